//! The wording of an outcome's rewards, including amounts that no source states.

use muster_rules::campaign::facts::{Outcome, Share, Standing};
use muster_rules::campaign::id::SideId;

use super::Telling;
use crate::base::words::Value;

impl Telling<'_> {
    /// Describes what each side gets for an outcome, or that nobody gets anything.
    pub(super) fn given(&self, outcome: &Outcome) -> String {
        let rules = &self.facts.rules;
        let sides = std::iter::once(&rules.heroes.side).chain(rules.opponents().map(|side| &side.id));
        let given = sides.filter_map(|side| {
            let given = self.given_to(outcome, side);
            let given = Some(given.join(&self.speaker.word("join"))).filter(|given| !given.is_empty())?;
            Some(self.of_whom(self.side(side), given))
        });
        let given = given.collect::<Vec<_>>().join(" · ");
        if given.is_empty() { self.speaker.word("campaign-gives-nothing") } else { given }
    }

    /// Joins a subject and what is said of it.
    pub(super) fn of_whom(&self, who: String, what: String) -> String {
        self.speaker.say("campaign-who-what", &[("who", who.into()), ("what", what.into())])
    }

    fn given_to(&self, outcome: &Outcome, side: &SideId) -> Vec<String> {
        let say = |key: &str, args: &[(&str, Value<'_>)]| self.speaker.say(key, args);
        let kinds = self.facts.rules.accounts.iter().filter(|kind| kind.side == *side);
        let given = kinds.filter_map(|kind| {
            let what = self.currency(&kind.currency);
            let told = match outcome.gains.get(&kind.id) {
                Some(0) => return None,
                Some(amount) => {
                    say("campaign-amount", &[("amount", (*amount).into()), ("what", what.into())])
                }
                None => {
                    let unknown = outcome.unknown.iter().find(|unknown| unknown.account == kind.id)?;
                    let (key, amount) = match (unknown.own, unknown.likely) {
                        (Some(own), _) => ("campaign-amount-own", own),
                        (None, Some((likely, Standing::Strong))) => ("campaign-amount-inferred", likely),
                        (None, Some((likely, _))) => ("campaign-amount-likely", likely),
                        (None, None) => ("campaign-amount-unknown", 0),
                    };
                    self.of_whom(what, say(key, &[("amount", amount.into())]))
                }
            };
            let each = kind.share != Share::Once;
            Some(if each { say("campaign-each-hero", &[("amounts", told.into())]) } else { told })
        });
        given.collect()
    }
}
