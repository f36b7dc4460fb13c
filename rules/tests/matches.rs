//! Properties of any series of matches: all records add up.

use muster_rules::matches::{
    Decide, GameEnding, GameScore, MatchFormat, Outcome, PlayedMatch, Player, Record, standings,
};
use proptest::prelude::*;

fn matches() -> impl Strategy<Value = Vec<PlayedMatch>> {
    let winner = prop::option::weighted(0.7, prop::sample::select(vec![Player::Mine, Player::Theirs]));
    let ending = winner.prop_map(|winner| GameEnding { how: "somehow".into(), winner });
    let score = (0_u32..40, 0_u32..40, prop::option::weighted(0.3, ending))
        .prop_map(|(mine, theirs, ending)| GameScore { mine, theirs, ending });
    let names = prop::sample::select(vec!["Anna", "ANNA", "Béla", "bela", "Cili"]);
    let figures = prop::collection::vec(prop::sample::select(vec!["a", "b", "c", "d"]), 0..5);
    let played = (names, figures, prop::collection::vec(score, 1..4));
    let played = played.prop_map(|(name, figures, scores)| PlayedMatch {
        month: "2026-05".to_owned(),
        opponent: name.to_owned(),
        figures: figures.into_iter().map(|f| (f.into(), f.to_owned())).collect(),
        scores,
    });
    prop::collection::vec(played, 0..30)
}

fn format() -> impl Strategy<Value = MatchFormat> {
    let decide = prop::sample::select(vec![Decide::Total, Decide::Games]);
    decide.prop_map(|decide| MatchFormat::new(3.try_into().expect("not 0"), decide))
}

fn sum<'a>(records: impl Iterator<Item = &'a Record>) -> Record {
    records.fold(Record::default(), |sum, r| Record {
        played: sum.played + r.played,
        won: sum.won + r.won,
        drawn: sum.drawn + r.drawn,
        lost: sum.lost + r.lost,
        points_for: sum.points_for + r.points_for,
        points_against: sum.points_against + r.points_against,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_stands_against_opponents_and_figures_adds_up_to_what_was_played(
        matches in matches(),
        format in format(),
    ) {
        let found = standings(&format, &matches);
        prop_assert_eq!(found.all.played as usize, matches.len());
        let ended = |outcome| matches.iter().filter(|m| format.result(&m.scores).outcome == outcome).count();
        prop_assert_eq!(found.all.won as usize, ended(Outcome::Won));
        prop_assert_eq!(found.all.drawn as usize, ended(Outcome::Drawn));
        prop_assert_eq!(found.all.points_for, matches.iter().map(|m| format.result(&m.scores).mine).sum::<u64>());
        prop_assert_eq!(sum(found.opponents.iter().map(|o| &o.record)), found.all);
        let fielded: usize = matches
            .iter()
            .map(|m| m.figures.iter().collect::<std::collections::BTreeSet<_>>().len())
            .sum();
        prop_assert_eq!(sum(found.figures.iter().map(|f| &f.record)).played as usize, fielded);
        let records = found.figures.iter().map(|f| &f.record).chain(found.opponents.iter().map(|o| &o.record));
        for record in records {
            prop_assert_eq!(record.won + record.drawn + record.lost, record.played);
            prop_assert!(record.played <= found.all.played);
            prop_assert!((0.0..=1.0).contains(&record.share()));
        }
    }

    #[test]
    fn the_order_of_matches_changes_no_number(matches in matches(), format in format()) {
        let numbers = |matches: &[PlayedMatch]| {
            let found = standings(&format, matches);
            let figures: Vec<_> = found.figures.iter().map(|f| (f.figure.clone(), f.record)).collect();
            let mut opponents: Vec<_> =
                found.opponents.iter().map(|o| (o.name.to_lowercase().replace('é', "e"), o.record)).collect();
            opponents.sort_by(|a, b| a.0.cmp(&b.0));
            (found.all, figures, opponents)
        };
        let turned: Vec<_> = matches.iter().rev().cloned().collect();
        prop_assert_eq!(numbers(&matches), numbers(&turned));
    }

    #[test]
    fn what_one_player_wins_the_other_loses(matches in matches(), format in format()) {
        for played in &matches {
            let turn = |e: &GameEnding| GameEnding {
                how: e.how.clone(),
                winner: e.winner.map(Player::opponent),
            };
            let swap = |s: &GameScore| GameScore {
                mine: s.theirs,
                theirs: s.mine,
                ending: s.ending.as_ref().map(turn),
            };
            let other: Vec<_> = played.scores.iter().map(swap).collect();
            let (mine, theirs) = (format.result(&played.scores), format.result(&other));
            let mirrored = match theirs.outcome {
                Outcome::Won => Outcome::Lost,
                Outcome::Drawn => Outcome::Drawn,
                Outcome::Lost => Outcome::Won,
            };
            prop_assert_eq!(mine.outcome, mirrored);
            prop_assert_eq!((mine.mine, mine.games_won), (theirs.theirs, theirs.games_lost));
        }
    }
}
