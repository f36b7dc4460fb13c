//! What happens to every row of a file: the counts add up to the number of rows.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;

use super::spreadsheet::Spreadsheet;
use crate::speaker::Speaker;

/// How many stretches of lines are named; the rest is only counted.
const MOST_NAMED: usize = 12;

/// What happens to a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It is taken.
    Taken,
    /// It is taken, for a printing that had to be assumed.
    Assumed,
    /// It lists a figure with no copies.
    None,
    /// Nothing in the catalogue is called so, or several things are.
    Unknown,
    /// A cell that its column doesn't take.
    Bad,
    /// Above the headings.
    Title,
    /// The headings, and their repetitions.
    Heading,
    /// A sum of other rows.
    Sum,
    /// Empty in the columns that are read.
    Unread,
    /// Empty.
    Blank,
}

impl Fate {
    const fn key(self) -> &'static str {
        match self {
            Self::Taken => "import-fate-taken",
            Self::Assumed => "import-fate-assumed",
            Self::None => "import-fate-none",
            Self::Unknown => "import-fate-unknown",
            Self::Bad => "import-fate-bad",
            Self::Title => "import-fate-title",
            Self::Heading => "import-fate-heading",
            Self::Sum => "import-fate-sum",
            Self::Unread => "import-fate-unread",
            Self::Blank => "import-fate-blank",
        }
    }
}

/// Lines of a file, in stretches from a first to a last one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stretches {
    stretches: Vec<(usize, usize)>,
    count: usize,
}

impl Stretches {
    /// Adds a line; lines come in order.
    pub(crate) fn push(&mut self, line: usize) {
        self.push_all(line, line);
    }

    /// Adds the lines from one to another.
    pub(crate) fn push_all(&mut self, first: usize, last: usize) {
        if last < first {
            return;
        }
        self.count += last - first + 1;
        match self.stretches.last_mut() {
            Some((_, end)) if *end + 1 == first => *end = last,
            _ => self.stretches.push((first, last)),
        }
    }

    /// How many lines there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count
    }

    /// `1–3, 7, 9–12`, shortened if there are too many to read.
    fn named(&self) -> String {
        let each = self.stretches.iter().take(MOST_NAMED).map(|(first, last)| match last - first {
            0 => first.to_string(),
            _ => format!("{first}–{last}"),
        });
        let more = (self.stretches.len() > MOST_NAMED).then(|| "…".to_owned());
        each.chain(more).collect::<Vec<_>>().join(", ")
    }
}

/// Rows by what happens to them.
#[derive(Clone, Debug, Default)]
pub(super) struct Fates(BTreeMap<Fate, Stretches>);

impl Fates {
    pub(super) fn put(&mut self, line: usize, fate: Fate) {
        self.0.entry(fate).or_default().push(line);
    }

    /// All of a file, with the rows that are none of its table. Where nobody knows yet what the columns are,
    /// none of its rows is read.
    pub(super) fn told(mut self, speaker: &Speaker<'_>, sheet: &Spreadsheet, read: bool) -> Vec<FateView> {
        if !read {
            sheet.rows.iter().for_each(|(line, _)| self.put(*line, Fate::Unread));
        }
        let layout = &sheet.layout;
        self.0.insert(Fate::Title, layout.titles.clone());
        self.0.insert(Fate::Blank, layout.blank.clone());
        if let Some(line) = layout.heading {
            let repeated = self.0.remove(&Fate::Heading).unwrap_or_default();
            let mut all = Stretches::default();
            all.push(line);
            repeated.stretches.iter().for_each(|(first, last)| all.push_all(*first, *last));
            self.0.insert(Fate::Heading, all);
        }
        let there = self.0.into_iter().filter(|(_, lines)| lines.count() > 0);
        let view = |(fate, lines): (Fate, Stretches)| FateView {
            fate,
            name: speaker.word(fate.key()),
            count: lines.count(),
            lines: lines.named(),
        };
        there.map(view).collect()
    }
}

/// What happens to some rows of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FateView {
    /// What happens to them.
    pub fate: Fate,
    /// The same in words.
    pub name: String,
    /// How many there are.
    pub count: usize,
    /// Which they are, `1–3, 7`.
    pub lines: String,
}

/// A line of a file that could be its headings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FirstLine {
    /// The line.
    pub line: usize,
    /// Its text.
    pub text: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_follow_one_another_are_one_stretch() {
        let mut lines = Stretches::default();
        for line in [1, 2, 3, 7, 9, 10] {
            lines.push(line);
        }
        assert_eq!((lines.count(), lines.named().as_str()), (6, "1–3, 7, 9–10"));
        (0..30).for_each(|n| lines.push(20 + 2 * n));
        assert!(lines.named().ends_with(", …"));
    }
}
