//! Photos of the user's own copies, for the backs of cards.

use std::collections::BTreeMap;

use muster_db::pack::LoadedGame;
use muster_rules::id::{FigureId, PrintingId};
use muster_templates::layout::CardLayout;
use muster_templates::view::Photo;
use uuid::Uuid;

use crate::base::error::Error;
use crate::base::muster::Muster;

/// The maximum number of photos kept in memory.
const MOST_KEPT: usize = 300;

/// Decoded photos by file name, so that turning a page reads none again. A file's content never changes; one that
/// is missing may come later, so it is looked for each time.
#[derive(Debug, Default)]
struct PrintedPhotos(BTreeMap<String, Photo>);

/// For each printing, a copy that has a photo.
pub(super) struct Photographed(BTreeMap<PrintingId, Uuid>);

impl Muster {
    /// Returns the printings of a game that have photos.
    pub(super) fn photographed(&mut self, game: &LoadedGame) -> Result<Photographed, Error> {
        let of_game = self.database()?.photographed(&game.catalogue.game().id)?;
        Ok(Photographed(of_game))
    }

    /// Returns the photo of a figure: `None` if there is none, `Some(None)` if its file can't be read.
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
        if let Some(kept) = self.cache.of::<PrintedPhotos>().0.get(&file) {
            return Ok(Some(Some(kept.clone())));
        }
        let room = layout.back.body;
        let photo = self.large(&file).and_then(|bytes| Photo::decode(&bytes, [room.width, room.height]).ok());
        if let Some(photo) = &photo {
            let kept = &mut self.cache.of::<PrintedPhotos>().0;
            if kept.len() >= MOST_KEPT {
                kept.clear();
            }
            kept.insert(file, photo.clone());
        }
        Ok(Some(photo))
    }
}
