//! Resolution of the names that users type: of missions, heroes, cards and everything else in a step. One name may be
//! that of several things; which one is meant follows from the step it stands in and from the campaign.

mod hints;
mod index;
mod place;
mod standing;

use std::rc::Rc;

use muster_rules::campaign::facts::Facts;
use muster_rules::campaign::state::State;

use self::index::{Index, Named};
pub(crate) use self::index::{Of, letters, same_words};
pub(crate) use self::place::Place;
use self::standing::{Fit, fit};
use super::Telling;
use super::fault::{Choices, StepFault, StepTrouble, Written};

/// Keys of steps with free text, which is never resolved.
pub(super) const FREE: [&str; 3] = ["why", "anyway", "do"];

/// The names of a game's campaigns, and the campaign in which they are said.
#[derive(Clone)]
pub(super) struct Names<'a> {
    facts: &'a Facts,
    telling: Telling<'a>,
    index: Rc<Index>,
    state: Option<&'a State>,
}

/// What a name means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meant {
    /// The thing with this id.
    One(String),
    /// Any of these: somebody has to say which.
    Several(Vec<String>),
    /// Nothing that is known.
    Nothing,
}

impl<'a> Names<'a> {
    /// Collects the names of a game, to be understood in a campaign if one is given.
    pub(super) fn of(telling: Telling<'a>, state: Option<&'a State>) -> Self {
        let index = Rc::new(Index::of(telling.speaker.game));
        Self { facts: telling.facts, telling, index, state }
    }

    /// Returns the same names, as understood in another state of a campaign.
    pub(super) fn at<'b>(&self, state: &'b State) -> Names<'b>
    where
        'a: 'b,
    {
        Names { facts: self.facts, telling: self.telling, index: Rc::clone(&self.index), state: Some(state) }
    }

    /// Returns what a text means in a place.
    pub(super) fn meant(&self, place: Place<'_>, text: &str) -> Meant {
        let kinds = place.kinds();
        let fits = |thing: &&Named| kinds.is_none_or(|kinds| kinds.contains(&thing.of));
        if let Some(thing) = self.index.with_id(text).find(fits) {
            return Meant::One(thing.id.clone());
        }
        let called = self.index.called(text);
        let whole = self.best(place, called.iter().copied().filter(fits));
        match whole {
            (Fit::Now, ids) if ids.len() > 1 => return Meant::Several(ids),
            (_, ids) if !ids.is_empty() => return Meant::One(ids[0].clone()),
            _ => {}
        }
        // A whole name means nothing shorter, even where it is out of place: the rules say what is wrong with it.
        let misplaced = self.index.with_id(text).next().or_else(|| called.first().copied());
        if let Some(thing) = misplaced {
            return Meant::One(thing.id.clone());
        }
        if kinds.is_none() {
            return Meant::Nothing;
        }
        match self.best(place, self.index.with_words(text).into_iter().filter(fits)) {
            (_, ids) if ids.len() == 1 => Meant::One(ids[0].clone()),
            (Fit::Now, ids) if ids.len() > 1 => Meant::Several(ids),
            _ => Meant::Nothing,
        }
    }

    /// Returns the ids of the things that fit a place best, and how well they do.
    fn best<'t>(&self, place: Place<'_>, things: impl Iterator<Item = &'t Named>) -> (Fit, Vec<String>) {
        let (mut best, mut ids) = (Fit::Elsewhere, Vec::new());
        for thing in things {
            let fit = fit(self.facts, self.state, place, thing);
            if fit < best {
                (best, ids) = (fit, Vec::new());
            }
            if fit == best && !ids.contains(&thing.id) {
                ids.push(thing.id.clone());
            }
        }
        (best, ids)
    }

    /// Returns the id that a text means in a place; the text itself if it means nothing.
    ///
    /// # Errors
    /// It may mean several things.
    pub(super) fn id(&self, place: Place<'_>, text: &str) -> Result<String, StepFault> {
        match self.meant(place, text) {
            Meant::One(id) => Ok(id),
            Meant::Nothing => Ok(text.to_owned()),
            Meant::Several(ids) => {
                let things = ids.iter().map(|id| self.telling.choice(id)).collect();
                let choices = Choices { key: place.key.to_owned(), said: text.to_owned(), things };
                let trouble = StepTrouble::Several(Box::new(choices));
                Err(StepFault::new(Written::Step, place.step, trouble))
            }
        }
    }

    /// Returns whether a text is a whole name or an id.
    pub(super) fn knows(&self, text: &str) -> bool {
        self.index.with_id(text).next().is_some() || !self.index.called(text).is_empty()
    }

    /// Returns the side or hero that a text names, who have books.
    pub(super) fn keeps_books(&self, text: &str) -> Option<String> {
        let Meant::One(id) = self.meant(Place::of("paper", "books"), text) else { return None };
        let side = self.facts.rules.side(&id.as_str().into()).is_some();
        (side || self.facts.heroes.contains_key(&id.as_str().into())).then_some(id)
    }

    /// Returns how a thing is written so that it means just this in a place: by its name, or else by its id.
    pub(super) fn written(&self, place: Place<'_>, id: &str) -> String {
        let name = self.telling.name(id);
        match self.meant(place, &name) {
            Meant::One(meant) if meant != id => id.to_owned(),
            Meant::Several(_) => id.to_owned(),
            Meant::One(_) | Meant::Nothing => name,
        }
    }

    /// Replaces names by ids throughout a step in the format of journals. `step` is its name where it has none itself.
    ///
    /// # Errors
    /// A name may mean several things.
    pub(super) fn resolve(&self, step: &str, table: &mut toml::Table) -> Result<(), StepFault> {
        self.resolve_in(Place::of(step, ""), table)
    }

    fn resolve_in(&self, outer: Place<'_>, table: &mut toml::Table) -> Result<(), StepFault> {
        let said =
            |table: &toml::Table, key: &str| table.get(key).and_then(toml::Value::as_str).map(str::to_owned);
        let step = said(table, "do").or_else(|| said(table, "tap")).unwrap_or_else(|| outer.step.to_owned());
        let takes = table.get("amount").and_then(toml::Value::as_integer).is_some_and(|amount| amount < 0);
        let mission = match said(table, "name").filter(|_| step != "ally") {
            Some(name) => Some(self.id(Place::of(&step, "name"), &name)?),
            None => outer.mission.map(str::to_owned),
        };
        let missions = table.get("missions").and_then(toml::Value::as_array);
        let played = missions.filter(|_| step == "paper").map(Vec::len).or(outer.played);
        self.outcome(mission.as_deref(), table);
        for (key, value) in table.iter_mut().filter(|(key, _)| !FREE.contains(&key.as_str())) {
            if key == "outcome" {
                continue;
            }
            let own = Place { step: &step, key, mission: mission.as_deref(), played, takes };
            // What stands under a key that means nothing itself is what its table is about.
            let place = if own.kinds().is_some() { own } else { Place { key: outer.key, ..own } };
            self.resolve_value(place, value)?;
        }
        Ok(())
    }

    fn resolve_value(&self, place: Place<'_>, value: &mut toml::Value) -> Result<(), StepFault> {
        match value {
            toml::Value::String(text) => *text = self.id(place, text)?,
            toml::Value::Array(values) => {
                values.iter_mut().try_for_each(|value| self.resolve_value(place, value))?;
            }
            toml::Value::Table(table) => {
                if ["books", "left"].contains(&place.key) {
                    let keys = std::mem::take(table).into_iter();
                    *table = keys.map(|(key, v)| Ok((self.id(place, &key)?, v))).collect::<Result<_, _>>()?;
                }
                self.resolve_in(place, table)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Resolves an outcome by its words, among the outcomes of its mission.
    fn outcome(&self, mission: Option<&str>, table: &mut toml::Table) {
        let said = table.get("outcome").and_then(toml::Value::as_str);
        let (Some(mission), Some(said)) = (mission, said.map(letters)) else { return };
        let of_mission = self.facts.outcomes.iter().filter(|o| o.mission.as_str() == mission);
        let named = of_mission.into_iter().find(|outcome| {
            let english = outcome.words.as_deref().is_some_and(|words| letters(words) == said);
            english || self.telling.outcome(outcome).is_some_and(|words| letters(&words) == said)
        });
        if let Some(outcome) = named {
            table.insert("outcome".to_owned(), outcome.id.to_string().into());
        }
    }

    /// Returns the ids of things of these kinds with names near to a text.
    pub(super) fn near(&self, kinds: &[Of], text: &str) -> Vec<String> {
        let mut near: Vec<_> = self.index.near(kinds, text).iter().map(|thing| thing.id.clone()).collect();
        near.dedup();
        near
    }
}
