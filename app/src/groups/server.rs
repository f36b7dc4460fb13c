//! A club's server: checking it, setting up its schema, and managing its members.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use chrono::{DateTime, Utc};
use muster_db::table::hub::Hub;
use muster_rules::count::Stop;
use muster_sync::postgres::{Finding, Member, Patience, Seen, Server, Sharing, State, check, set_up};
use muster_sync::{Keys, SyncError};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::exchange;
use super::place::{Place, PlaceText, passwords, server};
use super::{GroupRequest, one};
use crate::base::error::Error;
use crate::base::session::Session;
use crate::base::words::Words;

/// How long a server is waited for when a group is left.
const LEAVING: Duration = Duration::from_secs(5);

/// A request that names only a server.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ServerRequest {
    /// Its address, `postgres://user@host/database`. It may contain a password, which isn't stored.
    #[ts(type = "string")]
    pub address: PlaceText,
}

/// The results of checking a server.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ServerReport {
    /// Its address, without a password.
    pub address: String,
    /// Whether groups can exchange through it as it is.
    pub ready: bool,
    /// The findings, in the order of the checks.
    pub findings: Vec<ServerFinding>,
}

/// A finding about a server.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ServerFinding {
    /// The code of the finding.
    pub seen: &'static str,
    /// `good`, `warning` or `bad`.
    #[ts(type = "'good' | 'warning' | 'bad'")]
    pub state: &'static str,
    /// The same in the reader's language.
    pub text: String,
    /// What to do about it; empty if nothing.
    pub todo: String,
}

/// The result of setting up a server.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ServerSetUp {
    /// Its address, without a password.
    pub address: String,
    /// The previous version of the schema; 0 if there was none.
    pub from: i32,
    /// The current version of the schema.
    pub to: i32,
}

/// A request to invite a machine.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct InviteRequest {
    /// The group's name or id; null for the only one.
    pub group: Option<String>,
    /// A name for the invited machine in the list of members; null for none.
    pub called: Option<String>,
}

/// An invitation.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Invited {
    /// The group's name.
    pub name: String,
    /// The server's address, to be passed on with the code.
    pub address: String,
    /// The code, valid for one machine and two weeks.
    pub code: String,
    /// The name in the list of members.
    pub member: String,
}

/// The members of a group on a server.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupMembers {
    /// The group's name.
    pub name: String,
    /// The members that the current role may see: all for the server's owner, otherwise this machine and those that
    /// it invited.
    pub members: Vec<GroupMember>,
}

/// A member of a group on a server.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupMember {
    /// Its login role.
    pub member: String,
    /// The name given in its invitation; empty for none.
    pub called: String,
    /// The role that invited it.
    pub invited_by: String,
    /// The name of who invited it; empty for none, or where it can't be seen.
    pub inviter: String,
    /// The names of those whom it brought in, directly or by others, and who are in or invited; roles where there is no name.
    pub brought: Vec<String>,
    /// Whether it is this machine.
    pub this: bool,
    /// When it joined; null while its invitation is open.
    #[ts(type = "string | null")]
    pub joined: Option<DateTime<Utc>>,
    /// When it was removed or left; null if it is still a member.
    #[ts(type = "string | null")]
    pub removed: Option<DateTime<Utc>>,
    /// When it last exchanged, to ten minutes; null if it never did, or the server doesn't tell.
    #[ts(type = "string | null")]
    pub seen: Option<DateTime<Utc>>,
    /// Number of bytes that the server stores for it.
    pub bytes: u64,
}

/// A request to set a server up.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ServerSetUpRequest {
    /// Its address. It may contain a password, which isn't stored.
    #[ts(type = "string")]
    pub address: PlaceText,
    /// Whether a server before PostgreSQL 16 may be shared with others.
    #[serde(default)]
    pub shared: bool,
}

/// Checks a server: what it has, what is missing, and what to do about it.
///
/// # Errors
/// The text isn't an address. An unreachable server is part of the answer.
pub fn check_server(session: &mut Session, request: ServerRequest) -> Result<ServerReport, Error> {
    let (address, password) = request.address.server()?;
    let password = password.or_else(|| passwords(session).find(&address));
    let findings = check(&address, password.as_ref(), Utc::now);
    let ready = findings.iter().all(|finding| finding.seen.state() != State::Bad);
    let findings = findings.iter().map(|finding| said(finding, &session.words)).collect();
    Ok(ServerReport { address: address.to_string(), ready, findings })
}

fn said(finding: &Finding, words: &Words) -> ServerFinding {
    let seen: &'static str = finding.seen.into();
    let args = [("value", finding.value.as_str().into())];
    ServerFinding {
        seen,
        state: finding.seen.state().into(),
        text: words.get(&format!("server-{seen}"), &args),
        todo: match finding.seen.state() {
            State::Good => String::new(),
            State::Warning | State::Bad => words.get(&format!("server-{seen}.todo"), &args),
        },
    }
}

/// Returns all possible findings about a server, to test their messages.
pub fn every_seen() -> impl Iterator<Item = Seen> {
    use strum::IntoEnumIterator as _;
    Seen::iter()
}

/// Sets up a server's database, or migrates it to the current schema.
///
/// # Errors
/// The text isn't an address, or the server fails.
pub fn set_up_server(session: &mut Session, request: ServerSetUpRequest) -> Result<ServerSetUp, Error> {
    let (address, password) = request.address.server()?;
    let password = password.or_else(|| passwords(session).find(&address));
    let sharing = if request.shared { Sharing::Accepted } else { Sharing::Refused };
    let done = set_up(&address, password.as_ref(), sharing)?;
    Ok(ServerSetUp { address: address.to_string(), from: done.from, to: done.to })
}

/// Invites a machine to a group on a server.
///
/// # Errors
/// There is no such group, it uses a folder, or the server doesn't allow it.
pub fn invite_member(session: &mut Session, request: InviteRequest) -> Result<Invited, Error> {
    let member = request.called.map(|name| super::usable(&name)).transpose()?.unwrap_or_default();
    let (hub, mut there) = open(session, request.group.as_deref())?;
    let dir = session.muster.dir().to_owned();
    let invitation = match there.invite(&Keys::load(&dir, hub.id)?.epochs, &member) {
        // Its code would carry a key that was replaced, or is about to be.
        Err(SyncError::Outrun(_)) => {
            let (_, lacking) = exchange::keeping_up(session, &hub, &Stop::default())?;
            lacking.map_or(Ok(()), Err)?;
            there.invite(&Keys::load(&dir, hub.id)?.epochs, &member)
        }
        invited => invited,
    }?;
    let address = match Place::kept(&hub.place)? {
        Place::Server(address) => address.of_anybody().to_string(),
        Place::Folder(_) => String::new(),
    };
    Ok(Invited { name: hub.name, address, code: invitation.code(), member })
}

/// Returns the members of a group on a server.
///
/// # Errors
/// There is no such group, it uses a folder, or the server can't be reached.
pub fn group_members(session: &mut Session, request: GroupRequest) -> Result<GroupMembers, Error> {
    let (hub, mut there) = open(session, request.group.as_deref())?;
    Ok(listed(hub, there.members()?))
}

/// Returns the roles that came in by a member, directly or by others.
pub(super) fn brought<'a>(members: &'a [GroupMember], by: &'a str) -> BTreeSet<&'a str> {
    let (mut below, mut next) = (BTreeSet::new(), vec![by]);
    while let Some(by) = next.pop() {
        for member in members.iter().filter(|m| m.invited_by == by && m.member != by) {
            if below.insert(member.member.as_str()) {
                next.push(&member.member);
            }
        }
    }
    below
}

/// Returns the members as the answer lists them.
pub(super) fn listed(hub: Hub, members: Vec<Member>) -> GroupMembers {
    let mut members: Vec<_> = members.into_iter().map(GroupMember::from).collect();
    let called: BTreeMap<_, _> = members.iter().map(|m| (m.member.clone(), m.called.clone())).collect();
    let below: Vec<_> =
        members.iter().map(|member| names_of(&members, &brought(&members, &member.member))).collect();
    for (member, below) in members.iter_mut().zip(below) {
        member.inviter = called.get(&member.invited_by).cloned().unwrap_or_default();
        member.brought = below;
    }
    GroupMembers { name: hub.name, members }
}

impl GroupMember {
    /// Returns its name, or its role if it has none.
    #[must_use]
    pub fn name(&self) -> &str {
        if self.called.is_empty() { &self.member } else { &self.called }
    }
}

/// Returns the names of those of these roles that weren't removed.
fn names_of(members: &[GroupMember], roles: &BTreeSet<&str>) -> Vec<String> {
    let meant = members.iter().filter(|m| m.removed.is_none() && roles.contains(m.member.as_str()));
    meant.map(|m| m.name().to_owned()).collect()
}

/// Opens the server of a group.
pub(super) fn open(session: &mut Session, group: Option<&str>) -> Result<(Hub, Server), Error> {
    let hub = one(session, group)?;
    match Place::kept(&hub.place)? {
        Place::Folder(_) => Err(SyncError::NotAServer(hub.name).into()),
        Place::Server(address) => {
            let there = server(&Patience::default(), &address, &passwords(session), hub.id)?;
            Ok((hub, there))
        }
    }
}

/// Returns how long a server is waited for that a group is left on.
fn brief() -> Patience {
    let mut patience = Patience::default();
    patience.connecting = LEAVING;
    patience.silence = LEAVING;
    patience.answer = LEAVING;
    patience
}

/// Leaves a group on its server, if it can be reached, and forgets its password.
pub(super) fn leave(session: &mut Session, hub: &Hub) -> Result<(), Error> {
    let Place::Server(address) = Place::kept(&hub.place)? else { return Ok(()) };
    let passwords = passwords(session);
    // An unreachable server doesn't prevent leaving; its organiser can remove the login later.
    if let Ok(mut there) = server(&brief(), &address, &passwords, hub.id) {
        let _ = there.leave();
    }
    forget(session, hub)
}

/// Deletes the password to a group's server, if no other group needs it.
pub(super) fn forget(session: &mut Session, hub: &Hub) -> Result<(), Error> {
    let Place::Server(address) = Place::kept(&hub.place)? else { return Ok(()) };
    let passwords = passwords(session);
    let others = session.muster.database()?.hubs()?;
    if !others.iter().any(|other| other.id != hub.id && other.place == hub.place) {
        passwords.forget(&address)?;
    }
    Ok(())
}

impl From<Member> for GroupMember {
    fn from(member: Member) -> Self {
        Self {
            member: member.role,
            called: member.called,
            invited_by: member.invited_by,
            inviter: String::new(),
            brought: Vec::new(),
            seen: member.seen,
            this: member.own,
            joined: member.joined,
            removed: member.removed,
            bytes: member.bytes,
        }
    }
}
