//! A group's name for its campaign may be a sentence, or one word of a hundred letters: it is never cut, and runs into
//! nothing.

use muster_templates::page::Document;
use muster_templates::print::{Paper, PrintOptions, campaign_log, hero_sheets, night, reference};
use muster_templates::remark::Remark;
use muster_templates::view::{CardLine, ReferencePart, ReferenceView, Stat};

use crate::campaign::is_clean;
use crate::sample::LANGUAGES;
use crate::sample::campaign::{hero, ledger, log};
use crate::sample::table;

/// The longest names that the window takes, with spaces, without, and in Chinese.
const NAMES: [&str; 5] = [
    "The Brave Heroes of the Outer Rim Who Would Not Give Up Until",
    "The Very Long Campaign of the Brave Heroes of the Outer Rim Who Would Not Give Up Until the Empire Had Lost Each Mission",
    "Hosszúkampánynévszóköznélkülamelyetvalakiegyetlenlélegzettelírtbeésnemtörtelsehollegalábbszázhúszbetűigaholvégetért",
    "外環勇士們的長戰役在帝國輸掉每一個任務之前絕不放棄的英雄們的事與所有盟友一起走過星系邊緣的每一個角落直到最後一個帝國軍官放下武器為止",
    "外环勇士们的长战役在帝国输掉每一个任务之前绝不放弃的英雄们的事与所有盟友一起走过星系边缘的每一个角落直到最后一个帝国军官放下武器为止，外环勇士们的长战役在帝国输掉每一个任务之前绝不放弃的英雄们的事与所有盟友一起走过",
];

/// The text without spaces, as lines end where a name has one.
fn packed(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Fails if the name isn't there whole, often enough, or anything is cut or runs into something.
fn has_it_whole(document: &Document, name: &str, times: usize, what: &str) {
    let cut = |remark: &&Remark| matches!(remark, Remark::Shortened { text } if text.contains(name));
    assert_eq!(document.remarks.iter().find(cut), None, "{what}");
    let text: String = document.runs().map(|(_, run)| packed(&run.text)).collect();
    assert!(text.matches(&packed(name)).count() >= times, "{what}: {text}");
    is_clean(document, what);
}

#[test]
fn a_long_name_of_a_campaign_wraps_on_every_sheet() {
    for language in LANGUAGES {
        for paper in [Paper::A4, Paper::Letter] {
            let options = PrintOptions {
                paper,
                language: language.to_owned(),
                system_fonts: false,
                ..Default::default()
            };
            for name in NAMES {
                let what = |sheet: &str| format!("{sheet} {language} {paper:?} {name}");
                let mut view = log(language, false);
                view.title = name.to_owned();
                view.ledger = ledger(4);
                has_it_whole(&campaign_log(&view, &options), name, 2, &what("log"));
                let heroes = [3, 6].map(|items| {
                    let mut hero = hero(language, items, false);
                    hero.campaign = format!("{name} · 2026-11-30");
                    hero
                });
                has_it_whole(&hero_sheets(&heroes, &options), name, 2, &what("heroes"));
                let mut view = table::night(language);
                view.facts.insert(1, Stat::new("Campaign", name));
                has_it_whole(&night(&view, &options), name, 1, &what("mission"));
                let lines = vec![CardLine::new("DL-44", "500"); 4];
                let view = ReferenceView {
                    title: "Shop and upgrades".to_owned(),
                    subtitle: format!("{name} · 2026-11-30"),
                    parts: vec![ReferencePart { title: "Tier 1".to_owned(), lines }],
                    note: "Muster".to_owned(),
                    page: "{page} / {pages}".to_owned(),
                };
                has_it_whole(&reference(&view, &options), name, 1, &what("shop"));
            }
        }
    }
}
