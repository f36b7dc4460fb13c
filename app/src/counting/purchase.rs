//! Recommendations of what to buy, in the reader's language.

use muster_rules::count::{BigUint, Stop};
use muster_rules::id::{FigureId, FormatId, GameId, SetId};
use serde::Serialize;
use ts_rs::TS;

use super::begun::Told;
use super::field::{Asked, CountRequest, asked};
use super::gap::{Gap, Purchase};
use super::uses::{Uses, Wishes};
use crate::base::error::Error;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::collection::RowFault;

/// Recommended purchases, the best first.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct GapAnswer {
    /// The game's id.
    pub game: GameId,
    /// The format's id.
    pub format: FormatId,
    /// The number of legal squads without a purchase.
    pub legal_squads: String,
    /// Single figures.
    pub figures: Vec<PurchaseAnswer>,
    /// Pairs of figures.
    pub pairs: Vec<PurchaseAnswer>,
    /// Whole sets, with a copy of each figure.
    pub sets: Vec<PurchaseAnswer>,
    /// Pairs of sets.
    pub set_pairs: Vec<PurchaseAnswer>,
    /// Figures that complete a saved squad.
    pub squads: Vec<PurchaseAnswer>,
    /// If no pair of figures opens a squad: the smallest purchases that do.
    pub nearest: Vec<PurchaseAnswer>,
    /// Whether no attachments beyond the required ones were counted, because there are too many ways to choose them.
    pub no_more_attached: bool,
    /// Rows of the spreadsheet that were left out.
    pub faults: Vec<RowFault>,
}

/// A purchase.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PurchaseAnswer {
    /// The figures, one copy each; missing if whole sets are bought.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<_>", optional)]
    pub figures: Vec<FigureId>,
    /// The sets; missing if single figures are bought.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<_>", optional)]
    pub sets: Vec<SetId>,
    /// The names of the figures or sets, in the reader's language.
    pub local_names: Vec<String>,
    /// Number of copies bought in total.
    pub copies: usize,
    /// Number of additional legal squads.
    pub opens: String,
    /// The new number divided by the current one; null if there is none now.
    pub times: Option<f64>,
    /// Its other uses.
    pub uses: Uses,
}

impl PurchaseAnswer {
    fn new(purchase: Purchase, wishes: &Wishes, now: &BigUint, speaker: &Speaker<'_>) -> Self {
        let Purchase { figures, sets, opens, used } = purchase;
        let copies = figures.len();
        let figures = if sets.is_empty() { figures } else { Vec::new() };
        let set = |s: &SetId| speaker.game.catalogue.set(s).map_or_else(|| s.to_string(), |s| s.name.clone());
        Self {
            local_names: sets.iter().map(set).chain(figures.iter().map(|f| speaker.figure(f))).collect(),
            figures,
            sets,
            copies,
            times: times(&(now + &opens), now),
            opens: opens.to_string(),
            uses: wishes.told(&used, &speaker.game.catalogue, speaker),
        }
    }
}

/// Recommends purchases in addition to a spreadsheet's collection, or to what is owned if none is given. Saved squads
/// and incomplete sets only matter for the user's own collection.
pub fn gap(
    session: &mut Session,
    request: CountRequest,
) -> Result<impl FnOnce(&Stop) -> Result<GapAnswer, Error> + Send + use<>, Error> {
    let owned = request.collection.is_none();
    let Asked { begun, faults } = asked(session, &CountRequest { owned, ..request })?;
    let wishes = match &begun.owned {
        Some(mine) if owned => Wishes::read(session.muster.database()?, &begun.game, mine)?,
        _ => Wishes::default(),
    };
    let words = session.words;
    Ok(move |stop: &Stop| {
        let Told { answer: gap, no_more_attached } = begun.gap(&wishes, Some(stop))?;
        let Gap { now, figures, pairs, sets, set_pairs, squads, nearest } = gap;
        let speaker = Speaker::new(&words, &begun.game, &begun.game.names);
        let told = |all: Vec<Purchase>| {
            all.into_iter().map(|purchase| PurchaseAnswer::new(purchase, &wishes, &now, &speaker)).collect()
        };
        Ok(GapAnswer {
            game: begun.game.catalogue.game().id.clone(),
            format: begun.format.clone(),
            legal_squads: now.to_string(),
            figures: told(figures),
            pairs: told(pairs),
            sets: told(sets),
            set_pairs: told(set_pairs),
            squads: told(squads),
            nearest: told(nearest),
            no_more_attached,
            faults,
        })
    })
}

/// Returns the quotient, to three decimal places.
fn times(then: &BigUint, now: &BigUint) -> Option<f64> {
    if *now == BigUint::default() {
        return None;
    }
    let thousandths = then * BigUint::from(1000_u32) / now;
    let thousandths: f64 = thousandths.to_string().parse().ok()?;
    Some(thousandths / 1000.0)
}
