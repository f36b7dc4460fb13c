//! Translates a format's constraints into the model: what each kind means for all squads at once. Counting
//! needs everything that makes a squad less than legal, and nothing else. Tests compare it with checking by
//! enumeration.

use std::collections::BTreeMap;

use crate::balance::Balance;
use crate::constraint::Constraint;
use crate::constraint::admits::Admits;
use crate::constraint::attach::Attach;
use crate::constraint::chosen_cost::ChosenCost;
use crate::constraint::conscripts::{Conscripts, Reading};
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

use super::attachments::Carriers;
use super::deck::{Card, Deck as CountedDeck};
use super::figure_set::FigureSet;
use super::model::{AdmissionRule, Admits as Admission, AtLeastOne, Cardinality, CompanyRule, Effect, Model};

/// Adds a constraint to the model.
pub(crate) fn read<'a>(constraint: &'a Constraint, model: &mut Model<'a>) {
    match constraint {
        Constraint::Budget(_) => model.set_budget(),
        // Read by `Model::faction_rule`, as a format without a faction rule borrows another's.
        Constraint::Faction(_) => {}
        Constraint::Admits(rule) => admits(rule, model),
        Constraint::Conscripts(rule) => conscripts(rule, model),
        Constraint::Unique(_) => unique(model),
        Constraint::CostChange(rule) => cost_change(rule, model),
        Constraint::ChosenCost(rule) => chosen_cost(rule, model),
        Constraint::Count(rule) => count(rule, model),
        Constraint::Eras(rule) => eras(rule, model),
        Constraint::Pool(rule) => pool(rule, model),
        Constraint::Copies(rule) => model.limit_copies(&|f| rule.who.matches(f), rule.max),
        Constraint::CostCap(rule) => {
            if let Some(cap) = model.request.limit().map(|limit| rule.cap(limit)) {
                model.cost_cap = Some(model.cost_cap.map_or(cap, |c| c.min(cap)));
            }
        }
        Constraint::Includes(rule) => includes(rule, model),
        Constraint::Requires(rule) => requires(rule, model),
        Constraint::Deck(rule) => deck(rule, model),
        Constraint::Attach(rule) => attach(rule, model),
        // These only warn or inform.
        Constraint::Command(_) | Constraint::Hint(_) | Constraint::Ignores(_) | Constraint::Victory(_) => {}
        // These restrict what is recorded about a squad or accompanies it; a counted squad has neither.
        Constraint::SideList(_) | Constraint::Setup(_) | Constraint::Slots(_) | Constraint::Spare(_) => {}
        // A single squad has neither opponent nor partner.
        Constraint::Opposed(_) | Constraint::Team(_) => {}
        // The collection is part of every request, whether or not a rule refers to it.
        Constraint::Owned(_) => {}
    }
}

fn admits(rule: &Admits, model: &mut Model<'_>) {
    if rule.unsure {
        return; // admits nobody with certainty
    }
    if rule.told {
        return admits_by_table(rule, model);
    }
    let figures = model.catalogue.figures();
    let admits = if let Some(with) = &rule.with {
        let with = model.matching(with);
        let of = |f: &FactionId| -> FigureSet {
            figures.iter().zip(&with).map(|(c, w)| *w && c.factions.contains(f)).collect()
        };
        let company = model.catalogue.game().factions.iter().map(|f| of(&f.id)).collect();
        let capacity = rule.max.map(|each| (with, each));
        Admission::InCompany { who: model.matching(&rule.who), company, capacity }
    } else {
        let mut factions = vec![0; figures.len()];
        for admission in model.catalogue.admissions() {
            if let (Some(i), Some(faction)) = (model.index_of(&admission.figure), &admission.faction)
                && rule.who.matches(&figures[i])
            {
                factions[i] |= model.faction_bit(faction);
            }
        }
        Admission::Listed(factions)
    };
    model.admissions.push(AdmissionRule { rule: rule.rule.clone(), admits });
}

/// Each escort admits only figures that the table certainly covers.
fn admits_by_table(rule: &Admits, model: &mut Model<'_>) {
    let catalogue = model.catalogue;
    for row in catalogue.let_in() {
        let holder = model.index_of(&row.holder).map(|i| (i, &catalogue.figures()[i]));
        let (Some((holder, card)), Some(whom)) = (holder, &row.who) else { continue };
        if !rule.with.as_ref().is_some_and(|with| with.matches(card)) {
            continue;
        }
        let means = |f: &Figure| rule.means(whom, f, catalogue.factions_are_known(f)) == Some(true);
        let mut who = model.figures_where(means);
        who[holder] = false;
        let company = |faction: &FactionId| -> FigureSet {
            let joins = card.factions.contains(faction);
            (0..who.len()).map(|i| joins && i == holder).collect()
        };
        let company = catalogue.game().factions.iter().map(|f| company(&f.id)).collect();
        let admits = Admission::InCompany { who, company, capacity: None };
        model.admissions.push(AdmissionRule { rule: rule.rule.clone(), admits });
    }
}

fn conscripts(rule: &Conscripts, model: &mut Model<'_>) {
    let catalogue = model.catalogue;
    let holders = model.figures_where(|f| rule.with.matches(f));
    let reading = |i: usize| rule.reading(catalogue.let_in(), &catalogue.figures()[i]);
    let with = |i: usize| holders[i] && !matches!(reading(i), Reading::Those(_));
    let with: FigureSet = (0..holders.len()).map(with).collect();
    let everyone = Admission::Everyone { with, faction: model.faction_bit(&rule.faction) };
    let mut all = vec![everyone];
    for holder in (0..holders.len()).filter(|i| holders[*i]) {
        let Reading::Those(whom) = reading(holder) else { continue };
        let company = |faction: &FactionId| -> FigureSet {
            (0..holders.len()).map(|i| *faction == rule.faction && i == holder).collect()
        };
        let company = catalogue.game().factions.iter().map(|f| company(&f.id)).collect();
        let who = model.figures_where(|f| whom.matches(f));
        all.push(Admission::InCompany { who, company, capacity: None });
    }
    for admits in all {
        model.admissions.push(AdmissionRule { rule: rule.rule.clone(), admits });
    }
}

/// Versions of one person exclude each other, and so do figures that may be the same person: a squad with both
/// is undecided, which is less than legal.
fn unique(model: &mut Model<'_>) {
    model.limit_copies(&|f| f.unique, 1);
    let unique = model.catalogue.figures().iter().enumerate().filter(|(_, f)| f.unique);
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
            versions[..n].iter().for_each(|b| model.add_conflict(*a, *b));
        }
    }
    for (a, figure) in unique {
        for link in figure.persons.iter().filter(|l| l.standing == Standing::Open) {
            possible[&link.person].iter().for_each(|b| model.add_conflict(a, *b));
        }
    }
}

fn cost_change(rule: &CostChange, model: &mut Model<'_>) {
    if model.change_rules.is_empty() {
        for change in model.catalogue.cost_changes() {
            let Some(holder) = model.index_of(&change.holder) else { continue };
            match &change.effect {
                Some(effect) => model.effects.push(Effect { holder, effect }),
                None => model.unknown_effects[holder] = true,
            }
        }
    }
    model.change_rules.push((rule.floor, rule.at_most, rule.rule.clone()));
}

fn chosen_cost(rule: &ChosenCost, model: &mut Model<'_>) {
    let figures = model.catalogue.figures();
    for (i, holder) in figures.iter().enumerate().filter(|(_, f)| rule.concerns(f)) {
        let choices = figures.iter().filter(|f| rule.may_choose(holder, f));
        let shares = choices.filter_map(|f| Some(rule.share(f.cost.known()?)));
        model.set_chosen_prices(i, shares.map(|(down, up)| Price::chosen(down, up)).collect());
    }
}

fn count(rule: &Count, model: &mut Model<'_>) {
    let of = model.figures_where(|f| rule.counts(f));
    let activated_by = rule.unless_none.as_ref().map(|some| model.matching(some));
    let (min, max) = (rule.min, rule.max);
    model.cardinalities.push(Cardinality { of, min, max, activated_by, reported: false });
}

/// Adds the conditions of a balanced squad.
pub(crate) fn balance(balance: &Balance, model: &mut Model<'_>) {
    let of = model.figures_where(|f| balance.who.as_ref().is_none_or(|who| who.matches(f)));
    let (min, max) = balance.figures(model.request.limit());
    model.cardinalities.push(Cardinality { of, min, max, activated_by: None, reported: false });
    for need in &balance.needs {
        let of = model.figures_where(|f| need.matches(f));
        model.at_least_one.push(AtLeastOne { of, stand_in: None });
    }
}

fn eras(rule: &Eras, model: &mut Model<'_>) {
    let (era, side) = (model.request.era, model.request.side);
    if !model.requires_one_faction() || era.is_none() && side.is_none() && !rule.required {
        return;
    }
    let eras = model.catalogue.game().eras.iter().filter(|e| era.is_none_or(|named| *named == e.id));
    let offers = eras.flat_map(|e| &e.offers).filter(|o| side.is_none_or(|named| *named == o.side));
    let offered = offers.fold(0, |all, o| all | model.faction_bit(&o.faction));
    model.playable_factions &= offered;
}

fn pool(rule: &Pool, model: &mut Model<'_>) {
    let Some(opened) = model.request.pool else { return };
    let (opened, _) = look_up(model.catalogue, opened);
    for (i, figure) in model.catalogue.figures().iter().enumerate() {
        let copies = opened.iter().find(|l| l.figure.id == figure.id).map_or(0, |l| l.count);
        if rule.concerns(figure) {
            model.max_copies[i] = model.max_copies[i].min(copies);
        }
    }
}

fn includes(rule: &Includes, model: &mut Model<'_>) {
    if rule.advised {
        return; // appointing nobody is the cheapest choice
    }
    let stand_in = rule.role.as_ref().map(|_| (model.figures_where(|f| rule.may(f)), i64::from(rule.dearer)));
    model.at_least_one.push(AtLeastOne { of: model.figures_where(|f| rule.has(f)), stand_in });
}

fn requires(rule: &Requires, model: &mut Model<'_>) {
    for (i, figure) in model.catalogue.figures().iter().enumerate() {
        for asked in figure.all_keywords().filter_map(|k| rule.asked(k)) {
            let does = |f: &Figure| rule.is_company(f) && (rule.stand_in || is(f, asked));
            let mut company = model.figures_where(does);
            company[i] = false;
            model.company_rules.push(CompanyRule { figure: i, company, itself: does(figure) });
        }
    }
}

fn deck(rule: &Deck, model: &mut Model<'_>) {
    let mut deck = CountedDeck {
        cards: Vec::new(),
        size: rule.size,
        points: i64::from(rule.points),
        raised_by: rule.more.iter().map(|m| (model.matching(&m.with), i64::from(m.points))).collect(),
    };
    for (figure, card) in model.catalogue.figures().iter().enumerate() {
        if model.request.format.deck_of(card) == Some(rule.name.as_str()) {
            // A single copy is always allowed; more only if the card states a number.
            let told = |stat: &String| card.stats.get(stat).and_then(|n| u32::try_from(*n).ok());
            let max_copies = rule.copies.as_ref().map_or(rule.size, |stat| told(stat).unwrap_or(1).max(1));
            let cost = card.cost.known().map(i64::from);
            let allowed_copies = max_copies;
            deck.cards.push(Card { figure, cost, min_copies: 0, allowed_copies, max_copies });
        }
    }
    model.decks.push(deck);
}

fn attach(rule: &Attach, model: &mut Model<'_>) {
    let carriers = model.catalogue.attachments().iter().filter_map(|facts| {
        let carriers = model.figures_where(|carrier| rule.may_carry(facts, carrier));
        let card = model.index_of(&facts.figure).filter(|card| !model.in_decks[*card])?;
        Some(Carriers { card, carriers, each: rule.each })
    });
    let carriers = carriers.collect();
    model.attachments.push(carriers);
}
