//! The wording of a night: its taps, and the reasons for rejections.

use muster_rules::campaign::facts::{Facts, Night as Rules};
use muster_rules::campaign::id::CounterId;
use muster_rules::id::FigureId;
use muster_rules::night::opponent::{Chose, Orders};
use muster_rules::night::{Event, Lies, Refusal, State, Waits, When, Whom, hidden, redoable, undoable};

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

    /// Names a group by its card, and by its number where several of that card are on the table.
    pub(super) fn group(&self, number: u32) -> String {
        let Some(group) = self.state.group(number) else { return number.to_string() };
        let name = self.figure(&group.card);
        let alike = self.state.groups.iter().filter(|one| one.card == group.card && one.figures > 0);
        if alike.count() < 2 {
            return name;
        }
        self.say("night-group-numbered", &[("name", name.into()), ("number", number.into())])
    }

    fn suffered(&self, of: impl FnOnce(&Rules) -> &String) -> String {
        let night = self.night.book.game.campaigns.rules.night.as_ref();
        night.map(|night| self.telling.term(of(night))).unwrap_or_default()
    }

    fn counted(&self, of: impl FnOnce(&Rules) -> &String, amount: u32) -> String {
        format!("{} {amount}", self.suffered(of))
    }

    pub(super) fn whom(&self, whom: &Whom) -> String {
        match whom {
            Whom::Hero(hero) => self.telling.name(hero.as_str()),
            Whom::Group(number) => self.group(*number),
        }
    }

    /// Says how a card lies.
    pub(super) fn lies(&self, lies: Lies) -> String {
        let key = match lies {
            Lies::Ready => "night-lies-ready",
            Lies::Exhausted => "night-lies-exhausted",
            Lies::Depleted => "night-lies-depleted",
        };
        self.say(key, &[])
    }

    /// Returns the name of a level of skill.
    pub(super) fn level(&self, level: &str) -> String {
        let night = self.night.book.game.campaigns.rules.night.as_ref();
        let mut levels = night.and_then(|night| night.opponent.as_ref()).into_iter().flat_map(|o| &o.levels);
        let known = levels.find(|one| one.id == level);
        known.map_or_else(|| level.to_owned(), |known| self.telling.term(&known.name))
    }

    /// Says what a figure's attack comes to: damage and the chance of a defeat, in thousandths.
    pub(super) fn prospect(&self, damage: Option<u32>, defeat: Option<u32>) -> String {
        let Some((damage, defeat)) = damage.zip(defeat) else {
            return self.say("night-prospect-unknown", &[]);
        };
        let args = [
            ("damage", self.tenths(damage).into()),
            ("some", if defeat > 0 { "yes" } else { "no" }.into()),
            ("percent", (defeat.saturating_add(5) / 10).into()),
        ];
        self.say("night-prospect", &args)
    }

    /// Writes thousandths with one decimal.
    fn tenths(&self, thousandths: u32) -> String {
        let tenths = thousandths.saturating_add(50) / 100;
        let args = [("whole", (tenths / 10).into()), ("tenths", (tenths % 10).into())];
        self.say("night-tenths", &args)
    }

    /// Says what a group does that Muster activated.
    pub(super) fn orders(&self, group: u32, orders: &Orders) -> String {
        let name = self.group(group);
        let mut told = Vec::new();
        if !orders.shakes_off.is_empty() {
            let conditions: Vec<_> = orders.shakes_off.iter().map(|one| self.telling.term(one)).collect();
            let what = self.telling.speaker.words.all_of(&conditions);
            told.push(
                self.say("night-orders-first", &[("name", name.clone().into()), ("what", what.into())]),
            );
        }
        let weighed = |whom: &Whom| orders.weighed.iter().find(|one| one.whom == *whom);
        let target = orders.target.as_ref().map(|whom| (self.whom(whom), weighed(whom)));
        told.push(match target {
            Some((target, weighed)) => {
                let why = match orders.aim {
                    Chose::Nearest => "nearest",
                    Chose::Damage => "damage",
                    Chose::Defeat => "defeat",
                };
                let prospect = self.prospect(weighed.and_then(|w| w.damage), weighed.and_then(|w| w.defeat));
                let args = [
                    ("name", name.into()),
                    ("target", target.into()),
                    ("why", if orders.weighed.len() > 1 { why } else { "only" }.into()),
                    ("prospect", prospect.into()),
                ];
                self.say("night-orders-attack", &args)
            }
            None => self.say("night-orders-none", &[("name", name.into())]),
        });
        if let Some(helped) = orders.helps {
            told.push(self.say("night-orders-help", &[("name", self.group(helped).into())]));
        }
        self.telling.speaker.words.sentences(&told)
    }

    /// Says that a group of the mission waits.
    fn waits(&self, how: Waits, card: Option<&FigureId>) -> String {
        let how_id = match how {
            Waits::Initial => "initial",
            Waits::Reserve => "reserve",
            Waits::Open => "open",
        };
        let known = card.filter(|card| self.night.secrets && **card != hidden());
        let known_word = match (known, card) {
            (Some(_), _) => "yes",
            (None, Some(_)) => "no",
            (None, None) => "none",
        };
        let args = [
            ("how", Value::from(how_id)),
            ("known", known_word.into()),
            ("name", known.map(|card| self.figure(card)).unwrap_or_default().into()),
        ];
        self.say("night-event-waits", &args)
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

    /// Describes a tap that was undone: what it deployed is secret again.
    pub(super) fn again(&self, event: &Event) -> String {
        let secret = match event {
            Event::Deployed { waited, from_hand, .. } => waited.is_some() || *from_hand,
            Event::Decided { .. } => self.state.keeps_groups(),
            _ => false,
        };
        if secret && !self.night.secrets { self.say("night-redo-secret", &[]) } else { self.event(event) }
    }

    /// Describes a tap, for undo and messages.
    pub(super) fn event(&self, event: &Event) -> String {
        let name = |text: String| [("name", Value::from(text))];
        match event {
            Event::Ended => self.say("night-event-ended", &[]),
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
            Event::Waits { how, card } => self.waits(*how, card.as_ref()),
            Event::Turned { card, hero, lies } => {
                let whose = hero.as_ref().map(|hero| self.telling.name(hero.as_str())).unwrap_or_default();
                let args = [
                    ("name", self.telling.name(card).into()),
                    ("whose", whose.clone().into()),
                    ("held", if whose.is_empty() { "no" } else { "yes" }.into()),
                    ("state", self.lies(*lies).into()),
                ];
                self.say("night-event-turned", &args)
            }
            Event::Lent { card, to, .. } => {
                let args =
                    [("name", self.telling.name(card).into()), ("to", self.telling.name(to.as_str()).into())];
                self.say("night-event-lent", &args)
            }
            Event::Opponent { level, .. } => {
                let plays = if level.is_some() { "yes" } else { "no" };
                let level = level.as_deref().map(|level| self.level(level)).unwrap_or_default();
                self.say("night-event-opponent", &[("plays", plays.into()), ("name", level.into())])
            }
            Event::Decided { acts } => {
                if acts.iter().all(|act| matches!(act.does.as_deref(), Some(Event::Waits { .. }))) {
                    return self.say("night-act-chosen", &[("count", acts.len().into())]);
                }
                let acts = acts.iter().filter_map(|act| act.does.as_ref());
                let told: Vec<_> = acts.map(|does| self.event(does)).collect();
                if told.is_empty() {
                    let saved = [("known", Value::from("no")), ("name", "".into())];
                    return self.say("night-act-saved", &saved);
                }
                told.join(" · ")
            }
            Event::Ordered { group, orders } => self.orders(*group, orders),
            Event::Noted { text, .. } => self.say("night-event-noted", &name(text.clone())),
            Event::Happened { line } => {
                let noted = self.state.lines.iter().find(|one| one.number == *line);
                self.say("night-event-happened", &name(noted.map(|one| one.text.clone()).unwrap_or_default()))
            }
            Event::Limited { round } => self.say("night-event-limited", &[("round", (*round).into())]),
            Event::Barred { factions } => {
                let names: Vec<_> =
                    factions.iter().map(|one| self.telling.speaker.naming().faction(one)).collect();
                let some = if names.is_empty() { "no" } else { "yes" };
                let names = self.telling.speaker.words.all_of(&names);
                self.say("night-event-barred", &[("some", some.into()), ("names", names.into())])
            }
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
            Event::Undone | Event::Redone => String::new(),
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
pub(super) fn done(session: &Session, night: &Night, event: &Event) -> String {
    let teller = Teller::new(Telling::of(session, &night.book.game), night);
    let of = |event: Option<&Event>| event.map(|event| teller.event(event)).unwrap_or_default();
    match event {
        Event::Undone => teller.say("campaign-taken-back", &[("step", of(undoable(&night.events)).into())]),
        Event::Redone => of(redoable(&night.events)),
        event => teller.event(event),
    }
}
