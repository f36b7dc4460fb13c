//! The boxes in a squad sheet's rows: tracks for each copy, and activations by round.

use crate::draw::{Canvas, Place, TrackGrid, TrackStyle};
use crate::layout::{Align, Area, TypeStyle, Valign, Weight};
use crate::page::Role;
use crate::text::{Fonts, Paragraph};
use crate::view::{SheetRow, Track};

/// The maximum number of boxes per row; more are useless on paper.
const MOST_BOXES: u32 = 400;

const BOXES: TrackStyle = TrackStyle { side: 3.2, gap: 0.6, group: 5, line: 0.2 };

/// The distance between rounds, and the height of a box for counting activated copies, in mm.
const ROUND: f32 = 4.2;
const COUNT: f32 = 4.9;
/// The height in mm of the round's number above such a box.
const ABOVE: f32 = 2.3;

/// The length of a line to write on, in mm.
const OPEN: f32 = 13.0;

fn tiny() -> TypeStyle {
    TypeStyle { size: 6.5, floor: 6.0, weight: Weight::Regular, leading: 1.2, grey: 0.15 }
}

const LEFT: Place = Place::new(Align::Left, Valign::Middle);
const CENTER: Place = Place::new(Align::Center, Valign::Middle);

fn width_of(fonts: &Fonts, text: &str) -> f32 {
    let text = Paragraph::plain(fonts, text, Weight::Regular);
    text.line_width(tiny().size) + 0.05
}

/// A label, boxes or a line to write on, relative to the top left corner of the whole.
enum Placed<'a> {
    Label(String, Area),
    Boxes(Track, TrackGrid, [f32; 2]),
    Line(&'a str, Area),
}

/// How the boxes of several copies are arranged.
pub(crate) struct Lines<'a> {
    /// The maximum number of copies with separate lines of boxes and activations; with more, activations are
    /// counted.
    pub(crate) own: u32,
    /// The text for copies without boxes, with the placeholder `{count}` for their number.
    pub(crate) more: &'a str,
}

/// The tracks of each copy.
pub(crate) struct Boxes<'a> {
    placed: Vec<Placed<'a>>,
    scale: f32,
    /// The number of lines.
    pub(crate) lines: usize,
    pub(crate) height: f32,
}

impl<'a> Boxes<'a> {
    /// Arranges the boxes of a row in lines no wider than `width`: one line per copy if there are few,
    /// otherwise one track after the other.
    pub(crate) fn new(fonts: &Fonts, row: &'a SheetRow, [width, scale]: [f32; 2], how: &Lines<'_>) -> Self {
        let mut set = Setting { fonts, width, scale, placed: Vec::new(), at: [0.0, 0.0], high: 0.0 };
        if row.count <= how.own {
            for copy in 0..row.count.max(1) {
                set.new_line();
                for track in &row.tracks {
                    // Labels are only drawn for the first copy; the others leave the same space.
                    set.track(track, track.clone(), copy == 0);
                }
            }
        } else {
            for track in &row.tracks {
                let all = row.count.min((MOST_BOXES / track.boxes.max(1)).max(1));
                set.track(track, track.clone().times(all), true);
                if all < row.count {
                    let others = how.more.replace("{count}", &(row.count - all).to_string());
                    set.words(Some(&others), &others);
                }
            }
        }
        let height = set.at[1] + set.high;
        // A line is as high as a box; any fraction of that is spacing.
        let lines = (height / BOXES.scaled(scale).side).round() as usize;
        Self { placed: set.placed, scale, lines, height }
    }

    /// Draws the boxes with the top left corner at `x`, `y`.
    pub(crate) fn draw(&self, canvas: &mut Canvas, fonts: &Fonts, [x, y]: [f32; 2]) {
        let style = BOXES.scaled(self.scale);
        for placed in &self.placed {
            match placed {
                Placed::Label(text, area) => {
                    canvas.text(fonts, text, area.moved(x, y), &tiny(), LEFT, Role::Track);
                }
                Placed::Boxes(track, grid, [dx, dy]) => {
                    grid.draw(canvas, fonts, track, &style, [x + dx, y + dy]);
                }
                Placed::Line(text, area) => {
                    let area = area.moved(x, y);
                    canvas.text(fonts, text, area, &tiny(), LEFT, Role::Track);
                    let from = area.x + width_of(fonts, text) + 0.8;
                    canvas.line([from, area.bottom()], [area.right(), area.bottom()], 0.2, 0.3);
                }
            }
        }
    }
}

/// Boxes being arranged.
struct Setting<'a, 'f> {
    fonts: &'f Fonts,
    width: f32,
    scale: f32,
    placed: Vec<Placed<'a>>,
    at: [f32; 2],
    /// The height of the current line.
    high: f32,
}

impl<'a> Setting<'a, '_> {
    fn new_line(&mut self) {
        if self.at[0] > 0.0 {
            self.at = [0.0, self.at[1] + self.high + 0.8 * self.scale];
            self.high = 0.0;
        }
    }

    fn track(&mut self, track: &'a Track, drawn: Track, labelled: bool) {
        let style = BOXES.scaled(self.scale);
        let label = width_of(self.fonts, &track.label).min(self.width / 3.0);
        let lead = label + 0.9;
        if track.open {
            if self.at[0] > 0.0 && self.at[0] + lead + OPEN > self.width {
                self.new_line();
            }
            let [x, y] = self.at;
            self.placed.push(Placed::Line(&track.label, Area::new(x, y, lead + OPEN, style.side)));
            self.went(lead + OPEN, style.side);
            return;
        }
        if drawn.boxes == 0 {
            return;
        }
        let mut grid = style.boxes(self.fonts, &drawn, self.width - lead - self.at[0]);
        // A track that doesn't fit on the current line starts a new one.
        if self.at[0] > 0.0 && grid.height > style.side + 0.01 {
            self.new_line();
            grid = style.boxes(self.fonts, &drawn, self.width - lead);
        }
        let [x, y] = self.at;
        if labelled {
            self.placed.push(Placed::Label(track.label.clone(), Area::new(x, y, label, style.side)));
        }
        let (width, height) = (lead + grid.width, grid.height);
        self.placed.push(Placed::Boxes(drawn, grid, [x + lead, y]));
        self.went(width, height);
        if !track.note.is_empty() {
            self.at[0] -= 2.6 * self.scale;
            // Printed once, but with space left for each copy, so that boxes are aligned.
            self.words(if labelled { Some(&track.note) } else { None }, &track.note);
        }
    }

    /// Reserves the width of `room` and prints `said` there, if any.
    fn words(&mut self, said: Option<&str>, room: &str) {
        let (width, height) = (width_of(self.fonts, room), BOXES.scaled(self.scale).side);
        if self.at[0] + width > self.width {
            if said.is_none() {
                return;
            }
            self.new_line();
        }
        let [x, y] = self.at;
        if let Some(text) = said {
            let area = Area::new(x, y, width.min(self.width - x), height);
            self.placed.push(Placed::Label(text.to_owned(), area));
        }
        self.went(width, height);
    }

    fn went(&mut self, width: f32, height: f32) {
        self.at[0] += width + 4.0 * self.scale;
        self.high = self.high.max(height);
    }
}

/// The activations by round.
pub(crate) struct Rounds<'a> {
    rounds: u32,
    label: &'a str,
    lead: f32,
    copies: u32,
    counted: bool,
    line: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

impl<'a> Rounds<'a> {
    pub(crate) fn new(
        fonts: &Fonts,
        [rounds, copies]: [u32; 2],
        label: &'a str,
        scale: f32,
        how: &Lines<'_>,
    ) -> Self {
        let line = BOXES.scaled(scale).side;
        let lead = width_of(fonts, label) + 0.9;
        let counted = copies > how.own;
        let height = if counted { COUNT } else { copies.max(1) as f32 * (line + 0.8 * scale) - 0.8 * scale };
        Self { rounds, label, lead, copies, counted, line, width: lead + rounds as f32 * ROUND, height }
    }

    /// Aligns each copy's rounds with its boxes.
    pub(crate) fn beside(self, boxes: &Boxes<'_>) -> Self {
        let apart = (boxes.height + 0.8 * boxes.scale) / self.copies.max(1) as f32;
        let height = apart * self.copies.saturating_sub(1) as f32 + self.line;
        Self { height: if self.counted { self.height } else { self.height.max(height) }, ..self }
    }

    /// Draws the rounds with the top left corner at `x`, `y`.
    pub(crate) fn draw(&self, canvas: &mut Canvas, fonts: &Fonts, [x, y]: [f32; 2]) {
        let label = Area::new(x, y, self.lead - 0.9, self.line);
        canvas.text(fonts, self.label, label, &tiny(), LEFT, Role::Track);
        let digit = TypeStyle { size: 6.0, grey: 0.45, ..tiny() };
        let lines = if self.counted { 1 } else { self.copies.max(1) };
        let apart = (self.height - self.line) / self.copies.saturating_sub(1).max(1) as f32;
        for (line, round) in (0..lines).flat_map(|line| (0..self.rounds).map(move |round| (line, round))) {
            let (left, top) = (x + self.lead + round as f32 * ROUND, y + line as f32 * apart);
            let (high, told) = if self.counted { (COUNT, ABOVE) } else { (self.line, self.line) };
            canvas.outline(Area::new(left, top, ROUND - 0.5, high), 0.2, 0.0);
            let number = (round + 1).to_string();
            let place = Area::new(left, top, ROUND - 0.5, told);
            canvas.text(fonts, &number, place, &digit, CENTER, Role::Track);
        }
    }
}
