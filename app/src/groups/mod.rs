//! Groups: machines that exchange what is done on each, through a folder that some file sync carries, or a club's server.

mod exchange;
mod forks;
mod news;
mod photos;
mod place;
mod reunite;
mod server;

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use muster_db::entry::Noun;
use muster_db::table::campaign_secret::Fresh;
use muster_db::table::hub::{Hub, Scope};
use muster_sync::postgres::Invitation;
use muster_sync::{Keys, Secret, SyncError, look};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

pub use exchange::{ExchangeDone, GroupExchange, exchange, exchange_beside};
pub use forks::{Fork, ForkSide, KeepSide, keep_side};
pub use news::{News, await_news};
pub(crate) use photos::Known as KnownPhotos;
pub use place::{PasswordKept, PlaceText};
pub(crate) use reunite::waits_for_the_keeper;
pub use server::{
    GroupMember, GroupMembers, InviteRequest, Invited, RemoveRequest, ServerFinding, ServerReport,
    ServerRequest, ServerSetUp, check_server, every_seen, group_members, invite_member, remove_member,
    set_up_server,
};

use crate::commands::Nothing;
use crate::error::{Error, Kind};
use crate::session::Session;
use place::{Place, passwords};

/// The groups that this machine is in.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupList {
    /// The groups, the one that was joined first first.
    pub groups: Vec<GroupView>,
    /// What two people changed without knowing of each other, and somebody has to look at.
    pub forks: Vec<Fork>,
    /// How many entries wait for others that haven't come, or for a newer Muster.
    pub held_back: u64,
}

/// A group.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupView {
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// What it is called.
    pub name: String,
    /// The folder through which it exchanges, or the server's address, without a password.
    pub folder: String,
    /// Whether that is a server.
    pub server: bool,
    /// What this machine is called there.
    pub machine: String,
    /// Whether everything is exchanged, as between somebody's own machines.
    pub everything: bool,
    /// The campaigns that are exchanged, by name, where not everything is.
    pub campaigns: Vec<String>,
    /// The other machines, by name.
    pub others: Vec<String>,
    /// How many entries the group doesn't have yet.
    pub waiting: u64,
    /// When it was last exchanged with; null if never.
    #[ts(type = "string | null")]
    pub exchanged: Option<DateTime<Utc>>,
}

/// A group to be made.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CreateGroup {
    /// The folder: a file sync's, or a stick's. Or a server's address.
    #[ts(type = "string")]
    pub folder: PlaceText,
    /// What the group is called.
    pub name: String,
    /// What this machine is called; null for the system's name of it.
    pub machine: Option<String>,
    /// The campaigns to exchange, by name or id; null for everything.
    pub campaigns: Option<Vec<String>>,
}

/// A group to be joined.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct JoinGroup {
    /// The folder, or the server's address.
    #[ts(type = "string")]
    pub folder: PlaceText,
    /// The code that a member passed on: the group's, or that of an invitation.
    pub code: String,
    /// What this machine is called; null for the system's name of it.
    pub machine: Option<String>,
}

/// Which group.
#[derive(Clone, Debug, Default, Deserialize, TS)]
pub struct GroupRequest {
    /// Its name or id; null for the only one, or for all where all can be meant.
    pub group: Option<String>,
}

/// A group that this machine is in now.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupJoined {
    /// The group.
    pub group: GroupView,
    /// The code by which others join; on a server they need an invitation.
    pub code: String,
    /// Where this machine keeps its password to the server; null where it needs none, or kept it before.
    pub password: Option<PasswordKept>,
    /// The first exchange.
    pub exchange: GroupExchange,
}

/// The code by which others join a group.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupCode {
    /// What the group is called.
    pub name: String,
    /// The code: whoever has it reads and writes what the group exchanges.
    pub code: String,
}

/// A group that was left.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupLeft {
    /// What it is called.
    pub name: String,
}

/// The groups that this machine is in.
///
/// # Errors
/// Those of the database.
pub fn groups(session: &mut Session, _: Nothing) -> Result<GroupList, Error> {
    let hubs = session.muster.database()?.hubs()?;
    let groups = hubs.iter().map(|hub| view(session, hub)).collect::<Result<_, _>>()?;
    let held_back = session.muster.database()?.entry_counts()?.1;
    Ok(GroupList { groups, forks: forks::forks(session)?, held_back })
}

/// Makes a group, and puts what it exchanges into the folder.
///
/// # Errors
/// [`Error::NameUnusable`]; there is no such campaign or folder; those of the exchange.
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
    // Where nothing can be written nobody has joined.
    let kept = place.begin(&passwords(session), hub.id, password)?;
    let scope = match hub.scope {
        Scope::Campaigns(campaigns) => Scope::Campaigns(without_secrets(session, campaigns)?),
        Scope::Everything => Scope::Everything,
    };
    begin(session, Hub { scope, ..hub }, Begin { secret, anew: false, password: kept })
}

/// Joins a group by its code.
///
/// # Errors
/// [`SyncError::NotACode`], [`SyncError::NoGroup`]; those of the exchange.
pub fn join_group(session: &mut Session, request: JoinGroup) -> Result<GroupJoined, Error> {
    let (secret, invitation) = Invitation::parse(&request.code)?;
    let (place, password) = request.folder.read()?;
    let passwords = passwords(session);
    let (place, kept) = place.join(&passwords, invitation.as_ref(), password)?;
    let mut there = place.open(&passwords, secret.group())?;
    let told = look(&mut *there, &secret)?.ok_or_else(|| SyncError::NoGroup(place.path()))?;
    let scope = if told.everything {
        Scope::Everything
    } else {
        Scope::Campaigns(told.campaigns.into_iter().collect())
    };
    let (id, called) = (secret.group(), machine(request.machine)?);
    let hub = Hub { id, name: told.group, place: place.text(), called, scope, exchanged: None };
    begin(session, hub, Begin { secret, anew: invitation.is_some(), password: kept })
}

/// Takes what one side keeps in secret out of campaigns that are about to be exchanged.
fn without_secrets(session: &mut Session, campaigns: BTreeSet<Uuid>) -> Result<BTreeSet<Uuid>, Error> {
    let now = session.muster.now();
    let redact = |session: &mut Session, id: Uuid| -> Result<Uuid, Error> {
        let database = session.muster.database()?;
        let log = database.campaign_log(id)?;
        let open =
            log.foundation().is_some_and(|founded| !founded.redacted && !founded.agenda_deck.is_empty());
        if !open || database.keeps_secrets(id)? {
            return Ok(id);
        }
        // One of them would be left behind.
        if database.forks()?.iter().any(|(noun, of, _)| *noun == Noun::CampaignLog && *of == id.to_string()) {
            let named = database.campaigns()?.into_iter().find(|campaign| campaign.uuid == id);
            return Err(Error::TwoHistories(named.map(|campaign| campaign.name).unwrap_or_default()));
        }
        Ok(database.redact_campaign(id, fresh()?, now)?)
    };
    campaigns.into_iter().map(|id| redact(session, id)).collect()
}

fn fresh() -> Result<Fresh, Error> {
    let (key, seeds) = (muster_sync::random::<32>()?, muster_sync::random::<16>()?);
    let (seed, agenda) = seeds.split_at(8);
    // As small as those that other programs can read from JSON.
    let small = |bytes: &[u8]| bytes.iter().fold(0, |sum, byte| (sum << 8) | u64::from(*byte)) >> 11;
    Ok(Fresh { key, seed: small(seed), agenda_seed: small(agenda) })
}

/// What a machine begins with in a group.
struct Begin {
    secret: Secret,
    /// Whether it does so under a role that it didn't have before: its stream of then is another role's.
    anew: bool,
    password: Option<PasswordKept>,
}

fn begin(session: &mut Session, hub: Hub, with: Begin) -> Result<GroupJoined, Error> {
    let code = with.secret.code();
    let before = session.muster.database()?.hubs()?.into_iter().find(|known| known.id == hub.id);
    let now = session.muster.now();
    // Whoever joins once more, as the folder has moved, keeps its keys.
    if with.anew || before.is_none() || Keys::load(session.muster.dir(), hub.id).is_err() {
        Keys::new(with.secret)?.save(session.muster.dir())?;
        session.muster.database()?.begin_stream_anew(hub.id, now)?;
    }
    session.muster.database()?.join_hub(&hub, now)?;
    if let Some(before) = before.filter(|before| before.place != hub.place) {
        server::forget(session, &before)?;
    }
    let exchange = exchange::with(session, &hub)?;
    Ok(GroupJoined { group: view(session, &hub)?, code, password: with.password, exchange })
}

/// The code by which others join a group.
///
/// # Errors
/// There is no such group, or its keys are gone.
pub fn group_code(session: &mut Session, request: GroupRequest) -> Result<GroupCode, Error> {
    let hub = one(session, request.group.as_deref())?;
    let keys = Keys::load(session.muster.dir(), hub.id)?;
    Ok(GroupCode { name: hub.name, code: keys.secret.code() })
}

/// Leaves a group. What came from it stays, and what this machine gave stays with the others.
///
/// # Errors
/// There is no such group; those of the database.
pub fn leave_group(session: &mut Session, request: GroupRequest) -> Result<GroupLeft, Error> {
    let hub = one(session, request.group.as_deref())?;
    let now = session.muster.now();
    server::leave(session, &hub)?;
    session.muster.database()?.leave_hub(hub.id, now)?;
    Keys::forget(session.muster.dir(), hub.id)?;
    Ok(GroupLeft { name: hub.name })
}

/// The group of this name or id; without one the only one.
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
    place.map(|place| hubs.swap_remove(place)).ok_or(Error::NotOneOf { kind: Kind::Group, name, known })
}

fn view(session: &mut Session, hub: &Hub) -> Result<GroupView, Error> {
    let database = session.muster.database()?;
    let (waiting, streams) = (database.waiting_for_hub(hub.id)?, database.streams(hub.id)?);
    let hub = database.hubs()?.into_iter().find(|there| there.id == hub.id).unwrap_or_else(|| hub.clone());
    let campaigns = match &hub.scope {
        Scope::Everything => Vec::new(),
        Scope::Campaigns(ids) => {
            let all = database.campaigns()?;
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
    })
}

fn campaigns(session: &mut Session, wanted: &[String]) -> Result<BTreeSet<Uuid>, Error> {
    let database = session.muster.database()?;
    Ok(wanted.iter().map(|name| database.find_campaign(name).map(|c| c.uuid)).collect::<Result<_, _>>()?)
}

fn usable(name: &str) -> Result<String, Error> {
    let trimmed = name.trim();
    let good = trimmed.chars().any(char::is_alphanumeric) && trimmed.chars().count() <= 80;
    good.then(|| trimmed.to_owned()).ok_or_else(|| Error::NameUnusable(name.to_owned()))
}

/// What a machine is called: as its user says, else as its system does.
fn machine(called: Option<String>) -> Result<String, Error> {
    if let Some(called) = called.filter(|called| !called.trim().is_empty()) {
        return usable(&called);
    }
    let named = ["COMPUTERNAME", "HOSTNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    let named = named.or_else(|| std::fs::read_to_string("/etc/hostname").ok());
    Ok(named.and_then(|name| usable(&name).ok()).unwrap_or_else(|| "Muster".to_owned()))
}
