//! Sample squads and cards for tests, benchmarks and specimens.
#![allow(dead_code, missing_docs, unreachable_pub, clippy::unwrap_used)]

pub mod campaign;
pub mod rules;
pub mod table;

use muster_templates::layout::CardLayout;
use muster_templates::view::{
    CardBack, CardLine, CardView, ChecklistGroup, ChecklistLabels, ChecklistRow, ChecklistView, Fact,
    Finding, Mark, MarkShape, MarkedWord, PointsView, RecordField, Segment, SetupChoice, Severity,
    SheetLabels, SheetRow, SheetView, SideList, Stat, StatColumn, Track, Verdict,
};

pub const LANGUAGES: [&str; 4] = ["en", "hu", "zh-Hans", "zh-Hant"];

pub fn layout() -> CardLayout {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../db/packs/star-wars-miniatures/card.toml");
    CardLayout::from_toml(&std::fs::read_to_string(path).unwrap()).unwrap()
}

pub const REPUBLIC: Mark = Mark { shape: MarkShape::Circle, colour: [0x2b, 0x6c, 0xb0] };
pub const FRINGE: Mark = Mark { shape: MarkShape::Diamond, colour: [0x8a, 0x7f, 0x72] };

/// Returns the word for a language.
fn pick<'a>(language: &str, words: [&'a str; 4]) -> &'a str {
    let index = LANGUAGES.iter().position(|l| *l == language).unwrap_or(0);
    words[index]
}

fn stats(language: &str, values: [&str; 4]) -> Vec<Stat> {
    let labels = [
        pick(language, ["HP", "Életpont", "生命", "生命"]),
        pick(language, ["Defense", "Védelem", "防御", "防禦"]),
        pick(language, ["Attack", "Támadás", "攻击", "攻擊"]),
        pick(language, ["Damage", "Sebzés", "伤害", "傷害"]),
    ];
    labels.into_iter().zip(values).map(|(l, v)| Stat::new(l, v)).collect()
}

fn damage(language: &str, boxes: u32) -> Track {
    let words = ["Damage, 10 a box", "Sebzés, dobozonként 10", "伤害，每格10点", "傷害，每格10點"];
    Track::new(pick(language, words), boxes, 10)
}

fn force(language: &str, boxes: u32) -> Track {
    Track::new(pick(language, ["Force points", "Erőpontok", "原力点", "原力點"]), boxes, 1)
}

pub fn obi_wan(language: &str) -> CardView {
    let lines = match language {
        "hu" => vec![
            CardLine::new("Közelharci támadás", "csak szomszédos ellenfélre támadhat"),
            CardLine::new("Kettős támadás", ""),
            CardLine::new("Eltökéltség", "+4 az újradobásra"),
            CardLine::new("Soresu stílus mestere", "találat: 11-es mentő"),
            CardLine::new("Erő 2", "· Megújulás 1 · Lökés 3 · Lovagi gyorsaság · Az Erő mestere 2"),
            CardLine::new("Parancsnok", "a 6 mezőn belüli követők +4 védelmet kapnak"),
        ],
        "zh-Hans" => vec![
            CardLine::new("近战攻击", "只能攻击前后左右的敌人。"),
            CardLine::new("双重攻击", "回合中不移动，可以额外攻击1次。"),
            CardLine::new("原力 2", "· 恢复 1 · 推 3 · 绝地骑士速度"),
            CardLine::new("指挥官", "6格范的士兵防御+4。"),
        ],
        "zh-Hant" => vec![
            CardLine::new("近戰攻擊", "只能攻擊前後左右的敵人。"),
            CardLine::new("雙重攻擊", "回合中不移動，可以額外攻擊1次。"),
            CardLine::new("原力 2", "· 恢復 1 · 推 3 · 絕地騎士速度"),
            CardLine::new("指揮官", "6格的士兵防禦+4。"),
        ],
        _ => vec![
            CardLine::new("Melee Attack", "can attack only adjacent enemies"),
            CardLine::new("Double Attack", ""),
            CardLine::new("Mettle", "+4 on a reroll"),
            CardLine::new("Soresu Style Mastery", "hit: save 11"),
            CardLine::new("Force 2", "· Renewal 1 · Push 3 · Knight Speed · Master of the Force 2"),
            CardLine::new("Commander", "followers within 6 squares get +4 Defense"),
        ],
    };
    CardView {
        count: 1,
        open: false,
        marks: vec![REPUBLIC],
        signs: Vec::new(),
        name: pick(
            language,
            ["General Obi-Wan Kenobi", "Obi-Wan Kenobi tábornok", "欧比旺·肯诺比将军", "歐比旺·肯諾比將軍"],
        )
        .into(),
        cost: "55".into(),
        subtitle: pick(
            language,
            [
                "Republic · unique · medium",
                "Köztársaság · egyedi · közepes",
                "共和国 · 独特 · 中型",
                "共和國 · 獨特 · 中型",
            ],
        )
        .into(),
        stats: stats(language, ["120", "22", "+14", "20"]),
        lines,
        tracks: vec![damage(language, 12), force(language, 2)],
        footer: pick(
            language,
            [
                "The Clone Wars Starter 1 · rare ★",
                "The Clone Wars Starter 1 · ritka ★",
                "The Clone Wars Starter 1 · 稀有 ★",
                "The Clone Wars Starter 1 · 稀有 ★",
            ],
        )
        .into(),
        back: Some(CardBack {
            title: "General Obi-Wan Kenobi".into(),
            subtitle: "The Clone Wars Starter 1".into(),
            lines: vec![CardLine::new("Mettle", "spend 1 Force point: reroll with +4.")],
            photo: None,
        }),
    }
}

pub fn trooper(language: &str) -> CardView {
    CardView {
        count: 1,
        open: false,
        marks: vec![REPUBLIC],
        signs: Vec::new(),
        name: pick(language, ["Clone Trooper", "Klónkatona", "克隆人士兵", "克隆人士兵"]).into(),
        cost: "9".into(),
        subtitle: pick(
            language,
            ["Republic · medium", "Köztársaság · közepes", "共和国 · 中型", "共和國 · 中型"],
        )
        .into(),
        stats: stats(language, ["10", "13", "+6", "20"]),
        lines: vec![CardLine::new("Order 66", "")],
        tracks: vec![damage(language, 1)],
        footer: "Clone Strike 3 · ●".into(),
        back: None,
    }
}

/// Returns cards with everything at once: the longest names, every ability, both scripts.
pub fn hard_cards(language: &str) -> Vec<CardView> {
    let long = match language {
        "hu" => "Őrült-fürtű Ármánykodó Űrkőművesnő az Űrből ő",
        "zh-Hans" => {
            "欧比旺肯诺比将军阿索卡塔诺克隆人指挥官骑士绝地西斯大师学徒近战远程双重攻击防御速度原力推拉治疗"
        }
        "zh-Hant" => {
            "歐比旺肯諾比將軍阿索卡塔諾克隆人指揮官騎士絕地西斯大師學徒近戰遠程雙重攻擊防禦速度原力推拉治療"
        }
        _ => "Commander Wolffe of the 104th Battalion, Kel",
    };
    let text = match language {
        "hu" => {
            "Ha ez a figura egy szomszédos ellenfelet legyőz, azonnal léphet 6 mezőt; üldözőű őrjárőrként ütközőzónát hagyhat el."
        }
        "zh-Hans" => {
            "攻击一次后，可以移动6格；没有敌人在前后左右时，防御+4。生命不超出10点时，攻击+4，伤害+10。"
        }
        "zh-Hant" => {
            "攻擊一次後，可以移動6格；沒有敵人在前後左右時，防禦+4。生命不超出10點時，攻擊+4，傷害+10。"
        }
        _ => {
            "If this character defeats an adjacent enemy, he can immediately move 6 squares; save 11 negates; not cumulative."
        }
    };
    let mut longest = obi_wan(language);
    longest.name = long.into();
    longest.marks = [REPUBLIC, FRINGE].repeat(3);
    longest.subtitle = format!("{0} · {0} · {0} · {0}", longest.subtitle);
    longest.cost = "1,000".into();
    longest.footer = format!("{0} · {0} · {0}", longest.footer);
    longest.stats = stats(language, ["1,200", "22 (26)", "+14/+14", "20+20+20"]);
    longest.lines = (1..=15).map(|n| CardLine::new(format!("{long} {n}"), text)).collect();
    let mut fifteen = obi_wan(language);
    fifteen.lines = (1..=15)
        .map(|n| CardLine::new(pick(language, ["Cloaked", "Álcázott", "双重", "雙重"]), format!("{n}")))
        .collect();
    let mut many_boxes = obi_wan(language);
    many_boxes.tracks = vec![damage(language, 60), force(language, 30)];
    let mut hostile = obi_wan(language);
    hostile.tracks = vec![damage(language, u32::MAX)];
    let mut word = obi_wan(language);
    word.name = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch".into();
    word.lines = vec![CardLine::new("", "x".repeat(400))];
    let mut six = obi_wan(language);
    six.stats.extend(stats(language, ["6", "—", "●●", "◆"]));
    six.stats.pop();
    let mut bare = trooper(language);
    bare.stats.clear();
    bare.tracks.clear();
    bare.lines.clear();
    vec![longest, fifteen, many_boxes, hostile, word, six, bare, trooper(language)]
}

/// Returns the columns of these stats.
pub fn columns(stats: &[Stat]) -> Vec<StatColumn> {
    stats.iter().map(|stat| StatColumn { id: stat.id.clone(), label: stat.label.clone() }).collect()
}

pub fn squad(language: &str, over: bool) -> SheetView {
    let obi = obi_wan(language);
    let clone = trooper(language);
    let row = |card: &CardView, count: u32, cost: u32, arithmetic: &str| SheetRow {
        count,
        marks: if count > 1 { vec![REPUBLIC, FRINGE, REPUBLIC, FRINGE] } else { vec![REPUBLIC] },
        name: card.name.clone(),
        arithmetic: arithmetic.into(),
        cost: cost.to_string(),
        stats: card.stats.clone(),
        abilities: card.lines.iter().map(|l| l.lead.clone()).collect::<Vec<_>>().join(" · "),
        tracks: card
            .tracks
            .iter()
            .enumerate()
            .map(|(i, t)| {
                Track::new(
                    if i == 0 {
                        card.stats[0].label.clone()
                    } else {
                        pick(language, ["FP", "EP", "原力", "原力"]).into()
                    },
                    t.boxes,
                    t.per_box,
                )
            })
            .collect(),
        leads: count == 1,
        unique: count == 1,
        activates: true,
        below: false,
    };
    let segment = |card: &CardView, cost: u32, shade: u8| Segment { label: card.name.clone(), cost, shade };
    let mut rows = vec![row(&obi, 1, 45, "55 - 10 (Rapport: Anakin Skywalker)"), row(&clone, 4, 36, "4 × 9")];
    let mut strip = vec![segment(&obi, 45, 0)];
    strip.extend((0..4).map(|_| segment(&clone, 9, 1)));
    let mut total = 81;
    let mut findings = vec![Finding {
        rule: "MUSTER-OWNED".into(),
        severity: Severity::Warning,
        message: pick(language, [
            "ARC Trooper: you own none. It is in Clone Strike (4, uncommon); 2 are promised to another squad.",
            "ARC Trooper: egy sincs. A Clone Strike készletben van (4, nem gyakori); 2 egy másik csapatnak ígérve.",
            "ARC Trooper：没有。",
            "ARC Trooper：沒有。",
        ]).into(),
    }];
    if over {
        rows.push(row(&obi, 1, 55, ""));
        strip.push(segment(&obi, 55, 2));
        total += 55;
        findings.insert(
            0,
            Finding {
                rule: "SWM-POINTS".into(),
                severity: Severity::Error,
                message: pick(
                    language,
                    [
                        "The squad costs 136 points; the format allows 100.",
                        "A csapat 136 pontba kerül; a formátum 100-at enged.",
                        "小队总计136点；标准上限100点。",
                        "小隊總計136點；標準上限100點。",
                    ],
                )
                .into(),
            },
        );
        findings.insert(
            1,
            Finding {
                rule: "SWM-UNIQUE".into(),
                severity: Severity::Error,
                message: pick(
                    language,
                    [
                        "General Obi-Wan Kenobi is unique: at most one of each person may be in a squad.",
                        "Obi-Wan Kenobi tábornok egyedi: egy személyből legfeljebb egy lehet a csapatban.",
                        "欧比旺·肯诺比将军是独特角色。",
                        "歐比旺·肯諾比將軍是獨特角色。",
                    ],
                )
                .into(),
            },
        );
    }
    let left = if over { total - 100 } else { 100 - total };
    let left_label = match (language, over) {
        ("hu", true) => format!("{left} ponttal több"),
        ("hu", false) => format!("{left} maradt"),
        ("zh-Hans", true) => format!("超出{left}"),
        ("zh-Hans", false) => format!("剩余{left}"),
        ("zh-Hant", true) => format!("超出{left}"),
        ("zh-Hant", false) => format!("剩餘{left}"),
        (_, true) => format!("{left} over"),
        (_, false) => format!("{left} left"),
    };
    let json = r#"{"game":"star-wars-miniatures","format":"standard","members":[{"figure":"swm/clone-trooper","count":4}]}"#;
    SheetView {
        columns: columns(&obi.stats),
        rounds: 8,
        record: [("Opponent", 5, false), ("Points, mine : theirs", 4, true), ("Result", 3, false)]
            .map(|(label, share, both_sides)| RecordField { label: label.into(), share, both_sides })
            .to_vec(),
        initiative: String::new(),
        before: vec!["Doctor Evazan: remember Self-Destruct at setup.".into()],
        places: None,
        texts: Vec::new(),
        title: pick(
            language,
            ["Siege of Christophsis", "Christophsis ostroma", "小队 Christophsis", "小隊 Christophsis"],
        )
        .into(),
        player: String::new(),
        notes: pick(
            language,
            [
                "Keep the troopers behind Obi-Wan; open with Push on the door.",
                "A katonák maradjanak Obi-Wan mögött; az ajtónál Lökés.",
                "士兵在将军后。",
                "士兵在將軍後。",
            ],
        )
        .into(),
        game: "Star Wars Miniatures".into(),
        format: pick(language, ["Standard 100", "Szokásos 100", "标准 100", "標準 100"]).into(),
        edition: "2008".into(),
        faction: pick(language, ["Republic", "Köztársaság", "共和国", "共和國"]).into(),
        faction_mark: Some(REPUBLIC),
        legend: vec![
            MarkedWord {
                mark: REPUBLIC,
                word: pick(language, ["Republic", "Köztársaság", "共和国", "共和國"]).into(),
            },
            MarkedWord {
                mark: FRINGE,
                word: pick(language, ["Fringe", "Peremvidék", "边缘", "邊緣"]).into(),
            },
        ],
        playable: vec!["Rise of the Empire: light".into(), "Clone Wars: light".into()],
        verdict: if over { Verdict::Illegal } else { Verdict::Legal },
        findings,
        points: PointsView {
            limit: 100,
            discounts: 0,
            total,
            spent_label: format!("{total} / 100"),
            left_label,
        },
        facts: vec![
            Fact {
                value: "5".into(),
                label: pick(language, ["activations", "aktiválás", "行动", "行動"]).into(),
            },
            Fact {
                value: "160".into(),
                label: pick(language, ["hit points", "életpont", "生命值", "生命值"]).into(),
            },
        ],
        strip,
        rows,
        side_lists: vec![SideList {
            title: pick(language, ["Reserves", "Tartalék", "备选", "備選"]).into(),
            cards: vec![table::card(1, "R7 Astromech Droid", "8"), table::card(1, "Mouse Droid", "2")],
            ..SideList::default()
        }],
        setup: vec![
            SetupChoice {
                label: pick(language, ["Map", "Térkép", "地图", "地圖"]).into(),
                answer: Some("Christophsis".into()),
            },
            SetupChoice {
                label: pick(language, ["Starting side", "Kezdőoldal", "开", "選擇"]).into(),
                answer: None,
            },
        ],
        rules: Vec::new(),
        labels: SheetLabels {
            player: pick(language, ["Player:", "Játékos:", "玩家：", "玩家："]).into(),
            notes: pick(language, ["Notes", "Jegyzetek", "备注", "備註"]).into(),
            playable: pick(language, ["Playable:", "Játszható:", "可以：", "可以："]).into(),
            verdict: match (language, over) {
                ("hu", true) => "Szabálytalan",
                ("hu", false) => "Szabályos",
                ("zh-Hans", true) => "不合法",
                ("zh-Hans", false) => "合法",
                ("zh-Hant", true) => "不合法",
                ("zh-Hant", false) => "合法",
                (_, true) => "Illegal",
                (_, false) => "Legal",
            }
            .into(),
            figures: pick(language, ["Figures", "Figurák", "角色", "角色"]).into(),
            cost: pick(language, ["Cost", "Ár", "点数", "點數"]).into(),
            forfeits: String::new(),
            setup: pick(language, ["Before the game", "Játék előtt", "设置", "設置"]).into(),
            leader: pick(language, ["Commander", "Parancsnok", "指挥官", "指揮官"]).into(),
            unique: pick(language, ["Unique", "Egyedi", "独特", "獨特"]).into(),
            rounds: pick(language, ["Act.", "Akt.", "行动", "行動"]).into(),
            more: pick(language, ["and {count} more", "és még {count}", "另有 {count}", "另有 {count}"])
                .into(),
            rules: String::new(),
            qr: pick(language, ["Scan to open in Muster", "Olvasd be a Musterbe", "Muster", "Muster"]).into(),
            page: pick(
                language,
                [
                    "Page {page} of {pages}",
                    "{page}. oldal, összesen {pages}",
                    "第 {page} 页，共 {pages} 页",
                    "第 {page} 頁，共 {pages} 頁",
                ],
            )
            .into(),
        },
        catalogue: pick(
            language,
            [
                "Catalogue of 1 November 2026",
                "Katalógus: 2026. november 1.",
                "目录：2026年1月1日",
                "目錄：2026年1月1日",
            ],
        )
        .into(),
        squad_json: Some(json.into()),
        qr: Some(json.into()),
    }
}

/// Returns a squad of `count` different figures.
pub fn large_squad(count: u32) -> SheetView {
    let mut view = squad("en", false);
    view.rows = (0..count)
        .map(|n| {
            let mut row = view.rows[(n % 2) as usize].clone();
            row.count = 1 + n % 3;
            row.name = format!("{} {}", row.name, n + 1);
            row
        })
        .collect();
    view.strip =
        (0..count).map(|n| Segment { label: format!("Figure {n}"), cost: 5, shade: (n % 4) as u8 }).collect();
    view.points.limit = 5 * count;
    view
}

pub fn checklist(language: &str, sets: u32) -> ChecklistView {
    let group = |set: u32| ChecklistGroup {
        title: format!("{} {set}", ["Clone Strike", "Rebel Storm", "Universe"][set as usize % 3]),
        summary: "12 / 60".into(),
        rows: (1..=60)
            .map(|n: u32| ChecklistRow {
                number: n.to_string(),
                name: ["General Obi-Wan Kenobi", "ARC Trooper", "Klónkatona őrnagy", "克隆人士兵"]
                    [n as usize % 4]
                    .into(),
                rarity: ["●", "◆", "★", "✵"][n as usize % 4].into(),
                cost: (n * 3 % 80).to_string(),
                owned: if n.is_multiple_of(3) { "2".into() } else { String::new() },
                boxes: 2,
                ticked: n % 3,
                note: String::new(),
            })
            .collect(),
    };
    ChecklistView {
        legend: "● ◆ ★ ✵".into(),
        title: pick(language, ["Checklist", "Ellenőrzőlista", "清单", "清單"]).into(),
        subtitle: "Star Wars Miniatures".into(),
        groups: (1..=sets).map(group).collect(),
        labels: ChecklistLabels {
            number: pick(language, ["No.", "Szám", "编号", "編號"]).into(),
            name: pick(language, ["Name", "Név", "名称", "名稱"]).into(),
            rarity: pick(language, ["R", "R", "稀有", "稀有"]).into(),
            cost: pick(language, ["Cost", "Ár", "点", "點"]).into(),
            owned: pick(language, ["Own", "Van", "拥有", "擁有"]).into(),
            continued: "…".into(),
            page: "{page} / {pages}".into(),
        },
        catalogue: "2026-11-01".into(),
    }
}
