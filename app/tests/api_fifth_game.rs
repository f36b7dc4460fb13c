//! A game that the code doesn't know, in the window: all of it is in `tests/terminal/fifth-game`.

use std::path::Path;

use muster_app::api::commands;
use muster_app::base::session::Session;
use muster_templates::pdf::read_embedded;
use serde_json::{Value, json};
use tempfile::TempDir;

const GAME: &str = "lantern-and-thorn";

struct Player {
    dir: TempDir,
    session: Session,
    language: &'static str,
}

impl Player {
    /// Returns a user with the game's folder among the packs.
    fn new() -> Self {
        let dir = TempDir::new().expect("a folder");
        let packs = dir.path().join("data/packs").join(GAME);
        std::fs::create_dir_all(&packs).expect("a folder");
        let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/terminal/fifth-game");
        for entry in std::fs::read_dir(game).expect("the game") {
            let entry = entry.expect("a file");
            std::fs::copy(entry.path(), packs.join(entry.file_name())).expect("copied");
        }
        let session = Session::open(dir.path().join("data"));
        assert!(session.muster.broken_packs().is_empty(), "{:?}", session.muster.broken_packs());
        Self { dir, session, language: "en" }
    }

    fn call(&mut self, name: &str, mut request: Value) -> Value {
        if let Some(fields) = request.as_object_mut() {
            fields.entry("game").or_insert_with(|| json!(GAME));
        }
        let answer = commands::call(&mut self.session, name, self.language, request);
        answer.unwrap_or_else(|e| panic!("{name}: {e:?}"))
    }

    fn check(&mut self, draft: &Value) -> Value {
        self.call("check_squad", json!({ "draft": draft, "id": null }))["view"].clone()
    }
}

fn draft(members: &[(&str, u32)]) -> Value {
    let members = members.iter().map(|(figure, count)| json!({ "figure": figure, "count": count }));
    json!({
        "game": GAME, "format": "evening", "limit": null, "name": "Lights on the lane", "faction": null,
        "era": null, "side": null, "members": members.collect::<Vec<_>>(), "side_lists": [], "setup": [],
        "pool": null, "notes": "", "considering": [],
    })
}

const LEGAL: &[(&str, u32)] = &[("lt/old-wick", 1), ("lt/moth-scout", 2), ("lt/tallow-guard", 1)];

fn strings<'a>(list: &'a Value, field: &str) -> Vec<&'a str> {
    list.as_array().expect("a list").iter().filter_map(|one| one[field].as_str()).collect()
}

#[test]
fn it_stands_among_the_games_with_its_words_in_the_readers_language() {
    let mut player = Player::new();
    let started = player.call("start", json!({}));
    assert!(strings(&started["games"], "id").contains(&GAME));
    let view = player.call("game", json!({}));
    assert_eq!((&view["name"], &view["squad"]), (&json!("Lantern & Thorn"), &json!("warband")));
    assert_eq!(strings(&view["formats"], "name"), ["An evening, 40 points"]);
    player.language = "hu";
    let view = player.call("game", json!({}));
    assert_eq!(view["name"], "Lámpás és tövis");
    assert_eq!(strings(&view["factions"], "name"), ["Lámpás", "Tövis"]);
    assert_eq!(strings(&view["stats"], "name"), ["Ész", "Bátorság"]);
    assert_eq!(strings(&view["formats"], "name"), ["Egy este, 40 pont"]);
}

#[test]
fn its_catalogue_is_searched_and_filtered() {
    let mut player = Player::new();
    let mut found = |mut asked: Value| {
        asked["limit"] = json!(50);
        let page = player.call("search_figures", asked);
        strings(&page["rows"], "local_name").into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(found(json!({ "query": "snare" })), ["Hedge Imp", "Queen Bramble"]);
    assert_eq!(found(json!({ "factions": ["lantern"], "cost_max": 10 })), ["Moth Scout", "Tallow Guard"]);
    assert_eq!(found(json!({ "abilities": ["Night Sight"], "unique": true })), ["Old Wick"]);
    assert_eq!(found(json!({ "sets": ["first-light"], "rarities": ["R"] })), ["Old Wick", "Queen Bramble"]);
    let figure = player.call("figure", json!({ "figure": "lt/old-wick" }));
    assert_eq!((&figure["local_name"], &figure["faction_ids"]), (&json!("Old Wick"), &json!(["lantern"])));
}

#[test]
fn its_warbands_are_judged_by_its_own_rules_in_its_own_words() {
    let mut player = Player::new();
    let view = player.check(&draft(LEGAL));
    assert_eq!((view["verdict"].as_str(), view["points"]["total"].as_u64()), (Some("legal"), Some(39)));
    assert_eq!(view["members"][1]["arithmetic"], "8 - 1 (Kinship: Old Wick)");
    let illegal = draft(&[("lt/old-wick", 2), ("lt/hedge-imp", 1)]);
    let view = player.check(&illegal);
    let errors = view["findings"].as_array().expect("findings").iter().filter(|f| f["severity"] == "error");
    let errors: Vec<_> = errors.filter_map(|f| f["rule"].as_str()).collect();
    assert_eq!(errors, ["LT-COMPANY", "LT-ONE-OF-A-KIND", "LT-POINTS"]);
    let messages = strings(&view["findings"], "message");
    assert!(messages.iter().any(|m| m.contains("only one may be in the warband")), "{messages:?}");
    let row = json!({ "draft": draft(LEGAL), "id": null, "figures": ["lt/hedge-imp"], "beside": null });
    assert_eq!(player.call("check_squad", row)["fits"][0]["breaks"], json!(["LT-COMPANY", "LT-POINTS"]));
    player.language = "zh-Hant";
    let view = player.check(&illegal);
    let messages = strings(&view["findings"], "message");
    assert!(messages.iter().any(|m| m.contains("戰隊")), "{messages:?}");
}

#[test]
fn its_sample_is_offered_and_a_pasted_list_becomes_a_warband() {
    let mut player = Player::new();
    assert_eq!(player.call("home", json!({}))["has_sample"], true);
    let made = player.call("sample_squad", json!({}));
    let home = player.call("home", json!({}));
    assert_eq!((&home["squads"][0]["uuid"], &home["squads"][0]["verdict"]), (&made["id"], &json!("legal")));
    assert_eq!(home["squads"][0]["name"], "Lights on the lane");
    let text = "Dusk\n\nQueen Bramble (20)\n4x Hedge Imps\nTallow Gaurd\n";
    let read = player.call("read_list", json!({ "text": text, "path": null }));
    let drafted = &read["draft"];
    assert_eq!((&drafted["game"], &drafted["format"]), (&json!(GAME), &json!("evening")));
    let figures = strings(&drafted["members"], "figure");
    assert_eq!(figures, ["lt/queen-bramble", "lt/hedge-imp", "lt/tallow-guard"]);
}

#[test]
fn a_collection_of_it_is_imported_and_counted() {
    let mut player = Player::new();
    let path = player.dir.path().join("mine.csv");
    std::fs::write(&path, "set,number,figures\nFirst Light,2,3\nFL,1,1\n").expect("a file");
    let asked = json!({ "path": path, "mapping": null, "mode": "replace" });
    let read = player.call("read_spreadsheet", asked.clone());
    assert!(read["columns"].as_array().is_some_and(|c| c.len() == 3), "{read}");
    player.call("import_collection", asked);
    assert_eq!(player.call("collection", json!({}))["figures"], 4);
    let view = player.check(&draft(LEGAL));
    assert_eq!(strings(&view["missing"], "figure"), ["lt/tallow-guard"]);
}

#[test]
fn its_cards_and_sheet_are_printed() {
    let mut player = Player::new();
    let squad = player.call("new_squad", json!({ "draft": draft(LEGAL) }))["id"].clone();
    let look =
        json!({ "paper": "a4", "backs": true, "ink_saving": false, "cut_marks": true, "bleed_mm": 0.0 });
    for (kind, word) in [("sheet", "Lights on the lane"), ("cards", "Old Wick")] {
        let job = json!({
            "game": GAME, "kind": kind, "squads": [squad], "figures": [], "each_once": false, "set": null,
            "player": "", "look": look,
        });
        let page = player.call("print_preview", json!({ "job": job, "page": 0 }));
        assert!(page["svg"].as_str().is_some_and(|svg| svg.starts_with("<svg")), "{word}");
        let path = player.dir.path().join(format!("{kind}.pdf"));
        let saved = player.call("print_save", json!({ "job": job, "path": path }));
        assert_eq!(saved["remarks"], json!([]), "{kind}: everything fits");
        let bytes = std::fs::read(&path).expect("the file");
        if kind == "sheet" {
            let inside = read_embedded(&bytes).expect("a PDF");
            assert!(inside.is_some_and(|found| found.json.contains("lt/moth-scout")));
        }
    }
}
