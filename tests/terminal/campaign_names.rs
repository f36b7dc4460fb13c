//! Names as users type them mean what they mean in this campaign, at this stage.

use serde::Deserialize;

use crate::common::User;

#[derive(Deserialize)]
struct Cases {
    case: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    #[serde(default)]
    fresh: bool,
    log: String,
    #[serde(default)]
    before: Vec<String>,
    /// What stands in the place of `{}`, one after another.
    #[serde(default)]
    each: Vec<String>,
    r#do: Vec<String>,
    #[serde(default)]
    exit: i32,
    says: Vec<String>,
}

const SETUP: &str = r#"
campaign = "core"
heroes = ["diala-passil", "fenn-signis", "jyn-odan", "gaarkhan"]
imperial_class = "military-might"
seed = 9
"#;

impl Case {
    fn journal(&self) -> String {
        if self.fresh {
            return SETUP.to_owned();
        }
        let started = "missions = [\"Aftermath: Rebels\"]\nactive = [\"Indebted\", \"Homecoming\"]\n";
        let started = if self.log.contains("missions") { "" } else { started };
        format!("{SETUP}\n[[step]]\ndo = \"paper\"\n{started}{}\n", self.log)
    }

    /// Returns what went wrong with a name.
    fn fault(&self, said: &str) -> Option<String> {
        let user = User::new();
        let journal = user.file("log.toml", self.journal());
        user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
        let run = |words: &[String]| {
            let words: Vec<_> = words.iter().map(|word| word.replace("{}", said)).collect();
            let args = std::iter::once("campaign").chain(words.iter().map(String::as_str));
            user.run(&args.collect::<Vec<_>>())
        };
        if !self.before.is_empty() {
            run(&self.before).exits(0);
        }
        let answer = run(&self.r#do);
        let (plain, flat) = (
            format!("{}{}", answer.out, answer.err),
            format!("{}{}", answer.out, answer.err).split_whitespace().collect::<Vec<_>>().join(" "),
        );
        let unsaid = self.says.iter().find(|says| !plain.contains(*says) && !flat.contains(*says));
        if answer.code == self.exit && unsaid.is_none() {
            return None;
        }
        Some(format!("{} ({said}): {}, lacks {unsaid:?}\n{plain}", self.name, answer.code))
    }
}

#[test]
fn names_mean_what_is_on_sale_earned_or_held_here() {
    let cases: Cases = toml::from_str(include_str!("data/campaign-names.toml")).expect("cases");
    let faults = cases.case.iter().flat_map(|case| {
        let each = if case.each.is_empty() { vec![String::new()] } else { case.each.clone() };
        each.into_iter().filter_map(|said| case.fault(&said)).collect::<Vec<_>>()
    });
    let faults: Vec<_> = faults.collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

// The missions of every box at hand were listed, those of the core's story among them.
#[test]
fn a_mini_campaign_lists_its_own_missions() {
    let user = User::new();
    let journal = SETUP.replace("\"core\"", "\"twin-shadows\"");
    user.run(&["campaign", "new", "Tuesdays", &user.file("mini.toml", journal)]).exits(0);
    let listed = user.run(&["campaign", "list", "missions", "--of", "Tuesdays"]).exits(0).out;
    assert!(listed.contains("Hunted Down") && !listed.contains("Aftermath"), "{listed}");
    let conditions = user.run(&["campaign", "list", "conditions", "--of", "Tuesdays"]).exits(0).out;
    assert!(!conditions.contains("A New Threat"), "{conditions}");
    let core = user.file("core.toml", SETUP);
    user.run(&["campaign", "new", "Fridays", &core]).exits(0);
    let listed = user.run(&["campaign", "list", "missions", "--of", "Fridays"]).exits(0).out;
    for mission in ["Aftermath", "Indebted", "High Moon", "Brace for Impact"] {
        assert_eq!(listed.contains(mission), mission != "Brace for Impact", "{mission}: {listed}");
    }
}
