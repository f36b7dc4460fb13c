//! Keywords that are put together of parts: their drawings and words.

use muster_rules::figure::Figure;
use muster_rules::game::KeywordList;
use serde::Serialize;
use ts_rs::TS;

use crate::speaker::Speaker;

/// Drawings side by side, and what they mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SignLine {
    /// Each as the path of an SVG on a square of 100 × 100, filled by the even-odd rule.
    pub signs: Vec<String>,
    /// The same in words.
    pub text: String,
}

/// The rows of a figure, in the card's order.
pub(crate) fn rows(speaker: &Speaker<'_>, figure: &Figure) -> Vec<SignLine> {
    let lists = speaker.data().keywords.iter().filter(|l| !l.parts.is_empty());
    let words = lists.flat_map(|l| figure.keywords.get(&l.id).into_iter().flatten().map(move |w| (l, w)));
    let row = |(list, word): (&KeywordList, &String)| {
        let signs = list.parts_of(word).into_iter().filter_map(|(_, value)| value.sign.as_ref());
        SignLine {
            signs: signs.map(|s| s.as_str().to_owned()).collect(),
            text: speaker.naming().ability(word),
        }
    };
    words.map(row).collect()
}
