//! How a game ends: a side has no figures left, a side reaches the points, or nothing happens any more.

use std::collections::BTreeMap;

use super::super::event::{Event, SideNo};
use super::super::refusal::{Refusal, Thing};
use super::super::state::Standing;
use super::super::tap::Seat;
use super::super::winning::{Across, End, Mode, TieBy};
use super::Deciding;
use crate::id::EndingId;

impl<'a> Deciding<'a> {
    fn mode(&self) -> Option<&'a Mode> {
        self.table.play.mode(self.state.mode.as_ref())
    }

    fn teams(&self) -> BTreeMap<usize, Vec<SideNo>> {
        let mut teams = BTreeMap::<_, Vec<_>>::new();
        for side in self.sides() {
            teams.entry(self.state.team(side).unwrap_or(side)).or_default().push(side);
        }
        teams
    }

    /// Ends the game if an ending applies now.
    pub(super) fn settle(&mut self) {
        let Some(mode) = self.mode() else { return };
        if self.state.over.is_some() || self.state.tie.is_some() {
            return;
        }
        for end in &mode.ends {
            if end.none_left && self.none_left(end) || self.left(end) || self.reached(end) {
                return;
            }
        }
    }

    fn none_left(&mut self, end: &End) -> bool {
        let needed = |side: &SideNo| self.state.in_play(*side).any(|figure| figure.piece.needed);
        let teams = self.teams();
        let standing: Vec<_> =
            teams.iter().filter(|(_, sides)| sides.iter().any(needed)).map(|(team, _)| *team).collect();
        match standing.as_slice() {
            [] => self.by_points(&end.ending),
            [only] if teams.len() > 1 => self.ends(Some(end.ending.clone()), Some(*only)),
            _ => return false,
        }
        true
    }

    fn left(&mut self, end: &End) -> bool {
        let Some(most) = end.left else { return false };
        let acts = |figure: &&Standing| figure.piece.activates;
        let count = |sides: &[SideNo]| {
            let all = sides.iter().flat_map(|side| self.state.in_play(*side)).filter(acts).count();
            u32::try_from(all).unwrap_or(u32::MAX)
        };
        let counts: Vec<_> = self.teams().into_iter().map(|(team, sides)| (team, count(&sides))).collect();
        let winner = counts.iter().find(|(team, own)| {
            *own > most && counts.iter().all(|(other, there)| other == team || *there <= most)
        });
        let Some((team, _)) = winner else { return false };
        self.ends(Some(end.ending.clone()), Some(*team));
        true
    }

    fn points_of(&self, sides: &[SideNo]) -> i64 {
        sides.iter().map(|side| self.state.score(*side)).sum()
    }

    fn reached(&mut self, end: &End) -> bool {
        if end.points.is_none() {
            return false;
        }
        let has = |(_, sides): &(usize, Vec<SideNo>)| {
            let at = sides.iter().filter_map(|side| self.state.sides[*side].seated.wins_at).max();
            at.is_some_and(|at| self.points_of(sides) >= i64::from(at))
        };
        if !self.teams().into_iter().any(|team| has(&team)) {
            return false;
        }
        self.by_points(&end.ending);
        true
    }

    /// Ends the game after a round if nothing has happened for too long.
    pub(super) fn idle(&mut self) {
        let Some(mode) = self.mode() else { return };
        if self.state.over.is_some() || self.state.tie.is_some() {
            return;
        }
        let idle = mode
            .ends
            .iter()
            .find(|end| end.idle.as_ref().is_some_and(|idle| self.state.quiet(&idle.without) >= idle.rounds));
        if let Some(end) = idle {
            self.by_points(&end.ending);
        }
    }

    /// Ends the game after a side's turn if enough of its figures are across.
    pub(super) fn across(&mut self, side: SideNo) {
        let Some(mode) = self.mode() else { return };
        let is = |across: &Across, figure: &Standing| {
            self.state.is_across(figure).unwrap_or_else(|| figure.is(&across.condition))
        };
        let own = self.state.score(side);
        let leads = self.state.opponents(side).all(|other| self.state.score(other) < own);
        let end = mode.ends.iter().find(|end| {
            end.across.as_ref().is_some_and(|across| {
                let there = self.state.in_play(side).filter(|figure| is(across, figure)).count();
                u32::try_from(there).unwrap_or(u32::MAX) >= across.figures
            })
        });
        if let Some(end) = end.filter(|_| leads) {
            let team = self.state.team(side);
            self.ends(Some(end.ending.clone()), team);
        }
    }

    /// Decides the game by points; on equal points, by tie-breaks.
    fn by_points(&mut self, how: &EndingId) {
        let points: Vec<_> =
            self.teams().into_iter().map(|(team, sides)| (self.points_of(&sides), team)).collect();
        match best(&points) {
            Some(team) => self.ends(Some(how.clone()), Some(team)),
            None => self.break_tie(how, None),
        }
    }

    /// Evaluates the tie-breaks in order, starting after `after`.
    fn break_tie(&mut self, how: &EndingId, after: Option<&EndingId>) {
        let ties = self.mode().map(|mode| mode.ties.as_slice()).unwrap_or_default();
        let from = after.and_then(|after| ties.iter().position(|tie| tie.ending == *after));
        for tie in &ties[from.map_or(0, |at| at + 1)..] {
            let numbers = self.teams().into_iter().map(|(team, sides)| {
                let number: i64 = match tie.by {
                    TieBy::Defeats => sides.iter().map(|side| self.state.sides[*side].defeats).sum(),
                    TieBy::Damage => {
                        let harm: u64 = sides.iter().map(|side| self.state.harm(*side)).sum();
                        -i64::try_from(harm).unwrap_or(i64::MAX)
                    }
                    TieBy::Told => 0,
                };
                (number, team)
            });
            if tie.by == TieBy::Told {
                self.push(Event::Tied { by: tie.ending.clone(), how: how.clone() });
                return;
            }
            if let Some(team) = best(&numbers.collect::<Vec<_>>()) {
                return self.ends(Some(tie.ending.clone()), Some(team));
            }
        }
        self.ends(Some(how.clone()), None);
    }

    pub(super) fn tie(&mut self, winner: Option<&Seat>) -> Result<(), Refusal> {
        let (by, how) = self.state.tie.clone().ok_or(Refusal::NoTie)?;
        match winner {
            Some(winner) => {
                let team = self.state.team(self.state.seat(winner)?);
                self.ends(Some(by), team);
            }
            None => {
                self.state.tie = None;
                self.break_tie(&how, Some(&by));
            }
        }
        Ok(())
    }

    pub(super) fn stop(&mut self, winner: Option<&Seat>, reason: Option<&EndingId>) -> Result<(), Refusal> {
        let winner = winner.map(|winner| self.state.seat(winner)).transpose()?;
        if let Some(reason) = reason {
            let endings = self.table.catalogue.game().matches.iter().flat_map(|matches| &matches.endings);
            if !endings.into_iter().any(|ending| ending.id == *reason) {
                return Err(Refusal::Unknown { what: Thing::Ending, name: reason.to_string() });
            }
        }
        if let Some(winner) = winner {
            let team = self.state.team(winner);
            self.ends(reason.cloned(), team);
            return Ok(());
        }
        let points: Vec<_> =
            self.teams().into_iter().map(|(team, sides)| (self.points_of(&sides), team)).collect();
        match (best(&points), reason) {
            (Some(team), _) => self.ends(reason.cloned(), Some(team)),
            (None, Some(reason)) => self.break_tie(reason, None),
            (None, None) => self.ends(None, None),
        }
        Ok(())
    }

    fn ends(&mut self, how: Option<EndingId>, team: Option<usize>) {
        let games = self.mode().map_or(1, |mode| mode.games);
        let played = u32::try_from(self.state.games.len() + 1).unwrap_or(u32::MAX);
        self.push(Event::Ended { how, team, whole: played >= games });
    }

    pub(super) fn next_game(&mut self) -> Result<(), Refusal> {
        if self.state.over.is_none() || self.state.finished {
            return Err(Refusal::NoNextGame);
        }
        let pieces = self.as_begun();
        self.push(Event::Again { pieces });
        Ok(())
    }
}

/// Returns the team with the highest number, if it is the only one.
fn best(numbers: &[(i64, usize)]) -> Option<usize> {
    let top = numbers.iter().map(|(number, _)| *number).max()?;
    let mut all = numbers.iter().filter(|(number, _)| *number == top);
    match (all.next(), all.next()) {
        (Some((_, team)), None) => Some(*team),
        _ => None,
    }
}
