//! What a name that means nothing here may have been meant for.

use muster_rules::campaign::facts::Facts;
use muster_rules::campaign::refusal::Refusal;

use super::{Names, Of};
use crate::campaigns::Telling;

/// The maximum number of names that are offered.
const MOST: usize = 3;

impl Telling<'_> {
    /// Returns how a thing can be written and what it is, where its name alone could be that of another.
    pub(crate) fn choice(&self, id: &str) -> String {
        let name = self.name(id);
        let item = self.facts.items.get(&id.into()).zip(self.facts.rules.shop.as_ref());
        match item {
            Some((item, shop)) => {
                let currency = self.facts.rules.account(&shop.account);
                let what = currency.map(|account| self.currency(&account.currency)).unwrap_or_default();
                let args = [
                    ("id", id.into()),
                    ("name", name.into()),
                    ("tier", item.tier.into()),
                    ("cost", item.cost.into()),
                    ("what", what.into()),
                ];
                self.speaker.say("campaign-choice-item", &args)
            }
            None => format!("{id} ({name})"),
        }
    }

    /// Returns what a rejected name may have been meant for, as a sentence; empty if nothing comes to mind.
    pub(crate) fn hint(&self, refusal: &Refusal) -> String {
        let (kinds, said) = match refusal {
            Refusal::Unknown { what, id } => (kinds(what), id),
            Refusal::NotGranted { id } => (&[Of::Ally][..], id),
            _ => return String::new(),
        };
        let won = self.won_in(said);
        if !won.is_empty() {
            return won;
        }
        // What is known, but isn't in this campaign, wasn't written wrongly.
        let mut near = Names::of(*self, None).near(kinds, said);
        near.retain(|id| id != said);
        if kinds == [Of::Ally] {
            let won = near.iter().take(MOST).map(|id| self.won_in(id)).filter(|won| !won.is_empty());
            return won.collect::<Vec<_>>().join(" ");
        }
        let mut names: Vec<_> = near.iter().map(|id| self.name(id)).collect();
        names.dedup();
        names.truncate(MOST);
        if names.is_empty() {
            return String::new();
        }
        let names = names.join(&self.speaker.word("join"));
        self.speaker.say("campaign-hint-near", &[("names", names.into())])
    }

    /// Says which missions win a reward or an ally; empty if it is neither.
    fn won_in(&self, id: &str) -> String {
        let missions = winning(self.facts, id);
        if missions.is_empty() {
            return String::new();
        }
        let reward = self.facts.rewards.contains_key(&id.into());
        let key = if reward { "campaign-hint-reward" } else { "campaign-hint-ally" };
        let missions: Vec<_> = missions.into_iter().map(|mission| self.name(mission)).collect();
        let missions = missions.join(&self.speaker.word("join"));
        self.speaker.say(key, &[("name", self.name(id).into()), ("missions", missions.into())])
    }
}

/// Returns the missions that win a reward, an ally or a villain.
fn winning<'a>(facts: &'a Facts, id: &str) -> Vec<&'a str> {
    let by_mission = facts.missions.values().filter(|mission| {
        let allies = mission.allies.iter().chain(&mission.villains).chain(&mission.ally_choice);
        mission.rewards.iter().any(|reward| reward.as_str() == id)
            || allies.into_iter().any(|a| a.as_str() == id)
    });
    let by_outcome = facts.outcomes.iter().filter(|outcome| {
        let mut allies = outcome.allies.iter().chain(&outcome.villains);
        outcome.rewards.iter().any(|reward| reward.as_str() == id) || allies.any(|a| a.as_str() == id)
    });
    let mut found: Vec<_> = by_mission.map(|mission| mission.id.as_str()).collect();
    found.extend(by_outcome.map(|outcome| outcome.mission.as_str()));
    found.sort_unstable();
    found.dedup();
    found
}

/// Returns the kinds of things that a rejection speaks of.
fn kinds(what: &str) -> &'static [Of] {
    match what {
        "hero" => &[Of::Hero],
        "mission" => &[Of::Mission],
        "item" => &[Of::Item],
        "class-card" => &[Of::ClassCard],
        "agenda-card" => &[Of::Agenda],
        "agenda-set" => &[Of::AgendaSet],
        "class" => &[Of::Class],
        "side" => &[Of::Side],
        "campaign" => &[Of::Campaign],
        "card" => &[Of::Item, Of::ClassCard, Of::Reward, Of::Agenda, Of::Ally, Of::Side, Of::Hero],
        _ => &[],
    }
}
