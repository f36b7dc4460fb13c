//! What two machines make of counts that both changed before they met: the table of docs/club.md, and random histories.

use std::collections::BTreeSet;
use std::error::Error;

use chrono::{DateTime, Utc};
use muster_db::Database;
use muster_db::entry::{Entry, id_of};
use muster_db::table::holding::{Bulk, Holding};
use muster_rules::id::{GameId, PrintingId};
use tempfile::{TempDir, tempdir};
use uuid::Uuid;

use crate::chance::{Chance, asked};

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

/// Something that a user does to the number of figures of one printing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Done {
    /// One more.
    More,
    /// One fewer.
    Fewer,
    /// I have so many.
    Told(u32),
    /// I have none, and want none.
    Removed,
    /// A file that adds two.
    Import,
    /// A plan by which one goes away.
    Trade,
}

struct Machine {
    _dir: TempDir,
    db: Database,
    sent: i64,
}

fn game() -> GameId {
    "toy-soldiers".into()
}

fn at() -> Outcome<DateTime<Utc>> {
    Ok(DateTime::from_timestamp(1_790_000_000, 0).ok_or("a time")?)
}

impl Machine {
    fn new() -> Outcome<Self> {
        let dir = tempdir()?;
        Ok(Self { db: Database::open(dir.path(), at()?)?, _dir: dir, sent: 0 })
    }

    fn figures(&self, printing: &PrintingId) -> Outcome<Option<u32>> {
        Ok(self.db.holding(&game(), printing)?.map(|row| row.holding.figures))
    }

    /// Does something and returns the entries it made.
    fn does(&mut self, done: Done, printing: &PrintingId) -> Outcome<Vec<Uuid>> {
        let now = at()?;
        let there = self.figures(printing)?.unwrap_or(0);
        let mut holding = Holding::new(game(), printing.clone(), "toy/1".into(), "Soldier".to_owned());
        let (figures, how, act) = match done {
            Done::More => (there + 1, Bulk::Change, None),
            Done::Fewer => (there.saturating_sub(1), Bulk::Change, None),
            Done::Told(number) => (number, Bulk::Set, None),
            Done::Removed => (0, Bulk::Set, None),
            Done::Import => (2, Bulk::Add, Some("a file")),
            Done::Trade => (there.saturating_sub(1), Bulk::Change, Some("a plan")),
        };
        holding.figures = figures;
        self.db.begin()?;
        if let Some(act) = act {
            self.db.is_part_of(id_of(&act)?)?;
        }
        if done == Done::Removed {
            self.db.remove_holdings(&game(), std::slice::from_ref(printing), now)?;
        } else {
            self.db.put_holdings(&[holding], how, now)?;
        }
        let made = self.db.entries_made()?;
        self.db.commit()?;
        Ok(made)
    }

    fn takes_back(&mut self, entries: &[Uuid]) -> Outcome<usize> {
        Ok(self.db.take_back(entries, at()?)?)
    }

    fn outbox(&mut self) -> Outcome<Vec<Entry>> {
        let new = self.db.our_entries_after(self.sent, 10_000)?;
        self.sent = new.last().map_or(self.sent, |stored| stored.n);
        Ok(new.into_iter().map(|stored| stored.entry).collect())
    }
}

/// Brings what each machine wrote to all others.
fn meet(machines: &mut [Machine]) -> Outcome {
    let sent = machines.iter_mut().map(Machine::outbox).collect::<Outcome<Vec<_>>>()?;
    for (to, machine) in machines.iter_mut().enumerate() {
        for (_, entries) in sent.iter().enumerate().filter(|(from, _)| *from != to) {
            machine.db.receive(entries, at()?)?;
        }
    }
    Ok(())
}

const ALL: [Done; 6] = [Done::More, Done::Told(9), Done::Told(4), Done::Removed, Done::Import, Done::Trade];

/// What comes of two things done independently where both knew of three figures, as docs/club.md says: the numbers that
/// may be, of which all machines have the same. `None` if the figure has gone.
fn table(one: Done, other: Done) -> &'static [Option<u32>] {
    use Done::{Import, More, Removed, Told, Trade};
    match (one.min(other), one.max(other)) {
        (More, More) | (Import, Import) => &[Some(5)],
        (More, Told(4)) => &[Some(5)],
        (More, Told(_)) => &[Some(10)],
        (More, Removed) => &[Some(1)],
        (More, Import) => &[Some(6)],
        (More, Trade) => &[Some(3)],
        (Told(4), Told(9)) => &[Some(4), Some(9)],
        (Told(4), Told(_) | Removed) => &[Some(4)],
        (Told(_), Told(_) | Removed) => &[Some(9)],
        (Told(4), Import) => &[Some(6)],
        (Told(_), Import) => &[Some(11)],
        (Told(4), Trade) => &[Some(3)],
        (Told(_), Trade) => &[Some(8)],
        (Removed, Removed) => &[None],
        (Removed, Import) => &[Some(2)],
        // There is none left to give.
        (Removed, Trade) => &[Some(0)],
        (Import, Trade) => &[Some(4)],
        (Trade, Trade) => &[Some(2)],
        (one, other) => panic!("no cell for {one:?} and {other:?}"),
    }
}

/// Two machines that do something each, and a third that hears of both; all have the printing three times.
fn both(machines: &mut [Machine], number: &mut u32) -> Outcome<PrintingId> {
    *number += 1;
    let printing = PrintingId::from(format!("toy/first/{number}"));
    machines[0].does(Done::Told(3), &printing)?;
    meet(machines)?;
    Ok(printing)
}

#[test]
fn each_two_operations_make_what_the_table_says() -> Outcome {
    let mut machines = [Machine::new()?, Machine::new()?, Machine::new()?];
    let mut number = 0;
    for (one, other) in ALL.iter().flat_map(|one| ALL.iter().map(move |other| (*one, *other))) {
        let printing = both(&mut machines, &mut number)?;
        machines[0].does(one, &printing)?;
        machines[1].does(other, &printing)?;
        meet(&mut machines)?;
        let all = machines.iter().map(|m| m.figures(&printing)).collect::<Outcome<BTreeSet<_>>>()?;
        let seen = all.first().copied().flatten();
        assert!(all.len() == 1, "{one:?}, {other:?}: {all:?}");
        assert!(table(one, other).contains(&seen), "{one:?}, {other:?}: {seen:?}");
    }
    Ok(())
}

#[test]
fn what_is_taken_back_leaves_what_the_other_did_alone() -> Outcome {
    let mut machines = [Machine::new()?, Machine::new()?, Machine::new()?];
    let mut number = 0;
    for (one, other) in ALL.iter().flat_map(|one| ALL.iter().map(move |other| (*one, *other))) {
        let printing = both(&mut machines, &mut number)?;
        let alone = both(&mut machines, &mut number)?;
        let made = machines[0].does(one, &printing)?;
        assert_eq!(machines[0].takes_back(&made)?, 1, "{one:?}");
        assert_eq!(machines[0].figures(&printing)?, Some(3), "{one:?}");
        assert_eq!(machines[0].takes_back(&made)?, 0, "{one:?} a second time");
        machines[1].does(other, &printing)?;
        machines[1].does(other, &alone)?;
        meet(&mut machines)?;
        for machine in &machines {
            // A figure that has gone from one machine, while the other keeps it after all, is there no times.
            let wanted = machine.figures(&alone)?.unwrap_or(0);
            assert_eq!(machine.figures(&printing)?.unwrap_or(0), wanted, "{one:?} undone, {other:?}");
        }
    }
    Ok(())
}

#[test]
fn what_is_done_and_taken_back_on_both_machines_was_never_done() -> Outcome {
    let mut machines = [Machine::new()?, Machine::new()?];
    let mut number = 0;
    for done in ALL {
        let printing = both(&mut machines, &mut number)?;
        for machine in &mut machines {
            let made = machine.does(done, &printing)?;
            machine.takes_back(&made)?;
        }
        meet(&mut machines)?;
        for machine in &machines {
            assert_eq!(machine.figures(&printing)?, Some(3), "{done:?}");
        }
        // Or done on both, known to both, and taken back by both.
        let printing = both(&mut machines, &mut number)?;
        let made = machines.iter_mut().map(|m| m.does(done, &printing)).collect::<Outcome<Vec<_>>>()?;
        meet(&mut machines)?;
        for (machine, made) in machines.iter_mut().zip(&made) {
            machine.takes_back(made)?;
        }
        meet(&mut machines)?;
        for machine in &machines {
            assert_eq!(machine.figures(&printing)?, Some(3), "{done:?}, known to both");
        }
    }
    Ok(())
}

#[test]
fn what_is_done_twice_on_purpose_is_done_twice() -> Outcome {
    let mut machines = [Machine::new()?, Machine::new()?];
    let printing = both(&mut machines, &mut 0)?;
    machines[0].does(Done::Import, &printing)?;
    machines[0].does(Done::Import, &printing)?;
    machines[1].does(Done::Import, &printing)?;
    meet(&mut machines)?;
    for machine in &machines {
        assert_eq!(machine.figures(&printing)?, Some(7));
    }
    // Taken back and done again it is the first time after all.
    let printing = both(&mut machines, &mut 1)?;
    let made = machines[0].does(Done::Import, &printing)?;
    machines[0].takes_back(&made)?;
    machines[0].does(Done::Import, &printing)?;
    machines[1].does(Done::Import, &printing)?;
    meet(&mut machines)?;
    for machine in &machines {
        assert_eq!(machine.figures(&printing)?, Some(5));
    }
    Ok(())
}

/// Something done, as the model of the random histories remembers it.
struct Event {
    done: Done,
    /// By how much the count differs, where it isn't told.
    by: i64,
    /// The acts of one kind and time are one, wherever they were done.
    time: Option<usize>,
    /// What its machine knew.
    known: BTreeSet<usize>,
    taken_back: bool,
    made: Vec<Uuid>,
}

impl Event {
    fn told(&self) -> Option<i64> {
        match self.done {
            Done::Told(number) => Some(i64::from(number)),
            Done::Removed => Some(0),
            _ => None,
        }
    }

    fn act(&self) -> Option<(Done, usize)> {
        Some((self.done, self.time?))
    }
}

/// Returns the counts that somebody who knows these events may have; below 0, more was given away than there was. These
/// are the rules of docs/club.md once more, by sets of what was known in place of the graph.
fn model(events: &[Event], known: &BTreeSet<usize>) -> BTreeSet<i64> {
    let standing: Vec<usize> = known.iter().copied().filter(|at| !events[*at].taken_back).collect();
    let told: Vec<usize> = standing.iter().copied().filter(|at| events[*at].told().is_some()).collect();
    let newest = |at: &usize| !told.iter().any(|later| events[*later].known.contains(at));
    let newest: Vec<usize> = told.iter().copied().filter(newest).collect();
    let covered: BTreeSet<usize> = newest.iter().flat_map(|at| &events[*at].known).copied().collect();
    let old = standing.iter().filter(|at| covered.contains(at));
    let mut acts: BTreeSet<_> = old.filter_map(|at| events[*at].act()).collect();
    let mut sum = 0;
    for event in standing.iter().filter(|at| !covered.contains(at)).map(|at| &events[*at]) {
        if event.told().is_none() && event.act().is_none_or(|act| acts.insert(act)) {
            sum += event.by;
        }
    }
    let numbers = newest.iter().filter(|at| events[**at].done != Done::Removed);
    let mut bases: BTreeSet<i64> = numbers.filter_map(|at| events[*at].told()).collect();
    if bases.is_empty() {
        bases.insert(0);
    }
    bases.into_iter().map(|base| base + sum).collect()
}

/// Returns what was done and what each machine knew, for a message.
fn story(events: &[Event]) -> String {
    let told =
        events.iter().map(|event| format!("{:?} ({}) knowing {:?}", event.done, event.by, event.known));
    told.collect::<Vec<_>>().join(", ")
}

/// A printing to which three machines do things at random.
struct History<'a> {
    machines: &'a mut [Machine; 3],
    printing: PrintingId,
    events: Vec<Event>,
    knows: [BTreeSet<usize>; 3],
}

impl History<'_> {
    fn all(&self) -> BTreeSet<usize> {
        (0..self.events.len()).collect()
    }

    fn shown(&self, who: usize) -> Outcome<i64> {
        Ok(i64::from(self.machines[who].figures(&self.printing)?.unwrap_or(0)))
    }

    fn meets(&mut self) -> Outcome {
        meet(self.machines)?;
        let all = self.all();
        self.knows = [all.clone(), all.clone(), all];
        Ok(())
    }

    /// Does something at random. Returns false if the model can't tell what it was.
    fn goes_on(&mut self, who: usize, chance: &mut Chance) -> Outcome<bool> {
        let before = self.shown(who)?;
        let told = Done::Told(u32::try_from(1 + chance.below(9))?);
        let some = [Done::More, Done::Fewer, told, Done::Removed, Done::Import, Done::Trade];
        let mut done = *chance.one_of(&some);
        // What changes nothing says nothing.
        let nothing = match done {
            Done::Told(number) => i64::from(number) == before,
            Done::Fewer | Done::Trade | Done::Removed => before == 0,
            _ => false,
        };
        if nothing {
            done = Done::More;
        }
        // What is bought where more was given away than there was counts from there.
        let counts = model(&self.events, &self.knows[who]);
        let hidden: Vec<_> = counts.iter().filter(|count| (**count).max(0) == before).collect();
        let [hidden] = hidden[..] else { return Ok(false) };
        let hidden = *hidden;
        let made = self.machines[who].does(done, &self.printing)?;
        let by = self.shown(who)? - hidden;
        let known = self.knows[who].clone();
        let same = known.iter().filter(|at| self.events[**at].done == done);
        let times: BTreeSet<_> = same.filter_map(|at| self.events[*at].time).collect();
        let time =
            (0..).find(|time| !times.contains(time)).filter(|_| matches!(done, Done::Import | Done::Trade));
        self.knows[who].insert(self.events.len());
        self.events.push(Event { done, by, time, known, taken_back: false, made });
        Ok(true)
    }

    fn takes_back(&mut self, who: usize, at: usize) -> Outcome {
        self.machines[who].takes_back(&self.events[at].made)?;
        let act = self.events[at].act();
        self.events[at].taken_back = true;
        let twins = self.events.iter_mut().filter(|event| act.is_some() && event.act() == act);
        twins.for_each(|event| event.taken_back = true);
        Ok(())
    }

    fn is_right(&self, who: usize) -> Outcome {
        let (shown, right) = (self.shown(who)?, model(&self.events, &self.knows[who]));
        let (name, story) = (&self.printing, story(&self.events));
        let seen = right.iter().any(|count| (*count).max(0) == shown);
        assert!(seen, "{name}: {shown}, not {right:?} after {story}");
        Ok(())
    }

    fn all_agree(&self) -> Outcome {
        let shown = (0..3).map(|who| self.shown(who)).collect::<Outcome<BTreeSet<_>>>()?;
        assert_eq!(shown.len(), 1, "{}: {shown:?} after {}", self.printing, story(&self.events));
        (0..3).try_for_each(|who| self.is_right(who))
    }
}

#[test]
fn machines_that_met_agree_and_have_what_the_rules_say_whatever_was_done_where() -> Outcome {
    random_histories(asked("MUSTER_HISTORIES", 200), 35)
}

#[test]
#[ignore = "long: script/attack twice"]
fn long_counts() -> Outcome {
    random_histories(asked("MUSTER_ATTACK_COUNTS", 2_000), asked("MUSTER_ATTACK_SEED", 1))
}

fn random_histories(histories: u64, seed: u64) -> Outcome {
    let mut machines = [Machine::new()?, Machine::new()?, Machine::new()?];
    let mut chance = Chance(seed);
    for number in 0..histories {
        let printing = PrintingId::from(format!("toy/random/{number}"));
        let (events, knows) = (Vec::new(), Default::default());
        let mut history = History { machines: &mut machines, printing, events, knows };
        for _ in 0..2 + chance.below(6) {
            let who = chance.below(3);
            if !history.goes_on(who, &mut chance)? {
                break;
            }
            if chance.below(3) == 0 {
                history.meets()?;
            }
            history.is_right(who)?;
        }
        history.meets()?;
        history.all_agree()?;
        if history.events.is_empty() {
            continue;
        }
        let (who, at) = (chance.below(3), chance.below(history.events.len()));
        history.takes_back(who, at)?;
        history.meets()?;
        history.all_agree()?;
    }
    Ok(())
}
