//! A squad under construction, as the window holds it. Anything goes in it, as in a `SquadDraft`.

use muster_rules::id::{EraId, FactionId, FigureId, FormatId, GameId, SideId};
use muster_rules::squad::{Member, SetupChoice, SideList, SquadDraft};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A squad under construction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Draft {
    /// The game's id.
    pub game: String,
    /// The format's id.
    pub format: String,
    /// Points agreed on instead of the format's.
    pub limit: Option<i32>,
    /// What it is called.
    pub name: String,
    /// The faction declared; the members decide where there is none.
    pub faction: Option<String>,
    /// The era agreed on.
    pub era: Option<String>,
    /// The side it plays on.
    pub side: Option<String>,
    /// Who is in it, in the user's order.
    pub members: Vec<DraftMember>,
    /// Who may come beside it.
    pub side_lists: Vec<DraftSideList>,
    /// Choices made.
    pub setup: Vec<DraftChoice>,
    /// What was opened, for formats played out of the box.
    pub pool: Option<Vec<DraftMember>>,
    /// Notes.
    pub notes: String,
    /// Figures thought about.
    pub considering: Vec<String>,
}

/// A line of a squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DraftMember {
    /// The figure's id.
    pub figure: String,
    /// How many.
    pub count: u32,
    /// The last name known for it, should a pack go.
    #[serde(default)]
    pub last_name: Option<String>,
    /// The last cost known for it.
    #[serde(default)]
    pub last_cost: Option<i32>,
}

/// Figures that a member may bring beside the squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DraftSideList {
    /// The member whose ability it is.
    pub holder: String,
    /// The pack's kind of list.
    pub kind: String,
    /// Who would come.
    pub members: Vec<DraftMember>,
}

/// A choice made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DraftChoice {
    /// The member whose ability asks.
    pub holder: String,
    /// The ability, in English.
    pub ability: String,
    /// The figure chosen.
    pub chosen: String,
}

impl From<Draft> for SquadDraft {
    fn from(draft: Draft) -> Self {
        let members = |list: Vec<DraftMember>| list.into_iter().map(Member::from).collect::<Vec<_>>();
        let side_list = |list: DraftSideList| SideList {
            holder: FigureId::from(list.holder.as_str()),
            kind: list.kind,
            members: members(list.members),
        };
        let choice = |choice: DraftChoice| SetupChoice {
            holder: FigureId::from(choice.holder.as_str()),
            ability: choice.ability,
            chosen: FigureId::from(choice.chosen.as_str()),
        };
        Self {
            game: GameId::from(draft.game.as_str()),
            format: FormatId::from(draft.format.as_str()),
            limit: draft.limit,
            name: draft.name,
            faction: draft.faction.as_deref().map(FactionId::from),
            era: draft.era.as_deref().map(EraId::from),
            side: draft.side.as_deref().map(SideId::from),
            members: members(draft.members),
            side_lists: draft.side_lists.into_iter().map(side_list).collect(),
            setup: draft.setup.into_iter().map(choice).collect(),
            pool: draft.pool.map(members),
            notes: draft.notes,
            considering: draft.considering.iter().map(|f| FigureId::from(f.as_str())).collect(),
        }
    }
}

impl From<DraftMember> for Member {
    fn from(member: DraftMember) -> Self {
        Self {
            figure: FigureId::from(member.figure.as_str()),
            count: member.count,
            last_name: member.last_name,
            last_cost: member.last_cost,
        }
    }
}

impl From<&Member> for DraftMember {
    fn from(member: &Member) -> Self {
        Self {
            figure: member.figure.to_string(),
            count: member.count,
            last_name: member.last_name.clone(),
            last_cost: member.last_cost,
        }
    }
}

impl From<&SquadDraft> for Draft {
    fn from(draft: &SquadDraft) -> Self {
        let members = |list: &[Member]| list.iter().map(DraftMember::from).collect::<Vec<_>>();
        let side_list = |list: &SideList| DraftSideList {
            holder: list.holder.to_string(),
            kind: list.kind.clone(),
            members: members(&list.members),
        };
        let choice = |choice: &SetupChoice| DraftChoice {
            holder: choice.holder.to_string(),
            ability: choice.ability.clone(),
            chosen: choice.chosen.to_string(),
        };
        Self {
            game: draft.game.to_string(),
            format: draft.format.to_string(),
            limit: draft.limit,
            name: draft.name.clone(),
            faction: draft.faction.as_ref().map(ToString::to_string),
            era: draft.era.as_ref().map(ToString::to_string),
            side: draft.side.as_ref().map(ToString::to_string),
            members: members(&draft.members),
            side_lists: draft.side_lists.iter().map(side_list).collect(),
            setup: draft.setup.iter().map(choice).collect(),
            pool: draft.pool.as_deref().map(members),
            notes: draft.notes.clone(),
            considering: draft.considering.iter().map(ToString::to_string).collect(),
        }
    }
}
