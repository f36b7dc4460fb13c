//! Derives fights rolled with one die from cards. A card's words are evaluated once: those that don't depend on
//! the other figure are settled for all opponents; only the others are evaluated again for each opponent.

use super::allies::{self, Allied, Bearer, Beside, Carried, Helped, How, Of};
use super::lookup::{self, Holds, Lookup, Use};
use super::settled::{Settled, settle, whole};
use super::sides::{Assault, Guard, ReadRoll};
use super::{Whose, attacker, defender, hit_points, line};
use crate::figure::Figure;
use crate::game::Game;
use crate::id::TermId;
use crate::odds::roll::lowest;
use crate::odds::{Attacks, Modifier, RollRules, Situation};
use crate::term::{Ban, Condition, Effect, Glossary, Moment, Stat, Whom};

/// The context in which cards are read: one game and one situation.
#[derive(Clone, Debug)]
pub struct RollReader<'a> {
    /// The game.
    pub game: &'a Game,
    /// The game's terms.
    pub glossary: &'a Glossary,
    /// The combat rules.
    pub rules: &'a RollRules,
    /// The known situation.
    pub situation: Situation,
    /// The attacker's other figures that may matter, and the defender's.
    allies: Vec<Allied<'a>>,
    enemies: Vec<Allied<'a>>,
    /// Their words that may reach the attacker, and the defender.
    reaching: [Vec<Carried<'a>>; 2],
    /// The figures that help the attack, as far as they are known.
    helpers: Vec<&'a Figure>,
}

/// An attacking figure, as far as it is the same against all defenders.
#[derive(Clone, Debug)]
pub struct Attacker<'a> {
    figure: &'a Figure,
    bearer: Bearer<'a>,
    /// The situation, including what the attacker's card determines.
    situation: Situation,
    settled: Settled<'a, Assault>,
    /// The circumstances that occur.
    modifiers: Vec<&'a Modifier>,
}

/// A defending figure, as far as it is the same against all attackers.
#[derive(Clone, Debug)]
pub struct Defender<'a> {
    figure: &'a Figure,
    bearer: Bearer<'a>,
    /// What is settled for each kind of attack, in the order of `KINDS`.
    settled: [Settled<'a, Guard>; 4],
    /// The term by which it is no target, and what has to be true for it.
    untouchable: Option<&'a TermId>,
}

/// The kinds of attacks as attackers' cards determine them: whether they are melee attacks, and adjacent.
const KINDS: [[Option<bool>; 2]; 4] =
    [[Some(true), Some(true)], [Some(false), Some(false)], [Some(false), None], [None, None]];

impl<'a> Attacker<'a> {
    /// Returns the term by which it attacks adjacent enemies alone; `None` if it doesn't.
    #[must_use]
    pub fn only_adjacent(&self, reader: &RollReader<'a>) -> Option<&'a TermId> {
        let words = reader.glossary.of_figure(reader.game, self.figure).into_iter();
        let mut terms = words.flat_map(|word| word.meanings).filter(|meaning| {
            let mechanics = meaning.term.mechanics.as_ref().filter(|mechanics| mechanics.when.is_none());
            mechanics.is_some_and(|m| m.effects.iter().any(|e| e.sets.contains_key(&Stat::Reach)))
        });
        terms.next().filter(|_| self.settled.side.only_adjacent).map(|meaning| &meaning.term.id)
    }
}

impl<'a> RollReader<'a> {
    /// Creates a reader without any other figures.
    #[must_use]
    pub fn new(game: &'a Game, glossary: &'a Glossary, rules: &'a RollRules, situation: Situation) -> Self {
        let (allies, enemies, helpers) = (Vec::new(), Vec::new(), Vec::new());
        Self { game, glossary, rules, situation, allies, enemies, reaching: Default::default(), helpers }
    }

    /// Adds the other figures of the attacker's side and the defender's, and those that help the attack.
    #[must_use]
    pub fn beside(self, allies: Vec<Allied<'a>>, enemies: Vec<Allied<'a>>, helpers: Vec<&'a Figure>) -> Self {
        let reaching = [[&*allies, &*enemies], [&*enemies, &*allies]];
        let reaching = reaching.map(|sides| allies::words(self.glossary, self.game, sides));
        Self { allies, enemies, reaching, helpers, ..self }
    }

    /// Reads the card of an attacker.
    #[must_use]
    pub fn attacker(&self, figure: &'a Figure) -> Attacker<'a> {
        let words = self.words(figure, &self.reaching[0]);
        let bearer = Bearer::new(self.glossary, self.game, figure);
        let mut situation = self.situation.clone();
        let mut side = Assault::default();
        let mut left_out = Vec::new();
        self.printed(figure, &words, &mut situation, &mut side, &mut left_out);
        side.only_adjacent = situation.melee == Some(true) && situation.adjacent == Some(true);
        if situation.holds(Condition::TargetAdjacent) == Some(true) && !self.rules.cover_adjacent {
            situation.uncover();
        }
        let lookup =
            Lookup::new(self.glossary, &situation, None, &bearer).beside(&self.allies, &self.helpers);
        let modifiers = self.rules.modifiers.iter();
        let modifiers = modifiers.filter(|modifier| {
            modifier.who.as_ref().is_none_or(|who| who.matches(figure))
                && lookup.all(&modifier.conditions) == Holds::Yes
        });
        let modifiers = modifiers.collect();
        let mut settled = settle(&lookup, words, side, |word, side| Self::attacking(&lookup, word, side));
        settled.left_out.splice(0..0, left_out.into_iter().map(|word| (0, word)));
        Attacker { figure, bearer, situation, settled, modifiers }
    }

    /// Reads the card of a defender.
    #[must_use]
    pub fn defender(&self, figure: &'a Figure) -> Defender<'a> {
        let words = self.words(figure, &self.reaching[1]);
        let bearer = Bearer::new(self.glossary, self.game, figure);
        let settled = KINDS.map(|[melee, adjacent]| {
            let side = Guard {
                defense: figure.stats.get(&self.rules.defense).copied(),
                hit_points: hit_points(figure, &self.rules.hit_points),
                ..Guard::default()
            };
            let mut situation = Situation { melee, adjacent, ..self.situation.clone() };
            if situation.holds(Condition::TargetAdjacent) == Some(true) && !self.rules.cover_adjacent {
                situation.uncover();
            }
            let lookup = Lookup::new(self.glossary, &situation, None, &bearer).beside(&self.enemies, &[]);
            settle(&lookup, words.clone(), side, |word, side| self.attacked(&lookup, word, side))
        });
        let untouchable = words.iter().filter(|one| one.of == Of::Itself).flat_map(|one| &one.word.meanings);
        let untouchable = untouchable.filter(|meaning| {
            meaning.term.mechanics.as_ref().is_some_and(|mechanics| {
                matches!(mechanics.when, None | Some(Moment::Setup | Moment::Attacked))
                    && mechanics.conditions.is_empty()
                    && mechanics.effects.iter().any(|effect| {
                        let own = matches!(effect.to.or(mechanics.target), None | Some(Whom::Itself));
                        own && effect.conditions.is_empty() && effect.cannot.contains(&Ban::BeAttacked)
                    })
            })
        });
        let untouchable = untouchable.map(|meaning| &meaning.term.id).next();
        Defender { figure, bearer, settled, untouchable }
    }

    /// Combines both cards for attacks of one on the other; either may be absent if that side isn't a figure.
    #[must_use]
    pub fn read(&self, attacker: Option<&Attacker<'a>>, defender: Option<&Defender<'a>>) -> ReadRoll {
        let mut read = ReadRoll::default();
        if let Some(attacker) = attacker {
            let other = defender.map(|defender| defender.figure);
            let lookup = Lookup::new(self.glossary, &attacker.situation, other, &attacker.bearer)
                .beside(&self.allies, &self.helpers);
            let (side, left_out) = attacker.settled.with(|word, side| Self::attacking(&lookup, word, side));
            read.assault = side;
            read.leave_out(Whose::Attacker, left_out);
            read.asked.extend(attacker.settled.asked.iter().chain(&lookup.asked_for()));
        }
        if let Some(defender) = defender {
            let (settled, situation) = self.against(attacker, defender);
            let other = attacker.map(|attacker| attacker.figure);
            let lookup =
                Lookup::new(self.glossary, situation, other, &defender.bearer).beside(&self.enemies, &[]);
            let (side, left_out) = settled.with(|word, side| self.attacked(&lookup, word, side));
            read.guard = side;
            read.leave_out(Whose::Defender, left_out);
            read.asked.extend(settled.asked.iter().chain(&lookup.asked_for()));
            read.forbidden = defender.untouchable.cloned();
        }
        let situation = attacker.map_or(&self.situation, |attacker| &attacker.situation);
        if let Some(attacker) = attacker {
            self.change(attacker, defender, &mut read);
        }
        let adjacent = situation.holds(Condition::TargetAdjacent) == Some(true);
        if self.rules.cover.is_some() && (self.rules.cover_adjacent || !adjacent) && situation.cover.is_none()
        {
            read.asked.insert(Condition::TargetInCover);
        }
        read.guard.defense_bonus += self.cover(situation, read.assault.uncovers);
        read
    }

    /// Returns what the defender's cover adds.
    fn cover(&self, situation: &Situation, uncovers: bool) -> i32 {
        let counts = situation.is_covered() && !uncovers;
        situation.cover.or(self.rules.cover).filter(|_| counts).unwrap_or(0)
    }

    /// Applies the circumstances that change the attack.
    fn change(&self, attacker: &Attacker<'a>, defender: Option<&Defender<'a>>, read: &mut ReadRoll) {
        let concerns = |modifier: &&&Modifier| {
            !defender.is_some_and(|defender| defender.bearer.is_immune(modifier.term.as_str()))
        };
        for modifier in attacker.modifiers.iter().filter(concerns) {
            read.assault.change(modifier);
            if modifier.forbids {
                read.forbidden = Some(modifier.term.clone());
            }
            let granted = modifier.grants.iter().flat_map(|word| self.glossary.read(None, word));
            let Some(defender) = defender else { continue };
            let lookup =
                Lookup::new(self.glossary, &attacker.situation, Some(attacker.figure), &defender.bearer);
            for meaning in granted {
                defender::read(&lookup, &meaning, Of::Itself, &self.rules.critical, &mut read.guard);
            }
        }
        // Whether a circumstance occurs is asked if it could.
        let lookup = Lookup::new(self.glossary, &attacker.situation, None, &attacker.bearer);
        let possible = |modifier: &&Modifier| {
            modifier.who.as_ref().is_none_or(|who| who.matches(attacker.figure))
                && lookup.all(&modifier.conditions) != Holds::No
                && concerns(&modifier)
        };
        let asked = self.rules.modifiers.iter().filter(possible).flat_map(|modifier| &modifier.conditions);
        let asked = asked.filter(|condition| attacker.situation.is_open(**condition));
        read.asked.extend(asked);
    }

    /// Returns the words that may matter for a figure: those on its card, except those that only describe what it is,
    /// and those of others that reach it.
    fn words(&self, figure: &'a Figure, reaching: &[Carried<'a>]) -> Vec<Carried<'a>> {
        let mut words = self.glossary.of_figure(self.game, figure);
        let says_who = |list: &str| self.rules.says_who.iter().any(|one| one == list);
        words.retain(|word| !(word.meanings.is_empty() && word.list.is_some_and(says_who)));
        let own = words.into_iter().map(|word| Carried { word, of: Of::Itself });
        own.chain(reaching.iter().cloned()).collect()
    }

    /// Returns what a helper adds to one attack of a figure; `None` if it can't help it.
    #[must_use]
    pub fn help(&self, attacker: &Attacker<'a>, helper: Option<&'a Figure>) -> Option<Helped> {
        let rule = self.rules.helper.as_ref()?;
        let barred = |figure: &'a Figure| {
            let words = self.glossary.of_figure(self.game, figure);
            let mut mechanics =
                words.iter().flat_map(|w| &w.meanings).filter_map(|m| m.term.mechanics.as_ref());
            let harmless = match &self.rules.attacks {
                Attacks::Stats { damage, .. } => figure.stats.get(damage) == Some(&0),
                Attacks::Lines { .. } => false,
            };
            harmless
                || mechanics.any(|mechanics| {
                    let reach = |e: &Effect| mechanics.when.is_none() && e.sets.contains_key(&Stat::Reach);
                    let own = |e: &Effect| matches!(e.to.or(mechanics.target), None | Some(Whom::Itself));
                    let barred = |e: &Effect| own(e) && e.cannot.contains(&Ban::CombinedFire);
                    mechanics.effects.iter().any(|effect| reach(effect) || barred(effect))
                })
        };
        let opportunity = attacker.situation.is_opportunity();
        if attacker.settled.side.only_adjacent || opportunity || helper.is_some_and(barred) {
            return None;
        }
        let lookup = Lookup::new(self.glossary, &attacker.situation, None, &attacker.bearer);
        let more = allies::helped(&lookup, self.game, helper, &self.allies);
        Some(Helped { attack: rule.bonus.saturating_add(more.attack), damage: more.damage })
    }

    /// Returns the others of both sides whose words concern a figure of the attack, with how near each has to be.
    pub fn reaching(&self, attacker: Option<&'a Figure>, defender: Option<&'a Figure>) -> Vec<Beside<'a>> {
        let mut all = Vec::new();
        for (side, whose) in [(&self.allies, Whose::Attacker), (&self.enemies, Whose::Defender)] {
            for allied in side {
                let (own, other) = match whose {
                    Whose::Attacker => (attacker, defender),
                    Whose::Defender => (defender, attacker),
                };
                let near = [Allied { how: How::Adjacent, ..*allied }];
                let words = allies::words(self.glossary, self.game, [&near, &[]]);
                let against = allies::words(self.glossary, self.game, [&[], &near]);
                let needed = |words: &[Carried<'a>], figure: Option<&'a Figure>| {
                    let bearer = Bearer::new(self.glossary, self.game, figure?);
                    let lookup = Lookup::new(self.glossary, &self.situation, None, &bearer);
                    let meanings = words.iter().flat_map(|one| one.word.meanings.iter().map(|m| (m, one.of)));
                    let reached = meanings.filter_map(|(meaning, of)| {
                        let mechanics = lookup::mechanics(meaning)?;
                        let matters = |effect: &&Effect| {
                            attacker::harms(effect)
                                || defender::protects(effect, &self.rules.critical)
                                || !effect.bonus.is_empty()
                        };
                        let reached = mechanics
                            .effects
                            .iter()
                            .filter(matters)
                            .any(|effect| bearer.is_reached(&lookup, meaning, mechanics, effect, of));
                        reached.then(|| allies::needs(mechanics))
                    });
                    reached.max()
                };
                if let Some(how) = needed(&words, own).max(needed(&against, other)) {
                    all.push(Beside { whose, figure: allied.figure, how: allied.how, needs: how });
                }
            }
        }
        all
    }

    /// Whether a figure's card forbids rerolls.
    #[must_use]
    pub fn never_rerolls(&self, figure: &'a Figure) -> bool {
        let words = self.glossary.of_figure(self.game, figure);
        let mechanics = words.iter().flat_map(|w| &w.meanings).filter_map(|m| m.term.mechanics.as_ref());
        mechanics.flat_map(|m| &m.effects).any(|effect| effect.cannot.contains(&Ban::Reroll))
    }

    /// Returns the lowest roll with which the first attack hits; `None` if a card lacks a number, or no roll is needed.
    /// Equals [`Fight::needed`](crate::odds::Fight::needed) for the first attack, without computing the rest of the
    /// fight.
    #[must_use]
    pub fn needed(&self, attacker: &Attacker<'a>, defender: &Defender<'a>) -> Option<u32> {
        let assault = &attacker.settled.side;
        let mut more = ReadRoll::default();
        if !attacker.settled.open.is_empty() {
            let other = Some(defender.figure);
            let lookup = Lookup::new(self.glossary, &attacker.situation, other, &attacker.bearer)
                .beside(&self.allies, &self.helpers);
            for (_, word) in &attacker.settled.open {
                Self::attacking(&lookup, word, &mut more.assault);
            }
        }
        let (settled, situation) = self.against(Some(attacker), defender);
        if !settled.open.is_empty() {
            let lookup = Lookup::new(self.glossary, situation, Some(attacker.figure), &defender.bearer)
                .beside(&self.enemies, &[]);
            for (_, word) in &settled.open {
                self.attacked(&lookup, word, &mut more.guard);
            }
        }
        for modifier in &attacker.modifiers {
            if !defender.bearer.is_immune(modifier.term.as_str()) {
                more.assault.change(modifier);
            }
        }
        if more.assault.sure {
            return None;
        }
        let cover = self.cover(situation, assault.uncovers || more.assault.uncovers);
        let printed = *assault.attacks.as_ref()?.first()?;
        let bonuses = [
            assault.bonus,
            more.assault.bonus,
            -assault.against,
            -more.assault.against,
            -settled.side.defense_bonus,
            -more.guard.defense_bonus,
            -cover,
        ];
        let bonus = bonuses.into_iter().fold(printed, i32::saturating_add);
        let critical = assault.critical.into_iter().chain(more.assault.critical).min();
        Some(lowest(self.rules.die, settled.side.defense?.saturating_sub(bonus), critical))
    }

    /// Returns what is settled of a defender's card against this attacker, and the situation that applies.
    fn against<'s, 'd>(
        &'s self,
        attacker: Option<&'s Attacker<'a>>,
        defender: &'d Defender<'a>,
    ) -> (&'d Settled<'a, Guard>, &'s Situation) {
        let situation = attacker.map_or(&self.situation, |attacker| &attacker.situation);
        let kind = [situation.melee, situation.adjacent];
        let at = KINDS.iter().position(|known| *known == kind).unwrap_or(KINDS.len() - 1);
        (&defender.settled[at], situation)
    }

    fn attacking(lookup: &Lookup<'_>, word: &Carried<'_>, side: &mut Assault) -> Use {
        whole(word.word.meanings.iter().map(|meaning| attacker::read(lookup, meaning, word.of, side)))
    }

    fn attacked(&self, lookup: &Lookup<'_>, word: &Carried<'_>, side: &mut Guard) -> Use {
        let critical = &self.rules.critical;
        whole(
            word.word.meanings.iter().map(|meaning| defender::read(lookup, meaning, word.of, critical, side)),
        )
    }

    /// Reads the attack lines of the attacker's card, and whether it only fights adjacent enemies.
    fn printed(
        &self,
        figure: &Figure,
        words: &[Carried<'_>],
        situation: &mut Situation,
        side: &mut Assault,
        left_out: &mut Vec<String>,
    ) {
        match &self.rules.attacks {
            Attacks::Stats { bonus, damage } => {
                side.attacks = figure.stats.get(bonus).map(|bonus| vec![*bonus]);
                side.damage = figure.stats.get(damage).map(|n| u32::try_from(*n).unwrap_or(0));
                let own = words.iter().filter(|one| one.of == Of::Itself).flat_map(|one| &one.word.meanings);
                let mut mechanics = own.filter_map(|m| m.term.mechanics.as_ref());
                // A reach set for every attack means that the figure only attacks adjacent enemies.
                let melee = mechanics
                    .any(|m| m.when.is_none() && m.effects.iter().any(|e| e.sets.contains_key(&Stat::Reach)));
                situation.melee = Some(melee);
                situation.adjacent = melee.then_some(true);
                side.single = situation.is_opportunity();
            }
            Attacks::Lines { melee, ranged, several_standing, .. } => {
                let Some((line, is_melee)) = meant(figure, melee, ranged, situation) else { return };
                situation.melee = Some(is_melee);
                situation.adjacent = Some(is_melee);
                let line = line::read(line);
                side.attacks = (!line.attacks.is_empty()).then_some(line.attacks);
                side.damage = line.damage;
                side.damage_bonus = line.bonus;
                let moved = situation.holds(Condition::NotMoved) == Some(false);
                side.single = situation.is_opportunity() || *several_standing && moved;
                let (unreduced, left): (Vec<_>, Vec<_>) =
                    line.words.into_iter().partition(|word| self.rules.attacks.is_unreduced(word));
                side.unreduced = !unreduced.is_empty();
                // Words that the card also lists as abilities are reported there.
                left_out.extend(left.into_iter().filter(|word| !figure.all_keywords().any(|k| k == word)));
            }
        }
    }
}

/// Returns the applicable attack line, and whether it is the one for adjacent enemies.
fn meant<'f>(
    figure: &'f Figure,
    melee: &str,
    ranged: &str,
    situation: &Situation,
) -> Option<(&'f str, bool)> {
    let of = |list: &str| figure.keywords.get(list)?.first().map(String::as_str);
    let near = of(melee).map(|line| (line, true));
    let far = of(ranged).map(|line| (line, false));
    let is = |condition| situation.holds(condition) == Some(true);
    if is(Condition::Ranged) || is(Condition::TargetNotAdjacent) { far } else { near.or(far) }
}
