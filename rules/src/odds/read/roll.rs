//! Cards into fights rolled with one die. A card's words are read once: what asks for no other figure is settled
//! then, whoever it meets; only the rest is read again with every other one.

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

/// Who reads cards: in one game, and in one situation.
#[derive(Clone, Debug)]
pub struct RollReader<'a> {
    /// The game.
    pub game: &'a Game,
    /// What its words do.
    pub glossary: &'a Glossary,
    /// How it fights.
    pub rules: &'a RollRules,
    /// What is known of the situation.
    pub situation: Situation,
}

/// A figure that attacks, as far as its card says the same whoever is attacked.
#[derive(Clone, Debug)]
pub struct Attacker<'a> {
    figure: &'a Figure,
    /// The situation, and whether the attack is one on an adjacent enemy.
    situation: Situation,
    settled: Settled<'a, Assault>,
}

/// A figure that is attacked, as far as its card says the same whoever attacks.
#[derive(Clone, Debug)]
pub struct Defender<'a> {
    figure: &'a Figure,
    /// What is settled for attacks on adjacent enemies, for others, and where nobody knows.
    settled: [Settled<'a, Guard>; 3],
}

/// What a card says of one side of an attack, so far.
#[derive(Clone, Debug)]
struct Settled<'a, T> {
    side: T,
    /// What isn't reckoned with, and where on the card it stands.
    left_out: Vec<(usize, String)>,
    /// The words that ask who the other figure is, and where they stand.
    open: Vec<(usize, FigureWord<'a>)>,
}

/// What the attacker brings. Nothing where the figure isn't told, or nobody knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assault {
    /// The printed bonus of each attack.
    pub attacks: Option<Vec<i32>>,
    /// How many attacks there are, where somebody says so.
    pub count: Option<u32>,
    /// The printed damage.
    pub damage: Option<u32>,
    /// Damage that critical hits don't multiply.
    pub damage_bonus: i32,
    /// What abilities add to every attack.
    pub bonus: i32,
    /// Attacks on top of the usual ones, whatever else there is.
    pub more_attacks: u32,
    /// Attacks on top of the usual ones, of which only the largest number counts.
    pub extra_attacks: u32,
    /// Whether every attack brings another on the same enemy.
    pub twin: bool,
    /// The lowest roll that is a critical hit, where an ability says so.
    pub critical: Option<u32>,
    /// What a critical hit multiplies damage by, where an ability says so.
    pub times: Option<u32>,
    /// Damage on top that the enemy may save against.
    pub poisons: Vec<Poison>,
    /// What is added to an attack rolled anew.
    pub reroll_bonus: i32,
    /// Whether nothing is taken off the damage without a roll.
    pub unreduced: bool,
    /// How much less is taken off without a roll.
    pub pierced: u32,
    /// The term by which each critical hit brings another attack.
    pub again: Option<TermId>,
    /// What the highest roll does, and the term that says so.
    pub top: Option<(Top, TermId)>,
    /// Whether the attacker can only attack adjacent enemies.
    pub only_adjacent: bool,
}

/// What the defender sets against it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guard {
    /// The printed defense.
    pub defense: Option<i32>,
    /// What abilities add to it.
    pub defense_bonus: i32,
    /// The printed hit points.
    pub hit_points: Option<u32>,
    /// Whether a critical hit does the defender no more than any other.
    pub no_criticals: bool,
    /// What avoids the damage of a hit.
    pub avoids: Vec<Avoid>,
    /// What takes damage off a hit.
    pub reductions: Vec<Reduction>,
    /// What is added to a save rolled anew.
    pub save_bonus: i32,
}

/// What two cards say of attacks rolled with one die.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadRoll {
    /// The attacker's side.
    pub assault: Assault,
    /// The defender's side.
    pub guard: Guard,
    /// What isn't reckoned with.
    pub left_out: Vec<LeftOut>,
}

/// A number that no card tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lacking {
    /// The bonus of the attack.
    Attack,
    /// Its damage.
    Damage,
    /// What it is rolled against.
    Defense,
}

impl<'a> RollReader<'a> {
    /// Reads the card of a figure that attacks.
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

    /// Reads the card of a figure that is attacked.
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

    /// What both cards say of the attacks of one on the other; one of them alone, where the other side isn't a
    /// figure.
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

    /// The words of a figure's card, but for those that only say what it is.
    fn words(&self, figure: &'a Figure) -> Vec<FigureWord<'a>> {
        let mut words = self.glossary.of_figure(self.game, figure);
        let says_who = |list: &str| self.rules.says_who.iter().any(|one| one == list);
        words.retain(|word| !(word.meanings.is_empty() && word.list.is_some_and(says_who)));
        words
    }

    /// Whether a figure's card forbids it to roll anew.
    #[must_use]
    pub fn never_rerolls(&self, figure: &'a Figure) -> bool {
        let words = self.glossary.of_figure(self.game, figure);
        let mechanics = words.iter().flat_map(|w| &w.meanings).filter_map(|m| m.term.mechanics.as_ref());
        mechanics.flat_map(|m| &m.effects).any(|effect| effect.cannot.contains(&Ban::Reroll))
    }

    /// The lowest roll with which the first attack of one figure hits the other; `None` where a card doesn't tell.
    /// It is [`Fight::needed`] of the first attack, without the rest of the fight.
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

    /// What is settled of a defender's card for the attacks of this figure, and the situation that holds for them.
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

    /// What the attack lines of the attacker's card say, and whether it fights adjacent enemies alone.
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
                // Who reaches no further than this in every attack fights hand to hand.
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
                // What the card lists as an ability, too, is named there.
                left_out.extend(left.into_iter().filter(|word| !figure.all_keywords().any(|k| k == word)));
            }
        }
    }
}

/// The attack line that is meant, and whether it is that for adjacent enemies.
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

/// What became of a word, from what became of its parts: nothing explains one without any.
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

/// Reads the words of a card that ask for nobody else; the others stay open.
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
    /// The same with the words that were open, read now, and what isn't reckoned with in the card's order.
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

    /// The fight that it is, with nothing rolled anew.
    ///
    /// # Errors
    /// A number that it takes isn't told.
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
            // A penalty takes from what a critical hit would have multiplied.
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
    /// What a critical hit multiplies damage by, as its term says.
    fn times(&self, glossary: &Glossary) -> u32 {
        let mechanics = glossary.term(&self.critical).and_then(|term| term.mechanics.as_ref());
        let amount = mechanics.into_iter().flat_map(|m| &m.effects).find_map(|e| e.times.get(&Stat::Damage));
        match amount {
            Some(Amount::Number(times)) => u32::try_from(*times).unwrap_or(1),
            _ => 1,
        }
    }
}
