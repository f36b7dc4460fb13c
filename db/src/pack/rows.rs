//! The rows of a pack's tables, as written in its files. These structs define the schema.

use std::collections::BTreeMap;

use muster_rules::constraint::Constraint;
use muster_rules::dice::DieKind;
use muster_rules::matches::When;
use schemars::JsonSchema;
use serde::Deserialize;

/// `pack.toml`: a pack that extends another pack's game.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Extension {
    /// The pack's name.
    pub(crate) name: String,
    /// The game that it extends, `star-wars-miniatures`.
    pub(crate) extends: String,
}

/// `formats.toml`.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FormatsFile {
    /// Constraints by the names that formats refer to.
    #[serde(default, rename = "constraint")]
    pub(crate) constraints: BTreeMap<String, Constraint>,
    #[serde(default, rename = "format")]
    pub(crate) formats: Vec<FormatRow>,
}

/// A format as written in `formats.toml`, possibly based on another.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FormatRow {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) edition: String,
    pub(crate) source: String,
    /// The format that it is based on.
    pub(crate) base: Option<String>,
    pub(crate) limit: Option<i32>,
    /// Removes the base's point limit.
    #[serde(default)]
    pub(crate) unlimited: bool,
    #[serde(default)]
    pub(crate) exact: bool,
    /// The constraints of a format without a base.
    #[serde(default)]
    pub(crate) constraints: Vec<String>,
    /// Constraints added to the base's.
    #[serde(default)]
    pub(crate) add: Vec<String>,
    /// Constraints of the base that are dropped.
    #[serde(default)]
    pub(crate) drop: Vec<String>,
}

/// `sources.toml`.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SourcesFile {
    /// Sources by key.
    #[serde(default)]
    pub(crate) sources: BTreeMap<String, SourceRow>,
}

/// A book, page or table that facts are taken from.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SourceRow {
    /// The citation.
    pub(crate) title: String,
    /// How reliable it is.
    #[serde(default)]
    #[allow(dead_code, reason = "part of the schema, read by people")]
    pub(crate) note: Option<String>,
}

macro_rules! rows {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code, reason = "the structure is the schema; remarks are for people")]
        pub(crate) struct $name { $(pub(crate) $field: $type),+ }
    )+};
}

rows! {
    /// `facts.csv`
    FactRow { figure: String, column: String, value: Option<String>, source: String, note: Option<String> }
    /// `sets.csv`
    SetRow {
        id: String, name: String, aliases: String, code: String, released: Option<String>,
        printings: Option<u32>, source: String, note: Option<String>,
    }
    /// `printings.csv`
    PrintingRow {
        id: String, figure: String, set: String, number: String, rarity: String, source: String,
        note: Option<String>,
    }
    /// `persons.csv`
    PersonRow {
        person: String, figure: String, standing: String, basis: String, source: String,
        note: Option<String>,
    }
    /// `admissions.csv`
    AdmissionRow { figure: String, faction: Option<String>, source: String, note: Option<String> }
    /// `cost_changes.csv`
    CostChangeRow {
        holder: String, affects: Option<String>, with: Option<String>, amount: Option<i32>,
        source: String, note: Option<String>,
    }
    /// `side_lists.csv`
    SideListRow {
        figure: String, kind: String, pool: String, value: Option<i32>, roll: Option<u32>,
        source: String, note: Option<String>,
    }
    /// `let_in.csv`
    LetInRow { holder: String, who: Option<String>, source: String, note: Option<String> }
    /// `attachments.csv`
    AttachmentRow {
        figure: String, carrier: Option<String>, sure: String, source: String, note: Option<String>,
    }
    /// `short_names.csv`
    ShortNameRow { figure: String, name: String, source: String }
    /// `codes.csv`
    CodeRow {
        link: String, part: String, code: String, figure: Option<String>, name: String, source: String,
    }
    /// `products.csv`
    ProductRow {
        product: String, name: String, kind: String, set: String, printing: Option<String>,
        count: Option<u32>, source: String, note: Option<String>,
    }
    /// `own_words.csv`
    OwnWordRow { of: String, about: String, text: Option<String>, source: String, note: Option<String> }
    /// `dice.csv`
    DieRow {
        die: String, kind: DieKind, face: u32, damage: Option<u32>, surge: Option<u32>, accuracy: Option<u32>,
        block: Option<u32>, evade: Option<u32>, dodge: Option<u32>, source: String,
    }
    /// `match_maps.csv`
    MapRow { id: String, name: String, set: String, source: String }
    /// `match_missions.csv`
    MapMissionRow {
        id: String, map: String, letter: String, name: String, mode: String, gives: String, amounts: String,
        when: When, source: String, note: Option<String>,
    }
    /// `match_rotations.csv`
    RotationRow { from: String, by: String, map: String, source: String, note: Option<String> }
    /// `names.<language>.csv`
    NameRow { kind: String, english: String, name: String, source: String }
}
