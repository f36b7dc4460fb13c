//! How heroes and groups fare: activations, damage, strain, conditions.

use super::decide::Refusal;
use super::event::{Event, Whom};
use super::state::{Group, Hero, State};
use super::table::Table;
use crate::campaign::id::HeroId;

fn hero<'s>(state: &'s State, id: &HeroId) -> Result<&'s Hero, Refusal> {
    state.hero(id).ok_or_else(|| Refusal::Unknown { id: id.as_str().to_owned() })
}

/// Returns a hero who isn't out.
fn in_play<'s>(table: &Table<'_>, state: &'s State, id: &HeroId) -> Result<&'s Hero, Refusal> {
    let hero = hero(state, id)?;
    if hero.state < table.sides { Ok(hero) } else { Err(Refusal::Out { id: id.as_str().to_owned() }) }
}

/// Returns a group with figures on the table.
fn there(state: &State, number: u32) -> Result<&Group, Refusal> {
    let group = state.group(number).ok_or_else(|| Refusal::Unknown { id: number.to_string() })?;
    let gone = || Refusal::Gone { id: group.card.as_str().to_owned() };
    if group.figures > 0 { Ok(group) } else { Err(gone()) }
}

/// Activates a hero or a group: a group once a round, a hero as often as the group's size gives, but for a second time only
/// once every hero in play was.
pub(super) fn act(table: &Table<'_>, state: &State, whom: &Whom, anyway: bool) -> Result<Event, Refusal> {
    match whom {
        Whom::Hero(id) => {
            let hero = in_play(table, state, id)?;
            let own = || id.as_str().to_owned();
            if !anyway && hero.acted >= table.activations {
                return Err(Refusal::Acted { id: own() });
            }
            let waits = state.heroes.iter().find(|one| one.state < table.sides && one.acted == 0);
            if let Some(other) = waits.filter(|_| !anyway && hero.acted > 0) {
                return Err(Refusal::OthersFirst { id: other.hero.as_str().to_owned() });
            }
        }
        Whom::Group(number) => {
            let group = there(state, *number)?;
            if !anyway && group.acted {
                return Err(Refusal::Acted { id: group.card.as_str().to_owned() });
            }
        }
    }
    Ok(Event::Acted { whom: whom.clone() })
}

/// Turns a hero's sheet: the damage goes, and so does strain above what the other side endures.
pub(super) fn turn(table: &Table<'_>, hero: &Hero, state: u32) -> Event {
    let endurance = table.limits(&hero.hero, state).endurance.unwrap_or(hero.strain);
    let strain = if state < table.sides { hero.strain.min(endurance) } else { 0 };
    let hero_id = hero.hero.clone();
    if (hero.damage, hero.strain) == (0, strain) {
        return Event::Hero { hero: hero_id, state };
    }
    Event::Fared { hero: hero_id, damage: 0, strain, state }
}

/// Returns how a hero fares with more damage: at the end of the health the sheet is turned, without damage and with no
/// more strain than the other side endures; what was too much is lost.
fn suffer(table: &Table<'_>, hero: &Hero, amount: u32, strain: u32) -> Result<Event, Refusal> {
    let limits = table.limits(&hero.hero, hero.state);
    let damage = hero.damage.saturating_add(amount);
    let Some(health) = limits.health else {
        return Err(Refusal::HealthUnknown { id: hero.hero.as_str().to_owned() });
    };
    if damage < health {
        return Ok(Event::Fared { hero: hero.hero.clone(), damage, strain, state: hero.state });
    }
    let state = hero.state.saturating_add(1).min(table.hero_states().saturating_sub(1));
    Ok(turn(table, &Hero { damage, strain, ..hero.clone() }, state))
}

/// Deals damage to a hero, or to the figure of a group that is attacked on. Nobody suffers more than the health.
pub(super) fn damage(table: &Table<'_>, state: &State, whom: &Whom, amount: u32) -> Result<Event, Refusal> {
    match whom {
        Whom::Hero(id) => {
            let hero = in_play(table, state, id)?;
            suffer(table, hero, amount, hero.strain)
        }
        Whom::Group(number) => {
            let group = there(state, *number)?;
            let health = table
                .health(&group.card)
                .ok_or_else(|| Refusal::HealthUnknown { id: group.card.as_str().to_owned() })?;
            let (mut damage, mut figures) = (group.damage.clone(), group.figures);
            let hurt = damage.first().copied().unwrap_or(0).saturating_add(amount);
            damage.drain(..damage.len().min(1));
            if hurt >= health {
                figures -= 1;
            } else if hurt > 0 {
                damage.insert(0, hurt);
            }
            Ok(Event::Hurt { group: *number, figures, damage })
        }
    }
}

/// Recovers damage of a hero, or of the figure of a group that is attacked on.
pub(super) fn heal(state: &State, whom: &Whom, amount: u32) -> Result<Event, Refusal> {
    match whom {
        Whom::Hero(id) => {
            let hero = hero(state, id)?;
            if hero.damage == 0 {
                return Err(Refusal::NoneThere);
            }
            let damage = hero.damage.saturating_sub(amount);
            Ok(Event::Fared { hero: id.clone(), damage, strain: hero.strain, state: hero.state })
        }
        Whom::Group(number) => {
            let group = there(state, *number)?;
            let mut damage = group.damage.clone();
            let first = damage.first_mut().ok_or(Refusal::NoneThere)?;
            *first = first.saturating_sub(amount);
            damage.retain(|one| *one > 0);
            Ok(Event::Hurt { group: *number, figures: group.figures, damage })
        }
    }
}

/// Lets a hero suffer strain or recover it. Chosen strain stays within the endurance; forced strain above it is damage.
pub(super) fn strain(
    table: &Table<'_>,
    state: &State,
    id: &HeroId,
    amount: i32,
    forced: bool,
) -> Result<Event, Refusal> {
    let hero = in_play(table, state, id)?;
    let by = amount.unsigned_abs();
    if amount < 0 {
        if hero.strain == 0 {
            return Err(Refusal::NoneThere);
        }
        let strain = hero.strain.saturating_sub(by);
        return Ok(Event::Fared { hero: id.clone(), damage: hero.damage, strain, state: hero.state });
    }
    let wanted = hero.strain.saturating_add(by);
    let Some(endurance) = table.limits(id, hero.state).endurance else {
        return Ok(Event::Fared { hero: id.clone(), damage: hero.damage, strain: wanted, state: hero.state });
    };
    if wanted > endurance && !forced {
        let have = endurance.saturating_sub(hero.strain);
        return Err(Refusal::TooMuchStrain { id: id.as_str().to_owned(), have });
    }
    let over = wanted.saturating_sub(endurance);
    if over == 0 {
        return Ok(Event::Fared { hero: id.clone(), damage: hero.damage, strain: wanted, state: hero.state });
    }
    suffer(table, hero, over, endurance)
}

/// Lets a hero rest: as much strain as the endurance is recovered, and what is left of it heals damage.
pub(super) fn rest(table: &Table<'_>, state: &State, id: &HeroId) -> Result<Event, Refusal> {
    let hero = in_play(table, state, id)?;
    let endurance = table.limits(id, hero.state).endurance;
    let endurance = endurance.ok_or_else(|| Refusal::HealthUnknown { id: id.as_str().to_owned() })?;
    if hero.strain == 0 && hero.damage == 0 {
        return Err(Refusal::NoneThere);
    }
    let recovered = hero.strain.min(endurance);
    Ok(Event::Fared {
        hero: id.clone(),
        damage: hero.damage.saturating_sub(endurance - recovered),
        strain: hero.strain - recovered,
        state: hero.state,
    })
}

/// Gives a condition or takes it away: nobody has one twice.
pub(super) fn condition(
    table: &Table<'_>,
    state: &State,
    whom: &Whom,
    condition: &str,
    gained: bool,
) -> Result<Event, Refusal> {
    if !table.night.conditions.iter().any(|one| one == condition) {
        return Err(Refusal::Unknown { id: condition.to_owned() });
    }
    let has = match whom {
        Whom::Hero(id) => in_play(table, state, id)?.conditions.iter().any(|one| one == condition),
        Whom::Group(number) => there(state, *number)?.conditions.iter().any(|one| one == condition),
    };
    match (has, gained) {
        (true, true) => Err(Refusal::HasCondition),
        (false, false) => Err(Refusal::NoneThere),
        _ => Ok(Event::Marked { whom: whom.clone(), condition: condition.to_owned(), gained }),
    }
}
