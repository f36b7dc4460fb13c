//! A corrected history equals the history that would have been, for any correction in any game.

use muster_rules::campaign::chance::Chance;
use muster_rules::campaign::event::Event;
use muster_rules::campaign::id::SideId;
use muster_rules::campaign::log::{Entry, Log};
use muster_rules::campaign::mend::{Amendment, Mending, as_drawn, told as told_again};
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::state::State;
use muster_rules::campaign::step::{CardName, Corrected, MissionResult, Setup, Step, Who};

use super::join::drawn;
use super::random::{game, told};
use crate::campaign::FACTS;

/// Returns a random correction: another winner, seed or hero, a removed step, or an inserted one.
fn amendment(log: &Log, at: usize, chance: &mut Chance) -> Amendment {
    let (step, _) = log.step(at).expect("a step");
    match (step, chance.below(4)) {
        (Step::Begin(setup), _) => {
            let mut heroes = setup.heroes.clone();
            heroes.rotate_left(1);
            Amendment::Replace(Box::new(Step::Begin(Setup { heroes, ..setup.clone() })))
        }
        (Step::Mission(result), 0 | 1) => {
            let before =
                State::after(log.steps().take_while(|(entry, ..)| *entry != at).flat_map(|(_, _, e)| e));
            let mut other = MissionResult::plain(result.name.clone(), other_side(&result.winner));
            other.crates = result.crates;
            let number = log.steps().take_while(|(entry, ..)| *entry != at).count() as u64;
            Amendment::Replace(Box::new(told(&before, Step::Mission(other), chance, number)))
        }
        (_, 2) => Amendment::Before(Box::new(credits(100))),
        _ => Amendment::Remove,
    }
}

fn credits(amount: i64) -> Step {
    Step::Correct {
        who: Who("rebels".to_owned()),
        what: Corrected::Currency("credits".into()),
        amount,
        card: None,
        why: "forgotten".to_owned(),
    }
}

fn other_side(side: &SideId) -> SideId {
    SideId::from(if side.as_str() == "rebels" { "empire" } else { "rebels" })
}

/// Plays the valid steps one by one, as if they had been played from the start.
fn played(log: &Log) -> OpenLog {
    let mut again = OpenLog::default();
    for (_, step, events) in log.steps() {
        again.book(&FACTS, step.clone()).unwrap_or_else(|why| panic!("{step:?}: {why:?}"));
        let booked = again.entries.last().expect("an entry");
        assert!(matches!(booked, Entry::Step { events: now, .. } if now == events), "{step:?}");
    }
    again
}

/// Returns the history that would have been, played step by step without using the corrected log. Events at the
/// table are repeated, refused steps are left out, and missions are kept if requested.
fn would_have_been(before: &Log, mending: &Mending) -> OpenLog {
    let mut log = OpenLog::default();
    let book = |log: &mut OpenLog, step: &Step| log.book(&FACTS, step.clone());
    let mut follows = false;
    for (at, step, events) in before.steps() {
        let again = told_again(&FACTS, step, events);
        if !follows && at != mending.entry {
            book(&mut log, step).expect("what was booked before");
            continue;
        }
        if !follows {
            follows = true;
            match &mending.amendment {
                Amendment::Replace(step) => {
                    let drawn = as_drawn(step, events);
                    book(&mut log, &drawn).or_else(|_| book(&mut log, step)).expect("the step instead");
                    continue;
                }
                Amendment::Remove => continue,
                Amendment::Before(step) => book(&mut log, step).expect("the step before"),
            }
        }
        if book(&mut log, &again).is_ok() || book(&mut log, step).is_ok() {
            continue;
        }
        if let (Step::Mission(result), true) = (step, mending.keep_missions) {
            let anyway = Step::Mission(MissionResult { anyway: Some(mending.why.clone()), ..result.clone() });
            let again = told_again(&FACTS, &anyway, events);
            let _ = book(&mut log, &again).is_ok() || book(&mut log, &anyway).is_ok();
        }
    }
    log
}

#[test]
fn a_mended_history_is_the_history_played_so_from_the_beginning() {
    let (mut replaced, mut lost, mut anyway, mut refused, mut cards) = (0, 0, 0, 0, 0);
    for seed in 0..2_100_u64 {
        let mut log = game(usize::try_from(seed).unwrap_or(0), seed);
        let mut chance = Chance::new(seed, 1 << 41);
        for round in 0..2 {
            let holding: Vec<_> = log.steps().map(|(at, ..)| at).collect();
            let at = holding[chance.below(holding.len())];
            let mending = Mending {
                entry: at,
                amendment: amendment(&log, at, &mut chance),
                keep_missions: chance.below(3) > 0,
                why: "entered wrongly".to_owned(),
            };
            let before = log.clone();
            let Ok(mended) = log.mend(&FACTS, &mending) else {
                refused += 1;
                assert_eq!(log, before, "a mend that is refused changes nothing");
                continue;
            };
            (lost, anyway) = (lost + mended.lost.len(), anyway + mended.anyway.len());
            let told = log.amended().pop().expect("the mend").lost;
            let was: Vec<_> = mended.lost.iter().map(|lost| lost.entry).collect();
            assert_eq!(told, was, "what it cost is known afterwards: {mending:?}");
            replaced += usize::from(matches!(mending.amendment, Amendment::Replace(_)));
            let state = log.state().clone();
            assert_eq!(*would_have_been(&before, &mending).state(), state, "seed {seed}: {mending:?}");
            assert_eq!(*played(&log).state(), state, "seed {seed}, round {round}: {mending:?}");
            assert_eq!((log.first_fault(), log.first_wrong_number()), (None, None), "{mending:?}");
            cards += same_cards(&before, &mended.entries);
            // The old history is still there, and undo restores it.
            assert_eq!(log.entries[..before.entries.len()], before.entries[..]);
            assert_eq!(log.undoable(), Some(before.entries.len()));
            log.undo().expect("the mend");
            assert_eq!(log.state(), before.state(), "undo");
            log.redo(&FACTS).expect("the mend again");
            assert_eq!(*log.state(), state, "redo");
            // Read from a file, entry by entry, the result is the same.
            let text = serde_json::to_string(&*log).expect("JSON");
            let read: Log = serde_json::from_str(&text).expect("a log");
            assert_eq!(*OpenLog::from(read).state(), state);
        }
    }
    let found = format!("{replaced} replaced, {lost} lost, {anyway} kept, {refused} refused, {cards} cards");
    assert!(replaced > 800 && lost > 1_000 && anyway > 200 && refused < 1_400 && cards > 3_000, "{found}");
}

/// Checks that each step which was played again has the cards that it had, and returns their number.
fn same_cards(before: &Log, again: &[Entry]) -> usize {
    let mut cards = 0;
    for entry in again {
        let Entry::Step { events, again: Some(at), step } = entry else { continue };
        let Some((was, had)) = before.step(*at) else { continue };
        // What was put in a step's place may name other cards, or need another number; and where none came up, one may.
        let names = matches!(&**step, Step::Mission(result) if !result.draws.is_empty());
        let others = matches!(**step, Step::Begin(_)) || names || drawn(events).len() != drawn(had).len();
        if !drawn(had).is_empty() && (was == &**step || !others) {
            assert_eq!(drawn(events), drawn(had), "entry {at}: {step:?}");
            cards += drawn(events).len();
        }
    }
    cards
}

/// A card that was found to be owned before it came up: it came up all the same, and so what came up isn't drawn anew.
#[test]
fn cards_that_can_not_have_come_up_any_more_are_told_and_not_drawn_anew() {
    let (mut shops, mut told) = (0, 0);
    for seed in 0..600_u64 {
        let log = game(usize::try_from(seed).unwrap_or(0), seed);
        let shop = log.steps().find_map(|(at, _, events)| {
            events.iter().find_map(|event| match event {
                Event::Laid(seen) if seen.all && !seen.cards.is_empty() => Some((at, seen.cards[0].clone())),
                _ => None,
            })
        });
        let (Some((at, item)), Some((Step::Begin(setup), _))) = (shop, log.step(0)) else { continue };
        let Some(hero) = setup.heroes.first() else { continue };
        let mending = Mending {
            entry: at,
            amendment: Amendment::Before(Box::new(Step::Correct {
                who: Who(hero.as_str().to_owned()),
                what: Corrected::Card,
                amount: 1,
                card: Some(CardName(item.as_str().to_owned())),
                why: "they had it".to_owned(),
            })),
            keep_missions: true,
            why: "forgotten".to_owned(),
        };
        let Ok(mended) = log.mended(&FACTS, &mending) else { continue };
        same_cards(&log, &mended.entries);
        shops += 1;
        told += usize::from(mended.lost.iter().any(|lost| lost.entry == at && !lost.refusals.is_empty()));
    }
    assert!(shops > 20 && told == shops, "{told} of {shops}");
}

/// A game whose last steps were undone before an earlier one is corrected: they can still be redone.
#[test]
fn redo_survives_a_mend() {
    let mut again = 0;
    for seed in 0..140_u64 {
        let mut log = game(usize::try_from(seed).unwrap_or(0), seed);
        for _ in 0..3 {
            log.undo().expect("a step");
        }
        let steps = log.steps().count();
        let mending = Mending {
            entry: 1,
            amendment: amendment(&log, 1, &mut Chance::new(seed, 7)),
            keep_missions: true,
            why: "entered wrongly".to_owned(),
        };
        if log.mend(&FACTS, &mending).is_err() {
            continue;
        }
        let after = log.steps().count();
        while log.redoable().is_some() && log.redo(&FACTS).is_ok() {
            again += 1;
        }
        assert_eq!(log.first_fault(), None);
        assert_eq!(played(&log).state(), log.state());
        assert!(log.steps().count() >= after && steps > 0);
    }
    assert!(again > 100, "{again} steps were done again");
}

#[test]
fn an_entry_is_found_by_its_first_number_however_often_it_was_replayed() {
    let mut log = game(0, 3);
    let third = log.steps().nth(2).map(|(at, ..)| at).expect("a third step");
    let numbers: Vec<_> = log.steps().map(|(at, ..)| log.first_booked(at)).collect();
    let forgotten = Mending {
        entry: third,
        amendment: Amendment::Before(Box::new(credits(50))),
        keep_missions: true,
        why: "forgotten".to_owned(),
    };
    for _ in 0..3 {
        log.mend(&FACTS, &forgotten).expect("a mend");
    }
    let now: Vec<_> = log.steps().map(|(at, ..)| log.first_booked(at)).collect();
    assert_eq!(now.iter().filter(|at| numbers.contains(at)).count(), numbers.len());
    assert!(numbers.iter().all(|at| log.holding_now(*at).is_some()));
}
