//! How Muster plays the side with threat, for an answer: whom it activates next, what that does, and what was weighed.

use muster_rules::campaign::facts::Order;
use muster_rules::night::opponent::{Act, Choice, Orders, Weight, next, targets};
use muster_rules::night::{Event, Waits, Whom, hidden, undoable};
use serde::Serialize;
use ts_rs::TS;

use super::answering::Of;
use crate::base::named::Named;
use crate::base::words::Value;

/// How Muster can play the side with threat.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NightOpponent {
    /// The side.
    pub side_name: String,
    /// The levels of skill, the easiest first.
    pub levels: Vec<Named>,
    /// How it plays; null if it doesn't.
    pub playing: Option<PlayingAnswer>,
}

/// How Muster plays.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlayingAnswer {
    /// The level of skill.
    pub level: String,
    /// The same in the reader's language.
    pub level_name: String,
    /// The number of the group that it activates next; null if none is left in this round.
    pub next: Option<u32>,
    /// Its card's name; empty if none is left.
    pub next_name: String,
    /// Why it is that one, in words.
    pub next_why: String,
    /// What it deploys from, where nobody told the open groups; empty if somebody did.
    pub untold: String,
    /// Everybody whom its groups may have in sight.
    pub targets: Vec<TargetAnswer>,
    /// What the group does that it activated last in this round.
    pub orders: Option<OrdersAnswer>,
    /// What it did with its threat, if that was the last tap.
    pub decided: Vec<DecidedAct>,
}

/// Somebody whom a group may have in sight.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TargetAnswer {
    /// Who.
    pub whom: Whom,
    /// The same in the reader's language.
    pub whom_name: String,
}

/// What a group does.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OrdersAnswer {
    /// The group's number.
    pub group: u32,
    /// What it does, in a sentence or two.
    pub sentence: String,
    /// Whom it attacks; null if nobody is in sight.
    pub target: Option<Whom>,
    /// Whom it could attack, the nearest first.
    pub weighed: Vec<WeighedTarget>,
}

/// Somebody whom a group could attack.
#[derive(Clone, Debug, Serialize, TS)]
pub struct WeighedTarget {
    /// Who.
    pub whom: Whom,
    /// The same in the reader's language.
    pub whom_name: String,
    /// The distance in spaces.
    pub range: u32,
    /// Whether nobody told the distance, and the usual one is meant.
    pub assumed: bool,
    /// The expected damage of one figure's attack, in thousandths; null if the cards don't tell.
    pub damage: Option<u32>,
    /// The chance of a defeat by it, in thousandths; null if the cards don't tell.
    pub defeat: Option<u32>,
    /// The same in words.
    pub told: String,
}

/// Something that Muster did.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DecidedAct {
    /// What it did, in words.
    pub sentence: String,
    /// What it drew among; of open groups that are secret only the one drawn.
    pub among: Vec<WeighedChoice>,
    /// Whether choices are left out because they are secret. Their number would tell which groups can be paid for.
    pub secret: bool,
}

/// One of the choices.
#[derive(Clone, Debug, Serialize, TS)]
pub struct WeighedChoice {
    /// The choice, in words.
    pub choice: String,
    /// The damage that its figures are expected to deal with one attack each, in thousandths.
    pub strikes: u32,
    /// The health of its figures.
    pub stands: u32,
    /// The threat that it costs.
    pub cost: u32,
    /// Its chance in thousandths.
    pub share: u32,
    /// Whether it was drawn.
    pub drawn: bool,
}

impl Of<'_> {
    pub(super) fn opponent(&self) -> Option<NightOpponent> {
        let night = self.facts().rules.night.as_ref()?;
        let rules = night.opponent.as_ref()?;
        let levels = rules
            .levels
            .iter()
            .map(|level| Named { id: level.id.clone(), name: self.shown.telling.term(&level.name) });
        let side_name = night.threat.as_ref().map(|threat| self.shown.telling.side(&threat.side));
        Some(NightOpponent {
            side_name: side_name.unwrap_or_default(),
            levels: levels.collect(),
            playing: self.playing(),
        })
    }

    fn playing(&self) -> Option<PlayingAnswer> {
        let playing = self.state.playing.as_ref()?;
        let table = self.table?;
        let next = next(table, self.state, &*self.night.odds());
        let targets = targets(table, self.state)
            .into_iter()
            .map(|whom| TargetAnswer { whom_name: self.teller.whom(&whom), whom });
        let acts = match undoable(&self.night.events) {
            Some(Event::Decided { acts }) => acts.as_slice(),
            _ => &[],
        };
        Some(PlayingAnswer {
            level: playing.level.clone(),
            level_name: self.teller.level(&playing.level),
            next,
            next_name: next.map(|number| self.teller.group(number)).unwrap_or_default(),
            next_why: next.map(|_| self.why_next(&playing.level)).unwrap_or_default(),
            untold: self.untold(),
            targets: targets.collect(),
            orders: playing.orders.as_ref().map(|(group, orders)| self.orders(*group, orders)),
            decided: acts.iter().map(|act| self.decided(act)).collect(),
        })
    }

    /// Says that any card of the boxes may come where nobody told the open groups.
    fn untold(&self) -> String {
        if self.state.at_hand.is_some() {
            return String::new();
        }
        let speaker = &self.shown.telling.speaker;
        let factions = self.factions().into_iter().filter(|one| !one.barred);
        let names = speaker.words.all_of(&factions.map(|one| one.faction_name).collect::<Vec<_>>());
        speaker.say("night-untold", &[("factions", names.into())])
    }

    /// Says by what the next group is chosen.
    fn why_next(&self, level: &str) -> String {
        let rules = self.facts().rules.night.as_ref().and_then(|night| night.opponent.as_ref());
        let level = rules.and_then(|rules| rules.levels.iter().find(|one| one.id == level));
        let key = match level.map(|level| level.order) {
            Some(Order::Role) => "night-next-role",
            Some(Order::Damage) => "night-next-damage",
            Some(Order::Any) | None => "night-next-any",
        };
        self.shown.telling.speaker.word(key)
    }

    fn orders(&self, group: u32, orders: &Orders) -> OrdersAnswer {
        let weighed = orders.weighed.iter().map(|one| WeighedTarget {
            whom: one.whom.clone(),
            whom_name: self.teller.whom(&one.whom),
            range: one.range,
            assumed: one.assumed,
            damage: one.damage,
            defeat: one.defeat,
            told: self.teller.prospect(one.damage, one.defeat),
        });
        OrdersAnswer {
            group,
            sentence: self.teller.orders(group, orders),
            target: orders.target.clone(),
            weighed: weighed.collect(),
        }
    }

    fn decided(&self, act: &Act) -> DecidedAct {
        let all = act.among.iter().fold(0u64, |all, one| all.saturating_add(one.weight)).max(1);
        let secret = self.keeps_secret();
        let choice = |(at, one): (usize, &Weight)| {
            let drawn = act.drawn == Some(at);
            // What was drawn is told, unless it waits in secret itself.
            let told = !secret || drawn && act.does.as_deref().is_some_and(|does| !waits(does));
            told.then(|| WeighedChoice {
                choice: self.choice(&one.choice),
                strikes: one.strikes,
                stands: one.stands,
                cost: one.cost,
                share: u32::try_from(u128::from(one.weight) * 1000 / u128::from(all)).unwrap_or(0),
                drawn,
            })
        };
        let among: Vec<_> = act.among.iter().enumerate().filter_map(choice).collect();
        DecidedAct { sentence: self.act(act), among, secret }
    }

    fn choice(&self, choice: &Choice) -> String {
        let (key, name) = match choice {
            Choice::Deploy(card) => ("night-choice-deploy", self.figure(card)),
            Choice::Reinforce(group) => ("night-choice-reinforce", self.teller.group(*group)),
            Choice::Save(card) => ("night-choice-save", self.figure(card)),
        };
        self.shown.telling.speaker.say(key, &[("name", name.into())])
    }

    /// Says what Muster did.
    fn act(&self, act: &Act) -> String {
        if let Some(does) = &act.does {
            return self.teller.event(does);
        }
        let drawn = act.drawn.and_then(|at| act.among.get(at));
        let card = match drawn.map(|one| &one.choice) {
            Some(Choice::Save(card)) if !self.keeps_secret() && *card != hidden() => self.figure(card),
            _ => String::new(),
        };
        let known = if card.is_empty() { "no" } else { "yes" };
        let args = [("known", Value::from(known)), ("name", card.into())];
        self.shown.telling.speaker.say("night-act-saved", &args)
    }
}

fn waits(event: &Event) -> bool {
    matches!(event, Event::Waits { how: Waits::Open | Waits::Reserve, .. })
}
