//! Scenarios: cases by which of the sets that admit others to a faction are present. Within one scenario it is
//! settled which factions each figure can join.
//!
//! A squad may be of several factions and still counts once. Let `A(F)` be the squads whose members can all
//! join each faction of `F`. The number of squads is the size of the union over single factions, which by
//! inclusion–exclusion (Stanley, *Enumerative Combinatorics* 1, chapter 2) is a sum of weighted `|A(F)|`. Not
//! all `2^n` sets are needed, only those that are an intersection of some figures' sets of factions: the
//! weights are the values of a Möbius function on that meet-closed family, so that for each of its members the
//! weights of all its subsets in the family add up to 1.

use crate::constraint::Constraint;
use crate::figure::Figure;
use crate::id::{FactionId, RuleId};

use super::CountError;
use super::figure_set::{FigureSet, unite};
use super::guests;
use super::model::{Admits, FactionSet, Model};

/// The maximum number of sets whose presence is distinguished; each doubles the cases.
const MAX_INDICATORS: usize = 12;

/// The maximum number of faction sets that weights are computed for.
const MAX_FACTION_SETS: usize = 2048;

/// One scenario.
#[derive(Clone, Debug)]
pub(crate) struct Scenario {
    /// Figures that are absent.
    pub(crate) excluded: FigureSet,
    /// Sets with at least one figure present.
    pub(crate) required: Vec<FigureSet>,
    /// The factions that each figure can join.
    pub(crate) factions: Vec<FactionSet>,
    /// The factions in which each figure counts as a member of that faction only.
    pub(crate) adopted: Vec<FactionSet>,
    /// For each admission rule, the factions whose company is present.
    pub(crate) active: Vec<FactionSet>,
    /// The figure of unknown factions, if the scenario is one in which all others have every faction.
    pub(crate) unknown: Option<usize>,
}

/// The squads whose members can all join each of these factions, with the weight of their number in the total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FactionTerm {
    pub(crate) factions: FactionSet,
    pub(crate) weight: i64,
}

/// Returns all `2^count` assignments of `count` on/off indicators, from all off to all on; the first indicator
/// alternates fastest.
///
/// # Errors
/// There are too many cases.
pub(crate) fn assignments(count: usize) -> Result<impl Iterator<Item = Vec<bool>>, CountError> {
    if count > MAX_INDICATORS {
        return Err(CountError::TooManyCases(count));
    }
    Ok((0_u32..1 << count).map(move |bits| (0..count).map(|i| bits >> i & 1 == 1).collect()))
}

/// Returns the index of a set among the indicators; adds it if it is new.
pub(crate) fn indicator(set: FigureSet, indicators: &mut Vec<FigureSet>) -> usize {
    indicators.iter().position(|known| *known == set).unwrap_or_else(|| {
        indicators.push(set);
        indicators.len() - 1
    })
}

/// Splits all squads into scenarios. Every squad is in exactly one.
pub(crate) fn scenarios(model: &Model<'_>) -> Result<Vec<Scenario>, CountError> {
    let mut indicators: Vec<FigureSet> = Vec::new();
    // An empty set can't be present.
    let mut of_set = |set: &FigureSet| set.contains(&true).then(|| indicator(set.clone(), &mut indicators));
    // The indicators of each admission rule, by faction where it matters.
    let of_rules: Vec<Vec<Option<usize>>> = model
        .admissions
        .iter()
        .map(|admission| match &admission.admits {
            Admits::Listed(_) => Vec::new(),
            Admits::InCompany { company, .. } => company.iter().map(&mut of_set).collect(),
            Admits::Everyone { with, .. } => vec![of_set(with)],
        })
        .collect();
    let mut out = Vec::new();
    for on in assignments(indicators.len())? {
        let is_on = |indicator: &Option<usize>| indicator.is_some_and(|i| on[i]);
        let mut scenario = Scenario {
            excluded: model.max_copies.iter().map(|max| *max == 0).collect(),
            required: Vec::new(),
            factions: Vec::new(),
            adopted: Vec::new(),
            active: Vec::new(),
            unknown: None,
        };
        for (set, on) in indicators.iter().zip(&on) {
            if *on {
                scenario.required.push(set.clone());
            } else {
                unite(&mut scenario.excluded, set);
            }
        }
        settle_factions(model, &of_rules, &is_on, &mut scenario);
        add_unknown(model, &scenario, &mut out);
        out.push(scenario);
    }
    Ok(out)
}

/// Adds the squads of one figure whose factions are unknown and of others that have every faction: whichever
/// faction it has, they share it. If the request or a rule depends on a faction or an era, the unknown matters,
/// and no such squads are added.
fn add_unknown(model: &Model<'_>, scenario: &Scenario, out: &mut Vec<Scenario>) {
    let Some(rule) = model.faction_rule().filter(|_| model.requires_one_faction()) else { return };
    let (catalogue, constraints) = (model.catalogue, &model.request.format.constraints);
    let named = model.request.faction.is_some_and(|f| model.faction_bit(f) != 0);
    if named || constraints.iter().any(|c| matches!(c, Constraint::Eras(_))) {
        return;
    }
    let everywhere = model.figures_where(|f| rule.is_in_every(all_factions(model), f));
    for (i, figure) in catalogue.figures().iter().enumerate() {
        let asked = |c: &Constraint| matches!(c, Constraint::Admits(a) if a.reads_admissions_of(figure));
        let unknown = figure.factions.is_empty()
            && constraints.iter().any(asked)
            && !catalogue.factions_are_known(figure);
        // Figures that a rule admits with certainty are counted with the others.
        if everywhere[i] || scenario.excluded[i] || scenario.factions[i] != 0 || !(unknown || rule.untold) {
            continue;
        }
        let mut alone = scenario.clone();
        alone.unknown = Some(i);
        alone.factions[i] = model.playable_factions;
        let mut present = vec![false; everywhere.len()];
        present[i] = true;
        alone.required.push(present);
        for (other, everywhere) in everywhere.iter().enumerate() {
            alone.excluded[other] |= other != i && !everywhere;
        }
        // A figure required by this scenario must have every faction, or the scenario is empty.
        out.push(alone);
    }
}

fn all_factions<'a>(model: &'a Model<'_>) -> impl Iterator<Item = &'a FactionId> {
    model.catalogue.game().factions.iter().map(|f| &f.id)
}

/// Determines which factions each figure can join.
fn settle_factions(
    model: &Model<'_>,
    of_rules: &[Vec<Option<usize>>],
    is_on: &dyn Fn(&Option<usize>) -> bool,
    scenario: &mut Scenario,
) {
    let adopts = |rule: &RuleId| {
        model.admissions.iter().any(|a| a.rule == *rule && matches!(a.admits, Admits::Listed(_)))
    };
    let conscripted = model.admissions.iter().zip(of_rules).fold(0, |all, (admission, indicators)| {
        match &admission.admits {
            Admits::Everyone { faction, .. } if is_on(&indicators[0]) => all | faction,
            _ => all,
        }
    });
    let active = |indicators: &Vec<Option<usize>>| {
        let on = indicators.iter().enumerate().filter(|(_, i)| is_on(i));
        on.fold(0, |all, (faction, _)| all | 1 << faction)
    };
    scenario.active = of_rules.iter().map(active).collect();
    let rule = model.faction_rule();
    let neutral = |figure: &Figure| {
        rule.and_then(|r| r.neutral.as_ref()).is_some_and(|neutral| figure.factions.contains(neutral))
    };
    for (i, figure) in model.catalogue.figures().iter().enumerate() {
        let mut factions = if neutral(figure) { FactionSet::MAX } else { model.printed_factions(figure) };
        let mut adopted = conscripted;
        for ((admission, indicators), active) in model.admissions.iter().zip(of_rules).zip(&scenario.active) {
            let into = match &admission.admits {
                Admits::Listed(factions) => factions[i],
                Admits::InCompany { who, .. } if who[i] => *active,
                Admits::InCompany { .. } => 0,
                Admits::Everyone { faction, .. } if is_on(&indicators[0]) => *faction,
                Admits::Everyone { .. } => 0,
            };
            let new = into & !factions;
            factions |= into;
            if new != 0 && adopts(&admission.rule) {
                adopted |= new;
            }
        }
        if !model.requires_one_faction() {
            factions = FactionSet::MAX;
        } else if rule.is_some_and(|r| r.untold && !r.is_in_every(all_factions(model), figure)) {
            factions = 0;
        }
        scenario.factions.push(factions & model.playable_factions);
        scenario.adopted.push(if rule.is_some() { adopted } else { 0 });
    }
}

/// Returns the terms of the inclusion–exclusion over factions: the weights of the terms that contain a squad
/// add up to 1.
pub(crate) fn faction_terms(model: &Model<'_>, scenario: &Scenario) -> Result<Vec<FactionTerm>, CountError> {
    if guests::are_limited(model) {
        return all_faction_sets(model, scenario);
    }
    let factions = scenario.possible(model).map(|i| scenario.factions[i]);
    Ok(weighted(closed_under_intersection(factions)?))
}

/// Returns the sets and all their intersections, except the empty one.
fn closed_under_intersection(sets: impl Iterator<Item = FactionSet>) -> Result<Vec<FactionSet>, CountError> {
    let mut closed: Vec<FactionSet> = Vec::new();
    let add = |set: FactionSet, closed: &mut Vec<FactionSet>| {
        if set != 0 && !closed.contains(&set) {
            closed.push(set);
        }
    };
    sets.for_each(|set| add(set, &mut closed));
    let mut done = 0;
    while done < closed.len() {
        for other in 0..done {
            add(closed[done] & closed[other], &mut closed);
        }
        if closed.len() > MAX_FACTION_SETS {
            return Err(CountError::TooManyFactionSets(closed.len()));
        }
        done += 1;
    }
    Ok(closed)
}

/// Returns weights for a family of sets that is closed under intersection, smaller sets first.
fn weighted(mut sets: Vec<FactionSet>) -> Vec<FactionTerm> {
    sets.sort_by_key(|s| (s.count_ones(), *s));
    let mut out = Vec::<FactionTerm>::with_capacity(sets.len());
    for factions in sets {
        let within = out.iter().filter(|t| t.factions & !factions == 0);
        let weight = 1 - within.map(|t| t.weight).sum::<i64>();
        out.push(FactionTerm { factions, weight });
    }
    out
}

/// Returns all sets of factions, with the signs of plain inclusion–exclusion: with limited guests, the members
/// alone don't determine which of its factions a squad may play as.
fn all_faction_sets(model: &Model<'_>, scenario: &Scenario) -> Result<Vec<FactionTerm>, CountError> {
    let factions = scenario.possible(model).fold(0, |all, i| all | scenario.factions[i]);
    let bits: Vec<FactionSet> = (0..64).map(|f| 1 << f).filter(|bit| factions & bit != 0).collect();
    let sets = assignments(bits.len())?.map(|chosen| {
        let factions = bits.iter().zip(&chosen).filter(|(_, c)| **c).fold(0, |all, (bit, _)| all | bit);
        FactionTerm { factions, weight: if factions.count_ones() % 2 == 1 { 1 } else { -1 } }
    });
    Ok(sets.filter(|t| t.factions != 0).collect())
}

/// Returns the term of one faction, counted directly; `None` if no figure can join it.
pub(crate) fn single_faction(model: &Model<'_>, scenario: &Scenario, faction: u32) -> Option<FactionTerm> {
    let joins = |i: usize| scenario.factions[i] >> faction & 1 == 1;
    scenario.possible(model).any(joins).then_some(FactionTerm { factions: 1 << faction, weight: 1 })
}

impl Scenario {
    /// Returns the figures that can be present.
    fn possible(&self, model: &Model<'_>) -> impl Iterator<Item = usize> {
        (0..self.factions.len()).filter(move |i| !self.excluded[*i] && model.max_copies[*i] > 0)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn assignments_are_all_there_are_each_once_from_all_off_to_all_on() {
        let all: Vec<_> = assignments(2).expect("few").collect();
        assert_eq!(all, [[false, false], [true, false], [false, true], [true, true]]);
        assert_eq!(assignments(0).expect("few").collect::<Vec<_>>(), [Vec::<bool>::new()]);
        assert_eq!(assignments(MAX_INDICATORS + 1).err(), Some(CountError::TooManyCases(MAX_INDICATORS + 1)));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn the_weights_within_what_members_have_in_common_add_up_to_one(
            figures in prop::collection::vec(0_u64..64, 1..6),
        ) {
            let terms = weighted(closed_under_intersection(figures.iter().copied()).expect("few"));
            for squad in assignments(figures.len()).expect("few").filter(|s| s.contains(&true)) {
                let members = figures.iter().zip(&squad).filter(|(_, member)| **member);
                let common = members.fold(FactionSet::MAX, |all, (factions, _)| all & factions);
                let within = terms.iter().filter(|t| t.factions & !common == 0);
                let weight: i64 = within.map(|t| t.weight).sum();
                prop_assert_eq!(weight, i64::from(common != 0), "{:?} of {:?}: {:?}", squad, figures, terms);
            }
        }
    }
}
