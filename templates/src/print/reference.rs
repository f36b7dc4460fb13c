//! A game's rules on one page: parts with headings, in two columns each.

use super::PrintOptions;
use super::columns::TwoColumns;
use super::flow::Flow;
use super::strip::{LEFT, RIGHT, section, style, whole};
use crate::draw::Pen;
use crate::layout::{Area, Weight};
use crate::page::{Bookmark, Document, Page, Role};
use crate::remark::Remark;
use crate::text::{Fonts, Paragraph, fit};
use crate::view::ReferenceView;

/// The sizes to try in points, for fitting on one page. If none does, the size of a squad sheet's reminders is
/// used.
const SIZES: [f32; 8] = [10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5];
const USUAL: f32 = 7.5;

/// The space below a part, in mm.
const BELOW: f32 = 3.0;

/// Lays out a game's reference sheet.
#[must_use]
pub fn reference(view: &ReferenceView, options: &PrintOptions) -> Document {
    let compose = |size: f32| {
        let fonts = Fonts::new(&options.language, options.system_fonts);
        let pages = pages(view, options, &fonts, size);
        (pages, fonts.finish())
    };
    let one_page = SIZES.into_iter().map(compose).find(|(pages, _)| pages.len() == 1);
    let (pages, (remarks, system_faces)) = one_page.unwrap_or_else(|| compose(USUAL));
    let bookmarks = vec![Bookmark { title: view.title.clone(), page: 0 }];
    Document { pages, system_faces, remarks, bookmarks, ..Document::default() }
}

fn pages(view: &ReferenceView, options: &PrintOptions, fonts: &Fonts, size: f32) -> Vec<Page> {
    let mut flow = Flow::new(options.paper);
    head(&mut flow, view, fonts);
    for part in &view.parts {
        let area = flow.area();
        let heading = section(fonts, &part.title, None, area.width, size + 2.0);
        let mut columns = TwoColumns::sized(fonts, &part.lines, area.width, size);
        // A heading stays with some of the following lines.
        if !flow.has_room(heading.height + 3.0 * columns.line()) {
            turn(&mut flow, view, fonts);
        }
        let (x, y) = (area.x, flow.y);
        flow.canvas().add(&heading.canvas.ops, x, y);
        flow.y += heading.height + 0.8;
        let mut fresh = false;
        while !columns.is_done() {
            let y = flow.y;
            flow.y = columns.draw(flow.canvas(), x, [y, y], area.bottom());
            if flow.y <= y && fresh {
                let text = columns.skip();
                fonts.remark(Remark::Shortened { text });
            } else if !columns.is_done() {
                turn(&mut flow, view, fonts);
                fresh = true;
            }
        }
        flow.y += BELOW;
    }
    if options.ink_saving {
        flow.save_ink();
    }
    flow.finish(fonts, &view.note, &view.page)
}

fn turn(flow: &mut Flow, view: &ReferenceView, fonts: &Fonts) {
    flow.turn();
    head(flow, view, fonts);
}

/// Draws the title and the squad above a rule, on every page.
fn head(flow: &mut Flow, view: &ReferenceView, fonts: &Fonts) {
    let (area, top) = (flow.area(), flow.y);
    let beside = if view.subtitle.is_empty() { 0.0 } else { area.width * 0.4 };
    let title = Area::new(area.x, top, area.width - beside, 8.0);
    let words = Paragraph::plain(fonts, &view.title, Weight::Bold);
    let words = fit(fonts, &words, title.width, f32::INFINITY, &style(16.0, Weight::Bold), 1);
    let canvas = flow.canvas();
    canvas.fitted(&words, title, LEFT, Pen::black(Role::Title));
    let mut high = 8.0;
    if beside > 0.0 {
        let words = Paragraph::plain(fonts, &view.subtitle, Weight::Regular);
        let words = whole(fonts, &words, beside - 3.0, &style(10.0, Weight::Regular));
        high = words.height().max(high);
        let right = Area::new(title.right() + 3.0, top, beside - 3.0, high);
        canvas.fitted(&words, right, RIGHT, Pen::black(Role::Subtitle));
    }
    let rule = top + high + 0.8;
    canvas.line([area.x, rule], [area.right(), rule], 0.5, 0.0);
    flow.y = rule + 2.2;
}
