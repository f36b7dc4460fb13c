//! What guests may do: the list against the types of all requests, and what they get against what is secret.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use muster_app::api::commands::COMMANDS;
use muster_app::api::roles::allowed;
use muster_app::api::wire::{SharedSession, ToGuest};
use muster_app::base::seat::{About, Role, Seat};
use muster_app::base::session::Session;
use serde_json::{Value, json};
use tempfile::tempdir;
use uuid::Uuid;

/// All roles.
const ROLES: [Role; 9] = [
    Role::Owner,
    Role::Player,
    Role::TableWatcher,
    Role::Rebels,
    Role::Hero,
    Role::Empire,
    Role::NightWatcher,
    Role::TournamentPlayer,
    Role::TournamentWatcher,
];
/// Names of fields that hold a path on the host.
const PATHS: [&str; 6] = ["path", "paths", "file", "folder", "dir", "data_dir"];
/// Fields that are called like one and are none: the folders that squads lie in.
const NO_PATHS: [&str; 1] = ["ListSquads.folder"];

fn bindings() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/src/bindings")
}

/// Adds the names of a type and of all that it contains.
fn contained(name: &str, found: &mut BTreeSet<String>) {
    let Ok(text) = fs::read_to_string(bindings().join(format!("{name}.ts"))) else { return };
    if !found.insert(name.to_owned()) {
        return;
    }
    for line in text.lines().filter(|line| line.starts_with("import")) {
        let other = line.split(['{', '}']).nth(1).unwrap_or_default().trim();
        contained(other, found);
    }
}

/// Returns the fields of a type.
fn fields(name: &str) -> Vec<String> {
    let text = fs::read_to_string(bindings().join(format!("{name}.ts"))).unwrap_or_default();
    let plain = text.lines().filter(|line| !line.trim_start().starts_with(['*', '/'])).collect::<String>();
    let names = plain.split([',', '{', ';', '|', '&']).filter_map(|part| part.split_once(':'));
    names.map(|(name, _)| name.trim().trim_matches(['"', '?']).to_owned()).collect()
}

#[test]
fn no_role_has_a_command_that_takes_a_path() {
    let list = fs::read_to_string(bindings().join("commands.ts")).expect("the list of commands");
    let request = |command: &str| {
        let line = list.lines().find(|line| line.trim_start().starts_with(&format!("{command}: {{")));
        let line = line.unwrap_or_else(|| panic!("{command} isn't in the list"));
        line.split("request: ").nth(1).and_then(|rest| rest.split(';').next()).expect("a request").to_owned()
    };
    // The check itself finds paths where there are some.
    for known in ["save_backup", "recognise", "export_squad", "install_pack"] {
        let mut types = BTreeSet::new();
        contained(&request(known), &mut types);
        let has = |name: &String| fields(name).iter().any(|field| PATHS.contains(&field.as_str()));
        assert!(types.iter().any(has), "{known}: {types:?}");
    }
    for role in ROLES {
        let names: Vec<_> = allowed(role).iter().map(|one| one.command).collect();
        let once: BTreeSet<_> = names.iter().collect();
        assert_eq!(once.len(), names.len(), "{role:?}");
        for command in names {
            assert!(COMMANDS.contains(&command), "{role:?}: {command}");
            let mut types = BTreeSet::new();
            contained(&request(command), &mut types);
            for name in types {
                for field in fields(&name) {
                    let at = format!("{name}.{field}");
                    let path = PATHS.contains(&field.as_str()) && !NO_PATHS.contains(&at.as_str());
                    assert!(!path, "{role:?}: {command} takes {at}");
                }
            }
        }
    }
}

#[test]
fn no_role_changes_what_is_beyond_the_table() {
    const BEYOND: [&str; 12] = [
        "change_settings",
        "restore_backup",
        "start_fresh",
        "install_pack",
        "remove_pack",
        "set_campaign_pin",
        "let_phones_in",
        "shut_phones_out",
        "invite_guests",
        "throw_out_guest",
        "phones",
        "exchange",
    ];
    for role in ROLES {
        let names = allowed(role).iter().map(|one| one.command);
        let wrong: Vec<_> = names.filter(|name| BEYOND.contains(name)).collect();
        assert!(wrong.is_empty(), "{role:?}: {wrong:?}");
    }
}

/// The groups that wait, by id and by a part of the name.
const HIDDEN: [&str; 4] = ["ia/royal-guard-elite", "Royal Guard", "ia/nexu-elite", "Nexu"];
/// The squad that another player has handed in.
const HANDED_IN: &str = "San Hill";
const PLAYER: &str = "Zsófia Titokzatos";
const PIN: &str = "471193";

struct Table {
    session: SharedSession,
    campaign: Uuid,
    play: Uuid,
    tournament: Uuid,
}

impl Table {
    fn ask(session: &SharedSession, name: &str, request: Value) -> Value {
        session.call(name, "en", request).unwrap_or_else(|error| panic!("{name}: {error:?}"))
    }

    fn id(answer: &Value) -> Uuid {
        answer["id"].as_str().and_then(|id| id.parse().ok()).expect("an id")
    }

    fn lay(dir: &Path) -> Self {
        let session = SharedSession::new(Session::open(dir.to_owned()));
        Self::ask(&session, "change_settings", json!({ "change": { "player": PLAYER } }));
        let setup = json!({
            "campaign": "core", "boxes": [], "heroes": ["gaarkhan", "jyn-odan", "fenn-signis", "diala-passil"],
            "imperial_class": "military-might", "agenda_sets": null, "side_missions_green": null,
            "side_missions_grey": null, "threat_missions": null,
            "options": { "expanded": false, "periods": true, "half-shop": false }, "seed": 7,
        });
        let begun = json!({ "game": "imperial-assault", "name": "Thursdays", "setup": setup });
        let campaign = Self::id(&Self::ask(&session, "begin_campaign", begun));
        Self::ask(&session, "set_campaign_pin", json!({ "id": campaign, "old": null, "new": PIN }));
        let reveal = json!({ "secrets": true, "pin": PIN });
        let taps = [
            json!({ "tap": "begin" }),
            json!({ "tap": "group", "how": "reserve", "card": HIDDEN[0] }),
            json!({ "tap": "group", "how": "open", "card": HIDDEN[2] }),
            json!({ "tap": "threat", "by": 9 }),
            json!({ "tap": "strain", "hero": "gaarkhan" }),
        ];
        for tap in taps {
            let request = json!({ "id": campaign, "mission": "aftermath", "tap": tap, "reveal": reveal });
            let answer = Self::ask(&session, "night_tap", request);
            assert!(answer["refused"].is_null(), "{}", answer["refused"]);
        }
        let sides = json!([
            { "name": "Anna", "saved": null, "squad": "Bossk", "team": null },
            { "name": "Bela", "saved": null, "squad": "San Hill", "team": null },
        ]);
        let play = json!({ "game": "star-wars-miniatures", "name": "Fridays", "mode": null, "points": null, "spaces": null, "sides": sides });
        let play = Self::id(&Self::ask(&session, "new_play", play));
        let tournament = json!({ "game": "star-wars-miniatures", "name": "Open", "players": ["A", "B", "C"], "rounds": null, "mine": null });
        let tournament = Self::id(&Self::ask(&session, "begin_tournament", tournament));
        for (player, text) in [(1, "Bossk"), (2, HANDED_IN)] {
            let squad = json!({ "id": tournament, "player": player, "text": text });
            Self::ask(&session, "hand_in_squad", squad);
        }
        Self { session, campaign, play, tournament }
    }

    fn seat(&self, role: Role) -> Seat {
        let of = match role.about() {
            About::Nothing => None,
            About::Campaign => Some(self.campaign),
            About::Play => Some(self.play),
            About::Tournament => Some(self.tournament),
        };
        let hero = (role == Role::Hero).then(|| "gaarkhan".to_owned());
        let player = (role == Role::TournamentPlayer).then_some(1);
        Seat { role, of, hero, player }
    }

    /// Requests that a guest could send, with and without what would show secrets.
    fn requests(&self, seat: &Seat, command: &str) -> Vec<Value> {
        let id = seat.of.map(|id| id.to_string()).unwrap_or_default();
        let game =
            if seat.role.about() == About::Campaign { "imperial-assault" } else { "star-wars-miniatures" };
        let base = json!({
            "id": id, "game": game, "mission": "aftermath", "query": "", "text": "a", "set": null, "limit": 50,
            "offset": 0, "term": "massive", "sets": [], "factions": [], "eras": [], "rarities": [], "abilities": [],
            "terms": [], "sort": "name", "descending": false, "cost_min": null, "cost_max": null, "unique": null,
            "owned": null, "figure": "swm/bossk",
        });
        let with = |more: Value| {
            let mut all = base.clone();
            let pairs = more.as_object().cloned().unwrap_or_default();
            all.as_object_mut().expect("an object").extend(pairs);
            all
        };
        let (secret, open) =
            (json!({ "secrets": true, "pin": null }), json!({ "secrets": false, "pin": null }));
        match command {
            "night_tap" => vec![
                with(json!({ "tap": { "tap": "strain", "hero": "gaarkhan" } })),
                with(json!({ "tap": { "tap": "deploy", "card": HIDDEN[2] } })),
                with(json!({ "tap": { "tap": "deploy", "card": "ia/nothing" } })),
                with(json!({ "tap": { "tap": "strain", "hero": "gaarkhan" }, "reveal": secret })),
            ],
            "tournament_squad" => [1, 2]
                .into_iter()
                .flat_map(|player| {
                    let of = json!({ "player": player });
                    [with(of.clone()), with(json!({ "player": player, "open": true }))]
                })
                .collect(),
            "tell_result" | "hand_in_squad" | "step_out" => vec![
                with(json!({ "player": 1, "round": 1, "scores": [], "text": "Bossk" })),
                with(json!({ "player": 2, "round": 1, "scores": [], "text": HANDED_IN })),
                with(json!({ "player": 2, "round": 1, "scores": [], "text": HANDED_IN, "anyway": true })),
            ],
            "campaign" => vec![with(json!({ "reveal": open })), with(json!({ "reveal": secret }))],
            "book_step" | "preview_step" => {
                [json!({ "do": "shop" }), json!({ "do": "draw" }), json!({ "do": "next" })]
                    .into_iter()
                    .flat_map(|step| {
                        [&open, &secret].map(|reveal| with(json!({ "step": step, "reveal": reveal })))
                    })
                    .collect()
            }
            "tap_play" => {
                vec![with(json!({ "tap": { "do": "damage", "figure": 1, "amount": 1, "by": null } }))]
            }
            _ => vec![base.clone(), with(json!({ "reveal": secret })), json!({})],
        }
    }
}

#[test]
fn no_answer_tells_a_guest_what_is_secret() {
    let dir = tempdir().expect("a folder");
    let table = Table::lay(dir.path());
    let place = dir.path().display().to_string();
    for role in ROLES {
        let seat = table.seat(role);
        let mut answered = BTreeSet::new();
        for one in allowed(role) {
            for request in table.requests(&seat, one.command) {
                let answer =
                    table.session.call_as((Uuid::nil(), &seat), None, one.command, "en", request.clone());
                let text = match &answer {
                    Ok(ToGuest::Answer(answer)) => answer.to_string(),
                    Ok(ToGuest::DoneBefore) => String::new(),
                    Err(error) => format!("{error:?}"),
                };
                if answer.is_ok() {
                    answered.insert(one.command);
                }
                for secret in [PLAYER, PIN, &place] {
                    assert!(!text.contains(secret), "{role:?} {} {request}: {secret}", one.command);
                }
                let about_club = seat.role.about() == About::Tournament;
                assert!(!about_club || !text.contains(HANDED_IN), "{role:?} {} {request}", one.command);
                let about_night = one.command.starts_with("night_") || one.command == "campaign_night";
                // Without the PIN not even the side whose secrets they are.
                let hidden = about_night.then_some(HIDDEN).into_iter().flatten();
                for secret in hidden {
                    // What was asked for by its name is named in the refusal.
                    let named = request.to_string().contains(secret);
                    assert!(named || !text.contains(secret), "{role:?} {} {request}: {secret}", one.command);
                }
            }
        }
        let all: BTreeSet<_> = allowed(role).iter().map(|one| one.command).collect();
        assert!(answered.len() * 2 > all.len(), "{role:?}: only {answered:?} of {all:?} answered anything");
    }
    // With it, that side does see them.
    let seat = table.seat(Role::Empire);
    let request =
        json!({ "id": table.campaign, "mission": "aftermath", "reveal": { "secrets": true, "pin": PIN } });
    let Ok(ToGuest::Answer(answer)) =
        table.session.call_as((Uuid::nil(), &seat), None, "campaign_night", "en", request)
    else {
        panic!("no answer");
    };
    assert!(answer.to_string().contains(HIDDEN[0]));
}

/// Asks as a guest; returns the answer, or the error's code.
fn asked(
    table: &Table,
    (guest, seat): (Uuid, &Seat),
    command: &str,
    request: Value,
) -> Result<Value, String> {
    match table.session.call_as((guest, seat), None, command, "en", request) {
        Ok(ToGuest::Answer(answer)) => Ok(answer),
        Ok(ToGuest::DoneBefore) => Ok(Value::Null),
        Err(error) => Err(error.code),
    }
}

// Regression test: taking back the own tap showed what is secret, in a campaign without a PIN.
#[test]
fn heroes_take_back_their_own_tap_without_seeing_more() {
    let dir = tempdir().expect("a folder");
    let table = Table::lay(dir.path());
    let removed = json!({ "id": table.campaign, "old": PIN, "new": null });
    Table::ask(&table.session, "set_campaign_pin", removed);
    let seat = table.seat(Role::Rebels);
    let guest = (Uuid::from_u128(7), &seat);
    let tap = json!({ "tap": "strain", "hero": "gaarkhan" });
    let request = json!({ "id": table.campaign, "mission": "aftermath", "tap": tap, "reveal": { "secrets": false, "pin": null } });
    let tapped = asked(&table, guest, "night_tap", request).expect("tapped");
    let undo = |secrets: bool| json!({ "id": table.campaign, "taps": tapped["taps"], "reveal": { "secrets": secrets, "pin": null } });
    assert_eq!(asked(&table, guest, "night_undo", undo(true)), Err("phones-not-for-seat".to_owned()));
    let undone = asked(&table, guest, "night_undo", undo(false)).expect("undone");
    assert!(HIDDEN.iter().all(|secret| !undone.to_string().contains(secret)), "{undone}");
    // The side whose secrets they are sees them when it takes something back.
    let seat = table.seat(Role::Empire);
    let guest = (Uuid::from_u128(8), &seat);
    let reveal = json!({ "secrets": true, "pin": null });
    let tap = json!({ "id": table.campaign, "mission": "aftermath", "tap": { "tap": "threat", "by": 1 }, "reveal": reveal });
    let tapped = asked(&table, guest, "night_tap", tap).expect("tapped");
    let undo = json!({ "id": table.campaign, "taps": tapped["taps"], "reveal": reveal });
    let undone = asked(&table, guest, "night_undo", undo).expect("undone");
    assert!(undone.to_string().contains(HIDDEN[0]), "{undone}");
}

#[test]
fn heroes_take_their_own_steps_in_the_books_and_no_others() {
    let dir = tempdir().expect("a folder");
    let table = Table::lay(dir.path());
    let result = json!({ "do": "mission", "name": "aftermath", "winner": "rebels", "crates": 2 });
    let at = |entries: &Value, step: Value| {
        json!({
            "id": table.campaign, "entries": entries, "step": step, "reveal": { "secrets": false, "pin": null },
        })
    };
    let view = Table::ask(&table.session, "book_step", at(&Value::Null, result.clone()));
    assert!(view["refused"].as_array().is_some_and(Vec::is_empty), "{}", view["refused"]);
    let seat = table.seat(Role::Hero);
    let guest = (Uuid::from_u128(7), &seat);
    let book = |step: Value| asked(&table, guest, "book_step", at(&Value::Null, step));
    let refused = Err("phones-not-for-seat".to_owned());
    for step in [
        result,
        json!({ "do": "next" }),
        json!({ "do": "draw" }),
        json!({ "do": "agenda", "card": "x" }),
        json!({ "do": "class-card", "card": "combat-medic" }),
        json!({ "do": "class-card", "card": "combat-medic", "hero": null }),
        json!({ "do": "class-card", "card": "quick-draw", "hero": "jyn-odan" }),
        json!({ "do": "buy", "item": "vibroblade", "hero": "jyn-odan" }),
        json!({ "do": "trade", "item": "vibroblade", "from": "jyn-odan", "to": "gaarkhan" }),
        json!({ "do": "trade", "item": "vibroblade", "to": "gaarkhan" }),
        json!({ "do": "pack", "hero": "jyn-odan", "items": [] }),
        json!({ "do": "assign", "card": "x", "hero": "jyn-odan" }),
        json!({ "do": "correct", "who": "gaarkhan", "what": "xp", "amount": 9, "why": "x" }),
        json!({ "do": "ally", "side": "rebels" }),
        json!({ "do": "skip", "why": "x" }),
        json!({ "do": "heroes", "leave": ["jyn-odan"], "why": "x" }),
        json!({ "do": "paper" }),
    ] {
        assert_eq!(book(step.clone()), refused, "{step}");
    }
    let laid = book(json!({ "do": "shop" })).expect("laid");
    let item = laid["heroes_upgrade"]["shop"][0]["card"]["id"].clone();
    let bought = book(json!({ "do": "buy", "item": item, "hero": "gaarkhan" })).expect("bought");
    assert!(bought["refused"].as_array().is_some_and(Vec::is_empty), "{}", bought["refused"]);
    assert_eq!(bought["secrets"], false);
    // Only the own last step is taken back, and only while nothing came after it.
    let other = table.seat(Role::Rebels);
    let undo = |entries: &Value| json!({ "id": table.campaign, "entries": entries, "reveal": { "secrets": false, "pin": null } });
    let entries = bought["entries"].clone();
    assert_eq!(asked(&table, (Uuid::from_u128(9), &other), "undo_step", undo(&entries)), refused);
    assert_eq!(asked(&table, guest, "undo_step", undo(&Value::Null)), refused);
    let undone = asked(&table, guest, "undo_step", undo(&entries)).expect("undone");
    assert!(undone["done"].is_string());
    assert_eq!(asked(&table, guest, "undo_step", undo(&undone["entries"])), refused);
}
