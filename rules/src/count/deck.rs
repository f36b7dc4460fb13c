//! Decks: cards kept apart from the squad, a fixed number of them within a point limit. A squad without a deck
//! is legal, too, and every squad combines with every deck that its points allow, so the numbers multiply.
//!
//! A deck is a bounded multiset of cards, counted by the coefficients of `∏ (1 + y·z^c + … + y^m·z^(m·c))` over
//! the cards, where `y` stands for cards, `z` for points, `m` is the maximum number of copies of a card and `c`
//! its cost. The table is the classic one of the bounded knapsack. Numbers of decks may need far more bits than
//! those of squads, so each deck is counted at its own width.

use num_bigint::BigUint;

use ruint::Uint;

use super::CountError;
use super::figure_set::FigureSet;
use super::ring::Ring;

/// A deck that accompanies the squad.
#[derive(Clone, Debug)]
pub(crate) struct Deck {
    pub(crate) cards: Vec<Card>,
    /// The number of cards in the deck.
    pub(crate) size: u32,
    /// Its maximum cost, unless a member raises it.
    pub(crate) points: i64,
    /// Figures that raise the maximum, and by how much.
    pub(crate) raised_by: Vec<(FigureSet, i64)>,
}

/// A card of a deck.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Card {
    /// Its index in the catalogue.
    pub(crate) figure: usize,
    /// Its cost; `None` if unknown, in which case no deck with it is legal.
    pub(crate) cost: Option<i64>,
    /// Copies that every deck contains.
    pub(crate) min_copies: u32,
    /// Copies that the rules allow, regardless of the collection.
    pub(crate) allowed_copies: u32,
    /// Copies that a deck can contain.
    pub(crate) max_copies: u32,
}

/// How many decks there are.
#[derive(Clone, Debug)]
pub(crate) struct DeckCounts<R> {
    /// The number of decks; no deck at all counts as one if no card is requested.
    pub(crate) all: R,
    /// For each card, the number of decks with one copy more than requested.
    pub(crate) one_more: Vec<R>,
}

/// The number of ways to take a given number of cards for a given number of points. Cards that give points back
/// come last, so points range from `-refund` to the limit plus `refund`.
#[derive(Clone, Debug)]
struct Table<R> {
    /// The number of point totals in a row.
    width: usize,
    /// The cells, one row for each number of cards.
    cells: Vec<R>,
}

impl Deck {
    /// Whether the deck is optional, that is, none of its cards is requested.
    fn is_optional(&self) -> bool {
        self.cards.iter().all(|c| c.min_copies == 0)
    }

    /// Returns the requested cards, by index in the catalogue, with their copies.
    pub(crate) fn required(&self) -> impl Iterator<Item = (usize, u32)> + '_ {
        self.cards.iter().filter(|c| c.min_copies > 0).map(|c| (c.figure, c.min_copies))
    }

    /// Returns the cards and points that remain beside the requested cards; `None` if those alone already make
    /// the deck illegal.
    fn remaining(&self, limit: i64) -> Option<(u32, i64)> {
        let mut remaining = (self.size, limit);
        for card in self.cards.iter().filter(|c| c.min_copies > 0) {
            let fits = card.min_copies <= card.max_copies;
            remaining.0 = remaining.0.checked_sub(card.min_copies).filter(|_| fits)?;
            remaining.1 -= card.cost? * i64::from(card.min_copies);
        }
        Some(remaining)
    }

    /// Returns the copies of a card available beyond the requested ones.
    fn further_copies(&self, card: &Card) -> u32 {
        if card.cost.is_none() { 0 } else { card.max_copies.saturating_sub(card.min_copies).min(self.size) }
    }

    /// Returns the total of points that cards of negative cost can give back.
    fn refund(&self) -> i64 {
        let give = |c: &Card| -c.cost.unwrap_or(0).min(0) * i64::from(self.further_copies(c));
        self.cards.iter().map(give).sum()
    }

    /// Returns an upper bound on the bits of the number of decks: that of multisets of `size` cards among all
    /// copies.
    pub(crate) fn bits(&self) -> u32 {
        let copies: u32 = self.cards.iter().map(|c| self.further_copies(c)).fold(1, u32::saturating_add);
        let choose = (0..self.size).map(|i| {
            let (from, of) = (f64::from(copies.max(self.size)) + f64::from(self.size), f64::from(i + 1));
            (from / of).log2()
        });
        choose.sum::<f64>().max(0.0).ceil().min(1e9) as u32 + 1
    }

    /// Counts the decks of at most `limit` points, at the width their number needs.
    ///
    /// # Errors
    /// The number exceeds the widest integers.
    pub(crate) fn count_exactly(
        &self,
        limit: i64,
        one_more: bool,
    ) -> Result<DeckCounts<BigUint>, CountError> {
        Ok(match self.bits() {
            0..=128 => self.count::<u128>(limit, one_more).to_big(),
            129..=512 => self.count::<Uint<512, 8>>(limit, one_more).to_big(),
            513..=4096 => self.count::<Uint<4096, 64>>(limit, one_more).to_big(),
            bits => return Err(CountError::TooWide(bits)),
        })
    }

    /// Returns the number of decks of at most `limit` points after each of some purchases. A purchase lists
    /// card indices, each as often as it is bought.
    ///
    /// # Errors
    /// As [`Self::count_exactly`].
    pub(crate) fn count_with_more(
        &self,
        limit: i64,
        bought: &[Vec<usize>],
    ) -> Result<Vec<BigUint>, CountError> {
        Ok(match self.with_more(&bought.concat()).bits() {
            0..=128 => self.count_each::<u128>(limit, bought),
            129..=512 => self.count_each::<Uint<512, 8>>(limit, bought),
            513..=4096 => self.count_each::<Uint<4096, 64>>(limit, bought),
            bits => return Err(CountError::TooWide(bits)),
        })
    }

    /// Returns the deck with one more copy available of each listed card.
    fn with_more(&self, bought: &[usize]) -> Self {
        let mut out = self.clone();
        for i in bought {
            let card = &mut out.cards[*i];
            card.max_copies = card.max_copies.saturating_add(1).min(card.allowed_copies);
        }
        out
    }

    fn count_each<R: Ring>(&self, limit: i64, bought: &[Vec<usize>]) -> Vec<BigUint> {
        let refund = self.refund();
        let none = if self.is_optional() { R::one() } else { R::default() };
        let all = self.count::<R>(limit, false).all;
        let remaining = self.remaining(limit).filter(|(_, p)| self.size > 0 && *p + refund >= 0);
        let whole = remaining.map(|(cards, points)| {
            let mut table = Table::<R>::one(cards, points, refund);
            self.cards.iter().for_each(|c| table.multiply(self.further_copies(c), c.cost.unwrap_or(0)));
            (table, cards, points)
        });
        let with = |cards: &Vec<usize>| {
            let more = self.with_more(cards);
            let changed = || {
                let both = self.cards.iter().zip(&more.cards);
                both.filter(|(old, new)| old.max_copies != new.max_copies)
            };
            if changed().next().is_none() {
                return all;
            }
            // Requested cards and cards that give points back change the bounds of the table.
            let bounded = changed().all(|(c, _)| c.min_copies == 0 && c.cost.is_none_or(|cost| cost >= 0));
            let Some((table, cards, points)) = whole.as_ref().filter(|_| bounded) else {
                return more.count::<R>(limit, false).all;
            };
            let mut table = table.clone();
            for (old, new) in changed() {
                let cost = old.cost.unwrap_or(0);
                table = table.divide(self.further_copies(old), cost);
                table.multiply(more.further_copies(new), cost);
            }
            none.plus(table.sum(*cards, *points, refund))
        };
        bought.iter().map(|cards| with(cards).to_big()).collect()
    }

    /// Draws a deck, at the width the number of decks needs.
    pub(crate) fn draw_exactly(&self, limit: i64, pick: &mut dyn FnMut(Vec<BigUint>) -> usize) -> Vec<u32> {
        match self.bits() {
            0..=128 => self.draw::<u128>(limit, pick),
            129..=512 => self.draw::<Uint<512, 8>>(limit, pick),
            _ => self.draw::<Uint<4096, 64>>(limit, pick),
        }
    }

    /// Counts the decks of at most `limit` points; those with one more of each card only if `one_more`.
    fn count<R: Ring>(&self, limit: i64, one_more: bool) -> DeckCounts<R> {
        let none = if self.is_optional() { R::one() } else { R::default() };
        let mut counts = DeckCounts { all: none, one_more: vec![R::default(); self.cards.len()] };
        let Some((cards, points)) = self.remaining(limit).filter(|(_, p)| *p + self.refund() >= 0) else {
            return counts;
        };
        let mut table = Table::one(cards, points, self.refund());
        for card in &self.cards {
            table.multiply(self.further_copies(card), card.cost.unwrap_or(0));
        }
        let decks = if self.size == 0 { R::default() } else { table.sum(cards, points, self.refund()) };
        counts.all = counts.all.plus(decks);
        for (card, more) in self.cards.iter().zip(&mut counts.one_more) {
            if one_more && self.further_copies(card) > 0 {
                let rest = table.divide(self.further_copies(card), card.cost.unwrap_or(0));
                *more = decks.minus(rest.sum(cards, points, self.refund()));
            }
        }
        counts
    }

    /// Draws a deck of at most `limit` points uniformly: the copies of each card, requested ones included.
    /// `pick` draws an index in proportion to weights.
    fn draw<R: Ring>(&self, limit: i64, pick: &mut dyn FnMut(Vec<BigUint>) -> usize) -> Vec<u32> {
        let mut copies: Vec<u32> = self.cards.iter().map(|c| c.min_copies).collect();
        let all = self.count::<R>(limit, false).all;
        let decks = if self.is_optional() { all.minus(R::one()) } else { all };
        let Some((cards, points)) = self.remaining(limit) else { return copies };
        if self.is_optional() && pick(vec![BigUint::from(1_u32), decks.to_big()]) == 0 {
            return copies;
        }
        let refund = self.refund();
        let mut prefixes = vec![Table::<R>::one(cards, points, refund)];
        for card in &self.cards {
            let mut next = prefixes[prefixes.len() - 1].clone();
            next.multiply(self.further_copies(card), card.cost.unwrap_or(0));
            prefixes.push(next);
        }
        let last = prefixes.len() - 1;
        let end = |p: i64| prefixes[last].at(cards, refund, p);
        let mut spent = pick((-refund..=points).map(|p| end(p).to_big()).collect()) as i64 - refund;
        let mut held = cards;
        for (n, card) in self.cards.iter().enumerate().rev() {
            let cost = card.cost.unwrap_or(0);
            let of = |k: u32| prefixes[n].at(held - k, refund, spent - cost * i64::from(k)).to_big();
            let taken = pick((0..=self.further_copies(card).min(held)).map(of).collect());
            let taken = u32::try_from(taken).unwrap_or(0);
            copies[n] += taken;
            (held, spent) = (held - taken, spent - cost * i64::from(taken));
        }
        copies
    }
}

impl<R: Ring> DeckCounts<R> {
    fn to_big(&self) -> DeckCounts<BigUint> {
        let one_more = self.one_more.iter().map(|n| n.to_big()).collect();
        DeckCounts { all: self.all.to_big(), one_more }
    }
}

impl<R: Ring> Table<R> {
    /// Returns the polynomial 1: no cards, no points.
    fn one(cards: u32, points: i64, refund: i64) -> Self {
        let width = usize::try_from(points.max(0) + 2 * refund).unwrap_or(0) + 1;
        let mut cells = vec![R::default(); (cards as usize + 1) * width];
        if let Some(start) = cells.get_mut(usize::try_from(refund).unwrap_or(0)) {
            *start = R::one();
        }
        Self { width, cells }
    }

    fn at(&self, cards: u32, refund: i64, points: i64) -> R {
        let Ok(at) = usize::try_from(points + refund) else { return R::default() };
        if at < self.width { self.cells[cards as usize * self.width + at] } else { R::default() }
    }

    /// Returns the index of the cell in the same row with `points` fewer points.
    fn cheaper(&self, cell: usize, points: i64) -> Option<usize> {
        let at = i64::try_from(cell % self.width).ok()? - points;
        let at = usize::try_from(at).ok().filter(|at| *at < self.width)?;
        Some(cell - cell % self.width + at)
    }

    /// Multiplies by the factor of a card with up to `max` copies.
    fn multiply(&mut self, max: u32, cost: i64) {
        // In reverse, so that the cells that are read aren't changed yet.
        for cell in (0..self.cells.len()).rev() {
            for copies in 1..=max as usize {
                let Some(row) = cell.checked_sub(copies * self.width) else { break };
                if let Some(from) = self.cheaper(row, cost * copies as i64) {
                    self.cells[cell] = self.cells[cell].plus(self.cells[from]);
                }
            }
        }
    }

    /// Returns the quotient by the factor of a card.
    fn divide(&self, max: u32, cost: i64) -> Self {
        let mut out = self.clone();
        for cell in 0..out.cells.len() {
            for copies in 1..=max as usize {
                let Some(row) = cell.checked_sub(copies * out.width) else { break };
                if let Some(from) = out.cheaper(row, cost * copies as i64) {
                    out.cells[cell] = out.cells[cell].minus(out.cells[from]);
                }
            }
        }
        out
    }

    /// Returns the number of ways to take `cards` cards for at most `points` points.
    fn sum(&self, cards: u32, points: i64, refund: i64) -> R {
        (-refund..=points).fold(R::default(), |sum, p| sum.plus(self.at(cards, refund, p)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use num_bigint::BigUint;
    use proptest::prelude::*;

    use super::*;

    fn decks() -> impl Strategy<Value = Deck> {
        let cost = prop_oneof![8 => (0_i64..4).prop_map(Some), 1 => Just(Some(-1)), 1 => Just(None)];
        let card = (cost, prop_oneof![4 => Just(0_u32), 1 => 1_u32..3], 0_u32..3);
        (prop::collection::vec(card, 0..5), 0_u32..4, 0_i64..7).prop_map(|(cards, size, points)| {
            let card = |(figure, (cost, min_copies, max_copies))| Card {
                figure,
                cost,
                min_copies,
                allowed_copies: max_copies,
                max_copies,
            };
            let mut cards: Vec<_> = cards.into_iter().enumerate().map(card).collect();
            cards.sort_by_key(|c| c.cost.is_some_and(|cost| cost < 0));
            Deck { cards, size, points, raised_by: Vec::new() }
        })
    }

    /// Enumerates all legal decks by trying every number of copies; no deck at all is the one without cards.
    fn by_trying(deck: &Deck) -> Vec<Vec<u32>> {
        let mut all = vec![Vec::new()];
        for card in &deck.cards {
            let with = |copies: &Vec<u32>, n: u32| copies.iter().copied().chain([n]).collect::<Vec<_>>();
            all = all.iter().flat_map(|c| (0..=card.max_copies).map(move |n| with(c, n))).collect();
        }
        let cards = || deck.cards.iter();
        let lawful = |copies: &Vec<u32>| {
            let asked = copies.iter().zip(cards()).all(|(n, c)| *n >= c.min_copies);
            let known = copies.iter().zip(cards()).all(|(n, c)| *n == 0 || c.cost.is_some());
            let cost: i64 =
                copies.iter().zip(cards()).map(|(n, c)| i64::from(*n) * c.cost.unwrap_or(0)).sum();
            let count: u32 = copies.iter().sum();
            asked && (count == 0 || known && count == deck.size && cost <= deck.points)
        };
        all.retain(lawful);
        all
    }

    /// Returns the probability of each deck by enumerating every choice that a draw can make.
    fn probabilities(deck: &Deck) -> BTreeMap<Vec<u32>, f64> {
        let mut out = BTreeMap::<_, f64>::new();
        let mut open = vec![Vec::<usize>::new()];
        while let Some(choices) = open.pop() {
            let (mut at, mut share, mut next) = (0, 1.0, Vec::new());
            let drawn = deck.draw::<u128>(deck.points, &mut |weights: Vec<BigUint>| {
                let weights: Vec<f64> = weights.iter().map(|w| w.to_string().parse().expect("few")).collect();
                let options: Vec<usize> = (0..weights.len()).filter(|i| weights[*i] > 0.0).collect();
                let chosen = choices.get(at).copied().unwrap_or(options[0]);
                if at == choices.len() {
                    next = options;
                }
                at += 1;
                share *= weights[chosen] / weights.iter().sum::<f64>();
                chosen
            });
            if next.is_empty() {
                *out.entry(drawn).or_default() += share;
            }
            open.extend(next.iter().map(|option| [&choices[..], &[*option]].concat()));
        }
        out
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn decks_are_counted_as_many_as_there_are(deck in decks()) {
            let all = by_trying(&deck);
            let counts = deck.count::<u128>(deck.points, true);
            prop_assert_eq!(counts.all, all.len() as u128, "{:?}", all);
            for (i, card) in deck.cards.iter().enumerate() {
                let more = all.iter().filter(|copies| copies[i] > card.min_copies).count();
                prop_assert_eq!(counts.one_more[i], more as u128, "card {}: {:?}", i, all);
            }
            prop_assert!(u128::BITS - counts.all.leading_zeros() <= deck.bits());
        }

        #[test]
        fn every_deck_is_drawn_with_the_same_probability(deck in decks()) {
            let all = by_trying(&deck);
            prop_assume!(!all.is_empty());
            let drawn = probabilities(&deck);
            prop_assert_eq!(drawn.keys().collect::<Vec<_>>(), all.iter().collect::<Vec<_>>());
            for share in drawn.values() {
                prop_assert!((share * all.len() as f64 - 1.0).abs() < 1e-9, "{:?}", drawn);
            }
        }
    }
}
