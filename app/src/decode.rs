//! From bytes to text: UTF-8, UTF-16, and what spreadsheet programs still write in Chinese, Hungarian
//! and Western languages are read, and which it was is told.

use std::io::Read;
use std::path::Path;

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};

use crate::error::Error;

/// No list and no spreadsheet anybody keeps is larger than this, in bytes.
pub const LARGEST: u64 = 32 << 20;

/// A text and how it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The text, without byte order mark.
    pub text: String,
    /// The encoding, where it wasn't UTF-8.
    pub encoding: Option<&'static str>,
}

/// Reads a file, `-` being standard input.
///
/// # Errors
/// It isn't there, can't be read, is larger than [`LARGEST`], or is empty.
pub fn read_input(path: &Path) -> Result<Vec<u8>, Error> {
    let name = path.display().to_string();
    let mut bytes = Vec::new();
    let read = if name == "-" {
        std::io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|f| f.take(LARGEST + 1).read_to_end(&mut bytes))
    };
    match read {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            Err(Error::FileNotFound(path.to_owned()))
        }
        Err(error) => Err(Error::FileUnreadable { path: path.to_owned(), reason: error.to_string() }),
        Ok(_) if bytes.len() as u64 > LARGEST => {
            let size = std::fs::metadata(path).map_or(LARGEST + 1, |m| m.len());
            Err(Error::FileTooLarge { file: name, size, limit: LARGEST })
        }
        Ok(_) if bytes.iter().all(u8::is_ascii_whitespace) => Err(Error::FileEmpty(name)),
        Ok(_) => Ok(bytes),
    }
}

/// Decodes text.
///
/// # Errors
/// It is no text at all.
pub fn decode(file: &str, bytes: &[u8]) -> Result<Decoded, Error> {
    let (encoding, bom) = Encoding::for_bom(bytes).unwrap_or_else(|| (guess(bytes), 0));
    let (text, _) = encoding.decode_without_bom_handling(&bytes[bom..]);
    let control = |c: char| c.is_control() && !matches!(c, '\t' | '\n' | '\r' | '\u{c}' | '\u{85}');
    if text.chars().any(control) {
        return Err(Error::FileBinary(file.to_owned()));
    }
    let encoding = (encoding != UTF_8).then(|| encoding.name());
    Ok(Decoded { text: text.into_owned(), encoding })
}

/// UTF-8 where the bytes are that, UTF-16 where every other byte of them is zero, as in Western
/// text without a mark, and else the likeliest of the older encodings.
fn guess(bytes: &[u8]) -> &'static Encoding {
    let zeros = |start: usize| bytes.iter().skip(start).step_by(2).filter(|b| **b == 0).count();
    let half = bytes.len() / 2;
    if half > 0 && zeros(1) * 10 > half * 9 {
        UTF_16LE
    } else if half > 0 && zeros(0) * 10 > half * 9 {
        UTF_16BE
    } else if std::str::from_utf8(bytes).is_ok() {
        UTF_8
    } else {
        crate::encoding::guess(bytes, crate::system_language().as_deref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use encoding_rs::WINDOWS_1250;

    fn utf16(text: &str, mark: bool, big: bool) -> Vec<u8> {
        let units = mark.then_some(0xfeff).into_iter().chain(text.encode_utf16());
        units.flat_map(|u| if big { u.to_be_bytes() } else { u.to_le_bytes() }).collect()
    }

    #[test]
    fn lists_of_every_encoding_are_read_and_named() {
        let text = "Padmé Amidala, őrült űrhajós";
        let latin = "General Obi-Wan Kenobi [55]";
        let cases = [
            (text.as_bytes().to_vec(), text, None),
            (["\u{feff}", text].concat().into_bytes(), text, None),
            (utf16(text, true, false), text, Some("UTF-16LE")),
            (utf16(text, true, true), text, Some("UTF-16BE")),
            (utf16(latin, false, false), latin, Some("UTF-16LE")),
            (WINDOWS_1250.encode(text).0.into_owned(), text, Some("windows-1250")),
        ];
        for (bytes, expected, encoding) in cases {
            let decoded = decode("list", &bytes).expect(expected);
            assert_eq!((decoded.text.as_str(), decoded.encoding), (expected, encoding));
        }
    }

    #[test]
    fn what_is_no_text_is_refused() {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x04\0";
        assert!(matches!(decode("x", png), Err(Error::FileBinary(_))));
        assert!(matches!(decode("x", &[0; 64]), Err(Error::FileBinary(_))));
    }
}
