//! What two cards bring into a fight, read from what their words do. Words that do something else, or something that
//! nobody can tell from the cards, are left out, and named.

use super::combat::{Attacks, DiceRules, RollRules};
use super::pools::{Results, SurgeUse};
use super::roll::{Avoid, Poison, Reduction};
use super::situation::Situation;
use crate::dice::DieKind;
use crate::figure::Figure;
use crate::game::Game;
use crate::term::{Condition, Glossary, Meaning, Moment, Stat, TermKind};

mod attacker;
mod defender;
mod line;
mod lookup;

use lookup::{Lookup, Use};

/// Two figures, of which one attacks the other.
#[derive(Clone, Debug)]
pub struct Reading<'a> {
    /// The game.
    pub game: &'a Game,
    /// What its words do.
    pub glossary: &'a Glossary,
    /// Who attacks, if it is a figure.
    pub attacker: Option<&'a Figure>,
    /// Who is attacked, if it is a figure.
    pub defender: Option<&'a Figure>,
    /// What is known of the situation.
    pub situation: Situation,
}

/// Whose card it is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Whose {
    /// The attacker's.
    Attacker,
    /// The defender's.
    Defender,
}

/// A word of a card that isn't reckoned with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// On whose card.
    pub whose: Whose,
    /// As the card writes it, in English.
    pub keyword: String,
}

/// What two cards say of attacks rolled with one die. Nothing where the figure isn't told, or nobody knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadRoll {
    /// The printed bonus of each attack.
    pub attacks: Option<Vec<i32>>,
    /// The printed damage.
    pub damage: Option<u32>,
    /// Damage that critical hits don't multiply.
    pub damage_bonus: i32,
    /// What abilities add to every attack.
    pub bonus: i32,
    /// Attacks on top of the usual ones.
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
    /// Whether the attacker can only attack adjacent enemies.
    pub only_adjacent: bool,
    /// What isn't reckoned with.
    pub left_out: Vec<LeftOut>,
}

/// What two cards say of attacks with pools of dice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadPools {
    /// What the attacker's card names as its dice.
    pub attack: Vec<String>,
    /// What the defender's does.
    pub defense: Vec<String>,
    /// What both add without a roll.
    pub plus: Results,
    /// What the attacker may spend surges on.
    pub surges: Vec<SurgeUse>,
    /// The defender's hit points.
    pub hit_points: Option<u32>,
    /// Whether the attack needs no accuracy; `None` where the card doesn't tell.
    pub melee: Option<bool>,
    /// What isn't reckoned with.
    pub left_out: Vec<LeftOut>,
}

impl Reading<'_> {
    /// What the cards say of attacks rolled with one die.
    #[must_use]
    pub fn roll(&self, rules: &RollRules) -> ReadRoll {
        let mut read = ReadRoll::default();
        let mut situation = self.situation.clone();
        if let Some(figure) = self.attacker {
            self.printed(rules, figure, &mut situation, &mut read);
        }
        if let Some(figure) = self.defender {
            read.defense = figure.stats.get(&rules.defense).copied();
            read.hit_points = hit_points(figure, &rules.hit_points);
        }
        read.only_adjacent = situation.melee == Some(true);
        let lookup = Lookup { reading: self, situation: &situation };
        let mut unreduced = self.unreduced(rules, &situation);
        if let Some(figure) = self.attacker {
            self.each(figure, Whose::Attacker, &mut read, |meaning, read| {
                attacker::read(&lookup, meaning, read, &mut unreduced)
            });
        }
        if let Some(figure) = self.defender {
            self.each(figure, Whose::Defender, &mut read, |meaning, read| {
                defender::read(&lookup, meaning, &rules.critical, read)
            });
        }
        if unreduced {
            read.reductions.retain(|reduction| reduction.roll.is_some());
        }
        read
    }

    /// The attack lines of the attacker's card, and whether it fights adjacent enemies alone.
    fn printed(&self, rules: &RollRules, figure: &Figure, situation: &mut Situation, read: &mut ReadRoll) {
        match &rules.attacks {
            Attacks::Stats { bonus, damage } => {
                read.attacks = figure.stats.get(bonus).map(|bonus| vec![*bonus]);
                read.damage = figure.stats.get(damage).map(|n| u32::try_from(*n).unwrap_or(0));
                let words = self.glossary.of_figure(self.game, figure);
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
                let Some((line, is_melee)) = self.line(figure, melee, ranged, situation) else { return };
                situation.melee = Some(is_melee);
                let line = line::read(line);
                read.attacks = (!line.attacks.is_empty()).then_some(line.attacks);
                read.damage = line.damage;
                read.damage_bonus = line.bonus;
                let left = line.words.into_iter().filter(|word| !rules.attacks.is_unreduced(word));
                // What the card lists as an ability, too, is named there.
                let left = left.filter(|word| !figure.all_keywords().any(|k| k == word));
                read.left_out.extend(left.map(|keyword| LeftOut { whose: Whose::Attacker, keyword }));
            }
        }
    }

    /// The attack line that is meant, and whether it is that for adjacent enemies.
    fn line<'f>(
        &self,
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

    /// Whether nothing is taken off the damage that the attack line prints.
    fn unreduced(&self, rules: &RollRules, situation: &Situation) -> bool {
        let (Attacks::Lines { melee, ranged, .. }, Some(figure)) = (&rules.attacks, self.attacker) else {
            return false;
        };
        let Some((line, _)) = self.line(figure, melee, ranged, situation) else { return false };
        line::read(line).words.iter().any(|word| rules.attacks.is_unreduced(word))
    }

    /// Reads every word of a card.
    fn each(
        &self,
        figure: &Figure,
        whose: Whose,
        read: &mut ReadRoll,
        mut one: impl FnMut(&Meaning<'_>, &mut ReadRoll) -> Use,
    ) {
        for word in self.glossary.of_figure(self.game, figure) {
            let uses: Vec<_> = word.meanings.iter().map(|meaning| one(meaning, read)).collect();
            if uses.is_empty() || uses.contains(&Use::LeftOut) {
                read.left_out.push(LeftOut { whose, keyword: word.keyword.to_owned() });
            }
        }
    }

    /// What the cards say of attacks with pools of dice.
    #[must_use]
    pub fn pools(&self, rules: &DiceRules) -> ReadPools {
        let mut read = ReadPools::default();
        if let Some(figure) = self.attacker {
            read.attack = self.dice(figure, DieKind::Attack);
            let kind = figure.attributes.get(&rules.attack_type);
            read.melee = kind.map(|kind| *kind == rules.melee);
            self.constant(figure, Whose::Attacker, rules, &mut read);
            for word in figure.keywords.get(&rules.surges).into_iter().flatten() {
                match self.surge(Some(figure), word) {
                    Some(surge) if surge.plus == Results::default() => {}
                    Some(surge) => read.surges.push(surge),
                    None => {
                        read.left_out.push(LeftOut { whose: Whose::Attacker, keyword: word.clone() });
                    }
                }
            }
        }
        if let Some(figure) = self.defender {
            read.defense = self.dice(figure, DieKind::Defense);
            read.hit_points = hit_points(figure, &rules.hit_points);
            self.constant(figure, Whose::Defender, rules, &mut read);
        }
        read
    }

    fn dice(&self, figure: &Figure, kind: DieKind) -> Vec<String> {
        let lists = self.game.keywords.iter().filter(|list| list.dice == Some(kind));
        lists.filter_map(|list| figure.keywords.get(&list.id)).flatten().cloned().collect()
    }

    /// What a card adds to every attack without a roll.
    fn constant(&self, figure: &Figure, whose: Whose, rules: &DiceRules, read: &mut ReadPools) {
        let lists = self.game.keywords.iter().filter(|list| {
            list.id != rules.surges && list.dice.is_none() && self.glossary.explains(&list.id)
        });
        for word in lists.flat_map(|list| figure.keywords.get(&list.id).into_iter().flatten()) {
            match self.plus(Some(figure), word) {
                Some(plus) => {
                    let of = match whose {
                        Whose::Attacker => Results { block: 0, evade: 0, dodge: false, ..plus },
                        Whose::Defender => {
                            Results { block: plus.block, evade: plus.evade, ..Results::default() }
                        }
                    };
                    read.plus = read.plus.plus(of);
                }
                None => read.left_out.push(LeftOut { whose, keyword: word.clone() }),
            }
        }
    }

    /// What a use of surges costs and adds, `damage 1`, `2: pierce 2`; `None` where nobody explains it.
    #[must_use]
    pub fn surge(&self, figure: Option<&Figure>, word: &str) -> Option<SurgeUse> {
        let cost = word.split_once(": ").and_then(|(cost, rest)| Some((cost.parse().ok()?, rest)));
        let (surges, rest) = cost.unwrap_or((1, word));
        Some(SurgeUse { surges: i32::max(surges, 0), plus: self.plus(figure, rest)? })
    }

    /// What a word adds to an attack's results, `damage 1 + accuracy 2`; `None` where nobody explains it.
    #[must_use]
    pub fn plus(&self, figure: Option<&Figure>, word: &str) -> Option<Results> {
        let id = figure.map(|figure| &figure.id);
        word.split(" + ").try_fold(Results::default(), |all, part| {
            let meanings = self.glossary.read(id, part);
            let added = meanings.iter().map(results_of).fold(Results::default(), Results::plus);
            (!meanings.is_empty()).then(|| all.plus(added))
        })
    }
}

/// The hit points of a card; `None` where it has none.
fn hit_points(figure: &Figure, stat: &str) -> Option<u32> {
    figure.stats.get(stat).and_then(|n| u32::try_from(*n).ok())
}

/// What a word of a card adds to an attack's results; nothing, where it does something else.
fn results_of(meaning: &Meaning<'_>) -> Results {
    let Some(mechanics) = &meaning.term.mechanics else { return Results::default() };
    // Conditions that figures can get into are no part of the attack that brings them about.
    let now = matches!(mechanics.when, None | Some(Moment::Attack | Moment::Attacked));
    if !now || !mechanics.conditions.is_empty() || meaning.term.kind == TermKind::Condition {
        return Results::default();
    }
    let number = |stat| {
        let amounts = mechanics.effects.iter().filter_map(|e| e.bonus.get(&stat));
        amounts.filter_map(|amount| amount.resolve(|id| meaning.number(id))).sum()
    };
    Results {
        damage: number(Stat::Damage),
        surge: number(Stat::Surge),
        accuracy: number(Stat::Accuracy),
        pierce: number(Stat::Pierce),
        block: number(Stat::Block),
        evade: number(Stat::Evade),
        dodge: false,
    }
}
