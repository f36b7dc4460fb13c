//! The squads that one is checked beside: its partner's and its opponent's. What the rules have to say of
//! them is theirs, and changes no verdict but their own.

use muster_rules::check::{CheckInput, check};
use muster_rules::id::FactionId;
use muster_rules::report::{Finding, Points, Verdict};
use muster_rules::squad::SquadDraft;
use serde::Serialize;
use ts_rs::TS;

use super::check::{CheckedSquad, format_of};
use super::findings::{FindingView, findings};
use super::view::Telling;

/// What another squad is to the one that is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The other squad of its team.
    Partner,
    /// The squad that it meets.
    Opponent,
}

/// A squad beside the one that is checked.
#[derive(Debug)]
pub struct OtherSquad {
    /// What it is to that one.
    pub role: Role,
    /// The file or the saved squad that it was read from; empty where the draft itself was given.
    pub file: String,
    /// What the rules say of it.
    pub checked: Box<CheckedSquad>,
}

/// What the rules say of a partner's or an opponent's squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OtherSquadView {
    /// What it is to the squad that was checked.
    pub role: Role,
    /// What it is called; empty where it has no name.
    pub name: String,
    /// The faction it plays as, in English; null where no faction takes all of it.
    pub faction: Option<String>,
    /// The same by its id.
    pub faction_id: Option<FactionId>,
    /// Whether it may be fielded.
    pub verdict: Verdict,
    /// Its points.
    pub points: Points,
    /// What the rules say of it, grave findings first. What concerns both squads is said of the other one.
    pub findings: Vec<FindingView>,
}

impl OtherSquad {
    /// Asks the rules of it again, now that it is known which squad it stands beside.
    pub(super) fn met(mut self, mine: &SquadDraft, said: &[Finding]) -> Self {
        let checked = &mut *self.checked;
        let Ok(format) = format_of(&checked.game, mine) else { return self };
        // What was agreed on holds for both.
        checked.source.draft.limit = checked.source.draft.limit.or(mine.limit);
        let (partner, opponent) = match self.role {
            Role::Partner => (Some(mine), None),
            Role::Opponent => (None, Some(mine)),
        };
        let input = CheckInput {
            partner,
            opponent,
            claims: checked.source.claims,
            unread: checked.source.unresolved.len(),
            ..CheckInput::new(&checked.source.draft, format)
        };
        let mut report = check(&checked.game.catalogue, input);
        let of_both = |f: &Finding| {
            said.iter().any(|s| s.rule == f.rule && s.message == f.message && s.members == f.members)
        };
        report.without(of_both);
        checked.report = report;
        self
    }

    pub(super) fn view(&self, telling: &Telling<'_>) -> OtherSquadView {
        let report = &self.checked.report;
        let faction = report.faction.as_ref().and_then(|f| telling.speaker.data().faction(f));
        OtherSquadView {
            role: self.role,
            name: self.checked.source.draft.name.clone(),
            faction: faction.map(|f| f.name.clone()),
            faction_id: report.faction.clone(),
            verdict: self.checked.verdict(),
            points: report.points,
            findings: findings(&self.checked, telling.speaker),
        }
    }
}
