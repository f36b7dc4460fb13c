//! Push-your-luck dice.

use super::super::event::{Event, Success};
use super::super::facts::Luck;
use super::super::refusal::Refusal;
use super::Deciding;

/// Returns the success that these dice form, if any.
pub(super) fn success(luck: &Luck, dice: &[u32]) -> Option<Success> {
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
    pub(super) fn roll(&mut self, dice: &[u32], keep: &[Vec<u32>], lying: &[u32]) -> Result<(), Refusal> {
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
        let among = |dice: &[u32]| take(&mut dice.to_vec(), lying);
        if lying.len() >= need || !among(&before.lying) || !among(dice) {
            return Err(Refusal::NotLying);
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
