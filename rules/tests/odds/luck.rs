//! Push-your-luck dice, by enumerating ordered rolls.

use muster_rules::id::SourceId;
use muster_rules::odds::Ratio;
use muster_rules::odds::luck::{Aim, Aside, Luck, LuckRules, Lying, Stakes, hand};

fn rules(dice: u32, sides: u32, lying: Lying, aside: Aside) -> LuckRules {
    LuckRules {
        source: SourceId::from("book"),
        not_counted: Vec::new(),
        dice,
        sides,
        lucky: sides,
        alike: 3,
        sequence: 3,
        lying,
        aside,
    }
}

/// Returns every roll of `dice` dice.
fn every(rules: &LuckRules, dice: u32) -> Vec<Vec<u32>> {
    (0..dice).fold(vec![Vec::new()], |rolls, _| {
        let with = |roll: &Vec<u32>, side| roll.iter().copied().chain([side]).collect();
        rolls.iter().flat_map(|roll| (1..=rules.sides).map(move |side| with(roll, side))).collect()
    })
}

/// Whether these dice form one success.
fn is_success(rules: &LuckRules, dice: &[u32]) -> bool {
    let mut dice = dice.to_vec();
    dice.sort_unstable();
    let lucky = dice.contains(&rules.lucky);
    let alike = dice.len() == rules.alike as usize && dice.iter().all(|d| *d == dice[0]);
    let run = dice.len() >= rules.sequence as usize && dice.windows(2).all(|w| w[0] + 1 == w[1]);
    dice.len() == 1 && lucky || !lucky && !dice.is_empty() && (alike || run)
}

fn chosen(dice: &[u32], set: u32) -> (Vec<u32>, Vec<u32>) {
    let is_in = |(at, _): &(usize, &u32)| set >> at & 1 == 1;
    let (taken, left): (Vec<_>, Vec<_>) = dice.iter().enumerate().partition(is_in);
    let sides = |dice: Vec<(usize, &u32)>| dice.into_iter().map(|(_, side)| *side).collect();
    (sides(taken), sides(left))
}

/// Returns the highest value of dividing all the dice into successes; `None` if that isn't possible.
fn divided(rules: &LuckRules, aim: Aim, dice: &[u32]) -> Option<u32> {
    if dice.is_empty() {
        return Some(0);
    }
    (1..1u32 << dice.len())
        .filter_map(|set| {
            let (taken, left) = chosen(dice, set);
            // The first die is part of some success: this one.
            if set & 1 == 0 || !is_success(rules, &taken) {
                return None;
            }
            let worth = match aim {
                Aim::Successes => 1,
                Aim::Spaces => taken.len() as u32,
            };
            divided(rules, aim, &left).map(|rest| rest + worth)
        })
        .max()
}

fn worth(rules: &LuckRules, aim: Aim, dice: &[u32]) -> u32 {
    (0..1u32 << dice.len()).filter_map(|set| divided(rules, aim, &chosen(dice, set).0)).max().unwrap_or(0)
}

/// Returns the expected objective and the expected amount from a roll on, under optimal play.
fn play(rules: &LuckRules, stakes: Stakes, kept: (u32, &[u32]), lying: &[u32], dice: u32) -> [Ratio; 2] {
    let rolls = every(rules, dice);
    let each = Ratio::of(1, rolls.len() as u64);
    let mut sum = [Ratio::whole(0), Ratio::whole(0)];
    for roll in rolls {
        let all: Vec<_> = lying.iter().chain(&roll).copied().collect();
        let succeeds = (1..1u32 << all.len()).any(|set| {
            let new = set >> lying.len() != 0;
            is_success(rules, &chosen(&all, set).0) && (new || rules.lying == Lying::Alone)
        });
        if succeeds {
            let best = best(rules, stakes, kept, &all);
            sum = [0, 1].map(|i| sum[i].plus(&best[i].times(&each)));
        }
    }
    sum
}

fn best(rules: &LuckRules, stakes: Stakes, kept: (u32, &[u32]), all: &[u32]) -> [Ratio; 2] {
    let mut best = [Ratio::whole(0), Ratio::whole(0)];
    let wholes: Vec<_> = (1..1u32 << all.len())
        .filter(|set| divided(rules, stakes.aim, &chosen(all, *set).0).is_some())
        .collect();
    for set in 1..1u32 << all.len() {
        let (taken, left) = chosen(all, set);
        let (count, dice) = match rules.aside {
            Aside::Whole => match divided(rules, stakes.aim, &taken) {
                Some(worth) => (kept.0 + worth, Vec::new()),
                None => continue,
            },
            Aside::Part if wholes.iter().any(|whole| whole & set == set) => {
                (0, kept.1.iter().chain(&taken).copied().collect())
            }
            Aside::Part => continue,
        };
        let counted = count + worth(rules, stakes.aim, &dice);
        let wanted = stakes.reach.map_or(counted, |reach| u32::from(counted >= reach));
        best = best.max([Ratio::whole(wanted.into()), Ratio::whole(counted.into())]);
        for rest in 0..1u32 << left.len() {
            let (lying, rolled) = chosen(&left, rest);
            if !rolled.is_empty() {
                best = best.max(play(rules, stakes, (count, &dice), &lying, rolled.len() as u32));
            }
        }
    }
    best
}

#[test]
fn a_bust_is_as_likely_as_rolls_without_success_are_many() {
    let rules = rules(6, 6, Lying::Rolled, Aside::Whole);
    let luck = Luck::new(&rules, Stakes { aim: Aim::Successes, reach: None });
    for dice in 1..=6 {
        let rolls = every(&rules, dice);
        let none = rolls.iter().filter(|roll| worth(&rules, Aim::Successes, roll) == 0).count();
        assert_eq!(luck.bust(dice), Ratio::of(none as u64, rolls.len() as u64), "{dice} dice");
    }
}

#[test]
fn the_best_play_is_the_best_of_all_plays_in_every_reading() {
    for lying in [Lying::Rolled, Lying::Alone] {
        for aside in [Aside::Whole, Aside::Part] {
            for aim in [Aim::Successes, Aim::Spaces] {
                for reach in [None, Some(2)] {
                    // Pairs are successes here, so that pushing on pays and leaves choices.
                    let rules = LuckRules { alike: 2, ..rules(3, 4, lying, aside) };
                    let stakes = Stakes { aim, reach };
                    let every = play(&rules, stakes, (0, &[]), &[], rules.dice);
                    let none = hand(&rules, &[]).expect("an empty hand");
                    let choice = Luck::new(&rules, stakes).choice(&none, rules.dice).rolling;
                    let told = format!("{lying:?} {aside:?} {aim:?} {reach:?}");
                    assert_eq!(choice.expected, every[1], "{told}");
                    if reach.is_some() {
                        assert_eq!(choice.reached.as_ref(), Some(&every[0]), "{told}");
                    }
                }
            }
        }
    }
}
