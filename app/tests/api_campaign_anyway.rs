//! What a group does by agreement, as the window requests it: missions that couldn't be chosen, other heroes, a log
//! kept on paper, amounts of its own, and what lies ahead.

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use muster_app::campaigns::{self, Change, NextRequest, argument};
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

const GAME: &str = "imperial-assault";

struct Window {
    session: Session,
    place: TempDir,
}

impl Window {
    fn open() -> Self {
        let place = tempdir().expect("a folder");
        Self { session: Session::open(place.path().join("data")), place }
    }

    fn ask(&mut self, command: &str, request: Value) -> Value {
        call(&mut self.session, command, "en", request).unwrap_or_else(|e| panic!("{command}: {e:?}"))
    }

    fn begin(&mut self, campaign: &str) -> String {
        let heroes = ["gaarkhan", "jyn-odan", "fenn-signis", "diala-passil"];
        let setup = json!({
            "campaign": campaign, "boxes": [], "heroes": heroes, "imperial_class": "military-might",
            "agenda_sets": null, "options": { "expanded": false, "periods": true, "half-shop": false }, "seed": 7,
        });
        let made = self.ask("begin_campaign", json!({ "game": GAME, "name": "Thursdays", "setup": setup }));
        made["id"].as_str().expect("an id").to_owned()
    }

    fn show(&mut self, id: &str) -> Value {
        self.ask("campaign", json!({ "id": id, "reveal": hidden() }))
    }

    fn step(&mut self, id: &str, step: &Value) -> Value {
        let entries = self.show(id)["entries"].clone();
        self.ask("book_step", json!({ "id": id, "entries": entries, "step": step, "reveal": hidden() }))
    }
}

fn hidden() -> Value {
    json!({ "secrets": false, "pin": null })
}

fn mission(name: &str, winner: &str) -> Value {
    json!({ "do": "mission", "name": name, "winner": winner, "crates": 0, "met": [], "tokens": 0, "activates": [] })
}

fn names(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(|one| one["name"].as_str()).collect()
}

#[test]
fn a_mission_that_can_not_be_chosen_has_a_form_and_keeps_its_reason_when_it_is_mended() {
    let mut window = Window::open();
    let id = window.begin("core");
    let all = window.ask("anyway_missions", json!({ "id": id, "mission": null }));
    let closed: Vec<_> = all["missions"].as_array().into_iter().flatten().collect();
    let known = |name: &str| closed.iter().any(|one| one["mission"]["name"] == name);
    assert!(known("Fly Solo") && known("Homecoming"), "{closed:?}");
    assert!(!known("Aftermath"), "what can be chosen is chosen where it is always");
    assert!(!known("The Battle of Hoth"), "another campaign's story is nowhere to be played");
    assert_eq!(all["choice"], Value::Null);

    let one = window.ask("anyway_missions", json!({ "id": id, "mission": "fly-solo" }));
    let choice = &one["choice"];
    assert_eq!(choice["refused"].as_array().map(Vec::len), Some(1), "{choice}");
    let outcomes = choice["form"]["outcomes"].as_array().expect("outcomes");
    assert!(outcomes.iter().any(|outcome| outcome["winner"] == "rebels"), "{choice}");

    let mut step = mission("fly-solo", "rebels");
    step["anyway"] = json!("we had laid out the map");
    let booked = window.step(&id, &step);
    assert_eq!(booked["refused"], json!([]));
    let entry = booked["history"].as_array().and_then(|all| all.last()).expect("an entry")["entry"].clone();
    let moment = window.ask("campaign_moment", json!({ "id": id, "entry": entry, "reveal": hidden() }));
    assert_eq!(moment["told"]["anyway"], "we had laid out the map");
    let choices = moment["missions"].as_array().expect("missions");
    let again = choices.iter().find(|one| one["mission"]["id"] == "fly-solo").expect("it has a form there");
    assert!(
        again["form"].is_object() && again["refused"].as_array().is_some_and(|why| why.len() == 1),
        "{again}"
    );
    let can = choices.iter().find(|one| one["mission"]["id"] == "aftermath").expect("the one that was next");
    assert_eq!(can["refused"], json!([]));
}

#[test]
fn heroes_who_may_join_are_those_of_the_boxes_who_do_not_play() {
    let mut window = Window::open();
    let id = window.begin("core");
    let seats = window.ask("campaign_seats", json!({ "id": id }));
    let join = names(&seats["join"]);
    assert!(join.contains(&"Mak Eshka'rey") && !join.contains(&"Gaarkhan"), "{join:?}");
    let step = json!({ "do": "heroes", "leave": ["gaarkhan"], "join": ["mak-eshkarey"], "items_to": null,
                       "xp": null, "why": "a new player" });
    assert_eq!(window.step(&id, &step)["refused"], json!([]));
    let seats = window.ask("campaign_seats", json!({ "id": id }));
    let join = names(&seats["join"]);
    assert!(
        join.contains(&"Gaarkhan") && !join.contains(&"Mak Eshka'rey"),
        "who left may come back: {join:?}"
    );
}

#[test]
fn a_paper_log_is_asked_for_by_a_form_and_taken_over() {
    let mut window = Window::open();
    let id = window.begin("core");
    let form = window.ask("paper_form", json!({ "id": id }));
    assert_eq!(form["stages"].as_array().map(Vec::len), Some(11));
    assert_eq!(form["stages"][0]["missions"][0]["name"], "Aftermath");
    let step = json!({ "do": "paper", "missions": [{ "name": "aftermath", "winner": "rebels", "outcome": null }],
                       "upgrade": "rebel-upgrade", "active": ["indebted"],
                       "books": { "rebels": { "left": { "credits": 450 }, "cards": [] } } });
    let booked = window.step(&id, &step);
    assert_eq!((&booked["refused"], &booked["credits"]), (&json!([]), &json!(450)));
}

#[test]
fn amounts_of_the_groups_own_are_listed_and_forgotten_in_the_window() {
    let mut window = Window::open();
    let boxes = window.begin("return-to-hoth");
    let mut step = mission("the-battle-of-hoth", "rebels");
    step["imperial_xp"] = json!(1);
    step["influence"] = json!(4);
    assert_eq!(window.step(&boxes, &step)["refused"], json!([]));
    let own = |window: &mut Window| {
        let all = window.ask("open_amounts", json!({ "game": null, "campaign": boxes }));
        let all = all.as_array().cloned().unwrap_or_default();
        all.into_iter().filter(|one| !one["own"].is_null()).map(|one| one["own"].clone()).collect::<Vec<_>>()
    };
    let mut told = own(&mut window);
    told.sort_by_key(Value::to_string);
    assert_eq!(told, [json!(1), json!(4)]);
    window.ask("forget_amounts", json!({ "game": GAME, "mission": "the-battle-of-hoth" }));
    assert_eq!(own(&mut window), Vec::<Value>::new());
}

#[test]
fn home_says_when_a_campaign_goes_on_and_what_to_bring() {
    let mut window = Window::open();
    let id = window.begin("core");
    window.step(&id, &mission("aftermath", "rebels"));
    for date in ["2020-01-01", "2999-05-17", "2999-04-01"] {
        let evening = json!({ "campaign": id, "evening": null, "date": date, "players": "", "note": "" });
        window.ask("save_evening", evening);
    }
    let home = window.ask("home", json!({ "game": GAME }));
    let ahead = &home["campaigns"][0];
    assert_eq!((&ahead["name"], &ahead["evening"]), (&json!("Thursdays"), &json!("2999-04-01")));
    let boxes: Vec<_> = ahead["boxes"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    assert!(boxes.contains(&"Core Set"), "{boxes:?}");
    // The active side missions are drawn; after the introduction there are two.
    assert_eq!(ahead["missions"].as_array().map(Vec::len), Some(2), "{ahead}");
    let other = window.ask("home", json!({ "game": "star-wars-miniatures" }));
    assert_eq!(other["campaigns"], json!([]), "of another game");
    let elsewhere = &other["others"][0];
    assert_eq!(
        (&elsewhere["id"], &elsewhere["campaign"]),
        (&json!(GAME), ahead),
        "what goes on in another game"
    );
    window.ask("remove_kept", json!({ "kind": "campaign", "id": id }));
    assert_eq!(window.ask("home", json!({ "game": GAME }))["campaigns"], json!([]));
}

#[test]
fn a_photo_of_the_table_opens_larger_than_its_thumbnail() {
    let mut window = Window::open();
    let id = window.begin("core");
    let path = window.place.path().join("table.png");
    image::RgbImage::from_fn(1600, 900, |x, y| image::Rgb([x as u8, y as u8, 90]))
        .save(&path)
        .expect("a photo");
    let evening = json!({ "campaign": id, "evening": null, "date": "2026-05-17", "players": "", "note": "" });
    let evening = window.ask("save_evening", evening)["evenings"][0]["id"].clone();
    let list = window.ask("add_evening_photo", json!({ "evening": evening, "path": path }));
    let photo = list["evenings"][0]["photos"][0].clone();
    let wide = |window: &mut Window, command: &str| {
        let view = window.ask(command, json!({ "photo": photo }));
        let (_, data) =
            view["data_url"].as_str().and_then(|url| url.split_once("base64,")).expect("a picture");
        let bytes = base64::Engine::decode(&base64::engine::general_purpose::STANDARD, data).expect("base64");
        image::load_from_memory(&bytes).expect("a JPEG").width()
    };
    assert_eq!((wide(&mut window, "evening_photo"), wide(&mut window, "large_evening_photo")), (480, 1600));
}

/// Returns how a shell splits a line.
#[cfg(unix)]
fn shell(line: &str) -> Vec<String> {
    let said = std::process::Command::new("sh").args(["-c", &format!("printf '%s\\n' {line}")]).output();
    let said = String::from_utf8(said.expect("a shell").stdout).expect("text");
    said.lines().map(str::to_owned).collect()
}

// A name containing quotes was printed so that no shell could read it back.
#[cfg(unix)]
#[test]
fn what_can_be_done_next_is_told_as_a_shell_takes_it() {
    let mut window = Window::open();
    let id = window.begin("core");
    let won = window.step(&id, &mission("aftermath", "rebels"));
    assert!(won["refused"].as_array().is_some_and(Vec::is_empty), "{}", won["refused"]);
    let mut lines = 0;
    for _ in 0..2 {
        let request = NextRequest { id: id.clone(), refused: true, secrets: true };
        for next in campaigns::next(&mut window.session, &request).expect("steps") {
            let mut said = shell(&next.line);
            let name = said.remove(0);
            if name == "mission" {
                said.push("winner=rebels".to_owned());
            }
            let read = Change::from_words(&mut window.session, &id, &name, &said).expect("a step");
            assert_eq!(read, Change::Book(Box::new(next.offer.step)), "{}", next.line);
            lines += 1;
        }
        window.step(&id, &json!({ "do": "next" }));
    }
    assert!(lines > 60, "{lines} lines");
    for awkward in ["", "R2-D2", "It’s", "Mak Eshka'rey", "\"Quoted\" Name", "50% $HOME `x` \\ !", "a'b\"c"]
    {
        assert_eq!(shell(&argument("card", awkward)), [format!("card={awkward}")]);
    }
}
