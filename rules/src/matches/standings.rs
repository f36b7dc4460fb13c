//! Match records: against each opponent, and with each figure.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{GameScore, MatchFormat, MatchResult, Outcome};
use crate::fold::fold;
use crate::id::FigureId;

/// The data of a match that standings need.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedMatch {
    /// The month it was played in, `2026-05`.
    pub month: String,
    /// The opponent.
    pub opponent: String,
    /// The figures fielded, with their last known names. A figure counts once, whatever its number of copies.
    pub figures: Vec<(FigureId, String)>,
    /// The scores of its games.
    pub scores: Vec<GameScore>,
}

/// The record of several matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Record {
    /// Matches played.
    pub played: u32,
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
    /// The log keeper's points in all matches.
    pub points_for: u64,
    /// The opponents' points in all matches.
    pub points_against: u64,
}

/// The record against an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpponentRecord {
    /// The opponent's name, in its most recent spelling.
    pub name: String,
    /// The record.
    pub record: Record,
}

/// The record of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureRecord {
    /// The figure.
    pub figure: FigureId,
    /// Its last known name.
    pub name: String,
    /// The record of the matches in which it was fielded.
    pub record: Record,
}

/// The record of a month.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MonthRecord {
    /// The month, `2026-05`.
    pub month: String,
    /// The record of its matches.
    pub record: Record,
}

/// Records of a set of matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standings {
    /// The record of all matches.
    pub all: Record,
    /// Records by opponent, most frequent first.
    pub opponents: Vec<OpponentRecord>,
    /// Records by figure, most frequent first.
    pub figures: Vec<FigureRecord>,
    /// Records by month, latest first.
    pub months: Vec<MonthRecord>,
}

impl Record {
    fn add(&mut self, result: &MatchResult) {
        self.played += 1;
        match result.outcome {
            Outcome::Won => self.won += 1,
            Outcome::Drawn => self.drawn += 1,
            Outcome::Lost => self.lost += 1,
        }
        self.points_for += result.mine;
        self.points_against += result.theirs;
    }

    /// Returns the share of matches won, from 0 to 1; draws don't count as won. 0 if none were played.
    #[must_use]
    pub fn share(&self) -> f64 {
        f64::from(self.won) / f64::from(self.played.max(1))
    }

    /// Returns the log keeper's average points per match.
    #[must_use]
    #[allow(clippy::cast_precision_loss, reason = "an average is shown with one digit behind the point")]
    pub fn average(&self) -> f64 {
        self.points_for as f64 / f64::from(self.played.max(1))
    }
}

/// Returns the standings of matches, which must be given latest first: names keep their most recent spelling.
/// Spellings that differ only in case or accents are the same opponent.
#[must_use]
pub fn standings(format: &MatchFormat, matches: &[PlayedMatch]) -> Standings {
    let mut all = Record::default();
    let mut opponents: BTreeMap<String, OpponentRecord> = BTreeMap::new();
    let mut figures: BTreeMap<&FigureId, FigureRecord> = BTreeMap::new();
    let mut months: BTreeMap<&String, Record> = BTreeMap::new();
    for played in matches {
        let result = format.result(&played.scores);
        all.add(&result);
        months.entry(&played.month).or_default().add(&result);
        let new = || OpponentRecord { name: played.opponent.clone(), record: Record::default() };
        opponents.entry(fold(&played.opponent)).or_insert_with(new).record.add(&result);
        let once: BTreeMap<_, _> = played.figures.iter().map(|(figure, name)| (figure, name)).collect();
        for (figure, name) in once {
            let new =
                || FigureRecord { figure: figure.clone(), name: name.clone(), record: Record::default() };
            figures.entry(figure).or_insert_with(new).record.add(&result);
        }
    }
    let mut opponents: Vec<_> = opponents.into_values().collect();
    opponents.sort_by_cached_key(|o| (most_first(&o.record), fold(&o.name)));
    let mut figures: Vec<_> = figures.into_values().collect();
    figures.sort_by_cached_key(|f| (most_first(&f.record), fold(&f.name), f.figure.clone()));
    let months = months.into_iter().rev();
    let months = months.map(|(month, record)| MonthRecord { month: month.clone(), record }).collect();
    Standings { all, opponents, figures, months }
}

fn most_first(record: &Record) -> impl Ord + use<> {
    (std::cmp::Reverse(record.played), std::cmp::Reverse(record.won), std::cmp::Reverse(record.drawn))
}

#[cfg(test)]
mod tests {
    use super::{PlayedMatch, Record, standings};
    use crate::matches::{Decide, GameScore, MatchFormat};

    const FORMAT: MatchFormat = MatchFormat::new(std::num::NonZeroU8::MIN, Decide::Total);

    fn played(opponent: &str, figures: &[&str], mine: u32, theirs: u32) -> PlayedMatch {
        let figures = figures.iter().map(|f| ((*f).into(), f.to_uppercase())).collect();
        let scores = vec![GameScore::new(mine, theirs)];
        PlayedMatch { month: String::new(), opponent: opponent.to_owned(), figures, scores }
    }

    #[test]
    fn months_stand_from_the_latest_to_the_earliest() {
        let of = |month: &str, mine| PlayedMatch { month: month.to_owned(), ..played("Ann", &[], mine, 5) };
        let matches = [of("2026-01", 9), of("2025-12", 1), of("2026-01", 2)];
        let months: Vec<_> = standings(&FORMAT, &matches).months;
        let told: Vec<_> = months.iter().map(|m| (m.month.as_str(), m.record.won, m.record.played)).collect();
        assert_eq!(told, [("2026-01", 1, 2), ("2025-12", 0, 1)]);
    }

    #[test]
    fn opponents_and_figures_stand_by_how_often_they_were_met_and_named_as_last_written() {
        let matches = [
            played("Béla", &["b", "a", "a"], 5, 3),
            played("Ádám", &["a"], 2, 2),
            played("bela", &["a"], 1, 4),
        ];
        let standings = standings(&FORMAT, &matches);
        let opponents: Vec<_> =
            standings.opponents.iter().map(|o| (o.name.as_str(), o.record.played)).collect();
        assert_eq!(opponents, [("Béla", 2), ("Ádám", 1)]);
        let figures: Vec<_> = standings.figures.iter().map(|f| (f.name.as_str(), f.record.played)).collect();
        assert_eq!(figures, [("A", 3), ("B", 1)]);
        let all = Record { played: 3, won: 1, drawn: 1, lost: 1, points_for: 8, points_against: 9 };
        assert_eq!(standings.all, all);
    }

    #[test]
    fn shares_and_averages_are_of_matches_and_nothing_comes_to_nothing() {
        let record = Record { played: 4, won: 1, drawn: 2, lost: 1, points_for: 10, points_against: 9 };
        assert!((record.share() - 0.25).abs() < 1e-9);
        assert!((record.average() - 2.5).abs() < 1e-9);
        assert!(Record::default().share().abs() < 1e-9);
        assert!(standings(&FORMAT, &[]).opponents.is_empty());
    }
}
