//! The wording of campaigns: names of cards and missions, reasons, rejections.

use muster_db::pack::LoadedGame;
use muster_rules::campaign::event::{Account, Card, Holder, Phase, Why};
use muster_rules::campaign::facts::{
    AccountKind, AgendaAfter, AgendaCard, AgendaKept, AgendaOnly, Bonus, Facts, GainsAt, Outcome, Rules,
};
use muster_rules::campaign::id::{
    CampaignId, CardKindId, CurrencyId, MissionDeckId, MissionId, MissionKindId, OutcomeId, SideId,
    StageKindId,
};
use muster_rules::campaign::redact;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::step::Who;

use super::step_text::argument;
use crate::base::message::Message;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::base::words::Value;

/// Words one game's campaigns in the reader's language.
#[derive(Clone, Copy)]
pub struct Telling<'a> {
    pub(crate) speaker: Speaker<'a>,
    pub(crate) facts: &'a Facts,
}

impl<'a> Telling<'a> {
    /// Creates the wording of a game's campaigns.
    #[must_use]
    pub fn new(speaker: Speaker<'a>) -> Self {
        Self { facts: &speaker.game.campaigns, speaker }
    }

    /// Creates the wording of a game's campaigns in the session's language.
    pub(crate) fn of(session: &'a Session, game: &'a LoadedGame) -> Self {
        Self::new(session.speaker(game))
    }

    /// Returns the name of the hero, mission, card, ally or box with this id. Campaigns are named by
    /// [`Self::campaign`], since one may have the same id as its box.
    #[must_use]
    pub fn name(&self, id: &str) -> String {
        let facts = self.facts;
        if redact::is_alias(id) {
            return self.speaker.say("campaign-secret-card", &[]);
        }
        let english = facts.heroes.get(&id.into()).map(|h| ("hero", &h.name));
        let english = english.or_else(|| facts.missions.get(&id.into()).map(|m| ("mission", &m.name)));
        let english = english.or_else(|| facts.items.get(&id.into()).map(|i| ("item", &i.name)));
        let english = english.or_else(|| facts.class_cards.get(&id.into()).map(|c| ("class-card", &c.name)));
        let english =
            english.or_else(|| facts.agenda_cards.get(&id.into()).map(|c| ("agenda-card", &c.name)));
        let english = english.or_else(|| facts.rewards.get(&id.into()).map(|r| ("reward", &r.name)));
        let english = english.or_else(|| facts.classes.get(&id.into()).map(|c| ("class", &c.name)));
        let english = english.or_else(|| facts.agenda_sets.get(&id.into()).map(|s| ("agenda-set", &s.name)));
        let english =
            english.or_else(|| facts.boxes.iter().find(|b| b.id.as_str() == id).map(|b| ("box", &b.name)));
        let english = english.or_else(|| facts.allies.get(&id.into()).map(|a| ("figure", &a.name)));
        english.map_or_else(|| id.to_owned(), |(kind, english)| self.in_words(kind, english))
    }

    /// Returns a campaign's name.
    #[must_use]
    pub fn campaign(&self, id: &CampaignId) -> String {
        let campaign = self.facts.campaign(id);
        campaign.map_or_else(|| id.to_string(), |campaign| self.in_words("campaign", &campaign.name))
    }

    /// Translates an English name, if a pack has a translation.
    fn in_words(&self, kind: &str, english: &str) -> String {
        let language = self.speaker.words.language().tag();
        self.speaker.game.names.look_up(language, kind, english).unwrap_or(english).to_owned()
    }

    /// Returns the text of the condition for a bonus.
    #[must_use]
    pub fn condition(&self, bonus: &Bonus) -> String {
        self.in_words("condition", &bonus.words)
    }

    /// Returns what distinguishes an outcome from others with the same winner, if there are others.
    #[must_use]
    pub fn outcome(&self, outcome: &Outcome) -> Option<String> {
        outcome.words.as_ref().map(|words| self.in_words("outcome", words))
    }

    /// Returns a supply card's name.
    #[must_use]
    pub fn supply(&self, id: &str) -> String {
        let known = self.facts.supplies.iter().find(|supply| supply.id == id);
        known.map_or_else(|| id.to_owned(), |supply| self.in_words("supply", &supply.name))
    }

    /// Returns a card's name.
    #[must_use]
    pub fn card(&self, card: &Card) -> String {
        self.name(card.id())
    }

    /// Describes how an agenda card that isn't a mission is kept, what happens to it after use, and the extra cost of
    /// using it; empty if no source states any of it.
    #[must_use]
    pub fn agenda_kind(&self, card: &AgendaCard) -> String {
        let lies = card.kept.map(|kept| match kept {
            AgendaKept::Secret => "campaign-agenda-secret",
            AgendaKept::Open => "campaign-agenda-open",
            AgendaKept::Hero => "campaign-agenda-hero",
            AgendaKept::No => "campaign-agenda-at-once",
        });
        let after = card.after.map(|after| match after {
            AgendaAfter::Leaves => "campaign-agenda-leaves",
            AgendaAfter::LeavesOrBack => "campaign-agenda-leaves-or-back",
            AgendaAfter::Depletes => "campaign-agenda-depletes",
            AgendaAfter::Stays => "campaign-agenda-stays",
        });
        let mut said: Vec<_> = lies.into_iter().chain(after).map(|key| self.speaker.say(key, &[])).collect();
        let only = card.only.map(|only| match only {
            AgendaOnly::Setup => "campaign-agenda-only-setup",
            AgendaOnly::SideMissions => "campaign-agenda-only-side-missions",
        });
        said.extend(only.map(|key| self.speaker.say(key, &[])));
        if card.threat > 0 {
            said.push(self.speaker.say("campaign-agenda-threat", &[("threat", card.threat.into())]));
        }
        if card.more > 0 {
            said.push(self.speaker.say("campaign-agenda-more", &[("more", card.more.into())]));
        }
        if let Some(gain) = card.gain {
            let key = match gain.at {
                GainsAt::Upgrade => "campaign-agenda-gain-upgrade",
                GainsAt::Use => "campaign-agenda-gain-use",
            };
            said.push(self.speaker.say(key, &[("gain", gain.amount.into())]));
        }
        if let Some(ransom) = card.ransom {
            said.push(self.speaker.say("campaign-agenda-ransom", &[("ransom", ransom.into())]));
        }
        said.join(" · ")
    }

    /// Returns the rules that all campaigns of the game share.
    #[must_use]
    pub fn rules(&self) -> &'a Rules {
        &self.facts.rules
    }

    /// Translates a term of the game's campaign rules.
    #[must_use]
    pub fn term(&self, english: &str) -> String {
        self.in_words("term", english)
    }

    /// Returns a side's name.
    #[must_use]
    pub fn side(&self, side: &SideId) -> String {
        self.facts.rules.side(side).map_or_else(|| side.to_string(), |side| self.term(&side.name))
    }

    /// Returns the name of a side's player.
    #[must_use]
    pub fn player(&self, side: &SideId) -> String {
        let player = self.facts.rules.side(side).and_then(|side| side.player.as_deref());
        player.map_or_else(|| self.side(side), |player| self.term(player))
    }

    /// Returns the name of a stage's phase.
    #[must_use]
    pub fn phase(&self, phase: &Phase) -> String {
        match phase {
            Phase::Mission => self.speaker.word("campaign-phase-mission"),
            Phase::Over => self.speaker.word("campaign-phase-over"),
            Phase::Upgrade(id) => self
                .facts
                .rules
                .upgrade(id)
                .map_or_else(|| id.to_string(), |upgrade| self.term(&upgrade.name)),
        }
    }

    /// Returns the name of a kind of stage.
    #[must_use]
    pub fn stage_kind(&self, kind: &StageKindId) -> String {
        self.facts.rules.stage_kind(kind).map_or_else(|| kind.to_string(), |kind| self.term(&kind.name))
    }

    /// Returns the name of a kind of mission; `hero` is the name of the hero whose mission it is.
    #[must_use]
    pub fn mission_kind(&self, kind: &MissionKindId, hero: &str) -> String {
        let kind = self.facts.rules.mission_kind(kind);
        kind.map(|kind| self.term(&kind.name).replace("{hero}", hero)).unwrap_or_default()
    }

    /// Returns the kind of missions in a deck; empty if there are several kinds.
    #[must_use]
    pub fn missions_of(&self, deck: &MissionDeckId) -> String {
        let kinds = &self.facts.rules.mission_kinds;
        let mut kinds = kinds.iter().filter(|kind| kind.deck.as_ref() == Some(deck));
        match (kinds.next(), kinds.next()) {
            (Some(only), None) => self.term(only.many.as_ref().unwrap_or(&only.name)),
            _ => String::new(),
        }
    }

    /// Returns the name of a kind of card.
    #[must_use]
    pub fn card_kind(&self, kind: &CardKindId) -> String {
        self.facts.rules.card_kind(kind).map_or_else(|| kind.to_string(), |kind| self.term(&kind.name))
    }

    /// Returns a currency's name.
    #[must_use]
    pub fn currency(&self, id: &CurrencyId) -> String {
        let currency = self.facts.rules.currencies.iter().find(|c| c.id == *id);
        currency.map_or_else(|| id.to_string(), |currency| self.term(&currency.name))
    }

    /// Returns an account's name: `credits`, `XP of Jyn Odan`.
    #[must_use]
    pub fn account(&self, account: &Account) -> String {
        let Some(kind) = self.facts.rules.account(&account.kind) else { return account.kind.to_string() };
        let hero = account.hero.as_ref().map(|hero| self.name(hero.as_str())).unwrap_or_default();
        self.term(&kind.name).replace("{hero}", &hero)
    }

    /// Returns the owner and the currency of an account.
    #[must_use]
    pub fn account_of(&self, account: &Account) -> (Who, CurrencyId) {
        let kind = self.facts.rules.account(&account.kind);
        let side = kind.map(|kind| kind.side.to_string()).unwrap_or_default();
        let who = account.hero.as_ref().map_or(side, ToString::to_string);
        let what = kind.map_or_else(|| account.kind.as_str().into(), |kind| kind.currency.clone());
        (Who(who), what)
    }

    /// Returns the name of an account's owner.
    #[must_use]
    pub fn owner(&self, account: &Account) -> String {
        match (&account.hero, self.facts.rules.account(&account.kind)) {
            (Some(hero), _) => self.name(hero.as_str()),
            (None, Some(kind)) => self.side(&kind.side),
            (None, None) => account.kind.to_string(),
        }
    }

    /// Returns the holder whose book a correction changes.
    #[must_use]
    pub fn book_of(&self, who: &Who) -> Holder {
        let side = SideId::from(who.0.as_str());
        if self.facts.rules.side(&side).is_some() {
            Holder::Side(side)
        } else {
            Holder::Hero(who.0.as_str().into())
        }
    }

    /// Returns the rule behind a rejection.
    #[must_use]
    pub fn rule(&self, refusal: &Refusal) -> &'a str {
        refusal.rule(&self.facts.rules)
    }

    /// Returns the term of the campaign rules that a rejection refers to, if any.
    fn named(&self, refusal: &Refusal) -> String {
        let rules = &self.facts.rules;
        let many = |kind: &str| {
            let kind = rules.mission_kind(&kind.into());
            kind.map(|kind| self.term(kind.many.as_ref().unwrap_or(&kind.name)))
        };
        let named = match refusal {
            Refusal::Count { what, .. } => what.strip_suffix("-missions").and_then(many),
            Refusal::WrongKind { need, .. } => many(need),
            Refusal::Load { what, .. } => {
                rules.loads.iter().find(|load| load.id.as_str() == what).map(|load| self.term(&load.name))
            }
            Refusal::WrongPhase { phase } => Some(self.phase(phase)),
            Refusal::Untold { column, .. } | Refusal::TooMuch { what: column, .. } => {
                self.column(column).map(|account| self.currency(&account.currency))
            }
            Refusal::WhichOutcome { id, outcomes } => {
                let ways = outcomes.iter().map(|way| self.way(&id.as_str().into(), way));
                Some(ways.collect::<Vec<_>>().join(&self.speaker.word("join")))
            }
            _ => None,
        };
        named.unwrap_or_default()
    }

    /// Returns the kind of account with this column.
    fn column(&self, column: &str) -> Option<&'a AccountKind> {
        self.facts.rules.accounts.iter().find(|account| account.column() == column)
    }

    /// Describes an outcome of a mission by its words, or by its id if it has none.
    fn way(&self, mission: &MissionId, id: &OutcomeId) -> String {
        let of = self.facts.outcomes.iter().find(|outcome| outcome.mission == *mission && outcome.id == *id);
        of.and_then(|outcome| self.outcome(outcome)).unwrap_or_else(|| id.to_string())
    }

    /// Returns the possible answers to a rejection that asks for more input, as arguments of the step.
    pub(super) fn answers(&self, refusal: &Refusal) -> Vec<String> {
        match refusal {
            Refusal::Untold { column, likely, .. } => {
                vec![format!("{column}={}", likely.map(|likely| likely.to_string()).unwrap_or_default())]
            }
            Refusal::WhichOutcome { id, outcomes } => {
                let way = |way| argument("outcome", &self.way(&id.as_str().into(), way));
                outcomes.iter().map(way).collect()
            }
            Refusal::LeaveOrBack { .. } => ["back=false", "back=true"].map(str::to_owned).to_vec(),
            Refusal::WhichHero { .. } => vec!["hero=".to_owned()],
            Refusal::CostUnknown { id } => {
                let agenda = self.facts.agenda_cards.contains_key(&id.as_str().into());
                vec![if agenda { "cost=" } else { "xp=" }.to_owned()]
            }
            _ => Vec::new(),
        }
    }

    /// Describes why something moved, in a short sentence.
    #[must_use]
    pub fn why(&self, why: &Why) -> String {
        let say = |key: &str, args: &[(&str, Value<'_>)]| self.speaker.say(key, args);
        match why {
            Why::Start => say("campaign-why-start", &[]),
            Why::Outcome { mission } => {
                say("campaign-why-outcome", &[("mission", self.name(mission.as_str()).into())])
            }
            Why::Inferred { mission } => {
                say("campaign-why-inferred", &[("mission", self.name(mission.as_str()).into())])
            }
            Why::Joined => say("campaign-why-joined", &[]),
            Why::Paper => say("campaign-why-paper", &[]),
            Why::Bonus { mission, condition, met } => {
                let bonus = self.facts.bonuses_of(mission).find(|b| b.id == *condition);
                let words = bonus.map_or_else(|| condition.as_str().to_owned(), |b| self.condition(b));
                let key = if *met { "campaign-why-met" } else { "campaign-why-unmet" };
                let mission = self.name(mission.as_str());
                say(key, &[("mission", mission.into()), ("condition", words.into())])
            }
            Why::Tokens { mission, claimed } => {
                let mission = self.name(mission.as_str());
                say("campaign-why-tokens", &[("mission", mission.into()), ("claimed", (*claimed).into())])
            }
            Why::Crates { mission, crates } => {
                let mission = self.name(mission.as_str());
                say("campaign-why-crates", &[("mission", mission.into()), ("crates", (*crates).into())])
            }
            Why::Bought { card } => say("campaign-why-bought", &[("card", self.card(card).into())]),
            Why::Sold { card } => say("campaign-why-sold", &[("card", self.card(card).into())]),
            Why::Used { card } => say("campaign-why-used", &[("card", self.card(card).into())]),
            Why::InPlay { card } => say("campaign-why-in-play", &[("card", self.card(card).into())]),
            Why::Ransom { card } => say("campaign-why-ransom", &[("card", self.card(card).into())]),
            Why::Correction { reason } => say("campaign-why-correction", &[("reason", reason.into())]),
        }
    }

    /// Describes why a step was rejected, in a sentence.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let mut message = Message::of(refusal).with("name", self.named(refusal));
        if let Refusal::TooLittle { account, .. } | Refusal::BalanceUntold { account } = refusal {
            message = message.with("account", self.account(account));
        }
        if let Refusal::Untold { column, likely, .. } = refusal {
            let whose = self.column(column).map(|kind| self.side(&kind.side)).unwrap_or_default();
            let known = if likely.is_some() { "yes" } else { "no" };
            message = message.with("side", whose).with("known", known);
        }
        let is_id = |fact: &str| matches!(fact, "id" | "mission" | "needs" | "ally");
        let word = |fact: &str, text: &str| is_id(fact).then(|| self.name(text));
        let said = message.say(&self.speaker, "campaign-refused", word);
        let hint = self.hint(refusal);
        if hint.is_empty() { said } else { format!("{said} {hint}") }
    }
}
