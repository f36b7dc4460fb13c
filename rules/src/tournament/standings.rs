//! Standings: by points, then by tie-breaks in the order of the scoring.

use super::scoring::{Breaker, Scoring};
use super::share::Share;
use super::state::{PlayerNo, State};
use crate::matches::Outcome;

/// The value of a tie-break; larger is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    /// A fraction.
    Share(Share),
    /// A number.
    Number(i64),
}

/// A player's row in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player.
    pub player: PlayerNo,
    /// The place, from 1; players who can't be separated share a place.
    pub place: u32,
    /// Tournament points.
    pub points: u32,
    /// Matches won, without byes.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
    /// Rounds without an opponent.
    pub byes: u32,
    /// Games won in these matches.
    pub games_won: u32,
    /// The player's points in all games.
    pub points_for: u64,
    /// The opponents' points in all games.
    pub points_against: u64,
    /// The value of each tie-break, in the scoring's order; `None` if it doesn't apply.
    pub ties: Vec<Option<Value>>,
}

/// The totals of a player's matches.
#[derive(Clone, Debug, Default)]
struct Sum {
    points: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    byes: u32,
    games_won: u32,
    points_for: u64,
    points_against: u64,
    /// The points from matches, and the number of matches.
    from_matches: (u32, u32),
    /// The opponents met, with the outcomes.
    met: Vec<(usize, Outcome)>,
}

/// The totals of all players.
struct Sums<'a> {
    scoring: &'a Scoring,
    sums: Vec<Sum>,
}

/// Returns the standings after a number of rounds, best first. Matches without a result don't count.
#[must_use]
pub fn standings(state: &State, rounds: usize) -> Vec<Standing> {
    let sums = Sums::of(state, rounds);
    let all: Vec<usize> = (0..sums.sums.len()).collect();
    let mut out: Vec<Standing> = Vec::new();
    for group in sums.split(all, &|player| Value::Number(i64::from(sums.sums[player].points))) {
        let mut sorted = Vec::new();
        sums.sort(group, &sums.scoring.tie_breaks, &mut Vec::new(), &mut sorted);
        let first = u32::try_from(out.len()).unwrap_or(u32::MAX);
        for (place, player, ties) in sorted {
            out.push(sums.standing(player, first.saturating_add(place), ties));
        }
    }
    out
}

impl<'a> Sums<'a> {
    fn of(state: &'a State, rounds: usize) -> Self {
        let mut sums = vec![Sum::default(); state.players.len()];
        let index = |player: PlayerNo| usize::try_from(player).ok().and_then(|number| number.checked_sub(1));
        for round in state.rounds.iter().take(rounds) {
            // A bye counts once the round's other results are known.
            let over = round.tables.iter().all(|table| table.played.is_some());
            if let Some(sum) = round.bye.filter(|_| over).and_then(index).and_then(|at| sums.get_mut(at)) {
                sum.byes += 1;
                sum.points = sum.points.saturating_add(state.scoring.bye);
            }
            for table in &round.tables {
                let Some(played) = &table.played else { continue };
                for (seat, player) in table.seats.into_iter().enumerate() {
                    // Matches against unknown players are ignored.
                    let known = |player| index(player).filter(|at| *at < sums.len());
                    let (Some(at), Some(other)) = (known(player), known(table.seats[1 - seat])) else {
                        continue;
                    };
                    let outcome = played.outcome_of(seat);
                    let points = state.scoring.points(outcome);
                    let sum = &mut sums[at];
                    sum.points = sum.points.saturating_add(points);
                    sum.from_matches.0 = sum.from_matches.0.saturating_add(points);
                    sum.from_matches.1 += 1;
                    sum.met.push((other, outcome));
                    match outcome {
                        Outcome::Won => sum.won += 1,
                        Outcome::Drawn => sum.drawn += 1,
                        Outcome::Lost => sum.lost += 1,
                    }
                    for score in &played.scores {
                        let own =
                            if seat == 0 { [score.mine, score.theirs] } else { [score.theirs, score.mine] };
                        sum.points_for += u64::from(own[0]);
                        sum.points_against += u64::from(own[1]);
                        let won = if seat == 0 { Outcome::Won } else { Outcome::Lost };
                        sum.games_won += u32::from(score.outcome() == won);
                    }
                }
            }
        }
        Self { scoring: &state.scoring, sums }
    }

    /// Sorts players who are tied so far by the remaining tie-breaks.
    fn sort(
        &self,
        group: Vec<usize>,
        left: &[Breaker],
        ties: &mut Vec<Option<Value>>,
        out: &mut Vec<(u32, usize, Vec<Option<Value>>)>,
    ) {
        let Some((breaker, left)) = left.split_first() else {
            let place = u32::try_from(out.len()).unwrap_or(u32::MAX).saturating_add(1);
            out.extend(group.into_iter().map(|player| (place, player, ties.clone())));
            return;
        };
        let values: Vec<_> =
            group.iter().map(|player| (*player, self.value(*breaker, *player, &group))).collect();
        let value =
            |player: usize| values.iter().find(|(one, _)| *one == player).and_then(|(_, value)| *value);
        let none = Value::Number(i64::MIN);
        for group in self.split(group, &|player| value(player).unwrap_or(none)) {
            ties.push(group.first().and_then(|player| value(*player)));
            self.sort(group, left, ties, out);
            ties.pop();
        }
    }

    /// Groups players by a value, largest first; players with the same value keep their order.
    fn split(&self, mut group: Vec<usize>, value: &impl Fn(usize) -> Value) -> Vec<Vec<usize>> {
        group.sort_by_cached_key(|player| (std::cmp::Reverse(value(*player)), *player));
        group.chunk_by(|a, b| value(*a) == value(*b)).map(<[_]>::to_vec).collect()
    }

    fn value(&self, breaker: Breaker, player: usize, group: &[usize]) -> Option<Value> {
        let sum = &self.sums[player];
        let number = |number: u32| Some(Value::Number(i64::from(number)));
        match breaker {
            Breaker::Opponents => Some(Value::Share(self.opponents(player))),
            Breaker::OpponentsOpponents => {
                let shares: Vec<_> = sum.met.iter().map(|(other, _)| self.opponents(*other)).collect();
                Some(Value::Share(Share::average(&shares)))
            }
            Breaker::OpponentsPoints => {
                let points = sum.met.iter().map(|(other, _)| i64::from(self.sums[*other].points));
                Some(Value::Number(points.sum()))
            }
            Breaker::Wins => number(sum.won),
            Breaker::GamesWon => number(sum.games_won),
            Breaker::PointsFor => Some(Value::Number(signed(sum.points_for))),
            Breaker::PointsDifference => {
                Some(Value::Number(signed(sum.points_for).saturating_sub(signed(sum.points_against))))
            }
            Breaker::HeadToHead => {
                let has_met =
                    |one: usize, other: usize| self.sums[one].met.iter().any(|(met, _)| *met == other);
                let all = |one: usize| group.iter().all(|other| *other == one || has_met(one, *other));
                if group.len() < 2 || !group.iter().all(|one| all(*one)) {
                    return None;
                }
                let among = sum.met.iter().filter(|(other, _)| group.contains(other));
                Some(Value::Number(among.map(|(_, outcome)| i64::from(self.scoring.points(*outcome))).sum()))
            }
        }
    }

    /// Returns the average of the opponents' shares of their possible points.
    fn opponents(&self, player: usize) -> Share {
        let least = Share::new(self.scoring.least_percent.into(), 100);
        let share = |other: usize| {
            let (points, played) = self.sums[other].from_matches;
            let possible = u128::from(self.scoring.win) * u128::from(played);
            Share::new(points.into(), possible).max(least)
        };
        let shares: Vec<_> = self.sums[player].met.iter().map(|(other, _)| share(*other)).collect();
        Share::average(&shares)
    }

    fn standing(&self, player: usize, place: u32, ties: Vec<Option<Value>>) -> Standing {
        let sum = &self.sums[player];
        Standing {
            player: u32::try_from(player).unwrap_or(u32::MAX).saturating_add(1),
            place,
            points: sum.points,
            won: sum.won,
            drawn: sum.drawn,
            lost: sum.lost,
            byes: sum.byes,
            games_won: sum.games_won,
            points_for: sum.points_for,
            points_against: sum.points_against,
            ties,
        }
    }
}

fn signed(points: u64) -> i64 {
    i64::try_from(points).unwrap_or(i64::MAX)
}
