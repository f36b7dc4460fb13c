//! The input of a check.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::format::Format;
use crate::id::FigureId;
use crate::squad::SquadDraft;

/// Totals that a list states about itself; they are compared with the computed ones, never trusted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Claims {
    /// The total in points.
    pub total: Option<i64>,
    /// The number of activations.
    pub activations: Option<i64>,
}

/// A draft and everything that affects its legality.
#[derive(Clone, Copy, Debug)]
pub struct CheckInput<'a> {
    /// The squad.
    pub draft: &'a SquadDraft,
    /// The format it is checked against.
    pub format: &'a Format,
    /// The other squad of its team, in team play.
    pub partner: Option<&'a SquadDraft>,
    /// The opposing squad.
    pub opponent: Option<&'a SquadDraft>,
    /// The copies of each figure that the user owns and can spare; `None` if that doesn't matter.
    pub owned: Option<&'a BTreeMap<FigureId, u32>>,
    /// The totals stated by the list.
    pub claims: Claims,
    /// The number of unrecognised lines in the list, which may turn out to be members.
    pub unread: usize,
}

impl<'a> CheckInput<'a> {
    /// Returns the input for a draft alone.
    #[must_use]
    pub fn new(draft: &'a SquadDraft, format: &'a Format) -> Self {
        Self {
            draft,
            format,
            partner: None,
            opponent: None,
            owned: None,
            claims: Claims::default(),
            unread: 0,
        }
    }

    /// Returns the point limit.
    #[must_use]
    pub fn limit(&self) -> Option<i32> {
        self.format.limit.map(|usual| self.draft.limit.unwrap_or(usual))
    }
}
