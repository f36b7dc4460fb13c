//! A server's address, `postgres://user@host:port/database`. It is stored and displayed, so it never contains a
//! password.

use std::fmt::{self, Write as _};
use std::net::IpAddr;
use std::path::{Path, PathBuf};

use tokio_postgres::config::{Config, Host};

use crate::error::{Result, SyncError};
use crate::passwords::Password;

const PREFIXES: [&str; 2] = ["postgres://", "postgresql://"];
const PORT: u16 = 5432;

/// The address of a database on a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// The role that logs in; `None` for the system's user.
    pub user: Option<String>,
    host: String,
    port: u16,
    database: String,
    /// A file with the CA certificate, if the system doesn't trust it.
    roots: Option<PathBuf>,
}

impl Address {
    /// Returns whether a text looks like an address.
    #[must_use]
    pub fn is_meant(text: &str) -> bool {
        PREFIXES.iter().any(|prefix| text.trim_start().starts_with(prefix))
    }

    /// Parses an address, and separates the password from it.
    ///
    /// # Errors
    /// [`SyncError::NotAnAddress`], which doesn't contain the text, as that may include a password.
    pub fn parse(text: &str) -> Result<(Self, Option<Password>)> {
        let bad = || SyncError::NotAnAddress;
        let text = text.trim();
        if !Self::is_meant(text) {
            return Err(bad());
        }
        let (text, query) = text.split_once('?').unwrap_or((text, ""));
        let (mut roots, mut kept) = (None, Vec::new());
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').ok_or_else(bad)?;
            match name {
                "sslrootcert" => roots = Some(PathBuf::from(decoded(value).ok_or_else(bad)?)),
                // TLS is always as strict as possible, whatever is requested.
                "sslmode" | "channel_binding" => {}
                "host" | "port" | "user" | "dbname" | "password" => kept.push(pair),
                _ => return Err(bad()),
            }
        }
        let config: Config = format!("{text}?{}", kept.join("&")).parse().map_err(|_| bad())?;
        let (hosts, ports) = (config.get_hosts(), config.get_ports());
        let ([host], true) = (hosts, ports.len() <= 1) else { return Err(bad()) };
        let host = match host {
            Host::Tcp(host) => host.clone(),
            #[cfg(unix)]
            Host::Unix(path) => path.to_str().ok_or_else(bad)?.to_owned(),
        };
        let database = config.get_dbname().or(config.get_user()).ok_or_else(bad)?.to_owned();
        let texts = [Some(host.as_str()), Some(database.as_str()), config.get_user()];
        if texts.into_iter().flatten().any(|text| text.is_empty() || text.chars().any(char::is_control)) {
            return Err(bad());
        }
        let password = config.get_password().map(|bytes| String::from_utf8(bytes.to_vec()));
        let password = password.transpose().map_err(|_| bad())?.map(Password::new);
        let port = ports.first().copied().unwrap_or(PORT);
        Ok((Self { user: config.get_user().map(ToOwned::to_owned), host, port, database, roots }, password))
    }

    /// Returns the same database with another role.
    #[must_use]
    pub fn of_role(&self, role: &str) -> Self {
        Self { user: Some(role.to_owned()), ..self.clone() }
    }

    /// Returns the same database without a role.
    #[must_use]
    pub fn of_anybody(&self) -> Self {
        Self { user: None, ..self.clone() }
    }

    /// Returns whether the server is on this machine, where the connection can't be intercepted.
    #[must_use]
    pub fn is_local(&self) -> bool {
        self.is_socket()
            || self.host == "localhost"
            || self.host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
    }

    fn is_socket(&self) -> bool {
        self.host.starts_with('/')
    }

    /// Returns the server's name or IP address; empty for a Unix socket.
    pub(crate) fn host(&self) -> &str {
        if self.is_socket() { "" } else { &self.host }
    }

    /// Returns the folder of the Unix socket, if it is one.
    #[cfg(unix)]
    pub(crate) fn socket(&self) -> Option<&str> {
        self.is_socket().then_some(self.host.as_str())
    }

    pub(crate) const fn port(&self) -> u16 {
        self.port
    }

    /// Returns the file with the CA certificate, if given.
    pub(crate) fn roots(&self) -> Option<&Path> {
        self.roots.as_deref()
    }

    pub(crate) fn config(&self) -> Config {
        let mut config = Config::new();
        config.host(&self.host).port(self.port).dbname(&self.database);
        if let Some(user) = &self.user {
            config.user(user);
        }
        config
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(PREFIXES[0])?;
        if let Some(user) = &self.user {
            write!(f, "{}@", encoded(user))?;
        }
        match (self.is_socket(), self.host.contains(':')) {
            (true, _) => {}
            (false, true) => write!(f, "[{}]", self.host)?,
            (false, false) => f.write_str(&encoded(&self.host))?,
        }
        if self.port != PORT && !self.is_socket() {
            write!(f, ":{}", self.port)?;
        }
        write!(f, "/{}", encoded(&self.database))?;
        let mut next = '?';
        let mut add = |name: &str, value: &str| {
            let before = std::mem::replace(&mut next, '&');
            write!(f, "{before}{name}={}", encoded(value))
        };
        if self.is_socket() {
            add("host", &self.host)?;
            if self.port != PORT {
                add("port", &self.port.to_string())?;
            }
        }
        match self.roots.as_ref().and_then(|path| path.to_str()) {
            Some(roots) => add("sslrootcert", roots),
            None => Ok(()),
        }
    }
}

/// Percent-encodes a part of an address.
fn encoded(part: &str) -> String {
    part.bytes().fold(String::new(), |mut out, byte| {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                out.push(char::from(byte));
            }
            // Writing to a string can't fail.
            _ => drop(write!(out, "%{byte:02X}")),
        }
        out
    })
}

fn decoded(part: &str) -> Option<String> {
    let (mut bytes, mut rest) = (Vec::new(), part.as_bytes());
    while let Some((first, behind)) = rest.split_first() {
        rest = behind;
        if *first == b'%' {
            let digits = std::str::from_utf8(rest.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &rest[2..];
        } else {
            bytes.push(*first);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        Address::parse(text).map_or_else(|error| error.code().to_owned(), |(address, _)| address.to_string())
    }

    #[test]
    fn an_address_reads_back_as_it_is_shown() {
        for (typed, kept) in [
            ("postgres://anna@db.example.org/club", "postgres://anna@db.example.org/club"),
            (" postgresql://anna:s%2Fcret@db.example.org:5432/club ", "postgres://anna@db.example.org/club"),
            ("postgres://anna@[::1]:6543/club", "postgres://anna@[::1]:6543/club"),
            (
                "postgres:///club?host=/run/postgresql&port=5433",
                "postgres:///club?host=/run/postgresql&port=5433",
            ),
            (
                "postgres://a@h/club?sslmode=require&channel_binding=require&sslrootcert=/etc/my%20club.pem",
                "postgres://a@h/club?sslrootcert=/etc/my%20club.pem",
            ),
            ("postgres://a%40b@h/a%3Fb", "postgres://a%40b@h/a%3Fb"),
            ("postgres://anna@h", "postgres://anna@h/anna"),
        ] {
            assert_eq!(shown(typed), kept);
            assert_eq!(shown(kept), kept);
        }
    }

    #[test]
    fn what_is_no_address_is_told_without_repeating_it() {
        for text in [
            "/home/anna/Sync",
            "mysql://a@h/club",
            "postgres://",
            "postgres://h1,h2/club",
            "postgres://a:secret@h:port/club",
            "postgres://a:secret@h/club?options=-c%20x",
            "postgres://a@h/club%0A",
        ] {
            let error = Address::parse(text).expect_err(text);
            assert_eq!(error.code(), "not-an-address", "{text}");
            assert!(!format!("{error} {error:?}").contains("secret"));
        }
    }

    #[test]
    fn what_is_told_of_an_address_has_no_password_in_it() {
        let (address, password) = Address::parse("postgres://anna:hunter2@h/club").expect("an address");
        assert_eq!(password, Some(Password::new("hunter2".to_owned())));
        let told = format!("{address} {address:?} {password:?} {:?}", address.config());
        assert!(!told.contains("hunter2"), "{told}");
    }

    #[test]
    fn loopback_and_sockets_are_local() {
        for (text, local) in [
            ("postgres://a@localhost/c", true),
            ("postgres://a@127.0.0.9/c", true),
            ("postgres://a@[::1]/c", true),
            ("postgres:///c?host=/tmp", true),
            ("postgres://a@localhost.example.org/c", false),
            ("postgres://a@10.0.0.1/c", false),
        ] {
            assert_eq!(Address::parse(text).expect("an address").0.is_local(), local, "{text}");
        }
    }
}
