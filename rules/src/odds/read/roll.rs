//! Derives fights rolled with one die from cards. A card's words are evaluated once: those that don't depend on
//! the other figure are settled for all opponents; only the others are evaluated again for each opponent.

use super::lookup::{Lookup, Use};
use super::{LeftOut, Whose, attacker, defender, hit_points, line};
use crate::figure::Figure;
use crate::game::Game;
use crate::id::TermId;
use crate::odds::roll::lowest;
use crate::odds::{
    Attack, Attacks, Avoid, Fight, Goal, Poison, Reduction, Rerolls, RollRules, Situation, Top,
};
use crate::term::{Amount, Ban, Condition, FigureWord, Glossary, Stat};

/// The context in which cards are read: one game and one situation.
#[derive(Clone, Debug)]
pub struct RollReader<'a> {
    /// The game.
    pub game: &'a Game,
    /// The game's terms.
    pub glossary: &'a Glossary,
    /// The combat rules.
    pub rules: &'a RollRules,
    /// The known situation.
    pub situation: Situation,
}

/// An attacking figure, as far as it is the same against all defenders.
#[derive(Clone, Debug)]
pub struct Attacker<'a> {
    figure: &'a Figure,
    /// The situation, including whether the attack is against an adjacent enemy.
    situation: Situation,
    settled: Settled<'a, Assault>,
}

/// A defending figure, as far as it is the same against all attackers.
#[derive(Clone, Debug)]
pub struct Defender<'a> {
    figure: &'a Figure,
    /// What is settled for attacks by adjacent enemies, by others, and if that isn't known.
    settled: [Settled<'a, Guard>; 3],
}

/// What a card contributes to one side of an attack so far.
#[derive(Clone, Debug)]
struct Settled<'a, T> {
    side: T,
    /// Words not taken into account, with their index on the card.
    left_out: Vec<(usize, String)>,
    /// Words that depend on the other figure, with their index on the card.
    open: Vec<(usize, FigureWord<'a>)>,
}

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

impl<'a> RollReader<'a> {
    /// Reads the card of an attacker.
    #[must_use]
    pub fn attacker(&self, figure: &'a Figure) -> Attacker<'a> {
        let words = self.words(figure);
        let mut situation = self.situation.clone();
        let mut side = Assault::default();
        let mut left_out = Vec::new();
        self.printed(figure, &words, &mut situation, &mut side, &mut left_out);
        side.only_adjacent = situation.melee == Some(true);
        let lookup = Lookup::new(self.glossary, &situation, None);
        let mut settled = settle(&lookup, words, side, |word, side| Self::attacking(&lookup, word, side));
        settled.left_out.splice(0..0, left_out.into_iter().map(|word| (0, word)));
        Attacker { figure, situation, settled }
    }

    /// Reads the card of a defender.
    #[must_use]
    pub fn defender(&self, figure: &'a Figure) -> Defender<'a> {
        let words = self.words(figure);
        let settled = [Some(true), Some(false), None].map(|melee| {
            let side = Guard {
                defense: figure.stats.get(&self.rules.defense).copied(),
                hit_points: hit_points(figure, &self.rules.hit_points),
                ..Guard::default()
            };
            let situation = Situation { melee, ..self.situation.clone() };
            let lookup = Lookup::new(self.glossary, &situation, None);
            settle(&lookup, words.clone(), side, |word, side| self.attacked(&lookup, word, side))
        });
        Defender { figure, settled }
    }

    /// Combines both cards for attacks of one on the other; either may be absent if that side isn't a figure.
    #[must_use]
    pub fn read(&self, attacker: Option<&Attacker<'a>>, defender: Option<&Defender<'a>>) -> ReadRoll {
        let mut read = ReadRoll::default();
        if let Some(attacker) = attacker {
            let other = defender.map(|defender| defender.figure);
            let lookup = Lookup::new(self.glossary, &attacker.situation, other);
            let (side, left_out) = attacker.settled.with(|word, side| Self::attacking(&lookup, word, side));
            read.assault = side;
            read.leave_out(Whose::Attacker, left_out);
        }
        if let Some(defender) = defender {
            let (settled, situation) = self.against(attacker, defender);
            let lookup = Lookup::new(self.glossary, situation, attacker.map(|attacker| attacker.figure));
            let (side, left_out) = settled.with(|word, side| self.attacked(&lookup, word, side));
            read.guard = side;
            read.leave_out(Whose::Defender, left_out);
        }
        read
    }

    /// Returns the words on a figure's card, except those that only describe what it is.
    fn words(&self, figure: &'a Figure) -> Vec<FigureWord<'a>> {
        let mut words = self.glossary.of_figure(self.game, figure);
        let says_who = |list: &str| self.rules.says_who.iter().any(|one| one == list);
        words.retain(|word| !(word.meanings.is_empty() && word.list.is_some_and(says_who)));
        words
    }

    /// Whether a figure's card forbids rerolls.
    #[must_use]
    pub fn never_rerolls(&self, figure: &'a Figure) -> bool {
        let words = self.glossary.of_figure(self.game, figure);
        let mechanics = words.iter().flat_map(|w| &w.meanings).filter_map(|m| m.term.mechanics.as_ref());
        mechanics.flat_map(|m| &m.effects).any(|effect| effect.cannot.contains(&Ban::Reroll))
    }

    /// Returns the lowest roll with which the first attack hits; `None` if a card lacks a number. Equals
    /// [`Fight::needed`] for the first attack, without computing the rest of the fight.
    #[must_use]
    pub fn needed(&self, attacker: &Attacker<'a>, defender: &Defender<'a>) -> Option<u32> {
        let assault = &attacker.settled.side;
        let mut more = Assault::default();
        if !attacker.settled.open.is_empty() {
            let lookup = Lookup::new(self.glossary, &attacker.situation, Some(defender.figure));
            for (_, word) in &attacker.settled.open {
                Self::attacking(&lookup, word, &mut more);
            }
        }
        let (settled, situation) = self.against(Some(attacker), defender);
        let mut raised = Guard::default();
        if !settled.open.is_empty() {
            let lookup = Lookup::new(self.glossary, situation, Some(attacker.figure));
            for (_, word) in &settled.open {
                self.attacked(&lookup, word, &mut raised);
            }
        }
        let printed = *assault.attacks.as_ref()?.first()?;
        let defense = settled.side.defense?.saturating_add(settled.side.defense_bonus);
        let bonus = printed.saturating_add(assault.bonus).saturating_add(more.bonus);
        let critical = assault.critical.into_iter().chain(more.critical).min();
        let defense = defense.saturating_add(raised.defense_bonus);
        Some(lowest(self.rules.die, defense.saturating_sub(bonus), critical))
    }

    /// Returns what is settled of a defender's card against this attacker, and the situation that applies.
    fn against<'s, 'd>(
        &'s self,
        attacker: Option<&'s Attacker<'a>>,
        defender: &'d Defender<'a>,
    ) -> (&'d Settled<'a, Guard>, &'s Situation) {
        let situation = attacker.map_or(&self.situation, |attacker| &attacker.situation);
        let at = match situation.melee {
            Some(true) => 0,
            Some(false) => 1,
            None => 2,
        };
        (&defender.settled[at], situation)
    }

    fn attacking(lookup: &Lookup<'_>, word: &FigureWord<'_>, side: &mut Assault) -> Use {
        whole(word.meanings.iter().map(|meaning| attacker::read(lookup, meaning, side)))
    }

    fn attacked(&self, lookup: &Lookup<'_>, word: &FigureWord<'_>, side: &mut Guard) -> Use {
        let critical = &self.rules.critical;
        whole(word.meanings.iter().map(|meaning| defender::read(lookup, meaning, critical, side)))
    }

    /// Reads the attack lines of the attacker's card, and whether it only fights adjacent enemies.
    fn printed(
        &self,
        figure: &Figure,
        words: &[FigureWord<'_>],
        situation: &mut Situation,
        side: &mut Assault,
        left_out: &mut Vec<String>,
    ) {
        match &self.rules.attacks {
            Attacks::Stats { bonus, damage } => {
                side.attacks = figure.stats.get(bonus).map(|bonus| vec![*bonus]);
                side.damage = figure.stats.get(damage).map(|n| u32::try_from(*n).unwrap_or(0));
                let mut mechanics =
                    words.iter().flat_map(|w| &w.meanings).filter_map(|m| m.term.mechanics.as_ref());
                // A reach set for every attack means that the figure only attacks adjacent enemies.
                if mechanics
                    .any(|m| m.when.is_none() && m.effects.iter().any(|e| e.sets.contains_key(&Stat::Reach)))
                {
                    situation.melee = Some(true);
                }
            }
            Attacks::Lines { melee, ranged, .. } => {
                let Some((line, is_melee)) = meant(figure, melee, ranged, situation) else { return };
                situation.melee = Some(is_melee);
                let line = line::read(line);
                side.attacks = (!line.attacks.is_empty()).then_some(line.attacks);
                side.damage = line.damage;
                side.damage_bonus = line.bonus;
                let (unreduced, left): (Vec<_>, Vec<_>) =
                    line.words.into_iter().partition(|word| self.rules.attacks.is_unreduced(word));
                side.unreduced = !unreduced.is_empty();
                // Words that the card also lists as abilities are reported there.
                left_out.extend(left.into_iter().filter(|word| !figure.all_keywords().any(|k| k == word)));
            }
        }
    }
}

/// Returns the applicable attack line, and whether it is the one for adjacent enemies.
fn meant<'f>(
    figure: &'f Figure,
    melee: &str,
    ranged: &str,
    situation: &Situation,
) -> Option<(&'f str, bool)> {
    let of = |list: &str| figure.keywords.get(list)?.first().map(String::as_str);
    let near = of(melee).map(|line| (line, true));
    let far = of(ranged).map(|line| (line, false));
    match situation.holds(Condition::Ranged) {
        Some(true) => far,
        _ => near.or(far),
    }
}

/// Combines the treatment of a word's parts; a word without parts is unexplained.
fn whole(parts: impl Iterator<Item = Use>) -> Use {
    let mut all = None;
    for part in parts {
        all = Some(match (all, part) {
            (Some(Use::LeftOut), _) | (_, Use::LeftOut) => Use::LeftOut,
            (Some(Use::Counted), _) | (_, Use::Counted) => Use::Counted,
            (_, Use::Nothing) => Use::Nothing,
        });
    }
    all.unwrap_or(Use::LeftOut)
}

/// Evaluates the words of a card that don't depend on the other figure; the rest stays open.
fn settle<'a, T: Clone>(
    lookup: &Lookup<'_>,
    words: Vec<FigureWord<'a>>,
    side: T,
    one: impl Fn(&FigureWord<'a>, &mut T) -> Use,
) -> Settled<'a, T> {
    let mut settled = Settled { side, left_out: Vec::new(), open: Vec::new() };
    for (at, word) in words.into_iter().enumerate() {
        let mut side = settled.side.clone();
        let what = one(&word, &mut side);
        if lookup.was_asked() {
            settled.open.push((at, word));
            continue;
        }
        settled.side = side;
        if what == Use::LeftOut {
            settled.left_out.push((at, word.keyword.to_owned()));
        }
    }
    settled
}

impl<'a, T: Clone> Settled<'a, T> {
    /// Returns the side with the open words evaluated, and the words not taken into account in card order.
    fn with(&self, one: impl Fn(&FigureWord<'a>, &mut T) -> Use) -> (T, Vec<String>) {
        let mut side = self.side.clone();
        let mut left_out = self.left_out.clone();
        for (at, word) in &self.open {
            if one(word, &mut side) == Use::LeftOut {
                left_out.push((*at, word.keyword.to_owned()));
            }
        }
        left_out.sort_by_key(|(at, _)| *at);
        (side, left_out.into_iter().map(|(_, word)| word).collect())
    }
}

impl ReadRoll {
    fn leave_out(&mut self, whose: Whose, words: Vec<String>) {
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
        let count = assault.count.map_or(printed.len() + extra as usize, |n| n as usize);
        let damage = assault.damage.ok_or(Lacking::Damage)?;
        let critical = Some(assault.critical.unwrap_or(rules.die));
        let times = assault.times.unwrap_or_else(|| rules.times(glossary));
        let one = |bonus: i32| Attack {
            bonus,
            // A penalty reduces the damage that critical hits multiply.
            damage: damage.saturating_sub(assault.damage_bonus.min(0).unsigned_abs()),
            damage_bonus: u32::try_from(assault.damage_bonus).unwrap_or(0),
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
            defense: guard.defense.ok_or(Lacking::Defense)?.saturating_add(guard.defense_bonus),
            hit_points: guard.hit_points,
            no_criticals: guard.no_criticals,
            avoids: guard.avoids,
            reductions,
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
