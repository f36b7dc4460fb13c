//! The triggers that note what a transaction changed, so that it is captured as entries before the commit.

use std::slice::from_ref;

use super::{Kept, Kind};

impl Kept {
    /// Returns the statements that make the noun's triggers, letter for letter as `sqlite_schema` keeps them.
    pub(super) fn notes(&self) -> Vec<String> {
        let (noun, table) = (self.noun.as_str(), self.home.table);
        let key = match &self.kind {
            Kind::Record(record) => record.key,
            Kind::Versions(versions) => from_ref(&versions.of),
            Kind::Chain(chain) => from_ref(&chain.of),
            // Every change of a pack is a new revision, and none is ever changed.
            Kind::Files => {
                return vec![format!(
                    "CREATE TRIGGER {table}_insert_is_noted AFTER INSERT ON {table}_revision\nBEGIN\n    \
                     INSERT INTO entry_changed SELECT '{noun}', name FROM {table} WHERE uuid = NEW.pack;\nEND"
                )];
            }
        };
        let events = [("insert", "INSERT", "NEW"), ("update", "UPDATE", "NEW"), ("delete", "DELETE", "OLD")];
        let note = |(name, event, row)| {
            let key: Vec<_> = key.iter().map(|column| format!("{row}.{column}")).collect();
            let subject = key.join(" || ' ' || ");
            format!(
                "CREATE TRIGGER {table}_{name}_is_noted AFTER {event} ON {table}\nBEGIN\n    \
                 INSERT INTO entry_changed VALUES ('{noun}', {subject});\nEND"
            )
        };
        events.map(note).into()
    }
}
