//! Campaigns, as the window requests them.

use muster_app::api::commands::call;
use muster_app::base::error::WireError;
use muster_app::base::session::Session;
use muster_app::campaign_rules::effort::Effort;
use muster_app::campaign_rules::step::Step;
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

type Outcome = Result<(), Box<dyn std::error::Error>>;

const GAME: &str = "imperial-assault";

/// An error as the window receives it.
#[derive(Debug)]
struct Told(WireError);

impl std::fmt::Display for Told {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.0.code, self.0.message)
    }
}

impl std::error::Error for Told {}

struct Window {
    session: Session,
    // Keeps the data folder alive.
    _place: TempDir,
}

impl Window {
    fn open() -> std::io::Result<Self> {
        let place = tempdir()?;
        Ok(Self { session: Session::open(place.path().to_owned()), _place: place })
    }

    fn ask(&mut self, command: &str, request: Value) -> Result<Value, Told> {
        call(&mut self.session, command, "en", request).map_err(Told)
    }

    /// Starts a core campaign with four heroes and returns its id.
    fn core(&mut self) -> Result<String, Told> {
        let setup = json!({
            "campaign": "core", "boxes": [],
            "heroes": ["gaarkhan", "jyn-odan", "fenn-signis", "diala-passil"],
            "imperial_class": "military-might", "agenda_sets": null, "side_missions_green": null,
            "side_missions_grey": null, "threat_missions": null,
            "options": { "expanded": false, "periods": true, "half-shop": false }, "seed": 7,
        });
        let made =
            self.ask("begin_campaign", json!({ "game": GAME, "name": "Thursdays", "setup": setup }))?;
        Ok(made["id"].as_str().unwrap_or_default().to_owned())
    }

    fn show(&mut self, id: &str) -> Result<Value, Told> {
        self.ask("campaign", json!({ "id": id, "reveal": hidden() }))
    }

    fn step(&mut self, id: &str, step: &Value) -> Result<Value, Told> {
        let entries = self.show(id)?["entries"].clone();
        self.ask("book_step", json!({ "id": id, "entries": entries, "step": step, "reveal": hidden() }))
    }
}

fn hidden() -> Value {
    json!({ "secrets": false, "pin": null })
}

fn shown(pin: Option<&str>) -> Value {
    json!({ "secrets": true, "pin": pin })
}

fn aftermath() -> Value {
    json!({ "do": "mission", "name": "aftermath", "winner": "rebels", "crates": 2, "met": [], "tokens": 0,
            "activates": [], "drawn": ["indebted", "high-moon"] })
}

fn texts(values: &Value, key: &str) -> Vec<String> {
    let texts =
        values.as_array().into_iter().flatten().map(|v| v[key].as_str().unwrap_or_default().to_owned());
    texts.collect()
}

#[test]
fn a_result_is_previewed_line_by_line_and_then_booked_as_it_was_shown() -> Outcome {
    let mut window = Window::open()?;
    let id = window.core()?;
    let preview = window.ask("preview_step", json!({ "id": id, "step": aftermath(), "reveal": hidden() }))?;
    let credits: Vec<_> = preview["lines"].as_array().into_iter().flatten().collect();
    let credits: Vec<_> = credits.iter().filter(|l| l["what"] == "credits").collect();
    assert_eq!(credits.iter().filter_map(|l| l["amount"].as_i64()).sum::<i64>(), 900);
    assert_eq!(credits.last().map(|l| l["balance"].clone()), Some(json!(900)));
    let told = texts(&preview["lines"], "text");
    assert!(told.contains(&"Indebted becomes active".to_owned()), "{told:?}");
    assert_eq!(window.show(&id)?["entries"], 1, "a preview books nothing");

    let answer = window.step(&id, &aftermath())?;
    assert_eq!(answer["done"], "Aftermath: won by the Rebels");
    let campaign = &answer;
    assert_eq!(campaign["credits"], 900);
    assert_eq!(campaign["phase"], "rebel-upgrade");
    assert_eq!(campaign["undo"], "Aftermath: won by the Rebels");
    assert_eq!(campaign["road"][0]["winner"], "rebels");
    assert_eq!(campaign["road"][0]["state"], "now");
    assert_eq!(campaign["road"].as_array().map(Vec::len), Some(11));
    assert_eq!(campaign["road"][2]["mission"]["name"], "A New Threat", "what became active is seen ahead");
    assert_eq!(campaign["road"][4]["mission"], Value::Null);
    assert_eq!(campaign["ledger"].as_array().map(Vec::len), preview_amounts(&preview));
    Ok(())
}

fn preview_amounts(preview: &Value) -> Option<usize> {
    Some(preview["lines"].as_array()?.iter().filter(|l| !l["amount"].is_null()).count())
}

#[test]
fn what_chance_will_draw_is_not_seen_in_a_preview() -> Outcome {
    let mut window = Window::open()?;
    let id = window.core()?;
    let mut step = aftermath();
    step["drawn"] = Value::Null;
    let preview = window.ask("preview_step", json!({ "id": id, "step": step, "reveal": hidden() }))?;
    let told = texts(&preview["lines"], "text");
    assert!(told.contains(&"2 side missions are drawn at random".to_owned()), "{told:?}");
    assert_eq!(told.iter().filter(|t| t.ends_with("becomes active")).count(), 1, "the story's: {told:?}");
    Ok(())
}

#[test]
fn which_ally_chance_will_give_is_not_seen_in_a_preview() -> Outcome {
    let mut window = Window::open()?;
    let setup = json!({
        "campaign": "core", "boxes": [], "heroes": ["gaarkhan", "jyn-odan"],
        "imperial_class": "military-might", "agenda_sets": null, "side_missions_grey": null,
        "side_missions_green": ["race-on-ryloth", "sorry-about-the-mess", "homecoming", "the-spice-job"],
        "threat_missions": null,
        "options": { "expanded": false, "periods": false, "half-shop": false }, "seed": 7,
    });
    let made = window.ask("begin_campaign", json!({ "game": GAME, "name": "T", "setup": setup }))?;
    let id = made["id"].as_str().unwrap_or_default();
    let mut first = aftermath();
    first["drawn"] = json!(["race-on-ryloth", "sorry-about-the-mess"]);
    window.step(id, &first)?;
    let mut race = aftermath();
    race["name"] = json!("race-on-ryloth");
    race["drawn"] = Value::Null;
    race["crates"] = json!(0);
    let told = |preview: &Value| texts(&preview["lines"], "text");
    let by_chance = told(&window.ask("preview_step", json!({ "id": id, "step": race, "reveal": hidden() }))?);
    assert!(by_chance.contains(&"One of the allies is won, drawn at random".to_owned()));
    assert!(!by_chance.iter().any(|line| line.starts_with("gains ")), "{by_chance:?}");
    race["ally"] = json!("ezra-bridger-spectre-6");
    let named = told(&window.ask("preview_step", json!({ "id": id, "step": race, "reveal": hidden() }))?);
    assert!(named.iter().any(|line| line.starts_with("gains Ezra Bridger")), "{named:?}");
    Ok(())
}

#[test]
fn undo_names_what_it_takes_back_and_redo_brings_it_back() -> Outcome {
    let mut window = Window::open()?;
    let id = window.core()?;
    let before = window.show(&id)?;
    window.step(&id, &aftermath())?;
    let back = json!({ "id": id, "entries": 2, "reveal": hidden() });
    let answer = window.ask("undo_step", back.clone())?;
    assert_eq!(answer["done"], "Undone: Aftermath: won by the Rebels");
    assert_eq!(answer["redo"], "Aftermath: won by the Rebels");
    assert_eq!(answer["credits"], before["credits"]);
    // The log has changed since: a client with the old state can't record into it.
    let late = window.ask("undo_step", back).map_err(|e| e.0.code);
    assert_eq!(late, Err("overtaken".to_owned()));
    let again = window.ask("redo_step", json!({ "id": id, "entries": 3, "reveal": hidden() }))?;
    assert_eq!(again["credits"], 900);
    Ok(())
}

#[test]
fn the_shop_offers_what_can_be_paid_and_says_why_the_rest_cannot() -> Outcome {
    let mut window = Window::open()?;
    let id = window.core()?;
    window.step(&id, &aftermath())?;
    let answer = window.step(&id, &json!({ "do": "shop", "items": null }))?;
    let shop = &answer["heroes_upgrade"]["shop"];
    assert_eq!(shop.as_array().map(Vec::len), Some(6));
    let first = &shop[0]["steps"][0];
    assert_eq!(first["allowed"], true);
    assert_eq!(first["refused"], json!([]));
    let bought = window.step(&id, &first["step"])?;
    assert_eq!(bought["refused"], json!([]));
    let upgrade = &bought["heroes_upgrade"];
    assert!(upgrade["shop"][0]["holder"]["name"].is_string());
    // Selling comes before buying.
    assert_eq!(upgrade["sell"][0]["steps"][0]["refused"][0]["rule"], "IA-SHOP");
    // An item that isn't in the deck is refused with its rule, and nothing is recorded.
    let entries = bought["entries"].clone();
    let wrong = json!({ "do": "buy", "item": "e-11", "hero": "gideon-argus" });
    let refused = window.step(&id, &wrong)?;
    assert_eq!((&refused["entries"], &refused["done"]), (&entries, &Value::Null));
    assert_eq!(refused["refused"].as_array().map(Vec::len), Some(1));
    Ok(())
}

#[test]
fn secrets_are_in_no_answer_until_they_are_asked_for() -> Outcome {
    let mut window = Window::open()?;
    let id = window.core()?;
    window.step(&id, &aftermath())?;
    window.step(&id, &json!({ "do": "next" }))?;
    window.step(&id, &json!({ "do": "draw", "cards": null }))?;
    let open = window.ask("campaign", json!({ "id": id, "reveal": shown(None) }))?;
    let drawn = texts(
        &json!(
            open["side_upgrade"]["agenda"]
                .as_array()
                .map(|a| { a.iter().map(|o| o["card"].clone()).collect::<Vec<_>>() })
        ),
        "name",
    );
    assert_eq!(drawn.len(), 4);
    let closed = window.show(&id)?.to_string();
    for name in &drawn {
        assert!(!closed.contains(name.as_str()), "{name}");
    }
    assert!(open.to_string().contains(&drawn[0]));

    // Of a card bought and kept secret only its existence is shown, also in the ledger and in undo.
    let give = json!({ "do": "correct", "who": "empire", "what": "influence", "amount": 5, "card": null,
                       "why": "a house rule" });
    window.step(&id, &give)?;
    let open = window.ask("campaign", json!({ "id": id, "reveal": shown(None) }))?;
    let offers = open["side_upgrade"]["agenda"].as_array().cloned().unwrap_or_default();
    let keeps = |step: &&Value| step["refused"] == json!([]);
    let secret = |offer: &&Value| {
        offer["card"]["kind"].as_str().is_some_and(|kind| kind.starts_with("kept secret · "))
    };
    let kept = |offer: &&Value| {
        secret(offer) && offer["steps"].as_array().into_iter().flatten().any(|step| keeps(&step))
    };
    let kept = offers.iter().find(kept).ok_or("one can be kept")?;
    let name = kept["card"]["name"].as_str().unwrap_or_default();
    // The kind describes whether the card is kept secret or in the open, or its kind of mission.
    assert!(offers.iter().all(|offer| offer["card"]["kind"] != ""), "{offers:?}");
    let step = kept["steps"].as_array().into_iter().flatten().find(keeps).ok_or("one can be kept")?;
    let answer = window.step(&id, &step["step"])?;
    assert_eq!(answer["refused"], json!([]));
    assert!(!answer.to_string().contains(name), "{name}");
    assert_eq!(answer["sides"][1]["kept"], 1);
    assert_eq!((&answer["imperial"]["agenda"], &answer["sides"][1]["agenda"]), (&json!([]), &json!([])));
    assert_eq!(answer["undo"], "A secret agenda card bought");
    let open = window.ask("campaign", json!({ "id": id, "reveal": shown(None) }))?;
    assert_eq!(open["sides"][1]["agenda"][0]["card"]["name"], name);
    assert_eq!(open["imperial"]["agenda"][0], kept["card"]["id"]);
    Ok(())
}

#[test]
fn a_pin_keeps_the_secrets_and_only_the_right_one_changes_it() -> Outcome {
    let mut window = Window::open()?;
    let id = window.core()?;
    window.ask("set_campaign_pin", json!({ "id": id, "old": null, "new": "1138" }))?;
    assert_eq!(window.show(&id)?["locked"], true);
    for wrong in [None, Some("1139")] {
        let answer =
            window.ask("campaign", json!({ "id": id, "reveal": shown(wrong) })).map_err(|e| e.0.code);
        assert_eq!(answer, Err("pin-wrong".to_owned()));
    }
    let off = json!({ "id": id, "old": "0", "new": null });
    assert_eq!(window.ask("set_campaign_pin", off).map_err(|e| e.0.code), Err("pin-wrong".to_owned()));
    assert_eq!(window.ask("campaign", json!({ "id": id, "reveal": shown(Some("1138")) }))?["secrets"], true);
    // Not even a refusal reveals what is kept: naming an agenda card requires the PIN.
    let guess = json!({ "do": "correct", "who": "empire", "what": "card", "amount": 1, "card": "impounded",
                        "why": "a guess" });
    let asked = json!({ "id": id, "step": guess, "reveal": hidden() });
    assert_eq!(window.ask("preview_step", asked).map_err(|e| e.0.code), Err("pin-wrong".to_owned()));
    assert_eq!(window.step(&id, &guess).map_err(|e| e.0.code), Err("pin-wrong".to_owned()));
    window.ask("set_campaign_pin", json!({ "id": id, "old": "1138", "new": null }))?;
    assert_eq!(window.show(&id)?["locked"], false);
    Ok(())
}

#[test]
fn an_evening_knows_the_missions_that_were_played_in_it() -> Outcome {
    let mut window = Window::open()?;
    let id = window.core()?;
    let evening = |date: &str, evening: Value| json!({ "campaign": id, "evening": evening, "date": date, "players": "Anna, Béla", "note": "" });
    let wrong = window.ask("save_evening", evening("last week", Value::Null)).map_err(|e| e.0.code);
    assert_eq!(wrong, Err("unfit-day".to_owned()));
    let list = window.ask("save_evening", evening("2026-05-07", Value::Null))?;
    let first = list["evenings"][0]["id"].clone();
    window.step(&id, &aftermath())?;
    window.ask("save_evening", evening("2026-05-14", Value::Null))?;
    let evenings = window.show(&id)?["evenings"].clone();
    assert_eq!(evenings[0]["missions"], json!(["Aftermath"]));
    assert_eq!(evenings[1]["missions"], json!([]));
    let list = window.ask("save_evening", evening("2026-05-08", first.clone()))?;
    assert_eq!(list["evenings"][0]["date"], "2026-05-08");
    assert_eq!(list["evenings"][0]["missions"], json!(["Aftermath"]), "a mistyped day moves no mission");
    assert_eq!(list["evenings"].as_array().map(Vec::len), Some(2));
    let gone = window.ask("remove_evening", json!({ "evening": first, "removed": true }))?;
    assert_eq!(gone["evenings"].as_array().map(Vec::len), Some(1));
    let back = window.ask("remove_evening", json!({ "evening": first, "removed": false }))?;
    assert_eq!(back["evenings"].as_array().map(Vec::len), Some(2));
    window.ask("remove_kept", json!({ "kind": "campaign", "id": id }))?;
    let refused = window.ask("remove_evening", json!({ "evening": first, "removed": true }));
    assert!(refused.is_err(), "a removed campaign keeps its evenings");
    window.ask("bring_back_kept", json!({ "kind": "campaign", "id": id }))?;
    assert_eq!(window.show(&id)?["evenings"].as_array().map(Vec::len), Some(2));
    Ok(())
}

#[test]
fn an_evening_that_is_noted_after_the_play_has_the_missions_of_its_day() -> Outcome {
    let mut window = Window::open()?;
    let id = window.core()?;
    window.step(&id, &aftermath())?;
    let today = chrono::Local::now().date_naive().to_string();
    let note = json!({ "campaign": id, "evening": null, "date": today, "players": "", "note": "" });
    let list = window.ask("save_evening", note.clone())?;
    assert_eq!(list["evenings"][0]["missions"], json!(["Aftermath"]));
    // A second session on the same day starts where the log is now.
    let list = window.ask("save_evening", note)?;
    assert_eq!(list["evenings"][0]["missions"], json!(["Aftermath"]));
    assert_eq!(list["evenings"][1]["missions"], json!([]));
    Ok(())
}

#[test]
fn the_list_shows_where_each_campaign_stands_and_what_was_removed_comes_back() -> Outcome {
    let mut window = Window::open()?;
    let id = window.core()?;
    window.step(&id, &aftermath())?;
    window.ask("rename_kept", json!({ "kind": "campaign", "id": id, "name": "Fridays" }))?;
    let list = window.ask("campaigns", json!({}))?;
    let card = &list["campaigns"][0];
    assert_eq!((card["name"].as_str(), card["done"].as_u64()), (Some("Fridays"), Some(1)));
    let wins = json!([
        { "side": "rebels", "side_name": "Rebels", "count": 1 }, { "side": "empire", "side_name": "Empire", "count": 0 },
    ]);
    assert_eq!((card["stages"].as_u64(), &card["wins"]), (Some(11), &wins));
    assert_eq!(card["uuid"], id);
    assert_eq!(list["games"][0]["id"], GAME);
    window.ask("remove_kept", json!({ "kind": "campaign", "id": id }))?;
    assert_eq!(window.ask("campaigns", json!({}))?["campaigns"], json!([]));
    window.ask("bring_back_kept", json!({ "kind": "campaign", "id": id }))?;
    assert_eq!(window.ask("campaigns", json!({}))?["campaigns"].as_array().map(Vec::len), Some(1));
    Ok(())
}

#[test]
fn a_setup_is_tried_and_refused_with_every_rule() -> Outcome {
    let mut window = Window::open()?;
    let options = json!({ "expanded": false, "periods": true, "half-shop": false });
    let asked = json!({ "game": GAME, "campaign": "core", "boxes": ["core-set"], "options": options });
    let choices = window.ask("campaign_choices", asked)?;
    assert_eq!(choices["heroes"].as_array().map(Vec::len), Some(6));
    let needed = |kind: &str| {
        let picks = choices["missions"].as_array().into_iter().flatten();
        picks.into_iter().find(|pick| pick["kind"] == kind).and_then(|pick| pick["needed"].as_u64())
    };
    assert_eq!((needed("green"), needed("grey"), needed("threat")), (Some(4), Some(4), Some(0)));
    assert_eq!(choices["campaigns"].as_array().map(Vec::len), Some(1));
    let setup = json!({
        "campaign": "core", "boxes": ["core-set"], "heroes": ["gaarkhan"], "imperial_class": null,
        "agenda_sets": [], "side_missions_green": null, "side_missions_grey": null,
        "threat_missions": null, "options": options, "seed": 1,
    });
    let checked = window.ask("check_campaign", json!({ "game": GAME, "setup": setup }))?;
    let rules = texts(&checked["refused"], "rule");
    assert_eq!(rules, ["IA-PLAYERS", "IA-AGENDA-DECK"]);
    Ok(())
}

#[test]
fn a_campaign_goes_to_another_machine_with_its_evenings() -> Outcome {
    let mut window = Window::open()?;
    let id = window.core()?;
    window.step(&id, &aftermath())?;
    let note =
        json!({ "campaign": id, "evening": null, "date": "2026-05-07", "players": "Anna", "note": "Pizza" });
    window.ask("save_evening", note)?;
    let place = tempdir()?;
    let path = place.path().join("thursdays.json");
    window.ask(
        "export_campaign",
        json!({ "id": id, "path": path, "reveal": { "secrets": true, "pin": null } }),
    )?;

    let mut other = Window::open()?;
    let made = other.ask("import_campaign", json!({ "path": path }))?;
    let there = other.show(made["id"].as_str().unwrap_or_default())?;
    assert_eq!(there["heroes"], window.show(&id)?["heroes"]);
    assert_eq!(there["sides"], window.show(&id)?["sides"]);
    assert_eq!(there["evenings"][0]["note"], "Pizza");
    // A file edited by hand is rejected, whether the edit is in a note or in the log.
    std::fs::write(&path, std::fs::read_to_string(&path)?.replace("Pizza", "Pasta"))?;
    let refused = other.ask("import_campaign", json!({ "path": path })).map_err(|e| e.0.code);
    assert_eq!(refused, Err("campaign-file-invalid".to_owned()));
    Ok(())
}

#[test]
fn every_step_goes_over_the_wire_and_back() -> Outcome {
    let steps = json!([
        aftermath(), { "do": "shop", "items": ["e-11"] }, { "do": "buy", "item": "e-11", "hero": "gaarkhan" },
        { "do": "sell", "item": "e-11" }, { "do": "class-card", "card": "rage", "hero": null, "xp": 2 },
        { "do": "draw", "cards": null }, { "do": "agenda", "card": "impounded", "keep": false, "cost": 4 },
        { "do": "play", "card": "impounded" }, { "do": "assign", "card": "a", "weapon": "b", "hero": null },
        { "do": "trade", "item": "e-11", "from": null, "to": "gaarkhan" },
        { "do": "pack", "hero": "gaarkhan", "items": ["e-11"] },
        { "do": "ally", "side": "rebels", "name": "chewbacca" },
        { "do": "correct", "who": "empire", "what": "xp", "amount": -1, "card": null, "why": "x" },
        { "do": "next" },
    ]);
    for step in steps.as_array().into_iter().flatten() {
        let rules: Step = serde_json::from_value(step.clone())?;
        let wire = serde_json::to_value(&rules)?;
        // Defaults are added for what the page left out, and the rest is unchanged.
        let said = step.as_object().into_iter().flatten();
        assert!(said.clone().count() > 0 && said.clone().all(|(key, value)| wire[key] == *value), "{wire}");
        assert_eq!(serde_json::from_value::<Step>(wire)?, rules, "{step}");
    }
    Ok(())
}

/// Returns what a command costs: the logs that it opens and the events that it applies.
fn cost(window: &mut Window, command: &str, request: Value) -> Result<(u64, u64), Told> {
    let before = Effort::so_far();
    window.ask(command, request)?;
    let after = Effort::so_far();
    Ok((after.opened - before.opened, after.applied - before.applied))
}

#[test]
fn a_step_opens_its_campaign_once_and_folds_it_once() -> Outcome {
    let mut window = Window::open()?;
    let id = window.core()?;
    let found = json!({ "do": "correct", "who": "rebels", "what": "credits", "amount": 5, "why": "found" });
    for _ in 0..40 {
        window.step(&id, &found)?;
    }
    // A second campaign, so that its log would be counted if it were opened, too.
    window.core()?;
    let (_, whole) = cost(&mut window, "campaign", json!({ "id": id, "reveal": hidden() }))?;
    assert!(whole > 60, "{whole} events");
    let at = json!({ "id": id, "entries": null, "reveal": hidden() });
    let booked = json!({ "id": id, "entries": null, "reveal": hidden(), "step": found });
    let preview = json!({ "id": id, "step": found, "reveal": hidden() });
    let steps =
        [("preview_step", preview), ("book_step", booked), ("undo_step", at.clone()), ("redo_step", at)];
    for (command, request) in steps {
        let (opened, applied) = cost(&mut window, command, request)?;
        assert_eq!(opened, 1, "{command}");
        // An undo folds again what followed the last snapshot.
        assert!(applied < whole + 20, "{command}: {applied} events of {whole}");
    }
    Ok(())
}
