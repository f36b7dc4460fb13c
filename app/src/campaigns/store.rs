//! Campaigns kept: begun, booked in, taken back. What was answered is on disk.

use std::sync::Arc;

use muster_db::DbError;
use muster_db::pack::LoadedGame;
use muster_db::table::campaign::CampaignSummary;
use muster_rules::campaign::log::Log;
use muster_rules::campaign::step::{Setup, Step};
use uuid::Uuid;

use super::refused::Refused;
use crate::error::{Error, Kind};
use crate::muster::Muster;

/// A campaign that is kept, with its log.
#[derive(Clone, Debug)]
pub struct Book {
    /// What lists show of it.
    pub summary: CampaignSummary,
    /// Its game.
    pub game: Arc<LoadedGame>,
    /// Its log.
    pub log: Log,
}

/// What is to be done with a campaign's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A step is booked.
    Book(Box<Step>),
    /// The last step is taken back.
    Undo,
    /// What was taken back is done again.
    Redo,
}

impl Muster {
    /// The game whose campaigns are meant: the one of this name, or the first that has any.
    ///
    /// # Errors
    /// There is no such game, or none has campaigns.
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

    /// Begins a campaign and keeps it.
    ///
    /// # Errors
    /// [`Error::Refused`] with every reason; those of the database.
    pub fn begin_campaign(&mut self, game: &LoadedGame, name: &str, setup: Setup) -> Result<Uuid, Error> {
        let mut log = Log::default();
        log.book(&game.campaigns, Step::Begin(setup))
            .map_err(|refusals| Error::Refused(Refused::new(&game.campaigns.rules, refusals)))?;
        self.keep_campaign(game, name, &log)
    }

    /// Keeps a campaign that was played before it is kept: all of its log in one go, or nothing.
    ///
    /// # Errors
    /// Those of the database.
    pub fn keep_campaign(&mut self, game: &LoadedGame, name: &str, log: &Log) -> Result<Uuid, Error> {
        let now = self.now();
        let id = &game.catalogue.game().id;
        Ok(self.database()?.create_campaign(id, name, &log.entries, now)?)
    }

    /// Campaigns that are kept, those booked in last first.
    ///
    /// # Errors
    /// Those of the database.
    pub fn campaigns(&mut self) -> Result<Vec<CampaignSummary>, Error> {
        Ok(self.database()?.campaigns()?)
    }

    /// The campaign of this name or id.
    ///
    /// # Errors
    /// There is none, or several; its game isn't loaded.
    pub fn campaign(&mut self, wanted: &str) -> Result<Book, Error> {
        let database = self.database()?;
        let summary = database.find_campaign(wanted)?;
        let log = database.campaign_log(summary.uuid)?;
        let game = self.game(Some(summary.game.as_str()))?;
        Ok(Book { summary, game, log })
    }

    /// Changes a campaign's log. When this returns, the change is on disk.
    ///
    /// # Errors
    /// [`Error::Refused`] with every reason, nothing is booked then; those of the database.
    pub fn change_campaign(&mut self, wanted: &str, change: Change) -> Result<Book, Error> {
        let book = self.campaign(wanted)?;
        self.change_book(book, change)
    }

    /// Changes the log of a campaign as it was read. When this returns, the change is on disk.
    ///
    /// # Errors
    /// As for [`change_campaign`](Self::change_campaign); [`DbError::Overtaken`] where something was booked
    /// since it was read.
    pub fn change_book(&mut self, mut book: Book, change: Change) -> Result<Book, Error> {
        let known = book.log.entries.len();
        let done = match change {
            Change::Book(step) => book.log.book(&book.game.campaigns, *step),
            Change::Undo => book.log.undo(),
            Change::Redo => book.log.redo(),
        };
        done.map_err(|refusals| Error::Refused(Refused::new(&book.game.campaigns.rules, refusals)))?;
        let now = self.now();
        let entries = &book.log.entries[known..];
        let known = u32::try_from(known).unwrap_or(u32::MAX);
        self.database()?.add_campaign_entries(book.summary.uuid, known, entries, now)?;
        Ok(book)
    }

    /// Deletes a campaign; it can be brought back.
    ///
    /// # Errors
    /// There is none of this name, or several.
    pub fn delete_campaign(&mut self, wanted: &str) -> Result<CampaignSummary, Error> {
        let now = self.now();
        let database = self.database()?;
        let summary = database.find_campaign(wanted)?;
        database.delete_campaign(summary.uuid, true, now)?;
        Ok(summary)
    }

    /// Brings a deleted campaign back.
    ///
    /// # Errors
    /// There is none of this id.
    pub fn bring_campaign_back(&mut self, id: &str) -> Result<CampaignSummary, Error> {
        let now = self.now();
        let gone = || DbError::NotFound { kind: muster_db::Kind::Campaign, wanted: id.to_owned() };
        let uuid = Uuid::parse_str(id).map_err(|_| gone())?;
        let database = self.database()?;
        database.delete_campaign(uuid, false, now)?;
        Ok(database.find_campaign(id)?)
    }

    /// Calls a campaign something else.
    ///
    /// # Errors
    /// There is none of this name, or several.
    pub fn rename_campaign(&mut self, wanted: &str, name: &str) -> Result<(), Error> {
        let now = self.now();
        let database = self.database()?;
        let summary = database.find_campaign(wanted)?;
        Ok(database.rename_campaign(summary.uuid, name, now)?)
    }
}
