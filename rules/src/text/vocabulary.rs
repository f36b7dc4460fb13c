//! The small words of lists, folded: units, totals, numbers. English and Hungarian; a list in
//! Chinese uses the figures' names and digits.

/// What a word around a name or in a total means.
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
    /// `80 HP`, `level 3`: a number of a game under way or of a stat block.
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
    /// Carries nothing.
    Fill,
}

pub(super) fn meaning(word: &str) -> Option<Meaning> {
    Some(match word {
        "pts" | "pt" | "points" | "point" | "p" | "pont" | "pontos" | "pontert" => Meaning::Points,
        "activations" | "activation" | "acts" | "act" | "aktivalas" | "aktivalasok" | "aktivacio" => {
            Meaning::Activations
        }
        "total" | "totals" | "totalling" | "totaling" | "sum" | "osszesen" | "osszeg" | "osszpont"
        | "osszpontszam" | "osszertek" | "mindosszesen" => Meaning::Total,
        "each" | "ea" | "apiece" | "per" | "egyenkent" | "darabja" => Meaning::Each,
        "copies" | "copy" | "db" | "darab" | "pcs" | "pc" | "figures" | "figure" | "minis" | "models"
        | "figura" => Meaning::Copies,
        "cost" | "costs" | "ertek" | "erteke" | "value" => Meaning::Cost,
        "qty" | "quantity" | "count" => Meaning::Quantity,
        "hp" | "fp" | "cr" | "lvl" | "level" | "force" | "hit" | "damage" | "dmg" | "def" | "defense"
        | "defence" | "atk" | "attack" | "wounds" | "ac" | "speed" | "eletpont" | "ep" | "eropont"
        | "vedekezes" | "tamadas" | "sebzes" => Meaning::State,
        "defeated" | "dead" | "killed" | "kia" | "alive" | "activated" | "wounded" | "stunned"
        | "legyozve" | "halott" | "elesett" => Meaning::Fate,
        "x" => Meaning::Times,
        "left" | "remaining" | "unspent" | "unused" | "maradt" | "spare" => Meaning::Left,
        "limit" | "max" | "maximum" | "squad" | "squads" | "game" | "list" | "army" | "warband" | "build"
        | "team" | "csapat" => Meaning::Limit,
        "and" | "plus" | "es" | "with" | "meg" => Meaning::And,
        "for" | "at" | "of" | "in" | "out" | "the" | "is" | "spent" | "used" | "all" => Meaning::Fill,
        _ => return None,
    })
}

/// A number written as a word, in front of a name.
pub(super) fn number_word(word: &str) -> Option<i64> {
    Some(match word {
        "a" | "an" | "one" | "egy" => 1,
        "two" | "ket" | "ketto" => 2,
        "three" | "harom" => 3,
        "four" | "negy" => 4,
        "five" | "ot" => 5,
        "six" | "hat" => 6,
        "seven" | "het" => 7,
        "eight" | "nyolc" => 8,
        "nine" | "kilenc" => 9,
        "ten" | "tiz" => 10,
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
        _ => return None,
    })
}

/// Marks in front of a line that only say "next".
pub(super) fn is_bullet(mark: char) -> bool {
    matches!(mark, '-' | '*' | '•' | '>' | '~' | '#' | '+' | '☐' | '☑' | '=' | ',' | ';' | '|' | '.' | ':')
}
