//! The secrets of a side, and the PIN that protects them.

use muster_db::table::kept::KeptKind;
use muster_rules::campaign::step::Step;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::Book;
use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::session::Session;

/// A request for secrets.
#[derive(Clone, Debug, Default, Deserialize, TS)]
pub struct Reveal {
    /// Whether to include secrets.
    pub secrets: bool,
    /// The PIN, if there is one.
    pub pin: Option<String>,
    /// Whether to skip the PIN: it was asked for before, or nothing secret is shown.
    #[serde(skip)]
    pub at_hand: bool,
}

impl Reveal {
    /// Reveals everything, for what shows it to nobody.
    #[must_use]
    pub fn all() -> Self {
        Self { secrets: true, pin: None, at_hand: true }
    }

    /// Reveals nothing; steps may name what somebody knows who types it.
    #[must_use]
    pub fn nothing() -> Self {
        Self { secrets: false, ..Self::all() }
    }
}

/// A request to set, change or remove a PIN.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PinRequest {
    /// The campaign's id or name.
    pub id: String,
    /// The current PIN, if there is one.
    pub old: Option<String>,
    /// The new PIN; null to remove it.
    pub new: Option<String>,
    /// Whether to skip the current PIN, see [`Reveal::at_hand`].
    #[serde(skip)]
    pub at_hand: bool,
}

/// Whether a campaign's secrets are protected by a PIN.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PinSet {
    /// The campaign's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Whether there is a PIN.
    pub pin: bool,
}

/// Sets, changes or removes the PIN.
///
/// # Errors
/// The current PIN is wrong, or the database fails.
pub fn set_pin(session: &mut Session, request: PinRequest) -> Result<PinSet, Error> {
    let campaign = session.muster.database()?.find_kept(KeptKind::Campaign, &request.id)?;
    if !request.at_hand {
        session.muster.unlock(campaign.uuid, request.old.as_deref())?;
    }
    session.muster.set_pin(campaign.uuid, request.new.as_deref())?;
    let pin = session.muster.has_pin(campaign.uuid)?;
    Ok(PinSet { id: campaign.uuid, name: campaign.name, pin })
}

/// The number of PINs that a shell asks for before it gives up.
const TRIES: u32 = 5;

/// Returns what to reveal to somebody who asks for secrets: nothing before the PIN is right. If none is given, `ask` tells
/// one, with the number of those that were wrong; `None` if there is none to tell.
///
/// # Errors
/// The PIN given is wrong, or five were that `ask` told, or it told none; or there is no such campaign.
pub fn revealed(
    session: &mut Session,
    campaign: &str,
    secrets: bool,
    pin: Option<String>,
    mut ask: impl FnMut(u32) -> Option<String>,
) -> Result<Reveal, Error> {
    if !secrets {
        return Ok(Reveal::nothing());
    }
    let id = session.muster.database()?.find_kept(KeptKind::Campaign, campaign)?.uuid;
    let (mut pin, mut wrong) = (pin, 0);
    let asks = pin.is_none();
    loop {
        match session.muster.unlock(id, pin.as_deref()) {
            Ok(()) => return Ok(Reveal { pin, ..Reveal::all() }),
            Err(Error::PinWrong { given }) if asks && wrong < TRIES => {
                pin = Some(ask(wrong).ok_or(Error::PinWrong { given })?);
                wrong += 1;
            }
            Err(error) => return Err(error),
        }
    }
}

/// Checks the PIN if secrets are requested.
pub(super) fn unlocked(muster: &mut Muster, book: &Book, reveal: &Reveal) -> Result<(), Error> {
    if reveal.at_hand || !reveal.secrets {
        return Ok(());
    }
    muster.unlock(book.summary.uuid, reveal.pin.as_deref())
}

/// Checks the PIN if secrets are to leave the data folder: in a file or on paper. Even a caller with access to the data
/// folder has to know it then, as it no longer guards what has left.
pub(crate) fn may_leave(muster: &mut Muster, book: &Book, reveal: &Reveal) -> Result<(), Error> {
    if !reveal.secrets {
        return Ok(());
    }
    let id = book.summary.uuid;
    muster.unlock(id, reveal.pin.as_deref())?;
    // A PIN of an earlier version wouldn't go along.
    let earlier = muster.database()?.campaign_pin(id)?.is_some_and(|pin| !pin.contains(':'));
    if earlier { muster.set_pin(id, reveal.pin.as_deref()) } else { Ok(()) }
}

/// Returns whether a step names a side's secrets: agenda cards.
pub(super) fn is_secret(book: &Book, step: &Step) -> bool {
    match step {
        Step::Draw { cards } => cards.is_some(),
        Step::Agenda { .. } => true,
        Step::Play { card, .. } => !book.log.state().is_open(card),
        Step::Correct { card: Some(card), .. } => {
            book.game.campaigns.agenda_cards.contains_key(&card.0.as_str().into())
        }
        _ => false,
    }
}

/// Checks the PIN for steps that name agenda cards: even a rejection would reveal which cards are kept.
pub(super) fn entitled(muster: &mut Muster, book: &Book, step: &Step, reveal: &Reveal) -> Result<(), Error> {
    if reveal.at_hand || !is_secret(book, step) {
        return Ok(());
    }
    muster.unlock(book.summary.uuid, reveal.pin.as_deref())
}

/// Hashes a PIN. It isn't a password, only a protection of a shared screen; the hash keeps it from being read
/// directly.
fn fingerprint(campaign: Uuid, pin: &str) -> String {
    blake3::keyed_hash(blake3::hash(campaign.as_bytes()).as_bytes(), pin.trim().as_bytes())
        .to_hex()
        .to_string()
}

impl Muster {
    /// Returns whether a PIN protects a campaign's secrets.
    pub fn has_pin(&mut self, campaign: Uuid) -> Result<bool, Error> {
        Ok(self.database()?.campaign_pin(campaign)?.is_some())
    }

    /// Checks a campaign's PIN; succeeds if it has none.
    ///
    /// # Errors
    /// [`Error::PinWrong`]; or the database fails.
    pub fn unlock(&mut self, campaign: Uuid, pin: Option<&str>) -> Result<(), Error> {
        let right = self.database()?.campaign_pin(campaign)?;
        let opens = right.is_none_or(|right| {
            // The campaign under whose id it was set comes first; earlier versions left that out.
            let (set, right) = right.split_once(':').unwrap_or(("", &right));
            let set = Uuid::try_parse(set).unwrap_or(campaign);
            pin.is_some_and(|pin| fingerprint(set, pin) == right)
        });
        if opens { Ok(()) } else { Err(Error::PinWrong { given: pin.is_some() }) }
    }

    /// Sets or removes a PIN. A blank PIN is removed.
    pub fn set_pin(&mut self, campaign: Uuid, pin: Option<&str>) -> Result<(), Error> {
        let now = self.now();
        let pin = pin
            .filter(|pin| !pin.trim().is_empty())
            .map(|pin| format!("{campaign}:{}", fingerprint(campaign, pin)));
        Ok(self.database()?.set_campaign_pin(campaign, pin.as_deref(), now)?)
    }
}
