//! Push-your-luck dice: successes are set aside, the rest is rolled again, and a roll without success loses
//! everything.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::exact::Ratio;
use crate::id::{SourceId, TermId};

/// The maximum number of dice supported; with it and [`MOST_SIDES`], every value is exact in 128 bits.
pub const MOST_DICE: u32 = 8;
/// The maximum number of sides of a die supported.
pub const MOST_SIDES: u32 = 8;

/// A pack's rules for the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LuckRules {
    /// The source of the rules.
    pub source: SourceId,
    /// Terms that change the result of a turn but aren't taken into account.
    #[serde(default)]
    pub not_counted: Vec<TermId>,
    /// The number of dice.
    pub dice: u32,
    /// The number of sides of each.
    pub sides: u32,
    /// The side that is a success by itself; it is part of no other success.
    pub lucky: u32,
    /// The number of identical dice that make a success.
    pub alike: u32,
    /// The minimum number of consecutive sides that make a success.
    pub sequence: u32,
    /// Whether dice left lying can be a success by themselves.
    pub lying: Lying,
    /// Whether a success must be set aside as a whole.
    pub aside: Aside,
}

/// The interpretation of the rule that dice may be left lying and count with the new roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Lying {
    /// A success needs at least one die of the latest roll.
    Rolled,
    /// Dice left lying can be a success by themselves.
    Alone,
}

/// The interpretation of the rule that one or more dice of a success are set aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Aside {
    /// A success is set aside as a whole.
    Whole,
    /// Part of a success can be set aside; the dice set aside in the end make the successes.
    Part,
}

/// What to maximise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The number of successes, each of which is an action.
    Successes,
    /// The number of spaces: a success moves heroes as many spaces as it has dice.
    Spaces,
}

/// The objective of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// What to count.
    pub aim: Aim,
    /// A number to reach with the highest probability, instead of the highest expected value.
    pub reach: Option<u32>,
}

/// The number of dice that show each side.
pub type Hand = [u8; 8];

/// The result of optimal play from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The expected value.
    pub expected: Ratio,
    /// The probability of reaching the number; `None` if there is none to reach.
    pub reached: Option<Ratio>,
}

/// The best decision with some dice set aside and some to roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The value of the dice set aside.
    pub kept: u32,
    /// The probability that the roll loses everything.
    pub bust: Ratio,
    /// Whether to roll, instead of acting.
    pub roll: bool,
    /// The result of rolling.
    pub rolling: Prospect,
}

/// The best decision after a roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The dice to set aside, in ascending order.
    pub aside: Vec<u32>,
    /// The dice to leave lying.
    pub lying: Vec<u32>,
    /// The number of dice to roll next; 0 to act.
    pub roll: u32,
    /// The expected result.
    pub prospect: Prospect,
}

/// A value in units small enough to be an integer: the objective first, then the amount counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Value {
    wanted: u128,
    counted: u128,
}

/// The relevant part of what was set aside.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Kept {
    count: u32,
    dice: Hand,
}

/// The optimal play, memoised as far as it has been computed.
pub struct Luck<'a> {
    rules: &'a LuckRules,
    stakes: Stakes,
    /// All successes.
    successes: Vec<Hand>,
    /// All rolls of each number of dice, with their numbers of outcomes.
    rolls: Vec<Vec<(Hand, u128)>>,
    unit: u128,
    wholes: HashMap<Hand, Rc<Vec<(Hand, u32)>>>,
    rolling: HashMap<(Kept, Hand, u32), Value>,
    rolled: HashMap<(Kept, Hand), Value>,
}

/// Returns the hand with these sides; `None` if one is invalid.
#[must_use]
pub fn hand(rules: &LuckRules, sides: &[u32]) -> Option<Hand> {
    let mut hand = Hand::default();
    for side in sides {
        if !(1..=rules.sides).contains(side) {
            return None;
        }
        hand[*side as usize - 1] += 1;
    }
    Some(hand)
}

/// Returns the sides of a hand, ascending.
#[must_use]
pub fn sides(hand: &Hand) -> Vec<u32> {
    let each = hand.iter().zip(1u32..);
    each.flat_map(|(count, side)| std::iter::repeat_n(side, usize::from(*count))).collect()
}

fn size(hand: &Hand) -> u32 {
    hand.iter().map(|n| u32::from(*n)).sum()
}

fn sum(one: &Hand, other: &Hand) -> Hand {
    std::array::from_fn(|i| one[i] + other[i])
}

fn without(one: &Hand, other: &Hand) -> Hand {
    std::array::from_fn(|i| one[i] - other[i])
}

fn within(one: &Hand, other: &Hand) -> bool {
    one.iter().zip(other).all(|(one, other)| one <= other)
}

/// Returns all sub-hands, including the empty one and the hand itself.
fn parts(hand: &Hand) -> Vec<Hand> {
    let mut all = vec![Hand::default()];
    for (side, count) in hand.iter().enumerate() {
        let more = all.iter().flat_map(|part| {
            (0..=*count).map(move |n| {
                let mut part = *part;
                part[side] = n;
                part
            })
        });
        all = more.collect();
    }
    all
}

impl<'a> Luck<'a> {
    /// Returns a solver without any computed positions.
    #[must_use]
    pub fn new(rules: &'a LuckRules, stakes: Stakes) -> Self {
        let all = rules.dice.min(MOST_DICE);
        Self {
            rules,
            stakes,
            successes: successes(rules),
            rolls: (0..=all).map(|count| rolls(rules, count)).collect(),
            // A turn rolls at most all dice, then all but one, all but two, and so on.
            unit: u128::from(rules.sides).pow(all * (all + 1) / 2),
            wholes: HashMap::new(),
            rolling: HashMap::new(),
            rolled: HashMap::new(),
        }
    }

    /// Returns the probability that a roll of this many dice has no success.
    #[must_use]
    pub fn bust(&self, dice: u32) -> Ratio {
        let Some(rolls) = self.rolls.get(dice as usize) else { return Ratio::whole(0) };
        let nothing = rolls.iter().filter(|(roll, _)| !self.succeeds(&Hand::default(), roll));
        let all: u128 = rolls.iter().map(|(_, ways)| ways).sum();
        Ratio::new(nothing.map(|(_, ways)| *ways).sum::<u128>().into(), all.into())
    }

    /// Returns the best decision with these dice set aside and `dice` left to roll.
    #[must_use]
    pub fn choice(&mut self, aside: &Hand, dice: u32) -> Choice {
        let kept = self.kept(aside);
        let acting = self.acting(kept);
        let rolling = self.roll(kept, Hand::default(), dice);
        Choice {
            kept: self.counted(kept),
            bust: self.bust(dice),
            roll: rolling > acting || size(aside) == 0,
            rolling: self.prospect(rolling),
        }
    }

    /// Returns the best decision after a roll with these dice set aside; `None` if the roll is a bust.
    #[must_use]
    pub fn advice(&mut self, aside: &Hand, rolled: &Hand) -> Option<Advice> {
        let kept = self.kept(aside);
        let mut best: Option<(Value, Hand, Hand, u32)> = None;
        for (set, more) in self.settings(kept, rolled) {
            let rest = without(rolled, &set);
            for (value, lying, roll) in self.goings(more, &rest) {
                if best.as_ref().is_none_or(|(most, ..)| value > *most) {
                    best = Some((value, set, lying, roll));
                }
            }
        }
        let (value, set, lying, roll) = best?;
        let (aside, lying) = (sides(&set), sides(&lying));
        Some(Advice { aside, lying, roll, prospect: self.prospect(value) })
    }

    /// Returns every set of dice that can have been set aside when `left` dice remain.
    #[must_use]
    pub fn set_aside(&mut self, left: u32) -> Vec<Hand> {
        let gone = self.rules.dice.saturating_sub(left);
        let all = rolls(self.rules, gone.min(MOST_DICE));
        let hands: Vec<_> = all.into_iter().map(|(hand, _)| hand).collect();
        let fits = |luck: &mut Self, hand: &Hand| match luck.rules.aside {
            Aside::Whole => gone == 0 || luck.wholes(hand).iter().any(|(whole, _)| whole == hand),
            Aside::Part => true,
        };
        hands.into_iter().filter(|hand| fits(self, hand)).collect()
    }

    /// Whether a roll, together with the dice left lying, has a success.
    fn succeeds(&self, lying: &Hand, rolled: &Hand) -> bool {
        let all = sum(lying, rolled);
        let new = |success: &Hand| success.iter().zip(rolled).any(|(needs, new)| *needs > 0 && *new > 0);
        self.successes
            .iter()
            .any(|success| within(success, &all) && (self.rules.lying == Lying::Alone || new(success)))
    }

    /// Returns the relevant part of the dice set aside.
    fn kept(&mut self, aside: &Hand) -> Kept {
        match self.rules.aside {
            Aside::Whole => Kept { count: self.worth(aside), dice: Hand::default() },
            Aside::Part => Kept { count: 0, dice: *aside },
        }
    }

    fn counted(&mut self, kept: Kept) -> u32 {
        match self.rules.aside {
            Aside::Whole => kept.count,
            Aside::Part => self.worth(&kept.dice),
        }
    }

    /// Returns the highest value of the dice.
    fn worth(&mut self, dice: &Hand) -> u32 {
        self.wholes(dice).iter().map(|(_, worth)| *worth).max().unwrap_or(0)
    }

    /// Returns the value of acting now.
    fn acting(&mut self, kept: Kept) -> Value {
        let counted = self.counted(kept);
        let wanted = match self.stakes.reach {
            None => u128::from(counted) * self.unit,
            Some(reach) if counted >= reach => self.unit,
            Some(_) => 0,
        };
        Value { wanted, counted: u128::from(counted) * self.unit }
    }

    /// Returns the value of rolling `dice` dice with some left lying.
    fn roll(&mut self, kept: Kept, lying: Hand, dice: u32) -> Value {
        let at = (kept, lying, dice);
        if let Some(known) = self.rolling.get(&at) {
            return *known;
        }
        let rolls = self.rolls.get(dice as usize).cloned().unwrap_or_default();
        let all: u128 = rolls.iter().map(|(_, ways)| ways).sum();
        let mut value = Value::default();
        for (roll, ways) in &rolls {
            if self.succeeds(&lying, roll) {
                let one = self.best(kept, sum(&lying, roll));
                // Divided first to avoid overflow; the unit makes it exact.
                value.wanted += one.wanted / all * ways;
                value.counted += one.counted / all * ways;
            }
        }
        self.rolling.insert(at, value);
        value
    }

    /// Returns the value of a roll with a success.
    fn best(&mut self, kept: Kept, rolled: Hand) -> Value {
        if let Some(known) = self.rolled.get(&(kept, rolled)) {
            return *known;
        }
        let mut best = Value::default();
        for (set, more) in self.settings(kept, &rolled) {
            for (value, ..) in self.goings(more, &without(&rolled, &set)) {
                best = best.max(value);
            }
        }
        self.rolled.insert((kept, rolled), best);
        best
    }

    /// Returns every way to set dice of a roll aside, with what is kept then.
    fn settings(&mut self, kept: Kept, rolled: &Hand) -> Vec<(Hand, Kept)> {
        let wholes = self.wholes(rolled);
        match self.rules.aside {
            Aside::Whole => {
                let more = |count: u32| Kept { count: kept.count + count, ..kept };
                wholes.iter().map(|(whole, count)| (*whole, more(*count))).collect()
            }
            Aside::Part => {
                let sets: BTreeMap<_, ()> =
                    wholes.iter().flat_map(|(whole, _)| parts(whole)).map(|set| (set, ())).collect();
                let some = sets.into_keys().filter(|set| size(set) > 0);
                some.map(|set| (set, Kept { dice: sum(&kept.dice, &set), ..kept })).collect()
            }
        }
    }

    /// Returns acting, and every way to leave some of the rest lying and roll the others: the value, the dice
    /// left lying, and the number to roll.
    fn goings(&mut self, kept: Kept, rest: &Hand) -> Vec<(Value, Hand, u32)> {
        let mut all = vec![(self.acting(kept), Hand::default(), 0)];
        for lying in parts(rest).into_iter().filter(|lying| lying != rest) {
            let dice = size(rest) - size(&lying);
            all.push((self.roll(kept, lying, dice), lying, dice));
        }
        all
    }

    /// Returns every set of whole successes in a hand, with its highest value.
    fn wholes(&mut self, hand: &Hand) -> Rc<Vec<(Hand, u32)>> {
        if let Some(known) = self.wholes.get(hand) {
            return Rc::clone(known);
        }
        let mut found = BTreeMap::new();
        self.gather(0, hand, Hand::default(), 0, &mut found);
        let found = Rc::new(found.into_iter().collect::<Vec<_>>());
        self.wholes.insert(*hand, Rc::clone(&found));
        found
    }

    fn gather(&self, from: usize, left: &Hand, set: Hand, worth: u32, found: &mut BTreeMap<Hand, u32>) {
        for (at, success) in self.successes.iter().enumerate().skip(from) {
            if within(success, left) {
                let set = sum(&set, success);
                let worth = worth
                    + match self.stakes.aim {
                        Aim::Successes => 1,
                        Aim::Spaces => size(success),
                    };
                let most = found.entry(set).or_insert(0);
                *most = worth.max(*most);
                self.gather(at, &without(left, success), set, worth, found);
            }
        }
    }

    fn prospect(&self, value: Value) -> Prospect {
        let ratio = |value: u128| Ratio::new(value.into(), self.unit.into());
        Prospect { expected: ratio(value.counted), reached: self.stakes.reach.map(|_| ratio(value.wanted)) }
    }
}

/// Returns all successes.
fn successes(rules: &LuckRules) -> Vec<Hand> {
    let lucky = rules.lucky;
    let mut all = vec![vec![lucky]];
    for side in (1..=rules.sides).filter(|side| *side != lucky) {
        all.push(vec![side; rules.alike as usize]);
    }
    for first in 1..=rules.sides {
        for last in first..=rules.sides {
            let run: Vec<_> = (first..=last).collect();
            if run.len() >= rules.sequence as usize && !run.contains(&lucky) {
                all.push(run);
            }
        }
    }
    all.iter().filter_map(|sides| hand(rules, sides)).collect()
}

/// Returns every roll of `count` dice, with its number of outcomes.
fn rolls(rules: &LuckRules, count: u32) -> Vec<(Hand, u128)> {
    let mut all = BTreeMap::from([(Hand::default(), 1u128)]);
    for _ in 0..count {
        let mut next = BTreeMap::new();
        for (hand, ways) in &all {
            for side in 0..rules.sides.min(MOST_SIDES) as usize {
                let mut more = *hand;
                more[side] += 1;
                *next.entry(more).or_insert(0) += ways;
            }
        }
        all = next;
    }
    all.into_iter().collect()
}
