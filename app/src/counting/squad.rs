//! Squads in progress: which figures still fit, what fills them, and a random completion.

use std::collections::BTreeMap;

use muster_rules::count::{BigUint, Found, Stop};
use muster_rules::id::{FigureId, RuleId};
use muster_rules::squad::{Member, SetupChoice, SquadDraft};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::begun::{Begun, Told};
use crate::collection::RowFault;
use crate::error::Error;
use crate::session::Session;
use crate::speaker::Speaker;

/// A squad that was begun.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RoomRequest {
    /// The squad so far.
    pub draft: SquadDraft,
    /// Only with owned figures, in addition to those already there.
    pub mine: bool,
}

/// What it has room for.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Room {
    /// The figures that can be added, those in the most legal squads first.
    pub fits: Vec<FigureRoom>,
    /// How many figures these are.
    pub figures: usize,
    /// How many of them are in squads that spend all points.
    pub filling_exactly: usize,
    /// The number of legal squads with all current members.
    pub legal_squads: String,
    /// How many of them spend all points; `null` in a format without a limit.
    pub at_limit: Option<String>,
    /// Whether no attachments were counted but those that are there, and for an attachment's own row one
    /// more of it: there are too many ways to choose them.
    pub no_more_attached: bool,
}

/// How one more copy of a figure combines with a squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FigureRoom {
    /// The figure's id.
    pub figure: FigureId,
    /// The number of legal squads that contain it and all current members.
    pub legal_squads: String,
    /// In how many of them all points are spent; `0` where the squad cannot be filled exactly with it.
    pub at_limit: String,
}

/// What a squad is filled up for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum FillFor {
    /// Spend as many points as possible.
    #[default]
    Points,
    /// As many activations.
    Activations,
    /// As much of the stat that is printed as boxes to tick, such as hit points.
    Endurance,
    /// As few copies as possible that the user doesn't own.
    Owned,
    /// The copies that the user doesn't own at the lowest price.
    Price,
}

/// A squad to be filled up.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct FillRequest {
    /// The squad so far.
    pub draft: SquadDraft,
    /// What it is filled up for.
    pub best: FillFor,
    /// Only with owned figures, in addition to those already there.
    pub mine: bool,
    /// Only balanced squads, if there are any; see [`Fillings::balanced`].
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub balanced: bool,
    /// A spreadsheet of prices, for filling at the lowest price.
    pub prices: Option<String>,
    /// How many ways are shown.
    pub top: u32,
}

/// The best ways to fill a squad up.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Fillings {
    /// The best first.
    pub rows: Vec<Filling>,
    /// Whether these were chosen among balanced squads alone.
    pub balanced: bool,
    /// Whether no attachments came but those that are there: there are too many ways to choose them.
    pub no_more_attached: bool,
    /// Rows of the spreadsheet of prices that were left out.
    pub faults: Vec<RowFault>,
    /// If there is none: the rules that prevent it.
    pub barred_by: Vec<RuleId>,
}

/// One way.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Filling {
    /// The figures to add; none if the squad can't be improved.
    pub add: Vec<AddedLine>,
    /// The choices to add, on which the squad's points depend.
    pub setup: Vec<SetupChoice>,
    /// How good the whole squad is by what was asked: points, activations, the stat; less than nothing
    /// for what is missing.
    pub value: i64,
    /// The points that it leaves over; `null` where points don't matter.
    pub left: Option<i64>,
}

/// Copies to be added.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AddedLine {
    /// The figure's id.
    pub figure: FigureId,
    /// What it is called in the reader's language.
    pub local_name: String,
    /// How many are added.
    pub count: u32,
    /// How many of the squad's copies are not owned, those that were there already among them.
    pub missing: u32,
}

/// A squad by chance.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RandomRequest {
    /// Its format, points, faction and era; members stay only as far as `keep` says.
    pub draft: SquadDraft,
    /// Members that stay, by id, all their copies.
    pub keep: Vec<String>,
    /// Figures to exclude.
    pub without: Vec<String>,
    /// Only with owned figures, in addition to those that stay.
    pub mine: bool,
    /// Only squads that spend all points, if there are any.
    pub full: bool,
    /// Balanced ones only, where there are any; see [`Drawn::balanced`].
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub balanced: bool,
    /// What chance begins from; the same draws the same squad.
    pub seed: u32,
}

/// A squad drawn by chance.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Drawn {
    /// The members, those that stay first; `null` if no squad is legal.
    pub members: Option<Vec<Member>>,
    /// The choices to add to those recorded for members that stay: the squad's points depend on them.
    pub setup: Vec<SetupChoice>,
    /// Whether it was drawn among balanced squads alone, each of them as likely; otherwise among all.
    pub balanced: bool,
    /// Whether no attachments came but those that stay: there are too many ways to choose them.
    pub no_more_attached: bool,
    /// If there is none: the rules that prevent it.
    pub barred_by: Vec<RuleId>,
}

/// All squads that hold everybody of a draft.
fn begun(session: &mut Session, draft: &SquadDraft, mine: bool) -> Result<Begun, Error> {
    let game = session.game(draft.game.as_str())?;
    let owned = mine.then(|| session.muster.database().and_then(|d| Ok(d.owned_by_figure(&draft.game)?)));
    let begun = Begun::of(game, draft);
    Ok(match owned.transpose()? {
        Some(owned) => begun.owning(owned),
        None => begun,
    })
}

/// The figures that still fit.
///
/// # Errors
/// As [`super::count`].
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

/// More alternatives than this aren't listed.
const MOST: u32 = 50;

/// The best ways to fill it up.
///
/// # Errors
/// As [`super::count`].
pub fn fill(
    session: &mut Session,
    request: FillRequest,
) -> Result<impl FnOnce(&Stop) -> Result<Fillings, Error> + Send + use<>, Error> {
    let draft = request.draft;
    let begun = begun(session, &draft, request.mine)?;
    // What is missing is worth a note beside any way; only some ways can't be found without.
    let owned = match request.best {
        FillFor::Owned | FillFor::Price => session.muster.database()?.owned_by_figure(&draft.game)?,
        _ => session.muster.shelf(&begun.game, None).owned.unwrap_or_default(),
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
                left: limited.then_some(found.left),
            })
        };
        let rows = found.into_iter().map(row).collect::<Result<_, Error>>()?;
        Ok(Fillings { rows, balanced: begun.balanced, no_more_attached, faults, barred_by })
    })
}

/// What of a member of the squad filled up is new.
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

/// A legal squad by chance.
///
/// # Errors
/// As [`super::count`].
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
        // Whom the catalogue doesn't have stays, too, though nobody can count with it.
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
