//! The data folder in bad times: what is missing is asked about, what fails beside the work is told.

use std::process::Stdio;

use crate::common::User;

fn kept(user: &User) -> usize {
    user.run(&["squad", "list", "--json"]).json().as_array().map_or(0, Vec::len)
}

fn with_a_squad() -> User {
    let user = User::new();
    let list = user.file("list.txt", "Clone Trooper\n");
    user.run(&["squad", "save", &list]).exits(0);
    user
}

// Finding 3: a missing or empty database started anew in silence beside good backups.
#[test]
fn missing_data_beside_backups_is_asked_about_and_either_answer_works() {
    for empty in [false, true] {
        // The command that left something for the first time left a backup, too.
        let user = with_a_squad();
        for name in ["muster.db", "muster.db-wal", "muster.db-shm"] {
            let _ = std::fs::remove_file(user.data().join(name));
        }
        if empty {
            std::fs::write(user.data().join("muster.db"), "").expect("a file");
        }
        for command in [&["squad", "list", "--json"][..], &["collection", "show", "--json"]] {
            let said = user.run(command);
            assert_eq!(said.json()["code"], "database-vanished", "{}", said.err);
        }
        let newest = user.run(&["backup", "list", "--json"]).exits(0).json()[0]["path"].clone();
        let newest = newest.as_str().expect("a backup").to_owned();
        if empty {
            user.run(&["backup", "start-fresh"]).exits(0);
            assert_eq!(kept(&user), 0);
        }
        user.run(&["backup", "restore", &newest]).exits(0);
        assert_eq!(kept(&user), 1);
    }
}

#[test]
fn starting_fresh_touches_no_data_that_is_there() {
    let user = with_a_squad();
    user.run(&["backup", "start-fresh"]).exits(0);
    assert_eq!(kept(&user), 1);
}

// Finding 13: a backup in the present folder failed with exit 3 and had written over what was there.
#[test]
fn a_backup_can_be_saved_by_a_bare_name() {
    let user = with_a_squad();
    let here = user.path("");
    for _ in 0..2 {
        let mut command = user.command(&["backup", "save", "foo.db"]);
        assert!(command.current_dir(&here).stdout(Stdio::null()).status().expect("it runs").success());
    }
    std::fs::write(here.join("thesis.db"), "three years").expect("a file");
    let mut command = user.command(&["backup", "save", "thesis.db"]);
    assert!(!command.current_dir(&here).output().expect("it runs").status.success());
    assert_eq!(std::fs::read_to_string(here.join("thesis.db")).expect("a file"), "three years");
}

#[test]
fn a_backup_is_not_written_over_the_programs_own_files() {
    let user = with_a_squad();
    for own in ["muster.db", "cache.db", "machine-id", "packs/x.db"] {
        let path = user.data().join(own).display().to_string();
        assert_ne!(user.run(&["backup", "save", &path]).code, 0, "{own}");
    }
    assert_eq!(kept(&user), 1);
}

// Finding 17: where the day's backup could not be written, even reading failed.
#[test]
fn a_backup_of_the_day_that_fails_is_told_and_stops_nothing() {
    let user = with_a_squad();
    let backups = user.data().join("backups");
    let _ = std::fs::remove_dir_all(&backups);
    std::fs::write(&backups, "in the way").expect("a file");
    let said = user.run(&["squad", "list"]).exits(0);
    assert!(said.out.contains("1"), "{}", said.out);
    assert!(said.err.contains("backup"), "{}", said.err);
    let list = user.file("more.txt", "Clone Trooper\nClone Trooper\n");
    user.run(&["squad", "save", &list]).exits(0);
}

// Finding 12: damage in the cache locked everything.
#[test]
fn a_damaged_cache_is_made_anew_without_a_word() {
    let user = with_a_squad();
    let found = user.run(&["figures", "search", "vader", "--json"]).exits(0).out;
    let cache = user.data().join("cache.db");
    for harm in 0..3 {
        let _ = std::fs::remove_file(user.data().join("cache.db-wal"));
        let mut bytes = std::fs::read(&cache).expect("the cache");
        match harm {
            0 => bytes.clear(),
            1 => bytes[..100].fill(b'x'),
            _ => {
                let half = bytes.len() / 8;
                bytes[half..].fill(0xa5);
            }
        }
        std::fs::write(&cache, bytes).expect("written");
        assert_eq!(user.run(&["figures", "search", "vader", "--json"]).exits(0).out, found, "harm {harm}");
        assert_eq!(kept(&user), 1);
    }
}

// Without one of these the answer was "no such table", and that everything already saved was safe.
#[test]
fn a_table_that_is_gone_is_damage_and_the_newest_backup_is_named() {
    for table in ["squad_tag", "entry", "entry_head", "hub", "setting", "own_pack_file"] {
        let user = with_a_squad();
        let newest = user.run(&["backup", "list", "--json"]).exits(0).json()[0]["path"].clone();
        let newest = newest.as_str().expect("a backup").to_owned();
        let data = rusqlite::Connection::open(user.data().join("muster.db")).expect("the data");
        data.execute_batch(&format!("PRAGMA foreign_keys = OFF; DROP TABLE {table}")).expect("dropped");
        drop(data);
        let said = user.run(&["squad", "list", "--json"]).exits(3).json();
        assert_eq!(said["code"], "database-corrupt", "{table}: {said}");
        assert!(said.to_string().contains(&newest), "{table}: {said}");
        user.run(&["backup", "restore", &newest]).exits(0);
        assert_eq!(kept(&user), 1, "{table}");
    }
}

// Low: the data folder could be read by everybody on the machine.
#[cfg(unix)]
#[test]
fn a_new_data_folder_is_nobody_elses() {
    use std::os::unix::fs::PermissionsExt as _;
    let user = with_a_squad();
    let mode = std::fs::metadata(user.data()).expect("a folder").permissions().mode();
    assert_eq!(mode & 0o077, 0, "{mode:o}");
}
