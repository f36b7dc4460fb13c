//! Campaigns in words: names of cards and missions, reasons, refusals.

use muster_rules::campaign::event::{Account, Card, Why};
use muster_rules::campaign::facts::{Bonus, Facts, Outcome};
use muster_rules::campaign::refusal::Refusal;
use serde_json::Value as Json;

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

    /// What something goes by: a hero, mission, card, ally or box of this id.
    #[must_use]
    pub fn name(&self, id: &str) -> String {
        let facts = self.facts;
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
        let english = english
            .or_else(|| facts.campaigns.iter().find(|c| c.id.as_str() == id).map(|c| ("campaign", &c.name)));
        let english = english.or_else(|| facts.allies.get(&id.into()).map(|a| ("figure", &a.name)));
        english.map_or_else(|| id.to_owned(), |(kind, english)| self.in_words(kind, english))
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

    /// What a card is called.
    #[must_use]
    pub fn card(&self, card: &Card) -> String {
        match card {
            Card::Class(id) => self.name(id.as_str()),
            Card::Item(id) => self.name(id.as_str()),
            Card::Agenda(id) => self.name(id.as_str()),
            Card::Reward(id) => self.name(id.as_str()),
            Card::Ally(id) => self.name(id.as_str()),
        }
    }

    /// What an account is of, `credits`, `Jyn Odan's XP`.
    #[must_use]
    pub fn account(&self, account: &Account) -> String {
        match account {
            Account::Credits => self.speaker.word("campaign-account-credits"),
            Account::HeroXp(hero) => {
                let hero = self.name(hero.as_str());
                self.speaker.say("campaign-account-hero-xp", &[("hero", hero.into())])
            }
            Account::ImperialXp => self.speaker.word("campaign-account-imperial-xp"),
            Account::Influence => self.speaker.word("campaign-account-influence"),
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
        if let Refusal::TooLittle { account, .. } = refusal {
            values.insert("account".to_owned(), self.account(account).into());
            values.remove("of");
        }
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
