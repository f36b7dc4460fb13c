//! Counting squads, drawing one and asking who still fits, in the terminal.

use crate::common::User;
use serde_json::{Value, json};

fn number(value: &Value) -> u128 {
    value.as_str().expect("a decimal text").parse().expect("digits")
}

#[test]
fn all_legal_squads_are_counted_by_faction_and_at_the_limit() {
    let said = User::new().run(&["squad", "count", "--json"]).exits(0);
    let json = said.json();
    assert_eq!(json["legal_squads"], "10875837161638995450");
    assert_eq!(json["at_limit"], "2942943810054522804");
    assert_eq!(json["by_faction"]["Fringe"], "187295168938828143");
    assert_eq!(json["by_faction"].as_object().map(serde_json::Map::len), Some(10));
    // A squad of several factions counts for each of them, but once in all.
    let by_faction: u128 = json["by_faction"].as_object().into_iter().flatten().map(|(_, n)| number(n)).sum();
    assert!(by_faction > number(&json["legal_squads"]));
}

#[test]
fn a_collection_bounds_what_can_be_fielded_and_its_bad_rows_are_told() {
    let user = User::new();
    let file = user.file("mine.csv", "name,figures\nClone Trooper,2\nGeneral Obi-Wan Kenobi,1\nBlorp,3\n");
    let said = user.run(&["squad", "count", "--collection", &file, "--json"]).exits(2);
    // One or two troopers, or none, with the general or without; nobody at all is no squad.
    assert_eq!(said.json()["legal_squads"], "5");
    assert_eq!(said.json()["faults"].as_array().map(Vec::len), Some(1), "{}", said.out);
    let by_number = user.file("set.csv", "set,number,figures\nThe Clone Wars starter,1,1\n");
    assert_eq!(
        user.run(&["squad", "count", "--collection", &by_number, "--json"]).json()["legal_squads"],
        "1"
    );
    let without = ["squad", "count", "--collection", &file, "--without", "General Obi-Wan Kenobi", "--json"];
    assert_eq!(user.run(&without).json()["legal_squads"], "2");
    let with = ["squad", "count", "--collection", &file, "--with", "General Obi-Wan Kenobi", "--json"];
    assert_eq!(user.run(&with).json()["legal_squads"], "3");
    user.run(&["collection", "import", &by_number, "--yes"]).exits(0);
    assert_eq!(user.run(&["squad", "count", "--owned", "--json"]).json()["legal_squads"], "1");
}

#[test]
fn where_there_is_no_squad_the_rules_that_bar_it_are_named() {
    let user = User::new();
    let twice = ["squad", "count", "--with", "Mas Amedda", "--with", "Mas Amedda"];
    let said = user.run(&[&twice[..], &["--json"]].concat()).exits(0);
    assert_eq!(said.json()["legal_squads"], "0");
    assert_eq!(said.json()["barred_by"], json!(["SWM-UNIQUE"]));
    let both = ["squad", "count", "--with", "Mas Amedda", "--with", "Mas Amedda", "--points", "3", "--json"];
    let blamed = user.run(&both).exits(0).json()["barred_by"].clone();
    assert_eq!(blamed, json!(["SWM-POINTS", "SWM-UNIQUE"]), "neither of them alone");
    let owned = ["squad", "count", "--with", "Mas Amedda", "--owned", "--json"];
    assert_eq!(user.run(&owned).exits(0).json()["barred_by"], json!(["MUSTER-OWNED"]));
    let foes = ["--faction", "Republic", "--with", "Security Battle Droid"];
    let said = user.run(&[&["squad", "count", "--json"], &foes[..]].concat()).exits(0);
    assert_eq!(said.json()["barred_by"], json!(["SWM-FACTION"]));
    let said = user.run(&["squad", "count", "--points", "2", "--json"]).exits(0);
    assert_eq!(
        (&said.json()["legal_squads"], &said.json()["barred_by"]),
        (&json!("0"), &json!(["SWM-POINTS"]))
    );
    assert!(user.run(&twice).exits(0).out.contains("SWM-UNIQUE"));
}

#[test]
fn what_cannot_be_counted_says_so_and_what_to_do() {
    let user = User::new();
    for (args, code, words) in [
        (vec!["squad", "count", "--with", "Blorp"], 2, "Blorp"),
        (vec!["squad", "count", "--format", "nonsense"], 2, "nonsense"),
        (vec!["squad", "count", "--faction", "nonsense"], 2, "nonsense"),
        (vec!["squad", "count", "--format", "out-of-the-box"], 2, "--owned"),
        (vec!["squad", "count", "--points", "200000"], 2, "Lower the point limit"),
        (vec!["squad", "count", "--points", "3000", "--by-size"], 2, "Lower the point limit"),
        (vec!["squad", "count", "--collection", "no-such-file.csv"], 2, "no-such-file.csv"),
    ] {
        let said = user.run(&args).exits(code);
        assert!(said.err.contains(words), "{args:?}: {}", said.err);
    }
}

#[test]
fn a_drawn_squad_is_legal_keeps_to_what_is_asked_and_comes_again_with_its_seed() {
    let user = User::new();
    for game in
        ["star-wars-miniatures", "imperial-assault", "dungeons-and-dragons-miniatures", "space-marine-heroes"]
    {
        let draw =
            |seed: &str| user.run(&["squad", "random", "--game", game, "--seed", seed, "--json"]).exits(0);
        let (first, again, other) = (draw("1").json(), draw("1").json(), draw("2").json());
        assert_eq!(first["verdict"], "legal", "{game}");
        assert_eq!(first["members"], again["members"], "{game}");
        assert_ne!(first["members"], other["members"], "{game}");
    }
    let said =
        user.run(&["squad", "random", "--seed", "3", "--with", "Count Dooku of Serenno", "--json"]).exits(0);
    let names: Vec<_> =
        said.json()["members"].as_array().into_iter().flatten().map(|m| m["name"].clone()).collect();
    assert!(names.contains(&json!("Count Dooku of Serenno")), "{names:?}");
    user.run(&["squad", "random", "--seed", "3", "--points", "2"]).exits(1);
    // Who names no seed is drawn another one each time.
    let anew = || user.run(&["squad", "random", "--json"]).exits(0).json()["members"].clone();
    assert_ne!(anew(), anew());
    let few = user.file("few.csv", "name,figures\nClone Trooper,11\nGeneral Obi-Wan Kenobi,1\n");
    let full = |points: &str| {
        let args = ["squad", "random", "--collection", &few, "--seed", "5", "--full", "--points", points];
        user.run(&[&args[..], &["--json"]].concat()).exits(0).json()["points"]["total"].clone()
    };
    assert_eq!([full("91"), full("99")], [json!(91), json!(99)]);
    assert_ne!(full("98"), json!(98), "none spends them all, so any will do");
}

#[test]
fn who_still_fits_a_squad_and_who_fills_it_exactly_is_told() {
    let user = User::new();
    let file = user.file("begun.txt", "General Obi-Wan Kenobi\n4 Clone Trooper\n"); // 91 of 100
    let json = user.run(&["squad", "fits", &file, "--json"]).exits(0).json();
    let fits = json["fits"].as_array().expect("a list");
    let of = |id: &str| {
        fits.iter().find(|f| f["figure"] == id).map(|f| (f["legal_squads"].clone(), f["at_limit"].clone()))
    };
    assert_eq!(of("swm/clone-trooper"), Some((json!("1"), json!("1"))));
    assert_eq!(of("swm/general-obi-wan-kenobi"), None);
    assert_eq!(of("swm/count-dooku-of-serenno"), None);
    assert_eq!(json["figures"], fits.len());
    let full = fits.iter().filter(|f| f["at_limit"] != "0").count();
    assert_eq!(json["filling_exactly"], full);
    assert!(user.run(&["squad", "fits", &file]).exits(0).out.contains("Clone Trooper"));
}

#[test]
fn a_squad_begun_is_filled_up_to_the_best_by_what_is_asked() {
    let user = User::new();
    let file = user.file("begun.txt", "General Obi-Wan Kenobi\n4 Clone Trooper\n"); // 91 of 100
    let fill = |best: &str| {
        user.run(&["squad", "fill", &file, "--best", best, "--top", "4", "--json"]).exits(0).json()["rows"]
            .clone()
    };
    for one in fill("points").as_array().expect("a list") {
        assert_eq!((&one["left"], &one["value"]), (&json!(0), &json!(100)), "{one}");
    }
    // Three times three points is the most that nine can buy.
    assert_eq!(fill("activations")[0]["value"], 8);
    let mine = user.file("mine.csv", "name,figures\nClone Trooper,5\nGeneral Obi-Wan Kenobi,1\n");
    user.run(&["collection", "import", &mine, "--yes"]).exits(0);
    let owned = fill("owned");
    assert_eq!(owned.as_array().map(Vec::len), Some(4));
    assert_eq!(owned[0]["value"], 0, "{owned}");
    let full = user.file("over.txt", "2 General Obi-Wan Kenobi\n");
    user.run(&["squad", "fill", &full]).exits(1);
}

#[test]
fn a_squad_is_filled_up_with_what_costs_least_to_buy() {
    let user = User::new();
    let file = user.file("begun.txt", "General Obi-Wan Kenobi\n4 Clone Trooper\n"); // 91 of 100
    let prices = user.file(
        "prices.csv",
        "name,price\nClone Trooper,4.00\nUgnaught Demolitionist,0.50\nGeneral Obi-Wan Kenobi,9\nBlorp,1\n",
    );
    let mine = user.file("mine.csv", "name,figures\nClone Trooper,4\nGeneral Obi-Wan Kenobi,1\n");
    user.run(&["collection", "import", &mine, "--yes"]).exits(0);
    let exact = ["squad", "fill", &file, "--best", "price", "--top", "3", "--json"];
    user.run(&exact).exits(2); // nobody knows prices
    let said = user.run(&[&exact[..], &["--prices", &prices]].concat()).exits(2);
    let rows = said.json()["rows"].clone();
    // Nothing costs nothing; then one cheap figure, then two.
    assert_eq!([&rows[0]["value"], &rows[1]["value"], &rows[2]["value"]], [0, -50, -100], "{rows}");
    let added = json!({ "figure": "swm/ugnaught-demolitionist", "local_name": "Ugnaught Demolitionist",
        "count": 1, "missing": 1 });
    assert_eq!(rows[1]["add"], json!([added]));
    assert_eq!(said.json()["faults"].as_array().map(Vec::len), Some(1), "a figure nobody knows");
    // Copies without a price are counted, and the bound that ranks them last is no price.
    let one = user.file("one.csv", "name,price\nGeneral Obi-Wan Kenobi,9\n");
    let rows = user.run(&[&exact[..], &["--prices", &one]].concat()).exits(0).json()["rows"].clone();
    let told = [&rows[0], &rows[1]].map(|row| (row["value"].clone(), row["unpriced"].clone()));
    assert_eq!(told, [(json!(0), Value::Null), (json!(0), json!(1))], "{rows}");
    let nothing = user.run(&["squad", "fill", &file, "--best", "price", "--prices", &mine]).exits(2);
    assert!(nothing.err.contains("price"), "{}", nothing.err);
}

#[test]
fn squads_are_counted_by_how_many_members_they_have() {
    let user = User::new();
    let file = user.file("mine.csv", "name,figures\nClone Trooper,3\nGeneral Obi-Wan Kenobi,1\n");
    let said = user.run(&["squad", "count", "--collection", &file, "--by-size", "--json"]).exits(0);
    assert_eq!(said.json()["by_size"], json!({ "1": "2", "2": "2", "3": "2", "4": "1" }));
    assert_eq!(said.json()["legal_squads"], "7");
    let without = user.run(&["squad", "count", "--collection", &file, "--json"]).exits(0);
    assert_eq!(without.json()["by_size"], json!({}));
}

#[test]
fn what_to_buy_is_what_opens_most_squads() {
    let user = User::new();
    let file = user.file("mine.csv", "name,figures\nClone Trooper,2\nGeneral Obi-Wan Kenobi,1\n");
    let gap = user.run(&["squad", "gap", "--collection", &file, "--json"]).exits(0).json();
    let count = |more: &str| {
        let text = format!("name,figures\nClone Trooper,2\nGeneral Obi-Wan Kenobi,1\n{more}");
        let file = user.file("more.csv", &text);
        let said = user.run(&["squad", "count", "--collection", &file, "--json"]).exits(0).json();
        number(&said["legal_squads"])
    };
    assert_eq!(gap["legal_squads"], "5");
    for kind in ["figures", "pairs"] {
        let best = &gap[kind][0];
        let names: Vec<_> = best["figures"].as_array().expect("figures").iter().collect();
        let more: String = names
            .iter()
            .map(|id| {
                let said = user.run(&["figures", "show", id.as_str().expect("an id"), "--json"]).exits(0);
                format!("\"{}\",1\n", said.json()["name"].as_str().expect("a name"))
            })
            .collect();
        assert_eq!(count(&more), 5 + number(&best["opens"]), "{best}");
    }
    // The most useful first, and of what is equally useful what opens most.
    let ranks = |kind: &str| {
        let all = gap[kind].as_array().expect("a list").iter();
        let uses = |p: &Value, of: &str| p["uses"][of].as_array().map_or(0, Vec::len);
        let first = |p: &Value, of: &str| p["uses"][of].as_u64().expect("a number");
        let firsts = |p: &Value| first(p, "leaders") + first(p, "factions");
        all.map(|p| (uses(p, "squads"), uses(p, "sets"), firsts(p), number(&p["opens"]))).collect::<Vec<_>>()
    };
    for kind in ["figures", "pairs", "sets", "set_pairs"] {
        assert!(ranks(kind).is_sorted_by(|a, b| a >= b) && !ranks(kind).is_empty(), "{kind}");
    }
    // Where nothing can be fielded with two figures more, the fewest that do are told.
    let none = ["squad", "gap", "--game", "space-marine-heroes", "--owned", "--json"];
    let gap = user.run(&none).exits(0).json();
    assert_eq!(gap["nearest"][0]["copies"], 5, "{gap}");
}
