//! The campaign state as data, in the vocabulary of the built-in campaigns, for comparison with cases and
//! recorded logs.

use muster_rules::campaign::event::Account;
use muster_rules::campaign::id::{AccountId, HeroId, SideId};
use muster_rules::campaign::state::{Balance, State};
use serde_json::{Value as Json, json};

/// Returns the account of a side.
pub(crate) fn account(kind: &str) -> Account {
    Account::of_side(&AccountId::from(kind))
}

/// Returns a hero's XP.
pub(crate) fn xp(state: &State, hero: &HeroId) -> Balance {
    state.balance(&Account::of_hero(&AccountId::from("hero-xp"), hero))
}

/// Returns the whole state as JSON.
pub(crate) fn books(state: &State) -> Json {
    let mut told = serde_json::to_value(state).expect("JSON");
    let heroes: Json = state
        .heroes
        .iter()
        .map(|(hero, book)| {
            let xp = xp(state, hero);
            let told = json!({
                "xp": xp.earned(), "xp_spent": xp.spent(), "cards": book.cards, "items": book.items,
                "rewards": book.rewards, "packed": book.packed,
            });
            (hero.as_str().to_owned(), told)
        })
        .collect::<serde_json::Map<_, _>>()
        .into();
    let (rebels, empire) = (state.side(&SideId::from("rebels")), state.side(&SideId::from("empire")));
    let xp = state.balance(&account("imperial-xp"));
    let left = |deck: &str| state.mission_deck(&deck.into()).collect::<Vec<_>>();
    let more = json!({
        "heroes": heroes,
        "credits": state.left(&account("credits")),
        "imperial": {
            "xp": xp.earned(), "xp_spent": xp.spent(), "influence": state.left(&account("influence")),
            "cards": empire.cards, "agenda": empire.agenda, "rewards": empire.rewards,
            "villains": empire.allies,
        },
        "allies": rebels.allies,
        "rewards": rebels.rewards,
        "side_deck": left("side-deck"),
        "threat_deck": left("threat"),
    });
    if let (Json::Object(told), Json::Object(more)) = (&mut told, more) {
        for key in ["accounts", "sides", "mission_decks"] {
            assert!(told.remove(key).is_some(), "a state has no {key}");
        }
        // The `threat_level` in answers was recorded as `threat`.
        for played in told.get_mut("played").and_then(Json::as_array_mut).into_iter().flatten() {
            let played = played.as_object_mut().expect("a mission");
            let threat = played.remove("threat_level").expect("a threat level");
            played.insert("threat".to_owned(), threat);
        }
        told.extend(more);
    }
    told
}
