//! The game-specific fields of the form, in the card's order.

use muster_rules::game::{KeywordList, KeywordPart};
use serde::Serialize;
use ts_rs::TS;

use crate::base::named::Named;
use crate::base::speaker::Speaker;

/// The game-specific fields of the form, in the card's order.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyFigureFields {
    /// Properties with a fixed set of values.
    pub attributes: Vec<MyFigurePart>,
    /// Numbers of the stat block.
    pub stats: Vec<Named>,
    /// Lists of keywords.
    pub keywords: Vec<MyFigureKeywords>,
    /// Flags of the card.
    pub traits: Vec<Named>,
    /// The name of the set used if none is named.
    pub own_set: String,
}

/// A list of keywords.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyFigureKeywords {
    /// The list's id.
    pub id: String,
    /// The localised name.
    pub name: String,
    /// The parts that each keyword consists of, whose value ids are joined by spaces; empty if keywords are free
    /// text.
    pub parts: Vec<MyFigurePart>,
}

/// A property, or a part of a keyword, with a fixed set of values.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyFigurePart {
    /// The property's or part's id.
    pub id: String,
    /// The localised name.
    pub name: String,
    /// The possible values.
    pub values: Vec<MyFigureValue>,
}

/// A possible value of a property or part.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyFigureValue {
    /// The value's id.
    pub id: String,
    /// The localised name.
    pub name: String,
    /// The SVG path of its symbol on a 100 × 100 square, if it has one.
    pub sign: Option<String>,
}

/// Returns the form's fields for the speaker's game.
pub(super) fn fields(speaker: &Speaker<'_>) -> MyFigureFields {
    let data = speaker.data();
    let named = |kind: &str, id: &str, english: &str| Named {
        id: id.to_owned(),
        name: speaker.game_word(kind, id, english),
    };
    let value = |kind: &str, id: &str| MyFigureValue {
        id: id.to_owned(),
        name: speaker.game_word(kind, id, id),
        sign: None,
    };
    let attributes = data.attributes.iter().map(|a| MyFigurePart {
        id: a.id.clone(),
        name: speaker.game_word("attribute", &a.id, &a.id),
        values: a.values.iter().map(|v| value(&a.id, v)).collect(),
    });
    MyFigureFields {
        attributes: attributes.collect(),
        stats: data.stats.iter().map(|s| named("stat", &s.id, &s.name)).collect(),
        keywords: data.keywords.iter().map(|list| keywords(speaker, list)).collect(),
        traits: data.traits.iter().map(|id| named("trait", id, id)).collect(),
        own_set: super::check::OWN_SET.to_owned(),
    }
}

fn keywords(speaker: &Speaker<'_>, list: &KeywordList) -> MyFigureKeywords {
    let part = |part: &KeywordPart| MyFigurePart {
        id: part.id.clone(),
        name: speaker.game_word("part", &part.id, &part.name),
        values: part
            .values
            .iter()
            .map(|value| MyFigureValue {
                id: value.id.clone(),
                name: speaker.naming().part(part, value),
                sign: value.sign.as_ref().map(|s| s.as_str().to_owned()),
            })
            .collect(),
    };
    MyFigureKeywords {
        id: list.id.clone(),
        name: speaker.game_word("keyword", &list.id, &list.name),
        parts: list.parts.iter().map(part).collect(),
    }
}
