//! A member of a group on a server.

use chrono::{DateTime, Utc};

/// A member of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The role used to log in.
    pub role: String,
    /// The name given by the inviter.
    pub called: String,
    /// The inviter's role; its own for the member that created the group.
    pub invited_by: String,
    /// When it accepted its invitation.
    pub joined: Option<DateTime<Utc>>,
    /// When it was removed or left.
    pub removed: Option<DateTime<Utc>>,
    /// When it last exchanged, to ten minutes.
    pub seen: Option<DateTime<Utc>>,
    /// The number of bytes that it has stored.
    pub bytes: u64,
    /// Whether it is the role that asks.
    pub own: bool,
    /// Whether it has written to the group: only then does it get a new key.
    pub wrote: bool,
}

impl Member {
    /// Returns whether it came in by an invitation, rather than being who runs the server.
    #[must_use]
    pub fn is_invited(&self) -> bool {
        self.invited_by != self.role && self.role.starts_with("muster_")
    }
}
