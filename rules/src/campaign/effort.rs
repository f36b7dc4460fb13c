//! What campaigns cost this thread, counted in builds with debug assertions: tests hold use cases to it, since a log
//! that is opened or folded twice goes unnoticed until it is long.

use std::cell::Cell;

/// The work of one thread since it began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// The logs opened from stored entries.
    pub opened: u64,
    /// The events applied to a state.
    pub applied: u64,
}

thread_local! {
    static EFFORT: Cell<Effort> = const { Cell::new(Effort { opened: 0, applied: 0 }) };
}

impl Effort {
    /// Returns this thread's work so far; nothing in builds without debug assertions.
    #[must_use]
    pub fn so_far() -> Self {
        EFFORT.get()
    }

    pub(super) fn add(opened: u64, applied: u64) {
        if cfg!(debug_assertions) {
            let Self { opened: logs, applied: events } = EFFORT.get();
            EFFORT.set(Self { opened: logs + opened, applied: events + applied });
        }
    }
}
