//! Faults before system calls: see `shim.c`.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::tools::{Ended, Running, tool};

/// What is done before a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// The process is killed.
    Kill,
    /// It writes half, and is killed.
    Half,
    /// There is no space for this one call.
    Full,
    /// There is no space from here on.
    FullOn,
    /// The disk fails in this one call.
    Io,
    /// The disk fails from here on.
    IoOn,
}

impl Mode {
    pub(crate) const ALL: [Self; 6] =
        [Self::Kill, Self::Half, Self::Full, Self::FullOn, Self::Io, Self::IoOn];

    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Kill => "kill",
            Self::Half => "half",
            Self::Full => "full",
            Self::FullOn => "full-on",
            Self::Io => "io",
            Self::IoOn => "io-on",
        }
    }

    pub(crate) const fn kills(self) -> bool {
        matches!(self, Self::Kill | Self::Half)
    }
}

/// A call that changed something.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) kind: String,
    pub(crate) path: String,
    /// Where a rename or link leads.
    pub(crate) to: String,
}

fn preloaded(place: &Path, command: &mut Command) {
    command.env("LD_PRELOAD", tool("shim", &["-shared", "-fPIC"])).env("SHIM_UNDER", place);
}

/// Runs a command and tells all calls below `place` that change something.
pub(crate) fn count(place: &Path, mut command: Command) -> (Ended, Vec<Call>) {
    preloaded(place, &mut command);
    let trace = tempfile::NamedTempFile::new().expect("a temporary file");
    command.env("SHIM_MODE", "count").env("SHIM_TRACE", trace.path());
    let ended = Running::start(command).wait();
    let lines = fs::read_to_string(trace.path()).expect("the trace");
    let call = |line: &str| {
        let mut parts = line.split('\t').map(str::to_owned);
        let mut next = || parts.next().unwrap_or_default();
        Call { kind: next(), path: next(), to: next() }
    };
    (ended, lines.lines().map(call).collect())
}

/// Runs a command with a fault before call number `at`, counted from 1.
pub(crate) fn run(place: &Path, mut command: Command, mode: Mode, at: usize) -> Ended {
    preloaded(place, &mut command);
    command.env("SHIM_MODE", mode.as_str()).env("SHIM_AT", at.to_string());
    Running::start(command).wait()
}
