//! The choices that abilities in a squad require, made or not, with their options.

use muster_db::pack::LoadedGame;
use muster_rules::check::{CheckInput, check};
use muster_rules::constraint::Constraint;
use muster_rules::constraint::attach::Attach;
use muster_rules::constraint::chosen_cost::ChosenCost;
use muster_rules::constraint::includes::Includes;
use muster_rules::constraint::setup::{Among, Setup};
use muster_rules::constraint::slots::Slots;
use muster_rules::figure::{Cost, Figure};
use muster_rules::format::Format;
use muster_rules::id::FigureId;
use muster_rules::report::{Fact, PricedMember};
use muster_rules::squad::{SetupChoice, SquadDraft};
use serde::Serialize;
use ts_rs::TS;

use super::check::CheckedSquad;
use crate::base::named::Named;
use crate::base::speaker::Speaker;

/// A choice that an ability requires.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// The figure whose ability it is; empty if the chosen figure makes the choice.
    pub(crate) holder: FigureId,
    /// The ability's English name.
    pub(crate) ability: String,
    /// The possible choices; empty if any figure of the catalogue can be chosen.
    pub(crate) options: Vec<FigureId>,
    /// The figure chosen, if any.
    pub(crate) chosen: Option<FigureId>,
    /// Whether the choice is recorded as the chosen figure's own.
    pub(crate) itself: bool,
}

/// A choice that an ability requires, as both shells get it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ChoiceView {
    /// The id of the figure whose ability it is.
    pub holder: FigureId,
    /// The ability's English name.
    pub ability: String,
    /// Whether the choice is recorded as the chosen figure's own, so that `holder` is empty.
    pub itself: bool,
    /// The localised question, with the ability and its holder.
    pub label: String,
    /// The possible choices; empty if any figure of the catalogue can be chosen.
    pub options: Vec<Named>,
    /// The figure chosen; null if none is.
    pub chosen: Option<Named>,
}

impl ChoiceView {
    pub(crate) fn new(choice: Choice, speaker: &Speaker<'_>) -> Self {
        let Choice { holder, ability, options, chosen, itself } = choice;
        let named = |id: &FigureId| Named { id: id.to_string(), name: speaker.figure(id) };
        let label = if itself {
            speaker.naming().ability(&ability)
        } else {
            let args = [
                ("ability", speaker.naming().ability(&ability).into()),
                ("holder", speaker.figure(&holder).into()),
            ];
            speaker.say("sheet-setup-choice", &args)
        };
        let (options, chosen) = (options.iter().map(named).collect(), chosen.as_ref().map(named));
        Self { holder, ability, itself, label, options, chosen }
    }
}

impl Choice {
    /// Returns the figure chosen, or the only option.
    pub(crate) fn settled(&self) -> Option<&FigureId> {
        self.chosen.as_ref().or(match &*self.options {
            [only] => Some(only),
            _ => None,
        })
    }
}

/// Returns every choice that an ability in the squad requires, one for each copy that may choose. Surplus choices
/// are included so that they can be undone.
pub(crate) fn choices(checked: &CheckedSquad) -> Vec<Choice> {
    let Some(format) = checked.format() else { return Vec::new() };
    choices_of(&checked.game, format, &checked.source.draft, &checked.report.members)
}

/// As [`choices`], for a draft with priced members.
pub(super) fn choices_of(
    game: &LoadedGame,
    format: &Format,
    draft: &SquadDraft,
    members: &[PricedMember],
) -> Vec<Choice> {
    let catalogue = &game.catalogue;
    let known: Vec<_> =
        members.iter().filter_map(|m| Some((catalogue.figure(&m.figure)?, m.count))).collect();
    let mut out = Vec::new();
    for constraint in &format.constraints {
        if let Constraint::Includes(includes) = constraint {
            out.extend(appointments(includes, draft, &known));
        }
        if let Constraint::Slots(slots) = constraint {
            out.extend(placings(slots, draft, &known));
        }
        if let Constraint::Attach(attach) = constraint {
            // With a single possible bearer there is nothing to choose, but a choice made can be undone.
            let asked = |c: &Choice| c.chosen.is_some() || c.options.len() > 1;
            out.extend(carriers(game, draft, attach, members).into_iter().filter(asked));
        }
        let (ability, once) = match constraint {
            Constraint::Setup(s) if s.among != Among::Nobody => (&s.ability, false),
            Constraint::ChosenCost(c) => (&c.ability, true),
            _ => continue,
        };
        for (holder, count) in known.iter().filter(|(f, _)| f.has_keyword(ability)) {
            let options = match constraint {
                Constraint::Setup(setup) if setup.among == Among::Enemies => enemies(game, setup),
                Constraint::Setup(setup) => allies(game, draft, format, setup, &holder.id, &known),
                Constraint::ChosenCost(cost) => priced(game, cost, holder),
                _ => Vec::new(),
            };
            let mut made: Vec<_> = draft.choices(&holder.id, ability).cloned().map(Some).collect();
            let asked = if once { 1 } else { *count as usize };
            made.resize(made.len().max(asked.min(MOST)), None);
            let choice = |chosen| Choice {
                holder: holder.id.clone(),
                ability: ability.clone(),
                options: options.clone(),
                chosen,
                itself: false,
            };
            out.extend(made.into_iter().map(choice));
        }
    }
    out
}

/// Returns the figures that can stand in for a trait that no figure in the squad has: each may choose itself.
fn appointments(includes: &Includes, draft: &SquadDraft, known: &[(&Figure, u32)]) -> Vec<Choice> {
    let Some(role) = &includes.role else { return Vec::new() };
    let has = known.iter().any(|(f, _)| includes.has(f));
    let chosen = |f: &Figure| draft.choice(&f.id, role).cloned();
    // If a figure has the trait, there is nothing to choose, but a choice made can be undone.
    let asked = known.iter().filter(|(f, _)| chosen(f).is_some() || !has && includes.may(f));
    let choice = |(f, _): &(&Figure, u32)| Choice {
        holder: f.id.clone(),
        ability: role.clone(),
        options: vec![f.id.clone()],
        chosen: chosen(f),
        itself: false,
    };
    asked.map(choice).collect()
}

/// Returns the choices of members for places, one or more per place.
fn placings(slots: &Slots, draft: &SquadDraft, known: &[(&Figure, u32)]) -> Vec<Choice> {
    if known.is_empty() {
        return Vec::new();
    }
    // A figure whose copies all have a place isn't an option for another.
    let free = |id: &FigureId, copies: u32| {
        let placed = draft.setup.iter().filter(|c| slots.is_place(&c.ability) && c.chosen == *id);
        placed.count() < copies as usize
    };
    let wrong = draft.setup.iter().map(|c| c.ability.clone()).filter(|a| slots.is_place(a));
    let mut places: Vec<_> = slots.places().collect();
    for place in wrong {
        if !places.contains(&place) {
            places.push(place);
        }
    }
    let mut out = Vec::new();
    for place in places {
        let options: Vec<_> =
            known.iter().filter(|(f, n)| free(&f.id, *n)).map(|(f, _)| f.id.clone()).collect();
        let mut made: Vec<_> = slots.on(draft, &place).cloned().map(Some).collect();
        made.resize(made.len().max(1), None);
        out.extend(made.into_iter().map(|chosen| Choice {
            holder: FigureId::from(""),
            ability: place.clone(),
            options: options.clone(),
            chosen,
            itself: true,
        }));
    }
    out
}

/// Returns the bearer of each attachment in a squad, by all rules of its format.
pub(crate) fn carried(checked: &CheckedSquad) -> Vec<Choice> {
    let Some(format) = checked.format() else { return Vec::new() };
    let (game, draft, members) = (&checked.game, &checked.source.draft, &checked.report.members);
    let attaching = format.constraints.iter().filter_map(|c| match c {
        Constraint::Attach(attach) => Some(attach),
        _ => None,
    });
    attaching.flat_map(|attach| carriers(game, draft, attach, members)).collect()
}

/// Returns the bearer of each attachment, one choice per copy, recorded or not.
fn carriers(game: &LoadedGame, draft: &SquadDraft, attach: &Attach, members: &[PricedMember]) -> Vec<Choice> {
    let catalogue = &game.catalogue;
    let own = || members.iter().filter(|m| m.deck.is_none());
    let mut out = Vec::new();
    for held in own() {
        let Some(facts) = catalogue.attachment(&held.figure) else { continue };
        let known = own().filter_map(|m| catalogue.figure(&m.figure));
        let may: Vec<_> = known.filter(|f| attach.may_carry(facts, f)).map(|f| f.id.clone()).collect();
        let mut made: Vec<_> = draft.choices(&held.figure, &attach.ability).cloned().map(Some).collect();
        made.resize(made.len().max((held.count as usize).min(MOST)), None);
        out.extend(made.into_iter().map(|chosen| Choice {
            holder: held.figure.clone(),
            ability: attach.ability.clone(),
            options: may.clone(),
            chosen,
            itself: false,
        }));
    }
    out
}

/// The maximum number of choices for one attachment.
const MOST: usize = 40;

/// Returns the members that the rules accept as a choice: tries all at once and excludes those that cause a
/// finding.
fn allies(
    game: &LoadedGame,
    draft: &SquadDraft,
    format: &Format,
    setup: &Setup,
    holder: &FigureId,
    known: &[(&Figure, u32)],
) -> Vec<FigureId> {
    let mut tried = draft.clone();
    let choice = |(figure, _): &(&Figure, u32)| SetupChoice {
        holder: holder.clone(),
        ability: setup.ability.clone(),
        chosen: figure.id.clone(),
    };
    tried.setup = known.iter().map(choice).collect();
    let report = check(&game.catalogue, CheckInput::new(&tried, format));
    let refused: Vec<_> = report
        .findings
        .iter()
        .filter(|f| f.rule == setup.rule && f.members.contains(holder))
        .filter_map(|f| match f.facts.get("chosen") {
            Some(Fact::Figure(chosen)) => Some(chosen.clone()),
            _ => None,
        })
        .collect();
    known.iter().map(|(f, _)| f.id.clone()).filter(|id| !refused.contains(id)).collect()
}

/// Returns the figures that an opposing squad may contain.
fn enemies(game: &LoadedGame, setup: &Setup) -> Vec<FigureId> {
    let Some(whom) = &setup.whom else { return Vec::new() };
    let all = game.catalogue.figures().iter();
    all.filter(|f| whom.matches(f)).map(|f| f.id.clone()).collect()
}

/// Returns the figures whose cost can determine the holder's.
fn priced(game: &LoadedGame, cost: &ChosenCost, holder: &Figure) -> Vec<FigureId> {
    let others = game.catalogue.figures().iter().filter(|f| f.id != holder.id && f.cost != Cost::Chosen);
    others.filter(|f| cost.of.matches(f)).map(|f| f.id.clone()).collect()
}
