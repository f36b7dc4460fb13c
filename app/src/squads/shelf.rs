//! What lies on the shelf: figures owned, and to which squads they are promised.

use std::collections::BTreeMap;

use muster_db::pack::LoadedGame;
use muster_rules::id::FigureId;
use muster_rules::squad::SquadDraft;
use uuid::Uuid;

use crate::muster::Muster;

/// Copies owned and promised of a game's figures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    /// How many of each figure are owned; `None` for somebody who keeps no collection.
    pub owned: Option<BTreeMap<FigureId, u32>>,
    /// How many of each the squads hold together.
    pub promised: BTreeMap<FigureId, u32>,
}

impl Shelf {
    /// How many of a figure are owned.
    #[must_use]
    pub fn owned(&self, figure: &FigureId) -> u32 {
        self.owned.as_ref().and_then(|o| o.get(figure)).copied().unwrap_or(0)
    }

    /// How many of a figure are promised.
    #[must_use]
    pub fn promised(&self, figure: &FigureId) -> u32 {
        self.promised.get(figure).copied().unwrap_or(0)
    }

    /// How many of a figure a squad would lack; none for somebody who keeps no collection.
    #[must_use]
    pub fn lacking(&self, figure: &FigureId, needed: u32) -> u32 {
        if self.owned.is_some() { needed.saturating_sub(self.owned(figure)) } else { 0 }
    }

    /// The same without what a saved squad is promised itself.
    #[must_use]
    pub fn without(mut self, saved: &SquadDraft) -> Self {
        for member in &saved.members {
            if let Some(promised) = self.promised.get_mut(&member.figure) {
                *promised = promised.saturating_sub(member.count);
            }
        }
        self
    }
}

impl Muster {
    /// What lies on the shelf, without what the squad of this id is promised itself. Data that
    /// can't be read are as good as none: a squad can be built without them.
    pub fn shelf(&mut self, game: &LoadedGame, squad: Option<Uuid>) -> Shelf {
        let Some(database) = self.database_if_any().0 else { return Shelf::default() };
        let id = &game.catalogue.game().id;
        let owned = database.owned_by_figure(id).unwrap_or_default();
        let shelf = Shelf {
            owned: (!owned.is_empty()).then_some(owned),
            promised: database.promised_by_figure(id).unwrap_or_default(),
        };
        let own = squad.and_then(|s| database.squad(s).ok());
        // A squad that was removed is promised nothing.
        match own.filter(|s| s.summary.deleted_at.is_none()) {
            Some(own) => shelf.without(&own.draft),
            None => shelf,
        }
    }
}
