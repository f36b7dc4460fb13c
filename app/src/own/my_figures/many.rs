//! Adds many figures of the user's own at once: the unknown ones of an imported spreadsheet.

use std::collections::BTreeSet;

use muster_db::pack::LoadedGame;
use muster_rules::id::FigureId;

use super::check::check;
use super::pack::OwnPack;
use super::{FigureForm, Wrong};
use crate::base::error::Error;
use crate::base::muster::Muster;

impl Muster {
    /// Adds figures to the user's own pack and reloads the catalogue. Returns the ids of the added figures. A missing
    /// faction is allowed, and a missing rarity becomes the game's first, until the user completes the form. Figures
    /// with other problems are skipped; if the resulting pack is invalid, none is added.
    ///
    /// # Errors
    /// Fails if the existing pack has errors or can't be written.
    pub(crate) fn make_mine(
        &mut self,
        game: &LoadedGame,
        forms: &[FigureForm],
    ) -> Result<Vec<FigureId>, Error> {
        self.atomically(|muster| {
            let mut pack = OwnPack::open(muster, game)?;
            let game = &pack.game(game);
            let data = game.catalogue.game();
            let (mut ids, mut printings) = (BTreeSet::new(), BTreeSet::new());
            let mut made = Vec::new();
            for form in forms {
                let mut form = form.clone();
                if form.rarity.is_empty() {
                    form.rarity = data.rarities.first().map(|r| r.id.clone()).unwrap_or_default();
                }
                let (mut row, mut problems) = check(game, &form, None, None);
                problems.retain(|p| !matches!((p.field.as_str(), &p.wrong), ("factions", Wrong::NoneChosen)));
                let counted = form.number.is_empty();
                let mut next = row.number.parse::<u32>().unwrap_or(0);
                while counted && printings.contains(&row.printing) {
                    next += 1;
                    form.number = next.to_string();
                    row = check(game, &form, None, None).0;
                }
                if problems.is_empty() && !ids.contains(&row.id) && !printings.contains(&row.printing) {
                    pack.put(game, None, &row)?;
                    printings.insert(row.printing);
                    ids.insert(row.id.clone());
                    made.push(row.id);
                }
            }
            if pack.check().is_err() || made.is_empty() {
                return Ok(Vec::new());
            }
            pack.write(muster)?;
            muster.reload_packs();
            Ok(made)
        })
    }

    /// Removes figures from the user's own pack; the caller must reload the catalogue.
    ///
    /// # Errors
    /// Fails if the pack has errors or can't be written.
    pub(crate) fn unmake_mine(&mut self, game: &LoadedGame, figures: &[FigureId]) -> Result<(), Error> {
        let mut pack = OwnPack::open(self, game)?;
        for figure in figures {
            pack.remove(figure)?;
        }
        pack.write(self)
    }
}
