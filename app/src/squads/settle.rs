//! Makes the choices that determine a squad's cost or verdict. Counting assumes the best choices, so a squad taken
//! from a count needs them recorded.

use muster_db::pack::LoadedGame;
use muster_rules::check::{CheckInput, check};
use muster_rules::figure::Cost;
use muster_rules::format::Format;
use muster_rules::report::{Fix, Report, Severity, Verdict};
use muster_rules::squad::{SetupChoice, SquadDraft};

use super::choices::{Choice, choices_of};

/// The maximum number of combinations to try.
const MOST_TRIED: usize = 2_000;

/// Returns the choices to add so that the squad is legal; of several combinations the one that spends the most
/// points. Returns none if nothing depends on a choice, or no combination makes the squad legal.
pub(crate) fn settle(game: &LoadedGame, format: &Format, draft: &SquadDraft) -> Vec<SetupChoice> {
    let report = |draft: &SquadDraft| check(&game.catalogue, CheckInput::new(draft, format));
    let asked = open_choices(game, format, draft, &report(draft));
    if asked.is_empty() {
        return Vec::new();
    }
    let (mut best, mut most) = (Vec::new(), None);
    let mut tried = draft.clone();
    let mut at = vec![0; asked.len()];
    for _ in 0..MOST_TRIED {
        let made = || asked.iter().zip(&at).map(|(options, i)| options[*i].clone());
        tried.setup.truncate(draft.setup.len());
        tried.setup.extend(made());
        let Report { verdict, points, .. } = report(&tried);
        if verdict == Verdict::Legal && most.is_none_or(|most| points.total > most) {
            (best, most) = (made().collect(), Some(points.total));
        }
        // Advance to the next combination, with the first choice changing fastest.
        let Some(next) = (0..at.len()).find(|i| at[*i] + 1 < asked[*i].len()) else { break };
        at[..next].fill(0);
        at[next] += 1;
    }
    best
}

/// Returns the options of each open choice that determines a cost or the verdict.
fn open_choices(
    game: &LoadedGame,
    format: &Format,
    draft: &SquadDraft,
    report: &Report,
) -> Vec<Vec<SetupChoice>> {
    let is_priced = |choice: &Choice| {
        game.catalogue.figure(&choice.holder).is_some_and(|figure| figure.cost == Cost::Chosen)
    };
    let is_decisive = |choice: &Choice| {
        let asks = |fix: &Fix| {
            matches!(fix, Fix::Choose { holder, ability }
                if *holder == choice.holder && *ability == choice.ability)
        };
        let grave = report.findings.iter().filter(|f| matches!(f.severity, Severity::Ask | Severity::Error));
        grave.flat_map(|f| &f.fixes).any(asks)
    };
    let open = choices_of(game, format, draft, &report.members).into_iter();
    open.filter(|c| c.chosen.is_none() && !c.options.is_empty())
        .filter(|c| is_priced(c) || is_decisive(c))
        .map(|choice| {
            let answer = |chosen| SetupChoice {
                holder: choice.holder.clone(),
                ability: choice.ability.clone(),
                chosen,
            };
            choice.options.iter().cloned().map(answer).collect()
        })
        .collect()
}
