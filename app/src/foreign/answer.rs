//! What a reader process is asked for, and what it answers.

use muster_templates::page::Embedded;
use serde::{Deserialize, Serialize};

use crate::error::{Danger, Error};

/// Rows of a table, each with its line in the file, counted from 1.
pub type Lines = Vec<(usize, Vec<String>)>;

/// A kind of file whose reader isn't trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// A workbook: XLSX, XLS or ODS.
    Spreadsheet,
    /// A PDF that may carry a squad or a campaign.
    Pdf,
    /// A photo or screenshot that may show a QR code.
    Picture,
}

impl Request {
    const ALL: [Self; 3] = [Self::Spreadsheet, Self::Pdf, Self::Picture];

    /// As it stands among the arguments of a reader process.
    pub(super) const fn as_str(self) -> &'static str {
        match self {
            Self::Spreadsheet => "spreadsheet",
            Self::Pdf => "pdf",
            Self::Picture => "picture",
        }
    }

    /// The kind of this name.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|r| r.as_str() == name)
    }
}

/// What came of reading a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Answer {
    /// The first sheet of a workbook.
    Lines(Lines),
    /// What a PDF carries; nothing in any other PDF.
    Carried(Option<Embedded>),
    /// What the QR codes in a picture say.
    Codes(Vec<String>),
    /// Why it can't be read.
    Fault(Fault),
}

/// Why a file can't be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Fault {
    /// It passes a limit, or the reader didn't get through it.
    Danger(Danger),
    /// It isn't what it seems to be: what the reader said.
    Unreadable(String),
}

impl From<Danger> for Fault {
    fn from(danger: Danger) -> Self {
        Self::Danger(danger)
    }
}

impl Fault {
    /// The error that the user is told.
    pub(super) fn of(self, file: &str) -> Error {
        let file = file.to_owned();
        match self {
            Self::Danger(danger) => Error::FileDangerous { file, danger },
            Self::Unreadable(reason) => Error::SpreadsheetUnreadable { file, reason },
        }
    }
}
