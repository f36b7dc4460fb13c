//! Sample campaigns.

use muster_templates::view::{
    CampaignLogLabels, CampaignLogView, DeckCard, HeroItem, HeroSheetLabels, HeroSheetView, HeroSide,
    LogChapter, LogHero, LogList, LogMovement, LogStage, LogXp, Stat, Track,
};

use super::pick;

fn list(title: &str, entries: &[&str]) -> LogList {
    LogList { title: title.into(), entries: entries.iter().map(|e| (*e).to_owned()).collect() }
}

fn labels(language: &str) -> CampaignLogLabels {
    let say = |words| pick(language, words).to_owned();
    CampaignLogLabels {
        stage: say(["Stage", "Szakasz", "阶段", "階段"]),
        kind: say(["Kind", "Fajta", "类", "類"]),
        mission: say(["Mission", "Küldetés", "任务", "任務"]),
        winner: say(["Won by", "Győztes", "胜利者", "勝利者"]),
        date: say(["Date", "Dátum", "日期", "日期"]),
        reward: say(["Rewards", "Jutalmak", "奖", "獎"]),
        threat: say(["Threat level", "Fenyegetettség", "威胁等级", "威脅等級"]),
        tiers: say(["Item tiers", "Tárgyak szintje", "物品等级", "物品等級"]),
        steps: vec![
            say(["Mission", "Küldetés", "任务", "任務"]),
            say(["Rebel upgrade", "Lázadó fejlesztés", "反抗军升级", "反抗軍升級"]),
            say(["Imperial upgrade", "Birodalmi fejlesztés", "帝国升级", "帝國升級"]),
        ],
        forced: say(["Forced missions", "Kényszerküldetések", "紧急任务", "緊急任務"]),
        heroes: say(["Rebels", "Lázadók", "反抗军", "反抗軍"]),
        credits: say(["Credits", "Kredit", "信用点", "信用點"]),
        player: say(["Player", "Játékos", "玩家", "玩家"]),
        xp: say(["XP", "XP", "经验值", "經驗值"]),
        strokes: say([
            "/ earned, × spent",
            "/ megszerzett, × elköltött",
            "／ 获得　× 已用",
            "／ 獲得　× 已用",
        ]),
        cards: say(["Class cards", "Osztálykártyák", "技能卡", "技能卡"]),
        items: say(["Items", "Tárgyak", "物品", "物品"]),
        rewards: say(["Rewards", "Jutalmak", "奖", "獎"]),
        together: say(["Together", "Közösen", "反抗军", "反抗軍"]),
        opponent: say(["Imperial player", "Birodalmi játékos", "帝国玩家", "帝國玩家"]),
        notes: say(["Notes", "Jegyzetek", "任务", "任務"]),
        ledger: say(["Ledger", "Főkönyv", "账簿", "帳簿"]),
        movement: movement(["Who", "What", "Amount", "Left", "Why"]),
        page: say(["Page {page} of {pages}", "{page}/{pages}. oldal", "{page}/{pages}", "{page}/{pages}"]),
    }
}

fn movement([who, what, amount, balance, why]: [&str; 5]) -> LogMovement {
    LogMovement {
        who: who.into(),
        what: what.into(),
        amount: amount.into(),
        balance: balance.into(),
        why: why.into(),
    }
}

/// Returns an empty log.
pub fn blank_log(language: &str) -> CampaignLogView {
    let stage = |number: usize| LogStage {
        number: number.to_string(),
        kind: pick(language, ["Side mission", "Mellékküldetés", "支线任务", "支線任務"]).into(),
        threat: "4".into(),
        tiers: "2, 3".into(),
        steps: vec![false; 3],
        choices: if number > 0 && number.is_multiple_of(3) {
            vec!["Imperial Hospitality".into(), "Fly Solo".into()]
        } else {
            Vec::new()
        },
        ..LogStage::default()
    };
    let hero = LogHero {
        xp: LogXp { boxes: 20, ..LogXp::default() },
        deck: vec![DeckCard::default(); 9],
        ..LogHero::default()
    };
    CampaignLogView {
        facts: ["Campaign", "Heroes", "Date"].map(|l| Stat::new(l, "")).to_vec(),
        stages: (0..11).map(stage).collect(),
        forced: (1..=4)
            .map(|n| LogStage { number: n.to_string(), steps: vec![false], ..LogStage::default() })
            .collect(),
        heroes: vec![hero; 4],
        together: ["Allies", "Rewards", "Active missions"].map(|t| list(t, &[])).to_vec(),
        opponent: ["Class", "XP earned", "XP spent", "Influence"].map(|l| Stat::new(l, "")).to_vec(),
        opponent_lists: ["Class cards", "Agenda", "Villains", "Rewards"].map(|t| list(t, &[])).to_vec(),
        bag: list(
            pick(language, ["To bring", "Hoznivaló", "需要", "需要"]),
            &["Core Set", "Heroes: figures, sheets, class cards", "12 item and reward cards", "Dice"],
        ),
        labels: labels(language),
        note: "Muster".into(),
        ..CampaignLogView::default()
    }
}

/// Returns a log at the end of a long campaign; with `hard`, names are extremely long.
pub fn log(language: &str, hard: bool) -> CampaignLogView {
    let long =
        if hard { "The Realm of the Dark Side Beyond the Őrült Űr" } else { "Technological Superiority" };
    let many = |n: usize, what: &str| -> Vec<String> { (1..=n).map(|i| format!("{what} {i}")).collect() };
    let hero = |at: usize| LogHero {
        name: if hard { long.into() } else { format!("Mak Eshka’rey {at}") },
        player: if hard { long.into() } else { "Éva".into() },
        xp: LogXp { boxes: 20, earned: Some(14), spent: 12 },
        deck: (0..9)
            .map(|n| DeckCard {
                name: if hard { long.into() } else { "Superior Positioning".into() },
                cost: if n == 0 { String::new() } else { ((n + 1) / 2).to_string() },
                owned: n % 2 == 0,
            })
            .collect(),
        items: many(7, "DT-12 Heavy Blaster Pistol"),
        rewards: many(3, "Veteran Prowess"),
    };
    let mut view = blank_log(language);
    view.title = pick(language, ["Tuesdays", "Keddi csapat", "星期二", "星期二"]).into();
    for fact in view.facts.iter_mut().chain(&mut view.opponent) {
        fact.value = if hard { long.into() } else { "12".into() };
    }
    for (at, stage) in view.stages.iter_mut().chain(&mut view.forced).enumerate() {
        stage.mission = long.into();
        stage.choices.clear();
        stage.date = "2026-11-24".into();
        stage.reward = if at % 2 == 0 { "Wookiee Loyalty".into() } else { String::new() };
        stage.winner = pick(language, ["Empire", "Birodalom", "帝国", "帝國"]).into();
        stage.steps.fill(true);
        stage.here = at == 10;
    }
    view.credits = "1,750".into();
    view.heroes = (1..=4).map(hero).collect();
    for list in view.together.iter_mut().chain(&mut view.opponent_lists) {
        list.entries = many(if hard { 9 } else { 4 }, "Rebel Saboteur");
    }
    if hard {
        view.title = format!("{long} {long} {long}");
    }
    view
}

/// Returns the movements of `stages` stages, ten each.
pub fn ledger(stages: usize) -> Vec<LogChapter> {
    let why = "Imperial Hospitality, not met: terminal destroyed before the end of the very last round";
    let row = |stage: usize, n: usize| match n {
        0 => movement(["All heroes", "XP", "+1", "12", "Result of Imperial Hospitality"]),
        1 if stage == 0 => movement(["Gaarkhan", "influence", "+1,250", "12,750", why]),
        _ => movement(["Mak Eshka’rey", "credits", "−350", "1,250", "Bought DT-12 Blaster"]),
    };
    let chapter = |n: usize| LogChapter {
        title: format!("{n} · Imperial Hospitality"),
        rows: (0..10).map(|at| row(n, at)).collect(),
    };
    (0..stages).map(chapter).collect()
}

/// Returns a hero with a class deck and `items` items.
pub fn hero(language: &str, items: usize, hard: bool) -> HeroSheetView {
    let say = |words| pick(language, words).to_owned();
    let long = if hard { " of the Realm of the Dark Side Beyond the Őrült Űr" } else { "" };
    let stats = ["Health", "Endurance", "Speed", "Defense"];
    let tracks = || vec![Track::new("Damage", 14, 1), Track::new("Strain", 5, 1)];
    let side = |title: String| HeroSide {
        title,
        stats: stats.map(|l| Stat::new(l, "1 black die")).to_vec(),
        tracks: tracks(),
    };
    HeroSheetView {
        name: format!("Gaarkhan{long}"),
        subtitle: format!("Ferocious Warrior{long}"),
        campaign: format!("Tuesdays{long}"),
        sides: vec![
            side(say(["Healthy", "Egészséges", "健康", "健康"])),
            side(say(["Wounded", "Sérült", "受", "受"])),
        ],
        xp: ["XP left", "XP earned", "XP spent"].map(|l| Stat::new(l, "2")).to_vec(),
        deck: (0..9)
            .map(|n| DeckCard {
                name: format!("Brutal Cleave {n}{long}"),
                cost: format!("{n} XP"),
                owned: n % 2 == 0,
            })
            .collect(),
        items: (0..items)
            .map(|n| HeroItem {
                name: format!("DT-12 Heavy Blaster Pistol {n}{long}"),
                detail: format!("ranged weapon · tier 2 · Blaster · Pistol{long}"),
                under: if n == 0 { vec![format!("Under it: Tactical Display{long}")] } else { Vec::new() },
                packed: n < 2,
            })
            .collect(),
        rewards: vec![format!("Wookiee Loyalty{long}")],
        labels: HeroSheetLabels {
            deck: say(["Class cards", "Osztálykártyák", "技能卡", "技能卡"]),
            items: say(["Items", "Tárgyak", "物品", "物品"]),
            rewards: say(["Rewards", "Jutalmak", "奖", "獎"]),
            notes: say(["Notes", "Jegyzetek", "任务", "任務"]),
            page: "{page}/{pages}".into(),
        },
        note: "Muster".into(),
    }
}
