//! Pages that are filled from top to bottom.

use super::Paper;
use crate::draw::{Canvas, Place};
use crate::layout::{Align, Area, TypeStyle, Valign, Weight};
use crate::page::{Page, Role};
use crate::text::Fonts;

/// The paper's margin in mm; most printers need 5, while hole punches and hands need more.
const MARGIN: f32 = 12.0;

/// The margin in mm on the side where a log's pages are punched.
const BINDING: f32 = 20.0;

/// The height of the footer, in mm.
const FOOT: f32 = 5.0;

/// Pages being filled, and the current position on the last one.
pub(crate) struct Flow {
    paper: Paper,
    /// The left margin, in mm.
    left: f32,
    pages: Vec<Canvas>,
    /// The y of the next element.
    pub(crate) y: f32,
}

impl Flow {
    pub(crate) fn new(paper: Paper) -> Self {
        Self { paper, left: MARGIN, pages: vec![Canvas::default()], y: MARGIN }
    }

    /// Creates pages for a binder.
    pub(crate) fn bound(paper: Paper) -> Self {
        Self { left: BINDING, ..Self::new(paper) }
    }

    /// Returns the usable area of a page.
    pub(crate) fn area(&self) -> Area {
        let (width, height) = self.paper.size();
        Area::new(self.left, MARGIN, width - self.left - MARGIN, height - 2.0 * MARGIN - FOOT)
    }

    /// Returns the page being filled.
    pub(crate) fn canvas(&mut self) -> &mut Canvas {
        if self.pages.is_empty() {
            self.turn();
        }
        let last = self.pages.len() - 1;
        &mut self.pages[last]
    }

    /// Returns the number of pages so far.
    pub(crate) fn page_count(&self) -> usize {
        self.pages.len()
    }

    /// Returns whether `height` mm still fit.
    pub(crate) fn has_room(&self, height: f32) -> bool {
        self.y + height <= self.area().bottom() + 1e-3
    }

    /// Starts a new page.
    pub(crate) fn turn(&mut self) {
        self.pages.push(Canvas::default());
        self.y = MARGIN;
    }

    /// Removes colour from all pages.
    pub(crate) fn save_ink(&mut self) {
        self.pages.iter_mut().for_each(Canvas::save_ink);
    }

    /// Adds footers and returns the pages. `label` contains the placeholders `{page}` and `{pages}`.
    pub(crate) fn finish(mut self, fonts: &Fonts, left: &str, label: &str) -> Vec<Page> {
        let area = self.area();
        let count = self.pages.len();
        let style = TypeStyle { size: 7.0, floor: 6.0, weight: Weight::Regular, leading: 1.25, grey: 0.25 };
        let half = area.width / 2.0 - 2.0;
        for (index, canvas) in self.pages.iter_mut().enumerate() {
            let foot = Area::new(area.x, area.bottom() + 1.5, half, FOOT - 1.5);
            canvas.text(fonts, left, foot, &style, Place::new(Align::Left, Valign::Bottom), Role::Footer);
            let number =
                label.replace("{page}", &(index + 1).to_string()).replace("{pages}", &count.to_string());
            canvas.text(
                fonts,
                &number,
                foot.moved(area.width - half, 0.0),
                &style,
                Place::new(Align::Right, Valign::Bottom),
                Role::Footer,
            );
        }
        let (width, height) = self.paper.size();
        self.pages.into_iter().map(|canvas| Page { width, height, turned: false, ops: canvas.ops }).collect()
    }
}
