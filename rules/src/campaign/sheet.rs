//! Heroes as those who are attacked, by their sheets.

use super::facts::{Facts, Hero};
use crate::dice::DieKind;
use crate::figure::Figure;
use crate::game::Game;
use crate::odds::DiceRules;

/// What a sheet has instead of dice where it has none.
const NO_DICE: &str = "none";

/// Returns what a side of a hero's sheet, counted from 0, contributes to an attack on the hero: defense dice and health.
#[must_use]
pub fn sheet(game: &Game, facts: &Facts, rules: &DiceRules, hero: &Hero, side: usize) -> Figure {
    let sides = &facts.rules.heroes.sheet;
    let value = |column: &str| {
        let at = sides.first()?.stats.iter().position(|stat| stat.column == column)?;
        let column = &sides.get(side)?.stats.get(at)?.column;
        hero.sheet.get(column).map(String::as_str).filter(|value| !value.is_empty())
    };
    let mut figure = Figure::bare(hero.id.as_str(), &hero.name);
    let number = value(&rules.hit_points).and_then(|number| number.parse().ok());
    figure.stats.extend(number.map(|number| (rules.hit_points.clone(), number)));
    let list = game.keywords.iter().find(|list| list.dice == Some(DieKind::Defense));
    if let Some((list, dice)) = list.and_then(|list| Some((&list.id, value(&list.id)?))) {
        // A hero without defense dice isn't one whose dice are unknown.
        let dice = dice.split('|').filter(|die| *die != NO_DICE);
        figure.keywords.insert(list.clone(), dice.map(str::to_owned).collect());
    }
    figure
}
