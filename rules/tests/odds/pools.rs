//! Attacks with pools of dice, by enumerating rolls.

use muster_rules::dice::{Die, DieKind, Face};
use muster_rules::id::DieId;
use muster_rules::odds::{Goal, PoolAttack, Ratio, Results, SurgeUse};
use proptest::prelude::*;

use super::{Chances, at_least, expected, one_of};

/// Encodes a miss as 0 and damage as one more than its amount.
fn struck(attack: &PoolAttack<'_>, lying: &[Face]) -> u32 {
    let all = lying.iter().map(Results::from).fold(attack.plus, Results::plus);
    if all.dodge {
        return 0;
    }
    let left = (all.surge - all.evade.max(0)).max(0);
    let every = 0..1u32 << attack.surges.len();
    let outcomes = every.filter_map(|set| {
        let chosen = attack.surges.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
        let (mut cost, mut sum) = (0, all);
        for (_, one) in chosen {
            cost += one.surges;
            sum = sum.plus(one.plus);
        }
        let damage = sum.damage - (sum.block - sum.pierce.max(0)).max(0);
        let damage = (damage.max(0) as u32).min(attack.hit_points.unwrap_or(u32::MAX));
        (cost <= left && sum.accuracy >= attack.range).then_some(damage + 1)
    });
    outcomes.max().unwrap_or(0)
}

/// Returns the result for dice on the table, some of which may be rerolled.
fn play(attack: &PoolAttack<'_>, lying: &[Face], anew: &[bool], rolls: [u32; 2]) -> Chances {
    let turn = |kind| match kind {
        DieKind::Attack => 0,
        DieKind::Defense => 1,
    };
    let choose = |kind: DieKind, kept: Chances| {
        let mut best = kept;
        if rolls[turn(kind)] == 0 || kind == DieKind::Defense && rolls[0] > 0 {
            return best;
        }
        for at in (0..lying.len()).filter(|at| attack.dice[*at].kind == kind && !anew[*at]) {
            let (mut lying, mut anew, mut rolls) = (lying.to_vec(), anew.to_vec(), rolls);
            anew[at] = true;
            rolls[turn(kind)] -= 1;
            let sides: Vec<_> = attack.dice[at]
                .faces
                .iter()
                .map(|face| {
                    lying[at] = *face;
                    play(attack, &lying, &anew, rolls)
                })
                .collect();
            let rolled = one_of(&sides);
            let better = value(attack, &rolled).cmp(&value(attack, &best));
            if kind == DieKind::Attack && better.is_gt() || kind == DieKind::Defense && better.is_lt() {
                best = rolled;
            }
        }
        best
    };
    let sure = Chances::from([(struck(attack, lying), Ratio::whole(1))]);
    // The attacker may keep the dice; then it is the defender's turn.
    let content =
        if rolls[0] > 0 { play(attack, lying, anew, [0, rolls[1]]) } else { choose(DieKind::Defense, sure) };
    choose(DieKind::Attack, content)
}

fn value(attack: &PoolAttack<'_>, chances: &Chances) -> [Ratio; 2] {
    let mut damage = Chances::new();
    for (told, chance) in chances {
        let amount = told.saturating_sub(1);
        let sum = damage.remove(&amount).unwrap_or(Ratio::whole(0)).plus(chance);
        damage.insert(amount, sum);
    }
    let most = attack.hit_points.unwrap_or(u32::MAX);
    match attack.goal {
        Goal::Damage => [expected(&damage), at_least(&damage, most)],
        Goal::Defeat => [at_least(&damage, most), expected(&damage)],
    }
}

fn by_hand(attack: &PoolAttack<'_>) -> Chances {
    fn every(attack: &PoolAttack<'_>, lying: &mut Vec<Face>) -> Chances {
        let Some(die) = attack.dice.get(lying.len()) else {
            let rolls = [attack.rerolls, attack.defense_rerolls];
            return play(attack, lying, &vec![false; lying.len()], rolls);
        };
        let mut sides = Vec::new();
        for face in &die.faces {
            lying.push(*face);
            sides.push(every(attack, lying));
            lying.pop();
        }
        one_of(&sides)
    }
    every(attack, &mut Vec::new())
}

fn die(kind: DieKind) -> impl Strategy<Value = Die> {
    let face =
        (0u32..3, 0u32..3, 0u32..4, any::<bool>()).prop_map(move |(first, second, third, odd)| match kind {
            DieKind::Attack => Face { damage: first, surge: second, accuracy: third, ..Face::default() },
            DieKind::Defense => {
                Face { block: first, evade: second, dodge: odd && third == 3, ..Face::default() }
            }
        });
    prop::collection::vec(face, 1..4).prop_map(move |faces| Die { id: DieId::from("x"), kind, faces })
}

fn results() -> impl Strategy<Value = Results> {
    (-1i32..3, -1i32..2, -1i32..3, 0i32..2, 0i32..2, 0i32..2).prop_map(
        |(damage, surge, accuracy, pierce, block, evade)| Results {
            damage,
            surge,
            accuracy,
            pierce,
            block,
            evade,
            dodge: false,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_pool_comes_to_what_every_roll_of_it_comes_to(
        attack in prop::collection::vec(die(DieKind::Attack), 1..3),
        defense in prop::collection::vec(die(DieKind::Defense), 0..2),
        plus in results(),
        surges in prop::collection::vec((0i32..3, results()), 0..4),
        numbers in (0i32..5, prop::option::of(1u32..6), 0u32..3, 0u32..2, any::<bool>()),
    ) {
        let (range, hit_points, rerolls, defense_rerolls, defeat) = numbers;
        let attack = PoolAttack {
            dice: attack.iter().chain(&defense).collect(),
            plus,
            // Surges gained from spending surges come too late to be spent.
            surges: surges.into_iter().map(|(surges, plus)| SurgeUse { surges, plus }).collect(),
            range,
            hit_points,
            rerolls,
            defense_rerolls,
            goal: if defeat { Goal::Defeat } else { Goal::Damage },
        };
        let (outcome, every) = (attack.outcome(), by_hand(&attack));
        let damage: Chances = outcome.damage.chances().collect();
        let shifted = |chances: &Chances| chances.iter().map(|(n, c)| (n + 1, c.clone())).collect::<Chances>();
        prop_assert_eq!(value(&attack, &shifted(&damage)), value(&attack, &every));
        if attack.rerolls == 0 && attack.defense_rerolls == 0 {
            prop_assert_eq!(outcome.miss, every.get(&0).cloned().unwrap_or(Ratio::whole(0)));
            let mut all = Chances::new();
            for (told, chance) in every {
                let sum = all.remove(&told.saturating_sub(1)).unwrap_or(Ratio::whole(0)).plus(&chance);
                all.insert(told.saturating_sub(1), sum);
            }
            prop_assert_eq!(damage, all);
        }
    }
}
