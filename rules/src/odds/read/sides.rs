//! What both sides contribute to attacks rolled with one die, and the fight that comes of it.

use std::collections::BTreeSet;

use super::{LeftOut, Whose, line};
use crate::figure::Figure;
use crate::id::TermId;
use crate::odds::{
    Attack, Attacks, Avoid, Fight, Goal, LastStand, Modifier, Poison, Reduction, Rerolls, Retry, RollRules,
    Top,
};
use crate::term::{Amount, Condition, Glossary, Stat};

/// What the attacker contributes. Empty if there is no figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assault {
    /// The printed bonus of each attack.
    pub attacks: Option<Vec<i32>>,
    /// The number of attacks, if specified.
    pub count: Option<u32>,
    /// The printed damage.
    pub damage: Option<u32>,
    /// Damage not multiplied by critical hits.
    pub damage_bonus: i32,
    /// Damage that critical hits do besides, not multiplied.
    pub critical_bonus: i32,
    /// Damage that the second hit does besides, not multiplied by critical hits.
    pub second_hit: u32,
    /// The bonus of abilities to every attack.
    pub bonus: i32,
    /// Further attacks that add up with any others.
    pub more_attacks: u32,
    /// Further attacks, of which only the largest number counts.
    pub extra_attacks: u32,
    /// Whether every attack is followed by another one against the same enemy.
    pub twin: bool,
    /// The lowest roll that is a critical hit, if an ability sets it.
    pub critical: Option<u32>,
    /// The damage multiplier of critical hits, if an ability sets it.
    pub times: Option<u32>,
    /// Additional damage that the enemy may save against.
    pub poisons: Vec<Poison>,
    /// An attack that may be made anew.
    pub retry: Option<Retry>,
    /// The bonus to a rerolled attack.
    pub reroll_bonus: i32,
    /// Whether damage reductions without a roll don't apply.
    pub unreduced: bool,
    /// The amount by which damage reductions without a roll are lowered.
    pub pierced: u32,
    /// The term by which each critical hit causes another attack.
    pub again: Option<TermId>,
    /// The effect of the highest roll, with its term.
    pub top: Option<(Top, TermId)>,
    /// Whether the attacker can only attack adjacent enemies.
    pub only_adjacent: bool,
    /// Whether only the first attack is made, as without standing still or in an attack of opportunity.
    pub single: bool,
    /// What abilities and circumstances add to the enemy's defense.
    pub against: i32,
    /// Whether each attack hits without a roll.
    pub sure: bool,
    /// What circumstances multiply the damage by.
    pub doubled: Option<u32>,
    /// Whether the enemy's cover doesn't count.
    pub uncovers: bool,
}

/// What the defender contributes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guard {
    /// The printed defense.
    pub defense: Option<i32>,
    /// The bonus of abilities to defense.
    pub defense_bonus: i32,
    /// The printed hit points.
    pub hit_points: Option<u32>,
    /// Whether critical hits count as ordinary hits.
    pub no_criticals: bool,
    /// Rolls that avoid the damage of a hit.
    pub avoids: Vec<Avoid>,
    /// Reductions of the damage of a hit.
    pub reductions: Vec<Reduction>,
    /// The bonus to a rerolled save.
    pub save_bonus: i32,
    /// What keeps it in play when it would be defeated.
    pub last_stand: Option<LastStand>,
}

/// What two cards contribute to attacks rolled with one die.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadRoll {
    /// The attacker's side.
    pub assault: Assault,
    /// The defender's side.
    pub guard: Guard,
    /// Words that aren't taken into account.
    pub left_out: Vec<LeftOut>,
    /// Conditions that words and circumstances ask for, and that no card determines.
    pub asked: BTreeSet<Condition>,
    /// The term for which the attack isn't possible at all.
    pub forbidden: Option<TermId>,
}

/// A number that no card states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lacking {
    /// The attack bonus.
    Attack,
    /// The damage.
    Damage,
    /// The defense.
    Defense,
}

impl Assault {
    /// Applies what a circumstance changes about the attacker's side.
    pub(super) fn change(&mut self, modifier: &Modifier) {
        self.bonus += modifier.attack;
        self.against += modifier.defense;
        self.sure |= modifier.hits;
        self.unreduced |= modifier.unreduced;
        self.critical = self.critical.into_iter().chain(modifier.critical).min();
        self.doubled = modifier.times.or(self.doubled);
    }
}

impl ReadRoll {
    pub(super) fn leave_out(&mut self, whose: Whose, words: Vec<String>) {
        self.left_out.extend(words.into_iter().map(|keyword| LeftOut { whose, keyword }));
    }

    /// Returns the resulting fight, without rerolls.
    ///
    /// # Errors
    /// A required number is missing.
    pub fn fight(self, rules: &RollRules, glossary: &Glossary) -> Result<Fight, Lacking> {
        let Self { assault, guard, .. } = self;
        let printed = assault.attacks.unwrap_or_default();
        let last = *printed.last().ok_or(Lacking::Attack)?;
        let extra = assault.extra_attacks.saturating_add(assault.more_attacks);
        let usual = if assault.single { 1 } else { printed.len() + extra as usize };
        let count = assault.count.map_or(usual, |n| n as usize);
        let damage = assault.damage.ok_or(Lacking::Damage)?;
        let critical = Some(assault.critical.unwrap_or(rules.die));
        let times = assault.times.unwrap_or_else(|| rules.times(glossary));
        let one = |bonus: i32| Attack {
            bonus,
            sure: assault.sure,
            // A penalty reduces the damage that critical hits multiply.
            damage: damage
                .saturating_sub(assault.damage_bonus.min(0).unsigned_abs())
                .saturating_mul(assault.doubled.unwrap_or(1)),
            damage_bonus: u32::try_from(assault.damage_bonus).unwrap_or(0),
            critical_bonus: u32::try_from(assault.critical_bonus).unwrap_or(0),
            critical,
            times,
            poisons: assault.poisons.clone(),
            again: assault.again.is_some(),
            top: assault.top.as_ref().map(|(top, _)| *top),
        };
        let twins = if assault.twin { 2 } else { 1 };
        let mut attacks = Vec::new();
        for at in 0..count {
            let printed = printed.get(at).copied().unwrap_or(last);
            attacks.extend(std::iter::repeat_n(one(printed.saturating_add(assault.bonus)), twins));
        }
        let mut reductions = guard.reductions;
        if assault.unreduced {
            reductions.retain(|reduction| reduction.roll.is_some());
        }
        for reduction in reductions.iter_mut().filter(|reduction| reduction.roll.is_none()) {
            reduction.amount = reduction.amount.saturating_sub(assault.pierced);
        }
        Ok(Fight {
            die: rules.die,
            attacks,
            defense: guard
                .defense
                .ok_or(Lacking::Defense)?
                .saturating_add(guard.defense_bonus)
                .saturating_add(assault.against),
            hit_points: guard.hit_points,
            no_criticals: guard.no_criticals,
            second_hit: assault.second_hit,
            retry: assault.retry,
            avoids: guard.avoids,
            reductions,
            last_stand: guard.last_stand,
            rerolls: Rerolls { count: 0, bonus: assault.reroll_bonus },
            save_rerolls: Rerolls { count: 0, bonus: guard.save_bonus },
            goal: Goal::Damage,
        })
    }
}

impl RollRules {
    /// Returns the damage multiplier of critical hits, from their term.
    fn times(&self, glossary: &Glossary) -> u32 {
        let mechanics = glossary.term(&self.critical).and_then(|term| term.mechanics.as_ref());
        let amount = mechanics.into_iter().flat_map(|m| &m.effects).find_map(|e| e.times.get(&Stat::Damage));
        match amount {
            Some(Amount::Number(times)) => u32::try_from(*times).unwrap_or(1),
            _ => 1,
        }
    }
}

impl RollRules {
    /// Returns the damage of a figure's hits and of its critical hits as printed; `None` if its card has no damage, or
    /// several numbers.
    #[must_use]
    pub fn printed_damage(&self, glossary: &Glossary, figure: &Figure) -> Option<(u32, u32)> {
        let times = self.times(glossary);
        let doubled = |damage: u32, plus: u32| {
            (damage > 0)
                .then(|| (damage.saturating_add(plus), damage.saturating_mul(times).saturating_add(plus)))
        };
        match &self.attacks {
            Attacks::Stats { damage, .. } => {
                doubled(figure.stats.get(damage).and_then(|n| u32::try_from(*n).ok())?, 0)
            }
            Attacks::Lines { melee, ranged, .. } => {
                let lines = [melee, ranged].into_iter().filter_map(|list| figure.keywords.get(list)?.first());
                let mut told = lines.filter_map(|line| {
                    let line = line::read(line);
                    doubled(line.damage?, u32::try_from(line.bonus).unwrap_or(0))
                });
                let first = told.next()?;
                told.all(|other| other == first).then_some(first)
            }
        }
    }
}
