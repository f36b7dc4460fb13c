//! A night as one answer for both shells. What ends in `_name` says in the reader's language what stands before it.

use muster_rules::campaign::facts::Facts;
use muster_rules::campaign::id::{AllyId, CounterId, HeroId, MissionId, SideId, SupplyId};
use muster_rules::id::{FigureId, GameId};
use muster_rules::night::decide::Said;
use muster_rules::night::{Card, Group, State, Table, undoable};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

use super::told::{Teller, hero_states};
use super::{Night, playable};
use crate::campaigns::shown::Shown;
use crate::games::Named;

/// How many rounds ahead threat is told.
const AHEAD: u32 = 6;

/// A campaign's mission night.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NightAnswer {
    /// The campaign's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// What the group calls it.
    pub name: String,
    /// The game's id.
    #[ts(type = "string")]
    pub game: GameId,
    /// How many taps the campaign has; goes with every tap.
    pub taps: u32,
    /// The mission that is played; null where several can be and nobody said which.
    pub mission: Option<NightMission>,
    /// Missions that can be played.
    pub choices: Vec<Named>,
    /// Whether the mission was set up.
    pub begun: bool,
    /// Whether its result is recorded already.
    pub over: bool,
    /// The round; 0 before the mission is set up.
    pub round: u32,
    /// Threat; null where the game has none.
    pub threat: Option<ThreatAnswer>,
    /// Groups on the table, and those that were there.
    pub groups: Vec<GroupAnswer>,
    /// Cards that may be deployed: those that were won, then open groups by cost, then all others.
    pub cards: Vec<CardAnswer>,
    /// What a hero may be, in words: the sides of the sheet, and out.
    pub hero_states: Vec<String>,
    /// The heroes in the order of their seats.
    pub heroes: Vec<NightHero>,
    /// Who may join the heroes.
    pub allies: Vec<AllyOffer>,
    /// What is counted.
    pub counters: Vec<CounterAnswer>,
    /// Whether the game has supply cards.
    pub supplies: bool,
    /// Supply cards that are held.
    pub hand: Vec<SupplyHeld>,
    /// Supply cards that may be drawn.
    pub deck: Vec<SupplyOffer>,
    /// What the night says of the mission's result.
    pub result: NightResult,
    /// What was just tapped or taken back; null where nothing was.
    pub done: Option<String>,
    /// What undo would take back.
    pub undo: Option<String>,
    /// Why the tap wasn't kept; null where it was.
    pub refused: Option<String>,
}

/// The mission that is played.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NightMission {
    /// The mission.
    pub mission: MissionId,
    /// What it is called.
    pub mission_name: String,
    /// What it is: story, side, forced …
    pub kind_name: String,
    /// The box whose campaign guide describes it; null where a sheet of its own does.
    pub guide_name: Option<String>,
    /// The page there; null where nobody knows.
    pub page: Option<u32>,
    /// Where to read it, as a sentence.
    pub brief: String,
    /// How sure its facts are: null where they are.
    pub unsure: Option<String>,
}

/// Threat by round.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ThreatAnswer {
    /// Whose it is.
    pub side: SideId,
    /// The same in words.
    pub side_name: String,
    /// What it is called.
    pub threat_name: String,
    /// By how much it rises each round.
    pub level: u32,
    /// What can be spent.
    pub now: u32,
    /// Tokens that can become threat.
    pub tokens: u32,
    /// The rounds so far, the present one last.
    pub rounds: Vec<ThreatRound>,
    /// What there will be in each of the next rounds if nothing more is spent.
    pub ahead: Vec<ThreatAhead>,
}

/// The threat of a round.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct ThreatRound {
    /// The round, from 1.
    pub round: u32,
    /// What there was when it began.
    pub before: u32,
    /// What came.
    pub gained: u32,
    /// What was spent.
    pub spent: u32,
}

/// The threat of a round to come.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct ThreatAhead {
    /// The round, from 1.
    pub round: u32,
    /// What there will be.
    pub threat: u32,
}

/// A group on the table.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupAnswer {
    /// Its number.
    pub group: u32,
    /// Its card.
    pub card: FigureId,
    /// The same in words.
    pub card_name: String,
    /// Whose it is.
    pub side: SideId,
    /// The same in words.
    pub side_name: String,
    /// How many of its figures are on the table.
    pub figures: u32,
    /// Of how many it is.
    pub size: u32,
    /// What the group costs; null where it costs no threat, or nobody knows.
    pub cost: Option<u32>,
    /// What one figure costs that comes back; null where none does, or nobody knows.
    pub reinforcement: Option<u32>,
    /// Whether a figure can come back now.
    pub reinforces: bool,
}

/// A card that may be deployed.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardAnswer {
    /// The card.
    pub card: FigureId,
    /// The same in words.
    pub card_name: String,
    /// What the group costs; null where nobody knows.
    pub cost: Option<u32>,
    /// What one figure costs that comes back; null where none does, or nobody knows.
    pub reinforcement: Option<u32>,
    /// Of how many figures it is.
    pub figures: u32,
    /// Whether it may be chosen as an open group.
    pub open: bool,
    /// Whether a mission won it.
    pub won: bool,
    /// Whether there is threat enough for it now.
    pub affordable: bool,
}

/// A hero.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NightHero {
    /// The hero.
    pub hero: HeroId,
    /// The same in words.
    pub hero_name: String,
    /// The side of the sheet, counted from 0; one more where the hero is out.
    pub state: u32,
    /// The same in words.
    pub state_name: String,
    /// Supply cards that the hero holds, in words.
    pub hand: Vec<String>,
}

/// Somebody who may join the heroes.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AllyOffer {
    /// The ally.
    pub ally: AllyId,
    /// The same in words.
    pub ally_name: String,
    /// The threat that it brings the other side at once.
    pub threat: u32,
    /// The same as tokens.
    pub tokens: u32,
    /// Whether it joined.
    pub joined: bool,
}

/// Something that is counted.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CounterAnswer {
    /// What.
    pub counter: CounterId,
    /// The same in words.
    pub counter_name: String,
    /// How many there are.
    pub count: u32,
    /// How many there are at most; null where nobody knows.
    pub most: Option<u32>,
    /// The round in which each came.
    pub rounds: Vec<u32>,
}

/// A supply card that is held.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SupplyHeld {
    /// The card.
    pub supply: SupplyId,
    /// The same in words.
    pub supply_name: String,
    /// Who holds it; null where nobody said.
    pub hero: Option<HeroId>,
    /// The same in words; empty where nobody said.
    pub hero_name: String,
}

/// A supply card that may be drawn.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SupplyOffer {
    /// The card.
    pub supply: SupplyId,
    /// The same in words.
    pub supply_name: String,
    /// How many are left in the deck; null where nobody knows how many there are.
    pub left: Option<u32>,
}

/// What a night says of the mission's result.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NightResult {
    /// Crates that the heroes hold.
    pub crates: u32,
    /// Tokens that were claimed.
    pub tokens: u32,
    /// What else happened that decides how the mission ended, in words: the round, who is wounded, what was counted
    /// when.
    pub told: Vec<String>,
    /// The step with which `campaign do` records it, but for the winner; empty before the mission is set up.
    pub step: String,
}

impl NightAnswer {
    pub(super) fn of(night: &Night, shown: &Shown<'_>) -> Self {
        let book = &night.book;
        let state = State::after(&night.events);
        let table = night.table();
        let teller = Teller::new(shown.telling, night);
        let of = Of { night, shown, teller, state: &state, table: table.as_ref() };
        let choices = playable(book, &night.books);
        Self {
            id: book.summary.uuid,
            name: book.summary.name.clone(),
            game: book.summary.game.clone(),
            taps: night.taps,
            mission: night.mission.as_ref().map(|mission| of.mission(mission)),
            choices: choices.iter().map(|mission| shown.named(mission.as_str())).collect(),
            begun: state.has_begun(),
            over: night.mission.as_ref().is_some_and(|mission| night.books.has_played(mission)),
            round: state.round,
            threat: of.threat(),
            groups: state.groups.iter().map(|group| of.group(group)).collect(),
            cards: of.cards(),
            hero_states: hero_states(shown.facts).iter().map(|state| shown.telling.term(state)).collect(),
            heroes: of.heroes(),
            allies: of.allies(),
            counters: of.counters(),
            supplies: shown.facts.rules.night.as_ref().is_some_and(|rules| rules.supplies),
            hand: of.hand(),
            deck: of.deck(),
            result: of.result(),
            done: None,
            undo: undoable(&night.events).map(|event| of.teller.event(event)),
            refused: None,
        }
    }
}

/// What an answer is made of.
struct Of<'a> {
    night: &'a Night,
    shown: &'a Shown<'a>,
    teller: Teller<'a>,
    state: &'a State,
    table: Option<&'a Table<'a>>,
}

impl Of<'_> {
    fn facts(&self) -> &Facts {
        self.shown.facts
    }

    fn name(&self, id: &str) -> String {
        self.shown.telling.name(id)
    }

    fn figure(&self, card: &FigureId) -> String {
        self.shown.telling.speaker.figure(card)
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
        }
    }

    fn cards(&self) -> Vec<CardAnswer> {
        let cards = self.table.into_iter().flat_map(|table| table.cards.values());
        let cards = cards.map(|card| CardAnswer {
            card: card.id.clone(),
            card_name: self.figure(&card.id),
            cost: card.cost,
            reinforcement: card.reinforcement,
            figures: card.figures,
            open: card.open,
            won: card.won,
            affordable: card.cost.is_some_and(|cost| cost <= self.state.threat),
        });
        let mut cards: Vec<_> = cards.collect();
        let order = |card: &CardAnswer| (!card.won, !card.open, card.cost.unwrap_or(u32::MAX));
        cards.sort_by(|a, b| order(a).cmp(&order(b)).then_with(|| a.card_name.cmp(&b.card_name)));
        cards
    }

    /// The heroes who play; before the mission is set up, those who will.
    fn heroes(&self) -> Vec<NightHero> {
        let seats = || self.night.books.seats.iter().map(|hero| (hero.clone(), 0)).collect::<Vec<_>>();
        let heroes = if self.state.has_begun() { self.state.heroes.clone() } else { seats() };
        let heroes = heroes.into_iter().map(|(hero, state)| {
            let hand = self.state.hand.iter().filter(|held| held.hero.as_ref() == Some(&hero));
            NightHero {
                hero_name: self.name(hero.as_str()),
                state,
                state_name: self.teller.hero_state(state),
                hand: hand.map(|held| self.shown.telling.supply(held.supply.as_str())).collect(),
                hero,
            }
        });
        heroes.collect()
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
        let step = self.night.mission.as_ref().filter(|_| self.state.has_begun()).map(|mission| {
            let crates = if said.crates > 0 { format!(" crates={}", said.crates) } else { String::new() };
            let tokens = if said.tokens > 0 { format!(" tokens={}", said.tokens) } else { String::new() };
            format!("mission name={mission}{crates}{tokens} winner=")
        });
        NightResult {
            crates: said.crates,
            tokens: said.tokens,
            told: self.told(),
            step: step.unwrap_or_default(),
        }
    }

    /// What decides how the mission ended, line by line.
    fn told(&self) -> Vec<String> {
        if !self.state.has_begun() {
            return Vec::new();
        }
        let speaker = &self.shown.telling.speaker;
        let mut told = vec![speaker.say("night-told-round", &[("round", self.state.round.into())])];
        for (at, name) in (0..).zip(hero_states(self.facts())).skip(1) {
            let heroes = self.state.heroes.iter().filter(|(_, state)| *state == at);
            let heroes: Vec<_> = heroes.map(|(hero, _)| self.name(hero.as_str())).collect();
            if !heroes.is_empty() {
                let args = [
                    ("name", self.shown.telling.term(name).into()),
                    ("what", speaker.words.all_of(&heroes).into()),
                ];
                told.push(speaker.say("night-told", &args));
            }
        }
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
