//! The state of a night: the fold of its events.

use std::collections::BTreeMap;

use serde::Serialize;

use super::event::{Event, Joining, Lies, Waits, When, Whom};
use super::opponent::{Act, Orders};
use crate::campaign::id::{AllyId, CounterId, HeroId, SideId, SupplyId};
use crate::id::{FactionId, FigureId};

/// A hero in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hero {
    /// The hero.
    pub hero: HeroId,
    /// The side of the sheet, counted from 0; the number of sides if the hero is out.
    pub state: u32,
    /// The damage.
    pub damage: u32,
    /// The strain.
    pub strain: u32,
    /// The conditions, by their English names.
    pub conditions: Vec<String>,
    /// How often the hero was activated in this round.
    pub acted: u32,
}

impl Hero {
    /// Returns a hero who is well.
    #[must_use]
    pub const fn fresh(hero: HeroId) -> Self {
        Self { hero, state: 0, damage: 0, strain: 0, conditions: Vec::new(), acted: 0 }
    }
}

/// A line that the group noted from the mission's rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The number, from 1.
    pub number: u32,
    /// When it happens.
    pub when: When,
    /// The line, in the group's own words.
    pub text: String,
    /// The round in which it happened.
    pub happened: Option<u32>,
}

impl Line {
    /// Whether it should have happened by now, in a round that is under way.
    #[must_use]
    pub const fn is_due(&self, round: u32) -> bool {
        self.happened.is_none()
            && match self.when {
                When::Told => false,
                When::Start(at) => round >= at,
                When::End(at) => round > at,
            }
    }
}

/// A group that is or was on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Group {
    /// The number, from 1; a card deployed again gets another one.
    pub number: u32,
    /// The deployment card.
    pub card: FigureId,
    /// The side it belongs to.
    pub side: SideId,
    /// The number of its figures on the table.
    pub figures: u32,
    /// The full number of figures.
    pub size: u32,
    /// The damage of those figures that have any; the first is attacked on.
    pub damage: Vec<u32>,
    /// The conditions, by their English names.
    pub conditions: Vec<String>,
    /// Whether it was activated in this round.
    pub acted: bool,
    /// Whether its card comes to the hand when its last figure is defeated.
    pub comes_back: bool,
}

/// A group of the mission that waits for its deployment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Waiting {
    /// The number, from 1.
    pub number: u32,
    /// How it comes to the table.
    pub how: Waits,
    /// The deployment card; see [`hidden`](super::event::hidden).
    pub card: FigureId,
}

/// A card that was used, or lent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Used {
    /// The card, by its ID.
    pub card: String,
    /// Whose it is; the other side's if `None`.
    pub of: Option<HeroId>,
    /// The hero who has it for this mission.
    pub lent: Option<HeroId>,
    /// How it lies.
    pub lies: Lies,
}

/// A side that Muster plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Playing {
    /// The level of skill.
    pub level: String,
    /// The seed of its draws.
    pub seed: u64,
    /// The number of draws in this round.
    pub draws: u32,
    /// Whether the threat was spent in this round.
    pub spent: bool,
    /// What the group does that it activated last in this round.
    pub orders: Option<(u32, Orders)>,
}

/// A supply card in a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Held {
    /// The card.
    pub supply: SupplyId,
    /// The hero who holds it, if recorded.
    pub hero: Option<HeroId>,
}

/// The threat of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Round {
    /// The threat at the start of the round.
    pub before: u32,
    /// The threat gained.
    pub gained: u32,
    /// The threat spent.
    pub spent: u32,
}

/// The value of a counter, and the rounds in which it grew.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Count {
    /// The value.
    pub number: u32,
    /// The round of each increment, in order.
    pub rounds: Vec<u32>,
}

/// The maximum number of increments whose round is remembered.
const MOST_COUNTED: usize = 1_000;

/// The state of a night.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct State {
    /// The round; 0 before the mission is set up.
    pub round: u32,
    /// Whether it is played for fun, without a result.
    pub fun: bool,
    /// Whether a mission that was played for fun is over.
    pub ended: bool,
    /// The increase of threat per round.
    pub threat_level: u32,
    /// The threat that can be spent.
    pub threat: u32,
    /// Threat tokens.
    pub tokens: u32,
    /// The threat of each round, the current one last.
    pub rounds: Vec<Round>,
    /// The heroes in seat order.
    pub heroes: Vec<Hero>,
    /// The groups in the order of deployment.
    pub groups: Vec<Group>,
    /// Who was activated last in this round.
    pub last: Option<Whom>,
    /// The allies who joined the heroes.
    pub joined: Vec<AllyId>,
    /// The counters.
    pub counts: BTreeMap<CounterId, Count>,
    /// Supply cards in hands.
    pub hand: Vec<Held>,
    /// Supply cards used up.
    pub used: Vec<SupplyId>,
    /// What the group noted from the mission's rules.
    pub lines: Vec<Line>,
    /// The round with which the mission ends, if the group told it.
    pub limit: Option<u32>,
    /// The factions that the mission bars from the open groups.
    pub barred: Vec<FactionId>,
    /// The groups that wait for the mission's rules to bring them.
    pub waiting: Vec<Waiting>,
    /// The number of groups that ever waited.
    pub waited: u32,
    /// The cards at hand that may be deployed for threat; `None` if the group didn't tell the open groups.
    pub at_hand: Option<Vec<FigureId>>,
    /// The cards that were used or lent.
    pub cards: Vec<Used>,
    /// The side that Muster plays.
    pub playing: Option<Playing>,
    /// How it played before it stopped.
    pub paused: Option<Playing>,
}

/// The indices of events in effect, and of those undone that can still be taken again, the next one last.
fn holding(events: &[Event]) -> (Vec<usize>, Vec<usize>) {
    let (mut holds, mut undone) = (Vec::new(), Vec::new());
    for (at, event) in events.iter().enumerate() {
        match event {
            Event::Undone => undone.extend(holds.pop()),
            Event::Redone => holds.extend(undone.pop()),
            _ => {
                holds.push(at);
                undone.clear();
            }
        }
    }
    (holds, undone)
}

/// Returns the event that undo would undo.
#[must_use]
pub fn undoable(events: &[Event]) -> Option<&Event> {
    holding(events).0.last().map(|at| &events[*at])
}

/// Returns the event that redo would take again.
#[must_use]
pub fn redoable(events: &[Event]) -> Option<&Event> {
    holding(events).1.last().map(|at| &events[*at])
}

impl State {
    /// Returns the state after these events.
    #[must_use]
    pub fn after(events: &[Event]) -> Self {
        let mut state = Self::default();
        for at in holding(events).0 {
            state.apply(&events[at]);
        }
        state
    }

    /// Whether the mission has been set up.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.round > 0
    }

    /// Returns the group with this number.
    #[must_use]
    pub fn group(&self, number: u32) -> Option<&Group> {
        self.groups.iter().find(|group| group.number == number)
    }

    /// Returns a hero who plays.
    #[must_use]
    pub fn hero(&self, hero: &HeroId) -> Option<&Hero> {
        self.heroes.iter().find(|one| one.hero == *hero)
    }

    /// Returns the value of a counter.
    #[must_use]
    pub fn count(&self, counter: &CounterId) -> u32 {
        self.counts.get(counter).map_or(0, |count| count.number)
    }

    /// Applies one event. `Undone` and `Redone` do nothing here: undone events are filtered out before.
    pub(super) fn apply(&mut self, event: &Event) {
        match event {
            Event::Ended => self.ended = true,
            Event::Began { threat_level, heroes, joined, fun } => {
                *self = Self {
                    round: 1,
                    fun: *fun,
                    threat_level: *threat_level,
                    rounds: vec![Round::default()],
                    heroes: heroes.iter().cloned().map(Hero::fresh).collect(),
                    ..Self::default()
                };
                joined.iter().for_each(|joining| self.join(joining));
            }
            Event::Round { threat } => {
                self.gain(*threat);
                self.round = self.round.saturating_add(1);
                self.heroes.iter_mut().for_each(|hero| hero.acted = 0);
                self.groups.iter_mut().for_each(|group| group.acted = false);
                self.last = None;
                self.ready(None);
                self.begin_round();
                self.rounds.push(Round { before: self.threat, ..Round::default() });
            }
            Event::Threat { by } if *by < 0 => self.spend(by.unsigned_abs()),
            Event::Threat { by } => self.gain(by.unsigned_abs()),
            Event::Tokens { spent } => {
                self.tokens = self.tokens.saturating_sub(*spent);
                self.gain(*spent);
            }
            Event::Deployed { card, side, figures, cost, waited, from_hand } => {
                self.spend(*cost);
                self.waiting.retain(|waiting| Some(waiting.number) != *waited);
                if *from_hand {
                    self.take_from_hand(card);
                }
                self.put(card, side, *figures, true);
            }
            Event::Waits { how, card } => self.wait(*how, card.as_ref()),
            Event::Turned { card, hero, lies } => self.turn_card(card, hero.as_ref(), *lies),
            Event::Lent { card, from, to } => self.lend(card, from, to),
            Event::Opponent { level, seed } => self.play(level.as_deref(), *seed),
            Event::Decided { acts } => {
                for does in acts.iter().filter_map(|act| act.does.as_ref()) {
                    self.apply(does);
                }
                let draws = u32::try_from(acts.iter().filter(|act| act.drawn.is_some()).count());
                let chose = |act: &Act| matches!(act.does.as_deref(), Some(Event::Waits { .. }));
                let spent = !acts.iter().any(chose);
                if let Some(playing) = &mut self.playing {
                    playing.draws = playing.draws.saturating_add(draws.unwrap_or(u32::MAX));
                    playing.spent |= spent;
                }
            }
            Event::Ordered { group, orders } => {
                self.last = Some(Whom::Group(*group));
                self.change(*group, |now| {
                    now.acted = true;
                    now.conditions.retain(|one| !orders.shakes_off.contains(one));
                });
                if let Some(playing) = &mut self.playing {
                    playing.orders = Some((*group, orders.clone()));
                }
            }
            Event::Reinforced { group, cost } => {
                self.spend(*cost);
                self.change(*group, |group| group.figures = group.figures.saturating_add(1));
            }
            Event::Defeated { group } => {
                self.change(*group, |group| {
                    group.figures = group.figures.saturating_sub(1);
                    // Whoever was hurt falls first.
                    group.damage.drain(..group.damage.len().min(1));
                });
                self.comes_back(*group);
            }
            Event::Hero { hero, state } => {
                self.change_hero(hero, |now| {
                    if now.state != *state {
                        now.damage = 0;
                    }
                    now.state = *state;
                });
            }
            Event::Fared { hero, damage, strain, state } => self.change_hero(hero, |now| {
                (now.damage, now.strain, now.state) = (*damage, *strain, *state);
            }),
            Event::Hurt { group, figures, damage } => {
                self.change(*group, |now| {
                    now.figures = *figures;
                    now.damage.clone_from(damage);
                });
                self.comes_back(*group);
            }
            Event::Acted { whom } => {
                self.last = Some(whom.clone());
                self.activate(whom);
            }
            Event::Marked { whom, condition, gained } => match whom {
                Whom::Hero(hero) => {
                    self.change_hero(hero, |hero| mark(&mut hero.conditions, condition, *gained));
                }
                Whom::Group(group) => {
                    self.change(*group, |group| mark(&mut group.conditions, condition, *gained));
                }
            },
            Event::Noted { when, text } => {
                let number = u32::try_from(self.lines.len()).unwrap_or(u32::MAX).saturating_add(1);
                self.lines.push(Line { number, when: *when, text: text.clone(), happened: None });
            }
            Event::Happened { line } => {
                let round = self.round;
                if let Some(line) = self.lines.iter_mut().find(|one| one.number == *line) {
                    line.happened = Some(round);
                }
            }
            Event::Limited { round } => self.limit = Some(*round).filter(|round| *round > 0),
            Event::Barred { factions } => self.barred.clone_from(factions),
            Event::Joined(joining) => self.join(joining),
            Event::Counted { counter, by } => self.counted(counter, *by),
            Event::Drew { supply, hero } => {
                self.hand.push(Held { supply: supply.clone(), hero: hero.clone() });
            }
            Event::Used { supply } => {
                if let Some(at) = self.hand.iter().position(|held| held.supply == *supply) {
                    self.hand.remove(at);
                    self.used.push(supply.clone());
                }
            }
            Event::Undone | Event::Redone => {}
        }
    }

    fn gain(&mut self, threat: u32) {
        self.threat = self.threat.saturating_add(threat);
        if let Some(round) = self.rounds.last_mut() {
            round.gained = round.gained.saturating_add(threat);
        }
    }

    fn spend(&mut self, threat: u32) {
        let spent = threat.min(self.threat);
        self.threat -= spent;
        if let Some(round) = self.rounds.last_mut() {
            round.spent = round.spent.saturating_add(spent);
        }
    }

    fn put(&mut self, card: &FigureId, side: &SideId, figures: u32, comes_back: bool) {
        let number = u32::try_from(self.groups.len()).unwrap_or(u32::MAX).saturating_add(1);
        let (card, side) = (card.clone(), side.clone());
        self.groups.push(Group {
            number,
            card,
            side,
            figures,
            size: figures,
            damage: Vec::new(),
            conditions: Vec::new(),
            acted: false,
            comes_back,
        });
    }

    pub(super) fn change(&mut self, number: u32, change: impl FnOnce(&mut Group)) {
        if let Some(group) = self.groups.iter_mut().find(|group| group.number == number) {
            change(group);
        }
    }

    fn change_hero(&mut self, hero: &HeroId, change: impl FnOnce(&mut Hero)) {
        if let Some(hero) = self.heroes.iter_mut().find(|one| one.hero == *hero) {
            change(hero);
        }
    }

    fn activate(&mut self, whom: &Whom) {
        match whom {
            Whom::Hero(hero) => {
                self.change_hero(hero, |hero| hero.acted = hero.acted.saturating_add(1));
                self.ready(Some(hero));
            }
            Whom::Group(group) => self.change(*group, |group| group.acted = true),
        }
    }

    fn join(&mut self, joining: &Joining) {
        self.gain(joining.threat);
        self.tokens = self.tokens.saturating_add(joining.tokens);
        self.joined.push(joining.ally.clone());
        self.put(&joining.card, &joining.side, joining.figures, false);
    }

    fn counted(&mut self, counter: &CounterId, by: i32) {
        let round = self.round;
        let count = self.counts.entry(counter.clone()).or_default();
        if by < 0 {
            count.number = count.number.saturating_sub(by.unsigned_abs());
            count.rounds.truncate(usize::try_from(count.number).unwrap_or(usize::MAX));
        } else {
            count.number = count.number.saturating_add(by.unsigned_abs());
            // No real game counts that far, but a file may claim so.
            let room = MOST_COUNTED.saturating_sub(count.rounds.len());
            let more = usize::try_from(by).unwrap_or(0).min(room);
            count.rounds.extend(std::iter::repeat_n(round, more));
        }
    }
}

fn mark(conditions: &mut Vec<String>, condition: &str, gained: bool) {
    conditions.retain(|one| one != condition);
    if gained {
        conditions.push(condition.to_owned());
    }
}
