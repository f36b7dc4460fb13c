//! What people call the columns of their spreadsheets, and what they write behind numbers: in English,
//! Hungarian, German and Chinese.

use muster_rules::fold::fold;

use super::mapping::Field;

/// Every field with its name in our own files, in their order, and the headings that people use for it, the
/// surest first, parted by `|`.
pub(super) const HEADINGS: [(Field, &str, &str); 21] = [
    (Field::Printing, "printing", "printing|printing_id|printing id|id"),
    (Field::Figure, "figure_id", "figure_id|figure id"),
    (
        Field::Set,
        "set",
        "set|set name|expansion|series|edition|szett|sorozat|sorozat neve|kiegészítő|serie|set-name|erweiterung|\
         系列|套裝|套装|擴充|扩展|擴充包|扩展包",
    ),
    (
        Field::Number,
        "number",
        "number|no|no.|#|nr|nr.|num|set number|card number|collector number|sorszám|szám|kártyaszám|nummer|\
         kartennummer|sammlernummer|編號|编号|號碼|号码|卡號|卡号",
    ),
    (
        Field::Name,
        "name",
        "name|figure|figure name|miniature|mini|character|card name|név|megnevezés|figura|figura neve|karakter|\
         bezeichnung|figur|figurenname|miniatur|名稱|名称|名字|品名|角色|模型",
    ),
    (
        Field::Figures,
        "figures",
        "figures|owned|own|qty|quantity|count|have|copies|amount|pcs|figures owned|darab|db|darabszám|mennyiség|\
         készlet|készleten|meglévő|megvan|anzahl|menge|stück|stk|stk.|bestand|vorhanden|besitz|數量|数量|擁有|拥有|\
         持有|件數|件数|庫存|库存",
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

/// What people write behind a count, as [`fold`] makes it, without a full stop.
const UNITS: &str = "x|×|db|darab|pc|pcs|piece|pieces|ea|each|st|stk|stuck|stueck|copy|copies|fig|figs|figure|figures|\
                     figura|mini|minis|個|个|隻|只|張|张|枚|件|份|片|體|体|名";

/// A heading in the form in which it is compared, without brackets at the end and without a colon.
pub(crate) fn bare(heading: &str) -> String {
    let heading = heading.split(['(', '（']).next().filter(|h| !h.trim().is_empty()).unwrap_or(heading);
    fold(heading.trim().trim_end_matches([':', '：', '*']))
}

/// A count: empty is none; `2x`, `x2`, `2.0`, `2 db`, `2 pcs.` and `2 個` are 2.
pub(super) fn count(text: &str) -> Option<u32> {
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

/// A number of a set as cards print it, with the set before it: `LOTF 34/60` is set `LOTF` and number `34`.
/// Without a stroke behind the number it could be a name with a number in it.
pub(super) fn set_and_number(text: &str) -> Option<(&str, &str)> {
    let (set, printed) = text.trim().rsplit_once(char::is_whitespace)?;
    let (number, of) = printed.trim_start_matches('#').split_once('/')?;
    let is_number = |part: &str| part.starts_with(|c: char| c.is_ascii_digit());
    (is_number(number) && is_number(of)).then_some((set.trim(), number))
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
}
