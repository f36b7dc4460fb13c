//! The collection's commands, called as the window calls them.

use std::path::Path;

use image::{ImageFormat, RgbImage};
use muster_app::api::commands::call;
use muster_app::base::session::Session;
use serde_json::{Value, json};
use tempfile::TempDir;

/// A session with an empty data folder, using its first game.
struct Table {
    session: Session,
    dir: TempDir,
    game: String,
}

impl Table {
    fn new() -> Self {
        let dir = tempfile::tempdir().expect("a folder");
        let mut session = Session::open(dir.path().join("data"));
        let started = call(&mut session, "start", "en", json!({})).expect("a start");
        let game = started["games"][0]["id"].as_str().expect("a game").to_owned();
        Self { session, dir, game }
    }

    fn in_language(&mut self, name: &str, language: &str, mut request: Value) -> Result<Value, Value> {
        if let Some(fields) = request.as_object_mut() {
            fields.entry("game").or_insert(json!(self.game));
        }
        call(&mut self.session, name, language, request)
            .map_err(|e| serde_json::to_value(e).expect("an error"))
    }

    fn ask(&mut self, name: &str, request: Value) -> Value {
        self.in_language(name, "en", request).expect(name)
    }

    fn fails(&mut self, name: &str, request: Value) -> String {
        let error = self.in_language(name, "en", request).expect_err(name);
        for part in ["message", "means", "todo"] {
            assert!(!error[part].as_str().unwrap_or_default().is_empty(), "{error} says no {part}");
        }
        error["code"].as_str().unwrap_or_default().to_owned()
    }

    /// Returns the rows of the list, as printing and figures owned.
    fn list(&mut self, request: Value) -> Vec<(String, u64)> {
        let mut whole = json!({ "limit": 2000 });
        for (key, value) in request.as_object().expect("an object") {
            whole[key] = value.clone();
        }
        let page = self.ask("holdings", whole);
        let rows = page["rows"].as_array().expect("rows").iter();
        rows.map(|r| (text(r, "printing"), r["figures"].as_u64().unwrap_or(0))).collect()
    }

    fn quick(&mut self, set: Option<&str>, text: &str) -> Vec<String> {
        let found = self.ask("quick_find", json!({ "set": set, "text": text, "limit": 5 }));
        found["rows"].as_array().expect("rows").iter().map(|r| self::text(r, "printing")).collect()
    }

    fn file(&self, name: &str, bytes: &[u8]) -> String {
        let path = self.dir.path().join(name);
        std::fs::write(&path, bytes).expect("a file");
        path.display().to_string()
    }

    fn import(&mut self, path: &str, mode: &str) -> Value {
        self.ask("import_collection", json!({ "path": path, "mapping": null, "mode": mode }))
    }

    fn new_copy(&mut self, change: Value) -> Result<Value, Value> {
        let mut copy = json!({
            "printing": PRINTING, "id": null, "condition": "", "painted": null, "location": "",
            "price": "", "currency": "", "acquired": "", "note": "",
        });
        for (key, value) in change.as_object().expect("an object") {
            copy[key] = value.clone();
        }
        self.in_language("put_copy", "en", copy)
    }
}

fn text(value: &Value, key: &str) -> String {
    value[key].as_str().unwrap_or_default().to_owned()
}

/// Number 4 of the second set.
const PRINTING: &str = "swm/clone-strike/4";

#[test]
fn adding_a_product_adds_its_contents() {
    let mut table = Table::new();
    let products = table.ask("products", json!({}))["products"].clone();
    let boxes: Vec<_> = products.as_array().expect("products").iter().collect();
    let starter = boxes.iter().find(|p| p["kind"] == "starter").expect("a starter");
    assert_eq!(starter["figures"], 6);
    let added = table.ask("add_product", json!({ "product": starter["id"], "count": 2 }));
    assert_eq!(added["figures"], 12);
    let owned = table.list(json!({ "show": "owned" }));
    assert_eq!(owned.len(), 6);
    assert!(owned.iter().all(|(printing, figures)| printing.contains("starter") && *figures == 2));
    assert_eq!(table.ask("collection", json!({}))["cards"], 12);

    // Undoing removes only this change: what was counted since stays.
    table.ask("add_holding", json!({ "printing": owned[0].0, "figures": 1, "cards": 0 }));
    assert_eq!(table.ask("take_back_change", json!({ "change": added["change"] }))["done"], true);
    assert_eq!(table.list(json!({ "show": "owned" })), [(owned[0].0.clone(), 1)]);
    assert_eq!(table.ask("take_back_change", json!({ "change": added["change"] }))["done"], false);

    assert_eq!(table.fails("add_product", json!({ "product": "no-box", "count": 1 })), "unknown-product");
    assert_eq!(table.fails("add_product", json!({ "product": starter["id"], "count": 0 })), "unfit-count");
    let boosters = boxes.iter().filter(|p| p["kind"] == "booster");
    assert!(boosters.clone().count() > 10 && boosters.clone().all(|p| p["contents"] == json!([])));
}

#[test]
fn a_number_or_a_few_letters_find_the_printing() {
    let mut table = Table::new();
    assert_eq!(table.quick(Some("clone-strike"), "4")[0], PRINTING);
    assert_eq!(table.quick(Some("clone-strike"), "#04")[0], PRINTING);
    // Another set can be named without being chosen first.
    assert_eq!(table.quick(Some("rebel-storm"), "cs 4")[0], PRINTING);
    let first = |found: Vec<String>| found.into_iter().next().unwrap_or_default();
    let letters = first(table.quick(Some("the-clone-wars-starter"), "count doo"));
    assert_eq!(letters, "swm/the-clone-wars-starter/4");
    // The chosen set's figures come first, then those of others.
    let anywhere = table.quick(Some("the-clone-wars-starter"), "clone troop");
    assert_eq!(anywhere[0], "swm/the-clone-wars-starter/2");
    assert!(anywhere.len() == 5 && anywhere.iter().any(|p| !p.contains("starter")));
    // Names starting with the letters come before those containing them elsewhere, and an exact match comes first.
    let names = |rows: &Value| -> Vec<String> {
        rows["rows"].as_array().expect("rows").iter().map(|row| text(row, "name")).collect()
    };
    let found = table.ask("quick_find", json!({ "set": null, "text": "clo tro", "limit": 40 }));
    let found = names(&found);
    let first_captain = found.iter().position(|name| name == "Aerial Clone Trooper Captain");
    let last_trooper = found.iter().rposition(|name| name == "Clone Trooper");
    let commander = found.iter().position(|name| name == "Clone Trooper Commander");
    assert_eq!(found[0], "Clone Trooper");
    assert!(last_trooper < commander && commander < first_captain, "{found:?}");
    // The chosen set still comes first, and within it the prefix matches.
    let chosen = json!({ "set": "clone-strike", "text": "clo tro", "limit": 40 });
    let found = table.ask("quick_find", chosen);
    assert_eq!(text(&found["rows"][0], "printing"), "swm/clone-strike/6");
    // A set and letters; the set's own name isn't part of the figures' names.
    assert_eq!(table.quick(Some("rebel-storm"), "cs arc")[0], PRINTING);
    assert!(!table.quick(Some("clone-strike"), "clone t").contains(&PRINTING.to_owned()));
    assert!(table.quick(None, "no such figure anywhere").is_empty());
    assert!(table.quick(None, "  ").is_empty());
}

#[test]
fn the_list_is_searched_without_case_and_accents_by_name_set_and_number() {
    let mut table = Table::new();
    assert_eq!(table.list(json!({ "query": "cs 4" })), [(PRINTING.to_owned(), 0)]);
    let padme = table.list(json!({ "query": "PADME ámi" }));
    assert!(!padme.is_empty(), "Padmé Amidala");
    // Names in the reader's language are found as well as the English ones.
    for query in ["Clone Trooper", "KLON kat"] {
        let page =
            table.in_language("holdings", "hu", json!({ "query": query, "limit": 3 })).expect("a page");
        assert!(page["total"].as_u64() > Some(0), "{query}");
    }
    let everything = table.list(json!({}));
    assert_eq!(everything.len(), 874);
    let set = table.list(json!({ "sets": ["clone-strike"], "sort": "set" }));
    let numbers: Vec<_> = set.iter().map(|(p, _)| p.rsplit('/').next().unwrap_or_default()).collect();
    assert_eq!(&numbers[..11], ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]);
}

#[test]
fn what_is_no_value_of_a_choice_is_refused_and_never_taken_for_the_usual_one() {
    let mut table = Table::new();
    assert_eq!(table.fails("holdings", json!({ "show": "mine", "limit": 5 })), "internal");
    assert_eq!(table.fails("holdings", json!({ "sort": "beauty", "limit": 5 })), "internal");
    let path = table.file("mine.csv", FILE.as_bytes());
    let ask = json!({ "path": path, "mapping": null, "mode": "merge" });
    assert_eq!(table.fails("import_collection", ask), "internal");
    assert!(table.list(json!({ "show": "owned" })).is_empty());
}

#[test]
fn a_set_of_the_collection_counts_only_what_is_in_it() {
    let mut table = Table::new();
    for (printing, figures) in [(PRINTING, 3), ("swm/rebel-storm/1", 2)] {
        table.ask("set_holding", json!({ "printing": printing, "figures": figures }));
    }
    let whole = table.ask("collection", json!({ "rows": true }));
    assert_eq!((&whole["figures"], &whole["printings"]), (&json!(5), &json!(2)));
    assert_eq!(whole["rows"].as_array().map(Vec::len), Some(2));
    let part = table.ask("collection", json!({ "set": "cs" }));
    assert_eq!(
        (&part["figures"], &part["printings"], &part["catalogue"]),
        (&json!(3), &json!(1), &json!(60))
    );
    assert_eq!(part["sets"].as_array().map(Vec::len), Some(1));
    assert!(part.get("rows").is_none());
    assert_eq!(table.fails("collection", json!({ "set": "no-set" })), "unknown-set");
}

#[test]
fn numbers_are_set_and_added_and_the_list_follows() {
    let mut table = Table::new();
    let row =
        table.ask("set_holding", json!({ "printing": PRINTING, "figures": 3, "wanted": 1, "note": "x" }));
    assert_eq!((&row["figures"], &row["cards"], &row["wanted"]), (&json!(3), &json!(0), &json!(1)));
    let row = table.ask("set_holding", json!({ "printing": PRINTING, "for_trade": 2 }));
    assert_eq!((&row["figures"], &row["for_trade"], &row["note"]), (&json!(3), &json!(2), &json!("x")));
    // Counts never fall below zero.
    let row = table.ask("add_holding", json!({ "printing": PRINTING, "figures": -1, "cards": -5 }));
    assert_eq!((&row["figures"], &row["cards"]), (&json!(2), &json!(0)));
    // The opposite change adds to the current counts, which were limited to zero.
    let more = json!({ "printing": PRINTING, "wanted": -9, "for_trade": 1 });
    let row = table.ask("add_holding", more);
    assert_eq!((&row["figures"], &row["wanted"], &row["for_trade"]), (&json!(2), &json!(0), &json!(3)));
    let row = table.ask("add_holding", json!({ "printing": PRINTING, "wanted": 1, "for_trade": -1 }));
    assert_eq!((&row["cards"], &row["wanted"], &row["for_trade"]), (&json!(0), &json!(1), &json!(2)));
    for show in ["owned", "duplicates", "wanted", "for-trade", "with-details"] {
        assert_eq!(table.list(json!({ "show": show })), [(PRINTING.to_owned(), 2)], "{show}");
    }
    assert_eq!(table.list(json!({ "show": "missing" })).len(), 873);
    assert_eq!(table.list(json!({ "sort": "owned", "descending": true }))[0].0, PRINTING);
    assert_eq!(
        table.fails("set_holding", json!({ "printing": PRINTING, "figures": 1_000_001 })),
        "unfit-count"
    );
    assert_eq!(
        table.fails("set_holding", json!({ "printing": "swm/x/1", "figures": 1 })),
        "unknown-printing"
    );
}

#[test]
fn set_completion_counts_printings_and_value_goes_by_currency() {
    let mut table = Table::new();
    let same_figure = ["swm/the-clone-wars-starter/2", PRINTING];
    for printing in same_figure {
        table.ask("add_holding", json!({ "printing": printing, "figures": 5, "cards": 4 }));
    }
    for (price, currency) in [("12.50", "EUR"), ("7,5", "eur"), ("900", "HUF")] {
        table.new_copy(json!({ "price": price, "currency": currency })).expect("a copy");
    }
    let seen = table.ask("collection", json!({}));
    let set = |id: &str| {
        let sets = seen["sets"].as_array().expect("sets").iter();
        let set =
            sets.filter(|s| s["set"] == id).map(|s| (s["owned"].clone(), s["printings"].clone())).next();
        set.expect("the set")
    };
    assert_eq!(set("the-clone-wars-starter"), (json!(1), json!(6)));
    assert_eq!(set("clone-strike"), (json!(1), json!(60)));
    assert_eq!((&seen["figures"], &seen["cards"], &seen["duplicates"]), (&json!(10), &json!(8), &json!(8)));
    // Five more than the catalogue has figures for: of two sets only the size is known.
    assert_eq!((&seen["printings"], &seen["catalogue"]), (&json!(2), &json!(879)));
    let value = seen["value"].as_array().expect("value").iter();
    let value: Vec<_> = value.map(|v| (text(v, "currency"), text(v, "amount"))).collect();
    let told = [("EUR", "20.00"), ("HUF", "900.00")].map(|(c, a)| (c.to_owned(), a.to_owned()));
    assert_eq!(value, told);
    let rarities = seen["by_rarity"].as_array().expect("rarities").iter();
    assert_eq!(rarities.map(|r| r["owned"].as_u64().unwrap_or(0)).sum::<u64>(), 2);
}

#[test]
fn a_wrong_value_is_told_at_its_field_and_nothing_is_kept() {
    let mut table = Table::new();
    for (change, code) in [
        (json!({ "price": "a lot", "currency": "EUR" }), "unfit-price"),
        (json!({ "price": "12", "currency": "euros" }), "unfit-currency"),
        (json!({ "price": "12" }), "unfit-currency"),
        (json!({ "acquired": "yesterday" }), "unfit-date"),
        (json!({ "acquired": "2007-02-30" }), "unfit-date"),
    ] {
        let error = table.new_copy(change).expect_err(code);
        assert_eq!(error["code"], code);
        assert_eq!(error["input"], true);
    }
    assert_eq!(table.ask("copies", json!({ "printing": PRINTING }))["copies"], json!([]));
}

#[test]
fn a_copy_keeps_its_details_and_removing_it_can_be_taken_back() {
    let mut table = Table::new();
    let details = json!({
        "condition": " mint ", "painted": true, "location": "box 3", "price": "€ 12", "acquired": "2008-05",
        "note": "a gift",
    });
    let copy = table.new_copy(details).expect("a copy");
    assert_eq!((text(&copy, "condition"), text(&copy, "price")), ("mint".to_owned(), "12.00".to_owned()));
    assert_eq!((text(&copy, "currency"), text(&copy, "acquired")), ("EUR".to_owned(), "2008-05".to_owned()));
    let done = table.ask("remove_copy", json!({ "copy": copy["id"] }));
    assert_eq!(table.fails("remove_copy", json!({ "copy": copy["id"] })), "unknown-copy");
    table.ask("take_back_change", done);
    assert_eq!(table.ask("copies", json!({ "printing": PRINTING }))["copies"], json!([copy]));
}

#[test]
fn a_photo_is_kept_small_and_one_that_is_too_large_or_none_is_refused() {
    let mut table = Table::new();
    let copy = table.new_copy(json!({ "condition": "mint" })).expect("a copy");
    let id = copy["id"].clone();
    let mut png = std::io::Cursor::new(Vec::new());
    RgbImage::new(3000, 1500).write_to(&mut png, ImageFormat::Png).expect("a picture");
    let png = table.file("photo.png", png.get_ref());
    table.ask("set_photo", json!({ "copy": id, "path": png }));
    let photo = |table: &mut Table| {
        table.ask("copies", json!({ "printing": PRINTING }))["copies"][0]["photo"].clone()
    };
    let name = photo(&mut table).as_str().expect("a photo").to_owned();
    let file = table.dir.path().join("data").join(&name);
    assert_eq!(image::image_dimensions(&file).expect("the photo"), (2048, 1024));
    assert_eq!(image::image_dimensions(file.with_extension("small.jpg")).expect("it"), (480, 240));
    let shown = table.ask("photo", json!({ "copy": id }));
    assert!(text(&shown, "data_url").starts_with("data:image/jpeg;base64,/9j/"));

    // An image with an enormous declared size is rejected before it is decoded.
    let mut bomb = std::fs::read(&png).expect("the picture");
    bomb[16..24].copy_from_slice(&[0, 0, 0x3f, 0xff, 0, 0, 0x3f, 0xff]);
    bomb.truncate(29);
    let crc = crc(&bomb[12..29]);
    bomb.extend(crc.to_be_bytes());
    bomb.extend([0, 0, 0, 0]);
    bomb.extend(b"IDAT");
    let bomb = table.file("bomb.png", &bomb);
    assert_eq!(table.fails("set_photo", json!({ "copy": id, "path": bomb })), "photo-too-large");
    let words = table.file("words.jpg", b"no picture at all");
    assert_eq!(table.fails("set_photo", json!({ "copy": id, "path": words })), "photo-unreadable");
    let gone = table.dir.path().join("gone.png").display().to_string();
    assert_eq!(table.fails("set_photo", json!({ "copy": id, "path": gone })), "file-not-found");
    let huge = table.dir.path().join("huge.png");
    std::fs::File::create(&huge).and_then(|f| f.set_len(41 << 20)).expect("a file");
    let huge = huge.display().to_string();
    assert_eq!(table.fails("set_photo", json!({ "copy": id, "path": huge })), "file-too-large");
    // The copy keeps its previous photo, and gets it back after it was removed.
    assert_eq!(photo(&mut table), json!(name));
    let done = table.ask("remove_photo", json!({ "copy": id }));
    assert_eq!(photo(&mut table), Value::Null);
    table.ask("take_back_change", done);
    assert_eq!(photo(&mut table), json!(name));
}

#[test]
fn a_photo_is_shown_as_large_as_it_is_kept_and_turned_and_a_turn_is_taken_back() {
    let mut table = Table::new();
    let id = table.new_copy(json!({})).expect("a copy")["id"].clone();
    let mut png = std::io::Cursor::new(Vec::new());
    RgbImage::new(900, 600).write_to(&mut png, ImageFormat::Png).expect("a picture");
    let png = table.file("photo.png", png.get_ref());
    let first = table.ask("set_photo", json!({ "copy": id, "path": png }));
    let size = |table: &mut Table| {
        let address = text(&table.ask("large_photo", json!({ "copy": id })), "data_url");
        let bytes = address.strip_prefix("data:image/jpeg;base64,").expect("a JPEG");
        let bytes =
            base64::Engine::decode(&base64::engine::general_purpose::STANDARD, bytes).expect("base64");
        let image = image::load_from_memory(&bytes).expect("a picture");
        (image.width(), image.height())
    };
    assert_eq!(size(&mut table), (900, 600));
    let turn = table.ask("turn_photo", json!({ "copy": id, "quarters": 1 }));
    assert_eq!(size(&mut table), (600, 900));
    table.ask("take_back_change", turn);
    assert_eq!(size(&mut table), (900, 600));
    // Setting the photo is itself a change that can be undone.
    table.ask("take_back_change", first);
    assert_eq!(table.ask("large_photo", json!({ "copy": id }))["data_url"], Value::Null);
}

#[test]
fn a_damaged_spreadsheet_is_told_to_be_damaged() {
    let mut table = Table::new();
    let broken = table.file("mine.xlsx", b"\x00\x01\x02 the beginning is gone \x00\x00");
    let request = json!({ "path": broken, "mapping": null, "mode": "replace" });
    assert_eq!(table.fails("read_spreadsheet", request), "spreadsheet-damaged");
}

/// Returns the checksum used by PNG.
fn crc(bytes: &[u8]) -> u32 {
    let step = |crc: u32, byte: &u8| {
        (0..8).fold(crc ^ u32::from(*byte), |c, _| if c & 1 == 1 { 0xedb8_8320 ^ (c >> 1) } else { c >> 1 })
    };
    !bytes.iter().fold(u32::MAX, step)
}

const FILE: &str = "Expansion,#,Miniature,Qty,Colour\n\
                    Clone Strike,4,,3,red\n\
                    ,,Clone Trooper,2,blue\n\
                    Clone Strike,999,Nobody,1,\n\
                    Clone Strike,5,,lots,\n";

#[test]
fn what_a_file_would_do_is_told_before_it_is_done() {
    let mut table = Table::new();
    let path = table.file("mine.csv", FILE.as_bytes());
    let ask = json!({ "path": path, "mapping": null, "mode": "replace" });
    let seen = table.ask("read_spreadsheet", ask);
    assert_eq!((text(&seen, "file"), &seen["rows"]), ("mine.csv".to_owned(), &json!(4)));
    let fields: Vec<_> = seen["columns"].as_array().expect("columns").iter().map(|c| &c["field"]).collect();
    assert_eq!(fields, [&json!("set"), &json!("number"), &json!("name"), &json!("figures"), &Value::Null]);
    assert_eq!(seen["columns"][4]["samples"], json!(["red", "blue"]));
    assert_eq!((&seen["added"], &seen["changed"], &seen["fault_count"]), (&json!(2), &json!(0), &json!(2)));
    let lines = |key: &str| -> Vec<_> {
        seen[key].as_array().expect(key).iter().map(|r| (r["line"].clone(), text(r, "message"))).collect()
    };
    assert_eq!(lines("assumed").first().map(|a| a.0.clone()), Some(json!(3)));
    assert_eq!(lines("faults")[1], (json!(5), "Figures owned can’t be “lots”.".to_owned()));
    assert!(table.list(json!({ "show": "owned" })).is_empty(), "nothing is done yet");

    // Another mapping of the columns, and one that identifies no printing.
    let mapping = json!(["set", "number", null, "wanted", null]);
    let ask = json!({ "path": path, "mapping": mapping, "mode": "replace" });
    assert_eq!(table.ask("read_spreadsheet", ask)["fault_count"], 3);
    let mapping = json!([null, null, null, "figures", null]);
    let seen = table.ask("read_spreadsheet", json!({ "path": path, "mapping": mapping, "mode": "add" }));
    assert_eq!((&seen["trouble"]["code"], &seen["added"]), (&json!("column-missing"), &json!(0)));
    let mapping = json!(["colour", null, null, null, null]);
    let ask = json!({ "path": path, "mapping": mapping, "mode": "add" });
    assert_eq!(table.fails("read_spreadsheet", ask), "internal");
}

#[test]
fn an_import_can_be_taken_back() {
    let mut table = Table::new();
    let details = "set,number,figures,condition\nClone Strike,4,7,mint\nClone Strike,6,1,\n";
    table.ask("set_holding", json!({ "printing": PRINTING, "figures": 1, "note": "mine" }));
    let before = table.list(json!({}));
    let path = table.file("mine.csv", details.as_bytes());
    let done = table.import(&path, "replace");
    assert_eq!((&done["added"], &done["changed"], &done["copies"]), (&json!(1), &json!(1), &json!(1)));
    assert_eq!(table.list(json!({ "show": "owned" })).len(), 2);
    assert_eq!(table.ask("take_back_change", done)["done"], true);
    assert_eq!(table.list(json!({})), before);
    let row = table.ask("holdings", json!({ "show": "owned", "limit": 1 }))["rows"][0].clone();
    assert_eq!((text(&row, "note"), &row["copies"]), ("mine".to_owned(), &json!(0)));
}

#[test]
fn an_export_reads_back_as_nothing_new() {
    let mut table = Table::new();
    table
        .ask("set_holding", json!({ "printing": PRINTING, "figures": 2, "cards": 1, "note": "=1+1, \"x\"" }));
    table.new_copy(json!({ "price": "12.50", "currency": "EUR", "note": "a\nb" })).expect("a copy");
    let path = table.dir.path().join("out.csv").display().to_string();
    assert_eq!(table.ask("export_collection", json!({ "path": path }))["rows"], 2);
    let seen = table.ask("read_spreadsheet", json!({ "path": path, "mapping": null, "mode": "replace" }));
    assert_eq!((&seen["added"], &seen["changed"], &seen["unchanged"]), (&json!(0), &json!(0), &json!(1)));
    let nowhere = Path::new("/nowhere/at/all.csv").display().to_string();
    assert_eq!(table.fails("export_collection", json!({ "path": nowhere })), "output-not-writable");
}

#[test]
fn what_the_catalogue_lost_is_listed_by_its_last_name() {
    let mut table = Table::new();
    let lost = "printing,figure_id,name,figures\nswm/lost/1,swm/lost,Lost Hero,2\n";
    let path = table.file("lost.csv", lost.as_bytes());
    table.import(&path, "replace");
    let page = table.ask("holdings", json!({ "query": "lost h", "limit": 5 }));
    let row = &page["rows"][0];
    assert_eq!((text(row, "local_name"), &row["gone"]), ("Lost Hero".to_owned(), &json!(true)));
    let row = table.ask("add_holding", json!({ "printing": "swm/lost/1", "figures": 1, "cards": 0 }));
    assert_eq!(row["figures"], 3);
}
