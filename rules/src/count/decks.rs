//! Decks: cards that stand apart from the squad, so many of them for so many points. A squad without
//! one is legal, too, and every squad goes with every deck that its points allow.

use num_bigint::BigUint;

use super::plan::Those;
use super::ring::Ring;

/// A deck beside the squad.
#[derive(Clone, Debug)]
pub(crate) struct Deck {
    pub(crate) cards: Vec<Card>,
    pub(crate) size: u32,
    pub(crate) points: i64,
    /// Members with whom it may cost more, and how much.
    pub(crate) more: Vec<(Those, i64)>,
}

/// One of its cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Card {
    /// Its place in the catalogue.
    pub(crate) figure: usize,
    /// What it costs; a deck is lawful only where everybody knows.
    pub(crate) cost: Option<i64>,
    pub(crate) least: u32,
    /// Copies that the rules allow, however many there are.
    pub(crate) allowed: u32,
    pub(crate) most: u32,
}

/// How many decks there are.
#[derive(Clone, Debug)]
pub(crate) struct Ways<R> {
    /// All of them, no deck at all among them where no card is asked for.
    pub(crate) all: R,
    /// By card: those with one more of it than is asked for.
    pub(crate) one_more: Vec<R>,
}

/// Ways to take so many cards for so many points.
#[derive(Clone, Debug)]
struct Table<R> {
    /// Points, counted from the least that cards which give points back could come to.
    depth: usize,
    cells: Vec<R>,
}

impl Deck {
    /// Whether it may be left out: nobody asks for one of its cards.
    fn optional(&self) -> bool {
        self.cards.iter().all(|c| c.least == 0)
    }

    /// The cards that are asked for, by their places in the catalogue.
    pub(crate) fn asked(&self) -> impl Iterator<Item = (usize, u32)> + '_ {
        self.cards.iter().filter(|c| c.least > 0).map(|c| (c.figure, c.least))
    }

    /// Cards and points that are left beside those that are asked for; `None`, where these alone are no
    /// part of a lawful deck.
    fn left(&self, limit: i64) -> Option<(u32, i64)> {
        let mut left = (self.size, limit);
        for card in self.cards.iter().filter(|c| c.least > 0) {
            let fits = card.least <= card.most;
            left.0 = left.0.checked_sub(card.least).filter(|_| fits)?;
            left.1 -= card.cost? * i64::from(card.least);
        }
        Some(left)
    }

    /// Further copies that a card may come in.
    fn further(&self, card: &Card) -> u32 {
        if card.cost.is_none() { 0 } else { card.most.saturating_sub(card.least).min(self.size) }
    }

    /// What cards that give points back may come to.
    fn back(&self) -> i64 {
        let give = |c: &Card| -c.cost.unwrap_or(0).min(0) * i64::from(self.further(c));
        self.cards.iter().map(give).sum()
    }

    /// More than the decks could need, in bits.
    pub(crate) fn bits(&self) -> u32 {
        let copies: u32 = self.cards.iter().map(|c| self.further(c)).fold(1, u32::saturating_add);
        let choose = (0..self.size).map(|i| {
            let (from, of) = (f64::from(copies.max(self.size)) + f64::from(self.size), f64::from(i + 1));
            (from / of).log2()
        });
        choose.sum::<f64>().max(0.0).ceil().min(1e9) as u32 + 1
    }

    /// Counts its decks of at most so many points, and with one more of each card where somebody wants to
    /// know.
    pub(crate) fn ways<R: Ring>(&self, limit: i64, one_more: bool) -> Ways<R> {
        let none = if self.optional() { R::one() } else { R::default() };
        let mut ways = Ways { all: none, one_more: vec![R::default(); self.cards.len()] };
        let Some((cards, points)) = self.left(limit).filter(|(_, p)| *p + self.back() >= 0) else {
            return ways;
        };
        let mut table = Table::empty(cards, points, self.back());
        for card in &self.cards {
            table.take(self.further(card), card.cost.unwrap_or(0));
        }
        let decks = if self.size == 0 { R::default() } else { table.sum(cards, points, self.back()) };
        ways.all = ways.all.plus(decks);
        for (card, more) in self.cards.iter().zip(&mut ways.one_more) {
            if one_more && self.further(card) > 0 {
                let rest = table.without(self.further(card), card.cost.unwrap_or(0));
                *more = decks.minus(rest.sum(cards, points, self.back()));
            }
        }
        ways
    }

    /// Draws one of its decks, each as likely as the others: copies of each card, those asked for among
    /// them.
    pub(crate) fn draw<R: Ring>(&self, limit: i64, pick: &mut dyn FnMut(Vec<BigUint>) -> usize) -> Vec<u32> {
        let mut copies: Vec<u32> = self.cards.iter().map(|c| c.least).collect();
        let all = self.ways::<R>(limit, false).all;
        let decks = if self.optional() { all.minus(R::one()) } else { all };
        let Some((cards, points)) = self.left(limit) else { return copies };
        if self.optional() && pick(vec![BigUint::from(1_u32), decks.to_big()]) == 0 {
            return copies;
        }
        let back = self.back();
        let mut before = vec![Table::<R>::empty(cards, points, back)];
        for card in &self.cards {
            let mut next = before[before.len() - 1].clone();
            next.take(self.further(card), card.cost.unwrap_or(0));
            before.push(next);
        }
        let last = before.len() - 1;
        let end = |p: i64| before[last].at(cards, back, p);
        let mut spent = pick((-back..=points).map(|p| end(p).to_big()).collect()) as i64 - back;
        let mut held = cards;
        for (n, card) in self.cards.iter().enumerate().rev() {
            let cost = card.cost.unwrap_or(0);
            let of = |k: u32| before[n].at(held - k, back, spent - cost * i64::from(k)).to_big();
            let taken = pick((0..=self.further(card).min(held)).map(of).collect());
            let taken = u32::try_from(taken).unwrap_or(0);
            copies[n] += taken;
            (held, spent) = (held - taken, spent - cost * i64::from(taken));
        }
        copies
    }
}

impl<R: Ring> Table<R> {
    fn empty(cards: u32, points: i64, back: i64) -> Self {
        let depth = usize::try_from(points.max(0) + 2 * back).unwrap_or(0) + 1;
        let mut cells = vec![R::default(); (cards as usize + 1) * depth];
        if let Some(start) = cells.get_mut(usize::try_from(back).unwrap_or(0)) {
            *start = R::one();
        }
        Self { depth, cells }
    }

    fn at(&self, cards: u32, back: i64, points: i64) -> R {
        let Ok(at) = usize::try_from(points + back) else { return R::default() };
        if at < self.depth { self.cells[cards as usize * self.depth + at] } else { R::default() }
    }

    /// The place of a cell with so many points less, in the same row.
    fn back(&self, cell: usize, points: i64) -> Option<usize> {
        let at = i64::try_from(cell % self.depth).ok()? - points;
        let at = usize::try_from(at).ok().filter(|at| *at < self.depth)?;
        Some(cell - cell % self.depth + at)
    }

    /// Goes on with none to `most` copies of a card.
    fn take(&mut self, most: u32, cost: i64) {
        // From the back, so that what is added was not touched yet.
        for cell in (0..self.cells.len()).rev() {
            for k in 1..=most as usize {
                let Some(row) = cell.checked_sub(k * self.depth) else { break };
                if let Some(from) = self.back(row, cost * k as i64) {
                    self.cells[cell] = self.cells[cell].plus(self.cells[from]);
                }
            }
        }
    }

    /// The same before a card was taken.
    fn without(&self, most: u32, cost: i64) -> Self {
        let mut out = self.clone();
        for cell in 0..out.cells.len() {
            for k in 1..=most as usize {
                let Some(row) = cell.checked_sub(k * out.depth) else { break };
                if let Some(from) = out.back(row, cost * k as i64) {
                    out.cells[cell] = out.cells[cell].minus(out.cells[from]);
                }
            }
        }
        out
    }

    /// All ways to take so many cards for at most so many points.
    fn sum(&self, cards: u32, points: i64, back: i64) -> R {
        (-back..=points).fold(R::default(), |sum, p| sum.plus(self.at(cards, back, p)))
    }
}
