//! The JSON form of squads, written by Muster and possibly by other programs. Only `members` is required; a report of
//! `squad check` can be read as the squad it is about.

use muster_rules::catalogue::Catalogue;
use muster_rules::id::FigureId;
use muster_rules::squad::{Member, SetupChoice, SideList};
use serde::{Deserialize, Deserializer, Serialize};
use uuid::Uuid;

use crate::base::error::Error;

/// A squad file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SquadJson {
    /// The squad's lasting id, by which it is recognised where it already is; none in files of other programs. Anything
    /// else that stands there is no id.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "lasting")]
    pub id: Option<Uuid>,
    /// The game's id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The format's id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub format: Option<String>,
    /// The squad's name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The declared faction, by id or English name. (A report's `faction` is the one determined by the rules and is
    /// ignored.)
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declared_faction: Option<String>,
    /// The agreed era.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub era: Option<String>,
    /// The side to play on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// The agreed point limit, replacing the format's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<i32>,
    /// The points of a report, read for their limit.
    #[serde(skip_serializing)]
    pub points: PointsJson,
    /// The members.
    pub members: Vec<MemberJson>,
    /// The side lists.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub side_lists: Vec<SideListJson>,
    /// Choices made.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub setup: Vec<SetupChoice>,
    /// The sealed or draft pool.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pool: Option<Vec<MemberJson>>,
    /// Free text.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// Figures under consideration.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub considering: Vec<FigureId>,
}

/// Reads a lasting id; whatever is none isn't an error, since other programs have ids of their own.
fn lasting<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Uuid>, D::Error> {
    let value = serde_json::Value::deserialize(from)?;
    let id = value.as_str().and_then(|text| Uuid::try_parse(text).ok());
    Ok(id.filter(|id| !id.is_nil() && !id.is_max()))
}

/// The points of a report.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct PointsJson {
    /// The limit that the squad was checked against.
    pub limit: Option<i32>,
}

/// A member, by id or by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MemberJson {
    /// The figure's id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<FigureId>,
    /// The name, parsed like a line of a list if there is no id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The number of copies; 1 if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<i64>,
    /// The cost of one copy, as known to the writer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit_cost: Option<i64>,
}

/// A side list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SideListJson {
    /// The id of the figure whose ability allows it.
    pub holder: String,
    /// The kind of list, as named by the pack.
    pub kind: String,
    /// The figures on it.
    pub members: Vec<MemberJson>,
}

impl SquadJson {
    /// Parses a squad file.
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
    /// Returns a member with its name and cost, in case the reader's catalogue lacks the figure.
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
    /// Returns a side list.
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
