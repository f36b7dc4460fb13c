//! A group on a server gets a new key once a member was removed: what that answers, whom to invite again, what the codes
//! are good for that people have noted, and photos.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::api_groups::{Machine, Outcome};
use crate::server::Club;

const GAME: &str = "star-wars-miniatures";
const PRINTINGS: [&str; 2] = ["swm/rebel-storm/4", "swm/rebel-storm/5"];

fn picture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/photos").join(name)
}

/// Returns the address with its password, as typed by who runs the server.
fn typed(club: &Club) -> String {
    club.owner.to_string().replace('@', &format!(":owner-of-{}@", club.name))
}

/// Returns a machine that has created a group of everything, and the group's code.
fn created(club: &Club) -> Result<(Machine, Value), Box<dyn std::error::Error>> {
    let mut anna = Machine::open()?;
    let create = json!({ "folder": typed(club), "name": "Ours", "machine": "Anna’s", "campaigns": null });
    let code = anna.ask("create_group", create)["code"].clone();
    Ok((anna, code))
}

fn invited(by: &mut Machine, called: &str) -> Value {
    by.ask("invite_member", json!({ "group": null, "called": called }))
}

fn join(new: &mut Machine, invited: &Value, called: &str) -> Value {
    let request = json!({ "folder": invited["address"], "code": invited["code"], "machine": called });
    new.ask("join_group", request)
}

fn remove(by: &mut Machine, called: &str) -> Value {
    by.ask("remove_member", json!({ "group": null, "member": called }))
}

fn names(of: &Value) -> Vec<&str> {
    of.as_array().into_iter().flatten().map(|m| m["called"].as_str().unwrap_or_default()).collect()
}

/// Photographs a copy of a printing.
fn photograph(machine: &mut Machine, printing: &str, photo: &str) {
    let details = json!({ "game": GAME, "printing": printing, "id": null, "condition": "", "painted": null,
                          "location": "", "price": "", "currency": "", "acquired": "", "note": "" });
    machine.ask("put_copy", details);
    let copy =
        machine.ask("copies", json!({ "game": GAME, "printing": printing }))["copies"][0]["id"].clone();
    machine.ask("set_photo", json!({ "copy": copy, "path": picture(photo) }));
}

#[test]
fn a_removal_says_that_there_is_a_new_key_and_whom_to_invite_again() -> Outcome {
    let club = Club::new()?;
    let (mut anna, first) = created(&club)?;
    let (mut bela, mut cili, mut dani) = (Machine::open()?, Machine::open()?, Machine::open()?);
    join(&mut bela, &invited(&mut anna, "Béla"), "Béla’s");
    join(&mut cili, &invited(&mut anna, "Cili"), "Cili’s");
    let (open, late) = (invited(&mut anna, "open"), invited(&mut anna, "silent"));
    // It comes in, and is ended before it has written anything.
    let (address, code) =
        (late["address"].as_str().ok_or("an address")?, late["code"].as_str().ok_or("a code")?);
    let (_, invitation) = muster_sync::postgres::Invitation::parse(code)?;
    let (address, _) = muster_sync::postgres::Address::parse(address)?;
    let passwords = muster_sync::Passwords::of(dani.dir(), false);
    muster_sync::postgres::join(&invitation.ok_or("an invitation")?, &address, &passwords)?;
    anna.exchange();

    let done = remove(&mut anna, "Béla");
    assert_eq!((&done["key"], &done["failed"]), (&json!("made"), &Value::Null), "{done}");
    assert_eq!(done["left_out"], json!(["Béla’s"]));
    assert_eq!((names(&done["void"]), names(&done["again"])), (vec!["open"], vec!["silent"]));
    let told = done["told"].as_array().ok_or("sentences")?;
    let told: Vec<&str> = told.iter().filter_map(Value::as_str).collect();
    assert_eq!(told.len(), 4, "{told:?}");
    for (sentence, name) in told.iter().zip(["new key", "Béla’s", "open", "silent"]) {
        assert!(sentence.contains(name), "{sentence}");
    }
    // The void one lets nobody in; a new one does, with the key that is shown now.
    let request = json!({ "folder": open["address"], "code": open["code"], "machine": "x" });
    assert_eq!(dani.refuses("join_group", request), "invitation-used");
    let second = anna.ask("group_code", json!({}))["code"].clone();
    assert_ne!(first, second);
    let joined = join(&mut dani, &invited(&mut anna, "Dani"), "Dani’s");
    assert_eq!((&joined["code"], &joined["exchange"]["key"]), (&second, &json!("newest")));
    assert_eq!(cili.exchange()["key"], "given");
    // Whoever was removed already has no newer key to lose.
    let done = anna.ask("remove_member", json!({ "group": null, "member": done["member"] }));
    assert_eq!((&done["key"], &done["told"]), (&json!("unneeded"), &json!([])));
    // An invitation that is taken back was a key in somebody's hands, too.
    invited(&mut anna, "mistyped");
    assert_eq!(remove(&mut anna, "mistyped")["key"], "made");
    Ok(())
}

#[test]
fn a_removal_without_a_server_at_the_end_says_that_the_key_comes_later_and_an_older_server_that_it_never_does()
-> Outcome {
    let club = Club::as_of(3)?;
    let (mut anna, _) = created(&club)?;
    let mut bela = Machine::open()?;
    join(&mut bela, &invited(&mut anna, "Béla"), "Béla’s");
    let done = remove(&mut anna, "Béla");
    assert_eq!((&done["key"], done["told"].as_array().map(Vec::len)), (&json!("never"), Some(1)));
    assert!(done["told"][0].as_str().is_some_and(|said| said.contains("serve-setup")), "{done}");
    anna.ask("set_up_server", json!({ "address": typed(&club), "shared": true }));
    let role = done["member"].clone();
    // Her keys are away: she can remove him, and can't make a key.
    let keys = std::fs::read_dir(anna.dir().join("hubs"))?
        .filter_map(Result::ok)
        .find(|file| file.path().extension().is_some_and(|end| end == "key"))
        .ok_or("keys")?;
    let kept = std::fs::read(keys.path())?;
    std::fs::remove_file(keys.path())?;
    let done = anna.ask("remove_member", json!({ "group": null, "member": role }));
    assert_eq!((&done["key"], &done["failed"]["code"]), (&json!("later"), &json!("no-keys")));
    assert_eq!(done["told"].as_array().map(Vec::len), Some(2));
    std::fs::write(keys.path(), kept)?;
    // The next exchange makes up for it, and so would an invitation.
    let mut cili = Machine::open()?;
    let joined = join(&mut cili, &invited(&mut anna, "Cili"), "Cili’s");
    assert_eq!(joined["exchange"]["failed"], Value::Null);
    assert_eq!(anna.exchange()["key"], "newest");
    Ok(())
}

#[test]
fn every_code_of_a_group_leads_a_machine_back_that_is_in_it_and_says_what_to_do_to_others() -> Outcome {
    let club = Club::new()?;
    let (mut anna, first) = created(&club)?;
    let mut bela = Machine::open()?;
    join(&mut bela, &invited(&mut anna, "Béla"), "Béla’s");
    anna.exchange();
    remove(&mut anna, "Béla");
    let second = anna.ask("group_code", json!({}))["code"].clone();
    invited(&mut anna, "nobody");
    remove(&mut anna, "nobody");
    let third = anna.ask("group_code", json!({}))["code"].clone();
    // A machine that is in it, by whatever code somebody has noted.
    for code in [&first, &second, &third] {
        let joined =
            anna.ask("join_group", json!({ "folder": typed(&club), "code": code, "machine": "Anna’s" }));
        assert_eq!((&joined["code"], &joined["exchange"]["failed"]), (&third, &Value::Null));
        assert_eq!(joined["group"]["name"], "Ours");
    }
    // Another machine of who runs the server.
    let mut laptop = Machine::open()?;
    for code in [&first, &second] {
        let request = json!({ "folder": typed(&club), "code": code, "machine": "laptop" });
        assert_eq!(laptop.refuses("join_group", request), "older-code");
    }
    let joined =
        laptop.ask("join_group", json!({ "folder": typed(&club), "code": third, "machine": "laptop" }));
    assert_eq!((&joined["exchange"]["key"], &joined["exchange"]["unread"]), (&json!("newest"), &json!([])));
    // Removed, and with the newest code: without an invitation that is nothing.
    let request = json!({ "folder": club.owner.to_string(), "code": third, "machine": "Béla’s" });
    assert_eq!(bela.refuses("join_group", request), "no-password");
    Ok(())
}

#[test]
fn a_photo_from_before_a_new_key_is_found_and_not_sent_once_more_and_a_later_one_is_under_the_new_key()
-> Outcome {
    let club = Club::new()?;
    let (mut anna, first) = created(&club)?;
    let first = muster_sync::Secret::parse(first.as_str().ok_or("a code")?)?;
    let mut bela = Machine::open()?;
    join(&mut bela, &invited(&mut anna, "Béla"), "Béla’s");
    photograph(&mut anna, PRINTINGS[0], "figures.png");
    anna.exchange();
    anna.exchange();
    let mut superuser = club.superuser()?;
    let mut ids = || -> Result<Vec<Vec<u8>>, Box<dyn std::error::Error>> {
        Ok(superuser.query("SELECT id FROM muster.blob", &[])?.iter().map(|row| row.get(0)).collect())
    };
    let old = ids()?;
    assert_eq!(old.len(), 1);
    remove(&mut anna, "Béla");
    // A program that starts anew looks once which of its photos are there.
    anna.starts_again();
    anna.exchange();
    assert_eq!(ids()?, old);
    photograph(&mut anna, PRINTINGS[1], "board.png");
    anna.exchange();
    let new: Vec<_> = ids()?.into_iter().filter(|id| !old.contains(id)).collect();
    assert_eq!(new.len(), 1);
    let mut cili = Machine::open()?;
    let joined = join(&mut cili, &invited(&mut anna, "Cili"), "Cili’s");
    assert_eq!(
        (&joined["exchange"]["photos"], &joined["exchange"]["photos_missing"]),
        (&json!(2), &json!(0))
    );
    for (printing, older) in PRINTINGS.iter().zip([true, false]) {
        let name = cili.photo_of(GAME, printing);
        let hash: blake3::Hash = name.trim_start_matches("photos/").trim_end_matches(".jpg").parse()?;
        // What Béla knows is the first key.
        let his = muster_sync::BlobId::of(&first, &hash);
        assert_eq!(ids()?.contains(&his.as_bytes().to_vec()), older, "{printing}");
    }
    Ok(())
}
