//! The catalogue of one game: its figures, printings and sets, with the lookups that the rules need.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

pub use crate::ability::{Admission, Attachment, CostChange, CostEffect, LetIn, SideListOffer};
use crate::figure::Figure;
use crate::format::Format;
use crate::game::Game;
use crate::id::{FigureId, FormatId, PrintingId, SetId, SourceId};

/// A figure in a set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Printing {
    /// The ID: game prefix, set and number.
    pub id: PrintingId,
    /// The figure that is printed.
    pub figure: FigureId,
    /// The set.
    pub set: SetId,
    /// The collector's number, as printed.
    pub number: String,
    /// The ID of one of the game's rarities.
    pub rarity: String,
    /// A remark.
    pub note: Option<String>,
}

/// A product line with printings of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Set {
    /// The ID, derived from the English name.
    pub id: SetId,
    /// The English name.
    pub name: String,
    /// Other names and abbreviations in use.
    pub aliases: Vec<String>,
    /// The release date, as precisely as known: `2004-09-03`, `2006-02`, `2008`.
    pub released: Option<String>,
    /// The number of printings that the set is known to have.
    pub printings: Option<u32>,
}

/// Another name that lists use for a figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShortName {
    /// The figure.
    pub figure: FigureId,
    /// The name; several figures can share one.
    pub name: String,
}

/// A figure's code in the squad links of a website.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LinkCode {
    /// The ID of the link in `game.toml`.
    pub link: String,
    /// The mark of the address part.
    pub part: String,
    /// The code. A figure can have several; the first is the one written.
    pub code: String,
    /// The site's name for it.
    pub name: String,
    /// The figure; `None` if the pack lacks the card.
    pub figure: Option<FigureId>,
}

/// A book, page or table that facts come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SourceEntry {
    /// The ID.
    pub id: SourceId,
    /// The title used in citations.
    pub title: String,
}

/// The parts of a catalogue; see [`Catalogue::new`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CatalogueParts {
    /// The game.
    pub game: Game,
    /// Figures.
    pub figures: Vec<Figure>,
    /// Printings of those figures.
    pub printings: Vec<Printing>,
    /// Sets of those printings.
    pub sets: Vec<Set>,
    /// Formats.
    pub formats: Vec<Format>,
    /// Figures that can join other factions.
    pub admissions: Vec<Admission>,
    /// Figures that change what others cost.
    pub cost_changes: Vec<CostChange>,
    /// Figures that bring others beside the squad.
    pub side_lists: Vec<SideListOffer>,
    /// Figures whose presence admits others.
    #[serde(default)]
    pub let_in: Vec<LetIn>,
    /// Attachments.
    #[serde(default)]
    pub attachments: Vec<Attachment>,
    /// Other names for figures.
    #[serde(default)]
    pub short_names: Vec<ShortName>,
    /// Codes of share links.
    #[serde(default)]
    pub codes: Vec<LinkCode>,
    /// Sources cited.
    pub sources: Vec<SourceEntry>,
}

/// One game's data, indexed for lookups. Built once, then read-only.
#[derive(Clone, Debug)]
pub struct Catalogue {
    parts: CatalogueParts,
    by_id: HashMap<FigureId, usize>,
}

impl Catalogue {
    /// Indexes the parts. Figures keep their order; if two have the same ID, the later one wins, which is how a
    /// user's pack corrects a built-in fact.
    #[must_use]
    pub fn new(parts: CatalogueParts) -> Self {
        let by_id = parts.figures.iter().enumerate().map(|(i, f)| (f.id.clone(), i)).collect();
        Self { parts, by_id }
    }

    /// Returns the game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.parts.game
    }

    /// Returns all figures in pack order.
    #[must_use]
    pub fn figures(&self) -> &[Figure] {
        &self.parts.figures
    }

    /// Returns the parts it was built from.
    #[must_use]
    pub fn parts(&self) -> &CatalogueParts {
        &self.parts
    }

    /// Returns the index of a figure in [`Self::figures`].
    #[must_use]
    pub fn place(&self, id: &FigureId) -> Option<usize> {
        self.by_id.get(id).copied()
    }

    /// Returns all figures that can join other factions.
    #[must_use]
    pub fn admissions(&self) -> &[Admission] {
        &self.parts.admissions
    }

    /// Returns all cost changes.
    #[must_use]
    pub fn cost_changes(&self) -> &[CostChange] {
        &self.parts.cost_changes
    }

    /// Returns the figure with this ID.
    #[must_use]
    pub fn figure(&self, id: &FigureId) -> Option<&Figure> {
        self.by_id.get(id).map(|i| &self.parts.figures[*i])
    }

    /// Returns all printings in pack order.
    #[must_use]
    pub fn printings(&self) -> &[Printing] {
        &self.parts.printings
    }

    /// Returns all sets in pack order.
    #[must_use]
    pub fn sets(&self) -> &[Set] {
        &self.parts.sets
    }

    /// Returns the set with this ID.
    #[must_use]
    pub fn set(&self, id: &SetId) -> Option<&Set> {
        self.parts.sets.iter().find(|s| s.id == *id)
    }

    /// Returns the printings of one figure.
    pub fn printings_of<'a>(&'a self, id: &'a FigureId) -> impl Iterator<Item = &'a Printing> + 'a {
        self.parts.printings.iter().filter(move |p| p.figure == *id)
    }

    /// Returns all formats in pack order.
    #[must_use]
    pub fn formats(&self) -> &[Format] {
        &self.parts.formats
    }

    /// Returns the ID of the default format, the first of the pack.
    #[must_use]
    pub fn usual_format(&self) -> FormatId {
        self.parts.formats.first().map_or_else(|| FormatId::from("standard"), |format| format.id.clone())
    }

    /// Returns the format with this ID.
    #[must_use]
    pub fn format(&self, id: &FormatId) -> Option<&Format> {
        self.parts.formats.iter().find(|f| f.id == *id)
    }

    /// Returns a figure's Affinity-like abilities; an entry without a faction is an open question.
    pub fn admissions_of<'a>(&'a self, id: &'a FigureId) -> impl Iterator<Item = &'a Admission> + 'a {
        self.parts.admissions.iter().filter(move |a| a.figure == *id)
    }

    /// Returns a figure's Rapport-like abilities.
    pub fn cost_changes_of<'a>(&'a self, id: &'a FigureId) -> impl Iterator<Item = &'a CostChange> + 'a {
        self.parts.cost_changes.iter().filter(move |c| c.holder == *id)
    }

    /// Returns what a figure can bring beside the squad.
    pub fn side_lists_of<'a>(&'a self, id: &'a FigureId) -> impl Iterator<Item = &'a SideListOffer> + 'a {
        self.parts.side_lists.iter().filter(move |s| s.figure == *id)
    }

    /// Returns the figures whose presence admits others.
    #[must_use]
    pub fn let_in(&self) -> &[LetIn] {
        &self.parts.let_in
    }

    /// Whether a figure is known to have no factions beyond those of its row.
    #[must_use]
    pub fn factions_are_known(&self, figure: &Figure) -> bool {
        self.admissions_of(&figure.id).all(|a| a.faction.is_some())
    }

    /// Returns all attachments.
    #[must_use]
    pub fn attachments(&self) -> &[Attachment] {
        &self.parts.attachments
    }

    /// Returns the attachment facts of a card; `None` if it isn't an attachment.
    #[must_use]
    pub fn attachment(&self, id: &FigureId) -> Option<&Attachment> {
        self.parts.attachments.iter().rev().find(|a| a.figure == *id)
    }

    /// Returns the other names for figures.
    #[must_use]
    pub fn short_names(&self) -> &[ShortName] {
        &self.parts.short_names
    }

    /// Returns the codes of share links, in pack order.
    #[must_use]
    pub fn codes(&self) -> &[LinkCode] {
        &self.parts.codes
    }

    /// Returns the sources of the facts.
    #[must_use]
    pub fn sources(&self) -> &[SourceEntry] {
        &self.parts.sources
    }

    /// Returns the source with this ID.
    #[must_use]
    pub fn source(&self, id: &SourceId) -> Option<&SourceEntry> {
        self.parts.sources.iter().find(|s| s.id == *id)
    }
}
