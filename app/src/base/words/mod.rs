//! Words: every sentence that a user reads, in the user's language.
//!
//! The texts are in `locales/<language>/*.ftl` and compiled in; nothing is read from disk. Texts that a language
//! lacks are shown in English.

mod article;
mod cost;
mod finding;
mod language;
mod names;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use muster_rules::game::{Game, SquadWord};

pub use cost::arithmetic;
pub(crate) use finding::value_of;
pub use finding::{fix_of, question, sentence, source_of};
pub use fluent_bundle::FluentValue as Value;
pub use language::{Language, system_language};
pub(crate) use names::{COST, COST_CHANGE, FACTIONS};
pub use names::{EnglishOnly, NameLookup, NamesWithDraft, Naming};

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        /// The files of a language, in `locales/<language>/`.
        #[cfg(test)]
        const FILES: &[&str] = &[$($name),+];

        /// The texts of a language. If a language lacks a file, this doesn't compile.
        const fn texts(language: Language) -> &'static [&'static str] {
            match language {
                Language::English => &[$(files!(@ "en", $name)),+],
                Language::Hungarian => &[$(files!(@ "hu", $name)),+],
                Language::TraditionalChinese => &[$(files!(@ "zh-Hant", $name)),+],
                Language::SimplifiedChinese => &[$(files!(@ "zh-Hans", $name)),+],
            }
        }
    };
    (@ $language:literal, $name:literal) => {
        include_str!(concat!("../../../../locales/", $language, "/", $name, ".ftl"))
    };
}

files!(
    "campaigns",
    "collection",
    "conditions",
    "counting",
    "ddm",
    "errors",
    "findings",
    "groups",
    "ia",
    "lists",
    "matches",
    "night",
    "odds",
    "packs",
    "phones",
    "play",
    "print",
    "print-campaign",
    "saves",
    "servers",
    "smh",
    "squad-words",
    "squads",
    "swm",
    "terminal",
    "terms",
    "trades",
    "tournaments",
    "weapons",
    "window",
    "window-builder",
    "window-campaign-home",
    "window-campaign-ledger",
    "window-campaign-steps",
    "window-campaigns",
    "window-catalogue",
    "window-collection",
    "window-counting",
    "window-facts",
    "window-groups",
    "window-home",
    "window-look",
    "window-matches",
    "window-menu",
    "window-night",
    "window-odds",
    "window-phones",
    "window-play",
    "window-play-table",
    "window-print",
    "window-rules",
    "window-saves",
    "window-settings",
    "window-shell",
    "window-squads",
    "window-tournaments",
    "window-trades",
    "window-weapons"
);

type Bundle = FluentBundle<FluentResource>;

/// The texts of one language. Cheap to create and to copy: each language is parsed once per process.
#[derive(Clone, Copy)]
pub struct Words {
    language: Language,
    bundle: &'static Bundle,
    english: &'static Bundle,
    squad: SquadWord,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Words {
    /// Returns the words for a tag such as `hu-HU`, `zh-TW` or `zh`; English if Muster doesn't have the language.
    #[must_use]
    pub fn new(tag: &str) -> Self {
        Self::of(Language::from_tag(tag).unwrap_or_default())
    }

    /// Returns the words of a language.
    #[must_use]
    pub fn of(language: Language) -> Self {
        let squad = SquadWord::default();
        Self { language, bundle: bundle(language), english: bundle(Language::English), squad }
    }

    /// Returns the same words with the game's own term for a squad.
    #[must_use]
    pub const fn about(self, game: &Game) -> Self {
        Self { squad: game.squad, ..self }
    }

    /// Returns the language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Returns the text of a key with its arguments filled in. `key.attribute` addresses an attribute. A key that no
    /// language has is returned as it is.
    #[must_use]
    pub fn get(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.try_get(key, args).unwrap_or_else(|| key.to_owned())
    }

    /// Returns the text of a key, or `None` if no language has it. An error without a `path` argument is about the
    /// open database.
    #[must_use]
    pub fn try_get(&self, key: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
        let mut all: FluentArgs<'_> =
            args.iter().map(|(name, value)| (*name, plain(value.clone()))).collect();
        all.set("squad", self.squad.as_str());
        if key.starts_with("error-") && all.get("path").is_none() {
            all.set("path", self.get("the-database", &[]));
        }
        [self.bundle, self.english].into_iter().find_map(|bundle| format(bundle, key, &all))
    }

    /// Joins sentences as the language does: Chinese leaves no space.
    #[must_use]
    pub fn sentences(&self, all: &[String]) -> String {
        let chinese = matches!(self.language, Language::TraditionalChinese | Language::SimplifiedChinese);
        all.join(if chinese { "" } else { " " })
    }

    /// Joins members as `A, B and C`. Semicolons separate members that contain commas.
    #[must_use]
    pub fn all_of<T: AsRef<str>>(&self, members: &[T]) -> String {
        self.join(members, "and")
    }

    /// Joins members as `A, B or C`. Semicolons separate members that contain commas.
    #[must_use]
    pub fn one_of<T: AsRef<str>>(&self, members: &[T]) -> String {
        self.join(members, "or")
    }

    fn join<T: AsRef<str>>(&self, members: &[T], last: &str) -> String {
        let (narrow, wide) = (self.get("join", &[]), self.get("join-wide", &[]));
        // Of two members, the last may contain a comma without ambiguity.
        let firsts = if members.len() == 2 { &members[..1] } else { members };
        let is_wide = members.len() > 1 && firsts.iter().any(|m| m.as_ref().contains(&narrow));
        let between = if is_wide { wide } else { narrow };
        let before_last = if is_wide { format!("join-wide-{last}") } else { format!("join-{last}") };
        let before_last = self.get(&before_last, &[]);
        let mut out = String::new();
        for (i, member) in members.iter().map(AsRef::as_ref).enumerate() {
            if i > 0 {
                let joint = if i + 1 == members.len() { &before_last } else { &between };
                // Chinese is written without spaces, except beside Latin letters.
                let tight = out.ends_with(is_han) && member.starts_with(is_han);
                out.push_str(if tight { joint.trim() } else { joint });
            }
            out.push_str(member);
        }
        out
    }
}

fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3134f}')
}

fn format(bundle: &Bundle, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let (id, attribute) = match key.split_once('.') {
        Some((id, attribute)) => (id, Some(attribute)),
        None => (key, None),
    };
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "{key}: {errors:?}");
    Some(text)
}

/// Converts numbers too large for Fluent, which computes in floating point, to text.
fn plain(value: Value<'_>) -> Value<'_> {
    match value {
        Value::Number(n) if n.value.abs() >= 9e15 || !n.value.is_finite() => {
            n.as_string().into_owned().into()
        }
        value => value,
    }
}

fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    BUNDLES[language as usize].get_or_init(|| build(language))
}

/// Tests ensure that the texts parse and keys are unique; a fault only loses the key.
fn build(language: Language) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language.tag().parse().unwrap_or_default()]);
    // Directional isolates around every value would end up in files and on paper.
    bundle.set_use_isolating(false);
    for text in texts(language) {
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(parsed, _)| parsed);
        let _ = bundle.add_resource(resource);
    }
    if language == Language::Hungarian {
        let _ = bundle.add_function("AZ", article::with_article);
    }
    bundle
}
