//! A hostile server, alone or with somebody who was removed, when a group has a new key: nobody believes what no member
//! of the group has announced, nobody writes with an older key than one that they have heard of, and what comes with an
//! old key afterwards is left out.

use muster_db::table::hub::Scope;
use muster_sync::announcement::{Listed, Streams, announce, open_by};
use muster_sync::parcel::{Parcel, Unopened, seal};
use muster_sync::{Exchanged, KeyState, Keys, Lack, Secret};
use uuid::Uuid;

use crate::machine::{Machine, Outcome};
use crate::rekey::Group;

/// A group of three from which Béla was removed: Anna has made a new key, and Cili hasn't heard of it yet.
struct Three {
    group: Group,
    anna: Machine,
    bela: Machine,
    cili: Machine,
}

impl Three {
    fn new() -> Outcome<Self> {
        let group = Group::new()?;
        let (mut anna, bela) = (group.machine("anna", 1)?, group.machine("bela", 2)?);
        let mut cili = group.machine("cili", 3)?;
        anna.exchange(&group.on)?;
        group.remove("bela")?;
        assert_eq!(anna.exchange(&group.on)?.key, KeyState::Made);
        cili.add(4, 1)?;
        Ok(Self { group, anna, bela, cili })
    }

    /// Returns the streams as Anna announced them.
    fn streams(&self) -> Outcome<Streams> {
        let said = &self.group.announcements()?[0];
        let said = open_by(self.anna.keys.epochs.newest(), self.group.secret.group(), 1, said);
        Ok(said.ok_or("an announcement")?.streams)
    }

    /// Puts an announcement there in place of all others.
    fn replace(&self, number: i32, announcement: &[u8]) -> Outcome {
        let mut superuser = self.group.on.club.superuser()?;
        let role = self.group.role("anna")?;
        superuser.execute("DELETE FROM muster.epoch WHERE grp = $1", &[&self.group.secret.group()])?;
        superuser.execute(
            "INSERT INTO muster.epoch (grp, number, by, announcement) VALUES ($1, $2, $3::text::name, $4)",
            &[&self.group.secret.group(), &number, &role, &announcement],
        )?;
        Ok(())
    }

    fn cili(&mut self) -> Outcome<Exchanged> {
        Ok(self.cili.exchange(&self.group.on)?)
    }

    /// Returns the number of Cili's parcels on the server.
    fn hers(&self) -> Outcome<usize> {
        let stream = self.cili.keys.stream();
        Ok(self.group.parcels()?.iter().filter(|(id, ..)| *id == stream).count())
    }
}

fn parcel(entries: Vec<String>) -> Parcel {
    let (called, group) = ("bela".to_owned(), "Thursdays".to_owned());
    Parcel { version: 0, called, group, everything: true, campaigns: Vec::new(), entries }
}

#[test]
fn an_announcement_that_no_member_made_for_this_group_and_epoch_is_not_believed() -> Outcome {
    let mut three = Three::new()?;
    let (said, streams) = (three.group.announcements()?.remove(0), three.streams()?);
    let everybody: Streams =
        streams.iter().map(|(id, listed)| (*id, Listed { kept: true, ..listed.clone() })).collect();
    let stranger = Keys::new(three.group.secret.clone())?;
    let other = Three::new()?.group.announcements()?.remove(0);
    let forged = [
        ("truncated", 1, said[..said.len() - 1].to_vec()),
        ("nothing of it", 1, vec![0]),
        ("another group's", 1, other),
        ("another number", 2, said.clone()),
        ("by a stranger who knows the first key", 1, announce(&stranger, &Secret::new()?, &everybody)?),
        (
            "by who knows another first key",
            1,
            announce(&Keys::new(Secret::new()?)?, &Secret::new()?, &everybody)?,
        ),
        ("damaged", 1, said.iter().enumerate().map(|(at, byte)| byte ^ u8::from(at == 200)).collect()),
    ];
    let before = three.hers()?;
    for (what, number, bytes) in forged {
        three.replace(number, &bytes)?;
        let done = three.cili()?;
        assert_eq!((done.key, done.sent), (KeyState::Missing(Lack::Forged), 0), "{what}");
        assert_eq!(three.cili.keys.epochs.number(), 0, "{what}");
        assert_eq!(three.hers()?, before, "{what}");
    }
    three.replace(1, &said)?;
    let done = three.cili()?;
    assert_eq!((done.key, done.sent), (KeyState::Given, 1));
    assert_eq!(three.cili.keys.epochs, three.anna.keys.epochs);
    Ok(())
}

#[test]
fn who_was_left_out_announces_nothing_even_with_a_key_that_leaked() -> Outcome {
    let mut three = Three::new()?;
    three.cili()?;
    let (said, streams) = (three.group.announcements()?.remove(0), three.streams()?);
    let everybody: Streams =
        streams.iter().map(|(id, listed)| (*id, Listed { kept: true, ..listed.clone() })).collect();
    // The first announcement once more; one by Béla, who has the first key only; one with the second as well.
    let (guessed, mut leaked) = (three.bela.keys.clone(), three.bela.keys.clone());
    leaked.epochs = three.anna.keys.epochs.clone();
    for (what, bytes) in [
        ("replayed", said),
        ("guessed", announce(&guessed, &Secret::new()?, &everybody)?),
        ("leaked", announce(&leaked, &Secret::new()?, &everybody)?),
    ] {
        three.group.tamper("DELETE FROM muster.epoch WHERE number = 2")?;
        let sql = "INSERT INTO muster.epoch (grp, number, by, announcement) SELECT grp, 2, by, $1 FROM muster.epoch";
        three.group.on.club.superuser()?.execute(sql, &[&bytes])?;
        three.cili.add(5, 1)?;
        let done = three.cili()?;
        assert_eq!((done.key, done.sent), (KeyState::Missing(Lack::Forged), 0), "{what}");
        assert_eq!(three.cili.keys.epochs, three.anna.keys.epochs, "{what}");
    }
    Ok(())
}

#[test]
fn a_server_that_withholds_an_announcement_hears_nothing_from_whoever_heard_of_it() -> Outcome {
    let mut three = Three::new()?;
    let said = three.group.announcements()?.remove(0);
    let before = three.hers()?;
    // It tells of it and doesn't show it.
    three.group.tamper(
        "ALTER TABLE muster.epoch RENAME COLUMN announcement TO gone;
        ALTER TABLE muster.epoch ADD announcement bytea",
    )?;
    let done = three.cili()?;
    assert_eq!((done.key, done.sent, three.hers()?), (KeyState::Missing(Lack::Withheld), 0, before));
    three.group.tamper(
        "ALTER TABLE muster.epoch DROP announcement;
        ALTER TABLE muster.epoch RENAME COLUMN gone TO announcement",
    )?;
    // It doesn't even tell of it, but Anna writes with it.
    three.anna.add(5, 1)?;
    three.anna.exchange(&three.group.on)?;
    three.group.tamper("DELETE FROM muster.epoch")?;
    let done = three.cili()?;
    assert_eq!((done.key, done.sent, three.hers()?), (KeyState::Missing(Lack::Withheld), 0, before));
    let troubles: Vec<_> = done.troubles.iter().map(|t| (t.called.as_str(), t.why)).collect();
    assert_eq!(troubles, [("anna", Unopened::NewerKey)]);
    // A server that pretends to be of before there were keys.
    three.group.tamper("ALTER FUNCTION muster.standing RENAME TO hidden")?;
    assert_eq!(three.cili()?.key, KeyState::Missing(Lack::Withheld));
    assert_eq!(three.hers()?, before);
    three.group.tamper("ALTER FUNCTION muster.hidden RENAME TO standing")?;
    // It wasn't lost: once it is there, all goes on.
    three.replace(1, &said)?;
    let done = three.cili()?;
    assert_eq!((done.key, done.sent, done.troubles.len()), (KeyState::Given, 1, 0));
    assert_eq!(three.cili.figures(5)?, 1);
    Ok(())
}

#[test]
fn what_comes_with_an_old_key_after_it_was_replaced_is_left_out_by_all_alike() -> Outcome {
    let mut three = Three::new()?;
    three.cili()?;
    three.anna.exchange(&three.group.on)?;
    // Béla writes on, and as another machine, and who has the server puts it there.
    let (role, group) = (three.group.role("bela")?, three.group.secret.group());
    let again = Keys::new(three.group.secret.clone())?;
    let mut bela = Machine::with("bela", 0, three.bela.keys.clone(), Scope::Everything)?;
    bela.add(9, 1)?;
    let entry = serde_json::to_string(&bela.db.our_entries_after(0, 1)?.remove(0).entry)?;
    let mut superuser = three.group.on.club.superuser()?;
    let mut plant = |keys: &Keys, number: u64| -> Outcome {
        let (stream, n) = (keys.stream(), i64::try_from(number)?);
        superuser.execute(
            "INSERT INTO muster.stream VALUES ($1, $2, $3::text::name, $4)
             ON CONFLICT (grp, id) DO UPDATE SET last = excluded.last",
            &[&group, &stream, &role, &n],
        )?;
        let sealed = seal(keys, number, &parcel(vec![entry.clone()]))?;
        superuser
            .execute("INSERT INTO muster.parcel VALUES ($1, $2, $3, $4)", &[&group, &stream, &n, &sealed])?;
        Ok(())
    };
    let next = three.group.parcels()?.iter().filter(|(id, ..)| *id == three.bela.keys.stream()).count() + 1;
    plant(&three.bela.keys, u64::try_from(next)?)?;
    plant(&again, 1)?;
    let mut dani = three.group.invited(&three.anna, "dani")?;
    for machine in [&mut three.anna, &mut three.cili, &mut dani] {
        let done = machine.exchange(&three.group.on)?;
        let mut troubles: Vec<_> = done.troubles.iter().map(|t| (t.stream, t.why)).collect();
        troubles.sort_by_key(|(stream, _)| *stream != again.stream());
        let late = Unopened::OlderKey;
        assert_eq!(troubles, [(again.stream(), late), (three.bela.keys.stream(), late)]);
        assert_eq!((machine.figures(2)?, machine.figures(9)?), (1, 0));
        // It stops nobody.
        assert_eq!(done.key, KeyState::Newest);
    }
    // Neither stream gets the next key.
    let mut superuser = three.group.on.club.superuser()?;
    superuser.execute("UPDATE muster.gone SET number = NULL WHERE grp = $1", &[&group])?;
    superuser.batch_execute("UPDATE muster.stream SET owner = 'somebody' WHERE last = 1")?;
    assert_eq!(three.anna.exchange(&three.group.on)?.key, KeyState::Made);
    let said = three.group.announcements()?.pop().ok_or("an announcement")?;
    let said = open_by(three.anna.keys.epochs.newest(), group, 2, &said).ok_or("an announcement")?;
    assert_eq!(said.streams.get(&again.stream()), None);
    let belas = said.streams.get(&three.bela.keys.stream()).ok_or("his")?;
    assert_eq!((belas.kept, belas.last), (false, u64::try_from(next)? - 1));
    Ok(())
}

#[test]
fn keys_that_who_was_left_out_tells_of_stop_nobody() -> Outcome {
    let mut three = Three::new()?;
    three.cili()?;
    // A header of an epoch that there is not, in Béla's stream.
    let [seventh, fifth] =
        [7, 5].map(|epoch: u32| [b"musterk1".as_slice(), &epoch.to_be_bytes(), &[1; 90]].concat());
    let mut superuser = three.group.on.club.superuser()?;
    let mut plant = |stream: Uuid, number: i64, sealed: &[u8]| -> Outcome {
        let sql = "INSERT INTO muster.parcel VALUES ($1, $2, $3, $4)";
        superuser.execute(sql, &[&three.group.secret.group(), &stream, &number, &sealed])?;
        let sql = "UPDATE muster.stream SET last = $1 WHERE id = $2";
        superuser.execute(sql, &[&number, &stream])?;
        Ok(())
    };
    plant(three.bela.keys.stream(), 2, &seventh)?;
    three.cili.add(6, 1)?;
    let done = three.cili.exchange(&three.group.on)?;
    assert_eq!((done.key, done.sent, done.troubles.len()), (KeyState::Newest, 1, 1));
    // In Anna's it does: the server says that she is a member.
    let annas = three.group.parcels()?.iter().filter(|(id, ..)| *id == three.anna.keys.stream()).count();
    plant(three.anna.keys.stream(), i64::try_from(annas)? + 1, &fifth)?;
    assert_eq!(three.cili.exchange(&three.group.on)?.key, KeyState::Missing(Lack::Withheld));
    Ok(())
}

#[test]
fn what_a_server_hid_from_whoever_made_the_key_is_sent_once_more() -> Outcome {
    let group = Group::new()?;
    let mut anna = group.machine("anna", 1)?;
    let mut cili = group.machine("cili", 2)?;
    group.machine("bela", 3)?;
    anna.exchange(&group.on)?;
    cili.add(4, 1)?;
    cili.exchange(&group.on)?;
    // Cili's second parcel isn't there while Anna makes the key, and comes back then.
    let stream = cili.keys.stream();
    group.tamper(&format!(
        "CREATE TABLE public.hidden AS SELECT * FROM muster.parcel WHERE stream = '{stream}' AND number = 2;
         DELETE FROM muster.parcel WHERE stream = '{stream}' AND number = 2;
         UPDATE muster.stream SET last = 1 WHERE id = '{stream}'"
    ))?;
    group.remove("bela")?;
    assert_eq!(anna.exchange(&group.on)?.key, KeyState::Made);
    group.tamper(&format!(
        "INSERT INTO muster.parcel SELECT * FROM public.hidden;
         UPDATE muster.stream SET last = 2 WHERE id = '{stream}'"
    ))?;
    assert_eq!(anna.exchange(&group.on)?.troubles.first().map(|t| t.why), Some(Unopened::OlderKey));
    assert_eq!(anna.figures(4)?, 0);
    let done = cili.exchange(&group.on)?;
    assert_eq!(done.key, KeyState::Given);
    assert_ne!(cili.keys.stream(), stream, "a stream of its own from then on");
    anna.exchange(&group.on)?;
    assert_eq!(anna.figures(4)?, 1);
    assert_eq!(anna.holds()?, cili.holds()?);
    Ok(())
}

#[test]
fn a_server_that_was_put_back_to_before_a_key_is_told_nothing_until_the_removal_is_repeated() -> Outcome {
    let mut three = Three::new()?;
    three.cili()?;
    let mut dani = three.group.invited(&three.anna, "dani")?;
    // A backup of before: Béla is a member again.
    let role = three.group.role("bela")?;
    three.group.tamper(&format!(
        "DELETE FROM muster.epoch; DELETE FROM muster.gone; DELETE FROM muster.parcel WHERE muster.epoch_of(sealed) > 0;
         UPDATE muster.stream s SET last =
             (SELECT count(*) FROM muster.parcel p WHERE p.grp = s.grp AND p.stream = s.id);
         UPDATE muster.member SET removed = NULL WHERE role = '{role}';
         INSERT INTO muster.group_member SELECT '{role}', id, made_by FROM muster.grp"
    ))?;
    let before = three.group.parcels()?.len();
    for machine in [&mut three.anna, &mut three.cili, &mut dani] {
        machine.add(8, 1)?;
        assert_eq!(machine.exchange(&three.group.on)?.key, KeyState::SetBack);
    }
    assert_eq!(three.group.parcels()?.len(), before);
    three.group.remove("bela")?;
    let done = three.cili()?;
    assert_eq!((done.key, done.left_out), (KeyState::Made, vec!["bela".to_owned()]));
    assert_eq!(three.cili.keys.epochs.number(), 2);
    for machine in [&mut three.anna, &mut three.cili] {
        machine.exchange(&three.group.on)?;
    }
    three.cili()?;
    assert_eq!((three.anna.figures(8)?, three.cili.figures(8)?), (2, 2));
    Ok(())
}
