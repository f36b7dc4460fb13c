//! Bad input gets a clear error that says where and what to do, and nothing is lost.

use crate::common::{Said, User};

const SAMPLE: &str = include_str!("../../docs/sample-squad.txt");

/// The error's code, and that its text says what it means and what to do.
fn code(user: &User, args: &[&str]) -> String {
    let text = user.run(args);
    assert!(text.code >= 2 && text.out.is_empty(), "{}{}", text.out, text.err);
    assert!(text.err.contains("Your data:") && text.err.contains("What to do:"), "{}", text.err);
    let json = user.run(&[args, &["--json"]].concat());
    assert_eq!(json.code, text.code);
    let json = json.json();
    assert!(json["message"].as_str().is_some_and(|m| text.err.replace('\n', " ").contains(&m[..10])));
    json["code"].as_str().expect("a code").to_owned()
}

fn check(user: &User, name: &str, contents: impl AsRef<[u8]>) -> Said {
    let file = user.file(name, contents);
    user.run(&["squad", "check", &file, "--json"])
}

#[test]
fn files_that_hold_no_list_are_refused_by_name() {
    let user = User::new();
    let of = |name: &str, bytes: &[u8]| code(&user, &["squad", "check", &user.file(name, bytes)]);
    assert_eq!(of("empty.txt", b""), "file-empty");
    assert_eq!(of("blank.txt", b" \n\t\r\n"), "file-empty");
    assert_eq!(of("picture.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), "picture-no-squad");
    assert_eq!(of("broken.json", b"{\"members\": [\n  {\"count\": }]}"), "json-invalid");
    assert_eq!(of("other.pdf", b"%PDF-1.7\n%%EOF"), "pdf-no-squad");
    assert_eq!(of("heading.txt", b"--- Faction: Republic ---\n"), "nothing-found");
    assert_eq!(code(&user, &["squad", "check", "no-such-file.txt"]), "file-not-found");
    assert_eq!(code(&user, &["squad", "check", "No such squad"]), "not-found");
    let folder = user.path(".").display().to_string();
    assert_eq!(code(&user, &["squad", "check", &folder]), "file-unreadable");
}

#[test]
fn a_file_of_100_megabytes_is_refused_at_once() {
    let user = User::new();
    let path = user.path("huge.txt");
    let file = std::fs::File::create(&path).expect("a file");
    file.set_len(100 << 20).expect("a sparse file");
    assert_eq!(code(&user, &["squad", "check", &path.display().to_string()]), "file-too-large");
    let lines = "General Obi-Wan Kenobi\n".repeat(200_000);
    let file = user.file("long.txt", lines);
    assert!(["list-too-long", "file-too-large"].contains(&code(&user, &["squad", "check", &file]).as_str()));
}

#[test]
fn lists_in_other_encodings_are_read_and_the_program_says_so() {
    let user = User::new();
    let text = "Obi-Wan Kenobi tábornok 55\nARC Trooper 18\n3 Klón katona 27\n";
    let utf16: Vec<u8> = [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let windows: Vec<u8> = text
        .chars()
        .map(|c| match c {
            'á' => 0xe1,
            'ó' => 0xf3,
            c => u8::try_from(u32::from(c)).expect("Latin"),
        })
        .collect();
    for (name, bytes, encoding) in [("a.txt", utf16, "UTF-16LE"), ("b.txt", windows, "windows-1250")] {
        let file = user.file(name, bytes);
        let said = user.run(&["squad", "check", &file]).exits(0);
        assert!(said.out.contains(encoding), "{}", said.out);
    }
}

#[test]
fn a_line_nobody_understands_is_reported_with_its_number_and_never_dropped() {
    let user = User::new();
    let long = "x".repeat(10_000);
    let text = format!(
        "{SAMPLE}{long}\n-3 Clone Trooper\n0 Clone Trooper\n99999999999 Clone Trooper\nJar Jar Vader\n"
    );
    let json = check(&user, "list.txt", text).exits(2).json();
    assert_eq!(json["verdict"], "unsure");
    let lines: Vec<_> =
        json["unresolved"].as_array().expect("unresolved").iter().map(|u| u["line"].as_u64()).collect();
    assert_eq!(lines, [6, 7, 8, 9, 10].map(Some));
    for line in json["unresolved"].as_array().expect("unresolved") {
        assert!(line["message"].as_str().is_some_and(|m| m.contains("Line ") && m.len() < 400), "{line}");
    }
}

#[test]
fn a_squad_without_members_is_illegal_and_says_so() {
    let user = User::new();
    let json = check(&user, "empty.json", "{\"members\": []}").exits(1).json();
    assert_eq!(json["findings"][0]["rule"], "MUSTER-EMPTY");
}

#[test]
fn claims_that_are_not_so_are_warned_of() {
    let user = User::new();
    let json =
        check(&user, "claims.txt", SAMPLE.replace("100 pts, 5 activations", "98 pts, 6 activations")).json();
    let findings = json["findings"].as_array().expect("findings");
    let claims = findings.iter().filter(|f| f["rule"] == "MUSTER-CLAIM" && f["severity"] == "warning");
    assert_eq!(claims.count(), 2, "{findings:?}");
}

#[test]
fn names_that_are_none_of_the_games_are_refused_with_those_there_are() {
    let user = User::new();
    let file = user.file("list.txt", SAMPLE);
    for (option, code_expected) in [
        ("--game", "unknown-game"),
        ("--format", "unknown-format"),
        ("--era", "unknown-era"),
        ("--side", "unknown-side"),
        ("--faction", "unknown-faction"),
    ] {
        let args = ["squad", "check", &file, option, "nonsense"];
        assert_eq!(code(&user, &args), code_expected);
        let json = user.run(&[&args[..], &["--json"]].concat()).json();
        assert!(json["details"]["known"].as_str().is_some_and(|k| !k.is_empty()), "{json}");
    }
}

#[test]
fn output_that_cannot_be_written_is_an_error_and_leaves_no_half_file() {
    let user = User::new();
    let file = user.file("list.txt", SAMPLE);
    let folder = user.path("folder");
    std::fs::create_dir(&folder).expect("a folder");
    for target in [folder.clone(), folder.join("missing").join("sheet.pdf")] {
        let target = target.display().to_string();
        assert_eq!(code(&user, &["print", "sheet", &file, "-o", &target]), "output-not-writable");
    }
    // /dev/full takes no byte.
    assert_eq!(code(&user, &["print", "sheet", &file, "-o", "/dev/full"]), "output-not-writable");
    assert_eq!(std::fs::read_dir(&folder).expect("the folder").count(), 0);
}

#[test]
fn a_database_that_cannot_be_used_is_refused_and_left_alone() {
    for (name, contents, expected) in [
        ("corrupt", b"SQLite format 3\0 and then nonsense".to_vec(), "database-corrupt"),
        ("text", b"shopping list".to_vec(), "not-a-muster-database"),
    ] {
        let user = User::new();
        std::fs::create_dir_all(user.data()).expect("the data folder");
        let database = user.data().join(muster_database_name());
        std::fs::write(&database, &contents).expect("a file");
        let found = code(&user, &["squad", "list"]);
        assert!(
            [expected, "database-corrupt", "not-a-muster-database"].contains(&found.as_str()),
            "{name}: {found}"
        );
        assert_eq!(std::fs::read(&database).expect("the file"), contents, "{name}");
        // The rules need no database: the verdict is still given.
        let file = user.file("list.txt", SAMPLE);
        user.run(&["squad", "check", &file]).exits(0);
        assert_eq!(std::fs::read(&database).expect("the file"), contents, "{name}");
    }
}

#[test]
fn a_newer_database_is_refused_and_left_alone() {
    let user = User::new();
    let file = user.file("list.txt", SAMPLE);
    user.run(&["squad", "save", &file]).exits(0);
    let database = user.data().join(muster_database_name());
    crate::common::tool("sqlite3", &[&database.display().to_string(), "PRAGMA user_version = 9999"]);
    let before = std::fs::read(&database).expect("the database");
    assert_eq!(code(&user, &["squad", "list"]), "database-too-new");
    assert_eq!(code(&user, &["squad", "save", &file]), "database-too-new");
    assert_eq!(std::fs::read(&database).expect("the database"), before);
}

#[test]
fn a_database_that_another_program_holds_is_told_and_nothing_is_half_saved() {
    use std::io::{BufRead as _, Write as _};
    let user = User::new();
    let file = user.file("list.txt", SAMPLE);
    user.run(&["squad", "save", &file]).exits(0);
    let mut other = std::process::Command::new("sqlite3")
        .arg(user.data().join(muster_database_name()))
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("sqlite3 is needed (script/test installs it)");
    let mut stdin = other.stdin.take().expect("its input");
    stdin.write_all(b"BEGIN EXCLUSIVE;\nSELECT 'held';\n").expect("the other program listens");
    let mut held = String::new();
    let stdout = other.stdout.take().expect("its output");
    std::io::BufReader::new(stdout).read_line(&mut held).expect("it answers");
    assert_eq!(held.trim(), "held");
    let said = user.run(&["squad", "save", &file, "--name", "Other", "--json"]).exits(3);
    assert_eq!(said.json()["code"], "database-locked");
    drop(stdin);
    other.wait().expect("the other program ends");
    assert_eq!(user.run(&["squad", "list", "--json"]).exits(0).json().as_array().map(Vec::len), Some(1));
    user.run(&["squad", "save", &file, "--name", "Other"]).exits(0);
}

#[test]
fn a_broken_pack_beside_good_ones_is_listed_and_harms_nothing() {
    let user = User::new();
    let pack = user.data().join("packs").join("mine");
    std::fs::create_dir_all(&pack).expect("a pack");
    std::fs::write(pack.join("pack.toml"), "name = \"Mine\"\nextends = \"star-wars-miniatures\"\n")
        .expect("a file");
    std::fs::write(
        pack.join("persons.csv"),
        "person,figure,standing,basis,source,note\nx,swm/nobody,maybe,me,me,\n",
    )
    .expect("a file");
    let file = user.file("list.txt", SAMPLE);
    user.run(&["squad", "check", &file]).exits(0);
    let listed = user.run(&["pack", "list"]).exits(1);
    assert!(
        listed.out.contains("787 figures") && listed.out.contains("persons.csv, line 2"),
        "{}",
        listed.out
    );
    let json = user.run(&["pack", "check", &pack.display().to_string(), "--json"]).exits(1).json();
    assert_eq!(json[0]["problems"].as_array().map(Vec::len), Some(3), "{json}");
}

#[test]
fn arguments_that_make_no_sense_exit_with_2() {
    let user = User::new();
    for args in [&["squad"][..], &["squad", "chekc"], &["squad", "check"], &["--points", "many"], &[]] {
        assert_eq!(user.run(args).code, 2, "{args:?}");
    }
    user.run(&["--help"]).exits(0);
    user.run(&["--version"]).exits(0);
}

fn muster_database_name() -> &'static str {
    "muster.db"
}

#[test]
fn what_can_not_be_is_told_with_what_can() {
    let user = User::new();
    let said = user.run(&["match", "list", "--game", "imperial-assault"]).exits(0).out;
    assert!(said.contains("Imperial Assault") && said.contains("--game"), "{said}");
    let record = user.file(
        "game.toml",
        "[[side]]\nname = 'Anna'\nsquad = 'Bossk'\n[[side]]\nname = 'Béla'\nsquad = '2 Stormtrooper'\n",
    );
    user.run(&["play", "new", "Fri", &record]).exits(0);
    let said = user.run(&["play", "end", "Fri", "--reason", "gave up"]).exits(1).out;
    assert!(said.contains("gave up") && said.contains("elimination"), "{said}");
    #[cfg(unix)]
    {
        let said = user.run(&["squad", "check", "/dev/zero"]).exits(2).err;
        assert!(!said.contains("is 0 MiB"), "{said}");
    }
    // The first data of a machine replace none.
    let backup = user.path("kept.db").display().to_string();
    user.run(&["backup", "save", &backup]).exits(0);
    let said = User::new().run(&["backup", "restore", &backup]).exits(0).out;
    assert!(said.contains("no data here before") && !said.contains('–'), "{said}");
}
