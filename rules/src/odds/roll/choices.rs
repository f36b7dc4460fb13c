//! Rolls that may be made anew: what is best for whoever makes them.

use std::collections::HashMap;
use std::rc::Rc;

use super::{Fight, Result, Retry, mixed};
use crate::odds::Goal;
use crate::odds::exact::Spread;

/// An attack of an activation, and how many before it hit; that is only counted if it matters.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct At {
    attack: usize,
    hits: u32,
    /// Whether the attack that may be made anew hasn't been yet.
    retries: bool,
}

/// What is different about an attack that is rolled anew.
#[derive(Clone, Copy, Default)]
struct Anew {
    bonus: i32,
    damage: u32,
    risks: bool,
}

/// Optimal play of an activation with rerolls: both sides know all previous rolls, and each chooses what is
/// best for it.
pub(super) struct Choices<'a> {
    fight: &'a Fight,
    known: HashMap<(At, u32, u32, u32), Rc<Spread>>,
}

impl<'a> Choices<'a> {
    pub(super) fn new(fight: &'a Fight) -> Self {
        Self { fight, known: HashMap::new() }
    }

    /// Returns the distribution of hit points lost in the whole activation.
    pub(super) fn damage(mut self) -> Spread {
        let first = At { attack: 0, hits: 0, retries: self.fight.retry.is_some() };
        (*self.from(first, 0, self.fight.rerolls.count, self.fight.save_rerolls.count)).clone()
    }

    /// Returns the attack after one that hit, or didn't.
    fn after(&self, at: At, hit: bool) -> At {
        let hits = if self.fight.second_hit > 0 { (at.hits + u32::from(hit)).min(2) } else { 0 };
        At { attack: at.attack + 1, hits, ..at }
    }

    /// Returns the result from an attack on, given the damage so far and the rerolls left on each side.
    fn from(&mut self, attack: At, lost: u32, rerolls: u32, saves: u32) -> Rc<Spread> {
        let over = attack.attack >= self.fight.attacks.len() || lost >= self.fight.most();
        if over {
            return Rc::new(Spread::sure(lost));
        }
        let at = (attack, lost, rerolls, saves);
        if let Some(known) = self.known.get(&at) {
            return Rc::clone(known);
        }
        let spread = self.rolled(attack, lost, rerolls, saves, Anew::default());
        self.known.insert(at, Rc::clone(&spread));
        spread
    }

    fn rolled(&mut self, attack: At, lost: u32, rerolls: u32, saves: u32, anew: Anew) -> Rc<Spread> {
        let fight = self.fight;
        let made = &fight.attacks[attack.attack];
        let ways = fight.results(made, anew.bonus);
        let paid = Anew { bonus: fight.rerolls.bonus, ..Anew::default() };
        let mut again =
            Vec::from_iter((rerolls > 0).then(|| self.rolled(attack, lost, rerolls - 1, saves, paid)));
        if let Some(retry) = fight.retry.filter(|_| attack.retries) {
            let spent = At { retries: false, ..attack };
            let Retry { bonus, damage, risks } = retry;
            again.push(self.rolled(spent, lost, rerolls, saves, Anew { bonus, damage, risks }));
        }
        let mut parts = Vec::new();
        for (ways, result) in ways {
            if ways == 0 {
                continue;
            }
            let kept = match result {
                Result::Miss if anew.risks => Rc::new(Spread::sure(lost)),
                Result::Miss => self.from(self.after(attack, false), lost, rerolls, saves),
                _ if fight.slays(made, result) => Rc::new(Spread::sure(fight.most())),
                Result::Hit | Result::Critical | Result::Top { .. } => {
                    let besides = if attack.hits == 1 { fight.second_hit } else { 0 };
                    let harm = fight.harm(made, result, besides.saturating_add(anew.damage));
                    self.struck(attack, lost, &harm, rerolls, saves, 0, 0)
                }
            };
            let best = again
                .iter()
                .fold(kept, |best, again| if self.better(again, &best) { Rc::clone(again) } else { best });
            parts.push((ways, best));
        }
        mixed(&parts)
    }

    /// Returns the result of a hit whose damage may be avoided by the rolls from `avoid` on.
    #[expect(clippy::too_many_arguments, reason = "the whole state of the fight")]
    fn struck(
        &mut self,
        attack: At,
        lost: u32,
        harm: &Spread,
        rerolls: u32,
        saves: u32,
        avoid: usize,
        bonus: i32,
    ) -> Rc<Spread> {
        let fight = self.fight;
        let Some(way) = fight.avoids.get(avoid) else {
            return self.wounded(attack, lost, harm, rerolls, saves);
        };
        let avoided = fight.avoided(*way, bonus);
        let spared = self.from(self.after(attack, !way.of_hit), lost, rerolls, saves);
        let mut failed = self.struck(attack, lost, harm, rerolls, saves, avoid + 1, 0);
        if saves > 0 && !way.by_attacker {
            let again = self.struck(attack, lost, harm, rerolls, saves - 1, avoid, fight.save_rerolls.bonus);
            if self.better(&failed, &again) {
                failed = again;
            }
        }
        mixed(&[(avoided, spared), (fight.die - avoided, failed)])
    }

    fn wounded(&mut self, attack: At, lost: u32, harm: &Spread, rerolls: u32, saves: u32) -> Rc<Spread> {
        let most = self.fight.most();
        let stands = self.fight.stands(most);
        let next = self.after(attack, true);
        Rc::new(harm.followed(|damage| {
            let lost = lost.saturating_add(damage).min(most);
            match stands.filter(|_| lost >= most) {
                None => self.from(next, lost, rerolls, saves),
                Some((stand, of, left)) => {
                    let stays = self.from(next, left.min(most), rerolls, saves);
                    mixed(&[(stand, stays), (of - stand, Rc::new(Spread::sure(most)))])
                }
            }
        }))
    }

    /// Whether the attacker prefers one distribution to another.
    fn better(&self, one: &Spread, other: &Spread) -> bool {
        let most = self.fight.most();
        let order = match self.fight.goal {
            Goal::Damage => one.by_expected(other).then_with(|| one.by_reaching(other, most)),
            Goal::Defeat => one.by_reaching(other, most).then_with(|| one.by_expected(other)),
        };
        order.is_gt()
    }
}
