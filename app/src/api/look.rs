//! The commands for a page in which somebody looks without installing: those that need nothing of the user's. Compiled for
//! such a page the program has these alone, so that the page loads little and no other can be reached.

/// The commands.
pub const LOOK: &[&str] = &[
    "start",
    "game",
    "search_figures",
    "figure",
    "read_list",
    "sample_squad",
    "squads",
    "new_squad",
    "open_squad",
    "save_squad",
    "check_squad",
    "squad_words",
    "write_squad",
    "share_code",
    "squad_qr",
    "squad_room",
    "fill_squad",
    "random_squad",
    "stop_work",
    "term_lines",
    "term",
    "term_summary",
    "odds",
    "squad_odds",
];

/// Returns whether this build has a command.
pub(super) const fn is_here(name: &str) -> bool {
    if cfg!(not(target_arch = "wasm32")) {
        return true;
    }
    let mut at = 0;
    while at < LOOK.len() {
        if is(LOOK[at].as_bytes(), name.as_bytes()) {
            return true;
        }
        at += 1;
    }
    false
}

/// Returns whether two texts are the same; `==` isn't for constants yet.
const fn is(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}
