//! Campaigns in words: names of cards and missions, reasons, refusals.

use muster_db::pack::LoadedGame;
use muster_rules::campaign::event::{Account, Card, Holder, Phase, Why};
use muster_rules::campaign::facts::{
    AccountKind, AgendaAfter, AgendaCard, AgendaKept, Bonus, Facts, Outcome, Rules,
};
use muster_rules::campaign::id::{
    CampaignId, CardKindId, CurrencyId, MissionDeckId, MissionId, MissionKindId, OutcomeId, SideId,
    StageKindId,
};
use muster_rules::campaign::redact;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::step::Who;
use serde_json::Value as Json;

use super::written::argument;
use crate::session::Session;
use crate::speaker::Speaker;
use crate::words::Value;

/// Speaks of one game's campaigns in the reader's language.
#[derive(Clone, Copy)]
pub struct Telling<'a> {
    pub(crate) speaker: Speaker<'a>,
    pub(crate) facts: &'a Facts,
}

impl<'a> Telling<'a> {
    /// Speaks of the game's campaigns.
    #[must_use]
    pub fn new(speaker: Speaker<'a>) -> Self {
        Self { facts: &speaker.game.campaigns, speaker }
    }

    /// Speaks of a game's campaigns as the session does.
    pub(super) fn of(session: &'a Session, game: &'a LoadedGame) -> Self {
        Self::new(session.speaker(game))
    }

    /// What something goes by: a hero, mission, card, ally or box of this id. Campaigns have names of their own:
    /// one may bear its box's id.
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

    /// What a campaign is called.
    #[must_use]
    pub fn campaign(&self, id: &CampaignId) -> String {
        let campaign = self.facts.campaign(id);
        campaign.map_or_else(|| id.to_string(), |campaign| self.in_words("campaign", &campaign.name))
    }

    /// What has this English name, in the reader's language where a pack says so.
    fn in_words(&self, kind: &str, english: &str) -> String {
        let language = self.speaker.words.language().tag();
        self.speaker.game.names.look_up(language, kind, english).unwrap_or(english).to_owned()
    }

    /// What has to be met for more than a mission's reward.
    #[must_use]
    pub fn condition(&self, bonus: &Bonus) -> String {
        self.in_words("condition", &bonus.words)
    }

    /// What tells a way in which a mission ends from others with the same winner, where there are others.
    #[must_use]
    pub fn outcome(&self, outcome: &Outcome) -> Option<String> {
        outcome.words.as_ref().map(|words| self.in_words("outcome", words))
    }

    /// What a supply card is called.
    #[must_use]
    pub fn supply(&self, id: &str) -> String {
        let known = self.facts.supplies.iter().find(|supply| supply.id == id);
        known.map_or_else(|| id.to_owned(), |supply| self.in_words("supply", &supply.name))
    }

    /// What a card is called.
    #[must_use]
    pub fn card(&self, card: &Card) -> String {
        self.name(card.id())
    }

    /// Where an agenda card that isn't a mission lies, what becomes of it, and what its use costs; empty where no
    /// source says any of it.
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
        if card.more > 0 {
            said.push(self.speaker.say("campaign-agenda-more", &[("more", card.more.into())]));
        }
        said.join(" · ")
    }

    /// What all campaigns of the game are played by.
    #[must_use]
    pub fn rules(&self) -> &'a Rules {
        &self.facts.rules
    }

    /// A word of the game's campaign rules.
    #[must_use]
    pub fn term(&self, english: &str) -> String {
        self.in_words("term", english)
    }

    /// A side of the table.
    #[must_use]
    pub fn side(&self, side: &SideId) -> String {
        self.facts.rules.side(side).map_or_else(|| side.to_string(), |side| self.term(&side.name))
    }

    /// Who plays a side.
    #[must_use]
    pub fn player(&self, side: &SideId) -> String {
        let player = self.facts.rules.side(side).and_then(|side| side.player.as_deref());
        player.map_or_else(|| self.side(side), |player| self.term(player))
    }

    /// What a stage is at.
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

    /// What a stage asks for.
    #[must_use]
    pub fn stage_kind(&self, kind: &StageKindId) -> String {
        self.facts.rules.stage_kind(kind).map_or_else(|| kind.to_string(), |kind| self.term(&kind.name))
    }

    /// What kind of mission it is; `hero` is whose own it is.
    #[must_use]
    pub fn mission_kind(&self, kind: &MissionKindId, hero: &str) -> String {
        let kind = self.facts.rules.mission_kind(kind);
        kind.map(|kind| self.term(&kind.name).replace("{hero}", hero)).unwrap_or_default()
    }

    /// What kind of missions are in a deck; empty where it is several.
    #[must_use]
    pub fn missions_of(&self, deck: &MissionDeckId) -> String {
        let kinds = &self.facts.rules.mission_kinds;
        let mut kinds = kinds.iter().filter(|kind| kind.deck.as_ref() == Some(deck));
        match (kinds.next(), kinds.next()) {
            (Some(only), None) => self.term(only.many.as_ref().unwrap_or(&only.name)),
            _ => String::new(),
        }
    }

    /// What kind of card it is.
    #[must_use]
    pub fn card_kind(&self, kind: &CardKindId) -> String {
        self.facts.rules.card_kind(kind).map_or_else(|| kind.to_string(), |kind| self.term(&kind.name))
    }

    /// Something that is counted.
    #[must_use]
    pub fn currency(&self, id: &CurrencyId) -> String {
        let currency = self.facts.rules.currencies.iter().find(|c| c.id == *id);
        currency.map_or_else(|| id.to_string(), |currency| self.term(&currency.name))
    }

    /// What an account is of, `credits`, `XP of Jyn Odan`.
    #[must_use]
    pub fn account(&self, account: &Account) -> String {
        let Some(kind) = self.facts.rules.account(&account.kind) else { return account.kind.to_string() };
        let hero = account.hero.as_ref().map(|hero| self.name(hero.as_str())).unwrap_or_default();
        self.term(&kind.name).replace("{hero}", &hero)
    }

    /// Whose an account is, and of what.
    #[must_use]
    pub fn account_of(&self, account: &Account) -> (Who, CurrencyId) {
        let kind = self.facts.rules.account(&account.kind);
        let side = kind.map(|kind| kind.side.to_string()).unwrap_or_default();
        let who = account.hero.as_ref().map_or(side, ToString::to_string);
        let what = kind.map_or_else(|| account.kind.as_str().into(), |kind| kind.currency.clone());
        (Who(who), what)
    }

    /// Whose an account is.
    #[must_use]
    pub fn owner(&self, account: &Account) -> String {
        match (&account.hero, self.facts.rules.account(&account.kind)) {
            (Some(hero), _) => self.name(hero.as_str()),
            (None, Some(kind)) => self.side(&kind.side),
            (None, None) => account.kind.to_string(),
        }
    }

    /// Whose book a correction changes.
    #[must_use]
    pub fn book_of(&self, who: &Who) -> Holder {
        let side = SideId::from(who.0.as_str());
        if self.facts.rules.side(&side).is_some() {
            Holder::Side(side)
        } else {
            Holder::Hero(who.0.as_str().into())
        }
    }

    /// The rule that forbids something.
    #[must_use]
    pub fn rule(&self, refusal: &Refusal) -> &'a str {
        refusal.rule(&self.facts.rules)
    }

    /// What a refusal speaks of, where it is a word of the game's campaign rules.
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

    /// The kind of account of this column.
    fn column(&self, column: &str) -> Option<&'a AccountKind> {
        self.facts.rules.accounts.iter().find(|account| account.column() == column)
    }

    /// A way in which a mission ends, by its words; by its id where it has none.
    fn way(&self, mission: &MissionId, id: &OutcomeId) -> String {
        let of = self.facts.outcomes.iter().find(|outcome| outcome.mission == *mission && outcome.id == *id);
        of.and_then(|outcome| self.outcome(outcome)).unwrap_or_else(|| id.to_string())
    }

    /// What answers a refusal that asks, each way as a step takes it in a journal or a terminal.
    pub(super) fn answers(&self, refusal: &Refusal) -> Vec<String> {
        match refusal {
            Refusal::Untold { column, likely, .. } => {
                vec![format!("{column}={}", likely.map(|likely| likely.to_string()).unwrap_or_default())]
            }
            Refusal::WhichOutcome { id, outcomes } => {
                let way = |way| argument("outcome", &self.way(&id.as_str().into(), way));
                outcomes.iter().map(way).collect()
            }
            Refusal::CostUnknown { id } => {
                let agenda = self.facts.agenda_cards.contains_key(&id.as_str().into());
                vec![if agenda { "cost=" } else { "xp=" }.to_owned()]
            }
            _ => Vec::new(),
        }
    }

    /// Why something moved, as a short sentence.
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
            Why::Correction { reason } => say("campaign-why-correction", &[("reason", reason.into())]),
        }
    }

    /// Why a step is refused, as a sentence.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let Ok(Json::Object(mut values)) = serde_json::to_value(refusal) else { return String::new() };
        let code = values.remove("code");
        let code = code.as_ref().and_then(Json::as_str).unwrap_or_default().to_owned();
        if let Refusal::TooLittle { account, .. } | Refusal::BalanceUntold { account } = refusal {
            values.insert("account".to_owned(), self.account(account).into());
        }
        if let Refusal::Untold { column, likely, .. } = refusal {
            let whose = self.column(column).map(|kind| self.side(&kind.side)).unwrap_or_default();
            values.insert("side".to_owned(), whose.into());
            values.insert("known".to_owned(), if likely.is_some() { "yes" } else { "no" }.into());
        }
        values.insert("name".to_owned(), self.named(refusal).into());
        let args: Vec<(&str, Value<'_>)> = values
            .iter()
            .map(|(key, value)| {
                let value: Value<'_> = match value {
                    Json::Number(number) => number.as_i64().unwrap_or_default().into(),
                    Json::String(text) if matches!(key.as_str(), "id" | "mission" | "needs" | "ally") => {
                        self.name(text).into()
                    }
                    Json::String(text) => text.clone().into(),
                    other => other.to_string().into(),
                };
                (key.as_str(), value)
            })
            .collect();
        self.speaker.say(&format!("campaign-refused-{code}"), &args)
    }
}
