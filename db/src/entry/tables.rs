//! Merges concurrent versions of a pack's table: each contributes the rows that it changed.

use std::collections::{BTreeMap, BTreeSet};

/// Columns that identify a row on their own if they come first; any other first column needs the second as
/// well.
const NAMES: [&str; 2] = ["id", "card"];

type Row = BTreeMap<String, String>;

/// How the rows of a table belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rows {
    /// Each says something by itself.
    Single,
    /// Those with the same first cell are one answer to one question: of two answers the later one holds, and never both.
    Answers,
}

/// A parsed table: its columns, and its rows with their keys.
struct Table {
    columns: Vec<String>,
    rows: Vec<(Vec<String>, Row)>,
}

/// Merges a change from `before` to `after` into the table `now`. Rows and cells that it changed are taken from
/// `after`, all others from `now`. `None` if one of them isn't a table with row keys.
pub(super) fn joined(of: Rows, before: Option<&str>, after: &str, now: &str) -> Option<String> {
    let (after, now) = (Table::read(of, after)?, Table::read(of, now)?);
    let before = match before {
        Some(before) => Table::read(of, before)?,
        None => Table { columns: after.columns.clone(), rows: Vec::new() },
    };
    let mut columns = now.columns.clone();
    columns.extend(after.columns.iter().filter(|column| !now.columns.contains(column)).cloned());
    if of == Rows::Answers {
        return write(&columns, &answers(&before, &after, &now));
    }
    let (was, made) = (before.by_name(), after.by_name());
    let mut rows = Vec::new();
    for (name, row) in &now.rows {
        match (was.get(name), made.get(name)) {
            (was, Some(made)) => rows.push(with_changes(row, was.copied(), made)),
            // Removed here but changed there: keep it, as removing it again is easier than rewriting it.
            (Some(was), None) if same(was, row) => {}
            (_, None) => rows.push(row.clone()),
        }
    }
    let there: BTreeSet<_> = now.rows.iter().map(|(name, _)| name).collect();
    let new = after
        .rows
        .iter()
        .filter(|(name, row)| !there.contains(name) && was.get(name).is_none_or(|was| !same(was, row)));
    rows.extend(new.map(|(_, row)| row.clone()));
    write(&columns, &rows)
}

/// Merges answers: those that were changed between `before` and `after` are taken from there as a whole, unless they were only
/// removed and `now` has another one.
fn answers(before: &Table, after: &Table, now: &Table) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut done = BTreeSet::new();
    for (name, _) in now.rows.iter().chain(&after.rows) {
        if !done.insert(name) {
            continue;
        }
        let [was, made, there] = [before, after, now].map(|table| table.named(name));
        let alike = |one: &[&Row], other: &[&Row]| {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
        };
        let changed = !alike(&was, &made);
        let removed = made.is_empty() && !alike(&was, &there);
        let taken = if changed && !removed { made } else { there };
        rows.extend(taken.into_iter().cloned());
    }
    rows
}

/// Returns a row with the cells that were changed between `was` and `made`.
fn with_changes(row: &Row, was: Option<&Row>, made: &Row) -> Row {
    let mut row = row.clone();
    for (column, cell) in made {
        if was.is_none_or(|was| self::cell(was, column) != cell) {
            row.insert(column.clone(), cell.clone());
        }
    }
    row
}

fn cell<'a>(row: &'a Row, column: &str) -> &'a str {
    row.get(column).map_or("", String::as_str)
}

/// Returns whether two rows are equal; a missing column counts as empty.
fn same(one: &Row, other: &Row) -> bool {
    one.keys().chain(other.keys()).all(|column| cell(one, column) == cell(other, column))
}

fn write(columns: &[String], rows: &[Row]) -> Option<String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(columns).ok()?;
    for row in rows {
        writer.write_record(columns.iter().map(|column| cell(row, column))).ok()?;
    }
    String::from_utf8(writer.into_inner().ok()?).ok()
}

impl Table {
    fn read(of: Rows, text: &str) -> Option<Self> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
        let columns: Vec<_> = reader.headers().ok()?.iter().map(|column| column.trim().to_owned()).collect();
        let named_by = match columns.first()?.as_str() {
            first if NAMES.contains(&first) || of == Rows::Answers => 1,
            _ => 2,
        };
        let (mut rows, mut names) = (Vec::new(), BTreeSet::new());
        for record in reader.records() {
            let record = record.ok()?;
            let name: Vec<_> = record.iter().take(named_by).map(|cell| cell.trim().to_owned()).collect();
            let cells = columns.iter().cloned().zip(record.iter().map(str::to_owned));
            rows.push((name.clone(), cells.collect()));
            if record.len() > columns.len() || !names.insert(name) && of == Rows::Single {
                return None;
            }
        }
        Some(Self { columns, rows })
    }

    /// Returns all rows of a name.
    fn named(&self, name: &[String]) -> Vec<&Row> {
        self.rows.iter().filter(|(there, _)| there == name).map(|(_, row)| row).collect()
    }

    fn by_name(&self) -> BTreeMap<&Vec<String>, &Row> {
        self.rows.iter().map(|(name, row)| (name, row)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Rows, joined};

    const HEAD: &str = "id,name,cost\n";

    fn of(before: &[&str], after: &[&str], now: &[&str]) -> Vec<String> {
        let table =
            |rows: &[&str]| HEAD.to_owned() + &rows.iter().map(|r| format!("{r}\n")).collect::<String>();
        let text = joined(Rows::Single, Some(&table(before)), &table(after), &table(now)).expect("a table");
        text.lines().skip(1).map(str::to_owned).collect()
    }

    #[test]
    fn each_brings_the_rows_and_cells_that_they_changed() {
        // Both added a row.
        assert_eq!(of(&[], &["a,Anna,1"], &["b,Béla,2"]), ["b,Béla,2", "a,Anna,1"]);
        // One changed a name, the other a cost.
        assert_eq!(of(&["a,Ana,1"], &["a,Anna,1"], &["a,Ana,5"]), ["a,Anna,5"]);
        // Both changed the same cell: the later one wins.
        assert_eq!(of(&["a,Anna,1"], &["a,Anna,2"], &["a,Anna,3"]), ["a,Anna,2"]);
        // A removed row is dropped if unchanged elsewhere, and kept if changed.
        assert_eq!(of(&["a,Anna,1", "b,Béla,2"], &[], &["a,Anna,1", "b,Béla,7"]), ["b,Béla,7"]);
        assert_eq!(of(&["a,Anna,1"], &["a,Anna,4"], &[]), ["a,Anna,4"]);
        assert_eq!(of(&["a,Anna,1"], &["a,Anna,1", "c,Cili,3"], &[]), ["c,Cili,3"]);
    }

    #[test]
    fn a_column_that_one_of_them_added_is_there_for_all() {
        let (before, after, now) =
            ("id,name\na,Anna\n", "id,name,cost\na,Anna,4\n", "id,name\na,Anna\nb,Béla\n");
        let text = joined(Rows::Single, Some(before), after, now);
        assert_eq!(text.as_deref(), Some("id,name,cost\na,Anna,4\nb,Béla,\n"));
    }

    #[test]
    fn rows_without_an_id_are_named_by_two_columns() {
        let text = joined(
            Rows::Single,
            Some("person,figure,standing\n"),
            "person,figure,standing\nhan,sg/2,no\n",
            "person,figure,standing\nhan,sg/1,settled\n",
        );
        assert_eq!(text.as_deref(), Some("person,figure,standing\nhan,sg/1,settled\nhan,sg/2,no\n"));
    }

    #[test]
    fn what_is_no_table_is_not_joined_by_rows() {
        assert_eq!(joined(Rows::Single, None, "id,name\na,x\na,y\n", "id,name\n"), None);
        assert_eq!(joined(Rows::Single, None, "", "id,name\n"), None);
        assert_eq!(joined(Rows::Single, None, "id\na,too many\n", "id\n"), None);
    }

    #[test]
    fn of_two_answers_to_one_question_the_later_one_holds() {
        const HEAD: &str = "figure,faction\n";
        let of = |before: &str, after: &str, now: &str| {
            let [before, after, now] = [before, after, now].map(|rows| format!("{HEAD}{rows}"));
            let text = joined(Rows::Answers, Some(&before), &after, &now).expect("a table");
            text.strip_prefix(HEAD).map(str::to_owned).expect("its head")
        };
        assert_eq!(of("", "a,fringe\n", "a,rebel\n"), "a,fringe\n");
        assert_eq!(of("", "a,fringe\na,sith\n", "a,rebel\nb,sith\n"), "a,fringe\na,sith\nb,sith\n");
        // Who changed nothing of it has no say, nor who only took an answer back that the other changed.
        assert_eq!(of("a,rebel\n", "a,rebel\nb,sith\n", "a,fringe\n"), "a,fringe\nb,sith\n");
        assert_eq!(of("a,rebel\n", "", "a,fringe\n"), "a,fringe\n");
        assert_eq!(of("a,rebel\n", "", "a,rebel\n"), "");
        assert_eq!(of("a,rebel\n", "a,fringe\n", ""), "a,fringe\n");
        assert_eq!(of("a,rebel\n", "a,rebel\n", ""), "");
    }
}
