//! Reminders at the table: the keywords of the figures on the table that apply now.

use muster_rules::play::moment::Place;
use muster_rules::play::state::{Standing, State};

use super::view::ReminderView;
use super::words::Telling;

impl Telling<'_> {
    /// Returns the reminders that apply now.
    pub(super) fn reminders(&self, state: &State) -> Vec<ReminderView> {
        if state.over.is_some() {
            return Vec::new();
        }
        let ready = (0..state.sides.len()).any(|side| state.ready(side).next().is_some());
        let active = |figure: &&Standing| state.active.contains(&figure.number);
        let (places, of_active): (&[Place], bool) = match (&state.turn, ready) {
            (None, _) if state.round == 1 && state.first.is_none() && state.roll.is_none() => {
                (&[Place::Setup, Place::RoundStart], false)
            }
            (None, _) => (&[Place::RoundStart], false),
            // Where sides take whole turns, all of the side's figures may act.
            (Some(_), _) if self.play.rounds.activations.is_none() => (&[Place::Turn], false),
            (Some(_), true) => (&[Place::Turn], true),
            (Some(_), false) => (&[Place::RoundEnd], false),
        };
        let whose =
            state.turn.as_ref().filter(|_| self.play.rounds.activations.is_none()).map(|turn| turn.side);
        let there = state.figures.iter().filter(|figure| figure.is_there());
        let mut out = Vec::<ReminderView>::new();
        let concerned = |figure: &&Standing| {
            (!of_active || active(figure)) && whose.is_none_or(|side| figure.piece.side == side)
        };
        for figure in there.filter(concerned) {
            for (keyword, text) in self.words_at(figure, places) {
                let side = state.sides[figure.piece.side].seated.name.clone();
                // One reminder for several copies of a figure.
                let same = |one: &&ReminderView| {
                    let other = state.figure(one.number).map(|other| &other.piece.figure);
                    one.side == side && one.keyword == keyword && other == Some(&figure.piece.figure)
                };
                if out.iter().find(same).is_none() {
                    let local_name = self.figure(figure);
                    out.push(ReminderView { side, number: figure.number, local_name, keyword, text });
                }
            }
        }
        out
    }

    /// Returns the keywords on a figure's card that come up at one of these places, with their reminder texts.
    fn words_at(&self, figure: &Standing, places: &[Place]) -> Vec<(String, String)> {
        let game = self.game();
        let Some(card) = game.catalogue.figure(&figure.piece.figure) else { return Vec::new() };
        let words = game.explained.glossary.of_figure(self.speaker.data(), card);
        let meanings = words.iter().flat_map(|word| word.meanings.iter().map(move |m| (word.keyword, m)));
        let now = meanings.filter(|(_, meaning)| {
            let mechanics = meaning.term.mechanics.as_ref();
            let place = mechanics.and_then(|mechanics| Place::of_word(mechanics, self.play));
            place.is_some_and(|place| places.contains(&place))
        });
        let told = now.map(|(keyword, meaning)| {
            (self.speaker.naming().ability(keyword), self.speaker.reminder(meaning))
        });
        told.filter(|(_, text)| !text.is_empty()).collect()
    }
}
