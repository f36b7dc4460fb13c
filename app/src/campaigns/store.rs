//! Saved campaigns: starting them and changing their logs. An acknowledged change is on disk.

use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_db::table::kept::{KeptKind, KeptThing};
use muster_db::table::log::CampaignLog;
use muster_rules::campaign::facts::CodeKind;
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::step::{Setup, Step};
use uuid::Uuid;

use super::amounts::told_in;
use super::mend::Trouble;
use super::refused::Refused;
use super::setup::begun;
use super::{Amend, Mend};
use crate::base::error::{Error, Kind};
use crate::base::muster::Muster;
use crate::kept::usable;

/// A saved campaign with its log.
#[derive(Clone, Debug)]
pub struct Book {
    /// Its entry in the list of campaigns.
    pub summary: KeptThing,
    /// Its game.
    pub game: Arc<LoadedGame>,
    /// Its log.
    pub log: OpenLog,
}

/// A change of a campaign's log.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Records a step.
    Book(Box<Step>),
    /// Undoes the last step.
    Undo,
    /// Redoes the last undone step.
    Redo,
    /// Amends the history.
    Mend(Box<Mend>),
}

impl Muster {
    /// Returns the game with this name, or the first that has campaigns.
    pub fn campaign_game(&self, name: Option<&str>) -> Result<Arc<LoadedGame>, Error> {
        if name.is_some() {
            return self.game(name);
        }
        let with = self.games().iter().find(|g| !g.campaigns.campaigns.is_empty());
        with.cloned().ok_or_else(|| Error::NotOneOf {
            kind: Kind::Game,
            name: String::new(),
            known: Vec::new(),
        })
    }

    /// Returns the game with the campaign that another program calls by a code, or the first that has campaigns.
    pub(super) fn game_of_code(&self, program: &str, code: &str) -> Result<Arc<LoadedGame>, Error> {
        let knows =
            |game: &&Arc<LoadedGame>| game.campaigns.meant(program, CodeKind::Campaign, code).is_some();
        let with = self.games().iter().find(knows);
        with.map_or_else(|| self.campaign_game(None), |game| Ok(Arc::clone(game)))
    }

    /// Starts a campaign and saves it.
    ///
    /// # Errors
    /// [`Refused`] with every reason; or the database fails.
    pub fn begin_campaign(&mut self, game: &LoadedGame, name: &str, setup: Setup) -> Result<Uuid, Error> {
        let log = begun(&game.campaigns, setup)
            .map_err(|refusals| Refused::new(&game.campaigns.rules, refusals))?;
        self.keep_campaign(game, name, &log)
    }

    /// Saves a campaign with its whole log, or nothing.
    pub fn keep_campaign(&mut self, game: &LoadedGame, name: &str, log: &OpenLog) -> Result<Uuid, Error> {
        let (now, name) = (self.now(), usable(name)?);
        let id = &game.catalogue.game().id;
        Ok(self.database()?.create_log::<CampaignLog>(id, name, &log.entries, now)?)
    }

    /// Returns the saved campaigns, the one recorded in last first.
    pub fn campaigns(&mut self) -> Result<Vec<KeptThing>, Error> {
        Ok(self.database()?.kept_things(KeptKind::Campaign)?)
    }

    /// Returns the campaign with this name or id.
    pub fn campaign(&mut self, wanted: &str) -> Result<Book, Error> {
        let database = self.database()?;
        let summary = database.find_kept(KeptKind::Campaign, wanted)?;
        let log = database.log::<CampaignLog>(summary.uuid)?.into();
        let game = self.game(Some(summary.game.as_str()))?;
        Ok(Book { summary, game, log })
    }

    /// Changes a campaign's log. The change is on disk when this returns; on failure, the log is unchanged.
    ///
    /// # Errors
    /// [`Refused`] with every reason; [`DbError::Overtaken`](muster_db::DbError::Overtaken) if the stored log
    /// has changed since it was read; or the database fails.
    pub fn change_book(&mut self, book: &mut Book, change: Change) -> Result<(), Error> {
        let known = book.log.entries.len();
        // The entry whose amounts the user just entered, including a mission inserted into the history.
        let said = match &change {
            Change::Book(_) => Some(known),
            Change::Mend(mend) => (mend.amend != Amend::Remove).then_some(known + 1),
            Change::Undo | Change::Redo => None,
        };
        let told = told_in(&book.game.campaigns, &book.log);
        let done = match change {
            Change::Book(step) => book.log.book(&book.game.campaigns, *step),
            Change::Undo => book.log.undo(),
            Change::Redo => book.log.redo(&book.game.campaigns),
            Change::Mend(mend) => match mend.of(&book.log) {
                Ok(mending) => book.log.mend(&book.game.campaigns, &mending).map(drop),
                Err(Trouble::Refused(refusals)) => Err(refusals),
                Err(Trouble::Shape(fault)) => return Err(fault.into()),
            },
        };
        done.map_err(|refusals| Refused::new(&book.game.campaigns.rules, refusals))?;
        let now = self.now();
        let so_far = u32::try_from(known).unwrap_or(u32::MAX);
        let (campaign, entries) = (book.summary.uuid, &book.log.entries[known..]);
        let kept = self.atomically(|muster| {
            muster.database()?.add_to_log::<CampaignLog>(campaign, so_far, entries, now)?;
            muster.keep_amounts(book, &told, said)
        });
        match &kept {
            Ok(()) => book.summary.updated = now,
            Err(_) => {
                let mut log = std::mem::take(&mut book.log).into_log();
                log.entries.truncate(known);
                book.log = log.into();
            }
        }
        kept
    }
}
