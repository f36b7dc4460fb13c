//! What users keep: one row a noun, and everything that follows from it.
//!
//! A noun is a kind of subject that entries can have, and has a table. From its row come the triggers that note
//! its changes (`notes`), how rows become entries and entries rows ([`crate::entry`], `receive`), which tables a
//! database must have (`schema`), and what can be read in a damaged one (`damage`). Tables that aren't a noun's
//! are in `BESIDE`, with the reason. `db/tests/store/nouns.rs` compares both with what databases contain.

mod notes;
mod shape;

use std::ops::RangeBounds;

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use shape::{BARE, RECORD, ROW, along, count, maybe, maybe_cost, maybe_flag, maybe_money, text};
pub(crate) use shape::{Chain, Column, Holds, Kind, Record, Stamps, Versions};

/// A kind of subject.
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
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Noun {
    // In the order in which their rows are rebuilt: referenced ones first.
    /// The numbers of a printing that are owned and wanted.
    Holding,
    /// A physical copy.
    Copy,
    /// An alias that the user added.
    Alias,
    /// A pack of the user's own.
    OwnPack,
    /// A revision of a squad.
    SquadVersion,
    /// A squad's folder and whether it is deleted.
    Squad,
    /// A tag of a squad.
    SquadTag,
    /// A revision of a match.
    MatchVersion,
    /// Whether a match is deleted.
    Match,
    /// A campaign's name and whether it is deleted.
    Campaign,
    /// An entry of a campaign's log.
    CampaignLog,
    /// What a campaign's log leaves out because one side keeps it secret.
    CampaignSecret,
    /// A secret card that one side revealed.
    CampaignReveal,
    /// A campaign session.
    Evening,
    /// A photo of a session.
    Photo,
    /// A tap recorded while a campaign's mission was played.
    Night,
    /// A game in progress: its name and whether it is deleted.
    Play,
    /// An entry of a game's log.
    PlayLog,
    /// A tournament's name and whether it is deleted.
    Tournament,
    /// An entry of a tournament's log.
    TournamentLog,
}

/// A part of the user's data, as shown to users.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Part {
    /// Owned and wanted printings, including individual copies.
    Collection,
    /// Squads and their revisions.
    Squads,
    /// Campaigns with their logs and sessions.
    Campaigns,
    /// The match log, games in progress, and tournaments.
    Matches,
    /// Answers to open questions, and the user's own figures.
    OwnPacks,
    /// Aliases that the user added.
    Aliases,
    /// Settings.
    Settings,
}

/// A noun's row.
#[derive(Debug)]
struct Kept {
    noun: Noun,
    home: Home,
    /// How its entries become rows.
    kind: Kind,
}

/// Where a noun's rows are.
#[derive(Debug)]
struct Home {
    table: &'static str,
    /// The first version of the database that has the table.
    since: i32,
    /// The part of the user's data that it belongs to.
    part: Part,
}

const fn home(table: &'static str, since: i32, part: Part) -> Home {
    Home { table, since, part }
}

/// The nouns, in the order of [`Noun`].
static NOUNS: [Kept; Noun::VARIANTS.len()] = [
    Kept {
        noun: Noun::Holding,
        home: home("holding", 1, Part::Collection),
        kind: Kind::Record(Record {
            key: &["game", "printing"],
            groups: &[
                &[text("figure"), text("last_name"), maybe_cost("last_cost")],
                &[text("note")],
                &[maybe_money("worth_minor"), maybe("worth_currency"), maybe("worth_on")],
            ],
            counts: &["figures", "cards", "wanted", "for_trade"],
            stamps: Stamps { uuid: true, ..ROW },
            ..RECORD
        }),
    },
    Kept {
        noun: Noun::Copy,
        home: home("owned_copy", 1, Part::Collection),
        kind: Kind::Record(Record {
            groups: &[
                &[text("game"), text("printing"), text("figure"), text("last_name"), maybe_cost("last_cost")],
                &[text("condition")],
                &[maybe_flag("painted")],
                &[text("location")],
                &[maybe_money("price_minor"), along("price_minor", "currency")],
                &[maybe("acquired_on")],
                &[text("note")],
                &[maybe("photo")],
            ],
            ..RECORD
        }),
    },
    Kept {
        noun: Noun::Alias,
        home: home("alias", 1, Part::Aliases),
        kind: Kind::Record(Record {
            key: &["game", "folded"],
            groups: &[&[text("written"), text("figure"), maybe("last_name"), maybe_cost("last_cost")]],
            stamps: Stamps { uuid: true, created: true, ..BARE },
            ..RECORD
        }),
    },
    Kept { noun: Noun::OwnPack, home: home("own_pack", 5, Part::OwnPacks), kind: Kind::Files },
    Kept {
        noun: Noun::SquadVersion,
        home: home("squad_revision", 1, Part::Squads),
        kind: Kind::Versions(Versions { of: "squad", text: "draft" }),
    },
    Kept {
        noun: Noun::Squad,
        home: home("squad", 1, Part::Squads),
        kind: Kind::Record(Record {
            groups: &[&[text("folder")]],
            made_elsewhere: true,
            contents: Some(Noun::SquadVersion),
            ..RECORD
        }),
    },
    Kept {
        noun: Noun::SquadTag,
        home: home("squad_tag", 10, Part::Squads),
        kind: Kind::Record(Record {
            key: &["squad", "folded"],
            groups: &[&[text("tag")]],
            stamps: BARE,
            ..RECORD
        }),
    },
    Kept {
        noun: Noun::MatchVersion,
        home: home("match_revision", 4, Part::Matches),
        kind: Kind::Versions(Versions { of: "played", text: "entry" }),
    },
    Kept {
        noun: Noun::Match,
        home: home("match_played", 4, Part::Matches),
        kind: Kind::Record(Record { made_elsewhere: true, contents: Some(Noun::MatchVersion), ..RECORD }),
    },
    // The PIN is among the secrets that it guards, and goes where they go; earlier versions kept it with the campaign.
    Kept {
        noun: Noun::Campaign,
        home: home("campaign", 2, Part::Campaigns),
        kind: Kind::Record(Record {
            groups: &[&[text("game")], &[text("name"), text("folded")]],
            contents: Some(Noun::CampaignLog),
            ..RECORD
        }),
    },
    Kept {
        noun: Noun::CampaignLog,
        home: home("campaign_entry", 2, Part::Campaigns),
        kind: Kind::Chain(Chain { of: "campaign", texts: &["entry"] }),
    },
    Kept {
        noun: Noun::CampaignSecret,
        home: home("campaign_secret", 14, Part::Campaigns),
        kind: Kind::Record(Record {
            key: &["campaign", "name"],
            groups: &[&[text("secret")]],
            stamps: BARE,
            ..RECORD
        }),
    },
    Kept {
        noun: Noun::CampaignReveal,
        home: home("campaign_reveal", 14, Part::Campaigns),
        kind: Kind::Record(Record {
            key: &["campaign", "alias"],
            groups: &[&[text("card")]],
            stamps: BARE,
            ..RECORD
        }),
    },
    Kept {
        noun: Noun::Evening,
        home: home("campaign_session", 3, Part::Campaigns),
        kind: Kind::Record(Record {
            groups: &[
                &[text("campaign")],
                &[text("held_on")],
                &[text("players")],
                &[text("note")],
                &[count("from_entry")],
            ],
            ..RECORD
        }),
    },
    Kept {
        noun: Noun::Photo,
        home: home("campaign_photo", 3, Part::Campaigns),
        kind: Kind::Record(Record {
            groups: &[&[text("session")], &[text("photo")]],
            stamps: Stamps { updated: false, ..ROW },
            ..RECORD
        }),
    },
    Kept {
        noun: Noun::Night,
        home: home("campaign_night", 8, Part::Campaigns),
        kind: Kind::Chain(Chain { of: "campaign", texts: &["event", "mission"] }),
    },
    Kept {
        noun: Noun::Play,
        home: home("play", 11, Part::Matches),
        kind: Kind::Record(Record {
            groups: &[&[text("game")], &[text("name"), text("folded")], &[maybe("played")]],
            contents: Some(Noun::PlayLog),
            ..RECORD
        }),
    },
    Kept {
        noun: Noun::PlayLog,
        home: home("play_entry", 11, Part::Matches),
        kind: Kind::Chain(Chain { of: "play", texts: &["entry"] }),
    },
    Kept {
        noun: Noun::Tournament,
        home: home("tournament", 13, Part::Matches),
        kind: Kind::Record(Record {
            groups: &[&[text("game")], &[text("name"), text("folded")]],
            contents: Some(Noun::TournamentLog),
            ..RECORD
        }),
    },
    Kept {
        noun: Noun::TournamentLog,
        home: home("tournament_entry", 13, Part::Matches),
        kind: Kind::Chain(Chain { of: "tournament", texts: &["entry"] }),
    },
];

const _: () = {
    let mut place = 0;
    while place < NOUNS.len() {
        assert!(NOUNS[place].noun as usize == place, "nouns stand in the order of their enum");
        place += 1;
    }
};

/// Why no entry is about a table.
#[derive(Clone, Copy, Debug)]
enum Why {
    /// Its rows are made of a noun's whenever that is written or shown.
    MadeOf(Noun),
    /// It says how the user set up this machine.
    Settings,
    /// It holds the entries themselves, or what this machine still has to do about them.
    Entries,
    /// It says where this machine exchanges entries, and how far it has come.
    Exchange,
    /// It says what guests asked this machine for.
    Guests,
    /// It says what players told this machine during a tournament, before it is booked.
    Evening,
}

/// The tables that aren't a noun's: name, first version that has it, and why no entry is about it.
const BESIDE: &[(&str, i32, Why)] = &[
    ("squad_member", 1, Why::MadeOf(Noun::SquadVersion)),
    ("own_pack_revision", 5, Why::MadeOf(Noun::OwnPack)),
    ("own_pack_file", 5, Why::MadeOf(Noun::OwnPack)),
    ("setting", 1, Why::Settings),
    ("entry", 12, Why::Entries),
    ("entry_head", 12, Why::Entries),
    ("entry_subject", 15, Why::Entries),
    ("entry_waiting", 12, Why::Entries),
    ("entry_changed", 12, Why::Entries),
    ("entry_settled", 12, Why::Entries),
    ("entry_unshown", 12, Why::Entries),
    ("hub", 12, Why::Exchange),
    ("hub_campaign", 12, Why::Exchange),
    ("hub_outbox", 12, Why::Exchange),
    ("hub_parcel", 12, Why::Exchange),
    ("hub_stream", 12, Why::Exchange),
    ("guest_call", 16, Why::Guests),
    ("tournament_report", 17, Why::Evening),
    ("tournament_list", 17, Why::Evening),
    ("tournament_clock", 17, Why::Evening),
];

/// A table of the user's database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its name.
    pub name: &'static str,
    /// The first version of the database that has it.
    pub since: i32,
    /// The part of the user's data that it belongs to; `None` for what machines need among themselves.
    pub part: Option<Part>,
    /// The noun whose entries bring its rows to other machines; `None` if its rows stay here.
    pub noun: Option<Noun>,
}

/// Returns every table, those of nouns first.
pub fn tables() -> impl Iterator<Item = Table> {
    let kept = NOUNS.iter().map(|Kept { noun, home, .. }| Table {
        name: home.table,
        since: home.since,
        part: Some(home.part),
        noun: Some(*noun),
    });
    let beside = BESIDE.iter().map(|&(name, since, why)| {
        let (part, noun) = match why {
            Why::MadeOf(noun) => (Some(noun.kept().home.part), Some(noun)),
            Why::Settings => (Some(Part::Settings), None),
            Why::Entries | Why::Exchange | Why::Guests | Why::Evening => (None, None),
        };
        Table { name, since, part, noun }
    });
    kept.chain(beside)
}

/// Returns the statements that make the triggers of the nouns whose tables came with one of these versions.
pub fn notes(versions: impl RangeBounds<i32>) -> Vec<String> {
    NOUNS.iter().filter(|kept| versions.contains(&kept.home.since)).flat_map(Kept::notes).collect()
}

/// Returns the tables whose rows name photos.
pub(crate) fn with_photos() -> impl Iterator<Item = &'static str> {
    let has = |kept: &&Kept| match &kept.kind {
        Kind::Record(record) => record.columns().any(|column| column.name == "photo"),
        _ => false,
    };
    NOUNS.iter().filter(has).map(|kept| kept.home.table)
}

impl Part {
    /// Returns the name used in requests and responses.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

impl Noun {
    /// Returns the name used in entries.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.into()
    }

    /// Returns all nouns.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::VARIANTS.iter().copied()
    }

    /// Returns whether concurrent entries are kept side by side until they are joined.
    #[must_use]
    pub fn can_fork(self) -> bool {
        matches!(self.kind(), Kind::Versions(_) | Kind::Chain(_))
    }

    /// Returns the noun's table.
    #[must_use]
    pub fn table(self) -> &'static str {
        self.kept().home.table
    }

    fn kept(self) -> &'static Kept {
        &NOUNS[self as usize]
    }

    /// Returns how its entries become rows.
    pub(crate) fn kind(self) -> &'static Kind {
        &self.kept().kind
    }

    /// Returns the record whose contents this is, and which decides whether they count as removed.
    pub(crate) fn keeper(self) -> Option<Self> {
        let keeps = |kept: &&Kept| matches!(&kept.kind, Kind::Record(r) if r.contents == Some(self));
        NOUNS.iter().find(keeps).map(|kept| kept.noun)
    }
}
