//! Squads: reading, checking, saving and comparing them.

mod account;
mod aliases;
mod around;
mod arrive;
mod beside;
mod check;
mod choices;
mod code;
mod compare;
mod export;
mod findings;
mod fits;
mod fix;
mod foreign;
mod history;
mod json;
mod labels;
mod list;
mod others;
mod pasted;
mod reading;
mod sample;
mod settle;
mod shelf;
mod size;
mod source;
mod store;
mod versions;
mod view;

pub use account::{Account, AccountView, StretchView};
pub use aliases::{
    AliasForgotten, AliasList, AliasRequest, AliasView, ForgetRequest, aliases, forget_alias, learn_alias,
};
pub use arrive::Arrival;
pub use beside::SideListView;
pub(crate) use beside::{ListBeside, lists_beside};
pub(crate) use check::format_of;
pub use check::{CheckRequest, CheckedSquad};
pub use choices::ChoiceView;
pub(crate) use choices::carried;
pub(crate) use code::share_code as code_of;
pub(crate) use compare::compare_squads;
pub use compare::{CompareSquadsRequest, SquadComparison, compare};
pub use export::to_json;
pub use findings::{AskedChoice, FindingView, FixView};
pub use fits::{Beside, Fit, Fitting};
pub use fix::apply;
pub use history::{
    BringBackRevision, ChangedCost, ChangedSquad, CostChanges, RevisionView, SquadHistory, squad_history,
};
pub(crate) use history::{acknowledge_costs, cost_changes, restore_squad};
pub use json::{MemberJson, PointsJson, SideListJson, SquadJson};
pub use labels::{LabelSquad, LabelledSquad, label_squad};
pub(crate) use list::recent as recent_squads;
pub use list::{ListSquads, SquadCard, SquadList, squads};
pub use others::{OtherSquad, OtherSquadView, Role};
pub use pasted::{ReadList, ReadListRequest};
pub(crate) use pasted::{read, read_list};
pub(crate) use reading::NAME;
pub use reading::{FigureCandidate, UnresolvedView, unresolved};
pub(crate) use settle::settle;
pub use shelf::Shelf;
pub use source::{Against, SquadSource, extra_names};
pub(crate) use source::{pick, text_of};
pub use store::{
    CheckSquad, DraftChecked, DraftRequest, DuplicateRequest, OpenSquad, RestoredSquad, SaveRequest,
    SavedRevision, SavedSquad, SquadRequest,
};
pub(crate) use store::{check_squad, duplicate_squad, new_squad, open_squad, save_squad};
pub use versions::{
    MergeSquad, SquadDifference, SquadVersion, SquadVersions, SquadVersionsRequest, TakenPart, VersionSide,
    merge_squad, squad_versions,
};
pub(crate) use view::Telling;
pub use view::{DeckView, MemberLine, MemberView, MissingView, PlayableView, SquadView};
