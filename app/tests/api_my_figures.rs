//! My figures, as the window requests them.

use std::fs;
use std::path::PathBuf;

use muster_app::api::commands;
use muster_app::base::session::Session;
use serde_json::{Value, json};
use tempfile::TempDir;

struct Maker {
    dir: TempDir,
    session: Session,
    game: String,
    view: Value,
}

impl Maker {
    fn new() -> Self {
        let dir = TempDir::new().expect("a folder");
        let mut session = Session::open(dir.path().to_owned());
        let started = commands::call(&mut session, "start", "en", json!({})).expect("start");
        let game = started["games"][0]["id"].as_str().expect("a game").to_owned();
        let view = commands::call(&mut session, "game", "en", json!({ "game": game })).expect("the game");
        Self { dir, session, game, view }
    }

    fn call(&mut self, name: &str, request: Value) -> Value {
        commands::call(&mut self.session, name, "en", request).expect(name)
    }

    /// A form without problems.
    fn form(&self, name: &str) -> Value {
        json!({
            "name": name, "factions": [self.view["factions"][1]["id"]], "cost": "17", "unique": false,
            "traits": [], "attributes": {}, "stats": { self.stat(): "40" },
            "keywords": { self.list(): "Grenades 10\n\n  Self-made   Trick " },
            "set": "", "number": "", "rarity": self.view["rarities"][0]["id"],
        })
    }

    fn stat(&self) -> String {
        self.view["stats"][0]["id"].as_str().expect("a stat").to_owned()
    }

    /// The id of the first list of keywords.
    fn list(&self) -> String {
        let game = self.session.game(&self.game).expect("the game");
        game.catalogue.game().keywords[0].id.clone()
    }

    fn save(&mut self, id: Option<&str>, form: &Value) -> Value {
        let request = json!({ "game": self.game, "id": id, "form": form });
        self.call("save_my_figure", request)
    }

    /// Saves a form without problems and returns the figure's id.
    fn saved(&mut self, id: Option<&str>, form: &Value) -> String {
        let saved = self.save(id, form);
        assert_eq!(saved["problems"], json!([]));
        saved["figure"]["id"].as_str().expect("an id").to_owned()
    }

    /// Saves a form and returns the fields that have problems.
    fn fields(&mut self, id: Option<&str>, form: &Value) -> Vec<String> {
        let saved = self.save(id, form);
        assert!(saved["figure"].is_null());
        let problems = saved["problems"].as_array().expect("problems").clone();
        assert!(problems.iter().all(|p| !p["message"].as_str().expect("words").starts_with("my-figures")));
        problems.iter().map(|p| p["field"].as_str().expect("a field").to_owned()).collect()
    }

    fn remove(&mut self, id: &str) -> Value {
        let request = json!({ "game": self.game, "id": id });
        self.call("remove_my_figure", request)
    }

    fn found(&mut self, query: &str) -> Vec<Value> {
        let request = json!({ "game": self.game, "query": query, "limit": 100 });
        self.call("search_figures", request)["rows"].as_array().expect("rows").clone()
    }

    fn figure(&mut self, id: &str) -> Value {
        let request = json!({ "game": self.game, "figure": id });
        self.call("figure", request)
    }

    fn list_mine(&mut self) -> Vec<Value> {
        let request = json!({ "game": self.game });
        self.call("my_figures", request)["figures"].as_array().expect("figures").clone()
    }

    fn pack_name(&mut self) -> String {
        let request = json!({ "game": self.game });
        self.call("my_figures", request)["pack"].as_str().expect("a name").to_owned()
    }

    /// Moves the pack from the database to a folder among the packs, where older versions of Muster kept it.
    fn as_it_used_to_be(&mut self) -> PathBuf {
        let name = self.pack_name();
        let folder = self.dir.path().join(&name);
        self.call("export_pack", json!({ "name": name, "path": folder }));
        self.call("remove_pack", json!({ "name": name }));
        let packs = self.dir.path().join("packs");
        fs::create_dir_all(&packs).expect("a folder");
        fs::rename(&folder, packs.join(&name)).expect("moved");
        packs.join(name)
    }

    fn again(&mut self) {
        self.session = Session::open(self.dir.path().to_owned());
    }

    fn squad(&mut self, figure: &str) -> String {
        let draft = json!({
            "game": self.game, "format": "standard", "limit": null, "name": "Home-made", "faction": null,
            "era": null, "side": null, "members": [{ "figure": figure, "count": 2 }], "side_lists": [],
            "setup": [], "pool": null, "notes": "", "considering": [],
        });
        self.call("new_squad", json!({ "draft": draft }))["id"].as_str().expect("an id").to_owned()
    }
}

#[test]
fn a_figure_that_is_saved_is_found_and_kept_after_reopening() {
    let mut maker = Maker::new();
    let form = maker.form("Zsófi’s Fine Droid");
    let id = maker.saved(None, &form);
    assert!(id.ends_with("/zsofis-fine-droid"), "{id}");
    for _ in 0..2 {
        let rows = maker.found("zsofis fine");
        assert_eq!(
            (rows.len(), &rows[0]["cost"], &rows[0]["set"]),
            (1, &json!({ "known": 17 }), &json!("My figures"))
        );
        let figure = maker.figure(&id);
        assert_eq!((&figure["mine"], &figure["stat_block"][0]["value"]), (&json!(true), &json!("40")));
        assert_eq!(figure["lines"][1]["label"], "Self-made Trick");
        maker.again();
    }
    let mine = maker.list_mine();
    assert_eq!((mine.len(), &mine[0]["id"]), (1, &json!(id)));
    assert_eq!(mine[0]["form"]["set"], "My figures");
}

#[test]
fn it_is_put_in_squads_and_in_the_collection_like_all_others() {
    let mut maker = Maker::new();
    let form = maker.form("Home-made Droid");
    let id = maker.saved(None, &form);
    let printing = maker.figure(&id)["printings"][0]["printing"].clone();
    let request = json!({ "game": maker.game, "printing": printing, "figures": 3, "cards": 0 });
    maker.call("add_holding", request);
    let squad = maker.squad(&id);
    let open = maker.call("open_squad", json!({ "id": squad }));
    assert_eq!(open["view"]["points"]["total"], 34);
    let figure = maker.figure(&id);
    assert_eq!((&figure["owned"], &figure["promised"]), (&json!(3), &json!(2)));
}

#[test]
fn a_bad_form_says_which_fields_and_changes_nothing() {
    let mut maker = Maker::new();
    let (stat, list) = (maker.stat(), maker.list());
    let mut form = maker.form("  ");
    form["cost"] = json!("ten");
    form["factions"] = json!([]);
    form["traits"] = json!(["sings"]);
    form["stats"] = json!({ stat.as_str(): "4.5" });
    form["keywords"] = json!({ list.as_str(): "Grenades 10|Droid" });
    form["number"] = json!("★");
    form["rarity"] = json!("ZZ");
    let mut fields = maker.fields(None, &form);
    fields.sort();
    let expected = [
        "cost",
        "factions",
        &format!("keywords.{list}"),
        "name",
        "number",
        "rarity",
        &format!("stats.{stat}"),
        "traits",
    ]
    .map(str::to_owned);
    assert_eq!(fields, expected);
    assert!(maker.list_mine().is_empty());

    let mut form = maker.form("Droid");
    for (field, value) in [("name", "★★"), ("name", &*"x".repeat(81)), ("cost", "99999999999"), ("set", "★")]
    {
        form[field] = json!(value);
        assert!(maker.fields(None, &form).contains(&field.to_owned()), "{field}: {value}");
    }
}

#[test]
fn a_name_that_is_taken_gets_an_id_of_its_own() {
    let mut maker = Maker::new();
    let built_in = maker.found("clone trooper")[0].clone();
    let form = maker.form(built_in["name"].as_str().expect("a name"));
    let mine = maker.saved(None, &form);
    assert_eq!(mine, format!("{}-mine", built_in["id"].as_str().expect("an id")));
    let another = maker.saved(None, &form);
    assert_eq!(another, format!("{mine}-2"));
    assert_eq!(maker.found("clone trooper")[0]["cost"], built_in["cost"]);
}

#[test]
fn a_name_in_any_writing_is_a_name() {
    let mut maker = Maker::new();
    let mut form = maker.form("塞普蒂默斯");
    form["unique"] = json!(true);
    form["set"] = json!("死亡守卫");
    form["number"] = json!("第3号");
    let id = maker.saved(None, &form);
    assert!(id.ends_with("/saipudimosi"), "{id}");
    assert_eq!(maker.found("塞普蒂默斯")[0]["id"], id.as_str());
    assert_eq!(maker.figure(&id)["printings"][0]["set"], "死亡守卫");
    // Another name with the same romanisation gets another id.
    let same_sound = maker.form("赛普蒂默斯");
    assert_eq!(maker.saved(None, &same_sound), format!("{id}-mine"));
    maker.again();
    assert_eq!(maker.figure(&id)["name"], "塞普蒂默斯");
    let korean = maker.form("스톰트루퍼");
    assert_eq!(maker.saved(None, &korean), format!("{}seutomteurupeo", id.trim_end_matches("saipudimosi")));
}

#[test]
fn a_set_may_be_one_that_there_is_or_a_new_one_but_a_number_only_a_free_one() {
    let mut maker = Maker::new();
    let set = maker.view["sets"][0].clone();
    let mut form = maker.form("Promo Droid");
    form["set"] = json!(set["name"].as_str().expect("a name").to_uppercase());
    form["number"] = json!("1");
    assert_eq!(maker.fields(None, &form), ["number"]);
    form["number"] = json!("P1");
    let id = maker.saved(None, &form);
    assert_eq!(maker.figure(&id)["printings"][0]["set"], set["name"]);

    form["set"] = json!("Club Exclusives");
    assert_eq!(maker.saved(Some(&id), &form), id);
    let game = maker.game.clone();
    let view = maker.call("game", json!({ "game": game }));
    assert!(view["sets"].as_array().expect("sets").iter().any(|s| s["name"] == "Club Exclusives"));
    maker.remove(&id);
    let view = maker.call("game", json!({ "game": maker.game }));
    assert!(!view["sets"].as_array().expect("sets").iter().any(|s| s["name"] == "Club Exclusives"));
}

#[test]
fn a_change_keeps_the_id_and_what_stands_beside_it_in_the_pack() {
    let mut maker = Maker::new();
    let form = maker.form("First Droid");
    let (first, second) = (maker.saved(None, &form), maker.saved(None, &maker.form("Second Droid")));
    let folder = maker.as_it_used_to_be();
    fs::write(folder.join("sources.toml"), "[sources.my-figures]\ntitle = \"My shelf\"\n").expect("a file");
    maker.again();
    assert!(!folder.exists(), "it was taken over");
    let mut form = maker.form("First Droid");
    form["cost"] = json!("−3");
    form["unique"] = json!(true);
    assert_eq!(maker.saved(Some(&first), &form), first);
    assert_eq!(maker.figure(&first)["cost"], -3);
    assert_eq!(maker.figure(&second)["cost"], 17);
    assert_eq!(maker.list_mine().len(), 2);
    let out = maker.as_it_used_to_be().join("sources.toml");
    assert!(fs::read_to_string(out).expect("the sources").contains("My shelf"));
}

#[test]
fn a_figure_that_is_in_use_can_be_called_otherwise_and_stays_the_same() {
    let mut maker = Maker::new();
    let form = maker.form("Droid");
    let id = maker.saved(None, &form);
    let squad = maker.squad(&id);
    let printing = maker.figure(&id)["printings"][0]["printing"].clone();
    let request = json!({ "game": maker.game, "printing": printing, "figures": 3 });
    maker.call("add_holding", request);
    for name in ["Robot, Painted", "Tinkered Machine", "Droid", "Robot"] {
        let form = maker.form(name);
        assert_eq!(maker.saved(Some(&id), &form), id, "{name}");
        // The pack is reloaded, too.
        maker.again();
        assert_eq!(maker.list_mine().len(), 1);
        assert_eq!(maker.list_mine()[0]["form"]["name"], name);
        let open = maker.call("open_squad", json!({ "id": squad }));
        let member = &open["view"]["members"][0];
        assert_eq!((&member["name"], &member["owned"]), (&json!(name), &json!(3)));
        assert_eq!((&member["known"], &open["view"]["points"]["total"]), (&json!(true), &json!(34)));
    }
    assert_eq!(maker.found("tinkered").len(), 0);
    // A name that this figure had before isn't given to a later one as its id.
    let another = maker.form("Droid");
    assert_ne!(maker.saved(None, &another), id);
    // Only the number in the set can't change while the collection refers to it.
    let mut moved = maker.form("Robot");
    moved["number"] = json!("77");
    assert_eq!(maker.fields(Some(&id), &moved), ["number"]);
    // A removed figure that is restored keeps its id.
    let removed = maker.remove(&id);
    assert_eq!(maker.saved(Some(&id), &removed["form"]), id);
    maker.again();
    assert_eq!(maker.figure(&id)["name"], "Robot");
}

#[test]
fn a_unique_figure_is_the_person_that_its_name_begins_with() {
    let mut maker = Maker::new();
    let known = maker.found("luke skywalker")[0]["id"].clone();
    let mut form = maker.form("Luke Skywalker, Home-made Hero");
    form["unique"] = json!(true);
    let id = maker.saved(None, &form);
    let same = maker.figure(&id)["same_person"].as_array().expect("others").clone();
    assert!(same.iter().any(|other| other["id"] == known), "{same:?}");
    form["unique"] = json!(false);
    maker.saved(Some(&id), &form);
    assert_eq!(maker.figure(&id)["same_person"], json!([]));
}

#[test]
fn removing_a_figure_leaves_it_in_squads_by_name_and_can_be_undone() {
    let mut maker = Maker::new();
    let form = maker.form("Short-lived Droid");
    let id = maker.saved(None, &form);
    let squad = maker.squad(&id);
    let removed = maker.remove(&id);
    assert!(maker.found("short-lived").is_empty());
    let open = maker.call("open_squad", json!({ "id": squad }));
    let member = &open["view"]["members"][0];
    assert_eq!((&member["known"], &member["name"]), (&json!(false), &json!("Short-lived Droid")));

    assert_eq!(maker.saved(Some(&id), &removed["form"]), id);
    let open = maker.call("open_squad", json!({ "id": squad }));
    assert_eq!(
        (&open["view"]["members"][0]["known"], &open["view"]["points"]["total"]),
        (&json!(true), &json!(34))
    );
}

#[test]
fn a_pack_that_is_broken_is_left_as_it_is() {
    let mut maker = Maker::new();
    let form = maker.form("Droid");
    maker.saved(None, &form);
    let table = maker.as_it_used_to_be().join("figures.csv");
    let broken = fs::read_to_string(&table).expect("the table").replace(",17,", ",seventeen,");
    fs::write(&table, &broken).expect("written");
    maker.again();
    let request = json!({ "game": maker.game, "id": null, "form": form });
    let error = commands::call(&mut maker.session, "save_my_figure", "en", request).expect_err("refused");
    assert_eq!(error.code, "pack-broken");
    assert_eq!(fs::read_to_string(&table).expect("the table"), broken);
}

#[test]
fn a_program_that_ended_while_the_pack_was_replaced_loses_nothing() {
    let mut maker = Maker::new();
    let form = maker.form("Lucky Droid");
    maker.saved(None, &form);
    let pack = maker.as_it_used_to_be();
    let name = pack.file_name().expect("a name").to_string_lossy().into_owned();
    fs::rename(&pack, pack.with_file_name(format!(".{name}.old"))).expect("moved");
    maker.again();
    assert_eq!(maker.found("lucky droid").len(), 1);
}

#[test]
fn what_is_removed_twice_is_told_in_words() {
    let mut maker = Maker::new();
    let request = json!({ "game": maker.game, "id": "no-such-figure" });
    let error = commands::call(&mut maker.session, "remove_my_figure", "en", request).expect_err("refused");
    assert_eq!(error.code, "unknown-figure");
}
