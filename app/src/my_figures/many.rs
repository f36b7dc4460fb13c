//! Many figures that become the user's own at once: those of a spreadsheet that nobody knows.

use std::collections::BTreeSet;

use muster_db::pack::LoadedGame;
use muster_rules::id::FigureId;

use super::check::check;
use super::pack::OwnPack;
use super::{FigureForm, Wrong};
use crate::error::Error;
use crate::muster::Muster;

impl Muster {
    /// Puts figures into the user's own pack and loads the catalogue anew; the ids of those that were made. A
    /// faction that nobody told stays open, and the rarity is the game's first, until somebody says more in
    /// the form. What has other faults, or would break the pack, is left out.
    ///
    /// # Errors
    /// The pack that is there has errors, or can't be written.
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

    /// Takes figures out of the user's own pack; the catalogue is to be loaded anew.
    ///
    /// # Errors
    /// The pack has errors, or can't be written.
    pub(crate) fn unmake_mine(&mut self, game: &LoadedGame, figures: &[FigureId]) -> Result<(), Error> {
        let mut pack = OwnPack::open(self, game)?;
        for figure in figures {
            pack.remove(figure)?;
        }
        pack.write(self)
    }
}
