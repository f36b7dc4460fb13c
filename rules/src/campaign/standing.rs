//! Which entries of a log hold, what can be taken back, and what can be done again.

use super::log::Entry;

/// Something that was done to the books as one, and is taken back as one.
#[derive(Clone, Debug)]
enum Deed {
    /// A step, by the place of its entry.
    Step(usize),
    /// History was mended.
    Mend {
        /// The place of its entry.
        at: usize,
        /// What doesn't hold because of it; while it is taken back, what doesn't hold for that.
        aside: Vec<usize>,
        /// How many entries held before those that it set aside.
        kept: usize,
    },
}

impl Deed {
    fn place(&self) -> usize {
        match self {
            Self::Step(at) | Self::Mend { at, .. } => *at,
        }
    }
}

/// What [`Standing::redoable`] found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Redoable {
    /// It holds again as recorded.
    AsItWas(usize),
    /// Something before it has changed: the step is decided again.
    Anew(usize),
}

impl Redoable {
    /// The place of the deed's entry.
    pub(super) fn place(self) -> usize {
        match self {
            Self::AsItWas(at) | Self::Anew(at) => at,
        }
    }
}

/// What an entry changed in which entries hold: after the first `kept`, others do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    /// How many entries hold as before.
    pub(super) kept: usize,
    /// The places of those after them that hold no longer.
    pub(super) gone: Vec<usize>,
}

/// Which entries of a log hold, in the order of the game, and which deeds can be taken back or done again.
#[derive(Clone, Debug, Default)]
pub(super) struct Standing {
    /// The places of entries that hold.
    holding: Vec<usize>,
    /// What was done, the last one last.
    deeds: Vec<Deed>,
    /// What was taken back, the next one last; and whether something before it changed since.
    undone: Vec<(Deed, bool)>,
    /// How many steps the last mend still waits for: they follow it in the log.
    awaited: usize,
}

impl Standing {
    /// The places of entries that hold, in the order of the game.
    pub(super) fn holding(&self) -> &[usize] {
        &self.holding
    }

    /// How many steps the last mend still waits for.
    pub(super) fn awaited(&self) -> usize {
        self.awaited
    }

    /// Takes in the entry at this place.
    pub(super) fn take_in(&mut self, at: usize, entry: &Entry) -> Turn {
        match entry {
            Entry::Step { .. } if self.awaited > 0 => {
                self.awaited -= 1;
                self.hold(at)
            }
            Entry::Step { again, .. } => {
                match (again, self.undone.last()) {
                    (Some(of), Some((deed, _))) if deed.place() == *of => drop(self.undone.pop()),
                    _ => self.undone.clear(),
                }
                self.deeds.push(Deed::Step(at));
                self.hold(at)
            }
            Entry::Mend { from, steps, .. } => {
                let kept = self.position(*from).unwrap_or(self.holding.len());
                let aside = self.holding.split_off(kept);
                self.awaited = *steps;
                self.deeds.push(Deed::Mend { at, aside: aside.clone(), kept });
                // A mend that was taken back spoke of a history that is no more.
                self.undone.retain(|(deed, _)| matches!(deed, Deed::Step(_)));
                self.undone.iter_mut().for_each(|(_, anew)| *anew = true);
                Turn { kept, gone: aside }
            }
            Entry::Undo { .. } => {
                let Some(mut deed) = self.deeds.pop() else { return self.still() };
                let turn = self.turn(&mut deed, false);
                self.undone.push((deed, false));
                turn
            }
            Entry::Redo { .. } => {
                let Some((mut deed, _)) = self.undone.pop() else { return self.still() };
                let turn = self.turn(&mut deed, true);
                self.deeds.push(deed);
                turn
            }
        }
    }

    /// Mends that hold, in the order in which they were made, by the places of their entries.
    pub(super) fn mends(&self) -> impl Iterator<Item = usize> {
        self.deeds.iter().filter_map(|deed| match deed {
            Deed::Mend { at, .. } => Some(*at),
            Deed::Step(_) => None,
        })
    }

    fn still(&self) -> Turn {
        Turn { kept: self.holding.len(), gone: Vec::new() }
    }

    fn hold(&mut self, at: usize) -> Turn {
        let turn = self.still();
        self.holding.push(at);
        turn
    }

    /// Takes a deed back, or does it again.
    fn turn(&mut self, deed: &mut Deed, again: bool) -> Turn {
        match deed {
            Deed::Step(at) if again => self.hold(*at),
            Deed::Step(_) => {
                let gone: Vec<_> = self.holding.pop().into_iter().collect();
                Turn { kept: self.holding.len(), gone }
            }
            Deed::Mend { aside, kept, .. } => {
                let kept = (*kept).min(self.holding.len());
                let gone = self.holding.split_off(kept);
                self.holding.append(aside);
                aside.clone_from(&gone);
                Turn { kept, gone }
            }
        }
    }

    /// How many entries hold before the one at this place, where that holds.
    pub(super) fn position(&self, at: usize) -> Option<usize> {
        self.holding.iter().position(|holds| *holds == at)
    }

    /// The deed that can be taken back, by the place of its entry. The beginning stays.
    pub(super) fn undoable(&self) -> Option<usize> {
        self.deeds.last().map(Deed::place).filter(|at| *at > 0)
    }

    /// The deed that can be done again.
    pub(super) fn redoable(&self) -> Option<Redoable> {
        let (deed, anew) = self.undone.last()?;
        Some(if *anew { Redoable::Anew(deed.place()) } else { Redoable::AsItWas(deed.place()) })
    }

    /// Whether an entry can stand at this place, after those that were taken in: no step that was never asked
    /// for, no undo of what doesn't hold.
    pub(super) fn admits(&self, at: usize, entry: &Entry) -> bool {
        match entry {
            Entry::Step { again, .. } if self.awaited == 0 => {
                again.is_none_or(|of| self.redoable() == Some(Redoable::Anew(of)))
            }
            Entry::Step { again, .. } => again.is_none_or(|of| of < at),
            _ if self.awaited > 0 => false,
            Entry::Mend { from, .. } => self.position(*from).is_some(),
            Entry::Undo { of } => self.undoable() == Some(*of),
            Entry::Redo { of } => self.redoable() == Some(Redoable::AsItWas(*of)),
        }
    }
}
