//! Folders and tags of squads.

use muster_db::table::kept::KeptKind;
use muster_db::table::squad_label::SquadLabels;
use muster_rules::fold::fold;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use crate::base::error::Error;
use crate::base::session::Session;

/// The maximum length of a folder or tag in characters; the rest is cut off.
const LONGEST: usize = 60;

/// A request to label a squad; fields left out change nothing.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct LabelSquad {
    /// The squad's id or name.
    pub id: String,
    /// The new folder, empty for none; null to keep the current one.
    pub folder: Option<String>,
    /// Tags to add; each text may contain several, separated by commas.
    pub add: Vec<String>,
    /// Tags to remove.
    pub remove: Vec<String>,
}

/// A squad with its labels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LabelledSquad {
    /// The squad's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// The squad's name.
    pub name: String,
    /// The folder; empty if it is in none.
    pub folder: String,
    /// Its tags.
    pub tags: Vec<String>,
}

/// Changes a squad's folder and tags, or only returns them if the request has no change.
pub fn label_squad(session: &mut Session, request: LabelSquad) -> Result<LabelledSquad, Error> {
    session.muster.atomically(|muster| {
        let now = muster.now();
        let database = muster.database()?;
        let id = database.find_id(KeptKind::Squad, &request.id)?;
        let before = database.squad_labels()?.remove(&id).unwrap_or_default();
        let after = labelled(&before, &request);
        if after != before {
            database.label_squad(id, &after, now)?;
        }
        let name = database.squad(id)?.summary.name;
        let SquadLabels { folder, tags } = database.squad_labels()?.remove(&id).unwrap_or_default();
        Ok(LabelledSquad { id, name, folder, tags })
    })
}

fn labelled(before: &SquadLabels, request: &LabelSquad) -> SquadLabels {
    let gone: Vec<_> = words_of(&request.remove).iter().map(|tag| fold(tag)).collect();
    let kept = before.tags.iter().filter(|tag| !gone.contains(&fold(tag))).cloned();
    SquadLabels {
        folder: request.folder.as_deref().map_or_else(|| before.folder.clone(), tidy),
        tags: kept.chain(words_of(&request.add)).collect(),
    }
}

/// Returns the tags in texts that may each contain several.
fn words_of(texts: &[String]) -> Vec<String> {
    let all = texts.iter().flat_map(|text| text.split([',', '，', '、', '\n']));
    all.map(tidy).filter(|tag| !tag.is_empty()).collect()
}

/// Normalises whitespace and cuts off what exceeds [`LONGEST`].
fn tidy(text: &str) -> String {
    let words: Vec<_> = text.split_whitespace().collect();
    words.join(" ").chars().take(LONGEST).collect::<String>().trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(folder: &str, tags: &[&str]) -> SquadLabels {
        SquadLabels { folder: folder.to_owned(), tags: tags.iter().map(|t| (*t).to_owned()).collect() }
    }

    #[test]
    fn what_is_not_named_stays_and_tags_are_told_apart_by_commas() {
        let before = labels("Cups", &["May", "Árnyék"]);
        let add = |texts: &[&str]| LabelSquad {
            add: texts.iter().map(|t| (*t).to_owned()).collect(),
            ..LabelSquad::default()
        };
        assert_eq!(
            labelled(&before, &add(&["  fast ,, loud  one", "慢、遠"])),
            labels("Cups", &["May", "Árnyék", "fast", "loud one", "慢", "遠"])
        );
        let request = LabelSquad {
            folder: Some("  ".to_owned()),
            remove: vec!["arnyek".to_owned()],
            ..LabelSquad::default()
        };
        assert_eq!(labelled(&before, &request), labels("", &["May"]));
    }

    #[test]
    fn a_label_without_end_is_cut_off() {
        assert_eq!(tidy(&"é".repeat(500)).chars().count(), LONGEST);
    }
}
