//! Damage, saves, defeats and their worth; conditions and counters.

use super::super::event::{Event, FigureNo, Leaving, SideNo};
use super::super::facts::{Counter, Whose};
use super::super::id::{ConditionId, CounterId};
use super::super::names::base;
use super::super::refusal::{Refusal, Thing};
use super::super::state::Standing;
use super::super::tap::{Seat, Tap, Who};
use super::super::winning::Deed;
use super::{Deciding, number_of};
use crate::fold::fold;
use crate::term::Meaning;

impl Deciding<'_> {
    pub(super) fn fight(&mut self, tap: &Tap) -> Result<(), Refusal> {
        match tap {
            Tap::Attack { .. } => self.attack(tap),
            Tap::Damage { .. } => self.take_damage(tap),
            Tap::Heal { figure, amount } => {
                let number = self.there(figure)?;
                self.stepped(*amount)?;
                let figure = self.known(number)?;
                // Healing never exceeds the damage.
                let by = (*amount).min(figure.damage);
                if by == 0 {
                    return Err(Refusal::Unhurt { name: figure.piece.name.clone() });
                }
                self.push(Event::Healed { figure: number, by });
                Ok(())
            }
            Tap::Save { figure, .. } => {
                self.there(figure)?;
                self.push(Event::Fought { deed: Deed::Save });
                Ok(())
            }
            Tap::Morale { figure, roll, commander } => self.morale(figure, *roll, commander.as_ref()),
            Tap::Defeat { figure, by } => {
                let by = self.by(by.as_ref())?;
                let figure = self.there(figure)?;
                self.leaves(figure, Leaving::Defeated, by);
                Ok(())
            }
            Tap::Flee { figure, by } => {
                let by = self.by(by.as_ref())?;
                let figure = self.there(figure)?;
                self.leaves(figure, Leaving::Fled, by);
                Ok(())
            }
            Tap::Return { figure, damage, scenario } => self.put_back(figure, *damage, *scenario),
            Tap::Condition { figure, condition } => {
                let figure = self.there(figure)?;
                if let Some((word, condition)) = self.immune(figure, condition) {
                    let name = self.known(figure)?.piece.name.clone();
                    self.forbid(Refusal::Immune { name, word, condition })?;
                }
                self.mark(figure, condition)
            }
            Tap::Recover { figure, condition } => {
                let number = self.there(figure)?;
                let condition = self.table.play.condition(condition).map_or(condition, |known| &known.id);
                let figure = self.known(number)?;
                if !figure.is(condition) {
                    let name = figure.piece.name.clone();
                    return Err(Refusal::NotMarked { name, condition: condition.clone() });
                }
                self.push(Event::Unmarked { figure: number, condition: condition.clone() });
                Ok(())
            }
            Tap::Spend { figure, side, what, amount } => {
                self.count(figure.as_ref(), side.as_ref(), what, -i64::from(*amount))
            }
            Tap::Gain { figure, side, what, amount } => {
                self.count(figure.as_ref(), side.as_ref(), what, i64::from(*amount))
            }
            Tap::Move { figure, by } => {
                if self.table.play.field.is_none() {
                    return Err(Refusal::NoSuchTap { tap: tap.name() });
                }
                let number = self.there(figure)?;
                if i64::from(self.known(number)?.spaces) + by < 0 {
                    return Err(Refusal::Halted { name: self.known(number)?.piece.name.clone() });
                }
                self.has_room(number, *by)?;
                self.moved(number, *by);
                Ok(())
            }
            _ => Err(Refusal::NoSuchTap { tap: tap.name() }),
        }
    }

    /// Puts a defeated figure back on the table. Whoever has points for it loses them, unless the scenario puts it back.
    fn put_back(&mut self, who: &Who, damage: u32, scenario: bool) -> Result<(), Refusal> {
        let Some(returns) = &self.table.play.returns else {
            return Err(Refusal::NoSuchTap { tap: "return" });
        };
        let fell = |figure: &Standing| figure.left == Some(Leaving::Defeated);
        let number = self.state.who(who, fell)?;
        let figure = self.known(number)?;
        let name = figure.piece.name.clone();
        if !fell(figure) {
            return Err(Refusal::NotDefeated { name });
        }
        if figure.piece.hits.is_some_and(|hits| damage >= hits) {
            return Err(Refusal::Gone { name });
        }
        let takes = if returns.takes_points && !scenario { figure.gave.clone() } else { Vec::new() };
        if damage > 0 {
            self.stepped(damage)?;
        }
        self.push(Event::Returned { figure: number, damage, takes });
        Ok(())
    }

    fn by(&self, by: Option<&Who>) -> Result<Option<FigureNo>, Refusal> {
        by.map(|by| self.state.who(by, Standing::is_there)).transpose()
    }

    pub(super) fn stepped(&self, amount: u32) -> Result<(), Refusal> {
        let step = self.table.play.hits.as_ref().map_or(1, |hits| hits.step.max(1));
        if amount == 0 || !amount.is_multiple_of(step) {
            Err(Refusal::DamageStep { amount, step })
        } else {
            Ok(())
        }
    }

    pub(super) fn damage(
        &mut self,
        number: FigureNo,
        amount: u32,
        by: Option<FigureNo>,
    ) -> Result<(), Refusal> {
        self.stepped(amount)?;
        let figure = self.known(number)?;
        let name = figure.piece.name.clone();
        if !figure.is_there() {
            return Err(Refusal::Gone { name });
        }
        let own = by.and_then(|by| self.state.figure(by)).map(|by| by.piece.side) == Some(figure.piece.side);
        self.push(Event::Damaged { figure: number, by: amount });
        if !own {
            self.push(Event::Fought { deed: Deed::Damage });
        }
        let figure = self.known(number)?;
        match figure.hits_left() {
            Some(0) => self.leaves(number, Leaving::Defeated, by),
            Some(left) if self.shakes(figure, left) => self.push(Event::Shaken { figure: number }),
            _ => {}
        }
        Ok(())
    }

    /// Whether a figure has to make a morale roll now: it is at half its hit points for the first time.
    fn shakes(&self, figure: &Standing, left: u32) -> bool {
        let Some(morale) = &self.table.play.morale else { return false };
        let half = figure.piece.hits.is_some_and(|hits| left.saturating_mul(2) <= hits);
        let never = || {
            let card = self.card(figure.number);
            card.zip(morale.never.as_ref()).is_some_and(|(card, never)| never.matches(card))
        };
        half && !figure.tested && !figure.shaken && !never()
    }

    fn morale(&mut self, who: &Who, roll: u32, commander: Option<&Who>) -> Result<(), Refusal> {
        let Some(morale) = self.table.play.morale.clone() else {
            return Err(Refusal::NoSuchTap { tap: "morale" });
        };
        let number = self.there(who)?;
        let figure = self.known(number)?;
        // A routed figure rolls to rally.
        if !figure.shaken && figure.tested && !figure.is(&morale.fails) {
            let name = figure.piece.name.clone();
            self.forbid(Refusal::NoMorale { name })?;
        }
        let figure = self.known(number)?;
        if roll == 0 || roll > morale.die {
            return Err(Refusal::Dice { need: 1, most: morale.die });
        }
        let stat = |number: FigureNo, stat: &str| self.card(number).map_or(0, |card| card.stat(stat));
        let commander = commander.map(|who| self.there(who)).transpose()?;
        let best = stat(number, &morale.commander).max(commander.map_or(0, |c| stat(c, &morale.commander)));
        let bonus = morale.bonus.as_ref().zip(self.card(number));
        let bonus = bonus.and_then(|(ability, card)| number_of(card, ability)).unwrap_or(0);
        let level = stat(number, &morale.add);
        let sum = i64::from(roll) + i64::from(level) + i64::from(best) + i64::from(bonus);
        let holds = roll == morale.die || (roll != 1 && sum >= i64::from(morale.at));
        let routed = figure.is(&morale.fails);
        self.push(Event::Fought { deed: Deed::Save });
        self.push(Event::Held { figure: number });
        match (holds, routed) {
            (false, false) => self.mark(number, &morale.fails),
            (true, true) => {
                self.push(Event::Unmarked { figure: number, condition: morale.fails });
                match &morale.recovers {
                    Some(recovers) => self.mark(number, recovers),
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// Returns the word by which a figure is immune to a condition, and the condition; `None` if it isn't.
    fn immune(&self, figure: FigureNo, condition: &ConditionId) -> Option<(String, ConditionId)> {
        let (known, card) = (self.table.play.condition(condition)?, self.card(figure)?);
        let term = known.term();
        let glossary = self.table.words;
        let immune = |meaning: &Meaning<'_>| {
            let mut effects = meaning.term.mechanics.iter().flat_map(|mechanics| &mechanics.effects);
            effects.any(|effect| effect.immune.contains(&term))
        };
        // An ability may come with another, as Fearless with Undead.
        let granted = |meaning: &Meaning<'_>| {
            let effects = meaning.term.mechanics.iter().flat_map(|mechanics| &mechanics.effects);
            let words = effects.flat_map(|effect| &effect.grants);
            words.flat_map(|word| glossary.read(None, word)).any(|meaning| immune(&meaning))
        };
        let words = glossary.of_figure(self.table.catalogue.game(), card).into_iter();
        let mut says = words.filter(|word| word.meanings.iter().any(|m| immune(m) || granted(m)));
        says.next().map(|word| (word.keyword.to_owned(), known.id.clone()))
    }

    pub(super) fn mark(&mut self, figure: FigureNo, condition: &ConditionId) -> Result<(), Refusal> {
        let unknown = || Refusal::Unknown { what: Thing::Condition, name: condition.to_string() };
        let known = self.table.play.condition(condition).ok_or_else(unknown)?;
        let (condition, ends, activated) = (known.id.clone(), known.ends, known.activated);
        self.push(Event::Marked { figure, condition, ends, activated });
        Ok(())
    }

    /// Removes a figure, and with it the figures that can't stay without it.
    pub(super) fn leaves(&mut self, number: FigureNo, how: Leaving, by: Option<FigureNo>) {
        let mut leaving = vec![(number, how, by)];
        while let Some((number, how, by)) = leaving.pop() {
            let Some(figure) = self.state.figure(number).filter(|figure| figure.is_there()) else { continue };
            let (side, name) = (figure.piece.side, figure.piece.name.clone());
            let gives = self.gives(figure, how, by);
            self.push(Event::Left { figure: number, how, by, gives });
            if how != Leaving::Replaced {
                self.push(Event::Fought { deed: Deed::Defeat });
            }
            let with = |one: &&Standing| one.piece.with_holder && one.piece.holder == Some(number);
            let called = fold(base(&name));
            let is_called = |wanted: &str, name: &str| fold(base(name)).starts_with(wanted);
            let needs = |one: &&Standing| {
                let Some(wanted) = one.piece.requires.as_deref().map(fold) else { return false };
                let another = self
                    .state
                    .in_play(side)
                    .any(|other| other.number != one.number && is_called(&wanted, &other.piece.name));
                called.starts_with(&wanted) && !another
            };
            let others = self.state.in_play(side).filter(|one| with(one) || needs(one));
            leaving.extend(others.map(|one| (one.number, Leaving::Defeated, by)));
        }
    }

    /// Returns who gets points for a figure that leaves. If its own side caused it, the opponents share the
    /// points equally, rounded down.
    fn gives(&self, figure: &Standing, how: Leaving, by: Option<FigureNo>) -> Vec<(SideNo, i64)> {
        if how == Leaving::Replaced {
            return Vec::new();
        }
        let (side, card) = (figure.piece.side, figure.piece.card);
        let mut of_card = self.state.in_play(side).filter(|one| one.piece.card == card);
        let last = of_card.all(|one| one.number == figure.number);
        let worth = figure.piece.worth + if last { figure.piece.carried } else { 0 };
        if worth == 0 {
            return Vec::new();
        }
        let who = by.and_then(|by| self.state.figure(by)).map(|by| by.piece.side);
        let enemy = who.filter(|who| self.state.team(*who) != self.state.team(side));
        match enemy {
            Some(enemy) => vec![(enemy, worth)],
            None => {
                let others: Vec<_> = self.state.opponents(side).collect();
                let each = worth / i64::try_from(others.len().max(1)).unwrap_or(1);
                others.into_iter().map(|other| (other, each)).filter(|(_, each)| *each != 0).collect()
            }
        }
    }

    fn count(
        &mut self,
        figure: Option<&Who>,
        side: Option<&Seat>,
        what: &CounterId,
        by: i64,
    ) -> Result<(), Refusal> {
        let unknown = || Refusal::Unknown { what: Thing::Counter, name: what.to_string() };
        let counter = self.table.play.counter(what).ok_or_else(unknown)?;
        let need = u32::try_from(by.unsigned_abs()).unwrap_or(u32::MAX);
        let pays = |have: u32| {
            let short = by < 0 && have < need;
            if short { Err(Refusal::TooLittle { counter: what.clone(), need, have }) } else { Ok(()) }
        };
        match counter.of {
            Whose::Side => {
                let side = self.side_or_turn(side)?;
                let have = self.state.sides.get(side).and_then(|side| side.counters.get(what)).copied();
                pays(have.unwrap_or(0))?;
                self.push(Event::SideCounted { side, counter: what.clone(), by });
            }
            Whose::Figure => {
                let figure = figure.ok_or(Refusal::Unknown { what: Thing::Figure, name: String::new() })?;
                let figure = self.there(figure)?;
                let standing = self.known(figure)?;
                // The number of boxes on a card is entered only once.
                if by > 0 && counter.boxes && standing.counters.contains_key(what) {
                    return Err(Refusal::Ticked { counter: what.clone() });
                }
                if by < 0 {
                    pays(standing.counters.get(what).copied().unwrap_or(0))?;
                    if let Err(refusal) = self.may_spend(standing, counter) {
                        self.forbid(refusal)?;
                    }
                }
                self.push(Event::Counted { figure, counter: what.clone(), by });
            }
        }
        Ok(())
    }

    /// Whether a figure may spend once more in this turn.
    pub(super) fn may_spend(&self, figure: &Standing, counter: &Counter) -> Result<(), Refusal> {
        let Some(usual) = counter.a_turn else { return Ok(()) };
        let by = counter.a_turn_by.as_ref().zip(self.card(figure.number));
        let most = by.and_then(|(ability, card)| number_of(card, ability)).unwrap_or(usual).max(usual);
        let most = most + figure.allowed.get(&counter.id).copied().unwrap_or(0);
        // Outside its own turn a figure defends itself, and each attack counts as a turn of its own.
        let own = self.state.active.contains(&figure.number);
        if own && figure.spent.get(&counter.id).copied().unwrap_or(0) >= most {
            let (name, counter) = (figure.piece.name.clone(), counter.id.clone());
            return Err(Refusal::Spent { name, counter, most });
        }
        Ok(())
    }
}
