//! A new key for a group once a member was removed: who stays reads on, and who is out reads nothing that is written
//! later, whatever files they have.

use std::sync::Barrier;

use muster_db::table::hub::Scope;
use muster_sync::parcel::{self, Unopened};
use muster_sync::postgres::{Invitation, Server, Sharing, join, set_up};
use muster_sync::{
    Epochs, Hub, KeyState, Keys, Lack, Last, Password, Passwords, Secret, Standing, SyncError, announcement,
    blob, exchange,
};
use tempfile::tempdir;
use uuid::Uuid;

use crate::hubs::{Carried as _, OnServer};
use crate::machine::{Machine, Outcome};

/// A club on a server, with machines that have exchanged.
pub(crate) struct Group {
    pub(crate) on: OnServer,
    pub(crate) secret: Secret,
}

impl Group {
    pub(crate) fn new() -> Outcome<Self> {
        Ok(Self { on: OnServer::new()?, secret: Secret::new()? })
    }

    /// Lets a machine in that adds a figure, and exchanges.
    pub(crate) fn machine(&self, name: &str, number: usize) -> Outcome<Machine> {
        let mut machine = Machine::new(name, 0, &self.secret, Scope::Everything)?;
        machine.add(number, 1)?;
        machine.exchange(&self.on)?;
        Ok(machine)
    }

    pub(crate) fn owner(&self) -> Result<Server, SyncError> {
        Server::open(&self.on.club.owner, Some(&self.on.club.owner_password), self.secret.group())
    }

    pub(crate) fn role(&self, name: &str) -> Outcome<String> {
        Ok(self.on.login(&self.secret, name)?.0.user.ok_or("a role")?)
    }

    /// Removes a machine, and does nothing else.
    pub(crate) fn remove(&self, name: &str) -> Outcome {
        self.owner()?.remove(&self.role(name)?, false)?;
        Ok(())
    }

    /// Invites a machine by one that is in, and lets it in with the code alone.
    pub(crate) fn invited(&self, by: &Machine, name: &str) -> Outcome<Machine> {
        let invitation = self.owner()?.invite(&by.keys.epochs, name)?;
        self.come_in(&invitation, name)
    }

    pub(crate) fn come_in(&self, invitation: &Invitation, name: &str) -> Outcome<Machine> {
        let (code, invitation) = Invitation::parse(&invitation.code())?;
        let (data, invitation) = (tempdir()?, invitation.ok_or("an invitation")?);
        let passwords = Passwords::of(data.path(), false);
        let (address, _) = join(&invitation, &self.on.club.owner, &passwords)?;
        let found = Server::find(&address, passwords.find(&address).as_ref(), &code)?;
        assert_eq!((found.server.group(), found.replaced), (self.secret.group(), false));
        self.on.knows(&self.secret, name, &address)?;
        Machine::with(name, 0, Keys::with(found.epochs)?, Scope::Everything)
    }

    /// Opens the group as a machine does.
    pub(crate) fn server(&self, name: &str) -> Outcome<Server> {
        let (address, password) = self.on.login(&self.secret, name)?;
        Ok(Server::open(&address, Some(&Password::new(password)), self.secret.group())?)
    }

    /// Runs SQL as who has the server in hand.
    pub(crate) fn tamper(&self, sql: &str) -> Outcome {
        Ok(self.on.club.superuser()?.batch_execute(sql)?)
    }

    /// Returns all parcels after a number of each stream: stream, number, sealed.
    pub(crate) fn parcels(&self) -> Outcome<Vec<(Uuid, u64, Vec<u8>)>> {
        let rows = self.on.club.superuser()?.query(
            "SELECT stream, number, sealed FROM muster.parcel WHERE grp = $1 ORDER BY at, stream, number",
            &[&self.secret.group()],
        )?;
        let parcel = |row: &postgres::Row| Ok((row.get(0), u64::try_from(row.get::<_, i64>(1))?, row.get(2)));
        rows.iter().map(parcel).collect()
    }

    pub(crate) fn announcements(&self) -> Outcome<Vec<Vec<u8>>> {
        let sql = "SELECT announcement FROM muster.epoch WHERE grp = $1 ORDER BY number";
        let rows = self.on.club.superuser()?.query(sql, &[&self.secret.group()])?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }
}

/// A server that is watched when an epoch begins.
#[derive(Debug)]
struct Watched<'a> {
    server: Server,
    /// Waits until another machine is about to begin one, too.
    at_once: Option<&'a Barrier>,
    /// The program ends when it has begun.
    ends: bool,
}

impl Hub for Watched<'_> {
    fn streams(&mut self) -> Result<Vec<Uuid>, SyncError> {
        self.server.streams()
    }

    fn parcels(&mut self, stream: Uuid, after: u64) -> Result<Vec<(u64, Vec<u8>)>, SyncError> {
        self.server.parcels(stream, after)
    }

    fn last(&mut self, stream: Uuid) -> Result<u64, SyncError> {
        self.server.last(stream)
    }

    fn standing(&mut self, stream: Uuid) -> Result<Standing, SyncError> {
        self.server.standing(stream)
    }

    fn announcements(&mut self, after: u32) -> Result<Vec<(u32, Vec<u8>)>, SyncError> {
        self.server.announcements(after)
    }

    fn lasts(&mut self) -> Result<Vec<Last>, SyncError> {
        self.server.lasts()
    }

    fn rekey(&mut self, number: u32, said: &[u8], lasts: &[Last], kept: &[Uuid]) -> Result<(), SyncError> {
        self.at_once.map(Barrier::wait);
        self.server.rekey(number, said, lasts, kept)?;
        if self.ends { Err(SyncError::Ended("here".to_owned())) } else { Ok(()) }
    }

    fn append(&mut self, stream: Uuid, number: u64, sealed: &[u8]) -> Result<(), SyncError> {
        self.server.append(stream, number, sealed)
    }
}

#[test]
fn a_removed_member_with_all_of_the_server_and_the_old_keys_reads_nothing_that_is_written_later() -> Outcome {
    let group = Group::new()?;
    let (mut anna, bela) = (group.machine("anna", 1)?, group.machine("bela", 2)?);
    let mut cili = group.machine("cili", 3)?;
    let old = group.parcels()?.len();
    group.remove("bela")?;
    anna.add(4, 1)?;
    let done = anna.exchange(&group.on)?;
    assert_eq!((done.key, done.sent, done.left_out), (KeyState::Made, 1, vec!["bela".to_owned()]));
    let epochs = &anna.keys.epochs;
    assert_eq!((epochs.number(), epochs.group()), (1, group.secret.group()));
    let (id, sealed) = blob::seal(epochs.newest(), b"a photo").ok_or("a photo")?;
    group.on.hub(&group.secret, "anna")?.put_blob(anna.keys.stream(), id, &sealed, 1)?;
    // Who stays reads on, old and new.
    cili.add(5, 1)?;
    let done = cili.exchange(&group.on)?;
    assert_eq!((done.key, done.sent, done.troubles.len()), (KeyState::Given, 1, 0));
    assert_eq!(cili.figures(4)?, 1);
    anna.exchange(&group.on)?;
    assert_eq!((anna.figures(2)?, anna.figures(5)?), (1, 1), "what was written stays");
    assert_eq!(anna.exchange(&group.on)?.key, KeyState::Newest);

    // Béla's file as it was, a copy of it from the disk included.
    let keys = Keys::load(bela.path(), group.secret.group())?;
    assert_eq!(keys.epochs.number(), 0);
    let parcels = group.parcels()?;
    let later: Vec<_> = parcels.iter().filter(|(_, _, sealed)| parcel::epoch(sealed) == 1).collect();
    assert_eq!((parcels.len(), later.len()), (old + 2, 2), "nothing was written with the old key");
    for (stream, number, sealed) in &later {
        assert_eq!(parcel::open(&keys.epochs, *stream, *number, sealed), Err(Unopened::NewerKey));
        // The header taken off, and as another epoch's.
        assert_eq!(parcel::open(&keys.epochs, *stream, *number, &sealed[12..]), Err(Unopened::Damaged));
        let zero = [&sealed[..8], &[0; 4], &sealed[12..]].concat();
        assert_eq!(parcel::open(&keys.epochs, *stream, *number, &zero), Err(Unopened::Damaged));
        assert!(parcel::open(&anna.keys.epochs, *stream, *number, sealed).is_ok());
    }
    assert_eq!(blob::open(&group.secret, &blake3::hash(b"a photo"), &sealed), None);
    assert!(blob::open(anna.keys.epochs.newest(), &blake3::hash(b"a photo"), &sealed).is_some());
    let announced = group.announcements()?;
    let by = announcement::Disbelieved::NoBox(anna.keys.stream());
    assert_eq!(announcement::open(&keys, 1, &announced[0]), Err(by));
    assert_eq!(announcement::open_by(&group.secret, group.secret.group(), 1, &announced[0]), None);
    Ok(())
}

#[test]
fn a_machine_that_was_away_during_two_removals_catches_up() -> Outcome {
    let group = Group::new()?;
    let mut anna = group.machine("anna", 1)?;
    let mut dani = group.machine("dani", 2)?;
    group.machine("bela", 3)?;
    group.remove("bela")?;
    anna.exchange(&group.on)?;
    // Eva came in meanwhile, and removes Anna: Dani has never heard of Eva.
    let mut eva = group.invited(&anna, "eva")?;
    eva.add(4, 1)?;
    eva.exchange(&group.on)?;
    anna.add(5, 1)?;
    anna.exchange(&group.on)?;
    group.remove("anna")?;
    eva.add(6, 1)?;
    assert_eq!(eva.exchange(&group.on)?.key, KeyState::Made);
    dani.add(7, 1)?;
    let done = dani.exchange(&group.on)?;
    assert_eq!((done.key, done.sent, done.troubles.len()), (KeyState::Given, 1, 0));
    let shown: Vec<_> = (1..=7).map(|n| dani.figures(n)).collect::<Result<_, _>>()?;
    assert_eq!(shown, [1; 7]);
    assert_eq!(Keys::load(dani.path(), group.secret.group())?.epochs, eva.keys.epochs);
    assert_eq!(group.parcels()?.last().map(|(_, _, sealed)| parcel::epoch(sealed)), Some(2));
    eva.exchange(&group.on)?;
    assert_eq!(eva.figures(7)?, 1);
    Ok(())
}

#[test]
fn who_is_invited_after_two_removals_reads_everything() -> Outcome {
    let group = Group::new()?;
    let mut anna = group.machine("anna", 1)?;
    for (name, number) in [("bela", 2), ("cili", 3)] {
        let mut out = group.invited(&anna, name)?;
        out.add(number, 1)?;
        out.exchange(&group.on)?;
        group.remove(name)?;
        anna.add(number + 10, 1)?;
        anna.exchange(&group.on)?;
    }
    assert_eq!(anna.keys.epochs.number(), 2);
    let mut eva = group.invited(&anna, "eva")?;
    assert_eq!(eva.keys.epochs, anna.keys.epochs);
    eva.add(4, 1)?;
    let done = eva.exchange(&group.on)?;
    assert_eq!((done.key, done.troubles.len(), done.sent), (KeyState::Newest, 0, 1));
    for number in [1, 2, 3, 12, 13] {
        assert_eq!(eva.figures(number)?, 1, "{number}");
    }
    anna.exchange(&group.on)?;
    assert_eq!(anna.figures(4)?, 1);
    // Of a code it is said what it is of: the newest, an older one, that of the beginning, none.
    let (address, password) = group.on.login(&group.secret, "anna")?;
    let find = |secret: &Secret| Server::find(&address, Some(&Password::new(password.clone())), secret);
    for epoch in 0..=2 {
        let found = find(anna.keys.epochs.secret(epoch).ok_or("a secret")?)?;
        assert_eq!((found.server.group(), found.epochs.number()), (group.secret.group(), epoch));
        assert_eq!(found.replaced, epoch < 2);
    }
    let unknown = Secret::new()?;
    assert_eq!(find(&unknown)?.server.group(), unknown.group());
    Ok(())
}

#[test]
fn a_removal_that_was_interrupted_is_made_up_for_by_whoever_exchanges_next() -> Outcome {
    let group = Group::new()?;
    let mut cili = group.machine("cili", 1)?;
    group.machine("bela", 2)?;
    cili.exchange(&group.on)?;
    let old = group.parcels()?.len();
    // Whoever removed Béla was ended at once.
    group.remove("bela")?;
    cili.add(3, 1)?;
    let done = cili.exchange(&group.on)?;
    assert_eq!((done.key, done.sent), (KeyState::Made, 1));
    let later: Vec<_> =
        group.parcels()?.iter().skip(old).map(|(_, _, sealed)| parcel::epoch(sealed)).collect();
    assert_eq!(later, [1], "not a word with the old key");
    assert_eq!(cili.exchange(&group.on)?.key, KeyState::Newest);
    // A machine that never wrote makes itself known first, and says nothing else.
    let mut eva = group.invited(&cili, "eva")?;
    group.invited(&cili, "dani")?.exchange(&group.on)?;
    group.remove("dani")?;
    eva.add(5, 1)?;
    assert_eq!(eva.exchange(&group.on)?.key, KeyState::Made);
    let hers = group.parcels()?.into_iter().filter(|(stream, ..)| *stream == eva.keys.stream());
    let told = hers.map(|(stream, number, sealed)| {
        let parcel = parcel::open(&eva.keys.epochs, stream, number, &sealed).expect("hers");
        (parcel::epoch(&sealed), parcel.entries.len())
    });
    assert_eq!(told.collect::<Vec<_>>(), [(1, 0), (2, 1)]);
    cili.exchange(&group.on)?;
    assert_eq!((cili.figures(5)?, cili.keys.epochs.number()), (1, 2));
    Ok(())
}

#[test]
fn a_program_that_ends_before_it_keeps_the_key_that_it_made_takes_it_from_the_server() -> Outcome {
    let group = Group::new()?;
    let mut anna = group.machine("anna", 1)?;
    let mut cili = group.machine("cili", 3)?;
    group.machine("bela", 2)?;
    anna.exchange(&group.on)?;
    group.remove("bela")?;
    anna.add(4, 1)?;
    // It ends once the server has the announcement.
    let before = Keys::load(anna.path(), group.secret.group())?;
    let mut hub = Watched { server: group.server("anna")?, at_once: None, ends: true };
    let ended = exchange(&mut anna.db, &anna.joined, &mut hub, &mut anna.keys, anna.clock);
    assert!(matches!(ended, Err(SyncError::Ended(_))), "{ended:?}");
    let kept = Keys::load(anna.path(), group.secret.group())?;
    assert_eq!((kept.epochs.number(), group.announcements()?.len()), (0, 1));
    anna.keys = before;
    let done = anna.exchange(&group.on)?;
    assert_eq!((done.key, done.sent), (KeyState::Given, 1));
    cili.exchange(&group.on)?;
    assert_eq!((cili.figures(4)?, group.announcements()?.len()), (1, 1));
    assert_eq!(cili.keys.epochs, anna.keys.epochs);
    Ok(())
}

#[test]
fn of_two_that_make_a_key_at_once_one_wins_and_the_other_takes_it() -> Outcome {
    let group = Group::new()?;
    let mut both = [group.machine("anna", 1)?, group.machine("cili", 3)?];
    group.machine("bela", 2)?;
    for machine in &mut both {
        machine.exchange(&group.on)?;
    }
    group.remove("bela")?;
    let barrier = Barrier::new(2);
    let mut hubs = Vec::new();
    for machine in &both {
        let server = group.server(&machine.joined.called)?;
        hubs.push(Watched { server, at_once: Some(&barrier), ends: false });
    }
    let mut done: Vec<KeyState> = std::thread::scope(|scope| {
        let exchanging = both.iter_mut().zip(&mut hubs).map(|(machine, hub)| {
            scope.spawn(|| exchange(&mut machine.db, &machine.joined, hub, &mut machine.keys, machine.clock))
        });
        let exchanging: Vec<_> = exchanging.collect();
        exchanging.into_iter().map(|one| one.join().expect("a thread").expect("an exchange").key).collect()
    });
    done.sort_by_key(|key| *key == KeyState::Made);
    assert_eq!(done, [KeyState::Given, KeyState::Made]);
    assert_eq!(group.announcements()?.len(), 1);
    assert_eq!(both[0].keys.epochs, both[1].keys.epochs);
    Ok(())
}

#[test]
fn keys_of_an_earlier_version_load_and_later_ones_are_kept_behind_them() -> Outcome {
    let group = Group::new()?;
    let mut anna = group.machine("anna", 1)?;
    let file = anna.path().join("hubs").join(format!("{}.key", group.secret.group()));
    let old = std::fs::read(&file)?;
    assert_eq!(old.len(), 48, "as it was before there were epochs");
    group.machine("bela", 2)?;
    group.remove("bela")?;
    anna.exchange(&group.on)?;
    let new = std::fs::read(&file)?;
    assert_eq!((&new[..48], new.len()), (old.as_slice(), 64));
    assert_eq!(Keys::load(anna.path(), group.secret.group())?.epochs, anna.keys.epochs);
    for length in [47, 49, 63] {
        std::fs::write(&file, &new[..length])?;
        assert!(
            matches!(Keys::load(anna.path(), group.secret.group()), Err(SyncError::NoKeys(_))),
            "{length}"
        );
    }
    Ok(())
}

#[test]
fn on_a_server_that_an_earlier_version_set_up_all_goes_on_and_removing_once_more_makes_a_key() -> Outcome {
    let group = Group { on: OnServer::as_of(3)?, secret: Secret::new()? };
    let (mut anna, bela) = (group.machine("anna", 1)?, group.machine("bela", 2)?);
    let sealed = blob::seal(&group.secret, b"a photo").ok_or("a photo")?;
    assert!(group.on.hub(&group.secret, "anna")?.put_blob(anna.keys.stream(), sealed.0, &sealed.1, 0)?);
    let open = group.owner()?.invite(&anna.keys.epochs, "open")?;
    group.remove("bela")?;
    let done = anna.exchange(&group.on)?;
    assert_eq!((done.key, done.received), (KeyState::Only, 1));
    let cili = group.machine("cili", 3)?;
    assert_eq!(cili.figures(1)?, 1);
    set_up(&group.on.club.owner, Some(&group.on.club.owner_password), Sharing::Accepted)?;
    // What was before makes no key by itself, and leaves invitations alone.
    assert_eq!(anna.exchange(&group.on)?.key, KeyState::Newest);
    group.come_in(&open, "open")?;
    group.remove("bela")?;
    let done = anna.exchange(&group.on)?;
    assert_eq!((done.key, done.left_out), (KeyState::Made, vec!["bela".to_owned()]));
    let keys = Keys::load(bela.path(), group.secret.group())?;
    assert!(announcement::open(&keys, 1, &group.announcements()?[0]).is_err());
    // Once is enough.
    group.remove("bela")?;
    assert_eq!(anna.exchange(&group.on)?.key, KeyState::Newest);
    Ok(())
}

#[test]
fn open_invitations_are_void_and_who_came_in_without_a_word_is_told() -> Outcome {
    let group = Group::new()?;
    let mut anna = group.machine("anna", 1)?;
    group.machine("bela", 2)?;
    let mut owner = group.owner()?;
    let (open, used) = (owner.invite(&anna.keys.epochs, "open")?, owner.invite(&anna.keys.epochs, "silent")?);
    let mut silent = group.come_in(&used, "silent")?;
    // It can be made by a member who sees none of these invitations.
    group.remove("bela")?;
    let refused = owner.invite(&anna.keys.epochs, "late");
    assert!(matches!(refused, Err(SyncError::Outrun(_))), "{refused:?}");
    assert_eq!(anna.exchange(&group.on)?.key, KeyState::Made);
    let void = join(&open, &group.on.club.owner, &Passwords::of(tempdir()?.path(), false));
    assert!(matches!(void, Err(SyncError::InvitationUsed(_))), "{void:?}");
    let stale = owner.invite(&Epochs::new(group.secret.clone()), "late");
    assert!(matches!(stale, Err(SyncError::Outrun(_))), "{stale:?}");
    let members = owner.members()?;
    let of = |name: &str| members.iter().find(|m| m.called == name && m.joined.is_some() | (name == "open"));
    assert_eq!(of("open").map(|m| m.removed.is_some()), Some(true));
    assert_eq!(of("silent").map(|m| (m.removed.is_some(), m.wrote)), Some((false, false)));
    assert_eq!(of("anna").map(|m| m.wrote), Some(true));
    // It says nothing, under any key, and what is wrong.
    silent.add(3, 1)?;
    let done = silent.exchange(&group.on)?;
    assert_eq!((done.key, done.sent), (KeyState::Missing(Lack::LeftOut), 0));
    assert!(!group.parcels()?.iter().any(|(stream, ..)| *stream == silent.keys.stream()));
    assert_eq!(silent.figures(1)?, 1, "what is old is read");
    let mut again = group.invited(&anna, "again")?;
    assert_eq!(again.exchange(&group.on)?.key, KeyState::Newest);
    Ok(())
}
