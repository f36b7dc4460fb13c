//! The squad sheet that a player brings to the table.

use serde::{Deserialize, Serialize};

use super::{CardLine, Mark, MarkedWord, PlacesView, Stat, Track};

/// A squad on one page (more for very large squads).
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetView {
    /// The squad's name.
    pub title: String,
    /// The player's name; if empty, a line to write on.
    #[serde(default)]
    pub player: String,
    /// The player's notes.
    #[serde(default)]
    pub notes: String,
    /// The game's name.
    #[serde(default)]
    pub game: String,
    /// The format's name.
    #[serde(default)]
    pub format: String,
    /// The edition or date the format belongs to.
    #[serde(default)]
    pub edition: String,
    /// The squad's faction.
    #[serde(default)]
    pub faction: String,
    /// The faction's mark, right after its name.
    #[serde(default)]
    pub faction_mark: Option<Mark>,
    /// Eras and sides in which the squad may be played.
    #[serde(default)]
    pub playable: Vec<String>,
    /// Whether the squad is legal.
    pub verdict: Verdict,
    /// The findings of the rules check.
    #[serde(default)]
    pub findings: Vec<Finding>,
    /// The points spent, allowed and left.
    pub points: PointsView,
    /// Further totals: activations, hit points.
    #[serde(default)]
    pub facts: Vec<Fact>,
    /// The strip, drawn to scale: one segment per copy, in squad order.
    #[serde(default)]
    pub strip: Vec<Segment>,
    /// The legend of the marks in the rows.
    #[serde(default)]
    pub legend: Vec<MarkedWord>,
    /// The columns of stats, in order.
    #[serde(default)]
    pub columns: Vec<StatColumn>,
    /// The number of rounds with a box per activation; 0 in games without activations.
    #[serde(default)]
    pub rounds: u32,
    /// The details of the match to fill in, on one line below the head.
    #[serde(default)]
    pub record: Vec<RecordField>,
    /// What is rolled at the start of each round, with a box for each; empty if nothing is.
    #[serde(default)]
    pub initiative: String,
    /// The squad.
    pub rows: Vec<SheetRow>,
    /// The figures' places on the table, and boxes for the scores; `None` in games without places.
    #[serde(default)]
    pub places: Option<PlacesView>,
    /// Reserves, considered figures, command cards.
    #[serde(default)]
    pub side_lists: Vec<SideList>,
    /// Texts of the squad's cards that matter to the whole squad, such as commander effects.
    #[serde(default)]
    pub texts: Vec<CardTexts>,
    /// Choices to make before the game.
    #[serde(default)]
    pub setup: Vec<SetupChoice>,
    /// Reminders for before the game, a sentence each.
    #[serde(default)]
    pub before: Vec<String>,
    /// The explanations of terms on the squad's cards: the term in bold, then its reminder.
    #[serde(default)]
    pub rules: Vec<CardLine>,
    /// The headings.
    pub labels: SheetLabels,
    /// The catalogue and its date, e.g. "Catalogue of 1 November 2026".
    #[serde(default)]
    pub catalogue: String,
    /// The squad as JSON, embedded in the PDF so that Muster can read it back.
    #[serde(default)]
    pub squad_json: Option<String>,
    /// The text of the QR code. Keep it under about 1,000 bytes: a longer one can't be drawn with readable
    /// modules, and is left out with a remark.
    #[serde(default)]
    pub qr: Option<String>,
}

/// Whether a squad is legal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// No rule is broken.
    Legal,
    /// At least one rule is broken.
    Illegal,
    /// An open question could change the answer.
    #[default]
    Unsure,
}

/// The severity of a finding.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// A rule is broken.
    Error,
    /// Allowed, but worth a look.
    Warning,
    /// A question that only the players can answer.
    Ask,
    /// For information.
    #[default]
    Note,
}

/// One sentence of the report.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finding {
    /// The rule's ID, e.g. `SWM-UNIQUE`.
    pub rule: String,
    /// The severity; drawn as a sign, never as colour alone.
    pub severity: Severity,
    /// The sentence.
    pub message: String,
}

/// Points, as numbers for the strip and as text for the reader.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointsView {
    /// The format's limit; 0 if there is none.
    pub limit: u32,
    /// The points given back by members with negative cost.
    #[serde(default)]
    pub discounts: u32,
    /// The squad's total cost.
    pub total: u32,
    /// The total as printed large, e.g. "91 / 100".
    pub spent_label: String,
    /// The difference to the limit, e.g. "9 left" or "12 over".
    pub left_label: String,
}

/// A total with its unit, e.g. "4" and "activations".
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact {
    /// Printed bold.
    pub value: String,
    /// Printed after it.
    pub label: String,
}

/// One figure on the strip.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Segment {
    /// The name, printed if it fits.
    pub label: String,
    /// The cost in points, which is the segment's length.
    pub cost: u32,
    /// The index of its shade, lightest first; copies of a figure share one.
    #[serde(default)]
    pub shade: u8,
}

/// A figure of the squad, with one or more copies.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetRow {
    /// The number of copies.
    pub count: u32,
    /// The marks before the name, explained in the legend.
    #[serde(default)]
    pub marks: Vec<Mark>,
    /// The figure's name.
    pub name: String,
    /// The calculation of the cost, e.g. "75 - 10 (Rapport: Darth Sidious)" or "3 × 9"; empty if there is
    /// nothing to explain.
    #[serde(default)]
    pub arithmetic: String,
    /// The row's cost as printed.
    pub cost: String,
    /// Whether it is a leader.
    #[serde(default)]
    pub leads: bool,
    /// Whether it is unique.
    #[serde(default)]
    pub unique: bool,
    /// A few stats, each in the column with its ID.
    #[serde(default)]
    pub stats: Vec<Stat>,
    /// The abilities, abbreviated.
    #[serde(default)]
    pub abilities: String,
    /// The boxes to tick for *each* copy: hit points, Force points.
    #[serde(default)]
    pub tracks: Vec<Track>,
    /// Whether it belongs to the row above, as an attachment to its carrier.
    #[serde(default)]
    pub below: bool,
    /// Whether each copy activates once per round.
    #[serde(default)]
    pub activates: bool,
}

/// A column of stats.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatColumn {
    /// The ID of its stats.
    pub id: String,
    /// Its heading.
    pub label: String,
}

/// A labelled space to write in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordField {
    /// The label.
    pub label: String,
    /// Its share of the line's width.
    pub share: u32,
    /// Whether it takes two numbers, one for each side.
    #[serde(default)]
    pub both_sides: bool,
}

/// A further list, such as reserves.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideList {
    /// Its heading.
    pub title: String,
    /// The label of a space after the heading, such as for the roll that determines the list; empty if there is
    /// none.
    #[serde(default)]
    pub ask: String,
    /// The known answer; if empty, a line to write on.
    #[serde(default)]
    pub answer: String,
    /// Cards with only a name and boxes, in columns.
    #[serde(default)]
    pub cards: Vec<ListCard>,
    /// Figures with stats and boxes, drawn like the squad's.
    #[serde(default)]
    pub rows: Vec<SheetRow>,
}

/// A card of a deck, or something else without stats: a box to tick for each copy.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListCard {
    /// The number of copies.
    pub count: u32,
    /// Its name.
    pub name: String,
    /// Its cost, and who plays it.
    #[serde(default)]
    pub detail: String,
}

/// The texts of several cards under a common heading.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardTexts {
    /// The heading.
    pub title: String,
    /// Each figure with its text; an open one has room to write it.
    pub lines: Vec<CardLine>,
}

/// A choice made during setup; without an answer, a line to write on is drawn.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupChoice {
    /// What to choose.
    pub label: String,
    /// The answer, if given.
    #[serde(default)]
    pub answer: Option<String>,
}

/// The headings of a squad sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetLabels {
    /// Before the player's name.
    pub player: String,
    /// Above the notes.
    pub notes: String,
    /// Before the eras and sides.
    pub playable: String,
    /// The verdict as one word, e.g. "Legal".
    pub verdict: String,
    /// Above the rows.
    pub figures: String,
    /// Above the costs.
    pub cost: String,
    /// Above the boxes for the points that the opponent gets per figure; empty if there are none.
    #[serde(default)]
    pub forfeits: String,
    /// Above the setup choices.
    pub setup: String,
    /// Next to the sign of leaders.
    #[serde(default)]
    pub leader: String,
    /// Next to the sign of unique figures.
    #[serde(default)]
    pub unique: String,
    /// Before the boxes of rounds.
    #[serde(default)]
    pub rounds: String,
    /// After the boxes of a row with too many copies for separate boxes, with the placeholder `{count}` for the
    /// number of the others.
    #[serde(default)]
    pub more: String,
    /// Above the explanations of terms.
    #[serde(default)]
    pub rules: String,
    /// Next to the QR code: its purpose.
    pub qr: String,
    /// The page number, with the placeholders `{page}` and `{pages}`.
    pub page: String,
}
