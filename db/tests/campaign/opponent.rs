//! Muster as the Empire: in whole missions it never does what the rules forbid, explains each act, and attacks whom plain
//! enumeration says.

use std::collections::HashMap;

use muster_rules::campaign::facts::{Attacks, Threat};
use muster_rules::campaign::id::{HeroId, MissionId};
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::chance::Chance;
use muster_rules::dice::{Die, DieKind};
use muster_rules::id::FigureId;
use muster_rules::night::opponent::{
    Cards, Choice, Chose, NoOdds, Odds, On, Remembered, Seen, Strike, targets,
};
use muster_rules::night::{Event, State, Table, Tap, Waits, Whom, decide, undoable};
use muster_rules::odds::{Combat, PoolAttack, Ratio, Results};
use serde_json::json;

use crate::campaign::{FACTS, GAME};

pub(super) fn cards() -> Cards<'static> {
    let Some(Combat::Pools(rules)) = &GAME.combat else { panic!("pools of dice") };
    Cards {
        game: GAME.catalogue.game(),
        catalogue: &GAME.catalogue,
        glossary: &GAME.explained.glossary,
        dice: &GAME.dice,
        rules,
        facts: &FACTS,
    }
}

/// The Rebel side of a mission: whom it attacks.
#[derive(Clone, Copy, Debug)]
enum Rebels {
    Random,
    Greedy,
}

/// A mission that is played out, with what it needs to be checked.
struct Played<'a> {
    table: Table<'a>,
    events: Vec<Event>,
    chance: Chance,
    odds: &'a Remembered<Cards<'static>>,
    plain: &'a mut Plain,
}

/// Expected damage by plain enumeration of all faces, as a fraction, by what decides it.
type Plain = HashMap<(FigureId, HeroId, u32, u32, u32), (u128, u128)>;

const HEROES: [&str; 8] = [
    "diala-passil",
    "fenn-signis",
    "gaarkhan",
    "gideon-argus",
    "jyn-odan",
    "mak-eshkarey",
    "onar-koma",
    "saska-teft",
];
const BOXES: [&str; 4] = ["core-set", "twin-shadows", "return-to-hoth", "jabbas-realm"];

fn campaign(chance: &mut Chance) -> OpenLog {
    let mut log = OpenLog::default();
    let count = 2 + chance.below(3);
    let boxes: Vec<_> = BOXES.iter().filter(|one| **one == "core-set" || chance.below(2) == 0).collect();
    let begin = json!({
        "do": "begin", "campaign": "core", "seed": 7, "imperial_class": "military-might", "boxes": boxes,
        "heroes": chance.draw(&HEROES[..6], count),
    });
    log.book(&FACTS, serde_json::from_value(begin).expect("a step")).expect("a campaign");
    if chance.below(3) == 0 {
        let villain = json!({
            "do": "correct", "who": "empire", "what": "card", "amount": 1,
            "card": "darth-vader-lord-of-the-sith", "why": "as agreed",
        });
        log.book(&FACTS, serde_json::from_value(villain).expect("a step")).expect("a villain");
    }
    log
}

impl Played<'_> {
    fn state(&self) -> State {
        State::after(&self.events)
    }

    fn tap(&mut self, tap: &Tap) -> Option<Event> {
        let event = decide(&self.table, &self.state(), tap, self.odds).ok()?;
        let text = serde_json::to_string(&event).expect("JSON");
        assert_eq!(serde_json::from_str::<Event>(&text).expect("an event"), event, "{text}");
        self.events.push(event.clone());
        Some(event)
    }

    /// Lets Muster tap, and checks what it did.
    fn muster(&mut self, tap: &Tap) {
        let before = self.state();
        let Some(event) = self.tap(tap) else { return };
        match &event {
            Event::Decided { acts } => {
                let mut state = before.clone();
                assert!(!acts.is_empty());
                // Of what is at hand, nothing can be paid for.
                let saved = acts.iter().all(|act| act.does.is_none() && act.among.is_empty());
                assert!(!saved || before.at_hand.is_some());
                for act in acts.iter().filter(|_| !saved) {
                    let drawn = act.drawn.and_then(|at| act.among.get(at));
                    let drawn = drawn.unwrap_or_else(|| panic!("unexplained: {act:?}"));
                    assert!(act.among.iter().all(|one| one.weight > 0), "{act:?}");
                    if let Some(does) = &act.does {
                        self.allowed(&state, does);
                    }
                    match (&drawn.choice, act.does.as_deref()) {
                        (Choice::Deploy(card), Some(Event::Deployed { card: put, cost, .. })) => {
                            assert_eq!((card, drawn.cost), (put, *cost), "what is explained is done");
                        }
                        (Choice::Deploy(card), Some(Event::Waits { card: Some(open), .. })) => {
                            assert_eq!(card, open);
                        }
                        (Choice::Reinforce(group), Some(Event::Reinforced { group: put, .. })) => {
                            assert_eq!(group, put);
                        }
                        (Choice::Save(_), None) => {}
                        other => panic!("{other:?}"),
                    }
                    let mut events = self.events.clone();
                    events.pop();
                    events.push(Event::Decided {
                        acts: acts[..=acts.iter().position(|a| a == act).expect("it")].to_vec(),
                    });
                    state = State::after(&events);
                }
            }
            Event::Ordered { group, orders } => {
                let group = before.group(*group).expect("a group");
                assert!(group.figures > 0 && !group.acted && group.side.as_str() == "empire");
                let Tap::Order { seen, .. } = tap else { panic!("{tap:?}") };
                let reached: Vec<_> =
                    seen.iter().filter(|seen| self.reaches(&before, &group.card, seen)).collect();
                assert_eq!(
                    orders.target.is_some(),
                    !reached.is_empty(),
                    "who can be hit is attacked: {orders:?}"
                );
                assert!(!orders.role.is_empty(), "{group:?}: every act is explained");
                assert_eq!(orders.weighed.len(), seen.len());
                if let Some(target) = &orders.target {
                    assert!(seen.iter().any(|seen| seen.whom == *target));
                    match orders.aim {
                        Chose::Nearest => {
                            let nearest = reached.iter().min_by_key(|seen| seen.range.unwrap_or(3));
                            assert_eq!(Some(target), nearest.map(|seen| &seen.whom), "the nearest");
                        }
                        Chose::Damage => self.is_best(&before, &group.card, seen, target),
                        Chose::Defeat => {
                            let chance = |whom: &Whom| {
                                orders.weighed.iter().find(|one| one.whom == *whom).and_then(|one| one.defeat)
                            };
                            let most = seen.iter().map(|seen| chance(&seen.whom)).max().flatten();
                            assert_eq!(chance(target), most, "{orders:?}");
                        }
                    }
                }
            }
            Event::Waits { .. } => {}
            other => panic!("{other:?}"),
        }
    }

    /// Checks an act of Muster by the rules alone.
    fn allowed(&self, state: &State, event: &Event) {
        let threat: &Threat = self.table.night.threat.as_ref().expect("threat");
        match event {
            Event::Deployed { card, figures, cost, from_hand, .. } => {
                let figure = GAME.catalogue.figure(card).expect("a figure");
                let known = &self.table.cards[card];
                assert_eq!(Some(i64::from(*cost)), figure.cost.known().map(i64::from), "{card}");
                assert!(*cost <= state.threat, "{card}: {cost} of {}", state.threat);
                assert!(threat.factions.contains(&figure.factions[0]), "{card}");
                assert!(!figure.traits.iter().any(|one| threat.never.contains(one)), "{card}");
                if figure.unique {
                    assert!(known.won, "{card} was never won");
                    assert!(!state.groups.iter().any(|g| g.card == *card && g.figures > 0), "{card} twice");
                }
                if let Some(hand) = &state.at_hand {
                    assert!(*from_hand && hand.contains(card), "{card} isn't at hand");
                }
                assert_eq!(*figures, known.figures);
            }
            Event::Reinforced { group, cost } => {
                let group = state.group(*group).expect("a group");
                assert!(group.figures > 0 && group.figures < group.size && *cost <= state.threat);
                assert_eq!(Some(*cost), self.table.cards[&group.card].reinforcement);
            }
            Event::Waits { how: Waits::Open, card: Some(card) } => {
                let known = &self.table.cards[card];
                assert!(known.open && (!known.unique || known.won), "{card}");
                let figure = GAME.catalogue.figure(card).expect("a figure");
                assert!(!figure.factions.iter().any(|one| state.barred.contains(one)), "{card} is barred");
            }
            other => panic!("{other:?}"),
        }
    }

    /// Checks that the boxes hold the figures on the table.
    fn fits(&self) {
        let state = self.state();
        for models in &self.table.models {
            let groups = state.groups.iter().filter(|group| models.cards.contains(&group.card));
            let there: u32 = groups.map(|group| group.figures).sum();
            assert!(there <= models.count, "{there} of {models:?}");
        }
    }

    /// Checks by plain enumeration that nobody in sight would lose more.
    fn is_best(&mut self, state: &State, card: &FigureId, seen: &[Seen], target: &Whom) {
        let mut all = Vec::new();
        for seen in seen {
            let Whom::Hero(id) = &seen.whom else { continue };
            let hero = state.hero(id).expect("a hero");
            let health = self.table.limits(id, hero.state).health.expect("health");
            let (left, range) = (health - hero.damage, seen.range.unwrap_or(3));
            let strike = Strike { card, conditions: &[], on: On::Hero(hero), left: Some(left), range };
            let key = (card.clone(), id.clone(), hero.state, left, range);
            let cards = cards();
            let Some(attack) = cards.attack(strike) else { continue };
            let (sum, ways) = *self.plain.entry(key).or_insert_with(|| enumerated(&attack));
            all.push((sum as f64 / ways as f64, seen.whom.clone()));
        }
        let chosen = all.iter().find(|(_, whom)| whom == target).map(|(damage, _)| *damage);
        let most = all.iter().map(|(damage, _)| *damage).fold(0.0, f64::max);
        assert!(
            all.is_empty() || chosen.is_some_and(|chosen| chosen > most - 1e-9),
            "{card}: {all:?}, {target:?}"
        );
    }

    /// Whether a figure that moves once can hit somebody.
    fn reaches(&self, state: &State, card: &FigureId, seen: &Seen) -> bool {
        let Whom::Hero(id) = &seen.whom else { return true };
        let hero = state.hero(id).expect("a hero");
        let figure = GAME.catalogue.figure(card).expect("a figure");
        let melee = figure.attributes.values().any(|value| value == "melee");
        let speed = figure.stats.get("speed").and_then(|speed| u32::try_from(*speed).ok());
        if melee && seen.range.zip(speed).is_some_and(|(range, speed)| range > speed + 1) {
            return false;
        }
        let group = state.groups.iter().find(|group| group.card == *card).expect("a group");
        let health = self.table.limits(id, hero.state).health.expect("health");
        let (left, range) = (Some(health - hero.damage), seen.range.unwrap_or(3));
        let strike = Strike { card, conditions: &group.conditions, on: On::Hero(hero), left, range };
        self.odds.of(strike).is_none_or(|one| one.damage > Ratio::whole(0))
    }

    fn rebels(&mut self, policy: Rebels) {
        let state = self.state();
        let enemies: Vec<_> = state.groups.iter().filter(|g| g.figures > 0).cloned().collect();
        let target = match policy {
            Rebels::Random => enemies.get(self.chance.below(enemies.len())),
            Rebels::Greedy => enemies.iter().min_by_key(|group| {
                let health = self.table.cards.get(&group.card).and_then(|card| card.health).unwrap_or(9);
                health.saturating_sub(group.damage.first().copied().unwrap_or(0))
            }),
        };
        if let Some(target) = target {
            let amount = u32::try_from(self.chance.below(5)).expect("small");
            self.tap(&Tap::Damage { whom: Whom::Group(target.number), amount });
        }
    }

    fn empire(&mut self) {
        let state = self.state();
        let mut seen: Vec<_> = targets(&self.table, &state);
        let count = self.chance.below(seen.len() + 1);
        seen = self.chance.draw(&seen, count);
        let seen = seen.into_iter().map(|whom| {
            let range =
                (self.chance.below(3) > 0).then(|| 1 + u32::try_from(self.chance.below(6)).expect("small"));
            Seen { whom, range }
        });
        let seen = seen.collect();
        self.muster(&Tap::Order { group: None, seen });
        let playing = self.state().playing.and_then(|playing| playing.orders);
        if let Some((_, orders)) = playing
            && let Some(Whom::Hero(hero)) = orders.target
        {
            let amount = u32::try_from(self.chance.below(4)).expect("small");
            self.tap(&Tap::Damage { whom: Whom::Hero(hero), amount });
        }
    }
}

/// Returns the damage of an attack over all faces of its dice, and their number.
fn enumerated(attack: &PoolAttack<'_>) -> (u128, u128) {
    fn best(
        attack: &PoolAttack<'_>,
        all: Results,
        surges: i32,
        left: &[muster_rules::odds::SurgeUse],
    ) -> u32 {
        let hits = !all.dodge && all.accuracy >= attack.range;
        let damage = (all.damage - (all.block - all.pierce).max(0)).max(0);
        let now =
            if hits { u32::try_from(damage).expect("small").min(attack.hit_points.unwrap_or(99)) } else { 0 };
        let spent = left
            .iter()
            .enumerate()
            .filter(|(_, one)| one.surges <= surges)
            .map(|(at, one)| best(attack, all.plus(one.plus), surges - one.surges, &left[at + 1..]));
        spent.fold(now, u32::max)
    }
    fn all(attack: &PoolAttack<'_>, dice: &[&Die], so_far: Results) -> (u128, u128) {
        let Some((die, rest)) = dice.split_first() else {
            let surges = (so_far.surge - so_far.evade).max(0);
            return (u128::from(best(attack, so_far, surges, &attack.surges)), 1);
        };
        die.faces.iter().fold((0, 0), |(sum, ways), face| {
            let face = match die.kind {
                DieKind::Attack => Results { block: 0, evade: 0, dodge: false, ..Results::from(face) },
                DieKind::Defense => Results::from(face),
            };
            let (more, of) = all(attack, rest, so_far.plus(face));
            (sum + more, ways + of)
        })
    }
    all(attack, &attack.dice, attack.plus)
}

#[test]
fn five_hundred_missions_are_played_by_the_rules_and_each_act_is_explained() {
    let odds = Remembered::new(cards());
    let mut plain = Plain::new();
    let rules = FACTS.rules.night.as_ref().and_then(|night| night.opponent.as_ref());
    let levels = &rules.expect("an opponent").levels;
    assert_eq!(levels.len(), 3);
    assert!(levels.iter().any(|level| level.attacks == Attacks::Defeat));
    let (mut deployed, mut saved, mut ordered) = (0, 0, 0);
    for seed in 0..500_u64 {
        let mut chance = Chance::new(37, seed);
        let log = campaign(&mut chance);
        let mission = MissionId::from("aftermath");
        let table = Table::of(&FACTS, &GAME.catalogue, log.state(), &mission).expect("a table");
        let mut played = Played { table, events: Vec::new(), chance, odds: &odds, plain: &mut plain };
        let level = levels[usize::try_from(seed % 3).expect("small")].id.clone();
        played.tap(&Tap::Begin { again: false, fun: false }).expect("it begins");
        played.tap(&Tap::Opponent { level: Some(level), seed }).expect("it plays");
        let policy = if seed % 2 == 0 { Rebels::Random } else { Rebels::Greedy };
        for card in ["ia/stormtrooper", "ia/probe-droid", "ia/imperial-officer"] {
            let how = if played.chance.below(2) == 0 { Waits::Initial } else { Waits::Reserve };
            played.tap(&Tap::Group { how, card: Some(card.into()), anyway: false });
        }
        if played.chance.below(4) == 0 {
            played.tap(&Tap::Bar { factions: vec!["mercenary".into()] }).expect("it is barred");
        }
        let open = u32::try_from(played.chance.below(5)).expect("small");
        if open < 4 {
            played.muster(&Tap::Choose { count: open });
        }
        let more = i32::try_from(played.chance.below(15)).expect("small");
        played.tap(&Tap::Threat { by: more });
        for _ in 0..6 {
            for hero in played.state().heroes {
                played.tap(&Tap::Act { whom: Whom::Hero(hero.hero), anyway: false });
                played.rebels(policy);
                played.empire();
            }
            while played.state().groups.iter().any(|group| group.figures > 0 && !group.acted) {
                played.empire();
            }
            played.tap(&Tap::Round).expect("a round");
            played.muster(&Tap::Spend { anyway: false });
            played.fits();
        }
        for event in &played.events {
            match event {
                Event::Decided { acts } => {
                    deployed += acts
                        .iter()
                        .filter(|act| matches!(act.does.as_deref(), Some(Event::Deployed { .. })))
                        .count();
                    saved += acts.iter().filter(|act| act.does.is_none()).count();
                }
                Event::Ordered { .. } => ordered += 1,
                _ => {}
            }
        }
        undone(&played, seed);
    }
    assert!(deployed > 500 && saved > 50 && ordered > 3_000, "{deployed} {saved} {ordered}");
}

/// Undoes a mission tap by tap, and takes Muster's last draw again: it is the same.
fn undone(played: &Played<'_>, seed: u64) {
    let spend = played.events.iter().rposition(|event| matches!(event, Event::Decided { .. }));
    if let Some(at) = spend {
        let before = State::after(&played.events[..at]);
        let again = decide(&played.table, &before, &Tap::Spend { anyway: false }, played.odds);
        let choose = matches!(&played.events[at], Event::Decided { acts } if matches!(acts[0].does.as_deref(), Some(Event::Waits { .. })));
        assert!(choose || again.as_ref() == Ok(&played.events[at]), "{seed}: another draw after undo");
    }
    let mut events = played.events.clone();
    // All of them for some, a few for the rest: each state is a whole fold.
    let count = if seed.is_multiple_of(25) { played.events.len() } else { 5 };
    for left in (played.events.len().saturating_sub(count)..played.events.len()).rev() {
        assert!(undoable(&events).is_some());
        events.push(Event::Undone);
        assert_eq!(State::after(&events), State::after(&played.events[..left]), "{seed}: undo {left}");
    }
}

#[test]
fn without_odds_it_still_plays_and_says_that_the_cards_do_not_tell() {
    let mut chance = Chance::new(1, 1);
    let log = campaign(&mut chance);
    let mission = MissionId::from("aftermath");
    let table = Table::of(&FACTS, &GAME.catalogue, log.state(), &mission).expect("a table");
    let mut events = Vec::new();
    let seen = |state: &State| -> Vec<_> {
        targets(&table, state).into_iter().map(|whom| Seen { whom, range: None }).collect()
    };
    let taps = [
        Tap::Begin { again: false, fun: false },
        Tap::Opponent { level: Some("commander".to_owned()), seed: 3 },
        Tap::Threat { by: 9 },
        Tap::Spend { anyway: false },
    ];
    for tap in taps {
        events.push(decide(&table, &State::after(&events), &tap, &NoOdds).expect("a tap"));
    }
    let state = State::after(&events);
    let order = decide(&table, &state, &Tap::Order { group: None, seen: seen(&state) }, &NoOdds);
    let Ok(Event::Ordered { orders, .. }) = order else { panic!("{order:?}") };
    assert!(orders.target.is_some() && orders.weighed.iter().all(|one| one.damage.is_none()), "{orders:?}");
}
