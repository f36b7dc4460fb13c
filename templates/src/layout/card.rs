//! The layout of a game's stat cards, read from its `card.toml`.

use serde::{Deserialize, Serialize};

use super::{Area, LayoutError, Problem, SheetStyle, Slot, TypeStyle, Weight};

/// The layout of one game's stat cards.
///
/// All boxes are relative to the card's top left corner. Another game needs another `card.toml`, not other
/// code.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardLayout {
    /// The card itself.
    pub card: CardSize,
    /// The figure's name.
    pub name: Slot,
    /// The figure's cost.
    pub cost: Slot,
    /// The line under the name.
    pub subtitle: Slot,
    /// The stat table.
    pub stats: StatTable,
    /// The area for abilities, above the tracks. Extends upward if there are no stats, and shrinks for further
    /// rows of them.
    pub body: Area,
    /// How signs are drawn, at the top of the body; without it they are printed as words.
    #[serde(default)]
    pub signs: Option<SignsStyle>,
    /// How abilities are set.
    pub lines: LinesStyle,
    /// How tracks are drawn, at the bottom of the body.
    pub tracks: TracksStyle,
    /// The smallest line.
    pub footer: Slot,
    /// Lines drawn on every card.
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// The back of the card.
    pub back: BackLayout,
    /// What a squad's sheet contains besides the figures.
    #[serde(default)]
    pub sheet: SheetStyle,
}

/// The card's size.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSize {
    /// Width in mm.
    pub width: f32,
    /// Height in mm.
    pub height: f32,
    /// The width in mm of the hairline around the card, 0 for none.
    #[serde(default)]
    pub frame: f32,
}

/// The table of stats: cells of equal width, each with a heading and a value.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatTable {
    /// The first row of the table; further rows follow below it.
    #[serde(rename = "box")]
    pub area: Area,
    /// The number of stats per row. With fewer stats, cells are wider.
    pub columns: usize,
    /// Width of the table's lines in mm.
    #[serde(default)]
    pub line: f32,
    /// The heading's type.
    pub label: TypeStyle,
    /// The value's type.
    pub value: TypeStyle,
}

/// How abilities are set.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinesStyle {
    /// The size in points if there is room.
    pub size: f32,
    /// The smallest size in points; text that still doesn't fit goes on a continuation card.
    pub floor: f32,
    /// The distance between baselines as a multiple of the size.
    pub leading: f32,
    /// The space between abilities, as a multiple of the size.
    pub gap: f32,
}

/// How signs are drawn: in a row, followed by their meanings.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignsStyle {
    /// The side of a sign in mm.
    #[serde(rename = "box")]
    pub side: f32,
    /// The space between signs in mm.
    pub gap: f32,
    /// The words' type.
    pub label: TypeStyle,
}

/// How tracks are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TracksStyle {
    /// The side of a box in mm.
    #[serde(rename = "box")]
    pub side: f32,
    /// The space between boxes in mm.
    pub gap: f32,
    /// The number of boxes in a group; a wider space follows each group.
    pub group: u32,
    /// The width of a box's outline in mm.
    pub line: f32,
    /// The label's type.
    pub label: TypeStyle,
}

/// A line drawn on every card.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The start, `[x, y]` in mm.
    pub from: [f32; 2],
    /// The end, `[x, y]` in mm.
    pub to: [f32; 2],
    /// Width in mm.
    pub width: f32,
}

/// The back of a card.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BackLayout {
    /// The tint of the whole back, 0 (white) to 1; extends into the bleed, and is omitted when saving ink.
    #[serde(default)]
    pub tint: f32,
    /// The title.
    pub title: Slot,
    /// The line under the title.
    pub subtitle: Slot,
    /// The area for the photo and the text; if there are both, the photo takes the upper part.
    pub body: Area,
    /// How text is set.
    pub lines: LinesStyle,
    /// Lines drawn on every back.
    #[serde(default)]
    pub rules: Vec<Rule>,
}

impl CardLayout {
    /// Parses a `card.toml`.
    ///
    /// # Errors
    /// [`LayoutError::Shape`] with line and column if it isn't a layout, [`LayoutError::Meaning`] if it can't
    /// be printed.
    pub fn from_toml(text: &str) -> Result<Self, LayoutError> {
        let layout: Self = toml::from_str(text).map_err(|error| {
            let (line, column) = position(text, error.span().map_or(0, |s| s.start));
            LayoutError::Shape { line, column, message: error.message().to_owned() }
        })?;
        layout.check()?;
        Ok(layout)
    }

    fn check(&self) -> Result<(), LayoutError> {
        let whole = Area::new(0.0, 0.0, self.card.width, self.card.height);
        ensure("card", Problem::Box, whole.width > 0.0 && whole.height > 0.0)?;
        for (place, slot) in [
            ("name", &self.name),
            ("cost", &self.cost),
            ("subtitle", &self.subtitle),
            ("footer", &self.footer),
            ("back.title", &self.back.title),
            ("back.subtitle", &self.back.subtitle),
        ] {
            check_area(place, &whole, &slot.area)?;
            check_size(place, slot.size, slot.floor, slot.leading)?;
            ensure(place, Problem::Count, slot.lines > 0)?;
        }
        for (place, area) in
            [("stats", &self.stats.area), ("body", &self.body), ("back.body", &self.back.body)]
        {
            check_area(place, &whole, area)?;
        }
        for (place, style) in [
            ("stats.label", &self.stats.label),
            ("stats.value", &self.stats.value),
            ("tracks.label", &self.tracks.label),
        ] {
            check_size(place, style.size, style.floor, style.leading)?;
        }
        for (place, lines) in [("lines", &self.lines), ("back.lines", &self.back.lines)] {
            check_size(place, lines.size, lines.floor, lines.leading)?;
        }
        if let Some(signs) = &self.signs {
            check_size("signs.label", signs.label.size, signs.label.floor, signs.label.leading)?;
            ensure("signs", Problem::Size, signs.side > 0.0 && signs.gap >= 0.0)?;
        }
        ensure("stats.columns", Problem::Count, self.stats.columns > 0)?;
        ensure("tracks.group", Problem::Count, self.tracks.group > 0)?;
        ensure("tracks", Problem::Size, self.tracks.side > 0.0)?;
        Ok(())
    }
}

impl LinesStyle {
    /// Returns the type of the text after the bold lead.
    #[must_use]
    pub const fn style(&self) -> TypeStyle {
        TypeStyle {
            size: self.size,
            floor: self.floor,
            weight: Weight::Regular,
            leading: self.leading,
            grey: 0.0,
        }
    }
}

fn ensure(place: &'static str, problem: Problem, holds: bool) -> Result<(), LayoutError> {
    if holds { Ok(()) } else { Err(LayoutError::Meaning { place, problem }) }
}

fn check_area(place: &'static str, whole: &Area, area: &Area) -> Result<(), LayoutError> {
    let good = area.width > 0.0 && area.height > 0.0 && whole.holds(area, 0.001);
    ensure(place, Problem::Box, good)
}

fn check_size(place: &'static str, size: f32, floor: f32, leading: f32) -> Result<(), LayoutError> {
    // Below one point nothing is readable, and shrinking in steps wouldn't end.
    let good = size.is_finite() && floor >= 1.0 && leading.is_finite() && leading > 0.0;
    ensure(place, Problem::Size, good)?;
    ensure(place, Problem::Floor, floor <= size)
}

/// Returns the line and column, both from 1, of a byte offset.
fn position(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
    (line, column)
}
