//! Use cases: joins the rules, the database and the templates.
//!
//! [`Muster`] is the entry point: it holds the games and opens the user's data. Each module adds the use cases of one
//! noun to it. Use cases return values; a [`Speaker`](base::speaker::Speaker) turns them into words.
//!
//! Modules, from the lowest to the highest; each imports only those before it:
//! `base`, `games`, `kept`, `own`, `card`, `packs`, `groups`,
//! `squads`, `odds`, `terms`, `figures`, `collection`, `counting`,
//! `matches`, `campaigns`, `play`, `tournaments`, `trades`,
//! `home`, `demo`, `phones`, `settings`, `backups`, `start`, `recognise`, `about`, `print`, `share`, `api`.

pub mod about;
pub mod api;
pub mod backups;
pub mod base;
pub mod campaigns;
pub mod card;
pub mod collection;
pub mod counting;
pub mod demo;
pub mod figures;
pub mod games;
pub mod groups;
pub mod home;
pub mod kept;
pub mod matches;
pub mod odds;
pub mod own;
pub mod packs;
pub mod phones;
pub mod play;
pub mod print;
pub mod recognise;
pub mod settings;
pub mod share;
pub mod squads;
pub mod start;
pub mod terms;
pub mod tournaments;
pub mod trades;

/// Rules of campaigns, re-exported.
pub mod campaign_rules {
    pub use muster_rules::campaign::*;
}

/// Rules of a mission while it is played, re-exported.
pub mod night_rules {
    pub use muster_rules::night::Tap;
}

/// The result of checking a squad, re-exported.
pub mod report {
    pub use muster_rules::constraint::side_list::Amount;
    pub use muster_rules::report::{Finding, PricedMember, Report, Severity, Verdict};
}

pub use base::error::{Blame, Error};
pub use base::muster::{Muster, Notice};
pub use muster_db::DbError;
pub use muster_db::pack::LoadedGame;
pub use muster_rules::figure::Figure;
