//! The beginning of a campaign: heroes, decks, and starting cards and amounts.

use std::collections::{BTreeMap, BTreeSet};

use crate::campaign::chance::Chance;
use crate::campaign::event::{Account, Card, Event, Foundation, Holder, Origin, Phase, Why};
use crate::campaign::facts::{Campaign, Facts, Mission, MissionKind, Picked, Share, Stage, Topic};
use crate::campaign::id::{AgendaCardId, AgendaSetId, BoxId, DeckId, HeroId, MissionDeckId, MissionId};
use crate::campaign::refusal::Refusal;
use crate::campaign::state::State;
use crate::campaign::step::Setup;

/// Starts a campaign.
pub(super) fn begin(facts: &Facts, state: &State, setup: &Setup) -> Result<Vec<Event>, Vec<Refusal>> {
    if state.foundation.is_some() {
        return Err(vec![Refusal::Begun]);
    }
    let Some(campaign) = facts.campaign(&setup.campaign) else {
        let id = setup.campaign.as_str().to_owned();
        return Err(vec![Refusal::Unknown { what: "campaign", id }]);
    };
    let mut builder = Builder {
        facts,
        campaign,
        setup,
        boxes: BTreeSet::new(),
        chance: Chance::new(setup.seed, 0),
        refusals: Vec::new(),
    };
    builder.boxes = builder.boxes();
    let foundation = builder.foundation();
    if builder.refusals.is_empty() { Ok(events(facts, campaign, foundation)) } else { Err(builder.refusals) }
}

struct Builder<'a> {
    facts: &'a Facts,
    campaign: &'a Campaign,
    setup: &'a Setup,
    boxes: BTreeSet<BoxId>,
    chance: Chance,
    refusals: Vec<Refusal>,
}

impl Builder<'_> {
    /// Returns the named boxes, or those that contain what the setup names.
    fn boxes(&self) -> BTreeSet<BoxId> {
        if !self.setup.boxes.is_empty() {
            return self.setup.boxes.clone();
        }
        let facts = self.facts;
        let heroes = self.setup.heroes.iter().filter_map(|h| Some(&facts.heroes.get(h)?.box_id));
        let sets = self.setup.agenda_sets.iter().flatten();
        let sets = sets.filter_map(|s| Some(&facts.agenda_sets.get(s)?.box_id));
        let missions = self.setup.missions.values().flatten();
        let missions = missions.filter_map(|m| Some(&facts.missions.get(m)?.box_id));
        let class = self.setup.class.iter().filter_map(|c| facts.classes.get(c)?.box_id.as_ref());
        let own = facts.boxes.first().map(|b| &b.id).into_iter().chain([&self.campaign.box_id]);
        own.chain(heroes).chain(sets).chain(missions).chain(class).cloned().collect()
    }

    fn foundation(&mut self) -> Foundation {
        self.must_be_in_boxes(self.campaign.id.as_str(), &self.campaign.box_id);
        let heroes = self.heroes();
        let class = self.class();
        let agenda_sets = self.agenda_sets();
        let agenda_deck = self.agenda_deck(&agenda_sets);
        let (mission_decks, by_chance) = self.mission_decks(&heroes);
        let in_boxes = |b: &BoxId| self.boxes.contains(b);
        let items = self.facts.items.values().filter(|i| in_boxes(&i.box_id)).map(|i| i.id.clone());
        Foundation {
            campaign: self.campaign.id.clone(),
            items: items.collect(),
            boxes: self.boxes.clone(),
            heroes,
            class,
            agenda_sets,
            agenda_deck,
            mission_decks,
            by_chance,
            options: self.setup.options,
            seed: self.setup.seed,
            agenda_seed: None,
            redacted: false,
        }
    }

    fn refuse(&mut self, refusal: Refusal) {
        self.refusals.push(refusal);
    }

    fn must_be_in_boxes(&mut self, id: &str, needs: &BoxId) {
        if !self.boxes.contains(needs) {
            let (id, needs) = (id.to_owned(), needs.as_str().to_owned());
            self.refuse(Refusal::NotInBoxes { id, needs });
        }
    }

    fn no_twins<'a>(&mut self, ids: impl IntoIterator<Item = &'a str>, about: Topic) {
        let mut seen = BTreeSet::new();
        for id in ids {
            if !seen.insert(id) {
                self.refuse(Refusal::Twice { id: id.to_owned(), about });
            }
        }
    }

    fn count(&mut self, what: &str, have: usize, need: usize, about: Topic) {
        if have != need {
            self.refuse(Refusal::Count { what: what.to_owned(), have, need, about });
        }
    }

    /// Returns the named heroes, or the maximum number at random.
    fn heroes(&mut self) -> Vec<HeroId> {
        let named = self.setup.heroes.clone();
        if named.is_empty() {
            let there = self.facts.heroes.values().filter(|h| self.boxes.contains(&h.box_id));
            let there: Vec<_> = there.map(|h| h.id.clone()).collect();
            let drawn = self.chance.draw(&there, self.facts.rules.heroes.most);
            self.enough_heroes(&drawn);
            return drawn;
        }
        self.enough_heroes(&named);
        self.no_twins(named.iter().map(HeroId::as_str), Topic::Hero);
        for id in &named {
            match self.facts.heroes.get(id) {
                Some(hero) => self.must_be_in_boxes(id.as_str(), &hero.box_id),
                None => self.refuse(Refusal::Unknown { what: "hero", id: id.as_str().to_owned() }),
            }
        }
        named
    }

    fn enough_heroes(&mut self, heroes: &[HeroId]) {
        let (least, most) = (self.facts.rules.heroes.least, self.facts.rules.heroes.most);
        if !(least..=most).contains(&heroes.len()) {
            self.refuse(Refusal::HeroCount { heroes: heroes.len(), least, most });
        }
    }

    fn class(&mut self) -> Option<DeckId> {
        if let Some(id) = &self.setup.class {
            match self.facts.classes.get(id).map(|c| c.box_id.clone()) {
                Some(Some(needs)) => self.must_be_in_boxes(id.as_str(), &needs),
                Some(None) => {}
                None => self.refuse(Refusal::Unknown { what: "class", id: id.as_str().to_owned() }),
            }
            return Some(id.clone());
        }
        self.facts.rules.class.as_ref()?;
        let classes = self.facts.classes.values();
        let there = classes.filter(|c| c.box_id.as_ref().is_some_and(|b| self.boxes.contains(b)));
        let there: Vec<_> = there.map(|c| c.id.clone()).collect();
        let drawn = self.chance.draw(&there, 1).into_iter().next();
        self.count("class", usize::from(drawn.is_some()), 1, Topic::Class);
        drawn
    }

    fn agenda_sets(&mut self) -> Vec<AgendaSetId> {
        let need = self.facts.rules.agenda.as_ref().map_or(0, |agenda| agenda.sets);
        let Some(named) = self.setup.agenda_sets.clone() else {
            let there = self.facts.agenda_sets.values().filter(|s| self.boxes.contains(&s.box_id));
            let there: Vec<_> = there.map(|s| s.id.clone()).collect();
            let drawn = self.chance.draw(&there, need);
            self.count("agenda-sets", drawn.len(), need, Topic::AgendaDeck);
            return drawn;
        };
        self.count("agenda-sets", named.len(), need, Topic::AgendaDeck);
        self.no_twins(named.iter().map(AgendaSetId::as_str), Topic::AgendaDeck);
        for id in &named {
            match self.facts.agenda_sets.get(id) {
                Some(set) => self.must_be_in_boxes(id.as_str(), &set.box_id),
                None => self.refuse(Refusal::Unknown { what: "agenda-set", id: id.as_str().to_owned() }),
            }
        }
        named
    }

    /// Returns the cards of the sets; a campaign without side missions leaves out agenda missions.
    fn agenda_deck(&self, sets: &[AgendaSetId]) -> Vec<AgendaCardId> {
        let missions = self.campaign.side_deck.is_some() || self.setup.options.expanded;
        let cards = self.facts.agenda_cards.values().filter(|c| sets.contains(&c.set));
        cards.filter(|c| missions || c.mission.is_none()).map(|c| c.id.clone()).collect()
    }

    /// Returns the mission decks, and the missions in them that were chosen at random.
    fn mission_decks(
        &mut self,
        heroes: &[HeroId],
    ) -> (BTreeMap<MissionDeckId, Vec<MissionId>>, BTreeSet<MissionId>) {
        let (mut decks, mut by_chance) = (BTreeMap::<_, Vec<_>>::new(), BTreeSet::new());
        let facts = self.facts;
        for id in self.setup.missions.keys() {
            if !facts.rules.picked_kinds().any(|kind| kind.id == *id) {
                self.refuse(Refusal::Unknown { what: "mission-kind", id: id.as_str().to_owned() });
            }
        }
        let Some(needed) = &self.campaign.side_deck else {
            if let Some(named) = self.setup.missions.values().flatten().next() {
                let id = named.as_str().to_owned();
                self.refuse(Refusal::NotInDeck { id, about: Topic::SideDeck });
            }
            return (decks, by_chance);
        };
        for kind in &facts.rules.mission_kinds {
            let Some((deck, picked)) = kind.deck.as_ref().zip(kind.picked) else { continue };
            let missions = match picked {
                Picked::ByHero => {
                    let heroes = heroes.iter().filter_map(|h| facts.heroes.get(h)?.mission.clone());
                    let own = |m: &MissionId| facts.missions.get(m).is_some_and(|m| m.kind == kind.id);
                    heroes.filter(own).collect()
                }
                Picked::ByNumber => {
                    let need = needed.get(&kind.id).copied().unwrap_or(0);
                    let missions = self.picked(kind, need);
                    let hidden = facts.rules.mission_decks.iter().any(|d| d.id == *deck && d.hidden);
                    if hidden && !self.setup.missions.contains_key(&kind.id) {
                        by_chance.extend(missions.iter().cloned());
                    }
                    missions
                }
            };
            // An empty deck is omitted, as in a log that is read back.
            if !missions.is_empty() {
                decks.entry(deck.clone()).or_default().extend(missions);
            }
        }
        (decks, by_chance)
    }

    fn picked(&mut self, kind: &MissionKind, need: usize) -> Vec<MissionId> {
        let what = format!("{}-missions", kind.id);
        let Some(named) = self.setup.missions.get(&kind.id).cloned() else {
            let drawn = self.draw_missions(kind, need);
            self.count(&what, drawn.len(), need, Topic::SideDeck);
            return drawn;
        };
        self.count(&what, named.len(), need, Topic::SideDeck);
        self.no_twins(named.iter().map(MissionId::as_str), Topic::SideDeck);
        self.may_be_picked(&named, kind);
        named
    }

    /// Checks that picked missions are of the kind, in the boxes, in the period, and no two for one ally.
    fn may_be_picked(&mut self, named: &[MissionId], kind: &MissionKind) {
        let mut allies = BTreeMap::new();
        for id in named {
            let Some(mission) = self.facts.missions.get(id) else {
                self.refuse(Refusal::Unknown { what: "mission", id: id.as_str().to_owned() });
                continue;
            };
            if mission.kind != kind.id {
                let need = kind.id.as_str().to_owned();
                self.refuse(Refusal::WrongKind { id: id.as_str().to_owned(), need });
            }
            self.must_be_in_boxes(id.as_str(), &mission.box_id);
            if !self.in_period(mission.period) {
                let period = self.campaign.period.unwrap_or(0);
                self.refuse(Refusal::WrongPeriod { id: id.as_str().to_owned(), period });
            }
            for ally in mission.allies.iter().filter(|_| kind.one_for_each_ally) {
                if allies.insert(ally, id).is_some_and(|other| other != id) {
                    self.refuse(Refusal::SameAlly { ally: ally.as_str().to_owned() });
                }
            }
        }
    }

    fn in_period(&self, (from, to): (Option<u32>, Option<u32>)) -> bool {
        let Some(period) = self.campaign.period.filter(|_| self.setup.options.periods) else { return true };
        from.is_none_or(|f| f <= period) && to.is_none_or(|t| period <= t)
    }

    /// Draws missions of a kind at random, no two for one ally, excluding missions of the campaign's own story.
    fn draw_missions(&mut self, kind: &MissionKind, need: usize) -> Vec<MissionId> {
        let story: BTreeSet<_> = self.campaign.stages.iter().flat_map(|s| &s.missions).collect();
        let may = |m: &&Mission| m.kind == kind.id && !story.contains(&m.id);
        let there = self.facts.missions.values().filter(may);
        let there = there.filter(|m| self.boxes.contains(&m.box_id) && self.in_period(m.period));
        let there: Vec<_> = there.cloned().collect();
        let mut allies = BTreeSet::new();
        let mut drawn = Vec::new();
        for mission in self.chance.draw(&there, there.len()) {
            if drawn.len() < need && mission.allies.iter().all(|a| !allies.contains(a)) {
                allies.extend(mission.allies.iter().filter(|_| kind.one_for_each_ally).cloned());
                drawn.push(mission.id);
            }
        }
        drawn
    }
}

/// Returns the starting cards of a class deck.
pub(super) fn first_cards(facts: &Facts, deck: &DeckId) -> Vec<Card> {
    facts.deck(deck).filter(|card| card.xp == Some(0)).map(|card| Card::Class(card.id.clone())).collect()
}

/// Returns the events of a foundation: the decks, then all starting cards and amounts.
fn events(facts: &Facts, campaign: &Campaign, foundation: Foundation) -> Vec<Event> {
    let heroes = foundation.heroes.clone();
    let class = foundation.class.clone();
    let rules = &facts.rules;
    let mut events = vec![Event::Founded(Box::new(foundation))];
    let number = u32::try_from(heroes.len()).unwrap_or(0);
    let first = |holder: &Holder, deck: &DeckId| -> Vec<_> {
        first_cards(facts, deck)
            .into_iter()
            .map(|card| Event::Took { holder: holder.clone(), card })
            .collect()
    };
    let start = |account: Account, share: Share| {
        let amount = campaign.start.get(&account.kind).copied().unwrap_or(0);
        let amount = if share == Share::PerHero { amount.saturating_mul(number) } else { amount };
        let (amount, why) = (i64::from(amount), Why::Start);
        (amount > 0).then_some(Event::Moved { account, amount, why })
    };
    for hero in &heroes {
        let holder = Holder::Hero(hero.clone());
        events.extend(first(&holder, &hero.deck()));
        let by_number = rules.heroes.by_number.iter().filter(|by| by.heroes == heroes.len());
        events.extend(
            by_number.map(|by| Event::Took { holder: holder.clone(), card: Card::Reward(by.reward.clone()) }),
        );
        let own = rules.accounts.iter().filter(|kind| kind.share == Share::EachHero);
        events.extend(own.filter_map(|kind| start(Account::of_hero(&kind.id, hero), kind.share)));
    }
    if let Some((side, deck)) = rules.class.as_ref().map(|class| class.side.clone()).zip(class) {
        events.extend(first(&Holder::Side(side), &deck));
    }
    let together = rules.accounts.iter().filter(|kind| kind.share != Share::EachHero);
    events.extend(together.filter_map(|kind| start(Account::of_side(&kind.id), kind.share)));
    let opens = |stage: &&Stage| facts.stage_kind(stage).is_some_and(|k| k.opens);
    let intro = campaign.stages.first().filter(opens);
    let intro = intro.into_iter().flat_map(|s| s.missions.iter().cloned());
    events.extend(intro.map(|mission| Event::Activated { mission, origin: Origin::Story }));
    let first = rules.upgrades.first().filter(|_| campaign.upgrades_first);
    let phase = first.map_or(Phase::Mission, |upgrade| Phase::Upgrade(upgrade.id.clone()));
    events.push(Event::Began { stage: 0, phase });
    events
}
