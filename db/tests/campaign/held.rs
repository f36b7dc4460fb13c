//! Every class card, item and reward lives at the table: exhausted and ready again, depleted for the mission, lent where it
//! can be.

use muster_rules::campaign::id::MissionId;
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::night::opponent::NoOdds;
use muster_rules::night::{Event, Lies, Refusal, State, Table, Tap, Whom, decide};
use serde_json::{Value, json};

use crate::campaign::{FACTS, GAME};

fn step(log: &mut OpenLog, step: Value) {
    log.book(&FACTS, serde_json::from_value(step).expect("a step")).expect("it is allowed");
}

/// A campaign in which somebody was given a card.
fn with(who: &str, hero: &str, card: &str) -> OpenLog {
    let mut log = OpenLog::default();
    let boxes: Vec<_> = FACTS.boxes.iter().map(|one| one.id.to_string()).collect();
    let others = ["gaarkhan", "jyn-odan", "fenn-signis"].into_iter().filter(|one| *one != hero).take(2);
    let heroes: Vec<_> = std::iter::once(hero).chain(others).collect();
    step(
        &mut log,
        json!({ "do": "begin", "campaign": "core", "seed": 7, "imperial_class": "military-might",
                "boxes": boxes, "heroes": heroes }),
    );
    // What comes with the sheet is there already.
    let give =
        json!({ "do": "correct", "who": who, "what": "card", "amount": 1, "card": card, "why": "to try" });
    let _ = log.book(&FACTS, serde_json::from_value(give).expect("a step"));
    log
}

struct Night<'a> {
    table: Table<'a>,
    events: Vec<Event>,
}

impl Night<'_> {
    fn tap(&mut self, tap: &Tap) -> Result<(), Refusal> {
        self.events.push(decide(&self.table, &State::after(&self.events), tap, &NoOdds)?);
        Ok(())
    }
}

/// Walks a card through its life; returns whether it was brought to the mission at all.
fn walk(hero: Option<&str>, card: &str, lends: bool) -> bool {
    let (who, someone) = (hero.unwrap_or("empire"), hero.unwrap_or("diala-passil"));
    let log = with(who, someone, card);
    let table =
        Table::of(&FACTS, &GAME.catalogue, log.state(), &MissionId::from("aftermath")).expect("a table");
    let owner = hero.map(Into::into);
    if !table.held.iter().any(|held| held.card == card && held.hero == owner) {
        return false;
    }
    let mut night = Night { table, events: Vec::new() };
    let turn = |lies| Tap::Card { card: card.to_owned(), hero: owner.clone(), lies };
    let lies = |night: &Night<'_>| State::after(&night.events).lies(card, owner.as_ref());
    night.tap(&Tap::Begin { again: false, fun: false }).expect("it begins");
    night.tap(&turn(Lies::Exhausted)).expect("it is used");
    assert_eq!(night.tap(&turn(Lies::Exhausted)), Err(Refusal::LiesSo { id: card.to_owned() }), "{card}");
    night.tap(&Tap::Round).expect("a round");
    assert_eq!(lies(&night) == Lies::Ready, hero.is_none(), "{card}: a new round readies the Empire's cards");
    if let Some(hero) = hero {
        night.tap(&Tap::Act { whom: Whom::Hero(hero.into()), anyway: false }).expect("an activation");
        assert_eq!(lies(&night), Lies::Ready, "{card}");
        let lend = Tap::Lend { card: card.to_owned(), from: hero.into(), to: other(hero).into() };
        assert_eq!(night.tap(&lend).is_ok(), lends, "{card}: lent");
    }
    night.tap(&turn(Lies::Depleted)).expect("it is used up");
    night.tap(&Tap::Round).expect("a round");
    assert_eq!(lies(&night), Lies::Depleted, "{card} stays used up");
    night.tap(&turn(Lies::Ready)).expect("something readies it");
    assert_eq!(lies(&night), Lies::Ready, "{card}");
    for left in (0..night.events.len()).rev() {
        let all = night.events.len();
        let undone = vec![Event::Undone; all - left];
        let back: Vec<_> = night.events.iter().cloned().chain(undone).collect();
        assert_eq!(State::after(&back), State::after(&night.events[..left]), "{card}");
    }
    true
}

fn other(hero: &str) -> &'static str {
    if hero == "gaarkhan" { "jyn-odan" } else { "gaarkhan" }
}

#[test]
fn every_card_that_a_hero_or_the_empire_can_have_lives_at_the_table() {
    let (mut walked, mut missing) = (0, Vec::new());
    let mut count = |there: bool, card: &str| if there { walked += 1 } else { missing.push(card.to_owned()) };
    for card in FACTS.class_cards.values() {
        let hero = FACTS.heroes.contains_key(&card.deck.as_str().into()).then_some(card.deck.as_str());
        if hero.is_some() || card.deck.as_str() == "military-might" {
            count(walk(hero, card.id.as_str(), false), card.id.as_str());
        }
    }
    for item in FACTS.items.keys() {
        count(walk(Some("diala-passil"), item.as_str(), true), item.as_str());
    }
    for reward in FACTS.rewards.values() {
        let empire = reward.side.as_ref().is_some_and(|side| side.as_str() == "empire");
        let hero = (!empire).then_some("diala-passil");
        count(walk(hero, reward.id.as_str(), true), reward.id.as_str());
    }
    // A reward of the group as a whole is no hero's.
    assert!(walked > 350 && missing.len() < 40, "{walked} walked, not {missing:?}");
}
