//! Tournament logs from elsewhere: whatever they contain, nothing breaks, and impossible ones are rejected.

use muster_rules::chance::Chance;
use muster_rules::matches::{GameScore, Outcome};
use muster_rules::tournament::log::Hand;
use muster_rules::tournament::sealed::Play;
use muster_rules::tournament::{Breaker, Entry, Log, Scoring, Step, pair, standings};
use proptest::collection::vec;
use proptest::prelude::*;

fn number() -> impl Strategy<Value = u32> {
    prop_oneof![0..5_u32, Just(u32::MAX)]
}

fn scores() -> impl Strategy<Value = Vec<GameScore>> {
    vec((any::<u32>(), any::<u32>()).prop_map(|(mine, theirs)| GameScore::new(mine, theirs)), 0..3)
}

fn outcome() -> impl Strategy<Value = Outcome> {
    prop::sample::select(vec![Outcome::Won, Outcome::Drawn, Outcome::Lost])
}

fn scoring() -> impl Strategy<Value = Scoring> {
    let breakers = vec![
        Breaker::Opponents,
        Breaker::OpponentsOpponents,
        Breaker::OpponentsPoints,
        Breaker::Wins,
        Breaker::GamesWon,
        Breaker::PointsFor,
        Breaker::PointsDifference,
        Breaker::HeadToHead,
    ];
    let breakers = vec(prop::sample::select(breakers), 0..9);
    (any::<[u32; 5]>(), breakers).prop_map(|([win, draw, loss, bye, least_percent], tie_breaks)| Scoring {
        win,
        draw,
        loss,
        bye,
        least_percent,
        tie_breaks,
        ..Scoring::usual()
    })
}

fn entry() -> impl Strategy<Value = Entry> {
    let name = prop::sample::select(vec!["", "Anna", "Béla", "\0"]).prop_map(ToOwned::to_owned);
    prop_oneof![
        (scoring(), prop::option::of(number()))
            .prop_map(|(scoring, rounds)| Entry::Began { scoring, rounds }),
        (name.clone(), any::<bool>()).prop_map(|(name, mine)| Entry::Joined { name, mine }),
        (number(), name).prop_map(|(player, name)| Entry::Renamed { player, name }),
        number().prop_map(|player| Entry::Dropped { player }),
        number().prop_map(|player| Entry::Returned { player }),
        number().prop_map(|rounds| Entry::Rounds { rounds }),
        (any::<u64>(), vec((number(), number()), 0..3), prop::option::of(number()))
            .prop_map(|(seed, tables, bye)| Entry::Paired { seed, tables, bye }),
        Just(Entry::Unpaired),
        (number(), number(), scores(), outcome()).prop_map(|(round, table, scores, outcome)| Entry::Result {
            round,
            table,
            scores,
            outcome
        }),
        number().prop_map(|round| Entry::Noted { round, played: "x".to_owned() }),
        (number(), number()).prop_map(|(one, other)| dealt(&[one, other], 2, 2)),
        number().prop_map(|player| Entry::Picked { player, figures: vec!["x".into()] }),
        Just(Entry::Finished),
        Just(Entry::Reopened),
    ]
}

proptest! {
    #[test]
    fn whatever_a_log_says_it_can_be_read(entries in vec(entry(), 0..30)) {
        let log = Log { entries };
        let state = log.state();
        for rounds in 0..=state.rounds.len() {
            prop_assert_eq!(standings(&state, rounds).len(), state.players.len());
        }
        let _ = pair(&state, 7);
        let _ = log.decide(&Step::Pair { seed: 7 });
        let _ = log.stands();
    }

    #[test]
    fn what_steps_make_stands(seed in any::<u64>(), players in 2..9_usize, rounds in 1..4_u32) {
        let mut chance = Chance::new(seed, 0);
        let mut log = Log::new(Scoring::usual(), Some(rounds)).expect("a tournament");
        prop_assert!(log.stands());
        for number in 0..players {
            log.step(&Step::Join { name: format!("Player {number}"), mine: number == 0 }).expect("joined");
        }
        for round in 1..=rounds {
            log.step(&Step::Pair { seed }).expect("paired");
            for table in log.state().at(round).expect("a round").tables.clone() {
                let outcome = [Outcome::Won, Outcome::Drawn, Outcome::Lost][chance.below(3)];
                let (scores, table) = (vec![GameScore::new(1, 1)], table.number);
                let step = Step::Result { round: Some(round), table, scores, outcome, correct: false };
                log.step(&step).expect("noted");
            }
        }
        log.step(&Step::Finish).expect("over");
        prop_assert!(log.stands());
    }
}

/// Returns a log of four players with its first round.
fn begun() -> Log {
    let mut log = Log::new(Scoring::usual(), None).expect("a tournament");
    for name in ["Anna", "Béla", "Cili", "Dani"] {
        log.step(&Step::Join { name: name.to_owned(), mine: false }).expect("joined");
    }
    log.step(&Step::Pair { seed: 7 }).expect("paired");
    log
}

fn dealt(players: &[u32], boosters: usize, figures: usize) -> Entry {
    let hand = |player: &u32| Hand { player: *player, boosters: vec![vec!["x".into(); figures]; boosters] };
    Entry::Dealt { play: Play::Draft, seed: 1, hands: players.iter().map(hand).collect() }
}

#[test]
fn what_was_dealt_and_taken_stands() {
    let mut log = begun();
    log.entries.push(dealt(&[1, 4], 3, 9));
    log.entries.push(Entry::Picked { player: 4, figures: vec!["x".into(); 9] });
    assert!(log.stands());
    log.entries.push(Entry::Picked { player: 5, figures: Vec::new() });
    assert!(!log.stands());
}

#[test]
fn what_can_not_be_does_not_stand() {
    let score = || vec![GameScore::new(1, 0)];
    let won = Outcome::Won;
    let paired = |tables: &[(u32, u32)], bye| Entry::Paired { seed: 1, tables: tables.to_vec(), bye };
    let forged = [
        Entry::Began { scoring: Scoring::usual(), rounds: None },
        Entry::Joined { name: String::new(), mine: false },
        Entry::Joined { name: "A\0".to_owned(), mine: false },
        Entry::Joined { name: "x".repeat(501), mine: false },
        Entry::Renamed { player: 5, name: "Eszter".to_owned() },
        Entry::Dropped { player: 0 },
        Entry::Returned { player: u32::MAX },
        Entry::Rounds { rounds: 31 },
        paired(&[(1, 5)], None),
        paired(&[(1, 1)], None),
        paired(&[(1, 2), (3, 1)], None),
        paired(&[(1, 2)], Some(2)),
        Entry::Result { round: 2, table: 1, scores: score(), outcome: won },
        Entry::Result { round: 1, table: 3, scores: score(), outcome: won },
        Entry::Result { round: 1, table: 1, scores: vec![GameScore::new(1, 0); 100], outcome: won },
        Entry::Corrected { round: 0, table: 0, scores: score(), outcome: won },
        Entry::Noted { round: 9, played: "x".to_owned() },
        dealt(&[5], 1, 1),
        dealt(&[1, 1], 1, 1),
        dealt(&[1], 31, 1),
        dealt(&[1], 1, 61),
        Entry::Picked { player: 1, figures: vec!["x".into()] },
    ];
    for entry in forged {
        let mut log = begun();
        assert!(log.stands());
        log.entries.push(entry.clone());
        assert!(!log.stands(), "{entry:?}");
    }
    assert!(!Log::default().stands());
    let mut many = begun();
    many.entries.extend((0..500).map(|n| Entry::Joined { name: format!("P{n}"), mine: false }));
    assert!(!many.stands());
    let mut long = begun();
    long.entries.extend((0..30).map(|_| paired(&[(1, 2)], None)));
    assert!(!long.stands());
    let unsound = Scoring { win: 0, ..Scoring::usual() };
    assert!(!Log { entries: vec![Entry::Began { scoring: unsound, rounds: None }] }.stands());
}
