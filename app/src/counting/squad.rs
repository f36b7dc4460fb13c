//! Squads in progress: the figures that still fit, the best completions, and random ones.

use std::collections::BTreeMap;

use muster_rules::count::{BigUint, Found, Stop};
use muster_rules::id::{FigureId, RuleId};
use muster_rules::squad::{Member, SetupChoice, SquadDraft};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::begun::{Begun, FillFor, Told};
use crate::base::error::Error;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::collection::RowFault;

/// A request for the figures that fit a squad in progress.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RoomRequest {
    /// The squad in progress.
    pub draft: SquadDraft,
    /// Whether to use only owned copies, in addition to those in the squad.
    pub mine: bool,
}

/// The figures that fit a squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Room {
    /// The figures that can be added, those in the most legal squads first.
    pub fits: Vec<FigureRoom>,
    /// Number of these figures.
    pub figures: usize,
    /// Number of them that are in squads which spend all points.
    pub filling_exactly: usize,
    /// The number of legal squads with all current members.
    pub legal_squads: String,
    /// The number of squads that spend all points; null in a format without a limit.
    pub at_limit: Option<String>,
    /// Whether no attachments beyond the present ones were counted (except one more of it in an attachment's own
    /// row), because there are too many ways to choose them.
    pub no_more_attached: bool,
}

/// How one more copy of a figure combines with a squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FigureRoom {
    /// The figure's id.
    pub figure: FigureId,
    /// The number of legal squads that contain it and all current members.
    pub legal_squads: String,
    /// The number of these squads that spend all points; `0` if it can't be filled exactly.
    pub at_limit: String,
}

/// A request to complete a squad.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct FillRequest {
    /// The squad in progress.
    pub draft: SquadDraft,
    /// The goal.
    pub best: FillFor,
    /// Whether to use only owned copies, in addition to those in the squad.
    pub mine: bool,
    /// Whether to use only balanced squads, if there are any; see [`Fillings::balanced`].
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub balanced: bool,
    /// A spreadsheet of prices, for [`FillFor::Price`].
    pub prices: Option<String>,
    /// Maximum number of completions.
    pub top: u32,
}

/// The best completions of a squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Fillings {
    /// The completions, best first.
    pub rows: Vec<Filling>,
    /// Whether these were chosen from balanced squads only.
    pub balanced: bool,
    /// Whether no attachments were added, because there are too many ways to choose them.
    pub no_more_attached: bool,
    /// Rows of the spreadsheet of prices that were left out.
    pub faults: Vec<RowFault>,
    /// The rules that prevent any squad, if there is none.
    pub barred_by: Vec<RuleId>,
}

/// A completion of a squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Filling {
    /// The figures to add; none if the squad can't be improved.
    pub add: Vec<AddedLine>,
    /// The choices to add, on which the squad's points depend.
    pub setup: Vec<SetupChoice>,
    /// The value of the whole squad for the goal: points, activations or the stat; negative for what is missing, whose
    /// price is in hundredths.
    pub value: i64,
    /// The number of missing copies without a price, which aren't in `value`.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(optional, as = "Option<u32>")]
    pub unpriced: u32,
    /// The points left over; null if there is no limit.
    pub left: Option<i64>,
}

/// Copies of a figure to add.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AddedLine {
    /// The figure's id.
    pub figure: FigureId,
    /// Its name in the reader's language.
    pub local_name: String,
    /// Number of copies to add.
    pub count: u32,
    /// Number of the squad's copies that aren't owned, including those already in it.
    pub missing: u32,
}

/// A request for a random squad.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RandomRequest {
    /// Its format, points, faction and era, and the members to choose from with `keep`.
    pub draft: SquadDraft,
    /// Ids of the members to keep, with all their copies.
    pub keep: Vec<String>,
    /// Figures to exclude.
    pub without: Vec<String>,
    /// Whether to use only owned copies, in addition to those kept.
    pub mine: bool,
    /// Whether to draw only squads that spend all points, if there are any.
    pub full: bool,
    /// Whether to draw only balanced squads, if there are any; see [`Drawn::balanced`].
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub balanced: bool,
    /// The random seed; equal seeds draw equal squads.
    pub seed: u32,
}

/// A random squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Drawn {
    /// The members, those kept first; null if no squad is legal.
    pub members: Option<Vec<Member>>,
    /// The choices to add to those of the kept members, on which the squad's points depend.
    pub setup: Vec<SetupChoice>,
    /// Whether it was drawn uniformly from balanced squads only, rather than from all.
    pub balanced: bool,
    /// Whether no attachments were added, because there are too many ways to choose them.
    pub no_more_attached: bool,
    /// The rules that prevent any squad, if there is none.
    pub barred_by: Vec<RuleId>,
}

/// Returns all squads that contain a draft.
fn begun(session: &mut Session, draft: &SquadDraft, mine: bool) -> Result<Begun, Error> {
    let game = session.game(draft.game.as_str())?;
    let owned = mine.then(|| session.muster.database().and_then(|d| Ok(d.owned_by_figure(&draft.game)?)));
    let begun = Begun::of(game, draft);
    Ok(match owned.transpose()? {
        Some(owned) => begun.owning(owned),
        None => begun,
    })
}

/// Returns the figures that still fit a squad.
pub fn room(
    session: &mut Session,
    request: RoomRequest,
) -> Result<impl FnOnce(&Stop) -> Result<Room, Error> + Send + use<>, Error> {
    let begun = begun(session, &request.draft, request.mine)?;
    Ok(move |stop: &Stop| {
        let Told { answer, no_more_attached } = begun.fits(Some(stop))?;
        let mut fits = answer.figures;
        fits.retain(|f| f.legal != BigUint::default());
        fits.sort_by(|a, b| b.legal.cmp(&a.legal));
        let room = |f: muster_rules::count::Fit| FigureRoom {
            figure: f.figure,
            legal_squads: f.legal.to_string(),
            at_limit: f.at_limit.to_string(),
        };
        Ok(Room {
            figures: fits.len(),
            filling_exactly: fits.iter().filter(|f| f.at_limit != BigUint::default()).count(),
            fits: fits.into_iter().map(room).collect(),
            legal_squads: answer.all.legal.to_string(),
            at_limit: answer.all.at_limit.map(|n| n.to_string()),
            no_more_attached,
        })
    })
}

/// Maximum number of completions that are listed.
const MOST: u32 = 50;

/// Returns the best completions of a squad.
pub fn fill(
    session: &mut Session,
    request: FillRequest,
) -> Result<impl FnOnce(&Stop) -> Result<Fillings, Error> + Send + use<>, Error> {
    let draft = request.draft;
    let begun = begun(session, &draft, request.mine)?;
    // Missing copies are shown for any goal, but only some goals require the database.
    let owned = match request.best {
        FillFor::Owned | FillFor::Price => session.muster.database()?.owned_by_figure(&draft.game)?,
        _ => session.muster.shelf(&begun.game, None).all_owned().cloned().unwrap_or_default(),
    };
    let prices =
        request.prices.as_ref().map(|file| session.muster.prices_in(&begun.game, file)).transpose()?;
    let (prices, faults) = prices.unwrap_or_default();
    let words = session.words;
    Ok(move |stop: &Stop| {
        let top = request.top.min(MOST) as usize;
        let fill = |begun: &Begun| begun.fill(request.best, top, &owned, &prices, Some(stop));
        let (begun, filled) = begun.balanced_first(request.balanced, fill, |found| !found.is_empty())?;
        let Told { answer: found, no_more_attached } = filled;
        let barred_by = if found.is_empty() { begun.barred_by(Some(stop))? } else { Vec::new() };
        let limited = begun.request(None)?.limit().is_some();
        let speaker = Speaker::new(&words, &begun.game, &begun.game.names);
        let row = |found: Found| {
            let filled = SquadDraft { members: found.members.clone(), ..draft.clone() };
            Ok(Filling {
                add: found.members.into_iter().filter_map(|m| added(&begun, &owned, &speaker, m)).collect(),
                setup: begun.settled(&filled)?,
                value: found.value,
                unpriced: found.unpriced,
                left: limited.then_some(found.left),
            })
        };
        let rows = found.into_iter().map(row).collect::<Result<_, Error>>()?;
        Ok(Fillings { rows, balanced: begun.balanced, no_more_attached, faults, barred_by })
    })
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde wants it")]
const fn is_none(number: &u32) -> bool {
    *number == 0
}

/// Returns the added copies of a member of a completed squad.
fn added(
    begun: &Begun,
    owned: &BTreeMap<FigureId, u32>,
    speaker: &Speaker<'_>,
    member: Member,
) -> Option<AddedLine> {
    let there = begun.there(&member.figure);
    let count = member.count.checked_sub(there).filter(|n| *n > 0)?;
    let missing = member.count.saturating_sub(owned.get(&member.figure).copied().unwrap_or(0));
    Some(AddedLine { local_name: speaker.figure(&member.figure), figure: member.figure, count, missing })
}

/// Draws a legal squad at random.
pub fn random(
    session: &mut Session,
    request: RandomRequest,
) -> Result<impl FnOnce(&Stop) -> Result<Drawn, Error> + Send + use<>, Error> {
    let mut draft = request.draft;
    draft.members.retain(|m| request.keep.iter().any(|k| k == m.figure.as_str()));
    let mut begun = begun(session, &draft, request.mine)?;
    begun.without = request.without.iter().map(|f| FigureId::from(f.as_str())).collect();
    Ok(move |stop: &Stop| {
        let draw = |begun: &Begun| begun.random(request.seed.into(), request.full, Some(stop));
        let (begun, drawn) = begun.balanced_first(request.balanced, draw, Option::is_some)?;
        let Told { answer, no_more_attached } = drawn;
        let balanced = begun.balanced;
        let Some(drawn) = answer else {
            let barred_by = begun.barred_by(Some(stop))?;
            return Ok(Drawn { members: None, setup: Vec::new(), balanced, no_more_attached, barred_by });
        };
        let place = |m: &Member| begun.with.iter().position(|w| w.figure == m.figure);
        // Keep figures that the catalogue doesn't have, though counting ignores them.
        let strangers = begun.with.iter().filter(|m| begun.game.catalogue.place(&m.figure).is_none());
        let mut members: Vec<Member> = drawn.into_iter().chain(strangers.cloned()).collect();
        members.sort_by_key(|m| place(m).unwrap_or(usize::MAX));
        let is_here = |choice: &SetupChoice| members.iter().any(|m| m.figure == choice.holder);
        draft.setup.retain(is_here);
        draft.members.clone_from(&members);
        let setup = begun.settled(&draft)?;
        Ok(Drawn { members: Some(members), setup, balanced, no_more_attached, barred_by: Vec::new() })
    })
}
