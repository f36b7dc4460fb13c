//! Campaigns are shown in the reader's language where a source has the names; the rest stays English.

use muster_app::Muster;
use muster_app::base::speaker::Speaker;
use muster_app::base::words::Words;
use muster_app::campaigns::Telling;
use muster_db::pack::LoadedGame;
use muster_rules::campaign::event::{Card, Why};
use muster_rules::campaign::id::{AllyId, MissionId};
use muster_rules::campaign::refusal::Refusal;

/// Runs a query in a language.
fn told<T>(language: &str, ask: impl Fn(Telling<'_>, &LoadedGame) -> T) -> T {
    let dir = tempfile::tempdir().expect("a folder");
    let muster = Muster::open(dir.path().to_owned());
    let game = muster.campaign_game(None).expect("a game with campaigns");
    let words = Words::new(language);
    ask(Telling::new(Speaker::new(&words, &game, &game.names)), &game)
}

fn name(language: &str, id: &str) -> String {
    told(language, |telling, _| telling.name(id))
}

#[test]
fn heroes_and_missions_have_the_names_of_the_chinese_rule_book() {
    for (id, traditional, simplified) in [
        ("jyn-odan", "金‧歐丹", "金‧欧丹"),
        ("aftermath", "戰後餘波", "战后余波"),
        ("brushfire", "灌林火災", "灌林火灾"),
        ("core-set", "基礎遊戲", "基础游戏"),
        ("military-might", "軍事力量", "军事力量"),
        ("legendary", "傳奇", "传奇"),
        ("riot-grenades", "鎮暴手榴彈", "镇暴手榴弹"),
    ] {
        assert_eq!((name("zh-Hant", id).as_str(), name("zh-Hans", id).as_str()), (traditional, simplified));
    }
}

#[test]
fn what_no_source_names_stays_english() {
    for language in ["en", "hu", "zh-Hant", "zh-Hans"] {
        assert_eq!(name(language, "loku-kanoloa"), "Loku Kanoloa");
        assert_eq!(name(language, "canyon-run"), "Canyon Run");
        assert_eq!(name(language, "nobody-knows"), "nobody-knows");
    }
    assert_eq!(name("hu", "aftermath"), "Aftermath");
}

#[test]
fn an_ally_goes_by_the_name_of_the_deployment_card() {
    let ally = |language, id: &str| told(language, |telling, _| telling.card(&Card::Ally(AllyId::from(id))));
    assert_eq!(ally("en", "han-solo-scoundrel"), "Han Solo, Scoundrel");
    assert_eq!(ally("zh-Hant", "luke-skywalker-hero-of-the-rebellion"), "路克‧天行者");
    assert_eq!(ally("zh-Hans", "darth-vader-lord-of-the-sith"), "达斯‧维达");
    let refused = Refusal::SameAlly { ally: "rebel-trooper".to_owned() };
    let sentence = told("en", |telling, _| telling.refusal(&refused));
    assert!(sentence.contains("Rebel Trooper"), "{sentence}");
}

#[test]
fn what_a_mission_asks_is_told_in_every_language() {
    let why = Why::Bonus {
        mission: MissionId::from("a-new-threat"),
        condition: "terminals-investigated-by-end-of-round-5".into(),
        met: true,
    };
    for (language, sentence) in [
        ("en", "A New Threat: terminals investigated by end of round 5"),
        ("hu", "A New Threat: az 5. kör végéig átvizsgálták a terminálokat"),
        ("zh-Hant", "新威脅：第 5 回合結束前調查完終端機"),
        ("zh-Hans", "新威胁：第 5 回合结束前调查完终端机"),
    ] {
        assert_eq!(told(language, |telling, _| telling.why(&why)), sentence);
    }
    let all = |language| {
        told(language, |telling, game| {
            let facts = &game.campaigns;
            let conditions = facts.bonuses.iter().map(|b| (b.words.clone(), telling.condition(b)));
            let outcomes =
                facts.outcomes.iter().filter_map(|o| Some((o.words.clone()?, telling.outcome(o)?)));
            conditions.chain(outcomes).filter(|(english, own)| english == own).collect::<Vec<_>>()
        })
    };
    for language in ["hu", "zh-Hant", "zh-Hans"] {
        assert_eq!(all(language), [], "{language}");
    }
}

// Damage and strain were in English on the sheets of every language.
#[test]
fn what_a_heros_sheet_and_a_mission_night_count_is_told_in_every_language() {
    for language in ["hu", "zh-Hant", "zh-Hans"] {
        let english = told(language, |telling, game| {
            let rules = &game.campaigns.rules;
            let sheets = rules.heroes.sheet.iter();
            let stats = sheets.clone().flat_map(|side| &side.stats);
            let counted = stats.clone().filter_map(|stat| stat.counted.clone());
            let stats = stats.map(|stat| stat.name.clone());
            let sides = sheets.map(|side| side.name.clone());
            let night =
                rules.night.iter().flat_map(|night| night.counters.iter().map(|one| one.name.clone()));
            let all: Vec<_> = stats.chain(counted).chain(sides).chain(night).collect();
            assert!(all.len() > 16, "{all:?}");
            all.into_iter().filter(|word| telling.term(word) == *word).collect::<Vec<_>>()
        });
        assert_eq!(english, Vec::<String>::new(), "{language}");
    }
}

#[test]
fn what_kind_of_thing_an_item_is_is_told_in_every_language() {
    for language in ["hu", "zh-Hant", "zh-Hans"] {
        let english = told(language, |_, game| {
            let words = game.campaigns.items.values().flat_map(|item| &item.traits);
            words.filter(|word| game.names.ability(language, word).is_none()).cloned().collect::<Vec<_>>()
        });
        assert_eq!(english, Vec::<String>::new(), "{language}");
    }
}
