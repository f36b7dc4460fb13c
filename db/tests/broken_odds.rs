//! Unresolved references and numbers out of range in the definition of attacks are reported.

use crate::broken_packs::faults;
use crate::tiny::{tiny, with};

fn told(odds: &str) -> Vec<(u64, &'static str)> {
    let found = faults(&[with(tiny(), &[("odds.toml", odds)])]);
    assert!(found.iter().all(|(file, ..)| file == "odds.toml"), "{found:?}");
    let mut all: Vec<_> = found.into_iter().map(|(_, line, _, key)| (line, key)).collect();
    all.sort_unstable();
    all
}

#[test]
fn attacks_name_what_there_is() {
    let odds = "kind = \"roll\"\nsource = \"paper\"\ndie = 1\ncritical = \"ruin\"\ndefense = \"wit\"\n\
                hit_points = \"hp\"\nattacks = { melee = \"claws\", ranged = \"bows\", unreduced = [] }\n\
                helper = { bonus = 1, term = \"help\" }\nreroll = { stat = \"luck\", term = \"pay\" }\n\
                says_who = [\"kinds\"]\n";
    let expected = [
        (2, "unresolved"),
        (3, "bad-value"),
        (4, "unresolved"),
        (5, "unresolved"),
        (7, "unresolved"),
        (7, "unresolved"),
        (8, "unresolved"),
        (9, "unresolved"),
        (9, "unresolved"),
        (10, "unresolved"),
    ];
    assert_eq!(told(odds), expected);
}

#[test]
fn pools_name_what_there_is() {
    let odds = "kind = \"pools\"\nsource = \"book\"\nhit_points = \"hp\"\nsurges = \"surges\"\n\
                attack_type = \"way\"\nmelee = \"near\"\n";
    assert_eq!(told(odds), [(4, "unresolved"), (5, "unresolved"), (6, "not-one-of")]);
}

#[test]
fn luck_is_of_so_many_dice_as_can_be_reckoned_with() {
    let odds = "kind = \"luck\"\nsource = \"book\"\ndice = 9\nsides = 6\nlucky = 7\nalike = 1\n\
                sequence = 3\nlying = \"rolled\"\naside = \"whole\"\nnot_counted = [\"mercy\"]\n";
    let expected = [(3, "bad-value"), (5, "bad-value"), (6, "bad-value"), (10, "unresolved")];
    assert_eq!(told(odds), expected);
    assert_eq!(told("kind = \"chess\"\n"), [(1, "shape")]);
}
