//! Which seats there are at a table, and their names.

use muster_db::table::kept::{KeptKind, KeptThing};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::PhonesFault;
use crate::base::error::Error;
use crate::base::seat::{About, Role, Seat};
use crate::base::session::Session;
use crate::base::words::Value;
use crate::campaigns::Telling;
use crate::tournaments::{TournamentRequest, tournament};

/// A request for the seats at something. With none of these, they are those that are about nothing in particular.
#[derive(Clone, Debug, Default, Deserialize, TS)]
pub struct SeatsRequest {
    /// A campaign, by id or name.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub campaign: Option<String>,
    /// A game at the table, by id or name.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub play: Option<String>,
    /// A tournament, by id or name.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub tournament: Option<String>,
}

/// The seats at something.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SeatOffers {
    /// What they are about: a campaign's name; null if they are about nothing.
    pub name: Option<String>,
    /// The seats, in the order in which they are usually taken.
    pub seats: Vec<SeatOffer>,
}

/// A seat that guests can be invited to.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SeatOffer {
    /// The seat.
    pub seat: Seat,
    /// Its name.
    pub name: String,
    /// What its guests may do.
    pub may: String,
}

/// Returns the seats at something.
///
/// # Errors
/// There is no such campaign, game or tournament; or the database fails.
pub fn seats(session: &mut Session, request: SeatsRequest) -> Result<SeatOffers, Error> {
    let named = [
        (About::Campaign, &request.campaign),
        (About::Play, &request.play),
        (About::Tournament, &request.tournament),
    ];
    let named = named.into_iter().find_map(|(about, name)| Some((about, name.as_ref()?)));
    let Some((about, kind, wanted)) = named.and_then(|(about, name)| Some((about, kind(about)?, name)))
    else {
        return Ok(SeatOffers { name: None, seats: vec![offer(session, Seat::of(Role::Owner, None))] });
    };
    let thing = session.muster.database()?.find_kept(kind, wanted)?;
    let of = Some(thing.uuid);
    let plain = |role| Seat::of(role, of);
    let seats = match about {
        About::Nothing => Vec::new(),
        About::Play => vec![plain(Role::Player), plain(Role::TableWatcher)],
        About::Tournament => vec![plain(Role::TournamentPlayer), plain(Role::TournamentWatcher)],
        About::Campaign => {
            let book = session.muster.campaign(wanted)?;
            let heroes = book.log.state().heroes.keys();
            let heroes = heroes.map(|hero| Seat { hero: Some(hero.to_string()), ..plain(Role::Hero) });
            let mut seats = vec![plain(Role::Rebels)];
            seats.extend(heroes);
            let threat = book.game.campaigns.rules.night.as_ref().is_some_and(|night| night.threat.is_some());
            seats.extend(threat.then(|| plain(Role::Empire)));
            seats.push(plain(Role::NightWatcher));
            seats
        }
    };
    let seats = seats.into_iter().map(|seat| offer(session, seat)).collect();
    Ok(SeatOffers { name: Some(thing.name), seats })
}

fn offer(session: &mut Session, seat: Seat) -> SeatOffer {
    let may = session.words.get(&format!("seat-{}.may", seat.role.name()), &[]);
    SeatOffer { name: role_words(session, &seat), may, seat }
}

const fn kind(about: About) -> Option<KeptKind> {
    match about {
        About::Nothing => None,
        About::Play => Some(KeptKind::Play),
        About::Campaign => Some(KeptKind::Campaign),
        About::Tournament => Some(KeptKind::Tournament),
    }
}

/// Returns what a seat is about; `None` if that isn't there, or it is about nothing.
fn thing(session: &mut Session, seat: &Seat) -> Option<KeptThing> {
    let (kind, of) = (kind(seat.role.about())?, seat.of?);
    session.muster.database().ok()?.find_kept(kind, &of.to_string()).ok()
}

/// Checks that there is what a seat is about.
///
/// # Errors
/// There isn't.
pub(super) fn exists(session: &mut Session, seat: &Seat) -> Result<(), Error> {
    let there = match seat.role.about() {
        About::Nothing => seat.of.is_none() && seat.hero.is_none(),
        _ => thing(session, seat).is_some() && (seat.role != Role::Hero || hero(session, seat).is_some()),
    };
    if there { Ok(()) } else { Err(PhonesFault::NoSeat.into()) }
}

/// Returns the name of a seat, with that of what it is about.
pub(super) fn words(session: &mut Session, seat: &Seat) -> String {
    let role = role_words(session, seat);
    match thing(session, seat) {
        Some(thing) => {
            session.words.get("seat-at", &[("seat", Value::from(role)), ("thing", Value::from(thing.name))])
        }
        None => role,
    }
}

/// Returns the name of the hero whose seat it is, if that hero is in the campaign.
fn hero(session: &mut Session, seat: &Seat) -> Option<String> {
    let wanted = seat.hero.as_deref()?;
    let book = session.muster.campaign(&seat.of?.to_string()).ok()?;
    let there = book.log.state().heroes.keys().any(|hero| hero.as_str() == wanted);
    there.then(|| Telling::of(session, &book.game).name(wanted))
}

/// Returns the name of a seat: a hero's, a side's player in the words of the game, or the role's.
fn role_words(session: &mut Session, seat: &Seat) -> String {
    match seat.role {
        Role::Hero => hero(session, seat),
        Role::Rebels | Role::Empire => side(session, seat),
        Role::TournamentPlayer => player(session, seat),
        _ => None,
    }
    .unwrap_or_else(|| session.words.get(&format!("seat-{}", seat.role.name()), &[]))
}

/// Returns the name of the player that a guest is.
fn player(session: &mut Session, seat: &Seat) -> Option<String> {
    let number = seat.player?;
    let request = TournamentRequest { id: seat.of?.to_string(), round: None };
    let players = tournament(session, request).ok()?.players;
    players.into_iter().find(|player| player.number == number).map(|player| player.name)
}

fn side(session: &mut Session, seat: &Seat) -> Option<String> {
    let of: Uuid = seat.of?;
    let book = session.muster.campaign(&of.to_string()).ok()?;
    let rules = &book.game.campaigns.rules;
    let telling = Telling::of(session, &book.game);
    match seat.role {
        Role::Rebels => Some(telling.side(&rules.heroes.side)),
        _ => Some(telling.side(&rules.night.as_ref()?.threat.as_ref()?.side)),
    }
}
