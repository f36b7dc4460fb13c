//! Tables exported for spreadsheets: no cell is a formula, whatever was entered.

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use serde_json::{Value, json};

/// Text that a spreadsheet evaluates, and text that might conceal it.
const STARTS: [&str; 9] = ["=", "+", "-", "@", "\t", "\r", "'", "'=", "=\"+"];

fn ask(session: &mut Session, name: &str, request: Value) -> Value {
    call(session, name, "en", request).unwrap_or_else(|e| panic!("{name}: {e:?}"))
}

fn rows(path: &str) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_path(path).expect("a table");
    reader.records().map(|r| r.expect("a row").iter().map(str::to_owned).collect()).collect()
}

/// Checks every cell of a table; at least `fed` of them must be guarded.
fn no_formulas(path: &str, fed: usize) {
    let rows = rows(path);
    let cells: Vec<_> = rows.iter().flatten().collect();
    let guarded = cells.iter().filter(|c| c.starts_with('\'')).count();
    assert!(guarded >= fed, "{guarded} of {fed} cells guarded: {rows:?}");
    for cell in cells {
        assert!(!cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']), "{cell:?} in {rows:?}");
    }
}

// Finding 20: `match export` didn't guard the ids of figures, nor other columns.
#[test]
fn no_cell_of_an_export_is_a_formula() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::open(dir.path().join("data"));
    let game = ask(&mut session, "start", json!({}))["games"][0]["id"].clone();
    let page = ask(&mut session, "search_figures", json!({ "game": game, "sort": "name", "limit": 1 }));
    let figure = page["rows"][0]["id"].clone();
    let details = ask(&mut session, "figure", json!({ "game": game, "figure": figure }));
    let printing = details["printings"][0]["printing"].clone();
    for start in STARTS {
        let evil = format!("{start}1+1");
        let member = json!({ "figure": evil, "count": 1, "last_name": evil });
        let draft = json!({
            "game": game, "format": "standard", "limit": null, "name": evil, "faction": null, "era": null,
            "side": null, "members": [member], "side_lists": [], "setup": [], "considering": [], "notes": "",
        });
        let squad = ask(&mut session, "new_squad", json!({ "draft": draft }))["id"].clone();
        let entry = json!({
            "game": game, "id": null, "opponent": evil, "date": "2026-01-01", "squad": squad,
            "scores": [{ "mine": 1, "theirs": 2 }], "note": evil,
        });
        ask(&mut session, "save_match", entry);
        let path = dir.path().join("squad.csv").display().to_string();
        ask(&mut session, "export_squad", json!({ "draft": draft, "style": "csv", "path": path }));
        no_formulas(&path, usize::from(!start.starts_with(['\t', '\r', '\''])));
        let copy = json!({
            "game": game, "printing": printing, "id": null, "condition": evil, "painted": null,
            "location": evil, "price": "", "currency": "", "acquired": "", "note": evil,
        });
        ask(&mut session, "put_copy", copy);
    }
    let path = |name: &str| dir.path().join(name).display().to_string();
    let matches = json!({ "matches": { "game": game }, "path": path("matches.csv") });
    ask(&mut session, "export_matches", matches);
    // Opponent, army, members, figures, note; the two that start with whitespace may have been trimmed.
    no_formulas(&path("matches.csv"), (STARTS.len() - 2) * 5);
    ask(&mut session, "export_collection", json!({ "game": game, "path": path("collection.csv") }));
    no_formulas(&path("collection.csv"), (STARTS.len() - 2) * 2);
}
