//! Entries that somebody made up so that those of others can't be read, shown or sent any more.

use std::error::Error;

use chrono::{DateTime, Utc};
use muster_db::Database;
use muster_db::entry::{Entry, Noun, Refused};
use muster_db::table::holding::{Bulk, Holding};
use muster_db::table::kept::KeptKind;
use muster_db::table::log::{CampaignLog, TournamentLog};
use muster_rules::id::GameId;
use muster_rules::tournament::{Entry as Round, Scoring};
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};
use uuid::Uuid;

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

struct Machine {
    _dir: TempDir,
    db: Database,
}

fn at(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_790_000_000 + seconds, 0).expect("a time")
}

fn game() -> GameId {
    "toy-soldiers".into()
}

impl Machine {
    fn new() -> Outcome<Self> {
        let dir = tempdir()?;
        Ok(Self { db: Database::open(dir.path(), at(0))?, _dir: dir })
    }

    fn wrote(&self) -> Outcome<Vec<Entry>> {
        let ours = self.db.our_entries_after(0, 10_000)?;
        Ok(ours.into_iter().map(|stored| stored.entry).collect())
    }

    fn receives(&mut self, entries: &[Entry]) -> Outcome<Vec<Refused>> {
        let received = self.db.receive(entries, at(9))?;
        Ok(received.refused.into_iter().map(|(_, why)| why).collect())
    }

    fn owns(&mut self, figures: u32, how: Bulk) -> Outcome {
        let mut holding = Holding::new(game(), "toy/first/1".into(), "toy/x".into(), "Soldier".to_owned());
        holding.figures = figures;
        self.db.put_holdings(&[holding], how, at(1))?;
        Ok(())
    }

    fn figures(&self) -> Outcome<u32> {
        let held = self.db.holding(&game(), &"toy/first/1".into())?;
        Ok(held.map_or(0, |row| row.holding.figures))
    }
}

/// Returns an entry of nobody's program.
fn forged(noun: &str, subject: &str, follows: &[Uuid], change: &Value) -> Outcome<Entry> {
    Ok(serde_json::from_value(json!({
        "id": Uuid::now_v7(), "machine": Uuid::now_v7(), "at": "2026-11-22T08:15:30.250Z",
        "noun": noun, "subject": subject, "follows": follows, "change": change,
    }))?)
}

#[test]
fn what_no_table_takes_or_no_reader_reads_is_refused() -> Outcome {
    let mut machine = Machine::new()?;
    let campaign = machine.db.create_log::<CampaignLog>(&game(), "Thursdays", &[], at(0))?;
    let evening = |from: i64| {
        json!({ "do": "record", "set": { "campaign": campaign, "held_on": "2026-05-17", "players": "",
                                         "note": "", "from_entry": from } })
    };
    let copy = |column: &str, value: Value| json!({ "do": "record", "set": { column: value } });
    let paid = |minor: Value, currency: Value| json!({ "do": "record", "set": { "price_minor": minor, "currency": currency } });
    let figure = |cost: i64| json!({ "do": "record", "set": { "figure": "toy/x", "last_name": "x", "last_cost": cost } });
    let id = Uuid::now_v7().to_string();
    let holding = "toy-soldiers toy/first/1";
    for (noun, subject, change) in [
        ("evening", id.as_str(), evening(-1)),
        ("evening", id.as_str(), evening(i64::from(u32::MAX) + 1)),
        ("copy", id.as_str(), copy("painted", json!(2))),
        ("copy", id.as_str(), copy("painted", json!(-1))),
        ("copy", id.as_str(), paid(json!(100), Value::Null)),
        ("copy", id.as_str(), paid(Value::Null, json!("EUR"))),
        ("holding", holding, figure(3_000_000_000)),
        ("holding", holding, figure(-3_000_000_000)),
    ] {
        let entry = forged(noun, subject, &[], &change)?;
        assert_eq!(machine.receives(&[entry])?, [Refused::Unfit], "{change}");
    }
    for (noun, subject, change) in [
        ("evening", id.as_str(), evening(7)),
        ("copy", id.as_str(), copy("painted", json!(1))),
        ("copy", id.as_str(), paid(json!(100), json!("EUR"))),
        ("copy", id.as_str(), paid(Value::Null, Value::Null)),
        ("holding", holding, figure(-5)),
    ] {
        let entry = forged(noun, subject, &[], &change)?;
        assert_eq!(machine.receives(&[entry])?, [], "{change}");
    }
    assert_eq!(machine.db.campaign_sessions(campaign)?.len(), 1);
    Ok(())
}

#[test]
fn steps_that_cannot_be_take_no_others_out_of_sight_whoever_heard_of_them_when() -> Outcome {
    let mut anna = Machine::new()?;
    let joined = |name: &str| Round::Joined { name: name.to_owned(), mine: false };
    let begun = [Round::Began { scoring: Scoring::usual(), rounds: None }, joined("Anna")];
    let id = anna.db.create_log::<TournamentLog>(&game(), "Friday", &begun, at(0))?;
    let last = anna.wrote()?.into_iter().filter(|entry| entry.noun == Noun::TournamentLog);
    let last: Vec<Uuid> = last.map(|entry| entry.id).collect();
    // A round that nobody drew is taken back, and a short history goes on from the beginning.
    let text = |entry: &Round| {
        let text = serde_json::to_string(entry).unwrap_or_default();
        json!({ "do": "text", "text": { "entry": text } })
    };
    let subject = id.to_string();
    let bad = forged("tournament-log", &subject, &last[1..], &text(&Round::Unpaired))?;
    let worse = forged("tournament-log", &subject, &[bad.id], &text(&joined("Mallory")))?;
    let made_up = [bad, worse];
    let mut early = Machine::new()?;
    early.receives(&anna.wrote()?)?;
    early.receives(&made_up)?;
    anna.receives(&made_up)?;
    let known = anna.db.kept_thing(KeptKind::Tournament, id)?.entries;
    anna.db.add_to_log::<TournamentLog>(id, known, &[joined("Béla")], at(2))?;
    early.receives(&anna.wrote()?)?;
    let mut late = Machine::new()?;
    late.receives(&made_up)?;
    late.receives(&anna.wrote()?)?;
    let all = [begun.as_slice(), &[joined("Béla")]].concat();
    for machine in [&anna, &early, &late] {
        assert_eq!(machine.db.log::<TournamentLog>(id)?.entries, all);
    }
    Ok(())
}

#[test]
fn whoever_gives_away_more_than_there_can_be_keeps_no_count_from_others() -> Outcome {
    let (mut anna, mut bela) = (Machine::new()?, Machine::new()?);
    anna.owns(3, Bulk::Set)?;
    let change = json!({ "do": "record", "add": { "figures": -i64::from(u32::MAX) } });
    let gone = [(); 3].map(|()| forged("holding", "toy-soldiers toy/first/1", &[], &change));
    let gone = gone.into_iter().collect::<Outcome<Vec<_>>>()?;
    assert_eq!(anna.receives(&gone)?, []);
    assert_eq!(anna.figures()?, 0);
    anna.owns(2, Bulk::Change)?;
    assert_eq!(anna.figures()?, 2);
    bela.receives(&gone)?;
    assert_eq!(bela.receives(&anna.wrote()?)?, []);
    assert_eq!(bela.figures()?, 2);
    Ok(())
}
