//! Decoding of text files: UTF-8, UTF-16, and the legacy encodings that spreadsheet programs still write for Chinese,
//! Hungarian and Western languages. Reports which one it was.

use std::borrow::Cow;
use std::io::Read;
use std::path::Path;

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};

use crate::base::error::Error;

/// The largest list or spreadsheet that is read, in bytes.
pub const LARGEST: u64 = 32 << 20;

/// A decoded text and its original encoding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The text, without the byte order mark.
    pub text: String,
    /// The encoding, if it wasn't UTF-8.
    pub encoding: Option<&'static str>,
}

/// Reads a file; `-` is standard input.
///
/// # Errors
/// The file doesn't exist, can't be read, is larger than [`LARGEST`], or is empty.
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
            let size = std::fs::metadata(path).map_or(LARGEST + 1, |m| m.len().max(LARGEST + 1));
            Err(Error::FileTooLarge { file: name, size, limit: LARGEST })
        }
        Ok(_) if bytes.iter().all(u8::is_ascii_whitespace) => Err(Error::FileEmpty(name)),
        Ok(_) => Ok(bytes),
    }
}

/// Decodes a text file.
///
/// # Errors
/// The bytes are not text.
pub fn decode(file: &str, bytes: &[u8]) -> Result<Decoded, Error> {
    let (encoding, bom) = Encoding::for_bom(bytes).unwrap_or_else(|| (guess(bytes), 0));
    let (text, _) = encoding.decode_without_bom_handling(&bytes[bom..]);
    let encoding = (encoding != UTF_8).then(|| encoding.name());
    let lines = text.split_inclusive('\n');
    let text: String =
        lines.map(|line| twice_encoded(line).map_or(Cow::Borrowed(line), Cow::Owned)).collect();
    let control = |c: char| c.is_control() && !matches!(c, '\t' | '\n' | '\r' | '\u{c}' | '\u{85}');
    if text.chars().any(control) {
        return Err(Error::FileBinary(file.to_owned()));
    }
    Ok(Decoded { text, encoding })
}

/// Returns a line that some program took for Windows-1252 and encoded once more, `PadmÃ©` and `â€™`, as it was; `None` if it
/// wasn't.
fn twice_encoded(text: &str) -> Option<String> {
    let marks = ["Ã", "â€", "Å", "Ä"];
    if !marks.iter().any(|mark| text.contains(mark)) {
        return None;
    }
    // What stands for a byte that Windows-1252 leaves free is that byte.
    let mut bytes = Vec::with_capacity(text.len());
    for c in text.chars() {
        match u8::try_from(u32::from(c)) {
            Ok(byte @ 0x80..=0x9f) => bytes.push(byte),
            _ => {
                let mut one = [0; 4];
                let (told, _, unknown) = encoding_rs::WINDOWS_1252.encode(c.encode_utf8(&mut one));
                if unknown {
                    return None;
                }
                bytes.extend_from_slice(&told);
            }
        }
    }
    String::from_utf8(bytes).ok()
}

/// Guesses the encoding: UTF-16 if nearly every other byte is zero, as in Western text without a byte order mark;
/// UTF-8 if the bytes are valid UTF-8; else the likeliest legacy encoding.
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
        crate::base::encoding::guess(bytes, crate::base::words::system_language().as_deref())
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
    fn lines_that_were_encoded_twice_are_as_they_were() {
        for (text, expected) in [
            ("PadmÃ© Amidala â€“ 15\nÖt klón", "Padmé Amidala – 15\nÖt klón"),
            ("Kâ€™Kruhk Å‘ Ã\u{81}", "K’Kruhk ő Á"),
            ("Ã and â€ alone", "Ã and â€ alone"),
            ("GÂRÅŽ – 5", "GÂRÅŽ – 5"),
        ] {
            assert_eq!(decode("list", text.as_bytes()).expect("a text").text, expected);
        }
    }

    #[test]
    fn what_is_no_text_is_refused() {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x04\0";
        assert!(matches!(decode("x", png), Err(Error::FileBinary(_))));
        assert!(matches!(decode("x", &[0; 64]), Err(Error::FileBinary(_))));
    }
}
