//! Starting the program as a user does: a process, a data folder of its own, and what it says.
#![allow(dead_code, reason = "each test file uses its part")]

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A user with a data folder of their own, gone when the test ends.
pub(crate) struct User {
    dir: tempfile::TempDir,
}

/// What the program said.
pub(crate) struct Said {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Said {
    /// The answer, where it is JSON.
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|e| panic!("{e}: {}{}", self.out, self.err))
    }

    /// Fails unless the exit code is this one.
    pub(crate) fn exits(self, code: i32) -> Self {
        assert_eq!(self.code, code, "{}{}", self.out, self.err);
        self
    }
}

impl User {
    pub(crate) fn new() -> Self {
        Self { dir: tempfile::tempdir().expect("a temporary folder") }
    }

    /// The data folder.
    pub(crate) fn data(&self) -> PathBuf {
        self.dir.path().join("data")
    }

    /// A place for a file that isn't data.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    /// Writes a file and says where it is.
    pub(crate) fn file(&self, name: &str, contents: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        std::fs::write(&path, contents).expect("a file");
        path.display().to_string()
    }

    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_muster"));
        command.args(args).env("MUSTER_DATA", self.data()).env("MUSTER_LANG", "en").env_remove("NO_COLOR");
        command
    }

    /// Runs the program.
    pub(crate) fn run(&self, args: &[&str]) -> Said {
        said(self.command(args).stdin(Stdio::null()).output().expect("the program runs"))
    }

    /// Runs the program with something on its standard input.
    pub(crate) fn pipe(&self, args: &[&str], input: impl AsRef<[u8]>) -> Said {
        let mut command = self.command(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program runs");
        let written = child.stdin.take().expect("standard input").write_all(input.as_ref());
        // The program may have stopped reading; what it says of that is what counts.
        let _ = written;
        said(child.wait_with_output().expect("the program ends"))
    }
}

fn said(output: Output) -> Said {
    Said {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// The project's own folder.
pub(crate) fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace")
}

/// Runs a tool that script/test installs.
pub(crate) fn tool(name: &str, args: &[&str]) -> String {
    let output = Command::new(name).args(args).output();
    let output = output.unwrap_or_else(|e| panic!("{name} is needed (script/test installs it): {e}"));
    assert!(output.status.success(), "{name} {args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}
