//! Which group is activated, and what it does.

use std::cmp::Ordering;

use super::At;
use super::act::{Chose, Orders, Seen, Weighed};
use super::strike::{Odds, On, Prospect, Strike};
use crate::campaign::facts::{Aim, Attacks, Order};
use crate::chance::Chance;
use crate::night::decide::Refusal;
use crate::night::event::{Event, Whom};
use crate::night::state::{Group, State};
use crate::night::table::Table;

/// Somebody who can be attacked, and what one figure's attack comes to.
struct Target {
    seen: Seen,
    range: u32,
    prospect: Option<Prospect>,
}

impl Target {
    /// Compares by damage, then by the chance of a defeat.
    fn by_damage(&self, other: &Self) -> Ordering {
        let of = |target: &Self| target.prospect.as_ref().map(|one| (one.damage.clone(), one.defeat.clone()));
        of(self).cmp(&of(other))
    }

    /// Compares by the chance of a defeat, then by damage.
    fn by_defeat(&self, other: &Self) -> Ordering {
        let of = |target: &Self| target.prospect.as_ref().map(|one| (one.defeat.clone(), one.damage.clone()));
        of(self).cmp(&of(other))
    }
}

/// Returns everybody whom the side that Muster plays can attack.
#[must_use]
pub fn targets(table: &Table<'_>, state: &State) -> Vec<Whom> {
    let heroes = state.heroes.iter().filter(|hero| hero.state < table.sides);
    let heroes = heroes.map(|hero| Whom::Hero(hero.hero.clone()));
    let groups = state.groups.iter().filter(|group| group.figures > 0 && !is_own(table, group));
    heroes.chain(groups.map(|group| Whom::Group(group.number))).collect()
}

/// Returns the group that Muster activates next; `None` if it has none left in this round.
#[must_use]
pub fn next(table: &Table<'_>, state: &State, odds: &dyn Odds) -> Option<u32> {
    let at = At::of(table, state).ok()?;
    let groups =
        state.groups.iter().filter(|group| group.figures > 0 && !group.acted && is_own(table, group));
    let groups: Vec<_> = groups.collect();
    let role = |group: &Group| table.cards.get(&group.card).and_then(|card| card.role).unwrap_or(usize::MAX);
    let best = match at.level.order {
        Order::Any => {
            // A draw of its own for each group that was activated.
            let acted = state.groups.iter().filter(|group| group.acted).count() as u64;
            let mut chance = Chance::new(at.playing.seed, step(state) | (1 << 32) | acted << 8);
            let drawn = chance.below(groups.len());
            groups.get(drawn).copied()
        }
        Order::Role => groups.into_iter().min_by_key(|group| (role(group), group.number)),
        Order::Damage => {
            let worth = |group: &Group| {
                let seen = targets(table, state).into_iter().map(|whom| Seen { whom, range: None });
                let all = weigh(&at, table, state, group, &seen.collect::<Vec<_>>(), odds);
                let most = all.into_iter().filter_map(|target| target.prospect).map(|one| one.damage).max();
                most.map(|most| most.times(&crate::odds::Ratio::whole(u64::from(group.figures))))
            };
            let mut groups: Vec<_> = groups.into_iter().map(|group| (worth(group), group)).collect();
            groups.sort_by(|(a, one), (b, other)| {
                b.cmp(a).then_with(|| (role(one), one.number).cmp(&(role(other), other.number)))
            });
            groups.first().map(|(_, group)| *group)
        }
    };
    best.map(|group| group.number)
}

/// Decides what a group does that is activated.
///
/// # Errors
/// Muster plays no side; the group isn't its own, not there or was activated; somebody can't be attacked.
pub fn order(
    table: &Table<'_>,
    state: &State,
    group: Option<u32>,
    seen: &[Seen],
    odds: &dyn Odds,
) -> Result<Event, Refusal> {
    let at = At::of(table, state)?;
    let number = group.or_else(|| next(table, state, odds)).ok_or(Refusal::NoneLeft)?;
    let group = state.group(number).ok_or_else(|| Refusal::Unknown { id: number.to_string() })?;
    let id = || group.card.as_str().to_owned();
    if !is_own(table, group) {
        return Err(Refusal::NotOwn { id: id() });
    }
    if group.figures == 0 {
        return Err(Refusal::Gone { id: id() });
    }
    if group.acted {
        return Err(Refusal::Acted { id: id() });
    }
    let all = targets(table, state);
    if let Some(other) = seen.iter().find(|one| !all.contains(&one.whom)) {
        let (id, there) = match &other.whom {
            Whom::Hero(hero) => (hero.as_str().to_owned(), state.hero(hero).is_some()),
            Whom::Group(number) => match state.group(*number) {
                Some(group) => (group.card.as_str().to_owned(), true),
                None => (number.to_string(), false),
            },
        };
        return Err(if there { Refusal::NoTarget { id } } else { Refusal::Unknown { id } });
    }
    let role = table.cards.get(&group.card).and_then(|card| at.rules.roles.get(card.role?));
    let goal = role.map_or(Aim::Damage, |role| role.goal);
    let mut targets = weigh(&at, table, state, group, seen, odds);
    // The nearest first: by the distances that were told, else as they were named.
    targets.sort_by_key(|target| target.range);
    let weighed = targets.iter().map(weighed).collect();
    targets.retain(|target| can_hit(table, group, target));
    let aim = match at.level.attacks {
        Attacks::Nearest => Chose::Nearest,
        Attacks::Role => goal.into(),
        Attacks::Defeat if may_defeat(&targets) => Chose::Defeat,
        Attacks::Defeat => goal.into(),
    };
    // Of those alike, the nearest.
    let best = |by: fn(&Target, &Target) -> Ordering| targets.iter().rev().max_by(|a, b| by(a, b));
    let best = match aim {
        Chose::Nearest => targets.first(),
        Chose::Damage => best(Target::by_damage),
        Chose::Defeat => best(Target::by_defeat),
    };
    let shakes_off = group.conditions.iter().filter(|one| at.rules.shakes_off.contains(one)).cloned();
    let orders = Orders {
        role: role.map(|role| role.name.clone()).unwrap_or_default(),
        aim,
        target: best.map(|target| target.seen.whom.clone()),
        helps: (goal == Aim::Support).then(|| helped(&at, table, state, group, odds)).flatten(),
        shakes_off: shakes_off.collect(),
        weighed,
    };
    Ok(Event::Ordered { group: number, orders })
}

fn weighed(target: &Target) -> Weighed {
    Weighed {
        whom: target.seen.whom.clone(),
        range: target.range,
        assumed: target.seen.range.is_none(),
        damage: target.prospect.as_ref().map(|one| one.damage.thousandths()),
        defeat: target.prospect.as_ref().map(|one| one.defeat.thousandths()),
    }
}

/// Whether a target can be hit in this activation: a figure moves once and attacks.
fn can_hit(table: &Table<'_>, group: &Group, target: &Target) -> bool {
    let Some(card) = table.cards.get(&group.card) else { return true };
    let far = |range: u32| card.melee && card.speed.is_some_and(|speed| range > speed.saturating_add(1));
    let hits = target.prospect.as_ref().is_none_or(|one| one.damage > crate::odds::Ratio::whole(0));
    hits && !target.seen.range.is_some_and(far)
}

/// Whether one attack can defeat anybody.
fn may_defeat(targets: &[Target]) -> bool {
    let chances = targets.iter().filter_map(|target| target.prospect.as_ref());
    chances.into_iter().any(|one| one.defeat > crate::odds::Ratio::whole(0))
}

/// Whether a group belongs to the side that Muster plays.
fn is_own(table: &Table<'_>, group: &Group) -> bool {
    table.night.threat.as_ref().is_some_and(|threat| threat.side == group.side)
}

/// Returns the number of a round among the draws.
pub(super) fn step(state: &State) -> u64 {
    u64::from(state.round) << 40
}

fn weigh(
    at: &At<'_>,
    table: &Table<'_>,
    state: &State,
    group: &Group,
    seen: &[Seen],
    odds: &dyn Odds,
) -> Vec<Target> {
    let targets = seen.iter().filter_map(|seen| {
        let (on, left) = match &seen.whom {
            Whom::Hero(hero) => {
                let hero = state.hero(hero)?;
                let health = table.limits(&hero.hero, hero.state).health;
                (On::Hero(hero), health.map(|health| health.saturating_sub(hero.damage)))
            }
            Whom::Group(number) => {
                let other = state.group(*number)?;
                let health = table.health(&other.card);
                let hurt = other.damage.first().copied().unwrap_or(0);
                (On::Group(other), health.map(|health| health.saturating_sub(hurt)))
            }
        };
        let range = seen.range.unwrap_or(at.rules.range);
        let (card, conditions) = (&group.card, group.conditions.as_slice());
        let prospect = odds.of(Strike { card, conditions, on, left, range });
        Some(Target { seen: seen.clone(), range, prospect })
    });
    targets.collect()
}

/// Returns the group whose attack is worth most, of those that a group can still help.
fn helped(at: &At<'_>, table: &Table<'_>, state: &State, by: &Group, odds: &dyn Odds) -> Option<u32> {
    let others =
        state.groups.iter().filter(|one| one.number != by.number && one.figures > 0 && is_own(table, one));
    let seen: Vec<_> = targets(table, state).into_iter().map(|whom| Seen { whom, range: None }).collect();
    let worth = |group: &Group| {
        let all = weigh(at, table, state, group, &seen, odds);
        all.into_iter().filter_map(|target| target.prospect).map(|one| one.damage).max()
    };
    let mut others: Vec<_> = others.map(|group| (worth(group), group.number)).collect();
    others.sort_by(|(a, one), (b, other)| b.cmp(a).then(one.cmp(other)));
    others.first().map(|(_, number)| *number)
}
