//! A game under way as both shells get it. Ids and English names are the same in every language; what ends in `_name`
//! is in the reader's.

use std::collections::BTreeMap;

use muster_rules::id::{EndingId, FigureId, GameId, RuleId};
use muster_rules::play::event::{FigureNo, Leaving};
use muster_rules::play::facts::{Play, Whose};
use muster_rules::play::id::{ArrivalId, ConditionId, CounterId, PlayModeId, StepId};
use muster_rules::play::state::{Over, Standing, State};
use muster_rules::play::{Log, Refusal};
use serde::Serialize;
use ts_rs::TS;

use super::offers::PlayOffer;
use super::telling::Telling;
use crate::campaigns::{Reason, RefusedStep};

/// A game under way.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlayView {
    /// The game.
    pub game: GameId,
    /// What the game is called.
    pub game_name: String,
    /// The way to play; null where the game couldn't begin.
    pub mode: Option<PlayModeId>,
    /// What that is called.
    pub mode_name: String,
    /// The round, from 1.
    pub round: u32,
    /// Who began this round; null before that is settled.
    pub first: Option<String>,
    /// Whose turn it is; null before the first turn of a round.
    pub turn: Option<String>,
    /// How many activations are left of it.
    pub left: u32,
    /// Who is next to activate somebody; null where nobody is left to.
    pub next: Option<String>,
    /// The points, by who plays.
    pub score: BTreeMap<String, i64>,
    /// The sides in the order of the table.
    pub sides: Vec<PlaySide>,
    /// The figures in the order in which they came.
    pub figures: Vec<PlayFigure>,
    /// The last roll for the initiative of this round.
    pub rolls: Vec<u32>,
    /// Successes of this turn's dice that aren't spent, the faces of each.
    pub successes: Vec<Vec<u32>>,
    /// Dice that are still to be rolled, where a turn has such.
    pub dice: Option<PlayDice>,
    /// What players do themselves now: setting up, the beginning or the end of a round.
    pub steps: Vec<PlayStep>,
    /// What to remember now.
    pub reminders: Vec<ReminderView>,
    /// What nobody knows that counts here, and players have to look up on their cards.
    pub open: Vec<String>,
    /// What players can look up of this game: counters, conditions and ways to arrive.
    pub offers: PlayOffer,
    /// What breaks the tie, where the players have to say what the table shows.
    pub tie: Option<EndingId>,
    /// That in words.
    pub tie_name: Option<String>,
    /// Whether the game is over.
    pub over: bool,
    /// Who won, of a team its first; null where nobody did or the game goes on.
    pub winner: Option<String>,
    /// All who won.
    pub winners: Vec<String>,
    /// How it ended, an ending of the game; null where the players stopped or the game goes on.
    pub reason: Option<EndingId>,
    /// How it ended, in words; null while the game goes on.
    pub reason_name: Option<String>,
    /// The games of the match that are over.
    pub games: Vec<PlayGame>,
    /// Whether the match is over.
    pub finished: bool,
    /// What undo would take back; null where there is nothing.
    pub undo: Option<String>,
    /// What redo would do again; null where there is nothing.
    pub redo: Option<String>,
    /// Lines of squads that nobody understood.
    pub unread: Vec<UnreadLine>,
    /// What was refused, with every reason.
    pub refused: Vec<RefusedStep>,
}

/// A side.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlaySide {
    /// Who plays it.
    pub side: String,
    /// Sides of one team have one number.
    pub team: usize,
    /// What its squad cost.
    pub total: i64,
    /// Its points in this game.
    pub score: i64,
    /// Those of them that came from defeating figures.
    pub defeats: i64,
    /// Its points in all games of the match.
    pub match_score: i64,
    /// The points with which it wins; null where there are none such.
    pub wins_at: Option<u32>,
    /// What it counts.
    pub counters: Vec<CounterView>,
    /// How many of its figures stand.
    pub standing: usize,
    /// How many of them can still be activated in this round.
    pub ready: usize,
}

/// Something that is counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CounterView {
    /// What.
    pub counter: CounterId,
    /// What that is called.
    pub counter_name: String,
    /// How much there is.
    pub left: u32,
    /// How much there was at first.
    pub start: u32,
}

/// A single figure.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlayFigure {
    /// Its number on the table.
    pub number: FigureNo,
    /// The figure.
    pub figure: FigureId,
    /// Its English name, with a number where its side has several.
    pub name: String,
    /// That in the reader's language.
    pub local_name: String,
    /// Who plays it.
    pub side: String,
    /// Its card: figures of one card have one number.
    pub card: u32,
    /// The hit points; null where nobody knows them.
    pub hp: Option<u32>,
    /// The damage that it has.
    pub damage: u32,
    /// The hit points that are left; null where nobody knows them.
    pub hp_left: Option<u32>,
    /// In which steps damage comes.
    pub step: u32,
    /// Where it is.
    pub state: PlayWhere,
    /// Whether it is on the table.
    pub in_play: bool,
    /// Whether it was activated in this round, or counts as if.
    pub activated: bool,
    /// Whether its turn is now.
    pub active: bool,
    /// Whether it is ever activated.
    pub activates: bool,
    /// Conditions.
    pub conditions: Vec<ConditionId>,
    /// What they are called.
    pub condition_names: Vec<String>,
    /// What it counts.
    pub counters: Vec<CounterView>,
    /// Whether it has to roll for its morale.
    pub shaken: bool,
    /// What it costs.
    pub cost: i64,
    /// What it is worth to who defeats it.
    pub worth: i64,
    /// Whether nobody knows that: players tell it before the figure falls.
    pub worth_open: bool,
    /// What its leaving gave.
    pub scored: i64,
    /// Whether it has to be defeated for the opponent to win.
    pub needed: bool,
    /// How it came, where it wasn't there from the beginning.
    pub arrived: Option<ArrivalId>,
    /// Whether another figure can take its place.
    pub replaceable: bool,
    /// Its column, where the game has such.
    pub column: Option<u32>,
    /// How many spaces it stands before its start.
    pub spaces: u32,
}

/// Where a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PlayWhere {
    /// On the table.
    InPlay,
    /// Defeated.
    Defeated,
    /// Fled.
    Fled,
    /// Another took its place.
    Replaced,
}

/// Something to remember at its moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ReminderView {
    /// Whose.
    pub side: String,
    /// The figure's number.
    pub number: FigureNo,
    /// The figure, in the reader's language.
    pub local_name: String,
    /// The word of the card.
    pub keyword: String,
    /// What to remember.
    pub text: String,
}

/// Dice that are rolled until somebody stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlayDice {
    /// How many don't lie aside.
    pub count: u32,
    /// Their faces.
    pub faces: u32,
    /// Whether actions have begun: nothing is rolled any more.
    pub acting: bool,
}

/// What players do themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlayStep {
    /// Its id.
    pub id: StepId,
    /// What is to be done.
    pub text: String,
    /// The rule's id.
    pub rule: RuleId,
}

/// A game of a match that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlayGame {
    /// The points, by who plays.
    pub score: BTreeMap<String, i64>,
    /// Who won.
    pub winner: Option<String>,
    /// How it ended.
    pub reason: Option<EndingId>,
    /// That in words.
    pub reason_name: String,
}

/// A line of a squad that nobody understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct UnreadLine {
    /// Whose squad.
    pub side: String,
    /// The line, from 1.
    pub line: usize,
    /// What it says.
    pub text: String,
}

impl Telling<'_> {
    pub(super) fn refused(&self, step: usize, refusal: &Refusal) -> RefusedStep {
        let rule = refusal.rule(self.play).to_string();
        RefusedStep { step, why: Reason { rule, message: self.refusal(refusal), answers: Vec::new() } }
    }

    /// A log as it is shown.
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
            dice: self.rolling(&state),
            steps: self.steps(&state),
            reminders: self.reminders(&state),
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
        }
    }

    fn reason(&self, over: &Over) -> String {
        over.how.as_ref().map_or_else(|| self.speaker.word("play-stopped"), |how| self.ending(how.as_str()))
    }

    fn side(&self, state: &State, side: usize) -> PlaySide {
        let known = &state.sides[side];
        PlaySide {
            side: known.seated.name.clone(),
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
            condition_names: conditions.iter().map(|id| self.condition(id)).collect(),
            conditions,
            counters: self.counters(Whose::Figure, &figure.counters, &piece.counters),
            shaken: figure.shaken,
            cost: piece.cost,
            worth: piece.worth,
            worth_open: piece.open,
            scored: figure.gave.iter().map(|(_, points)| points).sum(),
            needed: piece.needed,
            arrived: piece.arrived.clone(),
            replaceable: self.replaceable(figure),
            column: piece.column,
            spaces: figure.spaces,
        }
    }

    /// The faces of a success.
    fn dice(&self, success: &muster_rules::play::event::Success) -> Vec<u32> {
        use muster_rules::play::event::Success;
        let highest = self.play.luck.as_ref().map_or(0, |luck| luck.faces);
        match success {
            Success::One => vec![highest],
            Success::Two => vec![highest; 2],
            Success::Triple { face } => vec![*face; 3],
            Success::Straight { from, to } => (*from..=*to).collect(),
        }
    }
}

/// The team that won a match of several games: their scores are added up.
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
    /// A game that couldn't begin.
    pub(super) fn not_begun(telling: &Telling<'_>, play: &Play, refusals: &[Refusal]) -> Self {
        let refused = refusals.iter().map(|refusal| Telling { play, ..*telling }.refused(0, refusal));
        Self { refused: refused.collect(), ..telling.view(&Log::default()) }
    }
}
