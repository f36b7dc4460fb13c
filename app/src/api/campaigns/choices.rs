//! What a campaign can be begun with: what the chosen boxes hold.

use muster_rules::campaign::facts::{Facts, Hero, Mission, MissionKind, Stage, Trust};
use muster_rules::campaign::id::{AllyId, BoxId, RewardId};

use super::ChoicesRequest;
use super::wire::*;
use crate::campaigns::Telling;
use crate::games::Named;

pub(crate) fn choices(facts: &Facts, telling: Telling<'_>, asked: &ChoicesRequest) -> SetupChoices {
    let from = Shelf { facts, telling, asked };
    let campaign = asked.campaign.as_ref().and_then(|id| facts.campaign(&id.as_str().into()));
    let deck = campaign.and_then(|c| c.side_deck.clone()).unwrap_or_default();
    let sets = facts.agenda_sets.values().filter(|s| from.has(&s.box_id)).map(|set| {
        let cards = facts.agenda_cards.values().filter(|c| c.set == set.id);
        let holds = cards.map(|c| telling.name(c.id.as_str())).collect();
        from.choice(set.id.as_str(), &set.box_id, holds)
    });
    let classes = facts.classes.values().filter(|c| c.box_id.as_ref().is_none_or(|b| from.has(b)));
    let classes = classes.map(|class| {
        let first = facts.boxes.first().map(|b| b.id.clone());
        let box_name = class.box_id.as_ref().map(|b| telling.name(b.as_str())).unwrap_or_default();
        let of = class.box_id.clone().or(first).unwrap_or_else(|| BoxId::from(""));
        let holds = facts.deck(&class.id).map(|c| telling.name(c.id.as_str())).collect();
        SetupChoice { box_name, ..from.choice(class.id.as_str(), &of, holds) }
    });
    SetupChoices {
        boxes: facts.boxes.iter().map(|b| from.named(b.id.as_str())).collect(),
        campaigns: from.campaigns(),
        heroes: from.heroes(),
        classes: classes.collect(),
        agenda_sets: sets.collect(),
        agenda_needed: facts.rules.agenda.as_ref().map_or(0, |agenda| agenda.sets),
        missions: facts
            .rules
            .picked_kinds()
            .map(|kind| MissionPick {
                kind: kind.id.to_string(),
                name: telling.term(kind.many.as_ref().unwrap_or(&kind.name)),
                needed: deck.get(&kind.id).copied().unwrap_or(0),
                choices: from.missions(kind),
            })
            .collect(),
    }
}

/// The boxes that were chosen, and what lies in them.
struct Shelf<'a> {
    facts: &'a Facts,
    telling: Telling<'a>,
    asked: &'a ChoicesRequest,
}

impl Shelf<'_> {
    fn named(&self, id: &str) -> Named {
        Named { id: id.to_owned(), name: self.telling.name(id) }
    }

    fn has(&self, wanted: &BoxId) -> bool {
        self.asked.boxes.is_empty() || self.asked.boxes.iter().any(|b| b == wanted.as_str())
    }

    fn choice(&self, id: &str, of: &BoxId, holds: Vec<String>) -> SetupChoice {
        let box_name = self.telling.name(of.as_str());
        SetupChoice { id: id.to_owned(), name: self.telling.name(id), box_name, holds }
    }

    fn campaigns(&self) -> Vec<CampaignChoice> {
        let campaigns = self.facts.campaigns.iter().filter(|c| self.has(&c.box_id)).map(|c| {
            let optional = |stage: &&Stage| self.facts.stage_kind(stage).is_some_and(|kind| kind.optional);
            let expanded = self.asked.options.expanded;
            let unsure = c.stages.iter().map(|s| s.trust).max().unwrap_or(Trust::Sound);
            CampaignChoice {
                id: c.id.as_str().to_owned(),
                name: self.telling.name(c.id.as_str()),
                box_id: c.box_id.as_str().to_owned(),
                stages: c.stages.iter().filter(|s| expanded || !optional(s)).count(),
                mini: c.side_deck.is_none(),
                expands: c.stages.iter().any(|s| optional(&s)),
                unsure: self.telling.trust(unsure),
            }
        });
        campaigns.collect()
    }

    fn heroes(&self) -> Vec<HeroChoice> {
        let heroes = self.facts.heroes.values().filter(|h| self.has(&h.box_id)).map(|hero| HeroChoice {
            id: hero.id.as_str().to_owned(),
            name: self.telling.name(hero.id.as_str()),
            subtitle: hero.subtitle.clone(),
            box_name: self.telling.name(hero.box_id.as_str()),
            stats: self.stats(hero),
            mission: hero.mission.as_ref().map(|m| self.named(m.as_str())),
            unsure: self.telling.trust(hero.trust),
        });
        heroes.collect()
    }

    /// The first side of a hero's sheet in one line.
    fn stats(&self, hero: &Hero) -> String {
        let side = self.facts.rules.heroes.sheet.first();
        let stats = side.iter().flat_map(|side| &side.stats).map(|stat| {
            let value = hero.sheet.get(&stat.column).map(String::as_str).unwrap_or_default();
            let value = if stat.die { self.telling.term(value) } else { value.to_owned() };
            format!("{} {value}", self.telling.term(&stat.name))
        });
        stats.collect::<Vec<_>>().join(" · ")
    }

    /// Side missions of a kind that fit the campaign's time, and are not its own story.
    fn missions(&self, kind: &MissionKind) -> Vec<SetupChoice> {
        let campaign = self.asked.campaign.as_ref().and_then(|id| self.facts.campaign(&id.as_str().into()));
        let period = campaign.and_then(|c| c.period).filter(|_| self.asked.options.periods);
        let fits = |m: &&Mission| {
            let (from, to) = m.period;
            period.is_none_or(|p| from.is_none_or(|f| f <= p) && to.is_none_or(|t| p <= t))
        };
        let told =
            |m: &&Mission| campaign.is_some_and(|c| c.stages.iter().any(|s| s.missions.contains(&m.id)));
        let of = self.facts.missions.values().filter(|m| m.kind == kind.id && self.has(&m.box_id));
        let of = of.filter(fits).filter(|m| !told(m));
        let chosen = of.map(|m| {
            let wins = m.allies.iter().map(AllyId::as_str).chain(m.rewards.iter().map(RewardId::as_str));
            let wins = wins.map(|id| self.telling.name(id));
            let either: Vec<_> = m.ally_choice.iter().map(|a| self.telling.name(a.as_str())).collect();
            let either = (!either.is_empty()).then(|| either.join(" / "));
            self.choice(m.id.as_str(), &m.box_id, wins.chain(either).collect())
        });
        chosen.collect()
    }
}
