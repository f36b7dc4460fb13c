//! Figures for unit tests.

use crate::figure::{Cost, Figure};
use crate::id::{FactionId, FigureId, SourceId};

pub(crate) fn figure(id: &str, name: &str, cost: i32, faction: &str) -> Figure {
    Figure {
        id: FigureId::from(id),
        name: name.into(),
        cost: Cost::Known(cost),
        factions: vec![FactionId::from(faction)],
        unique: false,
        traits: Vec::new(),
        attributes: [("size".to_owned(), "medium".to_owned())].into(),
        stats: [("hp".to_owned(), 10)].into(),
        keywords: [("abilities".to_owned(), Vec::new())].into(),
        lacks: Vec::new(),
        persons: Vec::new(),
        source: SourceId::from("test"),
        suspect: None,
        texts: Default::default(),
    }
}
