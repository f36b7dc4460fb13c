//! The campaign part of a pack: campaigns and all of their components. A pack without these files has no
//! campaigns; an extension may add its own campaigns, missions or cards.

mod assemble;
mod check;
mod check_rules;
mod rows;

pub(crate) use assemble::assemble;
pub(crate) use check::{Find, Known, check};
pub(crate) use rows::{CampaignsFile, RawCampaign};

/// The files of the campaign part.
pub(crate) const FILES: [&str; 16] = [
    "campaign_rules.toml",
    "campaigns.toml",
    "campaign_boxes.csv",
    "campaign_heroes.csv",
    "campaign_classes.csv",
    "campaign_class_cards.csv",
    "campaign_items.csv",
    "campaign_agenda.csv",
    "campaign_missions.csv",
    "campaign_outcomes.csv",
    "campaign_amounts.csv",
    "campaign_slots.csv",
    "campaign_bonuses.csv",
    "campaign_rewards.csv",
    "campaign_supplies.csv",
    "campaign_codes.csv",
];
