//! Inputs that are almost right: bits, bytes, chunks, words and numbers of a right one changed.

use crate::tools::Chance;

/// No mutant is longer, in bytes.
pub(crate) const LONGEST: usize = 256 << 10;

/// What readers look out for.
const WORDS: [&[u8]; 62] = [
    b"\0",
    b"\xff\xfe",
    b"\xfe\xff",
    b"\xef\xbb\xbf",
    b"\xff",
    b"\x80",
    b"\x1b[2J",
    b"\xe2\x80\xae",
    b"\r",
    b"\n",
    b"\r\n\r\n",
    b"\t",
    b"\"",
    b"\"\"",
    b"'",
    b"'=",
    b"=1+1",
    b"{",
    b"}",
    b"[[",
    b"]]",
    b"[",
    b"]",
    b"{}",
    b",",
    b";",
    b":",
    b"null",
    b"true",
    b"-",
    b"--",
    b"x",
    b" x3",
    b"(",
    b")",
    b"<<",
    b">>",
    b"endobj",
    b"/Kids [1 0 R]",
    b" 0 R",
    b"/Names",
    b"/Type /ObjStm",
    b"/Length",
    b"/EmbeddedFiles",
    b"stream\n",
    b"<c r=\"XFD1048576\"><v>1</v></c>",
    b"<row r=\"1048576\">",
    b"r=\"A1\"",
    b"ref=\"A1:XFD1048576\"",
    b"table:number-columns-repeated=\"16384\"",
    b"table:number-rows-repeated=\"1048576\"",
    b"<!ENTITY a \"b\">",
    b"&amp;",
    b"]]>",
    b"PK\x03\x04",
    b"PK\x05\x06",
    b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
    b"%PDF-1.7",
    b"muster:1:",
    b"[[step]]\n",
    b"do = \"",
    b"NaN",
];

/// Numbers at which something ends.
const NUMBERS: [&str; 20] = [
    "0",
    "-0",
    "-1",
    "1",
    "127",
    "128",
    "255",
    "256",
    "32767",
    "32768",
    "65535",
    "65536",
    "2147483647",
    "2147483648",
    "-2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551616",
    "1e308",
];

/// A mutant of an input; `other` is what it may be spliced with.
pub(crate) fn mutant(input: &[u8], other: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = input.to_vec();
    // Mostly small steps: what is wholly wrong is refused at once.
    for _ in 0..=chance.below(4) {
        change(&mut bytes, other, chance);
    }
    bytes.truncate(LONGEST);
    bytes
}

fn change(bytes: &mut Vec<u8>, other: &[u8], chance: &mut Chance) {
    let at = chance.below(bytes.len());
    let scale = 1 << chance.below(9);
    let end = (at + 1 + chance.below(scale)).min(bytes.len());
    match chance.below(13) {
        0 if !bytes.is_empty() => bytes[at] ^= 1 << chance.below(8),
        1 if !bytes.is_empty() => bytes[at] = chance.next() as u8,
        2 => {
            let new = (0..=chance.below(8)).map(|_| chance.next() as u8).collect::<Vec<_>>();
            bytes.splice(at..at, new);
        }
        3 if at < end => {
            bytes.drain(at..end);
        }
        4 | 5 => {
            let word = *chance.of(&WORDS);
            bytes.splice(at..at, word.iter().copied());
        }
        6 if at < end => {
            let word = *chance.of(&WORDS);
            let length = word.len().min(bytes.len() - at);
            bytes[at..at + length].copy_from_slice(&word[..length]);
        }
        7 if at < end => {
            // One chunk, twice or very often.
            let chunk = bytes[at..end].to_vec();
            let times = if chance.below(8) == 0 { 1 + chance.below(2_000) } else { 1 };
            let times = times.min(LONGEST.saturating_sub(bytes.len()) / chunk.len().max(1));
            let repeated = chunk.repeat(times);
            bytes.splice(at..at, repeated);
        }
        8 if !other.is_empty() => {
            let from = chance.below(other.len());
            let to = (from + 1 + chance.below(256)).min(other.len());
            bytes.splice(at..end.max(at), other[from..to].iter().copied());
        }
        9 => number(bytes, at, chance),
        10 if chance.below(4) == 0 => bytes.truncate(at),
        11 if at < end => {
            let chunk: Vec<_> = bytes.drain(at..end).collect();
            let to = chance.below(bytes.len() + 1);
            bytes.splice(to..to, chunk);
        }
        _ => {
            // A field of a binary form, at an end of what it can say.
            let value =
                *chance.of(&[0_u64, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fff_ffff, 0xffff_ffff, u64::MAX]);
            let width = *chance.of(&[1_usize, 2, 4, 8]);
            if at + width <= bytes.len() {
                let little = value.to_le_bytes();
                bytes[at..at + width].copy_from_slice(&little[..width]);
            }
        }
    }
}

/// Puts another number in the place of one that is written in digits.
fn number(bytes: &mut Vec<u8>, at: usize, chance: &mut Chance) {
    let Some(start) = bytes[at.min(bytes.len())..].iter().position(u8::is_ascii_digit).map(|n| n + at) else {
        return;
    };
    let length = bytes[start..].iter().take_while(|b| b.is_ascii_digit()).count();
    let new = *chance.of(&NUMBERS);
    bytes.splice(start..start + length, new.bytes());
}
