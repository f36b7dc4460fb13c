//! The squad sheet that a player brings to the table.

use serde::{Deserialize, Serialize};

use super::{CardLine, Mark, MarkedWord, PlacesView, Stat, Track};

/// A squad on one page (more for very large squads).
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetView {
    /// The squad's name.
    pub title: String,
    /// Whose squad it is; a line to fill in by hand is drawn when empty.
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
    /// Its mark, right after the word.
    #[serde(default)]
    pub faction_mark: Option<Mark>,
    /// Eras and sides in which the squad may be played.
    #[serde(default)]
    pub playable: Vec<String>,
    /// Whether the squad is legal.
    pub verdict: Verdict,
    /// Everything the rules have to say.
    #[serde(default)]
    pub findings: Vec<Finding>,
    /// Points spent, allowed and left.
    pub points: PointsView,
    /// Other totals: activations, hit points.
    #[serde(default)]
    pub facts: Vec<Fact>,
    /// The strip, drawn to scale: one segment a copy, in squad order.
    #[serde(default)]
    pub strip: Vec<Segment>,
    /// What the marks in the rows stand for.
    #[serde(default)]
    pub legend: Vec<MarkedWord>,
    /// The stats that rows have, in the order in which their columns stand.
    #[serde(default)]
    pub columns: Vec<StatColumn>,
    /// Rounds with a box for each activation; none where a game has none.
    #[serde(default)]
    pub rounds: u32,
    /// What is written down of the match, on one line under the head.
    #[serde(default)]
    pub record: Vec<RecordField>,
    /// What is rolled at the start of each round, with a box for each; empty where nothing is.
    #[serde(default)]
    pub initiative: String,
    /// The squad.
    pub rows: Vec<SheetRow>,
    /// Where on the table who stands, and boxes for the scores; none where nobody has a place.
    #[serde(default)]
    pub places: Option<PlacesView>,
    /// Reserves, considered figures, command cards.
    #[serde(default)]
    pub side_lists: Vec<SideList>,
    /// Choices to make before the game.
    #[serde(default)]
    pub setup: Vec<SetupChoice>,
    /// What is to be done or thought of before the game, a sentence each.
    #[serde(default)]
    pub before: Vec<String>,
    /// What the words on the squad's cards mean, each once: the word in bold, then its reminder.
    #[serde(default)]
    pub rules: Vec<CardLine>,
    /// Every heading.
    pub labels: SheetLabels,
    /// The catalogue and its date, e.g. "Catalogue of 1 November 2026".
    #[serde(default)]
    pub catalogue: String,
    /// The squad as JSON, carried inside the PDF; Muster reads it back.
    #[serde(default)]
    pub squad_json: Option<String>,
    /// What the QR code says. Keep it under about 1,000 bytes: a longer one
    /// can't be drawn with modules large enough to read, and is left out with a
    /// remark.
    #[serde(default)]
    pub qr: Option<String>,
}

/// Whether a squad may be played.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Nothing against it.
    Legal,
    /// At least one rule is broken.
    Illegal,
    /// An open question could change the answer.
    #[default]
    Unsure,
}

/// How much a finding weighs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// A rule is broken.
    Error,
    /// Allowed, but worth a look.
    Warning,
    /// A question only people can answer.
    Ask,
    /// For information.
    #[default]
    Note,
}

/// One sentence of the report.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finding {
    /// The rule's id, e.g. `SWM-UNIQUE`.
    pub rule: String,
    /// How much it weighs; drawn as a sign, never as colour alone.
    pub severity: Severity,
    /// The sentence.
    pub message: String,
}

/// Points as numbers for the strip and as words for the reader.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointsView {
    /// What the format allows; 0 where there is no limit.
    pub limit: u32,
    /// What members that cost less than nothing give back.
    #[serde(default)]
    pub discounts: u32,
    /// What the squad costs.
    pub total: u32,
    /// The total as printed large, e.g. "91 / 100".
    pub spent_label: String,
    /// What is left or over, e.g. "9 left" or "12 over".
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
    /// Name; printed where it fits.
    pub label: String,
    /// Points; the segment's length.
    pub cost: u32,
    /// Which of the paper's greys, counted from the lightest; figures of one
    /// kind share one.
    #[serde(default)]
    pub shade: u8,
}

/// One figure of the squad, once or several times.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetRow {
    /// How many copies.
    pub count: u32,
    /// Marks before the name; their words are in the legend.
    #[serde(default)]
    pub marks: Vec<Mark>,
    /// The figure's name.
    pub name: String,
    /// How the cost comes about, e.g. "75 - 10 (Rapport: Darth Sidious)" or
    /// "3 × 9"; empty when there is nothing to explain.
    #[serde(default)]
    pub arithmetic: String,
    /// The row's cost as printed.
    pub cost: String,
    /// Whether it leads others.
    #[serde(default)]
    pub leads: bool,
    /// Whether there is one of it alone.
    #[serde(default)]
    pub unique: bool,
    /// A few stats; each stands in the column of its id.
    #[serde(default)]
    pub stats: Vec<Stat>,
    /// Abilities in short.
    #[serde(default)]
    pub abilities: String,
    /// Boxes to tick for *each* copy: hit points, Force points.
    #[serde(default)]
    pub tracks: Vec<Track>,
    /// Whether it belongs to the row above it, as an attachment to whoever carries it.
    #[serde(default)]
    pub below: bool,
    /// Whether each copy acts once a round.
    #[serde(default)]
    pub activates: bool,
}

/// A column of stats.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatColumn {
    /// The id of its stats.
    pub id: String,
    /// Its heading.
    pub label: String,
}

/// A space to write into, with what goes there.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordField {
    /// What goes there.
    pub label: String,
    /// Its share of the line's width.
    pub share: u32,
    /// Whether two numbers go there, one for each side.
    #[serde(default)]
    pub both_sides: bool,
}

/// A further list, such as reserves.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideList {
    /// Its heading.
    pub title: String,
    /// What is written behind the heading, such as the roll by which they come; empty where nothing is.
    #[serde(default)]
    pub ask: String,
    /// What is known of that; else there is a line to write on.
    #[serde(default)]
    pub answer: String,
    /// What has a name and a box alone, in columns.
    #[serde(default)]
    pub cards: Vec<ListCard>,
    /// Figures with their stats and boxes, drawn like those of the squad.
    #[serde(default)]
    pub rows: Vec<SheetRow>,
}

/// A card of a deck, or whatever else is only taken out of its box: a box to tick for each copy.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListCard {
    /// How many copies.
    pub count: u32,
    /// Its name.
    pub name: String,
    /// What it costs, and who plays it.
    #[serde(default)]
    pub detail: String,
}

/// A choice made at setup; without an answer a line is drawn to write on.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupChoice {
    /// What is chosen.
    pub label: String,
    /// What was chosen, if it was.
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
    /// Above the boxes for what the other side gets for each figure; empty where no such boxes are drawn.
    #[serde(default)]
    pub forfeits: String,
    /// Above the setup choices.
    pub setup: String,
    /// Beside the sign of who leads others.
    #[serde(default)]
    pub leader: String,
    /// Beside the sign of who is unique.
    #[serde(default)]
    pub unique: String,
    /// Before the boxes of the rounds.
    #[serde(default)]
    pub rounds: String,
    /// Behind the boxes of a row whose copies are too many to have boxes each, with `{count}` where the
    /// number of the others goes.
    #[serde(default)]
    pub more: String,
    /// Above what words mean.
    #[serde(default)]
    pub rules: String,
    /// Beside the QR code: what it is for.
    pub qr: String,
    /// The page's number, with `{page}` and `{pages}` where the numbers go.
    pub page: String,
}
