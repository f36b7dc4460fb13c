//! Two machines of a group: changes on one appear on the other, and concurrent changes are joined by the rules, or
//! both are shown.

use std::path::Path;

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

pub(crate) type Outcome = Result<(), Box<dyn std::error::Error>>;

pub(crate) struct Machine {
    pub(crate) session: Session,
    /// The data folder.
    pub(crate) place: TempDir,
}

impl Machine {
    pub(crate) fn open() -> Result<Self, std::io::Error> {
        let place = tempdir()?;
        Ok(Self { session: Session::open(place.path().to_owned()), place })
    }

    pub(crate) fn dir(&self) -> &Path {
        self.place.path()
    }

    /// Restarts the program.
    pub(crate) fn starts_again(&mut self) {
        self.session = Session::open(self.place.path().to_owned());
    }

    /// Returns the photo of a printing's first copy.
    pub(crate) fn photo_of(&mut self, game: &str, printing: &str) -> String {
        let copies = self.ask("copies", json!({ "game": game, "printing": printing }));
        copies["copies"][0]["photo"].as_str().unwrap_or_default().to_owned()
    }

    pub(crate) fn ask(&mut self, command: &str, request: Value) -> Value {
        match call(&mut self.session, command, "en", request) {
            Ok(answer) => answer,
            Err(error) => panic!("{command}: {error:?}"),
        }
    }

    pub(crate) fn refuses(&mut self, command: &str, request: Value) -> String {
        call(&mut self.session, command, "en", request).expect_err("it can't be done").code
    }

    /// Joins the group in another folder.
    fn moves(&mut self, folder: &Path) {
        let code = self.ask("group_code", json!({}))["code"].clone();
        self.ask("join_group", json!({ "folder": folder, "code": code }));
    }

    pub(crate) fn exchange(&mut self) -> Value {
        let done = self.ask("exchange", json!({}));
        assert_eq!(done["groups"][0]["failed"], Value::Null);
        assert_eq!(done["groups"][0]["refused"], 0);
        done["groups"][0].clone()
    }

    pub(crate) fn campaign(&mut self, id: &str) -> Value {
        self.ask("campaign", json!({ "id": id, "reveal": { "secrets": true, "pin": null } }))
    }

    pub(crate) fn step(&mut self, id: &str, step: &Value) -> Value {
        let entries = self.campaign(id)["entries"].clone();
        let reveal = json!({ "secrets": true, "pin": null });
        let request = json!({ "id": id, "entries": entries, "step": step, "reveal": reveal });
        let booked = self.ask("book_step", request);
        assert_ne!(booked["entries"], entries, "{}", booked["refused"]);
        booked
    }

    pub(crate) fn undo(&mut self, id: &str) {
        let entries = self.campaign(id)["entries"].clone();
        let reveal = json!({ "secrets": true, "pin": null });
        self.ask("undo_step", json!({ "id": id, "entries": entries, "reveal": reveal, "theirs": true }));
    }
}

/// Returns two machines and a campaign that both have.
pub(crate) fn two(folder: &Path) -> Result<(Machine, Machine, String), Box<dyn std::error::Error>> {
    let (mut first, mut second) = (Machine::open()?, Machine::open()?);
    let setup = json!({
        "campaign": "core", "boxes": [],
        "heroes": ["gaarkhan", "jyn-odan", "fenn-signis", "diala-passil"],
        "imperial_class": "military-might", "agenda_sets": null, "side_missions_green": null,
        "side_missions_grey": null, "threat_missions": null,
        "options": { "expanded": false, "periods": true, "half-shop": false }, "seed": 7,
    });
    let begun = json!({ "game": "imperial-assault", "name": "Thursdays", "setup": setup });
    first.ask("begin_campaign", begun);
    let made = first.ask(
        "create_group",
        json!({ "folder": folder, "name": "Our table", "machine": "Anna’s", "campaigns": ["Thursdays"] }),
    );
    let code = made["code"].clone();
    let joined = second.ask("join_group", json!({ "folder": folder, "code": code, "machine": "Béla’s" }));
    assert_eq!(joined["group"]["name"], "Our table");
    assert_eq!(joined["group"]["campaigns"], json!(["Thursdays"]));
    assert_eq!(joined["group"]["others"], json!(["Anna’s"]));
    // The campaign is a new one, without what one side keeps secret.
    let id = second.ask("campaigns", json!({}))["campaigns"][0]["uuid"].as_str().ok_or("an id")?.to_owned();
    Ok((first, second, id))
}

/// Returns two machines that both have a campaign with its first mission.
fn two_after_a_mission(folder: &Path) -> Result<(Machine, Machine, String), Box<dyn std::error::Error>> {
    let (mut first, mut second, id) = two(folder)?;
    first.step(&id, &aftermath());
    first.exchange();
    second.exchange();
    Ok((first, second, id))
}

pub(crate) fn aftermath() -> Value {
    json!({ "do": "mission", "name": "aftermath", "winner": "rebels", "crates": 2, "met": [], "tokens": 0,
            "activates": [], "drawn": ["indebted", "high-moon"] })
}

pub(crate) fn class_card(hero: &str, card: &str) -> Value {
    json!({ "do": "class-card", "card": card, "hero": hero })
}

#[test]
fn a_step_on_one_machine_shows_on_the_other() -> Outcome {
    let folder = tempdir()?;
    let (mut anna, mut bela, id) = two(folder.path())?;
    anna.step(&id, &aftermath());
    anna.exchange();
    assert_eq!(bela.campaign(&id)["entries"], 1);
    bela.exchange();
    assert_eq!(bela.campaign(&id)["credits"], 900);
    assert_eq!(bela.campaign(&id)["ledger"], anna.campaign(&id)["ledger"]);
    Ok(())
}

#[test]
fn two_continuations_are_played_one_behind_the_other() -> Outcome {
    let folder = tempdir()?;
    let (mut anna, mut bela, id) = two_after_a_mission(folder.path())?;
    // Each buys a card for a hero while offline.
    anna.step(&id, &class_card("gaarkhan", "wookiee-loyalty"));
    bela.step(&id, &class_card("jyn-odan", "quick-as-a-whip"));
    anna.exchange();
    let met = bela.exchange();
    assert_eq!(met["joined"], 1);
    anna.exchange();
    let (a, b) = (anna.campaign(&id), bela.campaign(&id));
    assert_eq!((a["entries"].clone(), b["entries"].clone()), (json!(4), json!(4)));
    assert_eq!(a["sides"], b["sides"]);
    let told = a.to_string();
    assert!(told.contains("wookiee-loyalty") && told.contains("quick-as-a-whip"), "{told}");
    assert_eq!(anna.ask("groups", json!({}))["forks"], json!([]));
    Ok(())
}

#[test]
fn both_machines_may_join_the_same_at_once() -> Outcome {
    let folder = tempdir()?;
    let (mut anna, mut bela, id) = two_after_a_mission(folder.path())?;
    anna.step(&id, &class_card("gaarkhan", "wookiee-loyalty"));
    bela.step(&id, &class_card("jyn-odan", "quick-as-a-whip"));
    // Each receives the other's changes but not the result of joining them: their folders are copied by hand.
    let (annas, belas) = (tempdir()?, tempdir()?);
    copy(folder.path(), annas.path())?;
    copy(folder.path(), belas.path())?;
    anna.moves(annas.path());
    bela.moves(belas.path());
    anna.exchange();
    bela.exchange();
    copy(annas.path(), belas.path())?;
    copy(belas.path(), annas.path())?;
    assert_eq!((&anna.exchange()["joined"], &bela.exchange()["joined"]), (&json!(1), &json!(1)));
    copy(annas.path(), belas.path())?;
    copy(belas.path(), annas.path())?;
    assert_eq!((&anna.exchange()["joined"], &bela.exchange()["joined"]), (&json!(0), &json!(0)));
    assert_eq!(anna.ask("groups", json!({}))["forks"], json!([]));
    assert_eq!(anna.campaign(&id)["sides"], bela.campaign(&id)["sides"]);
    assert_eq!(anna.campaign(&id)["entries"], 4);
    Ok(())
}

#[test]
fn what_both_did_alike_on_their_own_is_one_whoever_goes_on() -> Outcome {
    let folder = tempdir()?;
    let (mut anna, mut bela, id) = two_after_a_mission(folder.path())?;
    let meet = |anna: &mut Machine, bela: &mut Machine| {
        for _ in 0..2 {
            anna.exchange();
            bela.exchange();
        }
    };
    for machine in [&mut anna, &mut bela] {
        machine.step(&id, &class_card("gaarkhan", "wookiee-loyalty"));
    }
    // One of them goes on before they meet, both afterwards.
    bela.step(&id, &class_card("jyn-odan", "quick-as-a-whip"));
    meet(&mut anna, &mut bela);
    anna.step(&id, &class_card("fenn-signis", "tactical-movement"));
    meet(&mut anna, &mut bela);
    for machine in [&mut anna, &mut bela] {
        assert_eq!(machine.ask("groups", json!({}))["forks"], json!([]));
        assert_eq!(machine.campaign(&id)["entries"], 5);
    }
    // They take the same back, and each goes on.
    anna.undo(&id);
    bela.undo(&id);
    meet(&mut anna, &mut bela);
    bela.step(&id, &class_card("diala-passil", "force-throw"));
    meet(&mut anna, &mut bela);
    for machine in [&mut anna, &mut bela] {
        assert_eq!(machine.ask("groups", json!({}))["forks"], json!([]));
        let told = machine.campaign(&id).to_string();
        assert!(told.contains("force-throw") && told.contains("wookiee-loyalty"));
    }
    assert_eq!(anna.campaign(&id)["sides"], bela.campaign(&id)["sides"]);
    Ok(())
}

/// Copies what is newer: streams only grow.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    for entry in std::fs::read_dir(from)? {
        let path = entry?.path();
        let Some(target) = path.file_name().map(|name| to.join(name)) else { continue };
        if path.is_dir() {
            std::fs::create_dir_all(&target)?;
            copy(&path, &target)?;
        } else if std::fs::metadata(&target).map_or(0, |there| there.len()) < path.metadata()?.len() {
            std::fs::copy(&path, &target)?;
        }
    }
    Ok(())
}

#[test]
fn what_the_rules_do_not_allow_together_is_shown_with_both() -> Outcome {
    let folder = tempdir()?;
    let (mut anna, mut bela, id) = two(folder.path())?;
    let other = json!({ "do": "mission", "name": "aftermath", "winner": "empire", "crates": 1, "met": [],
                        "tokens": 0, "activates": [], "drawn": ["indebted", "high-moon"] });
    anna.step(&id, &aftermath());
    bela.step(&id, &other);
    anna.exchange();
    assert_eq!(bela.exchange()["joined"], 0);
    anna.exchange();
    for machine in [&mut anna, &mut bela] {
        let list = machine.ask("groups", json!({}));
        assert_eq!(list["forks"][0]["name"], "Thursdays");
        assert_eq!(list["forks"][0]["sides"].as_array().map(Vec::len), Some(2));
    }
    // Choose the history that isn't current; both continue with it.
    let hidden = anna.ask("groups", json!({}))["forks"][0]["sides"][1]["id"].clone();
    let before = anna.campaign(&id)["credits"].clone();
    let list = anna.ask("keep_side", json!({ "subject": id, "side": hidden }));
    assert_eq!(list["forks"], json!([]));
    assert_ne!(anna.campaign(&id)["credits"], before);
    anna.exchange();
    bela.exchange();
    assert_eq!(bela.ask("groups", json!({}))["forks"], json!([]));
    assert_eq!(anna.campaign(&id)["ledger"], bela.campaign(&id)["ledger"]);
    // They continue from there.
    bela.step(&id, &class_card("gaarkhan", "wookiee-loyalty"));
    bela.exchange();
    anna.exchange();
    assert_eq!(anna.campaign(&id)["entries"], 3);
    Ok(())
}

#[test]
fn what_both_had_and_one_took_back_is_not_joined_by_itself() -> Outcome {
    let folder = tempdir()?;
    let (mut anna, mut bela, id) = two_after_a_mission(folder.path())?;
    anna.undo(&id);
    bela.step(&id, &class_card("jyn-odan", "quick-as-a-whip"));
    anna.exchange();
    assert_eq!(bela.exchange()["joined"], 0);
    assert_eq!(bela.ask("groups", json!({}))["forks"].as_array().map(Vec::len), Some(1));
    Ok(())
}

#[test]
fn whoever_has_no_code_or_no_folder_is_told_what_to_do() -> Outcome {
    let folder = tempdir()?;
    let (mut anna, _, _) = two(folder.path())?;
    let mut carol = Machine::open()?;
    let code = anna.ask("group_code", json!({}))["code"].clone();
    let elsewhere = tempdir()?;
    let join = |folder: &Path, code: &Value| json!({ "folder": folder, "code": code });
    assert_eq!(carol.refuses("join_group", join(folder.path(), &json!("hello"))), "not-a-code");
    assert_eq!(carol.refuses("join_group", join(elsewhere.path(), &code)), "no-group");
    assert_eq!(carol.refuses("join_group", join(&elsewhere.path().join("stick"), &code)), "away");
    assert_eq!(carol.refuses("group_code", json!({})), "unknown-group");
    assert_eq!(anna.ask("leave_group", json!({}))["name"], "Our table");
    assert_eq!(anna.ask("groups", json!({}))["groups"], json!([]));
    Ok(())
}

#[test]
fn what_was_drawn_on_one_machine_stays_drawn_when_the_histories_are_joined() -> Outcome {
    let folder = tempdir()?;
    let (mut anna, mut bela, id) = two_after_a_mission(folder.path())?;
    // Béla fills the shop and buys; Anna meanwhile records more, so that his steps follow hers.
    bela.step(&id, &json!({ "do": "shop", "items": null }));
    let shop = |machine: &mut Machine| -> Result<Vec<String>, Box<dyn std::error::Error>> {
        let book = machine.session.muster.campaign(&id)?;
        let shop = book.log.state().shop.clone().ok_or("a shop")?;
        Ok(shop.cards.iter().map(ToString::to_string).collect())
    };
    let drawn = shop(&mut bela)?;
    bela.step(&id, &json!({ "do": "buy", "item": drawn[0], "hero": "gaarkhan" }));
    let found = json!({ "do": "correct", "who": "rebels", "what": "credits", "amount": 50, "why": "found" });
    for _ in 0..3 {
        anna.step(&id, &found);
    }
    anna.exchange();
    assert_eq!(bela.exchange()["joined"], 1);
    anna.exchange();
    for machine in [&mut anna, &mut bela] {
        assert_eq!(shop(machine)?, drawn);
        assert_eq!(machine.campaign(&id)["entries"], 7);
        assert!(machine.campaign(&id)["heroes"].to_string().contains(&drawn[0]));
    }
    Ok(())
}

#[test]
fn two_who_drew_differently_are_asked_and_neither_draw_is_lost() -> Outcome {
    let folder = tempdir()?;
    let (mut anna, mut bela, id) = two_after_a_mission(folder.path())?;
    let found = json!({ "do": "correct", "who": "rebels", "what": "credits", "amount": 50, "why": "found" });
    anna.step(&id, &json!({ "do": "shop", "items": ["e-11"] }));
    anna.step(&id, &found);
    bela.step(&id, &json!({ "do": "shop", "items": ["vibroblade"] }));
    anna.exchange();
    assert_eq!(bela.exchange()["joined"], 0);
    let told = bela.ask("campaign_histories", json!({ "id": id }));
    let refused = |step: &Value| step["allowed"] == json!(false) && step["refused"] != json!([]);
    for history in told["histories"].as_array().ok_or("histories")? {
        assert!(history["behind"].as_array().is_some_and(|steps| steps.iter().any(refused)), "{told:#}");
    }
    // The same draw on both is one.
    let (folder, same) = (tempdir()?, json!({ "do": "shop", "items": ["e-11"] }));
    let (mut anna, mut bela, id) = two_after_a_mission(folder.path())?;
    anna.step(&id, &same);
    bela.step(&id, &same);
    bela.step(&id, &json!({ "do": "buy", "item": "e-11", "hero": "gaarkhan" }));
    bela.step(&id, &found);
    anna.step(&id, &found);
    anna.exchange();
    assert_eq!(bela.exchange()["joined"], 1);
    assert_eq!(bela.campaign(&id)["entries"], 6);
    Ok(())
}

#[test]
fn every_step_says_who_recorded_it_and_nobody_takes_back_anothers_unasked() -> Outcome {
    let folder = tempdir()?;
    let (mut anna, mut bela, id) = two_after_a_mission(folder.path())?;
    bela.step(&id, &class_card("jyn-odan", "quick-as-a-whip"));
    bela.exchange();
    anna.exchange();
    let by = |machine: &mut Machine| {
        let shown = machine.campaign(&id);
        let entries = shown["history"].as_array().cloned().unwrap_or_default();
        (entries.iter().map(|entry| entry["by"].clone()).collect::<Vec<_>>(), shown["undo_by"].clone())
    };
    assert_eq!(by(&mut anna), (vec![Value::Null, Value::Null, json!("Béla’s")], json!("Béla’s")));
    assert_eq!(by(&mut bela), (vec![json!("Anna’s"), json!("Anna’s"), Value::Null], Value::Null));
    let entries = anna.campaign(&id)["entries"].clone();
    let undo = |theirs: bool| json!({ "id": id, "entries": entries, "theirs": theirs, "reveal": { "secrets": true, "pin": null } });
    assert_eq!(anna.refuses("undo_step", undo(false)), "step-of-another");
    assert_eq!(anna.campaign(&id)["entries"], entries);
    // Whoever says so may, and what was joined keeps its authors.
    anna.step(&id, &class_card("gaarkhan", "wookiee-loyalty"));
    anna.undo(&id);
    anna.undo(&id);
    bela.step(&id, &class_card("fenn-signis", "tactical-movement"));
    anna.exchange();
    bela.exchange();
    let sides = bela.ask("groups", json!({}))["forks"][0]["sides"].clone();
    let machines: Vec<_> = sides.as_array().ok_or("sides")?.iter().map(|side| &side["machine"]).collect();
    assert!(machines.contains(&&json!("Anna’s")) && machines.contains(&&json!("")), "{machines:?}");
    let histories = bela.ask("campaign_histories", json!({ "id": id }));
    assert!(histories["histories"].to_string().contains("Anna’s"), "{histories:#}");
    Ok(())
}

#[test]
fn of_three_that_went_on_alone_nobodys_steps_are_lost() -> Outcome {
    let folder = tempdir()?;
    let (mut anna, mut bela, id) = two_after_a_mission(folder.path())?;
    let mut cili = Machine::open()?;
    let code = anna.ask("group_code", json!({}))["code"].clone();
    cili.ask("join_group", json!({ "folder": folder.path(), "code": code, "machine": "Cili’s" }));
    let before = anna.campaign(&id)["entries"].as_u64().ok_or("a number")?;
    anna.step(&id, &class_card("gaarkhan", "wookiee-loyalty"));
    bela.step(&id, &class_card("jyn-odan", "quick-as-a-whip"));
    cili.step(&id, &class_card("diala-passil", "force-adept"));
    for _ in 0..3 {
        for machine in [&mut anna, &mut bela, &mut cili] {
            machine.exchange();
        }
    }
    for machine in [&mut anna, &mut bela, &mut cili] {
        assert_eq!(machine.campaign(&id)["entries"], before + 3);
        assert_eq!(machine.ask("groups", json!({}))["forks"], json!([]));
    }
    Ok(())
}
