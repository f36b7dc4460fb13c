//! Removing a member from a group on a server, and the new key that the group gets.

use std::collections::BTreeSet;

use muster_db::table::hub::Hub;
use muster_rules::count::Stop;
use muster_sync::SyncError;
use muster_sync::postgres::Member;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::exchange::{self, GroupKey};
use super::server::{GroupMember, GroupMembers, brought, listed, open};
use crate::base::error::{Error, WireError};
use crate::base::session::Session;
use crate::base::words::Words;

/// A request to remove a member.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RemoveRequest {
    /// The group's name or id; null for the only one.
    pub group: Option<String>,
    /// The member, by role or name.
    pub member: String,
    /// Whether everybody whom it brought in, directly or by others, is removed as well.
    #[serde(default)]
    pub brought: bool,
}

/// The result of removing a member.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MemberRemoved {
    /// Its login role.
    pub member: String,
    /// Who was removed: the member, the invitations that it had made and nobody used, and whom it had brought in if that
    /// was asked for.
    pub removed: Vec<GroupMember>,
    /// Whom it had brought in, directly or by others, and who stay.
    pub brought: Vec<GroupMember>,
    /// Whether the group has a new key.
    pub key: RemovalKey,
    /// The names of the machines that don't get the new key, as the group knows them.
    pub left_out: Vec<String>,
    /// Whose open invitations carry the old key and are void, besides those removed: they are to be invited again.
    pub void: Vec<GroupMember>,
    /// Who came in and never exchanged, so that the new key couldn't be made for them: they are to be invited again.
    pub again: Vec<GroupMember>,
    /// Why there is no new key yet; null if there is one, or none is needed.
    pub failed: Option<WireError>,
    /// What became of the key, and whom to invite again, in the reader's language; a sentence each.
    pub told: Vec<String>,
    /// The members now.
    pub list: GroupMembers,
}

/// What becomes of a group's key when a member is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum RemovalKey {
    /// The group has a new one, which whoever was removed doesn't get.
    Made,
    /// None was needed: whoever was removed didn't have the newest one.
    Unneeded,
    /// There is none yet: the next exchange of any machine of the group makes it.
    Later,
    /// An earlier version of Muster has set the server up, which knows no new keys.
    Never,
}

/// Removes a member with its open invitations, and whom it brought in if that is asked for: they can no longer log in or
/// read anything new, and their connections are closed. What they wrote stays. The group gets a new key, so that they can't
/// read what is written later even with the server's files.
///
/// # Errors
/// There is no such group or member, or the server doesn't allow it. That no key could be made yet is part of the answer.
pub fn remove_member(session: &mut Session, request: RemoveRequest) -> Result<MemberRemoved, Error> {
    let (hub, mut there) = open(session, request.group.as_deref())?;
    let wanted = request.member.trim();
    let all = there.members()?;
    let mut named = all.iter().filter(|m| m.role == wanted || m.removed.is_none() && m.called == wanted);
    // An ambiguous name removes nobody.
    let role = match (named.next(), named.next()) {
        (Some(only), None) => only.role.clone(),
        _ => return Err(SyncError::NoSuchMember(wanted.to_owned()).into()),
    };
    let out = there.remove(&role, request.brought)?;
    let (key, left_out, failed) = new_key(session, &hub)?;
    let after = there.members()?;
    // Members of who runs the server need no invitation.
    let silent = |m: &Member| m.joined.is_some() && m.removed.is_none() && !m.wrote && m.is_invited();
    let silent: BTreeSet<_> = after.iter().filter(|m| silent(m)).map(|m| m.role.clone()).collect();
    let open: BTreeSet<_> =
        all.iter().filter(|m| m.joined.is_none() && m.removed.is_none()).map(|m| m.role.as_str()).collect();
    let list = listed(hub, after);
    let below = brought(&list.members, &role);
    let of = |is: &dyn Fn(&GroupMember) -> bool| list.members.iter().filter(|m| is(m)).cloned().collect();
    let is_out = |m: &GroupMember| out.contains(&m.member);
    let mut done = MemberRemoved {
        removed: of(&is_out),
        brought: of(&|m| m.removed.is_none() && below.contains(m.member.as_str())),
        key,
        left_out,
        void: of(&|m| m.removed.is_some() && !is_out(m) && open.contains(m.member.as_str())),
        again: of(&|m| key == RemovalKey::Made && silent.contains(&m.member)),
        failed,
        told: Vec::new(),
        member: role,
        list,
    };
    done.told = told(&done, &session.words);
    Ok(done)
}

fn told(done: &MemberRemoved, words: &Words) -> Vec<String> {
    let names =
        |members: &[GroupMember]| members.iter().map(GroupMember::name).collect::<Vec<_>>().join(", ");
    let mut told = match done.key {
        RemovalKey::Made => vec![words.get("removal-key-made", &[])],
        RemovalKey::Unneeded => Vec::new(),
        RemovalKey::Later => vec![words.get("removal-key-later", &[])],
        RemovalKey::Never => vec![words.get("removal-key-never", &[])],
    };
    told.extend(done.failed.iter().map(|failed| failed.message.clone()));
    for (key, names) in [
        ("removal-left-out", done.left_out.join(", ")),
        ("removal-void", names(&done.void)),
        ("removal-again", names(&done.again)),
    ] {
        if !names.is_empty() {
            told.push(words.get(key, &[("names", names.into())]));
        }
    }
    told
}

/// Exchanges after a removal, which makes a new key. Returns what became of it, who doesn't get it, and why there is none.
fn new_key(session: &mut Session, hub: &Hub) -> Result<(RemovalKey, Vec<String>, Option<WireError>), Error> {
    match exchange::with(session, hub, &Stop::default()) {
        Ok(done) => {
            let key = match done.key {
                GroupKey::Made | GroupKey::Given => RemovalKey::Made,
                GroupKey::Newest => RemovalKey::Unneeded,
                GroupKey::Only => RemovalKey::Never,
                GroupKey::Missing => RemovalKey::Later,
            };
            Ok((key, done.left_out, done.failed))
        }
        Err(Error::Exchange(error)) => {
            let failed = WireError::new(&Error::Exchange(error), &session.words);
            Ok((RemovalKey::Later, Vec::new(), Some(failed)))
        }
        Err(other) => Err(other),
    }
}
