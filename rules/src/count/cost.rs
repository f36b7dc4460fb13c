//! What copies cost in legal squads while certain effects apply. Costs are computed with the same price
//! arithmetic as in a check. A price that stays undecided isn't legal where it matters (all points must be
//! spent, or a cap applies).

use crate::figure::Figure;
use crate::id::FactionId;
use crate::points::Price;
use crate::selector::Selector;

use super::CountError;
use super::figure_set::FigureSet;
use super::model::{Effect, Model};
use super::scenario::{FactionTerm, Scenario};

/// The costs that a copy may have in a legal squad, one for each choice that leads to a different cost. Almost
/// always a single one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CostSet {
    /// No legal squad contains the copy.
    None,
    /// A single cost.
    One(i64),
    /// Several possible costs, ascending.
    Several(Box<[i64]>),
}

impl CostSet {
    fn of(mut costs: Vec<i64>, exact: bool) -> Self {
        costs.sort_unstable();
        costs.dedup();
        match costs.as_slice() {
            [] => Self::None,
            [only] => Self::One(*only),
            // A free choice goes to the lowest cost, unless all points must be spent.
            [least, ..] if !exact => Self::One(*least),
            _ => Self::Several(costs.into_boxed_slice()),
        }
    }

    /// Returns all costs, ascending.
    pub(crate) fn all(&self) -> &[i64] {
        match self {
            Self::None => &[],
            Self::One(cost) => std::slice::from_ref(cost),
            Self::Several(costs) => costs,
        }
    }

    /// Returns the lowest cost.
    pub(crate) fn cheapest(&self) -> Option<i64> {
        self.all().first().copied()
    }
}

/// The cost of a figure's copies: of a single copy, and of each of several, which may discount each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CopyCost {
    pub(crate) single: CostSet,
    pub(crate) each: CostSet,
}

impl CopyCost {
    /// Returns the minimum cost of a copy.
    pub(crate) fn cheapest(&self) -> Option<i64> {
        let (single, each) = (self.single.cheapest(), self.each.cheapest());
        single.into_iter().chain(each).min()
    }
}

/// The cost effects that apply in squads of certain factions.
#[derive(Debug, PartialEq)]
pub(crate) struct ActiveEffects {
    pub(crate) effects: Vec<ActiveEffect>,
}

/// One cost effect, resolved to figures.
#[derive(Debug, PartialEq)]
pub(crate) struct ActiveEffect {
    /// Its index among the model's effects.
    pub(crate) index: usize,
    /// The figures whose cost it changes.
    affected: FigureSet,
    /// The company that it requires.
    pub(crate) with: Option<FigureSet>,
}

impl ActiveEffects {
    /// Returns the effects that apply in squads of each of some factions; `None` if there is no faction.
    ///
    /// # Errors
    /// The effects differ between factions, so the cost of a squad depends on the faction it plays as.
    pub(crate) fn common(
        model: &Model<'_>,
        scenario: &Scenario,
        pool: &FigureSet,
        faction_term: FactionTerm,
    ) -> Result<Option<Self>, CountError> {
        let factions = (0..64).filter(|f| faction_term.factions >> f & 1 == 1);
        let mut all = factions.map(|faction| Self::of(model, scenario, pool, faction));
        let Some(first) = all.next() else { return Ok(None) };
        if all.any(|other| other != first) { Err(CountError::AmbiguousCosts) } else { Ok(Some(first)) }
    }

    fn of(model: &Model<'_>, scenario: &Scenario, pool: &FigureSet, faction: u32) -> Self {
        let own = model.catalogue.game().factions.get(faction as usize).map(|f| f.id.clone());
        let adopted_as = |i: usize, figure: &Figure| -> Option<[FactionId; 1]> {
            let adopted = scenario.adopted[i] >> faction & 1 == 1;
            own.clone().filter(|_| adopted).map(|f| [f]).filter(|f| f != figure.factions.as_slice())
        };
        let matching = |selector: &Selector| -> FigureSet {
            let figures = model.catalogue.figures().iter().enumerate();
            let matches = |(i, f): (usize, &Figure)| {
                pool[i]
                    && match adopted_as(i, f) {
                        Some(factions) => selector.matches_as(f, &factions),
                        None => selector.matches(f),
                    }
            };
            figures.map(matches).collect()
        };
        let held = model.effects.iter().enumerate().filter(|(_, e)| pool[e.holder] && e.effect.amount != 0);
        let effects = held.map(|(index, e)| ActiveEffect {
            index,
            affected: matching(&e.effect.affects),
            with: e.effect.with.as_ref().map(matching),
        });
        Self { effects: effects.filter(|e| e.affected.contains(&true)).collect() }
    }
}

/// Returns the cost of a figure's copies under the given effects, plus unknown effects if `unknown`.
pub(crate) fn copy_cost(
    model: &Model<'_>,
    working: &[&ActiveEffect],
    unknown: bool,
    i: usize,
    max: u32,
) -> CopyCost {
    if max == 0 {
        return CopyCost { single: CostSet::None, each: CostSet::None };
    }
    if !unknown && working.iter().all(|w| !w.affected[i]) {
        let plain = &model.plain_costs[i];
        return CopyCost { single: plain.clone(), each: plain.clone() };
    }
    // A card affects other cards only, unless it names the company that makes it cheaper itself.
    let own = |e: &Effect<'_>| e.holder == i && e.effect.with.is_none();
    let affecting = || working.iter().filter(|w| w.affected[i]).map(|w| &model.effects[w.index]);
    let single = legal_costs(model, affecting().filter(|e| !own(e)).collect(), unknown, i);
    let each = if max > 1 && affecting().any(own) {
        legal_costs(model, affecting().collect(), unknown, i)
    } else {
        single.clone()
    };
    CopyCost { single, each }
}

/// Returns the possible costs of a copy in a legal squad under these effects, plus unknown ones if `unknown`.
pub(crate) fn legal_costs(
    model: &Model<'_>,
    mut effects: Vec<&Effect<'_>>,
    unknown: bool,
    i: usize,
) -> CostSet {
    let figures = model.catalogue.figures();
    if let ([base], true, false) = (model.base_prices[i].as_slice(), effects.is_empty(), unknown) {
        // Most copies cost what is printed.
        return match legal_cost(model, base) {
            None => CostSet::None,
            Some(_) if model.limit.is_none() => CostSet::One(0),
            Some(cost) => CostSet::One(cost),
        };
    }
    // Increases come first, as in a check.
    effects.sort_by_key(|e| (std::cmp::Reverse(e.effect.amount), &figures[e.holder].id));
    let mut out = Vec::with_capacity(1);
    for base in &model.base_prices[i] {
        let mut price = base.clone();
        for (floor, at_most, rule) in &model.change_rules {
            for (n, e) in effects.iter().enumerate() {
                if !effects[..n].iter().any(|earlier| earlier.effect == e.effect) {
                    price.change(e.effect.amount, *floor, rule, &figures[e.holder].id);
                }
            }
            if unknown {
                price.may_fall(*at_most, *floor);
            }
        }
        out.extend(legal_cost(model, &price));
    }
    if model.limit.is_none() && !out.is_empty() {
        return CostSet::One(0);
    }
    CostSet::of(out, model.exact)
}

/// Returns what a copy costs in a legal squad at this price; `None` if no legal squad can contain it.
fn legal_cost(model: &Model<'_>, price: &Price) -> Option<i64> {
    let open = model.exact && price.lowest != price.highest;
    let over_cap = model.cost_cap.is_some_and(|cap| price.highest > cap || price.lowest > cap);
    (!open && !over_cap).then_some(price.highest)
}
