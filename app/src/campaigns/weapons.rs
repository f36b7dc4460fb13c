//! What a weapon's card does, in the reader's language.

use muster_rules::campaign::event::Card;
use muster_rules::campaign::facts::Weapon;
use muster_rules::campaign::id::HeroId;
use muster_rules::campaign::step::Step;
use muster_rules::dice::DieKind;
use muster_rules::id::{DieId, GameId, slug};
use muster_rules::odds::{Combat, DiceRules};
use serde::Serialize;
use ts_rs::TS;

use super::Telling;
use super::shown::Shown;
use crate::base::named::Named;

/// What a weapon does. A card without known values has none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct WeaponAnswer {
    /// The game, for its odds.
    pub game: GameId,
    /// The kind of attack by its id, `melee`; null if the game has no such kinds.
    pub attack_type: Option<String>,
    /// The attack dice in card order.
    pub dice: Vec<WeaponDie>,
    /// Abilities that apply to every attack.
    pub abilities: Vec<String>,
    /// What surges can be spent on.
    pub surges: Vec<String>,
    /// The number of modifications it takes; null if no table states it.
    pub modifications: Option<usize>,
    /// Modifications under it, by name; what they do is on their cards alone.
    pub under: Vec<String>,
    /// Whose dice are rolled, by hero, if the card names an attribute instead of dice.
    pub by_hero: Vec<HeroDice>,
    /// Whether odds can be asked for it.
    pub odds: bool,
    /// Everything but the dice, in one line.
    pub effects: String,
    /// All of it in one line.
    pub told: String,
}

/// A die of a weapon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct WeaponDie {
    /// The die; null if the card names an attribute, whose dice depend on the hero.
    pub die: Option<DieId>,
    /// Its name, or the card's words.
    pub name: String,
}

/// The dice that a hero rolls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct HeroDice {
    /// The hero.
    pub hero: Named,
    /// The dice.
    pub dice: Vec<WeaponDie>,
}

impl Shown<'_> {
    /// Returns what a card does as a weapon of whoever holds it; of any of the heroes, if nobody does.
    pub(super) fn weapon(&self, card: &Card) -> Option<WeaponAnswer> {
        let holder = self.state.seats.iter().find(|hero| {
            let book = self.state.heroes.get(*hero);
            book.is_some_and(|book| match card {
                Card::Class(id) => book.cards.contains(id),
                Card::Item(id) => book.items.contains(id),
                Card::Reward(id) => book.rewards.contains(id),
                Card::Agenda(_) | Card::Ally(_) => false,
            })
        });
        let heroes = holder.map_or(self.state.seats.as_slice(), std::slice::from_ref);
        let under = self.state.modifications.iter().filter(|(_, weapon)| *weapon == card);
        let under = under.map(|(modification, _)| self.telling.name(modification.as_str())).collect();
        self.telling.weapon(card, heroes).map(|weapon| WeaponAnswer { under, ..weapon })
    }
}

impl Telling<'_> {
    /// Returns what a card does as a weapon of one of these heroes; `None` if no table states it.
    pub(super) fn weapon(&self, card: &Card, heroes: &[HeroId]) -> Option<WeaponAnswer> {
        let facts = self.facts;
        let (weapon, kind, modifications) = match card {
            Card::Class(id) => facts.class_cards.get(id).map(|c| (&c.weapon, &c.kind, c.modifications)),
            Card::Item(id) => facts.items.get(id).map(|c| (&c.weapon, &c.kind, c.modifications)),
            Card::Reward(id) => facts.rewards.get(id).map(|c| (&c.weapon, &c.kind, c.modifications)),
            Card::Agenda(_) | Card::Ally(_) => None,
        }
        .filter(|(weapon, ..)| !weapon.is_empty())?;
        let words =
            |all: &[String]| -> Vec<_> { all.iter().map(|w| self.speaker.naming().ability(w)).collect() };
        let rules = match &self.speaker.game.combat {
            Some(Combat::Pools(rules)) => Some(rules),
            _ => None,
        };
        let dice: Vec<_> = weapon.attack.iter().map(|word| self.die(word)).collect();
        let by_hero = rules.map(|rules| self.by_hero(rules, weapon, heroes)).unwrap_or_default();
        let known = dice.iter().all(|die| die.die.is_some()) || !by_hero.is_empty();
        let mut answer = WeaponAnswer {
            game: self.speaker.data().id.clone(),
            attack_type: rules.and_then(|rules| self.attack_type(rules, kind.as_str())),
            odds: rules.is_some() && !dice.is_empty() && known,
            dice,
            abilities: words(&weapon.abilities),
            surges: words(&weapon.surges),
            modifications,
            under: Vec::new(),
            by_hero,
            effects: String::new(),
            told: String::new(),
        };
        answer.effects = self.effects(&answer);
        let dice: Vec<_> = answer.dice.iter().map(|die| die.name.as_str()).collect();
        answer.told = joined([dice.join(" + "), answer.effects.clone()]);
        Some(answer)
    }

    /// Returns what a weapon does that a step buys, in one line.
    pub(super) fn bought(&self, step: &Step) -> Option<String> {
        let (card, hero) = match step {
            Step::Buy { item, hero } => (Card::Item(item.clone()), Some(hero)),
            Step::ClassCard { card, hero, .. } => (Card::Class(card.clone()), hero.as_ref()),
            _ => return None,
        };
        self.weapon(&card, hero.map_or(&[], std::slice::from_ref)).map(|weapon| weapon.told)
    }

    fn die(&self, word: &str) -> WeaponDie {
        let dice = self.speaker.game.dice.iter().filter(|die| die.kind == DieKind::Attack);
        let die = dice.map(|die| &die.id).find(|id| id.as_str() == slug(word)).cloned();
        WeaponDie { die, name: self.speaker.naming().ability(word) }
    }

    /// Returns the dice that heroes roll for an attribute, which a card names as `Strength pool`.
    fn by_hero(&self, rules: &DiceRules, weapon: &Weapon, heroes: &[HeroId]) -> Vec<HeroDice> {
        let [word] = weapon.attack.as_slice() else { return Vec::new() };
        let named = slug(word);
        let Some(column) = rules.tests.iter().find(|test| named == format!("{test}-pool")) else {
            return Vec::new();
        };
        let rolled = |hero: &HeroId| {
            let cell = self.facts.heroes.get(hero)?.sheet.get(column).filter(|cell| !cell.is_empty())?;
            let dice: Vec<_> = cell.split('|').map(|word| self.die(word)).collect();
            let hero = Named { id: hero.to_string(), name: self.name(hero.as_str()) };
            dice.iter().all(|die| die.die.is_some()).then_some(HeroDice { hero, dice })
        };
        heroes.iter().filter_map(rolled).collect()
    }

    /// Returns the kind of attack, after which kinds of weapons are named: `melee-weapon`.
    fn attack_type(&self, rules: &DiceRules, kind: &str) -> Option<String> {
        let attributes = self.speaker.data().attributes.iter().filter(|one| one.id == rules.attack_type);
        let mut values = attributes.flat_map(|one| &one.values);
        values.find(|value| kind.split('-').next() == Some(value.as_str())).cloned()
    }

    /// Tells abilities, surges and the room for modifications in one line.
    fn effects(&self, weapon: &WeaponAnswer) -> String {
        let comma = self.speaker.word("join");
        let surges = (!weapon.surges.is_empty()).then(|| {
            self.speaker.say("campaign-weapon-surges", &[("surges", weapon.surges.join(&comma).into())])
        });
        let room = weapon
            .modifications
            .filter(|count| *count > 0)
            .map(|count| self.speaker.say("campaign-weapon-room", &[("count", count.into())]));
        joined([weapon.abilities.join(&comma), surges.unwrap_or_default(), room.unwrap_or_default()])
    }
}

fn joined<const N: usize>(parts: [String; N]) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}
