//! Which entries of a log are in effect, and what can be undone and redone.

use super::log::Entry;

/// A unit of undo.
#[derive(Clone, Debug)]
enum Deed {
    /// A step, by the index of its entry.
    Step(usize),
    /// An edit of history.
    Mend {
        /// The index of its entry.
        at: usize,
        /// The entries that it set aside; while it is undone, the entries that replaced them.
        aside: Vec<usize>,
        /// The number of entries in effect before the ones that it set aside.
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

/// The result of [`Standing::redoable`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Redoable {
    /// The step holds again as recorded.
    AsItWas(usize),
    /// Something before the step has changed, so it is decided again.
    Anew(usize),
}

impl Redoable {
    /// Returns the index of the deed's entry.
    pub(super) fn place(self) -> usize {
        match self {
            Self::AsItWas(at) | Self::Anew(at) => at,
        }
    }
}

/// The change that an entry made to the entries in effect: all after the first `kept` are replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    /// The number of entries that stay in effect.
    pub(super) kept: usize,
    /// The indices of the entries after them that are no longer in effect.
    pub(super) gone: Vec<usize>,
}

/// The entries in effect, in the order of play, and the deeds that can be undone or redone.
#[derive(Clone, Debug, Default)]
pub(super) struct Standing {
    /// The indices of the entries in effect.
    holding: Vec<usize>,
    /// The deeds, most recent last.
    deeds: Vec<Deed>,
    /// The undone deeds, next to be redone last, and whether something before them changed since.
    undone: Vec<(Deed, bool)>,
    /// The number of steps that the last edit still expects; they follow it in the log.
    awaited: usize,
}

impl Standing {
    /// Returns the indices of the entries in effect, in the order of play.
    pub(super) fn holding(&self) -> &[usize] {
        &self.holding
    }

    /// Returns the number of steps that the last edit still expects.
    pub(super) fn awaited(&self) -> usize {
        self.awaited
    }

    /// Processes the entry at index `at`.
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
                // An undone edit refers to a history that no longer exists.
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

    /// Returns the indices of the edits in effect, in the order in which they were made.
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

    /// Undoes or redoes a deed.
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

    /// Returns the position of an entry among those in effect.
    pub(super) fn position(&self, at: usize) -> Option<usize> {
        self.holding.iter().position(|holds| *holds == at)
    }

    /// Returns the index of the deed that can be undone. The beginning can't.
    pub(super) fn undoable(&self) -> Option<usize> {
        self.deeds.last().map(Deed::place).filter(|at| *at > 0)
    }

    /// Returns the deed that can be redone.
    pub(super) fn redoable(&self) -> Option<Redoable> {
        let (deed, anew) = self.undone.last()?;
        Some(if *anew { Redoable::Anew(deed.place()) } else { Redoable::AsItWas(deed.place()) })
    }

    /// Whether an entry is valid at index `at`, after the processed ones: no unexpected repetition, and no undo
    /// of anything that isn't in effect.
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
