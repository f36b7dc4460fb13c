//! Squads: the wire types of the builder, the list of squads and pasted lists.

mod beside;
mod fits;
pub mod history;
pub mod lists;
pub mod sharing;
mod store;
mod view;

use muster_rules::constraint::side_list::Amount;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub(crate) use fits::fits;
pub(crate) use store::{check_squad, new_squad, open_squad, save_squad, squads};

use super::draft::Draft;
use crate::games::Named;

/// A squad by its id.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SquadRequest {
    /// The squad's id.
    pub id: String,
}

/// A new squad.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct NewSquad {
    /// What it starts as; an empty one is as good as any.
    pub draft: Draft,
}

/// A draft to be looked at.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct DraftRequest {
    /// The draft.
    pub draft: Draft,
    /// The squad's id, where it was saved: what it promises itself is not counted against it.
    pub id: Option<String>,
}

/// A draft to be saved as a squad's next revision.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SaveRequest {
    /// The squad's id.
    pub id: String,
    /// The draft.
    pub draft: Draft,
}

/// A squad that is open.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OpenSquad {
    /// Its id.
    pub id: String,
    /// Its revision, counted from 1.
    pub revision: u32,
    /// When that was saved.
    pub saved_at: String,
    /// What it holds.
    pub draft: Draft,
    /// What the rules say of it.
    pub view: SquadView,
}

/// A revision that is on disk.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SavedRevision {
    /// Its number.
    pub revision: u32,
    /// When it was saved.
    pub saved_at: String,
}

/// What the rules say of a draft, in words and numbers.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadView {
    /// `legal`, `illegal` or `unsure`.
    pub verdict: String,
    /// The faction it plays as, by id.
    pub faction: Option<String>,
    /// What may be spent; null where points don't matter.
    pub limit: Option<i32>,
    /// What is spent.
    pub total: i64,
    /// What is left, negative where it is too much.
    pub left: Option<i64>,
    /// How many of its figures activate.
    pub activations: u32,
    /// The sum of the stat that keeps figures in the game, `180 hit points`; empty where none does.
    pub endurance: String,
    /// Figures, one line each, in the draft's order; a figure on two lines stands here once.
    pub members: Vec<MemberView>,
    /// Decks that the format asks for, begun or not; their cards are members that name the deck.
    pub decks: Vec<DeckView>,
    /// What abilities allow to bring beside the squad.
    pub side_lists: Vec<SideListView>,
    /// Choices that abilities ask for, made or not.
    pub choices: Vec<ChoiceView>,
    /// What the rules say, grave findings first.
    pub findings: Vec<FindingView>,
    /// Eras and sides it may play on, in words.
    pub playable: Vec<String>,
    /// Figures thought about.
    pub considering: Vec<MemberView>,
    /// Figures that are not owned, or not often enough.
    pub missing: Vec<MissingView>,
    /// Whether a collection is kept, without which nothing is known to be missing.
    pub collects: bool,
}

/// A deck of cards beside the squad's figures.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DeckView {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// How many cards it holds.
    pub cards: u32,
    /// How many it has to hold.
    pub size: u32,
    /// What they cost.
    pub points: i64,
    /// What they may cost.
    pub limit: i32,
    /// The same in words.
    pub words: String,
}

/// A figure in a squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MemberView {
    /// The figure's id.
    pub figure: String,
    /// The deck that it is a card of, by its id; null for members of the squad itself.
    pub deck: Option<String>,
    /// What it is called.
    pub name: String,
    /// Its factions, by id; none where the catalogue no longer has it.
    pub factions: Vec<String>,
    /// Whether the card is unique.
    pub unique: bool,
    /// How many.
    pub count: u32,
    /// What one costs in this squad; null where nobody knows.
    pub unit_cost: Option<i32>,
    /// What all cost.
    pub cost: i64,
    /// How that comes about, where it isn't simply the printed cost: `75 - 10 (Rapport: …)`.
    pub arithmetic: String,
    /// On whose cards it goes, in words; empty where that is to be chosen or it goes on nobody's.
    pub carried: String,
    /// Figures owned.
    pub owned: u32,
    /// Copies promised to other squads.
    pub promised: u32,
    /// Whether the catalogue has it.
    pub known: bool,
    /// The gravest severity of a finding about it.
    pub severity: Option<String>,
}

/// A list that an ability allows beside the squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SideListView {
    /// Whose ability it is, by id.
    pub holder: String,
    /// Their name.
    pub holder_name: String,
    /// The pack's kind of list.
    pub kind: String,
    /// What it is called.
    pub title: String,
    /// What the two numbers below count; with `any` there is nothing to keep to.
    #[ts(type = "'points' | 'figures' | 'any'")]
    pub amount: Amount,
    /// How many points or figures it may hold; null where nobody knows, or nothing is to be kept to.
    pub value: Option<i32>,
    /// What its figures cost, or how many they are.
    pub total: i64,
    /// Who would come.
    pub members: Vec<MemberView>,
    /// The open question about its value, by id.
    pub question: Option<String>,
}

/// A choice that an ability asks for.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ChoiceView {
    /// Whose ability it is, by id.
    pub holder: String,
    /// The ability, in English.
    pub ability: String,
    /// Whether the choice is recorded as the chosen figure's own, and the holder is nobody.
    pub itself: bool,
    /// The question in words, with the ability and whose it is.
    pub label: String,
    /// Figures that may be chosen; empty where any figure of the catalogue may.
    pub options: Vec<Named>,
    /// What was chosen.
    pub chosen: Option<Named>,
}

/// A finding in words.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FindingView {
    /// The rule's id.
    pub rule: String,
    /// `error`, `ask`, `warning` or `note`.
    pub severity: String,
    /// Figures concerned, by id.
    pub members: Vec<String>,
    /// What it says.
    pub message: String,
    /// Where the rule stands.
    pub source: Option<String>,
    /// What would answer it.
    pub fix: Option<FixView>,
}

/// What would answer a finding.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FixView {
    /// In words.
    pub words: String,
    /// The draft with that done; null where the user has to decide something first.
    pub draft: Option<Draft>,
    /// The open question it would settle, by id.
    pub question: Option<String>,
    /// Answers to that question, where there are only a few.
    pub answers: Vec<Named>,
    /// Whose choice it is, where one is to be made.
    pub holder: Option<String>,
    /// The ability that asks for it.
    pub ability: Option<String>,
}

/// What a squad lacks of a figure.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MissingView {
    /// The figure's id.
    pub figure: String,
    /// What it is called.
    pub name: String,
    /// How many the squad needs.
    pub needed: u32,
    /// How many are owned.
    pub owned: u32,
    /// Copies that other squads are promised.
    pub promised: u32,
    /// Where it is printed, `Clone Strike 4`.
    pub printings: Vec<String>,
}

/// A game's squads.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadList {
    /// Those saved last first.
    pub squads: Vec<SquadCard>,
}

/// A squad in a list.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadCard {
    /// Its id.
    pub id: String,
    /// Its name; empty where it has none.
    pub name: String,
    /// The format's name.
    pub format: String,
    /// The faction it plays as, by id.
    pub faction: Option<String>,
    /// `legal`, `illegal` or `unsure`.
    pub verdict: String,
    /// What may be spent.
    pub limit: Option<i32>,
    /// What is spent.
    pub total: i64,
    /// Who is in it, for the strip.
    pub members: Vec<MemberView>,
    /// How many figures are missing from the collection.
    pub missing: u32,
    /// When it was changed last.
    pub saved_at: String,
    /// How many revisions it has.
    pub revision: u32,
}

/// Which catalogue rows to try in a draft.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct FitsRequest {
    /// The draft.
    pub draft: Draft,
    /// Figures, by id.
    pub figures: Vec<String>,
    /// The list beside the squad that they would be put on.
    pub beside: Option<Beside>,
    /// The squad's id, where it was saved: what it promises itself is not counted against it.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub id: Option<String>,
}

/// A list beside a squad.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Beside {
    /// Whose ability it is.
    pub holder: String,
    /// The pack's kind of list.
    pub kind: String,
}

/// What would come of adding figures, one by one.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Fits {
    /// A row a figure, in the order asked.
    pub rows: Vec<Fit>,
    /// Whether a collection is kept, without which `spare` means nothing.
    pub collects: bool,
}

/// What would come of adding one copy of a figure.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Fit {
    /// The figure's id.
    pub figure: String,
    /// What it would cost in the squad.
    pub unit_cost: Option<i32>,
    /// What would be left, negative where it would be too much.
    pub left: Option<i64>,
    /// Rules that would be broken and aren't yet; the points' own rule is among them.
    pub breaks: Vec<String>,
    /// The first of them in words.
    pub message: Option<String>,
    /// Copies owned that neither this squad nor another needs; may be negative.
    pub spare: i64,
}
