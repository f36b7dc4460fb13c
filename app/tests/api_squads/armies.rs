//! Squads with a deck, and cards that are attached to others.

use serde_json::{Value, json};

use crate::api_squads::user::{User, draft, rules, strings};

fn army(members: &[(&str, u32)]) -> Value {
    let mut draft = draft(members);
    draft["game"] = json!("imperial-assault");
    draft["format"] = json!("standard");
    draft
}

fn with_setup(mut army: Value, holder: &str, chosen: &str) -> Value {
    army["setup"] = json!([{ "holder": holder, "ability": "Attachment", "chosen": chosen }]);
    army
}

#[test]
fn a_decks_cards_are_members_that_name_their_deck_and_count_for_it_alone() {
    let mut user = User::new();
    let members = [("ia/stormtrooper", 2), ("ia/reinforcements", 2), ("ia/urgency", 1)];
    let view = user.check(&army(&members));
    assert_eq!(strings(&view["members"], "figure"), members.map(|(id, _)| id));
    let decks: Vec<_> = view["members"].as_array().into_iter().flatten().map(|m| m["deck"].clone()).collect();
    assert_eq!(decks, [Value::Null, json!("command"), json!("command")]);
    assert_eq!(view["points"], json!({ "limit": 40, "total": 12, "left": 28 }));
    assert_eq!(view["activations"], 2);
    let deck = &view["decks"][0];
    assert_eq!(
        (&deck["title"], &deck["cards"], &deck["size"]),
        (&json!("Command deck"), &json!(3), &json!(15))
    );
    assert_eq!((&deck["points"], &deck["limit"]), (&json!(4), &json!(15)));
    assert_eq!(rules(&view, "error"), ["IA-SK-COMMAND"], "three cards are no deck yet");
    let view = user.check(&army(&members[..1]));
    assert_eq!(view["decks"][0]["cards"], 0, "a deck not begun stands there, too");
    assert_eq!(rules(&view, "error"), Vec::<String>::new());
}

#[test]
fn a_row_warns_before_what_a_deck_may_not_hold_and_not_because_it_has_just_begun() {
    let mut user = User::new();
    let begun = army(&[("ia/stormtrooper", 2)]);
    assert_eq!(user.fit(&begun, "ia/reinforcements")["breaks"], json!([]));
    let second = army(&[("ia/stormtrooper", 2), ("ia/urgency", 1)]);
    assert_ne!(user.fit(&second, "ia/urgency")["breaks"], json!([]), "once is its limit");
    assert_eq!(user.fit(&second, "ia/reinforcements")["breaks"], json!([]));
}

#[test]
fn who_carries_an_attachment_is_asked_where_more_than_one_may() {
    let mut user = User::new();
    let vader = army(&[("ia/darth-vader-lord-of-the-sith", 1), ("ia/driven-by-hatred", 1)]);
    assert_eq!(user.check(&vader)["choices"], json!([]), "only one may carry it");
    let army =
        army(&[("ia/stormtrooper", 1), ("ia/jet-trooper", 1), ("ia/vaders-finest", 1), ("ia/urgency", 1)]);
    let choices = user.check(&army)["choices"].clone();
    assert_eq!(strings(&choices, "holder"), ["ia/vaders-finest"]);
    assert_eq!(strings(&choices[0]["options"], "id"), ["ia/stormtrooper", "ia/jet-trooper"]);
    for (chosen, errors) in [("ia/jet-trooper", 1), ("ia/urgency", 2), ("ia/royal-guard", 2)] {
        let view = user.check(&with_setup(army.clone(), "ia/vaders-finest", chosen));
        assert_eq!(rules(&view, "error").len(), errors, "{chosen}: {view}");
        assert_eq!(view["choices"][0]["chosen"]["id"], json!(chosen));
    }
}

#[test]
fn a_link_that_is_pasted_at_another_game_brings_its_own() {
    let mut user = User::new();
    let text = "http://classic.tabletopadmiral.com/imperialassault/nuc034ncc057";
    let read = user.call("read_list", json!({ "game": "star-wars-miniatures", "text": text }));
    assert_eq!(read["draft"]["game"], "imperial-assault");
    assert_eq!(strings(&read["view"]["members"], "text"), ["nuc 034 Stormtrooper", "ncc 057 Urgency"]);
}

#[test]
fn an_army_is_written_as_the_game_describes_and_refused_with_a_reason() {
    let mut user = User::new();
    let game = user.call("game", json!({ "game": "imperial-assault" }));
    assert_eq!(strings(&game["share_styles"], "id"), ["tabletop-admiral", "iacp"]);
    let sorts = strings(&game["traits"], "id");
    assert!(["upgrade", "command-card"].iter().all(|s| sorts.iter().any(|t| t == s)), "{sorts:?}");
    let small = army(&[("ia/stormtrooper", 1), ("ia/urgency", 1)]);
    let written = user.call("write_squad", json!({ "draft": small, "style": "iacp" }));
    let text = "Deployment Cards:\n- Stormtrooper (Regular)\nCommand Cards:\n- Urgency\n";
    assert_eq!(written["text"], json!(text));
    let crowd = army(&[("ia/stormtrooper", 15)]);
    let refused = user.fails("write_squad", "en", json!({ "draft": crowd, "style": "tabletop-admiral" }));
    assert_eq!(refused["code"], "link-full");
}

#[test]
fn the_catalogue_tells_sorts_of_cards_apart() {
    let mut user = User::new();
    let fits = json!({
        "by": "tried", "draft": army(&[("ia/stormtrooper", 2)]), "id": null, "beside": null, "exactly": false,
    });
    let found_of = |user: &mut User, abilities: &Value, fits: &Value| {
        let request = json!({
            "game": "imperial-assault", "query": "force", "abilities": abilities, "limit": 100, "fits": fits,
        });
        strings(&user.call("search_figures", request)["rows"], "id")
    };
    let found = |user: &mut User, abilities: Value| {
        let all = found_of(user, &abilities, &Value::Null);
        let fitting = found_of(user, &abilities, &fits);
        assert!(fitting.iter().all(|id| all.contains(id)), "{abilities} are looked for: {fitting:?}");
        all
    };
    let cards = found(&mut user, json!(["command-card"]));
    assert!(
        cards.contains(&"ia/force-push".to_owned()) && !cards.contains(&"ia/channel-the-force".to_owned())
    );
    let upgrades = found(&mut user, json!(["upgrade"]));
    assert!(
        upgrades.contains(&"ia/channel-the-force".to_owned())
            && !upgrades.contains(&"ia/force-push".to_owned())
    );
}

#[test]
fn an_attachment_says_on_whose_card_it_goes() {
    let mut user = User::new();
    let carried = |view: &Value| strings(&view["members"], "carried");
    let vader = army(&[("ia/darth-vader-lord-of-the-sith", 1), ("ia/driven-by-hatred", 1)]);
    assert_eq!(carried(&user.check(&vader)), ["", "on Darth Vader, Lord of the Sith"]);
    // If two may carry it, the chosen one does.
    let troops = army(&[("ia/stormtrooper", 1), ("ia/jet-trooper", 1), ("ia/vaders-finest", 1)]);
    assert_eq!(carried(&user.check(&troops)), ["", "", ""]);
    let chosen = with_setup(troops, "ia/vaders-finest", "ia/jet-trooper");
    assert_eq!(carried(&user.check(&chosen))[2], "on Jet Trooper");
}

#[test]
fn hit_points_are_those_of_every_figure_in_a_group() {
    let mut user = User::new();
    let view = user.check(&army(&[("ia/rebel-trooper", 2), ("ia/chewbacca-loyal-wookiee", 1)]));
    assert_eq!(view["endurance"], "32 hit points");
}

#[test]
fn a_list_that_is_pasted_at_another_game_says_whose_it_is() {
    let mut user = User::new();
    let army =
        "Stormtrooper (Elite) 9\nImperial Officer 2\nRoyal Guard 8\nProbe Droid 3\nJet Trooper (Elite) 7\n";
    let read = user.call("read_list", json!({ "game": "star-wars-miniatures", "text": army }));
    assert_eq!(read["draft"]["game"], "star-wars-miniatures");
    assert_eq!(read["view"]["rather"], json!({ "id": "imperial-assault", "name": "Imperial Assault" }));
    let own = user.call("read_list", json!({ "game": "imperial-assault", "text": army }));
    assert!(own["view"].get("rather").is_none(), "{own}");
    assert!(own["view"].get("recognised").is_none(), "{own}");
    // A typo doesn't suggest another game.
    let slip = "Darth Vader 47\nStormtroper 5\nGeneral Obi-Wan Kenobi 55\n";
    let read = user.call("read_list", json!({ "game": "star-wars-miniatures", "text": slip }));
    assert!(read["view"].get("rather").is_none(), "{read}");
}
