//! Combines the campaign parts of a game's packs into one set of facts. Later packs add to earlier ones and
//! override them.

use std::collections::BTreeSet;

use muster_rules::campaign::facts::{
    AccountKind, AgendaCard, AgendaGain, AgendaSet, Ally, Bonus, Campaign, ClassCard, Facts, ForeignCode,
    Gains, Hero, Item, Mission, Outcome, Product, Reward, Rules, SideClass, Stage, Standing, Supply, Tokens,
    Unknown, Weapon,
};
use muster_rules::campaign::id::{ClassCardId, ItemId, MissionId, RewardId};
use muster_rules::catalogue::Catalogue;
use muster_rules::id::FigureId;

use super::super::assemble::put;
use super::rows::{
    AmountRow, CampaignRow, HeroRow, MissionRow, OutcomeRow, RawCampaign, SlotsRow, choice, list,
};

/// Combines the campaign parts of one game's packs. Allies are looked up among its figures.
pub(crate) fn assemble(packs: &[&RawCampaign], catalogue: &Catalogue) -> Facts {
    // The last pack with rules defines all of them.
    let rules = packs.iter().rev().find_map(|p| p.rules.clone()).unwrap_or_default();
    let mut facts = Facts { rules, ..Facts::default() };
    for pack in packs {
        let boxes = pack.boxes.iter();
        let boxes =
            boxes.map(|row| Product { id: row.value.id.as_str().into(), name: row.value.name.clone() });
        put(&mut facts.boxes, boxes, |b| b.id.clone());
        let campaigns: Vec<_> = pack.campaigns.campaigns.iter().map(|c| campaign(c, &facts.rules)).collect();
        put(&mut facts.campaigns, campaigns, |c| c.id.clone());
        decks(pack, &mut facts);
        missions(pack, &mut facts);
    }
    allies(catalogue, &mut facts);
    ask_for_what_missions_give(&mut facts);
    packs.iter().flat_map(|pack| &pack.amounts).for_each(|row| settle(&row.value, &mut facts));
    packs.iter().flat_map(|pack| &pack.slots).for_each(|row| give_room(&row.value, &mut facts));
    facts
}

/// Fills in an amount that a group read from its own guide, unless a source states it by now.
fn settle(row: &AmountRow, facts: &mut Facts) {
    let account = facts.rules.accounts.iter().find(|a| a.column() == row.column).map(|a| a.id.clone());
    let outcome = facts.outcomes.iter_mut().find(|outcome| {
        outcome.mission.as_str() == row.mission
            && outcome.campaign.as_ref().map(muster_rules::campaign::id::CampaignId::as_str)
                == row.campaign.as_deref()
            && outcome.id.as_str() == row.outcome
    });
    let mut unknown = outcome.into_iter().flat_map(|outcome| &mut outcome.unknown);
    if let Some(unknown) = unknown.find(|unknown| Some(&unknown.account) == account.as_ref()) {
        unknown.own = Some(row.amount);
    }
}

/// Fills in the number of a weapon's modification slots, unless a source states it by now.
fn give_room(row: &SlotsRow, facts: &mut Facts) {
    let card = row.card.as_str();
    let items = facts.items.get_mut(&ItemId::from(card)).map(|i| &mut i.modifications);
    let class = facts.class_cards.get_mut(&ClassCardId::from(card)).map(|c| &mut c.modifications);
    let rewards = facts.rewards.get_mut(&RewardId::from(card)).map(|r| &mut r.modifications);
    for room in [items, class, rewards].into_iter().flatten() {
        room.get_or_insert(row.modifications);
    }
}

/// Looks up the figures of all allies and villains that missions award.
fn allies(catalogue: &Catalogue, facts: &mut Facts) {
    let prefix = &catalogue.game().prefix;
    let won = facts.missions.values();
    let won = won.flat_map(|m| m.allies.iter().chain(&m.ally_choice).chain(&m.villains));
    let won = won.chain(facts.outcomes.iter().flat_map(|o| o.allies.iter().chain(&o.villains)));
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

/// Splits the list in an optional column.
fn words(cell: Option<&String>) -> Vec<String> {
    cell.map(|cell| list(cell).map(str::to_owned).collect()).unwrap_or_default()
}

/// Builds a card's weapon from its three columns.
fn weapon(attack: Option<&String>, abilities: Option<&String>, surges: Option<&String>) -> Weapon {
    Weapon { attack: words(attack), abilities: words(abilities), surges: words(surges) }
}

/// Returns the stated amount of each account, as given by `amount`.
fn gains(rules: &Rules, amount: impl Fn(&AccountKind) -> Option<u32>) -> Gains {
    let stated = rules.accounts.iter().filter_map(|account| Some((account.id.clone(), amount(account)?)));
    stated.collect()
}

fn campaign(row: &CampaignRow, rules: &Rules) -> Campaign {
    let stages = row.stages.iter().map(|s| Stage {
        kind: s.kind.clone(),
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
        start: gains(rules, |account| row.start.get(&account.start()).copied()),
        side_deck: row.side_deck.clone(),
        agenda_limit: row.agenda_limit,
        half_ally_threat: row.half_ally_threat,
        unchosen_leave: row.unchosen_leave,
        upgrades_first: row.upgrades_first,
        period: row.period,
    }
}

fn hero(row: &HeroRow) -> Hero {
    Hero {
        id: row.id.as_str().into(),
        name: row.name.clone(),
        subtitle: row.subtitle.clone(),
        box_id: row.product.as_str().into(),
        mission: row.mission.as_deref().map(MissionId::from),
        traits: list(&row.traits).map(str::to_owned).collect(),
        sheet: row.more.clone(),
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
        let class = SideClass {
            id: row.id.as_str().into(),
            name: row.name.clone(),
            box_id: row.product.as_deref().map(Into::into),
        };
        facts.classes.insert(class.id.clone(), class);
    }
    let first_kind = facts.rules.card_kinds.first().map(|kind| kind.id.clone());
    for row in &pack.class_cards {
        let row = &row.value;
        let card = ClassCard {
            id: row.id.as_str().into(),
            deck: row.deck.as_str().into(),
            name: row.name.clone(),
            xp: row.xp,
            kind: row.kind.clone().or_else(|| first_kind.clone()).unwrap_or_else(|| "".into()),
            modifications: row.modifications,
            sells_for: row.sells_for,
            weapon: weapon(row.attack.as_ref(), row.abilities.as_ref(), row.surges.as_ref()),
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
            kind: row.kind.clone(),
            traits: list(&row.traits).map(str::to_owned).collect(),
            modifications: row.modifications,
            weapon: weapon(row.attack.as_ref(), row.abilities.as_ref(), row.surges.as_ref()),
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
            kept: row.kept,
            after: row.after,
            more: row.more.unwrap_or_default(),
            gain: row.gain.zip(row.gains_at).map(|(amount, at)| AgendaGain { amount, at }),
            ransom: row.ransom,
            only: row.only,
            threat: row.threat.unwrap_or_default(),
            trust: row.trust.unwrap_or_default(),
        };
        facts.agenda_cards.insert(card.id.clone(), card);
    }
    for row in &pack.rewards {
        let row = &row.value;
        let reward = Reward {
            id: row.id.as_str().into(),
            name: row.name.clone(),
            kind: row.kind.clone(),
            traits: list(&row.traits).map(str::to_owned).collect(),
            side: row.side.clone(),
            modifications: row.modifications,
            weapon: weapon(row.attack.as_ref(), row.abilities.as_ref(), row.surges.as_ref()),
            trust: row.trust.unwrap_or_default(),
        };
        facts.rewards.insert(reward.id.clone(), reward);
    }
    let supplies = pack.supplies.iter().map(|row| Supply {
        id: row.value.id.clone(),
        name: row.value.name.clone(),
        traits: list(&row.value.traits).map(str::to_owned).collect(),
        box_id: row.value.product.as_deref().map(Into::into),
        copies: row.value.copies,
    });
    put(&mut facts.supplies, supplies, |s| s.id.clone());
    let codes = pack.codes.iter().map(|row| ForeignCode {
        program: row.value.program.clone(),
        kind: row.value.kind,
        code: row.value.code.clone(),
        id: row.value.id.clone(),
    });
    put(&mut facts.codes, codes, |c| (c.program.clone(), c.kind, c.code.clone()));
}

fn mission(row: &MissionRow) -> Mission {
    Mission {
        id: row.id.as_str().into(),
        name: row.name.clone(),
        kind: row.kind.clone(),
        hero: row.hero.as_deref().map(Into::into),
        rewards: ids(&row.rewards),
        allies: list(&row.allies).filter(|a| !a.contains('/')).map(Into::into).collect(),
        ally_choice: list(&row.allies).filter(|a| a.contains('/')).flat_map(choice).map(Into::into).collect(),
        villains: ids(&row.villains),
        box_id: row.product.as_str().into(),
        period: (row.time_from, row.time_to),
        crates: row.crates,
        guide: row.guide.as_deref().map(Into::into),
        page: row.page,
        traits: words(row.traits.as_ref()),
        trust: row.trust.unwrap_or_default(),
    }
}

fn outcome(row: &OutcomeRow, rules: &Rules) -> Outcome {
    let amount = |column: &str| row.more.get(column).and_then(|cell| cell.parse().ok());
    // Tokens that the heroes claim are gains for their side; the remaining ones are for the other side.
    let token = |claimed: bool| {
        gains(rules, |account| {
            let of_heroes = account.side == rules.heroes.side;
            amount(&format!("token_{}", account.column())).filter(|_| of_heroes == claimed)
        })
    };
    let tokens = row.tokens.map(|total| Tokens {
        total,
        each: row.tokens_each.unwrap_or(1),
        claimed: token(true),
        left: token(false),
    });
    Outcome {
        id: row.outcome.as_str().into(),
        mission: row.mission.as_str().into(),
        campaign: row.campaign.as_deref().map(Into::into),
        winner: row.winner.clone(),
        words: row.words.clone(),
        gains: gains(rules, |account| amount(&account.column())),
        unknown: unknown(row, rules),
        activates: ids(&row.activates),
        forces: row.forces.as_deref().map(Into::into),
        rewards: ids(row.rewards.as_deref().unwrap_or_default()),
        allies: ids(row.allies.as_deref().unwrap_or_default()),
        villains: ids(row.villains.as_deref().unwrap_or_default()),
        tokens,
        trust: row.trust.unwrap_or_default(),
    }
}

/// Returns the amounts that a row leaves open, with their possible values.
fn unknown(row: &OutcomeRow, rules: &Rules) -> Vec<Unknown> {
    let open = rules.accounts.iter().filter(|account| !row.more.contains_key(&account.column()));
    let unknown = open.map(|account| {
        let column = account.column();
        let cell = |what: &str| row.more.get(&format!("{column}_{what}"));
        let amount = cell("likely").and_then(|cell| cell.parse().ok());
        let likely = amount.zip(cell("standing").and_then(|cell| Standing::read(cell)));
        Unknown { account: account.id.clone(), likely, own: None }
    });
    unknown.collect()
}

/// Removes unknown amounts of accounts that no mission awards.
fn ask_for_what_missions_give(facts: &mut Facts) {
    let given: BTreeSet<_> = facts.outcomes.iter().flat_map(|o| o.gains.keys()).cloned().collect();
    for outcome in &mut facts.outcomes {
        outcome.unknown.retain(|unknown| given.contains(&unknown.account));
    }
}

fn missions(pack: &RawCampaign, facts: &mut Facts) {
    for row in &pack.missions {
        let mission = mission(&row.value);
        facts.missions.insert(mission.id.clone(), mission);
    }
    let rules = &facts.rules;
    let outcomes: Vec<_> = pack.outcomes.iter().map(|row| outcome(&row.value, rules)).collect();
    put(&mut facts.outcomes, outcomes, |o| (o.mission.clone(), o.campaign.clone(), o.id.clone()));
    let bonuses = pack.bonuses.iter().map(|row| {
        let row = &row.value;
        let amount = |column: String| row.more.get(&column).and_then(|cell| cell.parse().ok());
        Bonus {
            mission: row.mission.as_str().into(),
            id: row.condition.as_str().into(),
            words: row.words.clone(),
            winner: row.winner.clone(),
            if_met: gains(rules, |account| amount(format!("{}_if_met", account.column()))),
            if_not: gains(rules, |account| amount(format!("{}_if_not", account.column()))),
        }
    });
    let bonuses: Vec<_> = bonuses.collect();
    put(&mut facts.bonuses, bonuses, |b| (b.mission.clone(), b.id.clone()));
}
