//! The attack: faults before system calls, processes at once, random kills, mutated inputs. The short
//! forms run with all tests; `script/attack` runs the long ones. See docs/reliability.md.
#![cfg(target_os = "linux")]

mod faults;
mod scenario;
mod shim;
mod state;
mod tools;

use shim::Mode;

/// A number from the environment, for whoever repeats a run.
fn asked(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

#[test]
fn a_fault_before_any_call_loses_nothing_and_leaves_nothing_half_done() {
    faults::attack(1, &Mode::ALL, None);
}

#[test]
#[ignore = "long: script/attack faults"]
fn long_faults() {
    let only = std::env::var("MUSTER_ATTACK_ONLY").ok();
    faults::attack(asked("MUSTER_ATTACK_CALLS", 120), &Mode::ALL, only.as_deref());
}
