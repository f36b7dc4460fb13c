//! A saved campaign: its books, the possible next steps, and the group's notes.

use chrono::{DateTime, Utc};
use muster_rules::campaign::facts::Topic;
use muster_rules::id::GameId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::authors::Authors;
use super::evenings::evenings;
use super::secrets::unlocked;
use super::shown::Shown;
use super::{
    Book, Books, EveningAnswer, HeroesUpgrade, HistoryEntry, MissionChoice, RemovedStep, Reveal, SideUpgrade,
    Telling,
};
use crate::base::error::Error;
use crate::base::session::Session;

/// A request that names only a campaign.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CampaignRequest {
    /// Its id or name.
    pub id: String,
}

/// A request to show a campaign.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct OpenCampaign {
    /// Its id or name.
    pub id: String,
    /// Whether to include secrets.
    pub reveal: Reveal,
}

/// A saved campaign.
#[derive(Clone, Debug, Serialize, TS)]
pub struct KeptCampaign {
    /// Its state.
    #[serde(flatten)]
    pub books: Books,
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// The group's name for it.
    pub name: String,
    /// The game's id.
    #[ts(type = "string")]
    pub game: GameId,
    /// Number of entries in its log, to be sent with each step to detect concurrent changes.
    pub entries: u32,
    /// When a step was last recorded.
    #[ts(type = "string")]
    pub updated: DateTime<Utc>,
    /// Missions to choose from, and active ones that can't be chosen now.
    pub missions: Vec<MissionChoice>,
    /// The upgrade of the heroes' side, while it is open.
    pub heroes_upgrade: Option<HeroesUpgrade>,
    /// The upgrade of another side, while it is open.
    pub side_upgrade: Option<SideUpgrade>,
    /// The step that was just recorded or undone; null if none was.
    pub done: Option<String>,
    /// What whoever recorded it should look at, in a sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub remark: Option<String>,
    /// The step that undo would undo.
    pub undo: Option<String>,
    /// The name of the other machine that recorded that step; null if it was this one.
    pub undo_by: Option<String>,
    /// The step that redo would redo.
    pub redo: Option<String>,
    /// The history, step by step.
    pub history: Vec<HistoryEntry>,
    /// Removed steps.
    pub removed: Vec<RemovedStep>,
    /// Evenings, oldest first.
    pub evenings: Vec<EveningAnswer>,
    /// The rules cited on the campaign's page.
    pub cites: Cites,
    /// Whether the game has mission nights, which track a mission while it is played.
    pub nights: bool,
    /// Whether a PIN locks the secrets.
    pub locked: bool,
    /// Whether the secrets are in this answer.
    pub secrets: bool,
    /// Whether the secrets are only on another machine.
    pub secrets_elsewhere: bool,
    /// Whether it has diverging histories between which somebody has to choose.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub twice: bool,
}

/// Citations of the game's rules by topic.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Cites {
    /// The order of a stage's steps.
    pub stage: String,
    /// Buying and selling items.
    pub shop: String,
    /// Buying class cards.
    pub class_cards: String,
}

/// Returns a campaign.
///
/// # Errors
/// There is no such campaign, or several; the PIN is wrong, or the database fails.
pub fn open(session: &mut Session, request: OpenCampaign) -> Result<KeptCampaign, Error> {
    let book = session.muster.campaign(&request.id)?;
    unlocked(&mut session.muster, &book, &request.reveal)?;
    show(session, &book, &request.reveal)
}

/// Returns a campaign without checking its PIN.
pub(super) fn show(session: &mut Session, book: &Book, reveal: &Reveal) -> Result<KeptCampaign, Error> {
    let locked = session.muster.has_pin(book.summary.uuid)?;
    let evenings = evenings(session, book)?;
    let twice = super::histories::has_several(session, book.summary.uuid)?;
    let authors = Authors::of(session, book.summary.uuid)?;
    let telling = Telling::of(session, &book.game);
    let shown = Shown::new(telling, &book.log, reveal.secrets)?;
    let cite = |topic| shown.facts.rules.cite(Some(topic)).to_owned();
    Ok(KeptCampaign {
        books: shown.books(),
        id: book.summary.uuid,
        name: book.summary.name.clone(),
        game: book.summary.game.clone(),
        entries: u32::try_from(book.log.entries.len()).unwrap_or(u32::MAX),
        updated: book.summary.updated,
        missions: shown.missions(),
        heroes_upgrade: shown.heroes_upgrade(),
        side_upgrade: shown.side_upgrade(),
        done: None,
        remark: None,
        undo: telling.entry(&book.log, book.log.undoable(), reveal.secrets),
        undo_by: book.log.undoable().and_then(|at| authors.of_entry(at)).map(ToOwned::to_owned),
        redo: telling.entry(&book.log, book.log.redoable(), reveal.secrets),
        history: shown.history(&authors),
        removed: shown.removed(),
        evenings,
        cites: Cites {
            stage: cite(Topic::Stage),
            shop: cite(Topic::Shop),
            class_cards: cite(Topic::ClassCards),
        },
        nights: shown.facts.rules.night.is_some(),
        locked,
        secrets: shown.secrets,
        secrets_elsewhere: shown.state.foundation.as_ref().is_some_and(|foundation| foundation.redacted),
        twice,
    })
}
