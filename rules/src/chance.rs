//! Random draws from a seed that the caller stores: the same seed repeats the same draws.

/// A pseudo-random number generator: SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014). Small and uniform enough for cards and squads, but not cryptographically secure.
#[derive(Clone, Debug)]
pub struct Chance {
    state: u64,
}

impl Chance {
    /// Returns the generator of one step, such as a step of a campaign: different steps with the same seed draw
    /// independently.
    #[must_use]
    pub fn new(seed: u64, step: u64) -> Self {
        let mut mixed = Self { state: seed };
        let state = mixed.next() ^ step.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Self { state }
    }

    /// Returns the next 64 random bits.
    pub(crate) fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a uniform number below `bound`; 0 if `bound` is 0.
    #[must_use]
    pub fn below(&mut self, bound: usize) -> usize {
        if bound == 0 {
            return 0;
        }
        // The high half of a 128-bit product (Lemire 2019): its bias is below 2^-50 for the sizes of decks.
        let wide = u128::from(self.next()) * bound as u128;
        usize::try_from(wide >> 64).unwrap_or(0)
    }

    /// Draws `count` items without replacement, or all if there are fewer, in draw order.
    #[must_use]
    pub fn draw<T: Clone>(&mut self, from: &[T], count: usize) -> Vec<T> {
        let mut left = from.to_vec();
        let mut drawn = Vec::new();
        while drawn.len() < count && !left.is_empty() {
            drawn.push(left.swap_remove(self.below(left.len())));
        }
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn the_same_seed_and_step_draw_the_same_and_others_draw_otherwise() {
        let deck: Vec<_> = (0..18).collect();
        let draw = |seed, step| Chance::new(seed, step).draw(&deck, 4);
        assert_eq!(draw(7, 1), draw(7, 1));
        assert_ne!(draw(7, 1), draw(7, 2));
        assert_ne!(draw(7, 1), draw(8, 1));
    }

    #[test]
    fn every_card_is_drawn_about_as_often() {
        let deck: Vec<usize> = (0..12).collect();
        let mut times = [0_u32; 12];
        for step in 0..12_000 {
            for card in Chance::new(1, step).draw(&deck, 2) {
                times[card] += 1;
            }
        }
        // 2,000 each are expected, with a standard deviation of 41.
        assert!(times.iter().all(|t| (1_800..2_200).contains(t)), "{times:?}");
    }

    #[test]
    fn no_card_is_drawn_twice_and_a_small_deck_is_drawn_whole() {
        let mut drawn = Chance::new(3, 3).draw(&[1, 2, 3], 6);
        drawn.sort_unstable();
        assert_eq!(drawn, [1, 2, 3]);
    }
}
