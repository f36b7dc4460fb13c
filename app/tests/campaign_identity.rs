//! A campaign stays one, whichever way it comes to a machine: in any form that Muster writes, wherever it is already.

use std::path::{Path, PathBuf};

use muster_app::base::words::Words;
use muster_app::campaigns::{CampaignFile, Reveal, exported};
use muster_app::print::{Laid, PrintOptions};
use muster_db::entry::{Cell, Change, Noun, RecordChange};
use muster_rules::campaign::log::{Entry, Log};
use muster_rules::campaign::step::Step;
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};
use uuid::Uuid;

use crate::api_groups::{Machine, aftermath, class_card};

type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// A form in which Muster writes a campaign, or once wrote it.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Form {
    /// A file without what one side keeps secret.
    File,
    /// A file with it.
    Secrets,
    /// A file of an older version, without ids.
    Older,
    /// A printed log.
    Paper,
    /// A printed log with secrets.
    PaperWithSecrets,
}

const FORMS: [Form; 5] = [Form::File, Form::Secrets, Form::Older, Form::Paper, Form::PaperWithSecrets];

fn begun(seed: u64) -> Value {
    let setup = json!({
        "campaign": "core", "boxes": [],
        "heroes": ["gaarkhan", "jyn-odan", "fenn-signis", "diala-passil"],
        "imperial_class": "military-might", "agenda_sets": null, "side_missions_green": null,
        "side_missions_grey": null, "threat_missions": null,
        "options": { "expanded": false, "periods": true, "half-shop": false }, "seed": seed,
    });
    json!({ "game": "imperial-assault", "name": "Thursdays", "setup": setup })
}

/// Anna's machine, with a campaign in which one mission was played.
fn anna() -> Outcome<Machine> {
    let mut anna = Machine::open()?;
    anna.ask("begin_campaign", begun(7));
    let id = only(&mut anna);
    anna.step(&id, &aftermath());
    Ok(anna)
}

fn campaigns(machine: &mut Machine) -> Vec<Value> {
    machine.ask("campaigns", json!({}))["campaigns"].as_array().cloned().unwrap_or_default()
}

/// Returns the id of the only campaign.
fn only(machine: &mut Machine) -> String {
    let all = campaigns(machine);
    assert_eq!(all.len(), 1, "{all:#?}");
    all[0]["uuid"].as_str().unwrap_or_default().to_owned()
}

/// Returns the number of entries of the only campaign.
fn entries(machine: &mut Machine) -> Value {
    let id = only(machine);
    machine.campaign(&id)["entries"].clone()
}

/// Writes the campaign in a form.
fn written(machine: &mut Machine, form: Form, dir: &Path) -> Outcome<PathBuf> {
    let secrets = matches!(form, Form::Secrets | Form::PaperWithSecrets);
    let path = dir.join(Uuid::now_v7().to_string());
    match form {
        Form::File | Form::Secrets => {
            let reveal = Reveal { secrets, ..Reveal::default() };
            std::fs::write(&path, exported(&mut machine.session, "Thursdays", &reveal)?.text)?;
        }
        Form::Older => {
            let book = machine.session.muster.campaign("Thursdays")?;
            let game = &book.summary.game;
            let file = CampaignFile::new(game, "Thursdays", &book.log, Vec::new(), Vec::new());
            std::fs::write(&path, serde_json::to_string(&file)?)?;
        }
        Form::Paper | Form::PaperWithSecrets => {
            let words = Words::new("en");
            let work = machine.session.muster.work_of_campaign_log("Thursdays", secrets, &words)?;
            machine.session.muster.print(&Laid::new(work, PrintOptions::default()), &words, &path)?;
        }
    }
    Ok(path)
}

fn brings(machine: &mut Machine, path: &Path) -> Value {
    machine.ask("import_campaign", json!({ "path": path }))
}

/// A machine that has the campaign from a file.
fn bela(early: &Path) -> Outcome<(Machine, String)> {
    let mut bela = Machine::open()?;
    let made = brings(&mut bela, early);
    assert_eq!((&made["how"], &made["name"]), (&json!("new"), &json!("Thursdays")), "{made:#}");
    let id = only(&mut bela);
    assert_eq!(bela.campaign(&id)["credits"], 900);
    Ok((bela, id))
}

fn of_anna() -> Value {
    class_card("gaarkhan", "wookiee-loyalty")
}

fn of_bela() -> Value {
    class_card("jyn-odan", "quick-as-a-whip")
}

#[test]
fn in_every_form_it_joins_what_is_there_and_never_doubles() -> Outcome {
    for form in FORMS {
        let dir = tempdir()?;
        let mut anna = anna()?;
        let at_home = only(&mut anna);
        let early = written(&mut anna, form, dir.path())?;

        // The same: elsewhere and at home.
        let (mut same, _) = bela(&early)?;
        let told = brings(&mut same, &early);
        assert_eq!((&told["how"], &told["new"]), (&json!("same"), &json!(0)), "{form:?} {told:#}");
        only(&mut same);

        // A newer one stays as it is.
        let (mut newer, id) = bela(&early)?;
        newer.step(&id, &of_bela());
        let told = brings(&mut newer, &early);
        let counts = (&told["how"], &told["common"], &told["had"]);
        assert_eq!(counts, (&json!("newer"), &json!(2), &json!(3)), "{form:?} {told:#}");
        assert_eq!(entries(&mut newer), 3);

        // One that was deleted is back.
        let (mut deleted, id) = bela(&early)?;
        deleted.ask("remove_kept", json!({ "kind": "campaign", "id": id }));
        let told = brings(&mut deleted, &early);
        assert_eq!(told["restored"], true, "{form:?} {told:#}");
        only(&mut deleted);

        // Another campaign of that name is another one.
        let mut named = Machine::open()?;
        named.ask("begin_campaign", begun(8));
        let told = brings(&mut named, &early);
        assert_eq!(
            (&told["how"], &told["name"]),
            (&json!("new"), &json!("Thursdays (2)")),
            "{form:?} {told:#}"
        );
        assert_eq!(campaigns(&mut named).len(), 2);

        let (mut older, older_id) = bela(&early)?;
        let (mut both, both_id) = bela(&early)?;
        let (mut against, against_id) = bela(&early)?;
        anna.step(&at_home, &of_anna());
        let late = written(&mut anna, form, dir.path())?;

        // An older one gets what it lacks.
        let told = brings(&mut older, &late);
        let counts = (&told["how"], &told["had"], &told["new"]);
        assert_eq!(counts, (&json!("older"), &json!(2), &json!(1)), "{form:?} {told:#}");
        assert_eq!(older.campaign(&older_id)["entries"], 3);
        only(&mut older);

        // Both went on: the rules allow both, one behind the other.
        both.step(&both_id, &of_bela());
        let told = brings(&mut both, &late);
        assert_eq!((&told["how"], &told["conflict"]), (&json!("both"), &json!(false)), "{form:?} {told:#}");
        assert_eq!(entries(&mut both), 4);

        // Or they don't, and both are shown.
        against.step(&against_id, &class_card("gaarkhan", "wookiee-fortitude"));
        let told = brings(&mut against, &late);
        assert_eq!((&told["how"], &told["conflict"]), (&json!("both"), &json!(true)), "{form:?} {told:#}");
        let id = only(&mut against);
        let histories = against.ask("campaign_histories", json!({ "id": id }));
        assert_eq!(histories["histories"].as_array().map(Vec::len), Some(2), "{form:?}");

        // At home, what says nothing new changes nothing.
        let told = brings(&mut anna, &early);
        assert_eq!((&told["how"], &told["common"]), (&json!("newer"), &json!(2)), "{form:?} {told:#}");
        assert_eq!((entries(&mut anna), only(&mut anna)), (json!(3), at_home), "{form:?}");
    }
    Ok(())
}

#[test]
fn the_same_file_on_two_machines_is_one_campaign_when_they_meet() -> Outcome {
    for form in FORMS {
        let (dir, folder) = (tempdir()?, tempdir()?);
        let path = written(&mut anna()?, form, dir.path())?;
        let ((mut bela, id), (mut carol, _)) = (bela(&path)?, bela(&path)?);
        bela.step(&id, &of_bela());
        let group = json!({ "folder": folder.path(), "name": "All", "machine": "Béla’s", "campaigns": null });
        let code = bela.ask("create_group", group)["code"].clone();
        carol.ask("join_group", json!({ "folder": folder.path(), "code": code, "machine": "Carol’s" }));
        bela.exchange();
        assert_eq!((only(&mut bela), only(&mut carol)), (id.clone(), id.clone()), "{form:?}");
        assert_eq!(carol.campaign(&id)["entries"], 3, "{form:?}");
        assert_eq!(carol.ask("groups", json!({}))["forks"], json!([]), "{form:?}");
    }
    Ok(())
}

#[test]
fn a_file_from_before_a_campaign_was_shared_joins_the_shared_one() -> Outcome {
    for form in [Form::Secrets, Form::Older, Form::File] {
        let (dir, folder) = (tempdir()?, tempdir()?);
        let mut anna = anna()?;
        let early = written(&mut anna, form, dir.path())?;
        let group = json!({ "folder": folder.path(), "name": "Table", "machine": "Anna’s", "campaigns": ["Thursdays"] });
        let code = anna.ask("create_group", group)["code"].clone();
        let shared = only(&mut anna);
        let told = brings(&mut anna, &early);
        assert_eq!((&told["how"], &told["id"]), (&json!("same"), &json!(shared)), "{form:?} {told:#}");
        assert_eq!(only(&mut anna), shared);
        // What a machine added to the file goes to the shared one.
        let (mut away, id) = bela(&early)?;
        away.step(&id, &of_bela());
        let late = written(&mut away, form, dir.path())?;
        let told = brings(&mut anna, &late);
        assert_eq!((&told["new"], &told["id"]), (&json!(1), &json!(shared)), "{form:?} {told:#}");
        assert_eq!(entries(&mut anna), 3, "{form:?}");
        // Another member doesn't get a twin either.
        let mut member = Machine::open()?;
        member.ask("join_group", json!({ "folder": folder.path(), "code": code, "machine": "Béla’s" }));
        if form != Form::Older {
            let told = brings(&mut member, &early);
            assert_eq!(told["id"], json!(shared), "{form:?} {told:#}");
            only(&mut member);
        }
        anna.exchange();
    }
    Ok(())
}

/// Returns Anna's campaign as a file that a stranger changed.
fn forged(
    anna: &mut Machine,
    dir: &TempDir,
    forge: impl Fn(&mut muster_db::table::campaign::Carried, &mut Log),
) -> Outcome<PathBuf> {
    let book = anna.session.muster.campaign("Thursdays")?;
    let database = anna.session.muster.database()?;
    let mut carried = database.carried_campaign(book.summary.uuid, true)?.ok_or("a campaign")?;
    let mut log: Log = book.log.clone().into_log();
    forge(&mut carried, &mut log);
    let file = CampaignFile::new(&book.summary.game, "Thursdays", &log, Vec::new(), Vec::new());
    let path = dir.path().join("forged.json");
    std::fs::write(&path, serde_json::to_string(&file.known_by(&carried))?)?;
    Ok(path)
}

#[test]
fn a_forged_file_changes_nothing_that_is_here() -> Outcome {
    let dir = tempdir()?;
    let mut anna = anna()?;
    let id = only(&mut anna);
    let other = {
        anna.ask(
            "begin_campaign",
            json!({ "game": "imperial-assault", "name": "Mine", "setup": begun(9)["setup"] }),
        );
        let note = json!({ "campaign": "Mine", "evening": null, "date": "2026-05-07", "players": "A", "note": "Pizza" });
        anna.ask("save_evening", note);
        anna.session.muster.campaign("Mine")?.summary.uuid
    };
    let before = anna.campaign(&id);
    // Another step under the id of one that is here.
    let path = forged(&mut anna, &dir, |carried, log| {
        if let Some(Entry::Step { step, .. }) = log.entries.last_mut()
            && let Step::Mission(result) = &mut **step
        {
            result.crates += 1;
        }
        let (last, text) = (carried.shown.last().copied(), serde_json::to_string(&log.entries.last()));
        for entry in carried.entries.iter_mut().filter(|entry| Some(entry.id) == last) {
            entry.change = Change::Text {
                text: [("entry".to_owned(), text.as_deref().unwrap_or_default().to_owned())].into(),
            };
        }
    })?;
    assert_eq!(anna.refuses("import_campaign", json!({ "path": path })), "campaign-contradicts");
    // An evening of another campaign, and another campaign altogether.
    let evening = anna.session.muster.database()?.campaign_sessions(other)?[0].uuid;
    let theirs = anna.session.muster.database()?.carried_campaign(other, true)?.ok_or("a campaign")?;
    let of_evening = theirs.entries.iter().find(|entry| entry.noun == Noun::Evening).ok_or("an evening")?;
    for foreign in [
        muster_db::entry::Entry { id: Uuid::now_v7(), follows: vec![of_evening.id], ..of_evening.clone() },
        theirs.entries.iter().find(|entry| entry.noun == Noun::Campaign).ok_or("a campaign")?.clone(),
    ] {
        let path = forged(&mut anna, &dir, |carried, _| carried.entries.push(foreign.clone()))?;
        assert_eq!(anna.refuses("import_campaign", json!({ "path": path })), "campaign-contradicts");
    }
    assert_eq!(anna.campaign(&id), before);
    assert_eq!(anna.session.muster.database()?.campaign_session(evening)?.campaign, other);
    Ok(())
}

#[test]
fn a_forged_file_says_nothing_of_secrets_and_evenings_that_are_here() -> Outcome {
    let mut anna = anna()?;
    // In a group its secrets are separated from it.
    let (alone, folder) = (only(&mut anna), tempdir()?);
    anna.ask(
        "create_group",
        json!({ "folder": folder.path(), "name": "Table", "machine": "Anna’s", "campaigns": ["Thursdays"] }),
    );
    let id = only(&mut anna);
    assert_ne!(id, alone);
    let note =
        json!({ "campaign": id, "evening": null, "date": "2026-05-07", "players": "A", "note": "Pizza" });
    anna.ask("save_evening", note);
    let uuid = Uuid::try_parse(&id)?;
    let all = |anna: &mut Machine| -> Outcome<(Value, String)> {
        let evenings = anna.session.muster.database()?.campaign_sessions(uuid)?;
        Ok((anna.campaign(&id), format!("{evenings:?}")))
    };
    let before = all(&mut anna)?;
    let carried = anna.session.muster.database()?.carried_campaign(uuid, true)?.ok_or("a campaign")?;
    let steps: Vec<_> = carried.shown.clone();
    let evening = carried.entries.iter().find(|entry| entry.noun == Noun::Evening).ok_or("an evening")?;
    let named = carried.entries.iter().find(|entry| entry.noun == Noun::Campaign).ok_or("a name")?;
    let record = |noun, subject: &str, set: &[(&str, &str)], follows: Vec<Uuid>| {
        let set = set.iter().map(|(name, text)| ((*name).to_owned(), Cell::Text((*text).to_owned())));
        let change = RecordChange { set: set.collect(), ..RecordChange::default() };
        let subject = subject.to_owned();
        let id = Uuid::max().as_u128() - u128::from(follows.len() as u64);
        muster_db::entry::Entry {
            id: Uuid::from_u128(id),
            noun,
            subject,
            follows,
            change: Change::Record(change),
            ..named.clone()
        }
    };
    let secret = |name: &str, text: &str| {
        record(Noun::CampaignSecret, &format!("{id} {name}"), &[("secret", text)], Vec::new())
    };
    let other = serde_json::to_string(&Entry::Undo { of: 1 })?;
    let forgeries = [
        secret(&steps[1].to_string(), "x"),
        secret(&steps[1].to_string(), &other),
        secret("key", &"ab".repeat(32)),
        secret("pin", &"cd".repeat(32)),
        record(Noun::Evening, &evening.subject, &[("note", "Forged")], vec![evening.id]),
        record(Noun::Campaign, &id, &[("name", "Forged"), ("folded", "forged")], vec![named.id]),
    ];
    for forgery in forgeries {
        let mut forged = carried.clone();
        forged.entries.push(forgery.clone());
        let now = chrono::Utc::now();
        anna.session.muster.database()?.bring_campaign(&forged, now)?;
        assert_eq!(all(&mut anna)?, before, "{forgery:?}");
    }
    Ok(())
}

/// The names of the agenda cards and sets of a campaign's log.
fn names_agenda(text: &str) -> bool {
    ["imperial-informants", "\"agenda_sets\":[\""]
        .iter()
        .any(|name| text.replace([' ', '\n'], "").contains(name))
}

#[test]
fn secrets_leave_only_by_the_pin_and_the_pin_goes_with_them() -> Outcome {
    let dir = tempdir()?;
    let mut anna = anna()?;
    let id = only(&mut anna);
    for _ in 0..6 {
        if anna.campaign(&id)["side_upgrade"]["draws"] == 4 {
            break;
        }
        anna.step(&id, &json!({ "do": "next" }));
    }
    let cards = ["imperial-informants", "impounded", "internal-affairs", "wanted"];
    anna.step(&id, &json!({ "do": "draw", "cards": cards }));
    anna.step(&id, &json!({ "do": "agenda", "card": "imperial-informants", "keep": true }));
    anna.ask("set_campaign_pin", json!({ "id": id, "old": null, "new": "1138" }));
    let path = dir.path().join("thursdays.json");
    let export = |secrets: bool, pin: Option<&str>| json!({ "id": id, "path": path, "reveal": { "secrets": secrets, "pin": pin } });

    assert_eq!(anna.refuses("export_campaign", export(true, None)), "pin-wrong");
    let told = anna.ask("export_campaign", export(false, None));
    assert_eq!((&told["secrets"], told["told"] == ""), (&json!("left-out"), false), "{told:#}");
    assert!(!names_agenda(&std::fs::read_to_string(&path)?));
    let mut without = Machine::open()?;
    brings(&mut without, &path);
    let there = only(&mut without);
    assert_eq!(without.campaign(&there)["secrets_elsewhere"], true);

    let told = anna.ask("export_campaign", export(true, Some("1138")));
    assert_eq!(told["secrets"], "included", "{told:#}");
    assert!(names_agenda(&std::fs::read_to_string(&path)?), "the search finds what is there");
    let mut with = Machine::open()?;
    brings(&mut with, &path);
    let there = only(&mut with);
    let shown = |pin: Value| json!({ "id": there, "reveal": { "secrets": true, "pin": pin } });
    assert_eq!(with.refuses("campaign", shown(Value::Null)), "pin-wrong");
    let open = with.ask("campaign", shown(json!("1138")));
    assert_eq!(open["sides"][1]["agenda"][0]["card"]["id"], "imperial-informants");
    // Whoever had it without gets both, the secrets and their PIN, and is told.
    let told = brings(&mut without, &path)["told"].to_string();
    assert!(told.contains("secrets"), "{told}");
    let there = only(&mut without);
    let shown = |pin: Value| json!({ "id": there, "reveal": { "secrets": true, "pin": pin } });
    assert_eq!(without.refuses("campaign", shown(Value::Null)), "pin-wrong");
    let open = without.ask("campaign", shown(json!("1138")));
    assert_eq!(open["sides"][1]["agenda"][0]["card"]["id"], "imperial-informants");
    // The PIN goes along when the campaign is shared, too.
    let folder = tempdir()?;
    let group =
        json!({ "folder": folder.path(), "name": "Table", "machine": "Anna’s", "campaigns": ["Thursdays"] });
    anna.ask("create_group", group);
    let shared = only(&mut anna);
    let shown = |pin: Value| json!({ "id": shared, "reveal": { "secrets": true, "pin": pin } });
    assert_eq!(anna.refuses("campaign", shown(Value::Null)), "pin-wrong");
    let open = anna.ask("campaign", shown(json!("1138")));
    assert_eq!(open["sides"][1]["agenda"][0]["card"]["id"], "imperial-informants");
    Ok(())
}

#[test]
fn a_campaign_that_a_file_brought_without_secrets_is_the_one_that_comes_with_them() -> Outcome {
    let dir = tempdir()?;
    let (mut anna, mut laptop) = (anna()?, Machine::open()?);
    let id = only(&mut anna);
    anna.ask("set_campaign_pin", json!({ "id": id, "old": null, "new": "1138" }));
    let path = dir.path().join("thursdays.json");
    anna.ask(
        "export_campaign",
        json!({ "id": id, "path": path, "reveal": { "secrets": false, "pin": null } }),
    );
    brings(&mut laptop, &path);
    let folder = tempdir()?;
    let made =
        anna.ask("create_group", json!({ "folder": folder.path(), "name": "Mine", "machine": "Desktop" }));
    laptop.ask("join_group", json!({ "folder": folder.path(), "code": made["code"], "machine": "Laptop" }));
    for _ in 0..2 {
        anna.exchange();
        laptop.exchange();
    }
    let both = [only(&mut anna), only(&mut laptop)];
    assert_eq!(both[0], both[1]);
    for machine in [&mut anna, &mut laptop] {
        let shown = |pin: Value| json!({ "id": both[0], "reveal": { "secrets": true, "pin": pin } });
        assert_eq!(machine.refuses("campaign", shown(Value::Null)), "pin-wrong");
        assert_eq!(machine.ask("campaign", shown(json!("1138")))["secrets_elsewhere"], false);
    }
    Ok(())
}

#[test]
fn the_pin_of_a_file_takes_the_place_of_none_that_is_here() -> Outcome {
    let dir = tempdir()?;
    let (mut anna, mut other) = (anna()?, Machine::open()?);
    let path = dir.path().join("thursdays.json");
    let set = |id: &str, old: Value, new: &str| json!({ "id": id, "old": old, "new": new });
    let open = |id: &str, pin: &str| json!({ "id": id, "reveal": { "secrets": true, "pin": pin } });
    let written =
        |id: &str, pin: &str| json!({ "id": id, "path": path, "reveal": { "secrets": true, "pin": pin } });
    let here = only(&mut anna);
    anna.ask("set_campaign_pin", set(&here, Value::Null, "1138"));
    anna.ask("export_campaign", written(&here, "1138"));
    brings(&mut other, &path);
    let there = only(&mut other);
    other.ask("set_campaign_pin", set(&there, json!("1138"), "4711"));
    other.ask("export_campaign", written(&there, "4711"));
    brings(&mut anna, &path);
    assert_eq!(anna.refuses("campaign", open(&here, "4711")), "pin-wrong");
    anna.ask("campaign", open(&here, "1138"));
    Ok(())
}
