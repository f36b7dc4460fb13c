//! The points strip: a squad's cost drawn to scale.

use super::{Canvas, Place};
use crate::layout::{Align, Area, TypeStyle, Valign, Weight};
use crate::page::{Hatch, Ink, Op, Role};
use crate::text::{Fonts, Paragraph, fitted_line};
use crate::view::{PointsView, Segment};

/// The strip's height in mm.
const STRIP_HEIGHT: f32 = 8.0;

/// The space in mm for the limit's mark below a strip that exceeds it.
const MARK: f32 = 3.4;

/// The grey levels of the shades, lightest first.
const SHADES: [f32; 4] = [0.92, 0.80, 0.86, 0.74];

const LABEL: TypeStyle = TypeStyle { size: 7.5, floor: 6.0, weight: Weight::Bold, leading: 1.25, grey: 0.0 };

/// Draws the strip at the top of `area`, across its width, and returns its height.
///
/// The limit is the full width. For a squad over the limit, everything is scaled down, and the limit is marked.
pub(crate) fn strip(
    canvas: &mut Canvas,
    fonts: &Fonts,
    points: &PointsView,
    segments: &[Segment],
    area: Area,
    ink_saving: bool,
) -> f32 {
    let spent: u64 = segments.iter().map(|s| u64::from(s.cost)).sum();
    // Members with negative cost make room for others, so they extend the limit.
    let limit = if points.limit > 0 { u64::from(points.limit) + u64::from(points.discounts) } else { 0 };
    let whole = limit.max(spent).max(1);
    let scale = area.width / whole as f32;
    let end = area.x + if limit > 0 { limit as f32 * scale } else { area.width };
    let bar = Area::new(area.x, area.y, area.width, STRIP_HEIGHT);
    let mut x = area.x;
    for segment in segments {
        let piece = Area::new(x, bar.y, segment.cost as f32 * scale, bar.height);
        if piece.width <= 0.0 {
            continue;
        }
        draw_segment(canvas, fonts, segment, piece, end, ink_saving);
        x = piece.right();
    }
    if limit > spent {
        let left = Area::new(x, bar.y, end - x, bar.height);
        hatch(canvas, left, 1.6, 0.62, true);
        label(canvas, fonts, &[&points.left_label], left, 0.3);
    }
    canvas.outline(Area::new(area.x, bar.y, end - area.x, bar.height), 0.4, 0.0);
    if limit == 0 || spent <= limit {
        return STRIP_HEIGHT;
    }
    // Over the limit: a heavy mark with its number, and the excess.
    let foot = bar.bottom() + MARK;
    canvas.line([end, bar.y - 1.4], [end, foot - 0.4], 0.9, 0.0);
    let small = TypeStyle { size: 8.0, ..LABEL };
    let under = |from: f32, to: f32| Area::new(from, bar.bottom() + 0.3, (to - from).max(0.0), MARK);
    canvas.text(
        fonts,
        &points.limit.to_string(),
        under(area.x, end - 1.0),
        &small,
        Place::new(Align::Right, Valign::Top),
        Role::Strip,
    );
    let over = fitted_line(fonts, &points.left_label, area.width / 2.0, &small);
    let width = over.lines.first().map_or(0.0, |l| l.iter().map(|g| g.advance).sum::<f32>())
        * over.size
        * crate::text::MM_PER_PT;
    // Next to the limit's number if the excess part is too short for it.
    let box_ = if width <= area.right() - end - 1.0 {
        under(end + 1.0, area.right())
    } else {
        under(end - 12.0 - width, end - 12.0)
    };
    canvas.text(fonts, &points.left_label, box_, &small, Place::default(), Role::Strip);
    STRIP_HEIGHT + MARK
}

fn draw_segment(
    canvas: &mut Canvas,
    fonts: &Fonts,
    segment: &Segment,
    piece: Area,
    end: f32,
    ink_saving: bool,
) {
    if !ink_saving {
        let shade = SHADES[usize::from(segment.shade) % SHADES.len()];
        canvas.fill(piece, shade);
    }
    let width = (piece.right() - piece.x.max(end)).max(0.0);
    let width = if width > 0.01 { width } else { 0.0 };
    let past = Area::new(piece.x.max(end), piece.y, width, piece.height);
    if past.width > 0.0 {
        hatch(canvas, past, 1.0, 0.35, false);
    }
    canvas.outline(piece, if past.width > 0.0 { 0.4 } else { 0.2 }, 0.0);
    let cost = segment.cost.to_string();
    let both = format!("{} · {cost}", segment.label);
    // If the limit divides the segment, the label is placed in the wider part.
    let within = Area::new(piece.x, piece.y, piece.width - past.width, piece.height);
    let texts = [both.as_str(), cost.as_str()];
    if past.width > within.width {
        label(canvas, fonts, &texts, past, 0.3);
    } else {
        label(canvas, fonts, &texts, within, 0.0);
    }
}

fn hatch(canvas: &mut Canvas, area: Area, step: f32, grey: f32, rising: bool) {
    canvas.ops.push(Op::Hatch(Hatch { area, step, width: 0.18, ink: Ink::Grey(grey), rising }));
}

/// Draws the first of `texts` that fits, centred in `area`; on hatching it gets a white background that extends
/// `ground` mm around it.
fn label(canvas: &mut Canvas, fonts: &Fonts, texts: &[&str], area: Area, ground: f32) {
    let room = area.width - 1.6;
    let width = |text: &str, size: f32| Paragraph::plain(fonts, text, LABEL.weight).line_width(size);
    let Some((text, size)) = texts.iter().find_map(|text| {
        let least = Paragraph::plain(fonts, text, LABEL.weight).least();
        [LABEL.size, LABEL.floor.max(least)]
            .into_iter()
            .find(|size| !text.is_empty() && width(text, *size) <= room)
            .map(|size| (*text, size))
    }) else {
        return;
    };
    if ground > 0.0 {
        let (w, h) = (width(text, size) + 2.0 * ground + 0.8, 3.8);
        canvas.fill(Area::new(area.x + (area.width - w) / 2.0, area.y + (area.height - h) / 2.0, w, h), 1.0);
    }
    let style = TypeStyle { size, ..LABEL };
    canvas.text(fonts, text, area, &style, Place::new(Align::Center, Valign::Middle), Role::Strip);
}
