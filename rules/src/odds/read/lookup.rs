//! Whether the effects of a word apply to the attack in question.

use std::cell::Cell;

use crate::figure::Figure;
use crate::odds::Situation;
use crate::term::{
    Amount, Condition, Costs, Effect, Glossary, Limit, Meaning, Mechanics, Replaced, TermKind,
};

/// How a word was treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    /// It is taken into account, as far as it matters.
    Counted,
    /// It is irrelevant for this attack.
    Nothing,
    /// It may matter, but isn't taken into account.
    LeftOut,
}

/// Whether something is true.
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

/// The context that determines whether a word applies.
pub(super) struct Lookup<'a> {
    pub(super) glossary: &'a Glossary,
    pub(super) situation: &'a Situation,
    /// The other figure of the attack.
    other: Option<&'a Figure>,
    /// Whether the other figure was needed.
    asked: Cell<bool>,
}

impl<'a> Lookup<'a> {
    pub(super) fn new(glossary: &'a Glossary, situation: &'a Situation, other: Option<&'a Figure>) -> Self {
        Self { glossary, situation, other, asked: Cell::new(false) }
    }

    /// Returns whether the other figure was needed since the last call. If not, the result is the same for any
    /// figure.
    pub(super) fn was_asked(&self) -> bool {
        self.asked.take()
    }

    /// Whether a word can be used without costs, choices or other figures, and all its conditions hold.
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

    /// Applies the relevant effects of a word, whose moment is as relevant as `moment`; `apply` returns whether
    /// an effect was fully supported.
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

    /// Evaluates the abilities that an effect grants; returns whether all of them were supported. Abilities
    /// granted in turn aren't followed.
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

    /// Whether all conditions hold.
    pub(super) fn all(&self, conditions: &[Condition]) -> Holds {
        let each = conditions.iter().map(|condition| Holds::of(self.situation.holds(*condition)));
        each.fold(Holds::Yes, Holds::both)
    }

    /// Whether the other figure matches a selector or group.
    pub(super) fn matches(&self, who: &str) -> Holds {
        self.asked.set(true);
        let selector = self.glossary.selector(who);
        Holds::of(selector.and_then(|selector| Some(selector.matches(self.other?))))
    }
}

/// Returns the mechanics of a word; `None` if it has none.
pub(super) fn mechanics<'a>(meaning: &'a Meaning<'_>) -> Option<&'a Mechanics> {
    meaning.term.mechanics.as_ref().filter(|mechanics| !mechanics.effects.is_empty())
}

/// Returns how to treat a word without mechanics: a creature type has no effect by itself.
pub(super) fn untold(meaning: &Meaning<'_>) -> Use {
    if meaning.term.kind == TermKind::Type { Use::Nothing } else { Use::LeftOut }
}

/// Returns the number of an amount on a card.
pub(super) fn number(meaning: &Meaning<'_>, amount: &Amount) -> Option<i32> {
    amount.resolve(|id| meaning.number(id))
}
