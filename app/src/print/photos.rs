//! Photos of the user's own copies, for the backs of cards.

use std::collections::BTreeMap;

use muster_db::pack::LoadedGame;
use muster_rules::id::{FigureId, PrintingId};
use muster_templates::layout::CardLayout;
use muster_templates::view::Photo;
use uuid::Uuid;

use crate::error::Error;
use crate::muster::Muster;

/// More photos than this aren't kept for the next page that is looked at.
const MOST_KEPT: usize = 300;

/// Photos as they are printed, by the names of their files: turning a page reads none anew. A file never changes.
#[derive(Debug, Default)]
pub(crate) struct PrintedPhotos(BTreeMap<String, Option<Photo>>);

/// Of each printing a copy that has a photo.
pub(super) struct Photographed(BTreeMap<PrintingId, Uuid>);

impl Muster {
    /// Photos that weren't here may be by now.
    pub(crate) fn forget_printed_photos(&mut self) {
        self.printed_photos.0.clear();
    }

    /// Which printings of a game have photos.
    pub(super) fn photographed(&mut self, game: &LoadedGame) -> Result<Photographed, Error> {
        let of_game = self.database()?.photographed(&game.catalogue.game().id)?;
        Ok(Photographed(of_game))
    }

    /// The photo of a figure: `None` where nobody took one, `Some(None)` where its file can't be read.
    pub(super) fn photo_of(
        &mut self,
        game: &LoadedGame,
        known: &Photographed,
        figure: &FigureId,
        layout: &CardLayout,
    ) -> Result<Option<Option<Photo>>, Error> {
        let mut printings = game.catalogue.printings_of(figure);
        let Some(copy) = printings.find_map(|printing| known.0.get(&printing.id)).copied() else {
            return Ok(None);
        };
        let Some(file) = self.database()?.copy(copy)?.and_then(|row| row.copy.photo) else { return Ok(None) };
        if let Some(kept) = self.printed_photos.0.get(&file) {
            return Ok(Some(kept.clone()));
        }
        let room = layout.back.body;
        let photo = self.large(&file).and_then(|bytes| Photo::decode(&bytes, [room.width, room.height]).ok());
        if self.printed_photos.0.len() >= MOST_KEPT {
            self.printed_photos.0.clear();
        }
        self.printed_photos.0.insert(file, photo.clone());
        Ok(Some(photo))
    }
}
