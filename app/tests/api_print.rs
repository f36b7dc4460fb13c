//! Printing, as the window requests it.

use std::path::Path;

use muster_app::api::commands;
use muster_app::base::session::Session;
use muster_templates::pdf::read_embedded;
use serde_json::{Value, json};
use tempfile::TempDir;

struct Printer {
    dir: TempDir,
    session: Session,
    game: String,
    /// Ids of figures of the game.
    figures: Vec<String>,
}

impl Printer {
    fn new() -> Self {
        let dir = TempDir::new().expect("a folder");
        let mut session = Session::open(dir.path().join("data"));
        let started = commands::call(&mut session, "start", "en", json!({})).expect("start");
        let game = started["games"][0]["id"].as_str().expect("a game").to_owned();
        let all = session.game(&game).expect("the game");
        let figures = all.catalogue.figures().iter().map(|f| f.id.to_string()).collect();
        Self { dir, session, game, figures }
    }

    fn squad(&mut self, name: &str, figures: &[usize]) -> String {
        let members = figures.iter().map(|i| json!({ "figure": self.figures[*i], "count": 2 }));
        let draft = json!({
            "game": self.game, "format": "standard", "limit": null, "name": name, "faction": null,
            "era": null, "side": null, "members": members.collect::<Vec<_>>(), "side_lists": [],
            "setup": [], "pool": null, "notes": "", "considering": [],
        });
        let open =
            commands::call(&mut self.session, "new_squad", "en", json!({ "draft": draft })).expect("saved");
        open["id"].as_str().expect("an id").to_owned()
    }

    fn job(&self, kind: &str) -> Value {
        json!({
            "game": self.game, "kind": kind, "squads": [], "figures": [], "each_once": false,
            "set": null, "player": "", "look": {
                "paper": "a4", "backs": false, "ink_saving": false, "cut_marks": true, "bleed_mm": 0.0,
            },
        })
    }

    fn preview(&mut self, job: &Value, page: usize) -> Value {
        let request = json!({ "job": job, "page": page });
        commands::call(&mut self.session, "print_preview", "en", request).expect("a page")
    }

    fn save(&mut self, job: &Value, name: &str) -> (Value, Vec<u8>) {
        let path = self.dir.path().join(name);
        let request = json!({ "job": job, "path": path });
        let saved = commands::call(&mut self.session, "print_save", "en", request).expect("a file");
        (saved, std::fs::read(path).expect("the file"))
    }

    fn refused(&mut self, job: &Value, path: &Path) -> String {
        let request = json!({ "job": job, "path": path });
        commands::call(&mut self.session, "print_save", "en", request).expect_err("refused").code
    }
}

fn pages_of(pdf: &[u8]) -> usize {
    lopdf::Document::load_mem(pdf).expect("a PDF").get_pages().len()
}

fn remarks(answer: &Value) -> String {
    answer["remarks"].to_string()
}

#[test]
fn every_kind_is_looked_at_and_saved_with_the_same_pages() {
    let mut printer = Printer::new();
    let squad = printer.squad("Dawn patrol", &[0, 1, 2]);
    let mut jobs = ["sheet", "cards", "checklist"].map(|kind| printer.job(kind));
    jobs[0]["squads"] = json!([squad]);
    jobs[1]["squads"] = json!([squad]);
    jobs[1]["figures"] = json!([{ "figure": printer.figures[5], "count": 12 }]);
    for job in jobs {
        let first = printer.preview(&job, 0);
        let pages = first["pages"].as_u64().expect("pages");
        assert!(first["svg"].as_str().is_some_and(|s| s.starts_with("<svg")), "{job}");
        assert_eq!(first["width_mm"], 210.0);
        let (saved, pdf) = printer.save(&job, "print.pdf");
        assert_eq!(saved["pages"], pages, "{job}");
        assert_eq!(pages_of(&pdf) as u64, pages, "{job}");
        assert_eq!(saved["bytes"], pdf.len());
        assert!(saved["size_text"].as_str().is_some_and(|s| s.ends_with("KB") || s.ends_with("MB")));
    }
}

#[test]
fn a_squads_cards_are_as_many_as_its_figures_unless_one_of_each_will_do() {
    let mut printer = Printer::new();
    // Two copies of each of ten figures: more than two pages of nine.
    let squad = printer.squad("Many", &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    let mut job = printer.job("cards");
    job["squads"] = json!([squad]);
    let all = printer.preview(&job, 0)["pages"].as_u64().expect("pages");
    job["each_once"] = json!(true);
    let once = printer.preview(&job, 0)["pages"].as_u64().expect("pages");
    assert!(all > once && once >= 2, "{all} {once}");
    job["look"]["backs"] = json!(true);
    assert_eq!(printer.preview(&job, 0)["pages"], 2 * once);
}

#[test]
fn a_page_beyond_the_last_is_the_last() {
    let mut printer = Printer::new();
    let job = printer.job("checklist");
    let last = printer.preview(&job, 10_000);
    assert_eq!(last["page"].as_u64().map(|p| p + 1), last["pages"].as_u64());
}

#[test]
fn the_preview_follows_what_changed_in_between() {
    let mut printer = Printer::new();
    let squad = printer.squad("Before", &[0]);
    let mut job = printer.job("sheet");
    job["squads"] = json!([squad]);
    let before = printer.preview(&job, 0);
    let open =
        commands::call(&mut printer.session, "open_squad", "en", json!({ "id": squad })).expect("open");
    let mut draft = open["draft"].clone();
    draft["name"] = json!("After");
    let save = json!({ "id": squad, "draft": draft });
    commands::call(&mut printer.session, "save_squad", "en", save).expect("saved");
    let after = printer.preview(&job, 0);
    assert_eq!((&before["title"], &after["title"]), (&json!("Before"), &json!("After")));
    assert_ne!(before["svg"], after["svg"]);
    // A change of the look takes effect immediately, too.
    job["look"]["paper"] = json!("letter");
    assert_eq!(printer.preview(&job, 0)["height_mm"].as_f64().map(f64::round), Some(279.0));
}

#[test]
fn the_pdf_of_one_squad_is_read_back_and_that_of_several_says_that_it_is_not() {
    let mut printer = Printer::new();
    let (one, two) = (printer.squad("One", &[0]), printer.squad("Two", &[1]));
    let mut job = printer.job("sheet");
    job["squads"] = json!([one]);
    let (saved, pdf) = printer.save(&job, "one.pdf");
    assert!(read_embedded(&pdf).expect("a PDF").is_some_and(|found| found.json.contains("One")));
    assert!(!remarks(&saved).contains("several"));
    job["squads"] = json!([one, two]);
    let page = printer.preview(&job, 1);
    assert_eq!((page["pages"].as_u64(), page["page"].as_u64()), (Some(2), Some(1)));
    assert!(remarks(&page).contains("several squads"), "{}", remarks(&page));
    let (_, pdf) = printer.save(&job, "two.pdf");
    assert_eq!(pages_of(&pdf), 2);
    assert_eq!(read_embedded(&pdf).expect("a PDF"), None);
}

#[test]
fn a_print_of_nothing_says_so() {
    let mut printer = Printer::new();
    for kind in ["sheet", "cards", "wants"] {
        let job = printer.job(kind);
        let path = printer.dir.path().join("nothing.pdf");
        assert_eq!(printer.refused(&job, &path), "nothing-to-print");
        assert!(!path.exists());
    }
}

#[test]
fn a_place_that_cannot_be_written_is_told_and_the_preview_stays() {
    let mut printer = Printer::new();
    let job = printer.job("checklist");
    let path = printer.dir.path().join("no/such/folder.pdf");
    assert_eq!(printer.refused(&job, &path), "output-not-writable");
    assert!(printer.preview(&job, 0)["pages"].as_u64() > Some(0));
}

#[test]
fn a_figure_that_left_the_catalogue_is_told_and_the_others_are_printed() {
    let mut printer = Printer::new();
    let mut job = printer.job("cards");
    job["figures"] = json!([
        { "figure": "nowhere/nobody", "count": 1 },
        { "figure": printer.figures[0], "count": 1 },
    ]);
    let page = printer.preview(&job, 0);
    assert_eq!(page["pages"], 1);
    assert!(remarks(&page).contains("nowhere/nobody"), "{}", remarks(&page));
}

#[test]
fn a_slip_of_the_finger_does_not_fill_the_memory() {
    let mut printer = Printer::new();
    let mut job = printer.job("cards");
    job["figures"] = json!([{ "figure": printer.figures[0], "count": 4_000_000_000_u32 }]);
    assert!(remarks(&printer.preview(&job, 0)).contains("2000"));
}

#[test]
fn a_campaigns_log_heroes_shop_and_blank_log_are_looked_at_and_saved() {
    let mut printer = Printer::new();
    let game = printer.session.muster.campaign_game(None).expect("a game with campaigns");
    let setup = muster_app::campaigns::Journal::read(
        "journal.toml",
        "campaign = 'core'\nheroes = ['gaarkhan', 'jyn-odan']\nimperial_class = 'military-might'\nseed = 7",
    );
    let setup = setup.expect("a journal").setup;
    let id = printer.session.muster.begin_campaign(&game, "Tuesdays", setup).expect("a campaign").to_string();
    for (kind, campaign) in
        [("log", &*id), ("heroes", &id), ("shop", &id), ("shopcards", &id), ("blanklog", "core")]
    {
        let mut job = printer.job(kind);
        job["campaign"] = json!(campaign);
        job["game"] = json!(game.catalogue.game().id.as_str());
        let shown = printer.preview(&job, 0);
        // Of a log it is said whether secrets are in it.
        let remarks = shown["remarks"].as_array().map(Vec::len);
        assert_eq!(remarks, Some(usize::from(kind == "log")), "{kind}");
        let (saved, pdf) = printer.save(&job, &format!("{kind}.pdf"));
        assert_eq!(saved["pages"], shown["pages"], "{kind}");
        assert_eq!(pages_of(&pdf), usize::try_from(shown["pages"].as_u64().expect("a number")).expect("few"));
    }
    let path = printer.dir.path().join("nothing.pdf");
    let uuid = printer.session.muster.campaign(&id).expect("kept").summary.uuid;
    printer.session.muster.set_pin(uuid, Some("1234")).expect("a PIN");
    let mut job = printer.job("log");
    job["campaign"] = json!(id);
    printer.preview(&job, 0);
    job["secrets"] = json!(true);
    assert_eq!(printer.refused(&job, &path), "pin-wrong", "secrets are printed for who knows the PIN");
    job["pin"] = json!("1234");
    printer.preview(&job, 0);
    let job = printer.job("log");
    assert_eq!(printer.refused(&job, &path), "nothing-to-print", "no campaign was named");
}
