//! Whether the effects of a word apply to the attack in question.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

use super::allies::{Allied, Bearer, How, Of};
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
    /// The figure for which words are read.
    pub(super) bearer: &'a Bearer<'a>,
    /// The other figure of the attack.
    other: Option<&'a Figure>,
    /// The bearer's other figures that may matter.
    allies: &'a [Allied<'a>],
    /// The figures that help the attack, if it is the bearer's and they are known.
    helpers: &'a [&'a Figure],
    /// Whose word is being read.
    of: Cell<Of>,
    /// Whether the other figure was needed.
    asked: Cell<bool>,
    /// The conditions that words asked for and that no card determines.
    conditions: RefCell<BTreeSet<Condition>>,
}

impl<'a> Lookup<'a> {
    pub(super) fn new(
        glossary: &'a Glossary,
        situation: &'a Situation,
        other: Option<&'a Figure>,
        bearer: &'a Bearer<'a>,
    ) -> Self {
        let (asked, conditions) = (Cell::new(false), RefCell::default());
        let of = Cell::new(Of::Itself);
        Self { glossary, situation, bearer, other, allies: &[], helpers: &[], of, asked, conditions }
    }

    /// Adds the bearer's other figures, and those that help its attack.
    pub(super) fn beside(self, allies: &'a [Allied<'a>], helpers: &'a [&'a Figure]) -> Self {
        Self { allies, helpers, ..self }
    }

    /// Whether another ally than the one whose word is being read is known to be this near. A figure's own words
    /// count allies in ways of their own.
    fn is_near(&self, how: How) -> bool {
        self.of.get() == Of::Ally && self.allies.iter().filter(|ally| ally.how >= how).count() > 1
    }

    /// Returns the conditions asked for since the last call.
    pub(super) fn asked_for(&self) -> BTreeSet<Condition> {
        self.conditions.take()
    }

    /// Whether a condition holds, noting that it was asked for unless a card determines it.
    fn holds(&self, condition: Condition) -> Holds {
        let near = match condition {
            Condition::AllyNear => self.is_near(How::Near),
            Condition::AllyAdjacent => self.is_near(How::Adjacent),
            _ => false,
        };
        if near {
            return Holds::Yes;
        }
        if self.situation.is_open(condition) {
            self.conditions.borrow_mut().insert(condition);
        }
        Holds::of(self.situation.holds(condition))
    }

    /// Returns whether the other figure was needed since the last call. If not, the result is the same for any
    /// figure.
    pub(super) fn was_asked(&self) -> bool {
        self.asked.take()
    }

    /// Whether a word can be used without costs, choices or other figures, and all its conditions hold.
    fn usable(&self, mechanics: &Mechanics, of: Of) -> Holds {
        let free = mechanics.costs == Costs::default()
            && mechanics.uses.is_none()
            && matches!(mechanics.limit, None | Some(Limit::OnceAnAttack))
            && mechanics.choose.is_none()
            // Whom another's word reaches is what it needs.
            && (mechanics.needs.is_empty() || of != Of::Itself)
            && mechanics.area.is_none()
            && matches!(mechanics.replaces, None | Some(Replaced::Move));
        let stands = match mechanics.replaces {
            Some(Replaced::Move) => self.holds(Condition::NotMoved),
            _ => Holds::Yes,
        };
        let free = if free { Holds::Yes } else { Holds::Unknown };
        let free = free.both(self.fits_helpers(mechanics));
        let against = mechanics.against.as_deref().map_or(Holds::Yes, |who| self.matches(who));
        free.both(stands).both(against).both(self.all(&mechanics.conditions))
    }

    /// Whether the helpers are such as a word about helped attacks needs.
    fn fits_helpers(&self, mechanics: &Mechanics) -> Holds {
        let needs = mechanics.needs.iter().filter_map(|need| need.ally.as_deref());
        if !mechanics.conditions.contains(&Condition::CombinedFire) || self.helpers.is_empty() {
            return Holds::Yes;
        }
        let fits = |who: &str| {
            let selector = self.glossary.selector(who);
            selector.is_some_and(|selector| self.helpers.iter().any(|helper| selector.matches(helper)))
        };
        needs.map(|who| Holds::of(Some(fits(who)))).fold(Holds::Yes, Holds::both)
    }

    /// Applies the relevant effects of a word, whose moment is as relevant as `moment`; `apply` returns whether
    /// an effect was fully supported.
    pub(super) fn take_in(
        &self,
        mechanics: &Mechanics,
        of: Of,
        effects: &[&Effect],
        moment: Use,
        mut apply: impl FnMut(&Effect) -> bool,
    ) -> Use {
        if effects.is_empty() || moment == Use::Nothing {
            return Use::Nothing;
        }
        self.of.set(of);
        match self.usable(mechanics, of) {
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
        let each = conditions.iter().map(|condition| self.holds(*condition));
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
