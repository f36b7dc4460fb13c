//! My figures: figures of the user's own, in an ordinary pack that a form writes.

mod check;
mod fields;
mod many;
mod pack;

use std::collections::BTreeMap;

use muster_db::pack::{Fault, LoadedGame};
use muster_rules::figure::{Cost, Figure};
use muster_rules::fold::fold;
use muster_rules::id::{FigureId, PrintingId};
use serde::{Deserialize, Serialize};
use strum::Display;
use ts_rs::TS;

use crate::error::{Error, Kind};
use crate::games::{GameRequest, Named};
use crate::muster::Muster;
use crate::session::Session;
use crate::words::{Value, Words};
pub(crate) use check::RANGE;
pub use fields::{MyFigureFields, MyFigureKeywords, MyFigurePart, MyFigureValue};
use pack::OwnPack;

/// The key of the pack's one source.
const SOURCE: &str = "my-figures";

/// Whether a figure is one of the user's own, which the form can change.
pub(crate) fn is_mine(figure: &Figure) -> bool {
    figure.source.as_str() == SOURCE
}

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
    pub id: FigureId,
    /// As the form shows it.
    pub form: FigureForm,
}

/// A figure to be saved.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SaveMyFigure {
    /// The game's id.
    pub game: String,
    /// The figure that is changed; a new one where there is none.
    pub id: Option<FigureId>,
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
    pub id: FigureId,
}

/// A figure that was removed.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RemovedMyFigure {
    /// What makes it again.
    pub form: FigureForm,
}

/// A figure as the form writes it. Numbers are text, since anything can be typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FigureForm {
    /// The name.
    pub name: String,
    /// Factions, by id.
    pub factions: Vec<String>,
    /// A whole number; empty where it isn't known, `X` where a choice decides it.
    pub cost: String,
    /// Whether the card is unique.
    pub unique: bool,
    /// Flags of the card.
    pub traits: Vec<String>,
    /// Values of properties, by the property's id.
    pub attributes: BTreeMap<String, String>,
    /// Numbers of the stat block, by the stat's id.
    pub stats: BTreeMap<String, String>,
    /// Keywords one a line, by the list's id.
    pub keywords: BTreeMap<String, String>,
    /// The name or id of a set, of a new one too; empty for the user's own.
    pub set: String,
    /// The number in the set; empty for the next.
    pub number: String,
    /// The rarity, by id.
    pub rarity: String,
}

/// What is wrong with what a form says, and where.
#[derive(Debug)]
struct FieldProblem {
    /// The field: `name`, `stats.hp`, `keywords.abilities` …; empty for the form as a whole.
    field: String,
    /// What is wrong there.
    wrong: Wrong,
}

/// What may be wrong in a field. The locales hold a sentence for each [`Wrong::key`].
#[derive(Debug, Display)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Wrong {
    /// Nothing is there, and something must be.
    Empty,
    /// Nothing is ticked, and something must be.
    NoneChosen,
    /// More letters than there is room for.
    TooLong(usize),
    /// No letter and no digit, of which ids are made.
    NoLetter,
    /// Not a whole number.
    NotANumber(String),
    /// Neither yes nor no.
    YesOrNo(String),
    /// A number that no card prints.
    OutOfRange(i32, i32),
    /// Not one of those that the game has.
    Unknown(String),
    /// The character that parts the entries of a list.
    Parted(char),
    /// The collection knows the printing by it.
    InUse,
    /// Another figure has this number, by its name.
    Taken(String),
    /// What checking the pack found.
    Pack(Fault),
}

impl Wrong {
    /// The sentence's key in the locales.
    fn key(&self) -> String {
        match self {
            Self::Pack(fault) => format!("fault-{}", fault.key()),
            _ => format!("my-figures-wrong-{self}"),
        }
    }

    /// What the sentence names.
    fn values(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Empty | Self::NoneChosen | Self::NoLetter | Self::InUse => Vec::new(),
            Self::TooLong(most) => vec![("most", most.to_string())],
            Self::NotANumber(value) | Self::YesOrNo(value) | Self::Unknown(value) => {
                vec![("value", value.clone())]
            }
            Self::OutOfRange(least, most) => vec![("least", least.to_string()), ("most", most.to_string())],
            Self::Parted(sign) => vec![("sign", sign.to_string())],
            Self::Taken(name) => vec![("name", name.clone())],
            Self::Pack(fault) => fault.values(),
        }
    }

    /// What is wrong, in words.
    pub(crate) fn told(&self, words: &Words) -> String {
        let values = self.values();
        let args: Vec<_> = values.iter().map(|(k, v)| (*k, Value::from(v.as_str()))).collect();
        words.get(&self.key(), &args)
    }
}

impl FieldProblem {
    fn told(self, words: &Words) -> FormProblem {
        FormProblem { message: self.wrong.told(words), field: self.field }
    }
}

/// The user's own figures, and what the form asks.
///
/// # Errors
/// There is no such game.
pub fn my_figures(session: &mut Session, request: GameRequest) -> Result<MyFigures, Error> {
    let game = session.game(&request.game)?;
    let speaker = session.speaker(&game);
    Ok(MyFigures {
        figures: forms(&game),
        fields: fields::fields(&speaker),
        pack: format!("my-figures-{}", speaker.data().prefix),
    })
}

/// Writes a figure into the user's own pack, a new one or over the one of this id, and loads the catalogue
/// anew. A form with problems, or one that would break the pack, changes nothing.
///
/// # Errors
/// There is no such game, or the pack that is there has errors, or can't be written; it stays as it was.
pub fn save(session: &mut Session, request: SaveMyFigure) -> Result<SavedMyFigure, Error> {
    let game = session.game(&request.game)?;
    let put = |muster: &mut Muster| muster.put_my_figure(&game, request.id.as_ref(), &request.form);
    match session.muster.atomically(put)? {
        Ok(id) => {
            session.muster.reload_packs();
            let game = session.game(&request.game)?;
            let figure = Named { name: session.speaker(&game).figure(&id), id: id.to_string() };
            Ok(SavedMyFigure { figure: Some(figure), problems: Vec::new() })
        }
        Err(problems) => {
            let problems = problems.into_iter().map(|p| p.told(&session.words)).collect();
            Ok(SavedMyFigure { figure: None, problems })
        }
    }
}

/// Takes a figure out of the user's own pack. Squads keep it by name and cost; the form that makes it again
/// comes back.
///
/// # Errors
/// There is no such game or figure, the pack has errors, or it can't be written.
pub fn remove(session: &mut Session, request: RemoveMyFigure) -> Result<RemovedMyFigure, Error> {
    let game = session.game(&request.game)?;
    let mut forms = forms(&game);
    let Some(at) = forms.iter().position(|mine| mine.id == request.id) else {
        let known = forms.iter().map(|mine| mine.id.to_string()).collect();
        return Err(Error::NotOneOf { kind: Kind::Figure, name: request.id.to_string(), known });
    };
    session.muster.atomically(|muster| {
        let mut pack = OwnPack::open(muster, &game)?;
        pack.remove(&request.id)?;
        pack.write(muster)
    })?;
    session.muster.reload_packs();
    Ok(RemovedMyFigure { form: forms.swap_remove(at).form })
}

impl Muster {
    /// Puts a figure into the pack; its id, or what is wrong with the form.
    fn put_my_figure(
        &mut self,
        game: &LoadedGame,
        old: Option<&FigureId>,
        form: &FigureForm,
    ) -> Result<Result<FigureId, Vec<FieldProblem>>, Error> {
        let mut pack = OwnPack::open(self, game)?;
        let game = &pack.game(game);
        let old_printing = old.and_then(|id| pack.printing_of(id));
        let (row, mut problems) = check::check(game, form, old, old_printing.as_ref());
        if old.and_then(|id| game.catalogue.figure(id)).is_some_and(is_mine) {
            let moved = old_printing.filter(|p| *p != row.printing);
            if let Some(moved) = moved.filter(|_| problems.is_empty())
                && self.is_held(game, &moved)?
            {
                problems.push(FieldProblem { field: "number".to_owned(), wrong: Wrong::InUse });
            }
        }
        if !problems.is_empty() {
            return Ok(Err(problems));
        }
        pack.put(game, old, &row)?;
        if let Err(problems) = pack.check() {
            let wrong = |p: muster_db::pack::Problem| FieldProblem {
                field: String::new(),
                wrong: Wrong::Pack(p.fault),
            };
            return Ok(Err(problems.into_iter().map(wrong).collect()));
        }
        pack.write(self)?;
        Ok(Ok(row.id))
    }

    /// Whether the collection knows a printing.
    fn is_held(&mut self, game: &LoadedGame, printing: &PrintingId) -> Result<bool, Error> {
        let data = &game.catalogue.game().id;
        let database = self.database()?;
        let copies = !database.copies_of(data, printing)?.is_empty();
        Ok(copies || database.holding(data, printing)?.is_some())
    }
}

/// The user's own figures of a game, as the form shows them, by name.
fn forms(game: &LoadedGame) -> Vec<MyFigure> {
    let mine = game.catalogue.figures().iter().filter(|f| is_mine(f));
    let mut forms: Vec<_> = mine.map(|f| MyFigure { id: f.id.clone(), form: form_of(game, f) }).collect();
    forms.sort_by_cached_key(|mine| fold(&mine.form.name));
    forms
}

/// A figure as the form shows it.
fn form_of(game: &LoadedGame, figure: &Figure) -> FigureForm {
    let printing = game.catalogue.printings_of(&figure.id).next();
    let set = printing.and_then(|p| game.catalogue.set(&p.set));
    FigureForm {
        name: figure.name.clone(),
        factions: figure.factions.iter().map(ToString::to_string).collect(),
        cost: match figure.cost {
            _ if !game.catalogue.game().points => String::new(),
            Cost::Known(points) => points.to_string(),
            Cost::Unknown => String::new(),
            Cost::Chosen => "X".to_owned(),
        },
        unique: figure.unique,
        traits: figure.traits.clone(),
        attributes: figure.attributes.clone(),
        stats: figure.stats.iter().map(|(id, n)| (id.clone(), n.to_string())).collect(),
        keywords: figure.keywords.iter().map(|(id, words)| (id.clone(), words.join("\n"))).collect(),
        set: set.map(|s| s.name.clone()).unwrap_or_default(),
        number: printing.map(|p| p.number.clone()).unwrap_or_default(),
        rarity: printing.map(|p| p.rarity.clone()).unwrap_or_default(),
    }
}
