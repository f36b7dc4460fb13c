//! Who a guest at the table is, as the host decided when inviting.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoStaticStr};
use ts_rs::TS;
use uuid::Uuid;

/// What a guest may do, see `api/roles.rs`.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumIter,
    IntoStaticStr,
    TS,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Role {
    /// The user, on a phone of their own: figures, what they own, squads, rules.
    Owner,
    /// A player in a game at the table.
    Player,
    /// Somebody who looks on at a game at the table.
    TableWatcher,
    /// All heroes' players of a campaign, on one screen.
    Rebels,
    /// One hero's player.
    Hero,
    /// The player of the side that keeps secrets.
    Empire,
    /// Somebody who looks on at a mission.
    NightWatcher,
    /// A player in a tournament: one of those on its list, or somebody who joins.
    TournamentPlayer,
    /// Somebody who looks at a tournament's pairings and standings.
    TournamentWatcher,
}

/// What a role is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Nothing in particular.
    Nothing,
    /// A game at the table.
    Play,
    /// A campaign.
    Campaign,
    /// A tournament.
    Tournament,
}

impl Role {
    /// Returns what the role is about.
    #[must_use]
    pub const fn about(self) -> About {
        match self {
            Self::Owner => About::Nothing,
            Self::Player | Self::TableWatcher => About::Play,
            Self::Rebels | Self::Hero | Self::Empire | Self::NightWatcher => About::Campaign,
            Self::TournamentPlayer | Self::TournamentWatcher => About::Tournament,
        }
    }

    /// Returns the role's name on the wire.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A role, and what it is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Seat {
    /// The role.
    pub role: Role,
    /// The id of the campaign, game or tournament; null if the role is about none.
    #[serde(default)]
    #[ts(type = "string | null")]
    pub of: Option<Uuid>,
    /// The hero's id, for a hero's player.
    #[serde(default)]
    pub hero: Option<String>,
    /// The number of the player that a guest of a tournament is; null until the guest has said it.
    #[serde(default)]
    pub player: Option<u32>,
}

impl Seat {
    /// Returns a seat of a role that is no single hero's.
    #[must_use]
    pub const fn of(role: Role, of: Option<Uuid>) -> Self {
        Self { role, of, hero: None, player: None }
    }
}
