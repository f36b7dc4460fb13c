//! Steps of a campaign: recording, undoing and redoing them, and listing possible next ones.

use muster_db::DbError;
use muster_rules::campaign::next::next_steps;
use muster_rules::campaign::policy::chosen;
use muster_rules::campaign::step::Step;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use ts_rs::TS;

use super::authors::Authors;
use super::books::refused_step;
use super::mend::give_reason;
use super::names::{Names, Place};
use super::night::{NightRequest, said};
use super::refused::Refused;
use super::secrets::{entitled, is_secret, unlocked};
use super::step_text::argument;
use super::view::show;
use super::{Book, Change, KeptCampaign, Reveal, StepOffer, Telling};
use crate::base::error::Error;
use crate::base::session::Session;

/// A request to change a campaign's log.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ChangeRequest {
    /// The campaign's id or name.
    pub id: String,
    /// Number of entries in the log when it was shown, to detect concurrent changes; null to skip the check.
    pub entries: Option<u32>,
    /// Whether to include secrets in the answer.
    pub reveal: Reveal,
    /// Whether to undo a step that another machine recorded, too.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub theirs: bool,
}

/// A request to record a step.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BookRequest {
    /// The campaign and its version.
    #[serde(flatten)]
    pub at: ChangeRequest,
    /// The step.
    pub step: Step,
}

/// A request for possible next steps.
#[derive(Clone, Debug)]
pub struct NextRequest {
    /// The campaign's id or name.
    pub id: String,
    /// Whether to include steps that would be rejected.
    pub refused: bool,
    /// Whether to include steps that name a side's secrets.
    pub secrets: bool,
}

/// Records a step.
pub fn book(session: &mut Session, request: BookRequest) -> Result<KeptCampaign, Error> {
    change(session, &request.at, Change::Book(Box::new(request.step)))
}

/// Undoes the last step.
pub fn undo(session: &mut Session, request: ChangeRequest) -> Result<KeptCampaign, Error> {
    change(session, &request, Change::Undo)
}

/// Redoes the last undone step.
pub fn redo(session: &mut Session, request: ChangeRequest) -> Result<KeptCampaign, Error> {
    change(session, &request, Change::Redo)
}

/// Lets Muster take the next step of the side that it can play, and says what it drew that among.
///
/// # Errors
/// As for [`change`]; or it isn't that side's upgrade.
pub fn decide(session: &mut Session, request: ChangeRequest) -> Result<KeptCampaign, Error> {
    let book = session.muster.campaign(&request.id)?;
    let chosen = chosen(&book.game.campaigns, book.log.state()).ok_or(Error::NoUpgrade)?;
    let telling = Telling::of(session, &book.game);
    let secret = !request.reveal.secrets && chosen.among.iter().any(|(step, _)| is_secret(&book, step));
    let all = chosen.among.iter().fold(0, |all: u64, (_, weight)| all.saturating_add(*weight)).max(1);
    let remark = match chosen.among.len() {
        0 | 1 => None,
        count if secret => Some(session.words.get("campaign-decided-secret", &[("count", count.into())])),
        _ => {
            let told = chosen.among.iter().map(|(step, weight)| {
                let percent = u128::from(*weight) * 100 / u128::from(all);
                let args = [
                    ("card", telling.name(ware(step)).into()),
                    ("percent", u32::try_from(percent).unwrap_or(0).into()),
                ];
                session.words.get("campaign-decided-share", &args)
            });
            let all = told.collect::<Vec<_>>().join(" · ");
            Some(session.words.get("campaign-decided", &[("all", all.into())]))
        }
    };
    let kept = change(session, &request, Change::Book(Box::new(chosen.step)))?;
    Ok(KeptCampaign { remark, ..kept })
}

/// Returns the card that a step buys, by its ID.
fn ware(step: &Step) -> &str {
    match step {
        Step::Agenda { card, .. } => card.as_str(),
        Step::ClassCard { card, .. } => card.as_str(),
        _ => "",
    }
}

/// Changes a campaign's log. If the rules forbid it, nothing changes and the answer contains the reasons.
///
/// # Errors
/// There is no such campaign, somebody else recorded a step in between, the step to undo is another machine's, the PIN
/// is wrong, or the database fails.
pub fn change(session: &mut Session, request: &ChangeRequest, change: Change) -> Result<KeptCampaign, Error> {
    let book = session.muster.campaign(&request.id)?;
    change_book(session, book, request, change)
}

/// Changes a campaign's log as typed in a terminal: by the name of a step and its `key=value` pairs.
///
/// # Errors
/// As for [`change`]; or there is no such step, or its keys or values are wrong.
pub fn typed(
    session: &mut Session,
    request: &ChangeRequest,
    name: &str,
    values: &[String],
) -> Result<KeptCampaign, Error> {
    let book = session.muster.campaign(&request.id)?;
    let mut change = Change::of_words(Telling::of(session, &book.game), &book.log, name, values)?;
    let counted = match &mut change {
        Change::Book(step) => counted(session, &book, step, values)?,
        _ => None,
    };
    let kept = change_book(session, book, request, change)?;
    let remark = counted
        .filter(|_| kept.books.refused.is_empty())
        .map(|counted| session.words.get("night-crates-differ", &[("counted", counted.into())]));
    Ok(KeptCampaign { remark, ..kept })
}

/// Takes what was counted during a mission into its result, unless something else was typed. Returns the crates counted
/// where others were.
fn counted(
    session: &mut Session,
    book: &Book,
    step: &mut Step,
    values: &[String],
) -> Result<Option<u32>, Error> {
    let Step::Mission(result) = step else { return Ok(None) };
    if book.game.campaigns.rules.night.is_none() {
        return Ok(None);
    }
    let request = NightRequest {
        id: book.summary.uuid.to_string(),
        mission: Some(result.name.clone()),
        ..NightRequest::default()
    };
    let Ok(Some(said)) = said(&mut session.muster, &request) else { return Ok(None) };
    let typed = |key: &str| values.iter().any(|value| value.starts_with(&format!("{key}=")));
    if !typed("tokens") {
        result.tokens = said.tokens;
    }
    if typed("crates") {
        return Ok(Some(said.crates).filter(|crates| *crates != result.crates));
    }
    result.crates = said.crates;
    Ok(None)
}

fn change_book(
    session: &mut Session,
    mut book: Book,
    request: &ChangeRequest,
    mut change: Change,
) -> Result<KeptCampaign, Error> {
    if let Change::Mend(mend) = &mut change {
        give_reason(session, mend);
        **mend = mend.named(&book.log, Some(Telling::of(session, &book.game)))?;
    }
    unlocked(&mut session.muster, &book, &request.reveal)?;
    let touched = match &change {
        Change::Book(step) => vec![step.as_ref()],
        Change::Mend(mend) => mend.touched(&book.log),
        Change::Undo | Change::Redo => Vec::new(),
    };
    for step in touched {
        entitled(&mut session.muster, &book, step, &request.reveal)?;
    }
    let entries = book.log.entries.len();
    if request.entries.is_some_and(|seen| entries != seen as usize) {
        return Err(DbError::Overtaken { kind: muster_db::Kind::Campaign }.into());
    }
    let number = book.log.steps().count();
    let back = matches!(change, Change::Undo);
    let of = match &change {
        Change::Book(_) | Change::Mend(_) => Some(entries),
        Change::Undo => book.log.undoable(),
        Change::Redo => book.log.redoable(),
    };
    if back && !request.theirs {
        only_own(session, &book, of, request.reveal.secrets)?;
    }
    let refusals = match session.muster.change_book(&mut book, change) {
        Ok(()) => Vec::new(),
        Err(error) => error.fault::<Refused>()?.refusals,
    };
    let mut kept = show(session, &book, &request.reveal)?;
    let telling = Telling::of(session, &book.game);
    if refusals.is_empty() {
        let name = telling.entry(&book.log, of, request.reveal.secrets);
        let taken = |name: String| session.words.get("campaign-taken-back", &[("step", name.into())]);
        kept.done = name.map(|name| if back { taken(name) } else { name });
    }
    kept.books.refused = refused_step(number, &refusals, telling);
    Ok(kept)
}

/// Refuses to undo a step that another machine recorded.
fn only_own(session: &mut Session, book: &Book, at: Option<usize>, secrets: bool) -> Result<(), Error> {
    let authors = Authors::of(session, book.summary.uuid)?;
    let Some(machine) = at.and_then(|at| authors.of_entry(at)) else { return Ok(()) };
    let step = Telling::of(session, &book.game).entry(&book.log, at, secrets).unwrap_or_default();
    Err(Error::StepOfAnother { step, machine: machine.to_owned() })
}

/// A possible next step, as typed.
#[derive(Clone, Debug, Serialize)]
pub struct NextOffer {
    /// The step, with the reasons against it.
    #[serde(flatten)]
    pub offer: StepOffer,
    /// The arguments of `campaign do`, with names.
    pub line: String,
    /// What a weapon does that the step buys, in one line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weapon: Option<String>,
}

/// Returns possible next steps.
pub fn next(session: &mut Session, request: &NextRequest) -> Result<Vec<NextOffer>, Error> {
    let book = session.muster.campaign(&request.id)?;
    let telling = Telling::of(session, &book.game);
    let steps = next_steps(&book.game.campaigns, book.log.state()).into_iter();
    let steps = steps.filter(|next| request.refused || next.refusals.is_empty());
    let steps = steps.filter(|next| request.secrets || !is_secret(&book, &next.step));
    let names = Names::of(telling, Some(book.log.state()));
    let offers = steps.map(|next| NextOffer {
        line: line(&names, &next.step),
        weapon: telling.bought(&next.step),
        offer: StepOffer::new(next.step, &next.refusals, telling),
    });
    Ok(offers.collect())
}

/// Formats a step as arguments of `campaign do`, with names where they mean what they shall. A mission's result is left
/// out.
fn line(names: &Names<'_>, step: &Step) -> String {
    let Ok(Json::Object(mut values)) = serde_json::to_value(step) else { return String::new() };
    let name = values.remove("do");
    let step = name.as_ref().and_then(Json::as_str).unwrap_or_default();
    let mut line = step.to_owned();
    for (key, value) in values.iter().filter(|(key, _)| *key != "winner") {
        match value {
            Json::String(id) => {
                line.push_str(&format!(" {}", argument(key, &names.written(Place::of(step, key), id))));
            }
            Json::Bool(true) => line.push_str(&format!(" {key}=true")),
            _ => {}
        }
    }
    line
}
