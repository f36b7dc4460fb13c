//! Collections from spreadsheets, back into them, and what a squad lacks.

use crate::common::{User, project};
use serde_json::Value;

fn data(name: &str) -> String {
    project().join("tests/terminal/data").join(name).display().to_string()
}

/// The export without the ids of copies, which differ from import to import.
fn export(user: &User) -> String {
    let said = user.run(&["collection", "export"]).exits(0);
    let rows = said.out.lines().map(|l| l.rsplit_once(',').map_or(l, |(row, _)| row).to_owned());
    let mut rows: Vec<_> = rows.collect();
    rows.sort();
    rows.join("\n")
}

#[test]
fn csv_xlsx_and_ods_say_the_same() {
    let mut exports = Vec::new();
    for file in ["collection.csv", "collection.xlsx", "collection.ods"] {
        let user = User::new();
        let json = user.run(&["collection", "import", &data(file), "--json"]).exits(2).json();
        assert_eq!((json["added"].as_u64(), json["copies"].as_u64()), (Some(4), Some(2)), "{file}");
        assert_eq!(json["faults"][0]["line"], 6, "{file}");
        exports.push(export(&user));
    }
    assert!(exports[0].contains("Queen Amidala") && exports[0].contains("őrült jó"));
    assert_eq!(exports[0], exports[1]);
    assert_eq!(exports[0], exports[2]);
}

#[test]
fn the_mapping_is_shown_before_anything_is_written() {
    let user = User::new();
    let said = user.run(&["collection", "import", &data("collection.csv"), "--dry-run"]).exits(2);
    assert!(said.out.contains("Have → Figures owned"), "{}", said.out);
    assert_eq!(user.run(&["collection", "show", "--json"]).json()["figures"], 0);
}

#[test]
fn a_column_is_mapped_by_hand() {
    let user = User::new();
    // Both columns name figures, and nothing says which of them is meant.
    let file = user.file("odd.csv", "Was,Wofür,Wieviel\nChewbacca,Yoda,4\n");
    user.run(&["collection", "import", &file]).exits(2);
    let map = ["collection", "import", &file, "--map", "Was=name", "--map", "Wieviel=figures"];
    user.run(&map).exits(0);
    assert_eq!(user.run(&["collection", "show", "--json"]).json()["figures"], 4);
    user.run(&["collection", "import", &file, "--map", "Was=nonsense"]).exits(2);
}

#[test]
fn an_export_imports_to_the_same_bytes() {
    let user = User::new();
    user.run(&["collection", "import", &data("collection.csv")]).exits(2);
    // What a spreadsheet could take for a formula, quotes, line breaks and every script.
    let nasty = "printing,figures,cards,wanted,for_trade,note\n\
        swm/rebel-storm/1,2,1,0,1,\"=HYPERLINK(\"\"x\"\"), 'quoted' \n two lines\"\n\
        swm/rebel-storm/2,0,0,3,0,'@sum\n\
        swm/universe/1,1,0,0,0,őű 繁體 简体 -\n";
    user.run(&["collection", "import", &user.file("nasty.csv", nasty)]).exits(0);
    let first = user.run(&["collection", "export"]).exits(0).out;
    for formula in ["=HYPERLINK", "@sum"] {
        let guarded = format!("'{formula}");
        assert!(first.contains(&guarded) && !first.replace(&guarded, "").contains(formula), "{first}");
    }
    let other = User::new();
    other.run(&["collection", "import", &other.file("export.csv", &first)]).exits(0);
    assert_eq!(other.run(&["collection", "export"]).exits(0).out, first);
    // And once more on top of itself: nothing is doubled.
    other.run(&["collection", "import", &other.file("export.csv", &first)]).exits(0);
    assert_eq!(other.run(&["collection", "export"]).exits(0).out, first);
}

#[test]
fn importing_again_replaces_and_add_adds() {
    let user = User::new();
    let file = user.file("c.csv", "set,number,figures\nCWSt,2,3\nThe Clone Wars Starter,2,1\n");
    for _ in 0..2 {
        user.run(&["collection", "import", &file]).exits(0);
        assert_eq!(
            user.run(&["collection", "show", "--json"]).json()["figures"],
            4,
            "rows of one file add up"
        );
    }
    user.run(&["collection", "import", &file, "--add"]).exits(0);
    assert_eq!(user.run(&["collection", "show", "--json"]).json()["figures"], 8);
}

#[test]
fn what_a_squad_lacks_is_told_with_the_sets_that_hold_it() {
    let user = User::new();
    let squad = project().join("docs/sample-squad.txt").display().to_string();
    user.run(&[
        "collection",
        "import",
        &user.file("c.csv", "name,figures\nClone Trooper,1\nARC Trooper,1\n"),
    ])
    .exits(0);
    let json = user.run(&["collection", "missing", &squad, "--json"]).exits(0).json();
    let rows = json.as_array().expect("rows");
    assert_eq!(rows.len(), 2, "{json}");
    assert_eq!(rows[1]["figure"], "swm/clone-trooper");
    assert_eq!((rows[1]["needed"].as_u64(), rows[1]["missing"].as_u64()), (Some(3), Some(2)));
    assert_eq!(rows[1]["printings"].as_array().map(Vec::len), Some(6));
    // A check says it too, as a warning that doesn't change the verdict.
    let report = user.run(&["squad", "check", &squad, "--json"]).exits(0).json();
    let warnings =
        report["findings"].as_array().expect("findings").iter().filter(|f| f["rule"] == "MUSTER-OWNED");
    assert_eq!(warnings.count(), 2);
}

#[test]
fn spreadsheets_that_cannot_be_read_change_nothing() {
    let user = User::new();
    let broken = [
        ("empty.csv", &b""[..], "file-empty"),
        ("head.csv", b"name,figures\n", "spreadsheet-no-rows"),
        ("other.csv", b"a,b\n1,2\n", "column-missing"),
        ("broken.xlsx", b"PK\x03\x04 no zip at all", "spreadsheet-unreadable"),
        ("picture.csv", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "spreadsheet-damaged"),
    ];
    for (name, bytes, code) in broken {
        let file = user.file(name, bytes);
        let said = user.run(&["collection", "import", &file, "--json"]).exits(2);
        assert_eq!(said.json()["code"], code, "{name}");
    }
    let file = user
        .file("bad.csv", "name,figures,price\nChewbacca,-1,\nC-3PO,many,\nBossk,1,a lot\nBothan Spy,2,\n");
    let json = user.run(&["collection", "import", &file, "--json"]).exits(2).json();
    assert_eq!(
        (json["added"].as_u64(), json["faults"].as_array().map(Vec::len)),
        (Some(1), Some(3)),
        "{json}"
    );
}

#[test]
fn a_row_that_says_two_things_is_not_believed() {
    let user = User::new();
    let file = user.file(
        "mine.csv",
        "Set,No,Name,Qty\nRebel Storm,5,Darth Vader,1\nRS,22,Darth Vader,1\nNo such set,3,Mace Windu,1\nRS,9,,\n",
    );
    let json = user.run(&["collection", "import", &file, "--json"]).exits(2).json();
    assert_eq!((json["added"].as_u64(), json["faults"][0]["line"].as_u64()), (Some(2), Some(2)), "{json}");
    assert_eq!(json["faults"].as_array().map(Vec::len), Some(1), "a name that is only begun is no slip");
    assert_eq!(json["assumed"][0]["unknown_set"], "No such set");
    let rows = user.run(&["collection", "show", "--json"]).json()["rows"].clone();
    assert_eq!(rows.as_array().map(Vec::len), Some(2), "what is left empty is not owned: {rows}");
}

#[test]
fn money_is_read_as_people_write_it() {
    let user = User::new();
    let file = user.file("mine.csv", "Név;Darab;Ár\nChewbacca;1;1 200 Ft\nYoda;1;\"1.234,50 €\"\n");
    user.run(&["collection", "import", &file]).exits(0);
    let out = export(&user);
    assert!(out.contains("1200.00,HUF") && out.contains("1234.50,EUR"), "{out}");
}

#[test]
fn a_bought_box_adds_what_is_in_it() {
    let user = User::new();
    let sold = user.run(&["collection", "products", "--json"]).exits(0).json()["products"].clone();
    let sold = sold.as_array().cloned().unwrap_or_default();
    let has_contents = |p: &&Value| p["contents"].as_array().is_some_and(|c| !c.is_empty());
    let known = sold.iter().find(has_contents).expect("a box of known contents");
    let inside = |count: u64| -> u64 {
        known["contents"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|c| count * c["count"].as_u64().unwrap_or(0))
            .sum()
    };
    let id = known["id"].as_str().expect("an id");
    let added = user.run(&["collection", "add", id, "--count", "3", "--json"]).exits(0).json();
    assert_eq!((added["figures"].as_u64(), added["count"].as_u64()), (Some(inside(3)), Some(3)));
    // By its name, in any case.
    user.run(&["collection", "add", &known["name"].as_str().expect("a name").to_uppercase()]).exits(0);
    let held = || user.run(&["collection", "show", "--json"]).json()["figures"].as_u64();
    assert_eq!(held(), Some(inside(4)));
    let chance = sold.iter().find(|p| !has_contents(p)).and_then(|p| p["id"].as_str()).expect("a booster");
    for refused in [vec![chance], vec!["no such box"], vec![id, "--count", "0"], vec![id, "--count", "1001"]]
    {
        let args = [vec!["collection", "add"], refused].concat();
        let said = user.run(&args).exits(2);
        assert!(!said.err.is_empty() && said.out.is_empty(), "{args:?}: {}", said.err);
    }
    assert_eq!(held(), Some(inside(4)), "what was refused added nothing");
    // A name that only another game has tells the game.
    let other = user.run(&["collection", "add", "Core Set", "--json"]).exits(0).json();
    assert_eq!(other["game"], "imperial-assault");
}

#[test]
fn headings_are_found_below_titles_and_in_other_languages() {
    for (text, figures) in [
        ("Gyűjteményem\n2026. június\n\nMegnevezés;Sorozat;Darab\nMon Mothma;Revenge of the Sith;2 db\n", 2),
        ("Megnevezés,Készlet\nChewbacca,3\n", 3),
        (
            "Meine Sammlung\n\n\n\n\n\n\nBezeichnung\tSerie\tAnzahl\nMon Mothma\tRevenge of the Sith\t1 Stk.\n",
            1,
        ),
        ("我的收藏\n名稱,系列,數量\nMon Mothma,Revenge of the Sith,4 個\n", 4),
        ("Card,Qty,Number\n,1 pc,LOTF 34/60\n", 1),
        ("Set,Qty\nLOTF 34/60,2\n", 2),
    ] {
        let user = User::new();
        let file = user.file("mine.csv", text);
        let said = user.run(&["collection", "import", &file, "--json"]).exits(0);
        assert_eq!(
            user.run(&["collection", "show", "--json"]).json()["figures"],
            figures,
            "{text}{}",
            said.out
        );
    }
    let user = User::new();
    let file = user.file("mine.csv", "Number,Qty\nLOTF 34/60,1\n");
    user.run(&["collection", "import", &file]).exits(0);
    assert!(user.run(&["collection", "export"]).out.contains("swm/legacy-of-the-force/34"));
}

#[test]
fn the_line_of_the_headings_can_be_told() {
    let user = User::new();
    let file = user.file("odd.csv", "Attic\nWas,Wieviel\nChewbacca,4\n");
    user.run(&["collection", "import", &file, "--map", "Was=name"]).exits(2);
    let told =
        ["collection", "import", &file, "--heading", "2", "--map", "Was=name", "--map", "Wieviel=figures"];
    user.run(&told).exits(0);
    assert_eq!(user.run(&["collection", "show", "--json"]).json()["figures"], 4);
    // Without headings columns go by their numbers.
    let bare = user.file("bare.csv", "Chewbacca,5\nCount Dooku,1\n");
    user.run(&["collection", "import", &bare, "--heading", "0", "--map", "1=name", "--map", "2=figures"])
        .exits(0);
    assert_eq!(user.run(&["collection", "show", "--json"]).json()["figures"], 6);
    user.run(&["collection", "import", &bare, "--heading", "0", "--map", "7=name"]).exits(2);
}

/// What becomes of the rows of a file, by fate.
fn fates(json: &Value) -> Vec<(&str, u64, &str)> {
    let all = json["fates"].as_array().expect("fates").iter();
    all.map(|f| {
        let text = |key: &str| f[key].as_str().expect("a text");
        (text("fate"), f["count"].as_u64().expect("a count"), text("lines"))
    })
    .collect()
}

#[test]
fn every_row_of_a_file_is_accounted_for() {
    let text = "My figures\n\nSet,Number,Name,Qty,Colour\n\
        RS,1,,2,\n\
        ,,Clone Trooper,1,\n\
        RS,2,,,\n\
        ,,Nobody at all,1,\n\
        RS,3,,two,\n\
        ,,,,red\n\
        ,,,,\n\
        Set,Number,Name,Qty,Colour\n\
        RS,4,,1,\n\n\n";
    let user = User::new();
    let file = user.file("mine.csv", text);
    let json = user.run(&["collection", "import", &file, "--dry-run", "--json"]).exits(2).json();
    let expected = [
        ("taken", 2, "4, 12"),
        ("assumed", 1, "5"),
        ("none", 1, "6"),
        ("unknown", 1, "7"),
        ("bad", 1, "8"),
        ("title", 1, "1"),
        ("heading", 2, "3, 11"),
        ("unread", 1, "9"),
        ("blank", 4, "2, 10, 13–14"),
    ];
    assert_eq!(fates(&json), expected);
    assert_eq!(json["all_rows"].as_u64(), Some(expected.iter().map(|f| f.1).sum()));
    assert_eq!((json["heading"].as_u64(), json["heading_found"].as_bool()), (Some(3), Some(true)));
    let said = user.run(&["collection", "import", &file, "--dry-run"]).exits(2);
    assert!(said.out.contains("All 14 rows of the file"), "{}", said.out);

    for file in ["collection.csv", "collection.xlsx", "collection.ods"] {
        let json = user.run(&["collection", "import", &data(file), "--dry-run", "--json"]).json();
        let sum: u64 = fates(&json).iter().map(|f| f.1).sum();
        assert_eq!(Some(sum), json["all_rows"].as_u64(), "{file}: {:?}", fates(&json));
    }
}

#[test]
fn a_number_whose_name_comes_later_is_added_by_set_and_number() {
    let user = User::new();
    let game = ["--game", "dungeons-and-dragons-miniatures"];
    let added = user.run(&[&["collection", "add", "Harbinger 45", "--count", "2"], &game[..]].concat());
    assert!(added.out.contains("Harbinger 45 (name later)"), "{}", added.out);
    let shown = user.run(&[&["collection", "show"], &game[..]].concat());
    assert!(shown.out.contains("Harbinger 45 (name later)"), "{}", shown.out);
    assert!(shown.out.contains("1 of 80"), "{}", shown.out);
    // Without a name and beyond the set there is no such thing.
    user.run(&[&["collection", "add", "Harbinger 81"], &game[..]].concat()).exits(2);
}

#[test]
fn figures_that_the_catalogue_lacks_become_the_users_own_on_request() {
    let user = User::new();
    let file = user.file("mine.csv", "Name,Set,Number,Points,Faction,Qty\nPaper Trooper,,,7,Republik,3\n");
    let import = ["collection", "import", &file, "--game", "star-wars-miniatures"];
    let plain = user.run(&import).exits(2);
    assert!(plain.out.contains("--make-own"), "{}", plain.out);
    let made = user.run(&[&import[..], &["--make-own"]].concat());
    assert!(made.out.contains("Added to your own figures: 1"), "{}", made.out);
    let shown = user.run(&["figures", "show", "Paper Trooper", "--json"]).json();
    assert_eq!((shown["cost"].as_i64(), shown["owned"].as_u64()), (Some(7), Some(3)), "{shown}");
}
