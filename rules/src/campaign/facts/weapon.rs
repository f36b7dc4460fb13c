//! The attack values of a card.

/// The attack values of a card. Empty if the card isn't a weapon or no table states them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weapon {
    /// The attack dice, or the text that describes them.
    pub attack: Vec<String>,
    /// Abilities that apply to every attack.
    pub abilities: Vec<String>,
    /// What surges on the dice can be spent on.
    pub surges: Vec<String>,
}

impl Weapon {
    /// Whether no values are known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.attack.is_empty() && self.abilities.is_empty() && self.surges.is_empty()
    }
}
