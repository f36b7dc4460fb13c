//! What a card attacks with.

/// What a card attacks with. All of it is empty for what is no weapon, and where no table says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weapon {
    /// The dice of the attack, or what tells them.
    pub attack: Vec<String>,
    /// What each attack has.
    pub abilities: Vec<String>,
    /// What may be bought with what the dice show.
    pub surges: Vec<String>,
}

impl Weapon {
    /// Whether nothing is told.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.attack.is_empty() && self.abilities.is_empty() && self.surges.is_empty()
    }
}
