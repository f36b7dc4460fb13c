//! What the attacks of groups come to, by the exact odds of the cards.

use std::cell::RefCell;
use std::collections::HashMap;

use crate::campaign::facts::Facts;
use crate::campaign::sheet::sheet;
use crate::catalogue::Catalogue;
use crate::dice::{Die, DieKind};
use crate::figure::Figure;
use crate::game::Game;
use crate::id::{FigureId, slug};
use crate::night::state::{Group, Hero};
use crate::odds::{DiceRules, PoolAttack, Ratio, Reading, Results};
use crate::term::{Condition, Glossary};

/// An attack of one figure.
#[derive(Clone, Copy, Debug)]
pub struct Strike<'a> {
    /// The attacker's deployment card.
    pub card: &'a FigureId,
    /// The attacker's conditions, by their English names.
    pub conditions: &'a [String],
    /// Who is attacked.
    pub on: On<'a>,
    /// The health that is left; `None` if unknown or if it doesn't matter.
    pub left: Option<u32>,
    /// The distance in spaces.
    pub range: u32,
}

/// Who is attacked.
#[derive(Clone, Copy, Debug)]
pub enum On<'a> {
    /// A hero.
    Hero(&'a Hero),
    /// A figure of a group.
    Group(&'a Group),
}

/// What an attack comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The expected damage, at most the health that is left.
    pub damage: Ratio,
    /// The probability of a defeat; 0 if the health isn't known.
    pub defeat: Ratio,
}

/// Knows what attacks come to.
pub trait Odds {
    /// Returns what an attack comes to; `None` if the cards don't tell.
    fn of(&self, strike: Strike<'_>) -> Option<Prospect>;
}

/// Knows nothing.
#[derive(Clone, Copy, Debug)]
pub struct NoOdds;

impl Odds for NoOdds {
    fn of(&self, _: Strike<'_>) -> Option<Prospect> {
        None
    }
}

/// The cards of a game whose attacks are pools of dice.
#[derive(Clone, Copy, Debug)]
pub struct Cards<'a> {
    /// The game.
    pub game: &'a Game,
    /// Its figures.
    pub catalogue: &'a Catalogue,
    /// What its words do.
    pub glossary: &'a Glossary,
    /// Its dice.
    pub dice: &'a [Die],
    /// How its attacks are rolled.
    pub rules: &'a DiceRules,
    /// The facts of its campaigns, for the heroes' sheets.
    pub facts: &'a Facts,
}

impl Cards<'_> {
    /// Returns who is attacked, as a figure.
    fn defender(&self, on: On<'_>) -> Option<Figure> {
        match on {
            On::Hero(hero) => {
                let side = usize::try_from(hero.state).ok()?;
                let known = self.facts.heroes.get(&hero.hero)?;
                Some(sheet(self.game, self.facts, self.rules, known, side))
            }
            On::Group(group) => self.catalogue.figure(&group.card).cloned(),
        }
    }

    /// Returns the words of those surge abilities that change an attack's damage, in the order of [`PoolAttack::surges`].
    #[must_use]
    pub fn surge_words(&self, card: &FigureId) -> Vec<String> {
        self.surges(card, true)
    }

    /// Returns the words of all other surge abilities.
    #[must_use]
    pub fn other_surges(&self, card: &FigureId) -> Vec<String> {
        self.surges(card, false)
    }

    fn surges(&self, card: &FigureId, counted: bool) -> Vec<String> {
        let (game, glossary) = (self.game, self.glossary);
        let attacker = self.catalogue.figure(card);
        let reading = Reading { game, glossary, attacker, defender: None };
        let words = attacker.and_then(|figure| figure.keywords.get(&self.rules.surges)).into_iter().flatten();
        let counts = |word: &&String| {
            reading.surge(attacker, word).is_some_and(|surge| surge.plus != Results::default()) == counted
        };
        words.filter(counts).cloned().collect()
    }

    /// Returns the attack of one card's figure against another's.
    #[must_use]
    pub fn attack(&self, strike: Strike<'_>) -> Option<PoolAttack<'_>> {
        let attacker = self.catalogue.figure(strike.card)?;
        let defender = self.defender(strike.on)?;
        let (game, glossary) = (self.game, self.glossary);
        let reading = Reading { game, glossary, attacker: Some(attacker), defender: Some(&defender) };
        let read = reading.pools(self.rules);
        if read.attack.is_empty() {
            return None;
        }
        let theirs = match strike.on {
            On::Hero(hero) => &hero.conditions,
            On::Group(group) => &group.conditions,
        };
        let has =
            |conditions: &[String], name: &str| conditions.iter().any(|one| one.eq_ignore_ascii_case(name));
        let given = |condition: &Condition| match condition.word().strip_prefix("Target") {
            Some(name) => has(theirs, name),
            None => has(strike.conditions, condition.word()),
        };
        let (mut plus, mut names) = (read.plus, read.attack.clone());
        for modifier in self.rules.modifiers.iter().filter(|one| one.conditions.iter().all(given)) {
            names.extend(modifier.dice.iter().cloned());
            plus = plus.plus(Results {
                surge: modifier.surge,
                accuracy: modifier.accuracy,
                evade: modifier.evade,
                ..Results::default()
            });
        }
        let of = |kind: DieKind, names: &[String]| {
            let dice = names
                .iter()
                .map(|name| self.dice.iter().find(|die| die.kind == kind && die.id.as_str() == slug(name)));
            dice.collect::<Option<Vec<_>>>()
        };
        let mut dice = of(DieKind::Attack, &names)?;
        dice.extend(of(DieKind::Defense, &read.defense)?);
        let range = if read.melee == Some(true) { 0 } else { strike.range };
        let range = i32::try_from(range).unwrap_or(i32::MAX);
        let attack = PoolAttack::of_cards(&read, dice, range);
        Some(PoolAttack { plus, hit_points: strike.left, ..attack })
    }
}

/// Remembers what attacks come to: one decision weighs the same attack many times.
#[derive(Debug)]
pub struct Remembered<O> {
    odds: O,
    known: RefCell<HashMap<Key, Option<Prospect>>>,
}

/// An attack: the cards, the sides of a sheet, conditions, health left and distance.
type Key = (FigureId, Vec<String>, String, u32, Vec<String>, Option<u32>, u32);

impl<O: Odds> Remembered<O> {
    /// Remembers what these odds say.
    #[must_use]
    pub fn new(odds: O) -> Self {
        Self { odds, known: RefCell::default() }
    }
}

impl<O: Odds> Odds for Remembered<O> {
    fn of(&self, strike: Strike<'_>) -> Option<Prospect> {
        let (on, side, conditions) = match strike.on {
            On::Hero(hero) => (hero.hero.as_str(), hero.state, &hero.conditions),
            On::Group(group) => (group.card.as_str(), 0, &group.conditions),
        };
        let Strike { card, left, range, .. } = strike;
        let key =
            (card.clone(), strike.conditions.to_vec(), on.to_owned(), side, conditions.clone(), left, range);
        if let Some(known) = self.known.borrow().get(&key) {
            return known.clone();
        }
        let prospect = self.odds.of(strike);
        self.known.borrow_mut().insert(key, prospect.clone());
        prospect
    }
}

impl Odds for Cards<'_> {
    fn of(&self, strike: Strike<'_>) -> Option<Prospect> {
        let outcome = self.attack(strike)?.outcome();
        let defeat = outcome.defeat.unwrap_or_else(|| Ratio::whole(0));
        Some(Prospect { damage: outcome.damage.expected(), defeat })
    }
}
