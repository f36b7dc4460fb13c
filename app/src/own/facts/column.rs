//! The columns of a card: their names, their types, and their values.

use muster_db::pack::{LoadedGame, check_fact};
use muster_rules::figure::{Cost, Figure};
use muster_rules::fold::fold;
use muster_rules::game::{Faction, Game};
use muster_rules::text::points_told;
use serde::Serialize;
use ts_rs::TS;

use super::cost_change;
use crate::base::headed::trimmed;
use crate::base::named::Named;
use crate::base::speaker::Speaker;
use crate::base::words::{COST, COST_CHANGE, FACTIONS};
use crate::own::my_figures::{RANGE, Wrong};

/// The printed cost if the player chooses it.
const CHOSEN: &str = "X";

/// The type of a column's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FactKind {
    /// A whole number.
    Number,
    /// A boolean.
    YesNo,
    /// One of a few values.
    Choice,
    /// Any number of a few values.
    Several,
    /// One or more words.
    Words,
    /// A sentence or two.
    Text,
    /// Points, whose cost changes by them, and in whose company.
    CostChange,
}

/// A column of a card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FactColumn {
    /// Its id, as packs write it.
    pub id: String,
    /// Its display name.
    pub name: String,
    /// The type of its values.
    pub kind: FactKind,
    /// Its possible values, if there are only a few.
    pub values: Vec<Named>,
}

/// Returns the type of a column; `None` if the game's cards have no such column.
pub(super) fn kind(loaded: &LoadedGame, id: &str) -> Option<FactKind> {
    let game = loaded.catalogue.game();
    Some(match id {
        COST if game.points => FactKind::Number,
        COST => return None,
        FACTIONS => FactKind::Several,
        COST_CHANGE if cost_change::has(loaded) => FactKind::CostChange,
        _ if game.traits.iter().any(|t| t == id) => FactKind::YesNo,
        _ if game.attributes.iter().any(|a| a.id == id) => FactKind::Choice,
        _ if game.stats.iter().any(|s| s.id == id) => FactKind::Number,
        _ if game.keywords.iter().any(|k| k.id == id) => FactKind::Words,
        _ if game.text(id).is_some() => FactKind::Text,
        _ => return None,
    })
}

/// Returns a column with its name in the reader's language.
pub(crate) fn column(speaker: &Speaker<'_>, id: &str) -> Option<FactColumn> {
    let data = speaker.data();
    let kind = kind(speaker.game, id)?;
    let named = |id: &str, name: String| Named { id: id.to_owned(), name };
    let values = match kind {
        FactKind::YesNo => ["yes", "no"].map(|id| named(id, speaker.word(&format!("answer-{id}")))).to_vec(),
        FactKind::Several => {
            data.factions.iter().map(|f| named(f.id.as_str(), speaker.naming().faction(&f.id))).collect()
        }
        FactKind::Choice => {
            let values = data.attributes.iter().filter(|a| a.id == id).flat_map(|a| &a.values);
            values.map(|value| named(value, speaker.game_word(id, value, value))).collect()
        }
        FactKind::Number | FactKind::Words | FactKind::Text | FactKind::CostChange => Vec::new(),
    };
    Some(FactColumn { id: id.to_owned(), name: name(speaker, id), kind, values })
}

/// Returns a column's name in the reader's language.
pub(super) fn name(speaker: &Speaker<'_>, id: &str) -> String {
    speaker.naming().column(id)
}

/// Returns the value in a column of a figure's card, as in packs; `None` if there is none or it is unknown.
pub(super) fn value(game: &LoadedGame, figure: &Figure, id: &str) -> Option<String> {
    match kind(game, id)? {
        FactKind::Number if id == COST => match figure.cost {
            Cost::Known(points) => Some(points.to_string()),
            Cost::Chosen => Some(CHOSEN.to_owned()),
            Cost::Unknown => None,
        },
        FactKind::Number => figure.stats.get(id).map(ToString::to_string),
        FactKind::YesNo if figure.traits.iter().any(|t| t == id) => Some("yes".to_owned()),
        FactKind::YesNo => figure.lacks.iter().any(|t| t == id).then(|| "no".to_owned()),
        FactKind::Choice => figure.attributes.get(id).cloned(),
        FactKind::Several => {
            let mut all: Vec<_> = figure.factions.iter().map(ToString::to_string).collect();
            if all.is_empty() {
                // Answers about figures without a faction are in another table.
                let admitted = game.catalogue.admissions_of(&figure.id).filter_map(|a| a.faction.as_ref());
                all.extend(admitted.map(ToString::to_string));
            }
            (!all.is_empty()).then(|| all.join("|"))
        }
        FactKind::Words => figure.keywords.get(id).filter(|k| !k.is_empty()).map(|k| k.join("|")),
        FactKind::Text => figure.texts.get(id).cloned(),
        FactKind::CostChange => cost_change::value(game, &figure.id),
    }
}

/// Formats a value for display.
pub(super) fn shown(column: &FactColumn, value: &str) -> String {
    let one = |id: &str| {
        let known = column.values.iter().find(|v| v.id == id);
        known.map_or_else(|| id.to_owned(), |v| v.name.clone())
    };
    match column.kind {
        FactKind::Number => value.replace('-', "\u{2212}"),
        FactKind::YesNo | FactKind::Choice | FactKind::Several | FactKind::Words => {
            value.split('|').map(one).collect::<Vec<_>>().join(", ")
        }
        FactKind::Text | FactKind::CostChange => value.to_owned(),
    }
}

/// Normalises a typed value to the form used in packs.
///
/// # Errors
/// The value is invalid, for the reason returned.
pub(crate) fn normal(speaker: &Speaker<'_>, column: &FactColumn, typed: &str) -> Result<String, Wrong> {
    let typed = typed.trim();
    let value = match column.kind {
        FactKind::Number => number(speaker, column, typed)?,
        FactKind::YesNo => yes_or_no(column, typed).ok_or_else(|| Wrong::YesOrNo(typed.to_owned()))?,
        FactKind::Choice => one_of(column, typed).ok_or_else(|| Wrong::Unknown(typed.to_owned()))?,
        FactKind::Several => several(speaker, column, typed)?,
        FactKind::Words => words(typed),
        FactKind::Text => trimmed(typed),
        FactKind::CostChange => {
            return cost_change::normal(typed).ok_or_else(|| Wrong::Unknown(typed.to_owned()));
        }
    };
    match check_fact(speaker.data(), &column.id, &value) {
        Ok(()) => Ok(value),
        Err(fault) => Err(Wrong::Pack(fault)),
    }
}

fn number(speaker: &Speaker<'_>, column: &FactColumn, typed: &str) -> Result<String, Wrong> {
    let chosen = || speaker.game.catalogue.figures().iter().any(|f| f.cost == Cost::Chosen);
    if column.id == COST && fold(typed) == fold(CHOSEN) && chosen() {
        return Ok(CHOSEN.to_owned());
    }
    // People also type other minus signs; spreadsheets write `138.0`.
    let plain = typed.replace(['−', '–'], "-");
    let plain = plain.strip_suffix(".0").unwrap_or(&plain);
    let least = if column.id == COST { least_cost(speaker.game) } else { *RANGE.start() };
    let range = least..=*RANGE.end();
    match plain.parse::<i64>().ok().or_else(|| points_told(plain)) {
        None => Err(Wrong::NotANumber(typed.to_owned())),
        Some(n) if !i32::try_from(n).is_ok_and(|n| range.contains(&n)) => {
            Err(Wrong::OutOfRange(least, *RANGE.end()))
        }
        Some(n) => Ok(n.to_string()),
    }
}

/// Returns the lowest cost that a card may have: the game's minimum, or that of a known card if lower. Figures that
/// don't activate, such as terrain, may be cheaper than others.
fn least_cost(game: &LoadedGame) -> i32 {
    let least = game.catalogue.game().least_cost;
    let known = game.catalogue.figures().iter().filter(|figure| least <= 0 || figure.activates());
    known.filter_map(|figure| figure.cost.known()).min().map_or(least, |known| known.min(least))
}

/// Parses a boolean, in the reader's language or as tables write it.
fn yes_or_no(column: &FactColumn, typed: &str) -> Option<String> {
    let told = crate::base::spreadsheet::yes_or_no(typed).flatten();
    let told = told.map(|yes| if yes { "yes".to_owned() } else { "no".to_owned() });
    told.or_else(|| one_of(column, typed))
}

/// Returns the value with this id or name, or the only one whose name starts with the text.
fn one_of(column: &FactColumn, typed: &str) -> Option<String> {
    let typed = fold(typed);
    let is = |v: &&Named| [&v.id, &v.name].into_iter().any(|n| fold(n) == typed);
    let begins = |v: &&Named| !typed.is_empty() && fold(&v.name).starts_with(&typed);
    let only = || {
        let mut all = column.values.iter().filter(begins);
        all.next().filter(|_| all.next().is_none())
    };
    column.values.iter().find(is).or_else(only).map(|v| v.id.clone())
}

/// Conjunctions before the last item of a list, in the program's languages and a few others.
const AND: [&str; 8] = [" and ", " és ", " und ", " et ", "和", "与", "與", "以及"];

/// Splits a list into its items: `rebel|fringe`, `Rebel, Fringe`, `Rebel and Fringe`.
pub(crate) fn parted(typed: &str) -> impl Iterator<Item = &str> {
    let parts = typed.split(['|', ',', ';', '/', '+', '&', '、', '，', '；']);
    let parts = parts.flat_map(|part| {
        AND.iter().fold(vec![part], |parts, and| parts.into_iter().flat_map(|p| p.split(and)).collect())
    });
    parts.map(bare).filter(|p| !p.is_empty())
}

/// Strips a conjunction that follows a comma, as in `and Republic`.
fn bare(part: &str) -> &str {
    let part = part.trim();
    AND.iter().find_map(|and| part.strip_prefix(and.trim_start())).map_or(part, str::trim)
}

/// Returns the faction with this id, name or abbreviation.
pub(crate) fn faction_called<'g>(game: &'g Game, typed: &str) -> Option<&'g Faction> {
    let typed = fold(typed.trim());
    let is = |name: &str| fold(name) == typed;
    game.factions.iter().find(|f| is(f.id.as_str()) || is(&f.name) || f.aliases.iter().any(|a| is(a)))
}

/// Parses factions by id, name or abbreviation, separated as in [`parted`].
fn several(speaker: &Speaker<'_>, column: &FactColumn, typed: &str) -> Result<String, Wrong> {
    let mut out = Vec::new();
    for part in parted(typed) {
        let found = faction_called(speaker.data(), part).map(|f| f.id.to_string());
        let id = found.or_else(|| one_of(column, part)).ok_or_else(|| Wrong::Unknown(part.to_owned()))?;
        if !out.contains(&id) {
            out.push(id);
        }
    }
    if out.is_empty() { Err(Wrong::Empty) } else { Ok(out.join("|")) }
}

/// Parses keywords separated by commas, semicolons, bars or newlines; commas in brackets don't separate.
fn words(typed: &str) -> String {
    let (mut parts, mut depth) = (vec![String::new()], 0_i32);
    for c in typed.chars() {
        depth += i32::from(c == '(') - i32::from(c == ')');
        match c {
            '|' | ';' | '\n' | '；' => parts.push(String::new()),
            ',' | '，' | '、' if depth <= 0 => parts.push(String::new()),
            c => parts.last_mut().into_iter().for_each(|p| p.push(c)),
        }
    }
    let parts = parts.iter().map(|p| p.split_whitespace().collect::<Vec<_>>().join(" "));
    parts.filter(|p| !p.is_empty()).collect::<Vec<_>>().join("|")
}
