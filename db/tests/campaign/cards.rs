//! Cards go to the side that they belong to, and weapon data is complete.

use std::collections::BTreeMap;

use muster_rules::campaign::id::{RewardId, SideId};

use crate::campaign::FACTS;

/// Returns every reward card with the sides that may take it.
fn taken() -> BTreeMap<&'static RewardId, Vec<&'static SideId>> {
    let rules = &FACTS.rules;
    let mut taken = BTreeMap::<_, Vec<_>>::new();
    for mission in FACTS.missions.values() {
        let kind = rules.mission_kind(&mission.kind).expect("a kind");
        let side = kind.rewards.as_ref().unwrap_or(&rules.heroes.side);
        mission.rewards.iter().for_each(|card| taken.entry(card).or_default().push(side));
    }
    for outcome in &FACTS.outcomes {
        outcome.rewards.iter().for_each(|card| taken.entry(card).or_default().push(&outcome.winner));
    }
    taken
}

#[test]
fn a_reward_goes_to_the_side_whose_card_it_is() {
    for (card, sides) in taken() {
        let of = FACTS.rewards[card].side.as_ref().expect("a side");
        assert!(sides.iter().all(|side| *side == of), "{card} goes to {sides:?}");
    }
}

#[test]
fn every_weapon_of_the_shop_says_what_it_attacks_with_and_what_goes_under_it() {
    let weapons = FACTS.items.values().filter(|i| i.kind.as_str().ends_with("-weapon"));
    for weapon in weapons {
        assert!(!weapon.weapon.attack.is_empty() && weapon.modifications.is_some(), "{}", weapon.id);
    }
    let told = FACTS.class_cards.values().filter(|c| !c.weapon.is_empty()).count();
    assert_eq!(told, 25, "first weapons of heroes");
}

#[test]
fn every_hero_has_both_sides_of_the_sheet_as_far_as_anybody_knows() {
    let columns: Vec<_> = FACTS.rules.heroes.sheet.iter().flat_map(|side| &side.stats).collect();
    for hero in FACTS.heroes.values() {
        let open: Vec<_> = columns.iter().filter(|stat| !hero.sheet.contains_key(&stat.column)).collect();
        let open: Vec<_> = open.iter().map(|stat| stat.column.as_str()).collect();
        match hero.id.as_str() {
            "ct-1701" | "tress-hacnua" => {
                let unknown = ["wounded_health", "wounded_endurance", "wounded_speed", "wounded_defense"];
                assert_eq!(open, unknown, "{}", hero.id);
            }
            _ => assert!(open.is_empty(), "{}: {open:?}", hero.id),
        }
    }
}
