//! The shop as a view model: a list of items for sale and cards to learn, or the item cards.

use muster_rules::campaign::facts::{ClassCard, Item, Weapon};
use muster_rules::campaign::id::HeroId;
use muster_rules::campaign::state::HeroBook;
use muster_templates::view::{CardLine, CardView, ReferencePart, ReferenceView};

use super::hero::deck_of;
use super::{capital, catalogue, date, facts, joined};
use crate::campaigns::{Book, Telling};
use crate::print::sheet::page_label;

/// A box to tick, as a character of the fonts.
const BOX: &str = "□";

/// Returns a card for each item for sale.
pub(super) fn cards(telling: Telling<'_>, book: &Book) -> Vec<CardView> {
    for_sale(book).into_iter().map(|item| card(telling, item)).collect()
}

/// Returns the items for sale by tier, then the cards each hero may still learn, each with a box to tick.
pub(super) fn list(telling: Telling<'_>, book: &Book) -> ReferenceView {
    let mut parts = Vec::<ReferencePart>::new();
    for item in for_sale(book) {
        let card = card(telling, item);
        let tier = capital(&telling.speaker.say("print-item-tier", &[("tier", item.tier.into())]));
        let told = card.lines.iter().map(|line| joined([line.lead.clone(), line.text.clone()]));
        let told = joined(std::iter::once(card.subtitle.clone()).chain(told));
        let line = CardLine::new(format!("{BOX} {} [{}]", card.name, card.cost), told);
        match parts.last_mut().filter(|part| part.title == tier) {
            Some(part) => part.lines.push(line),
            None => parts.push(ReferencePart { title: tier, lines: vec![line] }),
        }
    }
    let state = book.log.state();
    let seats = state.foundation.iter().flat_map(|foundation| &foundation.heroes);
    parts.extend(seats.filter_map(|hero| Some(upgrades(telling, hero, state.heroes.get(hero)?))));
    parts.retain(|part| !part.lines.is_empty());
    ReferenceView {
        title: telling.speaker.word("print-shop"),
        subtitle: joined([book.summary.name.clone(), date(book)]),
        parts,
        note: catalogue(telling),
        page: page_label(&telling.speaker),
    }
}

/// Returns the class cards that a hero hasn't learnt, the cheapest first.
fn upgrades(telling: Telling<'_>, hero: &HeroId, held: &HeroBook) -> ReferencePart {
    let open = deck_of(telling, hero).into_iter().filter(|card| !held.cards.contains(&card.id));
    let line = |card: &ClassCard| {
        let cost = match card.xp {
            Some(xp) => telling.speaker.say("print-hero-xp", &[("xp", xp.into())]),
            None => telling.speaker.word("points-unknown-sign"),
        };
        CardLine::new(format!("{BOX} {}", telling.name(card.id.as_str())), cost)
    };
    ReferencePart { title: telling.name(hero.as_str()), lines: open.map(line).collect() }
}

/// Returns the unsold items in the shop. If there are none, returns those of the stage's tiers that are still in the
/// deck.
fn for_sale(book: &Book) -> Vec<&Item> {
    let state = book.log.state();
    let facts = facts(book);
    let campaign = state.foundation.as_ref().and_then(|f| facts.campaign(&f.campaign));
    let tiers = campaign.and_then(|c| c.stages.get(state.stage)).map(|s| s.tiers.as_slice());
    let laid = state.shop.iter().flat_map(|shop| &shop.cards);
    let laid = laid.filter(|id| state.item_deck.contains(*id)).filter_map(|id| facts.items.get(id));
    let mut items: Vec<_> = laid.collect();
    if items.is_empty() {
        let deck = state.item_deck.iter().filter_map(|id| facts.items.get(id));
        items = deck.filter(|item| tiers.unwrap_or_default().contains(&item.tier)).collect();
    }
    items.sort_by_key(|item| (item.tier, &item.name));
    items
}

fn card(telling: Telling<'_>, item: &Item) -> CardView {
    let tier = telling.speaker.say("print-item-tier", &[("tier", item.tier.into())]);
    let traits: Vec<_> = item.traits.iter().map(|t| telling.speaker.naming().ability(t)).collect();
    let mut lines = Vec::new();
    if !traits.is_empty() {
        lines.push(CardLine::new(traits.join(" · "), ""));
    }
    if let Some(count) = item.modifications.filter(|count| *count > 0) {
        let room = telling.speaker.say("print-item-modifications", &[("count", count.into())]);
        lines.push(CardLine::new("", room));
    }
    lines.extend(weapon(telling, &item.weapon));
    CardView {
        name: telling.name(item.id.as_str()),
        cost: item.cost.to_string(),
        subtitle: joined([capital(&telling.card_kind(&item.kind)), tier]),
        // The item's other effects are only on the printed card.
        open: true,
        lines,
        footer: telling.name(item.box_id.as_str()),
        ..CardView::default()
    }
}

/// Returns a weapon's attack: its dice, its abilities and its surges.
pub(super) fn weapon(telling: Telling<'_>, weapon: &Weapon) -> Vec<CardLine> {
    let words = |of: &[String]| {
        let each = of.iter().map(|word| telling.speaker.naming().ability(word));
        each.collect::<Vec<_>>().join(" · ")
    };
    let parts = [("attack", &weapon.attack), ("abilities", &weapon.abilities), ("surges", &weapon.surges)];
    let told = parts.into_iter().filter(|(_, of)| !of.is_empty());
    told.map(|(part, of)| CardLine::new(telling.speaker.word(&format!("print-item-{part}")), words(of)))
        .collect()
}
