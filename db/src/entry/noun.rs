//! The kinds of things that entries are about, and the tables in which each is kept.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// A kind of thing that entries are about.
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
    // In the order in which their rows are made: those that others refer to come first.
    /// How many of a printing are owned and wanted.
    Holding,
    /// A physical copy.
    Copy,
    /// A name that the user taught.
    Alias,
    /// A pack of the user's own.
    OwnPack,
    /// What is in a squad.
    SquadVersion,
    /// Where a squad is kept, and whether it is.
    Squad,
    /// A tag that a squad bears.
    SquadTag,
    /// What is noted of a match.
    MatchVersion,
    /// Whether a match is kept.
    Match,
    /// A campaign's name, and whether it is kept.
    Campaign,
    /// A campaign's books.
    CampaignLog,
    /// What a campaign's books leave out, as one side keeps it in secret.
    CampaignSecret,
    /// A card that one side kept in secret and laid open.
    CampaignReveal,
    /// An evening of a campaign.
    Evening,
    /// A photo of an evening.
    Photo,
    /// What was tapped while a campaign's missions were played.
    Night,
    /// A game at the table, its name, and whether it is kept.
    Play,
    /// What was done in a game at the table.
    PlayLog,
    /// A tournament, its name, and whether it is kept.
    Tournament,
    /// What was done in a tournament.
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
    /// The columns that say which one it is, as they stand in a subject.
    pub(super) key: &'static [&'static str],
    /// Columns that are set together: of two that don't know of each other the later one holds for the group.
    pub(super) groups: &'static [&'static [Column]],
    /// Columns in which differences add up.
    pub(super) counts: &'static [&'static str],
    /// Columns beside those that a row can't be made without: they come from elsewhere, the row with them.
    pub(super) made_elsewhere: bool,
    /// Whether rows carry an id of their own beside their key, their machine, and times.
    pub(super) stamps: Stamps,
    /// What its removal takes along.
    pub(super) contents: Option<Noun>,
}

/// A column of a record, and what may stand in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Column {
    pub(super) name: &'static str,
    pub(super) holds: Holds,
    pub(super) null: bool,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    Text,
    Number,
}

/// What a row says of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamps {
    /// It has an id that isn't its key.
    pub(super) uuid: bool,
    /// It has its machine and the time at which it was made.
    pub(super) created: bool,
    /// It has the time of its last change.
    pub(super) updated: bool,
    /// What is removed is marked, not deleted.
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

// A PIN stays on its machine: it guards a screen, and what is derived from one gives it away.
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
    /// Its form in entries.
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

    /// What says whether this, removed, is gone or only its older state is.
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
