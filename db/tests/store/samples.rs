//! Sample data for tests.

use std::collections::BTreeMap;
use std::path::Path;

use chrono::{DateTime, TimeDelta, Utc};
use muster_db::table::holding::Holding;
use muster_db::table::match_played::MatchEntry;
use muster_db::{Database, Result};
use muster_rules::catalogue::{Catalogue, CatalogueParts, Printing, Set};
use muster_rules::figure::{Cost, Figure};
use muster_rules::game::Game;
use muster_rules::id::{FigureId, GameId, slug};
use muster_rules::matches::GameScore;
use muster_rules::squad::{Member, SquadDraft};

/// Returns a time on the first day, this many seconds after 09:00.
pub(crate) fn at(seconds: i64) -> DateTime<Utc> {
    "2026-11-22T09:00:00Z".parse::<DateTime<Utc>>().expect("a time") + TimeDelta::seconds(seconds)
}

pub(crate) fn open(dir: &Path) -> Result<Database> {
    Database::open(dir, at(0))
}

pub(crate) fn game() -> GameId {
    GameId::from("toy-soldiers")
}

/// Returns a holding of `figures` figures of the printing with this number.
pub(crate) fn holding(number: u32, figures: u32) -> Holding {
    let id = format!("toy/soldier-{number}");
    let mut holding =
        Holding::new(game(), format!("toy/first/{number}").into(), id.into(), format!("Soldier {number}"));
    holding.figures = figures;
    holding
}

pub(crate) fn draft(name: &str, members: &[(&str, u32)]) -> SquadDraft {
    let mut draft = SquadDraft::new(game(), "standard".into());
    name.clone_into(&mut draft.name);
    draft.members = members.iter().map(|(id, count)| Member::new(FigureId::from(*id), *count)).collect();
    draft
}

/// Returns a match on a given day, without an army.
pub(crate) fn match_entry(opponent: &str, day: &str, scores: &[(u32, u32)]) -> MatchEntry {
    MatchEntry {
        game: game(),
        opponent: opponent.to_owned(),
        played_on: day.to_owned(),
        army: None,
        mission: None,
        initiative: None,
        scores: scores.iter().map(|&(mine, theirs)| GameScore::new(mine, theirs)).collect(),
        note: String::new(),
    }
}

/// Returns a figure with this English name, and an ID derived from it.
pub(crate) fn figure(name: &str, cost: i32, faction: &str, keywords: &[&str]) -> Figure {
    let keywords = keywords.iter().map(ToString::to_string).collect();
    Figure {
        id: format!("toy/{}", slug(name)).into(),
        name: name.to_owned(),
        cost: Cost::Known(cost),
        factions: vec![faction.into()],
        unique: false,
        traits: Vec::new(),
        attributes: BTreeMap::new(),
        stats: BTreeMap::new(),
        keywords: BTreeMap::from([("abilities".to_owned(), keywords)]),
        lacks: Vec::new(),
        persons: Vec::new(),
        source: "booklet".into(),
        suspect: None,
        texts: Default::default(),
    }
}

/// Returns a catalogue in which each figure is printed once, in the set at its index in `sets`.
pub(crate) fn catalogue(figures: Vec<Figure>, sets: &[&str]) -> Catalogue {
    let printing = |(i, figure): (usize, &Figure)| {
        let set = slug(sets[i % sets.len()]);
        Printing {
            id: format!("toy/{set}/{}", i + 1).into(),
            figure: figure.id.clone(),
            set: set.into(),
            number: (i + 1).to_string(),
            rarity: if i % 2 == 0 { "C" } else { "R" }.to_owned(),
            note: None,
        }
    };
    let printings = figures.iter().enumerate().map(printing).collect();
    let set = |name: &&str| Set {
        id: slug(name).into(),
        name: (*name).to_owned(),
        aliases: Vec::new(),
        released: None,
        printings: None,
    };
    Catalogue::new(CatalogueParts {
        game: toy_game(),
        figures,
        printings,
        sets: sets.iter().map(set).collect(),
        formats: Vec::new(),
        admissions: Vec::new(),
        cost_changes: Vec::new(),
        side_lists: Vec::new(),
        let_in: Vec::new(),
        attachments: Vec::new(),
        short_names: Vec::new(),
        codes: Vec::new(),
        sources: Vec::new(),
    })
}

fn toy_game() -> Game {
    serde_json::from_value(serde_json::json!({
        "id": "toy-soldiers", "prefix": "toy", "name": "Toy Soldiers", "catalogue_date": "2026-11-22",
        "faction": [
            {"id": "rebel-alliance", "name": "Rebel Alliance", "aliases": ["Rebel"], "colour": "#cc0000", "shape": "disc"},
            {"id": "empire", "name": "Empire", "colour": "#000000", "shape": "square"},
        ],
        "rarity": [
            {"id": "C", "name": "Common", "symbol": "●"},
            {"id": "R", "name": "Rare", "symbol": "★"},
        ],
    }))
    .expect("a game")
}
