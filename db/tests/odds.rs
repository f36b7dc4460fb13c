//! Enumerates all rolls of every pool of the built-in dice, and reads the built-in cards against each other.

use std::collections::BTreeMap;

use muster_db::pack::{built_in, load};
use muster_rules::dice::{Die, Face};
use muster_rules::odds::{Combat, Goal, PoolAttack, Ratio, Results, RollReader, Situation, SurgeUse};

/// The maximum number of dice in a pool.
const MOST: usize = 4;

/// Returns every pool of up to `most` dice, each once.
fn pools(dice: &[Die], most: usize) -> Vec<Vec<&Die>> {
    let mut all = vec![Vec::new()];
    let mut last = vec![(0, Vec::new())];
    for _ in 0..most {
        let more = last.iter().flat_map(|(from, pool): &(usize, Vec<&Die>)| {
            (*from..dice.len())
                .map(move |at| (at, pool.iter().copied().chain([&dice[at]]).collect::<Vec<_>>()))
        });
        last = more.collect();
        all.extend(last.iter().map(|(_, pool)| pool.clone()));
    }
    all
}

/// Returns every roll of a pool.
fn rolls(pool: &[&Die]) -> Vec<Vec<Face>> {
    pool.iter().fold(vec![Vec::new()], |rolls, die| {
        let with = |roll: &Vec<Face>| {
            let roll = roll.clone();
            die.faces.iter().map(move |face| roll.iter().copied().chain([*face]).collect())
        };
        rolls.iter().flat_map(with).collect()
    })
}

/// Returns the damage of a roll, maximised over all ways to spend surges; `None` for a miss.
fn by_hand(roll: &[Face], uses: &[(u32, [i32; 3])], range: i32, hit_points: u32) -> Option<u32> {
    let sum = |of: fn(&Face) -> u32| roll.iter().map(of).sum::<u32>() as i32;
    if roll.iter().any(|face| face.dodge) {
        return None;
    }
    let surges = sum(|f| f.surge) - sum(|f| f.evade);
    let ways = (0..1u32 << uses.len()).filter_map(|set| {
        let chosen = uses.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
        let (mut cost, mut plus) = (0, [0; 3]);
        for (_, (surges, adds)) in chosen {
            cost += *surges as i32;
            (0..3).for_each(|i| plus[i] += adds[i]);
        }
        let [damage, accuracy, pierce] = plus;
        let reached = sum(|f| f.accuracy) + accuracy >= range;
        let damage = sum(|f| f.damage) + damage - (sum(|f| f.block) - pierce).max(0);
        (cost <= surges.max(0) && reached).then_some((damage.max(0) as u32).min(hit_points))
    });
    ways.max()
}

#[test]
fn every_pool_of_up_to_four_dice_comes_to_what_its_rolls_come_to() {
    let (games, broken) = load(&built_in());
    assert!(broken.is_empty(), "{broken:?}");
    let dice =
        games.iter().find(|game| !game.dice.is_empty()).map(|game| &game.dice).expect("a game with dice");
    assert_eq!(dice.len(), 6);
    let uses = [(1, [1, 0, 0]), (1, [0, 2, 0]), (2, [2, 0, 1])];
    let surges = uses.map(|(surges, [damage, accuracy, pierce])| SurgeUse {
        surges: surges as i32,
        plus: Results { damage, accuracy, pierce, ..Results::default() },
    });
    let pools = pools(dice, MOST);
    assert_eq!(pools.len(), 210, "with the empty one");
    for (range, hit_points) in [(0, 4), (3, 100)] {
        for pool in &pools {
            let attack = PoolAttack {
                dice: pool.clone(),
                plus: Results::default(),
                surges: surges.to_vec(),
                range,
                hit_points: Some(hit_points),
                rerolls: 0,
                defense_rerolls: 0,
                goal: Goal::Damage,
            };
            let outcome = attack.outcome();
            let rolls = rolls(pool);
            let (mut ways, mut missed) = (BTreeMap::<u32, u64>::new(), 0);
            for roll in &rolls {
                let struck = by_hand(roll, &uses, range, hit_points);
                missed += u64::from(struck.is_none());
                *ways.entry(struck.unwrap_or(0)).or_default() += 1;
            }
            let names: Vec<_> = pool.iter().map(|die| die.id.as_str()).collect();
            let all = rolls.len() as u64;
            let expected: Vec<_> = ways.iter().map(|(n, ways)| (*n, Ratio::of(*ways, all))).collect();
            assert_eq!(outcome.damage.chances().collect::<Vec<_>>(), expected, "{names:?} at {range}");
            assert_eq!(outcome.miss, Ratio::of(missed, all), "{names:?} at {range}");
            let defeated = ways.get(&hit_points).copied().unwrap_or(0);
            assert_eq!(outcome.defeat, Some(Ratio::of(defeated, all)), "{names:?} at {range}");
        }
    }
}

#[test]
fn the_first_roll_that_hits_is_that_of_the_whole_fight() {
    let (games, broken) = load(&built_in());
    assert!(broken.is_empty(), "{broken:?}");
    let mut of_each_other = 0;
    for game in &games {
        let Some(Combat::Roll(rules)) = &game.combat else { continue };
        let glossary = &game.explained.glossary;
        for melee in [None, Some(true), Some(false)] {
            let situation = Situation { melee, ..Situation::default() };
            let reader = RollReader::new(game.catalogue.game(), glossary, rules, situation);
            let figures = game.catalogue.figures();
            // Every figure on both sides, but only a sample of pairs, since most don't affect each other.
            let attackers: Vec<_> = figures.iter().map(|figure| reader.attacker(figure)).collect();
            let defenders: Vec<_> = figures.iter().map(|figure| reader.defender(figure)).collect();
            let alone: Vec<_> = attackers.iter().map(|a| reader.read(Some(a), None).assault).collect();
            for (at, (attacker, alone)) in attackers.iter().zip(&alone).enumerate() {
                for (defender, figure) in defenders.iter().zip(figures).skip(at % 29).step_by(29) {
                    let read = reader.read(Some(attacker), Some(defender));
                    of_each_other += usize::from(read.assault.bonus != alone.bonus);
                    let whole = read.fight(rules, glossary).ok().and_then(|fight| fight.outcome().needed);
                    let short = reader.needed(attacker, defender);
                    let who = (&figures[at].id, &figure.id);
                    // A card without damage still yields what is needed to hit.
                    assert_eq!(short.filter(|_| whole.is_some()), whole, "{who:?} {melee:?}");
                }
            }
        }
    }
    assert!(of_each_other > 100, "abilities against kinds of figures are among them: {of_each_other}");
}
