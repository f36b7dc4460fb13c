//! Reads a format's constraints: what each kind means for all squads at once. Counting has to know all that
//! makes a squad less than legal, and nothing else; that it agrees with checking is proved by enumeration.

use std::collections::BTreeMap;

use crate::constraint::Constraint;
use crate::constraint::admits::Admits;
use crate::constraint::attach::Attach;
use crate::constraint::chosen_cost::ChosenCost;
use crate::constraint::conscripts::Conscripts;
use crate::constraint::cost_change::CostChange;
use crate::constraint::count::Count;
use crate::constraint::deck::Deck;
use crate::constraint::eras::Eras;
use crate::constraint::includes::Includes;
use crate::constraint::pool::Pool;
use crate::constraint::requires::{Requires, is};
use crate::constraint::unique::persons;
use crate::figure::{Figure, Standing};
use crate::id::{FactionId, PersonId};
use crate::points::Price;
use crate::roster::look_up;

use super::decks;
use super::places::Place;
use super::plan::{Company, Effect, How, Letting, Need, Plan, Tally, Those};

/// Adds what a constraint means to the plan.
pub(crate) fn read<'a>(constraint: &'a Constraint, plan: &mut Plan<'a>) {
    match constraint {
        Constraint::Budget(_) => plan.budget(),
        Constraint::Faction(rule) => plan.faction = Some(rule),
        Constraint::Admits(rule) => admits(rule, plan),
        Constraint::Conscripts(rule) => conscripts(rule, plan),
        Constraint::Unique(_) => unique(plan),
        Constraint::CostChange(rule) => cost_change(rule, plan),
        Constraint::ChosenCost(rule) => chosen_cost(rule, plan),
        Constraint::Count(rule) => count(rule, plan),
        Constraint::Eras(rule) => eras(rule, plan),
        Constraint::Pool(rule) => pool(rule, plan),
        Constraint::Copies(rule) => plan.at_most(&|f| rule.who.matches(f), rule.max),
        Constraint::CostCap(rule) => {
            if let Some(cap) = plan.request.limit().map(|limit| rule.cap(limit)) {
                plan.cap = Some(plan.cap.map_or(cap, |c| c.min(cap)));
            }
        }
        Constraint::Includes(rule) => includes(rule, plan),
        Constraint::Requires(rule) => requires(rule, plan),
        Constraint::Deck(rule) => deck(rule, plan),
        Constraint::Attach(rule) => attach(rule, plan),
        // These only warn and note.
        Constraint::Command(_) | Constraint::Ignores(_) | Constraint::Victory(_) => {}
        // These speak of what is recorded or comes beside a squad; one without has nothing to fear of them.
        Constraint::SideList(_) | Constraint::Setup(_) | Constraint::Slots(_) => {}
        // A squad on its own has neither opponent nor partner.
        Constraint::Opposed(_) | Constraint::Team(_) => {}
        // What is owned is asked for with every count, whether a rule says so or not.
        Constraint::Owned(_) => {}
    }
}

fn admits(rule: &Admits, plan: &mut Plan<'_>) {
    if rule.unsure {
        return; // nobody is let in for certain
    }
    let figures = plan.catalogue.figures();
    let how = if let Some(with) = &rule.with {
        let with = plan.matching(with);
        let of = |f: &FactionId| -> Those {
            figures.iter().zip(&with).map(|(c, w)| *w && c.factions.contains(f)).collect()
        };
        let company = plan.catalogue.game().factions.iter().map(|f| of(&f.id)).collect();
        let room = rule.max.map(|each| (with, each));
        How::Company { who: plan.matching(&rule.who), company, room }
    } else {
        let mut factions = vec![0; figures.len()];
        for admission in plan.catalogue.admissions() {
            if let (Some(i), Some(faction)) = (plan.place(&admission.figure), &admission.faction)
                && rule.who.matches(&figures[i])
            {
                factions[i] |= plan.bit(faction);
            }
        }
        How::Always(factions)
    };
    plan.letting.push(Letting { rule: rule.rule.clone(), how });
}

fn conscripts(rule: &Conscripts, plan: &mut Plan<'_>) {
    let how = How::Conscript { with: plan.matching(&rule.with), faction: plan.bit(&rule.faction) };
    plan.letting.push(Letting { rule: rule.rule.clone(), how });
}

/// Versions of one person exclude each other, and so do those that may be versions of one: a squad of both
/// is unsure, which is less than legal.
fn unique(plan: &mut Plan<'_>) {
    plan.at_most(&|f| f.unique, 1);
    let unique = plan.catalogue.figures().iter().enumerate().filter(|(_, f)| f.unique);
    let mut certain = BTreeMap::<PersonId, Vec<usize>>::new();
    let mut possible = BTreeMap::<&PersonId, Vec<usize>>::new();
    for (i, figure) in unique.clone() {
        for person in persons(figure) {
            certain.entry(person).or_default().push(i);
        }
        for link in figure.persons.iter().filter(|l| l.standing != Standing::Denied) {
            possible.entry(&link.person).or_default().push(i);
        }
    }
    for versions in certain.values() {
        for (n, a) in versions.iter().enumerate() {
            versions[..n].iter().for_each(|b| plan.bar(*a, *b));
        }
    }
    for (a, figure) in unique {
        for link in figure.persons.iter().filter(|l| l.standing == Standing::Open) {
            possible[&link.person].iter().for_each(|b| plan.bar(a, *b));
        }
    }
}

fn cost_change(rule: &CostChange, plan: &mut Plan<'_>) {
    if plan.changes.is_empty() {
        for change in plan.catalogue.cost_changes() {
            let Some(holder) = plan.place(&change.holder) else { continue };
            match &change.effect {
                Some(effect) => plan.effects.push(Effect { holder, effect }),
                None => plan.open_effects[holder] = true,
            }
        }
    }
    plan.changes.push((rule.floor, rule.at_most, rule.rule.clone()));
}

fn chosen_cost(rule: &ChosenCost, plan: &mut Plan<'_>) {
    let figures = plan.catalogue.figures();
    for (i, holder) in figures.iter().enumerate().filter(|(_, f)| rule.concerns(f)) {
        let choices = figures.iter().filter(|f| rule.may_choose(holder, f));
        let shares = choices.filter_map(|f| Some(rule.share(f.cost.known()?)));
        plan.priced(i, shares.map(|(down, up)| Price::chosen(down, up)).collect());
    }
}

fn count(rule: &Count, plan: &mut Plan<'_>) {
    let who = plan.those(|f| rule.counts(f));
    let begun_by = rule.unless_none.as_ref().map(|some| plan.matching(some));
    plan.tallies.push(Tally { who, min: rule.min, max: rule.max, begun_by, wanted: false });
}

fn eras(rule: &Eras, plan: &mut Plan<'_>) {
    let (era, side) = (plan.request.era, plan.request.side);
    if !plan.asks_for_a_faction() || era.is_none() && side.is_none() && !rule.required {
        return;
    }
    let eras = plan.catalogue.game().eras.iter().filter(|e| era.is_none_or(|named| *named == e.id));
    let offers = eras.flat_map(|e| &e.offers).filter(|o| side.is_none_or(|named| *named == o.side));
    let offered = offers.fold(0, |all, o| all | plan.bit(&o.faction));
    plan.offered &= offered;
}

fn pool(rule: &Pool, plan: &mut Plan<'_>) {
    let Some(opened) = plan.request.pool else { return };
    let (opened, _) = look_up(plan.catalogue, opened);
    for (i, figure) in plan.catalogue.figures().iter().enumerate() {
        let copies = opened.iter().find(|l| l.figure.id == figure.id).map_or(0, |l| l.count);
        if rule.concerns(figure) {
            plan.most[i] = plan.most[i].min(copies);
        }
        if rule.all {
            plan.least[i] = plan.least[i].max(copies);
        }
    }
}

fn includes(rule: &Includes, plan: &mut Plan<'_>) {
    let role = rule.role.as_ref().map(|_| (plan.those(|f| rule.may(f)), i64::from(rule.dearer)));
    plan.needs.push(Need { has: plan.those(|f| rule.has(f)), role });
}

fn requires(rule: &Requires, plan: &mut Plan<'_>) {
    for (i, figure) in plan.catalogue.figures().iter().enumerate() {
        for asked in figure.all_keywords().filter_map(|k| rule.asked(k)) {
            let does = |f: &Figure| rule.is_company(f) && (rule.stand_in || is(f, asked));
            let mut with = plan.those(does);
            with[i] = false;
            plan.company.push(Company { figure: i, with, itself: does(figure) });
        }
    }
}

fn deck(rule: &Deck, plan: &mut Plan<'_>) {
    let mut deck = decks::Deck {
        cards: Vec::new(),
        size: rule.size,
        points: i64::from(rule.points),
        more: rule.more.iter().map(|m| (plan.matching(&m.with), i64::from(m.points))).collect(),
    };
    for (figure, card) in plan.catalogue.figures().iter().enumerate() {
        if plan.request.format.deck_of(card) == Some(rule.name.as_str()) {
            // A single copy is never too many, and of more somebody has to know it.
            let told = |stat: &String| card.stats.get(stat).and_then(|n| u32::try_from(*n).ok());
            let most = rule.copies.as_ref().map_or(rule.size, |stat| told(stat).unwrap_or(1).max(1));
            let cost = card.cost.known().map(i64::from);
            deck.cards.push(decks::Card { figure, cost, least: 0, allowed: most, most });
        }
    }
    plan.decks.push(deck);
}

fn attach(rule: &Attach, plan: &mut Plan<'_>) {
    let places = plan.catalogue.attachments().iter().filter_map(|facts| {
        let carriers = plan.those(|carrier| rule.may_carry(facts, carrier));
        let card = plan.place(&facts.figure).filter(|card| !plan.apart[*card])?;
        Some(Place { card, carriers, each: rule.each })
    });
    let places = places.collect();
    plan.places.push(places);
}
