//! The user's copies of figures: how many are owned, and how many are reserved by squads.

use std::collections::BTreeMap;
use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_rules::id::FigureId;
use muster_rules::squad::SquadDraft;
use uuid::Uuid;

use crate::base::muster::Muster;

/// The owned and reserved copies of a game's figures. Cloning it is cheap.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    /// The number of copies owned by figure; `None` if the user keeps no collection.
    owned: Option<Arc<Copies>>,
    /// The number of copies that all saved squads contain, by figure.
    promised: Arc<Copies>,
    /// Those that the squad in question reserves itself.
    own: Copies,
}

/// Numbers of copies by figure.
pub(crate) type Copies = BTreeMap<FigureId, u32>;

impl Shelf {
    /// Returns the number of copies owned by figure; `None` if the user keeps no collection.
    #[must_use]
    pub fn all_owned(&self) -> Option<&Copies> {
        self.owned.as_deref()
    }

    /// Returns the number of copies owned.
    #[must_use]
    pub fn owned(&self, figure: &FigureId) -> u32 {
        self.owned.as_ref().and_then(|o| o.get(figure)).copied().unwrap_or(0)
    }

    /// Returns the number of copies reserved.
    #[must_use]
    pub fn promised(&self, figure: &FigureId) -> u32 {
        let of = |copies: &Copies| copies.get(figure).copied().unwrap_or(0);
        of(&self.promised).saturating_sub(of(&self.own))
    }

    /// Returns the number of copies missing for a squad; 0 if the user keeps no collection.
    #[must_use]
    pub fn lacking(&self, figure: &FigureId, needed: u32) -> u32 {
        if self.owned.is_some() { needed.saturating_sub(self.owned(figure)) } else { 0 }
    }

    /// Returns the shelf without the copies that a saved squad reserves itself.
    #[must_use]
    pub fn without(mut self, saved: &SquadDraft) -> Self {
        for member in &saved.members {
            let own = self.own.entry(member.figure.clone()).or_default();
            *own = own.saturating_add(member.count);
        }
        self
    }
}

impl Muster {
    /// Returns the shelf without the copies reserved by the given squad. If the database can't be read, the shelf is
    /// empty, since squads can be built without it.
    pub fn shelf(&mut self, game: &LoadedGame, squad: Option<Uuid>) -> Shelf {
        let Some(database) = self.database_if_any().0 else { return Shelf::default() };
        let id = &game.catalogue.game().id;
        let owned = database.owned_by_figure(id).unwrap_or_default();
        let shelf = Shelf {
            owned: (!owned.is_empty()).then(|| Arc::new(owned)),
            promised: Arc::new(database.promised_by_figure(id).unwrap_or_default()),
            own: Copies::new(),
        };
        let own = squad.and_then(|s| database.squad(s).ok());
        // A deleted squad reserves nothing.
        match own.filter(|s| s.summary.deleted_at.is_none()) {
            Some(own) => shelf.without(&own.draft),
            None => shelf,
        }
    }
}
