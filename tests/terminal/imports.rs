//! An import changes what the file says and nothing else: an absent column or a blank cell leaves its field.

use serde_json::Value;

use crate::common::User;

const SWM: &str = "star-wars-miniatures";
const FIRST: &str = "Name,Set,Number,Owned,Wanted,For Trade,Note\n\
    HK-47,Champions of the Force,57,2,1,1,bent spear\n\
    Ewok,Rebel Storm,45,6,0,2,\n";

fn import(user: &User, table: &str, more: &[&str]) -> Value {
    let file = user.file("table.csv", table);
    let said = user.run(&[&["collection", "import", &file, "--game", SWM, "--json"], more].concat());
    assert!([0, 2].contains(&said.code), "{table}\n{}{}", said.out, said.err);
    said.json()
}

fn export(user: &User) -> String {
    user.run(&["collection", "export", "--game", SWM]).exits(0).out
}

/// Returns the numbers and the note of a figure: owned, cards, wanted, for trade.
fn kept(user: &User, name: &str) -> Vec<String> {
    let text = export(user);
    let mut lines = text.lines();
    let heads: Vec<_> = lines.next().expect("headings").split(',').collect();
    let row = lines.find(|line| line.contains(name)).unwrap_or_else(|| panic!("no {name} in {text}"));
    let cells: Vec<_> = row.split(',').collect();
    let cell = |head: &str| cells[heads.iter().position(|one| *one == head).expect(head)].to_owned();
    ["figures", "cards", "wanted", "for_trade", "note"].map(cell).to_vec()
}

#[test]
fn counts_alone_leave_wants_trades_and_notes() {
    let user = User::new();
    import(&user, FIRST, &[]);
    let counts = "Name,Set,Number,Owned\nHK-47,Champions of the Force,57,3\nEwok,Rebel Storm,45,6\n";
    let preview = import(&user, counts, &["--dry-run"]);
    assert_eq!((&preview["changed"], &preview["unchanged"]), (&1.into(), &1.into()));
    let change = &preview["changes"][0];
    assert_eq!(
        (&change["line"], &change["field"], &change["before"], &change["after"]),
        (&2.into(), &"figures".into(), &"2".into(), &"3".into())
    );
    let told = user.run(&["collection", "import", &user.file("t.csv", counts), "--game", SWM, "--dry-run"]);
    assert!(told.exits(0).out.contains("2 → 3"), "field by field");
    import(&user, counts, &[]);
    assert_eq!(kept(&user, "HK-47"), ["3", "0", "1", "1", "bent spear"]);
    assert_eq!(kept(&user, "Ewok"), ["6", "0", "0", "2", ""]);
}

#[test]
fn wants_or_notes_alone_leave_what_is_owned_and_a_blank_count_deletes_nothing() {
    let user = User::new();
    import(&user, FIRST, &[]);
    import(&user, "Name,Set,Number,Wanted\nEwok,Rebel Storm,45,4\n", &[]);
    assert_eq!(kept(&user, "Ewok"), ["6", "0", "4", "2", ""]);
    import(&user, "Name,Set,Number,Note\nEwok,Rebel Storm,45,shelf 3\n", &[]);
    assert_eq!(kept(&user, "Ewok"), ["6", "0", "4", "2", "shelf 3"]);
    import(&user, "Name,Set,Number,Owned\nHK-47,Champions of the Force,57,\n", &[]);
    assert_eq!(kept(&user, "HK-47"), ["2", "0", "1", "1", "bent spear"]);
    import(&user, "Name,Set,Number,Owned\nHK-47,Champions of the Force,57,0\n", &[]);
    assert_eq!(kept(&user, "HK-47"), ["0", "0", "1", "1", "bent spear"], "a zero is said");
}

#[test]
fn all_of_a_printing_is_replaced_on_request() {
    let user = User::new();
    import(&user, FIRST, &[]);
    import(&user, "Name,Set,Number,Owned\nHK-47,Champions of the Force,57,3\n", &["--replace-all"]);
    assert_eq!(kept(&user, "HK-47"), ["3", "0", "0", "0", ""]);
    assert_eq!(kept(&user, "Ewok"), ["6", "0", "0", "2", ""], "what the file doesn't list stays");
}

#[test]
fn one_undo_takes_an_import_back_in_the_terminal_too() {
    let user = User::new();
    assert_eq!(user.run(&["collection", "undo"]).code, 1, "nothing to undo");
    import(&user, FIRST, &[]);
    let before = export(&user);
    import(&user, "Name,Set,Number,Owned\nHK-47,Champions of the Force,57,9\nYoda,Clone Strike,26,1\n", &[]);
    assert_ne!(export(&user), before);
    user.run(&["collection", "undo"]).exits(0);
    assert_eq!(export(&user), before);
    assert_eq!(user.run(&["collection", "undo"]).code, 1, "once");
}

#[test]
fn an_undo_takes_figures_of_ones_own_back_too() {
    let user = User::new();
    import(&user, FIRST, &[]);
    let before = export(&user);
    import(&user, "Name,Owned\nEwok Accountant,2\nEwok,7\n", &["--make-own"]);
    let found = || user.run(&["figures", "search", "Accountant", "--game", SWM, "--json"]).exits(0).json();
    assert_eq!(found()["total"], 1);
    user.run(&["collection", "undo"]).exits(0);
    assert_eq!((export(&user), found()["total"].as_u64()), (before, Some(0)));
}

#[test]
fn details_of_a_copy_that_a_file_leaves_out_stay() {
    let user = User::new();
    let copies =
        "Name,Set,Number,Condition,Location,Price,Currency\nEwok,Rebel Storm,45,good,box 1,4.50,EUR\n";
    import(&user, copies, &[]);
    let text = export(&user);
    let id =
        text.lines().rev().find_map(|line| line.split(',').find(|cell| cell.len() == 36)).expect("an id");
    let id = id.to_owned();
    import(&user, &format!("Name,Set,Number,Copy,Location\nEwok,Rebel Storm,45,{id},box 2\n"), &[]);
    let row = export(&user).lines().rev().find(|line| line.contains(&id)).expect("the copy").to_owned();
    for said in ["good", "box 2", "4.50", "EUR"] {
        assert!(row.contains(said), "{said} in {row}");
    }
}
