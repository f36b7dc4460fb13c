//! A plain throw of every face of every die, written from the books, which shares nothing with the program's odds.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A probability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part {
    over: u128,
    under: u128,
}

impl Part {
    const NONE: Self = Self { over: 0, under: 1 };
    const ALL: Self = Self { over: 1, under: 1 };

    fn of(over: u128, under: u128) -> Self {
        let (mut a, mut b) = (over, under);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        Self { over: over / a.max(1), under: under / a.max(1) }
    }

    fn plus(self, other: Self) -> Self {
        Self::of(self.over * other.under + other.over * self.under, self.under * other.under)
    }

    fn times(self, other: Self) -> Self {
        Self::of(self.over * other.over, self.under * other.under)
    }

    fn rest(self) -> Self {
        Self::of(self.under - self.over, self.under)
    }
}

impl std::fmt::Display for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.under == 1 { write!(f, "{}", self.over) } else { write!(f, "{}/{}", self.over, self.under) }
    }
}

/// One attack: numbers as a player adds them up.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Blow {
    bonus: i32,
    damage: u32,
    /// Damage that is never doubled.
    #[serde(default)]
    plus: u32,
    #[serde(default = "twenty")]
    critical: u32,
    #[serde(default = "two")]
    times: u32,
    /// Damage that a critical hit does besides.
    #[serde(default)]
    critical_plus: u32,
    /// Whether a 20 defeats.
    #[serde(default)]
    disintegrates: bool,
    /// A save of the enemy, and the damage that it takes besides if it fails.
    #[serde(default)]
    poison: Option<(u32, u32)>,
}

fn twenty() -> u32 {
    20
}

fn two() -> u32 {
    2
}

/// The attacks of an activation.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sum {
    attacks: Vec<Blow>,
    defense: i32,
    hp: u32,
    /// Whether critical hits are ordinary hits.
    #[serde(default)]
    droid: bool,
    /// Whether each attack is made twice.
    #[serde(default)]
    twin: bool,
    /// A roll that takes all damage away.
    #[serde(default)]
    save: Option<u32>,
    /// What the attacker rolls once more to hit.
    #[serde(default)]
    conceal: Option<u32>,
    /// Two rolls of this, both of which keep it in play with 10 hit points.
    #[serde(default)]
    avoid: Option<u32>,
    /// A roll, and how much it takes off.
    #[serde(default)]
    soak: Option<(u32, u32)>,
    /// How many rolls of 11 there are that take 10 off each.
    #[serde(default)]
    shields: u32,
    /// Whether the attacks hit without a roll, for double damage.
    #[serde(default)]
    sure: bool,
    /// How many misses are rolled again.
    #[serde(default)]
    rerolls: u32,
    #[serde(default)]
    reroll_bonus: i32,
}

type Chances = BTreeMap<u32, Part>;

fn add(all: &mut Chances, amount: u32, part: Part) {
    let known = all.entry(amount).or_insert(Part::NONE);
    *known = known.plus(part);
}

/// The faces of a twenty-sided die, and one of twenty.
const FACES: std::ops::RangeInclusive<u32> = 1..=20;
const FACE: Part = Part { over: 1, under: 20 };

fn saves(face: u32, number: u32) -> bool {
    face == 20 || face != 1 && face >= number
}

impl Sum {
    fn hits(&self, blow: &Blow, face: u32, more: i32) -> bool {
        let total = i64::from(face) + i64::from(blow.bonus) + i64::from(more);
        face != 1 && (face == 20 || face >= blow.critical || total >= i64::from(self.defense))
    }

    /// What a roll does: hit points, each with its chance; `None` if it misses.
    fn landed(&self, blow: &Blow, face: u32, more: i32) -> Option<Chances> {
        if !self.sure && !self.hits(blow, face, more) {
            return None;
        }
        let critical = !self.sure && face >= blow.critical && !self.droid;
        let times = if self.sure {
            2
        } else if critical {
            blow.times
        } else {
            1
        };
        let base = blow.damage * times + blow.plus + if critical { blow.critical_plus } else { 0 };
        let mut all = Chances::from([(base, Part::ALL)]);
        if blow.disintegrates && face == 20 {
            return Some(Chances::from([(u32::MAX, Part::ALL)]));
        }
        if let Some((number, plus)) = blow.poison {
            all = each(&all, |face, damage| if saves(face, number) { damage } else { damage + plus });
        }
        if let Some(number) = self.save {
            all = each(&all, |face, damage| if saves(face, number) { 0 } else { damage });
        }
        if let Some((number, off)) = self.soak {
            all = each(
                &all,
                |face, damage| if saves(face, number) { damage.saturating_sub(off) } else { damage },
            );
        }
        for _ in 0..self.shields {
            all = each(&all, |face, damage| if saves(face, 11) { damage.saturating_sub(10) } else { damage });
        }
        if let Some(number) = self.conceal {
            all = each(&all, |face, damage| if face >= number { damage } else { 0 });
        }
        Some(all)
    }

    fn go(&self, at: usize, lost: u32, rerolls: u32, weight: Part, all: &mut Chances) {
        let blows = self.attacks.len() * if self.twin { 2 } else { 1 };
        if at == blows || lost >= self.hp {
            add(all, lost.min(self.hp), weight);
            return;
        }
        let blow = &self.attacks[if self.twin { at / 2 } else { at }];
        let mut done = Chances::new();
        let mut missed = Part::NONE;
        for face in FACES {
            match self.landed(blow, face, 0) {
                Some(landed) => landed.into_iter().for_each(|(d, part)| add(&mut done, d, part.times(FACE))),
                None => missed = missed.plus(FACE),
            }
        }
        let mut next = |done: Chances, rerolls: u32, weight: Part| {
            for (damage, part) in done {
                let weight = weight.times(part);
                let lost = lost.saturating_add(damage);
                match self.avoid.filter(|_| lost >= self.hp && part != Part::NONE) {
                    Some(number) => {
                        let both = FACES.flat_map(|a| FACES.map(move |b| (a, b)));
                        let both = both.filter(|(a, b)| saves(*a, number) && saves(*b, number)).count();
                        let both = Part::of(both as u128, 400);
                        self.go(at + 1, self.hp.saturating_sub(10), rerolls, weight.times(both), all);
                        self.go(at + 1, self.hp, rerolls, weight.times(both.rest()), all);
                    }
                    None => self.go(at + 1, lost, rerolls, weight, all),
                }
            }
        };
        next(done, rerolls, weight);
        if missed == Part::NONE {
            return;
        }
        if rerolls == 0 {
            next(Chances::from([(0, Part::ALL)]), 0, weight.times(missed));
            return;
        }
        let mut again = Chances::new();
        for face in FACES {
            let landed = self.landed(blow, face, self.reroll_bonus);
            let landed = landed.unwrap_or_else(|| Chances::from([(0, Part::ALL)]));
            landed.into_iter().for_each(|(damage, part)| add(&mut again, damage, part.times(FACE)));
        }
        next(again, rerolls - 1, weight.times(missed));
    }

    /// Returns the lowest roll that hits, the chance of a hit, the hit points lost, and the chance of a defeat.
    pub(super) fn thrown(&self) -> (Option<u32>, Part, Chances, Part) {
        let first = &self.attacks[0];
        let needed = FACES.into_iter().find(|face| self.hits(first, *face, 0)).filter(|_| !self.sure);
        let rolled = FACES.filter(|face| self.sure || self.hits(first, *face, 0)).count();
        let concealed = self.conceal.map_or(20, |number| FACES.filter(|face| *face >= number).count());
        let hit = Part::of((rolled * concealed) as u128, 400);
        let mut all = Chances::new();
        self.go(0, 0, self.rerolls, Part::ALL, &mut all);
        all.retain(|_, part| *part != Part::NONE);
        let defeat = all.get(&self.hp).copied().unwrap_or(Part::NONE);
        (needed, hit, all, defeat)
    }
}

/// Throws a die for each amount.
fn each(all: &Chances, becomes: impl Fn(u32, u32) -> u32) -> Chances {
    let mut out = Chances::new();
    for (damage, part) in all {
        for face in FACES {
            add(&mut out, becomes(face, *damage), part.times(FACE));
        }
    }
    out
}
