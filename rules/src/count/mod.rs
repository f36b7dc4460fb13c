//! How many squads are legal: counted, not tried one by one.
//!
//! What a squad costs is a sum and who may be in it is mostly a matter of each figure alone, so
//! legal squads can be counted as the coefficients of a product: one factor a figure, one a knot of
//! rivals (the versions of a person), cut off at the points that may be spent. What isn't of that
//! kind is parted first, until it is:
//!
//! 1. [`world`]: who is there to let others into a faction, and which factions squads have in
//!    common (a squad of several factions counts once);
//! 2. [`leaf`]: who is there to change what others cost, to begin what must be finished, to keep
//!    others company;
//! 3. [`sums`] and [`solve`]: the product, and what it is without one figure.
//!
//! What each kind of constraint means for counting stands in [`read`].

mod barred;
mod best;
mod decks;
mod draw;
mod grid;
mod guests;
mod leaf;
mod places;
mod plan;
mod read;
mod ring;
mod rivals;
mod roles;
mod solve;
mod stop;
mod sums;
mod width;
mod world;

use std::collections::{BTreeMap, BTreeSet};

pub use num_bigint::BigUint;
use ruint::Uint;
use thiserror::Error;

use crate::catalogue::Catalogue;
use crate::chance::Chance;
use crate::format::Format;
use crate::id::{EraId, FactionId, FigureId, SideId};
use crate::squad::Member;

pub use barred::barred_by;
pub use best::{Found, Goal};
use plan::{ANY, Plan, Tally};
use ring::Ring;
use solve::Totals;
pub use stop::Stop;

/// Which squads to count.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The format that they are legal in.
    pub format: &'a Format,
    /// Points agreed on instead of the format's limit.
    pub points: Option<i32>,
    /// How many of each figure there are; `None` for as many as one likes.
    pub owned: Option<&'a BTreeMap<FigureId, u32>>,
    /// Who is in every one of them, at least so often.
    pub with: &'a [Member],
    /// Who is in none of them.
    pub without: &'a [FigureId],
    /// The faction that they are to be of.
    pub faction: Option<&'a FactionId>,
    /// The era agreed on.
    pub era: Option<&'a EraId>,
    /// The side they are to play on.
    pub side: Option<&'a SideId>,
    /// What was opened, for formats played out of the box.
    pub pool: Option<&'a [Member]>,
    /// Whether attachments beyond those asked for may come, too. There are so many ways to choose them
    /// that where all may come, few games can be counted.
    pub attachments: bool,
    /// Lets somebody else break the count off.
    pub stop: Option<&'a Stop>,
}

impl<'a> Request<'a> {
    /// All squads of a format.
    #[must_use]
    pub fn new(format: &'a Format) -> Self {
        Self {
            format,
            points: None,
            owned: None,
            with: &[],
            without: &[],
            faction: None,
            era: None,
            side: None,
            pool: None,
            attachments: true,
            stop: None,
        }
    }

    /// The points that may be spent.
    #[must_use]
    pub fn limit(&self) -> Option<i32> {
        self.format.limit.map(|usual| self.points.unwrap_or(usual))
    }
}

/// Why squads cannot be counted.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Tangled {
    /// Nothing bounds how often a figure may be taken.
    #[error("nothing bounds how often {0} may be taken, so there is no end of squads")]
    Endless(FigureId),
    /// More factions than counting keeps apart.
    #[error("counting keeps 64 factions apart; the game has {0}")]
    Factions(usize),
    /// More sets of figures than can be told apart by who is there.
    #[error("the rules ask for the presence of {0} sets of figures at once")]
    Switches(usize),
    /// More sets of factions than can be told apart.
    #[error("figures may join {0} different sets of factions")]
    Loyalties(usize),
    /// More limits on numbers of members than are kept at once.
    #[error("the format limits {0} kinds of members at once")]
    Tallies(usize),
    /// More points than can be counted through.
    #[error("{0} points are too many to count through")]
    Points(i64),
    /// More ways to choose attachments than are gone through one by one.
    #[error("there are {0} ways to choose attachments, which are counted one by one")]
    Attachments(usize),
    /// Numbers of more digits than are counted with.
    #[error("the numbers may need {0} bits")]
    Wide(u32),
    /// Squads of the kind asked for are too rare among those that chance tried.
    #[error("such squads are too rare to be drawn by chance")]
    Rare,
    /// Nobody waits for the answer any more.
    #[error("the count was broken off")]
    Stopped,
    /// What a squad costs depends on which of its factions it plays as, or what a deck costs on the squad.
    #[error(
        "what some squads cost depends on which of their factions they play as, or what their decks cost on them"
    )]
    Prices,
}

/// How many squads there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Legal squads; the empty one is none.
    pub legal: BigUint,
    /// Those that spend all points; `None` where the format has no limit.
    pub at_limit: Option<BigUint>,
    /// Legal squads by the points that they leave over.
    pub by_left: Vec<BigUint>,
}

/// How a figure goes with the squads asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The figure.
    pub figure: FigureId,
    /// In how many legal squads one more of it is.
    pub legal: BigUint,
    /// In how many of them all points are spent.
    pub at_limit: BigUint,
}

/// How many squads there are, and how each figure goes with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fits {
    /// All of them.
    pub all: Counted,
    /// For every figure of the catalogue, in its order: in how many one more of it is than was asked
    /// for.
    pub figures: Vec<Fit>,
}

/// Counts the legal squads.
///
/// # Errors
/// Where there is no end of them, or a pack's rules are more tangled than counting can part.
pub fn count(catalogue: &Catalogue, request: &Request<'_>) -> Result<Counted, Tangled> {
    answer(catalogue, request, false).map(|a| a.all)
}

/// Counts the legal squads, and for every figure those in which one more of it is than was asked for.
///
/// # Errors
/// As [`count`].
pub fn fits(catalogue: &Catalogue, request: &Request<'_>) -> Result<Fits, Tangled> {
    let mut plan = Plan::new(catalogue, request)?;
    let mut fits = worked(&plan, true)?;
    if !request.attachments {
        // Of those that don't come by themselves, each is asked for in turn.
        let cards: BTreeSet<usize> = plan.places.iter().flatten().map(|p| p.card).collect();
        for card in cards {
            plan.least[card] = plan.least[card].saturating_add(1);
            let with = worked(&plan, false)?.all;
            plan.least[card] -= 1;
            let at_limit = with.at_limit.unwrap_or_default();
            fits.figures[card] = Fit { legal: with.legal, at_limit, ..fits.figures[card].clone() };
        }
    }
    Ok(fits)
}

/// Counts the legal squads that may play as each faction of the game. One that may play as several
/// counts for each of them.
///
/// # Errors
/// As [`count`].
pub fn by_faction(
    catalogue: &Catalogue,
    request: &Request<'_>,
) -> Result<Vec<(FactionId, Counted)>, Tangled> {
    let factions = catalogue.game().factions.iter();
    factions
        .map(|f| {
            let request = Request { faction: Some(&f.id), ..*request };
            Ok((f.id.clone(), count(catalogue, &request)?))
        })
        .collect()
}

/// Counts the legal squads by how many members they have, from none up.
///
/// # Errors
/// As [`count`].
pub fn by_size(catalogue: &Catalogue, request: &Request<'_>) -> Result<Vec<BigUint>, Tangled> {
    let mut plan = Plan::new(catalogue, request)?;
    let who = vec![true; catalogue.figures().len()];
    plan.tallies.push(Tally { who, min: 0, max: ANY, begun_by: None, wanted: true });
    let mut sizes = match width::bits(&plan) {
        0..=120 => totals::<u128>(&plan, false)?.sizes(),
        121..=250 => totals::<Uint<256, 4>>(&plan, false)?.sizes(),
        251..=500 => totals::<Uint<512, 8>>(&plan, false)?.sizes(),
        501..=1000 => totals::<Uint<1024, 16>>(&plan, false)?.sizes(),
        1001..=4000 => totals::<Uint<4096, 64>>(&plan, false)?.sizes(),
        4001..=16000 => totals::<Uint<16384, 256>>(&plan, false)?.sizes(),
        bits => return Err(Tangled::Wide(bits)),
    };
    while sizes.last().is_some_and(|s| *s == BigUint::default()) {
        sizes.pop();
    }
    Ok(sizes)
}

/// What buying would open: how many squads were legal if one of these purchases were owned, too, for
/// each of them.
///
/// # Errors
/// As [`count`].
pub fn with_more(
    catalogue: &Catalogue,
    request: &Request<'_>,
    more: &[Vec<Member>],
) -> Result<Vec<BigUint>, Tangled> {
    let mut plan = Plan::new(catalogue, request)?;
    let mut out = Vec::with_capacity(more.len());
    for bought in more {
        let own = |figure: &FigureId| {
            let new = bought.iter().filter(|m| m.figure == *figure).map(|m| m.count);
            let old = request.owned?.get(figure).copied().unwrap_or(0);
            Some(new.fold(old, u32::saturating_add))
        };
        plan.own(own);
        out.push(worked(&plan, false)?.all.legal);
    }
    Ok(out)
}

/// Draws one of the legal squads by chance, each as likely as the others; the same seed draws the
/// same squad. `None`, where there is none.
///
/// # Errors
/// As [`count`], and where squads of the kind asked for are too rare to be met.
pub fn random(
    catalogue: &Catalogue,
    request: &Request<'_>,
    seed: u64,
) -> Result<Option<Vec<Member>>, Tangled> {
    if count(catalogue, request)?.legal == BigUint::default() {
        return Ok(None);
    }
    let plan = Plan::new(catalogue, request)?;
    let mut chance = Chance::new(seed, 0);
    match width::bits(&plan) {
        0..=120 => draw::draw::<u128>(&plan, &mut chance),
        121..=250 => draw::draw::<Uint<256, 4>>(&plan, &mut chance),
        251..=500 => draw::draw::<Uint<512, 8>>(&plan, &mut chance),
        501..=1000 => draw::draw::<Uint<1024, 16>>(&plan, &mut chance),
        1001..=4000 => draw::draw::<Uint<4096, 64>>(&plan, &mut chance),
        4001..=16000 => draw::draw::<Uint<16384, 256>>(&plan, &mut chance),
        bits => Err(Tangled::Wide(bits)),
    }
}

/// The best legal squads by what is looked for, the best first; of equals those that leave fewer
/// points.
///
/// # Errors
/// As [`count`].
pub fn best(
    catalogue: &Catalogue,
    request: &Request<'_>,
    goal: Goal<'_>,
    keep: usize,
) -> Result<Vec<Found>, Tangled> {
    best::best(&Plan::new(catalogue, request)?, goal, keep)
}

fn answer(catalogue: &Catalogue, request: &Request<'_>, fits: bool) -> Result<Fits, Tangled> {
    worked(&Plan::new(catalogue, request)?, fits)
}

/// Works with numbers as wide as the plan needs.
fn worked(plan: &Plan<'_>, fits: bool) -> Result<Fits, Tangled> {
    match width::bits(plan) {
        0..=120 => work::<u128>(plan, fits),
        121..=250 => work::<Uint<256, 4>>(plan, fits),
        251..=500 => work::<Uint<512, 8>>(plan, fits),
        501..=1000 => work::<Uint<1024, 16>>(plan, fits),
        1001..=4000 => work::<Uint<4096, 64>>(plan, fits),
        4001..=16000 => work::<Uint<16384, 256>>(plan, fits),
        bits => Err(Tangled::Wide(bits)),
    }
}

fn totals<R: Ring>(plan: &Plan<'_>, fits: bool) -> Result<Totals<R>, Tangled> {
    let mut totals = Totals::<R>::new(if fits { plan.catalogue.figures().len() } else { 0 });
    for world in world::worlds(plan)? {
        for loyalty in world::loyalties(plan, &world)? {
            leaf::leaves(plan, &world, loyalty, &mut |leaf| {
                plan.go_on()?;
                leaf::company(plan, &leaf, &mut |part| totals.add(plan, part))
            })?;
        }
    }
    Ok(totals)
}

fn work<R: Ring>(plan: &Plan<'_>, fits: bool) -> Result<Fits, Tangled> {
    let (figures, totals) = (plan.catalogue.figures(), totals::<R>(plan, fits)?);
    let limited = plan.limit.is_some();
    let counted = Counted {
        legal: totals.all.legal.to_big(),
        at_limit: limited.then(|| totals.all.exact.to_big()),
        by_left: if limited { totals.by_left.iter().map(|r| r.to_big()).collect() } else { Vec::new() },
    };
    let fit = |(figure, pair): (&crate::figure::Figure, &solve::Pair<R>)| Fit {
        figure: figure.id.clone(),
        legal: pair.legal.to_big(),
        at_limit: pair.exact.to_big(),
    };
    let fits = figures.iter().zip(&totals.one_more).map(fit).collect();
    Ok(Fits { all: counted, figures: fits })
}
