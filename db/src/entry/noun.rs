//! The kinds of subject that entries can have, and the tables that hold them.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

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

/// How the entries of a noun become rows.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Record(&'static Record),
    Versions(&'static Versions),
    Chain(&'static Chain),
    Files,
}

/// A table of records.
#[derive(Debug)]
pub(super) struct Record {
    pub(super) table: &'static str,
    /// The key columns, in the order in which the subject lists them.
    pub(super) key: &'static [&'static str],
    /// Columns that are set together: of concurrent changes to a group, the later one wins as a whole.
    pub(super) groups: &'static [&'static [Column]],
    /// Columns in which differences add up.
    pub(super) counts: &'static [&'static str],
    /// Whether a row can only be made by its contents (its first revision), not from this record's columns.
    pub(super) made_elsewhere: bool,
    /// The metadata that rows carry in addition to their key.
    pub(super) stamps: Stamps,
    /// The noun of the contents that are removed with it.
    pub(super) contents: Option<Noun>,
}

/// A column of a record and the values that it accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Column {
    pub(super) name: &'static str,
    pub(super) holds: Holds,
    pub(super) null: bool,
}

/// The type of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    Text,
    Number,
}

/// A row's metadata.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamps {
    /// It has an ID that isn't its key.
    pub(super) uuid: bool,
    /// It has its machine and creation time.
    pub(super) created: bool,
    /// It has the time of its last change.
    pub(super) updated: bool,
    /// Removed rows are marked, not deleted.
    pub(super) deleted_at: bool,
}

/// A table of versions, each an entry.
#[derive(Debug)]
pub(super) struct Versions {
    pub(super) table: &'static str,
    pub(super) of: &'static str,
    pub(super) text: &'static str,
}

/// A table of logs, each row an entry.
#[derive(Debug)]
pub(super) struct Chain {
    pub(super) table: &'static str,
    pub(super) of: &'static str,
    pub(super) texts: &'static [&'static str],
}

const fn text(name: &'static str) -> Column {
    Column { name, holds: Holds::Text, null: false }
}

const fn maybe(name: &'static str) -> Column {
    Column { name, holds: Holds::Text, null: true }
}

const fn number(name: &'static str) -> Column {
    Column { name, holds: Holds::Number, null: false }
}

const fn maybe_number(name: &'static str) -> Column {
    Column { name, holds: Holds::Number, null: true }
}

const ROW: Stamps = Stamps { uuid: false, created: true, updated: true, deleted_at: true };

const HOLDING: Record = Record {
    table: "holding",
    key: &["game", "printing"],
    groups: &[
        &[text("figure"), text("last_name"), maybe_number("last_cost")],
        &[text("note")],
        &[maybe_number("worth_minor"), maybe("worth_currency"), maybe("worth_on")],
    ],
    counts: &["figures", "cards", "wanted", "for_trade"],
    made_elsewhere: false,
    stamps: Stamps { uuid: true, ..ROW },
    contents: None,
};

const COPY: Record = Record {
    table: "owned_copy",
    key: &["uuid"],
    groups: &[
        &[text("game"), text("printing"), text("figure"), text("last_name"), maybe_number("last_cost")],
        &[text("condition")],
        &[maybe_number("painted")],
        &[text("location")],
        &[maybe_number("price_minor"), maybe("currency")],
        &[maybe("acquired_on")],
        &[text("note")],
        &[maybe("photo")],
    ],
    counts: &[],
    made_elsewhere: false,
    stamps: ROW,
    contents: None,
};

const ALIAS: Record = Record {
    table: "alias",
    key: &["game", "folded"],
    groups: &[&[text("written"), text("figure"), maybe("last_name"), maybe_number("last_cost")]],
    counts: &[],
    made_elsewhere: false,
    stamps: Stamps { uuid: true, created: true, updated: false, deleted_at: false },
    contents: None,
};

const SQUAD: Record = Record {
    table: "squad",
    key: &["uuid"],
    groups: &[&[text("folder")]],
    counts: &[],
    made_elsewhere: true,
    stamps: ROW,
    contents: Some(Noun::SquadVersion),
};

const SQUAD_TAG: Record = Record {
    table: "squad_tag",
    key: &["squad", "folded"],
    groups: &[&[text("tag")]],
    counts: &[],
    made_elsewhere: false,
    stamps: Stamps { uuid: false, created: false, updated: false, deleted_at: false },
    contents: None,
};

const MATCH: Record = Record {
    table: "match_played",
    key: &["uuid"],
    groups: &[],
    counts: &[],
    made_elsewhere: true,
    stamps: ROW,
    contents: Some(Noun::MatchVersion),
};

// The PIN stays on its machine: it only guards a screen, and its hash would give it away.
const CAMPAIGN: Record = Record {
    table: "campaign",
    key: &["uuid"],
    groups: &[&[text("game")], &[text("name"), text("folded")]],
    counts: &[],
    made_elsewhere: false,
    stamps: ROW,
    contents: Some(Noun::CampaignLog),
};

const BESIDE_BOOKS: Stamps = Stamps { uuid: false, created: false, updated: false, deleted_at: false };

const CAMPAIGN_SECRET: Record = Record {
    table: "campaign_secret",
    key: &["campaign", "name"],
    groups: &[&[text("secret")]],
    counts: &[],
    made_elsewhere: false,
    stamps: BESIDE_BOOKS,
    contents: None,
};

const CAMPAIGN_REVEAL: Record = Record {
    table: "campaign_reveal",
    key: &["campaign", "alias"],
    groups: &[&[text("card")]],
    counts: &[],
    made_elsewhere: false,
    stamps: BESIDE_BOOKS,
    contents: None,
};

const EVENING: Record = Record {
    table: "campaign_session",
    key: &["uuid"],
    groups: &[
        &[text("campaign")],
        &[text("held_on")],
        &[text("players")],
        &[text("note")],
        &[number("from_entry")],
    ],
    counts: &[],
    made_elsewhere: false,
    stamps: ROW,
    contents: None,
};

const PHOTO: Record = Record {
    table: "campaign_photo",
    key: &["uuid"],
    groups: &[&[text("session")], &[text("photo")]],
    counts: &[],
    made_elsewhere: false,
    stamps: Stamps { updated: false, ..ROW },
    contents: None,
};

const PLAY: Record = Record {
    table: "play",
    key: &["uuid"],
    groups: &[&[text("game")], &[text("name"), text("folded")], &[maybe("played")]],
    counts: &[],
    made_elsewhere: false,
    stamps: ROW,
    contents: Some(Noun::PlayLog),
};

const TOURNAMENT: Record = Record {
    table: "tournament",
    key: &["uuid"],
    groups: &[&[text("game")], &[text("name"), text("folded")]],
    counts: &[],
    made_elsewhere: false,
    stamps: ROW,
    contents: Some(Noun::TournamentLog),
};

const SQUAD_VERSION: Versions = Versions { table: "squad_revision", of: "squad", text: "draft" };
const MATCH_VERSION: Versions = Versions { table: "match_revision", of: "played", text: "entry" };

const CAMPAIGN_LOG: Chain = Chain { table: "campaign_entry", of: "campaign", texts: &["entry"] };
const NIGHT: Chain = Chain { table: "campaign_night", of: "campaign", texts: &["event", "mission"] };
const PLAY_LOG: Chain = Chain { table: "play_entry", of: "play", texts: &["entry"] };
const TOURNAMENT_LOG: Chain = Chain { table: "tournament_entry", of: "tournament", texts: &["entry"] };

impl Noun {
    /// Returns the name used in entries.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.into()
    }

    pub(super) const fn kind(self) -> Kind {
        match self {
            Self::Holding => Kind::Record(&HOLDING),
            Self::Copy => Kind::Record(&COPY),
            Self::Alias => Kind::Record(&ALIAS),
            Self::OwnPack => Kind::Files,
            Self::SquadVersion => Kind::Versions(&SQUAD_VERSION),
            Self::Squad => Kind::Record(&SQUAD),
            Self::SquadTag => Kind::Record(&SQUAD_TAG),
            Self::MatchVersion => Kind::Versions(&MATCH_VERSION),
            Self::Match => Kind::Record(&MATCH),
            Self::Campaign => Kind::Record(&CAMPAIGN),
            Self::CampaignLog => Kind::Chain(&CAMPAIGN_LOG),
            Self::CampaignSecret => Kind::Record(&CAMPAIGN_SECRET),
            Self::CampaignReveal => Kind::Record(&CAMPAIGN_REVEAL),
            Self::Evening => Kind::Record(&EVENING),
            Self::Photo => Kind::Record(&PHOTO),
            Self::Night => Kind::Chain(&NIGHT),
            Self::Play => Kind::Record(&PLAY),
            Self::PlayLog => Kind::Chain(&PLAY_LOG),
            Self::Tournament => Kind::Record(&TOURNAMENT),
            Self::TournamentLog => Kind::Chain(&TOURNAMENT_LOG),
        }
    }

    /// Returns the record whose contents this is, and which decides whether they count as removed.
    pub(super) const fn keeper(self) -> Option<Self> {
        match self {
            Self::SquadVersion => Some(Self::Squad),
            Self::MatchVersion => Some(Self::Match),
            Self::CampaignLog => Some(Self::Campaign),
            Self::PlayLog => Some(Self::Play),
            Self::TournamentLog => Some(Self::Tournament),
            _ => None,
        }
    }
}
