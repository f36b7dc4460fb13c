//! Squads that were begun: who still fits, what fills them up, and the rest by chance.

use muster_rules::count::{BigUint, Stop};
use muster_rules::id::FigureId;
use muster_rules::squad::{Member, SquadDraft};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::error::Error;
use crate::session::Session;
use crate::speaker::Speaker;
use crate::squads::{Begun, FillFor, Told};

/// A squad that was begun.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RoomRequest {
    /// The squad so far.
    pub draft: SquadDraft,
    /// Only with what is owned, beside whoever is there already.
    pub mine: bool,
}

/// What it has room for.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Room {
    /// How many legal squads hold everybody who is there.
    pub legal: String,
    /// How many of them spend all points; `null` in a format without a limit.
    pub at_limit: Option<String>,
    /// The figures of which one more is in any of them.
    pub figures: Vec<FigureRoom>,
    /// Whether no attachments were counted but those that are there, and for an attachment's own row one
    /// more of it: there are too many ways to choose them.
    pub no_more_attached: bool,
}

/// How one more of a figure goes with a squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FigureRoom {
    /// The figure's id.
    pub figure: String,
    /// In how many legal squads it is with everybody who is there.
    pub legal: String,
    /// In how many of them all points are spent; `0` where the squad cannot be filled exactly with it.
    pub at_limit: String,
}

/// A squad to be filled up.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct FillRequest {
    /// The squad so far.
    pub draft: SquadDraft,
    /// What it is filled up for.
    pub best: FillFor,
    /// Only with what is owned, beside whoever is there already.
    pub mine: bool,
    /// A spreadsheet of prices, where it is filled up for the lowest price.
    pub prices: Option<String>,
    /// How many ways are shown.
    pub top: u32,
}

/// The best ways to fill a squad up.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Fillings {
    /// The best first.
    pub rows: Vec<Filling>,
    /// Whether no attachments came but those that are there: there are too many ways to choose them.
    pub no_more_attached: bool,
    /// Rows of the spreadsheet of prices that nobody understood.
    pub unread_prices: usize,
    /// Where there is none: the rules that stand in the way.
    pub barred_by: Vec<String>,
}

/// One way.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Filling {
    /// Who is to be added; nobody, where the squad is as good as it gets.
    pub add: Vec<AddedLine>,
    /// How good the whole squad is by what was asked: points, activations, the stat; less than nothing
    /// for what is missing.
    #[ts(type = "number")]
    pub value: i64,
    /// The points that it leaves over; `null` where points don't matter.
    #[ts(type = "number | null")]
    pub left: Option<i64>,
}

/// Copies to be added.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AddedLine {
    /// The figure's id.
    pub figure: String,
    /// What it is called.
    pub name: String,
    /// How many are added.
    pub count: u32,
    /// How many of the squad's copies are not owned, those that were there already among them.
    pub missing: u32,
}

/// A squad by chance.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RandomRequest {
    /// Its format, points, faction and era; who is in it stays only where `keep` says so.
    pub draft: SquadDraft,
    /// Members that stay, by id, all their copies.
    pub keep: Vec<String>,
    /// Figures that are not to come.
    pub without: Vec<String>,
    /// Only with what is owned, beside whoever stays.
    pub mine: bool,
    /// Only those that spend all points, where there are any.
    pub full: bool,
    /// What chance begins from; the same draws the same squad.
    pub seed: u32,
}

/// A squad drawn by chance.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Drawn {
    /// Who is in it, those that stay first; `null`, where no squad is legal.
    pub members: Option<Vec<Member>>,
    /// Whether no attachments came but those that stay: there are too many ways to choose them.
    pub no_more_attached: bool,
    /// Where there is none: the rules that stand in the way.
    pub barred_by: Vec<String>,
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

/// Who still fits.
pub(crate) fn room(
    session: &mut Session,
    request: RoomRequest,
) -> Result<impl FnOnce(&Stop) -> Result<Room, Error> + Send + use<>, Error> {
    let begun = begun(session, &request.draft, request.mine)?;
    Ok(move |stop: &Stop| {
        let Told { answer: fits, no_more_attached } = begun.fits(Some(stop))?;
        let some = fits.figures.into_iter().filter(|f| f.legal != BigUint::default());
        let room = |f: muster_rules::count::Fit| FigureRoom {
            figure: f.figure.to_string(),
            legal: f.legal.to_string(),
            at_limit: f.at_limit.to_string(),
        };
        Ok(Room {
            legal: fits.all.legal.to_string(),
            at_limit: fits.all.at_limit.map(|n| n.to_string()),
            figures: some.map(room).collect(),
            no_more_attached,
        })
    })
}

/// More ways than this nobody reads.
const MOST: u32 = 50;

/// The best ways to fill it up.
pub(crate) fn fill(
    session: &mut Session,
    request: FillRequest,
) -> Result<impl FnOnce(&Stop) -> Result<Fillings, Error> + Send + use<>, Error> {
    let draft = request.draft;
    let begun = begun(session, &draft, request.mine)?;
    let owned = session.muster.database()?.owned_by_figure(&draft.game)?;
    let prices =
        request.prices.as_ref().map(|file| session.muster.prices_in(&begun.game, file)).transpose()?;
    let (prices, unread) = prices.unwrap_or_default();
    let words = session.words;
    Ok(move |stop: &Stop| {
        let top = request.top.min(MOST) as usize;
        let Told { answer: found, no_more_attached } =
            begun.fill(request.best, top, &owned, &prices, Some(stop))?;
        let barred = if found.is_empty() { begun.barred_by(Some(stop))? } else { Vec::new() };
        let speaker = Speaker::new(&words, &begun.game, &begun.game.names);
        let there = |figure: &FigureId| {
            let same = begun.with.iter().filter(|m| m.figure == *figure).map(|m| m.count);
            same.fold(0, u32::saturating_add)
        };
        let line = |added: crate::squads::Added| AddedLine {
            missing: (there(&added.figure).saturating_add(added.count))
                .saturating_sub(owned.get(&added.figure).copied().unwrap_or(0)),
            name: speaker.figure(&added.figure),
            count: added.count,
            figure: added.figure.to_string(),
        };
        let row = |one: crate::squads::FillAnswer| Filling {
            add: one.add.into_iter().map(line).collect(),
            value: one.value,
            left: one.left,
        };
        Ok(Fillings {
            rows: found.into_iter().map(row).collect(),
            no_more_attached,
            unread_prices: unread.len(),
            barred_by: barred.iter().map(ToString::to_string).collect(),
        })
    })
}

/// A legal squad by chance.
pub(crate) fn random(
    session: &mut Session,
    request: RandomRequest,
) -> Result<impl FnOnce(&Stop) -> Result<Drawn, Error> + Send + use<>, Error> {
    let mut draft = request.draft;
    draft.members.retain(|m| request.keep.iter().any(|k| k == m.figure.as_str()));
    let mut begun = begun(session, &draft, request.mine)?;
    begun.without = request.without.iter().map(|f| FigureId::from(f.as_str())).collect();
    Ok(move |stop: &Stop| {
        let Told { answer, no_more_attached } =
            begun.random(request.seed.into(), request.full, Some(stop))?;
        let Some(drawn) = answer else {
            let barred = begun.barred_by(Some(stop))?;
            let barred_by = barred.iter().map(ToString::to_string).collect();
            return Ok(Drawn { members: None, no_more_attached, barred_by });
        };
        let place = |m: &Member| begun.with.iter().position(|w| w.figure == m.figure);
        // Whom the catalogue doesn't have stays, too, though nobody can count with it.
        let strangers = begun.with.iter().filter(|m| begun.game.catalogue.place(&m.figure).is_none());
        let mut members: Vec<Member> = drawn.into_iter().chain(strangers.cloned()).collect();
        members.sort_by_key(|m| place(m).unwrap_or(usize::MAX));
        Ok(Drawn { members: Some(members), no_more_attached, barred_by: Vec::new() })
    })
}
