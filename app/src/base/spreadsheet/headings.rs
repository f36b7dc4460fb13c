//! Column headings that people use in their spreadsheets, and units after numbers: in English, Hungarian, German and
//! Chinese.

use muster_rules::fold::fold;

use super::Field;

/// Each field with its name in our own files, in their order, and the headings that people use for it, the most
/// certain first, separated by `|`.
pub(crate) const HEADINGS: [(Field, &str, &str); 21] = [
    (Field::Printing, "printing", "printing|printing_id|printing id|id"),
    (Field::Figure, "figure_id", "figure_id|figure id"),
    (
        Field::Set,
        "set",
        "set|set name|expansion|series|edition|release|booster set|set code|szett|sorozat|sorozat neve|széria|kiadás|\
         kiegészítő|serie|reihe|ausgabe|set-name|erweiterung|系列|系列名|所屬系列|所属系列|套裝|套装|擴充|扩展|\
         擴充包|扩展包|版本|補充包|补充包",
    ),
    (
        Field::Number,
        "number",
        "number|no|no.|#|nr|nr.|num|set number|set no|card number|card no|collector number|collector no|sorszám|szám|\
         kártyaszám|kártya száma|szettszám|gyűjtőszám|nummer|kartennummer|karten-nr|karten-nr.|setnummer|sammlernummer|\
         編號|编号|號碼|号码|卡號|卡号|收藏編號|收藏编号",
    ),
    (
        Field::Name,
        "name",
        "name|figure|figure name|miniature|miniature name|mini|model|character|character name|card name|title|név|neve|\
         megnevezés|figura|figura neve|karakter|karakter neve|miniatűr|bezeichnung|figur|figurenname|name der figur|charakter|\
         miniatur|modell|名稱|名称|名字|品名|角色|角色名|角色名稱|角色名称|人物|人物名稱|人物名称|模型|模型名|模型名稱|模型名称|卡名|棋子",
    ),
    (
        Field::Figures,
        "figures",
        "figures|owned|own|qty|qty owned|quantity|quantity owned|count|have|copies|amount|number owned|no. owned|# owned|\
         how many|pcs|pieces|figures owned|darab|db|darabszám|db szám|hány|hány darab|hány db|példány|példányszám|mennyiség|\
         készlet|készleten|meglévő|megvan|anzahl|menge|stück|stückzahl|stk|stk.|exemplare|anzahl figuren|bestand|vorhanden|\
         besitz|數量|数量|擁有|拥有|擁有數|拥有数|持有|持有數|持有数|件數|件数|張數|张数|個數|个数|隻數|只数|枚數|枚数|份數|份数|庫存|库存",
    ),
    (Field::Cards, "cards", "cards|stat cards|cards owned|kártyák|kártya|karten|karten vorhanden|卡牌|卡片"),
    (
        Field::Wanted,
        "wanted",
        "wanted|want|wants|wishlist|need|keresett|kívánság|kívánságlista|hiányzik|gesucht|suche|wunschliste|fehlt|\
         想要|需求|求購|求购",
    ),
    (
        Field::ForTrade,
        "for_trade",
        "for trade|for_trade|trade|trades|cserére|csere|cserélhető|tausch|zum tausch|zu tauschen|abzugeben|交換|交换",
    ),
    (Field::Condition, "condition", "condition|state|állapot|zustand|erhaltung|狀態|状态|品相"),
    (Field::Painted, "painted", "painted|paint|festett|festés|bemalt|bemalung|塗裝|涂装|上色"),
    (Field::Location, "location", "location|place|box|storage|hely|doboz|ort|lagerort|standort|位置|存放"),
    (Field::Price, "price", "price|price paid|paid|cost paid|ár|vételár|preis|kaufpreis|價格|价格"),
    (Field::Currency, "currency", "currency|pénznem|währung|貨幣|货币"),
    (
        Field::Worth,
        "worth",
        "worth|market price|market value|current price|current value|value|today's price|érték|piaci ár|aktuális ár|\
         mai ár|marktpreis|marktwert|wert|aktueller preis|市價|市价|現價|现价|估價|估价",
    ),
    (
        Field::Acquired,
        "acquired",
        "acquired|acquired on|date|bought|beszerzés|dátum|vásárlás|datum|gekauft|gekauft am|kaufdatum|日期|購入|购入",
    ),
    (Field::Photo, "photo", "photo|picture|fénykép|fotó|kép|foto|bild|照片"),
    (
        Field::Note,
        "note",
        "note|notes|comment|comments|remark|megjegyzés|jegyzet|notiz|notizen|bemerkung|anmerkung|kommentar|備註|备注|\
         註記",
    ),
    (Field::Copy, "copy", "copy"),
    (Field::Points, "points", "points|pts|point cost|pont|pontérték|punkte|punktkosten|點數|点数|分數|分数"),
    (
        Field::Faction,
        "faction",
        "faction|affiliation|alignment|frakció|csoport|fraktion|zugehörigkeit|陣營|阵营|派系",
    ),
];

/// Labels of rows that sum up others, as folded by [`fold`].
const SUMS: &str = "total|totals|sum|subtotal|grand total|in total|summe|gesamt|gesamtsumme|zwischensumme|insgesamt|\
                    osszesen|osszeg|osszesitve|mindosszesen|reszosszeg|合計|合计|總計|总计|小計|小计|共計|共计|總數|总数|總和|总和";

/// Units after a count, as folded by [`fold`], without a full stop.
const UNITS: &str = "x|×|db|darab|pc|pcs|piece|pieces|ea|each|st|stk|stuck|stueck|copy|copies|fig|figs|figure|figures|\
                     figura|mini|minis|個|个|隻|只|張|张|枚|件|份|片|體|体|名";

/// Normalises a heading for comparison, without trailing brackets and colons.
pub(crate) fn bare(heading: &str) -> String {
    let heading = heading.split(['(', '（']).next().filter(|h| !h.trim().is_empty()).unwrap_or(heading);
    fold(heading.trim().trim_end_matches([':', '：', '*']))
}

/// Parses a count: empty is 0; `2x`, `x2`, `2.0`, `2 db`, `2 pcs.` and `2 個` are 2.
pub(crate) fn count(text: &str) -> Option<u32> {
    let text = fold(text);
    let text = text.trim().trim_start_matches(['x', '×']).trim();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, unit) = text.split_at(digits);
    if number.is_empty() {
        return (unit.is_empty() || unit == "-").then_some(0);
    }
    let unit = unit.strip_prefix(".0").or_else(|| unit.strip_prefix(",0")).unwrap_or(unit);
    let unit = unit.trim().trim_end_matches('.');
    (unit.is_empty() || UNITS.split('|').any(|known| known == unit)).then(|| number.parse().ok()).flatten()
}

/// Returns whether a row is the sum of others: its first cell is such a label, and only numbers follow.
pub(crate) fn is_sum(cells: &[String]) -> bool {
    let mut told = cells.iter().map(|c| c.trim()).filter(|c| !c.is_empty());
    let Some(first) = told.next() else { return false };
    let folded = fold(first.trim_end_matches(|c: char| !c.is_alphabetic()));
    let folded = folded.trim_end_matches([':', '：', '=', ' ']);
    let sum = |text: &str| SUMS.split('|').any(|known| known == text);
    // `Total figures`, `Total: 45 figures`
    let words = folded.split(|c: char| !c.is_alphabetic()).filter(|w| !w.is_empty());
    let mut behind = words.clone().skip_while(|w| !sum(w)).skip(1);
    let begins = words.clone().next().is_some_and(sum);
    let all_of = |w: &str| UNITS.split('|').any(|unit| unit == w);
    let numbered =
        |cell: &str| cell.chars().any(|c| c.is_ascii_digit()) || !cell.chars().any(char::is_alphanumeric);
    (sum(folded) || begins && behind.all(all_of)) && told.all(numbered)
}

/// Splits a collector's number as printed on cards from the set before it: `LOTF 34/60` is set `LOTF` and number
/// `34`. The stroke is required, since a name may end with a number.
pub(crate) fn set_and_number(text: &str) -> Option<(&str, &str)> {
    let (set, printed) = text.trim().rsplit_once(char::is_whitespace)?;
    let (number, of) = printed.trim_start_matches('#').split_once('/')?;
    let is_number = |part: &str| part.starts_with(|c: char| c.is_ascii_digit());
    (is_number(number) && is_number(of)).then_some((set.trim(), number))
}

/// The ways people write yes and no in the languages that headings are read in, folded.
const YES: &str = "yes|y|true|t|1|x|✓|✔|☑|painted|igen|i|igaz|festett|festve|ja|j|wahr|bemalt|是|有|对|對|已塗裝|已涂装|已上色|塗裝|涂装|上色";
const NO: &str = "no|n|false|f|0|✗|✘|☐|unpainted|nem|hamis|festetlen|nein|falsch|unbemalt|否|无|無|没有|沒有|未塗裝|未涂装|未上色";

/// Parses a yes or no in any of those languages; `Some(None)` if empty, `None` if invalid.
pub(crate) fn yes_or_no(text: &str) -> Option<Option<bool>> {
    let folded = fold(text);
    let is = |words: &str| words.split('|').any(|word| word == folded);
    match (folded.is_empty(), is(YES), is(NO)) {
        (true, ..) => Some(None),
        (_, true, _) => Some(Some(true)),
        (_, _, true) => Some(Some(false)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_with_what_people_write_behind_them() {
        for text in [
            "2", "2x", "x2", "× 2", "2.0", "2,0", "2 db", "2db.", "2 Darab", "2 pcs", "2 Stk.", "2 Stück",
            "2個", "2 张", "２",
        ] {
            assert_eq!(count(text), Some(2), "{text}");
        }
        assert_eq!(count("1 pc"), Some(1));
        assert_eq!((count(""), count("-"), count("0")), (Some(0), Some(0), Some(0)));
        for text in ["two", "2 or 3", "2.5", "-1", "2 kg", "99999999999"] {
            assert_eq!(count(text), None, "{text}");
        }
    }

    #[test]
    fn a_sum_of_rows_says_so_first() {
        let row = |text: &str| is_sum(&text.split('|').map(str::to_owned).collect::<Vec<_>>());
        for text in [
            "Total|45",
            "|Összesen:||45 db",
            "Summe|||1.234,50 €",
            "合计|12",
            "Grand total|45|",
            "Total: 45",
            "Total figures|45",
            "Gesamt: 45 Stück",
            "TOTAL|-|7",
        ] {
            assert!(row(text), "{text}");
        }
        for text in ["Total Carnage|2", "Stormtrooper|45", "", "45|Total", "Total|Rebel Storm|3"] {
            assert!(!row(text), "{text}");
        }
    }

    #[test]
    fn a_set_is_read_before_its_number() {
        assert_eq!(set_and_number("LOTF 34/60"), Some(("LOTF", "34")));
        assert_eq!(set_and_number(" Legacy of the Force  #34/60 "), Some(("Legacy of the Force", "34")));
        for text in ["34/60", "Clone Trooper 2", "AT-AT", "Luke/Leia x/y", ""] {
            assert_eq!(set_and_number(text), None, "{text}");
        }
    }

    #[test]
    fn headings_are_compared_without_what_stands_behind_them() {
        for text in ["Darab", "darab:", "Darab (db)", "DARAB*"] {
            assert_eq!(bare(text), "darab", "{text}");
        }
        assert_eq!(bare("(?)"), "(?)");
    }

    #[test]
    fn yes_and_no_are_read_in_every_language_of_the_headings() {
        for (text, expected) in [
            (" ", Some(None)),
            ("Ja", Some(Some(true))),
            ("NEIN", Some(Some(false))),
            ("igen", Some(Some(true))),
            ("Festetlen", Some(Some(false))),
            ("已塗裝", Some(Some(true))),
            ("未涂装", Some(Some(false))),
            ("✓", Some(Some(true))),
            ("☐", Some(Some(false))),
            ("|", None),
            ("maybe", None),
        ] {
            assert_eq!(yes_or_no(text), expected, "{text:?}");
        }
        for word in YES.split('|').chain(NO.split('|')) {
            assert_eq!(fold(word), word, "compared with folded text");
        }
    }
}
