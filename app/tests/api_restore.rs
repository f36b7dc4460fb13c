//! A backup that is restored stays restored, whatever is exchanged afterwards, and is taken back as a whole or not.

use serde_json::{Value, json};
use tempfile::tempdir;

use crate::api_groups::{Machine, Outcome};

const GAME: &str = "star-wars-miniatures";
const CHEWBACCA: &str = "swm/rebel-storm/3";

impl Machine {
    fn owns(&mut self, figures: u32) {
        self.ask("set_holding", json!({ "game": GAME, "printing": CHEWBACCA, "figures": figures }));
    }

    fn owned(&mut self) -> u64 {
        let rows = self.ask("holdings", json!({ "game": GAME, "show": "owned", "limit": 2000 }));
        rows["rows"][0]["figures"].as_u64().unwrap_or(0)
    }

    fn backs_up(&mut self) -> Value {
        self.ask("save_backup", json!({ "path": null }))["path"].clone()
    }

    fn squads(&mut self) -> Vec<Value> {
        let list = self.ask("squads", json!({ "game": GAME }));
        let squads = list.as_array().map(Vec::as_slice).unwrap_or_default();
        squads.iter().map(|squad| squad["name"].clone()).collect()
    }

    fn builds(&mut self, name: &str) {
        let draft = json!({ "game": GAME, "format": "standard", "name": name, "members": [] });
        self.ask("new_squad", json!({ "draft": draft }));
    }
}

/// Two machines of one user that exchange everything; the first has a backup of two figures and a squad.
fn pair(folder: &std::path::Path) -> Result<(Machine, Machine, Value), Box<dyn std::error::Error>> {
    let (mut first, mut second) = (Machine::open()?, Machine::open()?);
    let make = json!({ "folder": folder, "name": "Mine", "machine": "Desktop", "campaigns": null });
    let code = first.ask("create_group", make)["code"].clone();
    second.ask("join_group", json!({ "folder": folder, "code": code, "machine": "Laptop" }));
    first.owns(2);
    first.builds("Old");
    meet(&mut first, &mut second);
    let backup = first.backs_up();
    first.owns(5);
    first.builds("New");
    second.ask("campaigns", json!({}));
    meet(&mut first, &mut second);
    assert_eq!((first.owned(), second.owned()), (5, 5));
    Ok((first, second, backup))
}

fn meet(first: &mut Machine, second: &mut Machine) {
    first.exchange();
    second.exchange();
    first.exchange();
}

#[test]
fn in_a_group_a_restore_asks_what_is_meant_and_changes_nothing() -> Outcome {
    let folder = tempdir()?;
    let (mut first, _, backup) = pair(folder.path())?;
    assert_eq!(first.refuses("restore_backup", json!({ "path": backup })), "restore-in-groups");
    assert_eq!(first.owned(), 5);
    Ok(())
}

#[test]
fn what_is_restored_everywhere_does_not_come_back_with_the_next_exchange() -> Outcome {
    let folder = tempdir()?;
    let (mut first, mut second, backup) = pair(folder.path())?;
    let done = first.ask("restore_backup", json!({ "path": backup, "groups": "everywhere" }));
    assert_eq!((&done["left"], &done["everywhere"]), (&json!([]), &json!(["Mine"])));
    assert_eq!((first.owned(), first.squads()), (2, vec![json!("Old")]));
    meet(&mut first, &mut second);
    for machine in [&mut first, &mut second] {
        assert_eq!((machine.owned(), machine.squads()), (2, vec![json!("Old")]));
    }
    // It is taken back by what it replaced.
    first.ask("restore_backup", json!({ "path": done["kept"], "groups": "everywhere" }));
    meet(&mut first, &mut second);
    for machine in [&mut first, &mut second] {
        assert_eq!(machine.owned(), 5);
        assert_eq!(machine.squads().len(), 2);
    }
    Ok(())
}

#[test]
fn who_restores_alone_leaves_the_group_and_comes_back_by_taking_it_back() -> Outcome {
    let folder = tempdir()?;
    let (mut first, mut second, backup) = pair(folder.path())?;
    let done = first.ask("restore_backup", json!({ "path": backup, "groups": "leave" }));
    assert_eq!(done["left"], json!(["Mine"]));
    assert_eq!(first.ask("groups", json!({}))["groups"], json!([]));
    assert_eq!(first.owned(), 2);
    assert_eq!(second.owned(), 5);
    let back = first.ask("restore_backup", json!({ "path": done["kept"] }));
    assert_eq!(back["left"], json!([]));
    assert_eq!(first.owned(), 5);
    second.owns(7);
    second.exchange();
    first.exchange();
    assert_eq!(first.owned(), 7);
    Ok(())
}

#[test]
fn a_backup_from_before_the_group_says_that_the_group_is_left() -> Outcome {
    let folder = tempdir()?;
    let mut first = Machine::open()?;
    first.owns(2);
    let backup = first.backs_up();
    let make = json!({ "folder": folder.path(), "name": "Mine", "machine": "Desktop", "campaigns": null });
    first.ask("create_group", make);
    let done = first.ask("restore_backup", json!({ "path": backup, "groups": "leave" }));
    assert_eq!(done["left"], json!(["Mine"]));
    Ok(())
}

#[test]
fn what_was_changed_before_a_restore_can_not_be_undone_into_it() -> Outcome {
    let mut machine = Machine::open()?;
    machine.owns(0);
    let empty = machine.backs_up();
    let request = json!({ "game": GAME, "printing": CHEWBACCA, "figures": 3 });
    let change = machine.ask("set_holding", request)["change"].clone();
    machine.ask("restore_backup", json!({ "path": empty }));
    assert_eq!(machine.ask("take_back_change", json!({ "change": change })), json!({ "done": false }));
    assert_eq!(machine.owned(), 0);
    Ok(())
}

#[test]
fn a_campaign_that_went_on_ends_where_the_backup_has_it_on_all_machines() -> Outcome {
    let folder = tempdir()?;
    let (mut first, mut second, id) = crate::api_groups::two(folder.path())?;
    first.step(&id, &crate::api_groups::aftermath());
    meet(&mut first, &mut second);
    let (backup, before) = (first.backs_up(), first.campaign(&id)["entries"].clone());
    first.step(&id, &crate::api_groups::class_card("gaarkhan", "wookiee-loyalty"));
    meet(&mut first, &mut second);
    first.ask("restore_backup", json!({ "path": backup, "groups": "everywhere" }));
    meet(&mut first, &mut second);
    for machine in [&mut first, &mut second] {
        assert_eq!(machine.campaign(&id)["entries"], before);
    }
    // And goes on from there.
    second.step(&id, &crate::api_groups::class_card("jyn-odan", "quick-as-a-whip"));
    meet(&mut first, &mut second);
    assert_eq!(first.campaign(&id)["entries"], second.campaign(&id)["entries"]);
    assert_eq!(first.ask("groups", json!({}))["forks"], json!([]));
    Ok(())
}

#[test]
fn what_a_restore_took_back_from_a_log_stays_so_where_another_machine_went_on() -> Outcome {
    let folder = tempdir()?;
    let (mut first, mut second, id) = crate::api_groups::two(folder.path())?;
    first.step(&id, &crate::api_groups::aftermath());
    meet(&mut first, &mut second);
    let (backup, before) = (first.backs_up(), first.campaign(&id)["entries"].as_u64());
    first.step(&id, &crate::api_groups::class_card("gaarkhan", "wookiee-loyalty"));
    meet(&mut first, &mut second);
    // The other machine goes on before it hears of the restore.
    second.step(&id, &crate::api_groups::class_card("jyn-odan", "quick-as-a-whip"));
    first.ask("restore_backup", json!({ "path": backup, "groups": "everywhere" }));
    for _ in 0..2 {
        meet(&mut first, &mut second);
    }
    for machine in [&mut first, &mut second] {
        assert_eq!(machine.ask("groups", json!({}))["forks"], json!([]));
        let history = machine.campaign(&id)["history"].to_string();
        assert!(history.contains("Quick As A Whip"), "{history}");
        assert!(!history.contains("Wookiee Loyalty"), "{history}");
        assert_eq!(machine.campaign(&id)["entries"].as_u64(), before.map(|entries| entries + 1));
    }
    Ok(())
}

#[test]
fn who_leaves_with_the_file_that_the_last_restore_replaced_has_left() -> Outcome {
    let folder = tempdir()?;
    let (mut first, mut second, backup) = pair(folder.path())?;
    let done = first.ask("restore_backup", json!({ "path": backup, "groups": "everywhere" }));
    meet(&mut first, &mut second);
    let left = first.ask("restore_backup", json!({ "path": done["kept"], "groups": "leave" }));
    assert_eq!(left["left"], json!(["Mine"]));
    assert_eq!(first.ask("groups", json!({}))["groups"], json!([]));
    assert_eq!(first.owned(), 5);
    Ok(())
}
