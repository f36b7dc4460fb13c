//! Checks a draft and returns a report; the draft is unchanged.
//!
//! 1. [`squad`] looks up the members, determines the faction they play as ([`allegiance`]) and their costs;
//! 2. [`kind`] evaluates each constraint of the format and adds its findings;
//! 3. [`own`] adds the program's own findings;
//! 4. the report sorts the findings and derives the verdict.

mod allegiance;
mod input;
mod kind;
mod own;
mod remedy;
mod squad;
mod tally;

use crate::catalogue::Catalogue;
use crate::figure::Cost;
use crate::id::FigureId;
use crate::points::Price;
use crate::report::{Playable, PricedMember, Report};
use crate::roster::Line;

pub use input::{CheckInput, Claims};
use squad::Squad;

/// Checks a squad against its format. Pure: the same arguments give the same report.
#[must_use]
pub fn check(catalogue: &Catalogue, input: CheckInput<'_>) -> Report {
    let squad = Squad::resolve(catalogue, input);
    let mut findings = Vec::new();
    for constraint in &input.format.constraints {
        kind::of(constraint).findings(&squad, &mut findings);
    }
    own::findings(&squad, &mut findings);
    let (findings, verdict) = Report::conclude(findings);
    Report {
        format: input.format.id.clone(),
        faction: squad.allegiance.as_ref().and_then(|a| a.faction().cloned()),
        points: squad.tally.points(),
        activations: activations(&squad),
        members: priced(&squad),
        decks: input.format.constraints.iter().filter_map(|c| kind::of(c).deck(&squad)).collect(),
        playable: playable(&squad),
        findings,
        verdict,
    }
}

/// Returns what one copy of each figure would cost beside the squad, without affecting the squad itself, in the
/// order of `figures`.
#[must_use]
pub fn price_beside(catalogue: &Catalogue, input: CheckInput<'_>, figures: &[FigureId]) -> Vec<PricedMember> {
    let squad = Squad::resolve(catalogue, input);
    let one = |id: &FigureId| {
        let figure = catalogue.figure(id);
        let price = figure.map_or_else(|| Price::printed(Cost::Unknown, 0), |f| squad.price(f));
        PricedMember {
            figure: id.clone(),
            deck: figure.and_then(|f| input.format.deck_of(f)).map(str::to_owned),
            count: 1,
            printed: price.base,
            steps: price.steps,
            unit_cost: price.unit,
            cost: i64::from(price.unit.unwrap_or(0)),
        }
    };
    figures.iter().map(one).collect()
}

fn activations(squad: &Squad<'_>) -> u32 {
    let active = squad.lines.iter().filter(|l| l.figure.activates());
    active.fold(0, |sum, l| sum.saturating_add(l.count))
}

fn priced(squad: &Squad<'_>) -> Vec<PricedMember> {
    let one = |line: &Line<'_>, price: &Price| PricedMember {
        figure: line.figure.id.clone(),
        deck: squad.input.format.deck_of(line.figure).map(str::to_owned),
        count: line.count,
        printed: price.base,
        steps: price.steps.clone(),
        unit_cost: price.unit,
        cost: i64::from(price.unit.unwrap_or(0)) * i64::from(line.count) + i64::from(price.once),
    };
    let known = squad.lines.iter().zip(&squad.prices).map(|(line, price)| one(line, price));
    let apart = squad.apart.iter().map(|line| one(line, &squad.price(line.figure)));
    let unknown = squad.unknown.iter().map(|stranger| PricedMember {
        figure: stranger.figure.clone(),
        deck: None,
        count: stranger.count,
        printed: stranger.last_cost,
        steps: Vec::new(),
        unit_cost: stranger.last_cost,
        cost: i64::from(stranger.last_cost.unwrap_or(0)) * i64::from(stranger.count),
    });
    known.chain(apart).chain(unknown).collect()
}

fn playable(squad: &Squad<'_>) -> Vec<Playable> {
    let Some(allegiance) = &squad.allegiance else { return Vec::new() };
    let mut out = Vec::new();
    for era in &squad.catalogue.game().eras {
        for offer in era.offers.iter().filter(|o| allegiance.could_be(&o.faction)) {
            let one = Playable { era: era.id.clone(), side: offer.side.clone() };
            if !out.contains(&one) {
                out.push(one);
            }
        }
    }
    out
}
