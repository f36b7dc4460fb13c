//! What a squad lacks, and which sets hold it.

use muster_rules::id::{FigureId, PrintingId, SetId};
use serde::Serialize;

use crate::error::Error;
use crate::muster::Muster;
use crate::squads::CheckedSquad;

/// A figure with too few copies owned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Missing {
    /// The figure.
    pub figure: FigureId,
    /// How many the squad needs.
    pub needed: u32,
    /// How many are owned.
    pub owned: u32,
    /// How many are lacking.
    pub missing: u32,
    /// The printings that have it.
    pub printings: Vec<MissingPrinting>,
}

/// A printing of a figure that is lacking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MissingPrinting {
    /// The printing.
    pub printing: PrintingId,
    /// Its set.
    pub set: SetId,
    /// The set's name.
    pub set_name: String,
    /// Its number in the set.
    pub number: String,
    /// Its rarity.
    pub rarity: String,
}

impl Muster {
    /// What is lacking to field a squad.
    ///
    /// # Errors
    /// Those of the database.
    pub fn missing(&mut self, checked: &CheckedSquad) -> Result<Vec<Missing>, Error> {
        let catalogue = &checked.game.catalogue;
        let owned = self.database()?.owned_by_figure(&catalogue.game().id)?;
        let members = checked.report.members.iter().filter_map(|member| {
            let have = owned.get(&member.figure).copied().unwrap_or(0);
            let missing = member.count.checked_sub(have).filter(|m| *m > 0)?;
            let printings = catalogue.printings_of(&member.figure).map(|p| MissingPrinting {
                printing: p.id.clone(),
                set: p.set.clone(),
                set_name: catalogue.set(&p.set).map_or_else(|| p.set.to_string(), |s| s.name.clone()),
                number: p.number.clone(),
                rarity: p.rarity.clone(),
            });
            Some(Missing {
                figure: member.figure.clone(),
                needed: member.count,
                owned: have,
                missing,
                printings: printings.collect(),
            })
        });
        Ok(members.collect())
    }
}
