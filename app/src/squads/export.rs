//! Squads written down: as text to paste, as CSV, as Muster's own JSON.

use muster_rules::catalogue::Catalogue;
use muster_rules::squad::SquadDraft;
use muster_rules::text;

use super::check::CheckedSquad;
use super::json::{MemberJson, PointsJson, SideListJson, SquadJson};

/// How a squad is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportStyle {
    /// As people post it; Muster reads it back.
    Text,
    /// As forums post it, costs first.
    Forum,
    /// A table.
    Csv,
    /// Muster's own form, which keeps everything.
    Json,
}

/// Writes a squad down.
#[must_use]
pub fn export(checked: &CheckedSquad, style: ExportStyle) -> String {
    export_draft(&checked.game.catalogue, &checked.source.draft, style)
}

/// Writes a draft down.
#[must_use]
pub fn export_draft(catalogue: &Catalogue, draft: &SquadDraft, style: ExportStyle) -> String {
    match style {
        ExportStyle::Text => text::write(catalogue, draft, text::Style::Plain),
        ExportStyle::Forum => text::write(catalogue, draft, text::Style::Forum),
        ExportStyle::Csv => text::write(catalogue, draft, text::Style::Csv),
        ExportStyle::Json => {
            let json = draft_to_json(catalogue, draft);
            let mut out = serde_json::to_string_pretty(&json).unwrap_or_default();
            out.push('\n');
            out
        }
    }
}

/// A squad in Muster's own form.
#[must_use]
pub fn to_json(checked: &CheckedSquad) -> SquadJson {
    draft_to_json(&checked.game.catalogue, &checked.source.draft)
}

/// A draft in Muster's own form.
pub(super) fn draft_to_json(catalogue: &Catalogue, draft: &SquadDraft) -> SquadJson {
    let members = |list: &[muster_rules::squad::Member]| {
        list.iter().map(|m| MemberJson::of(catalogue, m)).collect::<Vec<_>>()
    };
    SquadJson {
        game: Some(draft.game.to_string()),
        format: Some(draft.format.to_string()),
        name: draft.name.clone(),
        declared_faction: draft.faction.as_ref().map(ToString::to_string),
        era: draft.era.as_ref().map(ToString::to_string),
        side: draft.side.as_ref().map(ToString::to_string),
        limit: draft.limit,
        points: PointsJson::default(),
        members: members(&draft.members),
        side_lists: draft.side_lists.iter().map(|l| SideListJson::of(catalogue, l)).collect(),
        setup: draft.setup.clone(),
        pool: draft.pool.as_ref().map(|p| members(p)),
        notes: draft.notes.clone(),
        considering: draft.considering.clone(),
    }
}
