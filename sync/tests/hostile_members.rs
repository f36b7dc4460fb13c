//! A member of a group who has its key and signs whatever they like: the others write over nothing, crash nowhere, can read
//! all that they have, and agree with one another.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, OpenOptions};
use std::io::Write as _;

use flate2::read::DeflateDecoder;
use muster_db::Database;
use muster_db::nouns::{Noun, tables};
use muster_db::table::hub::Scope;
use muster_db::table::kept::KeptKind;
use muster_sync::parcel::{Parcel, seal};
use muster_sync::{Keys, Secret};
use rusqlite::Connection;
use rusqlite::types::{Value as Cell, ValueRef};
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};
use uuid::Uuid;

use crate::attack::{asked, ends, say, seed};
use crate::forged::Pool;
use crate::hubs::Carried as _;
use crate::machine::{Chance, Machine, Outcome};

/// The honest machines of a group; the last one joins late.
const NAMES: [(&str, i64); 3] = [("anna", 0), ("bela", 2), ("cili", -3)];
#[test]
fn whatever_a_member_signs_the_others_keep_what_they_have_and_agree() -> Outcome {
    attack(8, 14)
}

#[test]
#[ignore = "long: script/attack members"]
fn long_members() -> Outcome {
    attack(asked("MUSTER_ATTACK_MEMBERS", 1_000), seed())
}

fn attack(members: u64, seed: u64) -> Outcome {
    let mut counted = Counted::default();
    for number in 0..members {
        let mut chance = Chance(seed.wrapping_mul(1_000_003).wrapping_add(number));
        one(&mut chance, &mut counted).map_err(|e| format!("member {number} of seed {seed}: {e}"))?;
    }
    let Counted { forged, taken, refused } = counted;
    say(&format!("{members} members, {forged} entries made up, {taken} taken in, {refused} refused"))
}

#[derive(Default)]
struct Counted {
    forged: usize,
    taken: u64,
    refused: u64,
}

/// A group, of which one member is hostile.
struct Group {
    honest: Vec<Machine>,
    mallory: Machine,
    /// With which mallory signs what no program of ours wrote, and how many parcels these are.
    keys: Keys,
    parcels: u64,
    carried: TempDir,
    secret: Secret,
    /// The only one that is exchanged, if it isn't everything.
    campaign: Option<Uuid>,
}

fn one(chance: &mut Chance, counted: &mut Counted) -> Outcome {
    let mut group = Group::new(chance)?;
    let mut pool = Pool::default();
    let outside = group.outside()?;
    for _ in 0..3 {
        // Twice, so that all have what the last of them wrote.
        for _ in 0..2 {
            group.all_exchange(counted)?;
        }
        // In a campaign's group mallory may know more of one of them from elsewhere.
        pool.known = entries(&group.honest[0])?;
        pool.shared = group.mallory.holds()?.0.into_iter().collect();
        for _ in 0..=chance.below(3) {
            let number = 3 + chance.below(20);
            let forged: Vec<String> = (0..number).map(|_| pool.forge(chance)).collect();
            counted.forged += forged.len();
            group.sign(forged, chance)?;
            let who = chance.below(group.honest.len());
            group.acts(who, chance).map_err(|e| format!("{} acts: {e}", NAMES[who].0))?;
            if chance.below(2) == 0 {
                group.exchange(chance.below(2), counted)?;
            }
        }
    }
    for _ in 0..2 {
        group.all_exchange(counted)?;
    }
    group.nothing_is_lost()?;
    group.all_agree()?;
    for (machine, (before, after)) in group.honest.iter().zip(outside.iter().zip(group.outside()?)) {
        let changed = before.iter().find(|(table, rows)| after[*table] != **rows);
        if let Some((table, rows)) = changed {
            let told = format!("{table}: {:#?}", differing(rows, &after[table]));
            return Err(
                format!("{} has something else beside the campaign, {told}", machine.joined.called).into()
            );
        }
    }
    Ok(())
}

impl Group {
    fn new(chance: &mut Chance) -> Outcome<Self> {
        let (secret, carried) = (Secret::new()?, tempdir()?);
        let honest = NAMES.map(|(name, years)| Machine::new(name, years, &secret, Scope::Everything));
        let mut honest = honest.into_iter().collect::<Outcome<Vec<_>>>()?;
        let mut mallory = Machine::new("mallory", 5, &secret, Scope::Everything)?;
        for _ in 0..30 {
            honest[0].acts(chance)?;
        }
        let campaigns = honest[0].db.kept_things(KeptKind::Campaign)?;
        let campaign = campaigns.first().map(|campaign| campaign.uuid).filter(|_| chance.below(3) == 0);
        if let Some(id) = campaign {
            for machine in honest.iter_mut().chain([&mut mallory]) {
                machine.joined.scope = Scope::Campaigns([id].into());
                machine.db.join_hub(&machine.joined, machine.clock)?;
            }
        }
        let keys = Keys::new(secret.clone())?;
        Ok(Self { honest, mallory, keys, parcels: 0, carried, secret, campaign })
    }

    /// An honest machine does something, in a campaign's group with that.
    fn acts(&mut self, who: usize, chance: &mut Chance) -> Outcome {
        let machine = &mut self.honest[who];
        match self.campaign {
            None => machine.acts(chance),
            Some(id) if machine.db.kept_thing(KeptKind::Campaign, id).is_ok() => machine.goes_on(id, chance),
            Some(_) => Ok(()),
        }
    }

    /// Puts entries into mallory's stream, or tries to put them elsewhere.
    fn sign(&mut self, entries: Vec<String>, chance: &mut Chance) -> Outcome {
        let version = match chance.below(8) {
            0 => Database::supported_version() + 1,
            1 => [i32::MIN, i32::MAX, -1][chance.below(3)],
            _ => Database::supported_version(),
        };
        let called = ["mallory", "anna", "\u{1b}[2J\n\u{202e}", ""][chance.below(4)].to_owned();
        let campaigns = [Uuid::nil()].repeat(chance.below(3));
        let parcel = Parcel {
            version,
            called,
            group: "x".repeat(chance.below(9)),
            everything: true,
            campaigns,
            entries,
        };
        let mut hub = self.carried.hub(&self.secret, "mallory")?;
        match chance.below(12) {
            // Under a number that was read already. Who had read less would see something else than the others: a member can
            // show different things to different people.
            0 => self.sign_again(&parcel)?,
            // Behind a gap, and as if another machine had written it.
            1 => {
                let number = self.parcels + 1_000;
                hub.append(self.keys.stream(), number, &seal(&self.keys, number, &parcel)?)?;
                hub.append(Uuid::now_v7(), 1, &seal(&self.keys, 1, &parcel)?)?;
            }
            _ => {
                self.parcels += 1;
                hub.append(self.keys.stream(), self.parcels, &seal(&self.keys, self.parcels, &parcel)?)?;
            }
        }
        Ok(())
    }

    /// Puts a parcel behind the last of mallory's files, under the number of the first one.
    fn sign_again(&self, parcel: &Parcel) -> Outcome {
        let group = self.carried.path().join("muster").join(self.secret.group().to_string());
        let Ok(files) = fs::read_dir(group.join(self.keys.stream().to_string())) else { return Ok(()) };
        let Some(last) = files.flatten().map(|file| file.path()).max() else { return Ok(()) };
        let sealed = seal(&self.keys, 1, parcel)?;
        let size = u32::try_from(sealed.len())?;
        let frame = [1_u64.to_be_bytes().as_slice(), &size.to_be_bytes(), &sealed].concat();
        Ok(OpenOptions::new().append(true).open(last)?.write_all(&frame)?)
    }

    fn all_exchange(&mut self, counted: &mut Counted) -> Outcome {
        for number in 0..self.honest.len() {
            self.exchange(number, counted)?;
        }
        self.mallory.exchange(&self.carried)?;
        Ok(())
    }

    fn exchange(&mut self, number: usize, counted: &mut Counted) -> Outcome {
        let (mut machine, carried) = (self.honest.remove(number), self.carried.path().to_owned());
        let (machine, done) = ends(move || {
            let done = machine.exchange(carried.as_path()).map_err(|e| format!("{}: {e}", e.code()));
            (machine, done)
        })?;
        self.honest.insert(number, machine);
        let done = done.map_err(|e| format!("{} exchanges: {e}", NAMES[number].0))?;
        (counted.taken, counted.refused) = (counted.taken + done.received, counted.refused + done.refused);
        Ok(())
    }

    /// Whatever an honest machine wrote and sends is on all of them, to the letter.
    fn nothing_is_lost(&self) -> Outcome {
        for writer in &self.honest {
            let ours = writer.db.our_entries_after(0, 100_000)?;
            for machine in &self.honest {
                let there: BTreeMap<String, Value> = entries(machine)?
                    .into_iter()
                    .map(|entry| (entry["id"].as_str().unwrap_or_default().to_owned(), entry))
                    .collect();
                for stored in ours.iter().filter(|stored| self.is_sent(&stored.entry)) {
                    let wanted = serde_json::to_value(&stored.entry)?;
                    let (from, to) = (&writer.joined.called, &machine.joined.called);
                    let found = there.get(&stored.entry.id.to_string());
                    if found != Some(&wanted) {
                        return Err(format!("{from} wrote {wanted}, {to} has {found:?}").into());
                    }
                }
            }
        }
        Ok(())
    }

    fn is_sent(&self, entry: &muster_db::entry::Entry) -> bool {
        let of_logs = ["campaign", "campaign-log", "night"].contains(&entry.noun.as_str());
        self.campaign.is_none_or(|id| of_logs && entry.subject == id.to_string())
    }

    fn all_agree(&mut self) -> Outcome {
        let mut all = Vec::new();
        for machine in &mut self.honest {
            machine.is_sound()?;
            machine.reads_everything().map_err(|e| format!("{} reads: {e}", machine.joined.called))?;
            all.push(shown(machine, self.campaign, true)?);
            // And it can be opened by whoever starts next.
            machine.db = Database::open(machine.path(), machine.clock)?;
        }
        for (machine, tables) in self.honest.iter().zip(&all) {
            if let Some((table, rows)) = tables.iter().find(|(table, rows)| **rows != all[0][*table]) {
                let told = format!("{table}: {:#?}", differing(rows, &all[0][table]));
                return Err(format!("{} has something else than anna, {told}", machine.joined.called).into());
            }
        }
        Ok(())
    }

    /// Returns what each honest machine has beside the campaign that is exchanged; nothing if everything is.
    fn outside(&self) -> Outcome<Vec<Tables>> {
        let beside = |machine| shown(machine, self.campaign, false);
        self.honest.iter().filter(|_| self.campaign.is_some()).map(beside).collect()
    }
}

/// Rows by table.
type Tables = BTreeMap<String, Vec<Vec<Cell>>>;

/// Returns some rows that only one of the two has.
fn differing(one: &[Vec<Cell>], other: &[Vec<Cell>]) -> Vec<String> {
    let not_in = |rows: &[Vec<Cell>], row: &&Vec<Cell>| !rows.contains(row);
    let only = one.iter().filter(|row| not_in(other, row)).chain(other.iter().filter(|row| not_in(one, row)));
    only.map(|row| format!("{row:?}")).take(4).collect()
}

/// Returns all entries of a machine, as they stand in parcels.
fn entries(machine: &Machine) -> Outcome<Vec<Value>> {
    let conn = Connection::open(machine.database())?;
    let sql = "SELECT e.id, e.machine, e.at, s.noun, s.subject, e.follows, e.change
               FROM entry e JOIN entry_subject s ON s.n = e.subject ORDER BY e.id";
    let mut statement = conn.prepare(sql)?;
    let mut rows = statement.query([])?;
    let uuid = |bytes: &[u8]| Uuid::from_slice(bytes).map(|id| id.to_string());
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        let follows = row.get_ref(5)?.as_blob()?.chunks(16).map(uuid).collect::<Result<Vec<_>, _>>()?;
        let change = match row.get_ref(6)? {
            ValueRef::Blob(packed) => serde_json::from_reader(DeflateDecoder::new(packed))?,
            other => serde_json::from_str::<Value>(other.as_str()?)?,
        };
        entries.push(json!({
            "id": uuid(row.get_ref(0)?.as_blob()?)?, "machine": uuid(row.get_ref(1)?.as_blob()?)?,
            "at": row.get::<_, String>(2)?, "noun": row.get::<_, String>(3)?,
            "subject": row.get::<_, String>(4)?, "follows": follows, "change": change,
        }));
    }
    Ok(entries)
}

/// Returns the rows of what users keep, without IDs that each machine gives by itself: all of them, or those that are of
/// a campaign, or those that aren't.
fn shown(machine: &Machine, campaign: Option<Uuid>, within: bool) -> Outcome<Tables> {
    let conn = Connection::open(machine.database())?;
    let mut all = BTreeMap::new();
    let mut of_it: BTreeSet<String> = campaign.iter().map(Uuid::to_string).collect();
    let heads = campaign.is_none().then_some("entry_head");
    // An evening's photos come after it.
    let kept = tables().filter(|table| table.noun.is_some_and(|noun| noun != Noun::OwnPack));
    // Mallory may call an evening as something else is called.
    let of_kind = |name: &&str| !within || campaign.is_none() || name.starts_with("campaign");
    for name in kept.map(|table| table.name).chain(heads).filter(of_kind) {
        // What is removed has no counts, whatever the row still says of them.
        let there = if name == "holding" { "deleted_at IS NULL" } else { "1" };
        // Where an entry stands is a machine's own affair.
        let sql = match name {
            "entry_head" => "SELECT s.noun, s.subject, hex(e.id) FROM entry_head h
                             JOIN entry_subject s ON s.n = h.subject JOIN entry e ON e.n = h.entry"
                .to_owned(),
            _ => format!("SELECT * FROM {name} WHERE {there}"),
        };
        let mut statement = conn.prepare(&sql)?;
        // Of what isn't said once for all, the row says which machine wrote it last and when, and that may be its own doing.
        let own: &[&str] = match name {
            "holding" | "alias" => &["uuid", "machine", "created", "updated"],
            // When a log was continued is read from its entries.
            "campaign" | "play" | "tournament" => &["machine", "updated"],
            "owned_copy" | "campaign_session" => &["machine", "updated"],
            "squad" | "match_played" | "campaign_photo" => &["machine"],
            _ => &[],
        };
        let columns: Vec<usize> = (0..statement.column_count())
            .filter(|at| !own.contains(&statement.column_name(*at).unwrap_or_default()))
            .collect();
        let rows = statement.query_map([], |r| columns.iter().map(|at| r.get::<_, Cell>(*at)).collect())?;
        let mut rows: Vec<Vec<Cell>> = rows.collect::<Result<_, _>>()?;
        if campaign.is_some() && name.starts_with("campaign") {
            let is_of_it =
                |row: &Vec<Cell>| row.iter().any(|cell| matches!(cell, Cell::Text(t) if of_it.contains(t)));
            let (inner, outer): (Vec<_>, Vec<_>) = rows.into_iter().partition(is_of_it);
            if name == "campaign_session" {
                let id = |row: &Vec<Cell>| {
                    row.iter().find_map(|cell| match cell {
                        Cell::Text(text) => Uuid::try_parse(text).ok().map(|id| id.to_string()),
                        _ => None,
                    })
                };
                of_it.extend(inner.iter().filter_map(id));
            }
            rows = if within { inner } else { outer };
        }
        rows.sort_by_key(|row| format!("{row:?}"));
        all.insert(name.to_owned(), rows);
    }
    // Each machine counts the revisions of its packs by itself.
    let packs = machine.db.own_packs()?.into_iter().filter(|_| campaign.is_none() || !within);
    let packs = packs.map(|pack| vec![Cell::Text(format!("{:?}", pack.into_files()))]).collect();
    all.insert("own_pack".to_owned(), packs);
    Ok(all)
}
