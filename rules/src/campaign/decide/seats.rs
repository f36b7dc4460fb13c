//! Changes of the group: heroes leave and join, by the group's agreement.

use super::Desk;
use super::setup::first_cards;
use crate::campaign::event::{Account, Card, Event, Holder, Why};
use crate::campaign::facts::{MissionKind, Picked, Topic};
use crate::campaign::id::{HeroId, MissionDeckId, MissionId};
use crate::campaign::refusal::Refusal;

/// The heroes who leave and join, and the terms.
pub(super) struct Seats<'a> {
    pub(super) leave: &'a [HeroId],
    pub(super) join: &'a [HeroId],
    pub(super) items_to: Option<&'a HeroId>,
    pub(super) xp: Option<u32>,
    pub(super) why: &'a str,
}

/// Records that heroes leave and join.
pub(super) fn change(desk: &mut Desk<'_>, seats: &Seats<'_>) -> Result<(), Refusal> {
    if seats.why.trim().is_empty() {
        return Err(Refusal::NoReason);
    }
    check(desk, seats)?;
    // The XP of newcomers depend on the heroes who stay or, if all leave, on those who leave.
    let before = desk.state.seats.clone();
    let stay: Vec<_> = before.iter().filter(|hero| !seats.leave.contains(hero)).cloned().collect();
    let par = least_earned(desk, if stay.is_empty() { &before } else { &stay });
    for hero in seats.join {
        join(desk, hero, seats.xp.unwrap_or(par));
    }
    for hero in seats.leave {
        leave(desk, hero, seats.items_to);
    }
    by_number(desk);
    Ok(())
}

fn check(desk: &Desk<'_>, seats: &Seats<'_>) -> Result<(), Refusal> {
    let id = |hero: &HeroId| hero.as_str().to_owned();
    if seats.leave.is_empty() && seats.join.is_empty() {
        return Err(Refusal::NoCorrection);
    }
    for (at, hero) in seats.leave.iter().enumerate() {
        desk.hero(hero)?;
        if seats.leave[..at].contains(hero) {
            return Err(Refusal::Twice { id: id(hero), about: Topic::Hero });
        }
    }
    for (at, hero) in seats.join.iter().enumerate() {
        let known = desk.facts.heroes.get(hero);
        let known = known.ok_or_else(|| Refusal::Unknown { what: "hero", id: id(hero) })?;
        if seats.join[..at].contains(hero) || desk.state.heroes.contains_key(hero) {
            return Err(Refusal::Twice { id: id(hero), about: Topic::Hero });
        }
        if !desk.foundation.boxes.contains(&known.box_id) {
            return Err(Refusal::NotInBoxes { id: id(hero), needs: known.box_id.as_str().to_owned() });
        }
    }
    let rules = &desk.facts.rules.heroes;
    let heroes = desk.state.seats.len() + seats.join.len() - seats.leave.len();
    if !(rules.least..=rules.most).contains(&heroes) {
        return Err(Refusal::HeroCount { heroes, least: rules.least, most: rules.most });
    }
    match seats.items_to {
        Some(to) if seats.leave.contains(to) => Err(Refusal::Unknown { what: "hero", id: id(to) }),
        Some(to) if !seats.join.contains(to) => desk.hero(to),
        _ => Ok(()),
    }
}

/// Returns the account from which a hero buys class cards.
fn account(desk: &Desk<'_>, hero: &HeroId) -> Option<Account> {
    desk.facts.rules.heroes.account.as_ref().map(|kind| Account::of_hero(kind, hero))
}

/// Returns the lowest amount that any of the heroes has earned.
fn least_earned(desk: &Desk<'_>, heroes: &[HeroId]) -> u32 {
    let earned = heroes.iter().filter_map(|hero| Some(desk.state.balance(&account(desk, hero)?).earned()));
    earned.min().unwrap_or(0)
}

fn join(desk: &mut Desk<'_>, hero: &HeroId, xp: u32) {
    desk.book(Event::Entered { hero: hero.clone() });
    let holder = Holder::Hero(hero.clone());
    for card in first_cards(desk.facts, &hero.deck()) {
        // A returning hero has them already.
        if desk.state.holder(&card).is_none() {
            desk.book(Event::Took { holder: holder.clone(), card });
        }
    }
    if let Some(account) = account(desk, hero) {
        let more = xp.saturating_sub(desk.state.balance(&account).earned());
        desk.gain(account, more, &Why::Joined);
    }
    if let Some((mission, deck)) = own_mission(desk, hero)
        && !desk.state.has_played(&mission)
    {
        desk.book(Event::Shuffled { mission, deck });
    }
}

fn leave(desk: &mut Desk<'_>, hero: &HeroId, items_to: Option<&HeroId>) {
    let book = desk.state.heroes.get(hero).cloned().unwrap_or_default();
    let holder = Holder::Hero(hero.clone());
    for item in book.items.into_iter().map(Card::Item) {
        desk.book(Event::Gave { holder: holder.clone(), card: item.clone(), back: true });
        if let Some(to) = items_to {
            desk.book(Event::Took { holder: Holder::Hero(to.clone()), card: item });
        }
    }
    if let Some((mission, _)) = own_mission(desk, hero)
        && !desk.state.has_played(&mission)
    {
        desk.book(Event::Left { mission });
    }
    desk.book(Event::Quit { hero: hero.clone() });
}

/// Returns a hero's own mission and its deck, in campaigns with side missions.
fn own_mission(desk: &Desk<'_>, hero: &HeroId) -> Option<(MissionId, MissionDeckId)> {
    desk.campaign.side_deck.as_ref()?;
    let mission = desk.facts.missions.get(desk.facts.heroes.get(hero)?.mission.as_ref()?)?;
    let kind: &MissionKind = desk.facts.rules.mission_kind(&mission.kind)?;
    let deck = kind.deck.clone().filter(|_| kind.picked == Some(Picked::ByHero))?;
    Some((mission.id.clone(), deck))
}

/// Adjusts the rewards that heroes have by the size of the group.
fn by_number(desk: &mut Desk<'_>) {
    let facts = desk.facts;
    let seats = desk.state.seats.clone();
    for hero in &seats {
        let holder = Holder::Hero(hero.clone());
        for by in &facts.rules.heroes.by_number {
            let card = Card::Reward(by.reward.clone());
            let has = desk.state.heroes.get(hero).is_some_and(|book| book.rewards.contains(&by.reward));
            match (by.heroes == seats.len(), has) {
                (true, false) => desk.book(Event::Took { holder: holder.clone(), card }),
                (false, true) => desk.book(Event::Gave { holder: holder.clone(), card, back: true }),
                _ => {}
            }
        }
    }
}
