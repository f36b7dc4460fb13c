//! Random games at the table, for every game: after any sequence of actions the saved log folds to the same state,
//! undo and redo are exact, and the points of the sides match the defeated figures.

use muster_db::pack::{LoadedGame, built_in, load};
use muster_rules::play::ask::Outcome;
use muster_rules::play::event::Leaving;
use muster_rules::play::state::State;
use muster_rules::play::table::{Agreed, Player, Table};
use muster_rules::play::tap::{Numbers, Rolls, Seat, Tap, Who};
use muster_rules::play::{Change, Log, Refusal};
use muster_rules::squad::{Member, SquadDraft};
use proptest::prelude::*;
use std::sync::LazyLock;

static GAMES: LazyLock<Vec<LoadedGame>> = LazyLock::new(|| {
    let (games, broken) = load(&built_in());
    assert!(broken.is_empty(), "{broken:?}");
    games
});

fn playable() -> impl Iterator<Item = &'static LoadedGame> {
    GAMES.iter().filter(|game| !game.catalogue.formats().is_empty())
}

#[test]
fn every_game_says_how_it_is_played() {
    for game in playable() {
        let play = game.play.as_ref().unwrap_or_else(|| panic!("{}", game.catalogue.game().name));
        assert!(!play.modes.is_empty() && play.modes.iter().all(|mode| !mode.ends.is_empty()));
    }
}

/// Returns a squad of figures, picked by position.
fn squad(game: &LoadedGame, picks: &[u16]) -> SquadDraft {
    let play = game.play.as_ref().expect("how it is played");
    let stands: Vec<_> = game
        .catalogue
        .figures()
        .iter()
        .filter(|figure| play.fielded.as_ref().is_none_or(|fielded| fielded.matches(figure)))
        .collect();
    let mut draft = SquadDraft::new(game.catalogue.game().id.clone(), game.catalogue.usual_format());
    for pick in picks {
        let figure = stands[usize::from(*pick) % stands.len()];
        draft.members.push(Member::new(figure.id.clone(), u32::from(pick % 3) + 1));
    }
    draft
}

/// Derives an answer to the first question from a number.
fn answer(state: &State, many: u16) -> Tap {
    let first = state.held.iter().flat_map(|held| &held.asks).chain(&state.asks).next();
    let dice = first.and_then(|ask| ask.roll).map(|roll| {
        Rolls::Many((0..roll.rolls).map(|at| (u32::from(many) + at * 7) % roll.die + 1).collect())
    });
    let outcome = [Outcome::Made, Outcome::Failed, Outcome::Used, Outcome::Passed][usize::from(many / 2 % 4)];
    Tap::Answer {
        ask: None,
        word: None,
        figure: None,
        result: (many.is_multiple_of(3) || dice.is_none()).then_some(outcome),
        rolls: dice.filter(|_| !many.is_multiple_of(3)),
        chosen: first.and_then(|ask| ask.choices.first()).map(|figure| Who::Number(*figure)),
    }
}

/// Derives an action from numbers.
fn tap(game: &LoadedGame, state: &State, [kind, one, other, many]: [u16; 4]) -> Tap {
    let play = game.play.as_ref().expect("how it is played");
    let figures = u16::try_from(state.figures.len()).unwrap_or(u16::MAX);
    let who = |number: u16| Who::Number(u32::from(number % (figures + 1)) + 1);
    let seat = |number: u16| Seat::Place(usize::from(number % 3) + 1);
    let step = play.hits.as_ref().map_or(1, |hits| hits.step);
    let amount = (u32::from(many % 4) + 1) * step;
    let of = |list: usize| usize::from(other) % list.max(1);
    let dice = |count: usize| (0..count).map(|at| u32::from((one >> at) ^ other) % 6 + 1).collect::<Vec<_>>();
    match kind % 22 {
        0 | 1 => Tap::Initiative {
            rolls: (many % 3 > 0).then(|| Numbers::List(vec![i64::from(one % 21), i64::from(other % 21)])),
            first: (many % 3 == 0).then(|| seat(one)),
        },
        2..=5 => Tap::Activate { figure: who(one), side: None, aside: many % 9 == 0 },
        6 | 7 => Tap::Attack {
            by: who(one),
            target: who(other),
            damage: (many % 3) as u32 * step,
            critical: many % 7 == 0,
            roll: (many % 5 == 0).then(|| u32::from(many % 20) + 1),
        },
        // What is asked is answered as often as not, by dice or without.
        8 if many % 2 == 0 => answer(state, many),
        8 | 9 => Tap::Damage { figure: who(one), amount, by: (many % 2 == 0).then(|| who(other)) },
        10 => Tap::Heal { figure: who(one), amount },
        11 => Tap::Morale { figure: who(one), roll: u32::from(many % 20) + 1, commander: None },
        12 => Tap::Defeat { figure: who(one), by: (many % 2 == 0).then(|| who(other)) },
        13 if many % 2 == 0 => Tap::Return { figure: who(one), damage: 0, scenario: many % 4 == 0 },
        13 => Tap::Flee { figure: who(one), by: None },
        14 => match play.conditions.get(of(play.conditions.len())) {
            Some(condition) if many % 3 == 0 => {
                Tap::Recover { figure: who(one), condition: condition.id.clone() }
            }
            Some(condition) => Tap::Condition { figure: who(one), condition: condition.id.clone() },
            None => Tap::EndTurn,
        },
        15 => match play.counters.get(of(play.counters.len())) {
            Some(counter) if many % 2 == 0 => {
                let (what, amount) = (counter.id.clone(), u32::from(many % 3));
                Tap::Spend { figure: Some(who(one)), side: Some(seat(one)), what, amount }
            }
            Some(counter) => {
                let (what, amount) = (counter.id.clone(), u32::from(many % 3));
                Tap::Gain { figure: Some(who(one)), side: Some(seat(one)), what, amount }
            }
            None => Tap::Pass { side: None },
        },
        16 => match play.arrivals.get(of(play.arrivals.len())) {
            Some(arrival) => Tap::Arrive {
                side: (many % 2 == 0).then(|| seat(one)),
                what: arrival.id.clone(),
                by: None,
                roll: (many % 4 == 0).then(|| u32::from(one % 22)),
                most: (many % 5 == 0).then(|| i64::from(one % 40)),
                figures: vec![
                    game.catalogue.figures()[usize::from(one) % game.catalogue.figures().len()].name.clone(),
                ],
            },
            None => Tap::Move { figure: who(one), by: i64::from(many % 5) - 2 },
        },
        17 if many % 4 == 0 => Tap::Worth { figure: who(one), points: u32::from(other % 30) },
        17 => Tap::Score { side: seat(one), points: i64::from(many % 9) - 3, why: String::new() },
        18 => {
            let aside = state.dice.as_ref().map_or(0, |dice| dice.aside);
            let mut dice = dice(6_usize.saturating_sub(usize::try_from(aside).unwrap_or(6)));
            // Two of three rolls have a six.
            if let Some(first) = dice.first_mut().filter(|_| many % 3 > 0) {
                *first = 6;
            }
            let lying = state.dice.as_ref().map(|dice| dice.lying.iter().take(1).copied().collect());
            Tap::Roll {
                dice,
                keep: vec![vec![6]],
                lying: lying.filter(|_| many % 5 == 0).unwrap_or_default(),
            }
        }
        19 => Tap::Act {
            with: vec![6],
            moves: vec![who(one)],
            attack: Vec::new(),
            back: Vec::new(),
            by: None,
            stand: Vec::new(),
            stun: Vec::new(),
            equipment: false,
        },
        20 => Tap::Round { scores: None },
        _ => match many % 5 {
            0 => Tap::Tie { winner: Some(seat(one)) },
            1 if other % 7 == 0 => Tap::End { winner: None, reason: None },
            2 => Tap::NextGame,
            3 => Tap::Pass { side: None },
            _ => Tap::EndTurn,
        },
    }
}

/// Checks the invariants of a state.
fn sound(state: &State) -> Result<(), TestCaseError> {
    let fell: i64 = state.figures.iter().flat_map(|f| &f.gave).map(|(_, points)| points).sum();
    let fell = fell + state.figures.iter().map(|figure| figure.kept).sum::<i64>();
    let defeats: i64 = state.sides.iter().map(|side| side.defeats).sum();
    prop_assert_eq!(fell, defeats, "the sum of points is what fell");
    for side in &state.sides {
        prop_assert!(side.points >= 0);
    }
    for figure in &state.figures {
        let gone = matches!(figure.left, Some(Leaving::Defeated | Leaving::Fled | Leaving::Replaced));
        prop_assert_eq!(gone, !figure.is_there());
        prop_assert!(!(figure.is_there() && figure.hits_left() == Some(0)), "who has nothing left is gone");
        prop_assert!(gone || figure.gave.is_empty());
        let fell = matches!(figure.left, Some(Leaving::Defeated | Leaving::Fled));
        prop_assert!(!(fell && figure.piece.open), "who fell was worth something known");
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]
    #[test]
    fn any_game_is_the_same_after_it_was_read_again_and_undo_and_redo_are_exact(
        mine in prop::collection::vec(any::<u16>(), 1..6),
        theirs in prop::collection::vec(any::<u16>(), 1..6),
        way in any::<usize>(),
        taps in prop::collection::vec((any::<[u16; 4]>(), 0..12_u8), 0..120),
    ) {
        for game in playable() {
            let table = Table { play: game.play.as_ref().expect("how"), catalogue: &game.catalogue, words: &game.explained.glossary };
            let modes = &table.play.modes;
            let mode = modes[way % modes.len()].id.as_str();
            let player = |name: &str, picks: &[u16]| Player {
                name: name.to_owned(),
                team: None,
                draft: squad(game, picks),
            };
            let began = table.set_up(&[player("A", &mine), player("B", &theirs)], Agreed { mode: Some(mode), limit: Some(100), half: (way % 3 == 0).then_some(2) });
            let mut log = Log::new(began.expect("two squads begin"));
            // The states before each action in effect, and after each undone one.
            let (mut before, mut after) = (Vec::new(), Vec::new());
            for (numbers, change) in &taps {
                let state = log.state();
                match change {
                    0 => match before.pop() {
                        Some(was) => {
                            log.change(&table, &Change::Undo).expect("there is something");
                            prop_assert_eq!(&log.state(), &was);
                            after.push(state);
                        }
                        None => prop_assert_eq!(
                            log.change(&table, &Change::Undo),
                            Err(Refusal::NothingToUndo)
                        ),
                    },
                    1 => match after.pop() {
                        Some(will) => {
                            log.change(&table, &Change::Redo).expect("there is something");
                            prop_assert_eq!(&log.state(), &will);
                            before.push(state);
                        }
                        None => prop_assert_eq!(
                            log.change(&table, &Change::Redo),
                            Err(Refusal::NothingToRedo)
                        ),
                    },
                    _ => {
                        let tap = tap(game, &state, *numbers);
                        if log.change(&table, &Change::Tap(Box::new(tap))).is_ok() {
                            before.push(state);
                            after.clear();
                        } else {
                            prop_assert_eq!(&log.state(), &state);
                        }
                    }
                }
                sound(&log.state())?;
            }
            let written = serde_json::to_string(&log).expect("JSON");
            let read: Log = serde_json::from_str(&written).expect("a log");
            prop_assert_eq!(&read, &log);
            prop_assert_eq!(read.state(), log.state());
            prop_assert_eq!(read.first_fault(), None);
        }
    }
}
