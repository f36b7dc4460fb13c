//! Push-your-luck dice, and what successes are spent on.

use super::super::event::{Event, FigureNo, Success};
use super::super::facts::{Field, Luck};
use super::super::refusal::Refusal;
use super::super::state::Standing;
use super::super::tap::{Tap, Who};
use super::Deciding;

/// Returns the success that these dice form, if any.
fn success(luck: &Luck, dice: &[u32]) -> Option<Success> {
    let mut dice = dice.to_vec();
    dice.sort_unstable();
    match dice.as_slice() {
        [one] if *one == luck.faces => Some(Success::One),
        [one, two] if *one == luck.faces && two == one => Some(Success::Two),
        [a, b, c] if a == b && b == c && *c < luck.faces => Some(Success::Triple { face: *a }),
        [from, .., to] if dice.len() >= 3 && *to < luck.faces => {
            let row = dice.windows(2).all(|pair| pair[0] + 1 == pair[1]);
            row.then_some(Success::Straight { from: *from, to: *to })
        }
        _ => None,
    }
}

/// Whether any of the dice form a success.
fn succeeds(luck: &Luck, dice: &[u32]) -> bool {
    let count = |face: u32| dice.iter().filter(|die| **die == face).count();
    let row = |from: u32| (from..from + 3).all(|face| face < luck.faces && count(face) > 0);
    count(luck.faces) > 0 || (1..luck.faces).any(|face| count(face) >= 3 || row(face))
}

/// Removes dice from others; returns `false` if they aren't among them.
fn take(from: &mut Vec<u32>, dice: &[u32]) -> bool {
    dice.iter().all(|die| {
        let at = from.iter().position(|one| one == die);
        at.map(|at| from.swap_remove(at)).is_some()
    })
}

impl Deciding<'_> {
    pub(super) fn roll(&mut self, dice: &[u32], keep: &[Vec<u32>]) -> Result<(), Refusal> {
        let Some(luck) = self.table.play.luck.clone() else {
            return Err(Refusal::NoSuchTap { tap: "roll" });
        };
        if self.state.turn.is_none() {
            return Err(Refusal::NobodyFirst);
        }
        let before = self.state.dice.clone().unwrap_or_default();
        let need = luck.dice.saturating_sub(before.aside);
        let need = usize::try_from(need).unwrap_or(0);
        if before.acting || need == 0 {
            return Err(Refusal::NotKept);
        }
        if dice.len() != need || dice.iter().any(|die| !(1..=luck.faces).contains(die)) {
            return Err(Refusal::Dice { need, most: luck.faces });
        }
        if !succeeds(&luck, dice) {
            let side = self.state.turn.as_ref().map(|turn| turn.side);
            self.push(Event::Bust { dice: dice.to_vec() });
            // A turn that is lost ends as well, and whoever stands across has won.
            if let Some(side) = side {
                self.across(side);
            }
            if self.state.over.is_none() {
                self.next_turn();
            }
            return Ok(());
        }
        let mut left = dice.to_vec();
        let mut kept = Vec::new();
        for set in keep {
            let found = success(&luck, set).ok_or(Refusal::NoSuccess)?;
            if !take(&mut left, set) {
                return Err(Refusal::NoSuccess);
            }
            kept.push(found);
        }
        if kept.is_empty() {
            return Err(Refusal::KeepOne);
        }
        let aside = u32::try_from(dice.len() - left.len()).unwrap_or(0);
        self.push(Event::Luck { dice: dice.to_vec(), kept, aside });
        Ok(())
    }

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
        if let Some(by) = by {
            // A figure can't attack from the space on which it was deployed.
            let attacker = self.known(by)?;
            if attacker.spaces == 0 {
                let name = attacker.piece.name.clone();
                self.forbid(Refusal::Halted { name })?;
            }
        }
        if !*equipment {
            for enemy in &attack {
                self.faces(&field, *enemy, by)?;
            }
        }
        self.push(Event::Spent { success: at });
        for figure in moves {
            self.push(Event::Moved { figure, by: 1 });
        }
        for figure in attack {
            // A figure can't be driven back beyond its start.
            if self.known(figure)?.spaces > 0 {
                self.push(Event::Moved { figure, by: -1 });
            }
        }
        for figure in back {
            let by = -i64::from(self.known(figure)?.spaces);
            self.push(Event::Moved { figure, by });
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

    /// Checks whether a figure attacked by a success alone is in the column of its attacker, or of any who may attack.
    fn faces(&mut self, field: &Field, enemy: FigureNo, by: Option<FigureNo>) -> Result<(), Refusal> {
        let target = self.known(enemy)?;
        let (column, name) = (target.piece.column, target.piece.name.clone());
        let in_column = |one: &Standing| one.piece.column == column;
        let faced = match by {
            Some(by) => in_column(self.known(by)?),
            None => {
                let side = self.state.turn.as_ref().map(|turn| turn.side);
                let may = |one: &&Standing| {
                    let halted = field.halts.as_ref().is_some_and(|halts| one.is(halts));
                    in_column(one) && one.spaces > 0 && !halted
                };
                side.is_some_and(|side| self.state.in_play(side).any(|one| may(&one)))
            }
        };
        if faced { Ok(()) } else { self.forbid(Refusal::OtherColumn { name }) }
    }

    /// Checks whether a figure can move and attack.
    fn free(&mut self, field: &Field, number: FigureNo) -> Result<(), Refusal> {
        let figure: &Standing = self.known(number)?;
        let name = figure.piece.name.clone();
        let halted = field.halts.as_ref().is_some_and(|halts| figure.is(halts));
        if halted { self.forbid(Refusal::Halted { name }) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::{succeeds, success};
    use crate::play::event::Success;
    use crate::play::facts::Luck;

    const LUCK: Luck = Luck { dice: 6, faces: 6 };

    #[test]
    fn four_kinds_of_success_and_nothing_else() {
        for (dice, found) in [
            (&[6][..], Some(Success::One)),
            (&[6, 6], Some(Success::Two)),
            (&[3, 3, 3], Some(Success::Triple { face: 3 })),
            (&[2, 1, 3], Some(Success::Straight { from: 1, to: 3 })),
            (&[1, 2, 3, 4, 5], Some(Success::Straight { from: 1, to: 5 })),
            (&[6, 6, 6], None),
            (&[4, 5, 6], None),
            (&[5, 5], None),
            (&[1, 2, 4], None),
            (&[], None),
        ] {
            assert_eq!(success(&LUCK, dice), found, "{dice:?}");
        }
    }

    #[test]
    fn what_is_offered_as_a_success_is_one_and_nothing_is_missing() {
        // Every choice of up to six dice, in ascending order.
        let mut all = vec![Vec::new()];
        for _ in 0..6 {
            let longer = all.iter().flat_map(|dice: &Vec<u32>| {
                let from = dice.last().copied().unwrap_or(1);
                (from..=6).map(|die| dice.iter().copied().chain([die]).collect::<Vec<_>>())
            });
            all = longer.chain(all.iter().cloned()).collect();
            all.sort_unstable();
            all.dedup();
        }
        let mut offered = LUCK.successes();
        offered.sort_unstable();
        let found: Vec<_> = all.into_iter().filter(|dice| success(&LUCK, dice).is_some()).collect();
        assert_eq!(offered, found);
    }

    #[test]
    fn a_roll_fails_where_no_dice_of_it_are_a_success() {
        // For every roll of six dice: a success is found exactly if some subset is one.
        for roll in 0..6_u32.pow(6) {
            let dice: Vec<_> = (0..6).map(|at| roll / 6_u32.pow(at) % 6 + 1).collect();
            let any = (1..64_u32).any(|mask| {
                let some = dice.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
                success(&LUCK, &some.map(|(_, die)| *die).collect::<Vec<_>>()).is_some()
            });
            assert_eq!(succeeds(&LUCK, &dice), any, "{dice:?}");
        }
    }
}
