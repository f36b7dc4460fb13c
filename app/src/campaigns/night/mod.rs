//! Mission nights: what a group tracks during a mission. An acknowledged tap is on disk.

mod answer;
mod answering;
mod hold;
mod opponent;
mod surges;
mod tap_text;
mod turn;
mod words;

use muster_db::DbError;
use muster_db::pack::LoadedGame;
use muster_rules::campaign::choice::choices;
use muster_rules::campaign::id::MissionId;
use muster_rules::campaign::refusal::Refusal as Unknown;
use muster_rules::night::decide::Said;
use muster_rules::night::opponent::{Cards, NoOdds, Odds, Remembered};
use muster_rules::night::{Event, Refusal, State, Table, Tap, Waits, decide, redoable, undoable};
use muster_rules::odds::{Combat, DiceRules};
use serde::Deserialize;
use ts_rs::TS;
use uuid::Uuid;

pub use answer::*;
pub use hold::{HandCard, HeldAnswer, OpenFaction, WaitingAnswer};
pub use opponent::{
    DecidedAct, NightOpponent, OrdersAnswer, PlayingAnswer, TargetAnswer, WeighedChoice, WeighedTarget,
};
pub use surges::{Rolled, SurgesAnswer, SurgesRequest, night_surges};
pub use tap_text::{TAPS, Typed, tap_of};
pub use turn::{TurnAnswer, TurnLeft, TurnSide};

use super::secrets::unlocked;
use super::shown::Shown;
use super::{Book, Refused, Reveal, Telling};
use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::session::Session;

/// A request for a campaign's mission night.
#[derive(Clone, Debug, Default, Deserialize, TS)]
pub struct NightRequest {
    /// The campaign's id or name.
    pub id: String,
    /// The mission; null for the one under way, or the only playable one.
    #[serde(default)]
    pub mission: Option<MissionId>,
    /// Whether to include what the side with threat keeps secret: which groups wait or may be deployed.
    #[serde(default)]
    #[ts(optional, as = "Option<Reveal>")]
    pub reveal: Reveal,
}

/// A request to record a tap.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct TapRequest {
    /// The campaign and the mission.
    #[serde(flatten)]
    pub at: NightRequest,
    /// Number of taps in the campaign when it was shown, to detect concurrent changes; null to skip the check.
    #[serde(default)]
    pub taps: Option<u32>,
    /// The tap.
    pub tap: Tap,
}

/// A request to undo the last tap, or to take it again.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct UndoTap {
    /// The campaign and the mission.
    #[serde(flatten)]
    pub at: NightRequest,
    /// Number of taps in the campaign when it was shown; null to skip the check.
    #[serde(default)]
    pub taps: Option<u32>,
}

/// A mission being played, with its taps.
struct Night {
    book: Book,
    /// The mission; `None` if there are several and none is chosen.
    mission: Option<MissionId>,
    /// The events of its taps.
    events: Vec<Event>,
    /// Number of all taps in the campaign.
    taps: u32,
    /// Whether the answer includes what the side with threat keeps secret.
    secrets: bool,
}

impl Night {
    fn open(muster: &mut Muster, request: &NightRequest) -> Result<Self, Error> {
        let book = muster.campaign(&request.id)?;
        let data = book.game.catalogue.game();
        if book.game.campaigns.rules.night.is_none() {
            return Err(Error::NoMissionNights(data.name.clone()));
        }
        let (last, taps) = muster.database()?.last_night(book.summary.uuid)?;
        let can = playable(&book);
        let only = || Some(can.first()?.clone()).filter(|_| can.len() == 1);
        let mission = match &request.mission {
            Some(mission) if !book.game.campaigns.missions.contains_key(mission) => {
                let unknown = Unknown::Unknown { what: "mission", id: mission.to_string() };
                return Err(Refused::new(&book.game.campaigns.rules, vec![unknown]).into());
            }
            Some(mission) => Some(mission.clone()),
            None => match last {
                Some(last) if can.contains(&last) => Some(last),
                Some(last) => {
                    let state = State::after(&muster.database()?.night(book.summary.uuid, &last)?);
                    Some(last).filter(|_| state.fun && !state.ended).or_else(only)
                }
                None => only(),
            },
        };
        let events = match &mission {
            Some(mission) => muster.database()?.night(book.summary.uuid, mission)?,
            None => Vec::new(),
        };
        unlocked(muster, &book, &request.reveal)?;
        Ok(Self { book, mission, events, taps, secrets: request.reveal.secrets })
    }

    /// Returns why the mission can't be played now, with the rule; `None` if it can, or was played.
    fn closed(&self, session: &Session) -> Result<Option<String>, Error> {
        let Some(mission) = &self.mission else { return Ok(None) };
        if self.book.log.state().has_played(mission) || playable(&self.book).contains(mission) {
            return Ok(None);
        }
        let telling = Telling::of(session, &self.book.game);
        let refused = Shown::new(telling, &self.book.log, false)?.anyway(mission).refused;
        Ok(refused.first().map(|why| format!("{} ({})", why.message, why.rule)))
    }

    /// Returns the seed of Muster's draws, of the campaign's: one for each mission, so that beginning anew doesn't come to others.
    fn seed(&self) -> u64 {
        let mut hasher = blake3::Hasher::new_derive_key("Muster: the draws of a mission");
        let foundation = self.book.log.state().foundation.as_ref();
        hasher.update(&foundation.map_or(0, |foundation| foundation.seed).to_le_bytes());
        hasher.update(self.mission.as_ref().map_or("", |mission| mission.as_str()).as_bytes());
        let mut seed = [0; 8];
        hasher.finalize_xof().fill(&mut seed);
        // Small enough to be read exactly from JSON by programs with 64-bit floats.
        u64::from_le_bytes(seed) >> 11
    }

    /// Returns what attacks come to in this game.
    fn odds(&self) -> Box<dyn Odds + '_> {
        let game = &self.book.game;
        match &game.combat {
            Some(Combat::Pools(rules)) => Box::new(Remembered::new(cards(game, rules))),
            _ => Box::new(NoOdds),
        }
    }

    fn table(&self) -> Option<Table<'_>> {
        let game = &self.book.game;
        Table::of(&game.campaigns, &game.catalogue, self.book.log.state(), self.mission.as_ref()?)
    }
}

/// Returns the cards of a game as those that attack.
fn cards<'a>(game: &'a LoadedGame, rules: &'a DiceRules) -> Cards<'a> {
    Cards {
        game: game.catalogue.game(),
        catalogue: &game.catalogue,
        glossary: &game.explained.glossary,
        dice: &game.dice,
        rules,
        facts: &game.campaigns,
    }
}

/// Returns the missions that can be played next.
fn playable(book: &Book) -> Vec<MissionId> {
    let (facts, books) = (&book.game.campaigns, book.log.state());
    let Some(foundation) = &books.foundation else { return Vec::new() };
    let Some(campaign) = facts.campaign(&foundation.campaign) else { return Vec::new() };
    choices(facts, campaign, foundation, books).into_iter().map(|(mission, _)| mission).collect()
}

/// Returns what a mission's night contributes to its result; `None` if nothing was tapped.
pub(super) fn said(muster: &mut Muster, request: &NightRequest) -> Result<Option<Said>, Error> {
    let night = Night::open(muster, request)?;
    let state = State::after(&night.events);
    Ok(night.table().filter(|_| state.has_begun() && !state.fun).map(|table| Said::of(&table, &state)))
}

/// Returns a campaign's mission night.
pub fn night(session: &mut Session, request: NightRequest) -> Result<NightAnswer, Error> {
    let night = Night::open(&mut session.muster, &request)?;
    answer(session, &night)
}

impl Muster {
    /// Returns a campaign's mission night in the given wording.
    pub fn night(&mut self, request: &NightRequest, telling: Telling<'_>) -> Result<NightAnswer, Error> {
        let night = Night::open(self, request)?;
        let shown = Shown::new(telling, &night.book.log, false)?;
        Ok(NightAnswer::of(&night, &shown))
    }
}

/// Records a tap. If it isn't possible, nothing is recorded and the answer contains the reason.
///
/// # Errors
/// As for [`night`]; or somebody else tapped in between.
pub fn tap(session: &mut Session, request: TapRequest) -> Result<NightAnswer, Error> {
    if matches!(request.tap, Tap::Begin { fun: false, .. }) {
        let night = Night::open(&mut session.muster, &request.at)?;
        if let Some(refused) = night.closed(session)? {
            return Ok(NightAnswer { refused: Some(refused), ..answer(session, &night)? });
        }
    }
    let mut tap = request.tap;
    let reveal = request.at.reveal.clone();
    change(session, &request.at, request.taps, |night| {
        let Some(table) = night.table() else { return Err(Refusal::NotBegun) };
        let state = State::after(&night.events);
        if let Tap::Opponent { seed, .. } = &mut tap {
            *seed = night.seed();
        }
        // Even a refusal would tell which groups wait, and so would its absence.
        if is_secret(&state, &tap, &reveal) {
            return Err(Refusal::Secret);
        }
        decide(&table, &state, &tap, &*night.odds())
    })
}

/// Returns whether a tap tells, or needs to know, which groups the side with threat has ready, and that isn't revealed.
fn is_secret(state: &State, tap: &Tap, reveal: &Reveal) -> bool {
    match tap {
        // Whoever types it knows it; the answer doesn't name it.
        Tap::Group { how, card, .. } => {
            !reveal.secrets && !reveal.at_hand && *how != Waits::Initial && card.is_some()
        }
        Tap::Deploy { .. } => !reveal.secrets && state.keeps_groups(),
        _ => false,
    }
}

/// Undoes the last tap.
pub fn undo_tap(session: &mut Session, request: UndoTap) -> Result<NightAnswer, Error> {
    change(session, &request.at, request.taps, |night| {
        undoable(&night.events).map(|_| Event::Undone).ok_or(Refusal::NoneThere)
    })
}

/// Takes again what was undone last.
pub fn redo_tap(session: &mut Session, request: UndoTap) -> Result<NightAnswer, Error> {
    change(session, &request.at, request.taps, |night| {
        redoable(&night.events).map(|_| Event::Redone).ok_or(Refusal::NothingUndone)
    })
}

fn change(
    session: &mut Session,
    request: &NightRequest,
    seen: Option<u32>,
    decide: impl FnOnce(&Night) -> Result<Event, Refusal>,
) -> Result<NightAnswer, Error> {
    let mut night = Night::open(&mut session.muster, request)?;
    if seen.is_some_and(|seen| seen != night.taps) {
        return Err(DbError::Overtaken { kind: muster_db::Kind::Campaign }.into());
    }
    let Some(mission) = night.mission.clone() else {
        let answer = answer(session, &night)?;
        let why = if answer.choices.is_empty() { Refusal::NotBegun } else { Refusal::Unchosen };
        return Ok(NightAnswer { refused: Some(words::refusal(session, &night, &why)), ..answer });
    };
    let event = match decide(&night) {
        Ok(event) => event,
        Err(refusal) => {
            let refused = words::refusal(session, &night, &refusal);
            return Ok(NightAnswer { refused: Some(refused), ..answer(session, &night)? });
        }
    };
    let done = words::done(session, &night, &event);
    let now = session.muster.now();
    let campaign: Uuid = night.book.summary.uuid;
    session.muster.database()?.add_night_event(campaign, &mission, night.taps, &event, now)?;
    night.taps += 1;
    night.events.push(event);
    Ok(NightAnswer { done: Some(done), ..answer(session, &night)? })
}

fn answer(session: &Session, night: &Night) -> Result<NightAnswer, Error> {
    let telling = Telling::of(session, &night.book.game);
    let shown = Shown::new(telling, &night.book.log, false)?;
    Ok(NightAnswer::of(night, &shown))
}
