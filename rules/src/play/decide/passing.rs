//! The moments that events at the table pass.

use super::super::event::{Event, FigureNo, Leaving};
use super::Deciding;
use super::asking::Happening;
use crate::term::Moment;

impl Deciding<'_> {
    /// Returns the moments that an event passes, each with the figure whose words it brings up.
    pub(super) fn passes(
        &self,
        event: &Event,
        strike: Option<Happening>,
    ) -> Vec<(Moment, FigureNo, Happening)> {
        let mut out = Vec::new();
        let team = |number: FigureNo| {
            self.state.figure(number).and_then(|figure| self.state.team(figure.piece.side))
        };
        let there = || self.state.figures.iter().filter(|figure| figure.is_there());
        let friends = |of: FigureNo| {
            there().filter(move |one| one.number != of && team(one.number) == team(of)).map(|one| one.number)
        };
        let foes =
            |of: FigureNo| there().filter(move |one| team(one.number) != team(of)).map(|one| one.number);
        match event {
            Event::Struck { by, target, damage, critical, .. } => {
                let what = strike.unwrap_or_default();
                out.push((Moment::Attack, *by, what));
                out.push((Moment::Attacked, *target, what));
                out.extend(friends(*target).map(|one| (Moment::AllyAttacked, one, what)));
                out.extend(foes(*by).map(|one| (Moment::EnemyAttacks, one, what)));
                out.extend(friends(*by).map(|one| (Moment::AllyAttacks, one, what)));
                if *damage == 0 {
                    out.push((Moment::Miss, *by, what));
                    return out;
                }
                out.push((Moment::Hit, *by, what));
                if *critical {
                    out.push((Moment::Critical, *by, what));
                }
                out.push((Moment::IsHit, *target, what));
                out.extend(friends(*target).map(|one| (Moment::AllyHit, one, what)));
            }
            Event::Damaged { figure, by } => {
                let what = match strike {
                    Some(strike) if strike.target == Some(*figure) => Happening { damage: *by, ..strike },
                    _ => Happening { target: Some(*figure), damage: *by, ..Happening::default() },
                };
                out.push((Moment::TakesDamage, *figure, what));
                if let Some(attacker) = what.by {
                    out.push((Moment::DealsDamage, attacker, what));
                }
            }
            Event::Left { figure, how: Leaving::Defeated, by, .. } => {
                let what = Happening {
                    attack: strike.is_some(),
                    by: *by,
                    target: Some(*figure),
                    ..strike.unwrap_or_default()
                };
                out.push((Moment::IsDefeated, *figure, what));
                if let Some(by) = by.filter(|by| team(*by) != team(*figure)) {
                    out.push((Moment::Defeats, by, what));
                }
                out.extend(friends(*figure).map(|one| (Moment::AllyDefeated, one, what)));
                out.extend(foes(*figure).map(|one| (Moment::EnemyDefeated, one, what)));
            }
            Event::Activated { figures, aside } => {
                for figure in figures {
                    let what = Happening { by: Some(*figure), ..Happening::default() };
                    out.push((Moment::Activation, *figure, what));
                    if !aside {
                        out.push((Moment::Turn, *figure, what));
                    }
                    out.extend(foes(*figure).map(|one| (Moment::EnemyActivation, one, what)));
                    // Where moves aren't tapped, whoever is activated may move.
                    if self.table.play.field.is_none() {
                        out.extend(foes(*figure).map(|one| (Moment::EnemyMoves, one, what)));
                    }
                }
            }
            Event::Moved { figure, by } if *by > 0 => {
                let what = Happening { by: Some(*figure), ..Happening::default() };
                out.push((Moment::Move, *figure, what));
                out.extend(foes(*figure).map(|one| (Moment::EnemyMoves, one, what)));
            }
            Event::Counted { figure, counter, by } if *by < 0 && Some(counter) == self.force() => {
                let what = Happening { by: Some(*figure), ..Happening::default() };
                out.extend(foes(*figure).map(|one| (Moment::PowerUsed, one, what)));
            }
            Event::Came { .. } => {
                let number = FigureNo::try_from(self.state.figures.len()).unwrap_or_default();
                let what = Happening { by: Some(number), ..Happening::default() };
                out.push((Moment::Deployed, number, what));
            }
            Event::Shaken { figure } => {
                let what = Happening { target: Some(*figure), ..Happening::default() };
                out.push((Moment::Morale, *figure, what));
                out.extend(friends(*figure).map(|one| (Moment::Morale, one, what)));
            }
            Event::Marked { figure, .. } => {
                let what = Happening { target: Some(*figure), ..Happening::default() };
                out.push((Moment::Affected, *figure, what));
            }
            _ => {}
        }
        out
    }
}
