//! The heroes in a campaign log: players, XP as boxes, and the class deck as a list to tick.

use super::grid::{Cell, Grid, WRITING};
use super::strip::{LEFT, Strip, blank, labelled, steady, style};
use crate::draw::{Canvas, Pen, tick_box};
use crate::layout::{Align, Area, TypeStyle, Valign, Weight};
use crate::page::Role;
use crate::text::{Fonts, Paragraph, fit};
use crate::view::{CampaignLogView, DeckCard, LogHero, LogXp};

/// The number of columns for the class deck.
const COLUMNS: usize = 3;

/// The number of XP boxes in a group, and the space between groups, in boxes.
const GROUP: u32 = 5;
const APART: f32 = 0.45;

/// The maximum number of names printed one below the other; more are run on.
const MOST_BELOW: usize = 3;

/// The heroes at one size.
pub(super) struct Heroes<'a> {
    pub(super) view: &'a CampaignLogView,
    pub(super) scale: f32,
    /// The number of empty lines where there are no entries yet.
    pub(super) lines: usize,
    pub(super) air: f32,
    pub(super) width: f32,
}

impl Heroes<'_> {
    pub(super) fn strips(&self, fonts: &Fonts) -> Vec<Strip> {
        let labels = &self.view.labels;
        let belongings = self.width * 0.215;
        let columns = [(0.0, Align::Left), (belongings, Align::Left), (belongings, Align::Left)];
        let grid = Grid::new(self.width, &columns);
        let heads = [&labels.cards, &labels.items, &labels.rewards];
        let mut strips = vec![grid.head(fonts, &heads.map(String::as_str), 6.8 * self.scale)];
        for hero in &self.view.heroes {
            // The line with the name isn't separated from what follows.
            let mut strip = self.name(fonts, hero);
            let below = self.belongings(fonts, &grid, hero);
            strip.canvas.add(&below.canvas.ops, 0.0, strip.height);
            strip.height += below.height;
            strips.push(strip);
        }
        strips
    }

    /// Draws hero, player and XP.
    fn name(&self, fonts: &Fonts, hero: &LogHero) -> Strip {
        let labels = &self.view.labels;
        let high = 6.0 * self.scale;
        let mut canvas = Canvas::default();
        let side = 3.0 * self.scale;
        let xp =
            side * (hero.xp.boxes as f32 + hero.xp.boxes.saturating_sub(1).div_euclid(GROUP) as f32 * APART);
        let xp_label = 9.0;
        let names = self.width - xp - xp_label - 2.0;
        let name = Area::new(0.0, 0.3, names * 0.52 - 2.0, high - 0.6);
        if hero.name.is_empty() {
            blank(&mut canvas, name.x, name.right(), high - 0.9);
        } else {
            let bold = style(9.6 * self.scale, Weight::Bold);
            canvas.text(fonts, &hero.name, name, &bold, LEFT, Role::Title);
        }
        let player = Area::new(names * 0.52, 0.0, names * 0.48 - 3.0, high);
        labelled(&mut canvas, fonts, [&labels.player, &hero.player], player, 7.4 * self.scale, Role::Stat);
        let label = Area::new(self.width - xp - xp_label, 0.0, xp_label - 0.8, high);
        let small = style(7.0 * self.scale, Weight::Bold);
        canvas.text(fonts, &labels.xp, label, &small, super::strip::RIGHT, Role::Track);
        boxes(&mut canvas, hero.xp, [self.width - xp, (high - side) / 2.0], side);
        Strip { canvas, height: high, heads: false }
    }

    fn belongings(&self, fonts: &Fonts, grid: &Grid, hero: &LogHero) -> Strip {
        let text = style(7.2 * self.scale, Weight::Regular);
        let deck = self.deck(fonts, &hero.deck, grid.inside(0));
        let list = |column, entries: &[String]| {
            if entries.is_empty() {
                return Cell::Blank(self.lines);
            }
            // A few names are printed one below the other, as people write them.
            let names = if entries.len() <= MOST_BELOW { entries.join("\n") } else { entries.join(" · ") };
            let names = Paragraph::plain(fonts, &names, Weight::Regular);
            Cell::Text(steady(fonts, &names, grid.inside(column).width, &text, 12))
        };
        let cells = [Cell::Open, list(1, &hero.items), list(2, &hero.rewards)];
        let least = deck.height.max(9.0 * self.scale) + self.air;
        let mut strip = grid.row(&cells, least, Valign::Top, 0.3, Role::Row);
        strip.canvas.add(&deck.canvas.ops, 0.0, 0.0);
        strip
    }

    /// Draws the class deck, column by column, with a line to write on for each unnamed card.
    fn deck(&self, fonts: &Fonts, deck: &[DeckCard], area: Area) -> Strip {
        let rows = deck.len().div_ceil(COLUMNS);
        let wide = area.width / COLUMNS as f32;
        let side = 2.7 * self.scale;
        let (plain, bold) = (style(7.0 * self.scale, Weight::Regular), style(7.0 * self.scale, Weight::Bold));
        let cost = TypeStyle { grey: 0.2, ..style(6.2, Weight::Regular) };
        let open = deck.iter().any(|card| card.name.is_empty());
        let line = if open { WRITING * 0.86 } else { side.max(2.9) + 0.9 };
        let mut canvas = Canvas::default();
        let mut y = 0.9 * self.scale;
        for row in 0..rows {
            let mut high = line;
            for column in 0..COLUMNS {
                let Some(card) = deck.get(column * rows + row) else { continue };
                let x = area.x + column as f32 * wide;
                let square = Area::new(x + 0.1, y + (line - side) / 2.0, side, side);
                tick_box(&mut canvas, square, card.owned);
                let number = Paragraph::plain(fonts, &card.cost, Weight::Regular).line_width(cost.size);
                let start = square.right() + 0.8;
                let words = Area::new(
                    start + number.max(1.8) + 0.8,
                    y,
                    x + wide - start - number.max(1.8) - 2.4,
                    line,
                );
                let told = Area::new(start, y, number + 0.3, line);
                canvas.text(fonts, &card.cost, told, &cost, LEFT, Role::Cost);
                if card.name.is_empty() {
                    blank(&mut canvas, words.x, words.right(), y + line - 0.6);
                    continue;
                }
                let style = if card.owned { &bold } else { &plain };
                let text = Paragraph::plain(fonts, &card.name, style.weight);
                let fitted = fit(fonts, &text, words.width, f32::INFINITY, style, 2);
                let taken = fitted.height().max(line);
                canvas.fitted(&fitted, Area { height: taken, ..words }, LEFT, Pen::black(Role::Row));
                high = high.max(taken);
            }
            y += high;
        }
        Strip { canvas, height: y + 0.7 * self.scale, heads: false }
    }
}

/// Draws XP boxes, with one stroke through those earned and a second one through those spent.
fn boxes(canvas: &mut Canvas, xp: LogXp, [mut x, y]: [f32; 2], side: f32) {
    let earned = xp.earned.unwrap_or(0);
    for number in 0..xp.boxes {
        if number > 0 && number.is_multiple_of(GROUP) {
            x += APART * side;
        }
        canvas.outline(Area::new(x, y, side, side), 0.2, 0.0);
        let (near, far) = (side * 0.14, side * 0.86);
        if number < earned {
            canvas.line([x + near, y + far], [x + far, y + near], STROKE, 0.0);
        }
        if number < xp.spent.min(earned) {
            canvas.line([x + near, y + near], [x + far, y + far], STROKE, 0.0);
        }
        x += side;
    }
}

/// The width of a stroke through an XP box, in mm.
const STROKE: f32 = 0.35;
