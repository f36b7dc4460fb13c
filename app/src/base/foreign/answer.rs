//! The messages between the program and a reader process.

use muster_templates::page::Embedded;
use serde::{Deserialize, Serialize};

use crate::base::error::{Danger, Error};

/// Rows of a table, each with its line in the file, counted from 1.
pub type Lines = Vec<(usize, Vec<String>)>;

/// The rows of a workbook's sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetLines {
    /// The sheet's name.
    pub name: String,
    /// Its rows that aren't blank.
    pub lines: Lines,
}

/// A kind of file with an untrusted reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// A workbook: XLSX, XLS or ODS.
    Spreadsheet,
    /// A PDF that may contain a squad or a campaign.
    Pdf,
    /// A photo or screenshot that may contain QR codes.
    Picture,
}

impl Request {
    const ALL: [Self; 3] = [Self::Spreadsheet, Self::Pdf, Self::Picture];

    /// Returns its form as an argument of a reader process.
    pub(super) const fn as_str(self) -> &'static str {
        match self {
            Self::Spreadsheet => "spreadsheet",
            Self::Pdf => "pdf",
            Self::Picture => "picture",
        }
    }

    /// Returns the request with this name.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|r| r.as_str() == name)
    }
}

/// The result of reading a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Answer {
    /// The sheets of a workbook.
    Sheets(Vec<SheetLines>),
    /// The data embedded in a PDF; `None` for PDFs without any.
    Carried(Option<Embedded>),
    /// The contents of the QR codes in a picture.
    Codes(Vec<String>),
    /// The file can't be read.
    Fault(Fault),
}

/// Why a file can't be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Fault {
    /// It exceeds a limit, or the reader failed.
    Danger(Danger),
    /// It isn't valid; the parser's message.
    Unreadable(String),
}

impl From<Danger> for Fault {
    fn from(danger: Danger) -> Self {
        Self::Danger(danger)
    }
}

impl Fault {
    /// Converts the fault to an error for the user.
    pub(super) fn of(self, file: &str) -> Error {
        let file = file.to_owned();
        match self {
            Self::Danger(danger) => Error::FileDangerous { file, danger },
            Self::Unreadable(reason) => Error::SpreadsheetUnreadable { file, reason },
        }
    }
}
