//! Invites, lists and removes members.

use tokio_postgres::Row;
use tokio_postgres::types::{ToSql, Type};

use super::Server;
use super::address::Address;
use super::connect::connect;
use super::member::Member;
use super::patience::Patience;
use crate::epochs::Epochs;
use crate::error::{Result, SyncError};
use crate::passwords::{Kept, Password, Passwords, hex};
use crate::secret::Secret;

const FOR_ROLE: &str = "muster 2026 role of an invitation";
const FOR_PASSWORD: &str = "muster 2026 password of an invitation";

/// A single-use invitation for one machine: the group's newest secret, and a ticket from which its role and first
/// password are derived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The group's newest secret when it was made.
    pub group: Secret,
    ticket: Secret,
}

impl Invitation {
    fn new(group: Secret) -> Result<Self> {
        Ok(Self { group, ticket: Secret::new()? })
    }

    /// Returns the code: the group's, followed by a single-use one of the same length.
    #[must_use]
    pub fn code(&self) -> String {
        format!("{}-{}", self.group.code(), self.ticket.code())
    }

    /// Parses the code of an invitation, or the group's alone for a machine that is a member already.
    ///
    /// # Errors
    /// [`SyncError::NotACode`].
    pub fn parse(code: &str) -> Result<(Secret, Option<Self>)> {
        if let Ok(group) = Secret::parse(code) {
            return Ok((group, None));
        }
        let letters: Vec<char> = code.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
        let half = letters.len() / 2;
        let part = |part: &[char]| Secret::parse(&part.iter().collect::<String>());
        let (group, ticket) = (part(&letters[..half])?, part(&letters[half..])?);
        Ok((group.clone(), Some(Self { group, ticket })))
    }

    /// Returns the role that it is for.
    #[must_use]
    pub fn role(&self) -> String {
        format!("muster_{}", hex(&blake3::derive_key(FOR_ROLE, self.ticket.as_bytes())[..8]))
    }

    fn password(&self) -> Password {
        Password::new(hex(&blake3::derive_key(FOR_PASSWORD, self.ticket.as_bytes())))
    }
}

/// Accepts an invitation: sets a new password known only to this machine. It is stored before the server gets
/// it, so that an interrupted attempt can be repeated.
///
/// # Errors
/// The server can't be reached; the invitation was used or has expired.
pub fn join(invitation: &Invitation, address: &Address, passwords: &Passwords) -> Result<(Address, Kept)> {
    let (address, patience) = (address.of_role(&invitation.role()), Patience::default());
    if let Some(password) = passwords.find(&address) {
        match connect(&address, Some(&password), &patience) {
            Ok(_) => return Ok((address.clone(), passwords.keep(&address, &password)?)),
            Err(SyncError::LoginRefused(_)) => {}
            Err(other) => return Err(other),
        }
    }
    let mut client =
        connect(&address, Some(&invitation.password()), &patience).map_err(|error| match error {
            SyncError::LoginRefused(place) => SyncError::InvitationUsed(place),
            other => other,
        })?;
    let password = Password::random()?;
    let kept = passwords.keep(&address, &password)?;
    let values: [(&(dyn ToSql + Sync), Type); 1] = [(&password.verifier(), Type::TEXT)];
    client.rows("SELECT muster.accept($1)", &values)?;
    Ok((address, kept))
}

impl Server {
    /// Invites one machine to the group. `called` is the name shown in the server's list of members.
    ///
    /// # Errors
    /// The server doesn't permit it; [`SyncError::Outrun`] if these aren't the newest keys, or newer ones are due.
    pub fn invite(&mut self, epochs: &Epochs, called: &str) -> Result<Invitation> {
        let group = self.group;
        let invitation = Invitation::new(epochs.newest().clone())?;
        let (role, verifier) = (invitation.role(), invitation.password().verifier());
        let epoch = i32::try_from(epochs.number()).unwrap_or(i32::MAX);
        let values: [(&(dyn ToSql + Sync), Type); 5] = [
            (&group, Type::UUID),
            (&role, Type::NAME),
            (&verifier, Type::TEXT),
            (&called, Type::TEXT),
            (&epoch, Type::INT4),
        ];
        match self.ask("SELECT muster.invite($1, $2, $3, $4, $5)", &values) {
            // An earlier version of Muster has set the server up.
            Err(SyncError::NotSetUp(_)) => {
                self.ask("SELECT muster.invite($1, $2, $3, $4)", &values[..4])?;
            }
            done => drop(done?),
        }
        Ok(invitation)
    }

    /// Returns the members visible to the role: all for the server's owner; otherwise itself and those it
    /// invited.
    ///
    /// # Errors
    /// The server can't be reached.
    pub fn members(&mut self) -> Result<Vec<Member>> {
        let group = self.group;
        let sql =
            "SELECT m.role, m.called, m.invited_by, m.joined, m.removed, m.bytes, m.role = session_user,
                 -- Not there yet on a server that an earlier version of Muster has set up.
                 (to_jsonb(m) ->> 'seen')::timestamptz,
                 EXISTS (SELECT FROM muster.stream s WHERE s.grp = $1 AND s.owner = m.role AND s.last > 0)
             FROM muster.member m
             WHERE m.invited_to = $1
                OR EXISTS (SELECT FROM muster.group_member g WHERE g.role = m.role AND g.grp = $1)
             ORDER BY m.invited, m.role";
        let rows = self.ask(sql, &[(&group, Type::UUID)])?;
        let member = |row: &Row| -> Result<Member> {
            let bytes: i64 = self.read(row, 5)?;
            Ok(Member {
                role: self.read(row, 0)?,
                called: self.read(row, 1)?,
                invited_by: self.read(row, 2)?,
                joined: self.read(row, 3)?,
                removed: self.read(row, 4)?,
                bytes: u64::try_from(bytes).unwrap_or(0),
                own: self.read(row, 6)?,
                seen: self.read(row, 7)?,
                wrote: self.read(row, 8)?,
            })
        };
        rows.iter().map(member).collect()
    }

    /// Removes a member with its open invitations, and with all whom it brought in if `along`; terminates their
    /// connections. What they wrote is kept. Returns the roles removed.
    ///
    /// # Errors
    /// There is no such member; the server doesn't permit it, or was set up by an earlier version.
    pub fn remove(&mut self, role: &str, along: bool) -> Result<Vec<String>> {
        let known = self.members()?.into_iter().any(|member| member.role == role);
        if !known {
            return Err(SyncError::NoSuchMember(role.to_owned()));
        }
        let values: [(&(dyn ToSql + Sync), Type); 2] = [(&role, Type::NAME), (&along, Type::BOOL)];
        let rows = self.ask("SELECT muster.remove($1, $2)", &values)?;
        let removed: Vec<String> = rows.iter().map(|row| self.read(row, 0)).collect::<Result<_>>()?;
        for role in &removed {
            self.ask("SELECT muster.hang_up($1)", &[(role, Type::NAME)])?;
        }
        Ok(removed)
    }

    /// Leaves the group.
    ///
    /// # Errors
    /// The server can't be reached.
    pub fn leave(&mut self) -> Result<()> {
        let group = self.group;
        self.ask("SELECT muster.leave($1)", &[(&group, Type::UUID)])?;
        Ok(())
    }
}
