//! Pushing one's luck: dice are set aside as successes, the rest rolled again, and a roll without success loses all.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::exact::Ratio;
use crate::id::{SourceId, TermId};

/// The most dice, and the most sides of a die, that are reckoned with: then every value is exact in 128 bits.
pub const MOST_DICE: u32 = 8;
/// The most sides of a die.
pub const MOST_SIDES: u32 = 8;

/// What a roll is made of, by the pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LuckRules {
    /// Where the rules are.
    pub source: SourceId,
    /// Terms that change what a turn comes to, and aren't reckoned with.
    #[serde(default)]
    pub not_counted: Vec<TermId>,
    /// How many dice there are.
    pub dice: u32,
    /// How many sides each has.
    pub sides: u32,
    /// The side that is a success by itself; it is part of no other.
    pub lucky: u32,
    /// How many alike are a success.
    pub alike: u32,
    /// How many in sequence are a success; more are, too.
    pub sequence: u32,
    /// Whether dice that were left lying can be a success by themselves.
    pub lying: Lying,
    /// Whether a success is set aside as a whole.
    pub aside: Aside,
}

/// How to read that dice may be left lying and count with the new roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Lying {
    /// A success needs a die that was rolled just now.
    Rolled,
    /// Dice that were left lying can be a success by themselves.
    Alone,
}

/// How to read that one or more dice of a success are set aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Aside {
    /// A success is set aside as a whole.
    Whole,
    /// A part of it can be; what lies aside in the end makes the successes.
    Part,
}

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// As many successes as possible on average: each is an action.
    Successes,
    /// As many spaces as possible on average: a success moves heroes as many spaces as it has dice.
    Spaces,
}

/// What the dice are played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// What is counted.
    pub aim: Aim,
    /// The most likely to get so many, rather than the most on average.
    pub reach: Option<u32>,
}

/// How many dice show each side.
pub type Hand = [u8; 8];

/// What dice come to when they are played on in the best way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// What is counted, on average.
    pub expected: Ratio,
    /// How likely the number to be reached is; `None` where none is.
    pub reached: Option<Ratio>,
}

/// What to do with dice that were set aside and some to roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What is counted of the dice set aside.
    pub kept: u32,
    /// How likely the roll is to lose it all.
    pub bust: Ratio,
    /// Whether to roll, rather than to act.
    pub roll: bool,
    /// What rolling comes to.
    pub rolling: Prospect,
}

/// What to do with a roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// What to set aside, side by side from the lowest.
    pub aside: Vec<u32>,
    /// What to leave lying as it is.
    pub lying: Vec<u32>,
    /// How many dice to roll then; none to act.
    pub roll: u32,
    /// What that comes to.
    pub prospect: Prospect,
}

/// A value in units so small that each is whole: what is wanted, and what is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Value {
    wanted: u128,
    counted: u128,
}

/// What was set aside, as far as it matters, and how many dice it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Kept {
    count: u32,
    dice: Hand,
}

/// The best play, as far as it has been worked out.
pub struct Luck<'a> {
    rules: &'a LuckRules,
    stakes: Stakes,
    /// Every success there is.
    successes: Vec<Hand>,
    /// Every roll of so many dice, and in how many ways.
    rolls: Vec<Vec<(Hand, u128)>>,
    unit: u128,
    wholes: HashMap<Hand, Rc<Vec<(Hand, u32)>>>,
    rolling: HashMap<(Kept, Hand, u32), Value>,
    rolled: HashMap<(Kept, Hand), Value>,
}

/// The hand of these sides; `None` where a side isn't one.
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

/// The sides of a hand from the lowest.
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

/// Every part of a hand, the empty one and the hand itself among them.
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
    /// Nothing worked out yet.
    #[must_use]
    pub fn new(rules: &'a LuckRules, stakes: Stakes) -> Self {
        let all = rules.dice.min(MOST_DICE);
        Self {
            rules,
            stakes,
            successes: successes(rules),
            rolls: (0..=all).map(|count| rolls(rules, count)).collect(),
            // No turn rolls more dice than all, all but one, all but two …
            unit: u128::from(rules.sides).pow(all * (all + 1) / 2),
            wholes: HashMap::new(),
            rolling: HashMap::new(),
            rolled: HashMap::new(),
        }
    }

    /// How likely so many dice show no success.
    #[must_use]
    pub fn bust(&self, dice: u32) -> Ratio {
        let Some(rolls) = self.rolls.get(dice as usize) else { return Ratio::whole(0) };
        let nothing = rolls.iter().filter(|(roll, _)| !self.succeeds(&Hand::default(), roll));
        let all: u128 = rolls.iter().map(|(_, ways)| ways).sum();
        Ratio::new(nothing.map(|(_, ways)| *ways).sum::<u128>().into(), all.into())
    }

    /// What to do where these dice are set aside and so many are left to roll.
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

    /// What to do with a roll when these dice are set aside; `None` where it is a bust.
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

    /// Every set of dice that a turn can have set aside when so many are left.
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

    /// Whether a roll beside dice that lie there has a success.
    fn succeeds(&self, lying: &Hand, rolled: &Hand) -> bool {
        let all = sum(lying, rolled);
        let new = |success: &Hand| success.iter().zip(rolled).any(|(needs, new)| *needs > 0 && *new > 0);
        self.successes
            .iter()
            .any(|success| within(success, &all) && (self.rules.lying == Lying::Alone || new(success)))
    }

    /// What dice set aside are from there on.
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

    /// The most that is counted of dice.
    fn worth(&mut self, dice: &Hand) -> u32 {
        self.wholes(dice).iter().map(|(_, worth)| *worth).max().unwrap_or(0)
    }

    /// What acting at once is worth.
    fn acting(&mut self, kept: Kept) -> Value {
        let counted = self.counted(kept);
        let wanted = match self.stakes.reach {
            None => u128::from(counted) * self.unit,
            Some(reach) if counted >= reach => self.unit,
            Some(_) => 0,
        };
        Value { wanted, counted: u128::from(counted) * self.unit }
    }

    /// What rolling so many dice beside some that lie there is worth.
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
                // Divided first, so that nothing is too large; the unit leaves no rest.
                value.wanted += one.wanted / all * ways;
                value.counted += one.counted / all * ways;
            }
        }
        self.rolling.insert(at, value);
        value
    }

    /// What a roll with a success is worth.
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

    /// Every way to set dice of a roll aside, and what is kept then.
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

    /// Acting, and every way to leave some of the rest lying and roll the others: what it is worth, what lies there,
    /// and how many are rolled.
    fn goings(&mut self, kept: Kept, rest: &Hand) -> Vec<(Value, Hand, u32)> {
        let mut all = vec![(self.acting(kept), Hand::default(), 0)];
        for lying in parts(rest).into_iter().filter(|lying| lying != rest) {
            let dice = size(rest) - size(&lying);
            all.push((self.roll(kept, lying, dice), lying, dice));
        }
        all
    }

    /// Every set of whole successes in a hand, and the most that is counted of it.
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

/// Every success there is.
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

/// Every roll of so many dice, and in how many ways it comes.
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
