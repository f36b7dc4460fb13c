//! A mission was played: what it gives, what is tidied up, what may be played next.

use super::{Desk, stage};
use crate::campaign::choice::{Choice, choices};
use crate::campaign::event::{Account, Card, Event, Holder, Origin, Phase, Why};
use crate::campaign::facts::{Mission, MissionKind, Outcome, StageKind, Winner};
use crate::campaign::id::{AllyId, HeroId, MissionId, OutcomeId, RewardId};
use crate::campaign::refusal::Refusal;
use crate::campaign::step::MissionResult;

/// What a crate is worth (IA-CLEANUP).
const CRATE: u32 = 50;

/// Side missions drawn after the introduction, and threat missions where there are any.
const FIRST_DRAW: usize = 2;

/// Books a mission. Upgrades that are still open end with it.
pub(super) fn resolve(desk: &mut Desk<'_>, result: &MissionResult) -> Result<(), Refusal> {
    while desk.forced_now().is_none()
        && matches!(desk.state.phase, Phase::RebelUpgrade | Phase::ImperialUpgrade)
    {
        stage::next(desk)?;
    }
    let choice = chosen(desk, &result.name)?;
    let mission = desk.facts.missions.get(&result.name);
    let ending = Ending::of(desk, result, choice)?;
    check_counts(desk, result, mission, &ending)?;

    let at = desk.stage()?;
    let forced = choice == Choice::Forced;
    let last = desk.state.played.last().map(|p| p.threat);
    let threat = if forced { last.unwrap_or(at.threat) } else { at.threat };
    let (name, winner) = (result.name.clone(), result.winner);
    let outcome = ending.id.clone();
    desk.book(Event::Played { mission: name, winner, outcome, threat, forced });
    book_outcome(desk, result, &ending);
    if let (Some(mission), true) = (mission, choice != Choice::Story) {
        reward(desk, result, mission);
    }
    clean_up(desk, result, choice)?;
    move_on(desk, &ending, at.kind, winner, forced);
    Ok(())
}

/// How the mission was chosen, or why it couldn't be (IA-CHOOSE).
fn chosen(desk: &Desk<'_>, mission: &MissionId) -> Result<Choice, Refusal> {
    let id = || mission.as_str().to_owned();
    let can = choices(desk.campaign, desk.foundation, &desk.state);
    if let Some((_, choice)) = can.iter().find(|(m, _)| m == mission) {
        return Ok(*choice);
    }
    if !desk.facts.missions.contains_key(mission) {
        return Err(Refusal::Unknown { what: "mission", id: id() });
    }
    if let Some(mission) = desk.forced_now() {
        return Err(Refusal::ForcedFirst { mission });
    }
    if desk.state.has_played(mission) {
        return Err(Refusal::PlayedAlready { id: id() });
    }
    let active = desk.state.active.contains_key(mission);
    Err(if active { Refusal::WrongStage { id: id() } } else { Refusal::NotActive { id: id() } })
}

/// How a mission ended, with every number filled in: the table's, or those that the group told.
struct Ending<'a> {
    id: OutcomeId,
    outcome: Option<&'a Outcome>,
    xp: u32,
    credits: u32,
    imperial_xp: u32,
    influence: u32,
    activates: Vec<MissionId>,
    forces: Option<MissionId>,
}

impl<'a> Ending<'a> {
    fn of(desk: &Desk<'a>, result: &MissionResult, choice: Choice) -> Result<Self, Refusal> {
        let facts = desk.facts;
        let all = match choice {
            Choice::Story => facts.outcomes_of(&result.name, &desk.campaign.id),
            Choice::Side(_) | Choice::Forced => facts.side_outcomes_of(&result.name),
        };
        let mut won = all.iter().filter(|o| o.winner == result.winner);
        let no_outcome = |outcome: &OutcomeId| Refusal::NoOutcome {
            id: result.name.as_str().to_owned(),
            outcome: outcome.as_str().to_owned(),
        };
        let outcome = match &result.outcome {
            Some(id) => Some(*won.find(|o| o.id == *id).ok_or_else(|| no_outcome(id))?),
            // The ordinary one of several needs no name.
            None => won.clone().find(|o| o.words.is_none()).or_else(|| won.next()).copied(),
        };
        let usual = if result.winner == Winner::Rebels { "won" } else { "lost" };
        let amount = |told: Option<u32>, known: Option<u32>| told.or(known).unwrap_or(0);
        for mission in &result.activates {
            if !facts.missions.contains_key(mission) {
                let id = mission.as_str().to_owned();
                return Err(Refusal::Unknown { what: "mission", id });
            }
        }
        let known = |f: fn(&Outcome) -> Option<u32>| outcome.and_then(f);
        Ok(Self {
            id: outcome.map_or_else(|| OutcomeId::from(usual), |o| o.id.clone()),
            xp: amount(result.xp, known(|o| o.xp)),
            credits: amount(result.credits, known(|o| o.credits)),
            imperial_xp: amount(result.imperial_xp, known(|o| o.imperial_xp)),
            influence: amount(result.influence, known(|o| o.influence)),
            activates: match outcome {
                Some(outcome) if result.activates.is_empty() => outcome.activates.clone(),
                _ => result.activates.clone(),
            },
            forces: outcome.and_then(|o| o.forces.clone()),
            outcome,
        })
    }
}

fn check_counts(
    desk: &Desk<'_>,
    result: &MissionResult,
    mission: Option<&Mission>,
    ending: &Ending<'_>,
) -> Result<(), Refusal> {
    let too_many = |what, said, there| Refusal::TooMany { what, said, there };
    if let Some(there) = mission.and_then(|m| m.crates).filter(|there| result.crates > *there) {
        return Err(too_many("crates", result.crates, there));
    }
    let tokens = ending.outcome.and_then(|o| o.tokens).map_or(0, |t| t.total);
    if result.tokens > tokens {
        return Err(too_many("tokens", result.tokens, tokens));
    }
    for condition in &result.met {
        if !desk.facts.bonuses_of(&result.name).any(|b| b.id == *condition) {
            let (id, condition) = (result.name.as_str().to_owned(), condition.as_str().to_owned());
            return Err(Refusal::NoCondition { id, condition });
        }
    }
    if let Some(hero) = &result.reward_to {
        desk.hero(hero)?;
    }
    let choosable = |ally: &&AllyId| mission.is_some_and(|m| m.ally_choice.contains(ally));
    match &result.ally {
        Some(ally) if !choosable(&ally) || desk.state.allies.contains(ally) => {
            Err(Refusal::NotGranted { id: ally.as_str().to_owned() })
        }
        _ => Ok(()),
    }
}

/// The outcome first, then what the mission gives more (IA-REWARDS).
fn book_outcome(desk: &mut Desk<'_>, result: &MissionResult, ending: &Ending<'_>) {
    let heroes = u32::try_from(desk.foundation.heroes.len()).unwrap_or(0);
    let mission = result.name.clone();
    let why = Why::Outcome { mission: mission.clone() };
    for hero in desk.foundation.heroes.clone() {
        desk.gain(Account::HeroXp(hero), ending.xp, &why);
    }
    desk.gain(Account::Credits, ending.credits.saturating_mul(heroes), &why);
    desk.gain(Account::ImperialXp, ending.imperial_xp, &why);
    desk.gain(Account::Influence, ending.influence, &why);
    if let Some(tokens) = ending.outcome.and_then(|o| o.tokens) {
        let claimed = result.tokens;
        let why = Why::Tokens { mission: mission.clone(), claimed };
        let every = tokens.each.max(1);
        let credits = (claimed / every).saturating_mul(tokens.credits).saturating_mul(heroes);
        let unclaimed = tokens.total.saturating_sub(claimed) / every;
        desk.gain(Account::Credits, credits, &why);
        desk.gain(Account::Influence, unclaimed.saturating_mul(tokens.influence), &why);
    }
    let bonuses: Vec<_> = desk.facts.bonuses_of(&result.name).collect();
    for bonus in bonuses {
        let met = result.met.contains(&bonus.id);
        let why = Why::Bonus { mission: mission.clone(), condition: bonus.id.clone(), met };
        let credits = if met { bonus.credits_if_met } else { 0 };
        let influence = if met { bonus.influence_if_met } else { bonus.influence_if_not };
        desk.gain(Account::Credits, credits.saturating_mul(heroes), &why);
        desk.gain(Account::Influence, influence, &why);
    }
}

/// The cards that a mission gives to whoever won it.
fn reward(desk: &mut Desk<'_>, result: &MissionResult, mission: &Mission) {
    let empires = matches!(mission.kind, MissionKind::AgendaSide | MissionKind::AgendaForced);
    match (result.winner, empires) {
        (Winner::Empire, true) => reward_empire(desk, mission),
        (Winner::Rebels, false) => {
            let hero = result.reward_to.clone().or_else(|| mission.hero.clone());
            let there = |hero: &HeroId| desk.state.heroes.contains_key(hero);
            let holder = hero.filter(there).map_or(Holder::Rebels, Holder::Hero);
            for card in &mission.rewards {
                give(desk, holder.clone(), Card::Reward(card.clone()));
            }
            let chosen = choose_ally(desk, result, mission);
            for ally in mission.allies.iter().chain(&chosen) {
                give(desk, Holder::Rebels, Card::Ally(ally.clone()));
            }
        }
        _ => {}
    }
}

/// The ally of a mission that wins any one of several: the one that was told, or one by chance.
fn choose_ally(desk: &mut Desk<'_>, result: &MissionResult, mission: &Mission) -> Option<AllyId> {
    let free = mission.ally_choice.iter().filter(|ally| !desk.state.allies.contains(ally));
    let free: Vec<_> = free.cloned().collect();
    result.ally.clone().or_else(|| desk.chance.draw(&free, 1).pop())
}

fn reward_empire(desk: &mut Desk<'_>, mission: &Mission) {
    let rewards = mission.rewards.iter().map(|r: &RewardId| Card::Reward(r.clone()));
    let villains = mission.villains.iter().map(|v: &AllyId| Card::Ally(v.clone()));
    for card in rewards.chain(villains) {
        give(desk, Holder::Empire, card);
    }
}

/// No card is in two places: whoever has it keeps it.
fn give(desk: &mut Desk<'_>, holder: Holder, card: Card) {
    if desk.state.holder(&card).is_none() {
        desk.book(Event::Took { holder, card });
    }
}

/// Crates, agenda missions that were passed over, and the draw of new side missions (IA-CLEANUP).
fn clean_up(desk: &mut Desk<'_>, result: &MissionResult, choice: Choice) -> Result<(), Refusal> {
    let (mission, crates) = (result.name.clone(), result.crates);
    desk.gain(Account::Credits, crates.saturating_mul(CRATE), &Why::Crates { mission, crates });
    if matches!(choice, Choice::Side(_)) {
        let agenda = desk.state.active.iter().filter(|(_, origin)| **origin == Origin::Agenda);
        let passed: Vec<_> = agenda.map(|(mission, _)| mission.clone()).collect();
        for mission in passed {
            if let Some(facts) = desk.facts.missions.get(&mission) {
                reward_empire(desk, facts);
            }
            desk.book(Event::Left { mission });
        }
    }
    let introduced = desk.stage()?.kind == StageKind::Introduction && choice == Choice::Story;
    let sides = match choice {
        _ if introduced => FIRST_DRAW,
        Choice::Side(Origin::SideDeck) => 1,
        _ => 0,
    };
    let deck: Vec<_> = desk.state.side_deck.iter().cloned().collect();
    draw(desk, result.drawn.as_deref(), &deck, sides, Origin::SideDeck)?;
    let threats = if introduced { FIRST_DRAW } else { 0 };
    let deck: Vec<_> = desk.state.threat_deck.iter().cloned().collect();
    draw(desk, result.drawn_threat.as_deref(), &deck, threats, Origin::Threat)
}

fn draw(
    desk: &mut Desk<'_>,
    told: Option<&[MissionId]>,
    deck: &[MissionId],
    count: usize,
    origin: Origin,
) -> Result<(), Refusal> {
    let count = count.min(deck.len());
    let drawn = match told {
        None => desk.chance.draw(deck, count),
        Some(told) => {
            if told.len() != count {
                let (have, need) = (told.len(), count);
                return Err(Refusal::Count { what: "drawn", have, need, rule: "IA-CLEANUP" });
            }
            for (at, mission) in told.iter().enumerate() {
                let id = mission.as_str().to_owned();
                if told[..at].contains(mission) {
                    return Err(Refusal::Twice { id, rule: "IA-CLEANUP" });
                }
                if !deck.contains(mission) {
                    identify(desk, mission, told, origin)?;
                }
            }
            told.to_vec()
        }
    };
    for mission in drawn {
        desk.book(Event::Activated { mission, origin });
    }
    Ok(())
}

/// A mission that came at the table and isn't in the deck: one of the cards that chance had chosen
/// turns out to be this one. A deck that the group named card by card holds no such card.
fn identify(
    desk: &mut Desk<'_>,
    mission: &MissionId,
    told: &[MissionId],
    origin: Origin,
) -> Result<(), Refusal> {
    let refused = || Refusal::NotInDeck { id: mission.as_str().to_owned(), rule: "IA-CLEANUP" };
    let known = desk.facts.missions.get(mission).ok_or_else(refused)?;
    let side = matches!(known.kind, MissionKind::Red | MissionKind::Green | MissionKind::Grey);
    let elsewhere = desk.state.has_played(mission) || desk.state.active.contains_key(mission);
    if origin != Origin::SideDeck || !side || elsewhere {
        return Err(refused());
    }
    let mut unknown = desk.state.side_deck.intersection(&desk.foundation.by_chance);
    let out = unknown.find(|m| !told.contains(m)).cloned().ok_or_else(refused)?;
    desk.book(Event::Swapped { out, into: mission.clone() });
    Ok(())
}

/// What becomes active, what is forced, and what the log does next.
fn move_on(desk: &mut Desk<'_>, ending: &Ending<'_>, kind: StageKind, winner: Winner, forced: bool) {
    for mission in &ending.activates {
        if !desk.state.has_played(mission) {
            desk.book(Event::Activated { mission: mission.clone(), origin: Origin::Story });
        }
    }
    if forced {
        // It has a clean-up, but no upgrades, and no slot in the log.
        return;
    }
    let stage = desk.state.stage;
    if kind == StageKind::Finale {
        desk.book(Event::Began { stage, phase: Phase::Over });
        desk.book(Event::Won { winner });
        return;
    }
    desk.book(Event::Began { stage, phase: Phase::RebelUpgrade });
    if let Some(mission) = &ending.forces
        && !desk.state.has_played(mission)
    {
        desk.book(Event::Forced { mission: mission.clone() });
    }
}
