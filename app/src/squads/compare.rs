//! Compares two squads: what only one contains, and what both do.

use muster_db::table::kept::KeptKind;
use muster_rules::report::PricedMember;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::check::CheckedSquad;
use super::view::{MemberView, SquadView};
use crate::base::error::Error;
use crate::base::session::Session;

/// A request to compare two squads.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CompareSquadsRequest {
    /// The first squad's id.
    pub first: String,
    /// The second squad's id.
    pub second: String,
}

/// The comparison of two squads.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadComparison {
    /// The first squad.
    pub first: SquadView,
    /// The second squad.
    pub second: SquadView,
    /// Copies that only the first contains.
    pub only_first: Vec<MemberView>,
    /// Copies that only the second contains.
    pub only_second: Vec<MemberView>,
    /// Copies that both contain, at their cost in the first.
    pub both: Vec<MemberView>,
    /// The costs of the first and the second.
    pub points: [i64; 2],
    /// The activations of the first and the second.
    pub activations: [u32; 2],
}

/// Compares two saved squads.
pub(crate) fn compare_squads(
    session: &mut Session,
    request: CompareSquadsRequest,
) -> Result<SquadComparison, Error> {
    let mut squad = |id: &str| {
        let id = session.muster.database()?.find_id(KeptKind::Squad, id)?;
        session.muster.check_opened(id)
    };
    let (first, second) = (squad(&request.first)?, squad(&request.second)?);
    Ok(compare(session, &first, &second))
}

/// Compares two squads figure by figure, keeping the order of each.
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

/// Returns the number of copies of a member's figure in another squad.
fn count(squad: &CheckedSquad, member: &PricedMember) -> u32 {
    let same = squad.report.members.iter().find(|m| m.figure == member.figure);
    same.map_or(0, |m| m.count)
}

/// Returns the wanted number of copies of each member, at their cost in the squad.
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
