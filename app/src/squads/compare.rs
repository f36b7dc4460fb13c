//! Two squads side by side: what only one holds, and what both do.

use muster_rules::report::PricedMember;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::check::CheckedSquad;
use super::view::{MemberView, SquadView};
use crate::error::Error;
use crate::session::Session;

/// Two squads to be compared.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CompareSquadsRequest {
    /// One squad's id.
    pub first: String,
    /// The other's.
    pub second: String,
}

/// Two squads side by side.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadComparison {
    /// One squad.
    pub first: SquadView,
    /// The other.
    pub second: SquadView,
    /// Copies that only the first holds.
    pub only_first: Vec<MemberView>,
    /// Copies that only the second holds.
    pub only_second: Vec<MemberView>,
    /// Copies that both hold, at what the first pays for them.
    pub both: Vec<MemberView>,
    /// Points of the first and of the second.
    pub points: [i64; 2],
    /// Activations of the first and of the second.
    pub activations: [u32; 2],
}

/// Compares two saved squads.
///
/// # Errors
/// There is no such squad, or those of the database.
pub(crate) fn compare_squads(
    session: &mut Session,
    request: CompareSquadsRequest,
) -> Result<SquadComparison, Error> {
    let mut squad = |id: &str| {
        let id = session.muster.database()?.find_squad(id)?;
        session.muster.check_opened(id)
    };
    let (first, second) = (squad(&request.first)?, squad(&request.second)?);
    Ok(compare(session, &first, &second))
}

/// Compares two squads figure by figure, in their own order, so that a reader finds what they know.
pub fn compare(session: &mut Session, first: &CheckedSquad, second: &CheckedSquad) -> SquadComparison {
    let in_second = |m: &PricedMember| m.count.min(count(second, m));
    let in_first = |m: &PricedMember| m.count.min(count(first, m));
    SquadComparison {
        only_first: copies(session, first, |m| m.count - in_second(m)),
        only_second: copies(session, second, |m| m.count - in_first(m)),
        both: copies(session, first, in_second),
        points: [first.report.points.total, second.report.points.total],
        activations: [first.report.activations, second.report.activations],
        first: session.say_squad(first),
        second: session.say_squad(second),
    }
}

/// How many of a member's figure another squad holds.
fn count(squad: &CheckedSquad, member: &PricedMember) -> u32 {
    let same = squad.report.members.iter().find(|m| m.figure == member.figure);
    same.map_or(0, |m| m.count)
}

/// As many copies of each member as are wanted, at what the squad pays for them.
fn copies(
    session: &mut Session,
    squad: &CheckedSquad,
    wanted: impl Fn(&PricedMember) -> u32,
) -> Vec<MemberView> {
    let members = squad.report.members.iter().map(|m| (wanted(m), m)).filter(|(count, _)| *count > 0);
    let some = |(count, m): (u32, &PricedMember)| {
        let cost = i64::from(m.unit_cost.unwrap_or(0)) * i64::from(count);
        PricedMember { count, cost, ..m.clone() }
    };
    session.tell_squad(squad, |telling| members.map(some).map(|m| telling.member(&m)).collect())
}
