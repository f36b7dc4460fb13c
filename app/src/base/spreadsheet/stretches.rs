//! Lines of a file.

use serde::Serialize;
use ts_rs::TS;

/// Maximum number of ranges of lines in a message.
const MOST_NAMED: usize = 12;

/// Lines of a file, as inclusive ranges.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stretches {
    pub(crate) stretches: Vec<(usize, usize)>,
    count: usize,
}

impl Stretches {
    /// Adds a line; lines must be added in ascending order.
    pub(crate) fn push(&mut self, line: usize) {
        self.push_all(line, line);
    }

    /// Adds the lines `first` to `last`.
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

    /// Returns the number of lines.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count
    }

    /// Returns those of a sheet whose lines come after `before` and up to `end`, as lines of the sheet.
    pub(crate) fn within(&self, before: usize, end: usize) -> Self {
        let mut out = Self::default();
        for (first, last) in &self.stretches {
            let (first, last) = ((*first).max(before + 1), (*last).min(end));
            if first <= last {
                out.push_all(first - before, last - before);
            }
        }
        out
    }

    /// Formats the ranges, `1–3, 7, 9–12`, cut off after [`MOST_NAMED`].
    pub(crate) fn named(&self) -> String {
        let each = self.stretches.iter().take(MOST_NAMED).map(|(first, last)| match last - first {
            0 => first.to_string(),
            _ => format!("{first}–{last}"),
        });
        let more = (self.stretches.len() > MOST_NAMED).then(|| "…".to_owned());
        each.chain(more).collect::<Vec<_>>().join(", ")
    }
}

/// One of a file's first lines, which may be its headings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FirstLine {
    /// The line number, from 1.
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
