//! Detection of legacy encodings: the Chinese and Western ones that spreadsheet programs still write.
//!
//! Lists and tables are short, mostly ASCII, and hold a few names: too little for statistics alone. So the bytes that
//! are possible in each encoding are checked first, and a detector made for whole pages decides the rest.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{BIG5, Encoding, GB18030, GBK, ISO_8859_2, WINDOWS_1250, WINDOWS_1252};

/// How many bytes of a text are examined.
const MOST_BYTES: usize = 64 << 10;

/// Bytes of the Windows-1250 letters that only Hungarian uses: `Ő Ű ő ű`.
const HUNGARIAN: [u8; 4] = [0xd5, 0xdb, 0xf5, 0xfb];

/// Bytes that mean different characters in Windows-1252 and Windows-1250, without the Hungarian ones; in Windows-1252
/// `£ ¿ À Â Ã Å Æ È Ê Ë Ì Î Ï Ñ Ò Ô Ø Ù à â ã å æ è ê ë ì î ï ñ ò ô ø ù` and others.
const OTHERWISE: [u8; 46] = [
    0x8c, 0x9c, 0x9f, 0xa1, 0xa3, 0xa5, 0xaa, 0xaf, 0xb3, 0xb9, 0xba, 0xbc, 0xbd, 0xbe, 0xbf, 0xc0, 0xc3,
    0xc5, 0xc6, 0xc8, 0xca, 0xcc, 0xcf, 0xd0, 0xd1, 0xd2, 0xd8, 0xd9, 0xdd, 0xde, 0xe0, 0xe3, 0xe5, 0xe6,
    0xe8, 0xea, 0xec, 0xef, 0xf0, 0xf1, 0xf2, 0xf8, 0xf9, 0xfd, 0xfe, 0xff,
];

/// Returns the likeliest encoding of a text that isn't Unicode. `language` is the user's, as a tag, and breaks ties.
pub(crate) fn guess(bytes: &[u8], language: Option<&str>) -> &'static Encoding {
    let bytes = &bytes[..bytes.len().min(MOST_BYTES)];
    let detected = || {
        let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
        detector.feed(bytes, true);
        detector.guess(language.and_then(domain), Utf8Detection::Deny)
    };
    let (big5, gb) = (Hanzi::read(bytes, big5_pair), Hanzi::read(bytes, gb_pair));
    match (big5.likely(), gb.likely()) {
        (Some(_), None) => return BIG5,
        (None, Some(_)) => return GB18030,
        (Some(one), Some(other)) if one > other => return BIG5,
        (Some(one), Some(other)) if one < other => return GB18030,
        (Some(_), Some(_)) => return if [GBK, GB18030].contains(&detected()) { GB18030 } else { BIG5 },
        (None, None) => {}
    }
    let any = |set: &[u8]| bytes.iter().any(|b| set.contains(b));
    match (any(&HUNGARIAN), any(&OTHERWISE)) {
        // The remaining bytes mean the same in both.
        (_, false) => WINDOWS_1250,
        (hungarian, true) => {
            let detected = detected();
            if [WINDOWS_1250, ISO_8859_2].contains(&detected) || hungarian && detected != WINDOWS_1252 {
                WINDOWS_1250
            } else {
                WINDOWS_1252
            }
        }
    }
}

/// Maps a language to the top-level domain that the detector takes as a hint.
fn domain(language: &str) -> Option<&'static [u8]> {
    let tag = language.to_ascii_lowercase().replace('_', "-");
    let traditional = ["hant", "tw", "hk", "mo"].iter().any(|t| tag.split('-').any(|part| part == *t));
    match tag.split('-').next()? {
        "zh" if traditional => Some(b"tw"),
        "zh" => Some(b"cn"),
        "hu" => Some(b"hu"),
        _ => None,
    }
}

/// Statistics of a text read in one of the two-byte encodings.
#[derive(Clone, Copy, Debug, Default)]
struct Hanzi {
    characters: i64,
    /// Characters next to another one, as in Chinese words. In Western text an accented letter and the plain one
    /// after it may look like a character, but rarely two in a row.
    beside: i64,
    /// Sum of the pairs' scores: common characters add to it, rare and invalid ones subtract.
    score: i64,
}

/// Scores a pair of bytes; `None` if it isn't a character.
type Pair = fn(u8, u8) -> Option<i64>;

/// Score of a common character.
const COMMON: i64 = 3;
/// Score of punctuation, digits and full-width letters.
const SIGN: i64 = 1;
/// Score of a rare character.
const RARE: i64 = -1;
/// Score of kana, box drawings and characters of extensions.
const ODD: i64 = -3;
/// Score of an invalid pair.
const BROKEN: i64 = -10;

impl Hanzi {
    fn read(bytes: &[u8], pair: Pair) -> Self {
        let mut out = Self::default();
        let (mut at, mut run) = (0, 0);
        while let Some(first) = bytes.get(at) {
            let character = bytes.get(at + 1).filter(|_| !first.is_ascii()).map(|b| pair(*first, *b));
            match character {
                Some(Some(score)) => {
                    out.characters += 1;
                    out.score += score;
                    run += 1;
                    // The second character in a row makes the first count, too.
                    out.beside += if run == 2 { 2 } else { i64::from(run > 2) };
                    at += 2;
                }
                found => {
                    // The last byte may be half a character.
                    out.score += if found.is_some() { BROKEN } else { 0 };
                    run = 0;
                    at += 1;
                }
            }
        }
        out
    }

    /// Returns the average score in percent, if most characters are next to others and the average is high enough.
    fn likely(self) -> Option<i64> {
        let in_words = self.characters > 0 && self.beside * 2 > self.characters;
        let share = self.score * 100 / self.characters.max(1);
        (in_words && share >= 50).then_some(share)
    }
}

fn big5_pair(first: u8, second: u8) -> Option<i64> {
    if !matches!(second, 0x40..=0x7e | 0xa1..=0xfe) {
        return None;
    }
    match first {
        0xa4..=0xc6 => Some(COMMON),
        0xa1..=0xa3 => Some(SIGN),
        0xc9..=0xf9 => Some(RARE),
        0x87..=0xfe => Some(ODD),
        _ => None,
    }
}

fn gb_pair(first: u8, second: u8) -> Option<i64> {
    match (first, second) {
        (0xb0..=0xd7, 0xa1..=0xfe) => Some(COMMON),
        (0xa1..=0xa3, 0xa1..=0xfe) => Some(SIGN),
        (0xa4..=0xa9, 0x40..=0xfe) => Some(ODD),
        // Traditional characters from extensions, and the second level of the standard.
        (0x81..=0xfe, 0x40..=0x7e | 0x80..=0xfe) => Some(RARE),
        // Half of a four-byte character.
        (0x81..=0xfe, 0x30..=0x39) => Some(ODD),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(encoding: &'static Encoding, text: &str) -> &'static str {
        let (bytes, _, lost) = encoding.encode(text);
        assert!(!lost, "{text} can be written in {}", encoding.name());
        guess(&bytes, None).name()
    }

    /// Regression test (finding 21): such tables were silently garbled.
    #[test]
    fn short_tables_in_each_encoding_are_recognised() {
        for text in [
            "name,figures,note\nYoda,2,尤達大師的簽名\n",
            "名稱,數量\n尤達大師,2\n",
            "路克·天行者 3\n達斯·維達 1\n",
            "Mace Windu x2 (複製人戰爭)",
            "編號;名稱;價格\n1;歐比王·肯諾比;350\n2;R2-D2機器人;100",
        ] {
            assert_eq!(found(BIG5, text), "Big5", "{text}");
        }
        for text in [
            "name,figures,note\nYoda,2,尤达大师的签名\n",
            "name,figures,note\nYoda,2,尤達大師的筆記\n",
            "名称,数量\n尤达大师,2\n",
            "达斯·维达 1\n",
            "编号;名称;价格\n1;欧比旺·肯诺比;350\n2;R2-D2机器人;100",
        ] {
            assert_eq!(found(GB18030, text), "gb18030", "{text}");
        }
        for text in [
            "Padmé Amidala, őrült űrhajós",
            "név;darab\nÁrnyékőr;2\nŰrhajós;1",
            "Általános Őrmester x3",
            "ÁRNYÉKŐR ŰRHAJÓS",
        ] {
            assert_eq!(found(WINDOWS_1250, text), "windows-1250", "{text}");
        }
        for text in [
            "name,figures\nChâtelaine à l'épée,2\n",
            "Señor Muñoz; 3\nGarçon; 1",
            "Bjørn Ødegård x2\nSmørrebrød",
            "Preis: £4 – Größe",
            "Façade, naïve rôle, où, être",
        ] {
            assert_eq!(found(WINDOWS_1252, text), "windows-1252", "{text}");
        }
    }

    #[test]
    fn what_is_the_same_in_both_western_encodings_is_read_right_whatever_it_is_called() {
        for text in ["Padmé", "Jägermeister, Öl, Übung", "Día, corazón, ágil"] {
            let (bytes, _, _) = WINDOWS_1252.encode(text);
            let encoding = guess(&bytes, None);
            assert_eq!(encoding.decode_without_bom_handling(&bytes).0, text);
        }
    }

    #[test]
    fn the_reader_s_language_is_told_as_a_domain() {
        let cases: [(&str, Option<&[u8]>); 6] = [
            ("zh-Hant", Some(b"tw")),
            ("zh_TW", Some(b"tw")),
            ("zh-HK", Some(b"tw")),
            ("zh-Hans-CN", Some(b"cn")),
            ("hu", Some(b"hu")),
            ("en-GB", None),
        ];
        for (tag, expected) in cases {
            assert_eq!(domain(tag), expected, "{tag}");
        }
    }
}
