//! The log of matches in the terminal.

use crate::common::{Said, User};
use serde_json::{Value, json};

const SWM: &str = "star-wars-miniatures";

/// A small game whose matches have up to three games, decided by all their points.
const DUEL: [(&str, &str); 7] = [
    ("card.toml", ""),
    (
        "game.toml",
        "id = \"duel\"\nprefix = \"t\"\nname = \"Duel\"\ncatalogue_date = \"2026-01-01\"\n\
         [[faction]]\nid = \"red\"\nname = \"Red\"\ncolour = \"#ff0000\"\nshape = \"circle\"\n\
         [[rarity]]\nid = \"C\"\nname = \"Common\"\nsymbol = \"●\"\n\
         [matches]\ngames = 3\ndecide = \"total\"\n[rules]\nT-POINTS = { source = \"book\" }\n",
    ),
    (
        "formats.toml",
        "[[format]]\nid = \"standard\"\nname = \"Standard\"\nedition = \"first\"\nsource = \"book\"\nlimit = 20\n\
         constraints = [\"points\"]\n[constraint.points]\nkind = \"budget\"\nrule = \"T-POINTS\"\n",
    ),
    ("sources.toml", "[sources.book]\ntitle = \"The book\"\n"),
    (
        "figures.csv",
        "id,name,factions,cost,unique,traits,source,suspect\n\
         t/trooper,Trooper,red,5,no,,book,\nt/hero,Hero,red,10,no,,book,\n",
    ),
    ("sets.csv", "id,name,aliases,code,released,printings,source,note\nbase,Base,,,,,book,\n"),
    ("printings.csv", "id,figure,set,number,rarity,source,note\nt/base/1,t/trooper,base,1,C,book,\n"),
];

fn with_duel() -> User {
    let user = User::new();
    write_game(&user, "duel", str::to_owned);
    user
}

/// Writes the small game as a pack of this name, changed.
pub(crate) fn write_game(user: &User, name: &str, change: impl Fn(&str) -> String) {
    let pack = user.data().join("packs").join(name);
    std::fs::create_dir_all(&pack).expect("a folder");
    for (file, text) in DUEL {
        std::fs::write(pack.join(file), change(text)).expect("a file");
    }
}

/// Runs `match …` on a game and answers in JSON.
fn log(user: &User, game: &str, args: &[&str]) -> Said {
    user.run(&[&["match"], args, &["--game", game, "--json"]].concat())
}

/// Notes a match and says what it says.
fn add(user: &User, game: &str, opponent: &str, date: &str, scores: &[&str], more: &[&str]) -> Value {
    let mut args = vec!["add", "--with", opponent, "--date", date];
    args.extend(scores.iter().flat_map(|score| ["--score", *score]));
    args.extend(more);
    log(user, game, &args).exits(0).json()
}

#[test]
fn the_scores_of_all_games_are_added_up_and_the_higher_total_wins() {
    let user = with_duel();
    for (scores, outcome, points) in [
        // Two of three games are won, the total is not.
        (&["6:5", "6:5", "2:9"][..], "lost", [14, 19]),
        (&["12:9", "7:8"], "won", [19, 17]),
        (&["3:3", "4-4", "5:5"], "drawn", [12, 12]),
    ] {
        let noted = add(&user, "duel", "Béla", "2026-05-17", scores, &[]);
        let result = &noted["result"];
        assert_eq!(
            (result["outcome"].as_str(), &json!([result["mine"], result["theirs"]])),
            (Some(outcome), &json!(points))
        );
    }
    let shown = user.run(&["match", "list", "--game", "duel"]).exits(0).out;
    assert!(shown.contains("14:19") && shown.contains("6:5  6:5  2:9") && shown.contains("lost"), "{shown}");
}

#[test]
fn a_match_names_the_army_as_it_was_whatever_becomes_of_the_squad() {
    let user = with_duel();
    let list = user.file("dawn.txt", "3 Trooper\nHero\n");
    user.run(&["squad", "save", &list, "--name", "Dawn", "--game", "duel"]).exits(0);
    let noted = add(&user, "duel", "Béla", "2026-05-17", &["1:0"], &["--squad", "Dawn", "--note", "close"]);
    let trooper = json!({"figure": "t/trooper", "name": "Trooper", "local_name": "Trooper", "count": 3});
    assert_eq!(noted["army"]["members"][0], trooper);
    user.run(&["squad", "remove", "Dawn"]).exits(0);
    std::fs::write(
        user.data().join("packs/duel/figures.csv"),
        "id,name,factions,cost,unique,traits,source,suspect\nt/hero,Hero,red,10,no,,book,\n",
    )
    .expect("a file");
    std::fs::write(
        user.data().join("packs/duel/printings.csv"),
        "id,figure,set,number,rarity,source,note\nt/base/2,t/hero,base,2,C,book,\n",
    )
    .expect("a file");
    let id = noted["id"].as_str().expect("an id");
    let shown = user.run(&["match", "show", id]).exits(0).out;
    for part in ["2026-05-17 · Béla · won, 1:0", "Dawn", "Trooper × 3", "close"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let standings = log(&user, "duel", &["standings"]).exits(0).json();
    let names: Vec<_> = standings["figures"].as_array().into_iter().flatten().map(|f| &f["name"]).collect();
    assert!(names.contains(&&json!("Trooper")), "{names:?}");
}

#[test]
fn what_is_no_match_is_refused_with_what_to_do() {
    let user = with_duel();
    // The same game without its matches.
    write_game(&user, "solo", |text| {
        let text = text.replace("\"duel\"", "\"solo\"").replace("\"Duel\"", "\"Solo\"");
        text.replace("\"t\"", "\"s\"")
            .replace("t/", "s/")
            .replace("[matches]\ngames = 3\ndecide = \"total\"\n", "")
    });
    let list = user.file("dawn.txt", "Hero\n");
    user.run(&["squad", "save", &list, "--name", "Dawn", "--game", "duel"]).exits(0);
    let usual = ["add", "--with", "Béla", "--date", "2026-05-17"];
    for (game, args, code) in [
        (
            "duel",
            &["--score", "1:0", "--score", "1:0", "--score", "1:0", "--score", "1:0"][..],
            "too-many-games",
        ),
        (SWM, &["--score", "1:0", "--score", "1:0"], "too-many-games"),
        (SWM, &[], "no-score"),
        (SWM, &["--reason", "elimination"], "no-score"),
        (SWM, &["--tie", "nearest=1:0"], "no-score"),
        (SWM, &["--score", "1:0", "--reason", "-", "--reason", "-"], "reason-without-score"),
        (SWM, &["--score", "-3:4"], "unfit-score"),
        (SWM, &["--score", "4:-3"], "unfit-score"),
        (SWM, &["--score", "many"], "unfit-score"),
        (SWM, &["--score", "1:99999999999"], "unfit-score"),
        (SWM, &["--score", "1:0", "--squad", "Nobody"], "unknown-squad"),
        (SWM, &["--score", "1:0", "--squad", "Dawn"], "squad-of-another-game"),
        ("solo", &["--score", "1:0"], "no-match-log"),
    ] {
        let said = log(&user, game, &[&usual[..], args].concat()).exits(2);
        assert_eq!(said.json()["code"], code, "{args:?}");
        let told = user.run(&[&["match"], &usual[..], args, &["--game", game]].concat()).exits(2);
        assert!(told.err.contains("What to do"), "{}", told.err);
    }
    for (args, code) in [
        (&["add", "--with", "Béla", "--date", "2026-02-30", "--score", "1:0"][..], "unfit-day"),
        (&["add", "--with", "Béla", "--date", "May", "--score", "1:0"], "unfit-day"),
        (&["add", "--with", "  ", "--score", "1:0"], "unfit-opponent"),
        (&["list", "--from", "2026"], "unfit-day"),
    ] {
        assert_eq!(log(&user, SWM, args).exits(2).json()["code"], code, "{args:?}");
    }
    for command in ["show", "remove", "restore"] {
        let said = user.run(&["match", command, "0123abcd", "--json"]).exits(2);
        assert_eq!(said.json()["code"], "not-found");
    }
    assert_eq!(log(&user, SWM, &["list"]).exits(0).json(), json!([]), "nothing was noted");
}

#[test]
fn a_removed_match_is_gone_from_the_log_and_is_brought_back() {
    let user = User::new();
    let noted = add(&user, SWM, "Béla", "2026-05-17", &["120:90"], &[]);
    let id = noted["id"].as_str().expect("an id").to_owned();
    let said = user.run(&["match", "remove", &id[..13]]).exits(0);
    assert!(said.out.contains(&format!("muster match restore {id}")), "{}", said.out);
    assert!(user.run(&["match", "list"]).exits(0).out.contains("No match"));
    user.run(&["match", "restore", &id]).exits(0);
    assert_eq!(log(&user, SWM, &["list"]).exits(0).json()[0]["opponent"], "Béla");
}

#[test]
fn standings_count_spans_and_opponents_in_every_language() {
    let user = User::new();
    add(&user, SWM, "Béla", "2025-12-31", &["100:90"], &[]);
    add(&user, SWM, "béla", "2026-01-01", &["80:90"], &[]);
    add(&user, SWM, "Ádám", "2026-01-02", &["70:70"], &[]);
    let all = log(&user, SWM, &["standings"]).exits(0).json();
    assert_eq!(all["opponents"][0]["name"], "béla");
    let record = json!({"played": 2, "won": 1, "drawn": 0, "lost": 1, "points_for": 180,
        "points_against": 180, "share": 0.5, "average": 90.0});
    assert_eq!(all["opponents"][0]["record"], record);
    assert_eq!(all["all"]["played"], 3);
    let later = log(&user, SWM, &["standings", "--from", "2026-01-01"]).exits(0).json();
    assert_eq!((&later["all"]["played"], &later["all"]["won"]), (&json!(2), &json!(0)));
    let met = log(&user, SWM, &["list", "--with", "BÉLA", "--to", "2025-12-31"]).exits(0).json();
    assert_eq!(met.as_array().map(Vec::len), Some(1));
    for (language, words) in
        [("en", "By opponent"), ("hu", "Ellenfelenként"), ("zh-Hant", "依對手"), ("zh-Hans", "按对手")]
    {
        let said = user.run(&["match", "standings", "--lang", language]).exits(0).out;
        assert!(said.contains(words) && said.contains("50%"), "{said}");
    }
}

#[test]
fn elimination_wins_whatever_the_points_and_a_tie_goes_to_whoever_stood_nearest() {
    let user = User::new();
    let ddm = "dungeons-and-dragons-miniatures";
    for (game, score, reason, outcome, name) in [
        (ddm, "40:90", "elimination:me", "won", "All opponents eliminated"),
        (ddm, "90:40", "elimination:opponent", "lost", "All opponents eliminated"),
        (ddm, "70:70", "nearest:opponent", "lost", "Equal points: nearest the centre"),
        (ddm, "100:60", "points", "won", "Agreed points reached"),
        (SWM, "40:90", "elimination:me", "won", "All enemies defeated"),
        (SWM, "70:70", "nearest:me", "won", "Equal points: nearest the centre"),
        ("space-marine-heroes", "9:7", "three-across", "won", "Three heroes across, and the higher score"),
    ] {
        let noted = add(&user, game, "Béla", "2026-05-17", &[score], &["--reason", reason]);
        assert_eq!(noted["result"]["outcome"], outcome, "{score} {reason}");
        assert_eq!(noted["reasons"][0]["name"], name);
        let id = noted["id"].as_str().unwrap_or_default();
        let shown = user.run(&["match", "show", id, "--lang", "en"]).exits(0).out;
        assert!(shown.contains("Reason"), "{shown}");
    }
    let listed = user.run(&["match", "list", "--game", ddm, "--lang", "en"]).exits(0).out;
    assert!(listed.contains("All opponents eliminated"), "{listed}");
    let record = log(&user, ddm, &["standings"]).exits(0).json();
    assert_eq!((&record["all"]["won"], &record["all"]["lost"]), (&json!(2), &json!(2)));
    let table = log(&user, ddm, &["export"]).exits(0).json()["text"].as_str().unwrap_or_default().to_owned();
    assert!(table.contains("Equal points: nearest the centre"), "{table}");
}

#[test]
fn a_reason_that_tells_too_little_or_too_much_is_refused() {
    let user = User::new();
    for (score, reason, code) in [
        ("40:90", "boredom", "unknown-ending"),
        ("40:90", "elimination", "unfit-ending-winner"),
        ("40:90", "elimination:nobody", "unfit-ending-winner"),
        ("40:90", "nearest:me", "unfit-ending-of-tie"),
        ("40:90", "points:me", "unfit-ending-by-points"),
    ] {
        let args = ["add", "--with", "Béla", "--score", score, "--reason", reason];
        assert_eq!(log(&user, SWM, &args).exits(2).json()["code"], code, "{reason}");
    }
    assert_eq!(log(&user, SWM, &["list"]).exits(0).json(), json!([]), "nothing was noted");
}

#[test]
fn the_log_is_written_as_a_table_in_which_no_cell_is_a_formula() {
    let user = with_duel();
    add(&user, "duel", "=Béla", "2026-05-17", &["12:9", "7:8"], &["--note", "a, b"]);
    let csv = log(&user, "duel", &["export"]).exits(0).json()["text"].as_str().unwrap_or_default().to_owned();
    let mut lines = csv.lines();
    assert_eq!(
        lines.next(),
        Some(
            "date,opponent,outcome,points,points_against,game_1,game_1_against,game_2,game_2_against,\
             game_3,game_3_against,army,members,figures,note,match,reason,map,mission,initiative"
        )
    );
    let row = lines.next().unwrap_or_default();
    assert!(row.starts_with("2026-05-17,'=Béla,won,19,17,12,9,7,8,,,,,,\"a, b\","), "{row}");
    let path = user.path("log.csv").display().to_string();
    let written = log(&user, "duel", &["export", "-o", &path]).exits(0).json();
    assert_eq!(written, json!({"path": path, "rows": 1}));
    assert_eq!(std::fs::read_to_string(&path).expect("the file"), csv);
}

#[test]
fn a_match_is_of_today_where_no_day_is_given() {
    let user = User::new();
    let noted = log(&user, SWM, &["add", "--with", "Béla", "--score", "1:0"]).exits(0).json();
    let today = std::process::Command::new("date").arg("+%F").output().expect("date runs");
    assert_eq!(noted["date"].as_str(), Some(String::from_utf8_lossy(&today.stdout).trim()));
    let shown =
        user.run(&["match", "show", noted["id"].as_str().unwrap_or_default(), "--json"]).exits(0).json();
    assert_eq!(shown["earlier"], json!([]));
}

const SKIRMISH: &str = "imperial-assault";

#[test]
fn a_skirmish_tells_its_mission_and_who_had_the_initiative() {
    let user = User::new();
    let more = ["--mission", "Fallout", "--initiative", "opponent"];
    let noted = add(&user, SKIRMISH, "Béla", "2026-05-17", &["40:22"], &more);
    assert_eq!(noted["mission"]["map_name"], "Nelvaanian War Zone");
    assert_eq!(noted["initiative"], "theirs");
    // Forty points end it, whether or not somebody says so.
    assert_eq!((&noted["reasons"][0]["id"], &noted["result"]["outcome"]), (&json!("points"), &json!("won")));
    let shown = user.run(&["match", "show", noted["id"].as_str().expect("an id")]).exits(0).out;
    for said in ["Nelvaanian War Zone · Fallout", "Initiative: opponent", "40 victory points reached"] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
    let table = user.run(&["match", "export", "--game", SKIRMISH]).exits(0).out;
    assert!(table.contains("Nelvaanian War Zone,Fallout,theirs"), "{table}");
    // `log` is another word for `add`; a team plays to sixty points.
    let args = ["log", "--with", "Ádám", "--score", "41:12", "--mission", "a-battle-for-hoth"];
    assert_eq!(log(&user, SKIRMISH, &args).exits(0).json()["reasons"], json!([null]));
}

#[test]
fn equal_points_of_a_skirmish_go_by_the_first_tie_break_that_decides() {
    let user = User::new();
    for (ties, reason, outcome) in [
        (&["defeating=30:28"][..], json!("defeating"), "won"),
        (&["defeating=30:30", "damage=12:9"], json!("damage"), "lost"),
        (&["defeating=30:30", "damage=9:9", "blue-die=5:2"], json!("blue-die"), "won"),
        // The first of them isn't told: nobody knows.
        (&["damage=9:12"], Value::Null, "drawn"),
    ] {
        let more: Vec<_> = ties.iter().flat_map(|tie| ["--tie", *tie]).collect();
        let noted = add(&user, SKIRMISH, "Béla", "2026-05-17", &["38:38"], &more);
        let why = noted["reasons"][0].get("id").cloned().unwrap_or_default();
        assert_eq!((why, noted["result"]["outcome"].as_str()), (reason, Some(outcome)), "{ties:?}");
    }
    let said = user.run(&[
        "match",
        "log",
        "--game",
        SKIRMISH,
        "--with",
        "Béla",
        "--score",
        "9:9",
        "--tie",
        "defeating=9:4",
    ]);
    assert!(said.exits(0).out.contains("Equal points: more of them from defeating figures"));
}

#[test]
fn what_no_skirmish_can_say_is_refused() {
    let user = User::new();
    let usual = ["add", "--with", "Béla", "--score"];
    for (args, code) in [
        (&["38:22", "--reason", "points"][..], "unfit-ending-short"),
        (&["40:22", "--mission", "no-such"], "unknown-mission"),
        (&["40:22", "--initiative", "Béla"], "unfit-player"),
        (&["9:9", "--tie", "defeating"], "unfit-score"),
        (&["9:9", "--tie", "dancing=1:2"], "unknown-ending"),
    ] {
        let said = log(&user, SKIRMISH, &[&usual[..], args].concat()).exits(2);
        assert_eq!(said.json()["code"], code, "{args:?}");
    }
    let kept = log(&user, SKIRMISH, &["list"]).exits(0).json();
    assert_eq!(kept, json!([]));
}
