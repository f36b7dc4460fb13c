//! What the program leaves out, replaces or can't look at, it says.

use crate::common::{User, project};

fn sample() -> String {
    project().join("docs/sample-squad.txt").display().to_string()
}

#[test]
fn a_line_left_out_is_told_by_every_command_that_goes_on_without_it() {
    let user = User::new();
    let list = user.file("list.txt", "ARC Trooper\nGOWK the Great\n");
    let pdf = user.path("out.pdf").display().to_string();
    for args in [
        &["squad", "export", &list][..],
        &["squad", "export", &list, "--as", "json", "-o", &pdf],
        &["squad", "compare", &list, &sample()],
        &["collection", "missing", &list],
        &["print", "sheet", &list, "-o", &pdf],
        &["print", "cards", &list, "-o", &pdf],
    ] {
        let said = user.run(args).exits(2);
        assert!(said.err.contains("GOWK the Great"), "{args:?}: {}", said.err);
        user.run(&[args, &["--json"]].concat()).exits(2).json();
    }
    let saved = user.run(&["squad", "save", &list]).exits(2);
    assert!(saved.out.contains("GOWK the Great") && saved.out.contains("Saved"), "{}", saved.out);
    let team = ["squad", "check", &sample(), "--format", "team-play", "--partner", &list, "--json"];
    let json = user.run(&team).exits(2).json();
    assert_eq!(
        (json["unresolved"][0]["file"].as_str(), json["verdict"].as_str()),
        (Some(&*list), Some("unsure"))
    );
}

#[test]
fn a_saved_squad_is_found_whatever_its_name_looks_like() {
    let user = User::new();
    for name in ["Siege v1.5", "AC/DC", "Mr. Vader"] {
        user.run(&["squad", "save", &sample(), "--name", name]).exits(0);
        user.run(&["squad", "check", name]).exits(0);
        user.run(&["squad", "check", &sample(), "--format", "team-play", "--partner", name]).exits(1);
    }
    let missing = user.run(&["squad", "check", "list.txt", "--json"]).exits(2).json();
    assert_eq!(missing["code"], "file-not-found");
    let revision = user.run(&["squad", "restore", "AC/DC", "9", "--json"]).exits(2).json();
    assert_eq!(revision["code"], "unknown-revision");
    // The id that a list shows tells squads of one minute apart, and brings a removed one back.
    let removed = user.run(&["squad", "remove", "AC/DC", "--json"]).exits(0).json();
    user.run(&["squad", "restore", removed["id"].as_str().expect("an id"), "1"]).exits(0);
    for line in user.run(&["squad", "list"]).out.lines() {
        user.run(&["squad", "show", line.split_whitespace().next().expect("an id")]).exits(0);
    }
}

#[test]
fn a_wrong_answer_does_not_take_the_right_ones_with_it() {
    let user = User::new();
    let settle = |question: &str, answer: &str| user.run(&["pack", "settle", question, answer]).code;
    assert_eq!(settle("same-person:swm/boushh:princess-leia", "no"), 0);
    let files = || {
        let folder = user.path("answers");
        let _ = std::fs::remove_dir_all(&folder);
        user.run(&["pack", "export", "answers-swm", "-o", &folder.display().to_string()]).exits(0);
        let entries = std::fs::read_dir(&folder).expect("the pack").flatten();
        let read = entries.map(|e| (e.file_name(), std::fs::read(e.path()).expect("a file")));
        read.collect::<std::collections::BTreeMap<_, _>>()
    };
    let before = files();
    assert_eq!(settle("cost-change:swm/weequay-leader", "faction=nonsense"), 2);
    assert_eq!(files(), before);
    user.run(&["pack", "list"]).exits(0);
    assert_eq!(settle("cost-change:swm/weequay-leader", "-2 name~Weequay"), 0);
    let list = user.file("list.txt", "Weequay Leader\nWeequay Mercenary\n");
    let members = user.run(&["squad", "check", &list, "--json"]).json();
    assert!(members.to_string().contains("- 2 ("), "{members}");
}

#[test]
fn what_is_damaged_is_left_for_its_owner_to_mend() {
    let user = User::new();
    let pack = user.data().join("packs").join("answers-swm");
    std::fs::create_dir_all(&pack).expect("a folder");
    std::fs::write(pack.join("pack.toml"), "name = \"Mine\"\nextends = \"star-wars-miniatures\"\n")
        .expect("a file");
    std::fs::write(pack.join("persons.csv"), b"person\n\xff\xfe").expect("a file");
    let broken = user.run(&["pack", "settle", "same-person:swm/boushh:princess-leia", "yes", "--json"]);
    assert_eq!(broken.exits(2).json()["code"], "pack-broken");
    assert_eq!(std::fs::read(pack.join("persons.csv")).expect("a file"), b"person\n\xff\xfe");
}

#[test]
fn the_days_backup_is_made_in_whatever_language_somebody_speaks() {
    let user = User::new();
    user.run(&["squad", "save", &sample()]).exits(0);
    let backups = user.data().join("backups");
    std::fs::remove_dir_all(&backups).expect("the backups");
    let mut command = user.command(&["squad", "list"]);
    assert!(command.env_remove("MUSTER_LANG").output().expect("the program runs").status.success());
    assert_eq!(std::fs::read_dir(&backups).expect("the backups").count(), 1);
}

#[test]
fn backups_are_listed_and_restored_when_the_data_is_damaged() {
    let user = User::new();
    user.run(&["squad", "save", &sample()]).exits(0);
    user.run(&["backup", "save"]).exits(0);
    for name in ["muster.db-wal", "muster.db-shm"] {
        let _ = std::fs::remove_file(user.data().join(name));
    }
    std::fs::write(user.data().join("muster.db"), b"SQLite format 3\0 and nonsense").expect("a file");
    user.run(&["squad", "list"]).exits(3);
    let checked = user.run(&["squad", "check", &sample()]).exits(0);
    assert!(checked.err.contains("collection"), "{}", checked.err);
    let listed = user.run(&["backup", "list", "--json"]).exits(0).json();
    let mut listed = listed.as_array().expect("backups").iter().filter_map(|b| b["path"].as_str());
    let saved = listed.find(|p| p.contains("saved-")).expect("the one saved");
    let not_one = user.run(&["backup", "restore", &sample(), "--json"]).exits(2).json();
    assert_eq!(not_one["code"], "backup-unusable");
    user.run(&["backup", "restore", saved]).exits(0);
    assert!(user.run(&["squad", "list"]).out.contains("Siege"), "nothing is lost");
}

#[test]
fn after_a_restore_on_all_machines_nothing_from_before_it_is_undone() {
    let user = User::new();
    let hub = tempfile::tempdir().expect("a folder");
    user.run(&["hub", "create", &hub.path().display().to_string(), "Mine"]).exits(0);
    let held = || {
        user.run(&["collection", "show", "--game", "imperial-assault", "--json"]).exits(0).json()["figures"]
            .clone()
    };
    user.run(&["collection", "add", "Core Set"]).exits(0);
    let before = held();
    user.run(&["backup", "save"]).exits(0);
    let listed = user.run(&["backup", "list", "--json"]).exits(0).json();
    let saved = listed[0]["path"].as_str().expect("a path").to_owned();
    user.run(&["collection", "add", "Core Set"]).exits(0);
    let restored = user.run(&["backup", "restore", &saved, "--everywhere"]).exits(0);
    assert!(restored.out.contains("muster hub sync"), "{}", restored.out);
    assert_eq!(held(), before);
    user.run(&["collection", "undo"]).exits(1);
    assert_eq!(held(), before);
}

#[test]
fn a_name_that_is_another_figures_or_a_number_is_not_taught() {
    let user = User::new();
    for text in ["", "3", "Clone Trooper"] {
        let said = user.run(&["alias", "add", text, "Yoda", "--json"]).exits(2).json();
        assert_eq!(said["code"], "alias-unusable", "{text:?}");
    }
    user.run(&["alias", "add", "The small green one", "Yoda"]).exits(0);
    let several = user.run(&["figures", "show", "vader", "--json"]).exits(2).json();
    assert_eq!(several["code"], "ambiguous");
}

#[test]
fn arguments_that_are_wrong_are_answered_in_the_readers_language() {
    let user = User::new();
    for (lang, said) in [("hu", "Itt nincs ilyen"), ("zh-Hant", "這裡沒有"), ("zh-Hans", "这里没有")]
    {
        let wrong = user.run(&["squad", "chekc", "--lang", lang]).exits(2);
        assert!(wrong.err.contains(said) && wrong.err.contains("check"), "{}", wrong.err);
        let help = user.run(&["squad", "--help", "--lang", lang]).exits(0).out;
        assert!(!help.contains("Usage") && !help.contains("Options") && !help.contains("Print"), "{help}");
    }
    assert_eq!(user.run(&["squad", "chekc", "--json"]).exits(2).json()["code"], "argument-unknown");
    let empty = user.run(&["squad", "list", "--lang", "en", "--data", ""]).exits(2);
    assert!(empty.err.contains("--data <DIR> is empty."), "{}", empty.err);
    let numberless = user.run(&["tournament", "deal", "Sealed", "--booster", "common"]).exits(2);
    assert!(numberless.err.contains("can’t be “common”."), "{}", numberless.err);
    assert_eq!(
        user.run(&["squad", "list", "--lang", "xx", "--json"]).exits(2).json()["code"],
        "unknown-language"
    );
    assert_eq!(user.run(&["squad", "check", &sample(), "--points=0"]).code, 2);
    // A language chosen for good is that of the help, too.
    user.run(&["settings", "set", "language", "hu"]).exits(0);
    let mut command = user.command(&["--help"]);
    let help = command.env_remove("MUSTER_LANG").output().expect("the program runs").stdout;
    assert!(String::from_utf8_lossy(&help).contains("Parancsok"));
}

#[cfg(unix)]
#[test]
fn a_file_name_that_is_no_text_is_refused_in_words() {
    use std::os::unix::ffi::OsStrExt as _;
    let user = User::new();
    let mut command = user.command(&["squad", "check"]);
    let output = command.arg(std::ffi::OsStr::from_bytes(b"\xff.txt")).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
}
