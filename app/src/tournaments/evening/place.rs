//! A guest who is one of the players.

use muster_rules::tournament::{Refusal, Step};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::EveningFault;
use crate::base::error::Error;
use crate::base::seat::{Role, Seat};
use crate::base::session::Session;
use crate::tournaments::request::TournamentRequest;
use crate::tournaments::store::{Kept, carry_out, tournament};
use crate::tournaments::view::{TournamentRefusal, TournamentView};

/// A guest's word on which player they are.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct TakePlace {
    /// The tournament's id.
    pub id: String,
    /// The player's number, if the player is on the list already.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub player: Option<u32>,
    /// The name under which the guest joins, if not.
    #[serde(default)]
    #[ts(optional, as = "Option<String>")]
    pub name: String,
}

/// Which player a guest is.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlaceTaken {
    /// The player's number; null if the guest couldn't join.
    pub player: Option<u32>,
    /// Why the guest couldn't join; null if that was possible.
    pub refused: Option<TournamentRefusal>,
}

/// A player who drops out, or returns.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct StepOut {
    /// The tournament's id or name.
    pub id: String,
    /// The player's number.
    pub player: u32,
    /// Whether the player returns.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub back: bool,
}

/// Makes the guest who asks one of the players: one on the list whom no other phone has, or a new one.
///
/// # Errors
/// A guest doesn't ask, the player is at another phone, or the guest is another player; or as for [`step_tournament`](crate::tournaments::step_tournament).
pub fn take_place(session: &mut Session, request: TakePlace) -> Result<PlaceTaken, Error> {
    let (door, id) = session.door.clone().zip(session.guest).ok_or(EveningFault::NoGuest)?;
    let guests = door.standing().ok_or(EveningFault::NoGuest)?.guests;
    let guest = guests.iter().find(|guest| guest.id == id).ok_or(EveningFault::NoGuest)?;
    let view = tournament(session, TournamentRequest { id: request.id.clone(), round: None })?;
    let name_of = |number: u32| {
        let known = view.players.iter().find(|player| player.number == number);
        known.map(|player| player.name.clone()).unwrap_or_default()
    };
    if let Some(own) = guest.seat.player {
        // What is sent twice is done once.
        return match request.player {
            Some(wanted) if wanted != own => Err(EveningFault::PhoneTaken { name: name_of(own) }.into()),
            _ => Ok(PlaceTaken { player: Some(own), refused: None }),
        };
    }
    let seat = |player| Seat { player: Some(player), ..Seat::of(Role::TournamentPlayer, Some(view.id)) };
    let kept = Kept::find(&mut session.muster, &request.id)?;
    let number = match request.player {
        Some(number) if view.players.iter().all(|player| player.number != number) => {
            let refusal = Refusal::NoSuchPlayer { name: number.to_string() };
            let refused = kept.answer(session, None, Some(&refusal)).refused;
            return Ok(PlaceTaken { player: None, refused });
        }
        Some(number) if guests.iter().any(|other| other.id != id && other.seat == seat(number)) => {
            return Err(EveningFault::PlaceTaken { name: name_of(number) }.into());
        }
        Some(number) => number,
        None => {
            let after = carry_out(session, &kept, &Step::Join { name: request.name, mine: false })?;
            match (after.refused, after.players.last()) {
                (None, Some(player)) => player.number,
                (refused, _) => return Ok(PlaceTaken { player: None, refused }),
            }
        }
    };
    if !door.reseat(id, seat(number)) {
        return Err(EveningFault::NoGuest.into());
    }
    Ok(PlaceTaken { player: Some(number), refused: None })
}

/// Marks a player as having dropped out, or as having returned.
///
/// # Errors
/// As for [`step_tournament`](crate::tournaments::step_tournament).
pub fn step_out(session: &mut Session, request: StepOut) -> Result<TournamentView, Error> {
    let StepOut { id, player, back } = request;
    let kept = Kept::find(&mut session.muster, &id)?;
    carry_out(session, &kept, &if back { Step::Return { player } } else { Step::Drop { player } })
}
