//! A campaign read from its paper log has the same state as the original.

use std::collections::{BTreeMap, BTreeSet};

use muster_rules::campaign::event::{Account, Event, Phase};
use muster_rules::campaign::facts::Rules;
use muster_rules::campaign::id::{AgendaCardId, AllyId, ClassCardId, HeroId, ItemId, RewardId};
use muster_rules::campaign::mend::{Amendment, Mending};
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::state::State;
use muster_rules::campaign::step::{CardName, PaperBook, PaperLog, PaperMission, Step};

use super::random::game;
use crate::campaign::FACTS;

/// Returns what a group would read from its log.
fn written_down(state: &State) -> PaperLog {
    let missions = state.played.iter().map(|played| PaperMission {
        name: Some(played.mission.clone()),
        winner: played.winner.clone(),
        outcome: FACTS
            .outcomes
            .iter()
            .any(|o| o.mission == played.mission && o.id == played.outcome)
            .then(|| played.outcome.clone()),
    });
    let names = |ids: Vec<&str>| ids.into_iter().map(|id| CardName(id.to_owned())).collect::<Vec<_>>();
    let mut books = BTreeMap::<String, PaperBook>::new();
    for kind in &FACTS.rules.accounts {
        for account in Rules::accounts_of(kind, &state.seats) {
            let who = account.hero.as_ref().map_or(kind.side.as_str(), HeroId::as_str);
            let left = state.left(&account);
            books.entry(who.to_owned()).or_default().left.insert(kind.currency.clone(), left);
        }
    }
    for (hero, book) in &state.heroes {
        let mut ids: Vec<_> = book.cards.iter().map(ClassCardId::as_str).collect();
        ids.extend(book.items.iter().map(ItemId::as_str));
        ids.extend(book.rewards.iter().map(RewardId::as_str));
        books.entry(hero.to_string()).or_default().cards = names(ids);
    }
    for (side, book) in &state.sides {
        let mut ids: Vec<_> = book.cards.iter().map(ClassCardId::as_str).collect();
        ids.extend(book.agenda.iter().map(AgendaCardId::as_str));
        ids.extend(book.rewards.iter().map(RewardId::as_str));
        ids.extend(book.allies.iter().map(AllyId::as_str));
        books.entry(side.to_string()).or_default().cards = names(ids);
    }
    let upgrade = match &state.phase {
        Phase::Upgrade(id) => Some(id.clone()),
        Phase::Mission | Phase::Over => None,
    };
    PaperLog {
        missions: missions.collect(),
        upgrade,
        active: Some(state.active.keys().cloned().collect()),
        books,
    }
}

/// The stage, the phase, the balances, who owns which cards, and who won which mission.
type Standing = (usize, Phase, Vec<u32>, BTreeSet<String>, Vec<(String, Option<String>)>);

/// Returns the part of a state that a paper log contains.
fn stands(state: &State) -> Standing {
    let kinds = FACTS.rules.accounts.iter();
    let accounts = kinds.flat_map(|kind| Rules::accounts_of(kind, &state.seats));
    let left = accounts.map(|account: Account| state.left(&account)).collect();
    let mut held = BTreeSet::new();
    // A hero's starting cards may have been sold, which the log doesn't record.
    let bought = |card: &&ClassCardId| FACTS.class_cards.get(*card).is_some_and(|card| card.xp != Some(0));
    for (hero, book) in &state.heroes {
        held.extend(book.cards.iter().filter(bought).map(|card| format!("{hero} {card}")));
        held.extend(book.items.iter().map(|item| format!("{hero} {item}")));
        held.extend(book.rewards.iter().map(|reward| format!("{hero} {reward}")));
    }
    for (side, book) in &state.sides {
        held.extend(book.cards.iter().filter(bought).map(|card| format!("{side} {card}")));
        held.extend(book.agenda.iter().map(|card| format!("{side} {card}")));
        held.extend(book.rewards.iter().map(|reward| format!("{side} {reward}")));
        held.extend(book.allies.iter().map(|ally| format!("{side} {ally}")));
    }
    let active = state.active.keys().map(|mission| format!("active {mission}"));
    held.extend(active);
    let played = state.played.iter();
    let played = played.map(|p| (p.mission.to_string(), p.winner.as_ref().map(ToString::to_string)));
    (state.stage, state.phase.clone(), left, held, played.collect())
}

#[test]
fn a_campaign_taken_over_from_its_paper_log_stands_where_it_stood() {
    let (mut taken, mut finished) = (0, 0);
    for seed in 0..280_u64 {
        let log = game(usize::try_from(seed).unwrap_or(0), seed);
        let steps: Vec<_> = log.steps().collect();
        let (_, begin, _) = steps[0];
        for part in [3, 2, 1] {
            let events = steps[..1 + (steps.len() - 1) / part].iter().flat_map(|(_, _, events)| *events);
            let before = State::after(events);
            // A pending forced mission is entered when it has been played.
            if before.played.is_empty() || !before.forced.is_empty() {
                continue;
            }
            let mut again = OpenLog::default();
            again.book(&FACTS, begin.clone()).expect("the beginning");
            let paper = written_down(&before);
            again.book(&FACTS, Step::Paper(paper.clone())).unwrap_or_else(|why| panic!("{why:?}: {paper:?}"));
            assert_eq!(stands(again.state()), stands(&before), "seed {seed}: {paper:?}");
            assert!(again.state().untold.is_empty(), "everything was told");
            taken += 1;
            finished += usize::from(again.state().phase == Phase::Over);
            // What was forgotten is filled in later, and nothing else changes.
            let mut open = paper.clone();
            open.books.clear();
            let mut later = OpenLog::default();
            later.book(&FACTS, begin.clone()).expect("the beginning");
            later.book(&FACTS, Step::Paper(open)).expect("a log without balances");
            assert_eq!(later.state().untold.len(), stands(&before).2.len());
            let mending = Mending {
                entry: 1,
                amendment: Amendment::Replace(Box::new(Step::Paper(paper))),
                keep_missions: true,
                why: "we found the sheet".to_owned(),
            };
            later.mend(&FACTS, &mending).expect("what was forgotten");
            assert_eq!(later.state(), again.state());
        }
    }
    assert!(taken > 400 && finished > 200, "{taken} taken over, {finished} of them finished");
}

#[test]
fn side_missions_that_nobody_names_are_drawn() {
    let begin = game(0, 0).steps().next().map(|(_, step, _)| step.clone()).expect("a beginning");
    let mut log = OpenLog::default();
    log.book(&FACTS, begin).expect("the beginning");
    let missions = vec![PaperMission::default()];
    log.book(&FACTS, Step::Paper(PaperLog { missions, ..PaperLog::default() })).expect("a log");
    let state = log.state();
    assert_eq!(state.active.len(), FACTS.rules.mission_decks[0].first_draw, "{:?}", state.active);
    let told = log.steps().last().map(|(_, _, events)| events.to_vec()).expect("events");
    assert!(told.iter().any(|event| matches!(event, Event::Untold { .. })));
}
