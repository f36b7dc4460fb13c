//! Boxes to tick.

use super::{Canvas, Place};
use crate::layout::{Align, Area, TypeStyle, Valign, Weight};
use crate::page::Role;
use crate::text::Fonts;
use crate::view::Track;

/// More boxes than this say nothing on paper; a hostile number must not fill
/// the memory either.
const MOST_BOXES: u32 = 600;

/// Measures of boxes in mm.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TrackStyle {
    pub(crate) side: f32,
    pub(crate) gap: f32,
    /// Boxes that stand together; a space of two gaps follows them.
    pub(crate) group: u32,
    pub(crate) line: f32,
}

/// Boxes in rows, from the origin.
#[derive(Debug, Clone, Default)]
pub(crate) struct TrackGrid {
    boxes: Vec<Area>,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

impl TrackStyle {
    /// Smaller boxes of the same proportions.
    pub(crate) fn scaled(&self, by: f32) -> Self {
        Self { side: self.side * by, gap: self.gap * by, line: self.line * by.max(0.4), ..*self }
    }

    /// A track's boxes in rows no wider than `width` mm, in groups of its own where it has them.
    pub(crate) fn boxes(&self, track: &Track, width: f32) -> TrackGrid {
        Self { group: track.group.unwrap_or(self.group), ..*self }.grid(track.boxes, width)
    }

    /// `count` boxes in rows no wider than `width` mm; rows end with a whole
    /// group where they can, so that rows can be counted at a glance.
    pub(crate) fn grid(&self, count: u32, width: f32) -> TrackGrid {
        let count = count.min(MOST_BOXES);
        let in_one_row = self.extent(count) <= width + 1e-3;
        let mut per_row = (1..=count).take_while(|&n| self.extent(n) <= width + 1e-3).last().unwrap_or(1);
        if !in_one_row && per_row > self.group {
            per_row -= per_row % self.group;
        }
        let mut grid = TrackGrid::default();
        for number in 0..count {
            let (row, column) = (number / per_row, number % per_row);
            let area = Area::new(
                self.extent(column) + if column > 0 { self.space_before(column) } else { 0.0 },
                row as f32 * (self.side + self.gap),
                self.side,
                self.side,
            );
            grid.width = grid.width.max(area.right());
            grid.height = grid.height.max(area.bottom());
            grid.boxes.push(area);
        }
        grid
    }

    /// Width of the first `count` boxes of a row.
    fn extent(&self, count: u32) -> f32 {
        let spaces: f32 = (1..count).map(|n| self.space_before(n)).sum();
        count as f32 * self.side + spaces
    }

    fn space_before(&self, column: u32) -> f32 {
        if column.is_multiple_of(self.group.max(1)) { self.gap * 2.2 } else { self.gap }
    }
}

impl TrackGrid {
    /// Draws the boxes from `x`, `y` on, every fifth with its running total.
    pub(crate) fn draw(
        &self,
        canvas: &mut Canvas,
        fonts: &Fonts,
        track: &Track,
        style: &TrackStyle,
        [x, y]: [f32; 2],
    ) {
        let type_style = TypeStyle {
            // A total of three digits fills three quarters of the box.
            size: style.side * 1.25,
            floor: style.side * 0.8,
            weight: Weight::Regular,
            leading: 1.25,
            grey: 0.45,
        };
        let legible = style.side >= 2.4;
        for (number, area) in (1_u64..).zip(&self.boxes) {
            let area = area.moved(x, y);
            canvas.outline(area, style.line, 0.0);
            if track.per_box > 1 && number.is_multiple_of(u64::from(style.group)) && legible {
                let total = (number * u64::from(track.per_box)).to_string();
                let middle = Place::new(Align::Center, Valign::Middle);
                canvas.text(fonts, &total, area, &type_style, middle, Role::Track);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::TrackStyle;
    use crate::view::Track;

    #[test]
    fn boxes_stand_together_as_their_track_says() {
        let style = TrackStyle { side: 2.0, gap: 1.0, group: 5, line: 0.1 };
        let wide = |track: &Track, width: f32| {
            let boxes = style.boxes(track, width).boxes;
            let pairs = boxes.windows(2).filter(|pair| pair[0].y == pair[1].y);
            pairs.map(|pair| pair[1].x - pair[0].right() > 1.5).collect::<Vec<_>>()
        };
        let track = Track::new("HP", 6, 1);
        assert_eq!(wide(&track, 100.0), [false, false, false, false, true]);
        assert_eq!(wide(&track.clone().by(3), 100.0), [false, false, true, false, false]);
        // Rows end with whole groups.
        let rows = style.boxes(&Track::new("HP", 9, 1).by(3), 21.0).boxes;
        assert_eq!(rows.iter().filter(|b| b.y == rows[0].y).count(), 6);
    }
}
