//! Use cases: joins the rules, the database and the templates.
//!
//! [`muster::Muster`] is the entry point: it holds the games and opens the user's data. Each module adds the use
//! cases of one noun to it. Use cases return values; [`speaker::Speaker`] turns them into words.

pub mod about;
pub mod answers;
pub mod backups;
pub mod campaigns;
mod cells;
pub mod collection;
pub mod commands;
pub mod counting;
mod day;
pub mod decode;
mod encoding;
pub mod error;
pub mod facts;
pub mod figures;
pub mod foreign;
pub mod games;
pub mod groups;
pub mod home;
pub mod matches;
pub mod muster;
pub mod my_figures;
pub mod odds;
pub mod output;
mod own_packs;
mod pack_table;
pub mod packs;
pub mod play;
pub mod print;
pub mod recognise;
mod seed;
pub mod session;
pub mod settings;
pub mod speaker;
pub mod squads;
pub mod start;
pub mod terms;
pub mod tournaments;
pub mod trades;
pub mod wire;
pub mod words;
pub mod work;

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

pub use error::{Blame, Error};
pub use muster::{Muster, Notice};
pub use muster_db::DbError;
pub use muster_db::pack::LoadedGame;
pub use muster_rules::figure::Figure;

/// Returns the system's language as a BCP 47 tag.
#[must_use]
pub fn system_language() -> Option<String> {
    sys_locale::get_locale()
}
