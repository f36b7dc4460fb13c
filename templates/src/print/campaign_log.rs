//! The campaign log: the records of both sides on one page, followed by the ledger.

use super::flow::Flow;
use super::grid::{Cell, Grid};
use super::log_heroes::Heroes;
use super::strip::{
    LEFT, PAD, RIGHT, Strip, TOP, blank, height, labelled, place, section, steady, style, titled,
};
use super::{PrintOptions, grid, ledger};
use crate::draw::{Canvas, Pen, tick_box};
use crate::layout::{Align, Area, Valign, Weight};
use crate::page::{Bookmark, Document, Embedded, Page, Role};
use crate::text::{Fitted, Fonts, Paragraph, Span, fit};
use crate::view::{CampaignLogView, LogList, LogStage, Stat};

/// The type scales to try: large early in a campaign, smaller before a long one takes another page.
const SCALES: [f32; 6] = [1.1, 1.0, 0.94, 0.88, 0.82, 0.76];

/// The numbers of empty lines to try where there are no entries yet, from the minimum up.
const LINES: [usize; 5] = [2, 3, 4, 5, 6];

/// The maximum growth of a row for filling the page, in mm.
const MOST_AIR: f32 = 2.2;

/// Lays out a campaign log: the records, usually on one page, then the ledger.
#[must_use]
pub fn campaign_log(view: &CampaignLogView, options: &PrintOptions) -> Document {
    let fonts = Fonts::new(&options.language, options.system_fonts);
    let (pages, bookmarks) = compose(view, options, &fonts);
    let (remarks, system_faces) = fonts.finish();
    let embedded = view.campaign_json.as_deref().map(Embedded::campaign);
    Document { pages, system_faces, remarks, embedded, bookmarks, ..Document::default() }
}

fn compose(view: &CampaignLogView, options: &PrintOptions, fonts: &Fonts) -> (Vec<Page>, Vec<Bookmark>) {
    let mut bookmarks = vec![Bookmark { title: view.title.clone(), page: 0 }];
    let mut flow = Flow::bound(options.paper);
    let area = flow.area();
    let composer = fitted(view, options, area);
    let books = composer(fonts);
    let title = title(view, fonts, area.width);
    place(&mut flow, &books, |flow| place(flow, std::slice::from_ref(&title), |_| {}));
    if !view.ledger.is_empty() {
        bookmarks.push(Bookmark { title: view.labels.ledger.clone(), page: flow.page_count() });
        // Trials must not add remarks.
        let trial = Fonts::new(&options.language, options.system_fonts);
        ledger::draw(&mut flow, view, fonts, &trial);
    }
    (flow.finish(fonts, &view.note, &view.labels.page), bookmarks)
}

/// Returns the records in the largest type that fits on one page, with as much space to write as remains.
fn fitted<'a>(
    view: &'a CampaignLogView,
    options: &PrintOptions,
    area: Area,
) -> impl Fn(&Fonts) -> Vec<Strip> + use<'a> {
    // Trials must not add remarks.
    let fonts = Fonts::new(&options.language, options.system_fonts);
    let books = |scale, lines, air| Books { view, scale, lines, air, width: area.width };
    let high = |scale, lines, air| height(&books(scale, lines, air).strips(&fonts));
    let fits = |scale, lines| high(scale, lines, 0.0) <= area.height;
    let scale = SCALES.into_iter().find(|scale| fits(*scale, LINES[0]));
    let (scale, lines) = match scale {
        Some(scale) => {
            let lines = LINES.into_iter().take_while(|lines| fits(scale, *lines)).last();
            (scale, lines.unwrap_or(LINES[0]))
        }
        None => (SCALES[SCALES.len() - 1], 1),
    };
    let spare = area.height - high(scale, lines, 0.0);
    let rows = view.stages.len() + view.forced.len() + view.heroes.len();
    let air = (spare / rows.max(1) as f32).clamp(0.0, MOST_AIR);
    let width = area.width;
    move |fonts| Books { view, scale, lines, air, width }.strips(fonts)
}

fn title(view: &CampaignLogView, fonts: &Fonts, width: f32) -> Strip {
    titled(fonts, &view.title, width, 1.2)
}

/// The records, at one size.
struct Books<'a> {
    view: &'a CampaignLogView,
    scale: f32,
    lines: usize,
    air: f32,
    width: f32,
}

impl Books<'_> {
    fn strips(&self, fonts: &Fonts) -> Vec<Strip> {
        let view = self.view;
        let mut strips = vec![title(view, fonts, self.width), self.facts(fonts)];
        strips.push(self.heroes_head(fonts));
        let Self { scale, lines, air, width, .. } = *self;
        strips.extend(Heroes { view, scale, lines, air, width }.strips(fonts));
        strips.push(self.gap());
        strips.extend(self.stages(fonts));
        strips.push(self.gap());
        strips.push(self.sides(fonts));
        strips
    }

    /// The heroes' heading: their side, the legend of strokes, and their shared belongings.
    fn heroes_head(&self, fonts: &Fonts) -> Strip {
        let (view, labels, size) = (self.view, &self.view.labels, 10.0 * self.scale);
        let credits = [labels.credits.as_str(), view.credits.as_str()];
        let mut strip = section(fonts, &labels.heroes, Some(credits), self.width, size);
        let small = style(7.0 * self.scale, Weight::Regular);
        let legend = Area::new(self.width * 0.28, 0.0, self.width * 0.36, size * 0.5);
        strip.canvas.text(fonts, &labels.strokes, legend, &small, RIGHT, Role::Note);
        strip
    }

    fn gap(&self) -> Strip {
        Strip { height: 2.6 * self.scale, ..Strip::default() }
    }

    fn facts(&self, fonts: &Fonts) -> Strip {
        let mut canvas = Canvas::default();
        let high = 5.6 * self.scale;
        self.stats(&mut canvas, fonts, &self.view.facts, [0.0, 0.0, self.width], 3);
        let rows = self.view.facts.len().div_ceil(3);
        Strip { canvas, height: rows as f32 * high + 1.6 * self.scale, heads: true }
    }

    /// Draws labels and values side by side in `columns` columns, and returns the y below.
    fn stats(
        &self,
        canvas: &mut Canvas,
        fonts: &Fonts,
        stats: &[Stat],
        [x, y, width]: [f32; 3],
        columns: usize,
    ) -> f32 {
        let high = 5.6 * self.scale;
        let wide = (width + 4.0) / columns as f32;
        for (at, stat) in stats.iter().enumerate() {
            let (row, column) = (at / columns, at % columns);
            let (left, top) = (x + column as f32 * wide, y + row as f32 * high);
            let area = Area::new(left, top, wide - 4.0, high);
            labelled(canvas, fonts, [&stat.label, &stat.value], area, 8.4 * self.scale, Role::Stat);
        }
        y + stats.len().div_ceil(columns) as f32 * high
    }

    fn stages(&self, fonts: &Fonts) -> Vec<Strip> {
        let (labels, narrow) = (&self.view.labels, Align::Center);
        let boxes = labels.steps.len().max(1);
        let mut columns = vec![(9.0, narrow), (20.0, Align::Left), (0.0, Align::Left), (17.0, Align::Left)];
        // "Fenyegetettség" can't be broken.
        columns.extend([(16.5, Align::Left), (21.0, Align::Left), (19.5, narrow), (12.0, narrow)]);
        columns.extend(std::iter::repeat_n((12.5, narrow), boxes));
        let grid = Grid::new(self.width, &columns);
        let mut heads = vec![&labels.stage, &labels.kind, &labels.mission, &labels.winner];
        heads.extend([&labels.date, &labels.reward, &labels.threat, &labels.tiers]);
        heads.extend(&labels.steps);
        let heads: Vec<_> = heads.into_iter().map(String::as_str).collect();
        let mut strips = vec![grid.head(fonts, &heads, 6.8 * self.scale)];
        strips.extend(self.view.stages.iter().map(|stage| self.stage(fonts, &grid, stage)));
        if !self.view.forced.is_empty() {
            let mut canvas = Canvas::default();
            let high = 5.2 * self.scale;
            let area = Area::new(0.0, 0.0, self.width, high);
            let bold = style(7.6 * self.scale, Weight::Bold);
            canvas.text(fonts, &labels.forced, area, &bold, LEFT, Role::Heading);
            canvas.line([0.0, high], [self.width, high], 0.3, 0.0);
            strips.push(Strip { canvas, height: high, heads: true });
            strips.extend(self.view.forced.iter().map(|stage| self.stage(fonts, &grid, stage)));
        }
        strips
    }

    fn stage(&self, fonts: &Fonts, grid: &Grid, stage: &LogStage) -> Strip {
        const MISSION: usize = 2;
        let number = if stage.here { format!("▶ {}", stage.number) } else { stage.number.clone() };
        let plain = style(7.6 * self.scale, Weight::Regular);
        let bold = style(8.4 * self.scale, Weight::Bold);
        let small = style(7.0 * self.scale, Weight::Regular);
        let texts = [
            (&number, &bold),
            (&stage.kind, &small),
            (&stage.mission, &bold),
            (&stage.winner, &plain),
            (&stage.date, &small),
            (&stage.reward, &small),
            (&stage.threat, &plain),
            (&stage.tiers, &plain),
        ];
        let cells = texts.into_iter().enumerate();
        let mut cells: Vec<_> =
            cells.map(|(at, (text, style))| grid.set(fonts, at, text, style, 2)).collect();
        let first = cells.len();
        cells.extend(stage.steps.iter().map(|_| Cell::Open));
        let choices = self.choices(fonts, &stage.choices, grid.inside(MISSION));
        let least = (5.1 * self.scale).max(choices.height) + self.air;
        let mut strip = grid.row(&cells, least, Valign::Middle, 0.12, Role::Row);
        strip.canvas.add(&choices.canvas.ops, 0.0, (strip.height - choices.height) / 2.0 + 0.5);
        let side = 3.2 * self.scale;
        for (at, ticked) in stage.steps.iter().enumerate() {
            let cell = grid.inside(first + at);
            let x = cell.x + (cell.width - side) / 2.0;
            let square = Area::new(x, (strip.height - side) / 2.0, side, side);
            tick_box(&mut strip.canvas, square, *ticked);
        }
        strip
    }

    /// Missions from which one will be chosen, one below the other, each with a box.
    fn choices(&self, fonts: &Fonts, choices: &[String], area: Area) -> Strip {
        let side = 2.4 * self.scale;
        let text = style(7.6 * self.scale, Weight::Regular);
        let mut all = Strip::default();
        for name in choices {
            let name = Paragraph::plain(fonts, name, Weight::Regular);
            let fitted = fit(fonts, &name, area.width - side - 1.0, f32::INFINITY, &text, 2);
            let high = fitted.height().max(side + 0.6);
            let line = Area::new(area.x + side + 1.0, all.height, area.width - side - 1.0, high);
            all.canvas.fitted(&fitted, line, LEFT, Pen::black(Role::Row));
            let first = high / fitted.lines.len().max(1) as f32;
            let square = Area::new(area.x, all.height + (first - side) / 2.0, side, side);
            tick_box(&mut all.canvas, square, false);
            all.height += high;
        }
        all.height += if choices.is_empty() { 0.0 } else { 0.8 };
        all
    }

    /// The belongings of both sides, side by side.
    fn sides(&self, fonts: &Fonts) -> Strip {
        const BETWEEN: f32 = 8.0;
        let (view, labels) = (self.view, &self.view.labels);
        let width = (self.width - BETWEEN) / 2.0;
        let mut all = Strip::default();
        let halves = [
            (0.0, &labels.together, &[][..], &view.together),
            (width + BETWEEN, &labels.opponent, &view.opponent[..], &view.opponent_lists),
        ];
        let mut ends = [0.0_f32; 2];
        for ((x, title, stats, lists), end) in halves.into_iter().zip(&mut ends) {
            let head = section(fonts, title, None, width, 10.0 * self.scale);
            all.canvas.add(&head.canvas.ops, x, 0.0);
            let mut y = head.height + 0.6;
            y = self.stats(&mut all.canvas, fonts, stats, [x, y, width], 2);
            for list in lists {
                y = self.list(&mut all.canvas, fonts, list, [x, y, width]);
            }
            *end = y;
            all.height = all.height.max(y);
        }
        let [left, right] = ends;
        let x = if left <= right { 0.0 } else { width + BETWEEN };
        let y = self.bag(&mut all.canvas, fonts, [x, left.min(right), width]);
        all.height = all.height.max(y);
        self.notes(&mut all.canvas, fonts, [x, y, width], all.height);
        all
    }

    /// Draws what to bring to the table, in two columns of boxes, and returns the y below.
    fn bag(&self, canvas: &mut Canvas, fonts: &Fonts, [x, y, width]: [f32; 3]) -> f32 {
        const COLUMNS: usize = 2;
        let bag = &self.view.bag;
        if bag.entries.is_empty() {
            return y;
        }
        let head = section(fonts, &bag.title, None, width, 8.4 * self.scale);
        canvas.add(&head.canvas.ops, x, y + 0.8);
        let mut top = y + 0.8 + head.height + 0.4;
        let (side, wide) = (2.6 * self.scale, (width + 2.0) / COLUMNS as f32);
        let text = style(7.4 * self.scale, Weight::Regular);
        for row in bag.entries.chunks(COLUMNS) {
            let set = row.iter().map(|entry| {
                let words = Paragraph::plain(fonts, entry, Weight::Regular);
                fit(fonts, &words, wide - side - 3.2, f32::INFINITY, &text, 2)
            });
            let set: Vec<_> = set.collect();
            let high = set.iter().map(Fitted::height).fold(side, f32::max) + 0.9;
            for (column, words) in set.iter().enumerate() {
                let left = x + column as f32 * wide;
                tick_box(canvas, Area::new(left + 0.1, top + (high - side) / 2.0, side, side), false);
                let line = Area::new(left + side + 1.2, top, wide - side - 3.2, high);
                canvas.fitted(words, line, LEFT, Pen::black(Role::Note));
            }
            top += high;
        }
        top + 0.4
    }

    /// Draws lines to write on below the shorter side.
    fn notes(&self, canvas: &mut Canvas, fonts: &Fonts, [x, mut y, width]: [f32; 3], bottom: f32) {
        let apart = grid::WRITING * self.scale;
        if bottom - y < 2.2 * apart {
            return;
        }
        let area = Area::new(x, y, width, apart);
        let text = style(7.8 * self.scale, Weight::Regular);
        canvas.text(fonts, &self.view.labels.notes, area, &text, LEFT, Role::Note);
        y += apart;
        while y + apart <= bottom + 0.3 {
            y += apart;
            blank(canvas, x, x + width, y - 0.3);
        }
    }

    /// Draws a heading and its names, or lines to write them on, and returns the y below.
    fn list(&self, canvas: &mut Canvas, fonts: &Fonts, list: &LogList, [x, y, width]: [f32; 3]) -> f32 {
        let style = style(7.8 * self.scale, Weight::Regular);
        let title = format!("{}  ", list.title);
        let names = joined(&list.entries);
        let spans =
            [Span { text: &title, weight: Weight::Regular }, Span { text: &names, weight: Weight::Bold }];
        let wide = if names.is_empty() { width * 0.6 } else { width };
        let text = steady(fonts, &Paragraph::new(fonts, &spans), wide, &style, 8);
        let top = y + 0.6 * self.scale;
        let high = text.height();
        canvas.fitted(&text, Area::new(x, top, wide, high), TOP, Pen::black(Role::Note));
        if !names.is_empty() {
            return top + high + 0.5 * self.scale;
        }
        let em = text.size * crate::text::MM_PER_PT;
        let last = text.lines.last().map_or(0.0, |l| l.iter().map(|g| g.advance).sum::<f32>() * em);
        let mut below = top + high;
        blank(canvas, x + last + PAD, x + width, below);
        for _ in 1..self.lines.div_ceil(2) {
            below += grid::WRITING * self.scale;
            blank(canvas, x, x + width, below);
        }
        below + 0.7 * self.scale
    }
}

fn joined(entries: &[String]) -> String {
    entries.join(" · ")
}
