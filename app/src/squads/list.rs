//! Lists of saved and deleted squads.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use muster_db::DbError;
use muster_db::entry::Noun;
use muster_db::table::squad::SquadSummary;
use muster_db::table::squad_label::SquadLabels;
use muster_rules::fold::fold;
use muster_rules::id::{FactionId, FormatId, GameId};
use muster_rules::report::{Points, Verdict};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::shelf::Shelf;
use super::view::{MemberView, Telling};
use crate::base::error::Error;
use crate::base::session::Session;

/// A filter for saved squads.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct ListSquads {
    /// The game's id; null for all games.
    pub game: Option<String>,
    /// The folder, empty for squads in none; null for all.
    #[ts(optional = nullable)]
    pub folder: Option<String>,
    /// Tags that a squad must all have.
    #[ts(optional, as = "Option<Vec<String>>")]
    pub tags: Vec<String>,
}

/// Squads, the most recently saved first.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadList(pub Vec<SquadCard>);

/// A squad in a list.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadCard {
    /// The squad's id.
    #[ts(type = "string")]
    pub uuid: Uuid,
    /// The machine that last saved it.
    #[ts(type = "string")]
    pub machine: Uuid,
    /// The game's id.
    pub game: GameId,
    /// The squad's name; may be empty.
    pub name: String,
    /// The format's id.
    pub format: FormatId,
    /// The format's name.
    pub format_name: String,
    /// The number of revisions.
    pub revision: u32,
    /// The number of figures in it.
    pub figures: u64,
    /// When it was created.
    #[ts(type = "string")]
    pub created: DateTime<Utc>,
    /// When it was last changed.
    #[ts(type = "string")]
    pub updated: DateTime<Utc>,
    /// When it was deleted; null if it wasn't.
    #[ts(type = "string | null")]
    pub deleted_at: Option<DateTime<Utc>>,
    /// The folder; empty if it is in none.
    pub folder: String,
    /// Its tags.
    pub tags: Vec<String>,
    /// The id of the faction it plays as.
    pub faction_id: Option<FactionId>,
    /// Whether it is legal.
    pub verdict: Verdict,
    /// Its cost and limit.
    pub points: Points,
    /// The members, without duplicates.
    pub members: Vec<MemberView>,
    /// The number of copies missing from the collection.
    pub missing: u32,
    /// Whether two machines saved different versions of it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub twice: bool,
}

impl SquadCard {
    /// Creates a card for a squad that can't be checked: its game isn't loaded, or it can't be read.
    fn bare(summary: SquadSummary) -> Self {
        Self {
            uuid: summary.uuid,
            machine: summary.machine,
            game: summary.game,
            name: summary.name,
            format_name: summary.format.to_string(),
            format: summary.format,
            revision: summary.revision,
            figures: summary.figures,
            created: summary.created,
            updated: summary.updated,
            deleted_at: summary.deleted_at,
            folder: String::new(),
            tags: Vec::new(),
            faction_id: None,
            verdict: Verdict::Unsure,
            points: Points { limit: None, total: 0, left: None },
            members: Vec::new(),
            missing: 0,
            twice: false,
        }
    }
}

/// Returns the saved squads that pass the filter.
pub fn squads(session: &mut Session, request: ListSquads) -> Result<SquadList, Error> {
    let summaries = session.muster.squads(request.game.as_deref())?;
    let labels = session.muster.database()?.squad_labels()?;
    let (folder, tags) = (request.folder.as_deref().map(fold), folded(&request.tags));
    let none = SquadLabels::default();
    let wanted = |summary: &SquadSummary| {
        let labels = labels.get(&summary.uuid).unwrap_or(&none);
        let has = folded(&labels.tags);
        folder.as_ref().is_none_or(|folder| *folder == fold(&labels.folder))
            && tags.iter().all(|tag| has.contains(tag))
    };
    let summaries = summaries.into_iter().filter(wanted).collect();
    cards(session, summaries, &labels)
}

/// Returns the `most` squads of a game that were saved last, and the number of all.
pub(crate) fn recent(
    session: &mut Session,
    game: &str,
    most: usize,
) -> Result<(Vec<SquadCard>, usize), Error> {
    let mut summaries = session.muster.squads(Some(game))?;
    let total = summaries.len();
    summaries.truncate(most);
    let labels = session.muster.database()?.squad_labels()?;
    Ok((cards(session, summaries, &labels)?.0, total))
}

fn folded(tags: &[String]) -> Vec<String> {
    tags.iter().map(|tag| fold(tag)).collect()
}

fn cards(
    session: &mut Session,
    summaries: Vec<SquadSummary>,
    labels: &BTreeMap<Uuid, SquadLabels>,
) -> Result<SquadList, Error> {
    // What doesn't depend on the squad is read once, the copies once a game.
    let mut shelves = BTreeMap::<GameId, Shelf>::new();
    let twice = session.muster.database()?.forked(Noun::SquadVersion)?;
    let mut list = Vec::with_capacity(summaries.len());
    for summary in summaries {
        let SquadLabels { folder, tags } = labels.get(&summary.uuid).cloned().unwrap_or_default();
        let twice = twice.contains(&summary.uuid.to_string());
        list.push(SquadCard { folder, tags, twice, ..card(session, summary, &mut shelves)? });
    }
    Ok(SquadList(list))
}

fn card(
    session: &mut Session,
    summary: SquadSummary,
    shelves: &mut BTreeMap<GameId, Shelf>,
) -> Result<SquadCard, Error> {
    let Ok(game) = session.game(summary.game.as_str()) else { return Ok(SquadCard::bare(summary)) };
    let draft = match session.muster.database()?.squad_revision(summary.uuid, summary.revision) {
        Ok(draft) => draft,
        // List a squad even if it can't be read: its history may still be readable.
        Err(DbError::Row { .. }) => return Ok(SquadCard::bare(summary)),
        Err(error) => return Err(error.into()),
    };
    if !shelves.contains_key(&summary.game) {
        let shelf = session.muster.shelf(&game, None);
        shelves.insert(summary.game.clone(), shelf);
    }
    let shelf = shelves.get(&summary.game).cloned().unwrap_or_default();
    let shelf = if summary.deleted_at.is_none() { shelf.without(&draft) } else { shelf };
    let checked = session.muster.check_with(draft, Some(summary.uuid), &shelf)?;
    Ok(Telling::speak(&session.words, &checked, &shelf, |telling| SquadCard {
        format_name: telling.speaker.format(&summary.format),
        faction_id: checked.report.faction.clone(),
        verdict: checked.verdict(),
        points: checked.report.points,
        members: telling.members(),
        missing: telling.lacking(),
        ..SquadCard::bare(summary)
    }))
}
