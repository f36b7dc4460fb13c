//! What an import changes of printings that are in the collection already.

use muster_db::table::holding::Holding;
use muster_rules::catalogue::Catalogue;
use muster_rules::id::PrintingId;
use serde::Serialize;
use ts_rs::TS;

use crate::base::money;
use crate::base::speaker::Speaker;
use crate::base::spreadsheet::Field;

/// A field of a printing that changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ImportChange {
    /// The first line that names the printing.
    pub line: usize,
    /// The sheet, if the file has several.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sheet: Option<String>,
    /// The printing.
    pub printing: PrintingId,
    /// The figure's name with the printing's set and number, in the reader's language.
    pub name: String,
    /// The field.
    pub field: Field,
    /// The same in the reader's language.
    pub field_name: String,
    /// Its value now; empty for none.
    pub before: String,
    /// Its value after the import.
    pub after: String,
}

/// Returns a holding to which another is added, as the database adds them.
pub(super) fn sum(old: Option<&Holding>, more: &Holding) -> Holding {
    let Some(old) = old else { return more.clone() };
    Holding {
        figures: old.figures.saturating_add(more.figures),
        cards: old.cards.saturating_add(more.cards),
        wanted: old.wanted.saturating_add(more.wanted),
        for_trade: old.for_trade.saturating_add(more.for_trade),
        note: if old.note.is_empty() { more.note.clone() } else { old.note.clone() },
        worth: more.worth.clone(),
        ..old.clone()
    }
}

/// Returns what changes of a printing, field by field.
pub(super) fn changes_of(
    speaker: &Speaker<'_>,
    (sheet, line): (Option<String>, usize),
    old: &Holding,
    new: &Holding,
) -> Vec<ImportChange> {
    let worth = |holding: &Holding| {
        let price = holding.worth.as_ref().map(|worth| money::format(&worth.price));
        price.unwrap_or_default()
    };
    let values = |holding: &Holding| {
        [
            (Field::Figures, holding.figures.to_string()),
            (Field::Cards, holding.cards.to_string()),
            (Field::Wanted, holding.wanted.to_string()),
            (Field::ForTrade, holding.for_trade.to_string()),
            (Field::Note, holding.note.clone()),
            (Field::Worth, worth(holding)),
        ]
    };
    let name = format!(
        "{} ({})",
        speaker.figure(&new.figure),
        where_printed(&speaker.game.catalogue, &new.printing)
    );
    let both = values(old).into_iter().zip(values(new));
    let changed = both.filter(|((_, before), (_, after))| before != after);
    changed
        .map(|((field, before), (_, after))| ImportChange {
            line,
            sheet: sheet.clone(),
            printing: new.printing.clone(),
            name: name.clone(),
            field,
            field_name: field.label(&speaker.words),
            before,
            after,
        })
        .collect()
}

/// Returns whether two holdings count the same, with the same note and price.
pub(super) fn says_the_same(a: &Holding, b: &Holding) -> bool {
    (a.figures, a.cards, a.wanted, a.for_trade, &a.note, &a.worth)
        == (b.figures, b.cards, b.wanted, b.for_trade, &b.note, &b.worth)
}

/// Describes a printing by its set and number.
pub(super) fn where_printed(catalogue: &Catalogue, id: &PrintingId) -> String {
    let Some(printing) = catalogue.printings().iter().find(|p| p.id == *id) else { return id.to_string() };
    let set = catalogue.set(&printing.set).map_or(printing.set.as_str(), |s| s.name.as_str());
    format!("{set} {}", printing.number).trim_end().to_owned()
}
