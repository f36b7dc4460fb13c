//! A club's server: what it lacks, its schema, and its members.

use chrono::{DateTime, Utc};
use muster_db::table::hub::Hub;
use muster_sync::postgres::{Finding, Member, Seen, Server, State, check, set_up};
use muster_sync::{Keys, SyncError};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::place::{Place, PlaceText, passwords, server};
use super::{GroupRequest, one};
use crate::error::Error;
use crate::session::Session;
use crate::words::Words;

/// Which server.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ServerRequest {
    /// Its address, `postgres://user@host/database`. A password may be in it, and is kept nowhere.
    #[ts(type = "string")]
    pub address: PlaceText,
}

/// What a server has and lacks.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ServerReport {
    /// Its address, without a password.
    pub address: String,
    /// Whether groups can exchange there as it is.
    pub ready: bool,
    /// What was seen, in the order in which it was looked at.
    pub findings: Vec<ServerFinding>,
}

/// Something that was seen of a server.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ServerFinding {
    /// What, as a code.
    pub seen: &'static str,
    /// `good`, `warning` or `bad`.
    #[ts(type = "'good' | 'warning' | 'bad'")]
    pub state: &'static str,
    /// The same in words.
    pub text: String,
    /// What to do about it; empty where nothing is to be done.
    pub todo: String,
}

/// A server that was set up.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ServerSetUp {
    /// Its address, without a password.
    pub address: String,
    /// The version of the schema that was there; 0 if there was none.
    pub from: i32,
    /// The one that is there now.
    pub to: i32,
}

/// An invitation to be made.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct InviteRequest {
    /// The group's name or id; null for the only one.
    pub group: Option<String>,
    /// A name for whom it is, which the list of members shows; null for none.
    pub called: Option<String>,
}

/// An invitation.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Invited {
    /// What the group is called.
    pub name: String,
    /// The server's address, to be passed on with the code.
    pub address: String,
    /// The code. It lets one machine in, within two weeks.
    pub code: String,
    /// The name in the list of members.
    pub member: String,
}

/// Who is let in by a group's server.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupMembers {
    /// What the group is called.
    pub name: String,
    /// Those whom who asks may see: all, to who runs the server; else this machine and those that it invited.
    pub members: Vec<GroupMember>,
}

/// Somebody who is let in.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupMember {
    /// The role that logs in.
    pub member: String,
    /// The name that whoever invited it gave it; empty for none.
    pub called: String,
    /// The role that invited it.
    pub invited_by: String,
    /// Whether it is this machine.
    pub this: bool,
    /// When it came in; null as long as its invitation is open.
    #[ts(type = "string | null")]
    pub joined: Option<DateTime<Utc>>,
    /// When it was removed or left; null if it is in.
    #[ts(type = "string | null")]
    pub removed: Option<DateTime<Utc>>,
    /// How many bytes the server keeps of it.
    pub bytes: u64,
}

/// Who is to be removed.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RemoveRequest {
    /// The group's name or id; null for the only one.
    pub group: Option<String>,
    /// The member, by role or name.
    pub member: String,
}

/// Looks at a server and says what it has, what is missing and what to do about it.
///
/// # Errors
/// The text is no address. That the server can't be reached is part of the answer.
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

/// Everything that can be seen of a server: its words are tested.
pub fn every_seen() -> impl Iterator<Item = Seen> {
    use strum::IntoEnumIterator as _;
    Seen::iter()
}

/// Sets a server's database up, or brings it up to date.
///
/// # Errors
/// The text is no address; those of the server.
pub fn set_up_server(session: &mut Session, request: ServerRequest) -> Result<ServerSetUp, Error> {
    let (address, password) = request.address.server()?;
    let password = password.or_else(|| passwords(session).find(&address));
    let done = set_up(&address, password.as_ref())?;
    Ok(ServerSetUp { address: address.to_string(), from: done.from, to: done.to })
}

/// Invites one more machine to a group on a server.
///
/// # Errors
/// There is no such group, it is in a folder, or the server doesn't allow it.
pub fn invite_member(session: &mut Session, request: InviteRequest) -> Result<Invited, Error> {
    let member = request.called.map(|name| super::usable(&name)).transpose()?.unwrap_or_default();
    let (hub, mut there) = open(session, request.group.as_deref())?;
    let keys = Keys::load(session.muster.dir(), hub.id)?;
    let invitation = there.invite(&keys.secret, &member)?;
    let address = match Place::kept(&hub.place)? {
        Place::Server(address) => address.of_anybody().to_string(),
        Place::Folder(_) => String::new(),
    };
    Ok(Invited { name: hub.name, address, code: invitation.code(), member })
}

/// Who is let in by a group's server.
///
/// # Errors
/// There is no such group, it is in a folder, or the server can't be reached.
pub fn group_members(session: &mut Session, request: GroupRequest) -> Result<GroupMembers, Error> {
    let (hub, mut there) = open(session, request.group.as_deref())?;
    members(hub, &mut there)
}

/// Removes a member: it can neither log in nor read what is new, and its connections end. What it wrote stays.
///
/// # Errors
/// There is no such group or member, or the server doesn't allow it.
pub fn remove_member(session: &mut Session, request: RemoveRequest) -> Result<GroupMembers, Error> {
    let (hub, mut there) = open(session, request.group.as_deref())?;
    let wanted = request.member.trim();
    let all = there.members()?;
    let mut named = all.iter().filter(|m| m.role == wanted || m.removed.is_none() && m.called == wanted);
    // Of two of one name nobody is removed by it.
    let role = match (named.next(), named.next()) {
        (Some(only), None) => only.role.clone(),
        _ => return Err(SyncError::NoSuchMember(wanted.to_owned()).into()),
    };
    there.remove(&role)?;
    members(hub, &mut there)
}

fn members(hub: Hub, there: &mut Server) -> Result<GroupMembers, Error> {
    let members = there.members()?.into_iter().map(GroupMember::from).collect();
    Ok(GroupMembers { name: hub.name, members })
}

/// The server of a group.
fn open(session: &mut Session, group: Option<&str>) -> Result<(Hub, Server), Error> {
    let hub = one(session, group)?;
    match Place::kept(&hub.place)? {
        Place::Folder(_) => Err(SyncError::NotAServer(hub.name).into()),
        Place::Server(address) => {
            let there = server(&address, &passwords(session), hub.id)?;
            Ok((hub, there))
        }
    }
}

/// Leaves a group on its server, where that can be reached, and forgets its password.
pub(super) fn leave(session: &mut Session, hub: &Hub) -> Result<(), Error> {
    let Place::Server(address) = Place::kept(&hub.place)? else { return Ok(()) };
    let passwords = passwords(session);
    // Who can't reach the server leaves all the same; its organiser removes what is left of the login.
    if let Ok(mut there) = server(&address, &passwords, hub.id) {
        let _ = there.leave();
    }
    forget(session, hub)
}

/// Forgets the password to a group's server, if no other group needs it.
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
            this: member.own,
            joined: member.joined,
            removed: member.removed,
            bytes: member.bytes,
        }
    }
}
