//! Identifiers: short strings made by rule from English names, cheap to clone, never compared with
//! an identifier of another kind.

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(transparent)]
        pub struct $name(::std::sync::Arc<str>);

        impl $name {
            /// The identifier as it is written in packs and in JSON.
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
    /// A game, `star-wars-miniatures`.
    GameId,
    /// A figure with its game's prefix, `swm/general-obi-wan-kenobi`.
    FigureId,
    /// A printing: game prefix, set and number, `swm/the-clone-wars-starter/1`.
    PrintingId,
    /// A set of printings, `the-clone-wars-starter`.
    SetId,
    /// Who a unique figure is, `obi-wan-kenobi`.
    PersonId,
    /// A faction, `rebel-alliance`.
    FactionId,
    /// An era, `rise-of-the-empire`.
    EraId,
    /// A side, `light`.
    SideId,
    /// A format, `standard`.
    FormatId,
    /// A rule of a game or of the program itself, `SWM-UNIQUE`, `MUSTER-OWNED`.
    RuleId,
    /// A key of the pack's table of sources, `booklet`.
    SourceId,
}

/// Makes an identifier from an English name: accents and apostrophes dropped, lower case, every
/// other run of characters one hyphen. `Padmé Amidala, Senator` becomes `padme-amidala-senator`.
#[must_use]
pub fn slug(name: &str) -> String {
    use unicode_normalization::UnicodeNormalization as _;
    let mut out = String::with_capacity(name.len());
    for c in name.nfd().filter(|c| !unicode_normalization::char::is_combining_mark(*c)) {
        if c.is_ascii_alphanumeric() {
            out.push(c.to_ascii_lowercase());
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
            ("--", ""),
        ] {
            assert_eq!(slug(name), id);
        }
    }
}
