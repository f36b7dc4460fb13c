//! Answers to questions that words on cards raise, and what they do.

use super::super::ask::{Answer, Ask, AskNo, Outcome};
use super::super::event::{Event, FigureNo};
use super::super::refusal::{Refusal, Thing};
use super::super::tap::{Rolls, Tap, Who};
use super::Deciding;
use super::asking::intervenes;
use crate::fold::fold;
use crate::term::{Amount, AmountWord, Effect, Mechanics, Stat, Whom};

impl Deciding<'_> {
    pub(super) fn answer(&mut self, tap: &Tap) -> Result<(), Refusal> {
        let Tap::Answer { ask, word, figure, result, rolls, chosen } = tap else { return Ok(()) };
        let (ask, held) = self.find_ask(*ask, word.as_deref(), figure.as_ref())?;
        let (outcome, dice, successes) = outcome_of(&ask, *result, rolls.as_ref())?;
        let chosen = match (chosen, ask.choices.as_slice()) {
            _ if outcome == Outcome::Passed => None,
            (Some(who), _) => Some(self.state.who(who, |one| ask.choices.contains(&one.number))?),
            (None, []) => None,
            (None, [only]) => Some(*only),
            (None, _) => return Err(Refusal::ChooseOne { word: ask.word }),
        };
        if let Some(chosen) = chosen.filter(|chosen| !ask.choices.is_empty() && !ask.choices.contains(chosen))
        {
            let name = self.known(chosen)?.piece.name.clone();
            return Err(Refusal::Unknown { what: Thing::Figure, name });
        }
        // It may have left since the question was asked.
        if let Some(chosen) = chosen.map(|chosen| self.known(chosen)).transpose()?
            && !chosen.is_there()
        {
            return Err(Refusal::Gone { name: chosen.piece.name.clone() });
        }
        let answer = Answer { ask, outcome, successes, chosen };
        self.push(Event::Answered {
            ask: answer.ask.number,
            outcome,
            rolls: dice,
            answer: held.then(|| Box::new(answer.clone())),
        });
        if outcome != Outcome::Passed && answer.ask.cost > 0 {
            self.pay(&answer)?;
        }
        if held {
            return self.answered();
        }
        self.act_on(&answer)
    }

    fn find_ask(
        &self,
        number: Option<AskNo>,
        word: Option<&str>,
        figure: Option<&Who>,
    ) -> Result<(Ask, bool), Refusal> {
        let figure = figure.map(|who| self.state.who(who, |_| true)).transpose()?;
        let held = self.state.held.iter().flat_map(|held| &held.asks).map(|ask| (ask, true));
        let open = held.chain(self.state.asks.iter().map(|ask| (ask, false)));
        let wanted = word.map(fold);
        let mut fitting = open.filter(|(ask, _)| {
            number.is_none_or(|number| ask.number == number)
                && figure.is_none_or(|figure| ask.figure == figure)
                && wanted.as_ref().is_none_or(|wanted| fold(&ask.word).starts_with(wanted.as_str()))
        });
        fitting.next().map(|(ask, held)| (ask.clone(), held)).ok_or(Refusal::NoQuestion)
    }

    fn pay(&mut self, answer: &Answer) -> Result<(), Refusal> {
        let Some(counter) = self.force().cloned() else { return Ok(()) };
        let figure = answer.ask.figure;
        let have = self.known(figure)?.counters.get(&counter).copied().unwrap_or(0);
        let need = answer.ask.cost;
        if have < need {
            return Err(Refusal::TooLittle { counter, need, have });
        }
        if let Some(known) = self.table.play.counter(&counter)
            && let Err(refusal) = self.may_spend(self.known(figure)?, known)
        {
            self.forbid(refusal)?;
        }
        self.push(Event::Counted { figure, counter, by: -i64::from(need) });
        Ok(())
    }

    /// Does what an answered word says, as far as a table keeps track of it. The rest is the players' to do.
    fn act_on(&mut self, answer: &Answer) -> Result<(), Refusal> {
        if let Some(arrival) = answer.ask.arrival.as_ref().filter(|_| answer.outcome == Outcome::Used) {
            return self.arrive_asked(answer, &arrival.clone());
        }
        let term = answer.ask.term.as_ref().and_then(|term| self.table.words.term(term));
        let Some(mechanics) = term.and_then(|term| term.mechanics.as_ref()) else { return Ok(()) };
        if answer.outcome == Outcome::Passed {
            return Ok(());
        }
        for effect in &mechanics.effects {
            let rolls = effect.roll.is_some() || effect.save.is_some() || effect.dc.is_some();
            if !rolls || answer.happens() {
                self.effect(answer, mechanics, effect)?;
            }
        }
        Ok(())
    }

    fn effect(&mut self, answer: &Answer, mechanics: &Mechanics, effect: &Effect) -> Result<(), Refusal> {
        let ask = &answer.ask;
        if intervenes(effect) {
            // It comes after the damage was booked, which is taken back as far as it says.
            return self.take_back(answer, effect);
        }
        let target = match effect.to.or(mechanics.target) {
            None | Some(Whom::Itself) => Some(ask.figure),
            Some(Whom::Defender | Whom::Enemy | Whom::Attacker | Whom::Anyone) => ask.about,
            Some(Whom::Ally | Whom::AllyOrItself) => answer.chosen,
            Some(_) => None,
        };
        let there = |number: &FigureNo| self.state.figure(*number).is_some_and(super::Standing::is_there);
        let Some(target) = target.filter(there) else { return Ok(()) };
        for term in &effect.inflicts {
            let condition = self.table.play.condition_of(term).map(|condition| condition.id.clone());
            if let Some(condition) = condition {
                self.mark(target, &condition)?;
            }
        }
        for term in &effect.removes {
            let condition = self.table.play.condition_of(term).map(|condition| condition.id.clone());
            if let Some(condition) =
                condition.filter(|id| self.state.figure(target).is_some_and(|f| f.is(id)))
            {
                self.push(Event::Unmarked { figure: target, condition });
            }
        }
        if let Some(fails) =
            self.table.play.morale.as_ref().map(|morale| morale.fails.clone()).filter(|_| effect.routs)
        {
            self.mark(target, &fails)?;
        }
        if let (Some(force), Some(by)) =
            (self.force().cloned(), self.amount(answer, effect.bonus.get(&Stat::Force)))
        {
            let by = i64::from(by);
            self.push(Event::Counted { figure: target, counter: force, by });
        }
        if let (Some(counter), Some(by)) =
            (self.force().cloned(), self.amount(answer, effect.bonus.get(&Stat::Spends)))
        {
            self.push(Event::Allowed { figure: target, counter, by: u32::try_from(by).unwrap_or(0) });
        }
        let lasts = matches!(mechanics.lasts, Some(crate::term::Span::Game | crate::term::Span::InPlay));
        for ability in effect.grants.iter().filter(|_| lasts) {
            self.push(Event::Granted { figure: target, ability: ability.clone() });
        }
        if let Some(amount) = self.amount(answer, effect.deals.as_ref()).filter(|amount| *amount > 0) {
            self.damage(target, u32::try_from(amount).unwrap_or(0), Some(ask.figure))?;
        }
        if effect.heals.is_some() {
            self.heals(answer, effect, target);
        }
        if effect.defeats {
            self.falls(target, Some(ask.figure));
        }
        if effect.controls {
            let side = self.known(ask.figure)?.piece.side;
            self.push(Event::Turned { figure: target, side, holder: Some(ask.figure) });
        }
        Ok(())
    }

    /// Returns an effect's amount as a number.
    fn amount(&self, answer: &Answer, amount: Option<&Amount>) -> Option<i32> {
        match amount? {
            Amount::Word(AmountWord::AttackDamage) => i32::try_from(answer.ask.damage).ok(),
            Amount::Word(AmountWord::OwnDamage) => Some(self.card(answer.ask.figure)?.stat("damage")),
            Amount::Word(_) => None,
            amount => amount.resolve(|id| self.parameter(answer, id)),
        }
    }

    /// Heals what an answered word says, for words that also change an attack.
    pub(super) fn heal(&mut self, answer: &Answer) -> Result<(), Refusal> {
        let term = answer.ask.term.as_ref().and_then(|term| self.table.words.term(term));
        let effects = term.and_then(|term| term.mechanics.as_ref()).map(|m| m.effects.as_slice());
        for effect in effects.unwrap_or_default().iter().filter(|effect| effect.heals.is_some()) {
            self.heals(answer, effect, answer.ask.figure);
        }
        Ok(())
    }

    fn heals(&mut self, answer: &Answer, effect: &Effect, target: FigureNo) {
        let Some(damage) = self.state.figure(target).map(|figure| figure.damage) else { return };
        let by = match &effect.heals {
            Some(Amount::Word(AmountWord::ToStart | AmountWord::All)) => damage,
            amount => self.amount(answer, amount.as_ref()).and_then(|by| u32::try_from(by).ok()).unwrap_or(0),
        };
        let by = by.min(damage);
        if by > 0 {
            self.push(Event::Healed { figure: target, by });
        }
    }

    fn take_back(&mut self, answer: &Answer, effect: &Effect) -> Result<(), Refusal> {
        let ask = &answer.ask;
        let there = self.state.figure(ask.figure).filter(|figure| figure.is_there());
        let Some(damage) = there.map(|figure| figure.damage) else { return Ok(()) };
        let by = match self.amount(answer, effect.reduces.as_ref()) {
            Some(each) => {
                let times = if ask.roll.is_some() { answer.successes.max(1) } else { 1 };
                u32::try_from(each).unwrap_or(0).saturating_mul(times)
            }
            None => ask.damage,
        };
        let by = by.min(ask.damage).min(damage);
        if by > 0 {
            self.push(Event::Healed { figure: ask.figure, by });
        }
        Ok(())
    }
}

/// Returns an answer's outcome with its dice and the number of successes.
fn outcome_of(
    ask: &Ask,
    result: Option<Outcome>,
    rolls: Option<&Rolls>,
) -> Result<(Outcome, Vec<u32>, u32), Refusal> {
    let Some(roll) = ask.roll else {
        // Whether it is used is the player's to say.
        let outcome = match result {
            Some(Outcome::Passed | Outcome::Failed) => Outcome::Passed,
            Some(Outcome::Used | Outcome::Made) | None => Outcome::Used,
        };
        return Ok((outcome, Vec::new(), 0));
    };
    let Some(rolls) = rolls else {
        let outcome = result.ok_or(Refusal::Dice { need: roll.rolls as usize, most: roll.die })?;
        let all = roll.rolls;
        return Ok(match outcome {
            Outcome::Made | Outcome::Used => (Outcome::Made, Vec::new(), all),
            // Nobody passes what isn't optional.
            Outcome::Passed if ask.must => return Err(Refusal::Dice { need: all as usize, most: roll.die }),
            other => (other, Vec::new(), 0),
        });
    };
    let dice = rolls.dice();
    let fits = dice.len() == roll.rolls as usize && dice.iter().all(|die| (1..=roll.die).contains(die));
    if !fits {
        return Err(Refusal::Dice { need: roll.rolls as usize, most: roll.die });
    }
    let successes = dice.iter().filter(|die| roll.succeeds(**die)).count();
    let made = if roll.every { successes == dice.len() } else { successes > 0 };
    let outcome = if made { Outcome::Made } else { Outcome::Failed };
    Ok((outcome, dice, u32::try_from(successes).unwrap_or(0)))
}
