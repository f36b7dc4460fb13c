//! Photos are exchanged separately, named by their content, sealed, and verified on arrival; a torn, forged or
//! missing photo counts as not received yet, and nothing else is affected.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tempfile::tempdir;

use crate::api_groups::{Machine, Outcome, two};

const GAME: &str = "star-wars-miniatures";
const PRINTING: &str = "swm/rebel-storm/4";

fn picture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/photos").join(name)
}

/// Returns a desktop with a photographed copy, and a laptop of the same user.
fn two_of_one_user(folder: &Path) -> Result<(Machine, Machine, Value), Box<dyn std::error::Error>> {
    let (mut desktop, mut laptop) = (Machine::open()?, Machine::open()?);
    let details = json!({ "game": GAME, "printing": PRINTING, "id": null, "condition": "", "painted": null,
                          "location": "", "price": "", "currency": "", "acquired": "", "note": "" });
    desktop.ask("put_copy", details);
    let copies = desktop.ask("copies", json!({ "game": GAME, "printing": PRINTING }));
    let copy = copies["copies"][0]["id"].clone();
    desktop.ask("set_photo", json!({ "copy": copy, "path": picture("figures.png") }));
    let made = desktop.ask("create_group", json!({ "folder": folder, "name": "Mine", "machine": "desktop" }));
    laptop.ask("join_group", json!({ "folder": folder, "code": made["code"], "machine": "laptop" }));
    Ok((desktop, laptop, copy))
}

fn seen(machine: &mut Machine, copy: &Value) -> Value {
    machine.ask("large_photo", json!({ "copy": copy }))["data_url"].clone()
}

/// Returns all blobs in a folder.
fn blobs(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(blobs(&path)?);
        } else if path.extension().is_some_and(|end| end == "blob") {
            found.push(path);
        }
    }
    Ok(found)
}

#[test]
fn a_photo_comes_with_its_copy_and_the_folder_learns_nothing_of_it() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop, copy) = two_of_one_user(folder.path())?;
    let photo = seen(&mut desktop, &copy);
    assert!(photo.is_string());
    assert_eq!(seen(&mut laptop, &copy), photo);
    assert!(laptop.ask("photo", json!({ "copy": copy }))["data_url"].is_string());
    let [blob] = &blobs(folder.path())?[..] else { return Err("one blob".into()) };
    let name = laptop.photo_of(GAME, PRINTING);
    let hash = name.trim_start_matches("photos/").trim_end_matches(".jpg");
    assert_eq!(hash.len(), 64);
    assert!(!blob.display().to_string().contains(hash));
    let kept = fs::read(desktop.dir().join(&name))?;
    assert_eq!(blake3_of(&kept), hash);
    assert!(!fs::read(blob)?.windows(64).any(|part| kept.windows(64).any(|own| own == part)));
    // A photo that is present on both sides isn't transferred again.
    let before = fs::metadata(blob)?.modified()?;
    assert_eq!(desktop.exchange()["photos"], 0);
    assert_eq!((&laptop.exchange()["photos_missing"], fs::metadata(blob)?.modified()?), (&json!(0), before));
    Ok(())
}

fn blake3_of(bytes: &[u8]) -> String {
    blake3::hash(bytes).to_hex().to_string()
}

#[test]
fn torn_forged_and_missing_photos_are_not_here_yet_and_come_when_they_are_whole() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop, of) = two_of_one_user(folder.path())?;
    let [blob] = &blobs(folder.path())?[..] else { return Err("one blob".into()) };
    let whole = fs::read(blob)?;
    let name = laptop.photo_of(GAME, PRINTING);
    let here = laptop.dir().join(name);
    let mut forged = whole.clone();
    forged[100] ^= 1;
    let spoilt: [Option<&[u8]>; 5] =
        [Some(&whole[..whole.len() / 2]), Some(&forged), Some(b""), Some(&[0; 99]), None];
    for bytes in spoilt {
        // As on a machine that never had the photo.
        fs::remove_file(&here)?;
        laptop.starts_again();
        match bytes {
            Some(bytes) => fs::write(blob, bytes)?,
            None => fs::remove_file(blob)?,
        }
        assert_eq!(laptop.exchange()["photos_missing"], 1);
        assert_eq!(seen(&mut laptop, &of), Value::Null);
        fs::write(blob, &whole)?;
        assert_eq!(laptop.exchange()["photos"], 1);
        assert_eq!(seen(&mut laptop, &of), seen(&mut desktop, &of));
    }
    // A folder or pipe in its place blocks no one, and a machine that has the photo replaces a torn one.
    fs::remove_file(blob)?;
    fs::create_dir(blob)?;
    fs::remove_file(&here)?;
    laptop.starts_again();
    assert_eq!(laptop.exchange()["photos_missing"], 1);
    fs::remove_dir(blob)?;
    fs::write(blob, &whole[..9])?;
    desktop.starts_again();
    desktop.exchange();
    assert_eq!(fs::read(blob)?, whole);
    assert_eq!(laptop.exchange()["photos"], 1);
    Ok(())
}

#[test]
fn a_photo_with_an_old_name_gets_the_name_of_its_contents_and_nothing_is_lost() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop) = (Machine::open()?, Machine::open()?);
    let details = json!({ "game": GAME, "printing": PRINTING, "id": null, "condition": "Mint", "painted": null,
                          "location": "", "price": "", "currency": "", "acquired": "", "note": "" });
    desktop.ask("put_copy", details);
    let copies = desktop.ask("copies", json!({ "game": GAME, "printing": PRINTING }));
    let copy = copies["copies"][0]["id"].clone();
    desktop.ask("set_photo", json!({ "copy": copy, "path": picture("figures.png") }));
    // As it was before photos were exchanged.
    let named = desktop.photo_of(GAME, PRINTING);
    let old = "photos/0190f3c4-0000-7000-8000-000000000000.jpg";
    let dir = desktop.dir().to_owned();
    fs::rename(dir.join(&named), dir.join(old))?;
    fs::rename(dir.join(named.replace(".jpg", ".small.jpg")), dir.join(old.replace(".jpg", ".small.jpg")))?;
    let now = desktop.session.muster.now();
    desktop.session.muster.database()?.rename_photos(&[(named.clone(), old.to_owned())], now)?;
    let photo = seen(&mut desktop, &copy);
    assert!(photo.is_string());
    let made =
        desktop.ask("create_group", json!({ "folder": folder.path(), "name": "Mine", "machine": "desktop" }));
    assert_eq!(desktop.photo_of(GAME, PRINTING), named);
    assert!(dir.join(old).is_file(), "a backup may still look for it");
    assert_eq!(seen(&mut desktop, &copy), photo);
    let join = json!({ "folder": folder.path(), "code": made["code"], "machine": "laptop" });
    laptop.ask("join_group", join);
    assert_eq!(seen(&mut laptop, &copy), photo);
    Ok(())
}

#[test]
fn a_group_of_one_campaign_gets_its_photos_and_no_others() -> Outcome {
    let folder = tempdir()?;
    let (mut anna, mut bela, id) = two(folder.path())?;
    let details = json!({ "game": GAME, "printing": PRINTING, "id": null, "condition": "", "painted": null,
                          "location": "", "price": "", "currency": "", "acquired": "", "note": "" });
    anna.ask("put_copy", details);
    let copies = anna.ask("copies", json!({ "game": GAME, "printing": PRINTING }));
    let copy = copies["copies"][0]["id"].clone();
    anna.ask("set_photo", json!({ "copy": copy, "path": picture("figures.png") }));
    let evening = json!({ "campaign": id, "evening": null, "date": "2026-05-17", "players": "", "note": "" });
    let evening = anna.ask("save_evening", evening)["evenings"][0]["id"].clone();
    let list = anna.ask("add_evening_photo", json!({ "evening": evening, "path": picture("table.png") }));
    let photo = list["evenings"][0]["photos"][0].clone();
    anna.exchange();
    assert_eq!(bela.exchange()["photos"], 1);
    let see = |machine: &mut Machine| machine.ask("large_evening_photo", json!({ "photo": photo }));
    assert!(see(&mut bela)["data_url"].is_string());
    assert_eq!(see(&mut bela), see(&mut anna));
    assert_eq!(blobs(folder.path())?.len(), 1);
    Ok(())
}

/// Puts a copy with a photo into a machine's collection.
fn photographs(machine: &mut Machine, printing: &str, name: &str) {
    let details = json!({ "game": GAME, "printing": printing, "id": null, "condition": "", "painted": null,
                          "location": "", "price": "", "currency": "", "acquired": "", "note": "" });
    machine.ask("put_copy", details);
    let copies = machine.ask("copies", json!({ "game": GAME, "printing": printing }));
    let copy = copies["copies"][0]["id"].clone();
    machine.ask("set_photo", json!({ "copy": copy, "path": picture(name) }));
}

#[test]
fn who_cant_send_a_photo_still_gets_those_of_others() -> Outcome {
    // Which comes first is by chance in each group.
    for _ in 0..5 {
        let folder = tempdir()?;
        let (mut desktop, mut laptop, _) = two_of_one_user(folder.path())?;
        // Somebody planted a file where the laptop's photos belong.
        let group = fs::read_dir(folder.path().join("muster"))?.next().ok_or("a group")??.path();
        for stream in fs::read_dir(group)? {
            let blobs = stream?.path().join("blobs");
            if !blobs.exists() {
                fs::write(blobs, "")?;
            }
        }
        photographs(&mut desktop, "swm/rebel-storm/5", "board.png");
        desktop.exchange();
        photographs(&mut laptop, "swm/rebel-storm/6", "table.png");
        let done = laptop.ask("exchange", json!({}));
        assert_ne!(done["groups"][0]["failed"], Value::Null);
        let photo = laptop.photo_of(GAME, "swm/rebel-storm/5");
        assert!(laptop.dir().join(photo).is_file());
    }
    Ok(())
}
