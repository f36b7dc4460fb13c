//! The odds of every figure of one squad against every figure of another.

use std::collections::BTreeSet;
use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_rules::dice::{Die, DieKind};
use muster_rules::figure::Figure;
use muster_rules::id::{FigureId, GameId};
use muster_rules::odds::{
    Allied, Combat, DiceRules, How, LeftOut, PoolAttack, Ratio, Reading, RollRules, Situation, Spread,
};
use muster_rules::term::Condition;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::answer::{Circumstance, LeftOutView, named};
use super::fault::OddsFault;
use super::figures::{Asked, conditions, keywords, within};
use super::request::OddsRequest;
use super::{pools, roll};
use crate::base::error::Error;
use crate::base::named::Named;
use crate::base::session::Session;
use crate::squads::{CheckRequest, CheckedSquad};

/// The maximum number of distinct figures of a squad: twice that of any real one.
const MOST_FIGURES: u64 = 80;

/// A request for the odds of one squad against another.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
pub struct SquadOddsRequest {
    /// The game's id; by default that of the first squad.
    pub game: Option<String>,
    /// The attacking squad.
    pub attackers: SquadMeant,
    /// The defending squad.
    pub defenders: SquadMeant,
    /// The conditions that hold in every attack, as abilities name them.
    pub given: Option<Vec<String>>,
    /// The bonus to defense from cover in every attack.
    pub cover: Option<i32>,
    /// Whether figures are within the range of the effects of their own squad; effects without a limit of range count
    /// either way. Null to count each figure alone.
    pub near: Option<bool>,
    /// The range of every attack.
    pub range: Option<i32>,
}

/// A squad, identified in one of several ways.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
pub struct SquadMeant {
    /// The id or name of a saved squad.
    pub saved: Option<String>,
    /// The text of a pasted list.
    pub pasted: Option<String>,
    /// The ids of its figures, while a squad is being built or played.
    pub figures: Option<Vec<FigureId>>,
    /// A file or a saved squad, as named in the terminal. The window names no files.
    #[serde(skip)]
    #[ts(skip)]
    pub file: Option<String>,
}

/// The odds of every figure of one squad against every figure of another.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SquadOdds {
    /// The game's id.
    pub game: GameId,
    /// The attacking figures without duplicates, one row each.
    pub attackers: Vec<Named>,
    /// The defending figures without duplicates, one column each.
    pub defenders: Vec<Named>,
    /// The odds, row by row; null if the cards don't have the numbers needed.
    pub cells: Vec<Vec<Option<CellOdds>>>,
    /// Rules ignored in some of the attacks, in English, as printed on the cards.
    pub not_counted: Vec<String>,
    /// The same rules, with the card they are on and their local names.
    pub left_out: Vec<LeftOutView>,
    /// The circumstances that matter for some of the attacks and that no card determines.
    pub circumstances: Vec<Circumstance>,
    /// Lines of both squads that couldn't be read.
    pub unread: Vec<String>,
}

/// The outcome of one figure's activation against another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CellOdds {
    /// The lowest roll with which the first attack hits; null if the game rolls pools of dice.
    pub needed: Option<u32>,
    /// The probability that the first attack hits.
    pub hit: String,
    /// The expected damage in hit points.
    pub expected: String,
    /// The probability that the defender is defeated; null if its hit points aren't known.
    pub defeat: Option<String>,
}

/// Computes the odds of every figure of one squad against every figure of another.
///
/// # Errors
/// Fails if the game, a squad or a figure is unknown, the game's figures don't fight one another with dice, or a
/// squad has more than `MOST_FIGURES` distinct figures.
pub fn squad_odds(session: &mut Session, request: SquadOddsRequest) -> Result<SquadOdds, Error> {
    let mut game = request.game.as_deref().map(|game| session.muster.game(Some(game))).transpose()?;
    let mut unread = Vec::new();
    let attackers = side(session, &mut game, &request.attackers, "squad", &mut unread)?;
    let defenders = side(session, &mut game, &request.defenders, "against-squad", &mut unread)?;
    let game = match game {
        Some(game) => game,
        None => session.muster.game(None)?,
    };
    let table = struck(session, &game, &request, &attackers, &defenders)?;
    let speaker = session.speaker(&game);
    let name = |figure: &Figure| named(&figure.id, speaker.figure(&figure.id));
    let (attackers, defenders) = (attackers.iter().map(name).collect(), defenders.iter().map(name).collect());
    let asked = Asked::nobody(Arc::clone(&game));
    let left_out = asked.left_out(&session.words, &table.left_out);
    let given = conditions(request.given.as_deref().unwrap_or_default())?;
    let situation = Situation { given, cover: request.cover, ..Situation::default() };
    let circumstances = roll::circumstances(&session.words, &situation, &table.asked);
    Ok(SquadOdds {
        game: game.catalogue.game().id.clone(),
        attackers,
        defenders,
        cells: table
            .rows
            .into_iter()
            .map(|row| row.into_iter().map(|one| one.map(CellOdds::from)).collect())
            .collect(),
        not_counted: keywords(&left_out),
        left_out,
        circumstances,
        unread,
    })
}

/// Returns the distinct figures of a squad. If no game is set, the squad determines it.
fn side(
    session: &mut Session,
    game: &mut Option<Arc<LoadedGame>>,
    squad: &SquadMeant,
    option: &'static str,
    unread: &mut Vec<String>,
) -> Result<Vec<Figure>, Error> {
    let muster = &mut session.muster;
    let check = CheckRequest {
        game: game.as_ref().map(|game| game.catalogue.game().id.to_string()),
        ..CheckRequest::default()
    };
    let mut read = |checked: CheckedSquad, game: &mut Option<Arc<LoadedGame>>| {
        unread.extend(checked.source.unresolved.iter().map(|line| line.text.clone()));
        game.get_or_insert(checked.game);
        checked.source.draft.members.into_iter().map(|member| member.figure).collect::<Vec<_>>()
    };
    let ids = if let Some(figures) = &squad.figures {
        figures.clone()
    } else if let Some(pasted) = &squad.pasted {
        read(muster.check_bytes("", pasted.as_bytes(), &check)?, game)
    } else if let Some(file) = &squad.file {
        read(muster.check_any(file, &check)?, game)
    } else if let Some(saved) = &squad.saved {
        let draft = muster.saved_squad(saved)?.1;
        if game.is_none() {
            *game = Some(muster.game(Some(draft.game.as_str()))?);
        }
        draft.members.into_iter().map(|member| member.figure).collect()
    } else {
        return Err(OddsFault::Lacking { option }.into());
    };
    let game = match (&*game, ids.first()) {
        (Some(game), _) => Arc::clone(game),
        (None, Some(first)) => Arc::clone(game.insert(muster.game_of_figure(first.as_str())?)),
        (None, None) => return Ok(Vec::new()),
    };
    let mut figures = Vec::<Figure>::new();
    for id in ids {
        if figures.iter().all(|known| known.id != id) {
            figures.push(muster.figure(&game, id.as_str())?);
        }
    }
    within(figures.len() as u64, MOST_FIGURES, option)?;
    Ok(figures)
}

/// Returns the expected damage of each figure's activation against `defender`; `None` if its card lacks the numbers.
///
/// # Errors
/// Fails if the game's figures don't fight one another with dice.
pub(crate) fn damage_to(
    session: &Session,
    game: &LoadedGame,
    attackers: &[Figure],
    defender: &Figure,
) -> Result<Vec<Option<Ratio>>, Error> {
    let request = SquadOddsRequest::default();
    let table = struck(session, game, &request, attackers, std::slice::from_ref(defender))?;
    let all = table.rows.into_iter().map(|row| row.into_iter().flatten().next());
    Ok(all.map(|one| one.map(|one| one.damage.expected())).collect())
}

/// The outcome of one figure's activation against another, whatever the kind of dice.
struct Struck {
    needed: Option<u32>,
    hit: Ratio,
    damage: Spread,
    defeat: Option<Ratio>,
}

impl From<Struck> for CellOdds {
    fn from(one: Struck) -> Self {
        Self {
            needed: one.needed,
            hit: one.hit.to_string(),
            expected: one.damage.expected().to_string(),
            defeat: one.defeat.map(|defeat| defeat.to_string()),
        }
    }
}

/// The outcomes of each attacker (row) against each defender, and the rules that were ignored.
#[derive(Default)]
struct Rows {
    rows: Vec<Vec<Option<Struck>>>,
    left_out: Vec<LeftOut>,
    asked: BTreeSet<Condition>,
}

impl Rows {
    fn leave_out(&mut self, left: Vec<LeftOut>) {
        for one in left {
            if !self.left_out.contains(&one) {
                self.left_out.push(one);
            }
        }
    }
}

fn struck(
    session: &Session,
    game: &LoadedGame,
    request: &SquadOddsRequest,
    attackers: &[Figure],
    defenders: &[Figure],
) -> Result<Rows, Error> {
    match &game.combat {
        Some(Combat::Roll(rules)) => rolled(game, rules, request, attackers, defenders),
        Some(Combat::Pools(rules)) => pooled(game, rules, request, attackers, defenders),
        Some(Combat::Luck(_)) => {
            let game = session.speaker(game).game_name();
            Err(OddsFault::Beside { option: "squad", game }.into())
        }
        None => Err(OddsFault::None { game: session.speaker(game).game_name() }.into()),
    }
}

fn rolled<'f>(
    game: &'f LoadedGame,
    rules: &'f RollRules,
    request: &SquadOddsRequest,
    attackers: &'f [Figure],
    defenders: &'f [Figure],
) -> Result<Rows, Error> {
    let each = OddsRequest { given: request.given.clone(), cover: request.cover, ..OddsRequest::default() };
    let reader = Asked::reader_of(game, rules, roll::situation(&each)?);
    let reader = match request.near {
        // A side that isn't a squad has no effects of its own.
        None => reader,
        Some(near) => {
            let how = if near { How::Near } else { How::Away };
            let beside = |side: &'f [Figure]| side.iter().map(|figure| Allied { figure, how }).collect();
            reader.beside(beside(attackers), beside(defenders), Vec::new())
        }
    };
    let cards: Vec<_> = defenders.iter().map(|figure| reader.defender(figure)).collect();
    let mut table = Rows::default();
    for attacker in attackers {
        let card = reader.attacker(attacker);
        let mut row = Vec::with_capacity(defenders.len());
        for (defender, other) in defenders.iter().zip(&cards) {
            let mut read = reader.read(Some(&card), Some(other));
            if read.forbidden.is_some() {
                row.push(None);
                continue;
            }
            table.asked.append(&mut read.asked);
            roll::correct(&each, &mut read)?;
            let help = roll::help(&reader, &each, Some(&card), &[]);
            let fight = roll::fight(&reader, &each, [Some(attacker), Some(defender)], read, help);
            // A card that lacks numbers leaves its cells empty, but doesn't fail the table.
            row.push(fight.ok().map(|(fight, left)| {
                table.leave_out(left);
                let outcome = fight.outcome();
                Struck {
                    needed: outcome.needed,
                    hit: outcome.hit,
                    damage: outcome.damage,
                    defeat: outcome.defeat,
                }
            }));
        }
        table.rows.push(row);
    }
    Ok(table)
}

fn pooled(
    game: &LoadedGame,
    rules: &DiceRules,
    request: &SquadOddsRequest,
    attackers: &[Figure],
    defenders: &[Figure],
) -> Result<Rows, Error> {
    let given = conditions(request.given.as_deref().unwrap_or_default())?;
    let mut table = Rows::default();
    for attacker in attackers {
        let mut row = Vec::with_capacity(defenders.len());
        for defender in defenders {
            let reading = Reading {
                game: game.catalogue.game(),
                glossary: &game.explained.glossary,
                attacker: Some(attacker),
                defender: Some(defender),
            };
            let mut read = reading.pools(rules);
            pools::change(&mut read, rules, &given);
            let all: Vec<_> = read.attack.iter().chain(&read.attack_plus).cloned().collect();
            let dice = |kind, names: &[String]| pools::dice(&game.dice, kind, names).ok();
            let attack = dice(DieKind::Attack, &all).filter(|dice| !dice.is_empty());
            let all = attack.zip(dice(DieKind::Defense, &read.defense));
            row.push(all.map(|(attack, defense)| {
                let dice: Vec<&Die> = attack.into_iter().chain(defense).collect();
                let range = if read.melee == Some(true) { 0 } else { request.range.unwrap_or(0) };
                let outcome = PoolAttack::of_cards(&read, dice, range).outcome();
                table.leave_out(read.left_out.clone());
                Struck {
                    needed: None,
                    hit: outcome.miss.rest(),
                    damage: outcome.damage,
                    defeat: outcome.defeat,
                }
            }));
        }
        table.rows.push(row);
    }
    Ok(table)
}
