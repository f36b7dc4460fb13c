//! A checklist of a collection, or the want list, as a view model.

use std::collections::BTreeMap;

use muster_db::table::holding::Holding;
use muster_rules::catalogue::{Printing, Set};
use muster_rules::id::PrintingId;
use muster_templates::view::{ChecklistGroup, ChecklistLabels, ChecklistRow, ChecklistView};

use super::sheet::page_label;
use crate::base::speaker::Speaker;
use crate::card::cost;
use crate::card::origin::{rarity_of, set_name};
use crate::figures::filter::Passing;

/// Which printings to list.
#[derive(Clone, Debug, Default)]
pub struct ChecklistFilter {
    /// The printings that pass the filter.
    pub passing: Passing,
    /// Whether to list only wanted ones.
    pub wants: bool,
}

/// Returns the checklist of a game.
#[must_use]
pub fn checklist(
    speaker: &Speaker<'_>,
    holdings: &BTreeMap<PrintingId, Holding>,
    filter: &ChecklistFilter,
) -> ChecklistView {
    let catalogue = &speaker.game.catalogue;
    let listed = |p: &&Printing| {
        let wanted = holdings.get(&p.id).is_some_and(|h| h.wanted > 0);
        filter.passing.lets(p) && (!filter.wants || wanted)
    };
    let printings: Vec<_> = catalogue.printings().iter().filter(listed).collect();
    let owns = |p: &Printing| holdings.get(&p.id).is_some_and(|h| h.figures > 0);
    let groups = catalogue.sets().iter().filter_map(|set| {
        let of_set: Vec<_> = printings.iter().copied().filter(|p| p.set == set.id).collect();
        (!of_set.is_empty()).then(|| group(speaker, holdings, filter, set, &of_set))
    });
    let groups = groups.collect();
    let owned = printings.iter().filter(|p| owns(p)).count();
    let (title, subtitle) = if filter.wants {
        let count: u32 = printings.iter().filter_map(|p| holdings.get(&p.id)).map(|h| h.wanted).sum();
        ("wants-title", speaker.say("wants-subtitle", &[("count", count.into())]))
    } else {
        let args = [("owned", owned.into()), ("total", printings.len().into())];
        ("checklist-title", speaker.say("checklist-subtitle", &args))
    };
    ChecklistView {
        title: speaker.say(
            "print-title",
            &[("game", speaker.game_name().into()), ("title", speaker.word(title).into())],
        ),
        subtitle,
        legend: legend(speaker, &printings),
        groups,
        labels: labels(speaker, filter),
        catalogue: speaker.say("print-catalogue", &[("date", speaker.data().catalogue_date.as_str().into())]),
    }
}

fn group(
    speaker: &Speaker<'_>,
    holdings: &BTreeMap<PrintingId, Holding>,
    filter: &ChecklistFilter,
    set: &Set,
    printings: &[&Printing],
) -> ChecklistGroup {
    let count =
        |p: &Printing| holdings.get(&p.id).map_or(0, |h| if filter.wants { h.wanted } else { h.figures });
    // By number, as collectors look them up; those without one come last.
    let mut sorted = printings.to_vec();
    sorted.sort_by_cached_key(|p| number_key(&p.number));
    let rows = sorted.iter().map(|printing| {
        let figure = speaker.game.catalogue.figure(&printing.figure);
        let number = count(printing);
        ChecklistRow {
            number: printing.number.clone(),
            name: speaker.figure(&printing.figure),
            rarity: rarity_of(speaker, printing).map(|r| r.symbol.clone()).unwrap_or_default(),
            cost: figure.map(|f| cost(speaker, f)).unwrap_or_default(),
            owned: if number > 0 { number.to_string() } else { String::new() },
            boxes: 1,
            ticked: u32::from(!filter.wants && number > 0),
            note: holdings
                .get(&printing.id)
                .filter(|_| filter.wants)
                .map(|h| h.note.clone())
                .unwrap_or_default(),
        }
    });
    let rows: Vec<_> = rows.collect();
    let summary = if filter.wants {
        let wanted: u32 = printings.iter().map(|p| count(p)).sum();
        speaker.say("wants-subtitle", &[("count", wanted.into())])
    } else {
        let owned = printings.iter().filter(|p| count(p) > 0).count();
        speaker.say("checklist-set-summary", &[("owned", owned.into()), ("total", printings.len().into())])
    };
    ChecklistGroup { title: set_name(speaker, set), summary, rows }
}

/// Returns a key that sorts 9 before 10, and 10 before 10b.
fn number_key(number: &str) -> (bool, u32, String) {
    let digits: String = number.chars().take_while(char::is_ascii_digit).collect();
    (digits.is_empty(), digits.parse().unwrap_or(u32::MAX), number.to_owned())
}

/// Returns the symbols of the listed rarities; empty if the game has only one rarity.
fn legend(speaker: &Speaker<'_>, printings: &[&Printing]) -> String {
    let rarities = speaker.data().rarities.iter();
    let on_list = rarities
        .filter(|r| printings.iter().any(|p| rarity_of(speaker, p).is_some_and(|known| known.id == r.id)));
    let told: Vec<_> = on_list.map(|r| format!("{} {}", r.symbol, speaker.rarity(&r.id))).collect();
    told.join("   ")
}

fn labels(speaker: &Speaker<'_>, filter: &ChecklistFilter) -> ChecklistLabels {
    ChecklistLabels {
        number: speaker.word("checklist-number"),
        name: speaker.word("checklist-name"),
        rarity: speaker.word("checklist-rarity"),
        cost: speaker.word("checklist-cost"),
        owned: speaker.word(if filter.wants { "checklist-wanted" } else { "checklist-owned" }),
        continued: speaker.word("print-continued"),
        page: page_label(speaker),
    }
}
