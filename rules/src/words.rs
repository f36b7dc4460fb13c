//! The words of lists and tables that people bring, in the languages they post in. They are data, in `rules/words`: one
//! file for each language, each line a role and its words.

use std::collections::HashMap;
use std::sync::LazyLock;

use foldhash::fast::FixedState;

use crate::fold::fold;

/// The languages, each with its words. They are read together: a list's language is never guessed.
const LANGUAGES: [&str; 7] = [
    include_str!("../words/en.words"),
    include_str!("../words/hu.words"),
    include_str!("../words/de.words"),
    include_str!("../words/fr.words"),
    include_str!("../words/es.words"),
    include_str!("../words/zh.words"),
    include_str!("../words/ja.words"),
];

macro_rules! named {
    ($(#[$about:meta])* $visible:vis enum $kind:ident { $($(#[$doc:meta])* $role:ident = $name:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $visible enum $kind { $($(#[$doc])* $role,)* }

        impl $kind {
            const NAMED: &[(Self, &str)] = &[$((Self::$role, $name),)*];

            fn named(name: &str) -> Option<Self> {
                Self::NAMED.iter().find(|(_, known)| *known == name).map(|(role, _)| *role)
            }
        }
    };
}

named! {
    /// The meaning of a word next to a name or in a total. A word has one of them at most.
    pub(crate) enum Meaning {
        /// `12 pts`.
        Points = "points",
        /// `7 activations`.
        Activations = "activations",
        /// `Total`.
        Total = "total",
        /// `9 each`.
        Each = "each",
        /// `3 copies`, `3 db`.
        Copies = "copies",
        /// `cost 9`.
        Cost = "cost",
        /// `qty 3`.
        Quantity = "quantity",
        /// `80 HP`, `level 3`: a value from a game in progress or a stat block.
        State = "state",
        /// `defeated`: a state without a number.
        Fate = "fate",
        /// `3 x`.
        Times = "times",
        /// `2 left`.
        Left = "left",
        /// `100 point limit`, `100 point squad`.
        Limit = "limit",
        /// `and`.
        And = "and",
        /// `or`: one of two.
        Or = "or",
        /// A filler word without meaning.
        Fill = "fill",
    }
}

named! {
    /// What a word or phrase may be in one place, whatever it means elsewhere.
    pub(crate) enum Role {
        /// `100 on the nose`: marks a number as exact.
        Exact = "exact",
        /// `limit 2`, of limits alone.
        UpperLimit = "upper-limit",
        /// `Jawa for 5`.
        Costing = "costing",
        /// `half a dozen`.
        Half = "half",
        /// `two each of`.
        Of = "of",
        /// `ebből 2 db`.
        OfThese = "of-these",
        /// `makes 38`.
        ComesTo = "comes-to",
        /// `ce qui fait`.
        LeadsToTotal = "leads-to-total",
        /// An article, or `my`.
        Article = "article",
        /// A word before a noun, in prose.
        NounFollows = "noun-follows",
        /// `Squad: …`.
        Title = "title",
        /// `Author: …`.
        Author = "author",
        /// `by …`, without a colon.
        By = "by",
        /// `Map: …`.
        Map = "map",
        /// `Faction: …`.
        Faction = "faction",
        /// `Faction Rebels`: beside a faction's name.
        OfFaction = "of-faction",
        /// `帝国军`: behind a faction's name in scripts without spaces.
        Army = "army",
        /// `Date: …`.
        Note = "note",
        /// `Leader: …`: a label that describes a figure instead of the list.
        Leader = "leader",
        /// `Reinforcements by …`.
        SectionFiller = "section-filler",
        /// `Reserves: none`.
        Nobody = "nobody",
        /// `Command Deck (2 cards)`: a heading for a sort of cards.
        Sort = "sort",
        /// The same, as the only word, which may be part of a name elsewhere.
        SortAlone = "sort-alone",
        /// A word for a list, in addition to those that occur in totals.
        List = "list",
        /// A heading above figures that are no part of the squad.
        Beside = "beside",
        /// A heading above reserves.
        Reserves = "reserves",
        /// A heading above reinforcements.
        Reinforcements = "reinforcements",
        /// `Won 100-64`: reports a game's result.
        Result = "result",
        /// `against …`.
        Against = "against",
        /// `his squad`.
        Theirs = "theirs",
        /// `my squad`.
        Mine = "mine",
        /// `no Jawa this time`.
        Lacks = "lacks",
        /// `Jawa stays home`.
        NotThere = "not-there",
        /// `R1 W 40-22`.
        Score = "score",
        /// `Changes:`.
        Changes = "changes",
        /// `out: Jawa`.
        Goes = "goes",
        /// `in: Ewok`.
        Comes = "comes",
        /// Links the figures that leave and join.
        LinksChange = "links-change",
        /// `I'd rather take …`.
        Rather = "rather",
        /// `… than …`.
        Than = "than",
        /// `instead of …`: who leaves follows.
        InsteadOf = "instead-of",
        /// `au lieu de …`: the same, behind a preposition.
        InPlaceOf = "in-place-of",
        /// `WTT: …`: begins an offer.
        Offer = "offer",
        /// `v3`: before the number of a version.
        Version = "version",
        /// `… helyett`: who leaves comes before.
        InsteadBehind = "instead-behind",
        /// `swap … for …`.
        Swaps = "swaps",
        /// `…换成…`.
        Becomes = "becomes",
    }
}

impl Role {
    const fn bit(self) -> u64 {
        1 << self as u64
    }
}

/// What a word may be.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    meaning: Option<Meaning>,
    number: Option<i64>,
    roles: u64,
}

/// The words of all languages.
#[derive(Default)]
struct Lexicon {
    /// What each word or phrase of lists may be, folded and without apostrophes, as tokens are.
    known: HashMap<String, Known, FixedState>,
    /// The words of the columns and cells of tables, by the name of their role.
    of_tables: HashMap<&'static str, OfTables, FixedState>,
}

/// The words of a role of tables.
#[derive(Default)]
struct OfTables {
    words: Vec<&'static str>,
    /// The place of each folded word among those of its language.
    ranks: HashMap<String, usize, FixedState>,
}

static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| {
    let mut lexicon = Lexicon::default();
    LANGUAGES.iter().for_each(|language| lexicon.read(language));
    lexicon
});

impl Lexicon {
    fn read(&mut self, language: &'static str) {
        let mut role = "";
        let mut rank = 0;
        for line in language.lines().filter(|line| !line.starts_with('#')) {
            let told = match line.split_once(": ").filter(|_| !line.starts_with(' ')) {
                Some((name, words)) => {
                    (role, rank) = (name, 0);
                    words
                }
                None => line,
            };
            for text in told.split(',').map(str::trim).filter(|text| !text.is_empty()) {
                self.add(role, text, rank);
                rank += 1;
            }
        }
    }

    fn add(&mut self, role: &'static str, word: &'static str, rank: usize) {
        let (meaning, number, of) = (Meaning::named(role), role.parse().ok(), Role::named(role));
        if meaning.is_none() && number.is_none() && of.is_none() {
            let of = self.of_tables.entry(role).or_default();
            of.words.push(word);
            of.ranks.entry(fold(word)).or_insert(rank);
            return;
        }
        let known = self.known.entry(fold(word).replace('\'', "")).or_default();
        known.meaning = known.meaning.or(meaning);
        known.number = known.number.or(number);
        known.roles |= of.map_or(0, Role::bit);
    }
}

fn known(word: &str) -> Known {
    LEXICON.known.get(word).copied().unwrap_or_default()
}

/// Returns what a folded word means next to a name or in a total.
pub(crate) fn meaning(word: &str) -> Option<Meaning> {
    known(word).meaning
}

/// Whether a folded word or phrase may be this.
pub(crate) fn is(role: Role, word: &str) -> bool {
    known(word).roles & role.bit() != 0
}

/// Whether a word in a script without spaces ends in a word of this role, and not only consists of it.
pub(crate) fn ends_in(role: Role, word: &str) -> Option<&str> {
    word.char_indices()
        .skip(1)
        .map(|(at, _)| word.split_at(at))
        .find(|(_, end)| is(role, end))
        .map(|(rest, _)| rest)
}

/// Returns the number of a folded word for a usual point limit: `hundred`.
pub(crate) fn hundreds(word: &str) -> Option<i64> {
    known(word).number.filter(|number| *number >= 100)
}

/// Returns the number of a folded word for a count: `three`, `三`, `三名` with a measure word.
pub(crate) fn number(word: &str) -> Option<i64> {
    let measured = || {
        let first = word.chars().next().filter(|c| !c.is_ascii())?;
        let (digit, measure) = word.split_at(first.len_utf8());
        known(digit).number.filter(|_| meaning(measure) == Some(Meaning::Copies))
    };
    known(word).number.or_else(measured).filter(|number| *number < 100)
}

/// Returns the words of a role of tables, the headings of a column or what a cell may say, as their languages write them.
/// Empty if there is none of this name.
#[must_use]
pub fn of_tables(role: &str) -> &'static [&'static str] {
    LEXICON.of_tables.get(role).map_or(&[], |of| of.words.as_slice())
}

/// Returns the place of a folded text among the words of a role of tables in its language, 0 for the most certain; `None`
/// if it is none of them.
#[must_use]
pub fn rank_of_tables(role: &str, folded: &str) -> Option<usize> {
    LEXICON.of_tables.get(role)?.ranks.get(folded).copied()
}

/// Whether a folded text is a word of a role of tables.
#[must_use]
pub fn is_of_tables(role: &str, folded: &str) -> bool {
    rank_of_tables(role, folded).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_role_has_words_and_every_line_a_role() {
        for (meaning, name) in Meaning::NAMED {
            assert!(LEXICON.known.values().any(|known| known.meaning == Some(*meaning)), "{name}");
        }
        for (role, name) in Role::NAMED {
            assert!(LEXICON.known.values().any(|known| known.roles & role.bit() != 0), "{name}");
        }
        for name in LEXICON.of_tables.keys() {
            let of_columns =
                ["column-", "list-", "status-", "part-"].iter().any(|begin| name.starts_with(begin));
            let of_cells = [
                "plain-price",
                "asked-price",
                "either-state",
                "condition",
                "wanted-sheet",
                "sum",
                "unit",
                "ticked",
                "unticked",
                "yes",
                "no",
                "ending",
                "doubled-ending",
                "elided",
            ];
            assert!(of_columns || of_cells.contains(name), "{name:?}");
        }
    }

    #[test]
    fn a_word_means_one_thing_and_one_number_in_all_languages() {
        let mut told: HashMap<String, &str> = HashMap::new();
        for language in LANGUAGES {
            let mut one = Lexicon::default();
            one.read(language);
            for (word, known) in one.known {
                let all = super::known(&word);
                assert_eq!(known.meaning.or(all.meaning), all.meaning, "{word} in {language:.20}");
                assert_eq!(known.number.or(all.number), all.number, "{word} in {language:.20}");
                told.insert(word, language);
            }
        }
        assert_eq!(told.len(), LEXICON.known.len());
    }

    #[test]
    fn numbers_are_read_with_a_measure_word() {
        for (word, expected) in [
            ("three", Some(3)),
            ("harom", Some(3)),
            ("三", Some(3)),
            ("三名", Some(3)),
            ("两只", Some(2)),
            ("三军", None),
        ] {
            assert_eq!(number(word), expected, "{word}");
        }
    }
}
