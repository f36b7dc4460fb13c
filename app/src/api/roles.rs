//! What guests may do: of each role the commands, which requests of them are allowed, and which parts of their answers
//! leave the host. What isn't listed is refused.
//!
//! No role has a command that takes a path, or that changes what is beyond the table: `tests/roles.rs` compares the list with
//! the types of all requests, and searches all answers for secrets.

use serde_json::{Map, Value};

use super::commands::TOUCHES;
use crate::base::error::Error;
use crate::base::seat::{Role, Seat};
use crate::phones::PhonesFault;

/// A command of a role, and which requests of it are allowed.
#[derive(Clone, Copy, Debug)]
pub struct Allowed {
    /// The command.
    pub command: &'static str,
    /// Of what.
    of: Of,
    /// What the request may say.
    says: Says,
}

/// Of what a request may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Of {
    /// Of anything.
    Any,
    /// Of what the seat is about: the request's `id`.
    Seat,
}

/// What a request may say.
#[derive(Clone, Copy, Debug)]
enum Says {
    /// Anything, with the secrets of the side that keeps some; a PIN is asked for as of anybody.
    Everything,
    /// Anything but the wish to see secrets.
    NoSecrets,
    /// Certain taps of a mission night, without secrets.
    Taps(&'static [&'static str]),
    /// The same, but only those of the seat's own hero where they name one.
    OwnTaps(&'static [&'static str]),
    /// Certain taps of a mission night, with the secrets of the side that keeps some.
    OpenTaps(&'static [&'static str]),
    /// Certain steps of a campaign, for heroes; without secrets.
    Steps,
    /// The same, but for the seat's own hero where they name one.
    OwnSteps,
    /// Only as the player that the guest is.
    OwnPlayer,
    /// As the player that the guest is, or only what everybody may see.
    OwnPlayerOrOpen,
    /// Only what the guest did last, while nobody has tapped since: else one side could take back what another keeps secret.
    OwnLast,
    /// The same, with the secrets of the side that keeps some.
    OwnOpenLast,
}

const fn any(command: &'static str) -> Allowed {
    Allowed { command, of: Of::Any, says: Says::NoSecrets }
}

const fn of_seat(command: &'static str) -> Allowed {
    Allowed { command, of: Of::Seat, says: Says::NoSecrets }
}

const fn in_full(command: &'static str) -> Allowed {
    Allowed { command, of: Of::Seat, says: Says::Everything }
}

const fn taps(command: &'static str, says: Says) -> Allowed {
    Allowed { command, of: Of::Seat, says }
}

const fn own(command: &'static str) -> Allowed {
    Allowed { command, of: Of::Seat, says: Says::OwnPlayer }
}

const fn last(command: &'static str) -> Allowed {
    Allowed { command, of: Of::Seat, says: Says::OwnLast }
}

/// What a guest did last on a mission night, or in a campaign's books.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Last {
    /// Where: on the night, else in the books.
    night: bool,
    /// The number of taps or entries with it.
    number: u64,
    /// Whether it took one back.
    undo: bool,
}

impl Last {
    /// Returns what a command did, from its answer; `None` if it did nothing that can be taken back.
    pub(super) fn of(command: &str, answer: &Value) -> Option<Self> {
        let (night, undo) = match command {
            "night_tap" | "night_redo" => (true, false),
            "night_undo" => (true, true),
            "book_step" => (false, false),
            "undo_step" => (false, true),
            _ => return None,
        };
        answer.get("done").filter(|done| done.is_string())?;
        let number = answer.get(if night { "taps" } else { "entries" })?.as_u64()?;
        Some(Self { night, number, undo })
    }
}

/// What heroes' players do on a mission night: what happens to their figures and, as at any table, to those they attack.
const HEROES_TAPS: &[&str] = &[
    "act",
    "damage",
    "heal",
    "strain",
    "rest",
    "condition",
    "hero",
    "card",
    "lend",
    "draw",
    "use",
    "count",
    "defeat",
    "happen",
    "join",
    "round",
];

/// What the player of the side with threat does: all but what heroes do with their strain and their cards.
const EMPIRE_TAPS: &[&str] = &[
    "begin",
    "end",
    "round",
    "threat",
    "token",
    "deploy",
    "group",
    "bar",
    "card",
    "opponent",
    "choose",
    "spend",
    "order",
    "reinforce",
    "defeat",
    "hero",
    "act",
    "damage",
    "heal",
    "condition",
    "line",
    "happen",
    "limit",
    "count",
];

const OWNER: &[Allowed] = &[
    any("start"),
    any("game"),
    any("search_figures"),
    any("figure"),
    any("collection"),
    any("holdings"),
    any("quick_find"),
    any("set_holding"),
    any("add_holding"),
    any("take_back_change"),
    any("products"),
    any("squads"),
    any("open_squad"),
    any("check_squad"),
    any("squad_words"),
    any("term_lines"),
    any("term"),
    any("odds"),
    any("squad_odds"),
    any("plays"),
    any("tournaments"),
];

const PLAYER: &[Allowed] = &[
    any("start"),
    any("game"),
    any("term_lines"),
    any("term"),
    any("odds"),
    of_seat("play"),
    of_seat("tap_play"),
    of_seat("undo_play"),
    of_seat("redo_play"),
];

const TABLE_WATCHER: &[Allowed] = &[any("start"), any("game"), of_seat("play")];

/// What heroes' players have, of all heroes or of one.
const fn heroes(says: Says, steps: Says) -> [Allowed; 14] {
    [
        any("start"),
        any("game"),
        any("term_lines"),
        any("term"),
        any("odds"),
        of_seat("campaign_night"),
        of_seat("night_surges"),
        taps("night_tap", says),
        last("night_undo"),
        last("night_redo"),
        of_seat("campaign"),
        taps("preview_step", steps),
        taps("book_step", steps),
        last("undo_step"),
    ]
}

const REBELS: &[Allowed] = &heroes(Says::Taps(HEROES_TAPS), Says::Steps);

const HERO: &[Allowed] = &heroes(Says::OwnTaps(HEROES_TAPS), Says::OwnSteps);

const EMPIRE: &[Allowed] = &[
    any("start"),
    any("game"),
    any("term_lines"),
    any("term"),
    any("odds"),
    in_full("campaign_night"),
    in_full("night_surges"),
    taps("night_tap", Says::OpenTaps(EMPIRE_TAPS)),
    taps("night_undo", Says::OwnOpenLast),
    taps("night_redo", Says::OwnOpenLast),
];

const NIGHT_WATCHER: &[Allowed] = &[any("start"), any("game"), of_seat("campaign_night")];

const TOURNAMENT_PLAYER: &[Allowed] = &[
    any("start"),
    any("game"),
    of_seat("tournament"),
    of_seat("take_place"),
    own("tell_result"),
    own("hand_in_squad"),
    Allowed { command: "tournament_squad", of: Of::Seat, says: Says::OwnPlayerOrOpen },
    own("step_out"),
];

const TOURNAMENT_WATCHER: &[Allowed] = &[any("start"), any("game"), of_seat("tournament")];

/// Returns the commands of a role.
#[must_use]
pub const fn allowed(role: Role) -> &'static [Allowed] {
    match role {
        Role::Owner => OWNER,
        Role::Player => PLAYER,
        Role::TableWatcher => TABLE_WATCHER,
        Role::Rebels => REBELS,
        Role::Hero => HERO,
        Role::Empire => EMPIRE,
        Role::NightWatcher => NIGHT_WATCHER,
        Role::TournamentPlayer => TOURNAMENT_PLAYER,
        Role::TournamentWatcher => TOURNAMENT_WATCHER,
    }
}

/// Returns whether a command changes something that a role reads.
#[must_use]
pub fn concerns(role: Role, command: &str) -> bool {
    let touches = |name: &str| TOUCHES.iter().find(|(known, _)| *known == name).map(|(_, touches)| touches);
    let Some(changed) = touches(command) else { return false };
    let mut read =
        allowed(role).iter().filter_map(|one| touches(one.command)).flat_map(|touches| touches.reads);
    read.any(|topic| changed.changes.contains(topic))
}

/// Checks a guest's request.
///
/// # Errors
/// [`PhonesFault::NotForSeat`]: the role doesn't have the command, or not for this.
pub(super) fn admit(seat: &Seat, last: Option<Last>, command: &str, request: &Value) -> Result<(), Error> {
    let refused = || PhonesFault::NotForSeat { what: command.to_owned() }.into();
    let one = allowed(seat.role).iter().find(|one| one.command == command).ok_or_else(refused)?;
    if one.of == Of::Seat && !is_of(seat, request) {
        return Err(refused());
    }
    let fits = match one.says {
        Says::Everything => true,
        Says::NoSecrets => !reveals(request),
        Says::Taps(known) => !reveals(request) && tap(request).is_some_and(|(name, _)| known.contains(&name)),
        Says::OpenTaps(known) => tap(request).is_some_and(|(name, _)| known.contains(&name)),
        Says::Steps => !reveals(request) && step(request).is_some_and(|step| is_heroes(step, |_| true)),
        Says::OwnSteps => {
            let own = |hero: &str| seat.hero.as_deref() == Some(hero);
            !reveals(request) && step(request).is_some_and(|step| is_heroes(step, own))
        }
        Says::OwnPlayer => is_own_player(seat, request),
        Says::OwnPlayerOrOpen => {
            is_own_player(seat, request) || request.get("open").and_then(Value::as_bool) == Some(true)
        }
        Says::OwnLast | Says::OwnOpenLast => {
            let number = |last: Last| request.get(if last.night { "taps" } else { "entries" });
            let back = |last: Last| match command {
                "night_undo" => last.night && !last.undo,
                "night_redo" => last.night && last.undo,
                "undo_step" => !last.night && !last.undo,
                _ => false,
            };
            let plain = !reveals(request) && request.get("theirs").is_none();
            let own = |last: Last| back(last) && number(last).and_then(Value::as_u64) == Some(last.number);
            (plain || matches!(one.says, Says::OwnOpenLast)) && last.is_some_and(own)
        }
        Says::OwnTaps(known) => {
            let own = |(name, tap): (&str, &Map<String, Value>)| known.contains(&name) && is_own(seat, tap);
            !reveals(request) && tap(request).is_some_and(own)
        }
    };
    if fits { Ok(()) } else { Err(refused()) }
}

/// Returns the part of an answer that a guest gets.
pub(super) fn part(command: &str, mut answer: Value) -> Value {
    if command == "start"
        && let Some(started) = answer.as_object_mut()
    {
        // Where the data are, what the host is called and what is wrong with the host's machine is no guest's business.
        started.insert("data_dir".to_owned(), Value::from(""));
        started.insert("notices".to_owned(), Value::Array(Vec::new()));
        if let Some(settings) = started.get_mut("settings").and_then(Value::as_object_mut) {
            settings.insert("pages".to_owned(), Value::Object(Map::new()));
            settings.insert("player".to_owned(), Value::Null);
        }
    }
    answer
}

/// Returns whether a request is of what the seat is about, by its id alone: names may be ambiguous.
fn is_of(seat: &Seat, request: &Value) -> bool {
    let id = request.get("id").and_then(Value::as_str);
    seat.of.is_some_and(|of| id == Some(of.to_string().as_str()))
}

/// Returns whether a request wants to see secrets.
fn reveals(request: &Value) -> bool {
    let reveal = request.get("reveal");
    reveal.and_then(|reveal| reveal.get("secrets")).is_some_and(|secrets| secrets.as_bool() != Some(false))
}

fn tap(request: &Value) -> Option<(&str, &Map<String, Value>)> {
    let tap = request.get("tap")?.as_object()?;
    Some((tap.get("tap")?.as_str()?, tap))
}

/// Returns whether a request is about the player that the guest is, as no organiser would make it.
fn is_own_player(seat: &Seat, request: &Value) -> bool {
    let player = request.get("player").and_then(Value::as_u64);
    let anyway = request.get("anyway").is_some_and(|anyway| anyway.as_bool() != Some(false));
    !anyway && seat.player.is_some_and(|own| player == Some(u64::from(own)))
}

/// Returns the step that a request would book.
fn step(request: &Value) -> Option<&Map<String, Value>> {
    request.get("step")?.as_object()
}

/// Returns whether heroes' players take a step, and it is of a hero of whom `may` holds. A side's class cards are bought by
/// no hero, so that a class card needs one.
fn is_heroes(step: &Map<String, Value>, may: impl Fn(&str) -> bool) -> bool {
    let named = |key: &str| step.get(key).filter(|named| !named.is_null());
    let of = |key: &str| named(key).and_then(Value::as_str).is_some_and(&may);
    match step.get("do").and_then(Value::as_str) {
        Some("shop" | "sell") => true,
        Some("buy" | "class-card" | "pack") => of("hero"),
        Some("trade") => of("from"),
        Some("assign") => named("hero").is_none() || of("hero"),
        _ => false,
    }
}

/// Returns whether a tap is about no hero but the seat's own.
fn is_own(seat: &Seat, tap: &Map<String, Value>) -> bool {
    let hero = tap.get("hero").or_else(|| tap.get("from")).filter(|hero| !hero.is_null());
    let whom = tap.get("whom").and_then(|whom| whom.get("hero"));
    [hero, whom].into_iter().flatten().all(|named| named.as_str() == seat.hero.as_deref())
}

/// Returns whether a command may change something.
#[must_use]
pub fn changes(command: &str) -> bool {
    TOUCHES.iter().any(|(known, touches)| *known == command && !touches.changes.is_empty())
}
