//! Attacks rolled with one die, by enumerating faces.

use muster_rules::odds::{Attack, Avoid, Fight, Goal, Poison, Reduction, Rerolls, Retry, Top};
use proptest::prelude::*;

use super::{Chances, at_least, expected, one_of, told};

/// The state of a fight, enumerated without memoisation or shortcuts.
#[derive(Clone, Copy)]
struct State {
    attack: usize,
    lost: u32,
    rerolls: u32,
    saves: u32,
    hits: u32,
    retries: bool,
}

fn sure(amount: u32) -> Chances {
    [(amount, muster_rules::odds::Ratio::whole(1))].into()
}

fn play(fight: &Fight, at: State) -> Chances {
    let over = fight.hit_points.is_some_and(|all| at.lost >= all);
    if over || at.attack == fight.attacks.len() { sure(at.lost) } else { attack(fight, at, 0, None) }
}

fn attack(fight: &Fight, at: State, bonus: i32, retried: Option<Retry>) -> Chances {
    let attack = &fight.attacks[at.attack];
    let mut sides = Vec::new();
    for side in 1..=fight.die {
        let critical = side >= attack.critical.unwrap_or(fight.die + 1).max(2);
        let sum = side as i32 + attack.bonus + bonus;
        let hit = critical || side == fight.die || side > 1 && sum >= fight.defense;
        let next = State { attack: at.attack + 1, ..at };
        let besides = if at.hits == 1 { fight.second_hit } else { 0 };
        let anew = retried.map_or(0, |retry| retry.damage);
        let struck = State { hits: at.hits + 1, ..next };
        let top = attack.top.filter(|_| side == fight.die);
        let kept = match (hit, top, fight.hit_points) {
            (false, ..) if retried.is_some_and(|retry| retry.risks) => sure(at.lost),
            (false, ..) => play(fight, next),
            (true, Some(Top::Defeats), Some(all)) => sure(all),
            _ => {
                let times = if critical && !fight.no_criticals { attack.times } else { 1 };
                let more = if let Some(Top::Damage(more)) = top { more } else { 0 };
                save(fight, struck, attack.damage * times + attack.damage_bonus + more + besides + anew, 0, 0)
            }
        };
        let mut best = kept;
        if at.rerolls > 0 {
            let fewer = State { rerolls: at.rerolls - 1, ..at };
            let again = self::attack(fight, fewer, fight.rerolls.bonus, None);
            best = if likes(fight, &again, &best) { again } else { best };
        }
        if let Some(retry) = fight.retry.filter(|_| at.retries) {
            let again = self::attack(fight, State { retries: false, ..at }, retry.bonus, Some(retry));
            best = if likes(fight, &again, &best) { again } else { best };
        }
        sides.push(best);
    }
    one_of(&sides)
}

fn save(fight: &Fight, next: State, damage: u32, way: usize, bonus: i32) -> Chances {
    let Some(avoid) = fight.avoids.get(way) else { return poison(fight, next, damage, 0) };
    let mut sides = Vec::new();
    for side in 1..=fight.die {
        let reached = side > 1 && (side == fight.die || side as i32 + bonus >= avoid.needed);
        if reached != avoid.by_attacker {
            sides.push(play(fight, next));
            continue;
        }
        let failed = save(fight, next, damage, way + 1, 0);
        if next.saves > 0 && !avoid.by_attacker {
            let fewer = State { saves: next.saves - 1, ..next };
            let again = save(fight, fewer, damage, way, fight.save_rerolls.bonus);
            sides.push(if likes(fight, &failed, &again) { again } else { failed });
        } else {
            sides.push(failed);
        }
    }
    one_of(&sides)
}

fn poison(fight: &Fight, next: State, damage: u32, at: usize) -> Chances {
    let poisons = &fight.attacks[next.attack - 1].poisons;
    let Some(poison) = poisons.get(at) else { return reduce(fight, next, damage, 0) };
    let Some(save) = poison.save else { return self::poison(fight, next, damage + poison.amount, at + 1) };
    let side = |side: u32| {
        let spared = side > 1 && (side == fight.die || side as i32 >= save);
        self::poison(fight, next, if spared { damage } else { damage + poison.amount }, at + 1)
    };
    one_of(&(1..=fight.die).map(side).collect::<Vec<_>>())
}

fn reduce(fight: &Fight, next: State, damage: u32, at: usize) -> Chances {
    let Some(reduction) = fight.reductions.get(at) else {
        let lost = (next.lost + damage).min(fight.hit_points.unwrap_or(u32::MAX));
        return play(fight, State { lost, ..next });
    };
    let less = damage.saturating_sub(reduction.amount);
    let Some(roll) = reduction.roll else { return reduce(fight, next, less, at + 1) };
    let side = |side: u32| {
        let works = side > 1 && (side == fight.die || side as i32 >= roll);
        reduce(fight, next, if works { less } else { damage }, at + 1)
    };
    one_of(&(1..=fight.die).map(side).collect::<Vec<_>>())
}

/// Whether the attacker prefers one distribution to another.
fn likes(fight: &Fight, one: &Chances, other: &Chances) -> bool {
    let most = fight.hit_points.unwrap_or(u32::MAX);
    let value = |chances| match fight.goal {
        Goal::Damage => [expected(chances), at_least(chances, most)],
        Goal::Defeat => [at_least(chances, most), expected(chances)],
    };
    value(one) > value(other)
}

fn attacks() -> impl Strategy<Value = Attack> {
    let poisons = prop::collection::vec((0u32..3, prop::option::of(0i32..6)), 0..2);
    let poisons = poisons
        .prop_map(|all| all.into_iter().map(|(amount, save)| Poison { amount, save }).collect::<Vec<_>>());
    (-3i32..6, 0u32..4, 0u32..3, prop::option::of(1u32..6), 1u32..4, poisons).prop_map(
        |(bonus, damage, damage_bonus, critical, times, poisons)| Attack {
            bonus,
            damage,
            damage_bonus,
            critical,
            times,
            poisons,
            again: false,
            top: None,
            sure: false,
            critical_bonus: 0,
        },
    )
}

fn fights(most_attacks: usize, rerolls: u32) -> impl Strategy<Value = Fight> {
    let avoids = prop::collection::vec((0i32..6, any::<bool>()), 0..2).prop_map(|all| {
        all.into_iter().map(|(needed, by_attacker)| Avoid { needed, by_attacker, of_hit: false }).collect()
    });
    let reductions = prop::collection::vec((0u32..3, prop::option::of(0i32..6)), 0..2)
        .prop_map(|all| all.into_iter().map(|(amount, roll)| Reduction { amount, roll }).collect());
    let attacks = prop::collection::vec(attacks(), 1..=most_attacks);
    let sides = (-2i32..9, prop::option::of(1u32..9), any::<bool>(), any::<bool>(), 0u32..3);
    let retry = (-1i32..4, 0u32..3, any::<bool>());
    let retry = retry.prop_map(|(bonus, damage, risks)| Retry { bonus, damage, risks });
    let retry = (prop::option::of(retry), any::<bool>());
    let retry = retry.prop_map(move |(retry, made)| retry.filter(|_| made && rerolls > 0));
    let anew = (0..=rerolls, 0i32..3, 0..=rerolls, 0i32..3, retry);
    (3u32..6, attacks, avoids, reductions, sides, anew).prop_map(
        |(
            die,
            attacks,
            avoids,
            reductions,
            (defense, hit_points, no_criticals, defeat, second_hit),
            anew,
        )| Fight {
            die,
            attacks,
            defense,
            hit_points,
            no_criticals,
            second_hit,
            avoids,
            reductions,
            last_stand: None,
            retry: anew.4,
            rerolls: Rerolls { count: anew.0, bonus: anew.1 },
            save_rerolls: Rerolls { count: anew.2, bonus: anew.3 },
            goal: if defeat { Goal::Defeat } else { Goal::Damage },
        },
    )
}

fn by_hand(fight: &Fight) -> Chances {
    play(
        fight,
        State {
            attack: 0,
            lost: 0,
            rerolls: fight.rerolls.count,
            saves: fight.save_rerolls.count,
            hits: 0,
            retries: fight.retry.is_some(),
        },
    )
}

/// Returns the result of a first attack whose critical hits cause another attack; for those, the program's own
/// result for the remaining fight is used. It is the only solution of this equation, as the first roll may
/// always miss.
fn once(fight: &Fight, hit_points: u32) -> Chances {
    let attack = &fight.attacks[0];
    let mut sides = Vec::new();
    for side in 1..=fight.die {
        let critical = side >= attack.critical.unwrap_or(fight.die + 1).max(2);
        let hit = critical || side == fight.die || side > 1 && side as i32 + attack.bonus >= fight.defense;
        let again = if fight.no_criticals { side == fight.die } else { critical };
        let alone =
            Fight { attacks: vec![Attack { again: false, top: None, ..attack.clone() }], ..fight.clone() };
        let times = if critical && !fight.no_criticals { attack.times } else { 1 };
        let struck = |damage| {
            let next = State { attack: 1, lost: 0, rerolls: 0, saves: 0, hits: 0, retries: false };
            save(&alone, next, damage, 0, 0)
        };
        let top = attack.top.filter(|_| side == fight.die);
        let lost = match top {
            _ if !hit => sure(0),
            Some(Top::Defeats) => sure(hit_points),
            Some(Top::Damage(more)) => struck(attack.damage * times + attack.damage_bonus + more),
            None => struck(attack.damage * times + attack.damage_bonus),
        };
        let mut all = Chances::new();
        for (lost, chance) in lost {
            let mut rest = fight.clone();
            rest.hit_points = Some(hit_points - lost);
            if !(hit && again) {
                rest.attacks.remove(0);
            }
            let after = if lost >= hit_points { sure(0) } else { told(&rest.damage()) };
            for (more, then) in after {
                let sum = all.remove(&(lost + more)).unwrap_or(muster_rules::odds::Ratio::whole(0));
                all.insert(lost + more, sum.plus(&chance.times(&then)));
            }
        }
        sides.push(all);
    }
    one_of(&sides)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn the_highest_roll_does_more_in_every_roll_of_a_fight(
        fight in fights(2, 1),
        top in prop_oneof![Just(Top::Defeats), (0u32..4).prop_map(Top::Damage)],
    ) {
        let mut fight = fight;
        fight.attacks[0].top = Some(top);
        let (damage, every) = (told(&fight.damage()), by_hand(&fight));
        let most = fight.hit_points.unwrap_or(u32::MAX);
        prop_assert_eq!(expected(&damage), expected(&every));
        prop_assert_eq!(at_least(&damage, most), at_least(&every, most));
    }

    #[test]
    fn a_critical_hit_that_brings_another_attack_is_as_if_that_had_been_there(
        fight in fights(2, 0),
        hit_points in 1u32..9,
        top in prop::option::of(prop_oneof![Just(Top::Defeats), (0u32..4).prop_map(Top::Damage)]),
    ) {
        let mut fight = Fight { hit_points: Some(hit_points), second_hit: 0, retry: None, ..fight };
        fight.attacks[0].again = true;
        fight.attacks[0].top = top;
        prop_assert_eq!(told(&fight.damage()), once(&fight, hit_points));
    }

    #[test]
    fn a_fight_comes_to_what_every_roll_of_it_comes_to(fight in fights(3, 0)) {
        prop_assert_eq!(told(&fight.damage()), by_hand(&fight));
    }

    #[test]
    fn rerolls_are_made_as_is_best_for_who_makes_them(fight in fights(2, 1)) {
        let (damage, every) = (told(&fight.damage()), by_hand(&fight));
        let most = fight.hit_points.unwrap_or(u32::MAX);
        // There may be several optimal decisions, but their value is unique.
        prop_assert_eq!(expected(&damage), expected(&every));
        prop_assert_eq!(at_least(&damage, most), at_least(&every, most));
    }

    #[test]
    fn the_first_attack_hits_with_what_is_needed_and_more(fight in fights(1, 0)) {
        let outcome = fight.outcome();
        let attack = &fight.attacks[0];
        let hits = (1..=fight.die).filter(|side| {
            let critical = *side >= attack.critical.unwrap_or(fight.die).max(2);
            critical || *side == fight.die || *side > 1 && *side as i32 + attack.bonus >= fight.defense
        });
        let hits: Vec<_> = hits.collect();
        prop_assert_eq!(outcome.needed.as_ref(), hits.first());
        prop_assert_eq!(outcome.hit, muster_rules::odds::Ratio::of(hits.len() as u64, fight.die.into()));
    }
}
