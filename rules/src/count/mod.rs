//! How many squads are legal: counted by generating functions, not tried one by one.
//!
//! With points, copies and conflicts alone, legal squads are coefficients of a product (Flajolet and Sedgewick,
//! *Analytic Combinatorics*, 2009, chapter I): `(1 - z^((m + 1)·c)) / (1 - z^c)` for a figure of cost `c` that may be
//! taken `m` times, an independence polynomial for figures that exclude each other, truncated at the points
//! that may be spent. Rules that make a figure's place or price depend on others are parted first, until the rest
//! is of that kind:
//!
//! 1. [`model`] is what a format says of all squads at once; [`read`] makes it of the format's constraints.
//! 2. [`scenario`]: cases by who is present to let others into a faction, and inclusion–exclusion over the
//!    factions that a squad may play as, so that a squad of several factions counts once.
//! 3. [`subproblem`]: cases by who is present to change costs, to activate a bound, to stand in ([`stand_in`]), to
//!    host [`guests`] and to carry [`attachments`], each with what copies [`cost`]; inclusion–exclusion over who
//!    lacks company.
//! 4. [`factor`]: a subproblem as a product of factors, with [`conflict`] for those of conflict sets.
//! 5. [`product`] multiplies the factors as truncated [`polynomial`]s; [`total`] adds the subproblems up.
//!
//! [`purchases`] reads what each purchase opens off one count, as [`variant`]s of its products; [`draw`] samples uniformly by the same products, [`best`] keeps the best squads instead of their number,
//! [`deck`] counts what stands beside the squad. Numbers are integers modulo a power of two ([`ring`]) that is wide
//! enough for any result ([`width`]).
//!
//! What holds everywhere:
//! - a squad counts exactly if checking finds it legal for a faction that could be declared, with the choices that
//!   cost least; the empty squad doesn't. Tests compare both on random games;
//! - figures are indices into the catalogue, sets of them are bitmaps, sets of factions are bits of a word;
//! - the same request gives the same answer, and with the same seed the same draw.

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
    /// The format that they are legal in.
    pub format: &'a Format,
    /// Points agreed on instead of the format's limit.
    pub points: Option<i32>,
    /// How many of each figure there are; `None` for as many as one likes.
    pub owned: Option<&'a BTreeMap<FigureId, u32>>,
    /// Required figures, with their minimum copies.
    pub with: &'a [Member],
    /// Excluded figures.
    pub without: &'a [FigureId],
    /// The faction as which they are to play.
    pub faction: Option<&'a FactionId>,
    /// The era agreed on.
    pub era: Option<&'a EraId>,
    /// The side they are to play on.
    pub side: Option<&'a SideId>,
    /// What was opened, for formats played out of the box.
    pub pool: Option<&'a [Member]>,
    /// Whether attachments beyond those asked for may come, too. All ways to choose them are gone through, which
    /// few games allow.
    pub attachments: bool,
    /// Only balanced ones.
    pub balance: Option<&'a Balance>,
    /// Cancels the count.
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
            balance: None,
            stop: None,
        }
    }

    /// The point limit.
    #[must_use]
    pub fn limit(&self) -> Option<i32> {
        self.format.limit.map(|usual| self.points.unwrap_or(usual))
    }
}

/// Why squads cannot be counted.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CountError {
    /// The number of copies of a figure is unbounded.
    #[error("nothing bounds how often {0} may be taken, so there is no end of squads")]
    Unbounded(FigureId),
    /// The game has more factions than counting tells apart.
    #[error("counting keeps 64 factions apart; the game has {0}")]
    TooManyFactions(usize),
    /// There are more cases than can be gone through: sets of figures whose presence matters, or parts of squads
    /// that have to be counted one by one.
    #[error("the rules ask for the presence of {0} sets of figures at once")]
    TooManyCases(usize),
    /// There are more sets of factions than can be weighted.
    #[error("figures may join {0} different sets of factions")]
    TooManyFactionSets(usize),
    /// There are more bounds on numbers of members than are kept at once.
    #[error("the format limits {0} kinds of members at once")]
    TooManyBounds(usize),
    /// There are more points, or points and bounds, than fit into memory.
    #[error("{0} points are too many to count through")]
    TooManyPoints(i64),
    /// There are more ways to choose attachments than are gone through one by one.
    #[error("there are {0} ways to choose attachments, which are counted one by one")]
    TooManyAttachments(usize),
    /// The numbers may exceed the widest integers.
    #[error("the numbers may need {0} bits")]
    TooWide(u32),
    /// Squads of the kind asked for are too rare among those drawn.
    #[error("such squads are too rare to be drawn by chance")]
    TooRare,
    /// The count was cancelled.
    #[error("the count was broken off")]
    Stopped,
    /// What a squad costs depends on which of its factions it plays as, or what a deck costs on the squad.
    #[error(
        "what some squads cost depends on which of their factions they play as, or what their decks cost on them"
    )]
    AmbiguousCosts,
}

/// How many squads there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Legal squads; the empty one is none.
    pub legal: BigUint,
    /// Those that spend all points; `None` if the format has no limit.
    pub at_limit: Option<BigUint>,
    /// Legal squads by the points left over, from none; empty if the format has no limit.
    pub by_left: Vec<BigUint>,
}

/// How many squads have room for one more of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The figure.
    pub figure: FigureId,
    /// Legal squads with one more of it than was asked for.
    pub legal: BigUint,
    /// Those of them that spend all points.
    pub at_limit: BigUint,
}

/// How many squads there are, and in how many of them each figure is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fits {
    /// All of them.
    pub all: Counted,
    /// For every figure of the catalogue, in its order, the squads with one more of it.
    pub figures: Vec<Fit>,
}

/// Counts the legal squads.
///
/// # Errors
/// The number is infinite, or separating the format's cases would take too long.
pub fn count(catalogue: &Catalogue, request: &Request<'_>) -> Result<Counted, CountError> {
    let model = Model::new(catalogue, request)?;
    Ok(width::run(&model, CountAll { one_more: false })?.all)
}

/// Counts the legal squads, and for every figure those with one more of it than was asked for.
///
/// # Errors
/// As [`count`].
pub fn fits(catalogue: &Catalogue, request: &Request<'_>) -> Result<Fits, CountError> {
    let mut model = Model::new(catalogue, request)?;
    // Of those that don't come by themselves, one more of each is counted in its own row.
    model.attachment_rows = !request.attachments;
    width::run(&model, CountAll { one_more: true })
}

/// Counts the legal squads that may play as each faction of the game. One that may play as several
/// counts for each of them. In a game that asks for no faction, a squad is of one that all its members have.
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

/// Figures that squads of the requested faction can't contain. In a game without a faction rule, that is every
/// figure outside the faction: any squad could play as any faction there, and would be credited to one it has
/// no members of.
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

/// Counts the legal squads by how many members they have, from none.
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

/// Counts the legal squads that each of some purchases would give, in addition to the collection.
///
/// # Errors
/// As [`count`].
pub fn with_more(
    catalogue: &Catalogue,
    request: &Request<'_>,
    more: &[Vec<Member>],
) -> Result<Vec<BigUint>, CountError> {
    if request.owned.is_none() {
        // There are as many as one likes already.
        return Ok(vec![count(catalogue, request)?.legal; more.len()]);
    }
    match by_purchase(catalogue, request, more) {
        Err(CountError::Stopped) => Err(CountError::Stopped),
        // What everything bought at once is too much for, each purchase may not be.
        Err(_) => each_with_more(catalogue, request, more),
        counted => counted,
    }
}

/// Counts with each purchase by one count.
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

/// Counts each purchase separately.
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

/// Draws a legal squad uniformly at random; the same seed draws the same squad. `None` if there is none.
///
/// # Errors
/// Those of [`count`], or the requested squads are too rare to be found.
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

/// The `keep` best legal squads, the best first; of equals those that leave fewer points.
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

/// Counts all squads and, where asked, those with one more of each figure.
struct CountAll {
    one_more: bool,
}

impl Computation for CountAll {
    type Answer = Fits;

    fn run<R: Ring>(self, model: &Model<'_>) -> Result<Fits, CountError> {
        totals::<R>(model, self.one_more)?.answer(model)
    }
}

/// Counts all squads by their size.
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
