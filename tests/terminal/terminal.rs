//! What a terminal is sent: nothing that steers it, whatever names and files hold; and no panic where
//! nobody listens.
#![cfg(unix)]

use std::process::Stdio;

use crate::common::User;
use serde_json::json;

/// A name that sets a title, clears the screen, turns the direction around and begins a line of its own.
const EVIL: &str =
    "\u{200b}\u{1b}]0;pwned\u{7}\u{1b}[2J\u{9b}31m\u{202e}evil\u{2066}\u{7f}\r\nFORGED line\u{8}";

const JOURNAL: &str = "campaign = 'core'\nheroes = ['gaarkhan', 'jyn-odan']\n\
    imperial_class = 'military-might'\nseed = 7\n";

fn steers(c: char) -> bool {
    (c.is_control() && !matches!(c, '\n' | '\t'))
        || matches!(c, '\u{200b}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{fdd0}'..='\u{fdef}')
}

/// Runs a command in text and in JSON, and looks at what a terminal would get.
fn harmless(user: &User, args: &[&str]) {
    for json in [false, true] {
        let said = user.run(&[args, if json { &["--json"] } else { &[] }].concat());
        assert!((0..=3).contains(&said.code), "{args:?}: {} {}", said.code, said.err);
        let steering: Vec<_> = said.out.chars().chain(said.err.chars()).filter(|c| steers(*c)).collect();
        assert!(steering.is_empty(), "{args:?}: {steering:?} in {:?}{:?}", said.out, said.err);
        let forged = |line: &str| line.trim_start().starts_with("FORGED");
        assert!(!said.out.lines().chain(said.err.lines()).any(forged), "{args:?}: {}{}", said.out, said.err);
        assert!(
            !json || said.code == 2 || serde_json::from_str::<serde_json::Value>(&said.out).is_ok(),
            "{args:?}"
        );
    }
}

// Finding 19: escapes in names were printed raw.
#[test]
fn no_name_steers_the_terminal_or_begins_a_line_of_an_answer() {
    let user = User::new();
    let squad = json!({
        "name": EVIL, "notes": EVIL,
        "members": [
            { "figure": "swm/clone-trooper", "count": 1 },
            { "figure": EVIL, "name": EVIL, "count": 1 },
            { "name": EVIL, "count": 2 },
        ],
    });
    // As JSON may have it: a text with such characters in the open is taken for no text.
    let escaped = |c: char| if steers(c) { format!("\\u{:04x}", u32::from(c)) } else { c.to_string() };
    let squad = user.file("squad.json", squad.to_string().chars().map(escaped).collect::<String>());
    let saved = user.run(&["squad", "save", &squad, "--json"]).json();
    let id = saved["id"].as_str().expect("an id").to_owned();
    assert_eq!(saved["name"], EVIL, "the value is what it was");
    let file = user.file(&format!("{}.txt", EVIL.replace('/', "")), "Clone Trooper\n");
    let journal = user.file("journal.toml", JOURNAL);
    let sheet = format!("name,{},note\n{0},1,{0}\nClone Trooper,2,x\n", EVIL.replace("\r\n", " "));
    let sheet = user.file("sheet.csv", sheet.replace(|c: char| c.is_control() && c != '\n', " "));
    user.run(&["campaign", "new", EVIL, &journal]).exits(0);
    user.run(&["match", "add", "--with", EVIL, "--squad", &id, "--score", "100:50", "--note", "one\ntwo"])
        .exits(0);
    user.run(&["alias", "add", EVIL, "swm/clone-trooper"]);
    let played = user.run(&["match", "list", "--json"]).json();
    let played = played[0]["id"].as_str().expect("a match").to_owned();

    let commands: &[&[&str]] = &[
        &["squad", "check", &squad],
        &["squad", "check", &file],
        &["squad", "check", EVIL],
        &["squad", "check", &squad, "--format", EVIL],
        &["squad", "save", &squad],
        &["squad", "list"],
        &["squad", "show", &id],
        &["squad", "compare", &squad, &id],
        &["squad", "history", &id],
        &["squad", "fits", &squad],
        &["squad", "fill", &squad],
        &["squad", "gap", "--with", EVIL],
        &["squad", "remove", &id],
        &["squad", "restore", &id, "1"],
        &["collection", "import", &sheet, "--dry-run"],
        &["collection", "import", &sheet, "--map", EVIL],
        &["collection", "missing", &squad],
        &["collection", "add", EVIL],
        &["collection", "show", "--set", EVIL],
        &["figures", "search", EVIL],
        &["figures", "show", EVIL],
        &["alias", "add", EVIL, "swm/clone-trooper"],
        &["alias", "list"],
        &["alias", "remove", EVIL],
        &["match", "list"],
        &["match", "show", &played],
        &["match", "standings"],
        &["match", "remove", &played],
        &["campaign", "list"],
        &["campaign", "show", EVIL],
        &["campaign", "next", EVIL, "--refused"],
        &["campaign", "do", EVIL, "buy", &format!("item={EVIL}"), "hero=jyn-odan"],
        &["campaign", "do", EVIL, EVIL],
        &["campaign", "new", EVIL, &squad],
        &["campaign", "pin", EVIL, "1138"],
        &["campaign", "remove", EVIL],
        &["pack", "check", EVIL],
        &["pack", "settle", EVIL, EVIL],
        &["settings", "set", "language", EVIL],
        &["settings", "set", EVIL, EVIL],
        &["settings", "list"],
        &["print", "sheet", &squad, "-o", &user.path(EVIL).display().to_string()],
        &[EVIL],
        &["squad", EVIL],
        &["squad", "list", EVIL],
        &["--lang", EVIL, "squad", "list"],
    ];
    for args in commands {
        harmless(&user, args);
    }
}

#[test]
fn data_that_goes_to_a_pipe_or_a_file_is_what_it_is() {
    let user = User::new();
    let journal = user.file("journal.toml", JOURNAL);
    user.run(&["campaign", "new", EVIL, &journal]).exits(0);
    let piped = user.run(&["campaign", "export", EVIL]).exits(0);
    assert_eq!(piped.json()["name"], EVIL);
    let path = user.path("out.json").display().to_string();
    user.run(&["campaign", "export", EVIL, "-o", &path]).exits(0);
    assert_eq!(std::fs::read_to_string(&path).expect("a file"), piped.out);
    assert!(piped.out.contains('\u{202e}'), "byte for byte");
}

// Finding 18: a closed standard error, or one whose reader is gone, ended the program with a panic.
#[test]
fn where_nobody_listens_the_exit_code_is_what_it_is() {
    let user = User::new();
    let deaf = || {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        Stdio::from(writer)
    };
    let list = user.file("list.txt", "Clone Trooper\nNobody Anybody Knows\n");
    let commands: [(&[&str], i32); 5] = [
        (&["squad", "check", "/no/such/file"], 2),
        (&["squad"], 2),
        (&["squad", "fly"], 2),
        (&["squad", "export", &list, "--as", "text"], 2),
        (&["pack", "list"], 0),
    ];
    for (args, code) in commands {
        let heard = user.run(args).code;
        assert_eq!(heard, code, "{args:?}");
        let no_error = user.command(args).stdin(Stdio::null()).stderr(deaf()).output().expect("it runs");
        assert_eq!(no_error.status.code(), Some(code), "{args:?} without standard error");
        let neither = user.command(args).stdin(Stdio::null()).stderr(deaf()).stdout(deaf()).output();
        assert_eq!(neither.expect("it runs").status.code(), Some(code), "{args:?} without both");
        let muster = env!("CARGO_BIN_EXE_muster");
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", "\"$0\" \"$@\" >&- 2>&-", muster]).args(args).env("MUSTER_DATA", user.data());
        let closed = shell.env("MUSTER_LANG", "en").status().expect("it runs");
        assert_eq!(closed.code(), Some(code), "{args:?} with both closed");
    }
}

#[test]
fn decimals_and_rules_are_written_as_the_reader_writes_them() {
    let user = User::new();
    let fight = ["odds", "General Obi-Wan Kenobi", "vs", "Count Dooku of Serenno", "--lang"];
    for (language, chance, rule) in [
        ("en", "50.0% (1/2)", "Force points"),
        ("hu", "50,0% (1/2)", "Erő pontok"),
        ("zh-Hans", "50.0% (1/2)", "原力点"),
        ("zh-Hant", "50.0% (1/2)", "原力點"),
    ] {
        let out = user.run(&[&fight[..], &[language]].concat()).exits(0).out;
        assert!(out.contains(chance) && out.contains(rule), "{out}");
    }
}

#[test]
fn an_empty_variable_for_the_data_folder_says_nothing() {
    let user = User::new();
    let mut command = user.command(&["squad", "list"]);
    command.env("MUSTER_DATA", "").env("MUSTER_LANG", "").env("HOME", user.path("home"));
    let ended = command.env_remove("XDG_DATA_HOME").output().expect("the program runs");
    assert_eq!(ended.status.code(), Some(0), "{}", String::from_utf8_lossy(&ended.stderr));
}
