//! The account of a list, letter by letter: every stretch of its text has one role in the reading.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization as _;

use super::reading::{ListReading, RemarkKind};
use super::token::lines;
use crate::fold::fold;

/// A part of a list with one role. Stretches stand in order and leave out nothing but blanks between them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stretch {
    /// The line, from 1.
    pub line: usize,
    /// Its bytes in the line.
    pub bytes: Range<usize>,
    /// What it was taken as.
    pub role: StretchRole,
}

/// What a part of a list was taken as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StretchRole {
    /// A member, with its numbers.
    Member,
    /// A figure of a side list.
    Side,
    /// A figure that is no part of the squad.
    Considered,
    /// A question.
    Open,
    /// Anything else.
    #[serde(untagged)]
    Remark(RemarkKind),
}

/// How many lines of a list were read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineCount {
    /// The lines that aren't blank.
    pub lines: usize,
    /// Those without a question.
    pub read: usize,
    /// Those that are remarks and name no figure.
    pub remarks: usize,
}

impl ListReading {
    /// Returns the role of every letter of the text that was read.
    #[must_use]
    pub fn account(&self, text: &str) -> Vec<Stretch> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        lines(text).enumerate().flat_map(|(at, line)| self.stretches(at + 1, line)).collect()
    }

    /// Returns how many of its lines were read.
    #[must_use]
    pub fn count_lines(&self, text: &str) -> LineCount {
        let mut out = LineCount::default();
        for (at, _) in lines(text).enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let told = self.told(at + 1);
            let has = |wanted: fn(&StretchRole) -> bool| told.iter().any(|(_, role)| wanted(role));
            out.lines += 1;
            out.read += usize::from(!has(|role| *role == StretchRole::Open));
            out.remarks +=
                usize::from(!told.is_empty() && !has(|role| !matches!(role, StretchRole::Remark(_))));
        }
        out
    }

    /// Returns the texts of a line that have a role, those first that may stand within others.
    fn told(&self, line: usize) -> Vec<(&str, StretchRole)> {
        let remarks = self.remarks.iter().filter(|r| r.line == line);
        let mut remarks: Vec<(&str, StretchRole)> =
            remarks.map(|r| (r.text.as_str(), StretchRole::Remark(r.kind))).collect();
        remarks.sort_by_key(|(text, _)| text.len());
        let open = self.unresolved.iter().filter(|u| u.line == line);
        let mut open: Vec<(&str, StretchRole)> = open.map(|u| (u.text.as_str(), StretchRole::Open)).collect();
        open.sort_by_key(|(text, _)| text.len());
        let mut figures: Vec<(&str, StretchRole)> = Vec::new();
        let sides = self.side_lists.iter().flat_map(|list| &list.members);
        let all = [(StretchRole::Considered, &self.considering), (StretchRole::Member, &self.members)];
        let all = all.into_iter().flat_map(|(role, members)| members.iter().map(move |m| (role, m)));
        let all = all.chain(sides.map(|member| (StretchRole::Side, member)));
        figures.extend(all.filter(|(_, m)| m.line == line).map(|(role, m)| (m.text.as_str(), role)));
        figures.sort_by_key(|(text, _)| text.len());
        // A remark on a whole line gives way to the figures on it.
        let longest = figures.iter().map(|(text, _)| text.len()).max().unwrap_or(0);
        let (short, long): (Vec<_>, Vec<_>) =
            remarks.into_iter().partition(|(text, _)| text.len() <= longest);
        [open, short, figures, long].concat()
    }

    fn stretches(&self, line: usize, text: &str) -> Vec<Stretch> {
        let letters = letters(text);
        let told = self.told(line);
        let mut roles: Vec<Option<StretchRole>> = vec![None; letters.len()];
        // What isn't found, since tags stand within it, is all that nothing else takes.
        let mut lost = None;
        for (said, role) in &told {
            let Some(found) = find(&letters, said, &roles) else {
                lost = lost.or(Some(*role));
                continue;
            };
            roles[found].iter_mut().for_each(|taken| *taken = taken.or(Some(*role)));
        }
        // What stands between, a number or a mark, belongs to what stands before it.
        let rest = told.last().map_or(StretchRole::Remark(RemarkKind::Note), |(_, role)| *role);
        let mut last = roles.iter().flatten().next().copied().unwrap_or(rest);
        let mut out: Vec<Stretch> = Vec::new();
        for (letter, role) in letters.iter().zip(roles) {
            last = role.or(lost).unwrap_or(last);
            match out.last_mut() {
                Some(stretch) if stretch.role == last => stretch.bytes.end = letter.bytes.end,
                _ => out.push(Stretch { line, bytes: letter.bytes.clone(), role: last }),
            }
        }
        out
    }
}

/// A character of a line that isn't blank.
struct Letter {
    bytes: Range<usize>,
    /// As compared: empty for marks.
    folded: String,
}

fn letters(text: &str) -> Vec<Letter> {
    let visible = text.char_indices().filter(|(_, c)| !c.is_whitespace());
    visible
        .map(|(at, c)| Letter { bytes: at..at + c.len_utf8(), folded: folded(c.encode_utf8(&mut [0; 4])) })
        .collect()
}

fn folded(text: &str) -> String {
    fold(&text.nfkc().collect::<String>()).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Returns where a text stands among letters, best where nothing else stands yet.
fn find(letters: &[Letter], said: &str, roles: &[Option<StretchRole>]) -> Option<Range<usize>> {
    let said = folded(said);
    if said.is_empty() {
        return None;
    }
    let starts = |from: usize| {
        let mut rest = said.as_str();
        for (at, letter) in letters.iter().enumerate().skip(from) {
            rest = rest.strip_prefix(letter.folded.as_str())?;
            if rest.is_empty() {
                return Some(from..at + 1);
            }
        }
        None
    };
    let taken = |range: &Range<usize>| roles[range.clone()].iter().flatten().count();
    let mut all = (0..letters.len()).filter(|at| !letters[*at].folded.is_empty()).filter_map(starts);
    let first = all.next()?;
    if taken(&first) == 0 {
        return Some(first);
    }
    let mut best = first;
    for range in all {
        match taken(&range) {
            0 => return Some(range),
            fewer if fewer < taken(&best) => best = range,
            _ => {}
        }
    }
    Some(best)
}
