//! A mission as a view model, for playing it on paper.

use muster_rules::id::FigureId;
use muster_templates::view::{NightBox, NightGroup, NightLabels, NightRound, NightTrack, NightView, Stat};

use super::{capital, catalogue, joined};
use crate::campaigns::{NightAnswer, NightHero, NightMission, Telling, ThreatAnswer};
use crate::print::sheet::page_label;

/// The minimum number of rounds in the table.
const ROUNDS: u32 = 10;

/// The number of rows for groups.
const ROOM: usize = 6;

/// The number of boxes of a counter without a known maximum.
const BOXES: u32 = 6;

/// Returns a mission in its current state, or as it starts if it isn't set up yet.
pub(super) fn view(telling: Telling<'_>, night: &NightAnswer, mission: &NightMission) -> NightView {
    let word = |key: &str| telling.speaker.word(key);
    let mut facts = vec![
        Stat::new(word("print-night-brief"), mission.brief.clone()),
        Stat::new(word("print-log-campaign"), joined([night.name.clone(), capital(&mission.kind_name)])),
    ];
    if let Some(threat) = &night.threat {
        facts.push(Stat::new(word("print-log-threat"), threat.level.to_string()));
    }
    if night.begun {
        facts.push(Stat::new(word("print-night-round"), night.round.to_string()));
    }
    let threat = night.threat.as_ref();
    let keeps = !night.waiting.is_empty() || night.at_hand.is_some();
    facts.extend(keeps.then(|| Stat::new(word("night-waiting"), waits(telling, night))));
    NightView {
        title: mission.mission_name.clone(),
        facts,
        rounds: threat.map(|threat| rounds(threat, night.begun)).unwrap_or_default(),
        heroes: night.heroes.iter().map(|hero| self::hero(night, hero)).collect(),
        counted: counted(telling, night),
        groups: groups(night),
        reserve: Vec::new(),
        open: open(night),
        labels: labels(telling, night, false),
        note: catalogue(telling),
    }
}

/// Returns the sheet of the side that deploys groups: the threat, and its groups wherever they are.
pub(super) fn deploying(
    telling: Telling<'_>,
    night: &NightAnswer,
    mission: &NightMission,
    threat: &ThreatAnswer,
) -> NightView {
    let common = view(telling, night, mission);
    let hand = night.at_hand.as_deref();
    let named = |(card, name): (&Option<FigureId>, &String)| dealt(night, card.as_ref(), name);
    let waiting = night.waiting.iter().map(|waiting| (&waiting.card, &waiting.card_name));
    let reserve = waiting.map(|card| NightGroup { cost: String::new(), ..named(card) });
    let cards = hand.map(|hand| hand.iter().map(|card| named((&card.card, &card.card_name))).collect());
    NightView {
        title: joined([common.title, telling.player(&threat.side)]),
        heroes: Vec::new(),
        counted: Vec::new(),
        reserve: reserve.collect(),
        open: cards.unwrap_or(common.open),
        labels: labels(telling, night, hand.is_some()),
        ..common
    }
}

/// Says how many groups of the mission wait.
fn waits(telling: Telling<'_>, night: &NightAnswer) -> String {
    let hand = night.at_hand.as_ref();
    let args = [
        ("reserve", night.waiting.len().into()),
        ("told", if hand.is_some() { "yes" } else { "no" }.into()),
        ("open", hand.map_or(0, Vec::len).into()),
    ];
    telling.speaker.say("print-night-waits", &args)
}

/// Returns a group that isn't on the table; without a name where this machine doesn't know it.
fn dealt(night: &NightAnswer, card: Option<&FigureId>, name: &str) -> NightGroup {
    let known = card.and_then(|card| night.cards.iter().find(|one| one.card == *card));
    NightGroup {
        name: name.to_owned(),
        cost: number(known.and_then(|card| card.cost)),
        reinforcement: number(known.and_then(|card| card.reinforcement)),
        figures: known.map_or(0, |card| card.figures),
        there: 0,
    }
}

/// Returns the cards that may be deployed.
fn open(night: &NightAnswer) -> Vec<NightGroup> {
    let open = night.cards.iter().filter(|card| card.open);
    open.map(|card| dealt(night, Some(&card.card), &card.card_name)).collect()
}

fn labels(telling: Telling<'_>, night: &NightAnswer, hand: bool) -> NightLabels {
    let word = |key: &str| telling.speaker.word(key);
    NightLabels {
        threat: night.threat.as_ref().map(|threat| threat.threat_name.clone()).unwrap_or_default(),
        round: word("print-night-round"),
        coming: word("night-ahead"),
        spent: word("print-night-spent"),
        left: word("print-night-left"),
        heroes: word("night-heroes"),
        counted: word("night-told-heading"),
        groups: word("night-groups"),
        reserve: word("night-reserve"),
        open: word(if hand { "print-night-hand" } else { "night-open" }),
        cost: word("print-night-cost"),
        reinforcement: word("print-night-reinforcement"),
        figures: word("print-night-figures"),
        page: page_label(&telling.speaker),
    }
}

fn number(number: Option<u32>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

/// Returns the past rounds, then the coming ones with empty cells for the threat spent.
fn rounds(threat: &ThreatAnswer, begun: bool) -> Vec<NightRound> {
    let done = threat.rounds.len();
    let so_far = threat.rounds.iter().enumerate().map(|(at, round)| {
        let over = at + 1 < done;
        let left = round.before.saturating_add(round.gained).saturating_sub(round.spent);
        NightRound {
            round: round.round.to_string(),
            coming: round.before.to_string(),
            spent: if round.spent > 0 || over { round.spent.to_string() } else { String::new() },
            left: if over { left.to_string() } else { String::new() },
        }
    });
    let so_far: Vec<_> = so_far.filter(|_| begun).collect();
    let last = threat.ahead.first().map_or(1, |ahead| ahead.round);
    let from = threat.ahead.first().map_or(0, |ahead| ahead.threat);
    let room = ROUNDS.saturating_sub(u32::try_from(so_far.len()).unwrap_or(u32::MAX));
    let ahead = (0..room).map(|more| NightRound {
        round: last.saturating_add(more).to_string(),
        coming: from.saturating_add(threat.level.saturating_mul(more)).to_string(),
        ..NightRound::default()
    });
    let all: Vec<_> = so_far.into_iter().chain(ahead).collect();
    let skip = all.len().saturating_sub(ROUNDS as usize);
    all.into_iter().skip(skip).collect()
}

/// Returns a hero with a box for each state except the first.
fn hero(night: &NightAnswer, hero: &NightHero) -> NightTrack {
    let boxes = (0_u32..).zip(&night.hero_states).skip(1);
    let boxes = boxes.map(|(at, label)| NightBox { label: label.clone(), ticked: hero.state >= at });
    NightTrack { name: hero.hero_name.clone(), boxes: boxes.collect(), detail: String::new() }
}

fn counted(telling: Telling<'_>, night: &NightAnswer) -> Vec<NightTrack> {
    let counters = night.counters.iter().map(|counter| {
        let boxes = counter.most.unwrap_or_else(|| BOXES.max(counter.count));
        let boxes = (0..boxes).map(|at| NightBox { label: String::new(), ticked: at < counter.count });
        NightTrack { name: counter.counter_name.clone(), boxes: boxes.collect(), detail: String::new() }
    });
    let hand = night.supplies.then(|| NightTrack {
        name: telling.speaker.word("night-hand"),
        boxes: Vec::new(),
        detail: String::new(),
    });
    let held = night.hand.iter().map(|held| NightTrack {
        name: joined([held.supply_name.clone(), held.hero_name.clone()]),
        ..NightTrack::default()
    });
    counters.chain(hand.filter(|_| night.hand.is_empty())).chain(held).collect()
}

fn groups(night: &NightAnswer) -> Vec<NightGroup> {
    let there = night.groups.iter().map(|group| NightGroup {
        name: joined([group.card_name.clone(), group.side_name.clone()]),
        cost: number(group.cost),
        reinforcement: number(group.reinforcement),
        figures: group.size,
        there: group.figures,
    });
    let mut groups: Vec<_> = there.collect();
    if night.threat.is_some() {
        let room = ROOM.saturating_sub(groups.len()).max(2);
        groups.extend(std::iter::repeat_n(NightGroup { figures: 3, ..NightGroup::default() }, room));
    }
    groups
}
