//! My figures: the user's own figures, kept in an ordinary pack that is edited by a form.

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

use crate::base::error::{Error, Kind};
use crate::base::muster::Muster;
use crate::base::named::Named;
use crate::base::session::Session;
use crate::base::words::{Value, Words};
use crate::games::GameRequest;
pub(crate) use check::RANGE;
pub use fields::{MyFigureFields, MyFigureKeywords, MyFigurePart, MyFigureValue};
use pack::OwnPack;

/// The key of the pack's only source.
const SOURCE: &str = "my-figures";

/// Returns whether a figure is one of the user's own, and so can be edited by the form.
pub(crate) fn is_mine(figure: &Figure) -> bool {
    figure.source.as_str() == SOURCE
}

/// The user's own figures of a game, with what the form needs.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyFigures {
    /// The figures, sorted by name.
    pub figures: Vec<MyFigure>,
    /// The game-specific fields of the form.
    pub fields: MyFigureFields,
    /// The name of the pack that contains them.
    pub pack: String,
}

/// One of the user's own figures.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyFigure {
    /// The figure's id.
    pub id: FigureId,
    /// The values of the form's fields.
    pub form: FigureForm,
}

/// A request to save a figure.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SaveMyFigure {
    /// The game's id.
    pub game: String,
    /// The figure to change; null to add one.
    pub id: Option<FigureId>,
    /// The values of the form's fields.
    pub form: FigureForm,
}

/// The result of saving a figure.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SavedMyFigure {
    /// The saved figure; null if the form has problems and nothing was changed.
    pub figure: Option<Named>,
    /// The problems, field by field.
    pub problems: Vec<FormProblem>,
}

/// A problem with one field of the form.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FormProblem {
    /// The field: `name`, `stats.hp`, `keywords.abilities` …; empty for the form as a whole.
    pub field: String,
    /// The localised message.
    pub message: String,
}

/// A request to remove a figure.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RemoveMyFigure {
    /// The game's id.
    pub game: String,
    /// The figure's id.
    pub id: FigureId,
}

/// A removed figure.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RemovedMyFigure {
    /// The form that recreates it.
    pub form: FigureForm,
}

/// A figure as entered in the form. Numbers are text since the user can type anything.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FigureForm {
    /// The name.
    pub name: String,
    /// Ids of its factions.
    pub factions: Vec<String>,
    /// A whole number; empty if unknown, `X` if it depends on a choice.
    pub cost: String,
    /// Whether the card is unique.
    pub unique: bool,
    /// Ids of the card's traits.
    pub traits: Vec<String>,
    /// Values of the game's properties, by property id.
    pub attributes: BTreeMap<String, String>,
    /// Values of the stat block, by stat id.
    pub stats: BTreeMap<String, String>,
    /// Keywords, one per line, by list id.
    pub keywords: BTreeMap<String, String>,
    /// The name or id of a set, which may be new; empty for the user's own set.
    pub set: String,
    /// The number in the set; empty for the next free one.
    pub number: String,
    /// The id of the rarity.
    pub rarity: String,
}

/// A problem with one field, not localised yet.
#[derive(Debug)]
struct FieldProblem {
    /// The field: `name`, `stats.hp`, `keywords.abilities` …; empty for the form as a whole.
    field: String,
    /// What is wrong with it.
    wrong: Wrong,
}

/// What can be wrong with a field. The locales contain a message for each [`Wrong::key`].
#[derive(Debug, Display)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Wrong {
    /// A required field is empty.
    Empty,
    /// A required choice wasn't made.
    NoneChosen,
    /// The text is longer than this many characters.
    TooLong(usize),
    /// The text has no letter or digit to build an id from.
    NoLetter,
    /// Not a whole number.
    NotANumber(String),
    /// Neither yes nor no.
    YesOrNo(String),
    /// The number is outside the range that a card can print.
    OutOfRange(i32, i32),
    /// Not one of the game's values.
    Unknown(String),
    /// The text contains the list separator.
    Parted(char),
    /// The collection refers to the printing by this number.
    InUse,
    /// The figure of this name has the number already.
    Taken(String),
    /// A fault found by checking the pack.
    Pack(Fault),
}

impl Wrong {
    /// Returns the key of the message in the locales.
    fn key(&self) -> String {
        match self {
            Self::Pack(fault) => format!("fault-{}", fault.key()),
            _ => format!("my-figures-wrong-{self}"),
        }
    }

    /// Returns the message's variables.
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

    /// Returns the localised message.
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

/// Returns the user's own figures, and what the form needs.
pub fn my_figures(session: &mut Session, request: GameRequest) -> Result<MyFigures, Error> {
    let game = session.game(&request.game)?;
    let speaker = session.speaker(&game);
    Ok(MyFigures {
        figures: forms(&game),
        fields: fields::fields(&speaker),
        pack: format!("my-figures-{}", speaker.data().prefix),
    })
}

/// Adds a figure to the user's own pack, or replaces the one with this id, and reloads the catalogue. A form with
/// problems, or one that would make the pack invalid, changes nothing.
///
/// # Errors
/// Fails if the game is unknown, or the existing pack has errors or can't be written; it is unchanged then.
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

/// Removes a figure from the user's own pack. Squads keep its name and cost. Returns the form that recreates it.
///
/// # Errors
/// Fails if the game or figure is unknown, the pack has errors, or it can't be written.
pub fn remove(session: &mut Session, request: RemoveMyFigure) -> Result<RemovedMyFigure, Error> {
    let game = session.game(&request.game)?;
    let mut forms = forms(&game);
    let Some(at) = forms.iter().position(|mine| mine.id == request.id) else {
        let known = forms.iter().map(|mine| &mine.id);
        return Err(Error::not_one_of(Kind::Figure, request.id, known));
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
    /// Puts a figure into the pack. Returns its id, or the problems of the form.
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

    /// Returns whether the collection contains a printing.
    fn is_held(&mut self, game: &LoadedGame, printing: &PrintingId) -> Result<bool, Error> {
        let data = &game.catalogue.game().id;
        let database = self.database()?;
        let copies = !database.copies_of(data, printing)?.is_empty();
        Ok(copies || database.holding(data, printing)?.is_some())
    }
}

/// Returns the user's own figures of a game as forms, sorted by name.
fn forms(game: &LoadedGame) -> Vec<MyFigure> {
    let mine = game.catalogue.figures().iter().filter(|f| is_mine(f));
    let mut forms: Vec<_> = mine.map(|f| MyFigure { id: f.id.clone(), form: form_of(game, f) }).collect();
    forms.sort_by_cached_key(|mine| fold(&mine.form.name));
    forms
}

/// Returns the form that describes a figure.
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
