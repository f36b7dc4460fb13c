//! Resolves the game and figures of a request, and their names.

use std::collections::BTreeSet;
use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_rules::figure::Figure;
use muster_rules::odds::{Allied, Combat, How, LeftOut, Reading, RollReader, RollRules, Situation, Whose};
use muster_rules::term::Condition;

use super::answer::{LeftOutView, WhoseCard, named};
use super::cards::card;
use super::fault::OddsFault;
use super::request::{AllyAsked, AllyHow, OddsRequest};
use crate::base::error::{Error, Kind};
use crate::base::muster::Muster;
use crate::base::named::Named;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::base::words::Words;

/// The most other figures of both sides: many times those of any squad.
const MOST_BESIDE: u64 = 200;

impl From<Whose> for WhoseCard {
    fn from(whose: Whose) -> Self {
        match whose {
            Whose::Attacker => Self::Attacker,
            Whose::Defender => Self::Defender,
        }
    }
}

impl From<AllyHow> for How {
    fn from(how: AllyHow) -> Self {
        match how {
            AllyHow::Away => Self::Away,
            AllyHow::Near => Self::Near,
            AllyHow::Adjacent => Self::Adjacent,
        }
    }
}

/// The game and figures that a request resolves to.
pub(super) struct Asked {
    pub(super) game: Arc<LoadedGame>,
    pub(super) attacker: Option<Figure>,
    pub(super) defender: Option<Figure>,
    /// The other figures of the attacker's side, and those of the defender's.
    pub(super) beside: [Vec<(Figure, How)>; 2],
    /// The figures that help the first attack.
    pub(super) helping: Vec<Figure>,
}

impl Asked {
    pub(super) fn find(session: &mut Session, request: &OddsRequest) -> Result<Self, Error> {
        let muster = &mut session.muster;
        let figure = request.attacker.as_ref().or(request.defender.as_ref());
        let game = match (&request.game, figure) {
            (None, Some(figure)) => game_of(muster, figure, request.defender.as_deref())?,
            (game, _) => muster.game(game.as_deref())?,
        };
        let wounded = |condition| {
            let wounded = circumstance_id(condition);
            request.given.iter().flatten().any(|given| *given == wounded)
        };
        let mut find = |name: &Option<String>, wounded: bool| {
            let Some(name) = name else { return Ok(None) };
            // A hero or a weapon fights, too, but isn't in the catalogue.
            let other = match &game.combat {
                Some(Combat::Pools(rules)) => card(&game, rules, name, wounded),
                _ => None,
            };
            match (muster.figure(&game, name), other) {
                (_, Some(other)) if other.id.as_str() == name => Ok(Some(other)),
                (Ok(figure), _) => Ok(Some(figure)),
                (Err(_), Some(other)) => Ok(Some(other)),
                (Err(error), None) => Err(error),
            }
        };
        let attacker = find(&request.attacker, wounded(Condition::Wounded))?;
        let defender = find(&request.defender, wounded(Condition::TargetWounded))?;
        let mut beside = |asked: &Option<Vec<AllyAsked>>| -> Result<Vec<_>, Error> {
            let asked = asked.iter().flatten();
            let all = asked.map(|ally| Ok((muster.figure(&game, &ally.figure)?, ally.how.into())));
            all.collect()
        };
        let beside = [beside(&request.allies)?, beside(&request.against_allies)?];
        within(beside.iter().map(Vec::len).sum::<usize>() as u64, MOST_BESIDE, "ally")?;
        let helping = request.helping.iter().flatten().map(|name| muster.figure(&game, name));
        let helping = helping.collect::<Result<Vec<_>, _>>()?;
        within(helping.len() as u64, MOST_BESIDE, "helper")?;
        Ok(Self { attacker, defender, game, beside, helping })
    }

    /// Returns the game alone, to name what it has.
    pub(super) fn nobody(game: Arc<LoadedGame>) -> Self {
        Self { game, attacker: None, defender: None, beside: Default::default(), helping: Vec::new() }
    }

    pub(super) fn speaker<'a>(&'a self, words: &Words) -> Speaker<'a> {
        Speaker::new(words, &self.game, &self.game.names)
    }

    /// Rejects a request with an option that the game doesn't support.
    pub(super) fn only(&self, words: &Words, request: &OddsRequest, known: &[&str]) -> Result<(), Error> {
        match request.given_options().into_iter().find(|option| !known.contains(option)) {
            None => Ok(()),
            Some(option) => Err(OddsFault::Beside { option, game: self.speaker(words).game_name() }.into()),
        }
    }

    /// Returns a reader for the cards of a game that fights with pools of dice.
    pub(super) fn reading(&self) -> Reading<'_> {
        Reading {
            game: self.game.catalogue.game(),
            glossary: &self.game.explained.glossary,
            attacker: self.attacker.as_ref(),
            defender: self.defender.as_ref(),
        }
    }

    /// Returns a reader for the cards of a game that rolls one die.
    pub(super) fn roll_reader<'a>(&'a self, rules: &'a RollRules, situation: Situation) -> RollReader<'a> {
        let beside = |side: &'a [(Figure, How)]| -> Vec<Allied<'a>> {
            side.iter().map(|(figure, how)| Allied { figure, how: *how }).collect()
        };
        let [allies, enemies] = &self.beside;
        let (allies, enemies) = (beside(allies), beside(enemies));
        let helpers = self.helping.iter().collect();
        Self::reader_of(&self.game, rules, situation).beside(allies, enemies, helpers)
    }

    /// The same without any figure.
    pub(super) fn reader_of<'a>(
        game: &'a LoadedGame,
        rules: &'a RollRules,
        situation: Situation,
    ) -> RollReader<'a> {
        RollReader::new(game.catalogue.game(), &game.explained.glossary, rules, situation)
    }

    pub(super) fn names(&self, words: &Words) -> (Option<Named>, Option<Named>) {
        let speaker = self.speaker(words);
        let name = |figure: &Option<Figure>| {
            figure.as_ref().map(|figure| match self.game.catalogue.figure(&figure.id) {
                Some(_) => named(&figure.id, speaker.figure(&figure.id)),
                // Heroes and weapons.
                None => named(&figure.id, figure.name.clone()),
            })
        };
        (name(&self.attacker), name(&self.defender))
    }

    /// Returns the ignored rules with their local names, without duplicates.
    pub(super) fn left_out(&self, words: &Words, left: &[LeftOut]) -> Vec<LeftOutView> {
        let speaker = self.speaker(words);
        let naming = speaker.naming();
        let mut all = Vec::new();
        for LeftOut { whose, keyword } in left {
            let whose = Some((*whose).into());
            // A rule that no card names is called by its term's name.
            let rule = self.game.explained.glossary.terms().iter().find(|term| term.name == *keyword);
            let name = match (naming.ability(keyword), rule) {
                (name, Some(rule)) if name == *keyword => speaker.term_name(rule),
                (name, _) => name,
            };
            let one = LeftOutView { whose, keyword: keyword.clone(), name };
            if !all.contains(&one) {
                all.push(one);
            }
        }
        all
    }
}

/// Returns the keywords of the ignored rules, without duplicates.
pub(super) fn keywords(left: &[LeftOutView]) -> Vec<String> {
    let mut all = Vec::new();
    for one in left {
        if !all.contains(&one.keyword) {
            all.push(one.keyword.clone());
        }
    }
    all
}

/// Returns the game of a figure; of a hero or a weapon, if no figure is called so.
fn game_of(muster: &mut Muster, name: &str, other: Option<&str>) -> Result<Arc<LoadedGame>, Error> {
    let of_figure = muster.game_of_figure(name)?;
    if muster.figure(&of_figure, name).is_ok() {
        return Ok(of_figure);
    }
    let has = |game: &&Arc<LoadedGame>| match &game.combat {
        Some(Combat::Pools(rules)) => card(game, rules, name, false).is_some(),
        _ => false,
    };
    let id = muster.games().iter().find(has).map(|game| game.catalogue.game().id.to_string());
    match (id, other) {
        (Some(id), _) => muster.game(Some(&id)),
        (None, Some(other)) => muster.game_of_figure(other),
        (None, None) => Ok(of_figure),
    }
}

/// Parses conditions.
pub(super) fn conditions(names: &[String]) -> Result<BTreeSet<Condition>, Error> {
    let find = |name: &String| {
        let found = Condition::ALL.iter().find(|condition| circumstance_id(**condition) == *name);
        found.copied().ok_or_else(|| {
            Error::not_one_of(
                Kind::Condition,
                name,
                Condition::ALL.iter().map(|condition| circumstance_id(*condition)),
            )
        })
    };
    names.iter().map(find).collect()
}

/// Returns a condition's name in packs.
pub(crate) fn circumstance_id(condition: Condition) -> String {
    let value = serde_json::to_value(condition).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}

/// Returns the number, or an error naming the option that gives it.
pub(super) fn needed<T>(number: Option<T>, option: &'static str) -> Result<T, Error> {
    number.ok_or_else(|| OddsFault::Lacking { option }.into())
}

/// Rejects a number above the limit.
pub(super) fn within(number: u64, most: u64, option: &'static str) -> Result<(), Error> {
    if number > most { Err(OddsFault::TooMuch { option, most }.into()) } else { Ok(()) }
}
