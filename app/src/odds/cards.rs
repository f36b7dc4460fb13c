//! What fights without being a figure of the catalogue: heroes by their sheets, and weapons by their cards.

use muster_db::pack::LoadedGame;
use muster_rules::campaign::facts::{Hero, Weapon};
use muster_rules::campaign::sheet::sheet;
use muster_rules::dice::DieKind;
use muster_rules::figure::Figure;
use muster_rules::fold::fold;
use muster_rules::odds::DiceRules;

/// Returns a hero's sheet or a weapon's card as what it contributes to an attack; `None` if there is none of this id
/// or name. A hero may be wounded.
pub(super) fn card(game: &LoadedGame, rules: &DiceRules, name: &str, wounded: bool) -> Option<Figure> {
    let facts = &game.campaigns;
    let meant = |id: &str, called: &str| id == name || fold(called) == fold(name);
    if let Some(hero) = hero(game, name) {
        let known = game.catalogue.game();
        return Some(sheet(known, facts, rules, hero, usize::from(wounded)));
    }
    let of_class = facts.class_cards.values().map(|c| (c.id.as_str(), &c.name, c.kind.as_str(), &c.weapon));
    let items = facts.items.values().map(|c| (c.id.as_str(), &c.name, c.kind.as_str(), &c.weapon));
    let rewards = facts.rewards.values().map(|c| (c.id.as_str(), &c.name, c.kind.as_str(), &c.weapon));
    let mut weapons = of_class.chain(items).chain(rewards).filter(|(.., weapon)| !weapon.attack.is_empty());
    let (id, called, kind, weapon) = weapons.find(|(id, called, ..)| meant(id, called))?;
    Some(attack(game, rules, id, called, kind, weapon))
}

/// Returns the hero of this id or name.
pub(super) fn hero<'a>(game: &'a LoadedGame, name: &str) -> Option<&'a Hero> {
    let mut heroes = game.campaigns.heroes.values();
    heroes.find(|hero| hero.id.as_str() == name || fold(&hero.name) == fold(name))
}

/// Returns a value of a hero's sheet by its column on the first side, from the side that is up.
pub(super) fn on_sheet<'a>(
    game: &LoadedGame,
    hero: &'a Hero,
    column: &str,
    wounded: bool,
) -> Option<&'a str> {
    let sides = &game.campaigns.rules.heroes.sheet;
    let at = sides.first()?.stats.iter().position(|stat| stat.column == column)?;
    let side = sides.get(usize::from(wounded))?;
    hero.sheet.get(&side.stats.get(at)?.column).map(String::as_str).filter(|value| !value.is_empty())
}

/// Returns the keyword list of a game with dice of a kind.
fn list_of(game: &LoadedGame, kind: DieKind) -> Option<String> {
    let mut lists = game.catalogue.game().keywords.iter();
    lists.find(|list| list.dice == Some(kind)).map(|list| list.id.clone())
}

fn attack(game: &LoadedGame, rules: &DiceRules, id: &str, name: &str, kind: &str, weapon: &Weapon) -> Figure {
    let mut figure = Figure::bare(id, name);
    figure.keywords.extend(list_of(game, DieKind::Attack).map(|list| (list, weapon.attack.clone())));
    figure.keywords.insert(rules.surges.clone(), weapon.surges.clone());
    // Abilities are in the first list of words that terms explain.
    let glossary = &game.explained.glossary;
    let mut lists = game.catalogue.game().keywords.iter();
    let list =
        lists.find(|list| list.dice.is_none() && list.id != rules.surges && glossary.explains(&list.id));
    figure.keywords.extend(list.map(|list| (list.id.clone(), weapon.abilities.clone())));
    // Kinds of weapons are named after the kind of attack, "melee-weapon".
    let values = game.catalogue.game().attributes.iter().filter(|one| one.id == rules.attack_type);
    let mut values = values.flat_map(|one| &one.values);
    let of_kind = values.find(|value| kind.split('-').next() == Some(value.as_str()));
    figure.attributes.extend(of_kind.map(|value| (rules.attack_type.clone(), value.clone())));
    figure
}
