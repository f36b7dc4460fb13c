//! Groups: machines that exchange their entries, through a folder that a file sync carries, or a club's server.

mod alike;
mod apart;
mod exchange;
mod forks;
mod news;
mod photos;
mod place;
mod removal;
mod reunite;
mod server;

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use muster_db::entry::Noun;
use muster_db::table::campaign_secret::Fresh;
use muster_db::table::hub::{Hub, Scope};
use muster_db::table::kept::KeptKind;
use muster_db::table::log::CampaignLog;
use muster_rules::count::Stop;
use muster_sync::postgres::Invitation;
use muster_sync::{Epochs, Keys, Secret, SyncError, Urgency, look};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

pub use apart::{SettleCounts, Twice, settle_counts};
pub(crate) use exchange::without_exchanges;
pub use exchange::{ExchangeDone, GroupExchange, GroupKey, exchange, exchange_beside};
pub use forks::{Fork, ForkSide, KeepSide, keep_side};
pub use news::{News, await_news};
pub use place::{PasswordKept, PlaceText};
pub use removal::{MemberRemoved, RemovalKey, RemoveRequest, remove_member};
pub(crate) use reunite::{reunite, waits_for_the_keeper};
pub use server::{
    GroupMember, GroupMembers, InviteRequest, Invited, ServerFinding, ServerReport, ServerRequest,
    ServerSetUp, ServerSetUpRequest, check_server, every_seen, group_members, invite_member, set_up_server,
};

use crate::base::error::{Error, Kind};
use crate::base::nothing::Nothing;
use crate::base::session::Session;
use place::{Place, passwords};

/// The groups that this machine is in.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupList {
    /// The groups, in the order in which they were joined.
    pub groups: Vec<GroupView>,
    /// Conflicts that somebody has to resolve.
    pub forks: Vec<Fork>,
    /// What several machines counted before they met; null if nothing or once it is settled.
    pub twice: Option<Twice>,
    /// Number of entries that wait for others that haven't arrived, or for a newer version of Muster.
    pub held_back: u64,
}

/// A group.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupView {
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// Its display name.
    pub name: String,
    /// The folder through which it exchanges, or the server's address without a password.
    pub folder: String,
    /// Whether it uses a server.
    pub server: bool,
    /// This machine's name in the group.
    pub machine: String,
    /// Whether everything is exchanged, as between one user's machines.
    pub everything: bool,
    /// The names of the campaigns exchanged; empty if everything is.
    pub campaigns: Vec<String>,
    /// The names of the other machines.
    pub others: Vec<String>,
    /// Number of entries not yet sent to the group.
    pub waiting: u64,
    /// When the last exchange was; null if there was none.
    #[ts(type = "string | null")]
    pub exchanged: Option<DateTime<Utc>>,
    /// Names of machines whose stream the last exchange couldn't read further, at most ten.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub unread: Vec<String>,
    /// Number of further streams that it couldn't read.
    #[serde(skip_serializing_if = "is_nothing")]
    #[ts(optional, as = "Option<u64>")]
    pub unread_more: u64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_nothing(count: &u64) -> bool {
    *count == 0
}

/// A request to create a group.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CreateGroup {
    /// The folder, of a file sync or on a memory stick; or a server's address.
    #[ts(type = "string")]
    pub folder: PlaceText,
    /// The group's name.
    pub name: String,
    /// This machine's name; null for its host name.
    pub machine: Option<String>,
    /// The campaigns to exchange, by name or id; null for everything.
    pub campaigns: Option<Vec<String>>,
}

/// A request to join a group.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct JoinGroup {
    /// The folder, or the server's address.
    #[ts(type = "string")]
    pub folder: PlaceText,
    /// The code from a member: the group's, or that of an invitation.
    pub code: String,
    /// This machine's name; null for its host name.
    pub machine: Option<String>,
}

/// A request that names only a group.
#[derive(Clone, Debug, Default, Deserialize, TS)]
pub struct GroupRequest {
    /// Its name or id; null for the only group, or for all where the command allows that.
    pub group: Option<String>,
}

/// A group that was created or joined.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupJoined {
    /// The group.
    pub group: GroupView,
    /// The code by which others join; on a server they need an invitation as well.
    pub code: String,
    /// Where this machine keeps its password to the server; null if it needs none, or had it already.
    pub password: Option<PasswordKept>,
    /// The first exchange.
    pub exchange: GroupExchange,
}

/// The code by which others join a group.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupCode {
    /// The group's name.
    pub name: String,
    /// The code; it gives read and write access to what the group exchanges.
    pub code: String,
}

/// The result of leaving a group.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupLeft {
    /// Its display name.
    pub name: String,
}

/// Returns the groups that this machine is in.
pub fn groups(session: &mut Session, _: Nothing) -> Result<GroupList, Error> {
    let hubs = session.muster.database()?.hubs()?;
    let groups = hubs.iter().map(|hub| view(session, hub)).collect::<Result<_, _>>()?;
    let held_back = session.muster.database()?.entry_counts()?.1;
    Ok(GroupList { groups, forks: forks::forks(session)?, twice: apart::twice(session)?, held_back })
}

/// Creates a group, and sends what it exchanges.
///
/// # Errors
/// [`Error::NameUnusable`]; there is no such campaign or folder; or the exchange fails.
pub fn create_group(session: &mut Session, request: CreateGroup) -> Result<GroupJoined, Error> {
    let name = usable(&request.name)?;
    let campaigns = request.campaigns.map(|wanted| campaigns(session, &wanted)).transpose()?;
    let (place, password) = request.folder.read()?;
    let secret = Secret::new()?;
    let hub = Hub {
        id: secret.group(),
        name,
        place: place.text(),
        called: machine(request.machine)?,
        scope: campaigns.map_or(Scope::Everything, Scope::Campaigns),
        exchanged: None,
    };
    // Check that the place is writable before recording the group.
    let kept = place.begin(&passwords(session), hub.id, password)?;
    let scope = match hub.scope {
        Scope::Campaigns(campaigns) => Scope::Campaigns(without_secrets(session, campaigns)?),
        Scope::Everything => Scope::Everything,
    };
    begin(session, Hub { scope, ..hub }, Begin { epochs: Epochs::new(secret), anew: false, password: kept })
}

/// Joins a group by its code.
///
/// # Errors
/// [`SyncError::NotACode`], [`SyncError::NoGroup`]; or the exchange fails.
pub fn join_group(session: &mut Session, request: JoinGroup) -> Result<GroupJoined, Error> {
    let (secret, invitation) = Invitation::parse(&request.code)?;
    let (place, password) = request.folder.read()?;
    let passwords = passwords(session);
    let (place, kept) = place.join(&passwords, invitation.as_ref(), password)?;
    let mut there = place.find(&passwords, &secret)?;
    // A machine that is in it already keeps up by itself, whatever code of the group it is given.
    let known = Keys::load(session.muster.dir(), there.group).ok().filter(|_| invitation.is_none());
    let epochs = match known {
        Some(keys) => keys.epochs,
        None if there.replaced => return Err(SyncError::OlderCode(place.text()).into()),
        None => there.epochs,
    };
    let told = look(&mut *there.hub, &epochs)?.ok_or_else(|| SyncError::NoGroup(place.path()))?;
    let scope = if told.everything {
        Scope::Everything
    } else {
        Scope::Campaigns(told.campaigns.into_iter().collect())
    };
    let (id, called) = (there.group, machine(request.machine)?);
    let hub = Hub { id, name: told.group, place: place.text(), called, scope, exchanged: None };
    begin(session, hub, Begin { epochs, anew: invitation.is_some(), password: kept })
}

/// Redacts the secrets of campaigns that are about to be exchanged.
fn without_secrets(session: &mut Session, campaigns: BTreeSet<Uuid>) -> Result<BTreeSet<Uuid>, Error> {
    let now = session.muster.now();
    let redact = |session: &mut Session, id: Uuid| -> Result<Uuid, Error> {
        let database = session.muster.database()?;
        let log = database.log::<CampaignLog>(id)?;
        let open =
            log.foundation().is_some_and(|founded| !founded.redacted && !founded.agenda_deck.is_empty());
        if !open || database.keeps_secrets(id)? {
            return Ok(id);
        }
        // Redacting would leave one of the histories behind.
        if database.forks()?.iter().any(|(noun, of, _)| *noun == Noun::CampaignLog && *of == id.to_string()) {
            let named =
                database.kept_things(KeptKind::Campaign)?.into_iter().find(|campaign| campaign.uuid == id);
            return Err(Error::TwoHistories(named.map(|campaign| campaign.name).unwrap_or_default()));
        }
        Ok(database.redact_campaign(id, fresh()?, now)?)
    };
    campaigns.into_iter().map(|id| redact(session, id)).collect()
}

/// Returns random values for separating a campaign's secrets from its log.
pub(crate) fn fresh() -> Result<Fresh, Error> {
    let (key, seeds) = (muster_sync::random::<32>()?, muster_sync::random::<16>()?);
    let (seed, agenda) = seeds.split_at(8);
    // Small enough to be read exactly from JSON by programs with 64-bit floats.
    let small = |bytes: &[u8]| bytes.iter().fold(0, |sum, byte| (sum << 8) | u64::from(*byte)) >> 11;
    Ok(Fresh { key, seed: small(seed), agenda_seed: small(agenda) })
}

/// The parameters with which a machine joins a group.
struct Begin {
    epochs: Epochs,
    /// Whether it has a new role, so that its former stream belongs to a different one.
    anew: bool,
    password: Option<PasswordKept>,
}

fn begin(session: &mut Session, hub: Hub, with: Begin) -> Result<GroupJoined, Error> {
    let before = session.muster.database()?.hubs()?.into_iter().find(|known| known.id == hub.id);
    let now = session.muster.now();
    // A machine that joins again, for example because the folder has moved, keeps its keys.
    if with.anew || before.is_none() || Keys::load(session.muster.dir(), hub.id).is_err() {
        Keys::with(with.epochs)?.save(session.muster.dir())?;
        session.muster.database()?.begin_stream_anew(hub.id, now)?;
    }
    session.muster.database()?.join_hub(&hub, now)?;
    if let Some(before) = before.filter(|before| before.place != hub.place) {
        server::forget(session, &before)?;
    }
    let exchange = exchange::with(session, &hub, &Stop::default())?;
    let code = Keys::load(session.muster.dir(), hub.id)?.epochs.newest().code();
    Ok(GroupJoined { group: view(session, &hub)?, code, password: with.password, exchange })
}

/// Returns the code by which others join a group.
///
/// # Errors
/// There is no such group, or its keys are missing.
pub fn group_code(session: &mut Session, request: GroupRequest) -> Result<GroupCode, Error> {
    let hub = one(session, request.group.as_deref())?;
    let keys = Keys::load(session.muster.dir(), hub.id)?;
    Ok(GroupCode { name: hub.name, code: keys.epochs.newest().code() })
}

/// Leaves a group. Entries already exchanged stay on both sides.
pub fn leave_group(session: &mut Session, request: GroupRequest) -> Result<GroupLeft, Error> {
    let hub = one(session, request.group.as_deref())?;
    let now = session.muster.now();
    let _lock = exchange::lock(session.muster.dir(), hub.id, Urgency::Now)?;
    server::leave(session, &hub)?;
    session.muster.database()?.leave_hub(hub.id, now)?;
    Keys::forget(session.muster.dir(), hub.id)?;
    Ok(GroupLeft { name: hub.name })
}

/// Returns the group with this name or id; without one, the only group.
fn one(session: &mut Session, wanted: Option<&str>) -> Result<Hub, Error> {
    let mut hubs = session.muster.database()?.hubs()?;
    let known: Vec<_> = hubs.iter().map(|hub| hub.name.clone()).collect();
    let is = |hub: &Hub| match wanted {
        None => known.len() == 1,
        Some(wanted) => {
            muster_rules::fold::fold(&hub.name) == muster_rules::fold::fold(wanted)
                || wanted.len() >= 4 && hub.id.to_string().starts_with(wanted)
        }
    };
    let place = hubs.iter().position(is);
    let name = wanted.unwrap_or_default().to_owned();
    place.map(|place| hubs.swap_remove(place)).ok_or(Error::not_one_of(Kind::Group, name, known))
}

fn view(session: &mut Session, hub: &Hub) -> Result<GroupView, Error> {
    let database = session.muster.database()?;
    let (waiting, streams) = (database.waiting_for_hub(hub.id)?, database.streams(hub.id)?);
    let hub = database.hubs()?.into_iter().find(|there| there.id == hub.id).unwrap_or_else(|| hub.clone());
    let (unread, unread_more) = exchange::unread_of(database, hub.id);
    let campaigns = match &hub.scope {
        Scope::Everything => Vec::new(),
        Scope::Campaigns(ids) => {
            let all = database.kept_things(KeptKind::Campaign)?;
            all.into_iter().filter(|c| ids.contains(&c.uuid)).map(|c| c.name).collect()
        }
    };
    Ok(GroupView {
        id: hub.id,
        name: hub.name,
        server: matches!(Place::kept(&hub.place), Ok(Place::Server(_))),
        folder: hub.place,
        machine: hub.called,
        everything: hub.scope == Scope::Everything,
        campaigns,
        others: streams.into_iter().map(|stream| stream.called).collect(),
        waiting,
        exchanged: hub.exchanged,
        unread,
        unread_more,
    })
}

fn campaigns(session: &mut Session, wanted: &[String]) -> Result<BTreeSet<Uuid>, Error> {
    let database = session.muster.database()?;
    Ok(wanted
        .iter()
        .map(|name| database.find_kept(KeptKind::Campaign, name).map(|c| c.uuid))
        .collect::<Result<_, _>>()?)
}

fn usable(name: &str) -> Result<String, Error> {
    let trimmed = name.trim();
    let good = trimmed.chars().any(char::is_alphanumeric) && trimmed.chars().count() <= 80;
    good.then(|| trimmed.to_owned()).ok_or_else(|| Error::NameUnusable(name.to_owned()))
}

/// Returns a machine's name: the given one, or else its host name.
fn machine(called: Option<String>) -> Result<String, Error> {
    if let Some(called) = called.filter(|called| !called.trim().is_empty()) {
        return usable(&called);
    }
    let named = ["COMPUTERNAME", "HOSTNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    let named = named.or_else(|| std::fs::read_to_string("/etc/hostname").ok());
    Ok(named.and_then(|name| usable(&name).ok()).unwrap_or_else(|| "Muster".to_owned()))
}
