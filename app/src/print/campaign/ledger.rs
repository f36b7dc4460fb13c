//! The ledger of a campaign log: movements by stage, with those of all heroes merged into one row.

use muster_rules::campaign::event::{Card, Why};
use muster_rules::campaign::ledger::Movement;
use muster_rules::campaign::state::State;
use muster_templates::view::{LogChapter, LogMovement};

use super::{capital, joined};
use crate::campaigns::{Book, Telling};

/// Returns the movements in effect, grouped by the stage in which they were recorded.
pub(super) fn chapters(telling: Telling<'_>, book: &Book, state: &State, secrets: bool) -> Vec<LogChapter> {
    let mut chapters = Vec::<(usize, LogChapter)>::new();
    let mut rest = book.log.ledger().movements.as_slice();
    while let Some(first) = rest.first() {
        // The same movement of all heroes becomes one row.
        let alike = rest.iter().take_while(|moved| is_alike(first, moved)).count();
        let all = alike > 1 && alike == first.seated;
        let together = &rest[..if all { alike } else { 1 }];
        rest = &rest[together.len()..];
        let row = row(telling, state, together, secrets);
        match chapters.last_mut() {
            Some((stage, chapter)) if *stage == first.stage => chapter.rows.push(row),
            _ => {
                let title = title(telling, state, first.stage);
                chapters.push((first.stage, LogChapter { title, rows: vec![row] }));
            }
        }
    }
    chapters.into_iter().map(|(_, chapter)| chapter).collect()
}

fn is_alike(first: &Movement, other: &Movement) -> bool {
    first.account.hero.is_some()
        && other.account.hero.is_some()
        && (first.entry, first.amount, &first.account.kind, &first.why)
            == (other.entry, other.amount, &other.account.kind, &other.why)
}

/// Returns a stage's number and mission.
fn title(telling: Telling<'_>, state: &State, stage: usize) -> String {
    let played = state.played.iter().find(|played| played.stage == stage && !played.forced);
    joined([stage.to_string(), played.map(|p| telling.name(p.mission.as_str())).unwrap_or_default()])
}

/// Returns the row of a movement, or of the same one of all heroes.
fn row(telling: Telling<'_>, state: &State, together: &[Movement], secrets: bool) -> LogMovement {
    let Some(movement) = together.first() else { return LogMovement::default() };
    let (_, what) = telling.account_of(&movement.account);
    // Don't name a secret card here either; its cost is public.
    let secret = match &movement.why {
        Why::Bought { card: card @ Card::Agenda(_) } => !secrets && state.holder(card).is_some(),
        _ => false,
    };
    let why =
        if secret { telling.speaker.word("print-log-bought-secret") } else { telling.why(&movement.why) };
    let same = together.iter().all(|moved| moved.balance == movement.balance);
    LogMovement {
        who: match together {
            [one] => telling.owner(&one.account),
            _ => telling.speaker.word("print-log-all-heroes"),
        },
        what: capital(&telling.currency(&what)),
        amount: format!("{:+}", movement.amount).replace('-', "\u{2212}"),
        balance: movement.balance.filter(|_| same).map(|left| left.to_string()).unwrap_or_default(),
        why: capital(&why),
    }
}
