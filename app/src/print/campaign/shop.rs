//! The shop's cards in words and numbers.

use muster_rules::campaign::facts::{Item, Weapon};
use muster_templates::view::{CardLine, CardView};

use super::{capital, facts, joined};
use crate::campaigns::{Book, Telling};

/// The items that lie in the shop and weren't bought; where none lies there, those of the stage's tiers
/// that are in the deck.
pub(super) fn cards(telling: Telling<'_>, book: &Book) -> Vec<CardView> {
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
    items.into_iter().map(|item| card(telling, item)).collect()
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
        lines,
        footer: telling.name(item.box_id.as_str()),
        ..CardView::default()
    }
}

/// What a weapon attacks with: its dice, what every attack has, and what surges buy.
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
