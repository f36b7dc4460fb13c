//! Every agenda card lives as its row says: it is bought, kept or laid open, used, and leaves, goes back, is used up for a
//! mission, or stays. What it costs and gives is summed up beside the books.

use muster_rules::campaign::event::{Account, Card, Event};
use muster_rules::campaign::id::{AccountId, AgendaCardId, SideId};
use muster_rules::campaign::log::Entry;
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::redact::{alias, redacted};
use muster_rules::campaign::refusal::Refusal;
use serde_json::{Value, json};

use crate::campaign::FACTS;

/// A row of the pack's table, read without the pack's reader.
#[derive(Debug, serde::Deserialize)]
struct Row {
    id: String,
    set: String,
    cost: Option<i64>,
    mission: String,
    kept: String,
    after: String,
    more: Option<i64>,
    gain: Option<i64>,
    gains_at: String,
    ransom: Option<i64>,
}

fn rows() -> Vec<Row> {
    let text = include_bytes!("../../packs/imperial-assault/campaign_agenda.csv");
    let rows = csv::Reader::from_reader(&text[..]).into_deserialize();
    rows.collect::<Result<_, _>>().expect("rows")
}

fn step(log: &mut OpenLog, step: Value) -> Result<(), Vec<Refusal>> {
    let step = serde_json::from_value(step).expect("a step");
    log.book(&FACTS, step).map(drop)
}

/// A campaign in the Imperial upgrade after the introduction, with a card in the deck and enough of everything.
fn campaign(row: &Row) -> OpenLog {
    let others = ["agents-of-the-empire", "for-the-right-price", "imperial-discipline", "imperial-industry"];
    let more = ["retaliation", "imperial-security-bureau"];
    let sets =
        std::iter::once(row.set.as_str()).chain(others.into_iter().chain(more).filter(|set| *set != row.set));
    let mut log = OpenLog::default();
    let begin = json!({
        "do": "begin", "campaign": "core", "seed": 7, "imperial_class": "military-might",
        "heroes": ["gaarkhan", "jyn-odan", "mak-eshkarey", "diala-passil"],
        "agenda_sets": sets.take(6).collect::<Vec<_>>(),
    });
    step(&mut log, begin).expect("a campaign");
    step(&mut log, json!({ "do": "mission", "name": "aftermath", "winner": "empire" }))
        .expect("the introduction");
    for (who, what, amount) in [("empire", "influence", 8), ("rebels", "credits", 600)] {
        let correct = json!({ "do": "correct", "who": who, "what": what, "amount": amount, "why": "to try" });
        step(&mut log, correct).expect("enough");
    }
    step(&mut log, json!({ "do": "next" })).expect("the Imperial upgrade");
    log
}

fn left(log: &OpenLog, account: &str) -> i64 {
    log.state().left(&Account::of_side(&AccountId::from(account))).into()
}

/// Plays on to the next Imperial upgrade.
fn next_upgrade(log: &mut OpenLog) {
    while step(log, json!({ "do": "next" })).is_ok() {}
    let missions: Vec<_> = log.state().active.keys().cloned().collect();
    let won = missions
        .iter()
        .any(|mission| step(log, json!({ "do": "mission", "name": mission, "winner": "rebels" })).is_ok());
    assert!(won, "a mission to play: {missions:?}");
    while !matches!(step(log, json!({ "do": "draw" })), Ok(())) {
        step(log, json!({ "do": "next" })).expect("the upgrades");
    }
}

/// Where a card is: `deck`, `hand`, `open`, `used` up, or `box`.
fn place(log: &OpenLog, id: &AgendaCardId) -> &'static str {
    let (state, empire) = (log.state(), SideId::from("empire"));
    let book = state.side(&empire);
    match book.open.get(id) {
        Some(open) if open.depleted => "used",
        Some(_) => "open",
        None if book.agenda.contains(id) => "hand",
        None if state.agenda_deck.contains(id) => "deck",
        None => "box",
    }
}

fn buy(log: &mut OpenLog, row: &Row) -> Result<(), Vec<Refusal>> {
    let mut bought = json!({ "do": "agenda", "card": row.id });
    if row.kept == "hero" {
        bought["hero"] = json!("jyn-odan");
    }
    step(log, bought)
}

fn walk(row: &Row) {
    let id = AgendaCardId::from(row.id.as_str());
    let mut log = campaign(row);
    let cost = row.cost.expect("a cost");
    let before = left(&log, "influence");
    if row.kept == "hero" {
        assert!(step(&mut log, json!({ "do": "agenda", "card": row.id })).is_err(), "{row:?}: whose?");
    }
    buy(&mut log, row).unwrap_or_else(|refused| panic!("{row:?}: {refused:?}"));
    assert_eq!(left(&log, "influence"), before - cost, "{row:?}");
    let bought = match (row.mission.as_str(), row.kept.as_str()) {
        ("", "secret") => "hand",
        ("", "open" | "hero") => "open",
        _ => "box",
    };
    assert_eq!(place(&log, &id), bought, "{row:?}");
    assert_eq!(log.state().active.contains_key(&row.id.as_str().into()), row.mission == "side", "{row:?}");
    assert_eq!(log.state().forced.len(), usize::from(row.mission == "forced"), "{row:?}");
    told_to_others(&log, row, bought == "hand");
    if bought == "box" {
        return;
    }
    let (more, gain) = (row.more.unwrap_or(0), row.gain.unwrap_or(0));
    let stays = row.after == "stays" && more == 0 && row.gains_at != "use";
    let before = left(&log, "influence");
    let play = |back: Option<bool>| match back {
        Some(back) => json!({ "do": "play", "card": row.id, "back": back }),
        None => json!({ "do": "play", "card": row.id }),
    };
    match (row.after.as_str(), stays) {
        (_, true) => {
            let refused = step(&mut log, play(None)).expect_err("nothing to use");
            assert!(matches!(refused[..], [Refusal::StaysInPlay { .. }]), "{row:?}: {refused:?}");
        }
        ("leaves-or-back", _) => {
            assert!(matches!(
                step(&mut log, play(None)).expect_err("asked")[..],
                [Refusal::LeaveOrBack { .. }]
            ));
            let mut gone = log.clone();
            step(&mut gone, play(Some(false))).expect("it leaves");
            assert_eq!(place(&gone, &id), "box", "{row:?}");
            assert!(buy(&mut gone, row).is_err(), "{row:?}: gone for good");
            step(&mut log, play(Some(true))).expect("it goes back");
            assert_eq!(place(&log, &id), "deck", "{row:?}");
        }
        ("leaves", _) => {
            assert!(matches!(
                step(&mut log, play(Some(true))).expect_err("no")[..],
                [Refusal::NotBack { .. }]
            ));
            step(&mut log, play(None)).expect("it leaves");
            assert_eq!(place(&log, &id), "box", "{row:?}");
        }
        ("depletes", _) => {
            step(&mut log, play(None)).expect("used");
            assert_eq!(place(&log, &id), "used", "{row:?}");
            assert!(matches!(step(&mut log, play(None)).expect_err("used")[..], [Refusal::Depleted { .. }]));
        }
        _ => {
            step(&mut log, play(None)).expect("used");
            assert_eq!(place(&log, &id), "open", "{row:?}");
        }
    }
    let used = if stays { 0 } else { more };
    let gives = if row.gains_at == "use" { gain } else { 0 };
    assert_eq!(left(&log, "influence"), before - used + gives, "{row:?}");
    let again = log.clone();
    if row.after == "depletes" || row.gains_at == "upgrade" {
        let without = left_without(row);
        next_upgrade(&mut log);
        assert_eq!(place(&log, &id), "open", "{row:?}: there again in the next mission");
        let each = if row.gains_at == "upgrade" { gain } else { 0 };
        let gained = left(&log, "influence") - left(&again, "influence");
        assert_eq!(gained, without + each, "{row:?}");
    }
    let rid = step(&mut log, json!({ "do": "discard", "card": row.id }));
    assert_eq!(rid.is_ok(), row.ransom.is_some(), "{row:?}: {rid:?}");
    if let Some(ransom) = row.ransom {
        assert_eq!(place(&log, &id), "box", "{row:?}");
        let before = left(&again, "credits");
        let mut rid = again;
        step(&mut rid, json!({ "do": "discard", "card": row.id })).expect("paid");
        assert_eq!(left(&rid, "credits"), before - ransom, "{row:?}");
    }
}

/// Returns what the next mission and upgrade give without the card.
fn left_without(row: &Row) -> i64 {
    let mut log = campaign(row);
    let before = left(&log, "influence");
    next_upgrade(&mut log);
    left(&log, "influence") - before
}

/// Others see what lies in the open, and of what is in the hand nothing but what it cost.
fn told_to_others(log: &OpenLog, row: &Row, secret: bool) {
    let Some(entry @ Entry::Step { .. }) = log.entries.last() else { panic!("a step") };
    let told = redacted(entry, |_, laps| alias(&format!("x{laps}")));
    let text = serde_json::to_string(&told).expect("JSON");
    assert_eq!(!text.contains(&format!("\"{}\"", row.id)), secret, "{row:?}: {text}");
}

#[test]
fn every_agenda_card_is_bought_and_lives_as_its_row_says() {
    let rows = rows();
    assert_eq!(rows.len(), 126);
    rows.iter().for_each(walk);
}

#[test]
fn a_card_that_was_seen_and_went_back_has_another_alias() {
    let rows = rows();
    let row = rows.iter().find(|row| row.id == "impending-doom").expect("a card");
    let mut log = campaign(row);
    let alias_of = |entry: &Entry| {
        let told = redacted(entry, |card, laps| alias(&format!("{card}-{laps}")));
        let Entry::Step { events, .. } = told else { panic!("a step") };
        let took = events.iter().find_map(|event| match event {
            Event::Took { card: Card::Agenda(card), .. } => Some(card.clone()),
            _ => None,
        });
        assert!(!events.iter().any(|event| matches!(event, Event::Lap { .. })), "laps stay with the secrets");
        took.expect("a card")
    };
    buy(&mut log, row).expect("bought");
    let first = alias_of(log.entries.last().expect("an entry"));
    step(&mut log, json!({ "do": "play", "card": row.id, "back": true })).expect("it goes back");
    next_upgrade(&mut log);
    let drawn = log.state().drawn.clone().expect("drawn").cards;
    if !drawn.iter().any(|card| card.as_str() == row.id) {
        log.undo().expect("drawn otherwise");
        step(&mut log, json!({ "do": "draw", "cards": [row.id] })).expect("this one");
    }
    buy(&mut log, row).expect("bought again");
    assert_ne!(alias_of(log.entries.last().expect("an entry")), first);
}
