//! Steps: booked, taken back, done again, and those that may come next.

use muster_db::DbError;
use muster_rules::campaign::next::next_steps;
use muster_rules::campaign::step::Step;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use ts_rs::TS;

use super::books::refused_step;
use super::kept::show;
use super::secrets::{entitled, is_secret, unlocked};
use super::written::argument;
use super::{Change, KeptCampaign, Reveal, StepOffer, Telling};
use crate::error::Error;
use crate::session::Session;

/// A campaign's log that is to be changed.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ChangeRequest {
    /// The campaign's id or name.
    pub id: String,
    /// How many entries its log had when it was shown: a step is not booked into other books. Null where
    /// nobody saw it.
    pub entries: Option<u32>,
    /// Whether to answer with secrets.
    pub reveal: Reveal,
}

/// A step to be booked.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BookRequest {
    /// Where.
    #[serde(flatten)]
    pub at: ChangeRequest,
    /// The step.
    pub step: Step,
}

/// Asks for the steps that somebody might want.
#[derive(Clone, Debug)]
pub struct NextRequest {
    /// The campaign's id or name.
    pub id: String,
    /// Whether those are told, too, that are refused.
    pub refused: bool,
    /// Whether those are told, too, that name what one side keeps in secret.
    pub secrets: bool,
}

/// Books a step.
///
/// # Errors
/// As for [`change`].
pub fn book(session: &mut Session, request: BookRequest) -> Result<KeptCampaign, Error> {
    change(session, &request.at, Change::Book(Box::new(request.step)))
}

/// Takes the last step back.
///
/// # Errors
/// As for [`change`].
pub fn undo(session: &mut Session, request: ChangeRequest) -> Result<KeptCampaign, Error> {
    change(session, &request, Change::Undo)
}

/// Does the step again that was taken back.
///
/// # Errors
/// As for [`change`].
pub fn redo(session: &mut Session, request: ChangeRequest) -> Result<KeptCampaign, Error> {
    change(session, &request, Change::Redo)
}

/// Changes a campaign's log. What the rules forbid is in the answer, and nothing is booked then.
///
/// # Errors
/// There is no such campaign, somebody else booked in between, the PIN is another, or those of the database.
pub fn change(session: &mut Session, request: &ChangeRequest, change: Change) -> Result<KeptCampaign, Error> {
    let mut book = session.muster.campaign(&request.id)?;
    unlocked(&mut session.muster, &book, &request.reveal)?;
    if let Change::Book(step) = &change {
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
    let refusals = match session.muster.change_book(&mut book, change) {
        Ok(()) => Vec::new(),
        Err(Error::Refused(refused)) => refused.refusals,
        Err(error) => return Err(error),
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

/// A step that somebody might want, as it is typed.
#[derive(Clone, Debug, Serialize)]
pub struct NextOffer {
    /// The step, and what speaks against it.
    #[serde(flatten)]
    pub offer: StepOffer,
    /// As `campaign do` takes it, by names.
    pub line: String,
}

/// The steps that somebody might want now.
///
/// # Errors
/// There is no such campaign, or several.
pub fn next(session: &mut Session, request: &NextRequest) -> Result<Vec<NextOffer>, Error> {
    let book = session.muster.campaign(&request.id)?;
    let telling = Telling::of(session, &book.game);
    let steps = next_steps(&book.game.campaigns, &book.log.state()).into_iter();
    let steps = steps.filter(|next| request.refused || next.refusals.is_empty());
    let steps = steps.filter(|next| request.secrets || !is_secret(&book, &next.step));
    let offers = steps.map(|next| NextOffer {
        line: line(telling, &next.step),
        offer: StepOffer::new(next.step, &next.refusals, telling),
    });
    Ok(offers.collect())
}

/// A step as `campaign do` takes it, by names. Of a mission only its choice is meant.
fn line(telling: Telling<'_>, step: &Step) -> String {
    let Ok(Json::Object(mut values)) = serde_json::to_value(step) else { return String::new() };
    let name = values.remove("do");
    let mut line = name.as_ref().and_then(Json::as_str).unwrap_or_default().to_owned();
    for (key, value) in values.iter().filter(|(key, _)| *key != "winner") {
        match value {
            Json::String(id) => {
                line.push_str(&format!(" {}", argument(key, &telling.name(id))));
            }
            Json::Bool(true) => line.push_str(&format!(" {key}=true")),
            _ => {}
        }
    }
    line
}
