//! The rows of a squad's sheet: each figure with its boxes, and attachments below their bearer.

use muster_rules::figure::Figure;
use muster_rules::id::FigureId;
use muster_rules::report::PricedMember;
use muster_templates::view::{SheetRow, Stat, StatColumn, Track};

use super::endurance::Squad;
use super::sheet::own;
use crate::base::speaker::Speaker;
use crate::card::marks::marks;
use crate::card::{footer, layout, number, stats};
use crate::squads::{CheckedSquad, carried};

/// Returns whether a figure is fielded with the others, rather than laid out as a tile.
pub(super) fn is_fielded(speaker: &Speaker<'_>, figure: &FigureId) -> bool {
    let fielded = speaker.game.play.as_ref().and_then(|play| play.fielded.as_ref());
    let figure = speaker.game.catalogue.figure(figure);
    let stands = fielded.zip(figure).is_none_or(|(fielded, figure)| fielded.matches(figure));
    // Attachments aren't fielded either, but aren't tiles.
    stands || !layout(speaker.game).is_ok_and(|layout| layout.sheet.tiles)
}

/// Returns the squad's own figures in the order of the sheet, and whether each is below its bearer.
pub(super) fn listed<'c>(speaker: &Speaker<'_>, checked: &'c CheckedSquad) -> Vec<(&'c PricedMember, bool)> {
    let carried = carried(checked);
    let bearer = |figure: &FigureId| carried.iter().find(|c| c.holder == *figure).and_then(|c| c.settled());
    let members = own(&checked.report).filter(|member| is_fielded(speaker, &member.figure));
    let members: Vec<&PricedMember> = members.collect();
    let there = |figure: &FigureId| members.iter().any(|m| m.figure == *figure);
    let is_below = |m: &&PricedMember| bearer(&m.figure).is_some_and(|b| *b != m.figure && there(b));
    let mut listed = Vec::new();
    for member in members.iter().filter(|m| !is_below(m)) {
        listed.push((*member, false));
        let below = members.iter().filter(|m| is_below(m) && bearer(&m.figure) == Some(&member.figure));
        listed.extend(below.map(|m| (*m, true)));
    }
    listed
}

/// Returns the rows of the squad itself.
pub(super) fn rows(speaker: &Speaker<'_>, checked: &CheckedSquad, squad: &Squad<'_>) -> Vec<SheetRow> {
    let listed = listed(speaker, checked).into_iter();
    listed.map(|(member, below)| SheetRow { below, ..row(speaker, member, squad) }).collect()
}

/// Returns the stats that occur in these rows, in the order of the game's cards. Rows without any known value are
/// ignored, unless all rows are such.
pub(super) fn columns<'a>(
    speaker: &Speaker<'_>,
    rows: impl Iterator<Item = &'a SheetRow> + Clone,
) -> Vec<StatColumn> {
    let knows = |row: &SheetRow| row.stats.iter().any(|stat| !stat.value.is_empty());
    let nothing = !rows.clone().any(knows);
    let asking = rows.filter(|row| nothing || knows(row)).flat_map(|row| &row.stats);
    let asked: Vec<_> = asking.map(|stat| stat.id.as_str()).collect();
    let has = |id: &str| asked.contains(&id);
    let of_game = speaker.data().stats.iter().filter(|stat| has(&stat.id));
    of_game.map(|stat| StatColumn { id: stat.id.clone(), label: speaker.stat(&stat.id) }).collect()
}

/// Returns the row of a figure in the squad or in a side list.
pub(super) fn row(speaker: &Speaker<'_>, member: &PricedMember, squad: &Squad<'_>) -> SheetRow {
    let figure = speaker.game.catalogue.figure(&member.figure);
    let lists = speaker.data().keywords.iter();
    let abilities = lists.flat_map(|list| {
        let words = figure.and_then(|f| f.keywords.get(&list.id)).into_iter().flatten();
        let words: Vec<_> = words.map(|k| speaker.naming().ability(k)).collect();
        if !list.led || words.is_empty() {
            return words;
        }
        let lead = speaker.game_word("keyword", &list.id, &list.name);
        vec![format!("{lead} {}", words.join(&speaker.word("print-comma")))]
    });
    let abilities: Vec<_> = abilities.collect();
    let without_points = !speaker.data().points;
    SheetRow {
        count: member.count,
        marks: figure.filter(|_| squad.marked).map(|f| marks(speaker, f)).unwrap_or_default(),
        name: speaker.figure(&member.figure),
        arithmetic: match without_points {
            true => String::new(),
            false => speaker.arithmetic_of_all(member).replace(" - ", " \u{2212} "),
        },
        cost: match member.unit_cost {
            _ if without_points => String::new(),
            Some(_) => number(member.cost),
            None => speaker.word("points-unknown-sign"),
        },
        leads: figure.is_some_and(|f| speaker.data().leaders.as_ref().is_some_and(|l| l.matches(f))),
        unique: figure.is_some_and(|f| f.unique),
        stats: figure.map_or_else(|| open_stats(speaker), |f| stats(speaker, f)),
        // A row shows at least the kind of figure.
        abilities: match figure {
            Some(figure) if abilities.is_empty() => {
                // Of some figures only the set is known.
                Some(speaker.subtitle(figure))
                    .filter(|line| !line.is_empty())
                    .unwrap_or_else(|| footer(speaker, figure, None))
            }
            Some(_) => abilities.join(" · "),
            None => speaker.word("sheet-gone"),
        },
        tracks: figure.map_or_else(|| open_track(speaker), |f| squad.tracks(speaker, f, member.count)),
        activates: speaker.data().activations && figure.is_none_or(Figure::activates),
        below: false,
    }
}

/// Returns empty stats for a figure that the catalogue lacks.
fn open_stats(speaker: &Speaker<'_>) -> Vec<Stat> {
    speaker.data().stats.iter().map(|column| Stat::new(speaker.stat(&column.id), "").of(&column.id)).collect()
}

/// Returns an empty line to count down the hit points of such a figure.
fn open_track(speaker: &Speaker<'_>) -> Vec<Track> {
    let counted = speaker.data().stats.iter().find(|column| column.per_box.is_some());
    counted.map(|column| Track::open(speaker.stat(&column.id))).into_iter().collect()
}
