//! A campaign that is kept: its books, what may come next, and what a group notes beside them.

use chrono::{DateTime, Utc};
use muster_rules::campaign::facts::Topic;
use muster_rules::id::GameId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::evenings::evenings;
use super::secrets::unlocked;
use super::shown::Shown;
use super::{
    Book, Books, EveningAnswer, HeroesUpgrade, HistoryEntry, MissionChoice, RemovedStep, Reveal, SideUpgrade,
    Telling,
};
use crate::error::Error;
use crate::session::Session;

/// Which campaign.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CampaignRequest {
    /// Its id or name.
    pub id: String,
}

/// A campaign to be shown.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct OpenCampaign {
    /// Its id or name.
    pub id: String,
    /// Whether with secrets.
    pub reveal: Reveal,
}

/// A campaign that is kept.
#[derive(Clone, Debug, Serialize, TS)]
pub struct KeptCampaign {
    /// Where it stands.
    #[serde(flatten)]
    pub books: Books,
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// What the group calls it.
    pub name: String,
    /// The game's id.
    #[ts(type = "string")]
    pub game: GameId,
    /// How many entries its log has; goes with every step that is booked.
    pub entries: u32,
    /// When something was last booked.
    #[ts(type = "string")]
    pub updated: DateTime<Utc>,
    /// Missions to choose from, and active ones that can't be chosen now.
    pub missions: Vec<MissionChoice>,
    /// The upgrade of the heroes' side, while it is open.
    pub heroes_upgrade: Option<HeroesUpgrade>,
    /// The upgrade of another side, while it is open.
    pub side_upgrade: Option<SideUpgrade>,
    /// What was just booked or taken back, named; null where nothing was.
    pub done: Option<String>,
    /// What undo would take back, named.
    pub undo: Option<String>,
    /// What redo would do again, named.
    pub redo: Option<String>,
    /// What happened, step by step.
    pub history: Vec<HistoryEntry>,
    /// Steps that were removed.
    pub removed: Vec<RemovedStep>,
    /// Evenings, oldest first.
    pub evenings: Vec<EveningAnswer>,
    /// Which rules of the game are cited for what is said of the campaign.
    pub cites: Cites,
    /// Whether the game has mission nights: says what is kept of a mission while it is played.
    pub nights: bool,
    /// Whether a PIN locks the secrets.
    pub locked: bool,
    /// Whether the secrets are in this answer.
    pub secrets: bool,
    /// Whether the secrets are kept on another machine.
    pub secrets_elsewhere: bool,
    /// Whether it went on on several machines, and somebody has to say how.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub twice: bool,
}

/// Rules of the game by what they are about.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Cites {
    /// The order of a stage's steps.
    pub stage: String,
    /// Buying and selling items.
    pub shop: String,
    /// Buying class cards.
    pub class_cards: String,
}

/// Shows a campaign.
///
/// # Errors
/// There is none of this name, or several, the PIN is another, or those of the database.
pub fn open(session: &mut Session, request: OpenCampaign) -> Result<KeptCampaign, Error> {
    let book = session.muster.campaign(&request.id)?;
    unlocked(&mut session.muster, &book, &request.reveal)?;
    show(session, &book, &request.reveal)
}

/// Shows a campaign to somebody who may see it so.
pub(super) fn show(session: &mut Session, book: &Book, reveal: &Reveal) -> Result<KeptCampaign, Error> {
    let locked = session.muster.has_pin(book.summary.uuid)?;
    let evenings = evenings(session, book)?;
    let twice = super::histories::has_several(session, book.summary.uuid)?;
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
        undo: telling.entry(&book.log, book.log.undoable(), reveal.secrets),
        redo: telling.entry(&book.log, book.log.redoable(), reveal.secrets),
        history: shown.history(),
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
