//! A game in progress as both shells get it. Ids and English names are language-independent; fields ending in `_name`
//! are in the reader's language.

use std::collections::BTreeMap;

use muster_rules::id::{EndingId, FigureId, GameId, RuleId};
use muster_rules::odds::Combat;
use muster_rules::play::event::{FigureNo, Leaving};
use muster_rules::play::facts::{Play, Whose};
use muster_rules::play::id::{ArrivalId, ConditionId, CounterId, PlayModeId, StepId};
use muster_rules::play::state::{Over, Standing, State};
use muster_rules::play::{Log, Refusal};
use muster_rules::term::Condition as Circumstance;
use serde::Serialize;
use ts_rs::TS;

use super::asks::AskView;
use super::luck::{PlayDice, PlaySpend};
use super::offers::PlayOffer;
use super::waiting::PlayWaiting;
use super::words::Telling;
use crate::campaigns::{Reason, RefusedStep};
use crate::odds::circumstance_id;

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlayView {
    /// The game's id.
    pub game: GameId,
    /// The game's name.
    pub game_name: String,
    /// The id of the play mode; null if the game couldn't start.
    pub mode: Option<PlayModeId>,
    /// The mode's name.
    pub mode_name: String,
    /// The number of games of a match in this mode, at most.
    pub match_games: u32,
    /// The round, from 1.
    pub round: u32,
    /// The player who starts this round; null until that is decided.
    pub first: Option<String>,
    /// The player whose turn it is; null before the first turn of a round.
    pub turn: Option<String>,
    /// The number of activations left in the turn.
    pub left: u32,
    /// The player who activates next; null if no figure is left to activate.
    pub next: Option<String>,
    /// The points by player.
    pub score: BTreeMap<String, i64>,
    /// The sides in playing order.
    pub sides: Vec<PlaySide>,
    /// The figures in order of arrival.
    pub figures: Vec<PlayFigure>,
    /// The last initiative roll of this round.
    pub rolls: Vec<u32>,
    /// The unspent successes of this turn's dice, each as its faces.
    pub successes: Vec<Vec<u32>>,
    /// On whom each of these can be spent.
    pub spends: Vec<PlaySpend>,
    /// The dice that can still be rolled, in games with dice turns.
    pub dice: Option<PlayDice>,
    /// Steps the players perform themselves now: setup, or those at the start or end of a round.
    pub steps: Vec<PlayStep>,
    /// The reminders that apply now.
    pub reminders: Vec<ReminderView>,
    /// A description of what was tapped and isn't booked before its questions are answered; null if nothing waits.
    pub held: Option<String>,
    /// The questions that words on cards raise now.
    pub asks: Vec<AskView>,
    /// The figures that squads name to join the game and that aren't there yet.
    pub waiting: Vec<PlayWaiting>,
    /// Numbers that are unknown but matter now, which players have to look up on their cards.
    pub open: Vec<String>,
    /// The game's counters, conditions and kinds of arrival.
    pub offers: PlayOffer,
    /// The tie-break that the players have to decide by the table.
    pub tie: Option<EndingId>,
    /// Its name.
    pub tie_name: Option<String>,
    /// Whether the game is over.
    pub over: bool,
    /// The winner, of a team its first player; null if there is none or the game isn't over.
    pub winner: Option<String>,
    /// All players who won.
    pub winners: Vec<String>,
    /// The ending's id; null if the players stopped or the game isn't over.
    pub reason: Option<EndingId>,
    /// The ending's name; null if the game isn't over.
    pub reason_name: Option<String>,
    /// The finished games of the match.
    pub games: Vec<PlayGame>,
    /// Whether the match is over.
    pub finished: bool,
    /// A description of what undo would revert; null if there is nothing to undo.
    pub undo: Option<String>,
    /// A description of what redo would repeat; null if there is nothing to redo.
    pub redo: Option<String>,
    /// Lines of squads that couldn't be read.
    pub unread: Vec<UnreadLine>,
    /// Refused actions, with all reasons.
    pub refused: Vec<RefusedStep>,
    /// Whether what was refused last is against a rule and can be done anyway.
    pub anyway: bool,
}

/// One side of a game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlaySide {
    /// The player's name.
    pub side: String,
    /// The rules that its squad breaks.
    pub breaks: Vec<RuleId>,
    /// The team's number, the same for all its sides.
    pub team: usize,
    /// The cost of its squad.
    pub total: i64,
    /// Its points in this game.
    pub score: i64,
    /// The part of its points that came from defeating figures.
    pub defeats: i64,
    /// Its points in all games of the match.
    pub match_score: i64,
    /// The points it needs to win; null if points don't win the game.
    pub wins_at: Option<u32>,
    /// Its counters.
    pub counters: Vec<CounterView>,
    /// The number of its figures on the table.
    pub standing: usize,
    /// The number of its figures that can still be activated this round.
    pub ready: usize,
}

/// A counter with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CounterView {
    /// The counter's id.
    pub counter: CounterId,
    /// The counter's name.
    pub counter_name: String,
    /// The current value.
    pub left: u32,
    /// The initial value.
    pub start: u32,
}

/// A single figure in a game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlayFigure {
    /// Its number in the game.
    pub number: FigureNo,
    /// The figure's id.
    pub figure: FigureId,
    /// Its English name, numbered if its side has several copies.
    pub name: String,
    /// That name in the reader's language.
    pub local_name: String,
    /// The name of its player.
    pub side: String,
    /// The number of its card, shared by all figures of one card.
    pub card: u32,
    /// Its hit points; null if unknown.
    pub hp: Option<u32>,
    /// The damage it has taken.
    pub damage: u32,
    /// The hit points left; null if unknown.
    pub hp_left: Option<u32>,
    /// The amount by which damage is counted.
    pub step: u32,
    /// The damage of its attacks, if its card has one number for all of them; null otherwise.
    pub deals: Option<u32>,
    /// The damage of its critical hits; null likewise.
    pub deals_critically: Option<u32>,
    /// Whether it is on the table, or how it left.
    pub state: PlayWhere,
    /// Whether it is on the table.
    pub in_play: bool,
    /// Whether it was activated in this round, or counts as activated.
    pub activated: bool,
    /// Whether its turn is now.
    pub active: bool,
    /// Whether it can be activated at all.
    pub activates: bool,
    /// Ids of its conditions.
    pub conditions: Vec<ConditionId>,
    /// The names of its conditions.
    pub condition_names: Vec<String>,
    /// Ids of the circumstances of its attacks that they make.
    pub attacking: Vec<String>,
    /// Ids of the circumstances of attacks on it that they make, told from the attacker's side.
    pub attacked: Vec<String>,
    /// Its counters.
    pub counters: Vec<CounterView>,
    /// Whether it has to make a morale roll.
    pub shaken: bool,
    /// Its cost.
    pub cost: i64,
    /// The points for defeating it.
    pub worth: i64,
    /// Whether those points are unknown, so that players must enter them before it is defeated.
    pub worth_open: bool,
    /// The points scored when it left the table.
    pub scored: i64,
    /// Whether the opponent must defeat it to win.
    pub needed: bool,
    /// How it arrived, if it wasn't there from the start.
    pub arrived: Option<ArrivalId>,
    /// Whether it can be replaced by another figure.
    pub replaceable: bool,
    /// Whether it is defeated and can be put back.
    pub returnable: bool,
    /// Its column, in games with columns.
    pub column: Option<u32>,
    /// The number of spaces it is ahead of its start.
    pub spaces: u32,
}

/// Whether a figure is on the table, or how it left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PlayWhere {
    /// On the table.
    InPlay,
    /// Defeated.
    Defeated,
    /// Fled.
    Fled,
    /// Replaced by another figure.
    Replaced,
}

/// A reminder that applies now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ReminderView {
    /// The player's name.
    pub side: String,
    /// The figure's number.
    pub number: FigureNo,
    /// The figure's name in the reader's language.
    pub local_name: String,
    /// The keyword on the card.
    pub keyword: String,
    /// The text of the reminder.
    pub text: String,
}

/// A step that the players perform themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlayStep {
    /// The step's id.
    pub id: StepId,
    /// The instruction.
    pub text: String,
    /// The id of the rule it comes from.
    pub rule: RuleId,
}

/// A finished game of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlayGame {
    /// The points by player.
    pub score: BTreeMap<String, i64>,
    /// The winner's name.
    pub winner: Option<String>,
    /// The ending's id.
    pub reason: Option<EndingId>,
    /// The ending's name.
    pub reason_name: String,
}

/// A line of a squad that couldn't be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct UnreadLine {
    /// The player whose squad it is.
    pub side: String,
    /// The line, from 1.
    pub line: usize,
    /// The text of the line.
    pub text: String,
}

impl Telling<'_> {
    pub(super) fn refused(&self, step: usize, refusal: &Refusal) -> RefusedStep {
        let rule = refusal.rule(self.play).to_string();
        RefusedStep { step, why: Reason { rule, message: self.refusal(refusal), answers: Vec::new() } }
    }

    /// Returns the view of a log.
    pub(super) fn view(&self, log: &Log) -> PlayView {
        let state = log.state();
        let name = |side: usize| state.sides[side].seated.name.clone();
        let scores = |points: &dyn Fn(usize) -> i64| {
            (0..state.sides.len()).map(|side| (name(side), points(side))).collect::<BTreeMap<_, _>>()
        };
        let over = state.over.as_ref();
        let team =
            if state.games.len() > 1 && state.finished { whole(&state) } else { over.and_then(|o| o.team) };
        let winners: Vec<_> = (0..state.sides.len())
            .filter(|side| over.is_some() && team.is_some() && state.team(*side) == team)
            .map(name)
            .collect();
        let games = state.games.iter().map(|game| PlayGame {
            score: scores(&|side| game.points.get(side).copied().unwrap_or(0)),
            winner: (0..state.sides.len())
                .find(|side| game.team.is_some() && state.team(*side) == game.team)
                .map(name),
            reason: game.how.clone(),
            reason_name: self.reason(game),
        });
        let dice = state.dice.as_ref().map(|dice| dice.kept.as_slice()).unwrap_or_default();
        PlayView {
            game: self.game().catalogue.game().id.clone(),
            game_name: self.speaker.game_name(),
            mode: state.mode.clone(),
            mode_name: self.mode(&state),
            match_games: self.play.mode(state.mode.as_ref()).map_or(1, |mode| mode.games),
            round: state.round,
            first: state.first.map(name),
            turn: state.turn.as_ref().map(|turn| name(turn.side)),
            left: state.turn.as_ref().map_or(0, |turn| turn.left),
            next: if over.is_some() { None } else { state.next().map(name) },
            score: scores(&|side| state.score(side)),
            sides: (0..state.sides.len()).map(|side| self.side(&state, side)).collect(),
            figures: state.figures.iter().map(|figure| self.standing(&state, figure)).collect(),
            rolls: state.roll.as_ref().map(|roll| roll.rolls.clone()).unwrap_or_default(),
            successes: dice.iter().filter(|(_, spent)| !spent).map(|(kept, _)| self.dice(kept)).collect(),
            spends: self.spends(&state),
            dice: self.rolling(&state),
            steps: self.steps(&state),
            reminders: self.reminders(&state),
            held: self.held(&state),
            asks: self.asks(&state),
            waiting: self.waiting(&state),
            open: self.open(&state),
            offers: self.offers(),
            tie: state.tie.as_ref().map(|(by, _)| by.clone()),
            tie_name: state.tie.as_ref().map(|(by, _)| self.ending(by.as_str())),
            over: over.is_some(),
            winner: winners.first().cloned(),
            winners,
            reason: over.and_then(|over| over.how.clone()),
            reason_name: over.map(|over| self.reason(over)),
            games: games.collect(),
            finished: state.finished,
            undo: log.undoable().map(|tap| self.tap(&state, tap)),
            redo: log.redoable().map(|tap| self.tap(&state, tap)),
            unread: Vec::new(),
            refused: Vec::new(),
            anyway: false,
        }
    }

    fn reason(&self, over: &Over) -> String {
        over.how.as_ref().map_or_else(|| self.speaker.word("play-stopped"), |how| self.ending(how.as_str()))
    }

    fn side(&self, state: &State, side: usize) -> PlaySide {
        let known = &state.sides[side];
        PlaySide {
            side: known.seated.name.clone(),
            breaks: known.seated.breaks.clone(),
            team: known.seated.team,
            total: known.seated.total,
            score: state.score(side),
            defeats: known.defeats,
            match_score: known.before + state.score(side),
            wins_at: known.seated.wins_at,
            counters: self.counters(Whose::Side, &known.counters, &known.seated.counters),
            standing: state.in_play(side).count(),
            ready: state.ready(side).count(),
        }
    }

    fn counters(
        &self,
        of: Whose,
        now: &BTreeMap<CounterId, u32>,
        start: &BTreeMap<CounterId, u32>,
    ) -> Vec<CounterView> {
        let counters = self.play.counters.iter().filter(|counter| counter.of == of);
        let counters = counters.filter(|counter| {
            of == Whose::Side || now.contains_key(&counter.id) || start.contains_key(&counter.id)
        });
        let view = |id: &CounterId| CounterView {
            counter: id.clone(),
            counter_name: self.counter(id),
            left: now.get(id).copied().unwrap_or(0),
            start: start.get(id).copied().unwrap_or(0),
        };
        counters.map(|counter| view(&counter.id)).collect()
    }

    fn standing(&self, state: &State, figure: &Standing) -> PlayFigure {
        let piece = &figure.piece;
        let conditions: Vec<_> = figure.marks.iter().map(|mark| mark.condition.clone()).collect();
        let in_state = || self.play.conditions.iter().filter(|one| conditions.contains(&one.id));
        let mut attacked: Vec<_> = in_state().flat_map(|one| &one.attacked).copied().collect();
        if piece.activates {
            attacked.push(match figure.activated {
                true => Circumstance::TargetActivated,
                false => Circumstance::TargetNotActivated,
            });
        }
        let attacking: Vec<_> = in_state().flat_map(|one| &one.attacking).copied().collect();
        let ids = |all: Vec<Circumstance>| all.into_iter().map(circumstance_id).collect();
        PlayFigure {
            number: figure.number,
            figure: piece.figure.clone(),
            name: piece.name.clone(),
            local_name: self.figure(figure),
            side: state.sides[piece.side].seated.name.clone(),
            card: piece.card,
            hp: piece.hits,
            damage: figure.damage,
            hp_left: figure.hits_left(),
            deals: self.deals(figure).map(|(hit, _)| hit),
            deals_critically: self.deals(figure).map(|(_, critical)| critical),
            step: self.play.hits.as_ref().map_or(1, |hits| hits.step),
            state: match figure.left {
                None => PlayWhere::InPlay,
                Some(Leaving::Defeated) => PlayWhere::Defeated,
                Some(Leaving::Fled) => PlayWhere::Fled,
                Some(Leaving::Replaced) => PlayWhere::Replaced,
            },
            in_play: figure.is_there(),
            activated: figure.activated,
            active: state.active.contains(&figure.number),
            activates: piece.activates,
            attacking: ids(attacking),
            attacked: ids(attacked),
            condition_names: conditions.iter().map(|id| self.condition(id)).collect(),
            conditions,
            counters: self.counters(Whose::Figure, &figure.counters, &piece.counters),
            shaken: figure.shaken,
            cost: piece.cost,
            worth: piece.worth,
            worth_open: piece.open,
            scored: figure.gave.iter().map(|(_, points)| points).sum::<i64>() + figure.kept,
            needed: piece.needed,
            arrived: piece.arrived.clone(),
            replaceable: self.replaceable(figure),
            returnable: self.play.returns.is_some() && figure.left == Some(Leaving::Defeated),
            column: piece.column,
            spaces: figure.spaces,
        }
    }

    /// Returns the damage of a figure's hits, and of its critical hits.
    fn deals(&self, figure: &Standing) -> Option<(u32, u32)> {
        let Some(Combat::Roll(rules)) = &self.game().combat else { return None };
        let card = self.game().catalogue.figure(&figure.piece.figure)?;
        rules.printed_damage(&self.game().explained.glossary, card)
    }
}

/// Returns the team that won a match of several games by the sum of their scores; `None` in a tie.
fn whole(state: &State) -> Option<usize> {
    let mut teams = BTreeMap::<usize, i64>::new();
    for (side, known) in state.sides.iter().enumerate() {
        *teams.entry(known.seated.team).or_default() += known.before + state.score(side);
    }
    let most = teams.values().max()?;
    let mut best = teams.iter().filter(|(_, points)| *points == most);
    match (best.next(), best.next()) {
        (Some((team, _)), None) => Some(*team),
        _ => None,
    }
}

impl PlayView {
    /// Returns the view of a game that couldn't start.
    pub(super) fn not_begun(telling: &Telling<'_>, play: &Play, refusals: &[Refusal]) -> Self {
        let refused = refusals.iter().map(|refusal| Telling { play, ..*telling }.refused(0, refusal));
        Self { refused: refused.collect(), ..telling.view(&Log::default()) }
    }
}
