//! Two machines at one tournament: what each recorded on its own goes behind the other's, where it doesn't matter in
//! which order it happened.

use std::collections::BTreeMap;

use super::log::{Entry, Log, Step};
use super::state::PlayerNo;

impl Log {
    /// Returns the entries that `theirs` adds to the first `same`, which both logs have, as they follow this log, each
    /// with its index in `theirs`. What this log says already is left out. `None` if the order matters: two results of
    /// one table, two names of a player, or a round that was paired.
    #[must_use]
    pub fn behind(&self, theirs: &Self, same: usize) -> Option<Vec<(usize, Entry)>> {
        let own = self.entries.get(same..)?;
        let mut log = self.clone();
        // The numbers that players who joined there have here.
        let mut numbers = BTreeMap::<PlayerNo, PlayerNo>::new();
        let mut there = Self { entries: theirs.entries.get(..same)?.to_vec() }.next_number();
        let mut behind = Vec::new();
        for (at, entry) in theirs.entries.iter().enumerate().skip(same) {
            let mut entry = entry.clone();
            match &mut entry {
                Entry::Joined { name, .. } => {
                    let here =
                        log.state().players.iter().find(|player| player.name == *name).map(|p| p.number);
                    numbers.insert(there, here.unwrap_or_else(|| log.next_number()));
                    there = there.saturating_add(1);
                }
                Entry::Renamed { player, .. } | Entry::Dropped { player } | Entry::Returned { player } => {
                    *player = numbers.get(player).copied().unwrap_or(*player);
                }
                Entry::Result { .. } | Entry::Noted { .. } => {}
                _ => return None,
            }
            if own.contains(&entry) {
                continue;
            }
            let other_name = |one: &Entry| matches!((one, &entry), (Entry::Renamed { player, .. }, Entry::Renamed { player: same, .. }) if player == same);
            if own.iter().any(other_name) {
                return None;
            }
            match entry.step() {
                Some(step) => log.step(&step).ok()?,
                // A match is noted once a round.
                None => log.entries.push(entry),
            }
            behind.push((at, log.entries.last()?.clone()));
        }
        Some(behind)
    }

    /// Returns the number of the next player who joins.
    fn next_number(&self) -> PlayerNo {
        PlayerNo::try_from(self.state().players.len()).unwrap_or(PlayerNo::MAX).saturating_add(1)
    }
}

impl Entry {
    /// Returns the step that records this entry where order doesn't matter.
    fn step(&self) -> Option<Step> {
        Some(match self {
            Self::Joined { name, mine } => Step::Join { name: name.clone(), mine: *mine },
            Self::Renamed { player, name } => Step::Rename { player: *player, name: name.clone() },
            Self::Dropped { player } => Step::Drop { player: *player },
            Self::Returned { player } => Step::Return { player: *player },
            Self::Result { round, table, scores, outcome } => Step::Result {
                round: Some(*round),
                table: *table,
                scores: scores.clone(),
                outcome: *outcome,
                correct: false,
            },
            _ => return None,
        })
    }
}
