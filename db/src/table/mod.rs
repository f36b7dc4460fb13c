//! One file per table: its rows and queries.

pub mod alias;
pub mod campaign;
pub mod campaign_night;
pub mod campaign_secret;
pub mod campaign_session;
pub mod catalogue;
pub mod copy;
mod entry;
pub mod holding;
pub mod hub;
pub mod log;
pub mod match_played;
pub mod own_pack;
pub mod photo;
pub mod play;
pub mod search;
pub mod setting;
pub mod squad;
pub mod squad_label;
pub mod squad_member;
pub mod squad_revision;
pub mod tournament;
