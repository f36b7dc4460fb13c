//! Attacks rolled with one die against a number: the attacks of one activation against one enemy.

mod choices;

use std::collections::HashMap;
use std::rc::Rc;

use self::choices::Choices;
use super::Goal;
use super::exact::{Ratio, Spread};

/// The attacks of an activation against one enemy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fight {
    /// The number of faces of the die. The highest always hits, 1 always misses.
    pub die: u32,
    /// The attacks in order; they end when the enemy is defeated.
    pub attacks: Vec<Attack>,
    /// The total that an attack has to reach.
    pub defense: i32,
    /// The hit points left; `None` if unknown.
    pub hit_points: Option<u32>,
    /// Whether critical hits count as ordinary hits.
    pub no_criticals: bool,
    /// Damage that the second hit does besides, not multiplied by critical hits.
    pub second_hit: u32,
    /// Rolls that avoid the damage of a hit, one after the other.
    pub avoids: Vec<Avoid>,
    /// Reductions of the damage of a hit.
    pub reductions: Vec<Reduction>,
    /// What keeps the enemy in play when it would be defeated; no effect if its hit points are unknown.
    pub last_stand: Option<LastStand>,
    /// One attack that may be made anew in this activation, apart from rerolls.
    pub retry: Option<Retry>,
    /// Rerolls of attacks in this activation.
    pub rerolls: Rerolls,
    /// Rerolls of the enemy's saves in this activation.
    pub save_rerolls: Rerolls,
    /// What rerolls aim for.
    pub goal: Goal,
}

/// One attack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attack {
    /// The total bonus to the roll.
    pub bonus: i32,
    /// Whether it hits without a roll, and so can't be a critical hit.
    pub sure: bool,
    /// The damage multiplied by critical hits.
    pub damage: u32,
    /// The damage not multiplied by them.
    pub damage_bonus: u32,
    /// Damage that critical hits do besides, not multiplied.
    pub critical_bonus: u32,
    /// The lowest roll that is a critical hit, which always hits; `None` for no critical hits.
    pub critical: Option<u32>,
    /// The damage multiplier of critical hits.
    pub times: u32,
    /// Additional damage that the enemy may save against.
    pub poisons: Vec<Poison>,
    /// Whether each critical hit causes another such attack; if critical hits count as ordinary hits, the
    /// highest face does. Only taken into account if the hit points are known and there are no rerolls.
    pub again: bool,
    /// An additional effect of the highest face.
    pub top: Option<Top>,
}

/// An additional effect of the highest face of the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Top {
    /// The enemy is defeated, whatever would avoid or reduce damage; no effect if its hit points are unknown.
    Defeats,
    /// Additional damage, not multiplied by critical hits.
    Damage(u32),
}

/// A roll that avoids all damage of a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Avoid {
    /// The total that the roll has to reach.
    pub needed: i32,
    /// Whether the attacker rolls, and damage is avoided if that roll fails.
    pub by_attacker: bool,
    /// Whether it turns the hit into a miss, rather than only taking its damage away.
    pub of_hit: bool,
}

/// Rolls that keep the enemy in play when it would be defeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastStand {
    /// The number that each roll has to reach.
    pub needed: i32,
    /// The number of rolls, all of which have to succeed.
    pub rolls: u32,
    /// The hit points that it has then.
    pub left: u32,
}

/// Additional damage after a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Poison {
    /// The damage.
    pub amount: u32,
    /// The roll with which the enemy avoids it; `None` if it can't.
    pub save: Option<i32>,
}

/// A reduction of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reduction {
    /// The amount.
    pub amount: u32,
    /// The roll that the enemy needs for it; `None` if it applies without a roll.
    pub roll: Option<i32>,
}

/// Rerolls of a kind. The new roll counts, even if it is worse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rerolls {
    /// The number of rerolls.
    pub count: u32,
    /// The bonus to the new roll.
    pub bonus: i32,
}

/// An attack made anew, once in an activation. The new roll counts, even if it is worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retry {
    /// The bonus to the new roll.
    pub bonus: i32,
    /// What the new attack does besides, not multiplied by critical hits.
    pub damage: u32,
    /// Whether a miss defeats the attacker, who then makes no more attacks.
    pub risks: bool,
}

/// The result of an activation's attacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The lowest roll with which the first attack hits; `None` if it needs no roll.
    pub needed: Option<u32>,
    /// The probability that it hits, before any reroll.
    pub hit: Ratio,
    /// The hit points lost.
    pub damage: Spread,
    /// The probability that the enemy is defeated; `None` if its hit points are unknown.
    pub defeat: Option<Ratio>,
}

/// The result of an attack roll.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Result {
    Miss,
    Hit,
    Critical,
    /// The highest face, if it has an additional effect.
    Top {
        critical: bool,
    },
}

impl Fight {
    /// Returns the lowest roll with which an attack hits; `None` if it needs no roll.
    #[must_use]
    pub fn needed(&self, attack: &Attack) -> Option<u32> {
        (!attack.sure).then(|| self.needed_with(attack, 0))
    }

    /// Returns the probability that an attack hits.
    #[must_use]
    pub fn hit(&self, attack: &Attack) -> Ratio {
        let rolled = self.needed(attack).map_or(self.die, |needed| self.die + 1 - needed);
        let hit = Spread::mixed(&[(rolled, &Spread::sure(1)), (self.die - rolled, &Spread::sure(0))]);
        let hit = self.avoids.iter().filter(|avoid| avoid.of_hit).fold(hit, |hit, avoid| {
            let avoided = self.avoided(*avoid, 0);
            Spread::mixed(&[(avoided, &Spread::sure(0)), (self.die - avoided, &hit)])
        });
        hit.at_least(1)
    }

    /// Computes the result.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        let first = self.attacks.first().cloned().unwrap_or_default();
        let damage = self.damage();
        Outcome {
            needed: self.needed(&first),
            hit: self.hit(&first),
            defeat: self.hit_points.map(|all| damage.at_least(all)),
            damage,
        }
    }

    /// Returns the distribution of hit points lost, capped at those left.
    #[must_use]
    pub fn damage(&self) -> Spread {
        if self.rerolls.count > 0
            || self.save_rerolls.count > 0
            || self.second_hit > 0
            || self.retry.is_some()
        {
            return Choices::new(self).damage();
        }
        let most = self.most();
        let mut all = Spread::sure(0);
        let mut last: Option<(&Attack, Spread)> = None;
        for attack in &self.attacks {
            let one = match last.take() {
                Some((same, one)) if same == attack => one,
                _ => self.one(attack),
            };
            all = match self.stands(most) {
                Some((stand, of, left)) => all.then_standing(&one, most, [stand, of], left),
                None => all.then(&one, most),
            };
            last = Some((attack, one));
        }
        all.map(|lost| lost.min(most))
    }

    /// Returns the damage of one attack without rerolls.
    fn one(&self, attack: &Attack) -> Spread {
        let struck = |result| {
            let harm = self.harm(attack, result, 0);
            if result == Result::Miss || self.slays(attack, result) {
                return harm;
            }
            self.avoids.iter().fold(harm, |harm, avoid| {
                let avoided = self.avoided(*avoid, 0);
                Spread::mixed(&[(avoided, &Spread::sure(0)), (self.die - avoided, &harm)])
            })
        };
        let parts = self.results(attack, 0).map(|(ways, result)| {
            let again = self.hit_points.is_some() && self.again(attack, result);
            (ways, again, if ways > 0 { struck(result) } else { Spread::sure(0) })
        });
        if parts.iter().any(|(ways, again, _)| *ways > 0 && *again) {
            return self.chained(&parts);
        }
        Spread::mixed(&parts.each_ref().map(|(ways, _, spread)| (*ways, spread)))
    }

    /// Returns the damage of an attack that some of its hits repeat, including the repetitions.
    fn chained(&self, parts: &[(u32, bool, Spread)]) -> Spread {
        // Doubled values must not overflow.
        let most = self.most().min(u32::MAX / 4);
        let (mut ends, mut goes_on) = (Vec::new(), Vec::new());
        for (ways, again, spread) in parts {
            if *again { goes_on.push((*ways, spread)) } else { ends.push((*ways, spread)) }
        }
        let count = |parts: &[(u32, &Spread)]| parts.iter().map(|(ways, _)| ways).sum::<u32>();
        let (end, again) = (count(&ends), count(&goes_on));
        let (ends, goes_on) = (Spread::mixed(&ends), Spread::mixed(&goes_on));
        // Encoded as twice the damage, plus one if another attack follows.
        let step = Spread::mixed(&[
            (end, &ends.map(|damage| damage.min(most) * 2)),
            (again, &goes_on.map(|damage| damage.min(most) * 2 + 1)),
        ]);
        // Repeating an attack without damage is the same as not having made it.
        let step = step.without(1);
        let mut known = HashMap::new();
        (*chain(&step, 0, most, &mut known)).clone()
    }

    /// Whether a result causes another attack.
    fn again(&self, attack: &Attack, result: Result) -> bool {
        attack.again
            && match result {
                Result::Miss | Result::Hit => false,
                Result::Critical => !self.no_criticals,
                Result::Top { critical } => critical || self.no_criticals,
            }
    }

    /// Whether a result defeats the enemy outright.
    fn slays(&self, attack: &Attack, result: Result) -> bool {
        matches!(result, Result::Top { .. }) && attack.top == Some(Top::Defeats) && self.hit_points.is_some()
    }

    /// Returns in how many of all ways the enemy stays in play when it would be defeated, and the damage that it has
    /// then; `None` if nothing keeps it there.
    fn stands(&self, most: u32) -> Option<(u32, u32, u32)> {
        let stand = self.last_stand.filter(|_| self.hit_points.is_some())?;
        let reached = self.die + 1 - self.shown(stand.needed);
        Some((reached.pow(stand.rolls), self.die.pow(stand.rolls), most.saturating_sub(stand.left)))
    }

    fn most(&self) -> u32 {
        self.hit_points.unwrap_or(u32::MAX)
    }

    fn needed_with(&self, attack: &Attack, bonus: i32) -> u32 {
        let needed = self.defense.saturating_sub(attack.bonus).saturating_sub(bonus);
        lowest(self.die, needed, attack.critical)
    }

    /// Returns the lowest face that reaches the total; the highest always does, 1 never.
    fn shown(&self, needed: i32) -> u32 {
        shown(self.die, needed)
    }

    /// Returns the number of faces for a miss, a hit and a critical hit, and for the highest one if it has its
    /// own effect.
    fn results(&self, attack: &Attack, bonus: i32) -> [(u32, Result); 4] {
        if attack.sure {
            return [(0, Result::Miss), (self.die, Result::Hit), (0, Result::Critical), (0, Result::Miss)];
        }
        let hits = self.die + 1 - self.needed_with(attack, bonus);
        let critical = attack.critical.map_or(0, |lowest| (self.die + 1).saturating_sub(lowest).min(hits));
        let top = u32::from(attack.top.is_some() || attack.again && self.no_criticals).min(hits);
        let (of_criticals, of_hits) = if critical > 0 { (top, 0) } else { (0, top) };
        [
            (self.die - hits, Result::Miss),
            (hits - critical - of_hits, Result::Hit),
            (critical - of_criticals, Result::Critical),
            (top, Result::Top { critical: critical > 0 }),
        ]
    }

    /// Returns the number of faces with which damage is avoided.
    fn avoided(&self, avoid: Avoid, bonus: i32) -> u32 {
        let reached = self.die + 1 - self.shown(avoid.needed.saturating_sub(bonus));
        if avoid.by_attacker { self.die - reached } else { reached }
    }

    /// Returns the damage of a hit that wasn't avoided, and does so much besides.
    fn harm(&self, attack: &Attack, result: Result, besides: u32) -> Spread {
        if self.slays(attack, result) {
            return Spread::sure(self.most());
        }
        let base = match result {
            Result::Miss => return Spread::sure(0),
            Result::Critical | Result::Top { critical: true } if !self.no_criticals => {
                attack.damage.saturating_mul(attack.times.max(1)).saturating_add(attack.critical_bonus)
            }
            Result::Hit | Result::Critical | Result::Top { .. } => attack.damage,
        };
        let more = match (result, attack.top) {
            (Result::Top { .. }, Some(Top::Damage(more))) => more.saturating_add(besides),
            _ => besides,
        };
        let mut harm = Spread::sure(base.saturating_add(attack.damage_bonus).saturating_add(more));
        let nothing = Spread::sure(0);
        for poison in &attack.poisons {
            let saved = poison.save.map_or(0, |save| self.die + 1 - self.shown(save));
            let poisoned = Spread::sure(poison.amount);
            let poison = Spread::mixed(&[(saved, &nothing), (self.die - saved, &poisoned)]);
            harm = harm.then(&poison, u32::MAX);
        }
        for Reduction { amount, roll } in &self.reductions {
            let reduced = harm.map(|damage| damage.saturating_sub(*amount));
            let works = roll.map_or(self.die, |roll| self.die + 1 - self.shown(roll));
            harm = Spread::mixed(&[(works, &reduced), (self.die - works, &harm)]);
        }
        harm
    }
}

/// Returns the lowest roll that hits if `needed` is required; a critical hit always does.
pub(super) fn lowest(die: u32, needed: i32, critical: Option<u32>) -> u32 {
    shown(die, needed).min(critical.unwrap_or(die).clamp(2, die.max(2)))
}

/// Returns the lowest face that reaches the total; the highest always does, 1 never.
fn shown(die: u32, needed: i32) -> u32 {
    let most = i32::try_from(die).unwrap_or(i32::MAX);
    u32::try_from(needed.clamp(2, most.max(2))).unwrap_or(die)
}

/// Returns the total damage once `lost` is dealt; each step is encoded as twice its damage, plus one if another
/// follows.
fn chain(step: &Spread, lost: u32, most: u32, known: &mut HashMap<u32, Rc<Spread>>) -> Rc<Spread> {
    if lost >= most {
        return Rc::new(Spread::sure(most));
    }
    if let Some(known) = known.get(&lost) {
        return Rc::clone(known);
    }
    let all = Rc::new(step.followed(|coded| {
        let lost = lost.saturating_add(coded / 2).min(most);
        if coded % 2 == 1 { chain(step, lost, most, known) } else { Rc::new(Spread::sure(lost)) }
    }));
    known.insert(lost, Rc::clone(&all));
    all
}

fn mixed(parts: &[(u32, Rc<Spread>)]) -> Rc<Spread> {
    let parts: Vec<_> = parts.iter().map(|(ways, spread)| (*ways, &**spread)).collect();
    Rc::new(Spread::mixed(&parts))
}
