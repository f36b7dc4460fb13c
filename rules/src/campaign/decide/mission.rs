//! Recording a mission: its gains, the clean-up, and what can be played next.

use std::collections::BTreeMap;

use super::Desk;
use crate::campaign::choice::{Choice, choices, played_as};
use crate::campaign::event::{Account, Card, Event, Holder, Origin, Phase, Why};
use crate::campaign::facts::{Gains, Mission, Outcome, Rules, Share, Stage, StageKind, Topic};
use crate::campaign::id::{AllyId, HeroId, MissionId, OutcomeId, SideId};
use crate::campaign::refusal::Refusal;
use crate::campaign::step::MissionResult;

/// Records a mission. Upgrades that are still open end with it.
pub(super) fn resolve(desk: &mut Desk<'_>, result: &MissionResult) -> Result<(), Refusal> {
    desk.side(&result.winner)?;
    if result.anyway.is_some() && !desk.state.forced.contains(&result.name) {
        // Playing another mission anyway skips the forced ones.
        for mission in desk.state.forced.clone() {
            desk.book(Event::Left { mission });
        }
    }
    while desk.forced_now().is_none() && matches!(desk.state.phase, Phase::Upgrade(_)) {
        desk.next_phase();
    }
    let choice = chosen(desk, result)?;
    let mission = desk.facts.missions.get(&result.name);
    let ending = Ending::of(desk, result, &choice)?;
    desk.asks.extend(ending.asks.iter().cloned());
    desk.own.clone_from(&ending.own);
    check_counts(desk, result, mission, &ending)?;

    let at = desk.stage()?;
    let kind = desk.facts.stage_kind(at).ok_or(Refusal::Over)?;
    let forced = choice == Choice::Forced;
    let last = desk.state.played.last().map(|p| p.threat);
    let threat = if forced { last.unwrap_or(at.threat) } else { at.threat };
    let (name, winner) = (result.name.clone(), Some(result.winner.clone()));
    let outcome = ending.id.clone();
    desk.book(Event::Played { mission: name, winner, outcome, threat, forced });
    if choice == Choice::Story && desk.campaign.unchosen_leave {
        leave_others(desk, at);
    }
    book_outcome(desk, result, &ending);
    if let Some(outcome) = ending.outcome {
        earn(desk, outcome);
    }
    if let (Some(mission), true) = (mission, choice != Choice::Story) {
        reward(desk, result, mission);
    }
    clean_up(desk, result, &choice, kind)?;
    move_on(desk, &ending, kind, &result.winner, forced);
    Ok(())
}

/// Moves the stage's other story missions, which the heroes could have chosen instead, back to the box.
fn leave_others(desk: &mut Desk<'_>, stage: &Stage) {
    let others = stage.missions.iter().filter(|m| desk.state.active.get(*m) == Some(&Origin::Story));
    for mission in others.cloned().collect::<Vec<_>>() {
        desk.book(Event::Left { mission });
    }
}

/// Returns how the mission was chosen, or why it couldn't be. A mission that was played anyway gets the role
/// its stage asks for.
fn chosen(desk: &Desk<'_>, result: &MissionResult) -> Result<Choice, Refusal> {
    let mission = &result.name;
    let id = || mission.as_str().to_owned();
    let can = choices(desk.facts, desk.campaign, desk.foundation, &desk.state);
    if let Some((_, choice)) = can.iter().find(|(m, _)| m == mission) {
        return Ok(choice.clone());
    }
    if !desk.facts.missions.contains_key(mission) {
        return Err(Refusal::Unknown { what: "mission", id: id() });
    }
    if desk.state.has_played(mission) {
        return Err(Refusal::PlayedAlready { id: id() });
    }
    match &result.anyway {
        Some(why) if why.trim().is_empty() => return Err(Refusal::NoReason),
        Some(_) => return Ok(played_as(desk.facts, desk.campaign, &desk.state, mission)),
        None => {}
    }
    if let Some(mission) = desk.forced_now() {
        return Err(Refusal::ForcedFirst { mission });
    }
    let active = desk.state.active.contains_key(mission);
    Err(if active { Refusal::WrongStage { id: id() } } else { Refusal::NotActive { id: id() } })
}

/// How a mission ended, with every amount filled in, from the tables or from the group.
struct Ending<'a> {
    id: OutcomeId,
    outcome: Option<&'a Outcome>,
    gains: Gains,
    /// Amounts that no source states but that follow well enough from other missions.
    inferred: Gains,
    /// Amounts the group entered earlier, by column.
    own: BTreeMap<String, u32>,
    /// Questions for the group.
    asks: Vec<Refusal>,
    activates: Vec<MissionId>,
    forces: Option<MissionId>,
}

impl<'a> Ending<'a> {
    fn of(desk: &Desk<'a>, result: &MissionResult, choice: &Choice) -> Result<Self, Refusal> {
        let facts = desk.facts;
        let all = match choice {
            Choice::Story => facts.outcomes_of(&result.name, &desk.campaign.id),
            Choice::Side(_) | Choice::Forced => facts.side_outcomes_of(&result.name),
        };
        let won: Vec<_> = all.into_iter().filter(|o| o.winner == result.winner).collect();
        let mut asks = Vec::new();
        let id = || result.name.as_str().to_owned();
        let no_outcome = |outcome: &OutcomeId| Refusal::NoOutcome {
            id: result.name.as_str().to_owned(),
            outcome: outcome.as_str().to_owned(),
        };
        let outcome = match &result.outcome {
            Some(id) => Some(*won.iter().find(|o| o.id == *id).ok_or_else(|| no_outcome(id))?),
            None => {
                if won.len() > 1 {
                    let outcomes = won.iter().map(|outcome| outcome.id.clone()).collect();
                    asks.push(Refusal::WhichOutcome { id: id(), outcomes });
                }
                won.first().copied()
            }
        };
        let heroes_won = result.winner == facts.rules.heroes.side;
        let usual = if heroes_won { "won" } else { "lost" };
        let mut gains = outcome.map(|o| o.gains.clone()).unwrap_or_default();
        for (column, amount) in &result.gains {
            let account = facts.rules.accounts.iter().find(|a| a.column() == *column);
            let unknown = || Refusal::Unknown { what: "account", id: column.clone() };
            let account = account.ok_or_else(unknown)?;
            within(column, *amount, facts.most_told(&account.id))?;
            gains.insert(account.id.clone(), *amount);
        }
        let mut inferred = Gains::new();
        let mut own = BTreeMap::new();
        for unknown in outcome.iter().flat_map(|outcome| &outcome.unknown) {
            if gains.contains_key(&unknown.account) {
                continue;
            }
            if let (Some(amount), Some(account)) = (unknown.own, facts.rules.account(&unknown.account)) {
                within(&account.column(), amount, facts.most_told(&account.id))?;
                gains.insert(unknown.account.clone(), amount);
                own.insert(account.column(), amount);
            } else if let Some(amount) = unknown.inferred() {
                inferred.insert(unknown.account.clone(), amount);
            } else if let Some(account) = facts.rules.account(&unknown.account) {
                let likely = unknown.likely.map(|(amount, _)| amount);
                asks.push(Refusal::Untold { id: id(), column: account.column(), likely });
            }
        }
        for mission in &result.activates {
            if !facts.missions.contains_key(mission) {
                let id = mission.as_str().to_owned();
                return Err(Refusal::Unknown { what: "mission", id });
            }
        }
        Ok(Self {
            id: outcome.map_or_else(|| OutcomeId::from(usual), |o| o.id.clone()),
            gains,
            inferred,
            own,
            asks,
            activates: match outcome {
                Some(outcome) if result.activates.is_empty() => outcome.activates.clone(),
                _ => result.activates.clone(),
            },
            forces: outcome.and_then(|o| o.forces.clone()),
            outcome,
        })
    }
}

/// Refuses an amount that exceeds what any mission gives.
fn within(what: &str, said: u32, most: Option<u32>) -> Result<(), Refusal> {
    match most {
        Some(most) if said > most => Err(Refusal::TooMuch { what: what.to_owned(), said, most }),
        _ => Ok(()),
    }
}

fn check_counts(
    desk: &Desk<'_>,
    result: &MissionResult,
    mission: Option<&Mission>,
    ending: &Ending<'_>,
) -> Result<(), Refusal> {
    let too_many = |what, said, there| Refusal::TooMany { what, said, there };
    match mission.and_then(|m| m.crates) {
        Some(there) if result.crates > there => return Err(too_many("crates", result.crates, there)),
        Some(_) => {}
        None => within("crates", result.crates, desk.facts.most_crates())?,
    }
    let tokens = ending.outcome.and_then(|o| o.tokens.as_ref()).map_or(0, |t| t.total);
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
        Some(ally) if !choosable(&ally) || desk.allies().contains(ally) => {
            Err(Refusal::NotGranted { id: ally.as_str().to_owned() })
        }
        _ => Ok(()),
    }
}

/// Records gains `times` times, in the order of accounts; amounts per hero are multiplied by the heroes.
fn gain(desk: &mut Desk<'_>, gains: &Gains, times: u32, why: &Why) {
    let heroes = desk.state.seats.clone();
    let number = u32::try_from(heroes.len()).unwrap_or(0);
    for kind in &desk.facts.rules.accounts {
        let Some(amount) = gains.get(&kind.id).map(|amount| amount.saturating_mul(times)) else { continue };
        let amount = if kind.share == Share::PerHero { amount.saturating_mul(number) } else { amount };
        for account in Rules::accounts_of(kind, &heroes) {
            desk.gain(account, amount, why);
        }
    }
}

/// Records the outcome first, then the mission's other gains.
fn book_outcome(desk: &mut Desk<'_>, result: &MissionResult, ending: &Ending<'_>) {
    let mission = result.name.clone();
    gain(desk, &ending.gains, 1, &Why::Outcome { mission: mission.clone() });
    gain(desk, &ending.inferred, 1, &Why::Inferred { mission: mission.clone() });
    if let Some(tokens) = ending.outcome.and_then(|o| o.tokens.as_ref()) {
        let claimed = result.tokens;
        let why = Why::Tokens { mission: mission.clone(), claimed };
        let every = tokens.each.max(1);
        gain(desk, &tokens.claimed, claimed / every, &why);
        gain(desk, &tokens.left, tokens.total.saturating_sub(claimed) / every, &why);
    }
    let bonuses: Vec<_> = desk.facts.bonuses_of(&result.name).collect();
    for bonus in bonuses {
        if bonus.winner.as_ref().is_some_and(|winner| *winner != result.winner) {
            continue;
        }
        let met = result.met.contains(&bonus.id);
        let why = Why::Bonus { mission: mission.clone(), condition: bonus.id.clone(), met };
        gain(desk, if met { &bonus.if_met } else { &bonus.if_not }, 1, &why);
    }
}

/// Records the cards that an outcome grants.
fn earn(desk: &mut Desk<'_>, outcome: &Outcome) {
    let winner = Holder::Side(outcome.winner.clone());
    let rewards = outcome.rewards.iter().cloned().map(Card::Reward);
    for card in rewards.chain(outcome.villains.iter().cloned().map(Card::Ally)) {
        give(desk, winner.clone(), card);
    }
    let heroes = Holder::Side(desk.facts.rules.heroes.side.clone());
    for ally in &outcome.allies {
        give(desk, heroes.clone(), Card::Ally(ally.clone()));
    }
}

/// Records the cards that a mission grants its winner.
fn reward(desk: &mut Desk<'_>, result: &MissionResult, mission: &Mission) {
    let rules = &desk.facts.rules;
    let side = rewarded(rules, mission);
    if result.winner != *side {
        return;
    }
    if *side != rules.heroes.side {
        reward_side(desk, mission, side);
        return;
    }
    let hero = result.reward_to.clone().or_else(|| mission.hero.clone());
    let there = |hero: &HeroId| desk.state.heroes.contains_key(hero);
    let together = Holder::Side(side.clone());
    let holder = hero.filter(there).map_or(together.clone(), Holder::Hero);
    for card in &mission.rewards {
        give(desk, holder.clone(), Card::Reward(card.clone()));
    }
    let chosen = choose_ally(desk, result, mission);
    for ally in mission.allies.iter().chain(&chosen) {
        give(desk, together.clone(), Card::Ally(ally.clone()));
    }
}

/// Returns the side that a mission's rewards go to.
fn rewarded<'a>(rules: &'a Rules, mission: &Mission) -> &'a SideId {
    let kind = rules.mission_kind(&mission.kind);
    kind.and_then(|kind| kind.rewards.as_ref()).unwrap_or(&rules.heroes.side)
}

/// Returns the ally of a mission that wins one of several: the chosen one, or a random one.
fn choose_ally(desk: &mut Desk<'_>, result: &MissionResult, mission: &Mission) -> Option<AllyId> {
    let free = mission.ally_choice.iter().filter(|ally| !desk.allies().contains(ally));
    let free: Vec<_> = free.cloned().collect();
    result.ally.clone().or_else(|| desk.chance.draw(&free, 1).pop())
}

fn reward_side(desk: &mut Desk<'_>, mission: &Mission, side: &SideId) {
    let rewards = mission.rewards.iter().cloned().map(Card::Reward);
    let villains = mission.villains.iter().cloned().map(Card::Ally);
    for card in rewards.chain(villains) {
        give(desk, Holder::Side(side.clone()), card);
    }
}

/// Gives a card to a holder, unless somebody holds it already.
fn give(desk: &mut Desk<'_>, holder: Holder, card: Card) {
    if desk.state.holder(&card).is_none() {
        desk.book(Event::Took { holder, card });
    }
}

/// Cleans up: crates, skipped agenda missions, and the draw of new side missions.
fn clean_up(
    desk: &mut Desk<'_>,
    result: &MissionResult,
    choice: &Choice,
    kind: &StageKind,
) -> Result<(), Refusal> {
    if let Some(worth) = &desk.facts.rules.crates {
        let (mission, crates) = (result.name.clone(), result.crates);
        let amount = crates.saturating_mul(worth.each);
        desk.gain(Account::of_side(&worth.account), amount, &Why::Crates { mission, crates });
    }
    if matches!(choice, Choice::Side(_)) {
        let agenda = desk.state.active.iter().filter(|(_, origin)| **origin == Origin::Agenda);
        let passed: Vec<_> = agenda.map(|(mission, _)| mission.clone()).collect();
        for mission in passed {
            let side = desk.facts.rules.agenda.as_ref().map(|agenda| &agenda.side);
            if let Some((facts, side)) = desk.facts.missions.get(&mission).zip(side) {
                reward_side(desk, facts, side);
            }
            desk.book(Event::Left { mission });
        }
    }
    let opened = kind.opens && *choice == Choice::Story;
    for deck in &desk.facts.rules.mission_decks {
        let origin = Origin::Deck(deck.id.clone());
        let count = match choice {
            _ if opened => deck.first_draw,
            Choice::Side(from) if *from == origin => deck.redraw,
            _ => 0,
        };
        let left: Vec<_> = desk.state.mission_deck(&deck.id).cloned().collect();
        draw(desk, result.draws.get(&deck.id).map(Vec::as_slice), &left, count, origin)?;
    }
    Ok(())
}

pub(super) fn draw(
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
                let (what, have, need) = ("drawn".to_owned(), told.len(), count);
                return Err(Refusal::Count { what, have, need, about: Topic::CleanUp });
            }
            for (at, mission) in told.iter().enumerate() {
                let id = mission.as_str().to_owned();
                if told[..at].contains(mission) {
                    return Err(Refusal::Twice { id, about: Topic::CleanUp });
                }
                if !deck.contains(mission) {
                    identify(desk, mission, told, &origin)?;
                }
            }
            told.to_vec()
        }
    };
    for mission in drawn {
        desk.book(Event::Activated { mission, origin: origin.clone() });
    }
    Ok(())
}

/// Swaps one of the deck's cards that were chosen at random at setup for a mission drawn at the table that
/// isn't in the deck. Fails if the group named every card of the deck.
pub(super) fn identify(
    desk: &mut Desk<'_>,
    mission: &MissionId,
    told: &[MissionId],
    origin: &Origin,
) -> Result<(), Refusal> {
    let refused = || Refusal::NotInDeck { id: mission.as_str().to_owned(), about: Topic::CleanUp };
    let known = desk.facts.missions.get(mission).ok_or_else(refused)?;
    let Origin::Deck(deck) = origin else { return Err(refused()) };
    let rules = &desk.facts.rules;
    let belongs = rules.mission_kind(&known.kind).is_some_and(|kind| kind.deck.as_ref() == Some(deck));
    let elsewhere = desk.state.has_played(mission) || desk.state.active.contains_key(mission);
    // A hero's own mission is in the deck only while the hero is in play.
    let absent = known.hero.as_ref().is_some_and(|hero| !desk.state.heroes.contains_key(hero));
    if !belongs || elsewhere || absent {
        return Err(refused());
    }
    let by_chance = &desk.foundation.by_chance;
    let unknown = |m: &&MissionId| by_chance.contains(*m) && !told.contains(m);
    let out = desk.state.mission_deck(deck).find(unknown).cloned().ok_or_else(refused)?;
    desk.book(Event::Swapped { out, into: mission.clone() });
    Ok(())
}

/// Activates and forces missions, and moves the log to its next phase.
fn move_on(desk: &mut Desk<'_>, ending: &Ending<'_>, kind: &StageKind, winner: &SideId, forced: bool) {
    for mission in &ending.activates {
        if !desk.state.has_played(mission) {
            desk.book(Event::Activated { mission: mission.clone(), origin: Origin::Story });
        }
    }
    if forced {
        // A forced mission has a clean-up, but no upgrades and no slot in the log.
        return;
    }
    if kind.ends {
        desk.book(Event::Began { stage: desk.state.stage, phase: Phase::Over });
        desk.book(Event::Won { winner: winner.clone() });
        return;
    }
    desk.next_phase();
    if let Some(mission) = &ending.forces
        && !desk.state.has_played(mission)
    {
        desk.book(Event::Forced { mission: mission.clone() });
    }
}
