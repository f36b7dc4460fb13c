//! Members: the figures in each squad's current revision, with names and costs that outlive the catalogue.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, Utc};
use muster_rules::id::{FigureId, GameId};
use muster_rules::squad::{Member, SquadDraft};
use rusqlite::{Connection, params};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use uuid::Uuid;

pub use crate::cache::LastKnown;
use crate::database::Database;
use crate::error::Result;
use crate::row;
use crate::stamp::Stamp;

/// A squad that contains a given figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SquadUse {
    /// The squad's ID.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub squad: Uuid,
    /// The squad's name.
    pub name: String,
    /// When the squad was created.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub created: DateTime<Utc>,
    /// The number of these figures in it.
    pub count: u32,
}

/// A saved squad and its members.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquadRoster {
    /// The squad's ID.
    pub squad: Uuid,
    /// The squad's name.
    pub name: String,
    /// The members, by figure.
    pub members: Vec<Member>,
}

/// A member whose cost has changed since the squad was saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CostDrift {
    /// The squad's ID.
    pub squad: Uuid,
    /// The squad's name.
    pub name: String,
    /// The figure.
    pub figure: FigureId,
    /// The figure's last known name.
    pub figure_name: Option<String>,
    /// The number of these figures in the squad.
    pub count: u32,
    /// The cost when the squad was saved.
    pub then: i32,
    /// The current cost, `None` if unknown.
    pub now: Option<i32>,
    /// Whether the figure is still in the catalogue.
    pub in_catalogue: bool,
}

/// A figure's role in a squad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Role {
    Member,
    Beside,
    Pool,
    Chosen,
    Considering,
}

/// The figures of a squad by role and ID: their number, and their last known name and cost.
pub(super) type Members = BTreeMap<(Role, FigureId), (u32, LastKnown)>;

impl Database {
    /// Returns the squads that contain a figure as a member, ordered by name. Excludes deleted squads.
    pub fn squads_using(&self, game: &GameId, figure: &FigureId) -> Result<Vec<SquadUse>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT s.uuid, s.name, s.created, m.count FROM squad_member m JOIN squad s ON s.uuid = m.squad
             WHERE m.figure = ?2 AND m.role = 'member' AND s.game = ?1 AND s.deleted_at IS NULL
             ORDER BY s.folded, s.uuid",
        )?;
        let rows = statement.query_map([game.as_str(), figure.as_str()], |r| {
            let created = row::time(r, 2)?;
            Ok(SquadUse { squad: row::uuid(r, 0)?, name: r.get(1)?, created, count: r.get(3)? })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Returns a game's squads with their members, ordered by name. Excludes deleted and empty squads.
    pub fn squad_rosters(&self, game: &GameId) -> Result<Vec<SquadRoster>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT s.uuid, s.name, m.figure, m.count FROM squad_member m JOIN squad s ON s.uuid = m.squad
             WHERE m.role = 'member' AND s.game = ?1 AND s.deleted_at IS NULL
             ORDER BY s.folded, s.uuid, m.figure",
        )?;
        let mut rows = statement.query([game.as_str()])?;
        let mut rosters = Vec::<SquadRoster>::new();
        while let Some(r) = rows.next()? {
            let (squad, member) = (row::uuid(r, 0)?, Member::new(row::id(r, 2)?, r.get(3)?));
            match rosters.last_mut().filter(|last| last.squad == squad) {
                Some(roster) => roster.members.push(member),
                None => rosters.push(SquadRoster { squad, name: r.get(1)?, members: vec![member] }),
            }
        }
        Ok(rosters)
    }

    /// Returns how many of each figure a game's squads contain in total. Excludes deleted squads.
    pub fn promised_by_figure(&self, game: &GameId) -> Result<BTreeMap<FigureId, u32>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT m.figure, min(sum(m.count), 4294967295)
             FROM squad_member m JOIN squad s ON s.uuid = m.squad
             WHERE m.role = 'member' AND s.game = ?1 AND s.deleted_at IS NULL GROUP BY m.figure",
        )?;
        let rows = statement.query_map([game.as_str()], |r| Ok((row::id(r, 0)?, r.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Returns how many of a game's squads contain each figure. Excludes deleted squads.
    pub fn squads_by_figure(&self, game: &GameId) -> Result<BTreeMap<FigureId, u32>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT m.figure, count(*) FROM squad_member m JOIN squad s ON s.uuid = m.squad
             WHERE m.role = 'member' AND s.game = ?1 AND s.deleted_at IS NULL GROUP BY m.figure",
        )?;
        let rows = statement.query_map([game.as_str()], |r| Ok((row::id(r, 0)?, r.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Returns the members of a game's squads that have left the catalogue or whose cost has changed since the
    /// squad was saved.
    pub fn cost_drift(&self, game: &GameId) -> Result<Vec<CostDrift>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT s.uuid, s.name, m.figure, m.last_name, m.count, m.last_cost
             FROM squad_member m JOIN squad s ON s.uuid = m.squad
             WHERE s.game = ?1 AND s.deleted_at IS NULL AND m.role = 'member' AND m.last_cost IS NOT NULL
             ORDER BY s.folded, s.uuid, m.figure",
        )?;
        let rows = statement.query_map([game.as_str()], |r| {
            Ok(CostDrift {
                squad: row::uuid(r, 0)?,
                name: r.get(1)?,
                figure: row::id(r, 2)?,
                figure_name: r.get(3)?,
                count: r.get(4)?,
                then: r.get(5)?,
                now: None,
                in_catalogue: false,
            })
        })?;
        let costs = self.cached(|conn| costs(conn, game))?;
        let mut drift = Vec::new();
        for member in rows {
            let mut member = member?;
            let known = costs.get(&member.figure);
            (member.now, member.in_catalogue) = (known.copied().flatten(), known.is_some());
            if member.now != Some(member.then) {
                drift.push(member);
            }
        }
        Ok(drift)
    }

    /// Returns the last known name and cost of all figures in a squad, in any role.
    pub fn last_known(&self, squad: Uuid) -> Result<BTreeMap<FigureId, LastKnown>> {
        Ok(remembered(&self.conn, squad)?)
    }
}

/// Returns the current costs of a game's figures.
fn costs(conn: &Connection, game: &GameId) -> Result<HashMap<FigureId, Option<i32>>> {
    let mut statement = conn.prepare_cached("SELECT id, cost FROM figure WHERE game = ?1")?;
    let rows = statement.query_map([game.as_str()], |r| Ok((row::id(r, 0)?, r.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn remembered(conn: &Connection, squad: Uuid) -> rusqlite::Result<BTreeMap<FigureId, LastKnown>> {
    let mut statement = conn.prepare_cached(
        "SELECT figure, max(last_name), max(last_cost) FROM squad_member WHERE squad = ?1 GROUP BY figure",
    )?;
    let rows = statement.query_map([squad.to_string()], |r| {
        Ok((row::id(r, 0)?, LastKnown { name: r.get(1)?, cost: r.get(2)? }))
    })?;
    rows.collect()
}

/// Fills in names and costs in a draft: from the draft itself, else from the squad's previous revision, else
/// from the catalogue. The previous revision takes precedence so that saving again doesn't hide a change of
/// cost.
pub(super) fn remember_names(
    conn: &Connection,
    stamp: &Stamp<'_>,
    squad: Uuid,
    draft: &mut SquadDraft,
) -> Result<Members> {
    let before = remembered(conn, squad)?;
    let game = draft.game.clone();
    let mut known = |figure: &FigureId| {
        let last = before.get(figure).cloned().unwrap_or_default();
        if last.name.is_some() && last.cost.is_some() {
            return last;
        }
        let now = stamp.known(&game, figure).unwrap_or_default();
        LastKnown { name: last.name.or(now.name), cost: last.cost.or(now.cost) }
    };

    Ok(gathered(draft, &mut known))
}

/// Returns the members of a draft that already contains names and costs, having been saved elsewhere.
pub(super) fn members_of(mut draft: SquadDraft) -> Members {
    gathered(&mut draft, &mut |_| LastKnown::default())
}

/// Collects a draft's members, each completed with what `known` returns.
fn gathered(draft: &mut SquadDraft, known: &mut impl FnMut(&FigureId) -> LastKnown) -> Members {
    let mut members = Members::new();
    let beside = draft.side_lists.iter_mut().flat_map(|s| &mut s.members).map(|m| (Role::Beside, m));
    let pool = draft.pool.iter_mut().flatten().map(|m| (Role::Pool, m));
    let lines = draft.members.iter_mut().map(|m| (Role::Member, m)).chain(beside).chain(pool);
    for (role, member) in lines {
        complete(member, known);
        let last = LastKnown { name: member.last_name.clone(), cost: member.last_cost };
        let entry = members.entry((role, member.figure.clone())).or_insert((0, last));
        entry.0 = entry.0.saturating_add(member.count);
    }
    let chosen = draft.setup.iter().map(|c| (Role::Chosen, &c.chosen));
    for (role, figure) in chosen.chain(draft.considering.iter().map(|f| (Role::Considering, f))) {
        members.insert((role, figure.clone()), (1, known(figure)));
    }
    members
}

/// Drops the costs that differ from the catalogue's, so that they are filled in again.
pub(super) fn forget_costs(
    conn: &Connection,
    stamp: &Stamp<'_>,
    squad: Uuid,
    draft: &mut SquadDraft,
) -> Result<()> {
    let game = draft.game.clone();
    let mut forget =
        conn.prepare_cached("UPDATE squad_member SET last_cost = NULL WHERE squad = ?1 AND figure = ?2")?;
    let beside = draft.side_lists.iter_mut().flat_map(|s| &mut s.members);
    let pool = draft.pool.iter_mut().flatten();
    for member in draft.members.iter_mut().chain(beside).chain(pool) {
        if stamp.known(&game, &member.figure).is_some_and(|now| now.cost != member.last_cost) {
            member.last_cost = None;
            forget.execute([squad.to_string().as_str(), member.figure.as_str()])?;
        }
    }
    Ok(())
}

fn complete(member: &mut Member, known: &mut impl FnMut(&FigureId) -> LastKnown) {
    if member.last_name.is_none() || member.last_cost.is_none() {
        let last = known(&member.figure);
        member.last_name = member.last_name.take().or(last.name);
        member.last_cost = member.last_cost.or(last.cost);
    }
}

/// Replaces the stored members of a squad.
pub(super) fn write_members(conn: &Connection, squad: Uuid, members: &Members) -> Result<()> {
    let squad = squad.to_string();
    conn.prepare_cached("DELETE FROM squad_member WHERE squad = ?1")?.execute([&squad])?;
    let mut statement = conn.prepare_cached(
        "INSERT INTO squad_member (squad, role, figure, count, last_name, last_cost)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for ((role, figure), (count, last)) in members {
        let role: &str = role.into();
        statement.execute(params![squad, role, figure.as_str(), count, last.name, last.cost])?;
    }
    Ok(())
}
