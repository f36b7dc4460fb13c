//! The wording of a night: its taps, and the reasons for rejections.

use muster_rules::campaign::facts::{Facts, Night as Rules};
use muster_rules::campaign::id::CounterId;
use muster_rules::id::FigureId;
use muster_rules::night::{Event, Refusal, State, When, Whom};

use super::Night;
use crate::base::message::Message;
use crate::base::session::Session;
use crate::base::words::Value;
use crate::campaigns::Telling;

/// Returns a hero's possible states, in English: the sides of the sheet, and out.
pub(super) fn hero_states(facts: &Facts) -> Vec<&str> {
    let sides = facts.rules.heroes.sheet.iter().map(|side| side.name.as_str());
    let out = facts.rules.night.iter().filter_map(|night| night.out.as_deref());
    sides.chain(out).collect()
}

/// Words the events of one night.
pub(super) struct Teller<'a> {
    pub(super) telling: Telling<'a>,
    night: &'a Night,
    /// The state after all events, to look up the groups' cards.
    state: State,
}

impl<'a> Teller<'a> {
    pub(super) fn new(telling: Telling<'a>, night: &'a Night) -> Self {
        Self { telling, night, state: State::after(&night.events) }
    }

    fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.telling.speaker.say(key, args)
    }

    fn figure(&self, card: &FigureId) -> String {
        self.telling.speaker.figure(card)
    }

    fn group(&self, number: u32) -> String {
        self.state.group(number).map_or_else(|| number.to_string(), |group| self.figure(&group.card))
    }

    fn suffered(&self, of: impl FnOnce(&Rules) -> &String) -> String {
        let night = self.night.book.game.campaigns.rules.night.as_ref();
        night.map(|night| self.telling.term(of(night))).unwrap_or_default()
    }

    fn counted(&self, of: impl FnOnce(&Rules) -> &String, amount: u32) -> String {
        format!("{} {amount}", self.suffered(of))
    }

    fn whom(&self, whom: &Whom) -> String {
        match whom {
            Whom::Hero(hero) => self.telling.name(hero.as_str()),
            Whom::Group(number) => self.group(*number),
        }
    }

    /// Says when a noted line happens; empty if the line itself does.
    pub(super) fn when(&self, when: When) -> String {
        match when {
            When::Told => String::new(),
            When::Start(round) => self.say("night-when-start", &[("round", round.into())]),
            When::End(round) => self.say("night-when-end", &[("round", round.into())]),
        }
    }

    pub(super) fn hero_state(&self, state: u32) -> String {
        let states = hero_states(&self.night.book.game.campaigns);
        let at = usize::try_from(state).unwrap_or(usize::MAX);
        states.get(at).map(|english| self.telling.term(english)).unwrap_or_default()
    }

    pub(super) fn counter(&self, counter: &CounterId) -> String {
        let mut known = self.night.book.game.campaigns.rules.night.iter().flat_map(|night| &night.counters);
        let known = known.find(|one| one.id == *counter);
        known.map_or_else(|| counter.to_string(), |known| self.telling.term(&known.name))
    }

    /// Describes a tap, for undo and messages.
    pub(super) fn event(&self, event: &Event) -> String {
        let name = |text: String| [("name", Value::from(text))];
        match event {
            Event::Began { .. } => {
                let mission = self.night.mission.as_ref().map(|m| self.telling.name(m.as_str()));
                self.say("night-event-began", &name(mission.unwrap_or_default()))
            }
            Event::Round { threat } => self.say("night-event-round", &[("threat", (*threat).into())]),
            Event::Threat { by } => {
                let args =
                    [("by", i64::from(*by).abs().into()), ("up", if *by < 0 { "no" } else { "yes" }.into())];
                self.say("night-event-threat", &args)
            }
            Event::Tokens { .. } => self.say("night-event-token", &[]),
            Event::Deployed { card, cost, .. } => {
                let args = [("name", self.figure(card).into()), ("cost", (*cost).into())];
                self.say("night-event-deployed", &args)
            }
            Event::Reinforced { group, cost } => {
                let args = [("name", self.group(*group).into()), ("cost", (*cost).into())];
                self.say("night-event-reinforced", &args)
            }
            Event::Defeated { group } => self.say("night-event-defeated", &name(self.group(*group))),
            Event::Hero { hero, state } => {
                let name = self.telling.name(hero.as_str());
                let args = [("name", name.into()), ("state", self.hero_state(*state).into())];
                self.say("night-event-hero", &args)
            }
            Event::Acted { whom } => self.say("night-event-acted", &name(self.whom(whom))),
            Event::Fared { hero, damage, strain, state } => {
                let args = [
                    ("name", self.telling.name(hero.as_str()).into()),
                    ("damage", self.counted(|night| &night.damage, *damage).into()),
                    ("strain", self.counted(|night| &night.strain, *strain).into()),
                    ("state", self.hero_state(*state).into()),
                ];
                self.say("night-event-fared", &args)
            }
            Event::Hurt { group, figures, damage } => {
                let damage = damage.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                let damage = if damage.is_empty() {
                    "none".to_owned()
                } else {
                    format!("{} {damage}", self.suffered(|night| &night.damage))
                };
                let args = [
                    ("name", self.group(*group).into()),
                    ("figures", (*figures).into()),
                    ("damage", damage.into()),
                ];
                self.say("night-event-hurt", &args)
            }
            Event::Marked { whom, condition, gained } => {
                let key = if *gained { "night-event-marked" } else { "night-event-unmarked" };
                let args = [("name", self.whom(whom).into()), ("state", self.telling.term(condition).into())];
                self.say(key, &args)
            }
            Event::Noted { text, .. } => self.say("night-event-noted", &name(text.clone())),
            Event::Happened { line } => {
                let noted = self.state.lines.iter().find(|one| one.number == *line);
                self.say("night-event-happened", &name(noted.map(|one| one.text.clone()).unwrap_or_default()))
            }
            Event::Limited { round } => self.say("night-event-limited", &[("round", (*round).into())]),
            Event::Joined(joining) => self.say("night-event-joined", &name(self.figure(&joining.card))),
            Event::Counted { counter, by } => {
                let by = i64::from(*by);
                let args = [("name", self.counter(counter).into()), ("by", format!("{by:+}").into())];
                self.say("night-event-counted", &args)
            }
            Event::Drew { supply, .. } => {
                self.say("night-event-drew", &name(self.telling.supply(supply.as_str())))
            }
            Event::Used { supply } => {
                self.say("night-event-used", &name(self.telling.supply(supply.as_str())))
            }
            Event::Undone => String::new(),
        }
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        Message::of(refusal).say(&self.telling.speaker, "night-refused", |_, id| Some(self.named(id)))
    }

    /// Returns the name that a rejection refers to: of a card, a counter, a supply card, or anything in campaigns.
    fn named(&self, id: &str) -> String {
        let game = &self.night.book.game;
        let card = FigureId::from(id);
        if game.catalogue.figure(&card).is_some() {
            return self.figure(&card);
        }
        if game.campaigns.supplies.iter().any(|supply| supply.id == id) {
            return self.telling.supply(id);
        }
        let counter = self.counter(&id.into());
        if counter == id { self.telling.name(id) } else { counter }
    }
}

/// Describes why a tap was rejected.
pub(super) fn refusal(session: &Session, night: &Night, refusal: &Refusal) -> String {
    Teller::new(Telling::of(session, &night.book.game), night).refusal(refusal)
}

/// Describes what was recorded or undone.
pub(super) fn done(session: &Session, night: &Night, back: Option<&Event>, event: &Event) -> String {
    let teller = Teller::new(Telling::of(session, &night.book.game), night);
    match back {
        Some(back) => teller.say("campaign-taken-back", &[("step", teller.event(back).into())]),
        None => teller.event(event),
    }
}
