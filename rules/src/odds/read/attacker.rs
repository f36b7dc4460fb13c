//! How words on the attacker's card affect its attacks.

use super::allies::Of;
use super::lookup::{self, Holds, Lookup, Use, number};
use super::sides::Assault;
use crate::odds::{Poison, Retry, Top};
use crate::term::{
    Amount, Condition, Costs, Effect, Ignored, Limit, Meaning, Mechanics, Moment, Per, Replaced, Rerolled,
    Stat, Whom,
};

/// Evaluates a word.
pub(super) fn read(lookup: &Lookup<'_>, meaning: &Meaning<'_>, of: Of, read: &mut Assault) -> Use {
    let Some(mechanics) = lookup::mechanics(meaning) else {
        return if of == Of::Itself { lookup::untold(meaning) } else { Use::Nothing };
    };
    let concerned = |effect: &Effect| match of {
        Of::Itself => concerns(mechanics, effect),
        // Who is defeated or harmed by another's word isn't the enemy.
        Of::Ally | Of::Enemy => {
            !effect.defeats
                && effect.deals.is_none()
                && lookup.bearer.is_reached(lookup, meaning, mechanics, effect, of)
        }
    };
    let effects: Vec<_> = mechanics.effects.iter().filter(|e| harms(e) && concerned(e)).collect();
    let when = match (mechanics.when, of) {
        // Only its own attacks of the turn are on its turn.
        (Some(Moment::Turn), _) if lookup.situation.is_opportunity() => Use::Nothing,
        (Some(Moment::AllyAttacks), Of::Ally) | (Some(Moment::EnemyAttacks), Of::Enemy) => Use::Counted,
        (when, Of::Itself) => moment(when),
        (when, Of::Ally | Of::Enemy) => match moment(when) {
            Use::LeftOut => Use::Nothing,
            counts => counts,
        },
    };
    if mechanics.conditions.contains(&Condition::NaturalTwenty) {
        // An effect of the highest roll is part of the roll and needs no prior knowledge.
        let mut any_roll = mechanics.clone();
        any_roll.conditions.retain(|condition| *condition != Condition::NaturalTwenty);
        return lookup.take_in(&any_roll, of, &effects, when, |effect| top(meaning, effect, read));
    }
    if mechanics.conditions.contains(&Condition::BothHit) {
        // The rolls tell whether they hit.
        let mut any_roll = mechanics.clone();
        any_roll.conditions.retain(|condition| *condition != Condition::BothHit);
        return lookup.take_in(&any_roll, of, &effects, when, |effect| second_hit(meaning, effect, read));
    }
    if effects.iter().any(|effect| effect.rerolls == Some(Rerolled::Attack))
        && mechanics.costs == Costs::default()
    {
        // It is made once in a turn, and so is the fight.
        let once = Mechanics { limit: None, ..mechanics.clone() };
        return lookup.take_in(&once, of, &effects, when, |effect| retry(meaning, mechanics, effect, read));
    }
    lookup
        .take_in(mechanics, of, &effects, when, |effect| apply(lookup, meaning, mechanics, of, effect, read))
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
pub(super) fn harms(effect: &Effect) -> bool {
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
        || [Ignored::DamageReduction, Ignored::Cover, Ignored::FigureCover]
            .iter()
            .any(|i| effect.ignores.contains(i))
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
    of: Of,
    effect: &Effect,
    read: &mut Assault,
) -> bool {
    let whom = effect.to.or(mechanics.target);
    if of == Of::Itself && matches!(whom, Some(Whom::Defender | Whom::Enemy)) {
        return poison(lookup, meaning, mechanics, effect, read);
    }
    let own = of != Of::Itself || matches!(whom, None | Some(Whom::Itself | Whom::AllyOrItself));
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
    if mechanics.when == Some(Moment::Critical) {
        // The roll is made already.
        read.critical_bonus += std::mem::take(&mut plus[1]);
        if plus[0] != 0 || plus[2] != 0 || read.critical_bonus < 0 {
            return false;
        }
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
    let mut known = true;
    if lookup.situation.is_covered() {
        // A number for the cover doesn't say what gives it.
        let figures = lookup.all(&[Condition::TargetBehindFigures]);
        let ignores = |what| effect.ignores.contains(&what);
        known = !ignores(Ignored::FigureCover) || figures != lookup::Holds::Unknown;
        read.uncovers |=
            ignores(Ignored::Cover) || ignores(Ignored::FigureCover) && figures == lookup::Holds::Yes;
    }
    known & lookup.granted(meaning, effect, |granted| self::read(lookup, granted, Of::Itself, read))
}

/// Evaluates an effect of the second of two hits.
fn second_hit(meaning: &Meaning<'_>, effect: &Effect, read: &mut Assault) -> bool {
    let mut rest = effect.clone();
    let bonus = rest.bonus.remove(&Stat::Damage).and_then(|amount| number(meaning, &amount));
    let bonus = bonus.and_then(|amount| u32::try_from(amount).ok());
    let counted = bonus.filter(|_| rest == Effect::default() && read.again.is_none());
    read.second_hit += counted.unwrap_or(0);
    counted.is_some()
}

/// Evaluates an effect that lets one attack be made anew.
fn retry(meaning: &Meaning<'_>, mechanics: &Mechanics, effect: &Effect, read: &mut Assault) -> bool {
    let mut rest = effect.clone();
    let mut amount = |stat| {
        let amount = rest.bonus.remove(&stat);
        amount.map_or(Some(0), |amount| number(meaning, &amount))
    };
    let (bonus, damage) = (amount(Stat::Attack), amount(Stat::Damage));
    let risks = std::mem::take(&mut rest.risks);
    rest.rerolls = None;
    let damage = damage.and_then(|damage| u32::try_from(damage).ok());
    let once = mechanics.limit == Some(Limit::OnceATurn);
    match bonus.zip(damage).filter(|_| once && rest == Effect::default() && read.retry.is_none()) {
        Some((bonus, damage)) => {
            read.retry = Some(Retry { bonus, damage, risks });
            true
        }
        None => false,
    }
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
