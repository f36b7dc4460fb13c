//! The available languages and their tags.

use serde::{Deserialize, Serialize};

/// A language with texts in `locales/`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Language {
    /// English, the fallback for missing texts.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Hungarian.
    #[serde(rename = "hu")]
    Hungarian,
    /// Chinese in traditional characters, as written in Taiwan.
    #[serde(rename = "zh-Hant")]
    TraditionalChinese,
    /// Chinese in simplified characters, as written on the mainland.
    #[serde(rename = "zh-Hans")]
    SimplifiedChinese,
}

impl Language {
    /// Every language, English first.
    pub const ALL: [Self; 4] =
        [Self::English, Self::Hungarian, Self::TraditionalChinese, Self::SimplifiedChinese];

    /// Returns the tag, which is also the folder name in `locales/`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Hungarian => "hu",
            Self::TraditionalChinese => "zh-Hant",
            Self::SimplifiedChinese => "zh-Hans",
        }
    }

    /// Returns the language's name in the language itself, for a selection list.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Hungarian => "Magyar",
            Self::TraditionalChinese => "繁體中文",
            Self::SimplifiedChinese => "简体中文",
        }
    }

    /// Parses a tag (`hu-HU`, `zh-TW`, `zh_CN.UTF-8`); `None` if Muster doesn't have the language. Chinese is
    /// simplified unless its script or region implies otherwise.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let tag = tag.trim().split(['.', '@', ';', ',']).next().unwrap_or_default().to_ascii_lowercase();
        let mut parts = tag.split(['-', '_']);
        match parts.next()? {
            "en" => Some(Self::English),
            "hu" => Some(Self::Hungarian),
            "zh" => {
                // The script takes precedence over the region: zh-Hans-TW is simplified.
                let rest: Vec<_> = parts.collect();
                let simplified = rest.contains(&"hans");
                let traditional = ["hant", "tw", "hk", "mo"].iter().any(|t| rest.contains(t));
                Some(if traditional && !simplified {
                    Self::TraditionalChinese
                } else {
                    Self::SimplifiedChinese
                })
            }
            _ => None,
        }
    }
}

/// Returns the system's language as a BCP 47 tag.
#[must_use]
pub fn system_language() -> Option<String> {
    sys_locale::get_locale()
}

#[cfg(test)]
mod tests {
    use super::Language::{self, English, Hungarian, SimplifiedChinese, TraditionalChinese};

    #[test]
    fn a_tag_finds_its_language_in_whatever_dress_it_comes() {
        for (tag, language) in [
            ("en", Some(English)),
            ("en-GB", Some(English)),
            ("hu", Some(Hungarian)),
            ("hu-HU", Some(Hungarian)),
            ("hu_HU.UTF-8", Some(Hungarian)),
            ("HU", Some(Hungarian)),
            ("zh", Some(SimplifiedChinese)),
            ("zh-CN", Some(SimplifiedChinese)),
            ("zh-SG", Some(SimplifiedChinese)),
            ("zh-Hans", Some(SimplifiedChinese)),
            ("zh-Hans-TW", Some(SimplifiedChinese)),
            ("zh-TW", Some(TraditionalChinese)),
            ("zh_TW.UTF-8", Some(TraditionalChinese)),
            ("zh-HK", Some(TraditionalChinese)),
            ("zh-Hant", Some(TraditionalChinese)),
            ("zh-hant-CN", Some(TraditionalChinese)),
            ("de-DE", None),
            ("C", None),
            ("", None),
        ] {
            assert_eq!(Language::from_tag(tag), language, "{tag}");
        }
    }

    #[test]
    fn every_language_is_found_by_its_own_tag() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
    }
}
