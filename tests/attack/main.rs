//! Proves that no fault, kill, second process or input takes away what was acknowledged, or leaves a change half made. The
//! short forms run with all tests; `script/attack` runs the long ones. See docs/reliability.md.
#![cfg(target_os = "linux")]

mod clock;
mod faults;
mod inputs;
mod mutate;
mod program;
mod readers;
mod scenario;
mod seeds;
mod shim;
mod state;
mod together;
mod tools;

use together::Plan;

/// A number from the environment, for whoever repeats a run.
fn asked(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

#[test]
fn a_fault_before_any_call_loses_nothing_and_leaves_nothing_half_done() {
    // Of 36 scenarios a kill and two other faults each.
    faults::attack(1, 2, None);
}

#[test]
#[ignore = "long: script/attack faults"]
fn long_faults() {
    let only = std::env::var("MUSTER_ATTACK_ONLY").ok();
    faults::attack(asked("MUSTER_ATTACK_CALLS", 180), 5, only.as_deref());
}

#[test]
fn twenty_at_once_lose_nothing_that_was_acknowledged() {
    together::attack("twenty at once", Plan { rounds: 2, killed: 0, restores: false }, 1);
}

#[test]
fn two_restores_at_once_do_not_mix() {
    together::restores_at_once(4);
}

#[test]
#[ignore = "long: script/attack together"]
fn long_together() {
    let rounds = asked("MUSTER_ATTACK_ROUNDS", 100);
    together::attack("twenty at once", Plan { rounds, killed: 0, restores: false }, 1);
    together::attack("twenty at once, with restores", Plan { rounds, killed: 0, restores: true }, 2);
    together::restores_at_once(rounds);
}

#[test]
fn whoever_is_killed_takes_nothing_with_them() {
    together::attack("random kills", Plan { rounds: 2, killed: 70, restores: true }, 3);
}

#[test]
#[ignore = "long: script/attack kills"]
fn long_kills() {
    let rounds = asked("MUSTER_ATTACK_ROUNDS", 400);
    together::attack("random kills", Plan { rounds: rounds / 2, killed: 75, restores: false }, 4);
    together::attack(
        "random kills, with restores",
        Plan { rounds: rounds / 2, killed: 75, restores: true },
        5,
    );
}

#[test]
fn no_input_harms_its_reader() {
    inputs::attack(4_000, 14);
}

#[test]
#[ignore = "long: script/attack inputs"]
fn long_inputs() {
    let seed = asked("MUSTER_ATTACK_SEED", 1) as u64;
    inputs::attack(asked("MUSTER_ATTACK_INPUTS", 10_000_000) as u64, seed);
}

#[test]
fn no_file_harms_the_program() {
    program::attack(60, 14);
}

#[test]
#[ignore = "long: script/attack program"]
fn long_program() {
    let seed = asked("MUSTER_ATTACK_SEED", 1) as u64;
    program::attack(asked("MUSTER_ATTACK_FILES", 10_000), seed);
}

#[test]
fn a_clock_before_1970_stops_nothing() {
    clock::attack();
}
