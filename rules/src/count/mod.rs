//! The number of legal squads, counted by generating functions instead of enumeration.
//!
//! With points, copies and conflicts alone, legal squads are coefficients of a product (Flajolet and Sedgewick,
//! *Analytic Combinatorics*, 2009, chapter I): a factor `(1 - z^((m + 1)·c)) / (1 - z^c)` for a figure of cost
//! `c` with at most `m` copies, an independence polynomial for figures that exclude each other, all truncated
//! at the point limit. Rules that make a figure's membership or cost depend on other figures are resolved by
//! case distinctions, until only such products remain:
//!
//! 1. [`model`] is what a format requires of all squads; [`read`] derives it from the format's constraints.
//! 2. [`scenario`]: cases by which figures are present to admit others to a faction, and inclusion–exclusion
//!    over the factions that a squad may play as, so that a squad of several factions counts once.
//! 3. [`subproblem`]: cases by which figures are present to change costs, activate a bound, stand in
//!    ([`stand_in`]), host [`guests`] or carry [`attachments`], each with the resulting copy [`cost`]s;
//!    inclusion–exclusion over figures that lack company.
//! 4. [`factor`]: a subproblem as a product of factors, with [`conflict`] for conflict sets.
//! 5. [`product`] multiplies the factors as truncated [`polynomial`]s; [`total`] adds up the subproblems.
//!
//! [`purchases`] derives the effect of each purchase from one count, as [`variant`]s of its products; [`draw`]
//! samples uniformly from the same products, [`best`] keeps the best squads instead of their number, and
//! [`deck`] counts the decks that accompany squads. Numbers are integers modulo a power of two ([`ring`]) that
//! is large enough for any result ([`width`]).
//!
//! Invariants:
//! - a squad counts exactly if a check finds it legal for a faction that could be declared, with the cheapest
//!   choices; the empty squad doesn't count. Tests compare both on random games;
//! - figures are indices into the catalogue, sets of figures are bitmaps, sets of factions are bits of a word;
//! - the same request gives the same answer, and the same seed the same draw.

mod attachments;
mod best;
mod blocking;
mod conflict;
mod cost;
mod deck;
mod draw;
mod factor;
mod figure_set;
mod guests;
mod model;
mod polynomial;
mod product;
mod purchases;
mod read;
mod ring;
mod scenario;
mod stand_in;
mod stop;
mod subproblem;
mod total;
mod variant;
mod width;

use std::collections::BTreeMap;

pub use num_bigint::BigUint;
use thiserror::Error;

use crate::balance::Balance;
use crate::catalogue::Catalogue;
use crate::chance::Chance;
use crate::format::Format;
use crate::id::{EraId, FactionId, FigureId, SideId};
use crate::squad::Member;

pub use best::{Found, Goal};
pub use blocking::barred_by;
use model::{Cardinality, Model, UNLIMITED};
use purchases::Purchases;
use ring::Ring;
pub use stop::Stop;
use total::Totals;
use width::Computation;

/// Which squads to count.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The format that the squads are legal in.
    pub format: &'a Format,
    /// A point limit that replaces the format's.
    pub points: Option<i32>,
    /// Owned copies of each figure; `None` for unlimited copies.
    pub owned: Option<&'a BTreeMap<FigureId, u32>>,
    /// Required figures, with their minimum copies.
    pub with: &'a [Member],
    /// Excluded figures.
    pub without: &'a [FigureId],
    /// The faction that the squads play as.
    pub faction: Option<&'a FactionId>,
    /// The era of the game.
    pub era: Option<&'a EraId>,
    /// The side that the squads play on.
    pub side: Option<&'a SideId>,
    /// The opened figures, for formats played out of the box.
    pub pool: Option<&'a [Member]>,
    /// Whether attachments beyond the requested ones are allowed. Every way to choose them is a case of its
    /// own, which is feasible in few games only.
    pub attachments: bool,
    /// Restricts the count to balanced squads.
    pub balance: Option<&'a Balance>,
    /// Cancels the count.
    pub stop: Option<&'a Stop>,
}

impl<'a> Request<'a> {
    /// Requests all squads of a format.
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
            balance: None,
            stop: None,
        }
    }

    /// Returns the point limit.
    #[must_use]
    pub fn limit(&self) -> Option<i32> {
        self.format.limit.map(|usual| self.points.unwrap_or(usual))
    }
}

/// Why squads can't be counted.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CountError {
    /// The number of copies of a figure is unbounded.
    #[error("nothing bounds how often {0} may be taken, so there is no end of squads")]
    Unbounded(FigureId),
    /// The game has more factions than counting supports.
    #[error("counting keeps 64 factions apart; the game has {0}")]
    TooManyFactions(usize),
    /// There are too many cases: sets of figures whose presence matters, or parts of squads to count
    /// separately.
    #[error("the rules ask for the presence of {0} sets of figures at once")]
    TooManyCases(usize),
    /// There are too many distinct sets of factions to compute weights for.
    #[error("figures may join {0} different sets of factions")]
    TooManyFactionSets(usize),
    /// There are too many bounds on numbers of members.
    #[error("the format limits {0} kinds of members at once")]
    TooManyBounds(usize),
    /// The points, or points and bounds, would take too much memory.
    #[error("{0} points are too many to count through")]
    TooManyPoints(i64),
    /// There are too many ways to choose attachments, each of which is a separate case.
    #[error("there are {0} ways to choose attachments, which are counted one by one")]
    TooManyAttachments(usize),
    /// The numbers may exceed the widest integers.
    #[error("the numbers may need {0} bits")]
    TooWide(u32),
    /// Too many draws were rejected: the requested squads are too rare among those drawn.
    #[error("such squads are too rare to be drawn by chance")]
    TooRare,
    /// The count was cancelled.
    #[error("the count was broken off")]
    Stopped,
    /// The cost of a squad depends on which of its factions it plays as, or the cost of a deck on the squad.
    #[error(
        "what some squads cost depends on which of their factions they play as, or what their decks cost on them"
    )]
    AmbiguousCosts,
}

/// The number of squads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Legal squads, not including the empty one.
    pub legal: BigUint,
    /// Squads that spend all points; `None` if the format has no limit.
    pub at_limit: Option<BigUint>,
    /// Legal squads by the number of points left over, from 0; empty if the format has no limit.
    pub by_left: Vec<BigUint>,
}

/// The number of squads with one more copy of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The figure.
    pub figure: FigureId,
    /// Legal squads with one copy more than requested.
    pub legal: BigUint,
    /// Squads among [`Self::legal`] that spend all points.
    pub at_limit: BigUint,
}

/// The number of squads, in total and by figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fits {
    /// All squads.
    pub all: Counted,
    /// Squads with one more copy, for every figure in catalogue order.
    pub figures: Vec<Fit>,
}

/// Counts the legal squads.
///
/// # Errors
/// The number is infinite, or the format needs too many cases, bits or points.
pub fn count(catalogue: &Catalogue, request: &Request<'_>) -> Result<Counted, CountError> {
    let model = Model::new(catalogue, request)?;
    Ok(width::run(&model, CountAll { one_more: false })?.all)
}

/// Counts the legal squads, and for every figure those with one copy more than requested.
///
/// # Errors
/// As [`count`].
pub fn fits(catalogue: &Catalogue, request: &Request<'_>) -> Result<Fits, CountError> {
    let mut model = Model::new(catalogue, request)?;
    // Each attachment gets a row of its own for one more copy, as attachments are otherwise fixed.
    model.attachment_rows = !request.attachments;
    width::run(&model, CountAll { one_more: true })
}

/// Counts the legal squads that may play as each faction of the game. A squad that may play as several factions
/// counts for each of them. In a game without a faction rule, a squad belongs to a faction if all its members
/// do.
///
/// # Errors
/// As [`count`].
pub fn by_faction(
    catalogue: &Catalogue,
    request: &Request<'_>,
) -> Result<Vec<(FactionId, Counted)>, CountError> {
    let factions = catalogue.game().factions.iter();
    factions
        .map(|f| {
            let request = Request { faction: Some(&f.id), ..*request };
            let without = without_strangers(catalogue, &request);
            Ok((f.id.clone(), count(catalogue, &Request { without: &without, ..request })?))
        })
        .collect()
}

/// Returns the figures that squads of the requested faction can't contain. In a game without a faction rule,
/// these include every figure outside the faction: otherwise any squad could play as any faction, even one that
/// it has no members of.
#[must_use]
pub fn without_strangers(catalogue: &Catalogue, request: &Request<'_>) -> Vec<FigureId> {
    let mut without = request.without.to_vec();
    let asks = catalogue.formats().iter().any(|format| format.faction_rule().is_some());
    if let Some(faction) = request.faction.filter(|_| !asks) {
        let strangers = catalogue.figures().iter().filter(|f| !f.factions.contains(faction));
        without.extend(strangers.map(|f| f.id.clone()));
    }
    without
}

/// Counts the legal squads by number of members, from 0.
///
/// # Errors
/// As [`count`].
pub fn by_size(catalogue: &Catalogue, request: &Request<'_>) -> Result<Vec<BigUint>, CountError> {
    let mut model = Model::new(catalogue, request)?;
    let of = vec![true; catalogue.figures().len()];
    model.cardinalities.push(Cardinality { of, min: 0, max: UNLIMITED, activated_by: None, reported: true });
    let mut sizes = width::run(&model, CountSizes)?;
    while sizes.last().is_some_and(|s| *s == BigUint::default()) {
        sizes.pop();
    }
    Ok(sizes)
}

/// Counts the legal squads that would be possible after each of some purchases, on top of the collection.
///
/// # Errors
/// As [`count`].
pub fn with_more(
    catalogue: &Catalogue,
    request: &Request<'_>,
    more: &[Vec<Member>],
) -> Result<Vec<BigUint>, CountError> {
    if request.owned.is_none() {
        // Copies are unlimited already.
        return Ok(vec![count(catalogue, request)?.legal; more.len()]);
    }
    match by_purchase(catalogue, request, more) {
        Err(CountError::Stopped) => Err(CountError::Stopped),
        // Buying everything at once may exceed a limit that no single purchase exceeds.
        Err(_) => each_with_more(catalogue, request, more),
        counted => counted,
    }
}

/// Evaluates all purchases with one count.
fn by_purchase(
    catalogue: &Catalogue,
    request: &Request<'_>,
    more: &[Vec<Member>],
) -> Result<Vec<BigUint>, CountError> {
    let mut model = Model::new(catalogue, request)?;
    let copies = |m: &Member| Some(std::iter::repeat_n(catalogue.place(&m.figure)?, m.count as usize));
    let bought = more.iter().map(|all| all.iter().filter_map(copies).flatten().collect()).collect();
    let purchases = Purchases::new(&mut model, bought);
    width::run(&model, &purchases)
}

/// Counts once for each purchase.
fn each_with_more(
    catalogue: &Catalogue,
    request: &Request<'_>,
    more: &[Vec<Member>],
) -> Result<Vec<BigUint>, CountError> {
    let mut model = Model::new(catalogue, request)?;
    let mut out = Vec::with_capacity(more.len());
    for bought in more {
        let own = |figure: &FigureId| {
            let new = bought.iter().filter(|m| m.figure == *figure).map(|m| m.count);
            let old = request.owned?.get(figure).copied().unwrap_or(0);
            Some(new.fold(old, u32::saturating_add))
        };
        model.set_owned(own);
        out.push(width::run(&model, CountAll { one_more: false })?.all.legal);
    }
    Ok(out)
}

/// Draws a legal squad uniformly at random; `None` if there is none. The same seed draws the same squad.
///
/// # Errors
/// As [`count`], or the requested squads are too rare to be found.
pub fn random(
    catalogue: &Catalogue,
    request: &Request<'_>,
    seed: u64,
) -> Result<Option<Vec<Member>>, CountError> {
    if count(catalogue, request)?.legal == BigUint::default() {
        return Ok(None);
    }
    let model = Model::new(catalogue, request)?;
    width::run(&model, DrawOne { chance: Chance::new(seed, 0) })
}

/// Returns the `keep` best legal squads, best first; ties go to the squad that leaves fewer points.
///
/// # Errors
/// As [`count`].
pub fn best(
    catalogue: &Catalogue,
    request: &Request<'_>,
    goal: Goal<'_>,
    keep: usize,
) -> Result<Vec<Found>, CountError> {
    best::best(&Model::new(catalogue, request)?, goal, keep)
}

/// Counts all squads and, if `one_more`, those with one more of each figure.
struct CountAll {
    one_more: bool,
}

impl Computation for CountAll {
    type Answer = Fits;

    fn run<R: Ring>(self, model: &Model<'_>) -> Result<Fits, CountError> {
        totals::<R>(model, self.one_more)?.answer(model)
    }
}

/// Counts all squads by size.
struct CountSizes;

impl Computation for CountSizes {
    type Answer = Vec<BigUint>;

    fn run<R: Ring>(self, model: &Model<'_>) -> Result<Vec<BigUint>, CountError> {
        totals::<R>(model, false)?.sizes(model)
    }
}

/// Draws one squad.
struct DrawOne {
    chance: Chance,
}

impl Computation for DrawOne {
    type Answer = Option<Vec<Member>>;

    fn run<R: Ring>(mut self, model: &Model<'_>) -> Result<Option<Vec<Member>>, CountError> {
        draw::draw::<R>(model, &mut self.chance)
    }
}

/// Adds up all subproblems of all scenarios.
fn totals<R: Ring>(model: &Model<'_>, one_more: bool) -> Result<Totals<R>, CountError> {
    let mut totals = Totals::<R>::new(if one_more { model.catalogue.figures().len() } else { 0 });
    subproblem::all(model, &mut |part| totals.add(model, part))?;
    Ok(totals)
}
