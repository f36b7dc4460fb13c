//! Imports a log that was kept on paper: what it states is recorded, what it omits stays open.

use std::collections::BTreeSet;

use super::correct::{account, fitting, holder};
use super::mission::{draw, identify};
use super::{Desk, agenda, stage_after};
use crate::campaign::choice::{Choice, played_as};
use crate::campaign::event::{Account, Card, Event, Holder, Origin, Phase, Why};
use crate::campaign::facts::{AgendaMission, Outcome, Rules, Topic};
use crate::campaign::id::{MissionDeckId, MissionId, OutcomeId};
use crate::campaign::refusal::Refusal;
use crate::campaign::step::{PaperBook, PaperLog, PaperMission};

/// The outcome of a mission for which the paper log states none.
const OPEN: &str = "open";

/// Imports a paper log.
pub(super) fn take_over(desk: &mut Desk<'_>, log: &PaperLog) -> Result<(), Refusal> {
    let state = &desk.state;
    let untouched = state.stage == 0 && state.shop.is_none() && state.drawn.is_none();
    if !state.played.is_empty() || !untouched {
        return Err(Refusal::PaperFirst);
    }
    let mut paper = Paper { at: None, ended: false, story: BTreeSet::new() };
    for told in &log.missions {
        paper.mission(desk, told)?;
    }
    activate(desk, log.active.as_deref(), &paper)?;
    for (who, book) in &log.books {
        let holder = holder(desk, who)?;
        take_book(desk, &holder, book)?;
    }
    if paper.at.is_some() {
        leave_open(desk, log);
    }
    stand(desk, log, &paper)
}

/// The progress of reading a paper log.
struct Paper {
    /// The stage of the last mission that fills one.
    at: Option<usize>,
    /// Whether that stage was the finale.
    ended: bool,
    /// Story missions that the results lead to.
    story: BTreeSet<MissionId>,
}

impl Paper {
    fn mission(&mut self, desk: &mut Desk<'_>, told: &PaperMission) -> Result<(), Refusal> {
        let forced =
            told.name.as_ref().is_some_and(|mission| self.at.is_some() && can_be_forced(desk, mission));
        if !forced {
            let stage = self.at.map_or(0, |at| stage_after(desk.facts, desk.campaign, desk.foundation, at));
            if self.ended || stage >= desk.campaign.stages.len() {
                return Err(Refusal::Over);
            }
            desk.book(Event::Began { stage, phase: Phase::Mission });
            self.at = Some(stage);
        }
        let stage = desk.stage()?;
        let kind = desk.facts.stage_kind(stage).ok_or(Refusal::Over)?;
        self.ended = kind.ends && !forced;
        // If the stage lists only one mission, it is that.
        let only = || stage.missions.first().filter(|_| stage.missions.len() == 1);
        let Some(mission) = told.name.as_ref().or_else(only) else {
            let first = self.at == Some(0);
            return if first { Err(unknown("mission", "")) } else { Ok(()) };
        };
        if !desk.facts.missions.contains_key(mission) {
            return Err(unknown("mission", mission.as_str()));
        }
        if desk.state.has_played(mission) {
            return Err(Refusal::PlayedAlready { id: mission.as_str().to_owned() });
        }
        told.winner.as_ref().map_or(Ok(()), |side| desk.side(side))?;
        let choice =
            if forced { Choice::Forced } else { played_as(desk.facts, desk.campaign, &desk.state, mission) };
        if let Choice::Side(Origin::Deck(deck)) = &choice {
            out_of_deck(desk, mission, deck);
        }
        let outcomes = match choice {
            Choice::Story => desk.facts.outcomes_of(mission, &desk.campaign.id),
            Choice::Side(_) | Choice::Forced => desk.facts.side_outcomes_of(mission),
        };
        let outcome = ended(mission, told, &outcomes)?;
        let heroes_won = told.winner.as_ref().map(|side| *side == desk.facts.rules.heroes.side);
        let usual = match heroes_won {
            Some(true) => "won",
            Some(false) => "lost",
            None => OPEN,
        };
        desk.book(Event::Played {
            mission: mission.clone(),
            winner: told.winner.clone(),
            outcome: outcome.map_or_else(|| OutcomeId::from(usual), |outcome| outcome.id.clone()),
            threat: stage.threat,
            forced,
        });
        if choice == Choice::Story {
            self.story.retain(|other| !stage.missions.contains(other));
        }
        self.story.extend(outcome.into_iter().flat_map(|outcome| outcome.activates.iter().cloned()));
        Ok(())
    }
}

fn unknown(what: &'static str, id: &str) -> Refusal {
    Refusal::Unknown { what, id: id.to_owned() }
}

/// Whether an agenda card or an outcome can force a mission.
fn can_be_forced(desk: &Desk<'_>, mission: &MissionId) -> bool {
    let facts = desk.facts;
    let mut cards = facts.agenda_cards.values().filter(|card| card.mission == Some(AgendaMission::Forced));
    cards.any(|card| card.mission_id().as_ref() == Some(mission))
        || facts.outcomes.iter().any(|outcome| outcome.forces.as_ref() == Some(mission))
}

/// Returns how a mission ended: as stated, or the only outcome possible for its winner.
fn ended<'a>(
    mission: &MissionId,
    told: &PaperMission,
    outcomes: &[&'a Outcome],
) -> Result<Option<&'a Outcome>, Refusal> {
    let won: Vec<_> = outcomes.iter().filter(|o| told.winner.as_ref() == Some(&o.winner)).collect();
    match &told.outcome {
        Some(id) => {
            let found = won.iter().find(|outcome| outcome.id == *id);
            let none =
                || Refusal::NoOutcome { id: mission.as_str().to_owned(), outcome: id.as_str().to_owned() };
            found.map(|outcome| Some(**outcome)).ok_or_else(none)
        }
        None => Ok(won.first().filter(|_| won.len() == 1).map(|outcome| **outcome)),
    }
}

/// Removes a mission from its deck; if it isn't there, swaps it for a card chosen at random at setup first.
fn out_of_deck(desk: &mut Desk<'_>, mission: &MissionId, deck: &MissionDeckId) {
    let lies = desk.state.mission_deck(deck).any(|other| other == mission);
    let chosen = |m: &&MissionId| desk.foundation.by_chance.contains(*m);
    let other = desk.state.mission_deck(deck).find(chosen).cloned().filter(|_| !lies);
    if let Some(out) = other {
        desk.book(Event::Swapped { out, into: mission.clone() });
    }
    desk.book(Event::Activated { mission: mission.clone(), origin: Origin::Deck(deck.clone()) });
}

/// Activates the missions that may be played next: the stated ones, or those that the results lead to and
/// randomly drawn side missions.
fn activate(desk: &mut Desk<'_>, told: Option<&[MissionId]>, paper: &Paper) -> Result<(), Refusal> {
    let stages = &desk.campaign.stages;
    let of_story = |mission: &MissionId| stages.iter().any(|stage| stage.missions.contains(mission));
    if !told.is_some_and(|told| told.iter().any(of_story)) {
        for mission in paper.story.iter().filter(|m| !desk.state.has_played(m)).cloned().collect::<Vec<_>>() {
            desk.book(Event::Activated { mission, origin: Origin::Story });
        }
    }
    let Some(told) = told else {
        // Missions are drawn after the introduction, and their number stays constant from then on.
        if paper.at.is_some() {
            for deck in &desk.facts.rules.mission_decks {
                let left: Vec<_> = desk.state.mission_deck(&deck.id).cloned().collect();
                draw(desk, None, &left, deck.first_draw, Origin::Deck(deck.id.clone()))?;
            }
        }
        return Ok(());
    };
    for mission in told {
        let id = || mission.as_str().to_owned();
        if !desk.facts.missions.contains_key(mission) {
            return Err(unknown("mission", mission.as_str()));
        }
        if desk.state.has_played(mission) {
            return Err(Refusal::PlayedAlready { id: id() });
        }
        if desk.state.active.contains_key(mission) {
            return Err(Refusal::Twice { id: id(), about: Topic::CleanUp });
        }
        let origin = match played_as(desk.facts, desk.campaign, &desk.state, mission) {
            Choice::Story | Choice::Forced => Origin::Story,
            Choice::Side(origin) => origin,
        };
        if let Origin::Deck(deck) = &origin
            && !desk.state.mission_deck(deck).any(|other| other == mission)
        {
            identify(desk, mission, told, &origin)?;
        }
        desk.book(Event::Activated { mission: mission.clone(), origin });
    }
    Ok(())
}

/// Records what a side or a hero has. The cost of its cards is recorded as earned and spent.
fn take_book(desk: &mut Desk<'_>, holder: &Holder, book: &PaperBook) -> Result<(), Refusal> {
    for name in &book.cards {
        let card = fitting(desk, holder, name).ok_or_else(|| unknown("card", &name.0))?;
        match desk.state.holder(&card) {
            // Starting cards are there already, and some rewards exist once per hero.
            Some(same) if same == *holder || has(desk, holder, &card) => continue,
            Some(_) => return Err(Refusal::Owned { id: name.0.clone(), about: None }),
            None => {}
        }
        if let Card::Class(id) = &card
            && let Some(cost) = desk.facts.class_cards.get(id).and_then(|card| card.xp)
            && let Some(account) = class_account(desk, holder)
        {
            desk.gain(account.clone(), cost, &Why::Paper);
            desk.pay(account, cost, card.clone())?;
        }
        desk.book(Event::Took { holder: holder.clone(), card: card.clone() });
        agenda::place(desk, &card);
    }
    for (currency, left) in &book.left {
        let account = account(desk, holder, currency).ok_or_else(|| unknown("account", currency.as_str()))?;
        let amount = i64::from(*left) - i64::from(desk.state.left(&account));
        if amount != 0 {
            desk.book(Event::Moved { account, amount, why: Why::Paper });
        }
    }
    Ok(())
}

/// Whether a hero has a reward that others can have as well.
fn has(desk: &Desk<'_>, holder: &Holder, card: &Card) -> bool {
    match (holder, card) {
        (Holder::Hero(hero), Card::Reward(reward)) => {
            desk.state.heroes.get(hero).is_some_and(|book| book.rewards.contains(reward))
        }
        _ => false,
    }
}

/// Returns the account from which a holder buys class cards.
fn class_account(desk: &Desk<'_>, holder: &Holder) -> Option<Account> {
    let rules = &desk.facts.rules;
    match holder {
        Holder::Hero(hero) => rules.heroes.account.as_ref().map(|kind| Account::of_hero(kind, hero)),
        Holder::Side(_) => rules.class.as_ref().map(|class| Account::of_side(&class.account)),
    }
}

/// Marks the accounts that the log doesn't mention as unknown.
fn leave_open(desk: &mut Desk<'_>, log: &PaperLog) {
    let seats = desk.state.seats.clone();
    let rules = &desk.facts.rules;
    for kind in &rules.accounts {
        for of in Rules::accounts_of(kind, &seats) {
            let who = of.hero.as_ref().map_or(kind.side.as_str(), |hero| hero.as_str());
            let told = log.books.get(who).is_some_and(|book| book.left.contains_key(&kind.currency));
            if !told {
                desk.book(Event::Untold { account: of });
            }
        }
    }
}

/// Sets the current phase: an upgrade, the next mission, or the end.
fn stand(desk: &mut Desk<'_>, log: &PaperLog, paper: &Paper) -> Result<(), Refusal> {
    let upgrade = match &log.upgrade {
        Some(id) => {
            let known = desk.facts.rules.upgrade(id);
            Some(known.ok_or_else(|| unknown("upgrade", id.as_str()))?.id.clone())
        }
        None => None,
    };
    let (stage, phase) = match (paper.at, upgrade) {
        (Some(stage), _) if paper.ended => (stage, Phase::Over),
        (Some(stage), Some(upgrade)) => (stage, Phase::Upgrade(upgrade)),
        (Some(stage), None) => {
            (stage_after(desk.facts, desk.campaign, desk.foundation, stage), Phase::Mission)
        }
        (None, Some(upgrade)) if desk.campaign.upgrades_first => (0, Phase::Upgrade(upgrade)),
        (None, _) => (0, Phase::Mission),
    };
    desk.book(Event::Began { stage, phase });
    if paper.ended
        && let Some(winner) = desk.state.played.last().and_then(|played| played.winner.clone())
    {
        desk.book(Event::Won { winner });
    }
    Ok(())
}
