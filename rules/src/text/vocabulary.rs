//! The function words of lists, folded: units, totals, numbers. English, Hungarian, German, French and Chinese
//! are recognised together, without detecting a list's language.

/// The meaning of a word next to a name or in a total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// `12 pts`.
    Points,
    /// `7 activations`.
    Activations,
    /// `Total`.
    Total,
    /// `9 each`.
    Each,
    /// `3 copies`, `3 db`.
    Copies,
    /// `cost 9`.
    Cost,
    /// `qty 3`.
    Quantity,
    /// `80 HP`, `level 3`: a value from a game in progress or a stat block.
    State,
    /// `defeated`: a state without a number.
    Fate,
    /// `3 x`.
    Times,
    /// `2 left`.
    Left,
    /// `100 point limit`, `100 point squad`.
    Limit,
    /// `and`.
    And,
    /// `or`: one of two.
    Or,
    /// A filler word without meaning.
    Fill,
}

pub(super) fn meaning(word: &str) -> Option<Meaning> {
    Some(match word {
        "pts" | "pt" | "points" | "point" | "p" | "pont" | "pontos" | "pontert" | "punkt" | "punkte"
        | "punkten" | "pkt" | "pkte" | "pontbol" | "pontra" | "pontot" | "pontnyi" | "点" | "分" | "點" => {
            Meaning::Points
        }
        "activations" | "activation" | "acts" | "act" | "aktivalas" | "aktivalasok" | "aktivacio"
        | "aktivalassal" | "aktivacioval" | "aktivierungen" | "aktivierung" => Meaning::Activations,
        "total" | "ttl" | "totals" | "totalling" | "totaling" | "sum" | "osszesen" | "osszeg"
        | "osszpont" | "osszpontszam" | "osszertek" | "mindosszesen" | "gesamt" | "insgesamt" | "summe"
        | "gesamtpunkte" | "gesamtsumme" | "zusammen" | "somme" | "totale" | "总计" | "合计" | "总共"
        | "共计" | "總計" | "合計" | "總共" | "共計" | "共" | "一共" | "总分" | "總分" | "summa" | "ossz" => {
            Meaning::Total
        }
        "each" | "ea" | "apiece" | "per" | "egyenkent" | "darabja" | "mindegyikbol" | "je" | "jeweils"
        | "chaque" | "chacun" | "chacune" | "各" | "每个" | "每個" => Meaning::Each,
        "copies" | "copy" | "db" | "darab" | "pcs" | "pc" | "figures" | "figure" | "minis" | "models"
        | "figura" | "stuck" | "stk" | "exemplaires" | "fois" | "mal" | "个" | "個" | "名" | "只" | "隻"
        | "位" | "组" | "組" | "张" | "張" | "支" | "枚" | "人" | "队" | "隊" | "体" | "體" | "尊" | "台"
        | "辆" | "輛" | "件" | "头" | "頭" | "艘" => Meaning::Copies,
        "cost" | "costs" | "ertek" | "erteke" | "value" => Meaning::Cost,
        "qty" | "quantity" | "count" => Meaning::Quantity,
        "hp" | "fp" | "cr" | "lvl" | "level" | "force" | "hit" | "damage" | "dmg" | "def" | "defense"
        | "defence" | "atk" | "attack" | "wounds" | "ac" | "speed" | "eletpont" | "ep" | "eropont"
        | "vedekezes" | "tamadas" | "sebzes" | "strain" | "schaden" | "degats" | "pv" => Meaning::State,
        "defeated" | "dead" | "killed" | "kia" | "alive" | "activated" | "wounded" | "stunned" | "dazed"
        | "focused" | "hidden" | "bleeding" | "weakened" | "routed" | "unactivated" | "besiegt" | "tot"
        | "legyozve" | "halott" | "elesett" => Meaning::Fate,
        "x" => Meaning::Times,
        "left" | "remaining" | "unspent" | "unused" | "maradt" | "marad" | "szabad" | "spare" | "frei"
        | "ubrig" | "uebrig" | "rest" | "restant" | "restants" | "restante" | "restantes" | "reste"
        | "restent" | "bleibt" | "bleiben" | "verbleiben" | "verbleibend" | "maradek" | "megmaradt"
        | "megmarad" | "kimarad" | "kimaradt" | "bennmaradt" | "fennmarad" | "fennmaradt" | "剩" | "剩余"
        | "剩餘" | "剩下" | "还剩" | "還剩" | "余" | "餘" | "余下" | "餘下" => Meaning::Left,
        "limit" | "limite" | "keret" | "上限" | "max" | "maximum" | "squad" | "squads" | "game" | "list"
        | "army" | "warband" | "build" | "team" | "csapat" | "sereg" | "trupp" | "kader" | "armee"
        | "bande" | "escouade" | "roster" | "小队" | "小隊" | "军队" | "軍隊" | "部队" | "部隊" => {
            Meaning::Limit
        }
        "and" | "plus" | "plusz" | "valamint" | "es" | "with" | "meg" | "und" | "et" | "sowie" | "vele"
        | "veluk" | "mellettuk" | "mellette" | "hozza" | "tovabba" | "mit" | "dazu" | "samt" | "avec"
        | "和" | "以及" | "与" | "與" | "跟" | "还有" | "還有" | "及" => Meaning::And,
        "or" | "oder" | "vagy" | "ou" | "或" | "或者" => Meaning::Or,
        "for" | "at" | "of" | "in" | "out" | "the" | "is" | "spent" | "used" | "all" | "exactly"
        | "exact" | "on" | "nose" | "pontosan" | "genau" | "pile" | "macht" | "to" | "von" | "sur" | "de"
        | "n" | "no" | "nr" | "makes" | "comes" | "ergibt" | "sind" | "fait" | "faisant" | "soit"
        | "azaz" | "vagyis" | "il" | "noch" | "still" | "exakt" | "dot" | "kereken" | "glatt" | "ebbol"
        | "davon" | "dont" | "also" | "damit" | "dann" | "tehat" | "donc" | "正好" => Meaning::Fill,
        _ => return None,
    })
}

/// Whether a word marks a number as exact: `100 on the nose`.
pub(super) fn is_sharp(word: &str) -> bool {
    matches!(
        word,
        "exactly"
            | "exact"
            | "nose"
            | "dot"
            | "pontosan"
            | "kereken"
            | "genau"
            | "exakt"
            | "glatt"
            | "pile"
            | "正好"
    )
}

/// Returns the number of a word before a name.
pub(super) fn number_word(word: &str) -> Option<i64> {
    Some(match word {
        "a" | "an" | "one" | "egy" | "ein" | "eine" | "einen" | "un" | "une" => 1,
        "two" | "ket" | "ketto" | "zwei" | "deux" | "couple" => 2,
        "three" | "harom" | "drei" | "trois" => 3,
        "four" | "negy" | "vier" | "quatre" => 4,
        "five" | "ot" | "funf" | "cinq" => 5,
        "six" | "hat" | "sechs" => 6,
        "seven" | "het" | "sieben" | "sept" => 7,
        "eight" | "nyolc" | "acht" | "huit" => 8,
        "nine" | "kilenc" | "neun" | "neuf" => 9,
        "ten" | "tiz" | "zehn" | "dix" => 10,
        "eleven" => 11,
        "twelve" => 12,
        "thirteen" => 13,
        "fourteen" => 14,
        "fifteen" => 15,
        "sixteen" => 16,
        "seventeen" => 17,
        "eighteen" => 18,
        "nineteen" => 19,
        "twenty" => 20,
        _ => return ideographs(word),
    })
}

/// `三`, `三名`: returns a Chinese number, with or without a measure word.
fn ideographs(word: &str) -> Option<i64> {
    let first = word.chars().next()?;
    let rest = &word[first.len_utf8()..];
    let number = match first {
        '两' | '兩' | '双' | '雙' => 2,
        digit => i64::try_from("一二三四五六七八九十".chars().position(|d| d == digit)?).ok()? + 1,
    };
    (rest.is_empty() || meaning(rest) == Some(Meaning::Copies)).then_some(number)
}

/// Whether a mark at the start of a line is just a bullet.
pub(super) fn is_bullet(mark: char) -> bool {
    matches!(mark, '-' | '*' | '•' | '>' | '~' | '#' | '+' | '☐' | '☑' | '=' | ',' | ';' | '|' | '.' | ':')
}
