//! Squads as entered: anything goes. The result of checking one is a [`Report`](crate::report::Report).

use serde::{Deserialize, Serialize};

use crate::id::{EraId, FactionId, FigureId, FormatId, GameId, SideId};

/// A squad under construction. It isn't guaranteed to be legal, complete or even known to the catalogue. It is
/// stored and sent as a whole; fields that older programs omitted have their defaults.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SquadDraft {
    /// The game.
    pub game: GameId,
    /// The format to check against.
    pub format: FormatId,
    /// A point limit that replaces the format's.
    #[serde(default)]
    pub limit: Option<i32>,
    /// The user's name for the squad.
    #[serde(default)]
    pub name: String,
    /// The declared faction; if `None`, the members determine it.
    #[serde(default)]
    pub faction: Option<FactionId>,
    /// The era of the game.
    #[serde(default)]
    pub era: Option<EraId>,
    /// The side it plays on.
    #[serde(default)]
    pub side: Option<SideId>,
    /// The members. The same figure can appear on several lines.
    pub members: Vec<Member>,
    /// Figures brought beside it (Reinforcements, Reserves).
    #[serde(default)]
    pub side_lists: Vec<SideList>,
    /// Choices made while building or setting up.
    #[serde(default)]
    pub setup: Vec<SetupChoice>,
    /// The opened figures, for formats played out of the box.
    #[serde(default)]
    pub pool: Option<Vec<Member>>,
    /// The user's notes.
    #[serde(default)]
    pub notes: String,
    /// Figures under consideration, which aren't in the squad.
    #[serde(default)]
    pub considering: Vec<FigureId>,
}

/// One line of a squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// The figure, which need not be in the catalogue.
    pub figure: FigureId,
    /// The number of copies, at least 1.
    pub count: u32,
    /// Its last known name, so that a squad survives the removal of a pack.
    #[serde(default)]
    pub last_name: Option<String>,
    /// Its last known cost.
    #[serde(default)]
    pub last_cost: Option<i32>,
}

/// Figures that a member brings beside the squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SideList {
    /// The member with the ability.
    pub holder: FigureId,
    /// The pack's kind of list, `reserves`.
    pub kind: String,
    /// The figures.
    pub members: Vec<Member>,
}

/// A choice recorded with the squad and printed on its sheet.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquadChoice"))]
#[serde(deny_unknown_fields)]
pub struct SetupChoice {
    /// The member whose ability requires the choice.
    pub holder: FigureId,
    /// The ability, `Dark Master`.
    pub ability: String,
    /// The figure chosen.
    pub chosen: FigureId,
}

impl Member {
    /// Returns a line with `count` copies of a figure.
    #[must_use]
    pub fn new(figure: FigureId, count: u32) -> Self {
        Self { figure, count, last_name: None, last_cost: None }
    }
}

impl SquadDraft {
    /// Returns a squad without members.
    #[must_use]
    pub fn new(game: GameId, format: FormatId) -> Self {
        Self {
            game,
            format,
            limit: None,
            name: String::new(),
            faction: None,
            era: None,
            side: None,
            members: Vec::new(),
            side_lists: Vec::new(),
            setup: Vec::new(),
            pool: None,
            notes: String::new(),
            considering: Vec::new(),
        }
    }

    /// Returns the figures chosen for a member's ability, one for each copy with a choice.
    pub fn choices<'a>(
        &'a self,
        holder: &'a FigureId,
        ability: &'a str,
    ) -> impl Iterator<Item = &'a FigureId> + 'a {
        let made = self.setup.iter().filter(move |c| c.holder == *holder && c.ability == ability);
        made.map(|c| &c.chosen)
    }

    /// Returns the figure chosen for an ability that chooses once.
    #[must_use]
    pub fn choice(&self, holder: &FigureId, ability: &str) -> Option<&FigureId> {
        let made = self.setup.iter().find(|c| c.holder == *holder && c.ability == ability);
        made.map(|c| &c.chosen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Squads are stored as JSON, and older programs omitted empty fields.
    #[test]
    fn what_older_programs_left_out_is_read_and_what_is_written_is_whole() {
        let old = r#"{"game": "g", "format": "f", "members": [{"figure": "g/one", "count": 2}]}"#;
        let draft: SquadDraft = serde_json::from_str(old).expect("a squad");
        let mut same = SquadDraft::new("g".into(), "f".into());
        same.members.push(Member::new("g/one".into(), 2));
        assert_eq!(draft, same);
        let whole = serde_json::to_value(&draft).expect("JSON");
        assert_eq!(whole.as_object().map(serde_json::Map::len), Some(13));
        assert_eq!(whole["members"][0].as_object().map(serde_json::Map::len), Some(4));
        assert_eq!(serde_json::from_value::<SquadDraft>(whole).expect("a squad"), draft);
    }
}
