//! How words on the defender's card affect attacks on it.

use super::allies::Of;
use super::lookup::{self, Lookup, Use, number};
use super::sides::Guard;
use crate::id::TermId;
use crate::odds::{Avoid, LastStand, Reduction};
use crate::term::{
    Amount, Avoided, Effect, Meaning, Mechanics, Moment, ParameterKind, Rerolled, Saver, Stat, Whom,
};

/// Evaluates a word; `critical` is the term for critical hits.
pub(super) fn read(
    lookup: &Lookup<'_>,
    meaning: &Meaning<'_>,
    of: Of,
    critical: &TermId,
    read: &mut Guard,
) -> Use {
    let Some(mechanics) = lookup::mechanics(meaning) else {
        return if of == Of::Itself { lookup::untold(meaning) } else { Use::Nothing };
    };
    let concerned = |effect: &Effect| match of {
        Of::Itself => concerns(mechanics, effect),
        Of::Ally | Of::Enemy => lookup.bearer.is_reached(lookup, meaning, mechanics, effect, of),
    };
    // Protection against a type of harm, such as cold, may not apply to this attack.
    let of_a_kind = meaning.term.parameters.iter().any(|p| p.is == ParameterKind::Text);
    let of_harm = |effect: &Effect| effect.avoids == Some(Avoided::Effect);
    let effects: Vec<_> = mechanics
        .effects
        .iter()
        .filter(|e| (protects(e, critical) || of_a_kind && of_harm(e)) && concerned(e))
        .collect();
    let stands = effects.iter().any(|effect| effect.avoids == Some(Avoided::Defeat) && effect.roll.is_some());
    let when = match (mechanics.when, of) {
        (Some(Moment::IsDefeated), Of::Itself) if stands => Use::Counted,
        (Some(Moment::AllyAttacked | Moment::AllyHit), Of::Ally) => Use::Counted,
        (when, _) => moment(when),
    };
    let when = match when {
        Use::Counted if of_a_kind => Use::LeftOut,
        Use::LeftOut if of != Of::Itself => Use::Nothing,
        when => when,
    };
    lookup.take_in(mechanics, of, &effects, when, |effect| {
        apply(lookup, meaning, mechanics, of, effect, critical, read)
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
pub(super) fn protects(effect: &Effect, critical: &TermId) -> bool {
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
    of: Of,
    effect: &Effect,
    critical: &TermId,
    read: &mut Guard,
) -> bool {
    let whom = effect.to.or(mechanics.target);
    let own = of != Of::Itself || matches!(whom, None | Some(Whom::Itself | Whom::AllyOrItself));
    if let Some(stand) = stand(meaning, effect) {
        let first = read.last_stand.is_none();
        read.last_stand = read.last_stand.or(Some(stand));
        return own && first;
    }
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
                let by_attacker = by_attacker && effect.roll.is_none();
                let of_hit = avoided == Avoided::Hit;
                match read
                    .avoids
                    .iter_mut()
                    .find(|one| of_hit && one.of_hit && one.by_attacker && by_attacker)
                {
                    // Of what makes an attacker roll again to hit, only the highest number counts.
                    Some(known) => known.needed = known.needed.max(needed),
                    None => read.avoids.push(Avoid { needed, by_attacker, of_hit }),
                }
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
    known & lookup.granted(meaning, effect, |granted| self::read(lookup, granted, Of::Itself, critical, read))
}

/// Returns what keeps a figure in play when it would be defeated; `None` if the effect is another one, or without a
/// number of hit points that are left.
fn stand(meaning: &Meaning<'_>, effect: &Effect) -> Option<LastStand> {
    if effect.avoids != Some(Avoided::Defeat) {
        return None;
    }
    let whole = |amount: &Amount| number(meaning, amount).and_then(|n| u32::try_from(n).ok());
    let left = whole(effect.sets.get(&Stat::HitPoints)?)?;
    let rolls = effect.rolls.as_ref().map_or(Some(1), whole)?;
    // Several rolls of which one suffices are another matter.
    let needed = number(meaning, effect.roll.as_ref()?)?;
    (rolls == 1 || effect.every).then_some(LastStand { needed, rolls, left })
}
