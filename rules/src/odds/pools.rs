//! Attacks rolled with pools of dice: damage against blocks, surges spent on what is best, evades and dodges.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use num_bigint::BigUint;

use super::Goal;
use super::exact::{Ratio, Spread};
use super::read::ReadPools;
use crate::dice::{Die, DieKind, Face};

/// All there is to know of an attack with pools of dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PoolAttack<'a> {
    /// The attacker's and the defender's dice.
    pub dice: Vec<&'a Die>,
    /// What is added to the results without a roll.
    pub plus: Results,
    /// What surges may be spent on, each once.
    pub surges: Vec<SurgeUse>,
    /// The accuracy that it takes to reach the defender.
    pub range: i32,
    /// The hit points that are left; `None` where that isn't told.
    pub hit_points: Option<u32>,
    /// How many attack dice may be rolled anew, each once; all are looked at before.
    pub rerolls: u32,
    /// How many defense dice may be rolled anew then, each once.
    pub defense_rerolls: u32,
    /// What rerolls are for.
    pub goal: Goal,
}

/// What dice and cards come to.
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

/// Something to spend surges on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SurgeUse {
    /// How many surges it takes.
    pub surges: i32,
    /// What it adds.
    pub plus: Results,
}

/// What an attack comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PoolOutcome {
    /// The hit points lost.
    pub damage: Spread,
    /// How likely the defender is defeated; `None` where its hit points aren't told.
    pub defeat: Option<Ratio>,
    /// How likely the attack misses: it is dodged, or doesn't reach.
    pub miss: Ratio,
}

/// An attack that missed, or the damage that it did.
type Struck = Option<u32>;

impl Results {
    /// Both together.
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
    /// The attack that two cards say, with these of the dice that they name, and nothing rolled anew.
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

    /// What it comes to.
    #[must_use]
    pub fn outcome(&self) -> PoolOutcome {
        let plain = self.rerolls == 0 && self.defense_rerolls == 0;
        let struck = if plain { self.rolled() } else { self.rerolled() };
        let damage = struck.map(damage);
        let defeat = self.hit_points.map(|left| damage.at_least(left));
        PoolOutcome { defeat, miss: struck.exactly(0), damage }
    }

    /// How many rolls its choices may have to look at.
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

    /// The damage of what was rolled, when surges are spent on what is best.
    fn struck(&self, rolled: Results) -> Struck {
        let all = rolled.plus(self.plus);
        if all.dodge {
            return None;
        }
        let surges = all.surge.saturating_sub(all.evade.max(0)).max(0);
        self.best(all, surges, 0)
    }

    /// All rolls, where nobody rolls anything anew: counted by what they come to.
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

    /// The best of spending surges on the `from`th use and those behind it.
    fn best(&self, all: Results, surges: i32, from: usize) -> Struck {
        let reached = all.accuracy >= self.range;
        let blocked = all.block.saturating_sub(all.pierce.max(0)).max(0);
        let damage = u32::try_from(all.damage.saturating_sub(blocked).max(0)).unwrap_or(0);
        let none = reached.then(|| damage.min(self.hit_points.unwrap_or(u32::MAX)));
        let uses = self.surges.iter().enumerate().skip(from).filter(|(_, cost)| cost.surges <= surges);
        let some = uses.map(|(at, one)| self.best(all.plus(one.plus), surges - one.surges, at + 1));
        some.fold(none, Option::max)
    }

    /// All rolls, where dice may be rolled anew: the attacker chooses, then the defender.
    fn rerolled(&self) -> Spread {
        let dice: Vec<_> = self.dice.iter().map(|die| sides(die)).collect();
        let mut table = Table { attack: self, anew: vec![false; dice.len()], lying: Vec::new(), dice };
        table.every()
    }

    /// Which of two prospects the attacker likes better.
    fn compare(&self, one: &Spread, other: &Spread) -> Ordering {
        let most = self.hit_points.unwrap_or(u32::MAX);
        let (one, other) = (one.map(damage), other.map(damage));
        match self.goal {
            Goal::Damage => one.by_expected(&other).then_with(|| one.by_reaching(&other, most)),
            Goal::Defeat => one.by_reaching(&other, most).then_with(|| one.by_expected(&other)),
        }
    }
}

/// Dice on the table, some of which may be rolled anew.
struct Table<'a> {
    attack: &'a PoolAttack<'a>,
    /// The different sides of each die, and how many of each it has.
    dice: Vec<Vec<(Results, u32)>>,
    /// What each shows, as far as they are rolled.
    lying: Vec<Results>,
    /// Which were rolled anew.
    anew: Vec<bool>,
}

impl Table<'_> {
    /// What comes of it when the dice that don't lie there yet are rolled.
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

    /// The best of keeping what lies there and of rolling any one die of the kind anew, and then perhaps others.
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

/// A miss as 0, damage as one more than it is: so a spread holds both.
fn told(struck: Struck) -> u32 {
    struck.map_or(0, |damage| damage.saturating_add(1))
}

/// The damage of what is told so.
fn damage(told: u32) -> u32 {
    told.saturating_sub(1)
}

/// The different sides of a die, and how many of each it has.
fn sides(die: &Die) -> Vec<(Results, u32)> {
    let mut sides = BTreeMap::new();
    for face in &die.faces {
        *sides.entry(Results::from(face)).or_insert(0) += 1;
    }
    sides.into_iter().collect()
}
