//! What terms do, summarised in keywords for filters and for search.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::moments::Moment;
use super::words::{Avoided, Rerolled, Stat, Whom};
use super::{Amount, Effect, Meaning, Mechanics};

macro_rules! deeds {
    ($($(#[$doc:meta])* $deed:ident = $key:literal),+ $(,)?) => {
        /// A kind of effect that terms can have.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        pub enum Deed { $($(#[$doc])* $deed),+ }

        impl Deed {
            /// All variants.
            pub const ALL: &'static [Self] = &[$(Self::$deed),+];

            /// Returns the key of its word, `deed-<key>` in the locales.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $(Self::$deed => $key),+ }
            }
        }
    };
}

deeds! {
    /// Attacks besides the usual one.
    ExtraAttack = "extra-attack",
    /// A bonus to attacks.
    AttackBonus = "attack-bonus",
    /// A bonus to defense.
    DefenseBonus = "defense-bonus",
    /// A bonus to damage.
    DamageBonus = "damage-bonus",
    /// Damage without an attack roll.
    DealsDamage = "deals-damage",
    /// Harm to several at once.
    Area = "area",
    /// Healing.
    Heals = "heals",
    /// Damage prevented or made less.
    Protects = "protects",
    /// Faster or further movement.
    Movement = "movement",
    /// Others moved.
    Displaces = "displaces",
    /// A condition inflicted on others.
    Inflicts = "inflicts",
    /// A rerolled die.
    Rerolls = "rerolls",
    /// An ability for others.
    Grants = "grants",
    /// An ability or an effect taken away.
    Takes = "takes",
    /// Someone else takes the hit.
    Redirects = "redirects",
    /// An enemy under control.
    Controls = "controls",
    /// Outright defeat.
    Defeats = "defeats",
    /// A change to building squads.
    SquadBuilding = "squad-building",
    /// A prohibition.
    Restricts = "restricts",
    /// Initiative.
    Initiative = "initiative",
    /// Doors.
    Doors = "doors",
}

impl Mechanics {
    /// Returns the kinds of effects that the term has.
    #[must_use]
    pub fn deeds(&self) -> BTreeSet<Deed> {
        let mut deeds: BTreeSet<Deed> = self.effects.iter().flat_map(|e| self.of(e)).collect();
        if self.when == Some(Moment::Building) {
            deeds.insert(Deed::SquadBuilding);
        }
        if self.area.is_some() && deeds.iter().any(|d| matches!(d, Deed::DealsDamage | Deed::Inflicts)) {
            deeds.insert(Deed::Area);
        }
        deeds
    }

    fn of(&self, effect: &Effect) -> Vec<Deed> {
        let gives = |stats: &[Stat]| {
            let plus = |amount: &Amount| !matches!(amount, Amount::Number(n) if *n <= 0);
            let grows = stats.iter().any(|s| effect.bonus.get(s).is_some_and(plus));
            grows || stats.iter().any(|s| effect.sets.contains_key(s) || effect.times.contains_key(s))
        };
        let to = effect.to.or(self.target);
        let others = matches!(to, Some(Whom::Enemy | Whom::Enemies | Whom::Attacker | Whom::Defender));
        let several = matches!(effect.attacks, Some(Amount::Number(n)) if n > 1)
            || effect.attacks == Some(Amount::Word(super::AmountWord::AllAttacks));
        // An attack triggered by something else doesn't use up the turn.
        let brought = matches!(
            self.when,
            Some(
                Moment::Defeats | Moment::IsHit | Moment::IsDefeated | Moment::AllyDefeated | Moment::Charge
            )
        );
        let besides = effect.extra_attacks.is_some() || several || brought && effect.attacks.is_some();
        let has = [
            (besides, Deed::ExtraAttack),
            (gives(&[Stat::Attack, Stat::Melee, Stat::Ranged]), Deed::AttackBonus),
            (gives(&[Stat::Defense, Stat::Block, Stat::Evade]), Deed::DefenseBonus),
            (gives(&[Stat::Damage, Stat::Pierce]), Deed::DamageBonus),
            (effect.deals.is_some(), Deed::DealsDamage),
            (effect.heals.is_some(), Deed::Heals),
            (
                effect.reduces.is_some()
                    || matches!(
                        effect.avoids,
                        Some(
                            Avoided::Damage
                                | Avoided::Hit
                                | Avoided::Attack
                                | Avoided::Defeat
                                | Avoided::Critical
                        )
                    ),
                Deed::Protects,
            ),
            (gives(&[Stat::Speed, Stat::Moves]) || effect.moves.is_some() && !others, Deed::Movement),
            (effect.pushes.is_some() || effect.places.is_some() && others, Deed::Displaces),
            (!effect.inflicts.is_empty(), Deed::Inflicts),
            (effect.rerolls.is_some(), Deed::Rerolls),
            (!effect.grants.is_empty(), Deed::Grants),
            (
                !effect.loses.is_empty()
                    || matches!(effect.avoids, Some(Avoided::Power | Avoided::CommanderEffect)),
                Deed::Takes,
            ),
            (effect.redirects, Deed::Redirects),
            (effect.controls, Deed::Controls),
            (effect.defeats, Deed::Defeats),
            (effect.squad.is_some(), Deed::SquadBuilding),
            (!effect.cannot.is_empty(), Deed::Restricts),
            (
                gives(&[Stat::Initiative])
                    || effect.chooses_first
                    || effect.rerolls == Some(Rerolled::Initiative),
                Deed::Initiative,
            ),
            (effect.door.is_some(), Deed::Doors),
        ];
        has.into_iter().filter_map(|(has, deed)| has.then_some(deed)).collect()
    }
}

impl Meaning<'_> {
    /// Returns the sizes of its bonuses, to any number.
    #[must_use]
    pub fn bonuses(&self) -> BTreeSet<i32> {
        let effects = self.term.mechanics.iter().flat_map(|m| &m.effects);
        let amounts = effects.flat_map(|e| e.bonus.values());
        amounts.filter_map(|amount| amount.resolve(|id| self.number(id))).collect()
    }

    /// Whether it has a bonus of this size, to any number.
    #[must_use]
    pub fn gives(&self, size: i32) -> bool {
        self.bonuses().contains(&size)
    }
}
