//! The result of a command.

/// The exit codes that scripts rely on.
pub(crate) mod exit {
    /// Legal, or done.
    pub(crate) const GOOD: u8 = 0;
    /// The squad, pack or import is invalid.
    pub(crate) const ILLEGAL: u8 = 1;
    /// The input can't be read, or some of it couldn't be resolved.
    pub(crate) const UNSURE: u8 = 2;
    /// The program, its data or the disk failed.
    pub(crate) const FAILED: u8 = 3;
}

/// The format of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Sentences and tables for users.
    Text,
    /// JSON: control characters are written as JSON escapes, which leaves the value unchanged.
    Json,
    /// Data for a file: written byte for byte, except to a terminal.
    Raw,
}

/// The result of a command.
#[derive(Debug)]
pub(crate) struct Reply {
    /// The text for standard output.
    pub(crate) out: String,
    /// The format of that text.
    pub(crate) form: Form,
    /// The text for standard error: what the user should know in addition.
    pub(crate) note: String,
    /// The exit code.
    pub(crate) code: u8,
}

impl Reply {
    /// Creates a text reply without a note.
    pub(crate) fn new(code: u8, out: String) -> Self {
        Self { out, form: Form::Text, note: String::new(), code }
    }

    /// Creates a reply of raw data.
    pub(crate) fn raw(out: String) -> Self {
        Self { form: Form::Raw, ..Self::new(exit::GOOD, out) }
    }

    /// Adds a note that doesn't affect the exit code.
    pub(crate) fn saying(mut self, note: &str) -> Self {
        self.note.push_str(note);
        self
    }

    /// Adds a note on what was left out; a success then becomes "unsure".
    pub(crate) fn but(mut self, note: &str) -> Self {
        if !note.is_empty() {
            self.note.push_str(note);
            self.code = self.code.max(exit::UNSURE);
        }
        self
    }
}
