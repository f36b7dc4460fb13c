//! The columns of a table, by their headings.

use super::token::{key, tidy, tokens};

/// The contents of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Count,
    Figure,
    Name,
    Unit,
    Line,
    Cost,
    List,
    Holder,
    Set,
    /// A collector's number.
    Number,
    /// `No`, `#`: a count, a collector's number or a running one, as its cells tell.
    Numeral,
    /// 1, 2, 3 …
    Running,
    /// Ticks for a part of the name, `(Elite)`, at this index of headings.
    Tag(usize),
}

/// Each with its headings, as compared by [`key`], separated by spaces.
const HEADINGS: [(Column, &str); 10] = [
    (
        Column::Count,
        "count qty quantity db darab darabszam copies anzahl menge stuck stk amount qté quantite nombre 数量 數量 \
         枚数 張數 张数 個數 个数",
    ),
    (Column::Numeral, "number no num nr szam sorszam nummer numero 编号 編號 号码 號碼 番号 番號"),
    (Column::Figure, "figure figureid id"),
    (
        Column::Name,
        "name figurename miniature mini character nev figura unit creature model modell card cardname figur figurine \
         karte karakter charakter einheit bezeichnung nom personnage 名称 名稱 名字 角色 模型 英語名 英文名 名前",
    ),
    (Column::Unit, "unitcost costeach each"),
    (Column::Line, "linecost totalcost total subtotal sum osszesen gesamt summe"),
    (
        Column::Cost,
        "cost points pts pointcost price ertek pont pontertek punkte kosten cout points点 点数 點數 分数 分數 ポイント コスト",
    ),
    (Column::List, "list"),
    (Column::Holder, "holder"),
    (
        Column::Set,
        "set setname expansion series edition release booster szett sorozat kiadas serie erweiterung extension 系列 \
         套装 套裝 扩展 擴充 セット",
    ),
];

impl Column {
    /// Returns what a column with this heading holds.
    pub(super) fn named(head: &str) -> Option<Self> {
        let head = plain(head);
        match head {
            "#" => return Some(Self::Numeral),
            "×" | "x" => return Some(Self::Count),
            _ => {}
        }
        let head = key(&tokens(&tidy(head)));
        let named = |words: &str| words.split_whitespace().any(|word| word == head);
        HEADINGS.iter().find(|(_, words)| named(words)).map(|(column, _)| *column)
    }
}

/// Returns a cell without bold and italic markers.
pub(super) fn plain(cell: &str) -> &str {
    cell.trim_matches(['*', '_', ' '])
}
