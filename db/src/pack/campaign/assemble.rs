//! The campaign parts of a game's packs become one table of facts. A later pack adds to the earlier
//! ones, and where it speaks of the same thing it overrides them.

use std::collections::BTreeMap;

use muster_rules::campaign::facts::{
    AgendaCard, AgendaSet, Ally, Bonus, Campaign, CardKind, ClassCard, Facts, Hero, ImperialClass, Item,
    Mission, Outcome, Product, Reward, Stage, Supply, Tokens,
};
use muster_rules::campaign::id::MissionId;
use muster_rules::catalogue::Catalogue;
use muster_rules::id::FigureId;

use super::super::assemble::put;
use super::rows::{CampaignRow, HeroRow, MissionRow, OutcomeRow, RawCampaign, choice, list};

/// Joins the campaign parts of the packs of one game. Allies are found among its figures.
pub(crate) fn assemble(packs: &[&RawCampaign], catalogue: &Catalogue) -> Facts {
    let mut facts = Facts::default();
    for pack in packs {
        let boxes = pack.boxes.iter();
        let boxes =
            boxes.map(|row| Product { id: row.value.id.as_str().into(), name: row.value.name.clone() });
        put(&mut facts.boxes, boxes, |b| b.id.clone());
        put(&mut facts.campaigns, pack.campaigns.campaigns.iter().map(campaign), |c| c.id.clone());
        decks(pack, &mut facts);
        missions(pack, &mut facts);
    }
    allies(catalogue, &mut facts);
    facts
}

/// What the deployment cards say of all allies and villains that missions win.
fn allies(catalogue: &Catalogue, facts: &mut Facts) {
    let prefix = &catalogue.game().prefix;
    let won = facts.missions.values();
    let won = won.flat_map(|m| m.allies.iter().chain(&m.ally_choice).chain(&m.villains));
    let known = won.filter_map(|id| {
        let figure = catalogue.figure(&FigureId::from(format!("{prefix}/{id}").as_str()))?;
        let cost = figure.cost.known().and_then(|cost| u32::try_from(cost).ok());
        let ally = Ally { id: id.clone(), figure: figure.id.clone(), name: figure.name.clone(), cost };
        Some((id.clone(), ally))
    });
    facts.allies = known.collect();
}

fn ids<T: for<'a> From<&'a str>>(cell: &str) -> Vec<T> {
    list(cell).map(T::from).collect()
}

fn campaign(row: &CampaignRow) -> Campaign {
    let stages = row.stages.iter().map(|s| Stage {
        kind: s.kind,
        missions: s.missions.iter().map(|m| MissionId::from(m.as_str())).collect(),
        threat: s.threat,
        tiers: s.tiers.clone(),
        trust: s.trust,
    });
    Campaign {
        id: row.id.as_str().into(),
        name: row.name.clone(),
        box_id: row.product.as_str().into(),
        stages: stages.collect(),
        start: row.start,
        side_deck: row.side_deck,
        agenda_limit: row.agenda_limit,
        half_ally_threat: row.half_ally_threat,
        period: row.period,
    }
}

fn hero(row: &HeroRow) -> Hero {
    let sheet = [
        ("health", &row.health),
        ("endurance", &row.endurance),
        ("speed", &row.speed),
        ("defense", &row.defense),
        ("wounded-endurance", &row.wounded_endurance),
        ("wounded-speed", &row.wounded_speed),
        ("traits", &row.traits),
    ];
    let sheet = sheet.into_iter().filter(|(_, value)| !value.is_empty());
    Hero {
        id: row.id.as_str().into(),
        name: row.name.clone(),
        subtitle: row.subtitle.clone(),
        box_id: row.product.as_str().into(),
        mission: row.mission.as_deref().map(MissionId::from),
        sheet: sheet.map(|(key, value)| (key.to_owned(), value.clone())).collect::<BTreeMap<_, _>>(),
        trust: row.trust.unwrap_or_default(),
    }
}

fn decks(pack: &RawCampaign, facts: &mut Facts) {
    for row in &pack.heroes {
        let hero = hero(&row.value);
        facts.heroes.insert(hero.id.clone(), hero);
    }
    for row in &pack.classes {
        let row = &row.value;
        let class = ImperialClass {
            id: row.id.as_str().into(),
            name: row.name.clone(),
            box_id: row.product.as_deref().map(Into::into),
        };
        facts.classes.insert(class.id.clone(), class);
    }
    for row in &pack.class_cards {
        let row = &row.value;
        let card = ClassCard {
            id: row.id.as_str().into(),
            deck: row.deck.as_str().into(),
            name: row.name.clone(),
            xp: row.xp,
            kind: row.kind.unwrap_or(CardKind::Feat),
            trust: row.trust.unwrap_or_default(),
        };
        facts.class_cards.insert(card.id.clone(), card);
    }
    for row in &pack.items {
        let row = &row.value;
        let item = Item {
            id: row.id.as_str().into(),
            name: row.name.clone(),
            tier: row.tier,
            cost: row.cost,
            kind: row.kind,
            traits: list(&row.traits).map(str::to_owned).collect(),
            modifications: row.modifications,
            box_id: row.product.as_str().into(),
            trust: row.trust.unwrap_or_default(),
        };
        facts.items.insert(item.id.clone(), item);
    }
    for row in &pack.agenda {
        let row = &row.value;
        let set = AgendaSet {
            id: row.set.as_str().into(),
            name: row.set_name.clone(),
            box_id: row.product.as_str().into(),
        };
        facts.agenda_sets.insert(set.id.clone(), set);
        let card = AgendaCard {
            id: row.id.as_str().into(),
            set: row.set.as_str().into(),
            name: row.name.clone(),
            cost: row.cost,
            mission: row.mission,
            trust: row.trust.unwrap_or_default(),
        };
        facts.agenda_cards.insert(card.id.clone(), card);
    }
    for row in &pack.rewards {
        let row = &row.value;
        let reward = Reward {
            id: row.id.as_str().into(),
            name: row.name.clone(),
            kind: row.kind,
            traits: list(&row.traits).map(str::to_owned).collect(),
            trust: row.trust.unwrap_or_default(),
        };
        facts.rewards.insert(reward.id.clone(), reward);
    }
    let supplies = pack.supplies.iter().map(|row| Supply {
        id: row.value.id.clone(),
        name: row.value.name.clone(),
        traits: list(&row.value.traits).map(str::to_owned).collect(),
    });
    put(&mut facts.supplies, supplies, |s| s.id.clone());
}

fn mission(row: &MissionRow) -> Mission {
    Mission {
        id: row.id.as_str().into(),
        name: row.name.clone(),
        kind: row.kind,
        hero: row.hero.as_deref().map(Into::into),
        rewards: ids(&row.rewards),
        allies: list(&row.allies).filter(|a| !a.contains('/')).map(Into::into).collect(),
        ally_choice: list(&row.allies).filter(|a| a.contains('/')).flat_map(choice).map(Into::into).collect(),
        villains: ids(&row.villains),
        box_id: row.product.as_str().into(),
        period: (row.time_from, row.time_to),
        crates: row.crates,
        trust: row.trust.unwrap_or_default(),
    }
}

fn outcome(row: &OutcomeRow) -> Outcome {
    let tokens = row.tokens.map(|total| Tokens {
        total,
        each: row.tokens_each.unwrap_or(1),
        credits: row.token_credits.unwrap_or(0),
        influence: row.token_influence.unwrap_or(0),
    });
    Outcome {
        id: row.outcome.as_str().into(),
        mission: row.mission.as_str().into(),
        campaign: row.campaign.as_deref().map(Into::into),
        winner: row.winner,
        words: row.words.clone(),
        xp: row.xp,
        credits: row.credits,
        imperial_xp: row.imperial_xp,
        influence: row.influence,
        activates: ids(&row.activates),
        forces: row.forces.as_deref().map(Into::into),
        tokens,
        trust: row.trust.unwrap_or_default(),
    }
}

fn missions(pack: &RawCampaign, facts: &mut Facts) {
    for row in &pack.missions {
        let mission = mission(&row.value);
        facts.missions.insert(mission.id.clone(), mission);
    }
    let outcomes = pack.outcomes.iter().map(|row| outcome(&row.value));
    put(&mut facts.outcomes, outcomes, |o| (o.mission.clone(), o.campaign.clone(), o.id.clone()));
    let bonuses = pack.bonuses.iter().map(|row| {
        let row = &row.value;
        Bonus {
            mission: row.mission.as_str().into(),
            id: row.condition.as_str().into(),
            words: row.words.clone(),
            credits_if_met: row.credits_if_met.unwrap_or(0),
            influence_if_met: row.influence_if_met.unwrap_or(0),
            influence_if_not: row.influence_if_not.unwrap_or(0),
        }
    });
    put(&mut facts.bonuses, bonuses, |b| (b.mission.clone(), b.id.clone()));
}
