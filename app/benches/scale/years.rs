//! A data folder as years of use leave it, made by the program's own functions. Scale 1 is 2,000 squads of ten revisions
//! each, 50,000 rows of a collection, 3,000 matches, 20 campaigns of 400 steps, 300 games at the table and 40 tournaments.

use std::fmt::Write as _;
use std::path::Path;

use chrono::{DateTime, TimeDelta, Utc};
use muster_app::base::session::Session;
use muster_app::base::spreadsheet;
use muster_app::campaign_rules::chance::Chance;
use muster_app::campaign_rules::log::Log as Campaign;
use muster_app::campaign_rules::next::next_steps;
use muster_app::campaign_rules::open_log::OpenLog;
use muster_app::campaign_rules::step::{Setup, Step};
use muster_app::collection::ImportMode;
use muster_app::collection::import::{self, ImportRequest};
use muster_app::play::{NewPlay, NewSide, new_play, typed};
use muster_app::{Error, LoadedGame};
use muster_db::table::log::{PlayLog, TournamentLog};
use muster_db::table::match_played::{Army, ArmyMember, MatchEntry};
use muster_db::table::squad_label::SquadLabels;
use muster_rules::matches::{GameScore, Outcome};
use muster_rules::squad::{Member, SquadDraft};
use muster_rules::tournament::{Scoring, Step as Round};
use uuid::Uuid;

/// The game that most of it is about, and the one with campaigns.
const GAME: &str = "star-wars-miniatures";

const REVISIONS: usize = 10;
const STEPS: usize = 400;
const PLAYERS: usize = 16;
const ROUNDS: u32 = 4;
const OPPONENTS: [&str; 9] = ["Anna", "Béla", "Cili", "Dani", "Emma", "Feri", "Gabi", "Hugó", "志明"];
const FOLDERS: [&str; 5] = ["", "Club", "Old", "To try", "Tournaments"];

/// Numbers of things at a scale.
struct Numbers {
    squads: usize,
    rows: usize,
    matches: usize,
    campaigns: usize,
    plays: usize,
    tournaments: usize,
}

impl Numbers {
    fn at(scale: f64) -> Self {
        let of = |whole: f64| ((whole * scale).round() as usize).max(1);
        Self {
            squads: of(2_000.0),
            rows: of(50_000.0),
            matches: of(3_000.0),
            campaigns: of(20.0),
            plays: of(300.0),
            tournaments: of(40.0),
        }
    }
}

/// Fills an empty data folder.
pub(crate) fn fill(folder: &Path, scale: f64) -> Result<(), Error> {
    let mut session = Session::open(folder.to_owned());
    let numbers = Numbers::at(scale);
    let game = session.game(GAME)?;
    let mut chance = Chance::new(7, 0);
    session.muster.database()?.begin()?;
    let squads = squads(&mut session, &game, &mut chance, numbers.squads)?;
    matches(&mut session, &game, &squads, numbers.matches)?;
    tournaments(&mut session, &game, numbers.tournaments)?;
    campaigns(&mut session, numbers.campaigns)?;
    session.muster.database()?.commit()?;
    plays(&mut session, &game, numbers.plays)?;
    collection(&mut session, numbers.rows)
}

/// Returns a time `minutes` after all of it begins.
fn after(minutes: usize) -> DateTime<Utc> {
    let begin = DateTime::from_timestamp(1_600_000_000, 0).unwrap_or_default();
    begin + TimeDelta::minutes(i64::try_from(minutes).unwrap_or(0))
}

/// A saved squad: its ID and last contents.
type Kept = (Uuid, SquadDraft);

fn squads(
    session: &mut Session,
    game: &LoadedGame,
    chance: &mut Chance,
    number: usize,
) -> Result<Vec<Kept>, Error> {
    let catalogue = &game.catalogue;
    let affordable: Vec<_> =
        catalogue.figures().iter().filter(|f| f.cost.known().is_some_and(|cost| cost <= 40)).collect();
    let pick = |chance: &mut Chance, most: usize| {
        let drawn = chance.draw(&affordable, 4 + most);
        drawn.into_iter().map(|f| Member::new(f.id.clone(), 1)).collect::<Vec<_>>()
    };
    let format = catalogue.formats().first().map(|format| format.id.clone()).unwrap_or_default();
    let mut kept = Vec::new();
    for n in 0..number {
        let most = chance.below(6);
        let mut draft = SquadDraft::new(catalogue.game().id.clone(), format.clone());
        draft.name = format!("Squad {n}");
        draft.members = pick(chance, most);
        let database = session.muster.database()?;
        let id = database.create_squad(&draft, after(n * 20))?.uuid;
        for revision in 1..REVISIONS {
            draft.notes = format!("Version {revision}");
            let changed = chance.below(draft.members.len());
            draft.members.splice(changed..=changed, pick(chance, 0).into_iter().take(1));
            database.save_squad(id, &draft, after(n * 20 + revision))?;
        }
        let labels = SquadLabels {
            folder: FOLDERS[n % FOLDERS.len()].to_owned(),
            tags: if n % 3 == 0 { vec!["tried".to_owned()] } else { Vec::new() },
        };
        database.label_squad(id, &labels, after(n * 20 + REVISIONS))?;
        kept.push((id, draft));
    }
    Ok(kept)
}

fn matches(session: &mut Session, game: &LoadedGame, squads: &[Kept], number: usize) -> Result<(), Error> {
    for n in 0..number {
        let (squad, draft) = &squads[n % squads.len()];
        let members = draft.members.iter().map(|member| ArmyMember {
            figure: member.figure.clone(),
            name: game.catalogue.figure(&member.figure).map_or_else(String::new, |f| f.name.clone()),
            count: member.count,
        });
        let score = u32::try_from(n % 200).unwrap_or(0);
        let entry = MatchEntry {
            game: game.catalogue.game().id.clone(),
            opponent: OPPONENTS[n % OPPONENTS.len()].to_owned(),
            played_on: after(n * 700).date_naive().to_string(),
            army: Some(Army { squad: *squad, name: draft.name.clone(), members: members.collect() }),
            mission: None,
            initiative: None,
            scores: vec![GameScore::new(score, 200 - score)],
            note: String::new(),
        };
        session.muster.database()?.add_match(&entry, after(n * 700))?;
    }
    Ok(())
}

fn tournaments(session: &mut Session, game: &LoadedGame, number: usize) -> Result<(), Error> {
    for n in 0..number {
        let log = tournament(n as u64).unwrap_or_default();
        let (game, name) = (&game.catalogue.game().id, format!("Tournament {n}"));
        session.muster.database()?.create_log::<TournamentLog>(
            game,
            &name,
            &log.entries,
            after(n * 9_000),
        )?;
    }
    Ok(())
}

/// Returns a tournament that was played to its end.
fn tournament(seed: u64) -> Option<TournamentLog> {
    let mut log = TournamentLog::new(Scoring::usual(), Some(ROUNDS)).ok()?;
    for number in 0..PLAYERS {
        log.step(&Round::Join { name: format!("Player {number}"), mine: number == 0 }).ok()?;
    }
    for round in 1..=ROUNDS {
        log.step(&Round::Pair { seed }).ok()?;
        for table in log.state().at(round).into_iter().flat_map(|round| round.tables.clone()) {
            let (scores, outcome) = (vec![GameScore::new(100, table.number)], Outcome::Won);
            let (round, table) = (Some(round), table.number);
            log.step(&Round::Result { round, table, scores, outcome, correct: false }).ok()?;
        }
    }
    Some(log)
}

fn campaigns(session: &mut Session, number: usize) -> Result<(), Error> {
    let game = session.muster.campaign_game(None)?;
    for n in 0..number {
        let log = campaign(&game, n);
        let (game, name) = (&game.catalogue.game().id, format!("Campaign {n}"));
        session.muster.database()?.create_log::<Campaign>(game, &name, &log.entries, after(n * 9_000))?;
    }
    Ok(())
}

/// Returns a campaign that goes on until it has [`STEPS`] entries: some of its steps, each taken back and done again.
fn campaign(game: &LoadedGame, n: usize) -> OpenLog {
    let facts = &game.campaigns;
    let mut log = OpenLog::default();
    // The others need more heroes than two boxes have.
    let Some(campaign) = facts.campaigns.first() else { return log };
    let boxes = [Some(&campaign.box_id), facts.boxes.first().map(|b| &b.id)];
    let boxes: std::collections::BTreeSet<_> = boxes.into_iter().flatten().cloned().collect();
    let heroes = facts.heroes.values().filter(|hero| boxes.contains(&hero.box_id)).take(4);
    let begin = Setup {
        campaign: campaign.id.clone(),
        heroes: heroes.map(|hero| hero.id.clone()).collect(),
        boxes,
        class: None,
        agenda_sets: None,
        missions: Default::default(),
        options: Default::default(),
        seed: n as u64,
    };
    log.book(facts, Step::Begin(begin)).expect("a campaign that begins");
    while log.entries.len() < STEPS {
        let open = next_steps(facts, log.state()).into_iter().filter(|next| next.refusals.is_empty());
        // Once it is over, nothing can be booked.
        let _ = open.map(|next| next.step).any(|step| log.book(facts, step).is_ok());
        for _ in 0..2 {
            let again = log.undo().and_then(|()| log.redo(facts));
            again.expect("a step that is taken back and done again");
        }
    }
    log
}

fn plays(session: &mut Session, game: &LoadedGame, number: usize) -> Result<(), Error> {
    let squad = |figure: &str| format!("2 {figure}\n");
    let side = |name: &str, squad: String| NewSide { name: name.to_owned(), squad, saved: None, team: None };
    let id = game.catalogue.game().id.clone();
    let request = NewPlay {
        game: Some(id.to_string()),
        name: "Game 0".to_owned(),
        mode: None,
        points: None,
        spaces: None,
        sides: vec![side("Anna", squad("Clone Trooper")), side("Béla", squad("Battle Droid"))],
    };
    let begun = new_play(session, request)?;
    for _ in 0..20 {
        for (tap, values) in [("damage", ["figure=1", "amount=1"]), ("heal", ["figure=1", "amount=1"])] {
            let values = values.map(ToOwned::to_owned);
            typed(session, &begun.id.to_string(), tap, &values, None)?;
        }
    }
    let log = session.muster.database()?.log::<PlayLog>(begun.id)?;
    session.muster.database()?.begin()?;
    for n in 1..number {
        let name = format!("Game {n}");
        session.muster.database()?.create_log::<PlayLog>(&id, &name, &log.entries, after(n * 3_000))?;
    }
    Ok(session.muster.database()?.commit()?)
}

/// Imports copies of all printings of all games, as many rows as asked for.
fn collection(session: &mut Session, rows: usize) -> Result<(), Error> {
    let games: Vec<_> = session.muster.games().to_vec();
    let all = games.iter().map(|game| game.catalogue.printings().len()).sum::<usize>().max(1);
    for game in games {
        let mut csv = String::from("printing,figures,condition,location,note\n");
        let printings = game.catalogue.printings();
        for index in 0..rows * printings.len() / all {
            let printing = &printings[index % printings.len()];
            let _ = writeln!(csv, "{},1,played,box {},row {index}", printing.id, index % 40);
        }
        let sheet = spreadsheet::read("rows.csv", csv.as_bytes(), None)?;
        let request = ImportRequest {
            game: game.catalogue.game().id.to_string(),
            path: "rows.csv".to_owned(),
            mapping: None,
            heading: None,
            sheets: None,
            statuses: Default::default(),
            mode: ImportMode::Replace,
            spelled_out: None,
            make_mine: false,
        };
        import::import(session, request, sheet)?;
    }
    Ok(())
}
