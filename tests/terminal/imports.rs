//! An import changes what the file says and nothing else: an absent column or a blank cell leaves its field.

use serde_json::{Value, json};

use crate::common::User;
use crate::hostile_files::workbook_of;

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

/// A workbook of these sheets, each of rows of cells; numbers are cells of numbers.
fn workbook(sheets: &[(&str, &[&[&str]])]) -> Vec<u8> {
    let cell = |(at, text): (usize, &&str)| {
        let column = char::from(b'A' + u8::try_from(at).expect("few columns"));
        match text.parse::<f64>() {
            _ if text.is_empty() => String::new(),
            Ok(number) => format!("<c r=\"{column}ROW\"><v>{number:?}</v></c>"),
            Err(_) => format!("<c r=\"{column}ROW\" t=\"inlineStr\"><is><t>{text}</t></is></c>"),
        }
    };
    let row = |(at, cells): (usize, &&[&str])| {
        let cells: String = cells.iter().enumerate().map(cell).collect();
        format!("<row r=\"{0}\">{1}</row>", at + 1, cells.replace("ROW", &(at + 1).to_string()))
    };
    let sheets =
        sheets.iter().map(|(name, rows)| (*name, rows.iter().enumerate().map(row).collect::<String>()));
    let sheets: Vec<_> = sheets.collect();
    let sheets: Vec<_> = sheets.iter().map(|(name, rows)| (*name, rows.as_bytes())).collect();
    workbook_of(&sheets)
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

/// Returns what of these figures is owned, wanted and for trade.
fn held<const N: usize>(user: &User, names: [&str; N]) -> [String; N] {
    let text = export(user);
    names.map(|name| {
        if !text.contains(name) {
            return "none".to_owned();
        }
        let row = kept(user, name);
        format!("{} {} {}", row[0], row[2], row[3])
    })
}

#[test]
fn a_status_says_what_a_count_is_of() {
    for (table, expected) in [
        (
            "Name,Set,State,Quantity\nHK-47,Champions of the Force,Owned,2\nEwok,Rebel Storm,Wanted,4\n\
             Yoda,Clone Strike,Missing,\n",
            ["2 0 0", "0 4 0", "none"],
        ),
        (
            "Név;Sorozat;Állapot;Darab\nHK-47;;Megvan;2\nEwok;;Keresem;4\nYoda;;Cserélhető;1",
            ["2 0 0", "0 4 0", "1 0 1"],
        ),
        ("Figur;Zustand;Anzahl\nHK-47;vorhanden;2\nEwok;gesucht;\nYoda;fehlt;", ["2 0 0", "0 1 0", "none"]),
        ("名稱,狀態\nHK-47,已有\nEwok,求\nYoda,換", ["1 0 0", "0 1 0", "1 0 1"]),
        ("Nom;Statut\nHK-47;possédé\nEwok;Je cherche\nYoda;à échanger", ["1 0 0", "0 1 0", "1 0 1"]),
        // A condition stays one, and what is wanted has no copy.
        ("Name,State,Qty\nHK-47,Near Mint,2\nEwok,Played,1", ["2 0 0", "1 0 0", "none"]),
        ("Name,State,Condition,Qty\nHK-47,Owned,NM,2\nEwok,Wanted,NM,4", ["2 0 0", "0 4 0", "none"]),
        ("Owned,Quantity,Name\nyes,3,HK-47\nno,,Ewok\nyes,,Yoda", ["3 0 0", "none", "1 0 0"]),
        ("objectname,own,wishlist,quantity\nHK-47,1,0,3\nEwok,0,1,\nYoda,1,0,1", ["3 0 0", "0 1 0", "1 0 0"]),
        // A status among conditions is one, and no condition.
        ("Name,State\nHK-47,NM\nEwok,Wanted\nYoda,Played", ["1 0 0", "0 1 0", "1 0 0"]),
    ] {
        let user = User::new();
        import(&user, table, &[]);
        assert_eq!(held(&user, ["HK-47", "Ewok", "Yoda"]), expected, "{table}");
    }
}

#[test]
fn a_status_that_is_not_known_is_asked_and_can_be_told() {
    let table = "Name,Status,Qty\nHK-47,Owned,2\nEwok,on loan,4\nYoda,Sold to Ben,1\n";
    let user = User::new();
    let answer = import(&user, table, &["--dry-run"]);
    let faults = answer["faults"].as_array().expect("faults");
    let told: Vec<_> = faults.iter().map(|f| (&f["line"], &f["fault"], &f["value"])).collect();
    assert_eq!(
        told,
        [
            (&3.into(), &"status".into(), &"on loan".into()),
            (&4.into(), &"status".into(), &"Sold to Ben".into())
        ]
    );
    let statuses: Vec<_> =
        answer["statuses"].as_array().expect("statuses").iter().map(|s| &s["status"]).collect();
    assert_eq!(statuses, [&Value::from("owned"), &Value::Null, &Value::Null]);
    let said =
        user.run(&["collection", "import", &user.file("t.csv", table), "--game", SWM, "--dry-run"]).exits(2);
    for sentence in ["“Owned” (1) → owned", "“on loan” (1) → not known: not imported"] {
        assert!(said.out.contains(sentence), "{sentence}\n{}", said.out);
    }
    import(&user, table, &["--status", "On loan=owned", "--status", "Sold to Ben=skip"]);
    assert_eq!(held(&user, ["HK-47", "Ewok", "Yoda"]), ["2 0 0", "4 0 0", "none"]);
    let file = user.file("t.csv", table);
    user.run(&["collection", "import", &file, "--game", SWM, "--status", "on loan=lent"]).exits(2);
    // Left out, the column says nothing.
    let user = User::new();
    import(&user, table, &["--map", "Status=-"]);
    assert_eq!(held(&user, ["Ewok", "Yoda"]), ["4 0 0", "1 0 0"]);
}

#[test]
fn missing_takes_away_what_was_owned_and_wanted_leaves_it() {
    let user = User::new();
    import(&user, FIRST, &[]);
    import(
        &user,
        "Name,Set,Number,Status\nHK-47,Champions of the Force,57,Missing\nEwok,Rebel Storm,45,Need\n",
        &[],
    );
    assert_eq!(kept(&user, "HK-47"), ["0", "0", "1", "1", "bent spear"]);
    assert_eq!(kept(&user, "Ewok"), ["6", "0", "1", "2", ""]);
}

#[test]
fn a_ticked_cell_is_one_and_whole_numbers_may_have_a_fraction() {
    for (table, expected) in [
        (
            "Set,Number,Name,Have,Need\nChampions of the Force,57,HK-47,x,\nRebel Storm,45,Ewok,,x\n",
            ["1 0 0", "0 1 0"],
        ),
        ("Név;Megvan;Keresem\nHK-47;Igen;nem\nEwok;-;igen", ["1 0 0", "0 1 0"]),
        ("Name,Have,Want\nHK-47,have,\nEwok,,Wanted", ["1 0 0", "0 1 0"]),
        ("名稱,擁有,想要\nHK-47,是,否\nEwok,✗,✓", ["1 0 0", "0 1 0"]),
        ("Set,#,Name,Qty\nChampions of the Force,57.0,,2.0\nRebel Storm,45.0,Ewok,1.00", ["2 0 0", "1 0 0"]),
    ] {
        let user = User::new();
        let answer = import(&user, table, &[]);
        assert_eq!(answer["fault_count"], 0, "{table}\n{answer}");
        assert_eq!(held(&user, ["HK-47", "Ewok"]), expected, "{table}");
    }
}

#[test]
fn a_market_price_is_todays_and_an_asking_price_is_none() {
    let table = "Count,Tradelist Count,Name,Edition,Card Number,Condition,My Price,Rarity,Price\n\
        3,1,HK-47,Champions of the Force,57,Near Mint,$4.00,Very Rare,$11.25\n";
    let user = User::new();
    let answer = import(&user, table, &[]);
    assert_eq!(held(&user, ["HK-47"]), ["3 0 1"]);
    let text = export(&user);
    assert_eq!(text.matches("11.25").count(), 1, "{text}");
    assert!(!text.contains("4.00"), "{text}");
    let column = |heading: &str| {
        let columns = answer["columns"].as_array().expect("columns");
        columns.iter().find(|c| c["heading"] == heading).expect(heading).clone()
    };
    assert_eq!((&column("Price")["field"], &column("My Price")["field"]), (&"worth".into(), &Value::Null));
}

#[test]
fn a_column_that_loses_to_a_better_one_is_told() {
    let user = User::new();
    let file = user.file("t.csv", "Name,Simple Name,Quantity,QuantityX\nHK-47,HK47,2,2x\n");
    let said = user.run(&["collection", "import", &file, "--game", SWM, "--dry-run"]).exits(0);
    assert!(said.out.contains("Simple Name → not imported, as Name says the same"), "{}", said.out);
    assert!(said.out.contains("QuantityX → not imported, as Quantity says the same"), "{}", said.out);
}

#[test]
fn a_running_number_is_neither_a_count_nor_a_collectors_number() {
    for heading in ["#", "No", "Nr.", "", "Sorszám"] {
        let table = format!(
            "{heading},Name,Set,Qty\n1,HK-47,Champions of the Force,2\n2,Ewok,Rebel Storm,1\n3,Yoda,Clone Strike,1\n"
        );
        let user = User::new();
        let answer = import(&user, &table, &[]);
        assert_eq!(answer["fault_count"], 0, "{answer}");
        assert_eq!(held(&user, ["HK-47", "Ewok", "Yoda"]), ["2 0 0", "1 0 0", "1 0 0"], "{heading}");
    }
    // One that fits is a collector's number, from the first of its set on.
    let user = User::new();
    let answer = import(&user, "Set,#,Name,Qty\nRebel Storm,1,Bothan Spy,1\nRebel Storm,2,HK-47,1\n", &[]);
    assert_eq!(
        (&answer["columns"][1]["field"], &answer["fault_count"]),
        (&"number".into(), &1.into()),
        "{answer}"
    );
}

#[test]
fn every_sheet_with_figures_is_read_and_the_others_are_told() {
    let user = User::new();
    let book = workbook(&[
        ("About", &[&["My collection"], &["since 2004"]]),
        ("Rebel Storm", &[&["#", "Name", "Have"], &["45", "Ewok", "6"], &["36", "Stormtrooper", "4"]]),
        ("Empty", &[]),
        (
            "CotF",
            &[&["Champions of the Force"], &[""], &["Figure", "Owned"], &["HK-47", "2"], &["Nobody", "1"]],
        ),
        ("Sets", &[&["Name", "Year"], &["Rebel Storm", "2004"], &["Universe", "2006"]]),
        ("Wanted", &[&["Name", "Set"], &["Yoda", "Clone Strike"]]),
    ]);
    let file = user.file("mine.xlsx", &book);
    let import = |more: &[&str]| {
        user.run(&[&["collection", "import", &file, "--game", SWM, "--json"], more].concat()).json()
    };
    let answer = import(&[]);
    let sheets = answer["sheets"].as_array().expect("sheets");
    let told: Vec<_> =
        sheets.iter().map(|s| json!([s["name"], s["read"], s["rows"], s["taken"], s["set"]])).collect();
    assert_eq!(
        told,
        [
            json!(["About", false, 2, 0, null]),
            json!(["Rebel Storm", true, 2, 2, "Rebel Storm"]),
            json!(["Empty", false, 0, 0, null]),
            json!(["CotF", true, 2, 1, "CotF"]),
            json!(["Sets", false, 2, 0, null]),
            json!(["Wanted", true, 1, 1, null]),
        ],
        "{answer}"
    );
    assert_eq!(held(&user, ["Ewok", "Stormtrooper", "HK-47", "Yoda"]), ["6 0 0", "4 0 0", "2 0 0", "0 1 0"]);
    let fault = &answer["faults"][0];
    assert_eq!(
        (&fault["sheet"], &fault["line"], answer["fault_count"].as_u64()),
        (&"CotF".into(), &5.into(), Some(1))
    );
    let fates = answer["fates"].as_array().expect("fates");
    let sum: u64 = fates.iter().filter_map(|f| f["count"].as_u64()).sum();
    assert_eq!(Some(sum), answer["all_rows"].as_u64());
    assert!(
        fates.iter().any(|f| f["fate"] == "taken" && f["lines"] == "Rebel Storm 2–3; CotF 4; Wanted 2"),
        "{answer}"
    );

    let said = user.run(&["collection", "import", &file, "--game", SWM, "--dry-run"]).exits(2);
    for sentence in ["Sheet Sets: not read", "Sheet CotF: 1 of 2 rows imported", "CotF, row 5"] {
        assert!(said.out.contains(sentence), "{sentence}\n{}", said.out);
    }
    let answer = import(&["--sheet", "wanted", "--sheet", "Rebel Storm", "--dry-run"]);
    let read: Vec<_> =
        answer["sheets"].as_array().expect("sheets").iter().map(|s| s["read"] == true).collect();
    assert_eq!(
        (read, answer["fault_count"].as_u64()),
        (vec![false, true, false, false, false, true], Some(0))
    );
    let refused = user.run(&["collection", "import", &file, "--game", SWM, "--sheet", "Nowhere"]).exits(2);
    assert!(refused.err.contains("Rebel Storm, Empty, CotF"), "{}", refused.err);
}

#[test]
fn a_copy_of_a_sheet_counts_nothing_twice_and_a_name_says_what_its_counts_are() {
    let user = User::new();
    let table: &[&[&str]] = &[&["Name", "Qty"], &["Ewok", "6"], &["HK-47", "2"]];
    let book = workbook(&[
        ("2024", table),
        ("2024 (2)", table),
        ("Wants of mine", table),
        ("Sold", &[&["Name", "Qty"], &["Yoda", "1"]]),
    ]);
    let file = user.file("mine.xlsx", &book);
    let answer = user.run(&["collection", "import", &file, "--game", SWM, "--json"]).exits(0).json();
    let told: Vec<_> =
        answer["sheets"].as_array().expect("sheets").iter().map(|s| s["taken"].clone()).collect();
    assert_eq!(told, [2, 0, 2, 0], "{answer}");
    assert_eq!(held(&user, ["Ewok", "HK-47", "Yoda"]), ["6 6 0", "2 2 0", "none"]);
}

#[test]
fn sheets_with_other_columns_are_one_table() {
    let user = User::new();
    let book = workbook(&[
        ("English", &[&["Name", "Set", "Qty", "Note"], &["Ewok", "Rebel Storm", "6", "box 1"]]),
        ("Deutsch", &[&["Anzahl", "Zustand", "Figur"], &["2", "gesucht", "HK-47"]]),
        ("Egy", &[&["Darab", "Megnevezés", "Állapot"], &["1", "Yoda", "hibátlan"]]),
    ]);
    let file = user.file("mine.xlsx", &book);
    user.run(&["collection", "import", &file, "--game", SWM]).exits(0);
    assert_eq!(held(&user, ["Ewok", "HK-47", "Yoda"]), ["6 0 0", "0 2 0", "1 0 0"]);
    assert_eq!(kept(&user, "Ewok")[4], "box 1");
}

#[test]
fn sheets_without_known_headings_are_read_by_what_is_told_of_their_columns() {
    let book = workbook(&[
        ("A", &[&["Was", "Wieviel"], &["Ewok", "2"]]),
        ("B", &[&["Was", "Wieviel"], &["HK-47", "1"]]),
    ]);
    for (more, expected) in [
        (&["--map", "Was=name", "--map", "Wieviel=figures"][..], ["2 0 0", "1 0 0"]),
        (&["--map", "Was=name", "--map", "Wieviel=wanted", "--sheet", "B"], ["none", "0 1 0"]),
        (&["--heading", "0", "--map", "1=name", "--map", "2=for_trade"], ["0 0 2", "0 0 1"]),
    ] {
        let user = User::new();
        let file = user.file("mine.xlsx", &book);
        user.run(&[&["collection", "import", &file, "--game", SWM], more].concat());
        assert_eq!(held(&user, ["Ewok", "HK-47"]), expected, "{more:?}");
    }
}

#[test]
fn a_text_list_goes_into_the_collection() {
    for (list, expected, faults) in [
        (
            "HAVE:\n3x Ewok (Rebel Storm)\nHK-47\n\nWANT:\nYoda (Clone Strike) x1\n",
            ["1 0 0", "3 0 0", "0 1 0"],
            0,
        ),
        ("Megvan\n- HK-47\n- 2 db Ewok\nKeresem\n* Yoda (2)\nCsere:\n1 Ewok", ["1 0 0", "2 0 1", "0 2 0"], 0),
        ("HABE: HK-47 / 2 Ewok\nSUCHE: Yoda\n", ["1 0 0", "2 0 0", "0 1 0"], 0),
        ("J’ai :\nHK-47\nJe cherche :\n2x Ewok\nJ’échange :\nYoda", ["1 0 0", "0 2 0", "0 0 1"], 0),
        ("有：HK-47\n求：Ewok x2\n換：Yoda", ["1 0 0", "0 2 0", "0 0 1"], 0),
        ("[H] HK-47\n[W] Ewok\nsome words about nothing\n", ["1 0 0", "0 1 0", "none"], 1),
        ("HAVE\nHK-47\nSOLD\nEwok\nMISSING: Yoda", ["1 0 0", "none", "none"], 0),
        ("HK-47\nEwok\nEwok\nTotal: 3", ["1 0 0", "2 0 0", "none"], 0),
    ] {
        for more in [&[][..], &["--heading", "0"]] {
            let user = User::new();
            let file = user.file("list.txt", list);
            let said = user.run(&[&["collection", "import", &file, "--game", SWM, "--json"], more].concat());
            let answer = said.json();
            assert_eq!(answer["fault_count"], faults, "{list}\n{answer}");
            assert_eq!(held(&user, ["HK-47", "Ewok", "Yoda"]), expected, "{list}");
        }
    }
    // A heading that names a set is that of the lines below it, where it can be.
    let user = User::new();
    let file = user.file("list.txt", "HAVE\n\nUniverse:\n2 Stormtrooper\nYoda\n");
    user.run(&["collection", "import", &file, "--game", SWM]).exits(0);
    let text = export(&user);
    assert!(text.contains("swm/universe/41,") && text.contains("swm/clone-strike/26,"), "{text}");
    let nothing = user.file("letter.txt", "Dear Ben,\nthank you for the evening.\nAnna\n");
    let refused = user.run(&["collection", "import", &nothing, "--game", SWM]).exits(2);
    assert!(refused.err.contains("names no figures"), "{}", refused.err);
}

#[test]
fn a_set_written_once_is_that_of_the_rows_below() {
    let user = User::new();
    let table = "Set,#,Figure,Owned\nChampions of the Force,57,HK-47,2\n,1,Bastila Shan,1\n\
        Universe,40,Noghri,1\n,,Stormtrooper,4\n,,Yoda,1\n";
    let answer = import(&user, table, &[]);
    assert_eq!((&answer["fault_count"], &answer["assumed"]), (&0.into(), &json!([])), "{answer}");
    let text = export(&user);
    for printing in ["champions-of-the-force/1,", "universe/41,", "clone-strike/26,"] {
        assert!(text.contains(&format!("swm/{printing}")), "{printing}\n{text}");
    }
}
