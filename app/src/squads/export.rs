//! Squads in Muster's own form, which loses nothing.

use muster_rules::catalogue::Catalogue;
use muster_rules::squad::{Member, SquadDraft};
use uuid::Uuid;

use super::check::CheckedSquad;
use super::json::{MemberJson, PointsJson, SideListJson, SquadJson};

/// Returns a squad in Muster's own form.
#[must_use]
pub fn to_json(checked: &CheckedSquad) -> SquadJson {
    draft_to_json(&checked.game.catalogue, &checked.source.draft, checked.lasting_id())
}

/// Returns a draft in Muster's own form.
pub(super) fn draft_to_json(catalogue: &Catalogue, draft: &SquadDraft, id: Option<Uuid>) -> SquadJson {
    let members = |list: &[Member]| list.iter().map(|m| MemberJson::of(catalogue, m)).collect::<Vec<_>>();
    SquadJson {
        id,
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
