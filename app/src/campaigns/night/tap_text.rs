//! Taps as typed in a terminal: a word, followed by names and other values.

use muster_rules::campaign::facts::Facts;
use muster_rules::campaign::id::{HeroId, MissionId};
use muster_rules::fold::fold;
use muster_rules::id::{FactionId, FigureId};
use muster_rules::night::{Lies, State, Tap, Whom};
use serde::Deserialize as _;

use super::{Night, NightRequest, Rolled, SurgesRequest};
use crate::base::error::Error;
use crate::base::session::Session;
use crate::campaigns::names::{Names, Place, same_words};
use crate::campaigns::{StepFault, StepTrouble, Telling, Written};

/// All taps that can be typed, with their keys in the order of positional values.
pub const TAPS: [(&str, &[&str]); 35] = [
    ("begin", &["mission", "again", "fun"]),
    ("end", &[]),
    ("round", &[]),
    ("threat", &["by"]),
    ("token", &[]),
    ("deploy", &["card", "free", "anyway"]),
    ("reinforce", &["group", "free"]),
    ("defeat", &["group"]),
    ("hero", &["hero", "state"]),
    ("join", &["ally", "anyway"]),
    ("count", &["counter", "by"]),
    ("draw", &["supply", "hero"]),
    ("use", &["supply"]),
    ("act", &["whom", "anyway"]),
    ("damage", &["whom", "amount"]),
    ("heal", &["whom", "amount"]),
    ("strain", &["hero", "amount", "forced"]),
    ("rest", &["hero"]),
    ("condition", &["whom", "condition", "off"]),
    ("line", &["text", "start", "end"]),
    ("happen", &["line"]),
    ("limit", &["round"]),
    ("group", &["how", "card", "anyway"]),
    ("exhaust", &["card", "hero"]),
    ("deplete", &["card", "hero"]),
    ("ready", &["card", "hero"]),
    ("lend", &["card", "to", "from"]),
    ("opponent", &["level"]),
    ("bar", &["factions"]),
    ("choose", &["count"]),
    ("spend", &["anyway"]),
    ("order", &["seen", "group"]),
    ("surges", &["group", "on", "damage", "surge", "accuracy", "block", "evade", "dodge", "range"]),
    ("undo", &[]),
    ("redo", &[]),
];

/// The words that turn a card, with how it lies then.
const LIES: [(&str, Lies); 3] =
    [("exhaust", Lies::Exhausted), ("deplete", Lies::Depleted), ("ready", Lies::Ready)];

/// A parsed tap.
#[derive(Clone, Debug)]
pub enum Typed {
    /// A tap to record.
    Tap(Tap),
    /// Undo of the last tap.
    Undo,
    /// Redo of the tap that was undone last.
    Redo,
    /// No tap, but a question: how the surges of a roll are best spent.
    Surges(Box<SurgesRequest>),
}

/// Parses a tap from its word and its values: `deploy Stormtrooper`, `count crates by=2`. `begin` may name the
/// mission, which is then set in the request.
///
/// # Errors
/// There is no such tap, or its values are wrong; there is no such campaign, or several.
pub fn tap_of(
    session: &mut Session,
    request: &mut NightRequest,
    tap: &str,
    values: &[String],
) -> Result<Typed, Error> {
    let fault = |trouble| StepFault::new(Written::Tap, tap, trouble);
    let keys = TAPS.iter().find(|(known, _)| *known == tap).map(|(_, keys)| *keys);
    let keys = keys.ok_or_else(|| fault(StepTrouble::Unknown))?;
    let mut table = toml::Table::new();
    for (at, value) in values.iter().enumerate() {
        let bare = keys.get(at).map(|key| (*key, value.as_str()));
        let (key, text) = match value.split_once('=') {
            Some((key, text)) if keys.contains(&key) => (key, text),
            _ => bare.ok_or_else(|| fault(StepTrouble::Bare(value.clone())))?,
        };
        if table.insert(key.to_owned(), text.into()).is_some() {
            return Err(fault(StepTrouble::Twice(key.to_owned())).into());
        }
    }
    if let Some(mission) = table.remove("mission") {
        let mission = mission.as_str().unwrap_or_default().to_owned();
        let book = session.muster.campaign(&request.id)?;
        let names = Names::of(Telling::of(session, &book.game), Some(book.log.state()));
        request.mission = Some(MissionId::from(names.id(Place::of("", "mission"), &mission)?));
    }
    match tap {
        "undo" => return Ok(Typed::Undo),
        "redo" => return Ok(Typed::Redo),
        _ => {}
    }
    let night = Night::open(&mut session.muster, request)?;
    let told = Telling::of(session, &night.book.game);
    let reader = Reader { telling: told, night: &night, state: State::after(&night.events) };
    let mut said: Vec<_> = table.into_iter().collect();
    // Who is attacked may be told with the distance, as when a group is activated.
    let on = said.iter().find(|(key, _)| tap == "surges" && key == "on").and_then(|(_, on)| on.as_str());
    let range = on.and_then(|on| ranged(on).1).filter(|_| said.iter().all(|(key, _)| key != "range"));
    said.extend(range.map(|range| ("range".to_owned(), range.to_string().into())));
    let at = said.iter().position(|(key, _)| ["start", "end"].contains(&key.as_str()));
    let when = at.map(|at| said.remove(at));
    let mut table = toml::Table::new();
    for (key, value) in said {
        let text = value.as_str().unwrap_or_default();
        table.insert(key.clone(), reader.value(tap, &key, text)?);
    }
    if let Some((key, value)) = when {
        let round = value.as_str().and_then(|text| text.parse::<i64>().ok()).map_or(value, Into::into);
        table.insert("when".to_owned(), toml::Table::from_iter([(key, round)]).into());
    }
    if tap == "surges" {
        let read = Asked::deserialize(toml::Value::Table(table.clone()));
        let asked = read.map_err(|error| {
            table.insert("tap".to_owned(), tap.into());
            StepFault::read::<Named>(Written::Tap, &table, &error)
        })?;
        return Ok(Typed::Surges(Box::new(asked.request(request.clone()))));
    }
    reader.held(tap, &mut table);
    if !table.contains_key("tap") {
        table.insert("tap".to_owned(), tap.into());
    }
    let read = Tap::deserialize(toml::Value::Table(table.clone()));
    Ok(read.map(Typed::Tap).map_err(|error| StepFault::read::<Tap>(Written::Tap, &table, &error))?)
}

/// Returns a name and the distance behind it: `Gaarkhan@4`.
fn ranged(text: &str) -> (&str, Option<i64>) {
    let parts =
        text.rsplit_once('@').and_then(|(name, range)| Some((name.trim(), range.trim().parse().ok()?)));
    parts.map_or((text, None), |(name, range)| (name, Some(range)))
}

/// What separates names.
const SEPARATORS: [char; 5] = [',', '，', '、', ';', '；'];

/// Whether a text says that there are none.
fn is_none(part: &str) -> bool {
    part.is_empty() || part == "-" || part.eq_ignore_ascii_case("none")
}

/// Reads a yes or no; other text is left as it is, to be refused.
fn yes_or_no(key: &str, text: &str) -> toml::Value {
    match text {
        "yes" | "true" | "1" => true.into(),
        "no" | "false" | "0" => false.into(),
        _ if text == key => true.into(),
        _ => text.into(),
    }
}

/// A question about surges as typed.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    group: u32,
    on: Whom,
    #[serde(default)]
    range: Option<u32>,
    #[serde(default)]
    damage: u32,
    #[serde(default)]
    surge: u32,
    #[serde(default)]
    accuracy: u32,
    #[serde(default)]
    block: u32,
    #[serde(default)]
    evade: u32,
    #[serde(default)]
    dodge: bool,
}

/// The same with its word, to tell what is wrong with it.
#[derive(serde::Deserialize)]
struct Named {
    #[serde(rename = "tap")]
    _tap: String,
    #[serde(flatten)]
    _asked: Asked,
}

impl Asked {
    fn request(self, at: NightRequest) -> SurgesRequest {
        let Self { group, on, range, damage, surge, accuracy, block, evade, dodge } = self;
        SurgesRequest {
            at,
            group,
            on,
            range,
            rolled: Rolled { damage, surge, accuracy, block, evade, dodge },
        }
    }
}

struct Reader<'a> {
    telling: Telling<'a>,
    night: &'a Night,
    state: State,
}

impl Reader<'_> {
    fn facts(&self) -> &Facts {
        &self.night.book.game.campaigns
    }

    /// Resolves a value; text without a match is returned as it is.
    fn value(&self, tap: &str, key: &str, text: &str) -> Result<toml::Value, StepFault> {
        Ok(match key {
            "by" | "amount" | "line" | "round" | "count" | "damage" | "surge" | "accuracy" | "block"
            | "evade" | "range" => text.parse::<i64>().map_or_else(|_| text.into(), Into::into),
            "free" | "again" | "fun" | "anyway" | "forced" | "off" | "dodge" => yes_or_no(key, text),
            "on" => self.whom(tap, ranged(text).0)?,
            "whom" => self.whom(tap, text)?,
            "seen" => self.seen(tap, text)?,
            "factions" => self.factions(text),
            "how" => fold(text).into(),
            "level" => self.level(text).unwrap_or_else(|| text.to_owned()).into(),
            "card" if LIES.iter().any(|(word, _)| *word == tap) || tap == "lend" => {
                self.held_card(text).unwrap_or_else(|| text.to_owned()).into()
            }
            "to" | "from" => {
                let names = Names::of(self.telling, Some(self.night.book.log.state()));
                names.id(Place::of(tap, "hero"), text)?.into()
            }
            "condition" => self.condition(text).unwrap_or_else(|| text.to_owned()).into(),
            "text" => text.into(),
            "card" => self.card(text).map_or_else(|| text.into(), |id| id.to_string().into()),
            "group" => self.group(tap, text).map_or_else(|| text.into(), |n| i64::from(n).into()),
            "state" => self.hero_state(text).map_or_else(|| text.into(), |n| i64::from(n).into()),
            "counter" => self.counter(text).unwrap_or_else(|| text.to_owned()).into(),
            "supply" => self.supply(text).unwrap_or_else(|| text.to_owned()).into(),
            _ => {
                let names = Names::of(self.telling, Some(self.night.book.log.state()));
                names.id(Place::of(tap, key), text)?.into()
            }
        })
    }

    /// Returns the deployable card with this id or name; full names take precedence over short ones.
    fn card(&self, text: &str) -> Option<FigureId> {
        let catalogue = &self.night.book.game.catalogue;
        let (wanted, table) = (fold(text), self.night.table()?);
        let named = |id: &&FigureId| {
            let english = catalogue.figure(id).is_some_and(|figure| same_words(&figure.name, text));
            english || id.as_str() == text || same_words(&self.telling.speaker.figure(id), text)
        };
        let short = catalogue.short_names().iter().filter(|short| fold(&short.name) == wanted);
        let cards = table.cards.keys();
        let known = cards.clone().find(named).cloned();
        known.or_else(|| short.map(|s| &s.figure).find(|id| table.cards.contains_key(*id)).cloned())
    }

    /// Returns the group with this number, or the first group with this name that the tap can apply to.
    fn group(&self, tap: &str, text: &str) -> Option<u32> {
        if let Ok(number) = text.parse() {
            return Some(number);
        }
        let named = |card: &FigureId| {
            let catalogue = &self.night.book.game.catalogue;
            // Persons are called by their names alone, too: "Luke Skywalker, Hero of the Rebellion".
            let called = |name: &str| {
                same_words(name, text)
                    || name.split_once(", ").is_some_and(|(person, _)| same_words(person, text))
            };
            let english = catalogue.figure(card).is_some_and(|figure| called(&figure.name));
            let mut short = catalogue.short_names().iter();
            let short = short.any(|short| short.figure == *card && fold(&short.name) == fold(text));
            english || short || card.as_str() == text || called(&self.telling.speaker.figure(card))
        };
        let of_card: Vec<_> = self.state.groups.iter().filter(|group| named(&group.card)).collect();
        let can = |group: &&&muster_rules::night::Group| {
            let ready = match tap {
                "reinforce" => group.figures < group.size,
                "act" => !group.acted,
                _ => true,
            };
            group.figures > 0 && ready
        };
        let found = of_card.iter().find(can).or_else(|| of_card.last());
        found.map(|group| group.number)
    }

    /// Returns the group or hero with this name; a group also by its number.
    fn whom(&self, tap: &str, text: &str) -> Result<toml::Value, StepFault> {
        let whom = match self.group(tap, text) {
            Some(group) => ("group".to_owned(), i64::from(group).into()),
            None => {
                let names = Names::of(self.telling, Some(self.night.book.log.state()));
                ("hero".to_owned(), names.id(Place::of(tap, "hero"), text)?.into())
            }
        };
        Ok(toml::Table::from_iter([whom]).into())
    }

    /// Returns those in sight, the nearest first: `Gaarkhan@4, Jyn Odan`; none for `none`.
    fn seen(&self, tap: &str, text: &str) -> Result<toml::Value, StepFault> {
        let parts: Vec<_> = text.split(SEPARATORS).map(str::trim).collect();
        let (mut seen, mut at) = (Vec::new(), 0);
        while at < parts.len() {
            if is_none(parts[at]) {
                at += 1;
                continue;
            }
            // A name may have a comma itself: the longest that is a group's comes first.
            let joined = (at + 1..parts.len()).rev().map(|to| (to, parts[at..=to].join(", ")));
            let mut joined = joined.filter(|(_, name)| self.group(tap, ranged(name).0).is_some());
            let (to, name) = joined.next().unwrap_or_else(|| (at, parts[at].to_owned()));
            at = to + 1;
            let (name, range) = ranged(&name);
            let mut one = toml::Table::from_iter([("whom".to_owned(), self.whom(tap, name)?)]);
            one.extend(range.map(|range| ("range".to_owned(), range.into())));
            seen.push(toml::Value::Table(one));
        }
        Ok(toml::Value::Array(seen))
    }

    /// Returns the factions that are barred, by their ids or names in either language; none for `none`.
    fn factions(&self, text: &str) -> toml::Value {
        let threat = self.facts().rules.night.as_ref().and_then(|night| night.threat.as_ref());
        let game = self.night.book.game.catalogue.game();
        let of = |part: &str| {
            let english =
                |id: &FactionId| game.faction(id).is_some_and(|known| same_words(&known.name, part));
            let mut known = threat.iter().flat_map(|threat| &threat.factions);
            let named = |id: &&FactionId| {
                id.as_str() == part
                    || english(id)
                    || same_words(&self.telling.speaker.naming().faction(id), part)
            };
            known.find(named).map_or(part, |id| id.as_str()).to_owned()
        };
        let parts = text.split(SEPARATORS).map(str::trim).filter(|part| !is_none(part));
        parts.map(|part| toml::Value::from(of(part))).collect::<Vec<_>>().into()
    }

    /// Returns a level of skill by its id, or by its name in either language.
    fn level(&self, text: &str) -> Option<String> {
        let wanted = fold(text);
        let night = self.facts().rules.night.as_ref()?;
        let mut levels = night.opponent.iter().flat_map(|opponent| &opponent.levels);
        let named = |english: &str| fold(english) == wanted || fold(&self.telling.term(english)) == wanted;
        levels.find(|level| level.id == text || named(&level.name)).map(|level| level.id.clone())
    }

    /// Returns a card that somebody has, by its id, or by its name in either language.
    fn held_card(&self, text: &str) -> Option<String> {
        let table = self.night.table()?;
        let facts = self.facts();
        let english = |id: &str| {
            let item = facts.items.get(&id.into()).map(|card| &card.name);
            let item = item.or_else(|| facts.class_cards.get(&id.into()).map(|card| &card.name));
            let item = item.or_else(|| facts.rewards.get(&id.into()).map(|card| &card.name));
            item.or_else(|| facts.agenda_cards.get(&id.into()).map(|card| &card.name))
        };
        let named = |id: &str| {
            let english = english(id).is_some_and(|name| same_words(name, text));
            id == text || english || same_words(&self.telling.name(id), text)
        };
        table.held.iter().find(|held| named(&held.card)).map(|held| held.card.clone())
    }

    /// Completes a tap about a card that somebody has: how it lies then, and whose it is where that wasn't said.
    fn held(&self, tap: &str, table: &mut toml::Table) {
        let lies = LIES.iter().find(|(word, _)| *word == tap).map(|(_, lies)| *lies);
        let whose = if tap == "lend" { "from" } else { "hero" };
        if tap == "opponent" && table.get("level").and_then(toml::Value::as_str) == Some("off") {
            table.remove("level");
        }
        if lies.is_none() && tap != "lend" {
            return;
        }
        let card = table.get("card").and_then(toml::Value::as_str).unwrap_or_default().to_owned();
        if let (false, Some(setup)) = (table.contains_key(whose), self.night.table()) {
            let mut holders = setup.held.iter().filter(|held| held.card == card);
            let applies =
                |hero: Option<&HeroId>| lies.is_none_or(|lies| self.state.lies(&card, hero) != lies);
            let found = holders.clone().find(|held| applies(held.hero.as_ref())).or_else(|| holders.next());
            let hero = found.and_then(|held| held.hero.as_ref());
            table.extend(hero.map(|hero| (whose.to_owned(), toml::Value::from(hero.as_str()))));
        }
        if let Some(lies) = lies {
            table.insert("tap".to_owned(), "card".into());
            let word = toml::Value::try_from(lies).unwrap_or_else(|_| "".into());
            table.insert("lies".to_owned(), word);
        }
    }

    /// Returns a condition's English name by its name in either language.
    fn condition(&self, text: &str) -> Option<String> {
        let wanted = fold(text);
        let mut conditions = self.facts().rules.night.iter().flat_map(|night| &night.conditions);
        let named = |one: &&String| fold(one) == wanted || fold(&self.telling.term(one)) == wanted;
        conditions.find(named).cloned()
    }

    /// Returns the number of a hero's state by its name, such as `wounded`.
    fn hero_state(&self, text: &str) -> Option<u32> {
        if let Ok(number) = text.parse() {
            return Some(number);
        }
        let wanted = fold(text);
        let named = |english: &str| fold(english) == wanted || fold(&self.telling.term(english)) == wanted;
        let states = super::words::hero_states(self.facts());
        let at = states.iter().position(|state| named(state))?;
        u32::try_from(at).ok()
    }

    fn counter(&self, text: &str) -> Option<String> {
        let wanted = fold(text);
        let mut counters = self.facts().rules.night.iter().flat_map(|night| &night.counters);
        let named = counters.find(|counter| {
            fold(&counter.name) == wanted || fold(&self.telling.term(&counter.name)) == wanted
        });
        named.map(|counter| counter.id.to_string())
    }

    fn supply(&self, text: &str) -> Option<String> {
        let wanted = fold(text);
        let mut supplies = self.facts().supplies.iter();
        let named = supplies
            .find(|supply| fold(&supply.name) == wanted || fold(&self.telling.supply(&supply.id)) == wanted);
        named.map(|supply| supply.id.clone())
    }
}
