//! The shapes of `--json` (docs/json.md): one user's commands, and all that they answer. Scripts of others
//! rely on it, so a change here is a change of the program's interface.
//!
//! `MUSTER_WRITE_GOLDEN=1 cargo test -p muster-cli --test terminal golden` writes the answers anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::common::{User, project};

const SQUAD: &str = "Ambush (100)\n3 Clone Trooper 9\nClone Commander\nBossk\nsome nonsense here\n";
const OTHER: &str = "Other\n2 Stormtrooper\nBossk\n";
const RAPPORT: &str = r#"{"name": "Naboo", "format": "era-play", "era": "rise-of-the-empire", "side": "light",
    "members": [{"figure": "swm/queen-amidala"}, {"figure": "swm/clone-trooper", "count": 4},
                {"figure": "swm/mon-mothma"}],
    "side_lists": [{"holder": "swm/mon-mothma", "kind": "reserves",
                    "members": [{"figure": "swm/clone-trooper", "count": 2}]}]}"#;
const JOURNAL: &str = "campaign = 'core'\nheroes = ['gaarkhan', 'jyn-odan']\n\
    imperial_class = 'military-might'\nseed = 7\n\
    [[step]]\ndo = 'mission'\nname = 'aftermath'\nwinner = 'rebels'\ncrates = 2\n";
const GAME: &str = "[[side]]\nname = 'Anna'\nsquad = 'Bossk'\n[[side]]\nname = 'Béla'\nsquad = '2 Stormtrooper'\n\
    [[event]]\ndo = 'initiative'\nrolls = [12, 3]\n[[event]]\ndo = 'activate'\nfigure = 'Bossk'\n\
    [[event]]\ndo = 'attack'\nby = 'Bossk'\ntarget = 'Stormtrooper 2'\ndamage = 20\n\
    [[event]]\ndo = 'activate'\nfigure = 'Bossk'\n";
const BEGUN: &str = "[[side]]\nname = 'Anna'\nsquad = 'Bossk'\n[[side]]\nname = 'Béla'\nsquad = '2 Stormtrooper'\n\
    [[event]]\ndo = 'attack'\nby = 'Bossk'\ntarget = 'Stormtrooper 2'\ndamage = 10\n";
const MINI: &str = "campaign = 'twin-shadows'\nheroes = ['gaarkhan', 'jyn-odan']\nseed = 7\n";
const COLLECTION: &str = "name,figures,cards,wanted\nChewbacca,2,1,1\nClone Trooper,6,6,0\nNobody,1,1,0\n";

/// Bossk for Greedo, and Greedo for Bossk; Cili gives Bossk for Chewbacca.
const TRADES: [(&str, &str); 2] = [
    (
        "bela.json",
        r#"{"format": "muster-trades", "version": 1, "game": "star-wars-miniatures", "name": "Béla",
            "spares": [{"printing": "swm/rebel-storm/3", "count": 2, "worth": "5.00 EUR"}],
            "wants": [{"printing": "swm/rebel-storm/56"}]}"#,
    ),
    (
        "cili.json",
        r#"{"format": "muster-trades", "version": 1, "game": "star-wars-miniatures", "name": "Cili",
            "spares": [{"printing": "swm/rebel-storm/56"}],
            "wants": [{"printing": "swm/clone-strike/6", "count": 3, "worth": "1.50 EUR"}]}"#,
    ),
];

const FACTS: &str = "figure,column,value\nswm/bossk,hp,95\nswm/bossk,unique,yes\nswm/yoda,hp,many\n";

const WORDS: &str = "of,about,name,text\nterm,bloated,,Moves twice.\nterm,bust,,All is lost.\nterm,luck,,x\n";

/// Commands in the order in which a user types them, each with the name of its golden file; `@name` stands
/// for a file of that name.
const COMMANDS: &[(&str, &[&str])] = &[
    ("squad-check", &["squad", "check", "@squad.txt"]),
    ("squad-check-rapport", &["squad", "check", "@rapport.json"]),
    ("squad-check-hu", &["squad", "check", "@squad.txt", "--lang", "hu"]),
    ("squad-check-not-there", &["squad", "check", "@nowhere.txt"]),
    ("squad-save", &["squad", "save", "@squad.txt", "--name", "Ambush"]),
    ("squad-save-again", &["squad", "save", "@squad.txt", "--name", "Ambush", "--points", "150"]),
    ("squad-save-other", &["squad", "save", "@other.txt", "--name", "Other"]),
    ("squad-list", &["squad", "list"]),
    ("squad-show", &["squad", "show", "Ambush"]),
    ("squad-tag", &["squad", "tag", "Other", "fast, May cup", "--folder", "Cups"]),
    ("squad-history", &["squad", "history", "Ambush"]),
    ("squad-versions", &["squad", "versions", "Ambush"]),
    ("squad-versions-merge-nothing", &["squad", "versions", "Ambush", "--merge"]),
    ("squad-compare", &["squad", "compare", "Ambush", "Other"]),
    ("squad-export", &["squad", "export", "Other"]),
    ("squad-export-json", &["squad", "export", "Other", "--as", "json"]),
    ("squad-export-markdown", &["squad", "export", "@other.txt", "--as", "markdown"]),
    ("squad-export-bbcode", &["squad", "export", "@rapport.json", "--as", "bbcode", "--lang", "hu"]),
    ("squad-export-html", &["squad", "export", "@rapport.json", "--as", "html", "--lang", "zh-Hant"]),
    ("squad-export-link-no-address", &["squad", "export", "@other.txt", "--as", "link"]),
    ("squad-export-link-address", &["settings", "set", "share-address", "https://club.example/muster/"]),
    ("squad-export-link", &["squad", "export", "@other.txt", "--as", "link"]),
    ("squad-export-no-picture", &["squad", "export", "@other.txt", "--as", "picture"]),
    ("squad-rename", &["squad", "rename", "Other", "Another"]),
    ("squad-remove", &["squad", "remove", "Another"]),
    ("squad-list-removed", &["squad", "list", "--removed"]),
    ("squad-restore", &["squad", "restore", "Ambush", "1"]),
    ("squad-count", &["squad", "count", "--points", "15", "--faction", "republic"]),
    ("squad-random", &["squad", "random", "--points", "50", "--seed", "7"]),
    ("squad-fits", &["squad", "fits", "@fits.txt"]),
    ("squad-fill", &["squad", "fill", "@fits.txt", "--top", "2"]),
    ("figures-search", &["figures", "search", "chewbacca", "--game", "star-wars-miniatures"]),
    ("figures-show", &["figures", "show", "swm/chewbacca"]),
    ("figures-show-hu", &["figures", "show", "swm/clone-trooper", "--lang", "hu"]),
    ("terms-show", &["terms", "show", "Grenades 20", "--lang", "hu"]),
    ("terms-search", &["terms", "search", "double six", "--game", "space-marine-heroes"]),
    ("terms-list", &["terms", "list", "--game", "space-marine-heroes", "--does", "rerolls"]),
    ("terms-squad", &["terms", "squad", "Ambush"]),
    ("terms-write", &["terms", "write", "Bloated", "Moves twice.", "--game", "space-marine-heroes"]),
    ("terms-export", &["terms", "export", "--game", "space-marine-heroes"]),
    ("terms-import", &["terms", "import", "@words.csv", "--game", "space-marine-heroes", "--take"]),
    ("figures-search-term", &["figures", "search", "--with-term", "Charging Assault", "--limit", "1"]),
    (
        "odds-roll",
        &["odds", "Security Battle Droid", "vs", "General Obi-Wan Kenobi", "--cover", "4", "--helpers", "1"],
    ),
    (
        "odds-pools",
        &[
            "odds",
            "--game",
            "imperial-assault",
            "--dice",
            "blue",
            "--against",
            "white",
            "--surge",
            "damage 1",
        ],
    ),
    ("odds-squads", &["odds", "--squad", "Ambush", "--against-squad", "@other.txt"]),
    ("odds-luck", &["odds", "--game", "space-marine-heroes", "--kept", "6", "--rolled", "1,1,1,2,3"]),
    ("match-maps", &["match", "maps", "Jabba", "--game", "imperial-assault"]),
    ("collection-import", &["collection", "import", "@collection.csv"]),
    ("collection-products", &["collection", "products", "--game", "imperial-assault"]),
    ("collection-show", &["collection", "show", "--game", "star-wars-miniatures"]),
    (
        "collection-edit",
        &[
            "collection",
            "edit",
            "--set",
            "Rebel Storm",
            "--show",
            "missing",
            "--want-up-to",
            "1",
            "--dry-run",
        ],
    ),
    ("collection-missing", &["collection", "missing", "Ambush"]),
    ("collection-export", &["collection", "export", "--game", "star-wars-miniatures"]),
    (
        "collection-edit-trade",
        &["collection", "edit", "--search", "Clone Trooper", "--show", "owned", "--trade-beyond", "4"],
    ),
    ("trades-write", &["trades", "write", "--name", "Anna"]),
    (
        "trades-find",
        &["trades", "find", "@bela.json", "@cili.json", "--me", "Anna", "--any-rarity", "--lang", "hu"],
    ),
    (
        "print-trades",
        &["print", "trades", "@bela.json", "@cili.json", "--me", "Anna", "--any-rarity", "-o", "@trades.pdf"],
    ),
    ("trades-book", &["trades", "book", "@bela.json", "@cili.json", "--me", "Anna", "--any-rarity"]),
    (
        "trades-book-changed",
        &["trades", "book", "@bela.json", "@cili.json", "--me", "Anna", "--plan", "0000-0000"],
    ),
    ("trades-undo", &["trades", "undo"]),
    ("trades-undo-again", &["trades", "undo"]),
    ("squad-gap", &["squad", "gap", "--owned", "--points", "10", "--faction", "republic"]),
    ("print-sheet", &["print", "sheet", "Ambush", "-o", "@sheet.pdf"]),
    ("print-cards", &["print", "cards", "Ambush", "-o", "@cards.pdf"]),
    ("print-reference", &["print", "reference", "Ambush", "-o", "@reference.pdf"]),
    ("print-board", &["print", "board", "--game", "space-marine-heroes", "-o", "@board.pdf"]),
    ("print-checklist", &["print", "checklist", "--set", "RS", "-o", "@list.pdf"]),
    ("campaign-run", &["campaign", "run", "@journal.toml"]),
    ("play-run", &["play", "run", "@game.toml"]),
    ("play-new", &["play", "new", "Friday", "@begun.toml"]),
    ("play-list", &["play", "list"]),
    ("play-do", &["play", "do", "Friday", "damage", "figure=Bossk", "amount=10", "by=Stormtrooper"]),
    ("play-do-refused", &["play", "do", "Friday", "activate", "figure=nobody"]),
    ("play-undo", &["play", "undo", "Friday"]),
    ("play-redo", &["play", "redo", "Friday"]),
    ("play-show", &["play", "show", "Friday"]),
    ("play-end", &["play", "end", "Friday", "--date", "2026-05-17"]),
    ("play-stats", &["play", "stats", "--game", "star-wars-miniatures"]),
    ("play-rename", &["play", "rename", "Friday", "Saturday"]),
    ("play-remove", &["play", "remove", "Saturday"]),
    ("play-restore", &["play", "restore", "Saturday"]),
    ("campaign-new", &["campaign", "new", "Tuesdays", "@journal.toml"]),
    ("campaign-list", &["campaign", "list"]),
    ("campaign-show", &["campaign", "show", "Tuesdays"]),
    ("campaign-next", &["campaign", "next", "Tuesdays", "--refused"]),
    ("campaign-do", &["campaign", "do", "Tuesdays", "shop"]),
    ("campaign-do-refused", &["campaign", "do", "Tuesdays", "buy", "item=no-such", "hero=jyn-odan"]),
    ("campaign-undo", &["campaign", "undo", "Tuesdays"]),
    ("campaign-redo", &["campaign", "redo", "Tuesdays"]),
    ("campaign-heroes-list", &["campaign", "list", "heroes", "--of", "Tuesdays"]),
    ("campaign-history", &["campaign", "history", "Tuesdays"]),
    ("campaign-histories", &["campaign", "histories", "Tuesdays"]),
    ("campaign-mend", &["campaign", "mend", "Tuesdays", "1", "winner=empire"]),
    ("campaign-night", &["campaign", "night", "Tuesdays"]),
    ("campaign-night-begin", &["campaign", "night", "Tuesdays", "begin", "A New Threat"]),
    ("campaign-night-refused", &["campaign", "night", "Tuesdays", "threat", "-1"]),
    ("campaign-rename", &["campaign", "rename", "Tuesdays", "Tuesdays"]),
    ("campaign-pin", &["campaign", "pin", "Tuesdays", "1138"]),
    ("campaign-print", &["campaign", "print", "Tuesdays", "-o", "@log.pdf"]),
    ("campaign-export", &["campaign", "export", "Tuesdays", "-o", "@tuesdays.json"]),
    ("campaign-import", &["campaign", "import", "@tuesdays.json"]),
    ("campaign-remove", &["campaign", "remove", "Tuesdays"]),
    ("campaign-restore", &["campaign", "restore", "Tuesdays"]),
    ("campaign-new-mini", &["campaign", "new", "Sundays", "@mini.toml"]),
    ("campaign-amounts", &["campaign", "list", "amounts", "--of", "Sundays"]),
    ("campaign-forget", &["campaign", "forget", "Hunted Down"]),
    (
        "match-add",
        &["match", "add", "--with", "Béla", "--date", "2026-05-17", "--squad", "Ambush", "--score", "120:90"],
    ),
    (
        "match-log",
        &[
            "match",
            "log",
            "--with",
            "Ádám",
            "--date",
            "2026-05-18",
            "--game",
            "imperial-assault",
            "--mission",
            "fallout",
            "--initiative",
            "me",
            "--score",
            "38:38",
            "--tie",
            "defeating=30:28",
        ],
    ),
    (
        "tournament-new",
        &[
            "tournament",
            "new",
            "Club evening",
            "--game",
            "imperial-assault",
            "--rounds",
            "2",
            "--player",
            "Anna",
            "--player",
            "Béla",
            "--player",
            "Cili",
            "--me",
            "Anna",
        ],
    ),
    (
        "tournament-new-sealed",
        &[
            "tournament",
            "new",
            "Sealed",
            "--game",
            "star-wars-miniatures",
            "--player",
            "Anna",
            "--player",
            "Béla",
        ],
    ),
    (
        "tournament-deal",
        &[
            "tournament",
            "deal",
            "Sealed",
            "--set",
            "Clone Strike",
            "--booster",
            "common=3",
            "rare=1",
            "--boosters",
            "2",
            "--seed",
            "7",
        ],
    ),
    ("tournament-pools", &["tournament", "pools", "Sealed", "--points", "50"]),
    (
        "tournament-deal-draft",
        &[
            "tournament",
            "deal",
            "Sealed",
            "--set",
            "Clone Strike",
            "--booster",
            "common=2",
            "--draft",
            "--seed",
            "7",
        ],
    ),
    ("tournament-pick-refused", &["tournament", "pick", "Sealed", "Anna", "Darth Vader, Jedi Hunter"]),
    ("tournament-list", &["tournament", "list"]),
    ("tournament-join", &["tournament", "join", "Club evening", "Dani", "Eszti"]),
    ("tournament-join-refused", &["tournament", "join", "Club evening", "anna"]),
    ("tournament-rename", &["tournament", "rename", "Club evening", "Eszti", "Eszter"]),
    ("tournament-pair", &["tournament", "pair", "Club evening", "--seed", "7"]),
    ("tournament-unpair", &["tournament", "unpair", "Club evening"]),
    ("tournament-drop", &["tournament", "drop", "Club evening", "Eszter"]),
    ("tournament-return", &["tournament", "return", "Club evening", "5"]),
    ("tournament-pair-again", &["tournament", "pair", "Club evening", "--seed", "7"]),
    ("tournament-result", &["tournament", "result", "Club evening", "1", "40:22"]),
    ("tournament-result-of-player", &["tournament", "result", "Club evening", "2", "--winner", "Dani"]),
    ("tournament-result-correct", &["tournament", "result", "Club evening", "1", "38:40", "--correct"]),
    ("tournament-rounds", &["tournament", "rounds", "Club evening", "1"]),
    ("tournament-standings", &["tournament", "standings", "Club evening", "--round", "1", "--lang", "hu"]),
    ("tournament-print", &["tournament", "print", "Club evening", "--what", "slips", "-o", "@slips.pdf"]),
    ("tournament-finish", &["tournament", "finish", "Club evening"]),
    ("tournament-reopen", &["tournament", "reopen", "Club evening"]),
    ("tournament-show", &["tournament", "show", "Club evening"]),
    ("tournament-rename-itself", &["tournament", "rename", "Club evening", "Friday"]),
    ("tournament-remove", &["tournament", "remove", "Friday"]),
    ("tournament-restore", &["tournament", "restore", "Friday"]),
    ("match-list", &["match", "list"]),
    ("match-standings", &["match", "standings", "--lang", "hu"]),
    ("match-export", &["match", "export"]),
    ("alias-add", &["alias", "add", "the bounty hunter", "swm/bossk"]),
    ("alias-list", &["alias", "list"]),
    ("alias-remove", &["alias", "remove", "the bounty hunter"]),
    ("pack-list", &["pack", "list"]),
    ("pack-questions", &["pack", "questions", "--game", "star-wars-miniatures"]),
    ("pack-gaps", &["pack", "gaps", "Rebel Storm", "--game", "star-wars-miniatures"]),
    ("pack-compare", &["pack", "compare", "@facts.csv", "--game", "star-wars-miniatures", "--take"]),
    ("pack-facts", &["pack", "facts", "--game", "star-wars-miniatures"]),
    ("settings-set", &["settings", "set", "language", "hu"]),
    ("settings-list", &["settings", "list"]),
    ("backup-save", &["backup", "save", "@saved.db"]),
    ("backup-list", &["backup", "list"]),
    ("hub-status-none", &["hub", "status"]),
    ("hub-create", &["hub", "create", "@", "Thursdays", "--machine", "Anna"]),
    ("hub-status", &["hub", "status"]),
    ("hub-sync", &["hub", "sync"]),
    ("hub-code", &["hub", "code"]),
    ("hub-join-again", &["hub", "join", "@", "hello"]),
    ("hub-keep-nothing", &["hub", "keep", "Thursdays", "1"]),
    ("hub-invite-folder", &["hub", "invite", "Thursdays", "--for", "Béla"]),
    ("hub-members-folder", &["hub", "members"]),
    ("hub-remove-folder", &["hub", "remove", "Béla"]),
    ("hub-serve-check", &["hub", "serve-check", "postgres://anna:secret@127.0.0.1:1/muster"]),
    ("hub-serve-setup-no-address", &["hub", "serve-setup", "127.0.0.1"]),
    ("hub-leave", &["hub", "leave", "Thursdays"]),
];

fn folder() -> PathBuf {
    project().join("tests/terminal/data/json")
}

/// Where an answer differs from one user and machine to the next, what it is stands there instead.
fn plain(value: Value, user: &User) -> Value {
    match value {
        Value::String(text) => Value::String(plain_text(&text, user)),
        Value::Array(items) => Value::Array(items.into_iter().map(|v| plain(v, user)).collect()),
        Value::Object(fields) => {
            let measured = |key: &str| matches!(key, "bytes" | "size_text" | "sent");
            let plain = |(key, v): (String, Value)| {
                let v = if measured(&key) { json!(format!("<{key}>")) } else { plain(v, user) };
                (key, v)
            };
            Value::Object(fields.into_iter().map(plain).collect())
        }
        other => other,
    }
}

fn plain_text(text: &str, user: &User) -> String {
    let root = user.path("").display().to_string();
    let mut out = text.replace(root.trim_end_matches('/'), "<folder>");
    while let Some(at) = (0..out.len()).find(|at| out.get(*at..at + 36).is_some_and(uuid)) {
        out.replace_range(at..at + 36, "<id>");
    }
    if out.len() == 34 && out.split('-').count() == 7 && out.split('-').all(|part| part.len() == 4) {
        return "<code>".to_owned();
    }
    if let Some(at) = out.find("daily-") {
        out.replace_range(at.., "daily-<day>.db");
    }
    let is_time =
        out.len() >= 20 && out.as_bytes()[10] == b'T' && out[..4].bytes().all(|b| b.is_ascii_digit());
    if is_time { "<time>".to_owned() } else { out }
}

fn uuid(text: &str) -> bool {
    let dashes =
        |(at, c): (usize, char)| if [8, 13, 18, 23].contains(&at) { c == '-' } else { c.is_ascii_hexdigit() };
    text.len() == 36 && text.chars().enumerate().all(dashes)
}

fn answers() -> BTreeMap<&'static str, Value> {
    let user = User::new();
    for (name, text) in [
        ("squad.txt", SQUAD),
        ("other.txt", OTHER),
        ("rapport.json", RAPPORT),
        ("journal.toml", JOURNAL),
        ("game.toml", GAME),
        ("begun.toml", BEGUN),
        ("mini.toml", MINI),
        ("collection.csv", COLLECTION),
        ("facts.csv", FACTS),
        ("words.csv", WORDS),
        ("fits.txt", "10 Clone Trooper\n"),
        TRADES[0],
        TRADES[1],
    ] {
        user.file(name, text);
    }
    let place = |arg: &&str| match arg.strip_prefix('@') {
        Some(name) => user.path(name).display().to_string(),
        None => (*arg).to_owned(),
    };
    let answer = |(name, command): &(&'static str, &[&str])| {
        let args: Vec<_> = command.iter().map(place).chain(["--json".to_owned()]).collect();
        let said = user.run(&args.iter().map(String::as_str).collect::<Vec<_>>());
        (*name, json!({ "command": command, "exit": said.code, "answer": plain(said.json(), &user) }))
    };
    COMMANDS.iter().map(answer).collect()
}

#[test]
fn answers_in_json_keep_their_shapes() {
    let answers = answers();
    if std::env::var_os("MUSTER_WRITE_GOLDEN").is_some() {
        fs::remove_dir_all(folder()).ok();
        fs::create_dir_all(folder()).expect("the folder");
        for (name, answer) in &answers {
            let text = serde_json::to_string_pretty(answer).expect("an answer") + "\n";
            fs::write(folder().join(format!("{name}.json")), text).expect("a file");
        }
    }
    let there = fs::read_dir(folder()).expect("the golden files").count();
    assert_eq!(there, answers.len(), "each answer has a golden file");
    for (name, answer) in &answers {
        let golden = fs::read_to_string(folder().join(format!("{name}.json"))).expect("a golden file");
        let golden: Value = serde_json::from_str(&golden).expect("JSON");
        assert_eq!(&golden, answer, "{name}: see the head of this file");
    }
}

#[test]
fn every_command_that_answers_in_a_shape_of_its_own_has_a_golden_file() {
    let told = fs::read_to_string(project().join("docs/json.md")).expect("docs/json.md");
    let covered: Vec<_> = COMMANDS.iter().map(|(_, c)| format!("{} {}", c[0], c[1])).collect();
    let rows = told.lines().filter_map(|l| l.strip_prefix("| `")).filter_map(|l| l.split(" | ").next());
    let mut last = String::new();
    for name in rows.flat_map(|row| row.split(',')).map(|n| n.trim().trim_matches('`')) {
        // Some commands are one word.
        if COMMANDS.iter().any(|(_, c)| c[0] == name) {
            continue;
        }
        // `do`, `undo` of a row are the same noun's.
        let command = if name.contains(' ') { name.to_owned() } else { format!("{last} {name}") };
        last = command.split(' ').next().unwrap_or_default().to_owned();
        let known = command.ends_with('…') || covered.contains(&command) || OTHERWISE.contains(&&*command);
        assert!(known, "docs/json.md tells of {command}");
    }
}

/// What another test looks at, since it asks for packs or figures of its own.
const OTHERWISE: &[&str] = &[
    "collection add",
    "collection undo",
    "match remove",
    "match restore",
    "match show",
    "pack check",
    "command answer",
];
