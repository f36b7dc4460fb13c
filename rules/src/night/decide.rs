//! Decides what a tap records: an event, or the reason to refuse it.

use serde::Serialize;

use super::event::Event;
use super::opponent::{self, Odds};
use super::state::State;
use super::table::{Card, Table};
use super::tap::Tap;
use super::{fare, hold};
use crate::campaign::facts::Fills;
use crate::id::FigureId;

/// A reason to refuse a tap. Its message comes from the locales, by code and fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "code")]
pub enum Refusal {
    /// The mission isn't set up.
    NotBegun,
    /// Several missions could be set up, and none was named.
    Unchosen,
    /// The mission is set up already.
    Begun,
    /// The mission's result is recorded already.
    Over,
    /// Nothing at the table has this ID.
    Unknown {
        /// The ID.
        id: String,
    },
    /// There isn't enough threat to pay for it.
    TooLittle {
        /// The cost.
        need: u32,
        /// The threat available.
        have: u32,
    },
    /// There is less threat than is removed.
    LessThere {
        /// The threat available.
        have: u32,
    },
    /// The cost isn't known: the card can be deployed for free, and the threat removed manually.
    CostUnknown {
        /// The card.
        id: String,
    },
    /// All figures of the group are on the table, or it has only one.
    Full {
        /// The card.
        id: String,
    },
    /// No figure of the group is on the table.
    Gone {
        /// The card.
        id: String,
    },
    /// There are no more of it.
    NoMore {
        /// The ID of the thing.
        id: String,
        /// The maximum number.
        most: u32,
    },
    /// There are none to remove.
    NoneThere,
    /// The mission isn't played for fun: its result ends it.
    NotForFun,
    /// The card isn't one of the open groups: it is unique and wasn't won, or in no box in play.
    NotOpen {
        /// The card.
        id: String,
    },
    /// The mission bars its faction from the open groups.
    Barred {
        /// The card.
        id: String,
    },
    /// A unique card is on the table already.
    Unique {
        /// The card.
        id: String,
    },
    /// The boxes in play hold no more miniatures.
    NoMiniatures {
        /// The card.
        id: String,
        /// The number of miniatures.
        most: u32,
    },
    /// A hero or a group was activated in this round already.
    Acted {
        /// The hero or the card.
        id: String,
    },
    /// Another hero has to be activated before one is for a second time.
    OthersFirst {
        /// The other hero.
        id: String,
    },
    /// The hero is out.
    Out {
        /// The hero.
        id: String,
    },
    /// The hero is in that state already.
    SameState {
        /// The hero.
        id: String,
    },
    /// A hero can't choose to suffer strain above the endurance.
    TooMuchStrain {
        /// The hero.
        id: String,
        /// The strain that the hero can still choose to suffer.
        have: u32,
    },
    /// How much damage a figure or a hero can take isn't known.
    HealthUnknown {
        /// The hero or the card.
        id: String,
    },
    /// Nobody has a condition twice.
    HasCondition,
    /// A line to be reminded of has no words.
    NoWords,
    /// The card isn't one of those at hand: of the open groups, and of groups that were defeated.
    NotAtHand {
        /// The card.
        id: String,
    },
    /// Which groups wait or may be deployed is a secret of the side that deploys them.
    Secret,
    /// No group was named, or open groups were named before.
    NoCard,
    /// Nobody brought the card to this mission.
    NobodyHas {
        /// The card.
        id: String,
    },
    /// The card can't go to another hero.
    NotLent {
        /// The card.
        id: String,
    },
    /// The card lies so already.
    LiesSo {
        /// The card.
        id: String,
    },
    /// The card was used up for this mission.
    UsedUp {
        /// The card.
        id: String,
    },
    /// The hero has the card already.
    HasCard {
        /// The hero.
        id: String,
    },
    /// What a card's attack comes to isn't known.
    AttackUnknown {
        /// The card.
        id: String,
    },
    /// Muster plays no side.
    NotPlaying,
    /// There is no such level of skill.
    NoLevel {
        /// The level.
        id: String,
    },
    /// There is nothing that the threat pays for.
    NothingToPay,
    /// Muster spent the threat in this round already.
    Spent,
    /// Threat is spent before anybody is activated in a round.
    UnderWay,
    /// The open groups were told already.
    OpenTold,
    /// Nothing was undone that could be taken again.
    NothingUndone,
    /// Every group of the side that Muster plays was activated.
    NoneLeft,
    /// The group isn't of the side that Muster plays.
    NotOwn {
        /// The card.
        id: String,
    },
    /// The side that Muster plays can't attack it.
    NoTarget {
        /// The hero, or the group's number.
        id: String,
    },
    /// One ally joins a mission.
    OneAlly {
        /// The ally who joined.
        id: String,
    },
    /// The ally has joined already.
    Joined {
        /// The ally.
        id: String,
    },
}

/// Decides what a tap records.
///
/// # Errors
/// The reason to refuse it.
pub fn decide(table: &Table<'_>, state: &State, tap: &Tap, odds: &dyn Odds) -> Result<Event, Refusal> {
    // For fun, a mission is played as often as anybody likes.
    let fun = matches!(tap, Tap::Begin { fun: true, .. });
    if table.over && !state.fun && !fun {
        return Err(Refusal::Over);
    }
    if let Tap::Begin { again, fun } = tap {
        if state.has_begun() && !state.ended && !again {
            return Err(Refusal::Begun);
        }
        return Ok(Event::Began {
            threat_level: table.threat_level,
            heroes: table.heroes.clone(),
            // Whoever joins was recorded for the campaign's next mission.
            joined: if *fun { Vec::new() } else { table.joined.clone() },
            fun: *fun,
        });
    }
    if !state.has_begun() {
        return Err(Refusal::NotBegun);
    }
    if state.ended {
        return Err(Refusal::Over);
    }
    match tap {
        Tap::Begin { .. } => Err(Refusal::NotBegun),
        Tap::End if state.fun => Ok(Event::Ended),
        Tap::End => Err(Refusal::NotForFun),
        Tap::Round => Ok(Event::Round { threat: state.threat_level }),
        Tap::Threat { by } => {
            let have = state.threat;
            if *by < 0 && have < by.unsigned_abs() {
                return Err(Refusal::LessThere { have });
            }
            Ok(Event::Threat { by: *by })
        }
        Tap::Token if state.tokens == 0 => Err(Refusal::NoneThere),
        Tap::Token => Ok(Event::Tokens { spent: 1 }),
        Tap::Deploy { card, free, anyway } => deploy(table, state, card, *free, *anyway),
        Tap::Group { how, card, anyway } => hold::group(table, state, *how, card.as_ref(), *anyway),
        Tap::Card { card, hero, lies } => hold::card(table, state, card, hero.as_ref(), *lies),
        Tap::Lend { card, from, to } => hold::lend(table, state, card, from, to),
        Tap::Opponent { level, seed } => play(table, state, level.as_deref(), *seed),
        Tap::Bar { factions } => hold::bar(table, factions),
        Tap::Choose { count } => opponent::choose(table, state, *count, odds),
        Tap::Spend { anyway } => opponent::spend(table, state, odds, *anyway),
        Tap::Order { group, seen } => opponent::order(table, state, *group, seen, odds),
        Tap::Reinforce { group, free } => reinforce(table, state, *group, *free),
        Tap::Defeat { group } => {
            let known = state.group(*group).ok_or_else(|| Refusal::Unknown { id: group.to_string() })?;
            if known.figures == 0 {
                return Err(Refusal::Gone { id: known.card.as_str().to_owned() });
            }
            Ok(Event::Defeated { group: *group })
        }
        Tap::Hero { hero, state: to } => {
            let id = || hero.as_str().to_owned();
            let known = state.hero(hero).filter(|_| *to < table.hero_states());
            let known = known.ok_or_else(|| Refusal::Unknown { id: id() })?;
            if known.state == *to {
                return Err(Refusal::SameState { id: id() });
            }
            Ok(fare::turn(table, known, *to))
        }
        Tap::Act { whom, anyway } => fare::act(table, state, whom, *anyway),
        Tap::Damage { whom, amount } => fare::damage(table, state, whom, *amount),
        Tap::Heal { whom, amount } => fare::heal(state, whom, *amount),
        Tap::Strain { hero, amount, forced } => fare::strain(table, state, hero, *amount, *forced),
        Tap::Rest { hero } => fare::rest(table, state, hero),
        Tap::Condition { whom, condition, off } => fare::condition(table, state, whom, condition, !*off),
        Tap::Line { text, .. } if text.trim().is_empty() => Err(Refusal::NoWords),
        Tap::Line { when, text } => Ok(Event::Noted { when: *when, text: text.trim().to_owned() }),
        Tap::Happen { line } => {
            let open = state.lines.iter().find(|one| one.number == *line && one.happened.is_none());
            let open = open.ok_or_else(|| Refusal::Unknown { id: line.to_string() })?;
            Ok(Event::Happened { line: open.number })
        }
        Tap::Limit { round } => Ok(Event::Limited { round: *round }),
        Tap::Join { ally, anyway } => {
            let id = || ally.as_str().to_owned();
            let joining = table.allies.get(ally).ok_or_else(|| Refusal::Unknown { id: id() })?;
            if state.joined.contains(ally) {
                return Err(Refusal::Joined { id: id() });
            }
            if let Some(other) = state.joined.first().filter(|_| !*anyway) {
                return Err(Refusal::OneAlly { id: other.as_str().to_owned() });
            }
            Ok(Event::Joined(joining.clone()))
        }
        Tap::Count { counter, by } => {
            let id = || counter.as_str().to_owned();
            if !table.counters().any(|one| one.id == *counter) {
                return Err(Refusal::Unknown { id: id() });
            }
            let there = i64::from(state.count(counter)) + i64::from(*by);
            if there < 0 {
                return Err(Refusal::NoneThere);
            }
            if let Some(most) = table.most.get(counter).filter(|most| there > i64::from(**most)) {
                return Err(Refusal::NoMore { id: id(), most: *most });
            }
            Ok(Event::Counted { counter: counter.clone(), by: *by })
        }
        Tap::Draw { supply, hero } => {
            let id = || supply.as_str().to_owned();
            let copies = table.supplies.get(supply.as_str()).ok_or_else(|| Refusal::Unknown { id: id() })?;
            if let Some(hero) = hero.as_ref().filter(|hero| state.hero(hero).is_none()) {
                return Err(Refusal::Unknown { id: hero.as_str().to_owned() });
            }
            let held = state.hand.iter().map(|held| &held.supply).chain(&state.used);
            let out = u32::try_from(held.filter(|one| *one == supply).count()).unwrap_or(u32::MAX);
            if let Some(copies) = copies.filter(|copies| out >= *copies) {
                return Err(Refusal::NoMore { id: id(), most: copies });
            }
            Ok(Event::Drew { supply: supply.clone(), hero: hero.clone() })
        }
        Tap::Use { supply } => {
            if !state.hand.iter().any(|held| held.supply == *supply) {
                return Err(Refusal::Unknown { id: supply.as_str().to_owned() });
            }
            Ok(Event::Used { supply: supply.clone() })
        }
    }
}

/// Deploys a group: a reserve for nothing, any other for threat. What all can see is judged first, so that a refusal tells as
/// little as possible of what is at hand.
fn deploy(
    table: &Table<'_>,
    state: &State,
    card: &FigureId,
    free: bool,
    anyway: bool,
) -> Result<Event, Refusal> {
    let id = || card.as_str().to_owned();
    let known = table.cards.get(card).ok_or_else(|| Refusal::Unknown { id: id() })?;
    let at_hand = state.at_hand.iter().flatten().any(|one| one == card);
    let reserve = state.waiting.iter().find(|waiting| waiting.card == *card);
    // With the card in both places, it is the free one that the mission brings.
    let reserve = reserve.filter(|_| free || !at_hand);
    if !anyway {
        fits(table, state, known)?;
    }
    let threat = table.night.threat.as_ref().ok_or_else(|| Refusal::Unknown { id: id() })?;
    let cost = if free || reserve.is_some() { Some(0) } else { known.cost };
    let cost = cost.ok_or_else(|| Refusal::CostUnknown { id: id() })?;
    pays(state, cost)?;
    if !anyway && reserve.is_none() {
        is_open(state, known)?;
    }
    Ok(Event::Deployed {
        card: card.clone(),
        side: threat.side.clone(),
        figures: known.figures,
        cost,
        waited: reserve.map(|waiting| waiting.number),
        from_hand: at_hand && reserve.is_none(),
    })
}

/// Lets Muster play the side that gains threat, or stop.
fn play(table: &Table<'_>, state: &State, level: Option<&str>, seed: u64) -> Result<Event, Refusal> {
    let rules = table.night.opponent.as_ref().ok_or(Refusal::NotPlaying)?;
    match level {
        None if state.playing.is_none() => Err(Refusal::NotPlaying),
        Some(level) if !rules.levels.iter().any(|one| one.id == level) => {
            Err(Refusal::NoLevel { id: level.to_owned() })
        }
        _ => {
            // The same draws when the level changes.
            let seed = state.playing.as_ref().map_or(seed, |playing| playing.seed);
            Ok(Event::Opponent { level: level.map(str::to_owned), seed })
        }
    }
}

/// Checks whether a card is an open group of which there are miniatures left.
pub(super) fn may_deploy(table: &Table<'_>, state: &State, card: &Card) -> Result<(), Refusal> {
    fits(table, state, card)?;
    is_open(state, card)
}

/// Checks whether a group can stand on the table: a unique one once, and no more than there are miniatures.
pub(super) fn fits(table: &Table<'_>, state: &State, card: &Card) -> Result<(), Refusal> {
    let there = state.groups.iter().any(|group| group.card == card.id && group.figures > 0);
    if card.unique && there {
        return Err(Refusal::Unique { id: card.id.as_str().to_owned() });
    }
    miniatures(table, state, &card.id, card.figures)
}

/// Checks whether the side may choose a card: it is at hand, or where nobody told what is, an open group.
fn is_open(state: &State, card: &Card) -> Result<(), Refusal> {
    let id = || card.id.as_str().to_owned();
    match &state.at_hand {
        Some(hand) if !hand.contains(&card.id) => Err(Refusal::NotAtHand { id: id() }),
        None if state.bars(card) => Err(Refusal::Barred { id: id() }),
        None if !card.open => Err(Refusal::NotOpen { id: id() }),
        _ => Ok(()),
    }
}

fn pays(state: &State, need: u32) -> Result<(), Refusal> {
    let have = state.threat;
    if have < need { Err(Refusal::TooLittle { need, have }) } else { Ok(()) }
}

/// Returns what it costs to reinforce a group that is on the table.
pub(super) fn may_reinforce(table: &Table<'_>, state: &State, number: u32) -> Result<u32, Refusal> {
    let group = state.group(number).ok_or_else(|| Refusal::Unknown { id: number.to_string() })?;
    let id = || group.card.as_str().to_owned();
    if group.figures >= group.size {
        return Err(Refusal::Full { id: id() });
    }
    if group.figures == 0 {
        return Err(Refusal::Gone { id: id() });
    }
    let cost = table.cards.get(&group.card).and_then(|card| card.reinforcement);
    let cost = cost.ok_or_else(|| Refusal::CostUnknown { id: id() })?;
    miniatures(table, state, &group.card, 1)?;
    Ok(cost)
}

/// Checks whether there are so many more miniatures of a card.
fn miniatures(table: &Table<'_>, state: &State, card: &FigureId, more: u32) -> Result<(), Refusal> {
    let models = table.models.iter().find(|models| models.cards.contains(card));
    let there = |one: &FigureId| {
        let groups = state.groups.iter().filter(|group| group.card == *one);
        groups.map(|group| group.figures).fold(0, u32::saturating_add)
    };
    match models {
        Some(models) if models.cards.iter().map(there).fold(more, u32::saturating_add) > models.count => {
            Err(Refusal::NoMiniatures { id: card.as_str().to_owned(), most: models.count })
        }
        _ => Ok(()),
    }
}

fn reinforce(table: &Table<'_>, state: &State, number: u32, free: bool) -> Result<Event, Refusal> {
    if !free {
        let cost = may_reinforce(table, state, number)?;
        pays(state, cost)?;
        return Ok(Event::Reinforced { group: number, cost });
    }
    let group = state.group(number).ok_or_else(|| Refusal::Unknown { id: number.to_string() })?;
    let id = || group.card.as_str().to_owned();
    if group.figures >= group.size {
        return Err(Refusal::Full { id: id() });
    }
    Ok(Event::Reinforced { group: number, cost: 0 })
}

/// The part of a mission result that a night determines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// Crates that the heroes hold.
    pub crates: u32,
    /// The number of claimed tokens.
    pub tokens: u32,
}

impl Said {
    /// Returns the counts that are part of a mission result.
    #[must_use]
    pub fn of(table: &Table<'_>, state: &State) -> Self {
        let counted = |fills: Fills| {
            let counters = table.counters().filter(|counter| counter.fills == Some(fills));
            counters.map(|counter| state.count(&counter.id)).fold(0, u32::saturating_add)
        };
        Self { crates: counted(Fills::Crates), tokens: counted(Fills::Tokens) }
    }
}
