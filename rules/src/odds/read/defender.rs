//! How words on the defender's card affect attacks on it.

use super::lookup::{self, Lookup, Use, number};
use super::roll::Guard;
use crate::id::TermId;
use crate::odds::{Avoid, Reduction};
use crate::term::{Avoided, Effect, Meaning, Mechanics, Moment, ParameterKind, Rerolled, Saver, Stat, Whom};

/// Evaluates a word; `critical` is the term for critical hits.
pub(super) fn read(lookup: &Lookup<'_>, meaning: &Meaning<'_>, critical: &TermId, read: &mut Guard) -> Use {
    let Some(mechanics) = lookup::mechanics(meaning) else { return lookup::untold(meaning) };
    // Protection against a type of harm, such as cold, may not apply to this attack.
    let of_a_kind = meaning.term.parameters.iter().any(|p| p.is == ParameterKind::Text);
    let of_harm = |effect: &Effect| effect.avoids == Some(Avoided::Effect);
    let effects: Vec<_> = mechanics
        .effects
        .iter()
        .filter(|e| (protects(e, critical) || of_a_kind && of_harm(e)) && concerns(mechanics, e))
        .collect();
    let when = match moment(mechanics.when) {
        Use::Counted if of_a_kind => Use::LeftOut,
        when => when,
    };
    lookup.take_in(mechanics, &effects, when, |effect| {
        apply(lookup, meaning, mechanics, effect, critical, read)
    })
}

/// Whether the moment is relevant for attacks on the figure.
fn moment(when: Option<Moment>) -> Use {
    use Moment as M;
    match when {
        None | Some(M::Attacked | M::IsHit | M::TakesDamage | M::Reroll) => Use::Counted,
        Some(M::Setup | M::IsDefeated | M::EnemyAttacks | M::EnemyActivation | M::Save | M::AllyDefeated) => {
            Use::LeftOut
        }
        Some(_) => Use::Nothing,
    }
}

/// Whether an effect may change the result of an attack on the figure.
fn protects(effect: &Effect, critical: &TermId) -> bool {
    let changes = [Stat::Defense, Stat::Save]
        .iter()
        .any(|s| effect.bonus.contains_key(s) || effect.sets.contains_key(s) || effect.times.contains_key(s));
    let weakens = effect.bonus.contains_key(&Stat::Attack) || effect.bonus.contains_key(&Stat::Damage);
    let others = !matches!(effect.to, None | Some(Whom::Itself));
    let avoids = matches!(
        effect.avoids,
        Some(Avoided::Damage | Avoided::Hit | Avoided::Attack | Avoided::Defeat | Avoided::Critical)
    );
    let anew =
        matches!(effect.rerolls, Some(Rerolled::Save | Rerolled::AttackOrSave | Rerolled::EnemyAttack));
    changes
        || weakens && others
        || avoids
        || anew
        || effect.reduces.is_some()
        || effect.redirects
        || effect.controls
        || effect.immune.contains(critical)
        || !effect.grants.is_empty()
}

/// Whether an effect concerns the figure itself or its attacker.
fn concerns(mechanics: &Mechanics, effect: &Effect) -> bool {
    let whom = effect.to.or(mechanics.target);
    !matches!(whom, Some(Whom::Ally | Whom::Allies | Whom::Followers | Whom::Player | Whom::Defender))
}

/// Applies an effect; returns whether all of it was supported.
fn apply(
    lookup: &Lookup<'_>,
    meaning: &Meaning<'_>,
    mechanics: &Mechanics,
    effect: &Effect,
    critical: &TermId,
    read: &mut Guard,
) -> bool {
    let whom = effect.to.or(mechanics.target);
    let own = matches!(whom, None | Some(Whom::Itself | Whom::AllyOrItself));
    let strange = effect.redirects
        || effect.rerolls.is_some()
        || !effect.sets.is_empty()
        || !effect.times.is_empty()
        || effect.per.is_some();
    if !own || strange {
        return false;
    }
    if mechanics.when == Some(Moment::Reroll) {
        let bonus = effect.bonus.get(&Stat::Save).map_or(Some(0), |amount| number(meaning, amount));
        read.save_bonus += bonus.unwrap_or(0);
        return bonus.is_some();
    }
    let mut known = !effect.bonus.contains_key(&Stat::Save);
    if let Some(amount) = effect.bonus.get(&Stat::Defense) {
        match number(meaning, amount) {
            Some(amount) => read.defense_bonus += amount,
            None => known = false,
        }
    }
    read.no_criticals |= effect.immune.contains(critical);
    let rolled = effect.roll.as_ref().map(|roll| number(meaning, roll));
    if let Some(avoided) = effect.avoids {
        let by_attacker = effect.saver == Some(Saver::Attacker);
        let saved = effect.save.as_ref().filter(|_| by_attacker).map(|save| number(meaning, save));
        match (avoided, rolled.or(saved).flatten()) {
            (Avoided::Damage | Avoided::Hit, Some(needed)) => {
                read.avoids.push(Avoid { needed, by_attacker: by_attacker && effect.roll.is_none() });
            }
            _ => known = false,
        }
    } else if let Some(amount) = &effect.reduces {
        let times = effect.rolls.as_ref().map_or(Some(1), |times| number(meaning, times));
        match (number(meaning, amount), rolled, times) {
            (Some(amount), roll, Some(times)) if roll != Some(None) => {
                let one = Reduction { amount: u32::try_from(amount).unwrap_or(0), roll: roll.flatten() };
                read.reductions.extend(std::iter::repeat_n(one, usize::try_from(times).unwrap_or(0)));
            }
            _ => known = false,
        }
    }
    known & lookup.granted(meaning, effect, |granted| self::read(lookup, granted, critical, read))
}
