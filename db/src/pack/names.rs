//! Names of figures, abilities and terms in other languages.

use std::collections::BTreeMap;

use muster_rules::figure::split_number;

/// The kinds of names: figures and the contents of their cards, the components of campaigns, and the few words
/// for a mission's demands and outcomes.
pub(crate) const KINDS: [&str; 16] = [
    "figure",
    "ability",
    "term",
    "campaign",
    "box",
    "hero",
    "mission",
    "item",
    "class",
    "class-card",
    "agenda-set",
    "agenda-card",
    "reward",
    "supply",
    "condition",
    "outcome",
];

/// Names in other languages; whatever lacks one is shown in English.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    by_language: BTreeMap<String, BTreeMap<(String, String), String>>,
    /// Names that later rows replaced: not shown, but understood.
    also: BTreeMap<(String, String, String), Vec<String>>,
}

impl Names {
    pub(crate) fn insert(&mut self, language: &str, kind: &str, english: &str, name: &str) {
        let names = self.by_language.entry(language.to_owned()).or_default();
        let before = names.insert((kind.to_owned(), english.to_owned()), name.to_owned());
        if let Some(before) = before.filter(|before| before != name) {
            let key = (language.to_owned(), kind.to_owned(), english.to_owned());
            self.also.entry(key).or_default().push(before);
        }
    }

    /// Returns the name of a `figure`, an `ability` (without its number), a `hero` …
    #[must_use]
    pub fn look_up(&self, language: &str, kind: &str, english: &str) -> Option<&str> {
        let names = self.by_language.get(language)?;
        names.get(&(kind.to_owned(), english.to_owned())).map(String::as_str)
    }

    /// Returns other names of the same thing, which are understood where the one shown is.
    #[must_use]
    pub fn also(&self, language: &str, kind: &str, english: &str) -> &[String] {
        let key = (language.to_owned(), kind.to_owned(), english.to_owned());
        self.also.get(&key).map_or(&[][..], Vec::as_slice)
    }

    /// Returns the name of a figure by its English name.
    #[must_use]
    pub fn figure(&self, language: &str, english: &str) -> Option<&str> {
        self.look_up(language, "figure", english)
    }

    /// Returns the name of a keyword, keeping its number.
    #[must_use]
    pub fn ability(&self, language: &str, english: &str) -> Option<String> {
        if let Some(name) = self.look_up(language, "ability", english) {
            return Some(name.to_owned());
        }
        let (base, number) = split_number(english);
        let name = self.look_up(language, "ability", base)?;
        Some(format!("{name} {}", number?))
    }

    /// Returns all names of figures: language, English name, name.
    pub fn figures(&self) -> impl Iterator<Item = (&str, &str, &str)> {
        self.by_language.iter().flat_map(|(language, names)| {
            let figures = names.iter().filter(|((kind, _), _)| kind == "figure");
            figures.map(move |((_, english), name)| (language.as_str(), english.as_str(), name.as_str()))
        })
    }

    /// Returns all names, each with its English equivalent first.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        let names = self.by_language.values().flatten();
        names.map(|((_, english), name)| (english.as_str(), name.as_str()))
    }
}
