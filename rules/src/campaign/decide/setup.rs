//! How a campaign begins: heroes, decks, and what everybody starts with.

use std::collections::{BTreeMap, BTreeSet};

use crate::campaign::chance::Chance;
use crate::campaign::event::{Account, Card, Event, Foundation, Holder, Origin, Phase, Why};
use crate::campaign::facts::{Campaign, Facts, MissionKind, SideDeck, StageKind};
use crate::campaign::id::{AgendaCardId, AgendaSetId, BoxId, DeckId, HeroId, MissionId, RewardId};
use crate::campaign::refusal::Refusal;
use crate::campaign::state::State;
use crate::campaign::step::Setup;

/// Heroes of a group; a lone Rebel player runs two.
const HEROES: std::ops::RangeInclusive<usize> = 2..=4;
/// Heroes that are drawn where nobody named any.
const FULL_TABLE: usize = 4;
/// Sets of the agenda deck, of three cards each.
const AGENDA_SETS: usize = 6;
/// The rewards by which few heroes are made stronger.
const BY_NUMBER: [(usize, &str); 2] = [(2, "legendary"), (3, "heroic")];

/// Begins a campaign.
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
    /// The boxes that were named, or those that hold what was named.
    fn boxes(&self) -> BTreeSet<BoxId> {
        if !self.setup.boxes.is_empty() {
            return self.setup.boxes.clone();
        }
        let facts = self.facts;
        let heroes = self.setup.heroes.iter().filter_map(|h| Some(&facts.heroes.get(h)?.box_id));
        let sets = self.setup.agenda_sets.iter().flatten();
        let sets = sets.filter_map(|s| Some(&facts.agenda_sets.get(s)?.box_id));
        let green = self.setup.side_missions_green.iter().flatten();
        let grey = self.setup.side_missions_grey.iter().flatten();
        let missions = green.chain(grey).filter_map(|m| Some(&facts.missions.get(m)?.box_id));
        let class = self.setup.imperial_class.iter().filter_map(|c| facts.classes.get(c)?.box_id.as_ref());
        let own = facts.boxes.first().map(|b| &b.id).into_iter().chain([&self.campaign.box_id]);
        own.chain(heroes).chain(sets).chain(missions).chain(class).cloned().collect()
    }

    fn foundation(&mut self) -> Foundation {
        self.must_be_in_boxes(self.campaign.id.as_str(), &self.campaign.box_id);
        let heroes = self.heroes();
        let imperial_class = self.imperial_class();
        let agenda_sets = self.agenda_sets();
        let agenda_deck = self.agenda_deck(&agenda_sets);
        let (side_deck, by_chance) = self.side_deck(&heroes);
        let threat_deck = self.threat_deck();
        let in_boxes = |b: &BoxId| self.boxes.contains(b);
        let items = self.facts.items.values().filter(|i| in_boxes(&i.box_id)).map(|i| i.id.clone());
        Foundation {
            campaign: self.campaign.id.clone(),
            items: items.collect(),
            boxes: self.boxes.clone(),
            heroes,
            imperial_class,
            agenda_sets,
            agenda_deck,
            side_deck,
            by_chance,
            threat_deck,
            options: self.setup.options,
            seed: self.setup.seed,
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

    fn no_twins<'a>(&mut self, ids: impl IntoIterator<Item = &'a str>, rule: &'static str) {
        let mut seen = BTreeSet::new();
        for id in ids {
            if !seen.insert(id) {
                self.refuse(Refusal::Twice { id: id.to_owned(), rule });
            }
        }
    }

    fn count(&mut self, what: &'static str, have: usize, need: usize, rule: &'static str) {
        if have != need {
            self.refuse(Refusal::Count { what, have, need, rule });
        }
    }

    /// IA-PLAYERS, IA-HERO.
    fn heroes(&mut self) -> Vec<HeroId> {
        let named = self.setup.heroes.clone();
        if named.is_empty() {
            let there = self.facts.heroes.values().filter(|h| self.boxes.contains(&h.box_id));
            let there: Vec<_> = there.map(|h| h.id.clone()).collect();
            let drawn = self.chance.draw(&there, FULL_TABLE);
            self.enough_heroes(&drawn);
            return drawn;
        }
        self.enough_heroes(&named);
        self.no_twins(named.iter().map(HeroId::as_str), "IA-HERO");
        for id in &named {
            match self.facts.heroes.get(id) {
                Some(hero) => self.must_be_in_boxes(id.as_str(), &hero.box_id),
                None => self.refuse(Refusal::Unknown { what: "hero", id: id.as_str().to_owned() }),
            }
        }
        named
    }

    fn enough_heroes(&mut self, heroes: &[HeroId]) {
        if !HEROES.contains(&heroes.len()) {
            self.refuse(Refusal::HeroCount { heroes: heroes.len() });
        }
    }

    fn imperial_class(&mut self) -> DeckId {
        if let Some(id) = &self.setup.imperial_class {
            match self.facts.classes.get(id).map(|c| c.box_id.clone()) {
                Some(Some(needs)) => self.must_be_in_boxes(id.as_str(), &needs),
                Some(None) => {}
                None => self.refuse(Refusal::Unknown { what: "imperial-class", id: id.as_str().to_owned() }),
            }
            return id.clone();
        }
        let classes = self.facts.classes.values();
        let there = classes.filter(|c| c.box_id.as_ref().is_some_and(|b| self.boxes.contains(b)));
        let there: Vec<_> = there.map(|c| c.id.clone()).collect();
        let drawn = self.chance.draw(&there, 1).into_iter().next();
        self.count("imperial-class", usize::from(drawn.is_some()), 1, "IA-IMPERIAL-CLASS");
        drawn.unwrap_or_else(|| DeckId::from(""))
    }

    fn agenda_sets(&mut self) -> Vec<AgendaSetId> {
        let Some(named) = self.setup.agenda_sets.clone() else {
            let there = self.facts.agenda_sets.values().filter(|s| self.boxes.contains(&s.box_id));
            let there: Vec<_> = there.map(|s| s.id.clone()).collect();
            let drawn = self.chance.draw(&there, AGENDA_SETS);
            self.count("agenda-sets", drawn.len(), AGENDA_SETS, "IA-AGENDA-DECK");
            return drawn;
        };
        self.count("agenda-sets", named.len(), AGENDA_SETS, "IA-AGENDA-DECK");
        self.no_twins(named.iter().map(AgendaSetId::as_str), "IA-AGENDA-DECK");
        for id in &named {
            match self.facts.agenda_sets.get(id) {
                Some(set) => self.must_be_in_boxes(id.as_str(), &set.box_id),
                None => self.refuse(Refusal::Unknown { what: "agenda-set", id: id.as_str().to_owned() }),
            }
        }
        named
    }

    /// The cards of the sets; a campaign without side missions takes the missions out.
    fn agenda_deck(&self, sets: &[AgendaSetId]) -> Vec<AgendaCardId> {
        let missions = self.campaign.side_deck.is_some() || self.setup.options.expanded;
        let cards = self.facts.agenda_cards.values().filter(|c| sets.contains(&c.set));
        cards.filter(|c| missions || c.mission.is_none()).map(|c| c.id.clone()).collect()
    }

    /// IA-SIDE-DECK. Also says which of the missions chance chose.
    fn side_deck(&mut self, heroes: &[HeroId]) -> (Vec<MissionId>, BTreeSet<MissionId>) {
        let (told_green, told_grey) =
            (self.setup.side_missions_green.clone(), self.setup.side_missions_grey.clone());
        let Some(deck) = self.campaign.side_deck else {
            if let Some(named) = told_green.iter().chain(&told_grey).flatten().next() {
                let id = named.as_str().to_owned();
                self.refuse(Refusal::NotInDeck { id, rule: "IA-SIDE-DECK" });
            }
            return Default::default();
        };
        let red = heroes.iter().filter_map(|h| self.facts.heroes.get(h)?.mission.clone());
        let red: Vec<_> = red.collect();
        let untold = [told_green.is_none(), told_grey.is_none()];
        let green = self.side_missions(told_green, MissionKind::Green, deck);
        let grey = self.side_missions(told_grey, MissionKind::Grey, deck);
        let drawn = [&green, &grey].into_iter().zip(untold).filter(|(_, untold)| *untold);
        let by_chance = drawn.flat_map(|(missions, _)| missions.iter().cloned()).collect();
        ([red, green, grey].concat(), by_chance)
    }

    fn side_missions(
        &mut self,
        named: Option<Vec<MissionId>>,
        kind: MissionKind,
        deck: SideDeck,
    ) -> Vec<MissionId> {
        let (what, need) = match kind {
            MissionKind::Green => ("green-missions", deck.green),
            _ => ("grey-missions", deck.grey),
        };
        let Some(named) = named else {
            let drawn = self.draw_missions(kind, need);
            self.count(what, drawn.len(), need, "IA-SIDE-DECK");
            return drawn;
        };
        self.count(what, named.len(), need, "IA-SIDE-DECK");
        self.no_twins(named.iter().map(MissionId::as_str), "IA-SIDE-DECK");
        self.may_be_picked(&named, kind);
        named
    }

    /// Of the kind, in the boxes, in its time, and no two for one ally.
    fn may_be_picked(&mut self, named: &[MissionId], kind: MissionKind) {
        let need = match kind {
            MissionKind::Green => "green",
            MissionKind::Threat => "threat",
            _ => "grey",
        };
        let mut allies = BTreeMap::new();
        for id in named {
            let Some(mission) = self.facts.missions.get(id) else {
                self.refuse(Refusal::Unknown { what: "mission", id: id.as_str().to_owned() });
                continue;
            };
            if mission.kind != kind {
                self.refuse(Refusal::WrongKind { id: id.as_str().to_owned(), need });
            }
            self.must_be_in_boxes(id.as_str(), &mission.box_id);
            if !self.in_period(mission.period) {
                let period = self.campaign.period.unwrap_or(0);
                self.refuse(Refusal::WrongPeriod { id: id.as_str().to_owned(), period });
            }
            for ally in mission.allies.iter().filter(|_| kind == MissionKind::Green) {
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

    /// Missions of a kind by chance, no two for one ally. A mission of the campaign's own story is none.
    fn draw_missions(&mut self, kind: MissionKind, need: usize) -> Vec<MissionId> {
        let story: BTreeSet<_> = self.campaign.stages.iter().flat_map(|s| &s.missions).collect();
        let missions = self.facts.missions.values().filter(|m| m.kind == kind && !story.contains(&m.id));
        let there = missions.filter(|m| self.boxes.contains(&m.box_id) && self.in_period(m.period));
        let there: Vec<_> = there.cloned().collect();
        let mut allies = BTreeSet::new();
        let mut drawn = Vec::new();
        for mission in self.chance.draw(&there, there.len()) {
            if drawn.len() < need && mission.allies.iter().all(|a| !allies.contains(a)) {
                allies.extend(mission.allies.iter().filter(|_| kind == MissionKind::Green).cloned());
                drawn.push(mission.id);
            }
        }
        drawn
    }

    fn threat_deck(&mut self) -> Vec<MissionId> {
        let need = self.campaign.side_deck.map_or(0, |d| d.threat);
        match self.setup.threat_missions.clone() {
            Some(named) => {
                self.count("threat-missions", named.len(), need, "IA-SIDE-DECK");
                self.no_twins(named.iter().map(MissionId::as_str), "IA-SIDE-DECK");
                self.may_be_picked(&named, MissionKind::Threat);
                named
            }
            None => self.draw_missions(MissionKind::Threat, need),
        }
    }
}

/// What a foundation books: the decks, then what everybody begins with.
fn events(facts: &Facts, campaign: &Campaign, foundation: Foundation) -> Vec<Event> {
    let heroes = foundation.heroes.clone();
    let imperial = foundation.imperial_class.clone();
    let mut events = vec![Event::Founded(Box::new(foundation))];
    let start = |account, amount: u32| {
        let (amount, why) = (i64::from(amount), Why::Start);
        (amount > 0).then_some(Event::Moved { account, amount, why })
    };
    let number = u32::try_from(heroes.len()).unwrap_or(0);
    for hero in &heroes {
        let holder = Holder::Hero(hero.clone());
        let deck = hero.deck();
        let first = facts.deck(&deck).filter(|c| c.xp == Some(0));
        events.extend(first.map(|c| Event::Took { holder: holder.clone(), card: Card::Class(c.id.clone()) }));
        let reward = BY_NUMBER.iter().find(|(n, _)| *n == heroes.len());
        events.extend(
            reward
                .map(|(_, r)| Event::Took { holder: holder.clone(), card: Card::Reward(RewardId::from(*r)) }),
        );
        events.extend(start(Account::HeroXp(hero.clone()), campaign.start.hero_xp));
    }
    let first = facts.deck(&imperial).filter(|c| c.xp == Some(0));
    events.extend(first.map(|c| Event::Took { holder: Holder::Empire, card: Card::Class(c.id.clone()) }));
    events.extend(start(Account::Credits, campaign.start.credits_per_hero.saturating_mul(number)));
    events.extend(start(Account::ImperialXp, campaign.start.imperial_xp));
    events.extend(start(Account::Influence, campaign.start.influence));
    let intro = campaign.stages.first().filter(|s| s.kind == StageKind::Introduction);
    let intro = intro.into_iter().flat_map(|s| s.missions.iter().cloned());
    events.extend(intro.map(|mission| Event::Activated { mission, origin: Origin::Story }));
    events.push(Event::Began { stage: 0, phase: Phase::Mission });
    events
}
