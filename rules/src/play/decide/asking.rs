//! Which words on cards something at the table brings up, as questions.

use super::super::ask::{Ask, AskNo, AskedRoll, Held};
use super::super::event::{Event, FigureNo, Leaving};
use super::super::facts::When;
use super::super::moment::Place;
use super::super::state::Standing;
use super::Deciding;
use crate::selector::Selector;
use crate::term::{Amount, Avoided, Condition, Effect, Limit, Meaning, Mechanics, Moment, Saver, Stat, Whom};

/// What happened, as far as words on cards ask about it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Happening {
    /// Whether it is an attack.
    pub(super) attack: bool,
    /// The figure that did it.
    pub(super) by: Option<FigureNo>,
    /// The figure that it was done to.
    pub(super) target: Option<FigureNo>,
    /// The damage.
    pub(super) damage: u32,
    /// The die as rolled.
    pub(super) roll: Option<u32>,
    /// Whether it is a critical hit.
    pub(super) critical: bool,
}

/// Whether an effect changes an attack or its damage before it is booked.
pub(super) fn intervenes(effect: &Effect) -> bool {
    let avoided = [Avoided::Damage, Avoided::Hit, Avoided::Attack, Avoided::Defeat];
    effect.redirects
        || effect.reduces.is_some()
        || effect.avoids.is_some_and(|avoids| avoided.contains(&avoids))
}

/// Whether an effect is something that somebody does or suffers, not a number that is different.
fn is_deed(effect: &Effect) -> bool {
    effect.extra_attacks.is_some()
        || effect.attacks.is_some()
        || effect.extra_turns.is_some()
        || effect.extra_actions.is_some()
        || effect.deals.is_some()
        || effect.heals.is_some()
        || effect.moves.is_some()
        || effect.pushes.is_some()
        || effect.places.is_some()
        || effect.rerolls.is_some()
        || effect.avoids.is_some()
        || effect.defeats
        || effect.controls
        || effect.routs
        || effect.redirects
        || !effect.inflicts.is_empty()
        || !effect.removes.is_empty()
        || !effect.grants.is_empty()
        || effect.bonus.contains_key(&Stat::Force)
        || effect.bonus.contains_key(&Stat::HitPoints)
}

/// Returns `false` if any is, `None` if any isn't known.
fn all(answers: impl IntoIterator<Item = Option<bool>>) -> Option<bool> {
    let mut known = Some(true);
    for answer in answers {
        match answer {
            Some(false) => return Some(false),
            None => known = None,
            Some(true) => {}
        }
    }
    known
}

impl Deciding<'_> {
    /// Returns the questions that words of a figure raise at a moment. With `before`, those that change an attack or
    /// its damage; otherwise the others.
    pub(super) fn words_at(
        &self,
        moment: Moment,
        number: FigureNo,
        what: &Happening,
        before: bool,
    ) -> Vec<Ask> {
        let (Some(figure), Some(card)) = (self.state.figure(number), self.card(number)) else {
            return Vec::new();
        };
        let (glossary, game) = (self.table.words, self.table.catalogue.game());
        let mut asks = Vec::new();
        let granted = figure.granted.iter().flat_map(|word| {
            glossary.read(Some(&card.id), word).into_iter().map(move |meaning| (word.as_str(), meaning))
        });
        let printed = glossary.of_figure(game, card).into_iter().flat_map(|word| {
            let keyword = word.keyword;
            word.meanings.into_iter().map(move |meaning| (keyword, meaning))
        });
        for (word, meaning) in printed.chain(granted) {
            let play = self.table.play;
            let asked =
                |m: &&Mechanics| m.when == Some(moment) && Place::of_word(m, play) == Some(Place::Event);
            let Some(mechanics) = meaning.term.mechanics.as_ref().filter(asked) else { continue };
            asks.extend(self.ask(moment, figure, (word, &meaning, mechanics), what, before));
        }
        asks
    }

    fn ask(
        &self,
        moment: Moment,
        figure: &Standing,
        (word, meaning, mechanics): (&str, &Meaning<'_>, &Mechanics),
        what: &Happening,
        before: bool,
    ) -> Option<Ask> {
        let about = self.about(moment, figure.number, what);
        let applies = self.applies(moment, figure, mechanics, what, about);
        if applies == Some(false) || self.is_used_up(figure, meaning, mechanics) {
            return None;
        }
        let of =
            |effect: &&Effect| self.effect_applies(figure, effect, mechanics, what, about) != Some(false);
        let effects: Vec<_> = mechanics.effects.iter().filter(of).collect();
        let intervening = effects.iter().any(|effect| intervenes(effect));
        let wanted = match before {
            true => intervening,
            // What the vocabulary can't express is told as well.
            false => !intervening && (mechanics.effects.is_empty() || effects.iter().any(|e| is_deed(e))),
        };
        let cost = self.cost_of(figure, meaning, mechanics)?;
        if !wanted {
            return None;
        }
        let for_certain =
            all(effects.iter().map(|effect| self.effect_applies(figure, effect, mechanics, what, about)));
        let roll = effects
            .iter()
            .find_map(|effect| self.dice_for(figure, effect, mechanics, meaning, (what, about)));
        let free = cost == 0 && mechanics.optional != Some(true);
        Some(Ask {
            number: 0,
            figure: figure.number,
            word: word.to_owned(),
            term: Some(meaning.term.id.clone()),
            arrival: None,
            moment,
            about,
            damage: what.damage,
            must: before && roll.is_some() && free && all([applies, for_certain]) == Some(true),
            roll,
            cost,
            choices: self.choices(figure, mechanics, &effects),
        })
    }

    /// Returns the other figure of what happened, as seen from the holder of a word.
    fn about(&self, moment: Moment, holder: FigureNo, what: &Happening) -> Option<FigureNo> {
        match moment {
            Moment::AllyAttacked | Moment::AllyHit | Moment::AllyDefeated | Moment::EnemyDefeated => {
                what.target
            }
            _ if what.target == Some(holder) => what.by,
            _ if what.by == Some(holder) => what.target,
            _ => what.by.or(what.target),
        }
    }

    /// Whether a word applies; `None` if that can only be seen at the table.
    fn applies(
        &self,
        moment: Moment,
        figure: &Standing,
        mechanics: &Mechanics,
        what: &Happening,
        about: Option<FigureNo>,
    ) -> Option<bool> {
        let conditions = mechanics.conditions.iter().map(|c| self.holds(*c, figure, what));
        let against = mechanics.against.as_deref().and_then(|who| self.table.words.selector(who));
        // The other figure of an attack on an ally is the attacker.
        let enemy = match moment {
            Moment::AllyAttacked | Moment::AllyHit => what.by,
            _ => about,
        };
        let against = against.map(|who| self.is(who, enemy));
        let of_ally = matches!(moment, Moment::AllyAttacked | Moment::AllyHit | Moment::AllyDefeated);
        let suffers = matches!(
            mechanics.target,
            Some(Whom::Defender | Whom::Enemy | Whom::Attacker) if about.is_some()
        );
        let who = mechanics.who.as_deref().and_then(|who| self.table.words.selector(who));
        let who = who.filter(|_| of_ally || suffers).map(|who| self.is(who, about));
        let needs = mechanics.needs.iter().map(|need| {
            let select =
                |text: &Option<String>| text.as_deref().and_then(|who| self.table.words.selector(who));
            let own = select(&need.own).is_none_or(|who| self.is(who, Some(figure.number)) == Some(true));
            let ally = select(&need.ally).is_none_or(|who| {
                self.state.in_play(figure.piece.side).any(|one| {
                    (one.number != figure.number || need.itself)
                        && self.is(who, Some(one.number)) == Some(true)
                })
            });
            // Whoever falls was an ally until now.
            let fell = of_ally && select(&need.ally).is_some_and(|who| self.is(who, about) == Some(true));
            Some(own && (ally || fell))
        });
        all(conditions.chain(against).chain(who).chain(needs))
    }

    fn effect_applies(
        &self,
        figure: &Standing,
        effect: &Effect,
        mechanics: &Mechanics,
        what: &Happening,
        about: Option<FigureNo>,
    ) -> Option<bool> {
        let conditions = effect.conditions.iter().map(|c| self.holds(*c, figure, what));
        let select = |text: &Option<String>| text.as_deref().and_then(|who| self.table.words.selector(who));
        let against = select(&effect.against).map(|who| self.is(who, about));
        let suffers = matches!(
            effect.to.or(mechanics.target),
            Some(Whom::Defender | Whom::Enemy | Whom::Attacker) if about.is_some()
        );
        let who = select(&effect.who).filter(|_| suffers).map(|who| self.is(who, about));
        all(conditions.chain(against).chain(who))
    }

    fn is(&self, who: &Selector, number: Option<FigureNo>) -> Option<bool> {
        number.and_then(|number| self.card(number)).map(|card| who.matches(card))
    }

    /// Whether a figure fights in melee: its card may say that it attacks adjacent enemies alone, and where cards say
    /// so, the others shoot. `None` if cards don't say.
    fn is_melee(&self, number: Option<FigureNo>) -> Option<bool> {
        let card = self.card(number?)?;
        let glossary = self.table.words;
        let adjacent_alone = |mechanics: &Mechanics| {
            let reach = |effect: &Effect| effect.sets.get(&Stat::Reach) == Some(&Amount::Number(1));
            mechanics.when.is_none() && mechanics.effects.iter().any(reach)
        };
        let told = glossary.terms().iter().filter_map(|term| term.mechanics.as_ref()).any(adjacent_alone);
        let words = glossary.of_figure(self.table.catalogue.game(), card);
        let mut mechanics = words.iter().flat_map(|w| &w.meanings).filter_map(|m| m.term.mechanics.as_ref());
        told.then(|| mechanics.any(adjacent_alone))
    }

    /// Whether a condition holds; `None` if that can only be seen at the table.
    fn holds(&self, condition: Condition, figure: &Standing, what: &Happening) -> Option<bool> {
        use Condition as C;
        let state = &self.state;
        let target = what.target.and_then(|target| state.figure(target));
        Some(match condition {
            C::Melee | C::AttackerAdjacent if what.attack => {
                return self.is_melee(what.by).filter(|m| *m || condition == C::Melee);
            }
            C::Ranged | C::AttackerNotAdjacent if what.attack => {
                return self.is_melee(what.by).filter(|m| *m || condition == C::Ranged).map(|melee| !melee);
            }
            C::ByAttack => return (what.by.is_none() || what.attack).then_some(what.attack),
            C::ByOpportunity => return (!what.attack).then_some(false),
            C::Wounded => figure.damage > 0,
            C::NotWounded => figure.damage == 0,
            C::TargetWounded => target?.damage > 0,
            C::NotActivated => !figure.activated,
            C::TargetActivated => target?.activated,
            C::TargetNotActivated => !target?.activated,
            C::Damaged => what.damage > 0,
            C::LastOne => state.in_play(figure.piece.side).count() == 1,
            C::HasInitiative => state.first == Some(figure.piece.side),
            C::NaturalTwenty => match what.roll {
                Some(roll) => roll == 20,
                None if what.critical => return None,
                None => false,
            },
            C::NaturalOne => match what.roll {
                Some(roll) => roll == 1,
                // Whoever rolled a 1 missed.
                None if what.damage == 0 => return None,
                None => false,
            },
            _ => return None,
        })
    }

    fn is_used_up(&self, figure: &Standing, meaning: &Meaning<'_>, mechanics: &Mechanics) -> bool {
        let Some(limit) = mechanics.limit else { return false };
        let (round, turn) = (self.state.round, self.state.turns);
        self.state.uses.iter().any(|used| {
            used.figure == figure.number
                && used.term == meaning.term.id
                && match limit {
                    Limit::OnceAnAttack => false,
                    Limit::OnceATurn | Limit::OnceAnActivation => used.turn == turn,
                    Limit::OnceARound => used.round == round,
                    Limit::OnceAMission | Limit::OnceAGame => true,
                }
        })
    }

    /// Returns what using a word costs; `None` if the figure can't pay it.
    fn cost_of(&self, figure: &Standing, meaning: &Meaning<'_>, mechanics: &Mechanics) -> Option<u32> {
        let Some(force) = &mechanics.costs.force else { return Some(0) };
        let need = u32::try_from(force.resolve(|id| meaning.number(id)).unwrap_or(0)).unwrap_or(0);
        let have = self.force().and_then(|counter| figure.counters.get(counter)).copied().unwrap_or(0);
        (need <= have).then_some(need)
    }

    fn dice_for(
        &self,
        figure: &Standing,
        effect: &Effect,
        mechanics: &Mechanics,
        meaning: &Meaning<'_>,
        (what, about): (&Happening, Option<FigureNo>),
    ) -> Option<AskedRoll> {
        let number = |amount: &Option<crate::term::Amount>| {
            amount.as_ref().and_then(|amount| amount.resolve(|id| meaning.number(id)))
        };
        let die = self.table.play.initiative.as_ref().and_then(|initiative| initiative.die).unwrap_or(20);
        let rolls = number(&effect.rolls).and_then(|rolls| u32::try_from(rolls).ok()).unwrap_or(1).max(1);
        let (at, by, averts) = match (number(&effect.roll), number(&effect.save).or(number(&effect.dc))) {
            (Some(at), _) => (at, figure.number, false),
            (None, Some(at)) => {
                let affected = match effect.to.or(mechanics.target) {
                    Some(Whom::Defender | Whom::Enemy | Whom::Attacker) => about,
                    _ => Some(figure.number),
                };
                let by = match effect.saver {
                    Some(Saver::Attacker) => what.by.or(about),
                    Some(Saver::Itself) => Some(figure.number),
                    Some(Saver::Target) | None => affected,
                }?;
                let level =
                    if effect.dc.is_some() { self.card(by).map_or(0, |card| card.stat("level")) } else { 0 };
                (at - level, by, true)
            }
            (None, None) => return None,
        };
        let at = u32::try_from(at).unwrap_or(1);
        Some(AskedRoll { die, at, rolls, every: effect.every, by, averts })
    }

    /// Returns the figures of which one is chosen for a word.
    fn choices(&self, figure: &Standing, mechanics: &Mechanics, effects: &[&Effect]) -> Vec<FigureNo> {
        let given = |effect: &&&Effect| {
            matches!(effect.to.or(mechanics.target), Some(Whom::Ally | Whom::AllyOrItself))
                && (effect.bonus.contains_key(&Stat::Force) || !effect.grants.is_empty() || effect.defeats)
        };
        let Some(effect) = effects.iter().find(given) else { return Vec::new() };
        let who = effect.who.as_ref().or(mechanics.who.as_ref());
        let who = who.and_then(|who| self.table.words.selector(who));
        let itself = effect.to.or(mechanics.target) == Some(Whom::AllyOrItself);
        let fits = |one: &&Standing| {
            (one.number != figure.number || itself)
                && self.card(one.number).is_some_and(|other| who.is_none_or(|who| who.matches(other)))
        };
        // The squads of a team are allies.
        let team = self.state.team(figure.piece.side);
        let allies =
            self.state.figures.iter().filter(|one| one.is_there() && self.state.team(one.piece.side) == team);
        allies.filter(fits).map(|one| one.number).collect()
    }

    /// Gives questions their numbers, leaving out copies of a figure that ask the same.
    pub(super) fn numbered(&self, asks: Vec<Ask>) -> Vec<Ask> {
        let mut out: Vec<Ask> = Vec::new();
        let kind = |ask: &Ask| {
            let figure = self.state.figure(ask.figure).map(|one| (one.piece.side, one.piece.figure.clone()));
            (figure, ask.word.clone(), ask.moment, ask.about)
        };
        for mut ask in asks {
            let own = matches!(
                ask.moment,
                Moment::AllyAttacked
                    | Moment::AllyHit
                    | Moment::AllyDefeated
                    | Moment::EnemyActivation
                    | Moment::EnemyMoves
                    | Moment::EnemyAttacks
                    | Moment::EnemyDefeated
                    | Moment::PowerUsed
            );
            let same = |other: &Ask| {
                if own {
                    kind(other) == kind(&ask)
                } else {
                    (other.figure, &other.word) == (ask.figure, &ask.word) && other.moment == ask.moment
                }
            };
            if out.iter().any(same) || self.state.asks.iter().any(same) {
                continue;
            }
            ask.number = self.state.asked + AskNo::try_from(out.len()).unwrap_or(0) + 1;
            out.push(ask);
        }
        out
    }

    /// Lets an action wait for answers.
    pub(super) fn hold(&mut self, held: Held) {
        self.push(Event::Waits { held: Box::new(held) });
    }

    /// Asks what the events so far bring up, apart from what was asked before they were booked.
    pub(super) fn follow(&mut self) {
        if self.state.over.is_some() || self.state.held.is_some() || self.table.words.is_empty() {
            return;
        }
        let mut asks = Vec::new();
        let mut strike = None;
        for event in &self.events {
            if let Event::Struck { by, target, damage, critical, roll } = event {
                strike = Some(Happening {
                    attack: true,
                    by: Some(*by),
                    target: Some(*target),
                    damage: *damage,
                    roll: *roll,
                    critical: *critical,
                });
            }
            for (moment, figure, what) in self.passes(event, strike) {
                // Whoever fell suffers nothing else.
                let fell =
                    what.target.is_some_and(|target| self.known(target).is_ok_and(|one| !one.is_there()));
                let harms = matches!(moment, Moment::Hit | Moment::DealsDamage | Moment::TakesDamage);
                if fell && harms {
                    continue;
                }
                asks.extend(self.words_at(moment, figure, &what, false));
                // Damage that wasn't dealt by an attack is booked at once; what reduces it is taken off afterwards.
                if moment == Moment::TakesDamage && strike.is_none() {
                    let late = self.words_at(moment, figure, &what, true);
                    asks.extend(late.into_iter().map(|ask| Ask { must: false, ..ask }));
                }
            }
            asks.extend(self.brought(event));
        }
        let asks = self.numbered(asks);
        if !asks.is_empty() {
            self.push(Event::Asked { asks });
        }
    }

    /// Returns the counter of Force points.
    pub(super) fn force(&self) -> Option<&crate::play::id::CounterId> {
        let mut counters = self.table.play.counters.iter();
        counters.find(|counter| counter.stat.as_deref() == Some("force")).map(|counter| &counter.id)
    }

    /// Returns the questions whether a defeat brings somebody.
    fn brought(&self, event: &Event) -> Vec<Ask> {
        let Event::Left { figure: victim, how: Leaving::Defeated, by: Some(by), .. } = event else {
            return Vec::new();
        };
        let arrivals = self.table.play.arrivals.iter().filter(|arrival| arrival.when == When::Defeat);
        let fit = arrivals.filter(|arrival| {
            self.state.figure(*by).is_some_and(|holder| holder.is_there() && self.may_bring(arrival, holder))
        });
        fit.map(|arrival| Ask {
            number: 0,
            figure: *by,
            word: arrival.name.clone(),
            term: None,
            arrival: Some(arrival.id.clone()),
            moment: Moment::Defeats,
            about: Some(*victim),
            damage: 0,
            must: false,
            roll: None,
            cost: 0,
            choices: Vec::new(),
        })
        .collect()
    }
}
