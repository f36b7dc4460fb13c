//! What the server itself demands of a new key, and what keys cost when nothing is new.

use muster_sync::postgres::Server;
use muster_sync::{Hub as _, KeyState, Password, SyncError};
use uuid::Uuid;

use crate::club::refusal;
use crate::machine::Outcome;
use crate::rekey::Group;

/// Begins an epoch, with what is known of the streams.
fn rekey(group: Uuid, number: i64, bytes: usize, told: &str) -> String {
    format!("SELECT muster.rekey('{group}', {number}, convert_to(repeat('x', {bytes}), 'UTF8'), {told})")
}

#[test]
fn a_key_is_replaced_when_that_is_due_by_a_member_who_knows_all_that_there_is() -> Outcome {
    let group = Group::new()?;
    let (anna, bela) = (group.machine("anna", 1)?, group.machine("bela", 2)?);
    let id = group.secret.group();
    let login = |name: &str| -> Outcome<postgres::Client> {
        let (address, password) = group.on.login(&group.secret, name)?;
        Ok(group.on.club.as_role(&address.user.ok_or("a role")?, &password)?)
    };
    let (hers, his) = (anna.keys.stream(), bela.keys.stream());
    let all = |annas: u32, belas: u32, keeps: bool| {
        format!("ARRAY['{hers}', '{his}']::uuid[], ARRAY[{annas}, {belas}]::bigint[], ARRAY[true, {keeps}]")
    };
    let mut client = login("anna")?;
    assert_eq!(refusal(&mut client, &rekey(id, 1, 9, &all(1, 1, true))), "MU010", "nobody was removed");
    group.remove("bela")?;
    // Another group's member, and one who was removed.
    let other = Group { on: group.on, secret: muster_sync::Secret::new()? };
    other.machine("dani", 1)?;
    let (address, password) = other.on.login(&other.secret, "dani")?;
    let mut dani = other.on.club.as_role(&address.user.ok_or("a role")?, &password)?;
    assert_eq!(refusal(&mut dani, &rekey(id, 1, 9, &all(1, 1, false))), "MU001");
    for (what, sql, code) in [
        ("whoever was removed is kept", rekey(id, 1, 9, &all(1, 1, true)), "MU011"),
        ("a parcel was overlooked", rekey(id, 1, 9, &all(0, 1, false)), "MU011"),
        (
            "a stream was overlooked",
            rekey(id, 1, 9, &format!("ARRAY['{his}']::uuid[], ARRAY[1]::bigint[], ARRAY[false]")),
            "MU011",
        ),
        ("too long", rekey(id, 1, (4 << 20) + 1, &all(1, 1, false)), "23514"),
        ("nothing", rekey(id, 1, 0, &all(1, 1, false)), "23514"),
        ("no number", rekey(id, 0, 9, &all(1, 1, false)), "23514"),
        ("too large a number", rekey(id, 65_536, 9, &all(1, 1, false)), "23514"),
    ] {
        assert_eq!(refusal(&mut client, &sql), code, "{what}");
    }
    let mut superuser = other.on.club.superuser()?;
    superuser.batch_execute("UPDATE muster.member SET most_bytes = bytes + 1024")?;
    assert_eq!(
        refusal(&mut client, &rekey(id, 1, 9, &all(1, 1, false))),
        "MU004",
        "it counts as all else does"
    );
    superuser.batch_execute("UPDATE muster.member SET most_bytes = bytes + 9999")?;
    client.simple_query(&rekey(id, 1, 9, &all(1, 1, false)))?;
    assert_eq!(refusal(&mut client, &rekey(id, 1, 9, &all(1, 1, false))), "MU009", "it is there");
    assert_eq!(refusal(&mut client, &rekey(id, 2, 9, &all(1, 1, false))), "MU010", "once");
    // Members of the group read it, and nobody else.
    let count = |client: &mut postgres::Client| crate::club::count(client, "epoch");
    assert_eq!((count(&mut client)?, count(&mut dani)?), (1, 0));
    // An older program's parcels and photos and invitations aren't taken any more.
    let old = format!("SELECT muster.append('{id}', '{hers}', 2, 'x')");
    assert_eq!(refusal(&mut client, &old), "MU009");
    let new = format!(
        "SELECT muster.append('{id}', '{hers}', 2, convert_to('musterk1', 'UTF8') || '\\x00000001'::bytea)"
    );
    client.simple_query(&new)?;
    assert_eq!(
        refusal(&mut client, &new.replace("2, convert", "3, convert").replace("0001", "0002")),
        "MU003"
    );
    let photo = format!("SELECT muster.put_blob('{id}', '{hers}', sha256('y'), 'x')");
    assert_eq!(refusal(&mut client, &photo), "MU009");
    client.simple_query(&photo.replace("'x')", "'x', 1)"))?;
    let invite = format!("SELECT muster.invite('{id}', 'muster_0123456789abcdef', 'x', '')");
    assert_eq!(refusal(&mut client, &invite), "MU009");
    Ok(())
}

#[test]
fn who_sees_no_invitation_of_others_sees_none_while_a_key_is_made() -> Outcome {
    let group = Group::new()?;
    let anna = group.machine("anna", 1)?;
    group.owner()?.invite(&anna.keys.epochs, "somebody")?;
    let (address, password) = group.on.login(&group.secret, "anna")?;
    let mut client = group.on.club.as_role(&address.user.clone().ok_or("a role")?, &password)?;
    assert_eq!(crate::club::count(&mut client, "member")?, 1);
    let mut server = Server::open(&address, Some(&Password::new(password)), group.secret.group())?;
    assert_eq!(server.members()?.len(), 1);
    Ok(())
}

#[test]
fn a_parcel_that_was_on_its_way_when_a_key_was_made_is_sealed_once_more() -> Outcome {
    let group = Group::new()?;
    let mut anna = group.machine("anna", 1)?;
    let mut cili = group.machine("cili", 2)?;
    group.machine("bela", 3)?;
    anna.exchange(&group.on)?;
    cili.exchange(&group.on)?;
    group.remove("bela")?;
    // Cili has asked how the group stands before, and appends afterwards.
    let old = cili.keys.clone();
    let mut hub = group.server("cili")?;
    assert_eq!(anna.exchange(&group.on)?.key, KeyState::Made);
    let sealed = muster_sync::parcel::seal(&old, 9, &told())?;
    let refused = hub.append(old.stream(), hub_last(&group, old.stream())? + 1, &sealed);
    assert!(matches!(refused, Err(SyncError::Outrun(_))), "{refused:?}");
    cili.add(4, 1)?;
    assert_eq!(cili.exchange(&group.on)?.sent, 1);
    Ok(())
}

fn told() -> muster_sync::parcel::Parcel {
    let (called, group) = ("x".to_owned(), "y".to_owned());
    muster_sync::parcel::Parcel {
        version: 0,
        called,
        group,
        everything: true,
        campaigns: Vec::new(),
        entries: Vec::new(),
    }
}

fn hub_last(group: &Group, stream: Uuid) -> Outcome<u64> {
    Ok(group.server("cili")?.last(stream)?)
}

#[test]
fn keys_cost_no_round_trip_when_nothing_is_new() -> Outcome {
    let group = Group::new()?;
    let mut anna = group.machine("anna", 1)?;
    group.machine("bela", 2)?;
    anna.exchange(&group.on)?;
    let asked = |of: &str| -> usize {
        // Statements of an exchange, as the server logs them; connecting asks none.
        let log = group.on.club.cluster.log();
        let id = group.secret.group().to_string();
        log.split("LOG:  execute").filter(|one| one.contains(&id) && one.contains(of)).count()
    };
    let quiet = |anna: &mut crate::machine::Machine| -> Outcome<usize> {
        let before = asked("");
        anna.exchange(&group.on)?;
        Ok(asked("") - before)
    };
    assert_eq!(quiet(&mut anna)?, 2);
    group.remove("bela")?;
    anna.exchange(&group.on)?;
    assert_eq!(quiet(&mut anna)?, 2, "nor once there is another key");
    Ok(())
}
