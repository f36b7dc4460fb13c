//! Printing: squads, figures and collections become PDF files.

mod campaign;
mod card;
mod checklist;
mod job;
mod marks;
mod origin;
mod places;
mod sheet;

use std::collections::BTreeMap;
use std::path::Path;

use muster_db::pack::LoadedGame;
use muster_rules::figure::Figure;
use muster_rules::fold::fold;
use muster_rules::id::SetId;
use muster_templates::layout::CardLayout;
use muster_templates::page::Document;
use muster_templates::pdf::{self, DocumentInfo};
use muster_templates::print as pages;

pub use card::card;
pub(crate) use card::cost;
pub use checklist::{ChecklistFilter, checklist};
pub use job::{Laid, Remarked, Work};
pub use muster_templates::print::{Paper, PrintOptions};
pub use sheet::sheet;

use crate::error::{Error, Kind};
use crate::muster::Muster;
use crate::speaker::Speaker;
use crate::squads::CheckedSquad;
use crate::words::{NamesWithDraft, Words};

/// A PDF that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedFile {
    /// How many pages it has.
    pub pages: usize,
    /// How large it is.
    pub bytes: usize,
    /// Characters that no font has; crossed boxes stand in their places.
    pub missing: Vec<char>,
}

impl Muster {
    /// Prints the sheet of a squad.
    ///
    /// # Errors
    /// The file can't be written.
    pub fn print_sheet(
        &self,
        checked: &CheckedSquad,
        words: &Words,
        options: &PrintOptions,
        player: &str,
        file: &Path,
    ) -> Result<PrintedFile, Error> {
        let names = NamesWithDraft::new(&checked.game.names, &checked.source.draft);
        let view = sheet(&Speaker::new(words, &checked.game, &names), checked, player);
        let title = view.title.clone();
        self.write_pdf(&pages::sheet(&view, options), title, options, file)
    }

    /// Prints stat cards, one for each figure given.
    ///
    /// # Errors
    /// The game's card layout is broken, or the file can't be written.
    pub fn print_cards(
        &self,
        game: &LoadedGame,
        figures: &[&Figure],
        words: &Words,
        options: &PrintOptions,
        file: &Path,
    ) -> Result<PrintedFile, Error> {
        let layout = layout(game)?;
        let speaker = Speaker::new(words, game, &game.names);
        let cards: Vec<_> = figures.iter().map(|f| card(&speaker, f, None)).collect();
        self.write_pdf(&pages::cards(&cards, &layout, options), speaker.game_name(), options, file)
    }

    /// Prints a checklist or wants list.
    ///
    /// # Errors
    /// There is no such set, the collection can't be read, or the file can't be written.
    pub fn print_checklist(
        &mut self,
        game: &LoadedGame,
        set: Option<&str>,
        wants: bool,
        words: &Words,
        options: &PrintOptions,
        file: &Path,
    ) -> Result<PrintedFile, Error> {
        let set = set.map(|s| find_set(game, s)).transpose()?;
        let holdings = self.database()?.holdings(Some(&game.catalogue.game().id))?;
        let by_printing: BTreeMap<_, _> =
            holdings.into_iter().map(|row| (row.holding.printing.clone(), row.holding)).collect();
        let speaker = Speaker::new(words, game, &game.names);
        let view = checklist(&speaker, &by_printing, &ChecklistFilter { set, wants });
        let title = view.title.clone();
        self.write_pdf(&pages::checklist(&view, options), title, options, file)
    }

    fn write_pdf(
        &self,
        document: &Document,
        title: String,
        options: &PrintOptions,
        file: &Path,
    ) -> Result<PrintedFile, Error> {
        let info = DocumentInfo {
            title,
            author: String::new(),
            created: self.now().timestamp(),
            language: options.language.clone(),
        };
        let printed = pdf::write(document, &info).map_err(|e| Error::Internal(e.to_string()))?;
        self.save_file(file, &printed.bytes)?;
        let (pages, bytes) = (document.pages.len(), printed.bytes.len());
        Ok(PrintedFile { pages, bytes, missing: printed.missing })
    }
}

/// The layout of a game's cards.
pub(crate) fn layout(game: &LoadedGame) -> Result<CardLayout, Error> {
    CardLayout::from_toml(&game.card).map_err(|e| Error::Internal(format!("card.toml: {e}")))
}

/// The set of this name, abbreviation or id.
pub(crate) fn find_set(game: &LoadedGame, wanted: &str) -> Result<SetId, Error> {
    let sets = game.catalogue.sets();
    let named = |set: &&muster_rules::catalogue::Set| {
        let names = [set.id.as_str(), set.name.as_str()].into_iter();
        names.chain(set.aliases.iter().map(String::as_str)).any(|n| fold(n) == fold(wanted))
    };
    sets.iter().find(named).map(|s| s.id.clone()).ok_or_else(|| Error::NotOneOf {
        kind: Kind::Set,
        name: wanted.to_owned(),
        known: sets.iter().map(|s| s.name.clone()).collect(),
    })
}
