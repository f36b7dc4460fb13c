//! The figures that a squad lacks, and the sets that contain them.

use muster_rules::id::{FigureId, PrintingId, SetId};
use serde::Serialize;

use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::squads::CheckedSquad;

/// A figure with too few copies owned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Missing {
    /// The figure.
    pub figure: FigureId,
    /// Number needed by the squad.
    pub needed: u32,
    /// Number owned.
    pub owned: u32,
    /// Number missing.
    pub missing: u32,
    /// The figure's printings.
    pub printings: Vec<MissingPrinting>,
}

/// A printing of a missing figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MissingPrinting {
    /// The printing.
    pub printing: PrintingId,
    /// The set's id.
    pub set: SetId,
    /// The set's name.
    pub set_name: String,
    /// Its number in the set.
    pub number: String,
    /// The rarity's id.
    pub rarity: String,
}

impl Muster {
    /// Returns the figures that are missing to field a squad.
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
