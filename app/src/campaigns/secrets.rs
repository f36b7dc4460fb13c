//! What one side keeps in secret, and the PIN that locks it.

use muster_rules::campaign::step::Step;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::Book;
use crate::error::Error;
use crate::muster::Muster;
use crate::session::Session;

/// Whether secrets are asked for.
#[derive(Clone, Debug, Default, Deserialize, TS)]
pub struct Reveal {
    /// Whether they are.
    pub secrets: bool,
    /// The PIN, where there is one.
    pub pin: Option<String>,
    /// Whether no PIN is needed: it is for eyes, not for programs that read the data folder.
    #[serde(skip)]
    pub at_hand: bool,
}

impl Reveal {
    /// Everything, to whoever has the data folder.
    #[must_use]
    pub fn all() -> Self {
        Self { secrets: true, pin: None, at_hand: true }
    }
}

/// A PIN to be set, changed or taken off.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PinRequest {
    /// The campaign's id or name.
    pub id: String,
    /// The PIN so far, where there is one.
    pub old: Option<String>,
    /// The new one; null takes it off.
    pub new: Option<String>,
    /// Whether the PIN so far is not needed: see [`Reveal::at_hand`].
    #[serde(skip)]
    pub at_hand: bool,
}

/// Whether a PIN locks a campaign's secrets now.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PinSet {
    /// The campaign's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Whether there is one.
    pub pin: bool,
}

/// Sets, changes or takes off the PIN.
///
/// # Errors
/// The PIN so far is another, or those of the database.
pub fn set_pin(session: &mut Session, request: PinRequest) -> Result<PinSet, Error> {
    let campaign = session.muster.database()?.find_campaign(&request.id)?;
    if !request.at_hand {
        session.muster.unlock(campaign.uuid, request.old.as_deref())?;
    }
    session.muster.set_pin(campaign.uuid, request.new.as_deref())?;
    let pin = session.muster.has_pin(campaign.uuid)?;
    Ok(PinSet { id: campaign.uuid, name: campaign.name, pin })
}

/// Sees to it that secrets are told to those only who may see them.
pub(super) fn unlocked(muster: &mut Muster, book: &Book, reveal: &Reveal) -> Result<(), Error> {
    if reveal.at_hand || !reveal.secrets {
        return Ok(());
    }
    muster.unlock(book.summary.uuid, reveal.pin.as_deref())
}

/// Whether a step names what one side keeps in secret: agenda cards.
pub(super) fn is_secret(book: &Book, step: &Step) -> bool {
    match step {
        Step::Draw { cards } => cards.is_some(),
        Step::Agenda { .. } | Step::Play { .. } => true,
        Step::Correct { card: Some(card), .. } => {
            book.game.campaigns.agenda_cards.contains_key(&card.0.as_str().into())
        }
        _ => false,
    }
}

/// What names agenda cards is for their owner to ask: even a refusal would tell what is kept.
pub(super) fn entitled(muster: &mut Muster, book: &Book, step: &Step, reveal: &Reveal) -> Result<(), Error> {
    if reveal.at_hand || !is_secret(book, step) {
        return Ok(());
    }
    muster.unlock(book.summary.uuid, reveal.pin.as_deref())
}

/// A PIN is no password: it keeps eyes off a shared screen. What is stored can't be read as one.
fn fingerprint(campaign: Uuid, pin: &str) -> String {
    blake3::keyed_hash(blake3::hash(campaign.as_bytes()).as_bytes(), pin.trim().as_bytes())
        .to_hex()
        .to_string()
}

impl Muster {
    /// Whether a PIN hides a campaign's secrets.
    ///
    /// # Errors
    /// Those of the database.
    pub fn has_pin(&mut self, campaign: Uuid) -> Result<bool, Error> {
        Ok(self.database()?.campaign_pin(campaign)?.is_some())
    }

    /// Lets somebody see the secrets: with the PIN, or where there is none.
    ///
    /// # Errors
    /// [`Error::PinWrong`]; those of the database.
    pub fn unlock(&mut self, campaign: Uuid, pin: Option<&str>) -> Result<(), Error> {
        let right = self.database()?.campaign_pin(campaign)?;
        let opens = right.is_none_or(|right| pin.is_some_and(|pin| fingerprint(campaign, pin) == right));
        if opens { Ok(()) } else { Err(Error::PinWrong) }
    }

    /// Sets a PIN, or takes it off. A blank one is none.
    ///
    /// # Errors
    /// Those of the database.
    pub fn set_pin(&mut self, campaign: Uuid, pin: Option<&str>) -> Result<(), Error> {
        let now = self.now();
        let pin = pin.filter(|pin| !pin.trim().is_empty()).map(|pin| fingerprint(campaign, pin));
        Ok(self.database()?.set_campaign_pin(campaign, pin.as_deref(), now)?)
    }
}
