//! Two machines of one user, which exchange everything through a folder: what each says of the other's work.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{Said, User};

pub(crate) const SWM: &str = "star-wars-miniatures";

/// Two machines in a group, and the folder between them.
pub(crate) struct Pair {
    pub(crate) one: User,
    pub(crate) other: User,
    folder: tempfile::TempDir,
}

impl Pair {
    pub(crate) fn new() -> Self {
        let pair = Self {
            one: User::new(),
            other: User::new(),
            folder: tempfile::tempdir().expect("a temporary folder"),
        };
        let folder = pair.folder.path().display().to_string();
        let made = pair.one.run(&["hub", "create", &folder, "Mine", "--machine", "Desktop", "--json"]);
        let code = made.exits(0).json()["code"].as_str().expect("a code").to_owned();
        pair.other.run(&["hub", "join", &folder, &code, "--machine", "Laptop"]).exits(0);
        pair.meet();
        pair
    }

    /// Exchanges until both have everything.
    pub(crate) fn meet(&self) {
        for user in [&self.one, &self.other, &self.one, &self.other] {
            user.run(&["hub", "sync"]).exits(0);
        }
    }

    pub(crate) fn both(&self) -> [&User; 2] {
        [&self.one, &self.other]
    }

    /// Returns the files of parcels in the folder, the largest first.
    fn parcels(&self) -> Vec<PathBuf> {
        let mut found = Vec::new();
        collect(self.folder.path(), &mut found);
        found.sort_by_key(|path| std::cmp::Reverse(fs::metadata(path).map_or(0, |about| about.len())));
        found
    }
}

fn collect(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|end| end == "parcels") {
            found.push(path);
        }
    }
}

fn told(said: &Said) -> String {
    format!("{}{}", said.out, said.err)
}

#[test]
fn a_changed_byte_is_told_to_who_reads_with_the_machines_name_and_mended_by_who_wrote_it() {
    let pair = Pair::new();
    for figures in 1..12 {
        let table = format!("printing,figures\nswm/rebel-storm/3,{figures}\n");
        pair.other.run(&["collection", "import", &pair.other.file("f.csv", table)]).exits(0);
        pair.other.run(&["hub", "sync"]).exits(0);
    }
    let path = pair.parcels().remove(0);
    let mut bytes = fs::read(&path).expect("parcels");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&path, bytes).expect("a file");
    pair.one.run(&["hub", "sync"]).exits(0);
    let status = pair.one.run(&["hub", "status"]).exits(0).out;
    assert!(status.contains("Can’t read everything from Laptop"), "{status}");
    pair.meet();
    let status = pair.one.run(&["hub", "status"]).exits(0).out;
    assert!(!status.contains("Can’t read"), "{status}");
    let [one, other] = pair.both().map(|user| user.run(&["collection", "export", "--json"]).exits(0).out);
    assert_eq!(one, other);
}

#[test]
fn undoing_what_another_machine_has_changed_since_is_refused_and_says_why() {
    let pair = Pair::new();
    let set = |user: &User, figures: u32| {
        let table = format!("printing,figures\nswm/rebel-storm/3,{figures}\nswm/rebel-storm/5,1\n");
        user.run(&["collection", "import", &user.file("f.csv", table)]).exits(0);
    };
    for figures in [2, 9] {
        set(&pair.one, figures);
        pair.meet();
    }
    set(&pair.other, 4);
    pair.meet();
    let before = pair.one.run(&["collection", "export", "--json"]).out;
    let undone = pair.one.run(&["collection", "undo"]).exits(2);
    assert!(
        told(&undone).contains("can’t be undone") && told(&undone).contains("Chewbacca"),
        "{}",
        told(&undone)
    );
    assert_eq!(pair.one.run(&["collection", "export", "--json"]).out, before);
    // Who changed it last can.
    pair.other.run(&["collection", "undo"]).exits(0);
    pair.meet();
    let after = pair.one.run(&["collection", "export", "--json"]).out;
    assert!(after.contains("swm/rebel-storm/3,") && after != before, "{after}");
    pair.one.run(&["collection", "undo"]).exits(0);
}

#[test]
fn of_two_answers_to_one_question_both_machines_have_the_same_one() {
    let pair = Pair::new();
    let question = "cost-change:swm/weequay-leader";
    for (user, answer) in [(&pair.one, "name~Weequay"), (&pair.other, "none")] {
        user.run(&["pack", "settle", question, answer]).exits(0);
    }
    pair.meet();
    let rows = pair.both().map(|user| {
        user.run(&["pack", "export", "answers-swm", "-o", &user.path("out").display().to_string()]).exits(0);
        let table = fs::read_dir(user.path("out")).expect("a pack");
        let mut found = Vec::new();
        for entry in table.flatten() {
            let path = entry.path();
            let path = if path.is_dir() { path.join("cost_changes.csv") } else { path };
            if path.file_name().is_some_and(|name| name == "cost_changes.csv") {
                found.extend(fs::read_to_string(path).expect("a table").lines().skip(1).map(str::to_owned));
            }
        }
        found
    });
    assert_eq!((rows[0].len(), &rows[0]), (1, &rows[1]), "{rows:?}");
}

#[test]
fn of_a_games_two_ends_the_one_that_is_kept_is_the_one_its_match_tells() {
    for keep in ["1", "2"] {
        let pair = Pair::new();
        let record =
            "[[side]]\nname = 'Anna'\nsquad = 'Bossk'\n[[side]]\nname = 'Béla'\nsquad = '2 Stormtrooper'\n";
        pair.one.run(&["play", "new", "Fri", &pair.one.file("game.toml", record)]).exits(0);
        pair.meet();
        for (user, winner) in [(&pair.one, "Anna"), (&pair.other, "Béla")] {
            user.run(&["play", "end", "Fri", "--mine", "Anna", "--winner", winner]).exits(0);
        }
        pair.meet();
        let status = pair.one.run(&["hub", "status"]).exits(0).out;
        assert!(status.contains("(won)") && status.contains("(won by Béla)"), "{status}");
        assert!(status.contains("End of the game: Anna"), "{status}");
        pair.one.run(&["hub", "keep", "Fri", keep]).exits(0);
        pair.meet();
        for user in pair.both() {
            let status = user.run(&["hub", "status", "--json"]).exits(0).json();
            assert_eq!(status["forks"], serde_json::json!([]));
            let game = user.run(&["play", "show", "Fri", "--json"]).exits(0).json();
            let log = user.run(&["match", "list", "--game", SWM, "--json"]).exits(0).json();
            let told = (game["winner"].as_str(), log[0]["result"]["outcome"].as_str());
            assert!([(Some("Anna"), Some("won")), (Some("Béla"), Some("lost"))].contains(&told), "{told:?}");
        }
    }
}

#[test]
fn without_a_group_or_with_something_in_its_way_what_to_do_is_said() {
    let user = User::new();
    for command in [&["hub", "sync", "Mine"][..], &["hub", "code"], &["hub", "leave"]] {
        let said = told(&user.run(command).exits(2));
        assert!(said.contains("This machine is in no group"), "{said}");
    }
    let pair = Pair::new();
    let said = told(&pair.one.run(&["hub", "sync", "Yours"]).exits(2));
    assert!(said.contains("no group called “Yours”. Available: Mine"), "{said}");
    let said = told(&pair.one.run(&["hub", "keep", "Patrol", "1"]).exits(2));
    assert!(said.contains("nothing to choose for “Patrol”.") && !said.contains("Available"), "{said}");

    // Where its own folder was, something else is.
    let path = pair.parcels().remove(0);
    let stream = path.parent().expect("a stream");
    fs::remove_dir_all(stream).expect("its folder");
    fs::write(stream, "hello").expect("a file");
    let table = pair.one.file("f.csv", "printing,figures\nswm/rebel-storm/3,1\n");
    let mut all = String::new();
    for user in pair.both() {
        user.run(&["collection", "import", &table]).exits(0);
        all.push_str(&told(&user.run(&["hub", "sync"])));
    }
    assert!(all.contains("in the way") && all.contains("Remove it") && !all.contains("os error"), "{all}");
}
