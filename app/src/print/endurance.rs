//! The tracks of a figure on the sheet: boxes to count down, with its morale test, and boxes for limited uses.

use muster_rules::figure::{Figure, split_number};
use muster_rules::id::FigureId;
use muster_rules::play::facts::{Morale, Play, Whose};
use muster_rules::report::Report;
use muster_templates::view::Track;

use super::sheet::own;
use crate::base::speaker::Speaker;
use crate::card::{is_unknown, tracks};

/// The number of boxes for uses, by the maximum number of copies; with more copies than any, there are no boxes.
const USES: [(u32, u32); 2] = [(1, 4), (3, 2)];

/// What rows depend on besides their figure: whether factions have marks, and the commanders.
pub(super) struct Squad<'a> {
    pub(super) marked: bool,
    /// Figures with their morale bonus for others.
    leaders: Vec<(&'a FigureId, i32)>,
}

impl<'a> Squad<'a> {
    pub(super) fn new(speaker: &Speaker<'_>, report: &'a Report, marked: bool) -> Self {
        let stat = speaker.game.play.as_ref().and_then(|play| Some(play.morale.as_ref()?.commander.as_str()));
        let rated = stat.into_iter().flat_map(|stat| {
            let rating = move |id: &FigureId| speaker.game.catalogue.figure(id).map_or(0, |f| f.stat(stat));
            own(report).map(move |member| (&member.figure, rating(&member.figure)))
        });
        Self { marked, leaders: rated.filter(|(_, rating)| *rating > 0).collect() }
    }

    /// Returns the boxes to tick for each of `count` copies of a figure.
    pub(super) fn tracks(&self, speaker: &Speaker<'_>, figure: &Figure, count: u32) -> Vec<Track> {
        let mut tracks = tracks(speaker, figure, ".short");
        let Some(play) = &speaker.game.play else { return tracks };
        if let (Some(morale), Some(hits)) = (&play.morale, &play.hits) {
            let is_hits = |track: &&mut Track| !track.open && track.label == speaker.stat(&hits.stat);
            if let Some(track) = tracks.iter_mut().find(is_hits) {
                let per_box = i32::try_from(track.per_box).unwrap_or(1).max(1);
                // The test is made at half the hit points or less.
                let half = figure.stat(&hits.stat).div_euclid(2) + figure.stat(&hits.stat).rem_euclid(2);
                let marked = half.div_euclid(per_box) + i32::from(half.rem_euclid(per_box) != 0);
                if let Some(note) = self.morale(speaker, morale, figure) {
                    track.marked = u32::try_from(marked).unwrap_or(0);
                    track.note = note;
                }
            }
        }
        tracks.extend(uses(speaker, play, count));
        tracks
    }

    /// Returns the morale roll that a figure has to make; `None` if it never makes one.
    fn morale(&self, speaker: &Speaker<'_>, morale: &Morale, figure: &Figure) -> Option<String> {
        if morale.never.as_ref().is_some_and(|never| never.matches(figure)) {
            return None;
        }
        let die = ("die", morale.die.into());
        let column = speaker.data().stats.iter().find(|stat| stat.id == morale.add)?;
        if is_unknown(speaker, figure, column) {
            let stat = ("stat", speaker.stat(&morale.add).into());
            return Some(speaker.say("sheet-morale-open", &[die, stat, ("at", morale.at.into())]));
        }
        let bonus = morale.bonus.as_deref().map_or(0, |ability| bonus(figure, ability));
        let base = i64::from(morale.at) - i64::from(figure.stat(&morale.add)) - bonus;
        let own = figure.stat(&morale.commander).max(0);
        let others = self.leaders.iter().filter(|(id, _)| **id != figure.id).map(|(_, rating)| *rating);
        let best = others.fold(own, i32::max);
        // The highest face always succeeds, 1 never does.
        let needed = |rating: i32| (base - i64::from(rating)).clamp(2, i64::from(morale.die));
        let (alone, led) = (needed(own), needed(best));
        if alone == led {
            return Some(speaker.say("sheet-morale", &[die, ("needed", alone.into())]));
        }
        Some(speaker.say("sheet-morale-led", &[die, ("needed", alone.into()), ("led", led.into())]))
    }
}

/// Returns the number of an ability; 1 if it has none, 0 if the figure lacks the ability.
fn bonus(figure: &Figure, ability: &str) -> i64 {
    let number = figure.all_keywords().find_map(|word| match split_number(word) {
        (name, number) if name == ability => Some(number.and_then(|n| n.parse().ok()).unwrap_or(1)),
        _ => None,
    });
    number.unwrap_or(0)
}

/// Returns boxes for limited uses. The data doesn't contain their number, so there are a few.
fn uses(speaker: &Speaker<'_>, play: &Play, count: u32) -> Vec<Track> {
    let boxes = USES.iter().find(|(most, _)| count <= *most).map_or(0, |(_, boxes)| *boxes);
    let counters = play.counters.iter().filter(|counter| counter.boxes && counter.of == Whose::Figure);
    let label = |id: &str, name: &str| {
        let word = speaker.game_word("play", id, name);
        word.trim_end_matches(['□', ' ']).to_owned()
    };
    let tracks = counters.map(|counter| Track::new(label(counter.id.as_str(), &counter.name), boxes, 1));
    tracks.filter(|track| track.boxes > 0).collect()
}
