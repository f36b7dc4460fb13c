//! Findings of the program itself rather than of a game.

use crate::constraint::Constraint;
use crate::figure::Cost;
use crate::id::{FigureId, RuleId};
use crate::report::{Fact, Finding, Fix, Question, Severity};

use super::activations;
use super::kind::owned::too_few;
use super::remedy::tally_up;
use super::squad::Squad;

/// Adds the program's findings, which apply to any squad in any game.
pub(crate) fn findings(squad: &Squad<'_>, out: &mut Vec<Finding>) {
    if squad.input.unread == 0 && squad.lines.is_empty() && squad.unknown.is_empty() {
        out.push(Finding::new(Severity::Error, &RuleId::from("MUSTER-EMPTY"), "empty"));
    }
    for member in &squad.unknown {
        let rule = RuleId::from("MUSTER-UNKNOWN");
        out.push(Finding::new(Severity::Ask, &rule, "unknown").about([member.figure.clone()]));
    }
    for line in squad.lines.iter().filter(|l| l.figure.cost == Cost::Unknown) {
        out.push(cost_unknown(squad, &line.figure.id));
    }
    unknown_names(squad, out);
    owned_findings(squad, out);
    claim_findings(squad, out);
}

/// Returns the question about a figure's cost.
pub(crate) fn cost_unknown(squad: &Squad<'_>, id: &FigureId) -> Finding {
    let finding = Finding::new(squad.cost_question(), &RuleId::from("MUSTER-COST"), "cost-unknown");
    let fix = Fix::Settle { question: Question::Cost { figure: id.clone() } };
    finding.about([id.clone()]).fix(fix)
}

/// Reports factions that the game lacks and kinds of lists that no rule of the format governs. Both are
/// otherwise ignored, and a typo shouldn't pass as legal.
fn unknown_names(squad: &Squad<'_>, out: &mut Vec<Finding>) {
    let rule = RuleId::from("MUSTER-UNKNOWN");
    let draft = squad.input.draft;
    if let Some(faction) = &draft.faction
        && squad.catalogue.game().faction(faction).is_none()
    {
        let finding = Finding::new(Severity::Ask, &rule, "unknown-faction");
        out.push(finding.with("faction", Fact::Faction(faction.clone())));
    }
    let constraints = &squad.input.format.constraints;
    for list in draft.side_lists.iter().filter(|l| l.members.iter().any(|m| m.count > 0)) {
        if !constraints.iter().any(|c| c.governs_list(&list.kind)) {
            let finding = Finding::new(Severity::Ask, &rule, "unknown-list");
            let about = list.members.iter().map(|m| m.figure.clone());
            let finding = finding.with("list", Fact::Text(list.kind.clone())).about(about);
            let copies = tally_up(list.members.iter().map(|m| (&m.figure, m.count)));
            out.push(finding.fix(Fix::Remove { copies, beside: true }));
        }
    }
}

/// Warns about figures the user doesn't own, unless the format has a rule about it.
fn owned_findings(squad: &Squad<'_>, out: &mut Vec<Finding>) {
    if !squad.input.format.constraints.iter().any(|c| matches!(c, Constraint::Owned(_))) {
        too_few(squad, Severity::Warning, &RuleId::from("MUSTER-OWNED"), out);
    }
}

fn claim_findings(squad: &Squad<'_>, out: &mut Vec<Finding>) {
    let claims = squad.input.claims;
    let truth = [
        ("claim-total", claims.total, squad.tally.total),
        ("claim-activations", claims.activations, i64::from(activations(squad))),
    ];
    for (message, claimed, computed) in truth {
        if let Some(claimed) = claimed.filter(|c| *c != computed) {
            let finding = Finding::new(Severity::Warning, &RuleId::from("MUSTER-CLAIM"), message);
            out.push(finding.number("claimed", claimed).number("computed", computed));
        }
    }
}
