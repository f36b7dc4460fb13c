//! What the form asks in a game, in the card's order.

use muster_rules::game::{KeywordList, KeywordPart};
use serde::Serialize;
use ts_rs::TS;

use crate::games::Named;
use crate::speaker::Speaker;

/// What the form asks in this game, in the card's order.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyFigureFields {
    /// Properties with one of a few values.
    pub attributes: Vec<MyFigurePart>,
    /// Numbers of the stat block.
    pub stats: Vec<Named>,
    /// Lists of keywords.
    pub keywords: Vec<MyFigureKeywords>,
    /// Flags of the card.
    pub traits: Vec<Named>,
    /// What the set is called that is taken where none is named.
    pub own_set: String,
}

/// A list of keywords.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyFigureKeywords {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What each keyword is put together of, the values' ids parted by spaces; nothing where it is
    /// free words.
    pub parts: Vec<MyFigurePart>,
}

/// A property, or one of the parts of a keyword: one of a few values.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyFigurePart {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it may be.
    pub values: Vec<MyFigureValue>,
}

/// What a property or a part may be.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyFigureValue {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How it is drawn, where it is drawn: the path of an SVG on a square of 100 × 100.
    pub sign: Option<String>,
}

/// What the form asks in the speaker's game.
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
