//! Preparations for a mission: who carries what, and who joins.

use super::Desk;
use crate::campaign::event::{Card, Event, Holder};
use crate::campaign::facts::Topic;
use crate::campaign::id::{AllyId, HeroId, ItemId, SideId};
use crate::campaign::refusal::Refusal;
use crate::campaign::step::CardName;

fn not_owned(name: &CardName, about: Topic) -> Refusal {
    Refusal::NotOwned { id: name.0.clone(), about: Some(about) }
}

/// Attaches a modification to a weapon or removes it; gives a reward to a hero.
pub(super) fn assign(
    desk: &mut Desk<'_>,
    name: &CardName,
    weapon: Option<&CardName>,
    hero: Option<&HeroId>,
) -> Result<(), Refusal> {
    let (holder, card) = desk.held(name).ok_or_else(|| not_owned(name, Topic::Modifications))?;
    let no_fit = || Refusal::NotUnder { id: name.0.clone() };
    match (&card, hero) {
        (Card::Reward(_), Some(hero)) if holder == Holder::Side(desk.facts.rules.heroes.side.clone()) => {
            desk.hero(hero)?;
            desk.book(Event::Gave { holder, card: card.clone(), back: true });
            desk.book(Event::Took { holder: Holder::Hero(hero.clone()), card });
            return Ok(());
        }
        (Card::Reward(_), _) => return Err(Refusal::NotToTrade { id: name.0.clone() }),
        _ => {}
    }
    let Card::Item(modification) = card.clone() else { return Err(no_fit()) };
    let Some(weapon) = weapon else {
        if !desk.state.modifications.contains_key(&modification) {
            return Err(no_fit());
        }
        desk.book(Event::Modified { modification, weapon: None });
        return Ok(());
    };
    let (bearer, weapon_card) = desk.held(weapon).ok_or_else(|| not_owned(weapon, Topic::Modifications))?;
    let fits = goes_under(desk, &card, &weapon_card);
    if bearer != holder || !fits {
        return Err(no_fit());
    }
    if let Some(limit) = slots(desk, &weapon_card) {
        let others = desk.state.modifications.iter();
        let there = others.filter(|(m, w)| **w == weapon_card && **m != modification).count();
        if there >= limit {
            return Err(Refusal::WeaponFull { id: weapon.0.clone(), limit });
        }
    }
    desk.book(Event::Modified { modification, weapon: Some(weapon_card) });
    Ok(())
}

fn goes_under(desk: &Desk<'_>, modification: &Card, weapon: &Card) -> bool {
    let facts = desk.facts;
    let kind = facts.card_kind(modification).and_then(|kind| facts.rules.card_kind(kind));
    kind.zip(facts.card_kind(weapon)).is_some_and(|(kind, weapon)| kind.under.contains(weapon))
}

/// Returns the number of modifications a weapon takes, if a table states it.
fn slots(desk: &Desk<'_>, weapon: &Card) -> Option<usize> {
    match weapon {
        Card::Item(id) => desk.facts.items.get(id)?.modifications,
        Card::Class(id) => desk.facts.class_cards.get(id)?.modifications,
        Card::Reward(id) => desk.facts.rewards.get(id)?.modifications,
        Card::Agenda(_) | Card::Ally(_) => None,
    }
}

/// Hands an item on to another hero.
pub(super) fn trade(
    desk: &mut Desk<'_>,
    item: &ItemId,
    giver: Option<&HeroId>,
    to: &HeroId,
) -> Result<(), Refusal> {
    desk.hero(to)?;
    let name = CardName(item.as_str().to_owned());
    let owner = desk.held(&name).filter(|(h, _)| giver.is_none_or(|g| *h == Holder::Hero(g.clone())));
    let (from, card) = owner.ok_or_else(|| not_owned(&name, Topic::Trade))?;
    if !matches!(card, Card::Item(_)) || from == Holder::Hero(to.clone()) {
        return Err(Refusal::NotToTrade { id: name.0 });
    }
    desk.book(Event::Gave { holder: from, card: card.clone(), back: true });
    desk.book(Event::Took { holder: Holder::Hero(to.clone()), card });
    Ok(())
}

/// Sets the items that a hero brings to the next mission.
pub(super) fn pack(desk: &mut Desk<'_>, hero: &HeroId, names: &[CardName]) -> Result<(), Refusal> {
    desk.hero(hero)?;
    let mut items = Vec::new();
    for name in names {
        let found = desk.held(name).filter(|(holder, _)| *holder == Holder::Hero(hero.clone()));
        let (_, card) = found.ok_or_else(|| not_owned(name, Topic::Load))?;
        if items.contains(&card) {
            return Err(Refusal::Twice { id: name.0.clone(), about: Topic::Load });
        }
        items.push(card);
    }
    for load in &desk.facts.rules.loads {
        let counts = |card: &&Card| desk.facts.card_kind(card).is_some_and(|kind| load.kinds.contains(kind));
        let (have, limit) = (items.iter().filter(counts).count(), load.limit);
        if have > limit {
            return Err(Refusal::Load { what: load.id.as_str().to_owned(), have, limit });
        }
    }
    desk.book(Event::Packed { hero: hero.clone(), items });
    Ok(())
}

/// Lets an ally or villain join the next mission: at most one, and only one that was granted.
pub(super) fn join(desk: &mut Desk<'_>, side: &SideId, ally: Option<&AllyId>) -> Result<(), Refusal> {
    desk.side(side)?;
    let granted = &desk.state.side(side).allies;
    let joining = match ally {
        None => None,
        Some(ally) => Some(named(granted, ally).ok_or_else(|| {
            let id = ally.as_str().to_owned();
            Refusal::NotGranted { id }
        })?),
    };
    desk.book(Event::Joined { side: side.clone(), ally: joining });
    Ok(())
}

/// Returns the granted ally with this ID, or the only one whose ID begins with it, such as `chewbacca`.
fn named(granted: &[AllyId], ally: &AllyId) -> Option<AllyId> {
    let begins = |other: &&AllyId| {
        let rest = other.as_str().strip_prefix(ally.as_str());
        rest.is_some_and(|rest| rest.starts_with('-'))
    };
    let exact = granted.iter().find(|other| *other == ally);
    let mut others = granted.iter().filter(begins);
    exact.or_else(|| others.next().filter(|_| others.next().is_none())).cloned()
}
