//! The push-your-luck dice of a turn.

use serde::Serialize;

use crate::play::event::Success;

/// The dice of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Dice {
    /// The successes set aside, and whether each is spent.
    pub kept: Vec<(Success, bool)>,
    /// The number of dice set aside.
    pub aside: u32,
    /// The faces of the others, as the last roll left them.
    pub lying: Vec<u32>,
    /// Whether actions have started, so that no more dice may be rolled.
    pub acting: bool,
}

impl Dice {
    /// Sets successes of a roll aside.
    pub(super) fn set_aside(&mut self, rolled: &[u32], kept: &[Success], aside: u32) {
        self.lying = rolled.to_vec();
        for success in kept {
            // The highest face there is lies on the table if it is a success.
            let highest = self.lying.iter().max().copied().unwrap_or(0);
            for face in faces(success, highest) {
                if let Some(at) = self.lying.iter().position(|die| *die == face) {
                    self.lying.remove(at);
                }
            }
        }
        self.kept.extend(kept.iter().map(|success| (success.clone(), false)));
        self.aside += aside;
    }

    /// Spends a success on an action.
    pub(super) fn spend(&mut self, success: usize) {
        self.acting = true;
        if let Some(kept) = self.kept.get_mut(success) {
            kept.1 = true;
        }
    }
}

fn faces(success: &Success, highest: u32) -> Vec<u32> {
    match success {
        Success::One => vec![highest],
        Success::Two => vec![highest; 2],
        Success::Triple { face } => vec![*face; 3],
        Success::Straight { from, to } => (*from..=*to).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::Dice;
    use crate::play::event::Success;

    #[test]
    fn what_is_not_set_aside_lies_as_it_fell() {
        let mut dice = Dice::default();
        dice.set_aside(&[1, 6, 4, 1, 6, 1], &[Success::One], 1);
        assert_eq!(dice.lying, [1, 4, 1, 6, 1]);
        dice.set_aside(&[1, 6, 1, 6, 1], &[Success::Two, Success::Triple { face: 1 }], 5);
        assert!(dice.lying.is_empty());
        assert_eq!(dice.aside, 6);
    }
}
