//! Tournaments: pairings, standings, and replaying logs.

use std::num::NonZeroU8;

use muster_rules::chance::Chance;
use muster_rules::matches::{Decide, GameScore, MatchFormat, Outcome};
use muster_rules::tournament::standings::Value;
use muster_rules::tournament::{
    Entry, Log, Pairing, PlayerNo, Refusal, Scoring, Share, Standing, State, Step, pair, standings,
};
use proptest::prelude::*;

const FORMAT: MatchFormat = MatchFormat::new(NonZeroU8::MIN, Decide::Total);

fn with_players(count: usize) -> Log {
    let mut log = Log::new(Scoring::usual(), Some(30)).expect("a tournament");
    for number in 1..=count {
        log.step(&join(&format!("Player {number}"))).expect("joined");
    }
    log
}

fn join(name: &str) -> Step {
    Step::Join { name: name.to_owned(), mine: false }
}

fn result(round: u32, table: u32, mine: u32, theirs: u32, correct: bool) -> Step {
    let scores = vec![GameScore::new(mine, theirs)];
    let outcome = FORMAT.result(&scores).outcome;
    Step::Result { round: Some(round), table, scores, outcome, correct }
}

/// Plays the last round with scores from 0 to 3, so that draws are frequent.
fn play(log: &mut Log, chance: &mut Chance) {
    let (round, state) = (log.state().round(), log.state());
    for table in &state.at(round).expect("a round").tables {
        let score = [chance.below(4), chance.below(4)].map(|points| u32::try_from(points).expect("small"));
        log.step(&result(round, table.number, score[0], score[1], false)).expect("noted");
    }
}

/// Returns the cost of a pairing, most important criterion first.
fn cost(state: &State, tables: &[(PlayerNo, PlayerNo)], bye: Option<PlayerNo>) -> [u32; 4] {
    let rows = standings(state, state.rounds.len());
    let row = |player: PlayerNo| rows.iter().find(|row| row.player == player).expect("a row");
    let mut points: Vec<_> = state.present().map(|player| row(player.number).points).collect();
    points.sort_unstable();
    points.dedup();
    let group = |player: PlayerNo| {
        u32::try_from(points.iter().position(|one| *one == row(player).points).expect("there"))
            .expect("small")
    };
    let again = tables.iter().map(|(one, other)| state.met(*one, *other).pow(2)).sum();
    let apart = tables.iter().map(|(one, other)| group(*one).abs_diff(group(*other)).pow(2)).sum();
    let below = |player: PlayerNo| {
        let lower = state.present().filter(|other| row(other.number).place > row(player).place);
        u32::try_from(lower.count()).expect("small")
    };
    [again, bye.map_or(0, |player| state.byes(player).pow(2)), bye.map_or(0, below), apart]
}

/// The tables, and the player with a bye.
type Way = (Vec<(PlayerNo, PlayerNo)>, Option<PlayerNo>);

/// Returns all ways to pair players; with an odd number, one of them has a bye.
fn ways(left: &[PlayerNo], bye: Option<PlayerNo>) -> Vec<Way> {
    let Some((first, rest)) = left.split_first() else { return vec![(Vec::new(), bye)] };
    let mut out = Vec::new();
    if left.len() % 2 == 1 {
        out.extend(ways(rest, Some(*first)));
    }
    for other in rest {
        let left: Vec<_> = rest.iter().copied().filter(|one| one != other).collect();
        for (mut tables, bye) in ways(&left, bye) {
            tables.push((*first, *other));
            out.push((tables, bye));
        }
    }
    out
}

/// Checks that everyone present plays once, and that no pairing is better.
fn is_best(state: &State, pairing: &Pairing) {
    let mut seated: Vec<_> = pairing.tables.iter().flat_map(|(one, other)| [*one, *other]).collect();
    seated.extend(pairing.bye);
    seated.sort_unstable();
    let there: Vec<_> = state.present().map(|player| player.number).collect();
    assert_eq!(seated, there, "each plays once");
    let found = cost(state, &pairing.tables, pairing.bye);
    let least = ways(&there, None).iter().map(|(tables, bye)| cost(state, tables, *bye)).min();
    assert_eq!(Some(found), least, "{pairing:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    // Repeated meetings, repeated byes, low places of byes, close points: in this order.
    #[test]
    fn no_pairing_of_a_small_field_is_better(players in 2..=8_usize, seed in 0..u64::MAX, leaves in 0..3_usize) {
        let mut log = with_players(players);
        let mut chance = Chance::new(seed, 0);
        for round in 0..players {
            let state = log.state();
            is_best(&state, &pair(&state, seed));
            log.step(&Step::Pair { seed }).expect("paired");
            play(&mut log, &mut chance);
            // One player drops out, and another joins late.
            if round == 1 && leaves > 0 && players > 3 {
                log.step(&Step::Drop { player: 2 }).expect("left");
            }
            if round == 2 && leaves > 1 {
                log.step(&join("Late")).expect("joined");
            }
        }
    }

    #[test]
    fn all_who_can_meet_meet_once_before_anybody_meets_again(half in 2..=5_usize, seed in 0..u64::MAX) {
        // Greedy pairing by points would reach a dead end here; brute force determines how far it is possible.
        let mut log = with_players(2 * half);
        let mut chance = Chance::new(seed, 1);
        for _ in 0..half {
            log.step(&Step::Pair { seed }).expect("paired");
            play(&mut log, &mut chance);
        }
        // Players who have met fewer than half of the others can always be paired again: Dirac's theorem.
        let state = log.state();
        for one in 1..=2 * half {
            for other in 1..one {
                let number = |player: usize| PlayerNo::try_from(player).expect("small");
                prop_assert!(state.met(number(one), number(other)) <= 1);
            }
        }
    }

    #[test]
    fn nobody_is_without_an_opponent_twice_before_all_were_once(half in 1..=4_usize, seed in 0..u64::MAX) {
        let players = 2 * half + 1;
        let mut log = with_players(players);
        let mut chance = Chance::new(seed, 2);
        for _ in 0..=half {
            log.step(&Step::Pair { seed }).expect("paired");
            play(&mut log, &mut chance);
        }
        let state = log.state();
        prop_assert!(state.players.iter().all(|player| state.byes(player.number) <= 1));
    }

    #[test]
    fn standings_and_pairings_dont_depend_on_the_order_in_which_results_came(
        players in 3..=12_usize, seed in 0..u64::MAX,
    ) {
        let mut log = with_players(players);
        let mut chance = Chance::new(seed, 3);
        for round in 1..=3 {
            log.step(&Step::Pair { seed }).expect("paired");
            let begun = log.clone();
            play(&mut log, &mut chance);
            let results = &log.entries[begun.entries.len()..];
            let mut turned = begun;
            turned.entries.extend(chance.draw(results, results.len()));
            let (one, other) = (log.state(), turned.state());
            prop_assert_eq!(standings(&one, round), standings(&other, round));
            prop_assert_eq!(pair(&one, seed), pair(&other, seed));
        }
    }

    #[test]
    fn a_correction_is_what_would_have_been_noted_at_once(players in 2..=9_usize, seed in 0..u64::MAX) {
        let mut right = with_players(players);
        right.step(&Step::Pair { seed }).expect("paired");
        let mut wrong = right.clone();
        wrong.step(&result(1, 1, 100, 3, false)).expect("noted");
        wrong.step(&result(1, 1, 7, 90, true)).expect("corrected");
        right.step(&result(1, 1, 7, 90, false)).expect("noted");
        prop_assert_eq!(wrong.state(), right.state());
        prop_assert_eq!(wrong.entries.len(), right.entries.len() + 1, "nothing is taken out of the log");
    }
}

#[test]
fn two_hundred_players_meet_nobody_twice_in_eight_rounds() {
    let mut log = with_players(200);
    let mut chance = Chance::new(5, 5);
    for _ in 0..8 {
        log.step(&Step::Pair { seed: 11 }).expect("paired");
        play(&mut log, &mut chance);
    }
    let state = log.state();
    let seats = state.rounds.iter().flat_map(|round| &round.tables).map(|table| table.seats);
    assert!(seats.clone().all(|[one, other]| state.met(one, other) == 1));
    assert_eq!(seats.count(), 800);
}

fn row(rows: &[Standing], player: PlayerNo) -> &Standing {
    rows.iter().find(|row| row.player == player).expect("a row")
}

/// Returns a tournament of four players: 1 beats 2 and 3, 2 beats 4, 3 draws with 4.
fn four() -> Log {
    let mut log = with_players(4);
    let round =
        |tables: &[(PlayerNo, PlayerNo)]| Entry::Paired { seed: 0, tables: tables.to_vec(), bye: None };
    log.entries.push(round(&[(1, 2), (3, 4)]));
    log.step(&result(1, 1, 100, 60, false)).expect("noted");
    log.step(&result(1, 2, 50, 50, false)).expect("noted");
    log.entries.push(round(&[(1, 3), (2, 4)]));
    log.step(&result(2, 1, 100, 20, false)).expect("noted");
    log.step(&result(2, 2, 80, 40, false)).expect("noted");
    log
}

#[test]
fn standings_are_those_that_one_reckons_by_hand() {
    let rows = standings(&four().state(), 2);
    let told: Vec<_> = rows.iter().map(|row| (row.player, row.place, row.points)).collect();
    // 3 and 4 have a point each; 3 met players with 6 of 6 and 1 of 6, 4 met 3 of 6 and 1 of 6: a sixth counts
    // as 33 percent.
    assert_eq!(told, [(1, 1, 6), (2, 2, 3), (3, 3, 1), (4, 4, 1)]);
    let share = |player| match row(&rows, player).ties[0] {
        Some(Value::Share(share)) => share,
        other => panic!("{other:?}"),
    };
    assert_eq!(share(3), Share::average(&[Share::new(6, 6), Share::new(33, 100)]));
    assert_eq!(share(4), Share::average(&[Share::new(3, 6), Share::new(33, 100)]));
    let second = row(&rows, 2);
    assert_eq!((second.won, second.lost, second.points_for, second.points_against), (1, 1, 140, 140));
}

#[test]
fn whom_nothing_tells_apart_shares_a_place_and_a_match_between_two_does() {
    let rows = standings(&with_players(3).state(), 0);
    assert!(rows.iter().all(|row| row.place == 1));
    // After one round both winners are tied, and so are both losers.
    let mut log = with_players(4);
    log.entries.push(Entry::Paired { seed: 0, tables: vec![(1, 2), (3, 4)], bye: None });
    for table in [1, 2] {
        log.step(&result(1, table, 9, 3, false)).expect("noted");
    }
    let places =
        |log: &Log| standings(&log.state(), 9).iter().map(|row| (row.player, row.place)).collect::<Vec<_>>();
    assert_eq!(places(&log), [(1, 1), (3, 1), (2, 3), (4, 3)]);
    // Each of the three beats one other: neither the circle nor anything else breaks the tie.
    let mut circle = with_players(3);
    for (first, second, bye) in [(1, 2, 3), (2, 3, 1), (3, 1, 2)] {
        circle.entries.push(Entry::Paired { seed: 0, tables: vec![(first, second)], bye: Some(bye) });
        let round = circle.state().round();
        circle.step(&result(round, 1, 9, 3, false)).expect("noted");
    }
    assert_eq!(places(&circle), [(1, 1), (2, 1), (3, 1)]);
}

#[test]
fn two_who_are_tied_stand_as_they_met() {
    let mut log = with_players(4);
    let round =
        |tables: &[(PlayerNo, PlayerNo)]| Entry::Paired { seed: 0, tables: tables.to_vec(), bye: None };
    for (tables, scores) in [
        ([(4, 1), (2, 3)], [(9, 3), (9, 3)]),
        ([(1, 2), (3, 4)], [(9, 3), (9, 3)]),
        ([(1, 3), (2, 4)], [(9, 3), (9, 3)]),
    ] {
        log.entries.push(round(&tables));
        let number = log.state().round();
        for (table, (mine, theirs)) in (1..).zip(scores) {
            log.step(&result(number, table, mine, theirs, false)).expect("noted");
        }
    }
    // 1 and 2 won two matches, 3 and 4 one each; 1 beat 2, and 3 beat 4.
    let places: Vec<_> = standings(&log.state(), 3).iter().map(|row| (row.player, row.place)).collect();
    assert_eq!(places, [(1, 1), (2, 2), (3, 3), (4, 4)]);
}

#[test]
fn what_cant_be_is_refused_with_its_reason_and_changes_nothing() {
    let mut log = with_players(3);
    let refused = |log: &mut Log, step: &Step, why: &Refusal| {
        let before = log.clone();
        assert_eq!(log.step(step).as_ref(), Err(why), "{step:?}");
        assert_eq!(*log, before);
    };
    refused(&mut log, &join("  "), &Refusal::NoName);
    refused(&mut log, &join("PLAYER  2"), &Refusal::NameTaken { name: "PLAYER 2".to_owned() });
    // What isn't seen makes no other name, and none at all.
    refused(&mut log, &join("Player\u{200b} 2\u{202e}"), &Refusal::NameTaken { name: "Player 2".to_owned() });
    refused(&mut log, &join("\u{200b}\u{200d}"), &Refusal::NoName);
    refused(&mut log, &Step::Unpair, &Refusal::NoSuchRound);
    refused(&mut log, &Step::Finish, &Refusal::NothingPlayed);
    refused(&mut log, &Step::Reopen, &Refusal::NotOver);
    refused(&mut log, &Step::Drop { player: 4 }, &Refusal::NoSuchPlayer { name: "4".to_owned() });
    refused(&mut log, &Step::Return { player: 1 }, &Refusal::There { name: "Player 1".to_owned() });
    log.step(&Step::Pair { seed: 1 }).expect("paired");
    log.step(&Step::Unpair).expect("taken back");
    log.step(&Step::Pair { seed: 2 }).expect("paired");
    refused(&mut log, &Step::Pair { seed: 1 }, &Refusal::RoundOpen { round: 1, missing: 1 });
    refused(&mut log, &result(1, 2, 1, 0, false), &Refusal::NoSuchTable { table: 2, round: 1 });
    refused(&mut log, &result(2, 1, 1, 0, false), &Refusal::NoSuchRound);
    refused(&mut log, &result(1, 1, 1, 0, true), &Refusal::NoResult { table: 1 });
    log.step(&result(1, 1, 1, 0, false)).expect("noted");
    refused(&mut log, &Step::Unpair, &Refusal::HasResults { round: 1 });
    refused(&mut log, &result(1, 1, 2, 0, false), &Refusal::ResultKnown { table: 1 });
    refused(&mut log, &result(1, 1, 1, 0, true), &Refusal::SameResult { table: 1 });
    log.step(&Step::Rounds { rounds: 1 }).expect("agreed");
    refused(&mut log, &Step::Pair { seed: 1 }, &Refusal::AllRounds { rounds: 1 });
    refused(&mut log, &Step::Rounds { rounds: 31 }, &Refusal::Rounds { least: 1, most: 30 });
    log.step(&Step::Finish).expect("over");
    refused(&mut log, &join("Late"), &Refusal::Over);
    // Wrong results can be corrected after the end as well.
    log.step(&result(1, 1, 0, 1, true)).expect("corrected");
    log.step(&Step::Reopen).expect("goes on");
    log.step(&Step::Drop { player: 1 }).expect("left");
    refused(&mut log, &Step::Drop { player: 1 }, &Refusal::Gone { name: "Player 1".to_owned() });
    log.step(&Step::Drop { player: 2 }).expect("left");
    log.step(&Step::Rounds { rounds: 2 }).expect("agreed");
    refused(&mut log, &Step::Pair { seed: 1 }, &Refusal::TooFew);
}

#[test]
fn an_entry_is_read_back_as_it_was_written() {
    let mut log = four();
    log.step(&result(2, 2, 0, 1, true)).expect("corrected");
    for step in [Step::Drop { player: 1 }, Step::Return { player: 1 }, Step::Finish, Step::Reopen] {
        log.step(&step).expect("done");
    }
    log.step(&Step::Rename { player: 2, name: "Béla".to_owned() }).expect("renamed");
    let text = serde_json::to_string(&log).expect("text");
    let read: Log = serde_json::from_str(&text).expect("a log");
    assert_eq!(read, log);
    let newer = text.replacen("\"seed\"", "\"future\":1,\"seed\"", 1);
    assert!(serde_json::from_str::<Log>(&newer).is_err(), "nothing unknown is read as if it weren't there");
}

#[test]
fn somebody_without_an_opponent_has_the_points_of_a_win_and_no_opponents_share() {
    let mut log = with_players(3);
    log.step(&Step::Pair { seed: 3 }).expect("paired");
    let state = log.state();
    let bye = state.rounds[0].bye.expect("an odd number");
    assert_eq!(row(&standings(&state, 1), bye).points, 0, "the others are still playing");
    log.step(&result(1, 1, 4, 4, false)).expect("noted");
    let rows = standings(&log.state(), 1);
    let first = row(&rows, bye);
    assert_eq!((first.place, first.points, first.byes, first.won), (1, 3, 1, 0));
    assert_eq!(first.ties[0], Some(Value::Share(Share::NONE)));
    assert_eq!(Outcome::Won.as_str(), "won");
}

fn of_four() -> Log {
    let mut log = Log::new(Scoring::usual(), Some(3)).expect("a tournament");
    for name in ["Anna", "Béla", "Cili", "Dani"] {
        log.step(&Step::Join { name: name.to_owned(), mine: false }).expect("a player");
    }
    log.step(&Step::Pair { seed: 1 }).expect("a round");
    log
}

fn won(table: u32, outcome: Outcome) -> Step {
    Step::Result { round: None, table, scores: Vec::new(), outcome, correct: false }
}

fn after(log: &Log, steps: &[Step]) -> Log {
    let mut log = log.clone();
    steps.iter().for_each(|step| log.step(step).expect("a step"));
    log
}

#[test]
fn what_two_machines_recorded_of_different_tables_and_players_goes_together() {
    let both = of_four();
    let same = both.entries.len();
    let join = |name: &str| Step::Join { name: name.to_owned(), mine: false };
    let desktop = after(&both, &[won(1, Outcome::Won), join("Eva"), Step::Drop { player: 3 }]);
    let laptop = after(&both, &[join("Fritz"), won(2, Outcome::Lost), Step::Drop { player: 5 }, join("Eva")]);
    let names = |log: &Log| {
        let state = log.state();
        let mut names: Vec<_> = state.players.iter().map(|p| (p.name.clone(), p.there)).collect();
        names.sort_unstable();
        names
    };
    for (ours, theirs) in [(&desktop, &laptop), (&laptop, &desktop)] {
        let behind = ours.behind(theirs, same).expect("they go together");
        let mut joined = ours.clone();
        joined.entries.extend(behind.into_iter().map(|(_, entry)| entry));
        assert!(joined.stands());
        let state = joined.state();
        assert!(
            [1, 2].iter().all(|table| state.table(1, *table).is_some_and(|table| table.played.is_some()))
        );
        // Eva joined on both and is one player; Fritz, who had her number there, is the one who left.
        let there = |name: &str| names(&joined).iter().any(|(one, here)| one == name && *here);
        assert_eq!(state.players.len(), 6);
        assert!(there("Eva") && there("Anna") && !there("Fritz") && !there("Cili"), "{:?}", names(&joined));
    }
}

#[test]
fn two_results_of_one_table_and_what_depends_on_order_stay_apart() {
    let both = of_four();
    let same = both.entries.len();
    let one = after(&both, &[won(1, Outcome::Won)]);
    let other = after(&both, &[won(1, Outcome::Lost)]);
    assert_eq!(one.behind(&other, same), None);
    assert_eq!(one.behind(&one.clone(), same), Some(Vec::new()));
    let rename = |name: &str| after(&both, &[Step::Rename { player: 1, name: name.to_owned() }]);
    assert_eq!(rename("Anne").behind(&rename("Hanna"), same), None);
    let paired = after(&both, &[won(1, Outcome::Won), won(2, Outcome::Won), Step::Pair { seed: 2 }]);
    assert_eq!(one.behind(&paired, same), None);
    // The other way round the result is there already.
    assert_eq!(paired.behind(&one, same), Some(Vec::new()));
}
