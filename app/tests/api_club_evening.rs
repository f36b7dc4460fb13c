//! A club's evening: players who tell their results and hand in their squads, on phones of their own.

use std::sync::{Arc, Mutex};

use chrono::Utc;
use muster_app::Error;
use muster_app::api::wire::{SharedSession, ToGuest};
use muster_app::base::door::{Door, Guest, Opening, Standing};
use muster_app::base::error::WireError;
use muster_app::base::seat::{Role, Seat};
use muster_app::base::session::Session;
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};
use uuid::Uuid;

/// A door that is open without any network.
#[derive(Debug, Default)]
struct Ajar(Mutex<Vec<Guest>>);

impl Ajar {
    fn seat(&self, guest: Uuid) -> Seat {
        let guests = self.0.lock().expect("guests");
        guests.iter().find(|one| one.id == guest).expect("in").seat.clone()
    }
}

impl Door for Ajar {
    fn open(&self, _: &Opening) -> Result<(), Error> {
        Ok(())
    }
    fn close(&self) {}
    fn standing(&self) -> Option<Standing> {
        let guests = self.0.lock().expect("guests").clone();
        Some(Standing { addresses: Vec::new(), guests, invited: Vec::new() })
    }
    fn invite(&self, _: Seat, _: u32) -> Option<String> {
        None
    }
    fn reseat(&self, guest: Uuid, seat: Seat) -> bool {
        let mut guests = self.0.lock().expect("guests");
        guests.iter_mut().find(|one| one.id == guest).map(|one| one.seat = seat).is_some()
    }
    fn throw_out(&self, _: Uuid) -> bool {
        false
    }
}

/// A club with its organiser's machine.
struct Club {
    session: SharedSession,
    door: Arc<Ajar>,
    id: Uuid,
    _dir: TempDir,
}

impl Club {
    /// Begins a tournament of these players.
    fn meet(players: &[&str]) -> Self {
        let dir = tempdir().expect("a folder");
        let session = SharedSession::new(Session::open(dir.path().to_owned()));
        let door = Arc::new(Ajar::default());
        session.set_door(door.clone());
        let begun =
            json!({ "game": "star-wars-miniatures", "name": "Open", "players": players, "rounds": 3 });
        let view = session.call("begin_tournament", "en", begun).expect("begun");
        let id = view["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
        Self { session, door, id, _dir: dir }
    }

    fn host(&self, command: &str, request: Value) -> Value {
        self.session
            .call(command, "en", self.about(request))
            .unwrap_or_else(|error| panic!("{command}: {error:?}"))
    }

    fn about(&self, mut request: Value) -> Value {
        request["id"] = json!(self.id);
        request
    }

    /// Lets somebody in.
    fn guest(&self, name: &str) -> Uuid {
        let id = Uuid::new_v4();
        let seat = Seat::of(Role::TournamentPlayer, Some(self.id));
        let guest = Guest { id, name: name.to_owned(), seat, since: Utc::now(), here: true };
        self.door.0.lock().expect("guests").push(guest);
        id
    }

    fn ask(
        &self,
        guest: Uuid,
        once: Option<Uuid>,
        command: &str,
        request: Value,
    ) -> Result<Value, WireError> {
        let seat = self.door.seat(guest);
        match self.session.call_as((guest, &seat), once, command, "en", self.about(request))? {
            ToGuest::Answer(answer) => Ok(answer),
            ToGuest::DoneBefore => Ok(Value::Null),
        }
    }

    fn says(&self, guest: Uuid, command: &str, request: Value) -> Value {
        self.ask(guest, None, command, request).unwrap_or_else(|error| panic!("{command}: {error:?}"))
    }

    fn refused(&self, guest: Uuid, command: &str, request: Value) -> String {
        self.ask(guest, None, command, request).expect_err(command).code
    }

    /// Lets a player in and take their place; returns the guest and the number.
    fn player(&self, name: &str) -> (Uuid, u64) {
        let guest = self.guest(name);
        let taken = self.says(guest, "take_place", json!({ "name": name }));
        (guest, taken["player"].as_u64().unwrap_or_else(|| panic!("{name}: {taken}")))
    }

    fn table(&self) -> Value {
        self.host("tournament", json!({}))["pairings"][0]["tables"][0].clone()
    }
}

fn scores(mine: i64, theirs: i64) -> Value {
    json!([{ "mine": mine, "theirs": theirs }])
}

#[test]
fn players_join_by_phone_once_each() {
    let club = Club::meet(&["Anna"]);
    let (anna, bela) = (club.guest("Anna"), club.guest("Bela"));
    // Who is on the list takes that place, and nobody else does.
    assert_eq!(club.says(anna, "take_place", json!({ "player": 1 }))["player"], 1);
    assert_eq!(club.refused(bela, "take_place", json!({ "player": 1 })), "evening-place-taken");
    let taken = club.says(bela, "take_place", json!({ "name": "anna" }));
    assert_eq!(taken["refused"]["code"], "name-taken", "{taken}");
    // Sent twice, it is done once.
    let once = Some(Uuid::new_v4());
    let joined = club.ask(bela, once, "take_place", json!({ "name": "Bela" })).expect("joined");
    assert_eq!(joined["player"], 2);
    club.ask(bela, once, "take_place", json!({ "name": "Bela" })).expect("done before");
    assert_eq!(club.says(bela, "take_place", json!({ "name": "Bela" }))["player"], 2);
    assert_eq!(club.refused(bela, "take_place", json!({ "player": 1 })), "evening-phone-taken");
    let names: Vec<_> = club.host("tournament", json!({}))["players"]
        .as_array()
        .expect("players")
        .iter()
        .map(|player| player["name"].clone())
        .collect();
    assert_eq!(names, ["Anna", "Bela"]);
    // The user's own machine takes no place.
    let error =
        club.session.call("take_place", "en", json!({ "id": club.id, "name": "C" })).expect_err("no guest");
    assert_eq!(error.code, "evening-no-guest");
}

#[test]
fn a_result_that_both_tell_is_booked() {
    let club = Club::meet(&[]);
    let ((anna, a), (bela, b)) = (club.player("Anna"), club.player("Bela"));
    club.host("step_tournament", json!({ "step": { "do": "pair" } }));
    let tell = |of: u64, mine, theirs| json!({ "player": of, "round": 1, "scores": scores(mine, theirs) });
    // Nobody tells for somebody else.
    assert_eq!(club.refused(anna, "tell_result", tell(b, 100, 0)), "phones-not-for-seat");
    club.says(anna, "tell_result", tell(a, 120, 90));
    let table = club.table();
    assert!(table["result"].is_null());
    assert_eq!(table["told"].as_array().map(Vec::len), Some(1));
    // They differ: nothing is booked, both are seen.
    club.says(bela, "tell_result", tell(b, 100, 120));
    let table = club.table();
    assert!(table["result"].is_null());
    assert_eq!(table["told"].as_array().map(Vec::len), Some(2));
    // Told from either side it is one result.
    let after = club.says(bela, "tell_result", tell(b, 90, 120));
    assert!(after["refused"].is_null(), "{after}");
    let table = club.table();
    let first = table["first"]["number"].as_u64();
    let won = if first == Some(a) { "won" } else { "lost" };
    assert_eq!(table["result"]["outcome"], won);
    assert_eq!(table["told"], json!([]));
    // The same once more is no fault; another is refused.
    let again = club.says(anna, "tell_result", tell(a, 120, 90));
    assert!(again["refused"].is_null(), "{again}");
    let other = club.says(anna, "tell_result", tell(a, 1, 2));
    assert_eq!(other["refused"]["code"], "result-known");
    // The log has nothing but the result.
    assert_eq!(club.host("tournament", json!({}))["entries"], 5);
}

#[test]
fn the_organiser_decides_and_what_was_told_is_forgotten() {
    let club = Club::meet(&[]);
    let ((anna, a), _) = (club.player("Anna"), club.player("Bela"));
    club.host("step_tournament", json!({ "step": { "do": "pair" } }));
    club.says(anna, "tell_result", json!({ "player": a, "round": 1, "scores": scores(50, 40) }));
    // Pairings taken back take with them what was told of them.
    club.host("step_tournament", json!({ "step": { "do": "unpair" } }));
    club.host("step_tournament", json!({ "step": { "do": "pair" } }));
    assert_eq!(club.table()["told"], json!([]));
    club.says(anna, "tell_result", json!({ "player": a, "round": 1, "scores": scores(50, 40) }));
    let booked = json!({ "do": "result", "table": 1, "scores": scores(10, 20) });
    club.host("step_tournament", json!({ "step": booked }));
    let table = club.table();
    assert_eq!((&table["told"], &table["result"]["outcome"]), (&json!([]), &json!("lost")));
    // Who has won without points deciding is told, too.
    club.host("step_tournament", json!({ "step": { "do": "pair" } }));
    let won = json!({ "player": a, "round": 2, "scores": scores(50, 50), "won": true });
    let view = club.says(anna, "tell_result", won);
    let told = &view["pairings"][1]["tables"][0]["told"][0];
    assert!(told["text"].as_str().is_some_and(|text| text.contains("Anna")), "{told}");
}

#[test]
fn squads_are_hidden_until_the_round_and_locked_by_it() {
    let club = Club::meet(&[]);
    let ((anna, a), (bela, b)) = (club.player("Anna"), club.player("Bela"));
    let hand_in = |of: u64, text: &str| json!({ "player": of, "text": text });
    let own = club.says(anna, "hand_in_squad", hand_in(a, "2 Bossk\nSan Hill"));
    assert_eq!(own["squad"]["members"].as_array().map(Vec::len), Some(2), "{own}");
    assert_eq!(own["squad"]["verdict"], "illegal", "an illegal squad is kept and told: {own}");
    // Handed in again, the last one counts.
    let own = club.says(anna, "hand_in_squad", hand_in(a, "Bossk"));
    assert_eq!(own["squad"]["members"].as_array().map(Vec::len), Some(1));
    assert_eq!(club.refused(bela, "hand_in_squad", hand_in(a, "Bossk")), "phones-not-for-seat");
    assert_eq!(
        club.refused(bela, "hand_in_squad", hand_in(b, "Bossk\nHan Solq the Unheard")),
        "evening-squad-unread"
    );
    // Others learn that there is one, and no more.
    assert_eq!(club.refused(bela, "tournament_squad", json!({ "player": a })), "phones-not-for-seat");
    let open = json!({ "player": a, "open": true });
    let hidden = club.says(bela, "tournament_squad", open.clone());
    assert_eq!((&hidden["hidden"], &hidden["squad"]), (&json!(true), &Value::Null));
    assert_eq!(club.host("tournament", json!({}))["players"][0]["handed_in"], true);
    club.host("step_tournament", json!({ "step": { "do": "pair" } }));
    let seen = club.says(bela, "tournament_squad", open);
    assert_eq!(seen["squad"]["members"][0]["name"], "Bossk", "{seen}");
    // Locked for players; the organiser can still replace it.
    assert_eq!(club.refused(anna, "hand_in_squad", hand_in(a, "San Hill")), "evening-squad-locked");
    let anyway = json!({ "player": a, "text": "San Hill", "anyway": true });
    assert_eq!(club.refused(anna, "hand_in_squad", anyway.clone()), "phones-not-for-seat");
    club.host("hand_in_squad", anyway);
    assert_eq!(
        club.host("tournament_squad", json!({ "player": a }))["squad"]["members"][0]["name"],
        "San Hill"
    );
}

#[test]
fn a_player_drops_out_and_returns_by_number_whatever_others_are_called() {
    let club = Club::meet(&["2"]);
    let (bela, b) = club.player("Bela");
    assert_eq!(b, 2);
    let there = |club: &Club| {
        let players = club.host("tournament", json!({}))["players"].clone();
        [players[0]["there"].clone(), players[1]["there"].clone()]
    };
    club.says(bela, "step_out", json!({ "player": b }));
    assert_eq!(there(&club), [json!(true), json!(false)]);
    assert_eq!(club.refused(bela, "step_out", json!({ "player": 1 })), "phones-not-for-seat");
    club.says(bela, "step_out", json!({ "player": b, "back": true }));
    assert_eq!(there(&club), [json!(true), json!(true)]);
}

#[test]
fn the_clock_is_of_its_round() {
    let club = Club::meet(&["Anna", "Bela"]);
    let set = |step: Value| club.host("run_clock", json!({ "step": step }))["clock"].clone();
    club.host("step_tournament", json!({ "step": { "do": "pair" } }));
    let error = club.session.call("run_clock", "en", json!({ "id": club.id, "step": { "do": "stop" } }));
    assert_eq!(error.expect_err("no clock").code, "evening-no-clock");
    let error = club.session.call(
        "run_clock",
        "en",
        json!({ "id": club.id, "step": { "do": "start", "minutes": 0 } }),
    );
    assert_eq!(error.expect_err("no minutes").code, "evening-clock-length");
    let clock = set(json!({ "do": "start", "minutes": 60 }));
    assert_eq!((&clock["round"], &clock["runs"], &clock["length"]), (&json!(1), &json!(true), &json!(3600)));
    let stopped = set(json!({ "do": "stop" }));
    assert_eq!(stopped["runs"], false);
    let left = stopped["left"].as_u64().expect("seconds");
    assert!(left > 3500, "{stopped}");
    let longer = set(json!({ "do": "more", "minutes": 5 }));
    assert_eq!(longer["left"].as_u64(), Some(left + 300));
    assert_eq!(set(json!({ "do": "resume" }))["runs"], true);
    club.host("step_tournament", json!({ "step": { "do": "result", "table": 1, "scores": scores(2, 1) } }));
    assert!(!club.host("tournament", json!({}))["clock"].is_null());
    club.host("step_tournament", json!({ "step": { "do": "pair" } }));
    assert!(club.host("tournament", json!({}))["clock"].is_null(), "the next round has a clock of its own");
}

#[test]
fn a_page_of_another_version_is_told_to_load_anew() {
    let club = Club::meet(&[]);
    let (anna, a) = club.player("Anna");
    for odd in
        [json!({ "player": a, "text": 7 }), json!({ "player": a }), json!({ "player": a, "text": null })]
    {
        assert_eq!(club.refused(anna, "hand_in_squad", odd), "phones-page-unfit");
    }
}
