//! My figures: the form's fields, the figures made with it, saving and removing one.

use muster_rules::game::{KeywordList, KeywordPart, PartValue};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::error::Error;
use crate::games::{GameRequest, Named};
use crate::muster::Muster;
use crate::my_figures::{FigureForm, Written};
use crate::session::Session;
use crate::speaker::Speaker;
use crate::words::Value;

/// The user's own figures of a game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyFigures {
    /// By name.
    pub figures: Vec<MyFigure>,
    /// What the form asks besides what every figure has.
    pub fields: MyFigureFields,
    /// The pack that they are in.
    pub pack: String,
}

/// One of the user's own figures.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyFigure {
    /// Its id.
    pub id: String,
    /// As the form shows it.
    pub form: FigureForm,
}

/// What the form asks in this game, in the card's order.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyFigureFields {
    /// Properties with one of a few values.
    pub attributes: Vec<MyFigureChoice>,
    /// Numbers of the stat block.
    pub stats: Vec<Named>,
    /// Lists of keywords.
    pub keywords: Vec<MyFigureKeywords>,
    /// Flags of the card.
    pub traits: Vec<Named>,
    /// What the set is called that is taken where none is named.
    pub own_set: String,
}

/// A property with one of a few values.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyFigureChoice {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it may be.
    pub values: Vec<Named>,
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

/// One of the parts of a keyword.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyFigurePart {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it may be.
    pub values: Vec<MyFigureValue>,
}

/// A value of a part.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyFigureValue {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How it is drawn: the path of an SVG on a square of 100 × 100.
    pub sign: Option<String>,
}

/// A figure to be saved.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SaveMyFigure {
    /// The game's id.
    pub game: String,
    /// The figure that is changed; a new one where there is none.
    pub id: Option<String>,
    /// What the form says.
    pub form: FigureForm,
}

/// What came of saving.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SavedMyFigure {
    /// The figure; null where the form has problems, and nothing was changed.
    pub figure: Option<Named>,
    /// What is wrong, field by field.
    pub problems: Vec<FormProblem>,
}

/// What is wrong in a field.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FormProblem {
    /// The field: `name`, `stats.hp`, `keywords.abilities` …; empty for the form as a whole.
    pub field: String,
    /// In words.
    pub message: String,
}

/// A figure to be removed.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RemoveMyFigure {
    /// The game's id.
    pub game: String,
    /// The figure's id.
    pub id: String,
}

/// A figure that was removed.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RemovedMyFigure {
    /// What makes it again.
    pub form: FigureForm,
}

/// The user's own figures, and what the form asks.
///
/// # Errors
/// There is no such game.
pub(crate) fn my_figures(session: &mut Session, request: GameRequest) -> Result<MyFigures, Error> {
    let game = session.game(&request.game)?;
    let speaker = session.speaker(&game);
    let figures = Muster::my_figures(&game).into_iter();
    Ok(MyFigures {
        figures: figures.map(|(id, form)| MyFigure { id: id.to_string(), form }).collect(),
        fields: fields(&speaker),
        pack: format!("my-figures-{}", speaker.data().prefix),
    })
}

/// Saves a figure of the user's own.
///
/// # Errors
/// There is no such game, or the pack has errors or can't be written.
pub(crate) fn save(session: &mut Session, request: SaveMyFigure) -> Result<SavedMyFigure, Error> {
    let game = session.game(&request.game)?;
    let written = session.muster.save_my_figure(&game, request.id.as_deref(), &request.form)?;
    let game = session.game(&request.game)?;
    Ok(match written {
        Written::Figure(id) => SavedMyFigure {
            figure: Some(Named { name: session.speaker(&game).figure(&id), id: id.to_string() }),
            problems: Vec::new(),
        },
        Written::Refused(problems) => {
            let message = |wrong: &crate::my_figures::Wrong| {
                let values = wrong.values();
                let args: Vec<_> = values.iter().map(|(k, v)| (*k, Value::from(v.as_str()))).collect();
                session.words.get(&wrong.key(), &args)
            };
            let problems = problems.into_iter();
            SavedMyFigure {
                figure: None,
                problems: problems
                    .map(|p| FormProblem { message: message(&p.wrong), field: p.field })
                    .collect(),
            }
        }
    })
}

/// Removes a figure of the user's own.
///
/// # Errors
/// There is no such game or figure, or the pack has errors or can't be written.
pub(crate) fn remove(session: &mut Session, request: RemoveMyFigure) -> Result<RemovedMyFigure, Error> {
    let game = session.game(&request.game)?;
    let form = session.muster.remove_my_figure(&game, &request.id)?;
    Ok(RemovedMyFigure { form })
}

fn fields(speaker: &Speaker<'_>) -> MyFigureFields {
    let data = speaker.data();
    let named = |kind: &str, id: &str, english: &str| Named {
        id: id.to_owned(),
        name: speaker.game_word(kind, id, english),
    };
    let attributes = data.attributes.iter().map(|a| MyFigureChoice {
        id: a.id.clone(),
        name: speaker.game_word("attribute", &a.id, &a.id),
        values: a.values.iter().map(|v| named(&a.id, v, v)).collect(),
    });
    MyFigureFields {
        attributes: attributes.collect(),
        stats: data.stats.iter().map(|s| named("stat", &s.id, &s.name)).collect(),
        keywords: data.keywords.iter().map(|list| keywords(speaker, list)).collect(),
        traits: data.traits.iter().map(|id| named("trait", id, id)).collect(),
        own_set: crate::my_figures::OWN_SET.to_owned(),
    }
}

fn keywords(speaker: &Speaker<'_>, list: &KeywordList) -> MyFigureKeywords {
    let value = |part: &KeywordPart, value: &PartValue| MyFigureValue {
        id: value.id.clone(),
        name: speaker.naming().part(part, value),
        sign: value.sign.as_ref().map(|s| s.as_str().to_owned()),
    };
    let part = |part: &KeywordPart| MyFigurePart {
        id: part.id.clone(),
        name: speaker.game_word("part", &part.id, &part.name),
        values: part.values.iter().map(|v| value(part, v)).collect(),
    };
    MyFigureKeywords {
        id: list.id.clone(),
        name: speaker.game_word("keyword", &list.id, &list.name),
        parts: list.parts.iter().map(part).collect(),
    }
}
