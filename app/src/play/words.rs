//! Describes a game in progress in the reader's language.

use muster_db::pack::LoadedGame;
use muster_rules::play::Refusal;
use muster_rules::play::facts::Play;
use muster_rules::play::id::{ArrivalId, ConditionId, CounterId};
use muster_rules::play::names::base;
use muster_rules::play::refusal::Thing;
use muster_rules::play::state::{Standing, State};
use muster_rules::play::tap::{Seat, Tap, Who};

use crate::base::message::Message;
use crate::base::speaker::Speaker;

/// What is needed to describe a game in progress.
#[derive(Clone, Copy)]
pub(super) struct Telling<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) play: &'a Play,
}

impl<'a> Telling<'a> {
    pub(super) fn new(speaker: Speaker<'a>, play: &'a Play) -> Self {
        Self { speaker, play }
    }

    pub(super) fn game(&self) -> &'a LoadedGame {
        self.speaker.game
    }

    fn own(&self, id: &str, english: &str) -> String {
        self.speaker.game_word("play", id, english)
    }

    pub(super) fn counter(&self, id: &CounterId) -> String {
        let name = self.play.counter(id).map_or(id.as_str(), |counter| counter.name.as_str());
        self.own(id.as_str(), name)
    }

    pub(super) fn condition(&self, id: &ConditionId) -> String {
        let name = self.play.condition(id).map_or(id.as_str(), |condition| condition.name.as_str());
        self.own(id.as_str(), name)
    }

    pub(super) fn arrival(&self, id: &ArrivalId) -> String {
        let name = self.play.arrival(id).map_or(id.as_str(), |arrival| arrival.name.as_str());
        self.own(id.as_str(), name)
    }

    pub(super) fn mode(&self, state: &State) -> String {
        let mode = self.play.mode(state.mode.as_ref());
        mode.map(|mode| self.own(mode.id.as_str(), &mode.name)).unwrap_or_default()
    }

    pub(super) fn ending(&self, id: &str) -> String {
        let endings = self.game().catalogue.game().matches.iter().flat_map(|matches| &matches.endings);
        let found = endings.into_iter().find(|ending| ending.id.as_str() == id);
        let english = found.map_or(id, |ending| ending.name.as_str());
        self.speaker.game_word("ending", id, english)
    }

    /// Returns a figure's name in the reader's language, with its number.
    pub(super) fn figure(&self, standing: &Standing) -> String {
        let name = &standing.piece.name;
        let number = name.strip_prefix(base(name)).unwrap_or_default();
        format!("{}{number}", self.speaker.figure(&standing.piece.figure))
    }

    /// Returns why an action is refused.
    pub(super) fn refusal(&self, refusal: &Refusal) -> String {
        if let Refusal::Unknown { what: Thing::Ending, name } = refusal {
            let endings = self.game().catalogue.game().matches.iter().flat_map(|matches| &matches.endings);
            let known = endings.map(|ending| ending.id.as_str()).collect::<Vec<_>>().join(", ");
            let args = [("name", name.as_str().into()), ("known", known.into())];
            return self.speaker.say("play-refused-no-such-ending", &args);
        }
        let word = |fact: &str, text: &str| match fact {
            "word" => Some(self.speaker.naming().ability(text)),
            "condition" => Some(self.condition(&text.into())),
            "counter" => Some(self.counter(&text.into())),
            "arrival" => Some(self.arrival(&text.into())),
            "what" => Some(self.speaker.word(&format!("play-thing-{text}"))),
            "tap" => Some(self.speaker.word(&format!("play-tap-{text}"))),
            _ => None,
        };
        Message::of(refusal).say(&self.speaker, "play-refused", word)
    }

    /// Describes an action in one line.
    pub(super) fn tap(&self, state: &State, tap: &Tap) -> String {
        let who = |who: &Who| match state.who(who, |_| true).ok().and_then(|number| state.figure(number)) {
            Some(figure) => self.figure(figure),
            None => match who {
                Who::Name(name) => name.clone(),
                Who::Number(number) => number.to_string(),
            },
        };
        let seat = |seat: &Seat| {
            let side = state.seat(seat).ok().and_then(|side| state.sides.get(side));
            side.map(|side| side.seated.name.clone()).unwrap_or_default()
        };
        let name = self.speaker.word(&format!("play-tap-{}", tap.name()));
        let about = match tap {
            Tap::Activate { figure, .. }
            | Tap::Damage { figure, .. }
            | Tap::Heal { figure, .. }
            | Tap::Save { figure, .. }
            | Tap::Morale { figure, .. }
            | Tap::Defeat { figure, .. }
            | Tap::Flee { figure, .. }
            | Tap::Return { figure, .. }
            | Tap::Condition { figure, .. }
            | Tap::Recover { figure, .. }
            | Tap::Replace { figure, .. }
            | Tap::Move { figure, .. } => who(figure),
            Tap::Attack { target, .. } => who(target),
            Tap::ChangeSides { figure, .. } => who(figure),
            Tap::Answer { word: Some(word), .. } => self.speaker.naming().ability(word),
            Tap::Spend { figure: Some(figure), .. } | Tap::Gain { figure: Some(figure), .. } => who(figure),
            Tap::Spend { side: Some(side), .. }
            | Tap::Gain { side: Some(side), .. }
            | Tap::Score { side, .. }
            | Tap::Pass { side: Some(side) }
            | Tap::Tie { winner: Some(side) }
            | Tap::End { winner: Some(side), .. }
            | Tap::Initiative { first: Some(side), .. } => seat(side),
            Tap::Arrive { what, .. } => self.arrival(what),
            _ => return name,
        };
        let amount = match tap {
            Tap::Damage { amount, .. }
            | Tap::Heal { amount, .. }
            | Tap::Spend { amount, .. }
            | Tap::Gain { amount, .. } => amount.to_string(),
            Tap::Attack { damage, .. } => damage.to_string(),
            Tap::Score { points, .. } => points.to_string(),
            Tap::Condition { condition, .. } | Tap::Recover { condition, .. } => self.condition(condition),
            _ => String::new(),
        };
        let args = [("tap", name.into()), ("who", about.into()), ("amount", amount.as_str().into())];
        self.speaker.say(if amount.is_empty() { "play-done" } else { "play-done-amount" }, &args)
    }
}
