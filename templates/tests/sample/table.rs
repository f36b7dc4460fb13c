//! Sample data for the table: decks, places, a mission, a board.

use muster_templates::view::{
    BoardView, ListCard, ListingColumn, ListingView, NightBox, NightGroup, NightLabels, NightRound,
    NightTrack, NightView, Place, PlacesView, SheetView, SideList, SlipLabels, SlipView, SlipsView, Stat,
};

use super::pick;

pub fn card(count: u32, name: &str, detail: &str) -> ListCard {
    ListCard { count, name: name.into(), detail: detail.into() }
}

/// Returns an extremely long name in a language.
fn name(language: &str) -> &'static str {
    match language {
        "hu" => "Őrült Űrkőművesnő az Űrből",
        "zh-Hans" => "歐比旺肯諾比",
        "zh-Hant" => "歐比旺肯諾比將軍",
        _ => "瘟疫勇士甘格拉斯 (Plague Champion Gangelasi)",
    }
}

/// Returns a deck of `count` cards, every fourth with two copies.
pub fn deck(language: &str, count: u32) -> SideList {
    let named = |n: u32| {
        let name = if n.is_multiple_of(5) {
            name(language)
        } else {
            pick(language, ["Urgency", "Sürgetés", "攻", "攻"])
        };
        card(1 + u32::from(n.is_multiple_of(4)), &format!("{name} {n}"), "[2] Trooper, Leader")
    };
    SideList {
        title: pick(language, ["Command cards", "Parancskártyák", "卡", "卡"]).into(),
        cards: (1..=count).map(named).collect(),
        ..SideList::default()
    }
}

pub fn places(language: &str) -> PlacesView {
    let place = |number: u32| Place {
        label: format!("{} {number}", pick(language, ["Column", "Oszlop", "列", "列"])),
        name: if number == 5 { String::new() } else { name(language).into() },
        signs: Vec::new(),
        text: "Diseased · Bloated".into(),
        times: if number == 2 { 2 } else { 1 },
    };
    PlacesView {
        title: pick(language, ["Columns and scores", "Oszlopok", "列", "列"]).into(),
        places: (1..=5).map(place).collect(),
        games: (1..=3).map(|n| format!("{} {n}", pick(language, ["Game", "Játszma", "第", "第"]))).collect(),
        sum: pick(language, ["All games", "Összesen", "點", "點"]).into(),
        score: pick(language, ["Score", "Pontszám", "點", "點"]).into(),
        opponent: pick(language, ["Opponent", "Ellenfél", "對", "對"]).into(),
        across: pick(language, ["Across", "Átért", "在對手", "在對手"]).into(),
        rule: "Write how many spaces each has moved up; three across win with the higher score.".into(),
    }
}

/// Returns a squad of five with places.
pub fn heroes(language: &str) -> SheetView {
    SheetView { title: name(language).into(), places: Some(places(language)), ..SheetView::default() }
}

pub fn board(language: &str, spaces: u32) -> BoardView {
    BoardView {
        title: pick(language, ["Battlefield", "Csatatér", "場", "場"]).into(),
        halves: vec!["1".into(), "2".into()],
        columns: 5,
        spaces,
        meets: pick(language, ["The halves meet here", "Itt érnek össze", "對", "對"]).into(),
        start: pick(language, ["Start", "Kezdőmező", "起", "起"]).into(),
        note: "100 %".into(),
        page: "{page}/{pages}".into(),
    }
}

/// Returns a list of `rows` rows, including a long name.
pub fn listing(language: &str, rows: u32) -> ListingView {
    let column =
        |heading: &str, share, right| ListingColumn { heading: heading.into(), share, right, bold: !right };
    ListingView {
        title: name(language).into(),
        subtitle: pick(language, ["Round", "Forduló", "對", "對"]).into(),
        columns: vec![column("#", 1.0, true), column(name(language), 4.0, false), column("%", 1.5, true)],
        rows: (1..=rows).map(|row| vec![row.to_string(), name(language).into(), "66.7%".into()]).collect(),
        notes: vec![name(language).into()],
        foot: name(language).into(),
        page: "{page}/{pages}".into(),
    }
}

/// Returns slips for `count` tables, with matches of `games` games.
pub fn slips(language: &str, count: usize, games: u32) -> SlipsView {
    let label = || pick(language, ["Signed", "Aláírás", "對", "對"]).to_owned();
    let slip = SlipView { table: label(), players: [name(language).into(), name(language).into()] };
    SlipsView {
        title: name(language).into(),
        slips: vec![slip; count],
        games,
        labels: SlipLabels { points: label(), won: label(), signed: label(), leaves: label() },
        page: "{page}/{pages}".into(),
    }
}

/// Returns a mission with everything on it.
pub fn night(language: &str) -> NightView {
    let say = |words| pick(language, words).to_owned();
    let boxed = |label: String| NightBox { ticked: label.is_empty(), label };
    let hero = |_: u32| NightTrack {
        name: name(language).into(),
        boxes: [["wounded", "sebesült", "傷", "傷"], ["withdrawn", "kivált", "退", "退"]]
            .map(say)
            .map(boxed)
            .to_vec(),
        detail: String::new(),
    };
    let track = |n: u32| NightTrack {
        name: name(language).into(),
        boxes: (1..=12 + n).map(|_| boxed(String::new())).collect(),
        detail: say(["5 of 12", "5 / 12", "5 / 12", "5 / 12"]),
    };
    let group = |n: u32| NightGroup {
        name: if n > 8 { String::new() } else { name(language).into() },
        cost: "6".into(),
        reinforcement: "2".into(),
        figures: 3,
        there: n % 4,
    };
    NightView {
        title: say(["A New Threat", "Új fenyegetés", "威", "威"]),
        facts: vec![Stat::new("Threat", "4"), Stat::new("Heroes", "4")],
        rounds: (1..=8)
            .map(|n| NightRound {
                round: n.to_string(),
                coming: "4".into(),
                spent: if n < 4 { "6".into() } else { String::new() },
                left: "2".into(),
            })
            .collect(),
        heroes: (0..4).map(hero).collect(),
        counted: (0..2).map(track).collect(),
        groups: (1..=6).map(group).collect(),
        reserve: (4..=6).map(group).collect(),
        open: (7..=10).map(group).collect(),
        labels: NightLabels {
            threat: say(["Threat", "Fenyegetettség", "威", "威"]),
            round: say(["Round", "Kör", "輪", "輪"]),
            coming: say(["Coming", "Érkezik", "來", "來"]),
            spent: say(["Spent", "Elköltve", "用", "用"]),
            left: say(["Left", "Marad", "餘", "餘"]),
            heroes: say(["Heroes", "Hősök", "雄", "雄"]),
            counted: say(["Counted", "Számolva", "計", "計"]),
            groups: say(["Groups", "Csoportok", "組", "組"]),
            reserve: say(["Reserve", "Tartalék", "隊", "隊"]),
            open: say(["Open groups", "Nyílt csoportok", "開", "開"]),
            cost: say(["Cost", "Ár", "點", "點"]),
            reinforcement: say(["Reinforcement", "Erősítés", "增", "增"]),
            figures: say(["Figures", "Figurák", "型", "型"]),
            page: "{page}/{pages}".into(),
        },
        note: "Muster".into(),
    }
}
