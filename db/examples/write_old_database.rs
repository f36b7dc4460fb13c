//! Writes the database of the current version that later versions must be able to open:
//! `tests/data/version-<n>.db`. Never overwrites an existing one.

#[path = "../tests/store/samples.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod samples;

use std::fs;
use std::path::Path;

use muster_db::Database;
use muster_db::pack::PackFiles;
use muster_db::table::campaign_session::Evening;
use muster_db::table::copy::{OwnedCopy, Price};
use muster_db::table::holding::Bulk;
use muster_db::table::log::{CampaignLog, PlayLog};
use muster_db::table::match_played::{Army, ArmyMember};
use muster_db::table::squad_label::SquadLabels;
use muster_rules::campaign::id::MissionId;
use muster_rules::campaign::log::Entry;
use muster_rules::campaign::step::Step;
use muster_rules::matches::{GameEnding, Player};
use muster_rules::night::Event;
use muster_rules::play::{Entry as PlayEntry, Tap};
use tempfile::tempdir;

use samples::{at, catalogue, draft, figure, game, holding, match_entry, open};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let target = data.join(format!("version-{}.db", Database::supported_version()));
    if target.exists() {
        return Err(format!("{} is there and is never written again", target.display()).into());
    }
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let known = catalogue(vec![figure("Soldier 1", 7, "empire", &["Careful Shot 4"])], &["First"]);
    db.cache_catalogue(&known, &[], "first")?;
    let mut first = holding(1, 3);
    first.note = "árvíztűrő 光剑\n\0end".to_owned();
    first.last_cost = Some(-5);
    db.put_holdings(&[first, holding(2, 1)], Bulk::Set, at(0))?;
    let mut copy = OwnedCopy::new(game(), "toy/first/1".into(), "toy/soldier-1".into(), "Soldier 1".into());
    copy.price = Some(Price { minor: 1250, currency: "HUF".to_owned() });
    copy.painted = Some(true);
    db.put_copies(&[(None, copy)], at(0))?;
    let squad = db.create_squad(&draft("Vader's Fist", &[("toy/soldier-1", 2)]), at(0))?.uuid;
    db.save_squad(squad, &draft("Vader's Fist", &[("toy/soldier-1", 3), ("toy/gone", 1)]), at(60))?;
    let labels =
        SquadLabels { folder: "Cups".to_owned(), tags: vec!["május".to_owned(), "fast".to_owned()] };
    db.label_squad(squad, &labels, at(90))?;
    db.set_setting("language", "hu", at(0))?;
    db.learn_alias(&game(), "Sóldier", &"toy/soldier-1".into(), at(0))?;
    let campaign = db.create_log::<CampaignLog>(&game(), "Thursdays", &[], at(0))?;
    db.add_to_log::<CampaignLog>(campaign, 0, &mended()?, at(30))?;
    let mission = MissionId::from("aftermath");
    let began =
        Event::Began { threat_level: 2, heroes: vec!["jyn-odan".into()], joined: Vec::new(), fun: false };
    let taps = [began, Event::Round { threat: 2 }, Event::Threat { by: 3 }, Event::Undone];
    for (known, tap) in (0..).zip(&taps) {
        db.add_night_event(campaign, &mission, known, tap, at(60))?;
    }
    let evening =
        Evening {
            held_on: "2026-05-17".to_owned(), players: "Ádám, Béla".to_owned(), ..Evening::default()
        };
    db.add_campaign_sessions(campaign, &[evening], at(60))?;
    let mut played = match_entry("Béla", "2026-05-17", &[(12, 9), (7, 8)]);
    let logged = db.add_match(&played, at(60))?.uuid;
    let member = ArmyMember { figure: "toy/soldier-1".into(), name: "Soldier 1".to_owned(), count: 3 };
    played.scores[1].ending = Some(GameEnding { how: "elimination".into(), winner: Some(Player::Theirs) });
    played.army = Some(Army { squad, name: "Vader's Fist".to_owned(), members: vec![member] });
    db.change_match(logged, &played, at(90))?;
    let tap = Tap::Damage { figure: muster_rules::play::tap::Who::Number(1), amount: 10, by: None };
    let began = muster_rules::play::event::Event::Began {
        mode: "standard".into(),
        sides: Vec::new(),
        pieces: Vec::new(),
        half: None,
    };
    let entries = [
        PlayEntry::Set { events: vec![began] },
        PlayEntry::Tap { tap: Box::new(tap), events: Vec::new() },
        PlayEntry::Undo,
    ];
    let play = db.create_log::<PlayLog>(&game(), "Ádám – Béla", &entries[..2], at(90))?;
    db.add_to_log::<PlayLog>(play, 2, &entries[2..], at(95))?;
    db.log_play(play, logged, at(99))?;
    for text in ["person,figure\n", "person,figure\nsoldier,toy/soldier-1\n"] {
        let files = [("persons.csv".to_owned(), text.as_bytes().to_vec())].into();
        db.put_own_pack(&PackFiles { name: "answers-toy".to_owned(), files }, at(60))?;
    }
    fs::create_dir_all(&data)?;
    db.backup_to(&target)?;
    Ok(())
}

/// Returns a log with a corrected history.
fn mended() -> Result<Vec<Entry>, serde_json::Error> {
    let setup = serde_json::from_value(serde_json::json!({ "campaign": "core" }))?;
    let entry = |step, again| Entry::Step { step: Box::new(step), events: Vec::new(), again };
    Ok(vec![
        entry(Step::Begin(setup), None),
        entry(Step::Next, None),
        Entry::Mend { from: 1, steps: 1, why: "as it was".to_owned() },
        entry(Step::Skip { why: "no time".to_owned() }, Some(1)),
    ])
}
