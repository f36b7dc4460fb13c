//! The handovers at a trading session, as a list to tick.

use muster_templates::view::{ChecklistGroup, ChecklistLabels, ChecklistRow, ChecklistView};

use super::Work;
use super::job::Matter;
use super::sheet::page_label;
use crate::base::error::Error;
use crate::base::speaker::Speaker;
use crate::trades::HandOver;

/// The maximum number of lines, so that a typo doesn't exhaust the memory.
const MOST_LINES: usize = 20_000;

/// Returns the list of handovers: a group for each giver and receiver, and a box for each piece.
///
/// # Errors
/// Fails if there are no handovers.
pub fn work_of_trades(speaker: &Speaker<'_>, handovers: &[HandOver]) -> Result<Work, Error> {
    if handovers.is_empty() {
        return Err(Error::NothingToPrint);
    }
    let mut groups: Vec<(&str, &str, Vec<&HandOver>)> = Vec::new();
    for handover in handovers.iter().take(MOST_LINES) {
        match groups.last_mut() {
            Some((from, to, rows)) if *from == handover.from && *to == handover.to => rows.push(handover),
            _ => groups.push((&handover.from, &handover.to, vec![handover])),
        }
    }
    let title = speaker.say(
        "print-title",
        &[("game", speaker.game_name().into()), ("title", speaker.word("trades-title").into())],
    );
    let view = ChecklistView {
        subtitle: speaker.say("trades-pieces", &[("count", pieces(handovers).into())]),
        legend: speaker.word("trades-legend"),
        groups: groups.iter().map(|(from, to, rows)| group(speaker, from, to, rows)).collect(),
        labels: labels(speaker),
        catalogue: speaker.say("print-catalogue", &[("date", speaker.data().catalogue_date.as_str().into())]),
        title,
    };
    Ok(Work::new(view.title.clone(), Matter::Checklist(Box::new(view))))
}

fn pieces<'a>(handovers: impl IntoIterator<Item = &'a HandOver>) -> u32 {
    handovers.into_iter().fold(0, |sum, handover| sum.saturating_add(handover.count))
}

fn group(speaker: &Speaker<'_>, from: &str, to: &str, handovers: &[&HandOver]) -> ChecklistGroup {
    let count = pieces(handovers.iter().copied());
    ChecklistGroup {
        title: speaker.say("trades-from-to", &[("from", from.into()), ("to", to.into())]),
        summary: speaker.say("trades-pieces", &[("count", count.into())]),
        rows: handovers.iter().map(|handover| row(speaker, handover)).collect(),
    }
}

fn row(speaker: &Speaker<'_>, handover: &HandOver) -> ChecklistRow {
    let piece = &handover.piece;
    let rarities = &speaker.data().rarities;
    let rarity = rarities.iter().find(|r| r.id == piece.rarity).filter(|_| rarities.len() > 1);
    let instead = handover.instead_of.as_ref().map(|wanted| {
        let wanted = format!("{} {}", wanted.set, wanted.number);
        speaker.say("trades-instead-of", &[("wanted", wanted.trim().into())])
    });
    let of: Vec<_> =
        [Some(piece.set.clone()).filter(|set| !set.is_empty()), instead].into_iter().flatten().collect();
    ChecklistRow {
        number: piece.number.clone(),
        name: piece.local_name.clone(),
        rarity: rarity.map(|r| r.symbol.clone()).unwrap_or_default(),
        cost: handover.worth.clone().unwrap_or_default(),
        owned: handover.count.to_string(),
        boxes: handover.count,
        ticked: 0,
        note: of.join(" · "),
    }
}

fn labels(speaker: &Speaker<'_>) -> ChecklistLabels {
    ChecklistLabels {
        number: speaker.word("checklist-number"),
        name: speaker.word("checklist-name"),
        rarity: speaker.word("checklist-rarity"),
        cost: speaker.word("trades-worth"),
        owned: speaker.word("trades-count"),
        continued: speaker.word("print-continued"),
        page: page_label(speaker),
    }
}
