//! Strips: parts of a form that are drawn once and then placed one below the other, without being split between
//! pages.

use super::flow::Flow;
use crate::draw::{Canvas, Pen, Place};
use crate::layout::{Align, Area, TypeStyle, Valign, Weight};
use crate::page::Role;
use crate::text::{Fitted, Fonts, LEAST, Paragraph, Span, fit};

/// A part as wide as the page, drawn relative to its own top left corner.
#[derive(Default)]
pub(crate) struct Strip {
    pub(crate) canvas: Canvas,
    /// The height in mm, including the space below.
    pub(crate) height: f32,
    /// Whether it is a heading, which must not be the last part on a page.
    pub(crate) heads: bool,
}

/// Places strips, starting new pages as needed; `turned` is called for each of them.
pub(crate) fn place(flow: &mut Flow, strips: &[Strip], mut turned: impl FnMut(&mut Flow)) {
    for (at, strip) in strips.iter().enumerate() {
        let headed = strips[at..].iter().take_while(|s| s.heads).count();
        let together: f32 = strips[at..].iter().take(headed + 1).map(|s| s.height).sum();
        let needs = if strip.heads { together } else { strip.height };
        if !flow.has_room(needs) {
            flow.turn();
            turned(flow);
        }
        let (x, y) = (flow.area().x, flow.y);
        flow.canvas().add(&strip.canvas.ops, x, y);
        flow.y += strip.height;
    }
}

/// Returns the total height.
pub(crate) fn height(strips: &[Strip]) -> f32 {
    strips.iter().map(|s| s.height).sum()
}

/// Returns the type for forms, which shrinks to 62%, but not below the readable minimum.
pub(crate) fn style(size: f32, weight: Weight) -> TypeStyle {
    let size = size.max(LEAST);
    TypeStyle { size, floor: (size * 0.62).max(LEAST), weight, leading: 1.22, grey: 0.0 }
}

pub(crate) const LEFT: Place = Place::new(Align::Left, Valign::Middle);
pub(crate) const RIGHT: Place = Place::new(Align::Right, Valign::Middle);
pub(crate) const CENTER: Place = Place::new(Align::Center, Valign::Middle);
pub(crate) const TOP: Place = Place::new(Align::Left, Valign::Top);

/// The padding of a cell, in mm.
pub(crate) const PAD: f32 = 0.8;

/// Draws a line to write on.
pub(crate) fn blank(canvas: &mut Canvas, x: f32, right: f32, y: f32) {
    canvas.line([x, y], [right, y], 0.15, 0.4);
}

/// Draws a bold label and a value on one line, or a line to write on if there is no value.
pub(crate) fn labelled(
    canvas: &mut Canvas,
    fonts: &Fonts,
    [label, value]: [&str; 2],
    area: Area,
    size: f32,
    role: Role,
) {
    let label = format!("{label}  ");
    let text = |value| {
        let spans =
            [Span { text: &label, weight: Weight::Regular }, Span { text: value, weight: Weight::Bold }];
        Paragraph::new(fonts, &spans)
    };
    let style = style(size, Weight::Regular);
    let most = if value.is_empty() { area.width * 0.62 } else { area.width };
    let fitted = fit(fonts, &text(value), most, f32::INFINITY, &style, 1);
    let width = line_width(&fitted);
    canvas.fitted(&fitted, area, LEFT, Pen::black(role));
    if value.is_empty() {
        blank(canvas, area.x + width + PAD, area.right(), area.bottom() - area.height * 0.16);
    }
}

/// The most lines of a name that its group chose: enough for the longest.
const NAME_LINES: usize = 6;

/// Sets a name on one line, however small that makes it; on several at its full size, if it would have to be cut. A
/// group's name for its campaign may be a sentence.
pub(crate) fn whole(fonts: &Fonts, text: &Paragraph, width: f32, style: &TypeStyle) -> Fitted {
    let one = text.line_width(style.legible(text.least()).floor) <= width;
    fit(fonts, text, width, f32::INFINITY, style, if one { 1 } else { NAME_LINES })
}

/// Draws a title above a rule, with some space below it.
pub(crate) fn titled(fonts: &Fonts, title: &str, width: f32, below: f32) -> Strip {
    let mut canvas = Canvas::default();
    let text = Paragraph::plain(fonts, title, Weight::Bold);
    let text = whole(fonts, &text, width, &style(17.0, Weight::Bold));
    let high = if title.is_empty() { 8.6 } else { text.height().max(8.6) };
    if !title.is_empty() {
        canvas.fitted(&text, Area::new(0.0, 0.0, width, high), LEFT, Pen::black(Role::Title));
    }
    let rule = high + 0.6;
    canvas.line([0.0, rule], [width, rule], 0.5, 0.0);
    Strip { canvas, height: rule + below, heads: true }
}

/// Sets a label and its value; on several lines if one is too short for them.
pub(crate) fn label_and_value(fonts: &Fonts, [label, value]: [&str; 2], width: f32, size: f32) -> Fitted {
    let label = format!("{label}  ");
    let spans = [Span { text: &label, weight: Weight::Regular }, Span { text: value, weight: Weight::Bold }];
    whole(fonts, &Paragraph::new(fonts, &spans), width, &style(size, Weight::Regular))
}

/// Sets text at its style's size, shrinking only if it would take more than `most` lines, so that adjacent
/// texts look alike.
pub(crate) fn steady(fonts: &Fonts, text: &Paragraph, width: f32, style: &TypeStyle, most: usize) -> Fitted {
    let whole = TypeStyle { floor: style.size, ..*style };
    let lines = text.lines(width / (style.size * crate::text::MM_PER_PT));
    let style = if lines.ranges.len() <= most && !lines.forced { &whole } else { style };
    fit(fonts, text, width, f32::INFINITY, style, most)
}

/// Returns the width in mm of text set on one line.
fn line_width(text: &Fitted) -> f32 {
    let em = text.size * crate::text::MM_PER_PT;
    text.lines.iter().map(|line| line.iter().map(|g| g.advance).sum::<f32>() * em).fold(0.0, f32::max)
}

/// Draws a heading on its own line above a rule, with optional text at the right.
pub(crate) fn section(fonts: &Fonts, title: &str, right: Option<[&str; 2]>, width: f32, size: f32) -> Strip {
    let mut canvas = Canvas::default();
    let beside = if right.is_some() { (width * 0.34).min(60.0) } else { 0.0 };
    let left = width - beside - PAD;
    let text = Paragraph::plain(fonts, title, Weight::Bold);
    let text = whole(fonts, &text, left, &style(size, Weight::Bold));
    let high = if text.lines.len() > 1 { text.height() } else { size * 0.5 };
    canvas.fitted(&text, Area::new(0.0, 0.0, left, high), LEFT, Pen::black(Role::Heading));
    if let Some(both) = right {
        let area = Area::new(width - beside, 0.0, beside, high);
        labelled(&mut canvas, fonts, both, area, size, Role::Cost);
    }
    canvas.line([0.0, high + 0.5], [width, high + 0.5], 0.4, 0.0);
    Strip { canvas, height: high + 0.7, heads: true }
}
