//! What can be fielded from what is owned, and what to buy next.

use muster_rules::count::{BigUint, Counted, Stop};
use muster_rules::id::{FactionId, FormatId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::api::game::Named;
use crate::error::Error;
use crate::session::Session;
use crate::speaker::Speaker;
use crate::squads::{Begun, Gap, Purchase, Told};

/// Squads of a format.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct FieldRequest {
    /// The game's id.
    pub game: String,
    /// The format's id; `null` for the usual one.
    pub format: Option<String>,
    /// Points agreed on instead of the format's limit.
    pub points: Option<i32>,
}

/// What can be fielded from what is owned.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FieldView {
    /// The format's id.
    pub format: String,
    /// The points that may be spent; `null` where points don't matter.
    pub points: Option<i32>,
    /// How many different squads are legal.
    pub legal: String,
    /// How many of them spend all points; `null` in a format without a limit.
    pub at_limit: Option<String>,
    /// By faction, the most first; one that may play as several counts for each.
    pub factions: Vec<FactionField>,
    /// By how many members they have; sizes without a squad are left out.
    pub sizes: Vec<SizeField>,
    /// Whether no attachments were counted: there are too many ways to choose them.
    pub no_more_attached: bool,
    /// Whether each counts once with every deck beside it, and once without.
    pub with_decks: bool,
    /// Where there is none: the rules that stand in the way.
    pub barred_by: Vec<String>,
}

/// What can be fielded of a faction.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FactionField {
    /// The faction's id.
    pub faction: String,
    /// How many squads are legal.
    pub legal: String,
    /// How many of them spend all points; `null` in a format without a limit.
    pub at_limit: Option<String>,
}

/// What can be fielded with so many members.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SizeField {
    /// How many members.
    pub members: u32,
    /// How many squads are legal.
    pub legal: String,
}

/// What to buy so that most new squads can be fielded, the best first.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GapView {
    /// The format's id.
    pub format: String,
    /// How many squads there are without buying anything.
    pub now: String,
    /// One figure.
    pub figures: Vec<PurchaseView>,
    /// Two.
    pub pairs: Vec<PurchaseView>,
    /// One whole set, a copy of each figure.
    pub sets: Vec<PurchaseView>,
    /// Two of them.
    pub set_pairs: Vec<PurchaseView>,
    /// Where two figures open nothing: the fewest that do.
    pub nearest: Vec<PurchaseView>,
    /// Whether no attachments were counted: there are too many ways to choose them.
    pub no_more_attached: bool,
}

/// Something to buy.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PurchaseView {
    /// The figures; empty, where whole sets are bought.
    pub figures: Vec<Named>,
    /// The sets; empty, where single figures are bought.
    pub sets: Vec<Named>,
    /// How many copies are bought in all.
    pub copies: usize,
    /// How many more squads are legal then.
    pub opens: String,
    /// How many times as many there are then as now; `null`, where there is none now.
    pub times: Option<f64>,
}

/// All squads of a format from what is owned.
fn owned(session: &mut Session, request: &FieldRequest) -> Result<Begun, Error> {
    let game = session.game(&request.game)?;
    let owned = session.muster.database()?.owned_by_figure(&game.catalogue.game().id)?;
    let usual = game.catalogue.usual_format();
    let format = request.format.as_deref().map_or(usual, FormatId::from);
    Ok(Begun { points: request.points, owned: Some(owned), ..Begun::new(game, format) })
}

/// What can be fielded.
pub(crate) fn field(
    session: &mut Session,
    request: FieldRequest,
) -> Result<impl FnOnce(&Stop) -> Result<FieldView, Error> + Send + use<>, Error> {
    let begun = owned(session, &request)?;
    Ok(move |stop: &Stop| {
        let Told { answer: mut field, no_more_attached } = begun.field(true, Some(stop))?;
        field.by_faction.retain(|(_, counted)| counted.legal != BigUint::default());
        field.by_faction.sort_by(|(_, a), (_, b)| b.legal.cmp(&a.legal));
        let limit = |counted: &Counted| counted.at_limit.as_ref().map(ToString::to_string);
        let faction = |(id, counted): &(FactionId, Counted)| FactionField {
            faction: id.to_string(),
            legal: counted.legal.to_string(),
            at_limit: limit(counted),
        };
        let size = |(members, legal): (usize, &BigUint)| SizeField {
            members: u32::try_from(members).unwrap_or(u32::MAX),
            legal: legal.to_string(),
        };
        let sizes = field.by_size.iter().enumerate().filter(|(_, n)| **n != BigUint::default());
        Ok(FieldView {
            format: begun.format.to_string(),
            points: begun.request(None)?.limit(),
            legal: field.all.legal.to_string(),
            at_limit: limit(&field.all),
            factions: field.by_faction.iter().map(faction).collect(),
            sizes: sizes.map(size).collect(),
            no_more_attached,
            with_decks: begun.has_decks()?,
            barred_by: field.barred_by.iter().map(ToString::to_string).collect(),
        })
    })
}

/// What to buy.
pub(crate) fn next_purchase(
    session: &mut Session,
    request: FieldRequest,
) -> Result<impl FnOnce(&Stop) -> Result<GapView, Error> + Send + use<>, Error> {
    let begun = owned(session, &request)?;
    let words = session.words;
    Ok(move |stop: &Stop| {
        let Told { answer: gap, no_more_attached } = begun.gap(Some(stop))?;
        let Gap { now, figures, pairs, sets, set_pairs, nearest } = gap;
        let speaker = Speaker::new(&words, &begun.game, &begun.game.names);
        let view = |purchase: Purchase| PurchaseView {
            copies: purchase.figures.len(),
            figures: match purchase.sets.as_slice() {
                [] => (purchase.figures.iter())
                    .map(|f| Named { id: f.to_string(), name: speaker.figure(f) })
                    .collect(),
                _ => Vec::new(),
            },
            sets: (purchase.sets.iter())
                .map(|s| Named {
                    id: s.to_string(),
                    name: begun.game.catalogue.set(s).map_or_else(|| s.to_string(), |s| s.name.clone()),
                })
                .collect(),
            times: times(&(&now + &purchase.opens), &now),
            opens: purchase.opens.to_string(),
        };
        let views = |all: Vec<Purchase>| all.into_iter().map(view).collect();
        Ok(GapView {
            format: begun.format.to_string(),
            now: now.to_string(),
            figures: views(figures),
            pairs: views(pairs),
            sets: views(sets),
            set_pairs: views(set_pairs),
            nearest: views(nearest),
            no_more_attached,
        })
    })
}

/// How many times one number is the other, to three digits behind the point.
fn times(then: &BigUint, now: &BigUint) -> Option<f64> {
    if *now == BigUint::default() {
        return None;
    }
    let thousandths = then * BigUint::from(1000_u32) / now;
    let thousandths: f64 = thousandths.to_string().parse().ok()?;
    Some(thousandths / 1000.0)
}
