//! Every word on a card whose moment the packs tell comes up at the table: as a reminder, as a question about what was
//! tapped, or in the numbers that are rolled against. `docs/moments.md` lists them; after a change:
//! `MUSTER_WRITE_MOMENTS=1 cargo test -p muster-app --test all play_moments`

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use muster_db::pack::{LoadedGame, built_in, load};
use muster_rules::figure::Figure;
use muster_rules::play::ask::Outcome;
use muster_rules::play::moment::Place;
use muster_rules::play::table::{Agreed, Player, Table};
use muster_rules::play::tap::{Tap, Who};
use muster_rules::play::{Change, Log};
use muster_rules::squad::{Member, SquadDraft};
use muster_rules::term::{Effect, Moment, Term};

/// The numbers of the figures in a trial.
const HOLDER: u32 = 1;
const ALLY: u32 = 2;
const ENEMY: u32 = 3;

/// How a word comes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    Reminder,
    Question,
    Number,
    Squad,
}

fn games() -> Vec<LoadedGame> {
    let (games, broken) = load(&built_in());
    assert!(broken.is_empty(), "{broken:?}");
    games.into_iter().filter(|game| game.play.is_some()).collect()
}

/// Whether an effect only changes numbers, which odds count and players reckon with.
fn is_number(effect: &Effect) -> bool {
    let plain = Effect {
        bonus: effect.bonus.clone(),
        sets: effect.sets.clone(),
        times: effect.times.clone(),
        cannot: effect.cannot.clone(),
        conditions: effect.conditions.clone(),
        to: effect.to,
        who: effect.who.clone(),
        against: effect.against.clone(),
        per: effect.per,
        roll: effect.roll.clone(),
        immune: effect.immune.clone(),
        ignores: effect.ignores.clone(),
        ..Effect::default()
    };
    plain == *effect
}

/// What is tapped so that a moment passes for the holder.
fn taps(game: &LoadedGame, moment: Moment) -> Vec<Vec<Tap>> {
    let play = game.play.as_ref().expect("how it is played");
    let step = play.hits.as_ref().map_or(1, |hits| hits.step);
    let attack = |by: u32, target: u32, damage: u32, critical: bool, roll: Option<u32>| Tap::Attack {
        by: Who::Number(by),
        target: Who::Number(target),
        damage,
        critical,
        roll,
    };
    let activate = |figure: u32| Tap::Activate { figure: Who::Number(figure), side: None, aside: false };
    let much = step * 200;
    match moment {
        Moment::Hit | Moment::DealsDamage => vec![vec![attack(HOLDER, ENEMY, step, false, None)]],
        Moment::Critical => vec![vec![attack(HOLDER, ENEMY, step, true, Some(20))]],
        Moment::Miss => vec![vec![attack(HOLDER, ENEMY, 0, false, None)]],
        Moment::Defeats => vec![vec![attack(HOLDER, ENEMY, much, false, None)]],
        Moment::IsHit | Moment::TakesDamage => vec![vec![attack(ENEMY, HOLDER, step, false, None)]],
        Moment::Attacked => vec![
            vec![attack(ENEMY, HOLDER, step, false, None)],
            vec![attack(ENEMY, HOLDER, 0, false, Some(1))],
        ],
        Moment::IsDefeated => vec![
            vec![attack(ENEMY, HOLDER, much, false, None)],
            vec![Tap::Defeat { figure: Who::Number(HOLDER), by: Some(Who::Number(ENEMY)) }],
        ],
        Moment::AllyAttacked | Moment::AllyHit => vec![vec![attack(ENEMY, ALLY, step, false, None)]],
        Moment::AllyDefeated => {
            vec![vec![Tap::Defeat { figure: Who::Number(ALLY), by: Some(Who::Number(ENEMY)) }]]
        }
        Moment::EnemyAttacks => vec![vec![attack(ENEMY, ALLY, 0, false, None)]],
        Moment::EnemyDefeated => {
            vec![vec![Tap::Defeat { figure: Who::Number(ENEMY), by: Some(Who::Number(ALLY)) }]]
        }
        Moment::EnemyActivation | Moment::EnemyMoves => vec![vec![activate(ENEMY)]],
        Moment::Turn => vec![vec![activate(HOLDER)]],
        Moment::PowerUsed => {
            let what = "force".into();
            vec![vec![Tap::Spend { figure: Some(Who::Number(ENEMY)), side: None, what, amount: 1 }]]
        }
        Moment::Morale => [HOLDER, ALLY]
            .map(|hurt| (1..60).map(move |n| (hurt, n * step)).collect::<Vec<_>>())
            .concat()
            .into_iter()
            .map(|(hurt, amount)| {
                vec![Tap::Damage { figure: Who::Number(hurt), amount, by: Some(Who::Number(ENEMY)) }]
            })
            .collect(),
        Moment::Affected => play
            .conditions
            .first()
            .map(|condition| {
                vec![Tap::Condition { figure: Who::Number(HOLDER), condition: condition.id.clone() }]
            })
            .into_iter()
            .collect(),
        _ => Vec::new(),
    }
}

/// Whether the word is asked for when its moment passes, beside an ally and against an enemy.
fn is_asked(game: &LoadedGame, term: &Term, holder: &Figure, ally: &Figure, enemy: &Figure) -> bool {
    let play = game.play.as_ref().expect("how it is played");
    let table = Table { play, catalogue: &game.catalogue, words: &game.explained.glossary };
    let squad = |figures: &[&Figure]| {
        let mut draft = SquadDraft::new(game.catalogue.game().id.clone(), game.catalogue.usual_format());
        draft.members = figures.iter().map(|figure| Member::new(figure.id.clone(), 1)).collect();
        draft
    };
    let player =
        |name: &str, figures: &[&Figure]| Player { name: name.to_owned(), team: None, draft: squad(figures) };
    let players = [player("A", &[holder, ally]), player("B", &[enemy, enemy])];
    let Ok(began) = table.set_up(&players, Agreed::default()) else { return false };
    let log = Log::new(began);
    // Their numbers are as expected only if each is one figure.
    if log.state().figures.len() != 4 {
        return false;
    }
    let mut log = log;
    for figure in 1..=4 {
        // Known points can't be told again.
        let _ =
            log.change(&table, &Change::Tap(Box::new(Tap::Worth { figure: Who::Number(figure), points: 1 })));
    }
    let Some(moment) = term.mechanics.as_ref().and_then(|mechanics| mechanics.when) else { return false };
    taps(game, moment).into_iter().any(|taps| {
        let mut log = log.clone();
        for tap in taps {
            let _ = log.change(&table, &Change::Anyway(Box::new(tap)));
        }
        // What is asked before is answered, so that the rest is asked as well.
        for _ in 0..8 {
            let state = log.state();
            let open = state.held.iter().flat_map(|held| &held.asks).chain(&state.asks);
            if open.into_iter().any(|ask| ask.term.as_ref() == Some(&term.id)) {
                return true;
            }
            let Some(ask) = state.held.iter().flat_map(|held| &held.asks).next() else { break };
            let answer = Tap::Answer {
                ask: Some(ask.number),
                word: None,
                figure: None,
                result: Some(if ask.must { Outcome::Failed } else { Outcome::Passed }),
                rolls: None,
                chosen: None,
            };
            if log.change(&table, &Change::Tap(Box::new(answer))).is_err() {
                break;
            }
        }
        false
    })
}

fn comes_up(game: &LoadedGame, term: &Term, holders: &[&Figure]) -> Option<How> {
    let (play, mechanics) = (game.play.as_ref()?, term.mechanics.as_ref()?);
    match Place::of_word(mechanics, play)? {
        Place::Squad => return Some(How::Squad),
        Place::Setup | Place::RoundStart | Place::RoundEnd | Place::Turn => return Some(How::Reminder),
        Place::Event => {}
    }
    if !mechanics.effects.is_empty() && mechanics.effects.iter().all(is_number) {
        return Some(How::Number);
    }
    // Whoever the word names, and a few of every kind.
    let figures = game.catalogue.figures();
    let mut others: Vec<&Figure> = Vec::new();
    for text in mechanics.selectors() {
        let who = game.explained.glossary.selector(text)?;
        others.extend(figures.iter().filter(|figure| who.matches(figure)).take(3));
    }
    others.extend(figures.iter().step_by(figures.len() / 6 + 1));
    others.extend(figures.iter().filter(|figure| figure.stat("force") > 1).take(2));
    let found = holders.iter().take(3).any(|holder| {
        others.iter().any(|ally| others.iter().any(|enemy| is_asked(game, term, holder, ally, enemy)))
    });
    found.then_some(How::Question)
}

#[test]
fn every_word_comes_up_at_its_moment() {
    let mut text = String::from(
        "# When words on cards come up at the table\n\nMade by `app/tests/play_moments.rs`; don't edit. A *reminder* stands on the \
         page at its time, a *question* is asked when its moment passes, with its answer as one tap, and a *number* is counted by \
         the odds and read by whoever rolls.\n",
    );
    let mut mute = Vec::new();
    for game in games() {
        let mut rows = BTreeMap::new();
        for term in game.explained.glossary.terms() {
            let Some(when) = term.mechanics.as_ref().and_then(|mechanics| mechanics.when) else { continue };
            let data = game.catalogue.game();
            let has = |figure: &&Figure| {
                let words = game.explained.glossary.of_figure(data, figure);
                words.iter().any(|word| word.meanings.iter().any(|meaning| meaning.term.id == term.id))
            };
            let holders: Vec<_> = game.catalogue.figures().iter().filter(has).collect();
            if holders.is_empty() {
                continue;
            }
            let moment = serde_json::to_value(when).expect("a word");
            match comes_up(&game, term, &holders) {
                Some(how) => {
                    let how = format!("{how:?}").to_lowercase();
                    rows.insert(term.name.clone(), (moment.as_str().unwrap_or_default().to_owned(), how));
                }
                None => mute.push(format!("{}: {} at {moment}", data.name, term.name)),
            }
        }
        let _ = write!(
            text,
            "\n## {}\n\n| word | moment | comes up as |\n| --- | --- | --- |\n",
            game.catalogue.game().name
        );
        for (name, (moment, how)) in rows {
            let _ = writeln!(text, "| {name} | {moment} | {how} |");
        }
    }
    assert!(mute.is_empty(), "{mute:#?}");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/moments.md");
    if std::env::var_os("MUSTER_WRITE_MOMENTS").is_some() {
        std::fs::write(&path, &text).expect("written");
    }
    assert!(std::fs::read_to_string(&path).expect("the table") == text, "docs/moments.md isn't current");
}
