//! What can be seen of a server.

use strum::{EnumIter, IntoStaticStr};

/// The assessment of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum State {
    /// As it should be.
    Good,
    /// It works but could be better.
    Warning,
    /// It doesn't work.
    Bad,
}

/// An observation about a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum Seen {
    /// The server responds.
    Reachable,
    /// The server doesn't respond.
    Unreachable,
    /// It has no TLS, or its certificate isn't trusted.
    Untrusted,
    /// It accepts connections and doesn't answer.
    Silent,
    /// It asks for the password by something other than SCRAM.
    UnsafeLogin,
    /// It refuses the role or the password.
    LoginRefused,
    /// The connection is encrypted, and the certificate was verified.
    Encrypted,
    /// The server is on this machine, and the connection needs no encryption.
    Local,
    /// PostgreSQL is new enough.
    Version,
    /// PostgreSQL is too old.
    VersionOld,
    /// Before PostgreSQL 16: nobody else uses the server.
    Alone,
    /// Before PostgreSQL 16: others use the server, over whose roles the club's owner would rule.
    Shared,
    /// The schema exists and has this program's version.
    SetUp,
    /// The schema doesn't exist, and the role may create it.
    NotSetUp,
    /// The schema doesn't exist, and the role may not create it.
    NoRight,
    /// The schema is older than this program.
    SetUpOlder,
    /// The schema is newer than this program.
    SetUpNewer,
    /// Every table has row-level security, forced on its owner.
    RowSecurity,
    /// A table lacks row-level security.
    RowSecurityOff,
    /// The role bypasses row-level security: a superuser.
    Superuser,
    /// The role runs the club's server and may invite members.
    Organiser,
    /// The owner can't create roles, so nobody can be invited.
    NoRoles,
    /// The role is a member.
    Member,
    /// Members may call nothing that uses up the disk or the locks.
    FunctionsClosed,
    /// Members may make large objects or advisory locks without a limit.
    FunctionsOpen,
    /// Members may connect to no other database.
    DatabasesClosed,
    /// Members may connect to other databases.
    DatabasesOpen,
    /// New passwords are stored as SCRAM verifiers.
    Scram,
    /// New passwords may be stored insecurely.
    NoScram,
    /// The clocks agree.
    Clock,
    /// The clocks differ.
    ClockOff,
    /// It allows enough connections.
    Connections,
    /// It allows few connections.
    FewConnections,
    /// A query failed.
    Failed,
}

/// An observation with its value: a version, a number, a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The observation.
    pub seen: Seen,
    /// The value; empty if there is none.
    pub value: String,
}

impl Seen {
    /// Returns the assessment.
    #[must_use]
    pub fn state(self) -> State {
        match self {
            Self::Reachable
            | Self::Encrypted
            | Self::Local
            | Self::Version
            | Self::Alone
            | Self::FunctionsClosed
            | Self::DatabasesClosed
            | Self::SetUp
            | Self::RowSecurity
            | Self::Organiser
            | Self::Member
            | Self::Scram
            | Self::Clock
            | Self::Connections => State::Good,
            Self::Superuser
            | Self::FunctionsOpen
            | Self::DatabasesOpen
            | Self::NoScram
            | Self::ClockOff
            | Self::FewConnections => State::Warning,
            Self::Unreachable
            | Self::Untrusted
            | Self::Silent
            | Self::UnsafeLogin
            | Self::LoginRefused
            | Self::VersionOld
            | Self::Shared
            | Self::NotSetUp
            | Self::NoRight
            | Self::SetUpOlder
            | Self::SetUpNewer
            | Self::RowSecurityOff
            | Self::NoRoles
            | Self::Failed => State::Bad,
        }
    }
}
