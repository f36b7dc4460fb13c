//! Whatever the table lights for a success is recorded, and what it leaves dark is against a rule: for every success, with
//! heroes on their start, forward and halted.

use muster_db::pack::{LoadedGame, built_in, load};
use muster_rules::play::event::FigureNo;
use muster_rules::play::spending::{Opening, openings};
use muster_rules::play::state::State;
use muster_rules::play::table::{Agreed, Player, Table};
use muster_rules::play::tap::{Seat, Tap, Who};
use muster_rules::play::{Change, Log};
use muster_rules::squad::{Member, SquadDraft};

fn log_of(table: &Table<'_>, half: Option<u32>) -> Log {
    let draft = |skip: usize| {
        let mut draft = SquadDraft::new(table.catalogue.game().id.clone(), table.catalogue.usual_format());
        let figures = table.catalogue.figures().iter().cycle().skip(skip).take(5);
        draft.members = figures.map(|figure| Member::new(figure.id.clone(), 1)).collect();
        draft
    };
    let player = |name: &str, skip| Player { name: name.to_owned(), team: None, draft: draft(skip) };
    let agreed = Agreed { half, ..Agreed::default() };
    let begun = table.set_up(&[player("Anna", 0), player("Béla", 2)], agreed).expect("two armies");
    Log::new(begun)
}

fn change(log: &mut Log, table: &Table<'_>, tap: Tap) -> bool {
    log.change(table, &Change::Tap(Box::new(tap))).is_ok()
}

fn act(with: &[u32]) -> Tap {
    Tap::Act {
        with: with.to_vec(),
        moves: Vec::new(),
        attack: Vec::new(),
        back: Vec::new(),
        by: None,
        stand: Vec::new(),
        stun: Vec::new(),
        equipment: false,
    }
}

fn moving(with: &[u32], who: impl Iterator<Item = FigureNo>) -> Tap {
    let mut tap = act(with);
    if let Tap::Act { moves, .. } = &mut tap {
        moves.extend(who.map(Who::Number));
    }
    tap
}

fn attacking(with: &[u32], enemy: FigureNo, attacker: FigureNo, moved: Option<FigureNo>) -> Tap {
    let mut tap = moving(with, moved.into_iter());
    if let Tap::Act { attack, by, .. } = &mut tap {
        attack.push(Who::Number(enemy));
        *by = Some(Who::Number(attacker));
    }
    tap
}

/// Every way of spending that the opening lights, by as few taps on figures as it takes.
fn lit(with: &[u32], opening: &Opening) -> Vec<Tap> {
    let mut taps = Vec::new();
    if opening.together {
        let all = opening.moves.iter().flat_map(|way| (0..way.most).map(|_| way.figure));
        if !opening.moves.is_empty() {
            taps.push(moving(with, all));
        }
        return taps;
    }
    for way in &opening.moves {
        taps.push(match way.behind {
            Some(enemy) => attacking(with, enemy, way.figure, Some(way.figure)),
            None => moving(with, (0..way.most).map(|_| way.figure)),
        });
    }
    for target in &opening.attacks {
        let moved = target.away.then_some(target.by);
        taps.push(attacking(with, target.figure, target.by, moved));
    }
    for number in &opening.stands {
        let mut tap = act(with);
        if let Tap::Act { stand, .. } = &mut tap {
            stand.push(Who::Number(*number));
        }
        taps.push(tap);
    }
    taps
}

fn own(state: &State) -> Vec<FigureNo> {
    state.in_play(0).map(|figure| figure.number).collect()
}

fn check(game: &LoadedGame, half: Option<u32>) -> usize {
    let play = game.play.as_ref().expect("how it is played");
    let table = Table { play, catalogue: &game.catalogue, words: &game.explained.glossary };
    let luck = play.luck.as_ref().expect("dice");
    let halts = play.field.as_ref().and_then(|field| field.halts.clone());
    let mut begun = log_of(&table, half);
    assert!(change(&mut begun, &table, Tap::Initiative { rolls: None, first: Some(Seat::Place(1)) }));
    for (number, by) in [(1, 1), (2, 2), (6, 1), (7, 3)] {
        for _ in 0..by {
            let room = begun.state().room(number);
            let moved = change(&mut begun, &table, Tap::Move { figure: Who::Number(number), by: 1 });
            assert_eq!(moved, room != Some(0), "{half:?}: {number}");
        }
    }
    if let Some(condition) = halts {
        assert!(change(&mut begun, &table, Tap::Condition { figure: Who::Number(3), condition }));
    }
    let mut tried = 0;
    for set in luck.successes() {
        let mut log = begun.clone();
        let filler = (set.len()..luck.dice as usize).map(|_| luck.faces);
        let dice = set.iter().copied().chain(filler).collect();
        assert!(
            change(&mut log, &table, Tap::Roll { dice, keep: vec![set.clone()], lying: Vec::new() }),
            "{set:?}"
        );
        let state = log.state();
        let [opening] = openings(&table, &state).try_into().expect("one success");
        for tap in lit(&set, &opening) {
            assert!(change(&mut log.clone(), &table, tap.clone()), "{set:?}: {tap:?}");
            tried += 1;
        }
        for number in own(&state) {
            let may = opening.moves.iter().any(|way| way.figure == number && way.behind.is_none());
            let done = change(&mut log.clone(), &table, moving(&set, std::iter::once(number)));
            assert_eq!(done, may, "{set:?}: {number}");
            for enemy in state.in_play(1).map(|figure| figure.number) {
                let target = opening.attacks.iter().find(|one| (one.figure, one.by) == (enemy, number));
                let done = change(&mut log.clone(), &table, attacking(&set, enemy, number, None));
                assert_eq!(done, target.is_some_and(|one| !one.away), "{set:?}: {number} at {enemy}");
            }
        }
    }
    tried
}

#[test]
fn whatever_is_lit_for_a_success_is_recorded_and_nothing_else() {
    let (games, broken) = load(&built_in());
    assert!(broken.is_empty(), "{broken:?}");
    let mut tried = 0;
    for game in games.iter().filter(|game| game.play.as_ref().is_some_and(|play| play.luck.is_some())) {
        // On a field of unknown size, and on one so small that heroes of two columns stand face to face.
        tried += check(game, None) + check(game, Some(2)) + check(game, Some(3));
    }
    assert!(tried > 20, "{tried}");
}
