//! Steps of one history behind another one: what chance decided stays as it was, in any game.

use muster_rules::campaign::event::{Event, Origin};
use muster_rules::campaign::log::{Entry, Log};
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::step::{Corrected, Step, Who};

use super::random::game;
use crate::campaign::FACTS;

/// Returns the cards that came up by chance.
pub(super) fn drawn(events: &[Event]) -> Vec<String> {
    let cards = events.iter().flat_map(|event| match event {
        Event::Laid(seen) if seen.all => seen.cards.iter().map(ToString::to_string).collect(),
        Event::Drew(seen) if seen.all => seen.cards.iter().map(ToString::to_string).collect(),
        Event::Activated { mission, origin: Origin::Deck(_) } => vec![mission.to_string()],
        _ => Vec::new(),
    });
    cards.collect()
}

#[test]
fn whatever_is_played_behind_another_history_nothing_is_drawn_anew() -> Result<(), Box<dyn std::error::Error>>
{
    let found = Step::Correct {
        who: Who("rebels".to_owned()),
        what: Corrected::Currency("credits".into()),
        amount: 50,
        card: None,
        why: "found".to_owned(),
    };
    let (mut behind, mut cards) = (0, 0);
    for seed in 0..300_u64 {
        let theirs = game(usize::try_from(seed)?, seed);
        let same = 1 + usize::try_from(seed)? % theirs.entries.len().max(1);
        // Another number of steps would draw other cards.
        let mut ours = OpenLog::from(Log { entries: theirs.entries.iter().take(same).cloned().collect() });
        for _ in 0..=seed % 3 {
            ours.book(&FACTS, found.clone()).ok();
        }
        let before = ours.entries.clone();
        for (at, step, events) in theirs.steps().skip(ours.steps().take_while(|(at, ..)| *at < same).count())
        {
            let length = ours.entries.len();
            if ours.book_as_played(&FACTS, step, events).is_err() {
                assert_eq!(ours.entries.len(), length, "what is refused changes nothing");
                continue;
            }
            for entry in &ours.entries[length..] {
                let Entry::Step { events: booked, .. } = entry else { return Err("a step".into()) };
                assert_eq!(drawn(booked), drawn(events), "seed {seed}, entry {at}: {step:?}");
                (behind, cards) = (behind + 1, cards + drawn(booked).len());
            }
        }
        assert_eq!(ours.entries[..before.len()], before[..], "earlier entries stay");
    }
    assert!(behind > 2_500 && cards > 300, "{behind} behind, {cards} drawn");
    Ok(())
}
