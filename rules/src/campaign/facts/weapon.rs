//! What a card attacks with.

/// What a card attacks with. Empty where the card is no weapon or no table states it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weapon {
    /// The attack dice, or the text that describes them.
    pub attack: Vec<String>,
    /// Abilities that apply to every attack.
    pub abilities: Vec<String>,
    /// What the surges on the dice can buy.
    pub surges: Vec<String>,
}

impl Weapon {
    /// Whether nothing is known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.attack.is_empty() && self.abilities.is_empty() && self.surges.is_empty()
    }
}
