//! Campaigns, played with the built-in pack.

mod agenda;
mod amounts;
mod books;
mod cards;
mod cases;
mod example;
mod held;
mod join;
mod mend;
mod names;
mod opponent;
mod paper;
mod policy;
mod random;
mod recorded;
mod strikes;

use std::sync::LazyLock;

use muster_db::pack::{self, LoadedGame};
use muster_rules::campaign::facts::Facts;

static GAME: LazyLock<LoadedGame> = LazyLock::new(|| {
    let (games, broken) = pack::load(&pack::built_in());
    assert!(broken.is_empty(), "{broken:?}");
    let game = games.into_iter().find(|g| !g.campaigns.campaigns.is_empty());
    game.expect("a game with campaigns")
});

static FACTS: LazyLock<Facts> = LazyLock::new(|| GAME.campaigns.clone());
