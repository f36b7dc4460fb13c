//! Draws tracks: rows of boxes to tick.

use super::{Canvas, Place};
use crate::layout::{Align, Area, TypeStyle, Valign, Weight};
use crate::page::Role;
use crate::text::{Fonts, LEAST, MM_PER_PT, Paragraph};
use crate::view::Track;

/// The maximum number of boxes: more are useless on paper, and hostile input must not fill the memory.
const MOST_BOXES: u32 = 600;

/// Measures of boxes in mm.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TrackStyle {
    pub(crate) side: f32,
    pub(crate) gap: f32,
    /// The number of boxes in a group; a space of two gaps follows each group.
    pub(crate) group: u32,
    pub(crate) line: f32,
}

/// Boxes in rows, relative to the origin.
#[derive(Debug, Clone, Default)]
pub(crate) struct TrackGrid {
    boxes: Vec<Area>,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

/// A running total is printed in every fifth box.
const TOLD: u32 = 5;

/// The type of running totals.
const TOTAL: TypeStyle =
    TypeStyle { size: LEAST, floor: LEAST, weight: Weight::Regular, leading: 1.25, grey: 0.35 };

/// Returns the running total to print in a box, numbered from 1: the points used up by then of the figure it
/// belongs to.
fn total(track: &Track, number: u32) -> Option<u64> {
    let group = track.group.unwrap_or(u32::MAX).max(1);
    let of_figure = (number - 1) % group + 1;
    (track.per_box > 1 && of_figure.is_multiple_of(TOLD))
        .then(|| u64::from(of_figure) * u64::from(track.per_box))
}

/// Returns whether a box, numbered from 1, is the one of its figure that is drawn heavily.
fn is_marked(track: &Track, number: u32) -> bool {
    let group = track.group.unwrap_or(u32::MAX).max(1);
    track.marked > 0 && (number - 1) % group + 1 == track.marked
}

/// The factor by which that outline is heavier.
const HEAVY: f32 = 3.5;

impl TrackStyle {
    /// Returns the style for boxes scaled by a factor.
    pub(crate) fn scaled(&self, by: f32) -> Self {
        Self { side: self.side * by, gap: self.gap * by, line: self.line * by.max(0.4), ..*self }
    }

    /// Returns whether boxes are high enough for text.
    fn tells(&self) -> bool {
        self.side >= LEAST * MM_PER_PT * 0.95
    }

    /// Arranges a track's boxes in rows no wider than `width` mm, in the track's groups if it has any. If
    /// possible, rows end with a whole group, so that they can be counted at a glance.
    pub(crate) fn boxes(&self, fonts: &Fonts, track: &Track, width: f32) -> TrackGrid {
        let style = Self { group: track.group.unwrap_or(self.group).max(1), ..*self };
        let count = track.boxes.min(MOST_BOXES);
        let wide = |number: u32| match total(track, number) {
            Some(total) if self.tells() => {
                let text = Paragraph::plain(fonts, &total.to_string(), Weight::Regular);
                self.side.max(text.line_width(LEAST) + 0.7)
            }
            _ => self.side,
        };
        let widths: Vec<f32> = (1..=count).map(wide).collect();
        let mut grid = TrackGrid::default();
        let (mut first, mut y) = (0, 0.0);
        while first < widths.len() {
            let (mut fits, mut x) = (0, 0.0);
            for (column, side) in widths[first..].iter().enumerate() {
                x += style.space_before(column) + side;
                if x > width + 1e-3 {
                    break;
                }
                fits = column + 1;
            }
            let group = style.group as usize;
            if track.row > 0 {
                let row = track.row as usize;
                fits = fits.min(row - first % row);
            }
            if first + fits < widths.len() && fits > group {
                fits -= fits % group;
            }
            let mut x = 0.0;
            for (column, side) in widths[first..first + fits.max(1)].iter().enumerate() {
                x += style.space_before(column);
                let area = Area::new(x, y, *side, self.side);
                x += side;
                grid.width = grid.width.max(area.right());
                grid.height = grid.height.max(area.bottom());
                grid.boxes.push(area);
            }
            first += fits.max(1);
            y += self.side + self.gap;
        }
        grid
    }

    fn space_before(&self, column: usize) -> f32 {
        match column {
            0 => 0.0,
            _ if column.is_multiple_of(self.group as usize) => self.gap * 2.2,
            _ => self.gap,
        }
    }
}

impl TrackGrid {
    /// Draws the boxes from `x`, `y` on, with running totals.
    pub(crate) fn draw(
        &self,
        canvas: &mut Canvas,
        fonts: &Fonts,
        track: &Track,
        style: &TrackStyle,
        [x, y]: [f32; 2],
    ) {
        for (number, area) in (1..).zip(&self.boxes) {
            let area = area.moved(x, y);
            let heavy = is_marked(track, number);
            canvas.outline(area, style.line * if heavy { HEAVY } else { 1.0 }, 0.0);
            if let Some(total) = total(track, number).filter(|_| style.tells()) {
                let middle = Place::new(Align::Center, Valign::Middle);
                canvas.text(fonts, &total.to_string(), area, &TOTAL, middle, Role::Track);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{TrackStyle, total};
    use crate::text::Fonts;
    use crate::view::Track;

    #[test]
    fn boxes_stand_together_as_their_track_says() {
        let fonts = Fonts::new("en", false);
        let style = TrackStyle { side: 2.0, gap: 1.0, group: 5, line: 0.1 };
        let wide = |track: &Track, width: f32| {
            let boxes = style.boxes(&fonts, track, width).boxes;
            let pairs = boxes.windows(2).filter(|pair| pair[0].y == pair[1].y);
            pairs.map(|pair| pair[1].x - pair[0].right() > 1.5).collect::<Vec<_>>()
        };
        let track = Track::new("HP", 6, 1);
        assert_eq!(wide(&track, 100.0), [false, false, false, false, true]);
        assert_eq!(wide(&track.clone().by(3), 100.0), [false, false, true, false, false]);
        // Rows end with whole groups.
        let rows = style.boxes(&fonts, &Track::new("HP", 9, 1).by(3), 21.0).boxes;
        assert_eq!(rows.iter().filter(|b| b.y == rows[0].y).count(), 6);
    }

    #[test]
    fn totals_begin_anew_with_every_copy() {
        let track = Track::new("HP", 6, 10).times(2);
        assert_eq!((track.boxes, track.group), (12, Some(6)));
        let told: Vec<_> = (1..=12).filter_map(|n| total(&track, n).map(|t| (n, t))).collect();
        assert_eq!(told, [(5, 50), (11, 50)]);
        // Boxes of one point each can be counted at a glance.
        assert!((1..=12).all(|n| total(&Track::new("Force", 12, 1), n).is_none()));
    }
}
