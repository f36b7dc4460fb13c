//! The partner's and the opponent's squads that a squad is checked together with. Their own findings affect only
//! their own verdict.

use muster_rules::check::{CheckInput, check};
use muster_rules::id::FactionId;
use muster_rules::report::{Finding, Points, Verdict};
use muster_rules::squad::SquadDraft;
use serde::Serialize;
use ts_rs::TS;

use super::check::{CheckedSquad, format_of};
use super::findings::{FindingView, findings};
use super::view::Telling;

/// The role of another squad towards the one being checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The partner's squad in a team.
    Partner,
    /// The opponent's squad.
    Opponent,
}

/// A squad that another is checked together with.
#[derive(Debug)]
pub struct OtherSquad {
    /// Its role.
    pub role: Role,
    /// The file or saved squad it was read from; empty if a draft was given.
    pub file: String,
    /// The checked squad.
    pub checked: Box<CheckedSquad>,
}

/// A checked squad of a partner or opponent, as both shells get it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OtherSquadView {
    /// Its role.
    pub role: Role,
    /// The squad's name; may be empty.
    pub name: String,
    /// The English name of the faction it plays as; null if no faction allows all of its figures.
    pub faction: Option<String>,
    /// The id of that faction.
    pub faction_id: Option<FactionId>,
    /// Whether it is legal.
    pub verdict: Verdict,
    /// Its cost and limit.
    pub points: Points,
    /// Its findings, the gravest first. Those concerning both squads are only in the findings of the squad checked.
    pub findings: Vec<FindingView>,
}

impl OtherSquad {
    /// Checks it again, now together with the squad it meets.
    pub(super) fn met(mut self, mine: &SquadDraft, said: &[Finding]) -> Self {
        let checked = &mut *self.checked;
        let Ok(format) = format_of(&checked.game, mine) else { return self };
        // An agreed limit applies to both.
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
