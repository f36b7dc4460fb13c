//! Whether what a word does counts in the attack at hand.

use std::cell::Cell;

use crate::figure::Figure;
use crate::odds::Situation;
use crate::term::{
    Amount, Condition, Costs, Effect, Glossary, Limit, Meaning, Mechanics, Replaced, TermKind,
};

/// What became of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    /// It is reckoned with, as far as it matters.
    Counted,
    /// It has nothing to do with this attack.
    Nothing,
    /// It may matter, and isn't reckoned with.
    LeftOut,
}

/// Whether something is so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    Yes,
    No,
    Unknown,
}

impl Holds {
    fn both(self, other: Self) -> Self {
        match (self, other) {
            (Self::No, _) | (_, Self::No) => Self::No,
            (Self::Yes, Self::Yes) => Self::Yes,
            _ => Self::Unknown,
        }
    }

    fn of(known: Option<bool>) -> Self {
        match known {
            Some(true) => Self::Yes,
            Some(false) => Self::No,
            None => Self::Unknown,
        }
    }
}

/// What decides whether a word counts.
pub(super) struct Lookup<'a> {
    pub(super) glossary: &'a Glossary,
    pub(super) situation: &'a Situation,
    /// The figure on the other side of the attack.
    other: Option<&'a Figure>,
    /// Whether anybody asked who that is.
    asked: Cell<bool>,
}

impl<'a> Lookup<'a> {
    pub(super) fn new(glossary: &'a Glossary, situation: &'a Situation, other: Option<&'a Figure>) -> Self {
        Self { glossary, situation, other, asked: Cell::new(false) }
    }

    /// Whether anybody asked since the last time who the other figure is. What didn't, says the same whoever it is.
    pub(super) fn was_asked(&self) -> bool {
        self.asked.take()
    }

    /// Whether a word can be used without paying, choosing or asking for anybody else, and everything holds that it
    /// asks for.
    fn usable(&self, mechanics: &Mechanics) -> Holds {
        let free = mechanics.costs == Costs::default()
            && mechanics.uses.is_none()
            && matches!(mechanics.limit, None | Some(Limit::OnceAnAttack))
            && mechanics.choose.is_none()
            && mechanics.needs.is_empty()
            && mechanics.area.is_none()
            && matches!(mechanics.replaces, None | Some(Replaced::Move));
        let stands = match mechanics.replaces {
            Some(Replaced::Move) => Holds::of(self.situation.holds(Condition::NotMoved)),
            _ => Holds::Yes,
        };
        let free = if free { Holds::Yes } else { Holds::Unknown };
        let against = mechanics.against.as_deref().map_or(Holds::Yes, |who| self.matches(who));
        free.both(stands).both(against).both(self.all(&mechanics.conditions))
    }

    /// Takes in those effects of a word that bear on the attack, whose moment counts for as much as `moment` says;
    /// `apply` says whether all of an effect could be taken in.
    pub(super) fn take_in(
        &self,
        mechanics: &Mechanics,
        effects: &[&Effect],
        moment: Use,
        mut apply: impl FnMut(&Effect) -> bool,
    ) -> Use {
        if effects.is_empty() || moment == Use::Nothing {
            return Use::Nothing;
        }
        match self.usable(mechanics) {
            Holds::No => return Use::Nothing,
            Holds::Unknown => return Use::LeftOut,
            Holds::Yes if moment == Use::LeftOut => return Use::LeftOut,
            Holds::Yes => {}
        }
        let mut all = Use::Counted;
        for effect in effects {
            let against = effect.against.as_deref().map_or(Holds::Yes, |who| self.matches(who));
            let taken = match against.both(self.all(&effect.conditions)) {
                Holds::No => true,
                Holds::Unknown => false,
                Holds::Yes => apply(effect),
            };
            if !taken {
                all = Use::LeftOut;
            }
        }
        all
    }

    /// Reads the abilities that an effect gives, and says whether all of them could be taken in. One that gives
    /// others in turn isn't followed.
    pub(super) fn granted(
        &self,
        meaning: &Meaning<'_>,
        effect: &Effect,
        mut one: impl FnMut(&Meaning<'_>) -> Use,
    ) -> bool {
        let mut known = true;
        for grant in &effect.grants {
            let granted = self.glossary.read(None, grant);
            let grants = |m: &Meaning<'_>| {
                mechanics(m).is_some_and(|m| m.effects.iter().any(|effect| !effect.grants.is_empty()))
            };
            known &= !granted.is_empty();
            for granted in granted.iter().filter(|granted| granted.term.id != meaning.term.id) {
                known &= !grants(granted) && one(granted) != Use::LeftOut;
            }
        }
        known
    }

    /// Whether all of the conditions hold.
    pub(super) fn all(&self, conditions: &[Condition]) -> Holds {
        let each = conditions.iter().map(|condition| Holds::of(self.situation.holds(*condition)));
        each.fold(Holds::Yes, Holds::both)
    }

    /// Whether the other figure is one of those meant.
    pub(super) fn matches(&self, who: &str) -> Holds {
        self.asked.set(true);
        let selector = self.glossary.selector(who);
        Holds::of(selector.and_then(|selector| Some(selector.matches(self.other?))))
    }
}

/// What a word does; `None` where nothing says.
pub(super) fn mechanics<'a>(meaning: &'a Meaning<'_>) -> Option<&'a Mechanics> {
    meaning.term.mechanics.as_ref().filter(|mechanics| !mechanics.effects.is_empty())
}

/// What is made of a word of which nothing says what it does: a kind of figure does nothing by itself.
pub(super) fn untold(meaning: &Meaning<'_>) -> Use {
    if meaning.term.kind == TermKind::Type { Use::Nothing } else { Use::LeftOut }
}

/// The number that an amount is on a card.
pub(super) fn number(meaning: &Meaning<'_>, amount: &Amount) -> Option<i32> {
    amount.resolve(|id| meaning.number(id))
}
