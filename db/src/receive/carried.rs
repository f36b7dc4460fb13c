//! What a file carries of a campaign: its entries with their lasting IDs.

use muster_rules::campaign::log::{Entry as Step, Log};
use rusqlite::Connection;
use uuid::Uuid;

use super::shared::Sharing;
use crate::database::Database;
use crate::entry::store::{SELECT, read};
use crate::entry::{Cell, Change, Entry, Noun, RecordChange, chain, id_of};
use crate::error::{DbError, Result};
use crate::nouns::Kind;
use crate::table::campaign::{Carried, Contents};
use crate::table::campaign_secret::{Fresh, Secrets};
use crate::table::kept::KeptKind;

/// The author of what comes from a file without IDs.
const NOBODY: Uuid = Uuid::nil();
/// Its time.
const ONCE: &str = "1970-01-01T00:00:00.000Z";

impl Database {
    /// Returns a campaign for a file, without photos, and without what one side keeps secret unless that is asked for.
    /// `None` if the secrets can't be left out because the campaign must be written anew for that
    /// ([`redact_campaign`](Self::redact_campaign)).
    pub fn carried_campaign(&self, id: Uuid, secrets: bool) -> Result<Option<Carried>> {
        KeptKind::Campaign.one(&self.conn, id)?;
        let mut whole = whole(&self.conn, id, false)?;
        if secrets {
            return Ok(Some(whole));
        }
        if self.names_secrets(id)? {
            let Some(fresh) = first(&whole).and_then(Fresh::of) else { return Ok(None) };
            whole = Sharing::new(id, fresh)?.shared(&whole)?;
        }
        whole.entries.retain(|entry| entry.noun != Noun::CampaignSecret);
        whole.full.clear();
        Ok(Some(whole))
    }

    /// Returns whether the entries of a campaign's log name what one side keeps secret.
    pub fn names_secrets(&self, id: Uuid) -> Result<bool> {
        let open = |log: &Log| log.foundation().is_some_and(|f| !f.redacted && !f.agenda_deck.is_empty());
        Ok(Secrets::of(&self.conn, id)?.is_none() && open(&self.log::<Log>(id)?))
    }

    /// Returns a campaign's first steps with IDs: those of the same campaign here, else IDs made of the contents, so
    /// that the same file is the same campaign on every machine.
    pub fn campaign_by_contents(&self, told: &Contents<'_>) -> Result<Carried> {
        match self.alike(told)? {
            Some((id, same)) => self.behind_what_is_here(id, same, told),
            None => by_contents(told),
        }
    }

    /// Returns the campaign here that began with the same first step, and the number of steps that both have.
    fn alike(&self, told: &Contents<'_>) -> Result<Option<(Uuid, usize)>> {
        let mut found: Option<(Uuid, usize)> = None;
        let here = self.kept_things(KeptKind::Campaign)?;
        let removed = self.removed_things(KeptKind::Campaign, None)?;
        for thing in here.into_iter().chain(removed).filter(|thing| thing.game == *told.game) {
            let Ok(log) = self.log::<Log>(thing.uuid) else { continue };
            let same = log.entries.iter().zip(told.entries).take_while(|(a, b)| a == b).count();
            if same > found.map_or(0, |(_, most)| most) {
                found = Some((thing.uuid, same));
            }
        }
        Ok(found)
    }

    fn behind_what_is_here(&self, id: Uuid, same: usize, told: &Contents<'_>) -> Result<Carried> {
        let rows = shown(&self.conn, id)?;
        let mut carried =
            Carried { id, shown: rows.iter().take(same).copied().collect(), ..Carried::default() };
        let (subject, secrets) = (id.to_string(), Secrets::of(&self.conn, id)?);
        let mut before = match carried.shown.last() {
            Some(last) if same == rows.len() => {
                Some(chain::end(&self.conn, Noun::CampaignLog, &subject, *last)?)
            }
            last => last.copied(),
        };
        for step in told.entries.iter().skip(same) {
            let redacted = secrets.as_ref().map_or_else(|| step.clone(), |secrets| secrets.redacted(step));
            let entry = linked(Noun::CampaignLog, &subject, before, text(&redacted)?)?;
            before = Some(entry.id);
            carried.shown.push(entry.id);
            if redacted != *step {
                carried.full.push((entry.id, step.clone()));
            }
            carried.entries.push(entry);
        }
        let there: Vec<_> = self.campaign_sessions(id)?.into_iter().map(|row| row.evening).collect();
        let new = told.evenings.iter().filter(|evening| !there.contains(evening));
        for evening in new {
            carried.entries.push(of_evening(id, evening)?);
        }
        Ok(carried)
    }
}

fn by_contents(told: &Contents<'_>) -> Result<Carried> {
    let begun = told.entries.first();
    let id = id_of(&("campaign by its contents", told.game.as_str(), begun))?;
    let subject = id.to_string();
    let cell = |text: &str| Cell::Text(text.to_owned());
    let folded = muster_rules::fold::fold(told.name);
    let named = [("game", cell(told.game.as_str())), ("name", cell(told.name)), ("folded", cell(&folded))];
    let mut carried =
        Carried { id, entries: vec![of_record(Noun::Campaign, &subject, &named)?], ..Carried::default() };
    let mut before = None;
    for step in told.entries {
        let entry = linked(Noun::CampaignLog, &subject, before, text(step)?)?;
        before = Some(entry.id);
        carried.shown.push(entry.id);
        carried.entries.push(entry);
    }
    for evening in told.evenings {
        carried.entries.push(of_evening(id, evening)?);
    }
    before = None;
    for night in told.nights {
        let event = serde_json::to_string(&night.tap).map_err(DbError::Unstorable)?;
        let mission = night.mission.as_str().to_owned();
        let text = [("event".to_owned(), event), ("mission".to_owned(), mission)].into();
        let entry = linked(Noun::Night, &subject, before, Change::Text { text })?;
        before = Some(entry.id);
        carried.entries.push(entry);
    }
    Ok(carried)
}

fn text(step: &Step) -> Result<Change> {
    let text = serde_json::to_string(step).map_err(DbError::Unstorable)?;
    Ok(Change::Text { text: [("entry".to_owned(), text)].into() })
}

/// Returns an entry of a log behind another one, with an ID made of both.
fn linked(noun: Noun, subject: &str, before: Option<Uuid>, change: Change) -> Result<Entry> {
    let id = id_of(&(noun, subject, before, &change))?;
    let (subject, follows) = (subject.to_owned(), before.into_iter().collect());
    Ok(Entry { id, machine: NOBODY, at: ONCE.to_owned(), noun, subject, follows, change })
}

fn of_record(noun: Noun, subject: &str, set: &[(&str, Cell)]) -> Result<Entry> {
    let set = set.iter().map(|(column, cell)| ((*column).to_owned(), cell.clone())).collect();
    let change = Change::Record(RecordChange { set, ..RecordChange::default() });
    linked(noun, subject, None, change)
}

fn of_evening(campaign: Uuid, evening: &crate::table::campaign_session::Evening) -> Result<Entry> {
    let subject = id_of(&(campaign, evening))?.to_string();
    let cell = |text: &str| Cell::Text(text.to_owned());
    let set = [
        ("campaign", cell(&campaign.to_string())),
        ("held_on", cell(&evening.held_on)),
        ("players", cell(&evening.players)),
        ("note", cell(&evening.note)),
        ("from_entry", Cell::Number(evening.from_entry.into())),
    ];
    of_record(Noun::Evening, &subject, &set)
}

/// Returns a campaign's entries in the order in which they came, on request with those of its photos.
pub(super) fn whole(conn: &Connection, id: Uuid, photos: bool) -> Result<Carried> {
    let mut statement = conn.prepare_cached(&format!(
        "{SELECT}
         WHERE s.noun IN ('campaign', 'campaign-log', 'night') AND s.subject = ?1
            OR s.noun IN ('campaign-secret', 'campaign-reveal')
               AND s.subject > ?1 || ' ' AND s.subject < ?1 || '!'
            OR s.noun = 'evening' AND s.subject IN (SELECT uuid FROM campaign_session WHERE campaign = ?1)
            OR ?2 AND s.noun = 'photo' AND s.subject IN
               (SELECT p.uuid FROM campaign_photo p JOIN campaign_session c ON c.uuid = p.session
                WHERE c.campaign = ?1)
         ORDER BY e.n"
    ))?;
    let rows = statement.query_map((id.to_string(), photos), read)?;
    let entries = rows.map(|raw| raw?.understood().map(|(.., entry)| entry)).collect::<Result<_>>()?;
    Ok(Carried { id, shown: shown(conn, id)?, entries, full: Vec::new() })
}

/// Returns the IDs of the entries of a campaign's log that are shown, in order.
pub(super) fn shown(conn: &Connection, id: Uuid) -> Result<Vec<Uuid>> {
    match Noun::CampaignLog.kind() {
        Kind::Chain(columns) => chain::rows(conn, Noun::CampaignLog, columns, &id.to_string()),
        _ => Ok(Vec::new()),
    }
}

/// Returns the entry with which a campaign began.
pub(super) fn first(campaign: &Carried) -> Option<&Entry> {
    let first = campaign.shown.first()?;
    campaign.entries.iter().find(|entry| entry.id == *first)
}

/// Returns the step that an entry of a campaign's log recorded.
pub(super) fn step(entry: &Entry) -> Result<Step> {
    let wrong = |source| DbError::Row { table: "entry", key: entry.id.to_string(), source };
    serde_json::from_str(entry.text("entry").unwrap_or_default()).map_err(wrong)
}

/// Returns a campaign's steps as this machine knows them.
pub(super) fn steps(conn: &Connection, id: Uuid) -> Result<Vec<Step>> {
    let written = crate::table::log::written_in::<Log>(conn, id)?;
    Ok(written.into_iter().map(|written| written.entry).collect())
}
