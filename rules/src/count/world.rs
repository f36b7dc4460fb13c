//! Worlds: squads parted by who is there to let others in. Within one world it is settled into
//! which factions each figure may go, so that squads of several factions can be told apart.

use super::Tangled;
use super::plan::{How, Plan, Those};

/// More sets that matter by their presence than this, and a count would never end.
const SWITCHES: usize = 12;

/// More distinct sets of factions than this, and neither would it.
const LOYALTIES: usize = 2048;

/// One world.
#[derive(Clone, Debug)]
pub(crate) struct World {
    /// Who is not there.
    pub(crate) absent: Those,
    /// Sets of which somebody is there.
    pub(crate) present: Vec<Those>,
    /// The factions that each figure may go into.
    pub(crate) loyal: Vec<u64>,
    /// The factions in which each figure counts as nothing else.
    pub(crate) adopted: Vec<u64>,
    /// For each rule that lets members in, the factions whose company is there.
    pub(crate) on: Vec<u64>,
}

/// Who may go together: everybody who may go into all of these factions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Loyalty {
    pub(crate) factions: u64,
    /// How often its squads are to be counted, so that each is counted once in the end.
    pub(crate) weight: i64,
}

/// Every subset of some sets of which somebody may be there: `(there, not there)`.
pub(crate) fn subsets(count: usize) -> Result<impl Iterator<Item = Vec<bool>>, Tangled> {
    if count > SWITCHES {
        return Err(Tangled::Switches(count));
    }
    Ok((0_u32..1 << count).map(move |bits| (0..count).map(|i| bits >> i & 1 == 1).collect()))
}

/// Parts all squads into worlds.
pub(crate) fn worlds(plan: &Plan<'_>) -> Result<Vec<World>, Tangled> {
    let mut switches: Vec<Those> = Vec::new();
    let mut switch = |those: &Those| -> Option<usize> {
        those.iter().any(|t| *t).then(|| {
            switches.iter().position(|s| s == those).unwrap_or_else(|| {
                switches.push(those.clone());
                switches.len() - 1
            })
        })
    };
    // For each rule, the switches that turn it on, by faction where that makes a difference.
    let of_rules: Vec<Vec<Option<usize>>> = plan
        .letting
        .iter()
        .map(|letting| match &letting.how {
            How::Always(_) => Vec::new(),
            How::Company { company, .. } => company.iter().map(&mut switch).collect(),
            How::Conscript { with, .. } => vec![switch(with)],
        })
        .collect();
    let mut out = Vec::new();
    for on in subsets(switches.len())? {
        let is_on = |switch: &Option<usize>| switch.is_some_and(|s| on[s]);
        let mut world = World {
            absent: plan.most.iter().map(|m| *m == 0).collect(),
            present: Vec::new(),
            loyal: Vec::new(),
            adopted: Vec::new(),
            on: Vec::new(),
        };
        for (those, on) in switches.iter().zip(&on) {
            if *on {
                world.present.push(those.clone());
            } else {
                world.absent.iter_mut().zip(those).for_each(|(a, t)| *a |= t);
            }
        }
        settle(plan, &of_rules, &is_on, &mut world);
        out.push(world);
    }
    Ok(out)
}

/// Which factions each figure may go into.
fn settle(
    plan: &Plan<'_>,
    of_rules: &[Vec<Option<usize>>],
    is_on: &dyn Fn(&Option<usize>) -> bool,
    world: &mut World,
) {
    let adopts = |rule: &crate::id::RuleId| {
        plan.letting.iter().any(|l| l.rule == *rule && matches!(l.how, How::Always(_)))
    };
    let conscripted =
        plan.letting.iter().zip(of_rules).fold(0, |all, (letting, switches)| match &letting.how {
            How::Conscript { faction, .. } if is_on(&switches[0]) => all | faction,
            _ => all,
        });
    let on = |switches: &Vec<Option<usize>>| {
        let on = switches.iter().enumerate().filter(|(_, s)| is_on(s));
        on.fold(0, |all, (f, _)| all | 1 << f)
    };
    world.on = of_rules.iter().map(on).collect();
    let telling = plan.telling();
    let neutral = telling.and_then(|f| f.neutral.as_ref());
    for (i, figure) in plan.catalogue.figures().iter().enumerate() {
        let mut loyal = figure.factions.iter().fold(0, |all, f| all | plan.bit(f));
        if neutral.is_some_and(|n| figure.factions.contains(n)) {
            loyal = u64::MAX;
        }
        let mut adopted = conscripted;
        for ((letting, switches), on) in plan.letting.iter().zip(of_rules).zip(&world.on) {
            let into = match &letting.how {
                How::Always(factions) => factions[i],
                How::Company { who, .. } if who[i] => *on,
                How::Company { .. } => 0,
                How::Conscript { faction, .. } if is_on(&switches[0]) => *faction,
                How::Conscript { .. } => 0,
            };
            let new = into & !loyal;
            loyal |= into;
            if new != 0 && adopts(&letting.rule) {
                adopted |= new;
            }
        }
        if !plan.asks_for_a_faction() {
            loyal = u64::MAX;
        }
        world.loyal.push(loyal & plan.offered);
        world.adopted.push(if telling.is_some() { adopted } else { 0 });
    }
}

/// The sets of factions that squads of a world may have in common, each with the weight that makes
/// every squad count once: a squad is in those of all sets that lie within its own.
pub(crate) fn loyalties(plan: &Plan<'_>, world: &World) -> Result<Vec<Loyalty>, Tangled> {
    if super::guests::matter(plan) {
        return every_set(plan, world);
    }
    let mut sets: Vec<u64> = Vec::new();
    let add = |set: u64, sets: &mut Vec<u64>| {
        if set != 0 && !sets.contains(&set) {
            sets.push(set);
        }
    };
    for (i, loyal) in world.loyal.iter().enumerate() {
        if !world.absent[i] && plan.most[i] > 0 {
            add(*loyal, &mut sets);
        }
    }
    let mut done = 0;
    while done < sets.len() {
        for other in 0..done {
            add(sets[done] & sets[other], &mut sets);
        }
        if sets.len() > LOYALTIES {
            return Err(Tangled::Loyalties(sets.len()));
        }
        done += 1;
    }
    sets.sort_by_key(|s| (s.count_ones(), *s));
    let mut out = Vec::<Loyalty>::with_capacity(sets.len());
    for factions in sets {
        let within = out.iter().filter(|l| l.factions & !factions == 0);
        let weight = 1 - within.map(|l| l.weight).sum::<i64>();
        out.push(Loyalty { factions, weight });
    }
    Ok(out)
}

/// All sets of factions, with weights by inclusion and exclusion: where a squad may have but so many
/// guests, its members alone don't tell as which of its factions it may play.
fn every_set(plan: &Plan<'_>, world: &World) -> Result<Vec<Loyalty>, Tangled> {
    let here = (0..world.loyal.len()).filter(|i| !world.absent[*i] && plan.most[*i] > 0);
    let factions = here.fold(0, |all, i| all | world.loyal[i]);
    let bits: Vec<u64> = (0..64).map(|f| 1 << f).filter(|bit| factions & bit != 0).collect();
    let sets = subsets(bits.len())?.map(|chosen| {
        let factions = bits.iter().zip(&chosen).filter(|(_, c)| **c).fold(0, |all, (bit, _)| all | bit);
        Loyalty { factions, weight: if factions.count_ones() % 2 == 1 { 1 } else { -1 } }
    });
    Ok(sets.filter(|l| l.factions != 0).collect())
}

/// Everybody who may go into a faction.
pub(crate) fn closure(plan: &Plan<'_>, world: &World, faction: u32) -> Option<Loyalty> {
    let here = |i: &usize| !world.absent[*i] && plan.most[*i] > 0 && world.loyal[*i] >> faction & 1 == 1;
    (0..world.loyal.len()).any(|i| here(&i)).then_some(Loyalty { factions: 1 << faction, weight: 1 })
}
