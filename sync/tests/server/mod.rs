//! A real PostgreSQL for tests: one server per test binary, in a private folder, on a free loopback port and a
//! socket in that folder. It ends with the process that started it, however that ends.

use std::error::Error;
use std::ffi::OsStr;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};

use muster_sync::Password;
use muster_sync::postgres::{Address, Sharing, set_up};
use postgres::{Client, NoTls};

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

/// The superuser's password. Only tests on this machine can reach the server.
const PASSWORD: &str = "private-to-these-tests";

/// A running server.
pub(crate) struct Cluster {
    dir: PathBuf,
    port: u16,
    /// The server runs until this is closed, with this process at the latest.
    _alive: ChildStdin,
}

/// A database on the server, with an owner that runs the club.
pub(crate) struct Club {
    pub(crate) name: String,
    pub(crate) owner: Address,
    pub(crate) owner_password: Password,
    pub(crate) cluster: Arc<Cluster>,
}

/// Starts the server, and stops and deletes it when standard input is closed.
const KEEPER: &str = r#"
"$1/postgres" -D "$2/data" -k "$2" -p "$3" -c listen_addresses=127.0.0.1 -c fsync=off -c log_statement=all \
    -c max_connections=300 -c ssl="$4" -c ssl_cert_file="$2/cert.pem" -c ssl_key_file="$2/key.pem" \
    </dev/null >>"$2/log" 2>&1 &
cat >/dev/null
read -r pid <"$2/data/postmaster.pid" && kill -QUIT "$pid"
while kill -0 "$pid"; do sleep 0.05; done 2>/dev/null
rm -rf "$2"
"#;

/// The migrations that earlier versions of Muster have set servers up with.
const MIGRATIONS: [&str; 3] = [
    include_str!("../../migrations/0001_tables.sql"),
    include_str!("../../migrations/0002_functions.sql"),
    include_str!("../../migrations/0003_limits.sql"),
];

/// The environment variable with the folder of the PostgreSQL to test on.
const PROGRAMS: &str = "MUSTER_TEST_POSTGRES";

/// What whoever administers the server types, as docs/club.md says, so that members can call nothing that fills the disk
/// or the locks.
const CLOSED: &str = "DO $$ DECLARE f regprocedure; BEGIN
    FOR f IN SELECT oid FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace
        AND proname ~ '^(lo_create?|lo_from_bytea|lo_import|pg_(try_)?advisory_(xact_)?lock(_shared)?)$'
    LOOP EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', f); END LOOP;
END $$";

/// Returns the folder of PostgreSQL's programs: the one asked for, or else the newest.
fn programs() -> PathBuf {
    if let Some(asked) = std::env::var_os(PROGRAMS) {
        return PathBuf::from(asked);
    }
    let mut found: Vec<(u32, PathBuf)> = Vec::new();
    for entry in std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten() {
        let version = entry.file_name().to_str().and_then(|name| name.parse().ok());
        found.extend(version.map(|version| (version, entry.path().join("bin"))));
    }
    found.sort();
    let on_path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&on_path).find(|dir| dir.join("initdb").exists());
    match found.pop().map(|(_, bin)| bin).or(on_path) {
        Some(bin) => bin,
        None => panic!(
            "PostgreSQL isn't installed, so that groups on a server can't be tested. script/test installs it."
        ),
    }
}

/// Returns a command run by an unprivileged user, as PostgreSQL refuses to run as root.
pub(crate) fn unprivileged(program: &Path) -> Command {
    if !rustix::process::geteuid().is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(program);
    command
}

fn done(output: std::io::Result<Output>, what: &str) -> Output {
    match output {
        Ok(output) if output.status.success() => output,
        Ok(output) => panic!("{what}: {}", String::from_utf8_lossy(&output.stderr)),
        Err(e) => panic!("{what}: {e}"),
    }
}

impl Cluster {
    /// Returns the server that the tests of this process share.
    fn shared() -> Arc<Self> {
        static CLUSTER: OnceLock<Arc<Cluster>> = OnceLock::new();
        CLUSTER.get_or_init(|| Arc::new(Self::start())).clone()
    }

    #[allow(clippy::zombie_processes, reason = "it ends when this process does")]
    fn start() -> Self {
        let bin = programs();
        let dir = tempfile::Builder::new().prefix("muster-pg-").tempdir().expect("a folder").keep();
        if rustix::process::geteuid().is_root() {
            done(Command::new("chown").arg("postgres").arg(&dir).output(), "chown");
        }
        std::fs::set_permissions(&dir, std::fs::Permissions::from_mode(0o755))
            .expect("a folder to pass through");
        let secret = dir.join("superuser");
        std::fs::write(&secret, PASSWORD).expect("a password");
        let mut initdb = unprivileged(&bin.join("initdb"));
        initdb.args([
            "-U",
            "postgres",
            "-A",
            "scram-sha-256",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
            "--pwfile",
        ]);
        done(initdb.arg(&secret).arg("-D").arg(dir.join("data")).output(), "initdb");
        let certified = certificate(&dir);
        let port =
            TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        let mut keeper = unprivileged(Path::new("sh"));
        keeper.args(["-c", KEEPER, "keeper"]).arg(&bin).arg(&dir).arg(port.to_string());
        keeper.arg(if certified { "on" } else { "off" }).stdin(Stdio::piped()).stdout(Stdio::null());
        let mut keeper = keeper.stderr(Stdio::null()).spawn().expect("a shell");
        let alive = keeper.stdin.take().expect("its input");
        let cluster = Self { dir, port, _alive: alive };
        cluster.wait_until_it_answers();
        cluster
    }

    fn wait_until_it_answers(&self) {
        for _ in 0..600 {
            if self.connect("postgres").is_ok() {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
        panic!("PostgreSQL doesn't start: {}", self.log());
    }

    /// Returns the server's log.
    pub(crate) fn log(&self) -> String {
        std::fs::read(self.dir.join("log"))
            .map(|log| String::from_utf8_lossy(&log).into_owned())
            .unwrap_or_default()
    }

    pub(crate) fn dir(&self) -> &Path {
        &self.dir
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// Connects as the superuser, who can also act as a malicious server.
    pub(crate) fn connect(&self, database: &str) -> Result<Client, postgres::Error> {
        let mut config = Client::configure();
        config.host("127.0.0.1").port(self.port).user("postgres").password(PASSWORD).dbname(database);
        config.connect(NoTls)
    }

    /// Kills all of its processes and restarts it; or starts it if it was stopped.
    pub(crate) fn restart(&self) {
        self.control(&["restart", "-m", "immediate", "-l"].map(OsStr::new), self.dir.join("log").as_os_str());
        self.wait_until_it_answers();
    }

    /// Stops the server, which makes it unreachable.
    pub(crate) fn stop(&self) {
        self.control(&["stop", "-m"].map(OsStr::new), OsStr::new("immediate"));
    }

    fn control(&self, args: &[&OsStr], last: &OsStr) {
        let mut control = unprivileged(&programs().join("pg_ctl"));
        control.args(args).arg(last).args(["-w", "-s", "-D"]).arg(self.dir.join("data"));
        let status = control.stdout(Stdio::null()).stderr(Stdio::null()).stdin(Stdio::null()).status();
        assert!(status.is_ok_and(|status| status.success()), "pg_ctl: {}", self.log());
    }
}

/// Creates a self-signed certificate for the loopback; returns whether that succeeded.
fn certificate(dir: &Path) -> bool {
    let made = unprivileged(Path::new("openssl"))
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"])
        .args([
            "-addext",
            "subjectAltName=DNS:localhost,IP:127.0.0.1",
            "-addext",
            "basicConstraints=critical,CA:FALSE",
        ])
        .arg("-keyout")
        .arg(dir.join("key.pem"))
        .arg("-out")
        .arg(dir.join("cert.pem"))
        .output();
    made.is_ok_and(|made| made.status.success())
}

impl Club {
    /// Creates a database as an earlier version of Muster has set it up, with this many migrations.
    pub(crate) fn as_of(version: usize) -> Outcome<Self> {
        let club = Self::bare()?;
        let mut owner = club.as_role(&club.name, &format!("owner-of-{}", club.name))?;
        owner.batch_execute(
            "CREATE SCHEMA muster; CREATE TABLE muster.migration (number integer PRIMARY KEY, name text NOT NULL,
                 applied timestamptz NOT NULL DEFAULT now())",
        )?;
        for (number, sql) in (1_i32..).zip(MIGRATIONS).take(version) {
            owner.batch_execute(sql)?;
            owner.execute("INSERT INTO muster.migration VALUES ($1, 'x')", &[&number])?;
        }
        Ok(club)
    }

    /// Creates a database, set up by its owner, who may only create roles.
    pub(crate) fn new() -> Outcome<Self> {
        let club = Self::bare()?;
        set_up(&club.owner, Some(&club.owner_password), Sharing::Accepted)?;
        Ok(club)
    }

    /// Creates a database on a separate server, which the test may stop.
    pub(crate) fn alone() -> Outcome<Self> {
        let club = Self::bare_alone()?;
        set_up(&club.owner, Some(&club.owner_password), Sharing::Accepted)?;
        Ok(club)
    }

    /// Creates a database that isn't set up, on a separate server.
    pub(crate) fn bare_alone() -> Outcome<Self> {
        Self::on(Arc::new(Cluster::start()))
    }

    /// Creates a database that isn't set up.
    pub(crate) fn bare() -> Outcome<Self> {
        Self::on(Cluster::shared())
    }

    fn on(cluster: Arc<Cluster>) -> Outcome<Self> {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("club{number}");
        let mut client = cluster.connect("postgres")?;
        client.batch_execute(&format!("CREATE ROLE {name} LOGIN CREATEROLE PASSWORD 'owner-of-{name}'"))?;
        client.batch_execute(&format!("CREATE DATABASE {name} OWNER {name}"))?;
        cluster.connect(&name)?.batch_execute(CLOSED)?;
        let (owner, _) = Address::parse(&format!("postgres://{name}@127.0.0.1:{}/{name}", cluster.port()))?;
        Ok(Self { owner, owner_password: Password::new(format!("owner-of-{name}")), name, cluster })
    }

    /// Connects to it as a role, for plain SQL.
    pub(crate) fn as_role(&self, role: &str, password: &str) -> Result<Client, postgres::Error> {
        let mut config = Client::configure();
        config.host("127.0.0.1").port(self.cluster.port).user(role).password(password).dbname(&self.name);
        config.connect(NoTls)
    }

    /// Connects to it as the superuser.
    pub(crate) fn superuser(&self) -> Result<Client, postgres::Error> {
        self.cluster.connect(&self.name)
    }
}
