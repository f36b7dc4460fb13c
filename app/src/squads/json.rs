//! Squads as JSON: what Muster writes, and what others may write for it. Only `members` is needed;
//! a report of `squad check` reads as the squad that it is about.

use muster_rules::catalogue::Catalogue;
use muster_rules::id::FigureId;
use muster_rules::squad::{Member, SetupChoice, SideList};
use serde::{Deserialize, Serialize};

use crate::error::Error;

/// A squad file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SquadJson {
    /// The game's id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The format's id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub format: Option<String>,
    /// What it is called.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The faction declared, by id or English name. (A report's `faction` is what the rules found;
    /// it binds nobody.)
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declared_faction: Option<String>,
    /// The era agreed on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub era: Option<String>,
    /// The side to play on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// Points agreed on instead of the format's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<i32>,
    /// A report's points, for the limit in them.
    #[serde(skip_serializing)]
    pub points: PointsJson,
    /// Who is in it.
    pub members: Vec<MemberJson>,
    /// Who may come beside it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub side_lists: Vec<SideListJson>,
    /// Choices made.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub setup: Vec<SetupChoice>,
    /// What was opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pool: Option<Vec<MemberJson>>,
    /// Notes.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// Figures thought about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub considering: Vec<FigureId>,
}

/// The points of a report.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct PointsJson {
    /// What the squad was checked against.
    pub limit: Option<i32>,
}

/// A member, by id or by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MemberJson {
    /// The figure's id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<FigureId>,
    /// Its name, read like a line of a list where there is no id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How many; 1 where it isn't told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<i64>,
    /// What one costs, as the writer believes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit_cost: Option<i64>,
}

/// Figures that may come beside the squad.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SideListJson {
    /// Whose ability brings them.
    pub holder: String,
    /// The pack's kind of list.
    pub kind: String,
    /// Who would come.
    pub members: Vec<MemberJson>,
}

impl SquadJson {
    /// Reads a squad file.
    ///
    /// # Errors
    /// [`Error::JsonInvalid`] with line and column.
    pub fn parse(file: &str, text: &str) -> Result<Self, Error> {
        let invalid =
            |line, column, reason: String| Error::JsonInvalid { file: file.to_owned(), line, column, reason };
        let value: serde_json::Value =
            serde_json::from_str(text).map_err(|e| invalid(e.line(), e.column(), e.to_string()))?;
        if !value.get("members").is_some_and(serde_json::Value::is_array) {
            return Err(invalid(1, 1, "a squad needs a list `members`".to_owned()));
        }
        serde_json::from_str(text).map_err(|e| invalid(e.line(), e.column(), e.to_string()))
    }
}

impl MemberJson {
    /// A member with its last known name and cost, for files that outlive a pack.
    #[must_use]
    pub fn of(catalogue: &Catalogue, member: &Member) -> Self {
        let figure = catalogue.figure(&member.figure);
        let cost = figure.and_then(|f| f.cost.known()).or(member.last_cost);
        Self {
            figure: Some(member.figure.clone()),
            name: figure.map(|f| f.name.clone()).or_else(|| member.last_name.clone()),
            count: Some(member.count.into()),
            unit_cost: cost.map(i64::from),
        }
    }
}

impl SideListJson {
    /// A list beside a squad.
    #[must_use]
    pub fn of(catalogue: &Catalogue, list: &SideList) -> Self {
        Self {
            holder: list.holder.as_str().to_owned(),
            kind: list.kind.clone(),
            members: list.members.iter().map(|m| MemberJson::of(catalogue, m)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_json_says_where_it_goes_wrong() {
        for (text, line) in [("{", 1), ("{\"members\": [\n{\"count\": \"x\"}]}", 2), ("{\"name\": \"x\"}", 1)]
        {
            let Err(Error::JsonInvalid { line: found, .. }) = SquadJson::parse("x", text) else {
                panic!("{text} was read");
            };
            assert_eq!(found, line);
        }
    }
}
