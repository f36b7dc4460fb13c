//! Members of other factions of whom there is room for so many and no more: for each copy of those
//! who let them in. Who may come by which rule is a matching, and it exists where no set of rules has
//! more guests that only they let in than room.

use super::Tangled;
use super::leaf::{Bound, Leaf, endless};
use super::plan::{How, Plan, Those};
use super::world::{Loyalty, World, subsets};

/// Whether any rule lets in but so many.
pub(crate) fn matter(plan: &Plan<'_>) -> bool {
    let bounded = |how: &How| matches!(how, How::Company { room: Some(_), .. });
    plan.asks_for_a_faction() && plan.letting.iter().any(|l| bounded(&l.how))
}

/// A rule that lets in but so many, in a world.
struct Door<'a> {
    /// Its place among the plan's rules.
    rule: usize,
    /// Whose copies make room.
    hosts: &'a Those,
    each: u32,
}

fn doors<'a>(plan: &'a Plan<'_>, world: &World, factions: u64) -> Vec<Door<'a>> {
    let door = |(rule, letting): (usize, &'a super::plan::Letting)| match &letting.how {
        How::Company { room: Some((hosts, each)), .. } if world.on[rule] & factions != 0 => {
            Some(Door { rule, hosts, each: *each })
        }
        _ => None,
    };
    plan.letting.iter().enumerate().filter_map(door).collect()
}

/// Which of the doors let a guest into a faction; `None` for a member, and where a rule lets in as many
/// as like.
fn lets_in(
    plan: &Plan<'_>,
    world: &World,
    doors: &[Door<'_>],
    faction: u32,
    figure: usize,
) -> Option<Vec<bool>> {
    let card = &plan.catalogue.figures()[figure];
    let neutral = plan.telling().and_then(|f| f.neutral.as_ref());
    let own = card.factions.iter().fold(0, |all, f| all | plan.bit(f));
    if own >> faction & 1 == 1 || neutral.is_some_and(|n| card.factions.contains(n)) {
        return None;
    }
    let into = |rule: usize| match &plan.letting[rule].how {
        How::Always(factions) => factions[figure] >> faction & 1 == 1,
        How::Company { who, .. } => who[figure] && world.on[rule] >> faction & 1 == 1,
        How::Conscript { .. } => false,
    };
    let unbounded = (0..plan.letting.len()).any(|rule| into(rule) && !doors.iter().any(|d| d.rule == rule));
    let by: Vec<bool> = doors.iter().map(|d| into(d.rule)).collect();
    (!unbounded && by.contains(&true)).then_some(by)
}

/// Parts squads by how much room there is, and bounds their guests by it.
pub(crate) fn parts(
    plan: &Plan<'_>,
    world: &World,
    loyalty: Loyalty,
    leaf: Leaf,
) -> Result<Vec<Leaf>, Tangled> {
    if !matter(plan) {
        return Ok(vec![leaf]);
    }
    let doors = doors(plan, world, loyalty.factions);
    let mut parts = vec![(leaf, Vec::new())];
    for door in &doors {
        let mut next = Vec::new();
        for (part, rooms) in parts {
            let hosts = (0..door.hosts.len()).filter(|i| door.hosts[*i] && part.most[*i] > 0);
            let hosts: Vec<usize> = hosts.collect();
            let most = hosts.iter().map(|i| part.most[*i]).fold(0, u32::saturating_add);
            if endless(most) {
                return Err(Tangled::Switches(usize::MAX));
            }
            for copies in 0..=most {
                let mut part = part.clone();
                match hosts.as_slice() {
                    [] => {}
                    [only] if copies < part.least[*only] => continue,
                    [only] => (part.least[*only], part.most[*only]) = (copies, copies),
                    _ => {
                        let who = door.hosts.clone();
                        part.bounds.push(Bound { who, min: copies, max: copies, wanted: false });
                    }
                }
                let rooms = rooms.iter().copied().chain([copies.saturating_mul(door.each)]).collect();
                next.push((part, rooms));
            }
        }
        if next.len() > 1 << 12 {
            return Err(Tangled::Switches(next.len()));
        }
        parts = next;
    }
    let bounded = |(mut part, rooms): (Leaf, Vec<u32>)| {
        for faction in (0..64).filter(|f| loyalty.factions >> f & 1 == 1) {
            for (who, max) in bounds(plan, world, &doors, faction, &part.most, &rooms)? {
                if max == 0 {
                    part.most.iter_mut().zip(&who).filter(|(_, w)| **w).for_each(|(m, _)| *m = 0);
                } else {
                    part.bounds.push(Bound { who, min: 0, max, wanted: false });
                }
            }
        }
        Ok(part)
    };
    parts.into_iter().map(bounded).collect()
}

/// For every set of doors: the guests that only they let in, and their room.
fn bounds(
    plan: &Plan<'_>,
    world: &World,
    doors: &[Door<'_>],
    faction: u32,
    most: &[u32],
    rooms: &[u32],
) -> Result<Vec<(Those, u32)>, Tangled> {
    let guests: Vec<Option<Vec<bool>>> = (0..most.len())
        .map(|i| if most[i] == 0 { None } else { lets_in(plan, world, doors, faction, i) })
        .collect();
    let mut out: Vec<(Those, u32)> = Vec::new();
    for set in subsets(doors.len())? {
        let only =
            |by: &Option<Vec<bool>>| by.as_ref().is_some_and(|by| by.iter().zip(&set).all(|(b, s)| !b || *s));
        let who: Those = guests.iter().map(only).collect();
        let room =
            rooms.iter().zip(&set).filter(|(_, s)| **s).fold(0_u32, |sum, (r, _)| sum.saturating_add(*r));
        match out.iter_mut().find(|(same, _)| *same == who) {
            Some((_, least)) => *least = (*least).min(room),
            None if who.contains(&true) => out.push((who, room)),
            None => {}
        }
    }
    Ok(out)
}

/// Whether a squad's guests have room in a faction that all its members may join.
pub(crate) fn have_room(plan: &Plan<'_>, world: &World, faction: u32, copies: &[u32]) -> bool {
    if !matter(plan) {
        return true;
    }
    let doors = doors(plan, world, 1 << faction);
    let of = |those: &Those| {
        let all = copies.iter().zip(those).filter(|(_, t)| **t);
        all.fold(0_u32, |sum, (n, _)| sum.saturating_add(*n))
    };
    let rooms: Vec<u32> = doors.iter().map(|d| of(d.hosts).saturating_mul(d.each)).collect();
    let bounds = bounds(plan, world, &doors, faction, copies, &rooms);
    bounds.is_ok_and(|all| all.iter().all(|(who, max)| of(who) <= *max))
}
