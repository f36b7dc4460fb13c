//! What successes are spent on: moves and attacks along the columns of a field.

use super::super::event::{Event, FigureNo, Success};
use super::super::facts::{Ends, Field};
use super::super::refusal::Refusal;
use super::super::state::{Standing, Turn};
use super::super::tap::{Tap, Who};
use super::Deciding;
use super::luck::success;

/// Whether a figure may attack: not from the space on which it was deployed, nor while it is halted.
fn may_attack(field: &Field, figure: &Standing) -> bool {
    figure.spaces > 0 && !field.halts.as_ref().is_some_and(|halts| figure.is(halts))
}

impl Deciding<'_> {
    pub(super) fn act(&mut self, tap: &Tap) -> Result<(), Refusal> {
        let Tap::Act { with, moves, attack, back, by, stand, stun, equipment } = tap else { return Ok(()) };
        let (Some(luck), Some(field)) = (self.table.play.luck.clone(), self.table.play.field.clone()) else {
            return Err(Refusal::NoSuchTap { tap: "act" });
        };
        let Some(turn) = self.state.turn.clone() else { return Err(Refusal::NobodyFirst) };
        let wanted = success(&luck, with).ok_or(Refusal::NoSuccess)?;
        let kept = self.state.dice.iter().flat_map(|dice| &dice.kept);
        let at = kept.into_iter().position(|(kept, spent)| *kept == wanted && !spent);
        let at = at.ok_or(Refusal::NotKept)?;
        let own = |who: &Who| self.state.who(who, |one| one.is_there() && one.piece.side == turn.side);
        let enemy = |who: &Who| self.state.who(who, |one| one.is_there() && one.piece.side != turn.side);
        let moves = moves.iter().map(own).collect::<Result<Vec<_>, _>>()?;
        let stand = stand.iter().map(own).collect::<Result<Vec<_>, _>>()?;
        let attack = attack.iter().map(enemy).collect::<Result<Vec<_>, _>>()?;
        let back = back.iter().map(enemy).collect::<Result<Vec<_>, _>>()?;
        let stun = stun.iter().map(enemy).collect::<Result<Vec<_>, _>>()?;
        let by = by.as_ref().map(own).transpose()?;
        let steps = moves.len() + attack.len() + stand.len();
        let special = !back.is_empty() || !stun.is_empty();
        let allowed = *equipment || (!special && self.allows(&field, &wanted, &moves, steps));
        if !allowed {
            self.forbid(Refusal::TooMuch)?;
        }
        for figure in moves.iter().chain(&by) {
            self.free(&field, *figure)?;
        }
        let attacks = !attack.is_empty() || special;
        let by = if *equipment && attacks && by.is_none() { self.only_attacker(&field, &turn)? } else { by };
        self.push(Event::Spent { success: at });
        // Of a move and an attack by one success, the attack comes first if the way isn't free without it.
        let blocked = moves.first().is_some_and(|first| self.state.room(*first) == Some(0));
        if !blocked {
            self.advance(&moves)?;
        }
        if let Some(attacker) = by.filter(|_| attacks).map(|by| self.known(by)).transpose()?
            && attacker.spaces == 0
        {
            // A figure can't attack from the space on which it was deployed.
            let name = attacker.piece.name.clone();
            self.forbid(Refusal::Halted { name })?;
        }
        for figure in attack {
            if !*equipment {
                self.faces(&field, figure, by)?;
            }
            // A figure can't be driven back beyond its start.
            if self.known(figure)?.spaces > 0 {
                self.moved(figure, -1);
            }
        }
        if blocked {
            self.advance(&moves)?;
        }
        for figure in back {
            self.moved(figure, -i64::from(self.known(figure)?.spaces));
        }
        if let Some(halts) = &field.halts {
            for figure in stun {
                self.mark(figure, halts)?;
            }
            for figure in stand {
                self.push(Event::Unmarked { figure, condition: halts.clone() });
            }
        }
        Ok(())
    }

    fn allows(&self, field: &Field, success: &Success, moves: &[FigureNo], steps: usize) -> bool {
        let column = |number: &FigureNo| self.state.figure(*number).and_then(|one| one.piece.column);
        let only_moves = moves.len() == steps;
        match success {
            Success::One => steps == 1,
            Success::Two => (1..=2).contains(&steps),
            Success::Triple { face } => {
                let slow = |number: &FigureNo| {
                    let card = self.card(*number);
                    card.zip(field.slow.as_ref()).is_some_and(|(card, slow)| slow.matches(card))
                };
                let most = if moves.iter().any(slow) { field.slow_triple } else { field.triple };
                let most = usize::try_from(most).unwrap_or(0);
                let of_column = moves.iter().all(|number| column(number) == Some(*face));
                only_moves && (1..=most).contains(&moves.len()) && of_column
            }
            Success::Straight { from, to } => {
                let in_row = |number: &FigureNo| column(number).is_some_and(|c| (*from..=*to).contains(&c));
                let once = moves.iter().all(|one| moves.iter().filter(|other| *other == one).count() == 1);
                only_moves && once && moves.iter().all(in_row)
            }
        }
    }

    /// Moves figures one space each, in this order.
    fn advance(&mut self, figures: &[FigureNo]) -> Result<(), Refusal> {
        for figure in figures {
            self.has_room(*figure, 1)?;
            self.moved(*figure, 1);
        }
        Ok(())
    }

    /// Checks whether so many spaces ahead of a figure are free.
    pub(super) fn has_room(&mut self, figure: FigureNo, by: i64) -> Result<(), Refusal> {
        let name = self.known(figure)?.piece.name.clone();
        match self.state.room(figure) {
            Some(room) if by > i64::from(room) => self.forbid(Refusal::Blocked { name }),
            _ => Ok(()),
        }
    }

    /// Moves a figure, which may bring it into the other half or back.
    pub(super) fn moved(&mut self, number: FigureNo, by: i64) {
        self.push(Event::Moved { figure: number, by });
        let ends = self.table.play.modes.iter().flat_map(|mode| &mode.ends);
        let Some(condition) =
            ends.filter_map(|end| end.across.as_ref()).map(|across| &across.condition).next()
        else {
            return;
        };
        let Some(figure) = self.state.figure(number) else { return };
        let (was, is) = (figure.is(condition), self.state.is_across(figure));
        let condition = condition.clone();
        match is {
            Some(true) if !was => {
                self.push(Event::Marked { figure: number, condition, ends: Ends::Never, activated: false });
            }
            Some(false) if was => self.push(Event::Unmarked { figure: number, condition }),
            _ => {}
        }
    }

    /// Returns the only figure that may attack; several have to be chosen from.
    fn only_attacker(&mut self, field: &Field, turn: &Turn) -> Result<Option<FigureNo>, Refusal> {
        let may = self.state.in_play(turn.side).filter(|one| may_attack(field, one));
        let mut may = may.map(|one| one.number).collect::<Vec<_>>();
        let one = may.pop().filter(|_| may.is_empty());
        if one.is_none() {
            self.forbid(Refusal::NoAttacker)?;
        }
        Ok(one)
    }

    /// Checks whether a figure attacked by a success alone is adjacent to its attacker, or to any who may attack, in the
    /// same column. Where the size of the field isn't known, the players see who is adjacent.
    fn faces(&mut self, field: &Field, enemy: FigureNo, by: Option<FigureNo>) -> Result<(), Refusal> {
        let target = self.known(enemy)?;
        let (column, name) = (target.piece.column, target.piece.name.clone());
        let in_column = |one: &Standing| one.piece.column == column;
        let attacker = match by {
            Some(by) => Some(self.known(by)?).filter(|one| in_column(one)),
            None => {
                let side = self.state.turn.as_ref().map(|turn| turn.side);
                let mut own = side.into_iter().flat_map(|side| self.state.in_play(side));
                own.find(|one| in_column(one) && may_attack(field, one))
            }
        };
        let Some(attacker) = attacker else { return self.forbid(Refusal::OtherColumn { name }) };
        let apart = self.state.room(attacker.number).is_some_and(|room| room > 0);
        if apart { self.forbid(Refusal::NotAdjacent { name }) } else { Ok(()) }
    }

    /// Checks whether a figure can move and attack.
    fn free(&mut self, field: &Field, number: FigureNo) -> Result<(), Refusal> {
        let figure: &Standing = self.known(number)?;
        let name = figure.piece.name.clone();
        let halted = field.halts.as_ref().is_some_and(|halts| figure.is(halts));
        if halted { self.forbid(Refusal::Halted { name }) } else { Ok(()) }
    }
}
