//! Attacks and damage: what has to be asked before they are booked, and what is booked then.

use super::super::ask::{Answer, Ask, Held, Outcome};
use super::super::event::{Event, FigureNo, Leaving};
use super::super::facts::Ends;
use super::super::refusal::Refusal;
use super::super::state::Standing;
use super::super::tap::{Tap, Who};
use super::super::winning::Deed;
use super::Deciding;
use super::asking::{Happening, intervenes};
use crate::term::{Avoided, Ban, Effect, Moment, Stat};

/// The most figures that one after the other take a hit in another's place.
const MOST_REDIRECTED: usize = 4;

impl Deciding<'_> {
    pub(super) fn attack(&mut self, tap: &Tap) -> Result<(), Refusal> {
        let Tap::Attack { by, target, damage, critical, roll } = tap else { return Ok(()) };
        let by = self.there(by)?;
        let side = self.known(by)?.piece.side;
        let team = self.state.team(side);
        let enemy = |one: &Standing| one.is_there() && self.state.team(one.piece.side) != team;
        let number = self.state.who(target, enemy)?;
        let victim = self.known(number)?;
        if !victim.is_there() {
            return Err(Refusal::Gone { name: victim.piece.name.clone() });
        }
        let name = victim.piece.name.clone();
        if self.state.team(victim.piece.side) == team {
            self.forbid(Refusal::OwnSide { name: name.clone() })?;
        }
        if let Some(word) = self.word_that_bans(number, Some(by), Ban::BeAttacked) {
            self.forbid(Refusal::NoTarget { name, word })?;
        }
        self.may(by, Ban::Attack)?;
        self.may(number, Ban::BeAttacked)?;
        if *damage > 0 {
            self.stepped(*damage)?;
        }
        let (damage, critical, roll) = (*damage, *critical, *roll);
        self.strike(
            &Tap::Attack { by: Who::Number(by), target: Who::Number(number), damage, critical, roll },
            &[],
        )
    }

    /// Returns the word on a figure's card that forbids another one to do something to it.
    pub(super) fn word_that_bans(&self, number: FigureNo, by: Option<FigureNo>, ban: Ban) -> Option<String> {
        let card = self.card(number)?;
        let attacker = by.and_then(|by| self.card(by));
        let words = self.table.words.of_figure(self.table.catalogue.game(), card);
        let bans = |effect: &Effect| {
            effect.to.is_none() && effect.conditions.is_empty() && effect.cannot.contains(&ban)
        };
        let found = words.iter().find(|word| {
            let mut mechanics = word.meanings.iter().filter_map(|meaning| meaning.term.mechanics.as_ref());
            mechanics.any(|m| {
                // What always holds, not what somebody may do.
                let always = m.when.is_none_or(|when| when == Moment::Setup) && m.lasts.is_none();
                let against = m.against.as_deref().and_then(|who| self.table.words.selector(who));
                let concerned =
                    against.is_none_or(|who| attacker.is_some_and(|attacker| who.matches(attacker)));
                always
                    && concerned
                    && m.target.is_none()
                    && m.conditions.is_empty()
                    && m.effects.iter().any(bans)
            })
        });
        found.map(|word| word.keyword.to_owned())
    }

    /// Books an attack or damage whose figures are given by number, or lets it wait for answers.
    fn strike(&mut self, tap: &Tap, answers: &[Answer]) -> Result<(), Refusal> {
        let (by, first, amount, attack, critical, roll) = match *tap {
            Tap::Attack { by: Who::Number(by), target: Who::Number(target), damage, critical, roll } => {
                (Some(by), target, damage, true, critical, roll)
            }
            Tap::Damage { figure: Who::Number(figure), amount, ref by } => {
                let by = by.as_ref().map(|by| self.state.who(by, Standing::is_there)).transpose()?;
                (by, figure, amount, false, false, None)
            }
            _ => return Err(Refusal::NoSuchTap { tap: tap.name() }),
        };
        let mut what = Happening { attack, by, target: Some(first), damage: amount, roll, critical };
        let mut target = first;
        let mut happened: Vec<Answer> = Vec::new();
        for redirected in 0..MOST_REDIRECTED {
            what.target = Some(target);
            let asks = if attack { self.asked_before(target, &what, redirected > 0) } else { Vec::new() };
            let open: Vec<_> =
                asks.iter().filter(|ask| !answers.iter().any(|a| a.is_of(ask))).cloned().collect();
            if !open.is_empty() {
                return self.wait(tap, open, answers);
            }
            let of = |answer: &&Answer| asks.iter().any(|ask| answer.is_of(ask)) && answer.happens();
            let here: Vec<_> = answers.iter().filter(of).cloned().collect();
            let instead = here.iter().find(|answer| self.effects(answer).any(|(effect, _)| effect.redirects));
            match instead.map(|answer| answer.ask.figure).filter(|figure| *figure != target) {
                Some(other) => target = other,
                None => {
                    happened.extend(here);
                    break;
                }
            }
        }
        what.target = Some(target);
        what.damage = self.reduced(amount, &happened);
        let figure = self.known(target)?;
        let falls = what.damage > 0 && figure.hits_left().is_some_and(|left| left <= what.damage);
        let mut stays = None;
        if falls {
            let asks = self.words_at(Moment::IsDefeated, target, &what, true);
            let open: Vec<_> =
                asks.iter().filter(|ask| !answers.iter().any(|a| a.is_of(ask))).cloned().collect();
            // Once it is saved, nothing else has to be asked.
            let saved = |answer: &&Answer| asks.iter().any(|ask| answer.is_of(ask)) && answer.happens();
            stays = answers.iter().find(saved).cloned();
            if stays.is_none() && !open.is_empty() {
                return self.wait(tap, open, answers);
            }
        }
        self.book(tap, &what, answers, &happened, stays.as_ref())
    }

    /// Returns the questions that are asked before a hit is booked.
    fn asked_before(&self, target: FigureNo, what: &Happening, redirected: bool) -> Vec<Ask> {
        let mut asks = self.words_at(Moment::Attacked, target, what, true);
        if what.damage == 0 {
            // A miss harms nobody.
            return Vec::new();
        }
        asks.extend(self.words_at(Moment::IsHit, target, what, true));
        asks.extend(self.words_at(Moment::TakesDamage, target, what, true));
        if !redirected {
            let team = self.state.figure(target).and_then(|one| self.state.team(one.piece.side));
            let friends = self.state.figures.iter().filter(|one| {
                one.is_there() && one.number != target && self.state.team(one.piece.side) == team
            });
            for friend in friends.map(|one| one.number).collect::<Vec<_>>() {
                asks.extend(self.words_at(Moment::AllyAttacked, friend, what, true));
                asks.extend(self.words_at(Moment::AllyHit, friend, what, true));
            }
        }
        asks
    }

    fn wait(&mut self, tap: &Tap, open: Vec<Ask>, answers: &[Answer]) -> Result<(), Refusal> {
        let asks = self.numbered(open);
        self.hold(Held { tap: Box::new(tap.clone()), asks, answers: answers.to_vec() });
        Ok(())
    }

    /// Returns the effects of an answered word that change an attack, each with the number that its amounts resolve to.
    fn effects<'s>(&'s self, answer: &'s Answer) -> impl Iterator<Item = (&'s Effect, Option<i32>)> + 's {
        let term = answer.ask.term.as_ref().and_then(|term| self.table.words.term(term));
        let effects = term.and_then(|term| term.mechanics.as_ref()).map(|m| m.effects.as_slice());
        effects.unwrap_or_default().iter().filter(|effect| intervenes(effect)).map(|effect| {
            let reduces = effect.reduces.as_ref();
            (effect, reduces.and_then(|amount| amount.resolve(|id| self.parameter(answer, id))))
        })
    }

    /// Returns the value of a parameter of an answered word.
    pub(super) fn parameter(&self, answer: &Answer, id: &str) -> Option<i32> {
        let card = self.card(answer.ask.figure)?;
        let term = answer.ask.term.as_ref()?;
        let meanings = self.table.words.read(Some(&card.id), &answer.ask.word);
        meanings.iter().find(|meaning| meaning.term.id == *term)?.number(id)
    }

    /// Returns the damage that remains after what was answered.
    fn reduced(&self, damage: u32, happened: &[Answer]) -> u32 {
        let mut left = damage;
        for answer in happened {
            // Effects of one word exclude each other by the attacker's weapon, so that one of them counts.
            let Some((effect, reduces)) = self.effects(answer).next() else { continue };
            if effect.avoids.is_some_and(|avoids| avoids != Avoided::Defeat) {
                left = 0;
            }
            if let Some(each) = reduces.and_then(|each| u32::try_from(each).ok()) {
                let times = if answer.ask.roll.is_some() { answer.successes.max(1) } else { 1 };
                left = left.saturating_sub(each.saturating_mul(times));
            }
        }
        left
    }

    fn book(
        &mut self,
        tap: &Tap,
        what: &Happening,
        answers: &[Answer],
        happened: &[Answer],
        stays: Option<&Answer>,
    ) -> Result<(), Refusal> {
        let target = what.target.ok_or(Refusal::NoQuestion)?;
        if self.state.held.is_some() {
            self.push(Event::Booked);
        }
        if let (Some(by), true, Tap::Attack { damage, .. }) = (what.by, what.attack, tap) {
            self.push(Event::Fought { deed: Deed::Attack });
            let marks = self.known(by)?.marks.clone();
            for mark in marks.into_iter().filter(|mark| mark.ends == Ends::Attack) {
                self.push(Event::Unmarked { figure: by, condition: mark.condition });
            }
            let (critical, roll) = (what.critical, what.roll);
            self.push(Event::Struck { by, target, damage: *damage, critical, roll });
        }
        if answers.iter().any(|answer| answer.ask.roll.is_some() && answer.outcome != Outcome::Passed) {
            self.push(Event::Fought { deed: Deed::Save });
        }
        if what.damage > 0 {
            match stays {
                Some(answer) => {
                    let left = self.stays_with(answer);
                    let there = self.known(target)?.hits_left().unwrap_or(0);
                    if there > left {
                        self.push(Event::Damaged { figure: target, by: there - left });
                    } else if left > there {
                        self.push(Event::Healed { figure: target, by: left - there });
                    }
                    self.push(Event::Fought { deed: Deed::Damage });
                }
                None => self.damage(target, what.damage, what.by)?,
            }
        }
        for answer in happened.iter().chain(stays) {
            self.heal(answer)?;
        }
        Ok(())
    }

    /// Returns the hit points with which a figure stays that would have been defeated: those that its word says, or one
    /// step.
    fn stays_with(&self, answer: &Answer) -> u32 {
        let step = self.table.play.hits.as_ref().map_or(1, |hits| hits.step.max(1));
        let said = self.effects(answer).find_map(|(effect, _)| {
            effect.sets.get(&Stat::HitPoints)?.resolve(|id| self.parameter(answer, id))
        });
        said.and_then(|said| u32::try_from(said).ok()).filter(|said| *said > 0).unwrap_or(step)
    }

    /// Books what waited for answers, the questions that are still open being passed.
    pub(super) fn book_held(&mut self) -> Result<(), Refusal> {
        let Some(held) = self.state.held.clone() else { return Ok(()) };
        if let Some(ask) = held.must() {
            let name = self.known(ask.figure)?.piece.name.clone();
            self.forbid(Refusal::AnswerFirst { name, word: ask.word.clone() })?;
        }
        for ask in held.asks {
            // What isn't rolled for isn't made.
            let outcome = if ask.must { Outcome::Failed } else { Outcome::Passed };
            let answer = Answer { outcome, successes: 0, chosen: None, ask };
            self.push(Event::Answered {
                ask: answer.ask.number,
                outcome,
                rolls: Vec::new(),
                answer: Some(Box::new(answer)),
            });
        }
        self.answered()
    }

    /// Goes on with what waited, once all its questions are answered.
    pub(super) fn answered(&mut self) -> Result<(), Refusal> {
        let Some(held) = self.state.held.clone().filter(|held| held.asks.is_empty()) else { return Ok(()) };
        self.strike(&held.tap, &held.answers)
    }

    pub(super) fn take_damage(&mut self, tap: &Tap) -> Result<(), Refusal> {
        let Tap::Damage { figure, amount, by } = tap else { return Ok(()) };
        let by = by.as_ref().map(|by| self.state.who(by, Standing::is_there)).transpose()?;
        let figure = self.there(figure)?;
        // What can't be attacked and has no hit points can't be harmed either.
        if self.known(figure)?.piece.hits.is_none()
            && let Some(word) = self.word_that_bans(figure, None, Ban::BeAttacked)
        {
            let name = self.known(figure)?.piece.name.clone();
            self.forbid(Refusal::NoTarget { name, word })?;
        }
        self.stepped(*amount)?;
        let tap = Tap::Damage { figure: Who::Number(figure), amount: *amount, by: by.map(Who::Number) };
        self.strike(&tap, &[])
    }

    /// Removes a figure that a word defeats.
    pub(super) fn falls(&mut self, figure: FigureNo, by: Option<FigureNo>) {
        self.leaves(figure, Leaving::Defeated, by);
    }
}
