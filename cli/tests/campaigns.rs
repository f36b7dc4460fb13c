//! Campaigns in a terminal: what is kept is kept whole.

use crate::common::User;

/// A journal whose third step no rule allows: there is no such item.
const REFUSED: &str = r#"
campaign = "core"
heroes = ["gaarkhan", "jyn-odan", "mak-eshkarey", "diala-passil"]
imperial_class = "military-might"
seed = 7

[[step]]
do = "mission"
name = "aftermath"
winner = "rebels"
crates = 2

[[step]]
do = "buy"
item = "dl-44"
hero = "jyn-odan"

[[step]]
do = "buy"
item = "no-such"
hero = "jyn-odan"
"#;

// Finding 8: the steps before the refused one were kept, and the answer said that nothing was.
#[test]
fn a_journal_with_a_refused_step_keeps_no_campaign_at_all() {
    let user = User::new();
    let journal = user.file("refused.toml", REFUSED);
    let said = user.run(&["campaign", "new", "Tuesdays", &journal]).exits(1);
    assert!(
        said.out.contains("Step 3") && said.out.contains("Nothing of Tuesdays was saved"),
        "{}",
        said.out
    );
    let answer = user.run(&["campaign", "new", "Tuesdays", &journal, "--json"]).exits(1).json();
    assert_eq!((&answer["kept"], &answer["refused"][0]["step"]), (&false.into(), &3.into()));
    assert_eq!(user.run(&["campaign", "list", "--json"]).exits(0).json(), serde_json::json!([]));

    let sound = REFUSED.rsplit_once("[[step]]").expect("steps").0;
    let sound = user.file("sound.toml", sound);
    user.run(&["campaign", "new", "Tuesdays", &sound]).exits(0);
    let kept = user.run(&["campaign", "list", "--json"]).exits(0).json();
    assert_eq!((kept.as_array().map(Vec::len), &kept[0]["entries"]), (Some(1), &3.into()));
}
