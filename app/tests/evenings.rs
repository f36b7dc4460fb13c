//! Evenings at the table as data: what is tapped comes to what the cards and the book say, plays again to the same, and
//! every tap is undone exactly.

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use muster_app::campaigns::{NightRequest, Reveal, TapRequest, Typed, tap, tap_of};
use serde::Deserialize;
use serde_json::{Value, json};
use tempfile::TempDir;

/// What is tapped, with the values that it must come to: worked out from the tables without the program.
#[derive(Deserialize)]
struct File {
    evening: Vec<Evening>,
}

#[derive(Deserialize)]
struct Evening {
    campaign: String,
    boxes: Vec<String>,
    heroes: Vec<String>,
    taps: Vec<Vec<String>>,
    round: u32,
    threat: u32,
    groups: Vec<Value>,
    heroes_fare: Vec<Value>,
}

struct Table {
    session: Session,
    id: String,
    _place: TempDir,
}

impl Table {
    fn begin(evening: &Evening) -> Self {
        let place = tempfile::tempdir().expect("a folder");
        let mut session = Session::open(place.path().to_owned());
        let setup = json!({
            "campaign": evening.campaign, "boxes": evening.boxes, "heroes": evening.heroes,
            "imperial_class": "military-might", "agenda_sets": null, "side_missions_green": null,
            "side_missions_grey": null, "threat_missions": null, "seed": 7,
            "options": { "expanded": false, "periods": true, "half-shop": false },
        });
        let request = json!({ "game": "imperial-assault", "name": "Evening", "setup": setup });
        let made = call(&mut session, "begin_campaign", "en", request)
            .unwrap_or_else(|error| panic!("{}: {}", evening.campaign, error.message));
        let id = made["id"].as_str().expect("an id").to_owned();
        Self { session, id, _place: place }
    }

    fn tap(&mut self, said: &[String]) -> Value {
        let (word, values) = said.split_first().expect("a tap");
        let mut at = NightRequest { id: self.id.clone(), reveal: Reveal::all(), ..NightRequest::default() };
        let read = tap_of(&mut self.session, &mut at, word, values);
        let Ok(Typed::Tap(read)) = read else { panic!("{said:?}: {read:?}") };
        let night = tap(&mut self.session, TapRequest { at, taps: None, tap: read }).expect("a night");
        assert_eq!(night.refused, None, "{said:?}");
        serde_json::to_value(night).expect("JSON")
    }

    fn play(&mut self, evening: &Evening) -> Vec<Value> {
        evening.taps.iter().map(|said| self.tap(said)).collect()
    }

    fn change(&mut self, command: &str) -> Value {
        let request = json!({ "id": self.id, "mission": null, "taps": null,
                              "reveal": { "secrets": true, "pin": null } });
        call(&mut self.session, command, "en", request).unwrap_or_else(|error| panic!("{}", error.message))
    }
}

/// Returns a night without what belongs to the last tap and the machine.
fn lying(answer: &Value) -> Value {
    let mut answer = answer.clone();
    if let Some(answer) = answer.as_object_mut() {
        ["id", "taps", "done", "undo", "redo", "refused"].iter().for_each(|key| drop(answer.remove(*key)));
    }
    answer
}

fn has(wanted: &[Value], found: &Value, of: &str) {
    for (at, wanted) in wanted.iter().enumerate() {
        for (key, value) in wanted.as_object().expect("a table") {
            assert_eq!(&found[at][key], value, "{of} {at}: {key}");
        }
    }
}

#[test]
fn an_evening_of_every_box_comes_to_what_its_cards_say_and_is_undone_tap_by_tap() {
    let evenings = toml::from_str::<File>(include_str!("data/evenings.toml")).expect("TOML").evening;
    assert_eq!(evenings.len(), 7, "core and the six boxes with campaigns");
    for evening in &evenings {
        let of = evening.campaign.as_str();
        assert!(evening.taps.len() <= 40, "{of}: {} taps", evening.taps.len());
        let mut table = Table::begin(evening);
        let answers = table.play(evening);
        let last = answers.last().expect("an answer");
        assert_eq!(last["round"], evening.round, "{of}");
        assert_eq!(last["threat"]["now"], evening.threat, "{of}");
        has(&evening.groups, &last["groups"], of);
        has(&evening.heroes_fare, &last["heroes"], of);
        assert!(last["lines"].as_array().is_some_and(|lines| lines.iter().all(|line| line["due"] == false)));
        // Another machine comes to the same.
        let again = Table::begin(evening).play(evening);
        assert!(again.iter().map(lying).eq(answers.iter().map(lying)), "{of}");
        for before in answers.iter().rev().skip(1) {
            assert_eq!(lying(&table.change("night_undo")), lying(before), "{of}");
        }
        // Undone as well, it is all taken again.
        for after in answers.iter().skip(1) {
            assert_eq!(lying(&table.change("night_redo")), lying(after), "{of}");
        }
    }
}
