//! My figures: figures of the user's own, in an ordinary pack that a form writes.

mod check;
mod pack;

use std::collections::BTreeMap;

use muster_db::pack::{Fault, LoadedGame};
use muster_rules::figure::{Cost, Figure};
use muster_rules::id::{FigureId, PrintingId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::error::{Error, Kind};
use crate::muster::Muster;
pub(crate) use check::OWN_SET;
use check::Row;
use pack::OwnPack;

/// The key of the pack's one source.
const SOURCE: &str = "my-figures";

/// Whether a figure is one of the user's own, which the form can change.
pub(crate) fn is_mine(figure: &Figure) -> bool {
    figure.source.as_str() == SOURCE
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldProblem {
    /// The field: `name`, `stats.hp`, `keywords.abilities` …; empty for the form as a whole.
    pub field: String,
    /// What is wrong there.
    pub wrong: Wrong,
}

/// What may be wrong in a field. The locales hold a sentence for each [`Wrong::key`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
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
    #[must_use]
    pub fn key(&self) -> String {
        let key = match self {
            Self::Empty => "empty",
            Self::NoneChosen => "none-chosen",
            Self::TooLong(_) => "too-long",
            Self::NoLetter => "no-letter",
            Self::NotANumber(_) => "not-a-number",
            Self::OutOfRange(..) => "out-of-range",
            Self::Unknown(_) => "unknown",
            Self::Parted(_) => "parted",
            Self::InUse => "in-use",
            Self::Taken(_) => "taken",
            Self::Pack(fault) => return format!("fault-{}", fault.key()),
        };
        format!("my-figures-wrong-{key}")
    }

    /// What the sentence names.
    #[must_use]
    pub fn values(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Empty | Self::NoneChosen | Self::NoLetter | Self::InUse => Vec::new(),
            Self::TooLong(most) => vec![("most", most.to_string())],
            Self::NotANumber(value) | Self::Unknown(value) => vec![("value", value.clone())],
            Self::OutOfRange(least, most) => vec![("least", least.to_string()), ("most", most.to_string())],
            Self::Parted(sign) => vec![("sign", sign.to_string())],
            Self::Taken(name) => vec![("name", name.clone())],
            Self::Pack(fault) => fault.values(),
        }
    }
}

/// What came of saving a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// The figure is in the catalogue.
    Figure(FigureId),
    /// Nothing was changed.
    Refused(Vec<FieldProblem>),
}

impl Muster {
    /// The user's own figures of a game, as the form shows them, by name.
    #[must_use]
    pub fn my_figures(game: &LoadedGame) -> Vec<(FigureId, FigureForm)> {
        let mine = game.catalogue.figures().iter().filter(|f| is_mine(f));
        let mut forms: Vec<_> = mine.map(|f| (f.id.clone(), form_of(game, f))).collect();
        forms.sort_by_cached_key(|(_, form)| muster_rules::fold::fold(&form.name));
        forms
    }

    /// Writes a figure into the user's own pack, a new one or over the one of this id, and loads
    /// the catalogue anew. A form with problems, or one that would break the pack, changes nothing.
    ///
    /// # Errors
    /// The pack that is there has errors, or can't be written; it stays as it was.
    pub fn save_my_figure(
        &mut self,
        game: &LoadedGame,
        id: Option<&str>,
        form: &FigureForm,
    ) -> Result<Written, Error> {
        let written = self.atomically(|muster| muster.put_my_figure(game, id, form))?;
        if matches!(written, Written::Figure(_)) {
            self.reload_packs();
        }
        Ok(written)
    }

    fn put_my_figure(
        &mut self,
        game: &LoadedGame,
        id: Option<&str>,
        form: &FigureForm,
    ) -> Result<Written, Error> {
        let mut pack = OwnPack::open(self, game)?;
        let game = &pack.game(game);
        let old = id.map(FigureId::from);
        let old_printing = old.as_ref().and_then(|id| pack.printing_of(id));
        let (row, mut problems) = check::check(game, form, old.as_ref(), old_printing.as_ref());
        let is_there = |id: &&FigureId| game.catalogue.figure(id).is_some_and(is_mine);
        if old.as_ref().filter(is_there).is_some() {
            let moved = old_printing.filter(|p| *p != row.printing);
            if let Some(moved) = moved.filter(|_| problems.is_empty())
                && self.is_held(game, &moved)?
            {
                problems.push(FieldProblem { field: "number".to_owned(), wrong: Wrong::InUse });
            }
        }
        if !problems.is_empty() {
            return Ok(Written::Refused(problems));
        }
        let Row { id, .. } = &row;
        let id = id.clone();
        pack.put(game, old.as_ref(), &row)?;
        if let Err(problems) = pack.check() {
            let wrong = |p: muster_db::pack::Problem| FieldProblem {
                field: String::new(),
                wrong: Wrong::Pack(p.fault),
            };
            return Ok(Written::Refused(problems.into_iter().map(wrong).collect()));
        }
        pack.write(self)?;
        Ok(Written::Figure(id))
    }

    /// Takes a figure out of the user's own pack. Squads keep it by name and cost; the form that
    /// makes it again comes back.
    ///
    /// # Errors
    /// There is no such figure, the pack has errors, or it can't be written.
    pub fn remove_my_figure(&mut self, game: &LoadedGame, id: &str) -> Result<FigureForm, Error> {
        let forms = Self::my_figures(game);
        let found = forms.iter().find(|(mine, _)| mine.as_str() == id);
        let Some((id, form)) = found else {
            let known = forms.iter().map(|(id, _)| id.to_string()).collect();
            return Err(Error::NotOneOf { kind: Kind::Figure, name: id.to_owned(), known });
        };
        self.atomically(|muster| {
            let mut pack = OwnPack::open(muster, game)?;
            pack.remove(id)?;
            pack.write(muster)
        })?;
        self.reload_packs();
        Ok(form.clone())
    }

    /// Whether the collection knows a printing.
    fn is_held(&mut self, game: &LoadedGame, printing: &PrintingId) -> Result<bool, Error> {
        let data = &game.catalogue.game().id;
        let database = self.database()?;
        let copies = !database.copies_of(data, printing)?.is_empty();
        Ok(copies || database.holding(data, printing)?.is_some())
    }
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
