//! What one can field: how many legal squads there are, one of them by chance, and how each figure
//! goes with a squad begun.

mod begun;
mod gap;

use std::collections::BTreeMap;

use muster_rules::count;
use muster_rules::id::{FigureId, FormatId, SetId};
use muster_rules::squad::{Member, SquadDraft};
use serde::Serialize;

pub use begun::{Begun, Field, Told};
pub use gap::{Gap, Purchase};

use super::check::{CheckRequest, CheckedSquad};
use crate::collection::RowFault;
use crate::error::{Error, Kind};
use crate::muster::Muster;
use crate::speaker::Speaker;

/// Which squads to count.
#[derive(Clone, Debug, Default)]
pub struct CountRequest {
    /// The game; without one, the first.
    pub game: Option<String>,
    /// The format; without one, the usual.
    pub format: Option<String>,
    /// Points agreed on instead of the format's limit.
    pub points: Option<i32>,
    /// The faction that they are to be of.
    pub faction: Option<String>,
    /// A spreadsheet of what there is; without one, as many copies as one likes.
    pub collection: Option<String>,
    /// What the user owns, instead.
    pub owned: bool,
    /// Figures that are in every one of them, by id or name; one named twice, twice.
    pub with: Vec<String>,
    /// Figures that are in none of them.
    pub without: Vec<String>,
    /// Whether they are counted by how many members they have, too.
    pub by_size: bool,
}

/// How many squads there are. Numbers too large for others to read as numbers are decimal texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CountAnswer {
    /// The game's id.
    pub game: String,
    /// The format's id.
    pub format: String,
    /// The points that may be spent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    /// How many different squads are legal.
    pub legal_squads: String,
    /// How many of them spend all points; missing in a format without a limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_limit: Option<String>,
    /// How many may play as each faction, by its English name. One that may play as several counts for
    /// each of them.
    pub by_faction: BTreeMap<String, String>,
    /// How many have so many members; sizes without a squad are left out. Empty, where nobody asked.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub by_size: BTreeMap<usize, String>,
    /// Where there is none: the rules that stand in the way.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub barred_by: Vec<String>,
    /// Whether no attachments were counted but those that are asked for: there are too many ways to choose
    /// them.
    pub no_more_attached: bool,
    /// Whether each counts once with every deck beside it, and once without.
    pub with_decks: bool,
    /// Rows of the collection's file that were left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<RowFault>,
}

/// How one more of a figure goes with a squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FitAnswer {
    /// The figure.
    pub figure: FigureId,
    /// In how many legal squads it is beside everybody who is there already.
    pub legal_squads: String,
    /// In how many of them all points are spent.
    pub at_limit: String,
}

/// What a squad is filled up for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum FillFor {
    /// As many points spent as may be.
    #[default]
    Points,
    /// As many activations.
    Activations,
    /// As much of the stat that is printed as boxes to tick, such as hit points.
    Endurance,
    /// As few copies as may be that the user doesn't own.
    Owned,
    /// What the user doesn't own at the lowest price.
    Price,
}

/// A squad filled up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FillAnswer {
    /// Who is to be added.
    pub add: Vec<Added>,
    /// How good the whole squad is by what was asked: points, activations, the stat; less than nothing for
    /// copies that aren't owned.
    pub value: i64,
    /// The points that it leaves over; missing where points don't matter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<i64>,
}

/// What to buy so that most new squads can be fielded, the best first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GapAnswer {
    /// The game's id.
    pub game: String,
    /// The format's id.
    pub format: String,
    /// How many squads are legal without buying anything.
    pub legal_squads: String,
    /// One figure.
    pub figures: Vec<PurchaseAnswer>,
    /// Two.
    pub pairs: Vec<PurchaseAnswer>,
    /// One whole set, a copy of each figure.
    pub sets: Vec<PurchaseAnswer>,
    /// Two of them.
    pub set_pairs: Vec<PurchaseAnswer>,
    /// Where two figures open nothing: the fewest that do.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub nearest: Vec<PurchaseAnswer>,
    /// Whether no attachments were counted but those that are asked for.
    pub no_more_attached: bool,
    /// Rows of the collection's file that were left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<RowFault>,
}

/// Something to buy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PurchaseAnswer {
    /// The figures, one copy each; missing, where whole sets are bought.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<FigureId>,
    /// The sets.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sets: Vec<SetId>,
    /// How many copies are bought in all.
    pub copies: usize,
    /// How many more squads are legal then.
    pub opens: String,
}

impl From<&Purchase> for PurchaseAnswer {
    fn from(purchase: &Purchase) -> Self {
        let of_sets = !purchase.sets.is_empty();
        Self {
            figures: if of_sets { Vec::new() } else { purchase.figures.clone() },
            sets: purchase.sets.clone(),
            copies: purchase.figures.len(),
            opens: purchase.opens.to_string(),
        }
    }
}

impl PurchaseAnswer {
    /// What is bought, in words.
    #[must_use]
    pub fn names(&self, speaker: &Speaker<'_>) -> Vec<String> {
        let set = |s: &SetId| speaker.game.catalogue.set(s).map_or_else(|| s.to_string(), |s| s.name.clone());
        let figures = self.figures.iter().map(|f| speaker.figure(f));
        self.sets.iter().map(set).chain(figures).collect()
    }
}

/// The best ways to fill a squad up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fillings {
    /// The best first.
    pub rows: Vec<FillAnswer>,
    /// Whether no attachments came but those that are there.
    pub no_more_attached: bool,
    /// Rows of the file of prices that were left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<RowFault>,
}

/// Copies to be added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Added {
    /// The figure.
    pub figure: FigureId,
    /// How many.
    pub count: u32,
}

/// A request with its names looked up.
struct Asked {
    begun: Begun,
    faults: Vec<RowFault>,
}

impl Muster {
    /// Counts the legal squads.
    ///
    /// # Errors
    /// A name that nobody has, a file that can't be read, or squads without end.
    pub fn count_squads(&mut self, request: &CountRequest) -> Result<CountAnswer, Error> {
        let Asked { begun, faults } = self.asked(request)?;
        let Told { answer: field, no_more_attached } = begun.field(request.by_size, None)?;
        let game = begun.game.catalogue.game();
        let by_faction = field.by_faction.into_iter().filter(|(_, c)| c.legal != 0_u32.into());
        let sizes = field.by_size.iter().enumerate().filter(|(_, n)| **n != 0_u32.into());
        let name = |id| game.faction(&id).map_or_else(|| id.to_string(), |f| f.name.clone());
        Ok(CountAnswer {
            game: game.id.to_string(),
            format: begun.format.to_string(),
            points: begun.request(None)?.limit(),
            legal_squads: field.all.legal.to_string(),
            at_limit: field.all.at_limit.map(|n| n.to_string()),
            by_faction: by_faction.map(|(id, c)| (name(id), c.legal.to_string())).collect(),
            by_size: sizes.map(|(n, count)| (n, count.to_string())).collect(),
            barred_by: field.barred_by.iter().map(ToString::to_string).collect(),
            no_more_attached,
            with_decks: begun.has_decks()?,
            faults,
        })
    }

    /// Draws a legal squad by chance, each as likely as the others; where `full` ones are wanted and there
    /// are any, one that spends all points. `None`, where there is none.
    ///
    /// # Errors
    /// As [`Self::count_squads`].
    pub fn random_squad(
        &mut self,
        request: &CountRequest,
        seed: u64,
        full: bool,
    ) -> Result<Option<CheckedSquad>, Error> {
        let begun = self.asked(request)?.begun;
        let Some(members) = begun.random(seed, full, None)?.answer else { return Ok(None) };
        let mut draft = SquadDraft::new(begun.game.catalogue.game().id.clone(), begun.format);
        draft.limit = begun.points;
        draft.faction = begun.faction;
        draft.members = members;
        self.check_draft(begun.game, draft, &CheckRequest::default()).map(Some)
    }

    /// For every figure that may still be added to a squad: in how many legal squads it is with
    /// everybody who is there already, those in most of them first.
    ///
    /// # Errors
    /// Squads without end, or rules that counting can't part.
    pub fn squad_fits(&mut self, checked: &CheckedSquad) -> Result<Told<Vec<FitAnswer>>, Error> {
        let begun = Begun::of(checked.game.clone(), &checked.source.draft);
        let Told { answer, no_more_attached } = begun.fits(None)?;
        let mut fits = answer.figures;
        fits.retain(|f| f.legal != 0_u32.into());
        fits.sort_by(|a, b| b.legal.cmp(&a.legal));
        let answer = |fit: count::Fit| FitAnswer {
            figure: fit.figure,
            legal_squads: fit.legal.to_string(),
            at_limit: fit.at_limit.to_string(),
        };
        Ok(Told { answer: fits.into_iter().map(answer).collect(), no_more_attached })
    }

    /// Fills a squad up: the best legal squads that hold everybody who is there already.
    ///
    /// # Errors
    /// As [`Self::squad_fits`], those of the collection and of a file of prices.
    pub fn fill_squad(
        &mut self,
        checked: &CheckedSquad,
        best: FillFor,
        top: usize,
        prices: Option<&str>,
    ) -> Result<Fillings, Error> {
        let id = &checked.game.catalogue.game().id;
        let owned = match best {
            FillFor::Owned | FillFor::Price => self.database()?.owned_by_figure(id)?,
            _ => BTreeMap::new(),
        };
        let prices = prices.map(|file| self.prices_in(&checked.game, file)).transpose()?;
        let (prices, faults) = prices.unwrap_or_default();
        let begun = Begun::of(checked.game.clone(), &checked.source.draft);
        let Told { answer: rows, no_more_attached } = begun.fill(best, top, &owned, &prices, None)?;
        Ok(Fillings { rows, no_more_attached, faults })
    }

    /// What to buy so that most new squads can be fielded, beside a file's collection or what is owned.
    ///
    /// # Errors
    /// As [`Self::count_squads`].
    pub fn squad_gap(&mut self, request: &CountRequest) -> Result<GapAnswer, Error> {
        let owned = request.collection.is_none();
        let Asked { begun, faults } = self.asked(&CountRequest { owned, ..request.clone() })?;
        let Told { answer: gap, no_more_attached } = begun.gap(None)?;
        let told = |all: &[Purchase]| all.iter().map(PurchaseAnswer::from).collect();
        Ok(GapAnswer {
            game: begun.game.catalogue.game().id.to_string(),
            format: begun.format.to_string(),
            legal_squads: gap.now.to_string(),
            figures: told(&gap.figures),
            pairs: told(&gap.pairs),
            sets: told(&gap.sets),
            set_pairs: told(&gap.set_pairs),
            nearest: told(&gap.nearest),
            no_more_attached,
            faults,
        })
    }

    fn asked(&mut self, request: &CountRequest) -> Result<Asked, Error> {
        let game = self.game(request.game.as_deref())?;
        let catalogue = &game.catalogue;
        let format = request.format.as_deref().map_or_else(|| catalogue.usual_format(), FormatId::from);
        let factions = &catalogue.game().factions;
        let faction = request.faction.as_ref().map(|name| {
            let fold = muster_rules::fold::fold;
            let named = |f: &&muster_rules::game::Faction| {
                let names = [f.id.as_str(), f.name.as_str()].into_iter();
                names.chain(f.aliases.iter().map(String::as_str)).any(|n| fold(n) == fold(name))
            };
            factions.iter().find(named).map(|f| f.id.clone()).ok_or_else(|| Error::NotOneOf {
                kind: Kind::Faction,
                name: name.clone(),
                known: factions.iter().map(|f| f.name.clone()).collect(),
            })
        });
        let faction = faction.transpose()?;
        let mut with = Vec::<Member>::new();
        for name in &request.with {
            let figure = self.figure(&game, name)?.id;
            match with.iter_mut().find(|m| m.figure == figure) {
                Some(member) => member.count += 1,
                None => with.push(Member::new(figure, 1)),
            }
        }
        let without: Result<Vec<_>, _> =
            request.without.iter().map(|name| self.figure(&game, name).map(|f| f.id)).collect();
        let without = without?;
        let (owned, faults) = match &request.collection {
            Some(file) => {
                let (owned, faults) = self.figures_in(&game, file)?;
                (Some(owned), faults)
            }
            None if request.owned => {
                let id = game.catalogue.game().id.clone();
                (Some(self.database()?.owned_by_figure(&id)?), Vec::new())
            }
            None => (None, Vec::new()),
        };
        let begun =
            Begun { points: request.points, faction, owned, with, without, ..Begun::new(game, format) };
        Ok(Asked { begun, faults })
    }
}
