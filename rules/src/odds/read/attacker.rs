//! How words on the attacker's card affect its attacks.

use super::lookup::{self, Holds, Lookup, Use, number};
use super::roll::Assault;
use crate::odds::{Poison, Top};
use crate::term::{
    Amount, Condition, Effect, Ignored, Meaning, Mechanics, Moment, Per, Replaced, Rerolled, Stat, Whom,
};

/// Evaluates a word.
pub(super) fn read(lookup: &Lookup<'_>, meaning: &Meaning<'_>, read: &mut Assault) -> Use {
    let Some(mechanics) = lookup::mechanics(meaning) else { return lookup::untold(meaning) };
    let effects: Vec<_> = mechanics.effects.iter().filter(|e| harms(e) && concerns(mechanics, e)).collect();
    let when = moment(mechanics.when);
    if mechanics.conditions.contains(&Condition::NaturalTwenty) {
        // An effect of the highest roll is part of the roll and needs no prior knowledge.
        let mut any_roll = mechanics.clone();
        any_roll.conditions.retain(|condition| *condition != Condition::NaturalTwenty);
        return lookup.take_in(&any_roll, &effects, when, |effect| top(meaning, effect, read));
    }
    lookup.take_in(mechanics, &effects, when, |effect| apply(lookup, meaning, mechanics, effect, read))
}

/// Whether the moment is relevant for the figure's own attacks.
fn moment(when: Option<Moment>) -> Use {
    use Moment as M;
    match when {
        None | Some(M::Attack | M::Turn | M::Hit | M::Critical | M::Reroll) => Use::Counted,
        Some(M::Setup | M::Activation | M::Charge | M::DealsDamage | M::AllyDefeated | M::Miss) => {
            Use::LeftOut
        }
        Some(_) => Use::Nothing,
    }
}

/// Whether an effect may change the result of an attack.
fn harms(effect: &Effect) -> bool {
    let stats = [Stat::Attack, Stat::Melee, Stat::Ranged, Stat::Damage, Stat::Pierce];
    let changes = stats
        .iter()
        .any(|s| effect.bonus.contains_key(s) || effect.sets.contains_key(s) || effect.times.contains_key(s));
    let anew = matches!(
        effect.rerolls,
        Some(Rerolled::Attack | Rerolled::AttackOrSave | Rerolled::AttackDie | Rerolled::Any)
    );
    changes
        || anew
        || effect.extra_attacks.is_some()
        || effect.attacks.is_some()
        || effect.extra_turns.is_some()
        || effect.deals.is_some() && effect.to != Some(Whom::Itself)
        || effect.critical.is_some()
        || effect.defeats
        || !effect.grants.is_empty()
        || !effect.dice.is_empty()
        || effect.ignores.contains(&Ignored::DamageReduction)
        || effect.bonus.contains_key(&Stat::Defense) && !matches!(effect.to, None | Some(Whom::Itself))
}

/// Whether an effect concerns the figure itself or the enemy it attacks.
fn concerns(mechanics: &Mechanics, effect: &Effect) -> bool {
    let whom = effect.to.or(mechanics.target);
    !matches!(whom, Some(Whom::Ally | Whom::Allies | Whom::Followers | Whom::Attacker | Whom::Player))
}

/// Applies an effect; returns whether all of it was supported.
fn apply(
    lookup: &Lookup<'_>,
    meaning: &Meaning<'_>,
    mechanics: &Mechanics,
    effect: &Effect,
    read: &mut Assault,
) -> bool {
    let whom = effect.to.or(mechanics.target);
    if matches!(whom, Some(Whom::Defender | Whom::Enemy)) {
        return poison(lookup, meaning, mechanics, effect, read);
    }
    let own = matches!(whom, None | Some(Whom::Itself | Whom::AllyOrItself));
    let strange = effect.defeats
        || effect.deals.is_some()
        || effect.attacks.is_some()
        || effect.extra_turns.is_some()
        || effect.rerolls.is_some()
        || effect.roll.is_some()
        || !effect.dice.is_empty()
        || effect.sets.keys().any(|stat| *stat != Stat::Damage);
    let twice = effect.per == Some(Per::Attack) && effect.extra_attacks.is_some();
    if !own || strange || effect.per.is_some() && !twice {
        return false;
    }
    let melee = lookup.situation.melee;
    let mut plus = [0; 3];
    for (stat, amount) in &effect.bonus {
        let Some(amount) = number(meaning, amount) else { return false };
        match stat {
            Stat::Attack => plus[0] += amount,
            Stat::Melee if melee == Some(true) => plus[0] += amount,
            Stat::Ranged if melee == Some(false) => plus[0] += amount,
            Stat::Melee | Stat::Ranged if melee.is_none() => return false,
            Stat::Damage => plus[1] += amount,
            Stat::Pierce => plus[2] += amount,
            _ => {}
        }
    }
    if mechanics.when == Some(Moment::Reroll) {
        read.reroll_bonus += plus[0];
        return plus[1] == 0;
    }
    let whole = |amount: &Amount| number(meaning, amount).and_then(|n| u32::try_from(n).ok());
    if let Some(amount) = &effect.extra_attacks {
        let Some(more) = whole(amount) else { return false };
        match (twice, mechanics.replaces) {
            _ if mechanics.when == Some(Moment::Critical) => {
                if more != 1 {
                    return false;
                }
                read.again = Some(meaning.term.id.clone());
            }
            (true, _) => read.twin = true,
            // Attacks explicitly in addition add up; of the others only the largest number counts.
            (false, Some(Replaced::Move)) => read.more_attacks += more,
            (false, _) => read.extra_attacks = read.extra_attacks.max(more),
        }
    }
    if let Some(amount) = &effect.critical {
        let Some(lowest) = whole(amount) else { return false };
        read.critical = Some(read.critical.map_or(lowest, |known| known.min(lowest)));
    }
    for (stat, amount) in &effect.times {
        let Some(times) = whole(amount) else { return false };
        if *stat != Stat::Damage || mechanics.when != Some(Moment::Critical) {
            return false;
        }
        read.times = Some(read.times.map_or(times, |known| known.max(times)));
    }
    if let Some(amount) = effect.sets.get(&Stat::Damage) {
        let Some(damage) = whole(amount) else { return false };
        read.damage = Some(damage);
    }
    read.bonus += plus[0];
    read.damage_bonus += plus[1];
    read.pierced = read.pierced.saturating_add(u32::try_from(plus[2]).unwrap_or(0));
    read.unreduced |= effect.ignores.contains(&Ignored::DamageReduction);
    lookup.granted(meaning, effect, |granted| self::read(lookup, granted, read))
}

/// Evaluates an effect of the highest roll.
fn top(meaning: &Meaning<'_>, effect: &Effect, read: &mut Assault) -> bool {
    let only = |of: Effect| {
        let bare = Effect { against: None, conditions: Vec::new(), ..of };
        bare == Effect::default()
    };
    let does = if effect.defeats && only(Effect { defeats: false, ..effect.clone() }) {
        Some(Top::Defeats)
    } else {
        let bonus = effect.bonus.get(&Stat::Damage).and_then(|amount| number(meaning, amount));
        let bonus = bonus.and_then(|amount| u32::try_from(amount).ok()).map(Top::Damage);
        let mut rest = effect.clone();
        rest.bonus.remove(&Stat::Damage);
        bonus.filter(|_| only(rest))
    };
    let counted = does.is_some() && read.top.is_none();
    read.top = read.top.take().or(does.map(|does| (does, meaning.term.id.clone())));
    counted
}

/// Evaluates additional damage after a hit, which the enemy may save against.
fn poison(
    lookup: &Lookup<'_>,
    meaning: &Meaning<'_>,
    mechanics: &Mechanics,
    effect: &Effect,
    read: &mut Assault,
) -> bool {
    let mut rest = Effect { deals: None, save: None, ..effect.clone() };
    // Targets and conditions are evaluated separately from the effect.
    (rest.who, rest.against, rest.conditions) = (None, None, Vec::new());
    let only = rest == Effect { to: effect.to, ..Effect::default() };
    let who = effect.who.as_ref().or(mechanics.who.as_ref());
    if who.is_some_and(|who| lookup.matches(who) != Holds::Yes) {
        return false;
    }
    let Some(amount) = effect.deals.as_ref().filter(|_| only && mechanics.when == Some(Moment::Hit)) else {
        return false;
    };
    let save = effect.save.as_ref().map(|save| number(meaning, save));
    let (Some(amount), Some(save)) =
        (number(meaning, amount), save.map_or(Some(None), |save| save.map(Some)))
    else {
        return false;
    };
    read.poisons.push(Poison { amount: u32::try_from(amount).unwrap_or(0), save });
    true
}
