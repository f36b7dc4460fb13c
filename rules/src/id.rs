//! Identifiers: short strings derived from names, cheap to clone, with a type for each kind so that different
//! kinds can't be confused.

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize,
        )]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
        #[serde(transparent)]
        pub struct $name(::std::sync::Arc<str>);

        impl $name {
            /// Returns the ID as written in packs and JSON.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self(text.into())
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                Self(text.into())
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }
    )+};
}

pub(crate) use ids;

ids! {
    /// A game, by its name in lower case.
    GameId,
    /// A figure: its game's prefix, a slash and its name.
    FigureId,
    /// A printing: game prefix, set and number, with slashes between.
    PrintingId,
    /// A set of printings, `the-clone-wars-starter`.
    SetId,
    /// The person that a unique figure is, `obi-wan-kenobi`.
    PersonId,
    /// A faction, `rebel-alliance`.
    FactionId,
    /// An era, `rise-of-the-empire`.
    EraId,
    /// A way in which a match ends, `elimination`.
    EndingId,
    /// A map that matches are played on, `moisture-farm`.
    MapId,
    /// A mission of a match, `close-to-home`.
    MatchMissionId,
    /// A way to play a match, `team-battle`.
    ModeId,
    /// A die, `blue`.
    DieId,
    /// A side, `light`.
    SideId,
    /// A format, `standard`.
    FormatId,
    /// A rule of a game or of the program itself, `MUSTER-OWNED`.
    RuleId,
    /// An entry in the pack's table of sources, `booklet`.
    SourceId,
    /// A term of a game's rules, `double-attack`.
    TermId,
}

/// Derives an ID from a name: lower case, without accents and apostrophes, other alphabets transliterated,
/// every other run of characters replaced by a hyphen. `Padmé Amidala, Senator` becomes
/// `padme-amidala-senator`, `莫斯拉格` becomes `mosilage`. Names with the same transliteration have the same ID; a
/// name without any letter or digit has an empty one.
#[must_use]
pub fn slug(name: &str) -> String {
    use unicode_normalization::UnicodeNormalization as _;
    use unicode_normalization::char::is_combining_mark;
    let mut out = String::with_capacity(name.len());
    // Composed characters: a decomposed Korean syllable or Japanese kana is transliterated differently.
    for c in name.nfc().filter(|c| !is_combining_mark(*c)) {
        let plain = std::iter::once(c).nfd().next().unwrap_or(c);
        if plain.is_ascii_alphanumeric() {
            out.push(plain.to_ascii_lowercase());
        } else if c.is_alphanumeric() {
            let sound = deunicode::deunicode_char(c).unwrap_or_default();
            out.extend(sound.chars().filter(char::is_ascii_alphanumeric).map(|s| s.to_ascii_lowercase()));
        } else if !matches!(c, '\'' | '’') && !out.is_empty() && !out.ends_with('-') {
            out.push('-');
        }
    }
    out.truncate(out.trim_end_matches('-').len());
    out
}

#[cfg(test)]
mod tests {
    use super::slug;

    #[test]
    fn a_slug_drops_accents_and_apostrophes_and_joins_with_hyphens() {
        for (name, id) in [
            ("Padmé Amidala, Senator", "padme-amidala-senator"),
            ("Kota's Elite Militia", "kotas-elite-militia"),
            ("C-3PO & R2-D2", "c-3po-r2-d2"),
            ("Thrawn (Mitth'raw'nuruodo)", "thrawn-mitthrawnuruodo"),
            ("Wookiee\u{301} Hunter", "wookiee-hunter"),
            ("--", ""),
            ("🎲", ""),
        ] {
            assert_eq!(slug(name), id);
        }
    }

    #[test]
    fn a_slug_writes_letters_of_other_alphabets_by_their_sound() {
        for (name, id) in [
            ("莫斯拉格", "mosilage"),
            ("疤博斯 (II)", "babosi-ii"),
            ("第3号", "di3hao"),
            ("Øresund ß", "oresund-ss"),
            ("Óriás őr", "orias-or"),
            ("ガンダム", "gandamu"),
            ("한국", "hangug"),
            ("Мир", "mir"),
        ] {
            assert_eq!(slug(name), id);
        }
    }
}
