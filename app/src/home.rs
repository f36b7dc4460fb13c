//! The home page: totals, recent work, and what needs attention.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, TimeDelta, Utc};
use muster_db::pack::LoadedGame;
use muster_db::table::holding::Holding;
use muster_rules::id::FigureId;
use serde::Serialize;
use ts_rs::TS;

use crate::base::error::Error;
use crate::base::named::Named;
use crate::base::session::Session;
use crate::base::words::Words;
use crate::campaigns::{self, CampaignAhead};
use crate::collection::overview::{self, Collection, CollectionRequest, SetShare};
use crate::games::GameRequest;
use crate::matches::{MatchView, MatchesRequest, matches};
use crate::squads::{SquadCard, recent_squads};

/// Maximum number of squads shown.
const SQUADS: usize = 6;
/// Maximum number of matches shown.
const MATCHES: usize = 3;
/// Maximum number of campaigns shown.
const CAMPAIGNS: usize = 3;
/// Maximum number of sets shown.
const SETS: usize = 6;
/// Maximum number of names in one sentence; the rest is a count.
const NAMES: usize = 3;
/// The age of the latest backup, in days, at which the user is reminded.
const DAYS: i64 = 14;

/// Totals for the navigation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Counts {
    /// Figures in the catalogue.
    pub figures: usize,
    /// Figures owned.
    pub owned: u64,
    /// Saved squads.
    pub squads: usize,
}

/// The contents of the home page.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HomeView {
    /// The squads saved most recently.
    pub squads: Vec<SquadCard>,
    /// Number of all squads.
    pub squads_total: usize,
    /// The collection in numbers, limited to the most complete sets.
    pub collection: Collection,
    /// Campaigns under way, those played most recently first.
    pub campaigns: Vec<CampaignAhead>,
    /// What needs attention, the most serious first.
    pub attention: Vec<Attention>,
    /// When a squad was last saved.
    #[ts(type = "string | null")]
    pub saved_at: Option<DateTime<Utc>>,
    /// Whether the game includes a sample squad.
    pub has_sample: bool,
    /// The latest matches; empty if the game has no match log.
    pub matches: Vec<MatchView>,
    /// Other games for which something is saved.
    pub others: Vec<OtherGame>,
}

/// A summary of another game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct OtherGame {
    /// Its id.
    pub id: String,
    /// Its display name.
    pub name: String,
    /// Figures owned.
    #[ts(type = "number")]
    pub owned: u64,
    /// Figures wanted.
    #[ts(type = "number")]
    pub wanted: u64,
    /// Number of squads.
    pub squads: usize,
    /// The squad saved last; null if there is none.
    pub latest: Option<Named>,
    /// The latest match; null if none is recorded.
    pub played: Option<MatchView>,
    /// The campaign played most recently; null if none is under way.
    pub campaign: Option<CampaignAhead>,
}

/// What needs attention.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum AttentionKind {
    /// Packs that can't be loaded.
    Packs,
    /// Squads whose figures cost something different than when they were saved.
    Costs,
    /// Figures that several squads use and the collection has too few of.
    Promised,
    /// The latest backup is too old, or there is none.
    Backup,
}

/// Something that needs attention.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Attention {
    /// What it is about.
    pub kind: AttentionKind,
    /// The message.
    pub message: String,
    /// The page on which to act on it.
    pub page: String,
    /// The item or section of that page.
    pub item: Option<String>,
    /// Number of things concerned.
    pub count: usize,
}

/// The sample squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadMade {
    /// Its id.
    pub id: String,
}

/// Returns the totals. Doesn't create a database if nothing has been saved yet.
pub(crate) fn counts(session: &mut Session, request: GameRequest) -> Result<Counts, Error> {
    let game = session.game(&request.game)?;
    let id = &game.catalogue.game().id;
    let (database, trouble) = session.muster.database_if_any();
    if let Some(trouble) = trouble {
        return Err(trouble.into());
    }
    let mut counts = Counts { figures: game.catalogue.figures().len(), owned: 0, squads: 0 };
    if let Some(database) = database {
        counts.owned = database.owned_by_figure(id)?.values().map(|n| u64::from(*n)).sum();
        counts.squads = database.squads(Some(id))?.len();
    }
    Ok(counts)
}

/// Returns the contents of the home page.
pub(crate) fn home(session: &mut Session, request: GameRequest) -> Result<HomeView, Error> {
    let game = session.game(&request.game)?;
    let (squads, squads_total) = recent_squads(session, &request.game, SQUADS)?;
    let asked =
        CollectionRequest { game: game.catalogue.game().id.to_string(), ..CollectionRequest::default() };
    let mut collection = overview::collection(session, asked)?;
    collection.sets.retain(|set| set.share.owned > 0);
    // a / b > c / d in integers
    collection.sets.sort_by(|a, b| {
        let all = |set: &SetShare| set.size.unwrap_or(set.share.printings);
        let (one, other) = (a.share.owned, b.share.owned);
        let share = (other * all(a)).cmp(&(one * all(b)));
        share.then_with(|| other.cmp(&one)).then_with(|| a.name.cmp(&b.name))
    });
    collection.sets.truncate(SETS);
    let campaigns = campaigns::ahead(session, &game.catalogue.game().id, CAMPAIGNS)?;
    let kept = squads_total > 0 || collection.figures > 0 || !campaigns.is_empty();
    Ok(HomeView {
        saved_at: squads.first().map(|s| s.updated),
        squads,
        squads_total,
        collection,
        campaigns,
        attention: attention(session, &game, kept)?,
        has_sample: game.sample.is_some(),
        matches: played(session, &game, MATCHES)?,
        others: others(session, &game)?,
    })
}

/// Returns the latest matches of a game; none if it has no match log.
fn played(session: &mut Session, game: &LoadedGame, most: usize) -> Result<Vec<MatchView>, Error> {
    let data = game.catalogue.game();
    if data.matches.is_none() {
        return Ok(Vec::new());
    }
    let request = MatchesRequest { game: data.id.to_string(), from: None, to: None, opponent: None };
    let mut found = matches(session, request)?.matches;
    found.truncate(most);
    Ok(found)
}

/// Returns the other games for which something is saved, in their order.
fn others(session: &mut Session, open: &LoadedGame) -> Result<Vec<OtherGame>, Error> {
    let open = &open.catalogue.game().id;
    let games: Vec<_> = session.muster.games().to_vec();
    let mut all = Vec::new();
    for game in games.iter().filter(|game| game.catalogue.game().id != *open) {
        let id = &game.catalogue.game().id;
        let database = session.muster.database()?;
        let holdings = database.holdings(Some(id))?;
        let sum =
            |of: fn(&Holding) -> u32| holdings.iter().map(|row| u64::from(of(&row.holding))).sum::<u64>();
        let (owned, wanted) = (sum(|h| h.figures), sum(|h| h.wanted));
        let squads = database.squads(Some(id))?;
        let played = played(session, game, 1)?.pop();
        let campaign = campaigns::ahead(session, id, 1)?.pop();
        if owned + wanted > 0 || !squads.is_empty() || played.is_some() || campaign.is_some() {
            all.push(OtherGame {
                id: id.to_string(),
                name: session.speaker(game).game_name(),
                owned,
                wanted,
                squads: squads.len(),
                latest: squads.first().map(|s| Named { id: s.uuid.to_string(), name: s.name.clone() }),
                played,
                campaign,
            });
        }
    }
    Ok(all)
}

/// Creates the game's sample squad, or finds the existing one.
///
/// # Errors
/// The game has none, or the database fails.
pub(crate) fn sample_squad(session: &mut Session, request: GameRequest) -> Result<SquadMade, Error> {
    let game = session.game(&request.game)?;
    Ok(SquadMade { id: session.muster.sample_squad(&game)?.to_string() })
}

fn attention(session: &mut Session, game: &LoadedGame, kept: bool) -> Result<Vec<Attention>, Error> {
    let mut all = Vec::new();
    let broken: Vec<_> = session.muster.broken_packs().iter().map(|p| p.name.clone()).collect();
    if !broken.is_empty() {
        let (names, count) = (some(&session.words, &broken), broken.len());
        let message = say(&session.words, "home-attention-packs", &names, count);
        all.push(Attention { message, ..about(AttentionKind::Packs, "settings", Some("packs"), count) });
    }
    all.extend(costs(session, game)?);
    all.extend(promised(session, game)?);
    if kept {
        all.extend(backup(session)?);
    }
    Ok(all)
}

/// Reports squads whose figures cost something different than when they were saved.
fn costs(session: &mut Session, game: &LoadedGame) -> Result<Vec<Attention>, Error> {
    let drift = session.muster.ask_catalogue(|data| data.cost_drift(&game.catalogue.game().id))?;
    let mut squads = BTreeMap::<String, (String, Vec<String>)>::new();
    for change in drift {
        let speaker = session.speaker(game);
        let name = if change.in_catalogue {
            speaker.figure(&change.figure)
        } else {
            change.figure_name.unwrap_or_else(|| change.figure.to_string())
        };
        let unknown = session.words.get("points-unknown-sign", &[]);
        let now = change.now.map_or(unknown, |n| n.to_string());
        let line = format!("{name} {} → {now}", change.then);
        squads.entry(change.squad.to_string()).or_insert((change.name, Vec::new())).1.push(line);
    }
    let one = |(id, (name, changes)): (String, (String, Vec<String>))| {
        let name = if name.is_empty() { session.words.get("squad-unnamed", &[]) } else { name };
        let args = [("name", name.into()), ("changes", some(&session.words, &changes).into())];
        let message = session.words.get("home-attention-costs", &args);
        Attention { message, ..about(AttentionKind::Costs, "squads", Some(&id), changes.len()) }
    };
    Ok(squads.into_iter().map(one).collect())
}

/// Reports figures that several squads use and the collection has too few of.
fn promised(session: &mut Session, game: &LoadedGame) -> Result<Option<Attention>, Error> {
    let id = &game.catalogue.game().id;
    let database = session.muster.database()?;
    let owned = database.owned_by_figure(id)?;
    if owned.is_empty() {
        return Ok(None); // without a collection, nothing is missing
    }
    let squads = database.squads_by_figure(id)?;
    let mut short = BTreeSet::<FigureId>::new();
    for (figure, count) in database.promised_by_figure(id)? {
        let too_few = owned.get(&figure).is_none_or(|have| *have < count);
        if too_few && squads.get(&figure).is_some_and(|squads| *squads > 1) {
            short.insert(figure);
        }
    }
    if short.is_empty() {
        return Ok(None);
    }
    let speaker = session.speaker(game);
    let names: Vec<_> = short.iter().map(|f| speaker.figure(f)).collect();
    let message = say(&session.words, "home-attention-promised", &some(&session.words, &names), names.len());
    Ok(Some(Attention { message, ..about(AttentionKind::Promised, "squads", None, names.len()) }))
}

/// Reports that the latest backup is too old, or that there is none.
fn backup(session: &Session) -> Result<Option<Attention>, Error> {
    let last = session.muster.backups()?.first().map(|b| b.made);
    let (key, days) = match last {
        None => ("home-attention-no-backup", 0),
        Some(made) => ("home-attention-old-backup", (session.muster.now() - made).num_days()),
    };
    let is_recent = last.is_some_and(|made| session.muster.now() - made < TimeDelta::days(DAYS));
    let message = session.words.get(key, &[("days", days.into())]);
    Ok((!is_recent)
        .then(|| Attention { message, ..about(AttentionKind::Backup, "settings", Some("backups"), 1) }))
}

fn about(kind: AttentionKind, page: &str, item: Option<&str>, count: usize) -> Attention {
    Attention { kind, message: String::new(), page: page.to_owned(), item: item.map(str::to_owned), count }
}

fn say(words: &Words, key: &str, names: &str, count: usize) -> String {
    words.get(key, &[("names", names.into()), ("count", count.into())])
}

/// Joins the first few names, followed by how many more there are.
fn some(words: &Words, names: &[String]) -> String {
    let mut shown: Vec<_> = names.iter().take(NAMES).cloned().collect();
    if let Some(more) = names.len().checked_sub(NAMES).filter(|more| *more > 0) {
        shown.push(words.get("home-attention-more", &[("count", more.into())]));
    }
    words.all_of(&shown)
}
