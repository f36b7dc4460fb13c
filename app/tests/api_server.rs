//! A group on a club's server, from its setup to a member's removal.

use std::path::Path;

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use muster_app::base::words::{Language, Words};
use muster_app::groups::every_seen;
use muster_sync::postgres::State;
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use crate::server::Club;

type Outcome = Result<(), Box<dyn std::error::Error>>;

struct Machine {
    session: Session,
    place: TempDir,
}

impl Machine {
    fn open() -> Result<Self, std::io::Error> {
        let place = tempdir()?;
        Ok(Self { session: Session::open(place.path().to_owned()), place })
    }

    fn ask(&mut self, command: &str, request: Value) -> Value {
        match call(&mut self.session, command, "en", request) {
            Ok(answer) => answer,
            Err(error) => panic!("{command}: {error:?}"),
        }
    }

    fn refuses(&mut self, command: &str, request: Value) -> String {
        call(&mut self.session, command, "en", request).expect_err("it can't be done").code
    }

    fn holds(&mut self) -> Value {
        self.ask("counts", json!({ "game": "star-wars-miniatures" }))
    }
}

/// Returns the address with its password, as typed by the server's operator.
fn typed(club: &Club) -> String {
    club.owner.to_string().replace('@', &format!(":owner-of-{}@", club.name))
}

fn new_campaign(machine: &mut Machine) {
    let setup = json!({
        "campaign": "core", "boxes": [],
        "heroes": ["gaarkhan", "jyn-odan", "fenn-signis", "diala-passil"],
        "imperial_class": "military-might", "agenda_sets": null, "side_missions_green": null,
        "side_missions_grey": null, "threat_missions": null,
        "options": { "expanded": false, "periods": true, "half-shop": false }, "seed": 7,
    });
    machine.ask("begin_campaign", json!({ "game": "imperial-assault", "name": "Thursdays", "setup": setup }));
}

/// Returns every file below a folder that contains a text.
fn files_with(dir: &Path, text: &str) -> Result<Vec<String>, std::io::Error> {
    let (mut found, mut dirs) = (Vec::new(), vec![dir.to_owned()]);
    while let Some(dir) = dirs.pop() {
        for entry in std::fs::read_dir(dir)? {
            let path = entry?.path();
            if path.is_dir() {
                dirs.push(path);
            } else if std::fs::read(&path)?.windows(text.len()).any(|window| window == text.as_bytes()) {
                found.push(path.display().to_string());
            }
        }
    }
    Ok(found)
}

#[test]
fn a_group_on_a_server_is_set_up_joined_by_invitation_and_a_member_removed() -> Outcome {
    // Before PostgreSQL 16 a server of its own is needed.
    let club = Club::bare_alone()?;
    let (mut anna, mut bela) = (Machine::open()?, Machine::open()?);
    new_campaign(&mut anna);
    let create = json!({
        "folder": typed(&club), "name": "Our table", "machine": "Anna’s", "campaigns": ["Thursdays"],
    });
    assert_eq!(anna.refuses("create_group", create.clone()), "not-set-up");
    let address = json!({ "address": typed(&club) });
    let seen = anna.ask("check_server", address.clone());
    assert_eq!(
        (&seen["ready"], seen["address"].as_str()),
        (&json!(false), Some(club.owner.to_string().as_str()))
    );
    assert_eq!(anna.ask("set_up_server", address.clone())["from"], 0);
    assert_eq!(anna.ask("check_server", address)["ready"], true);

    let made = anna.ask("create_group", create);
    assert_eq!((&made["password"], &made["group"]["server"]), (&json!("file"), &json!(true)));
    assert_eq!(made["group"]["folder"], club.owner.to_string());
    let invited = anna.ask("invite_member", json!({ "group": null, "called": "Béla" }));
    let place = invited["address"].as_str().ok_or("an address")?;
    assert!(!place.contains('@'), "{place}");
    // The group's own code admits no one.
    let bare = json!({ "folder": place, "code": made["code"], "machine": null });
    assert_eq!(bela.refuses("join_group", bare), "no-password");
    let joined =
        bela.ask("join_group", json!({ "folder": place, "code": invited["code"], "machine": "Béla’s" }));
    assert_eq!(
        (&joined["group"]["campaigns"], &joined["group"]["others"]),
        (&json!(["Thursdays"]), &json!(["Anna’s"]))
    );
    anna.ask("exchange", json!({ "group": null }));

    let members = anna.ask("group_members", json!({ "group": null }))["members"].clone();
    let names: Vec<_> = members.as_array().ok_or("members")?.iter().map(|m| &m["called"]).collect();
    assert_eq!(names, ["", "Béla"]);
    assert_eq!(anna.refuses("remove_member", json!({ "group": null, "member": "Cili" })), "no-such-member");
    let left = anna.ask("remove_member", json!({ "group": null, "member": "Béla" }));
    assert_ne!(left["list"]["members"][1]["removed"], Value::Null);
    assert_eq!((&left["removed"][0]["called"], &left["brought"]), (&json!("Béla"), &json!([])));
    let failed = bela.ask("exchange", json!({ "group": null }))["groups"][0]["failed"].clone();
    assert_eq!(failed["code"], "login-refused");
    // Removed from the group, but the local campaign is kept.
    assert_eq!(bela.ask("campaigns", json!({}))["campaigns"].as_array().map(Vec::len), Some(1));

    // Another invitation lets the same machine return under another role.
    let again = anna.ask("invite_member", json!({ "group": null, "called": "Béla again" }));
    let back = bela.ask("join_group", json!({ "folder": place, "code": again["code"], "machine": "Béla’s" }));
    assert_eq!(back["exchange"]["failed"], Value::Null);
    bela.ask("leave_group", json!({ "group": "Our table" }));
    anna.ask("leave_group", json!({ "group": "Our table" }));
    assert!(anna.holds().is_object());
    for machine in [&anna, &bela] {
        assert_eq!(
            files_with(machine.place.path(), &format!("owner-of-{}", club.name))?,
            Vec::<String>::new()
        );
        let hubs = std::fs::read_dir(machine.place.path().join("hubs"))?;
        let names = hubs.map(|e| Ok(e?.file_name())).collect::<Result<Vec<_>, std::io::Error>>()?;
        assert!(!names.iter().any(|name| name.to_string_lossy().ends_with(".password")), "{names:?}");
    }
    Ok(())
}

#[test]
fn removing_a_member_tells_whom_it_brought_in_and_removes_them_on_request() -> Outcome {
    let club = Club::new()?;
    let [mut anna, mut bela, mut cili] = [Machine::open()?, Machine::open()?, Machine::open()?];
    let create = json!({ "folder": typed(&club), "name": "Ours", "machine": "Anna’s", "campaigns": null });
    anna.ask("create_group", create);
    let join = |by: &mut Machine, new: &mut Machine, called: &str| {
        let invited = by.ask("invite_member", json!({ "group": null, "called": called }));
        let request = json!({ "folder": invited["address"], "code": invited["code"], "machine": called });
        new.ask("join_group", request)
    };
    join(&mut anna, &mut bela, "Béla");
    join(&mut bela, &mut cili, "Cili");
    bela.ask("invite_member", json!({ "group": null, "called": "nobody yet" }));

    let list = anna.ask("group_members", json!({ "group": null }))["members"].clone();
    let told: Vec<_> =
        list.as_array().ok_or("members")?.iter().map(|m| (&m["called"], &m["inviter"])).collect();
    let pair = |(called, inviter): (&Value, &Value)| format!("{called} {inviter}").replace('"', "");
    let told: Vec<_> = told.into_iter().map(pair).collect();
    assert_eq!(told, [" ", "Béla ", "Cili Béla", "nobody yet Béla"]);
    assert_ne!(list[1]["seen"], Value::Null);
    assert_eq!(list[1]["brought"], json!(["Cili", "nobody yet"]));

    let names =
        |of: &Value| of.as_array().into_iter().flatten().map(|m| m["called"].clone()).collect::<Vec<_>>();
    let done = anna.ask("remove_member", json!({ "group": null, "member": "Béla" }));
    assert_eq!(names(&done["removed"]), ["Béla", "nobody yet"]);
    assert_eq!(names(&done["brought"]), ["Cili"]);
    let role = done["member"].clone();
    let done = anna.ask("remove_member", json!({ "group": null, "member": role, "brought": true }));
    assert!(names(&done["removed"]).contains(&json!("Cili")) && names(&done["brought"]).is_empty());
    let failed = cili.ask("exchange", json!({ "group": null }))["groups"][0]["failed"].clone();
    assert_eq!(failed["code"], "login-refused");
    Ok(())
}

#[test]
fn a_password_that_was_typed_is_in_its_file_and_in_nothing_that_is_told() -> Outcome {
    let club = Club::new()?;
    let mut anna = Machine::open()?;
    let password = format!("owner-of-{}", club.name);
    let request = json!({ "folder": typed(&club), "name": "Mine", "machine": null, "campaigns": null });
    let mut told = anna.ask("create_group", request).to_string();
    told += &anna.ask("groups", json!({})).to_string();
    told += &anna.ask("exchange", json!({ "group": null })).to_string();
    let wrong = typed(&club).replace("owner-of", "wrong-of");
    for (command, request) in [
        ("create_group", json!({ "folder": wrong, "name": "x", "machine": null, "campaigns": null })),
        ("set_up_server", json!({ "address": wrong.replace("127.0.0.1", "127.0.0.1,x") })),
        ("set_up_server", json!({ "address": wrong.replace("127.0.0.1", "[::1]") })),
    ] {
        told += &format!("{:?}", call(&mut anna.session, command, "en", request).expect_err("refused"));
    }
    told += &anna.ask("check_server", json!({ "address": wrong })).to_string();
    assert!(!told.contains(&password) && !told.contains("wrong-of"), "{told}");
    let files = files_with(anna.place.path(), &password)?;
    assert_eq!(files.len(), 1, "{files:?}");
    assert!(files[0].ends_with(".password"), "{files:?}");
    Ok(())
}

#[test]
fn everything_that_can_be_seen_of_a_server_has_words_and_what_is_wrong_says_what_to_do() {
    for language in Language::ALL {
        let words = Words::of(language);
        for seen in every_seen() {
            let (name, args) = (<&str>::from(seen), [("value", "x".into())]);
            assert!(words.try_get(&format!("server-{name}"), &args).is_some(), "{language:?}: {name}");
            let todo = words.try_get(&format!("server-{name}.todo"), &args);
            assert_eq!(todo.is_some(), seen.state() != State::Good, "{language:?}: {name}");
        }
    }
}
