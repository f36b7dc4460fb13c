//! Three machines that work, exchange and are cut off at random: in the end all have and show the same.

use muster_db::table::hub::Scope;
use muster_sync::Secret;
use tempfile::tempdir;

use crate::hubs::{Carried, OnServer};
use crate::machine::{Chance, Machine, Outcome};

fn end_with_the_same<C: Carried>(seeds: u64, place: impl Fn() -> Outcome<C>) -> Outcome {
    for seed in 0..seeds {
        let (carried, secret) = (place()?, Secret::new()?);
        let mut machines = [("a", 0), ("b", -7), ("c", 12)]
            .map(|(name, years)| Machine::new(name, years, &secret, Scope::Everything).expect("a machine"));
        let mut chance = Chance(seed);
        for _ in 0..60 {
            let at = chance.below(3);
            match chance.below(4) {
                0 => drop(machines[at].exchange(&carried)?),
                _ => machines[at].work(&mut chance)?,
            }
        }
        for _ in 0..2 {
            for machine in &mut machines {
                let done = machine.exchange(&carried)?;
                assert_eq!((done.refused, done.troubles.len()), (0, 0));
            }
        }
        let all = machines.each_ref().map(|machine| machine.holds().expect("what it holds"));
        assert!(all[0].0.len() > 20, "seed {seed}: {}", all[0].0.len());
        assert!(all[0] == all[1] && all[1] == all[2], "seed {seed}");
    }
    Ok(())
}

#[test]
fn machines_that_exchange_through_a_folder_end_with_the_same() -> Outcome {
    end_with_the_same(20, || Ok(tempdir()?))
}

#[test]
fn machines_that_exchange_through_a_server_end_with_the_same() -> Outcome {
    end_with_the_same(10, OnServer::new)
}
