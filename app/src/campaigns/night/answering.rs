//! Builds the answer of a night: its events so far, the resulting state, and the possible taps.

use muster_rules::campaign::facts::{Facts, Night as Rules};
use muster_rules::campaign::id::MissionId;
use muster_rules::id::FigureId;
use muster_rules::night::decide::Said;
use muster_rules::night::{Card, Group, Hero, State, Table, redoable, undoable};

use super::answer::*;
use super::words::{Teller, hero_states};
use super::{Night, playable};
use crate::base::named::Named;
use crate::campaigns::shown::Shown;

/// Number of rounds for which threat is projected.
const AHEAD: u32 = 6;

impl NightAnswer {
    pub(super) fn of(night: &Night, shown: &Shown<'_>) -> Self {
        let book = &night.book;
        let state = State::after(&night.events);
        let table = night.table();
        let teller = Teller::new(shown.telling, night);
        let of = Of { night, shown, teller, state: &state, table: table.as_ref() };
        let choices = playable(book);
        Self {
            id: book.summary.uuid,
            name: book.summary.name.clone(),
            game: book.summary.game.clone(),
            taps: night.taps,
            mission: night.mission.as_ref().map(|mission| of.mission(mission)),
            choices: choices.iter().map(|mission| shown.named(mission.as_str())).collect(),
            begun: state.has_begun(),
            over: of.over(),
            fun: state.fun,
            for_fun: of.for_fun(),
            round: state.round,
            turn: of.turn(),
            threat: of.threat(),
            groups: state.groups.iter().map(|group| of.group(group)).collect(),
            cards: of.cards(),
            waiting: of.waiting(),
            at_hand: of.at_hand(),
            factions: of.factions(),
            kept_secret: of.keeps_secret(),
            held: of.held(),
            opponent: of.opponent(),
            hero_states: hero_states(shown.facts).iter().map(|state| shown.telling.term(state)).collect(),
            heroes: of.heroes(),
            allies: of.allies(),
            counters: of.counters(),
            supplies: shown.facts.rules.night.as_ref().is_some_and(|rules| rules.supplies),
            hand: of.hand(),
            deck: of.deck(),
            damage_name: of.word(|night| &night.damage),
            strain_name: of.word(|night| &night.strain),
            conditions: of.conditions(),
            lines: of.lines(),
            limit: state.limit,
            ends: of.ends(),
            status: of.status(),
            result: of.result(),
            done: None,
            undo: undoable(&night.events).map(|event| of.teller.event(event)),
            redo: redoable(&night.events).map(|event| of.teller.again(event)),
            refused: None,
        }
    }
}

/// The context of an answer.
pub(super) struct Of<'a> {
    pub(super) night: &'a Night,
    pub(super) shown: &'a Shown<'a>,
    pub(super) teller: Teller<'a>,
    pub(super) state: &'a State,
    pub(super) table: Option<&'a Table<'a>>,
}

impl Of<'_> {
    pub(super) fn facts(&self) -> &Facts {
        self.shown.facts
    }

    pub(super) fn name(&self, id: &str) -> String {
        self.shown.telling.name(id)
    }

    pub(super) fn figure(&self, card: &FigureId) -> String {
        self.shown.telling.speaker.figure(card)
    }

    pub(super) fn over(&self) -> bool {
        let played = |mission| self.night.book.log.state().has_played(mission);
        if self.state.fun { self.state.ended } else { self.night.mission.as_ref().is_some_and(played) }
    }

    /// Returns the missions of the boxes in play, by name.
    fn for_fun(&self) -> Vec<Named> {
        // Nobody chooses while one is played.
        let foundation = self.night.book.log.state().foundation.as_ref();
        let foundation = foundation.filter(|_| !self.state.has_begun() || self.over());
        let Some(boxes) = foundation.map(|foundation| &foundation.boxes) else { return Vec::new() };
        let missions = self.facts().missions.values().filter(|mission| boxes.contains(&mission.box_id));
        let mut missions: Vec<_> = missions.map(|mission| self.shown.named(mission.id.as_str())).collect();
        missions.sort_by(|a, b| a.name.cmp(&b.name));
        missions
    }

    fn mission(&self, id: &MissionId) -> NightMission {
        let speaker = &self.shown.telling.speaker;
        let known = self.facts().missions.get(id);
        let hero = known.and_then(|m| m.hero.as_ref()).map(|hero| self.name(hero.as_str()));
        let guide_name = known.and_then(|m| m.guide.as_ref()).map(|guide| self.name(guide.as_str()));
        let page = known.and_then(|mission| mission.page);
        let brief = match (&guide_name, page) {
            (Some(guide), Some(page)) => {
                speaker.say("night-brief-page", &[("guide", guide.into()), ("page", page.into())])
            }
            (Some(guide), None) => speaker.say("night-brief-guide", &[("guide", guide.into())]),
            (None, _) => speaker.word("night-brief-sheet"),
        };
        let kind_name = known.map(|m| self.shown.telling.mission_kind(&m.kind, &hero.unwrap_or_default()));
        NightMission {
            mission: id.clone(),
            mission_name: self.name(id.as_str()),
            kind_name: kind_name.unwrap_or_default(),
            guide_name,
            page,
            brief,
            unsure: known.and_then(|mission| self.shown.telling.trust(mission.trust)),
        }
    }

    fn threat(&self) -> Option<ThreatAnswer> {
        let rules = self.facts().rules.night.as_ref()?.threat.as_ref()?;
        let table = self.table?;
        let begun = self.state.has_begun();
        let level = if begun { self.state.threat_level } else { table.threat_level };
        let joining = table.joined.iter().map(|joining| joining.threat).fold(0, u32::saturating_add);
        let (from, now) = if begun { (self.state.round, self.state.threat) } else { (1, joining) };
        let rounds = (1..).zip(&self.state.rounds);
        let rounds = rounds.map(|(round, threat)| ThreatRound {
            round,
            before: threat.before,
            gained: threat.gained,
            spent: threat.spent,
        });
        let ahead = (u32::from(begun)..=AHEAD).map(|more| ThreatAhead {
            round: from.saturating_add(more),
            threat: now.saturating_add(level.saturating_mul(more)),
        });
        Some(ThreatAnswer {
            side: rules.side.clone(),
            side_name: self.shown.telling.side(&rules.side),
            threat_name: self.shown.telling.term(&rules.name),
            level,
            now: self.state.threat,
            tokens: self.state.tokens,
            rounds: rounds.collect(),
            ahead: ahead.collect(),
        })
    }

    fn card(&self, id: &FigureId) -> Option<&Card> {
        self.table?.cards.get(id)
    }

    fn group(&self, group: &Group) -> GroupAnswer {
        let card = self.card(&group.card);
        let reinforcement = card.and_then(|card| card.reinforcement);
        let can = group.figures > 0 && group.figures < group.size;
        GroupAnswer {
            group: group.number,
            card: group.card.clone(),
            card_name: self.figure(&group.card),
            side: group.side.clone(),
            side_name: self.shown.telling.side(&group.side),
            figures: group.figures,
            size: group.size,
            cost: card.and_then(|card| card.cost),
            reinforcement,
            reinforces: can && reinforcement.is_some_and(|cost| cost <= self.state.threat),
            health: card.and_then(|card| card.health),
            damage: group.damage.clone(),
            conditions: self.marks(&group.conditions),
            acted: group.acted,
        }
    }

    fn cards(&self) -> Vec<CardAnswer> {
        // Only the side that deploys them knows which they are.
        let table = self.table.filter(|_| !self.keeps_secret());
        let cards = table.into_iter().flat_map(|table| table.cards.values());
        let at_hand = |card: &Card| match &self.state.at_hand {
            Some(hand) => hand.contains(&card.id),
            None => card.open && !self.state.bars(card),
        };
        let cards = cards.map(|card| CardAnswer {
            card: card.id.clone(),
            card_name: self.figure(&card.id),
            cost: card.cost,
            reinforcement: card.reinforcement,
            figures: card.figures,
            open: at_hand(card),
            won: card.won,
            affordable: card.cost.is_some_and(|cost| cost <= self.state.threat),
        });
        let mut cards: Vec<_> = cards.collect();
        let order = |card: &CardAnswer| (!card.won, !card.open, card.cost.unwrap_or(u32::MAX));
        cards.sort_by(|a, b| order(a).cmp(&order(b)).then_with(|| a.card_name.cmp(&b.card_name)));
        cards
    }

    /// Returns the heroes in play; before the mission is set up, those who will be.
    fn heroes(&self) -> Vec<NightHero> {
        let seats = || self.night.book.log.state().seats.iter().cloned().map(Hero::fresh).collect();
        let heroes = if self.state.has_begun() { self.state.heroes.clone() } else { seats() };
        let heroes = heroes.into_iter().map(|one| {
            let hand = self.state.hand.iter().filter(|held| held.hero.as_ref() == Some(&one.hero));
            let limits = self.table.map(|table| table.limits(&one.hero, one.state)).unwrap_or_default();
            NightHero {
                hero_name: self.name(one.hero.as_str()),
                state: one.state,
                state_name: self.teller.hero_state(one.state),
                hand: hand.map(|held| self.shown.telling.supply(held.supply.as_str())).collect(),
                damage: one.damage,
                health: limits.health,
                strain: one.strain,
                endurance: limits.endurance,
                conditions: self.marks(&one.conditions),
                acted: one.acted,
                activations: self.table.map_or(1, |table| table.activations),
                out: self.table.is_some_and(|table| one.state >= table.sides),
                hero: one.hero,
            }
        });
        heroes.collect()
    }

    /// Returns conditions by their English names, with those of the reader's language.
    fn marks(&self, conditions: &[String]) -> Vec<Named> {
        let named = |english: &String| Named { id: english.clone(), name: self.shown.telling.term(english) };
        conditions.iter().map(named).collect()
    }

    fn word(&self, of: impl FnOnce(&Rules) -> &String) -> String {
        let night = self.facts().rules.night.as_ref();
        night.map(|night| self.shown.telling.term(of(night))).unwrap_or_default()
    }

    fn conditions(&self) -> Vec<Named> {
        let rules = self.facts().rules.night.as_ref();
        rules.map(|night| self.marks(&night.conditions)).unwrap_or_default()
    }

    fn lines(&self) -> Vec<LineAnswer> {
        let lines = self.state.lines.iter().map(|line| LineAnswer {
            line: line.number,
            when: line.when,
            when_name: self.teller.when(line.when),
            text: line.text.clone(),
            happened: line.happened,
            due: line.is_due(self.state.round),
        });
        lines.collect()
    }

    /// Returns what may end the mission by now: nobody is well any more, the last round has come.
    fn ends(&self) -> Vec<String> {
        let speaker = &self.shown.telling.speaker;
        let heroes = &self.state.heroes;
        let nobody = !heroes.is_empty() && heroes.iter().all(|hero| hero.state > 0);
        let nobody = nobody.then(|| speaker.word("night-told-nobody-well"));
        let limit = self.state.limit.filter(|limit| self.state.round >= *limit);
        let limit = limit.map(|limit| speaker.say("night-told-limit", &[("round", limit.into())]));
        nobody.into_iter().chain(limit).collect()
    }

    fn status(&self) -> Vec<String> {
        let steps = self.facts().rules.night.iter().flat_map(|night| &night.status);
        steps.map(|step| self.shown.telling.term(step)).collect()
    }

    fn allies(&self) -> Vec<AllyOffer> {
        let allies = self.table.into_iter().flat_map(|table| table.allies.values());
        let allies = allies.map(|joining| AllyOffer {
            ally: joining.ally.clone(),
            ally_name: self.name(joining.ally.as_str()),
            threat: joining.threat,
            tokens: joining.tokens,
            joined: self.state.joined.contains(&joining.ally),
        });
        allies.collect()
    }

    fn counters(&self) -> Vec<CounterAnswer> {
        let Some(table) = self.table else { return Vec::new() };
        let counters = table.counters().map(|counter| CounterAnswer {
            counter: counter.id.clone(),
            counter_name: self.teller.counter(&counter.id),
            count: self.state.count(&counter.id),
            most: table.most.get(&counter.id).copied(),
            rounds: self.state.counts.get(&counter.id).map(|c| c.rounds.clone()).unwrap_or_default(),
        });
        counters.collect()
    }

    fn hand(&self) -> Vec<SupplyHeld> {
        let hand = self.state.hand.iter().map(|held| SupplyHeld {
            supply: held.supply.clone(),
            supply_name: self.shown.telling.supply(held.supply.as_str()),
            hero: held.hero.clone(),
            hero_name: held.hero.as_ref().map(|hero| self.name(hero.as_str())).unwrap_or_default(),
        });
        hand.collect()
    }

    fn deck(&self) -> Vec<SupplyOffer> {
        let supplies = self.table.into_iter().flat_map(|table| &table.supplies);
        let out = |id: &str| {
            let held = self.state.hand.iter().map(|held| &held.supply).chain(&self.state.used);
            u32::try_from(held.filter(|one| one.as_str() == id).count()).unwrap_or(u32::MAX)
        };
        let offers = supplies.map(|(id, copies)| SupplyOffer {
            supply: id.as_str().into(),
            supply_name: self.shown.telling.supply(id),
            left: copies.map(|copies| copies.saturating_sub(out(id))),
        });
        let mut offers: Vec<_> = offers.collect();
        offers.sort_by(|a, b| a.supply_name.cmp(&b.supply_name));
        offers
    }

    fn result(&self) -> NightResult {
        let said = self.table.map(|table| Said::of(table, self.state)).unwrap_or_default();
        let step = self.night.mission.as_ref().filter(|_| self.state.has_begun() && !self.state.fun).map(
            |mission| {
                let crates = if said.crates > 0 { format!(" crates={}", said.crates) } else { String::new() };
                let tokens = if said.tokens > 0 { format!(" tokens={}", said.tokens) } else { String::new() };
                format!("mission name={mission}{crates}{tokens} winner=")
            },
        );
        NightResult {
            crates: said.crates,
            tokens: said.tokens,
            told: self.told(),
            step: step.unwrap_or_default(),
        }
    }

    /// Returns the events that decide how the mission ended, line by line.
    fn told(&self) -> Vec<String> {
        if !self.state.has_begun() {
            return Vec::new();
        }
        let speaker = &self.shown.telling.speaker;
        let mut told = vec![speaker.say("night-told-round", &[("round", self.state.round.into())])];
        for (at, name) in (0..).zip(hero_states(self.facts())).skip(1) {
            let heroes = self.state.heroes.iter().filter(|hero| hero.state == at);
            let heroes: Vec<_> = heroes.map(|hero| self.name(hero.hero.as_str())).collect();
            if !heroes.is_empty() {
                let args = [
                    ("name", self.shown.telling.term(name).into()),
                    ("what", speaker.words.all_of(&heroes).into()),
                ];
                told.push(speaker.say("night-told", &args));
            }
        }
        told.extend(self.ends());
        let counters = self.counters().into_iter().filter(|counter| counter.count > 0);
        for counter in counters {
            let mut rounds: Vec<_> = counter.rounds.iter().map(ToString::to_string).collect();
            rounds.dedup();
            let args = [
                ("name", counter.counter_name.into()),
                ("count", counter.count.into()),
                ("rounds", speaker.words.all_of(&rounds).into()),
            ];
            told.push(speaker.say("night-told-counter", &args));
        }
        told
    }
}
