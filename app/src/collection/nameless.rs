//! Collector's numbers without a name in the catalogue, such as `Harbinger 45`: they can be owned nevertheless.

use muster_db::table::holding::{Bulk, Holding};
use muster_db::{Database, DbError};
use muster_rules::catalogue::{Catalogue, Set};
use muster_rules::fold::fold;
use muster_rules::id::{FigureId, PrintingId, SetId};

use super::index::{bare, set_spellings};
use crate::base::muster::Muster;
use crate::base::speaker::Speaker;

/// A number within the size of a set that the catalogue has no figure for.
pub(crate) struct Nameless<'a> {
    catalogue: &'a Catalogue,
    pub(crate) set: &'a Set,
    pub(crate) number: u32,
}

impl<'a> Nameless<'a> {
    /// Returns the number in a set; `None` if the catalogue has a figure for it, or it exceeds the set's known size.
    pub(crate) fn numbered(catalogue: &'a Catalogue, set: &SetId, number: &str) -> Option<Self> {
        let set = catalogue.set(set)?;
        let number = bare(number);
        let known = |size| number.parse().ok().filter(|n| (1..=size).contains(n));
        let found = Self { catalogue, set, number: known(set.printings?)? };
        let taken = catalogue.printings().iter().any(|p| p.set == set.id && bare(&p.number) == number);
        (!taken).then_some(found)
    }

    /// Returns the number that a printing's id contains.
    pub(crate) fn of(catalogue: &'a Catalogue, printing: &PrintingId) -> Option<Self> {
        let rest = printing.as_str().strip_prefix(&catalogue.game().prefix)?.strip_prefix('/')?;
        let (set, number) = rest.split_once('/')?;
        Self::numbered(catalogue, &SetId::from(set), number).filter(|found| found.printing() == *printing)
    }

    /// Returns the id that the printing will have, by the general rule for ids.
    pub(crate) fn printing(&self) -> PrintingId {
        let (prefix, set) = (&self.catalogue.game().prefix, &self.set.id);
        PrintingId::from(format!("{prefix}/{set}/{}", self.number))
    }

    /// Returns the id of its figure, the same as its printing's until the catalogue has a name.
    pub(crate) fn figure(&self) -> FigureId {
        FigureId::from(self.printing().as_str())
    }

    /// Returns the set's name and the number.
    pub(crate) fn name(&self) -> String {
        format!("{} {}", self.set.name, self.number)
    }

    /// Returns a name for display that points out that the name is missing.
    pub(crate) fn called(&self, speaker: &Speaker<'_>) -> String {
        speaker.say("collection-nameless", &[("printing", self.name().into())])
    }

    /// Returns an empty holding.
    pub(crate) fn holding(&self) -> Holding {
        Holding::new(self.catalogue.game().id.clone(), self.printing(), self.figure(), self.name())
    }
}

/// Returns the printing with a set and a number, named or not: `harbinger 45`.
pub(super) fn by_set_and_number(catalogue: &Catalogue, text: &str) -> Option<PrintingId> {
    let (set, number) = text.trim().rsplit_once(char::is_whitespace)?;
    let sets = set_spellings(catalogue);
    let (set, number) = (sets.get(&fold(set.trim()))?, bare(number));
    let known = catalogue.printings().iter().find(|p| p.set == *set && bare(&p.number) == number);
    known.map(|p| p.id.clone()).or_else(|| Nameless::numbered(catalogue, set, &number).map(|n| n.printing()))
}

impl Muster {
    /// Updates holdings and copies of nameless numbers to the names that the catalogue has by now.
    pub(crate) fn name_numbers(&self, database: &mut Database) -> Result<(), DbError> {
        // Every program that starts does this, so that nothing else of a large collection is read.
        let (holdings, copies) = (database.nameless_holdings()?, database.nameless_copies()?);
        for game in self.games() {
            let catalogue = &game.catalogue;
            let id = &catalogue.game().id;
            let named = |printing: &PrintingId| {
                let known = catalogue.printings().iter().find(|p| p.id == *printing)?;
                catalogue.figure(&known.figure)
            };
            let mut named_holdings = Vec::new();
            for mut holding in holdings.iter().filter(|h| h.game == *id).cloned() {
                if let Some(figure) = named(&holding.printing) {
                    holding.figure = figure.id.clone();
                    holding.last_name.clone_from(&figure.name);
                    holding.last_cost = figure.cost.known();
                    named_holdings.push(holding);
                }
            }
            let mut named_copies = Vec::new();
            for (uuid, mut copy) in copies.iter().filter(|(_, copy)| copy.game == *id).cloned() {
                if let Some(figure) = named(&copy.printing) {
                    copy.figure = figure.id.clone();
                    copy.last_name.clone_from(&figure.name);
                    copy.last_cost = figure.cost.known();
                    named_copies.push((Some(uuid), copy));
                }
            }
            if !named_holdings.is_empty() || !named_copies.is_empty() {
                database.put_collection(&named_copies, &named_holdings, Bulk::Change, self.now())?;
            }
        }
        Ok(())
    }
}
