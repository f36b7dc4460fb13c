//! The account of a list: how many of its lines were read, and what each stretch of its text was taken as.

use muster_rules::text::{LineCount, ListReading, RemarkKind, Stretch, StretchRole};
use serde::Serialize;
use ts_rs::TS;

use crate::base::speaker::Speaker;

/// The account of a list that was read. Empty for squads that weren't read from one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Account {
    count: LineCount,
    stretches: Vec<(Stretch, String)>,
}

/// How a list was read.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AccountView {
    /// The number of lines that aren't blank.
    pub lines: usize,
    /// The number of lines without a question.
    pub read: usize,
    /// The number of lines that name no figure.
    pub remarks: usize,
    /// The same in words.
    pub words: String,
    /// Every stretch of the list, in order.
    pub stretches: Vec<StretchView>,
}

/// A stretch of a list with one role.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StretchView {
    /// The line, from 1.
    pub line: usize,
    /// The text.
    pub text: String,
    /// What it was taken as.
    pub role: StretchRole,
    /// The same in the reader's language.
    pub role_name: String,
}

impl Account {
    pub(super) fn new(reading: &ListReading, text: &str) -> Self {
        let lines: Vec<&str> = muster_rules::text::lines(text).collect();
        let said = |stretch: Stretch| {
            let line = lines.get(stretch.line - 1);
            let text = line.and_then(|line| line.get(stretch.bytes.clone())).unwrap_or_default().to_owned();
            (stretch, text)
        };
        Self {
            count: reading.count_lines(text),
            stretches: reading.account(text).into_iter().map(said).collect(),
        }
    }

    /// Returns it in the reader's language; `None` if there is none.
    pub(super) fn view(&self, speaker: &Speaker<'_>) -> Option<AccountView> {
        let LineCount { lines, read, remarks } = self.count;
        let args = [("lines", lines.into()), ("read", read.into()), ("remarks", remarks.into())];
        let stretch = |(stretch, text): &(Stretch, String)| StretchView {
            line: stretch.line,
            text: text.clone(),
            role: stretch.role,
            role_name: speaker.word(role_key(stretch.role)),
        };
        (lines > 0).then(|| AccountView {
            lines,
            read,
            remarks,
            words: speaker.say("list-account", &args),
            stretches: self.stretches.iter().map(stretch).collect(),
        })
    }
}

const fn role_key(role: StretchRole) -> &'static str {
    match role {
        StretchRole::Member => "list-role-member",
        StretchRole::Side => "list-role-side",
        StretchRole::Considered => "list-role-considered",
        StretchRole::Open => "list-role-open",
        StretchRole::Remark(kind) => match kind {
            RemarkKind::Title => "list-role-title",
            RemarkKind::Heading | RemarkKind::Section | RemarkKind::Beside => "list-role-heading",
            RemarkKind::Faction => "list-role-faction",
            RemarkKind::Author => "list-role-author",
            RemarkKind::Map => "list-role-map",
            RemarkKind::Choice => "list-role-choice",
            RemarkKind::Change => "list-role-change",
            RemarkKind::Claim => "list-role-claim",
            RemarkKind::State => "list-role-state",
            RemarkKind::Note => "list-role-note",
        },
    }
}
