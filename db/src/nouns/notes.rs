//! The triggers that note what a transaction changed, so that it is captured as entries before the commit.

use super::{Kept, Kind};

impl Kept {
    /// Returns the SQL expression of a row's subject: `NEW.game || ' ' || NEW.printing`.
    fn subject_in(&self, row: &str) -> String {
        match &self.kind {
            Kind::Record(record) => {
                let key: Vec<_> = record.key.iter().map(|column| format!("{row}.{column}")).collect();
                key.join(" || ' ' || ")
            }
            Kind::Versions(versions) => format!("{row}.{}", versions.of),
            Kind::Chain(chain) => format!("{row}.{}", chain.of),
            Kind::Files => format!("{row}.name"),
        }
    }

    /// Returns the statements that make the noun's triggers, letter for letter as `sqlite_schema` keeps them.
    pub(crate) fn notes(&self) -> Vec<String> {
        let (noun, table) = (self.noun.as_str(), self.table);
        if matches!(self.kind, Kind::Files) {
            // Each change of a pack is a new revision; its row may be written before its files differ.
            return vec![format!(
                "CREATE TRIGGER {table}_insert_is_noted AFTER INSERT ON {table}_revision\nBEGIN\n    \
                 INSERT INTO entry_changed SELECT '{noun}', name FROM {table} WHERE uuid = NEW.pack;\nEND"
            )];
        }
        let events = [("insert", "INSERT", "NEW"), ("update", "UPDATE", "NEW"), ("delete", "DELETE", "OLD")];
        let note = |(name, event, row)| {
            let subject = self.subject_in(row);
            format!(
                "CREATE TRIGGER {table}_{name}_is_noted AFTER {event} ON {table}\nBEGIN\n    \
                 INSERT INTO entry_changed VALUES ('{noun}', {subject});\nEND"
            )
        };
        events.map(note).into()
    }
}
