//! Derives a fight from two cards and the mechanics of their words. Words that do something unsupported, or
//! that depend on something the cards don't state, are left out and listed.

use super::combat::DiceRules;
use super::pools::{Results, SurgeUse};
use crate::dice::DieKind;
use crate::figure::Figure;
use crate::game::Game;
use crate::term::{Glossary, Meaning, Moment, Stat, TermKind};

mod allies;
mod attacker;
mod defender;
mod line;
mod lookup;
mod roll;
mod settled;
mod sides;

pub use allies::{Allied, Beside, Helped, How};
pub use roll::{Attacker, Defender, RollReader};
pub use sides::{Assault, Guard, Lacking, ReadRoll};

/// Two figures, one of which attacks the other with pools of dice.
#[derive(Clone, Debug)]
pub struct Reading<'a> {
    /// The game.
    pub game: &'a Game,
    /// The game's terms.
    pub glossary: &'a Glossary,
    /// The attacker, if it is a figure.
    pub attacker: Option<&'a Figure>,
    /// The defender, if it is a figure.
    pub defender: Option<&'a Figure>,
}

/// The owner of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Whose {
    /// The attacker's.
    Attacker,
    /// The defender's.
    Defender,
}

/// A word on a card that isn't taken into account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The owner of the card.
    pub whose: Whose,
    /// The keyword as printed, in English.
    pub keyword: String,
}

/// What two cards contribute to attacks with pools of dice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadPools {
    /// The dice named on the attacker's card.
    pub attack: Vec<String>,
    /// The dice named on the defender's card.
    pub defense: Vec<String>,
    /// Dice that circumstances add to the attacker's.
    pub attack_plus: Vec<String>,
    /// What both add without a roll.
    pub plus: Results,
    /// What the attacker can spend surges on.
    pub surges: Vec<SurgeUse>,
    /// The defender's hit points.
    pub hit_points: Option<u32>,
    /// Whether the attack needs no accuracy; `None` if the card doesn't state it.
    pub melee: Option<bool>,
    /// Words that aren't taken into account.
    pub left_out: Vec<LeftOut>,
}

impl Reading<'_> {
    /// Reads both cards for an attack with pools of dice.
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

    /// Adds what a card contributes to every attack without a roll.
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

    /// Parses an option for spending surges, `damage 1`, `2: pierce 2`; `None` if no term explains it.
    #[must_use]
    pub fn surge(&self, figure: Option<&Figure>, word: &str) -> Option<SurgeUse> {
        let cost = word.split_once(": ").and_then(|(cost, rest)| Some((cost.parse().ok()?, rest)));
        let (surges, rest) = cost.unwrap_or((1, word));
        Some(SurgeUse { surges: i32::max(surges, 0), plus: self.plus(figure, rest)? })
    }

    /// Parses what a word adds to an attack's results, `damage 1 + accuracy 2`; `None` if no term explains it.
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

/// Returns the hit points on a card; `None` if it has none.
fn hit_points(figure: &Figure, stat: &str) -> Option<u32> {
    figure.stats.get(stat).and_then(|n| u32::try_from(*n).ok())
}

/// Returns what a word adds to an attack's results; all zero if it does something else.
fn results_of(meaning: &Meaning<'_>) -> Results {
    let Some(mechanics) = &meaning.term.mechanics else { return Results::default() };
    // Conditions inflicted by an attack have no effect on the attack itself.
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
