//! A squad as a picture for posts and messages: what a sheet says of it, without boxes to tick.

use super::sheet::joined;
use crate::draw::{Canvas, Pen, Place, strip};
use crate::layout::{Align, Area, TypeStyle, Valign, Weight};
use crate::page::{Document, Ink, Op, Page, Qr, Rect, Role};
use crate::text::{Fonts, MM_PER_PT, Paragraph, Span, fit};
use crate::view::{Severity, SheetRow, SheetView, SideList, Verdict};

/// The picture's width in mm; its height is what the squad needs.
const WIDTH: f32 = 120.0;
/// The distance of the content from the edges, in mm.
const EDGE: f32 = 6.0;
/// The width of the column of counts, and of costs, in mm.
const COUNT: f32 = 9.0;
const COST: f32 = 14.0;
/// How far an attachment stands in, in mm.
const INDENT: f32 = 5.0;
/// The maximum side of the QR code in mm, and the sides that a module may have, the best first. All are whole pixels.
const LARGEST_CODE: f32 = 34.0;
const MODULES: [f32; 4] = [0.6, 0.5, 0.4, 0.3];

const BAND: Ink = Ink::Rgb([38, 50, 56]);
/// White, as the code's quiet zone has to be.
const GROUND: Ink = Ink::Grey(1.0);

const LEFT: Place = Place::new(Align::Left, Valign::Middle);
const RIGHT: Place = Place::new(Align::Right, Valign::Middle);
const TOP: Place = Place::new(Align::Left, Valign::Top);

/// Lays out a squad as a single page of the picture's size. `language` is a BCP 47 tag and determines the forms of
/// Chinese characters.
#[must_use]
pub fn picture(view: &SheetView, language: &str) -> Document {
    let fonts = Fonts::new(language, true);
    let mut composer = Composer { view, fonts: &fonts, canvas: Canvas::default(), y: 0.0 };
    composer.head();
    composer.verdict();
    composer.strip();
    composer.legend();
    composer.rows(&view.rows);
    composer.side_lists();
    composer.setup();
    composer.end();
    let (height, ops) = (composer.y, composer.canvas.ops);
    let ground = Rect { area: Area::new(0.0, 0.0, WIDTH, height), fill: Some(GROUND), stroke: None };
    let ops = std::iter::once(Op::Rect(ground)).chain(ops).collect();
    let page = Page { width: WIDTH, height, turned: false, ops };
    let (remarks, system_faces) = fonts.finish();
    Document { pages: vec![page], system_faces, remarks, ..Document::default() }
}

fn style(size: f32, weight: Weight) -> TypeStyle {
    TypeStyle { size, floor: (size * 0.6).max(6.0).min(size), weight, leading: 1.25, grey: 0.0 }
}

struct Composer<'a> {
    view: &'a SheetView,
    fonts: &'a Fonts,
    canvas: Canvas,
    y: f32,
}

impl Composer<'_> {
    /// Sets text as wide as `area`, on as many lines as it needs, and returns its height.
    fn set(&mut self, text: &Paragraph, size: f32, [x, width]: [f32; 2], pen: Pen) -> f32 {
        // The height is free, so that nothing is set smaller to save a line.
        let whole = TypeStyle { floor: size, ..style(size, Weight::Regular) };
        let text = fit(self.fonts, text, width, f32::INFINITY, &whole, usize::MAX);
        let area = Area::new(x, self.y, width, text.height());
        self.canvas.fitted(&text, area, TOP, pen);
        text.height()
    }

    fn paint(&mut self, area: Area, fill: Ink, stroke: Option<(f32, Ink)>) {
        self.canvas.ops.push(Op::Rect(Rect { area, fill: Some(fill), stroke }));
    }

    /// Draws title and points on a dark band; below it the game, the format, the faction, the eras and sides.
    fn head(&mut self) {
        let (view, fonts) = (self.view, self.fonts);
        let title = TypeStyle { leading: 1.15, floor: 9.0, ..style(17.0, Weight::Bold) };
        let points = Paragraph::plain(fonts, &view.points.spent_label, Weight::Bold);
        let taken = points.line_width(title.size).min(WIDTH / 2.0);
        let wide = WIDTH - 2.0 * EDGE - if taken > 0.0 { taken + 4.0 } else { 0.0 };
        let name = Paragraph::plain(fonts, &view.title, Weight::Bold);
        let name = fit(fonts, &name, wide, f32::INFINITY, &title, usize::MAX);
        let high = name.height().max(7.0) + 5.0;
        self.paint(Area::new(0.0, 0.0, WIDTH, high), BAND, None);
        let band = Area::new(EDGE, 0.0, WIDTH - 2.0 * EDGE, high);
        self.canvas.fitted(&name, Area { width: wide, ..band }, LEFT, Pen::grey(Role::Title, 1.0));
        let points = fit(fonts, &points, WIDTH / 2.0, f32::INFINITY, &title, 1);
        self.canvas.fitted(&points, band, RIGHT, Pen::grey(Role::Cost, 1.0));
        self.y = high + 2.4;
        let parts = [&view.game, &view.format, &view.edition, &view.faction];
        let heading = joined(parts.into_iter().map(String::as_str));
        let heading = if view.faction_mark.is_some() { format!("{heading} ") } else { heading };
        let mark = view.faction_mark.map(|mark| (heading.len(), mark));
        let heading = Paragraph::marked(fonts, &heading, mark.as_slice(), Weight::Regular);
        self.y += self.set(&heading, 8.6, [EDGE, band.width], Pen::black(Role::Subtitle));
        if !view.playable.is_empty() {
            let playable = joined(view.playable.iter().map(String::as_str));
            let playable = format!("{} {playable}", view.labels.playable);
            let playable = Paragraph::plain(fonts, &playable, Weight::Regular);
            self.y += self.set(&playable, 7.6, [EDGE, band.width], Pen::grey(Role::Subtitle, 0.3));
        }
        self.y += 2.4;
    }

    /// Draws the verdict, the other totals, and what the rules found.
    fn verdict(&mut self) {
        const HIGH: f32 = 6.6;
        let (view, fonts, top) = (self.view, self.fonts, self.y);
        // Pale grounds with a darker outline; the sign and the word say the same without colour.
        let (sign, fill, line) = match view.verdict {
            Verdict::Legal => ("✔", [223, 240, 216], [60, 118, 61]),
            Verdict::Illegal => ("✘", [248, 222, 219], [163, 45, 38]),
            Verdict::Unsure => ("?", [252, 240, 208], [138, 98, 10]),
        };
        let word = format!("{sign} {}", view.labels.verdict);
        let bold = style(9.6, Weight::Bold);
        let wide = Paragraph::plain(fonts, &word, Weight::Bold).line_width(bold.size) + 5.0;
        let field = Area::new(EDGE, top, wide.min(WIDTH / 2.0), HIGH);
        self.paint(field.grown(-0.2), Ink::Rgb(fill), Some((0.4, Ink::Rgb(line))));
        let inside = field.grown(-2.0);
        self.canvas.text(fonts, &word, Area { y: top, height: HIGH, ..inside }, &bold, LEFT, Role::Finding);
        let facts = view.facts.iter().flat_map(|fact| {
            [(fact.value.clone(), Weight::Bold), (format!(" {}    ", fact.label), Weight::Regular)]
        });
        let facts: Vec<_> = facts.collect();
        let spans: Vec<_> = facts.iter().map(|(text, weight)| Span { text, weight: *weight }).collect();
        let facts = Paragraph::new(fonts, &spans);
        let start = field.right() + 4.0;
        let beside = Area::new(start, top, WIDTH - EDGE - start, HIGH);
        let facts = fit(fonts, &facts, beside.width, HIGH, &style(9.0, Weight::Regular), 1);
        self.canvas.fitted(&facts, beside, LEFT, Pen::black(Role::Note));
        self.y = field.bottom() + 2.0;
        for finding in &view.findings {
            let sign = match finding.severity {
                Severity::Error => "✘",
                Severity::Warning => "▲",
                Severity::Ask => "?",
                Severity::Note => "•",
            };
            let heavy = if finding.severity == Severity::Error { Weight::Bold } else { Weight::Regular };
            let sign = Paragraph::plain(fonts, sign, Weight::Bold);
            self.set(&sign, 7.8, [EDGE, 4.0], Pen::black(Role::Finding));
            let text = Paragraph::plain(fonts, &finding.message, heavy);
            self.y += self.set(&text, 7.8, [EDGE + 4.4, WIDTH - 2.0 * EDGE - 4.4], Pen::black(Role::Finding));
            self.y += 0.5;
        }
        self.y += 1.4;
    }

    fn strip(&mut self) {
        let (points, segments) = (&self.view.points, &self.view.strip);
        if segments.is_empty() && points.limit == 0 {
            return;
        }
        let place = Area::new(EDGE, self.y + 0.4, WIDTH - 2.0 * EDGE, 0.0);
        self.y += strip(&mut self.canvas, self.fonts, points, segments, place, false) + 3.0;
    }

    /// Explains the marks before names.
    fn legend(&mut self) {
        let (mut text, mut marks) = (String::new(), Vec::new());
        for entry in &self.view.legend {
            let apart = if text.is_empty() { "" } else { "    " };
            text.push_str(apart);
            marks.push((text.len(), entry.mark));
            text.push_str(&entry.word);
        }
        if !text.is_empty() {
            let legend = Paragraph::marked(self.fonts, &text, &marks, Weight::Regular);
            self.y += self.set(&legend, 7.4, [EDGE, WIDTH - 2.0 * EDGE], Pen::grey(Role::Note, 0.3)) + 0.8;
        }
    }

    fn rows(&mut self, rows: &[SheetRow]) {
        for row in rows {
            self.row(row);
            self.canvas.line([EDGE, self.y], [WIDTH - EDGE, self.y], 0.1, 0.75);
        }
    }

    /// Draws the number of copies, the name, and what they cost and why.
    fn row(&mut self, row: &SheetRow) {
        const GAP: f32 = 1.1;
        let fonts = self.fonts;
        let indent = if row.below { INDENT } else { 0.0 };
        let start = EDGE + COUNT + indent;
        let wide = WIDTH - EDGE - COST - start;
        let marks: Vec<_> = row.marks.iter().map(|mark| (0, *mark)).collect();
        let name = Paragraph::marked(fonts, &row.name, &marks, Weight::Bold);
        self.y += GAP;
        let line = 9.6 * 1.25 * MM_PER_PT;
        let count = Area::new(EDGE + indent, self.y, COUNT - 2.0, line);
        let many = TypeStyle { grey: 0.35, ..style(9.6, Weight::Regular) };
        self.canvas.text(fonts, &format!("{}×", row.count), count, &many, RIGHT, Role::Row);
        let cost = Area::new(WIDTH - EDGE - COST, self.y, COST, line);
        self.canvas.text(fonts, &row.cost, cost, &style(9.6, Weight::Bold), RIGHT, Role::Cost);
        let sum = Paragraph::plain(fonts, &row.arithmetic, Weight::Regular);
        let beside = name.line_width(9.6) + sum.line_width(7.4) + 4.0 <= wide;
        if beside {
            let sum = fit(fonts, &sum, wide, f32::INFINITY, &style(7.4, Weight::Regular), 1);
            let place = Area::new(start, self.y, wide, line);
            self.canvas.fitted(&sum, place, RIGHT, Pen::grey(Role::Row, 0.35));
        }
        self.y += self.set(&name, 9.6, [start, wide], Pen::black(Role::Row));
        if !beside && !row.arithmetic.is_empty() {
            self.y += self.set(&sum, 7.4, [start, wide], Pen::grey(Role::Row, 0.35));
        }
        self.y += GAP;
    }

    fn heading(&mut self, text: &str) {
        self.y += 3.0;
        let text = Paragraph::plain(self.fonts, text, Weight::Bold);
        self.y += self.set(&text, 8.6, [EDGE, WIDTH - 2.0 * EDGE], Pen::black(Role::Heading));
        self.y += 0.6;
        self.canvas.line([EDGE, self.y], [WIDTH - EDGE, self.y], 0.3, 0.0);
    }

    fn side_lists(&mut self) {
        for list in &self.view.side_lists {
            let answered = !list.ask.is_empty() && !list.answer.is_empty();
            let title = match answered {
                true => format!("{} · {} {}", list.title, list.ask, list.answer),
                false => list.title.clone(),
            };
            self.heading(&title);
            self.cards(list);
            self.rows(&list.rows);
        }
    }

    /// Draws a list's cards in two columns, read line by line.
    fn cards(&mut self, list: &SideList) {
        const BETWEEN: f32 = 5.0;
        let wide = (WIDTH - 2.0 * EDGE - BETWEEN) / 2.0;
        for pair in list.cards.chunks(2) {
            self.y += 0.9;
            let mut tallest: f32 = 0.0;
            for (column, card) in pair.iter().enumerate() {
                let (count, detail) = (format!("{}× ", card.count), format!(" {}", card.detail));
                let spans = [
                    Span { text: &count, weight: Weight::Regular },
                    Span { text: &card.name, weight: Weight::Bold },
                    Span { text: &detail, weight: Weight::Regular },
                ];
                let text = Paragraph::new(self.fonts, &spans);
                let x = EDGE + column as f32 * (wide + BETWEEN);
                tallest = tallest.max(self.set(&text, 8.2, [x, wide], Pen::black(Role::Row)));
            }
            self.y += tallest;
        }
    }

    /// Draws the choices that were made before the game.
    fn setup(&mut self) {
        let made = self.view.setup.iter().filter_map(|choice| Some((&choice.label, choice.answer.as_ref()?)));
        let made: Vec<_> = made.collect();
        if made.is_empty() {
            return;
        }
        self.heading(&self.view.labels.setup);
        for (label, answer) in made {
            let label = format!("{label}  ");
            let spans =
                [Span { text: &label, weight: Weight::Regular }, Span { text: answer, weight: Weight::Bold }];
            let text = Paragraph::new(self.fonts, &spans);
            self.y += 0.7;
            self.y += self.set(&text, 8.2, [EDGE, WIDTH - 2.0 * EDGE], Pen::black(Role::Note));
        }
    }

    /// Draws the share code as a QR code at the right, and beside it what it is and the catalogue's date.
    fn end(&mut self) {
        let (view, fonts) = (self.view, self.fonts);
        self.y += 5.0;
        let top = self.y;
        let code = view.qr.as_deref().and_then(|text| code(text, top));
        let taken = code.as_ref().map_or(0.0, |code| code.area.width + EDGE);
        let wide = WIDTH - 2.0 * EDGE - taken;
        let says = code.is_some().then_some(view.labels.qr.as_str());
        for text in says.into_iter().chain([view.catalogue.as_str()]).filter(|text| !text.is_empty()) {
            let text = Paragraph::plain(fonts, text, Weight::Regular);
            self.y += self.set(&text, 7.4, [EDGE, wide], Pen::grey(Role::Note, 0.35));
        }
        if let Some(code) = code {
            self.y = self.y.max(code.area.bottom());
            self.canvas.ops.push(Op::Qr(code));
        }
        // Whole pixels.
        self.y = (self.y + EDGE).ceil();
    }
}

/// Returns the code of a text at the right edge, its modules on whole pixels; `None` if it is too long.
fn code(text: &str, top: f32) -> Option<Qr> {
    let dark = crate::qr::modules(text)?;
    let modules = dark.len().isqrt();
    let side = MODULES.into_iter().find(|side| modules as f32 * side <= LARGEST_CODE);
    let side = side.or(MODULES.last().copied())?;
    let wide = modules as f32 * side;
    let tenths = |length: f32| (length * 10.0).round() / 10.0;
    let area = Area::new(tenths(WIDTH - EDGE - wide), tenths(top), wide, wide);
    Some(Qr { area, modules, dark: dark.into() })
}
