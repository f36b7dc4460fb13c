//! Attacks rolled with pools of dice: damage against blocks, surges spent optimally, evades and dodges.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use num_bigint::BigUint;

use super::Goal;
use super::exact::{Ratio, Spread};
use super::read::ReadPools;
use crate::dice::{Die, DieKind, Face};

/// An attack with pools of dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PoolAttack<'a> {
    /// The attacker's and the defender's dice.
    pub dice: Vec<&'a Die>,
    /// Results added without a roll.
    pub plus: Results,
    /// What surges can be spent on, each once.
    pub surges: Vec<SurgeUse>,
    /// The accuracy needed to reach the defender.
    pub range: i32,
    /// The hit points left; `None` if unknown.
    pub hit_points: Option<u32>,
    /// The number of attack dice that may be rerolled, each once, after seeing all dice.
    pub rerolls: u32,
    /// The number of defense dice that may be rerolled after that, each once.
    pub defense_rerolls: u32,
    /// What rerolls aim for.
    pub goal: Goal,
}

/// Combined results of dice and cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Results {
    /// Damage.
    pub damage: i32,
    /// Surges.
    pub surge: i32,
    /// Accuracy.
    pub accuracy: i32,
    /// Blocks that are ignored.
    pub pierce: i32,
    /// Damage blocked.
    pub block: i32,
    /// Surges cancelled.
    pub evade: i32,
    /// Whether the attack misses.
    pub dodge: bool,
}

/// An option for spending surges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SurgeUse {
    /// The number of surges it costs.
    pub surges: i32,
    /// The results it adds.
    pub plus: Results,
}

/// The result of an attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PoolOutcome {
    /// The hit points lost.
    pub damage: Spread,
    /// The probability that the defender is defeated; `None` if its hit points are unknown.
    pub defeat: Option<Ratio>,
    /// The probability that the attack misses, by a dodge or lack of accuracy.
    pub miss: Ratio,
}

/// The damage of an attack; `None` if it missed.
type Struck = Option<u32>;

impl Results {
    /// Returns the sum of both.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self {
            damage: self.damage.saturating_add(other.damage),
            surge: self.surge.saturating_add(other.surge),
            accuracy: self.accuracy.saturating_add(other.accuracy),
            pierce: self.pierce.saturating_add(other.pierce),
            block: self.block.saturating_add(other.block),
            evade: self.evade.saturating_add(other.evade),
            dodge: self.dodge || other.dodge,
        }
    }
}

impl From<&Face> for Results {
    fn from(face: &Face) -> Self {
        let number = |n: u32| i32::try_from(n).unwrap_or(i32::MAX);
        Self {
            damage: number(face.damage),
            surge: number(face.surge),
            accuracy: number(face.accuracy),
            pierce: 0,
            block: number(face.block),
            evade: number(face.evade),
            dodge: face.dodge,
        }
    }
}

impl<'a> PoolAttack<'a> {
    /// Returns the attack described by two cards, with the given dice and without rerolls.
    #[must_use]
    pub fn of_cards(read: &ReadPools, dice: Vec<&'a Die>, range: i32) -> Self {
        Self {
            dice,
            plus: read.plus,
            surges: read.surges.clone(),
            range,
            hit_points: read.hit_points,
            rerolls: 0,
            defense_rerolls: 0,
            goal: Goal::Damage,
        }
    }

    /// Computes the result.
    #[must_use]
    pub fn outcome(&self) -> PoolOutcome {
        let plain = self.rerolls == 0 && self.defense_rerolls == 0;
        let struck = if plain { self.rolled() } else { self.rerolled() };
        let damage = struck.map(damage);
        let defeat = self.hit_points.map(|left| damage.at_least(left));
        PoolOutcome { defeat, miss: struck.exactly(0), damage }
    }

    /// Returns how surges of a roll are best spent: the fewest options, by their index, that come to the most damage, and
    /// that damage; `None` if the attack misses whatever they are spent on.
    #[must_use]
    pub fn spending(&self, rolled: Results) -> Option<(Vec<usize>, u32)> {
        let most = self.struck(rolled)?;
        if most == 0 {
            return Some((Vec::new(), 0));
        }
        let all = rolled.plus(self.plus);
        let surges = all.surge.saturating_sub(all.evade.max(0)).max(0);
        let sets = 0..1u32 << self.surges.len().min(16);
        let indices = |set: u32| (0..self.surges.len()).filter(move |at| set >> at & 1 == 1);
        let affordable = sets.filter(|set| {
            indices(*set).map(|at| self.surges[at].surges).fold(0, i32::saturating_add) <= surges
        });
        let reaching = affordable.filter(|set| {
            let spent = indices(*set).map(|at| self.surges[at].plus).fold(all, Results::plus);
            self.dealt(spent) == Some(most)
        });
        let cost = |set: &u32| indices(*set).map(|at| self.surges[at].surges).sum::<i32>();
        let best = reaching.min_by_key(|set| (cost(set), set.count_ones()))?;
        Some((indices(best).collect(), most))
    }

    /// Returns an upper bound on the number of rolls to examine.
    #[must_use]
    pub fn work(&self) -> u64 {
        if self.rerolls == 0 && self.defense_rerolls == 0 {
            return self.dice.len() as u64;
        }
        let faces = |kind| self.of(kind).map(|die| sides(die).len() as u64);
        let rolls = self.dice.iter().map(|die| sides(die).len() as u64);
        let rolls = rolls.fold(1u64, u64::saturating_mul);
        let again = |kind: DieKind, count: u32| {
            let all: u64 = faces(kind).sum::<u64>() + 1;
            all.saturating_pow(count.min(self.of(kind).count() as u32))
        };
        let again = again(DieKind::Attack, self.rerolls)
            .saturating_mul(again(DieKind::Defense, self.defense_rerolls));
        rolls.saturating_mul(again)
    }

    fn of(&self, kind: DieKind) -> impl Iterator<Item = &Die> {
        self.dice.iter().copied().filter(move |die| die.kind == kind)
    }

    /// Returns the damage of a roll when surges are spent optimally.
    fn struck(&self, rolled: Results) -> Struck {
        let all = rolled.plus(self.plus);
        if all.dodge {
            return None;
        }
        let surges = all.surge.saturating_sub(all.evade.max(0)).max(0);
        self.best(all, surges, 0)
    }

    /// Returns the distribution over all rolls without rerolls, grouped by combined results.
    fn rolled(&self) -> Spread {
        let mut sums = BTreeMap::from([(Results::default(), BigUint::from(1u8))]);
        for die in &self.dice {
            let mut next = BTreeMap::<_, BigUint>::new();
            for (so_far, ways) in &sums {
                for (face, more) in sides(die) {
                    *next.entry(so_far.plus(face)).or_default() += ways * more;
                }
            }
            sums = next;
        }
        Spread::counted(sums.into_iter().map(|(rolled, ways)| (told(self.struck(rolled)), ways)))
    }

    /// Returns the best way to spend surges on the options from `from` on.
    fn best(&self, all: Results, surges: i32, from: usize) -> Struck {
        let none = self.dealt(all);
        let uses = self.surges.iter().enumerate().skip(from).filter(|(_, cost)| cost.surges <= surges);
        let some = uses.map(|(at, one)| self.best(all.plus(one.plus), surges - one.surges, at + 1));
        some.fold(none, Option::max)
    }

    /// Returns the damage of combined results without any more surges; `None` if the attack misses.
    fn dealt(&self, all: Results) -> Struck {
        let blocked = all.block.saturating_sub(all.pierce.max(0)).max(0);
        let damage = u32::try_from(all.damage.saturating_sub(blocked).max(0)).unwrap_or(0);
        (all.accuracy >= self.range).then(|| damage.min(self.hit_points.unwrap_or(u32::MAX)))
    }

    /// Returns the distribution over all rolls with rerolls: the attacker chooses first, then the defender.
    fn rerolled(&self) -> Spread {
        let dice: Vec<_> = self.dice.iter().map(|die| sides(die)).collect();
        let mut table = Table { attack: self, anew: vec![false; dice.len()], lying: Vec::new(), dice };
        table.every()
    }

    /// Compares two distributions by the attacker's preference.
    fn compare(&self, one: &Spread, other: &Spread) -> Ordering {
        let most = self.hit_points.unwrap_or(u32::MAX);
        let (one, other) = (one.map(damage), other.map(damage));
        match self.goal {
            Goal::Damage => one.by_expected(&other).then_with(|| one.by_reaching(&other, most)),
            Goal::Defeat => one.by_reaching(&other, most).then_with(|| one.by_expected(&other)),
        }
    }
}

/// Dice on the table, some of which may be rerolled.
struct Table<'a> {
    attack: &'a PoolAttack<'a>,
    /// The distinct faces of each die, with their multiplicity.
    dice: Vec<Vec<(Results, u32)>>,
    /// The faces shown by the dice rolled so far.
    lying: Vec<Results>,
    /// Which dice were rerolled.
    anew: Vec<bool>,
}

impl Table<'_> {
    /// Returns the distribution after rolling the remaining dice.
    fn every(&mut self) -> Spread {
        let Some(sides) = self.dice.get(self.lying.len()).cloned() else {
            return self.chosen(DieKind::Attack, self.attack.rerolls);
        };
        let mut parts = Vec::new();
        for (side, ways) in sides {
            self.lying.push(side);
            parts.push((ways, self.every()));
            self.lying.pop();
        }
        mixed(&parts)
    }

    /// Returns the best of keeping the dice and of rerolling one die of the kind, possibly followed by others.
    fn chosen(&mut self, kind: DieKind, left: u32) -> Spread {
        let mut best = match kind {
            DieKind::Attack => self.chosen(DieKind::Defense, self.attack.defense_rerolls),
            DieKind::Defense => {
                let rolled = self.lying.iter().fold(Results::default(), |all, side| all.plus(*side));
                Spread::sure(told(self.attack.struck(rolled)))
            }
        };
        if left == 0 {
            return best;
        }
        for at in 0..self.dice.len() {
            if self.attack.dice[at].kind != kind || self.anew[at] {
                continue;
            }
            self.anew[at] = true;
            let lay = self.lying[at];
            let mut parts = Vec::new();
            for (side, ways) in self.dice[at].clone() {
                self.lying[at] = side;
                parts.push((ways, self.chosen(kind, left - 1)));
            }
            self.lying[at] = lay;
            self.anew[at] = false;
            let rolled = mixed(&parts);
            let order = self.attack.compare(&rolled, &best);
            let liked = match kind {
                DieKind::Attack => order.is_gt(),
                DieKind::Defense => order.is_lt(),
            };
            if liked {
                best = rolled;
            }
        }
        best
    }
}

fn mixed(parts: &[(u32, Spread)]) -> Spread {
    Spread::mixed(&parts.iter().map(|(ways, spread)| (*ways, spread)).collect::<Vec<_>>())
}

/// Encodes a miss as 0 and damage as one more than its amount, so that a distribution contains both.
fn told(struck: Struck) -> u32 {
    struck.map_or(0, |damage| damage.saturating_add(1))
}

/// Decodes the damage.
fn damage(told: u32) -> u32 {
    told.saturating_sub(1)
}

/// Returns the distinct faces of a die, with their multiplicity.
fn sides(die: &Die) -> Vec<(Results, u32)> {
    let mut sides = BTreeMap::new();
    for face in &die.faces {
        *sides.entry(Results::from(face)).or_insert(0) += 1;
    }
    sides.into_iter().collect()
}
