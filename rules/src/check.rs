//! Checking: a draft goes in, a report comes out, and the draft stays as it was.

use std::collections::BTreeMap;

use crate::allegiance::Allegiance;
use crate::catalogue::Catalogue;
use crate::constraint::Constraint;
use crate::constraint::owned::too_few;
use crate::figure::{Cost, Figure};
use crate::format::Format;
use crate::id::{FigureId, RuleId};
use crate::points::{Price, Tally};
use crate::report::{Fact, Finding, Fix, Playable, PricedMember, Question, Report, Severity};
use crate::squad::{Member, SquadDraft};

/// What a list claims of itself; a claim is compared with the truth, never believed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// The total in points.
    pub total: Option<i64>,
    /// The number of activations.
    pub activations: Option<i64>,
}

/// A draft with all that may bear on its legality.
#[derive(Clone, Copy, Debug)]
pub struct CheckInput<'a> {
    /// The squad.
    pub draft: &'a SquadDraft,
    /// The format it is checked against.
    pub format: &'a Format,
    /// The other squad of its team, in team play.
    pub partner: Option<&'a SquadDraft>,
    /// The squad it is to meet.
    pub opponent: Option<&'a SquadDraft>,
    /// How many of each figure the user owns and can spare; `None` where that doesn't matter.
    pub owned: Option<&'a BTreeMap<FigureId, u32>>,
    /// What the list claimed.
    pub claims: Claims,
    /// Lines of the list that may still turn out to be members.
    pub unread: usize,
}

impl<'a> CheckInput<'a> {
    /// A draft on its own.
    #[must_use]
    pub fn new(draft: &'a SquadDraft, format: &'a Format) -> Self {
        Self {
            draft,
            format,
            partner: None,
            opponent: None,
            owned: None,
            claims: Claims::default(),
            unread: 0,
        }
    }

    /// The points that may be spent.
    #[must_use]
    pub fn limit(&self) -> Option<i32> {
        self.format.limit.map(|usual| self.draft.limit.unwrap_or(usual))
    }
}

/// One figure of the squad with all its copies, however many lines of the draft name it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) figure: &'a Figure,
    pub(crate) count: u32,
}

/// A figure that the catalogue doesn't know, with all copies of it that were last seen at one cost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stranger<'a> {
    pub(crate) figure: &'a FigureId,
    pub(crate) count: u32,
    pub(crate) last_cost: Option<i32>,
}

/// The draft looked up in the catalogue: what constraints see.
#[derive(Debug)]
pub(crate) struct Squad<'a> {
    pub(crate) catalogue: &'a Catalogue,
    pub(crate) input: CheckInput<'a>,
    pub(crate) lines: Vec<Line<'a>>,
    /// Cards of decks, which are no part of the squad itself: no rule but their deck's counts them.
    pub(crate) apart: Vec<Line<'a>>,
    pub(crate) unknown: Vec<Stranger<'a>>,
    pub(crate) allegiance: Option<Allegiance>,
    pub(crate) prices: Vec<Price>,
    pub(crate) tally: Tally,
}

impl<'a> Squad<'a> {
    fn resolve(catalogue: &'a Catalogue, input: CheckInput<'a>) -> Self {
        let (all, unknown) = look_up(catalogue, &input.draft.members);
        let (apart, lines) = all.into_iter().partition(|l| input.format.deck_of(l.figure).is_some());
        let mut squad = Self {
            catalogue,
            input,
            lines,
            apart,
            unknown,
            allegiance: None,
            prices: Vec::new(),
            tally: Tally::default(),
        };
        squad.allegiance = Allegiance::decide(&squad);
        squad.prices = squad.lines.iter().map(|l| squad.price(l.figure)).collect();
        squad.tally = Tally::of(&squad);
        squad
    }

    /// What one copy of the figure costs in or beside this squad.
    pub(crate) fn price(&self, figure: &Figure) -> Price {
        let constraints = &self.input.format.constraints;
        let base = constraints.iter().find_map(|c| c.rule().base(self, figure));
        let mut price = base.unwrap_or_else(|| Price::printed(figure.cost));
        for constraint in constraints {
            constraint.rule().price(self, figure, &mut price);
        }
        price
    }

    pub(crate) fn holds(&self, id: &FigureId) -> bool {
        self.lines.iter().any(|l| l.figure.id == *id)
    }

    /// Severity of a question about costs: it is asked only where the answer matters.
    pub(crate) fn cost_question(&self) -> Severity {
        if self.tally.is_open() { Severity::Ask } else { Severity::Note }
    }
}

/// Looks members up; copies of one figure on several lines are added. What the catalogue doesn't
/// know is returned apart.
pub(crate) fn look_up<'a>(
    catalogue: &'a Catalogue,
    members: &'a [Member],
) -> (Vec<Line<'a>>, Vec<Stranger<'a>>) {
    let (mut lines, mut unknown) = (Vec::<Line<'a>>::new(), Vec::<Stranger<'a>>::new());
    for member in members.iter().filter(|m| m.count > 0) {
        let Member { figure: id, count, last_cost, .. } = member;
        if let Some(figure) = catalogue.figure(id) {
            match lines.iter_mut().find(|l| l.figure.id == *id) {
                Some(line) => line.count = line.count.saturating_add(*count),
                None => lines.push(Line { figure, count: *count }),
            }
        } else {
            match unknown.iter_mut().find(|u| u.figure == id && u.last_cost == *last_cost) {
                Some(stranger) => stranger.count = stranger.count.saturating_add(*count),
                None => unknown.push(Stranger { figure: id, count: *count, last_cost: *last_cost }),
            }
        }
    }
    (lines, unknown)
}

/// Looks a draft up: allegiance and prices, no findings yet.
pub(crate) fn check_parts<'a>(catalogue: &'a Catalogue, input: CheckInput<'a>) -> Squad<'a> {
    Squad::resolve(catalogue, input)
}

/// Checks a squad against its format. Pure: the same arguments give the same report.
#[must_use]
pub fn check(catalogue: &Catalogue, input: CheckInput<'_>) -> Report {
    let squad = check_parts(catalogue, input);
    let mut findings = Vec::new();
    for constraint in &input.format.constraints {
        constraint.rule().findings(&squad, &mut findings);
    }
    own_findings(&squad, &mut findings);
    let (findings, verdict) = Report::conclude(findings);
    Report {
        format: input.format.id.clone(),
        faction: squad.allegiance.as_ref().and_then(|a| a.faction().cloned()),
        points: squad.tally.points(),
        activations: activations(&squad),
        members: priced(&squad),
        decks: input.format.constraints.iter().filter_map(|c| c.rule().deck(&squad)).collect(),
        playable: playable(&squad),
        findings,
        verdict,
    }
}

/// What one copy of each of these figures costs beside the squad, where it changes nothing about
/// the squad itself, in the order asked.
#[must_use]
pub fn price_beside(catalogue: &Catalogue, input: CheckInput<'_>, figures: &[FigureId]) -> Vec<PricedMember> {
    let squad = check_parts(catalogue, input);
    let one = |id: &FigureId| {
        let figure = catalogue.figure(id);
        let price = figure.map_or_else(|| Price::printed(Cost::Unknown), |f| squad.price(f));
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

/// Findings of the program itself, not of a game.
fn own_findings(squad: &Squad<'_>, out: &mut Vec<Finding>) {
    if squad.input.unread == 0 && squad.lines.is_empty() && squad.unknown.is_empty() {
        out.push(Finding::new(Severity::Error, &RuleId::from("MUSTER-EMPTY"), "empty"));
    }
    for member in &squad.unknown {
        let rule = RuleId::from("MUSTER-UNKNOWN");
        out.push(Finding::new(Severity::Ask, &rule, "unknown").about([member.figure.clone()]));
    }
    for line in squad.lines.iter().filter(|l| l.figure.cost == Cost::Unknown) {
        out.push(cost_unknown(squad, &line.figure.id));
    }
    unknown_names(squad, out);
    owned_findings(squad, out);
    claim_findings(squad, out);
}

/// Asks what a figure costs.
pub(crate) fn cost_unknown(squad: &Squad<'_>, id: &FigureId) -> Finding {
    let finding = Finding::new(squad.cost_question(), &RuleId::from("MUSTER-COST"), "cost-unknown");
    let fix = Fix::Settle { question: Question::Cost { figure: id.clone() } };
    finding.about([id.clone()]).fix(fix)
}

/// A faction that the game doesn't have, a kind of list that no rule of the format governs: taken
/// for nothing, and said so, lest a slip of the pen pass for lawful.
fn unknown_names(squad: &Squad<'_>, out: &mut Vec<Finding>) {
    let rule = RuleId::from("MUSTER-UNKNOWN");
    let draft = squad.input.draft;
    if let Some(faction) = &draft.faction
        && squad.catalogue.game().faction(faction).is_none()
    {
        let finding = Finding::new(Severity::Ask, &rule, "unknown-faction");
        out.push(finding.with("faction", Fact::Faction(faction.clone())));
    }
    let constraints = &squad.input.format.constraints;
    for list in draft.side_lists.iter().filter(|l| l.members.iter().any(|m| m.count > 0)) {
        if !constraints.iter().any(|c| c.governs_list(&list.kind)) {
            let finding = Finding::new(Severity::Ask, &rule, "unknown-list");
            let about = list.members.iter().map(|m| m.figure.clone());
            out.push(finding.with("list", Fact::Text(list.kind.clone())).about(about));
        }
    }
}

/// A format whose own rule it is says so itself.
fn owned_findings(squad: &Squad<'_>, out: &mut Vec<Finding>) {
    if !squad.input.format.constraints.iter().any(|c| matches!(c, Constraint::Owned(_))) {
        too_few(squad, Severity::Warning, &RuleId::from("MUSTER-OWNED"), out);
    }
}

fn claim_findings(squad: &Squad<'_>, out: &mut Vec<Finding>) {
    let claims = squad.input.claims;
    let truth = [
        ("claim-total", claims.total, squad.tally.total),
        ("claim-activations", claims.activations, i64::from(activations(squad))),
    ];
    for (message, claimed, computed) in truth {
        if let Some(claimed) = claimed.filter(|c| *c != computed) {
            let finding = Finding::new(Severity::Warning, &RuleId::from("MUSTER-CLAIM"), message);
            out.push(finding.number("claimed", claimed).number("computed", computed));
        }
    }
}
