//! Campaigns that another program saved.

use crate::common::User;

/// A save as ImperialCommander 2 writes it.
const FOREIGN: &str = r#"{"formatVersion":"2","campaignName":"Thursday","campaignExpansionCode":"Core","campaignJournal":"",
"XP":0,"credits":450,"fame":0,"awards":0,"campaignHeroes":[{"heroID":"H1","campaignItems":[{"tier":1,"id":"item101",
"name":"DL-44","type":"O","cost":500}],"campaignSkills":[{"owner":"H1","id":"diala01","name":"Force Throw","cost":1}],
"xpAmount":2}],"campaignStructure":[{"missionType":0,"missionID":"Core2","threatLevel":2}],"campaignVillains":[],
"campaignAllies":[{"name":"Luke Skywalker"}],"campaignItems":["item101"],"campaignRewards":[],"campaignType":0}"#;

// It was an unknown field of a file that nobody had changed.
#[test]
fn a_save_of_another_program_is_told_for_what_it_is_and_what_it_has() {
    let user = User::new();
    let save = user.file("save.json", FOREIGN);
    let refused = user.run(&["campaign", "import", &save, "--json"]);
    assert_ne!(refused.code, 0, "{}", refused.out);
    let answer = refused.json();
    assert_eq!(answer["code"], "campaign-foreign-save", "{answer:#}");
    let said = answer["message"].as_str().unwrap_or_default();
    for part in
        ["ImperialCommander 2", "Thursday", "450", "H1 (2 XP): DL-44, Force Throw", "Luke Skywalker", "Core2"]
    {
        assert!(said.contains(part), "{part}: {said}");
    }
    let other = user.file("other.json", FOREIGN.replace("campaignHeroes", "heroes"));
    let answer = user.run(&["campaign", "import", &other, "--json"]).json();
    assert_eq!(answer["code"], "campaign-file-invalid", "{answer:#}");
    assert_eq!(user.run(&["campaign", "list", "--json"]).exits(0).json(), serde_json::json!([]));
}
