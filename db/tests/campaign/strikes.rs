//! Attacks of the Empire's figures come to what another program worked out, and surges are spent as it spends them.

use muster_rules::campaign::id::HeroId;
use muster_rules::id::FigureId;
use muster_rules::night::Hero;
use muster_rules::night::opponent::{Odds, On, Strike};
use muster_rules::odds::{Ratio, Results};
use serde::Deserialize;

use crate::campaign::opponent::cards;

#[derive(Deserialize)]
struct File {
    strike: Vec<StrikeCase>,
    spending: Vec<SpendingCase>,
}

#[derive(Deserialize)]
struct StrikeCase {
    id: String,
    card: FigureId,
    best: Vec<String>,
    targets: Vec<TargetCase>,
}

#[derive(Deserialize)]
struct TargetCase {
    hero: HeroId,
    side: String,
    left: u32,
    range: u32,
    damage: String,
    defeat: String,
}

#[derive(Deserialize)]
struct SpendingCase {
    id: String,
    card: FigureId,
    range: u32,
    left: u32,
    /// Damage, surges, accuracy, blocks, evades, dodges.
    rolled: [i32; 6],
    cost: i32,
    damage: Option<u32>,
}

fn file() -> File {
    toml::from_str(include_str!("../data/campaigns/strikes.toml")).expect("cases")
}

fn of_side(hero: &HeroId, side: u32) -> Hero {
    Hero { state: side, ..Hero::fresh(hero.clone()) }
}

#[test]
fn attacks_come_to_what_another_program_worked_out() {
    let cards = cards();
    let mut wrong = Vec::new();
    for case in file().strike {
        let mut best: (Ratio, Vec<&str>) = (Ratio::whole(0), Vec::new());
        for target in &case.targets {
            let hero = of_side(&target.hero, u32::from(target.side == "wounded"));
            let (card, left, range) = (&case.card, Some(target.left), target.range);
            let strike = Strike { card, conditions: &[], on: On::Hero(&hero), left, range };
            let Some(found) = cards.of(strike) else {
                wrong.push(format!("{}: no attack", case.id));
                continue;
            };
            if (found.damage.to_string(), found.defeat.to_string())
                != (target.damage.clone(), target.defeat.clone())
            {
                let expected = (&target.damage, &target.defeat);
                wrong.push(format!("{} {}: {found:?}, not {expected:?}", case.id, target.hero));
            }
            if found.damage > best.0 || best.1.is_empty() {
                best = (found.damage, vec![target.hero.as_str()]);
            } else if found.damage == best.0 {
                best.1.push(target.hero.as_str());
            }
        }
        if best.1 != case.best {
            wrong.push(format!("{}: best {:?}, not {:?}", case.id, best.1, case.best));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn surges_are_spent_as_another_program_spends_them() {
    let cards = cards();
    let mut wrong = Vec::new();
    for case in file().spending {
        let hero = of_side(&"gaarkhan".into(), 0);
        let (card, left, range) = (&case.card, Some(case.left), case.range);
        let strike = Strike { card, conditions: &[], on: On::Hero(&hero), left, range };
        let Some(attack) = cards.attack(strike) else {
            wrong.push(format!("{}: no attack", case.id));
            continue;
        };
        let [damage, surge, accuracy, block, evade, dodge] = case.rolled;
        let dodge = dodge > 0;
        let found = attack.spending(Results { damage, surge, accuracy, pierce: 0, block, evade, dodge });
        let told = found
            .map(|(spent, damage)| (spent.iter().map(|at| attack.surges[*at].surges).sum::<i32>(), damage));
        let expected = case.damage.map(|damage| (case.cost, damage));
        if told != expected {
            wrong.push(format!("{}: {told:?}, not {expected:?}", case.id));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}
