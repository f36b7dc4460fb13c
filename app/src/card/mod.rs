//! A figure's stat card as a view model, ready to be laid out.

pub(crate) mod marks;
pub(crate) mod origin;

use muster_rules::figure::{Cost, Figure};
use muster_rules::fold::fold;
use muster_rules::game::{KeywordList, Stat as StatColumn};
use muster_templates::view::{CardBack, CardLine, CardView, Sign, SignRow, Stat, Track};

use crate::base::error::Error;
use crate::base::speaker::Speaker;
use crate::own::facts::lacks;
use marks::marks;
use muster_db::pack::LoadedGame;
use muster_rules::catalogue::Printing;
use muster_templates::layout::CardLayout;
use origin::{rarity_of, set_of};

/// Returns the card of a figure; its footer names the given printing, by default the first.
#[must_use]
pub fn card(speaker: &Speaker<'_>, figure: &Figure, printing: Option<&Printing>) -> CardView {
    let tracks = tracks(speaker, figure, "");
    CardView {
        count: 1,
        // A card without tracks isn't a figure's, and Muster doesn't know all of its text either.
        open: is_open(speaker, figure) || tracks.is_empty(),
        name: speaker.figure(&figure.id),
        cost: cost(speaker, figure),
        subtitle: speaker.subtitle(figure),
        marks: marks(speaker, figure),
        stats: stats(speaker, figure),
        signs: signs(speaker, figure),
        lines: lines(speaker, figure),
        tracks,
        footer: footer(speaker, figure, printing),
        back: Some(back(speaker, figure)),
    }
}

/// Returns the layout of a game's cards.
pub(crate) fn layout(game: &LoadedGame) -> Result<CardLayout, Error> {
    CardLayout::from_toml(&game.card).map_err(|e| Error::Internal(format!("card.toml: {e}")))
}

/// Formats a cost as printed.
pub(crate) fn cost(speaker: &Speaker<'_>, figure: &Figure) -> String {
    match figure.cost {
        Cost::Known(points) if speaker.data().points => number(points.into()),
        cost => speaker.cost(cost),
    }
}

/// Formats a number with U+2212, the minus sign as wide as a digit.
pub(crate) fn number(number: i64) -> String {
    number.to_string().replace('-', "\u{2212}")
}

/// Returns the stats on a figure's card.
pub(crate) fn stats(speaker: &Speaker<'_>, figure: &Figure) -> Vec<Stat> {
    let on_card = speaker.data().stats.iter().filter(|column| column.is_on(figure));
    let stat = |column: &StatColumn| {
        Stat::new(speaker.stat(&column.id), value(speaker, figure, column)).of(&column.id)
    };
    on_card.map(stat).collect()
}

/// Formats a stat as printed: a dash if the card has none, empty if it is unknown.
fn value(speaker: &Speaker<'_>, figure: &Figure, column: &StatColumn) -> String {
    match figure.stats.get(&column.id) {
        None if is_unknown(speaker, figure, column) => String::new(),
        None => "–".to_owned(),
        Some(value) if column.signed && *value >= 0 => format!("+{value}"),
        Some(value) => number((*value).into()),
    }
}

/// Returns whether a figure's card has a stat whose value is unknown.
pub(crate) fn is_unknown(speaker: &Speaker<'_>, figure: &Figure, column: &StatColumn) -> bool {
    lacks(speaker.game, figure, &column.id)
}

/// Returns whether a figure's card has more text than the data contains.
fn is_open(speaker: &Speaker<'_>, figure: &Figure) -> bool {
    speaker.data().unread.as_ref().is_some_and(|unread| unread.matches(figure))
}

/// Returns the abilities, one per line, then each further list as one paragraph, then the card's traits
/// and texts under headings.
fn lines(speaker: &Speaker<'_>, figure: &Figure) -> Vec<CardLine> {
    let mut lines = Vec::new();
    for list in speaker.data().keywords.iter().filter(|l| l.parts.is_empty()) {
        let words = figure.keywords.get(&list.id).into_iter().flatten();
        let words: Vec<_> = words.map(|w| speaker.naming().ability(w)).collect();
        match &list.after_stat {
            None if list.led => {
                if !words.is_empty() {
                    let lead = speaker.game_word("keyword", &list.id, &list.name);
                    lines.push(CardLine::new(lead, words.join(" · ")));
                }
            }
            None => lines.extend(words.into_iter().map(|w| CardLine::new(w, ""))),
            Some(stat) => {
                let number = figure.stat(stat);
                if number != 0 || !words.is_empty() {
                    let lead = format!("{} {number}", speaker.stat(stat));
                    lines.push(CardLine::new(lead, words.join(" · ")));
                }
            }
        }
    }
    let data = speaker.data();
    let told = |flag: &&String| !data.untold.contains(flag) && !data.texts.contains_key(*flag);
    for flag in figure.traits.iter().filter(told) {
        let word = capital(&speaker.game_word("trait", flag, flag));
        // A trait may repeat a keyword of the same name.
        if !lines.iter().any(|l| fold(&l.lead) == fold(&word)) {
            lines.push(CardLine::new(word, ""));
        }
    }
    lines.extend(speaker.headed(figure).into_iter().map(|headed| match headed.text {
        Some(text) => CardLine::new(headed.heading, text),
        None => CardLine::open(headed.heading),
    }));
    lines
}

/// Capitalises a word for the start of a line.
pub(crate) fn capital(word: &str) -> String {
    let mut characters = word.chars();
    let first = characters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(characters).collect()
}

/// Returns the compound keywords, both drawn and in words.
pub(crate) fn signs(speaker: &Speaker<'_>, figure: &Figure) -> Vec<SignRow> {
    let lists = speaker.data().keywords.iter().filter(|l| !l.parts.is_empty());
    let words = lists.flat_map(|l| figure.keywords.get(&l.id).into_iter().flatten().map(move |w| (l, w)));
    let row = |(list, word): (&KeywordList, &String)| {
        let parts = list.parts_of(word);
        let signs = parts.iter().filter_map(|(_, value)| value.sign.as_ref()).map(drawing);
        let words = parts.iter().map(|(part, value)| speaker.naming().part(part, value));
        SignRow { signs: signs.collect(), words: words.collect() }
    };
    words.map(row).collect()
}

fn drawing(sign: &muster_rules::sign::Sign) -> Sign {
    let point = |p: [f32; 2]| p.map(|n| (n * 1000.0).round() as u16);
    Sign { outlines: sign.outlines().into_iter().map(|o| o.into_iter().map(point).collect()).collect() }
}

/// Returns the boxes to tick for every stat that is counted down during play.
pub(crate) fn tracks(speaker: &Speaker<'_>, figure: &Figure, suffix: &str) -> Vec<Track> {
    let counted = speaker.data().stats.iter().filter_map(|s| s.per_box.map(|per| (s, per)));
    let tracks = counted.filter_map(|(column, per)| {
        let number = figure.stat(&column.id);
        let boxes = u32::try_from(number.div_euclid(per) + i32::from(number.rem_euclid(per) != 0)).ok()?;
        let per_box = u32::try_from(per).ok()?;
        let stat = speaker.stat(&column.id);
        let label = match suffix {
            "" if per > 1 => speaker.say("track-damage", &[("per", per.into())]),
            "" => speaker.game_word("track", &column.id, &stat),
            _ => stat,
        };
        if boxes == 0 {
            return is_unknown(speaker, figure, column).then(|| Track::open(label));
        }
        Some(match u32::try_from(column.bearers(figure)) {
            // Boxes are grouped by figure.
            Ok(several) if several > 1 => Track::new(label, boxes.saturating_mul(several), per_box).by(boxes),
            _ => Track::new(label, boxes, per_box),
        })
    });
    tracks.collect()
}

/// Returns the set of a figure's card, with its number and rarity.
pub(crate) fn footer(speaker: &Speaker<'_>, figure: &Figure, printing: Option<&Printing>) -> String {
    let catalogue = &speaker.game.catalogue;
    let printing = printing.or_else(|| catalogue.printings_of(&figure.id).next());
    printing.map_or_else(String::new, |p| {
        let set = set_of(speaker, p);
        let Some(rarity) = rarity_of(speaker, p).map(|r| speaker.rarity(&r.id)) else {
            return format!("{set} {}", p.number).trim_end().to_owned();
        };
        let args = [("set", set.into()), ("number", p.number.as_str().into()), ("rarity", rarity.into())];
        let key = if p.number.is_empty() { "card-footer-unnumbered" } else { "card-footer" };
        speaker.say(key, &args)
    })
}

/// Returns the back, which identifies the card face down and leaves room for writing.
fn back(speaker: &Speaker<'_>, figure: &Figure) -> CardBack {
    let mut lines = Vec::new();
    let catalogue = &speaker.game.catalogue;
    for printing in catalogue.printings_of(&figure.id) {
        let symbol = rarity_of(speaker, printing).map_or("", |r| r.symbol.as_str());
        let line = format!("{symbol} {} {}", set_of(speaker, printing), printing.number);
        lines.push(CardLine::new("", line.trim()));
    }
    if let Some(note) = &figure.suspect {
        lines.push(CardLine::new("", speaker.say("card-suspect", &[("note", note.as_str().into())])));
    }
    CardBack { title: speaker.figure(&figure.id), subtitle: speaker.game_name(), lines, photo: None }
}
