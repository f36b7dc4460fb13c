//! Unknown facts, filled in where the user comes across them.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::api_squads::user::{User, draft};

const DDM: &str = "dungeons-and-dragons-miniatures";

/// The formats with 200 points: every edition of the rules, and the cards of the second edition.
const FORMATS: [&str; 4] = ["200", "200-war-drums", "200-last", "200-second-edition"];

/// A deterministic pseudo-random sequence.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("a number") % sides
    }
}

fn alone(figure: &str, format: &str) -> Value {
    let mut draft = draft(&[(figure, 1)]);
    draft["game"] = json!(DDM);
    draft["format"] = json!(format);
    draft
}

/// Returns every creature, that is, everything but tiles.
fn creatures(user: &User) -> Vec<String> {
    let game = user.session.game(DDM).expect("the game");
    let tile = |t: &String| t.ends_with("-tile");
    let figures = game.catalogue.figures().iter().filter(|f| !f.traits.iter().any(tile));
    figures.map(|f| f.id.to_string()).collect()
}

/// Returns a hundred of them, drawn deterministically.
fn a_hundred(user: &User) -> Vec<String> {
    let mut dice = Dice(20_040_101);
    let mut all = creatures(user);
    assert!(all.len() > 450, "{}", all.len());
    (0..100).map(|_| all.swap_remove(dice.roll(all.len()))).collect()
}

fn asks(view: &Value) -> Vec<Value> {
    let all = view["findings"].as_array().into_iter().flatten();
    all.filter(|f| f["severity"] == "ask").cloned().collect()
}

/// Returns an answer to a question, as the window would send it.
fn answer(asked: &Value, dice: &mut Dice) -> String {
    let answers = asked["answers"].as_array().expect("answers");
    match answers.len() {
        0 => {
            assert_eq!(asked["typed"], "number", "{asked}");
            (1 + dice.roll(230)).to_string()
        }
        many => answers[dice.roll(many)]["id"].as_str().expect("an id").to_owned(),
    }
}

fn settle(user: &mut User, question: &str, answer: &str) {
    user.call("settle", json!({ "game": DDM, "question": question, "answer": answer }));
}

#[test]
fn of_a_hundred_creatures_alone_everything_that_leaves_the_verdict_open_is_asked_in_its_place() {
    let mut user = User::new();
    let mut dice = Dice(7);
    let (mut open, mut kinds) = (0, BTreeSet::new());
    for figure in a_hundred(&user) {
        for format in FORMATS {
            let squad = alone(&figure, format);
            let view = user.check(&squad);
            if view["verdict"] != "unsure" {
                continue;
            }
            open += 1;
            let asked = asks(&view);
            let questions: Vec<_> = asked.iter().filter(|f| !f["question"].is_null()).collect();
            assert!(!questions.is_empty(), "{figure} in {format}: {asked:?}");
            // The open question about the limit is covered by that of the cost, so nothing else is needed for it.
            let silent = asked.iter().filter(|f| f["question"].is_null());
            let costs = questions.iter().any(|f| f["rule"] == "MUSTER-COST");
            silent.for_each(|f| assert!(f["rule"] == "DDM-POINTS" && costs, "{figure} in {format}: {f}"));
            for asked in &questions {
                let question = asked["question"].as_str().expect("an id");
                kinds.insert(question.replace(&figure, ""));
                settle(&mut user, question, &answer(asked, &mut dice));
            }
            let verdict = user.check(&squad)["verdict"].clone();
            assert!(verdict == "legal" || verdict == "illegal", "{figure} in {format}: {verdict}");
        }
    }
    assert!(open > 90, "{open}");
    let wanted = ["cost:", "fact::both-editions", "fact::commander"];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), wanted);
}

#[test]
fn each_question_that_leaves_a_verdict_open_can_turn_it() {
    let mut user = User::new();
    let (good, bad) = (
        |q: &str| if q.starts_with("cost:") { "1" } else { "yes" },
        |q: &str| {
            if q.starts_with("cost:") { "150" } else { "no" }
        },
    );
    for (number, figure) in a_hundred(&user).into_iter().enumerate() {
        // The questions of the second edition differ in only one.
        let formats = if number % 4 == 0 { &["200", "200-second-edition"][..] } else { &["200"] };
        for format in formats {
            let squad = alone(&figure, format);
            let view = user.check(&squad);
            let asked = asks(&view);
            let questions = asked.iter().filter_map(|f| f["question"].as_str());
            let questions: Vec<_> = questions.filter(|_| view["verdict"] == "unsure").collect();
            questions.iter().for_each(|q| settle(&mut user, q, good(q)));
            for question in &questions {
                assert_eq!(user.check(&squad)["verdict"], "legal", "{figure} in {format}");
                settle(&mut user, question, bad(question));
                assert_eq!(user.check(&squad)["verdict"], "illegal", "{question}");
                settle(&mut user, question, good(question));
            }
        }
    }
}

const KNIGHT: &str = "ddm/aasimar-fighter";

fn keep(user: &mut User, cells: &[(&str, &str, &str)]) -> Value {
    let cell = |(figure, column, value): &(&str, &str, &str)| json!({ "figure": figure, "column": column, "value": value });
    let cells: Vec<_> = cells.iter().map(cell).collect();
    user.call("keep_facts", json!({ "game": DDM, "cells": cells }))
}

fn figure(user: &mut User, id: &str) -> Value {
    user.call("figure", json!({ "game": DDM, "figure": id }))
}

#[test]
fn a_card_asks_for_what_nobody_knows_and_each_is_filled_in_there_and_taken_back() {
    let mut user = User::new();
    let before = figure(&mut user, KNIGHT);
    let columns = |details: &Value| -> Vec<String> {
        let asked = details["unknown"].as_array().into_iter().flatten();
        asked.map(|a| a["column"].as_str().expect("a column").to_owned()).collect()
    };
    let values: Vec<_> =
        before["stat_block"].as_array().expect("stats").iter().map(|s| &s["value"]).collect();
    assert_eq!(values, ["?", "?", "?", "?", "–"], "no rating of whom nobody calls a commander");
    let all = ["factions", "commander", "both-editions", "size", "level", "speed", "ac", "hp", "types"];
    assert_eq!(columns(&before), all);
    for asked in before["unknown"].as_array().expect("questions") {
        let (question, column) = (asked["question"].as_str().expect("an id"), asked["column"].as_str());
        let answer = match (asked["typed"].as_str(), column) {
            (Some("number"), _) => "7".to_owned(),
            (Some("several"), _) => "chaotic-good|lawful-good".to_owned(),
            (Some("words"), _) => "Outsider, Human".to_owned(),
            _ => asked["answers"][0]["id"].as_str().expect("an answer").to_owned(),
        };
        settle(&mut user, question, &answer);
    }
    let after = figure(&mut user, KNIGHT);
    // Commanders have a rating and an effect.
    assert_eq!(columns(&after), ["rating", "commander-effect"]);
    assert_eq!(
        (&after["stats"]["hp"], &after["faction_ids"]),
        (&json!(7), &json!(["chaotic-good", "lawful-good"]))
    );
    assert_eq!(after["keywords"]["types"], json!(["Outsider", "Human"]));
    for question in before["unknown"].as_array().expect("questions") {
        user.call("unsettle", json!({ "game": DDM, "question": question["question"] }));
    }
    assert_eq!(figure(&mut user, KNIGHT), before);
    let known = json!({ "game": DDM, "question": "fact:ddm/wolf:level", "answer": "7" });
    let nothing = json!({ "game": DDM, "question": format!("fact:{KNIGHT}:colour"), "answer": "7" });
    for request in [known, nothing] {
        assert_eq!(user.fails("settle", "en", request)["code"], "unknown-question");
    }
}

/// Returns the answer to a question that isn't about a cell of a card.
fn answered(question: &str) -> &'static str {
    match question.split(':').next().unwrap_or_default() {
        "same-person" => "no",
        "admission" | "let-in" | "cost-change" => "none",
        _ => "20",
    }
}

#[test]
fn whatever_is_open_about_a_figure_is_asked_on_its_card_and_answered_there() {
    let mut user = User::new();
    let mut kinds = BTreeSet::new();
    for game in ["star-wars-miniatures", DDM, "imperial-assault"] {
        let loaded = user.session.game(game).expect("the game");
        let mut looked_at = BTreeMap::<String, usize>::new();
        for asked in muster_app::Muster::questions(&loaded) {
            let mut parts = asked.id.split(':');
            let (kind, id) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
            // Look at some of each kind, and answer one of them, too.
            let count = looked_at.entry(kind.to_owned()).or_default();
            *count += 1;
            // A campaign weapon isn't a figure: its questions are asked in the campaign.
            if *count > 12 || kind == "slots" {
                continue;
            }
            let card = user.call("figure", json!({ "game": game, "figure": id }));
            let on_card = card["unknown"].as_array().into_iter().flatten();
            let on_card: Vec<_> = on_card.map(|a| a["question"].as_str().unwrap_or_default()).collect();
            // If the card has a column for factions, the question is in that column.
            let column = format!("fact:{id}:factions");
            let there = on_card.contains(&asked.id.as_str())
                || kind == "admission" && on_card.contains(&column.as_str());
            assert!(there, "{} is not among {on_card:?}", asked.id);
            let cell = kind == "cost" || kind == "fact" || !on_card.contains(&asked.id.as_str());
            if cell || !kinds.insert((game, kind.to_owned())) {
                continue;
            }
            let request = json!({ "game": game, "question": asked.id, "answer": answered(&asked.id) });
            user.call("settle", request);
            let card = user.call("figure", json!({ "game": game, "figure": id }));
            assert!(!card["unknown"].to_string().contains(&asked.id), "{} is open still", asked.id);
            user.call("unsettle", json!({ "game": game, "question": asked.id }));
        }
    }
    let wanted = [
        (DDM, "let-in"),
        (DDM, "same-person"),
        ("star-wars-miniatures", "admission"),
        ("star-wars-miniatures", "cost-change"),
        ("star-wars-miniatures", "let-in"),
        ("star-wars-miniatures", "same-person"),
        ("star-wars-miniatures", "side-list"),
    ];
    assert_eq!(kinds, wanted.map(|(game, kind)| (game, kind.to_owned())).into());
}

#[test]
fn once_the_grid_of_a_set_is_filled_in_none_of_its_cards_leaves_a_verdict_open() {
    let mut user = User::new();
    let request = json!({ "game": DDM, "set": "War Drums" });
    let grid = user.call("fact_grid", request.clone());
    assert!(grid["missing"].as_u64().expect("a number") > 300, "{}", grid["missing"]);
    let columns = grid["columns"].as_array().expect("columns");
    let names: Vec<_> = columns.iter().map(|c| c["name"].as_str().expect("a name")).collect();
    assert_eq!(names[..3], ["Cost", "Factions", "Commander"]);
    let mut cells = Vec::new();
    let rows = grid["rows"].as_array().expect("rows");
    for (number, row) in rows.iter().enumerate() {
        for (column, cell) in columns.iter().zip(row["cells"].as_array().expect("cells")) {
            if cell["state"] != "unknown" {
                continue;
            }
            // As a user types it: names and abbreviations.
            let typed = match column["id"].as_str().expect("an id") {
                "factions" => ["LG", "Chaotic E, LE", "cg/lg"][number % 3],
                "commander" | "both-editions" => ["y", "No"][number % 2],
                "size" => "lar",
                "types" => "Humanoid (Goblin, Orc), Undead",
                _ => "12",
            };
            cells.push(json!({ "figure": row["figure"], "column": column["id"], "value": typed }));
        }
    }
    let kept = user.call("keep_facts", json!({ "game": DDM, "cells": cells }));
    assert_eq!(kept["problems"], json!([]));
    let filled = user.call("fact_grid", request.clone());
    // Figures that turned out to be commanders now lack a rating and an effect.
    let left = filled["rows"].as_array().expect("rows").iter().flat_map(|row| {
        let cells = row["cells"].as_array().expect("cells").iter().zip(columns);
        cells.filter(|(cell, _)| cell["state"] == "unknown").map(|(_, column)| column["id"].clone())
    });
    assert!(
        left.clone().count() > 0
            && left.clone().all(|column| column == "rating" || column == "commander-effect")
    );
    for row in rows {
        for format in FORMATS {
            let view = user.check(&alone(row["figure"].as_str().expect("an id"), format));
            assert_ne!(view["verdict"], "unsure", "{row} in {format}: {view}");
        }
    }
    // Pairs aren't undecided either, although they need known factions. The set predates the second edition.
    for pair in rows.windows(2) {
        let mut squad = alone("", "200");
        squad["members"] = pair.iter().map(|row| json!({ "figure": row["figure"], "count": 1 })).collect();
        let view = user.check(&squad);
        assert_ne!(view["verdict"], "unsure", "{}: {view}", squad["members"]);
    }
    // Restoring the previous values undoes the change: there were none.
    let before = kept["before"].clone();
    user.call("keep_facts", json!({ "game": DDM, "cells": before }));
    assert_eq!(user.call("fact_grid", request), grid);
}

#[test]
fn a_cell_that_no_card_says_is_refused_with_words_and_nothing_is_kept() {
    let mut user = User::new();
    let before = figure(&mut user, KNIGHT);
    for (column, value, told) in [
        ("hp", "many", "“many” isn’t a whole number."),
        ("hp", "99999", "Enter a number from -999 to 9999."),
        ("cost", "1.5", "“1.5” isn’t a whole number."),
        ("commander", "perhaps", "Enter yes or no."),
        ("size", "enormous", "This game has no “enormous”."),
        // Ambiguous: lawful or chaotic.
        ("factions", "l", "This game has no “l”."),
        ("factions", "LG, Sith", "This game has no “Sith”."),
        ("factions", ",", "Required"),
        ("colour", "red", "This game has no “colour”."),
    ] {
        let kept = keep(&mut user, &[(KNIGHT, "ac", "20"), (KNIGHT, column, value)]);
        assert_eq!(kept["problems"][0]["message"], told, "{column} {value}");
        assert_eq!(kept["problems"][0]["column"], column);
    }
    assert_eq!(
        keep(&mut user, &[("ddm/nobody", "ac", "20")])["problems"][0]["message"],
        "This game has no “ddm/nobody”."
    );
    assert_eq!(figure(&mut user, KNIGHT), before);
    // A minus sign as typed by users, and a number as formatted by spreadsheets.
    keep(&mut user, &[(KNIGHT, "ac", "−2"), (KNIGHT, "hp", "30.0")]);
    let stats = figure(&mut user, KNIGHT)["stats"].clone();
    assert_eq!((&stats["ac"], &stats["hp"]), (&json!(-2), &json!(30)));
}

#[test]
fn factions_in_the_grid_take_the_place_of_an_answer_and_are_taken_back() {
    let mut user = User::new();
    let maw = "ddm/abyssal-maw";
    settle(&mut user, &format!("admission:{maw}"), "chaotic-good");
    let kept = keep(&mut user, &[(maw, "factions", "lawful-evil")]);
    assert_eq!(figure(&mut user, maw)["faction_ids"], json!(["lawful-evil"]));
    let good = json!([{ "figure": maw, "column": "factions", "value": "chaotic-good" }]);
    assert_eq!(kept["before"], good);
    let mut squad = alone("ddm/alusair-obarskyr", "200");
    squad["members"] = json!([{ "figure": "ddm/copper-samurai", "count": 1 }, { "figure": maw, "count": 1 }]);
    let view = user.check(&squad);
    assert!(view["findings"].to_string().contains("DDM-FACTION"), "it isn't both: {view}");
}

#[test]
fn what_somebody_filled_in_is_one_file_and_another_sees_each_difference_before_taking_it() {
    let mut giver = User::new();
    keep(
        &mut giver,
        &[(KNIGHT, "hp", "35"), (KNIGHT, "ac", "20"), (KNIGHT, "cost", "33"), (KNIGHT, "commander", "no")],
    );
    let file = giver.dir.path().join("facts.csv").display().to_string();
    let done = giver.call("export_facts", json!({ "game": DDM, "path": file }));
    assert_eq!(done["rows"], 4);

    let mut taker = User::new();
    keep(&mut taker, &[(KNIGHT, "hp", "30"), (KNIGHT, "commander", "no")]);
    let request = json!({ "game": DDM, "path": file });
    let differences = taker.call("compare_facts", request.clone());
    let told: Vec<_> = differences["rows"]
        .as_array()
        .expect("rows")
        .iter()
        .map(|r| {
            ["column_name", "mine", "theirs", "standing"].map(|k| r[k].as_str().expect("words").to_owned())
        })
        .collect();
    let told: Vec<_> = told.iter().map(|r| r.each_ref().map(String::as_str)).collect();
    assert_eq!(
        told,
        [["Hit Points", "30", "35", "other"], ["Armor Class", "", "20", "new"], ["Cost", "4", "33", "other"]]
    );
    assert_eq!((&differences["same"], &differences["file"]), (&json!(1), &json!("facts.csv")));
    let hp = |user: &mut User| figure(user, KNIGHT)["stats"]["hp"].clone();
    assert_eq!(hp(&mut taker), 30, "nothing was taken");
    let cells = differences["rows"].clone();
    taker.call("keep_facts", json!({ "game": DDM, "cells": cells }));
    assert_eq!(hp(&mut taker), 35);
    assert_eq!(taker.call("compare_facts", request)["rows"], json!([]));
}

#[test]
fn a_file_of_facts_says_of_each_line_what_can_not_be_taken() {
    let mut user = User::new();
    let path = user.dir.path().join("theirs.csv");
    let text = "figure,column,value\nddm/nobody,hp,5\nddm/aasimar-fighter,colour,red\nddm/aasimar-fighter,hp,many\n\
                ddm/aasimar-fighter,hp,\nddm/aasimar-fighter,size,Large\n";
    std::fs::write(&path, text).expect("written");
    let request = json!({ "game": DDM, "path": path.display().to_string() });
    let rows = user.call("compare_facts", request.clone())["rows"].clone();
    let told: Vec<_> = rows
        .as_array()
        .expect("rows")
        .iter()
        .map(|r| {
            (
                r["line"].as_u64().expect("a line"),
                r["standing"].as_str().expect("a word"),
                r["problem"].is_string(),
            )
        })
        .collect();
    assert_eq!(told, [(2, "wrong", true), (3, "wrong", true), (4, "wrong", true), (6, "new", false)]);
    std::fs::write(&path, "figure,value\nddm/wolf,5\n").expect("written");
    assert_eq!(user.fails("compare_facts", "en", request)["code"], "column-missing");
}

#[test]
fn what_is_unknown_of_a_set_goes_out_to_be_filled_in_and_comes_back() {
    let mut user = User::new();
    let path = user.dir.path().join("gaps.csv");
    let request = json!({ "game": DDM, "set": "war-drums", "path": path.display().to_string() });
    let done = user.call("export_fact_gaps", request);
    let text = std::fs::read_to_string(&path).expect("the file");
    assert_eq!(text.lines().count() as u64, done["rows"].as_u64().expect("rows") + 1);
    let head = text.lines().next().expect("a head");
    let line = text.lines().find(|l| l.contains(",cost,")).expect("a cost");
    std::fs::write(&path, format!("{head}\n{line}41\n")).expect("written");
    let request = json!({ "game": DDM, "path": path.display().to_string() });
    let rows = user.call("compare_facts", request)["rows"].clone();
    assert_eq!((&rows[0]["standing"], &rows[0]["value"]), (&json!("new"), &json!("41")));
}

#[test]
fn prices_behind_the_names_of_a_list_are_offered_where_nobody_knew_them() {
    let mut user = User::new();
    let text = "My warband\nLarge Silver Dragon 138\n2x Adventuring Wizard 17\nCopper Samurai 32\n";
    let read = user.call("read_list", json!({ "game": DDM, "text": text, "path": null }));
    let found = read["view"]["found"].as_array().expect("facts").clone();
    let told: Vec<_> = found
        .iter()
        .map(|f| (f["name"].as_str().expect("a name"), f["value"].as_str().expect("a value")))
        .collect();
    assert_eq!(told, [("Large Silver Dragon", "138"), ("Adventuring Wizard", "17")]);
    user.call("keep_facts", json!({ "game": DDM, "cells": found }));
    assert_eq!(figure(&mut user, "ddm/large-silver-dragon")["cost"], 138);
    let again = user.call("read_list", json!({ "game": DDM, "text": text, "path": null }));
    assert_eq!(again["view"]["found"], Value::Null, "nothing is offered twice");
}

#[test]
fn columns_of_a_collection_that_say_what_stands_on_cards_are_offered() {
    let mut user = User::new();
    let path = user.dir.path().join("mine.csv");
    let text = "Name,Qty,Points,Faction,Commander,HP,Shelf\nLarge Silver Dragon,1,138,LG,no,120,left\n\
                Adventuring Wizard,2,17,,,many,right\nAdventuring Wizard,1,19,,,,right\nCopper Samurai,1,99,CE,,,left\n";
    std::fs::write(&path, text).expect("written");
    let request =
        json!({ "game": DDM, "path": path.display().to_string(), "mapping": null, "mode": "replace" });
    let found = user.call("read_spreadsheet", request)["found"].clone();
    let told: Vec<_> = found["facts"]
        .as_array()
        .expect("facts")
        .iter()
        .map(|f| ["name", "column", "value"].map(|k| f[k].as_str().expect("words").to_owned()).join(" "))
        .collect();
    let dragon = ["cost 138", "commander no", "hp 120"];
    assert_eq!(told, dragon.map(|fact| format!("Large Silver Dragon {fact}")));
    assert_eq!(found["disagree"], 1, "two rows say what the wizard costs");
    user.call("keep_facts", json!({ "game": DDM, "cells": found["facts"] }));
    let silver = figure(&mut user, "ddm/large-silver-dragon");
    assert_eq!((&silver["cost"], &silver["stats"]["hp"]), (&json!(138), &json!(120)));
}

#[test]
fn how_much_goes_under_a_weapon_is_settled_and_taken_back() {
    const GAME: &str = "imperial-assault";
    let mut user = User::new();
    let room = |user: &User| {
        let game = user.session.game(GAME).expect("the game");
        let blaster = game.campaigns.class_cards.values().find(|c| c.id.as_str() == "dc-15s-blaster");
        blaster.expect("the card").modifications
    };
    let request =
        |answer: &str| json!({ "game": GAME, "question": "slots:dc-15s-blaster", "answer": answer });
    assert_eq!(room(&user), None);
    for wrong in ["", "two", "-1", "40"] {
        user.fails("settle", "en", request(wrong));
    }
    user.call("settle", request("1"));
    assert_eq!(room(&user), Some(1));
    user.call("settle", request("2"));
    assert_eq!(room(&user), Some(2));
    user.restart();
    assert_eq!(room(&user), Some(2));
    user.call("unsettle", json!({ "game": GAME, "question": "slots:dc-15s-blaster" }));
    assert_eq!(room(&user), None);
}
