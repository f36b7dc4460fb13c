//! Trading with others: lists as files, who gives what to whom, and one's own side booked.

use serde_json::{Value, json};

use crate::common::User;

/// A collector with a collection and a list written from it.
fn collector(name: &str, rows: &str) -> (User, String) {
    let user = User::new();
    let table = user
        .file("collection.csv", format!("printing,figures,cards,wanted,for_trade,worth,currency\n{rows}"));
    user.run(&["collection", "import", &table]).exits(0);
    let list = user.path(&format!("{name}.json")).display().to_string();
    user.run(&["trades", "write", "--name", name, "-o", &list]).exits(0);
    (user, list)
}

/// Three of whom no two can help each other.
fn three() -> [(User, String); 3] {
    [
        collector("Anna", "swm/rebel-storm/56,3,3,0,2,4.00,EUR\nswm/rebel-storm/3,0,0,1,0,,\n"),
        collector("Béla", "swm/rebel-storm/3,2,2,0,1,5.00,EUR\nswm/rebel-storm/55,0,0,1,0,,\n"),
        collector("Cili", "swm/rebel-storm/55,2,2,0,1,,\nswm/rebel-storm/56,0,0,1,0,,\n"),
    ]
}

/// How many of each printing somebody has, wants and would trade.
fn counts(user: &User) -> Vec<(String, [u64; 4])> {
    let view = user.run(&["collection", "export", "--json"]).exits(0).json();
    let text = view["text"].as_str().expect("a table").to_owned();
    let rows = text.lines().skip(1).map(|line| {
        let cells: Vec<_> = line.split(',').collect();
        (cells[0].to_owned(), [5, 6, 7, 8].map(|at| cells[at].parse().expect("a number")))
    });
    rows.collect()
}

#[test]
fn three_find_the_same_ring_from_their_lists_and_each_books_their_side_of_it() {
    let club = three();
    let lists: Vec<_> = club.iter().map(|(_, list)| list.as_str()).collect();
    let found = club[0].0.run(&[&["trades", "find"], &lists[..], &["--json"]].concat()).exits(0).json();
    assert_eq!((&found["pieces"], &found["wanted"]), (&json!(3), &json!(3)));
    let handovers = found["handovers"].as_array().expect("handovers").iter();
    let told =
        |h: &Value| ["from", "to"].map(|side| h[side].as_str().expect("a name").to_owned()).join(" → ");
    assert_eq!(handovers.map(told).collect::<Vec<_>>(), ["Anna → Cili", "Béla → Anna", "Cili → Béla"]);
    assert_eq!(found["rings"][0]["legs"].as_array().map(Vec::len), Some(3));
    assert_eq!(found["traders"][0]["difference"], "1.00 EUR");
    // Whose list says nothing of what it gives has to say nothing of the difference either.
    assert_eq!(found["traders"][2]["gives"], json!({ "pieces": 1, "unpriced": 1 }));
    assert_eq!(found["traders"][2].get("difference"), None);

    let plan = found["plan"].as_str().expect("a plan");
    for (at, (user, own)) in club.iter().enumerate() {
        let name = ["Anna", "Béla", "Cili"][at];
        let others: Vec<_> = lists.iter().copied().filter(|list| list != own).rev().collect();
        // Their own list may be there or not: their collection says the same.
        let files = if at == 0 { lists.clone() } else { others };
        let book = [&["trades", "book"], &files[..], &["--me", name, "--plan", plan, "--json"]].concat();
        let booked = user.run(&book).exits(0).json();
        assert_eq!((&booked["given"], &booked["got"]), (&json!(1), &json!(1)), "{name}");
        let again = user.run(&book).exits(2).json();
        let refused = again["code"].as_str().expect("a code");
        assert!(["trades-gone", "trades-changed"].contains(&refused), "{again}");
    }
    let row = |printing: &str, counts| (printing.to_owned(), counts);
    assert_eq!(
        counts(&club[0].0),
        [row("swm/rebel-storm/3", [1, 1, 0, 0]), row("swm/rebel-storm/56", [2, 2, 0, 1])]
    );
    assert_eq!(
        counts(&club[2].0),
        [row("swm/rebel-storm/55", [1, 1, 0, 0]), row("swm/rebel-storm/56", [1, 1, 0, 0])]
    );
}

#[test]
fn two_exchange_by_worth_what_comes_nearest() {
    let prices =
        [("swm/rebel-storm/56", "6.00"), ("swm/rebel-storm/3", "3.00"), ("swm/rebel-storm/55", "2.50")];
    let rows = |spare: &[usize]| -> String {
        let row = |(at, (printing, worth)): (usize, &(&str, &str))| {
            let counts = if spare.contains(&at) { "1,0,0,1" } else { "0,0,1,0" };
            format!("{printing},{counts},{worth},EUR\n")
        };
        prices.iter().enumerate().map(row).collect()
    };
    let (anna, own) = collector("Anna", &rows(&[0]));
    let (_bela, other) = collector("Béla", &rows(&[1, 2]));
    let found = anna.run(&["trades", "find", &own, &other, "--by-worth", "--json"]).exits(0).json();
    assert_eq!(found["traders"][0]["gives"], json!({ "pieces": 1, "unpriced": 0, "worth": "6.00 EUR" }));
    assert_eq!(found["traders"][0]["gets"], json!({ "pieces": 2, "unpriced": 0, "worth": "5.50 EUR" }));
    assert_eq!(found["traders"][0]["difference"], "-0.50 EUR");
    assert_eq!(found["pairs"][0]["even"]["difference"], "-0.50 EUR");
    let text = anna.run(&["trades", "find", &other, "--me", "Anna", "--by-worth"]).exits(0).out;
    assert!(text.contains("Anna → Béla") && text.contains("worth 6.00 EUR for 5.50 EUR"), "{text}");
}

#[test]
fn lists_that_cannot_be_traded_are_refused_and_nothing_is_booked() {
    let [(anna, own), (_bela, other), _cili] = three();
    let before = counts(&anna);
    let list = |name: &str, rest: &str| {
        let head = r#""format": "muster-trades", "version": 1, "game": "star-wars-miniatures""#;
        anna.file(name, format!(r#"{{{head}, "name": "Dani", {rest}}}"#))
    };
    let huge = anna.path("huge.json");
    std::fs::File::create(&huge).expect("a file").set_len(100 << 20).expect("a sparse file");
    let huge = huge.display().to_string();
    for (files, rest, code) in [
        (vec![list("number.json", r#""spares": 7"#)], vec![], "trades-shape"),
        (vec![list("none.json", r#""spares": [{"printing": "x", "count": 0}]"#)], vec![], "trades-value"),
        (vec![anna.file("squad.txt", "3 Clone Trooper\n")], vec![], "trades-shape"),
        (vec![anna.file("picture.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")], vec![], "file-binary"),
        (vec![anna.file("empty.json", b"")], vec![], "file-empty"),
        (vec![huge], vec![], "file-too-large"),
        (vec![anna.path("nowhere.json").display().to_string()], vec![], "file-not-found"),
        (vec![own.clone(), own.clone()], vec![], "trades-twice"),
        (vec![own.clone()], vec![], "trades-alone"),
        (vec![own.clone(), other.clone()], vec!["--game", "imperial-assault"], "trades-other-game"),
        (vec![own.clone(), other.clone()], vec![], "trades-nobody"),
        (vec![own.clone(), other.clone()], vec!["--me", " "], "trades-name"),
        (vec![own.clone(), other.clone()], vec!["--me", "Cili", "--by-worth"], "trades-not-two"),
    ] {
        let files: Vec<_> = files.iter().map(String::as_str).collect();
        let said = anna.run(&[&["trades", "book"], &files[..], &rest[..], &["--json"]].concat());
        assert_eq!((said.code, said.json()["code"].as_str()), (2, Some(code)), "{files:?}");
    }
    assert_eq!(counts(&anna), before);
    let nobody = User::new();
    let said = nobody.run(&["trades", "write", "--name", "Nobody", "--json"]).exits(2).json();
    assert_eq!(said["code"], "trades-no-list");
    assert_eq!(
        nobody.run(&["trades", "write", "--name", "", "--json"]).exits(2).json()["code"],
        "trades-name"
    );
}

#[test]
fn a_printing_that_the_catalogue_lacks_is_traded_by_what_its_list_says() {
    let user = User::new();
    let list = |name: &str, spare: &str, wish: &str| {
        let text = json!({
            "format": "muster-trades", "version": 1, "game": "star-wars-miniatures", "name": name,
            "spares": [{ "printing": spare, "name": "=Odd\u{2028}One" }], "wants": [{ "printing": wish }],
        });
        user.file(&format!("{name}.json"), text.to_string())
    };
    let lists = [list("Anna", "x/a", "x/b"), list("Béla", "x/b", "x/a")];
    let found = user.run(&["trades", "find", &lists[0], &lists[1]]).exits(0);
    assert!(found.out.contains("Odd") && found.out.contains("Wants met: 2 of 2"), "{}", found.out);
    assert!(found.out.lines().all(|line| !line.starts_with("One")), "{}", found.out);
}

#[test]
fn what_was_booked_is_undone_once_whatever_was_counted_since() {
    let [(anna, _), (_bela, other), (_cili, third)] = three();
    let before = counts(&anna);
    anna.run(&["trades", "book", &other, &third, "--me", "Anna"]).exits(0);
    assert_ne!(counts(&anna), before);
    // Another figure comes home; it stays.
    let more = anna.file("more.csv", "printing,figures\nswm/rebel-storm/56,1\n");
    anna.run(&["collection", "import", &more, "--add", "--yes"]).exits(0);
    let undone = anna.run(&["trades", "undo", "--json"]).exits(0).json();
    assert_eq!((&undone["given"], &undone["got"]), (&json!(1), &json!(1)));
    let one_more = |(printing, [figures, rest @ ..]): (String, [u64; 4])| {
        let more = u64::from(printing == "swm/rebel-storm/56");
        (printing, [figures + more, rest[0], rest[1], rest[2]])
    };
    let with_one_more: Vec<_> = before.into_iter().map(one_more).collect();
    assert_eq!(counts(&anna), with_one_more);
    assert_eq!(anna.run(&["trades", "undo", "--json"]).exits(2).json()["code"], "trades-none-booked");
    assert_eq!(counts(&anna), with_one_more);
}

/// A million lines, nesting without end, numbers beyond all numbers, bytes that are no text: each is refused with its
/// place, in time, and nothing of it is kept.
#[test]
fn lists_that_were_made_to_do_harm_do_none() {
    let [(anna, _), (_bela, other), _cili] = three();
    let before = counts(&anna);
    let head = r#"{"format": "muster-trades", "version": 1, "game": "star-wars-miniatures", "name": "Dani""#;
    let with = |rest: &str| format!("{head}, {rest}}}").into_bytes();
    let lines = |count: usize| vec![r#"{"printing": "x"}"#; count].join(",");
    let deep = format!(r#""spares": {}{}"#, "[".repeat(200_000), "]".repeat(200_000));
    let objects = format!(r#""spares": {}1{}"#, r#"{"a":"#.repeat(200_000), "}".repeat(200_000));
    let wide = format!(r#""wants": [{{"printing": "{}"}}]"#, "x".repeat(1 << 20));
    let worth = r#""wants": [{"printing": "x", "worth": "99999999999999999999.99 EUR"}]"#;
    let utf16 = with("").iter().flat_map(|byte| [*byte, 0]).collect();
    for (name, bytes, codes) in [
        ("rows.json", with(&format!(r#""spares": [{}]"#, lines(1_000_000))), &["file-too-large"][..]),
        ("lines.json", with(&format!(r#""spares": [{}]"#, lines(10_001))), &["trades-long"]),
        ("deep.json", with(&deep), &["trades-shape"]),
        ("objects.json", with(&objects), &["trades-shape"]),
        ("nul.json", with("\"spares\": [{\"printing\": \"x\0\"}]"), &["file-binary", "trades-shape"]),
        ("escaped.json", with(r#""spares": [{"printing": "x\u0000"}]"#), &["trades-value"]),
        ("negative.json", with(r#""wants": [{"printing": "x", "count": -1}]"#), &["trades-shape"]),
        ("half.json", with(r#""wants": [{"printing": "x", "count": 0.5}]"#), &["trades-shape"]),
        ("beyond.json", with(r#""wants": [{"printing": "x", "count": 1e400}]"#), &["trades-shape"]),
        ("over.json", with(r#""wants": [{"printing": "x", "count": 4294967296}]"#), &["trades-shape"]),
        ("worth.json", with(worth), &["trades-value"]),
        ("wide.json", with(&wide), &["trades-value"]),
        ("utf16.json", utf16, &["file-binary", "trades-shape"]),
        ("torn.json", head.as_bytes().to_vec(), &["trades-shape"]),
    ] {
        let list = anna.file(name, bytes);
        for command in ["find", "book"] {
            let said =
                anna.run(&["trades", command, &other, &list, "--me", "Anna", "--json"]).exits(2).json();
            let code = said["code"].as_str().unwrap_or_default().to_owned();
            assert!(codes.contains(&code.as_str()), "{name}: {code}");
        }
    }
    assert_eq!(counts(&anna), before);
}

#[test]
fn a_trade_whose_figures_were_counted_again_since_is_not_said_to_be_undone() {
    let (anna, hers) = collector("Anna", "swm/rebel-storm/56,3,3,0,1,,\nswm/rebel-storm/3,0,0,1,0,,\n");
    let (_bela, his) = collector("Béla", "swm/rebel-storm/3,2,2,0,1,,\nswm/rebel-storm/56,0,0,1,0,,\n");
    anna.run(&["trades", "book", &hers, &his, "--me", "Anna", "--any-rarity"]).exits(0);
    let table = anna.file("again.csv", "printing,figures\nswm/rebel-storm/56,7\n");
    anna.run(&["collection", "import", &table]).exits(0);
    let before = counts(&anna);
    let refused = anna.run(&["trades", "undo"]).exits(2);
    assert!(refused.err.contains("can’t be undone"), "{}", refused.err);
    assert_eq!(counts(&anna), before);
    // Once that is undone, the trade can be as well.
    anna.run(&["collection", "undo"]).exits(0);
    anna.run(&["trades", "undo"]).exits(0);
    let now: Vec<_> = counts(&anna).into_iter().filter(|(printing, _)| printing.ends_with("/56")).collect();
    assert_eq!(now, [("swm/rebel-storm/56".to_owned(), [3, 3, 0, 1])]);
}
