//! Numbered places as a view model, with boxes for the scores of the games.

use muster_rules::constraint::Constraint;
use muster_rules::constraint::slots::Slots;
use muster_rules::figure::Figure;
use muster_rules::play::facts::Play;
use muster_rules::play::winning::Across;
use muster_templates::view::{Place, PlacesView};

use crate::base::speaker::Speaker;
use crate::card::signs;
use crate::squads::CheckedSquad;

/// Returns the figures on each place; `None` in formats without places.
pub(super) fn places(speaker: &Speaker<'_>, checked: &CheckedSquad) -> Option<PlacesView> {
    let format = speaker.game.catalogue.format(&checked.source.draft.format)?;
    let slots = format.constraints.iter().find_map(|c| match c {
        Constraint::Slots(slots) => Some(slots),
        _ => None,
    })?;
    let games = speaker.data().matches.as_ref().map_or(0, |m| u32::from(m.games.get()));
    let across = speaker.game.play.as_ref().and_then(across);
    let game = |n: u32| speaker.say("sheet-game", &[("number", n.into())]);
    Some(PlacesView {
        title: speaker.game_word("sheet", "places", &speaker.word("sheet-places")),
        places: slots.places().map(|name| place(speaker, checked, slots, &name)).collect(),
        games: (1..=games).map(game).collect(),
        sum: speaker.word("sheet-score-sum"),
        score: speaker.word("sheet-score"),
        opponent: speaker.word("sheet-score-opponent"),
        across: across.map(|a| told(speaker, a)).unwrap_or_default(),
        rule: across.map(|a| rule(speaker, a)).unwrap_or_default(),
    })
}

/// Returns the winning condition of figures being across the board, if the game has one.
fn across(play: &Play) -> Option<&Across> {
    play.modes.iter().flat_map(|mode| &mode.ends).find_map(|end| end.across.as_ref())
}

/// Returns the name of the condition of being across.
fn told(speaker: &Speaker<'_>, across: &Across) -> String {
    speaker.game_word("play", across.condition.as_str(), across.condition.as_str())
}

/// Returns how the boxes make up a score, and when a game is won.
fn rule(speaker: &Speaker<'_>, across: &Across) -> String {
    let args = [("count", across.figures.into()), ("across", told(speaker, across).into())];
    speaker.say("sheet-score-rule", &args)
}

/// Returns the factor for the spaces that the figures on a place have moved.
fn times(speaker: &Speaker<'_>, figures: &[&Figure]) -> u32 {
    let field = speaker.game.play.as_ref().and_then(|play| play.field.as_ref());
    let doubled = field.and_then(|field| field.doubled.as_ref());
    let is_doubled = |figure: &&Figure| doubled.is_some_and(|doubled| doubled.matches(figure));
    if figures.iter().any(is_doubled) { 2 } else { 1 }
}

fn place(speaker: &Speaker<'_>, checked: &CheckedSquad, slots: &Slots, name: &str) -> Place {
    let on: Vec<_> = slots.on(&checked.source.draft, name).collect();
    let figure = |id| speaker.game.catalogue.figure(id);
    let names: Vec<_> = on.iter().map(|id| speaker.figure(id)).collect();
    let figures: Vec<&Figure> = on.iter().copied().filter_map(figure).collect();
    Place {
        label: speaker.naming().ability(name),
        name: names.join(" / "),
        signs: figures.iter().flat_map(|f| signs(speaker, f)).collect(),
        text: words(speaker, &figures),
        times: times(speaker, &figures),
    }
}

/// Returns the keywords that are not drawn.
fn words(speaker: &Speaker<'_>, figures: &[&Figure]) -> String {
    let lists = || speaker.data().keywords.iter().filter(|l| l.parts.is_empty());
    let all = figures.iter().flat_map(|f| lists().filter_map(|l| f.keywords.get(&l.id)).flatten());
    let all: Vec<_> = all.map(|word| speaker.naming().ability(word)).collect();
    all.join(" · ")
}
