//! What every kind of attack works with: places, processes, chance, and what went wrong.

use std::ffi::OsString;
use std::fs;
use std::io::Write as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, OnceLock};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// No command may take longer, whatever is done to it.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A folder in memory where there is such a thing: what is attacked here are processes, not disks.
pub(crate) fn scratch() -> tempfile::TempDir {
    let memory = Path::new("/dev/shm");
    let made = tempfile::Builder::new().prefix("muster-attack-").tempdir_in(memory);
    made.or_else(|_| tempfile::tempdir()).expect("a temporary folder")
}

/// The tools in C, compiled once: what is preloaded, and what measures.
pub(crate) fn tool(name: &str, options: &[&str]) -> PathBuf {
    static BUILDING: Mutex<()> = Mutex::new(());
    static PLACE: OnceLock<tempfile::TempDir> = OnceLock::new();
    let _alone = BUILDING.lock().expect("nobody failed to build");
    let made = PLACE.get_or_init(|| tempfile::tempdir().expect("a temporary folder")).path().join(name);
    if !made.exists() {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/attack").join(format!("{name}.c"));
        let mut compiler = Command::new("cc");
        compiler.args(["-O1", "-o"]).arg(&made).args(options).arg(source).arg("-ldl");
        let built = compiler.status().expect("a C compiler is needed (script/test installs gcc)");
        assert!(built.success(), "{name}.c");
    }
    made
}

/// Chance that can be repeated.
#[derive(Clone, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0xd1b5_4a32_d192_ed03)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`; 0 where there is none.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % (end.max(1) as u64)).unwrap_or(0)
    }

    pub(crate) fn of<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }
}

/// How a process ended and what it said.
#[derive(Debug)]
pub(crate) struct Ended {
    /// The exit code; `None` where a signal ended it.
    pub(crate) code: Option<i32>,
    pub(crate) signal: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) late: bool,
}

impl Ended {
    /// Whether it was killed from outside, by the shim or by us.
    pub(crate) fn killed(&self) -> bool {
        self.signal == Some(9) && !self.late
    }

    /// What no process may do, whatever was done to it.
    pub(crate) fn fault(&self) -> Option<String> {
        if self.late {
            return Some(format!("it ran for {} seconds", PATIENCE.as_secs()));
        }
        if self.err.contains("panicked at") {
            return Some(format!("it panicked: {}", self.err));
        }
        match (self.code, self.signal) {
            (Some(0..=3), _) => None,
            (Some(code), _) => Some(format!("exit code {code}: {}", self.err)),
            (None, Some(9)) => None,
            (None, signal) => Some(format!("signal {signal:?}: {}", self.err)),
        }
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_default()
    }
}

/// A process that says what it says into files, so that nobody waits for its pipes.
pub(crate) struct Running {
    child: Child,
    said: tempfile::TempDir,
    began: Instant,
    patience: Duration,
}

impl Running {
    pub(crate) fn start(mut command: Command) -> Self {
        let said = scratch();
        let file = |name: &str| fs::File::create(said.path().join(name)).expect("a file");
        command.stdin(Stdio::null()).stdout(file("out")).stderr(file("err"));
        let child = command.spawn().expect("the program starts");
        Self { child, said, began: Instant::now(), patience: PATIENCE }
    }

    /// The same for one that works as long as it needs.
    pub(crate) fn begin(command: Command) -> Self {
        Self { patience: Duration::MAX, ..Self::start(command) }
    }

    pub(crate) fn kill(&mut self) {
        // It may have ended by itself.
        self.child.kill().ok();
    }

    pub(crate) fn age(&self) -> Duration {
        self.began.elapsed()
    }

    pub(crate) fn is_over(&mut self) -> bool {
        self.child.try_wait().expect("the process is ours").is_some()
    }

    pub(crate) fn wait(mut self) -> Ended {
        let mut late = false;
        let mut pause = Duration::from_micros(500);
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("the process is ours") {
                break status;
            }
            if self.began.elapsed() > self.patience && !late {
                late = true;
                self.kill();
            }
            sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(4));
        };
        let text = |name: &str| {
            let bytes = fs::read(self.said.path().join(name)).expect("what it said");
            String::from_utf8_lossy(&bytes).into_owned()
        };
        Ended { code: status.code(), signal: status.signal(), out: text("out"), err: text("err"), late }
    }
}

/// The program on a data folder, as a user starts it in English.
pub(crate) fn muster(data: &Path, args: &[impl AsRef<str>]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_muster"));
    command.args(args.iter().map(|a| OsString::from(a.as_ref())));
    command.env("MUSTER_DATA", data).env("MUSTER_LANG", "en").env_remove("LD_PRELOAD");
    command
}

/// Runs the program and waits for it.
pub(crate) fn run(data: &Path, args: &[impl AsRef<str>]) -> Ended {
    Running::start(muster(data, args)).wait()
}

/// Runs the program, which must do what it is told.
pub(crate) fn done(data: &Path, args: &[impl AsRef<str>]) -> Ended {
    let ended = run(data, args);
    let said = args.iter().map(|a| a.as_ref().to_owned()).collect::<Vec<_>>().join(" ");
    assert_eq!(ended.code, Some(0), "{said}: {}{}", ended.out, ended.err);
    ended
}

/// Copies a folder with all that is in it.
pub(crate) fn copy_tree(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let target = to.join(entry.file_name());
        if entry.file_type().expect("its kind").is_dir() {
            copy_tree(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a copy");
        }
    }
}

/// All files below a folder.
pub(crate) fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files_below(&path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// How many things are done at once.
pub(crate) fn hands() -> usize {
    std::thread::available_parallelism().map_or(2, usize::from)
}

/// Tells somebody who watches a long run how it goes.
pub(crate) fn say(line: &str) {
    writeln!(std::io::stdout(), "{line}").expect("standard output");
}

/// Fails with all that went wrong, the first hundred of it in words.
pub(crate) fn settle(what: &str, failures: &[String]) {
    let shown: Vec<_> = failures.iter().take(100).map(String::as_str).collect();
    assert!(failures.is_empty(), "{what}: {} failures\n{}", failures.len(), shown.join("\n"));
}
