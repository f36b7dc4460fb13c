//! Archival PDF (ISO 19005, PDF/A): XMP metadata, output colours, and a file ID. Part 2 allows no embedded
//! files other than PDF/A; part 3 does, and is used for files that carry a squad.

use std::fmt::Write as _;

use lopdf::{Dictionary, Document, Object, Stream, StringFormat, dictionary};

use super::{DocumentInfo, PRODUCER, PROGRAM, time};

/// The profile's name, in the PDF and in the profile.
const PROFILE: &str = "sRGB IEC61966-2.1";

/// Adds what PDF/A requires. `carries` is whether the file contains embedded data.
pub(super) fn add(file: &mut Document, info: &DocumentInfo, carries: bool) {
    let about = xmp(info, if carries { 3 } else { 2 });
    // Uncompressed, so that tools find it by scanning the file.
    let about = Stream::new(dictionary! { "Type" => "Metadata", "Subtype" => "XML" }, about.into_bytes())
        .with_compression(false);
    let about = file.add_object(about);
    let profile = file.add_object(Stream::new(dictionary! { "N" => 3 }, srgb()));
    let intent = dictionary! {
        "Type" => "OutputIntent",
        "S" => "GTS_PDFA1",
        "OutputConditionIdentifier" => Object::string_literal(PROFILE),
        "Info" => Object::string_literal(PROFILE),
        "DestOutputProfile" => profile,
    };
    if let Ok(catalog) = file.catalog_mut() {
        catalog.set("Metadata", about);
        catalog.set("OutputIntents", vec![Object::Dictionary(intent)]);
    }
}

/// Sets a file ID derived from the contents, so that equal files have equal IDs. Nothing may change afterwards.
pub(super) fn name(file: &mut Document) {
    let mut marks = [0x9e37_79b9_7f4a_7c15_u64, 0xc2b2_ae3d_27d4_eb4f];
    for (id, object) in &file.objects {
        mix(&mut marks, u64::from(id.0));
        match object {
            Object::Stream(stream) => stream.content.chunks(8).for_each(|chunk| {
                let mut word = [0; 8];
                word[..chunk.len()].copy_from_slice(chunk);
                mix(&mut marks, u64::from_le_bytes(word));
            }),
            Object::Dictionary(dictionary) => texts(&mut marks, dictionary),
            _ => {}
        }
    }
    let bytes: Vec<u8> = marks.into_iter().flat_map(u64::to_be_bytes).collect();
    let id = Object::String(bytes, StringFormat::Hexadecimal);
    file.trailer.set("ID", vec![id.clone(), id]);
}

/// Mixes a dictionary's texts, such as the title, into the ID; everything else follows from the contents.
fn texts(marks: &mut [u64; 2], dictionary: &Dictionary) {
    for (_, value) in dictionary {
        if let Object::String(bytes, _) = value {
            bytes.iter().for_each(|byte| mix(marks, u64::from(*byte)));
        }
    }
}

const fn mix(marks: &mut [u64; 2], word: u64) {
    marks[0] = (marks[0] ^ word).wrapping_mul(0xff51_afd7_ed55_8ccd).rotate_left(31);
    marks[1] = (marks[1].rotate_left(27) ^ word).wrapping_mul(0xc4ce_b9fe_1a85_ec53).wrapping_add(marks[0]);
}

/// Formats a time for XMP.
fn date(seconds: i64) -> String {
    let time = time(seconds);
    format!(
        "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}+00:00",
        time.year(),
        u8::from(time.month()),
        time.day(),
        time.hour(),
        time.minute(),
        time.second(),
    )
}

/// Returns the XMP metadata.
fn xmp(info: &DocumentInfo, part: u32) -> String {
    let mut says = String::new();
    let mut say = |line: String| {
        says.push_str(&line);
        says.push('\n');
    };
    say(format!("<pdfaid:part>{part}</pdfaid:part>"));
    // Level A: tagged, in reading order, with the language declared.
    say("<pdfaid:conformance>A</pdfaid:conformance>".to_owned());
    say("<dc:format>application/pdf</dc:format>".to_owned());
    if !info.title.is_empty() {
        let title = escaped(&info.title);
        say(format!(
            "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">{title}</rdf:li></rdf:Alt></dc:title>"
        ));
    }
    if !info.author.is_empty() {
        let author = escaped(&info.author);
        say(format!("<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>"));
    }
    if !info.language.is_empty() {
        let language = escaped(&info.language);
        say(format!("<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>"));
    }
    let date = date(info.created);
    say(format!("<xmp:CreatorTool>{PROGRAM}</xmp:CreatorTool>"));
    say(format!("<xmp:CreateDate>{date}</xmp:CreateDate>"));
    say(format!("<xmp:ModifyDate>{date}</xmp:ModifyDate>"));
    say(format!("<xmp:MetadataDate>{date}</xmp:MetadataDate>"));
    say(format!("<pdf:Producer>{PRODUCER}</pdf:Producer>"));
    format!(
        "<?xpacket begin=\"\u{feff}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n\
         <x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n\
         <rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n\
         <rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" \
         xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" \
         xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\">\n\
         {says}</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>"
    )
}

/// Escapes text for XML, without characters that XML can't represent.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => {
                let _ = out.write_char(' ');
            }
            c => out.push(c),
        }
    }
    out
}

/// Returns sRGB as an ICC version 2 profile: three primaries, a white point and one curve.
fn srgb() -> Vec<u8> {
    /// The number of curve points; readers interpolate linearly between them.
    const STEPS: u32 = 256;
    let mut curve = b"curv\0\0\0\0".to_vec();
    curve.extend(STEPS.to_be_bytes());
    for step in 0..STEPS {
        let value = f64::from(step) / f64::from(STEPS - 1);
        let linear = if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) };
        curve.extend(((linear * 65_535.0).round() as u16).to_be_bytes());
    }
    let mut description = b"desc\0\0\0\0".to_vec();
    description.extend((PROFILE.len() as u32 + 1).to_be_bytes());
    description.extend(PROFILE.as_bytes());
    // The terminator, and no Unicode or Macintosh names.
    description.extend([0; 1 + 4 + 4 + 2 + 1 + 67]);
    let copyright = b"text\0\0\0\0No copyright, use freely\0".to_vec();
    // Adapted to D50, as the ICC specification requires.
    let xyz = |numbers: [f64; 3]| {
        let mut tag = b"XYZ \0\0\0\0".to_vec();
        tag.extend(numbers.iter().flat_map(|n| ((n * 65_536.0).round() as i32).to_be_bytes()));
        tag
    };
    let (white, red) = ([0.964_20, 1.0, 0.824_91], [0.436_07, 0.222_49, 0.013_92]);
    let (green, blue) = ([0.385_15, 0.716_87, 0.097_08], [0.143_07, 0.060_61, 0.714_10]);
    let tags: [(&[u8], Vec<u8>); 7] = [
        (b"desc", description),
        (b"cprt", copyright),
        (b"wtpt", xyz(white)),
        (b"rXYZ", xyz(red)),
        (b"gXYZ", xyz(green)),
        (b"bXYZ", xyz(blue)),
        (b"rTRC", curve),
    ];
    /// The curve shared by all three colours.
    const SHARED: [&[u8]; 2] = [b"gTRC", b"bTRC"];
    let count = tags.len() + SHARED.len();
    let (mut table, mut data) = ((count as u32).to_be_bytes().to_vec(), Vec::new());
    let start = 128 + 4 + 12 * count;
    for (name, tag) in tags {
        let entry = [((start + data.len()) as u32).to_be_bytes(), (tag.len() as u32).to_be_bytes()].concat();
        table.extend([name, &entry].concat());
        if name == b"rTRC" {
            SHARED.iter().for_each(|name| table.extend([*name, &entry].concat()));
        }
        data.extend(tag);
        data.resize(data.len().next_multiple_of(4), 0);
    }
    let mut profile = vec![0; 128];
    let mut put = |at: usize, bytes: &[u8]| profile[at..at + bytes.len()].copy_from_slice(bytes);
    put(0, &((start + data.len()) as u32).to_be_bytes());
    put(8, &[2, 0x10, 0, 0]);
    put(12, b"mntrRGB XYZ ");
    // A fixed date: the profile is the same in every file.
    put(24, &[0x07, 0xea, 0, 1, 0, 1]);
    put(36, b"acsp");
    put(68, &xyz(white)[8..]);
    profile.extend(table);
    profile.extend(data);
    profile
}

#[cfg(test)]
mod tests {
    use super::{escaped, srgb};

    #[test]
    fn a_profile_is_as_long_as_it_says_and_its_tags_are_inside() {
        let profile = srgb();
        let number =
            |at: usize| u32::from_be_bytes(profile[at..at + 4].try_into().expect("four bytes")) as usize;
        assert_eq!(number(0), profile.len());
        assert!(profile.len() < 1_200, "{}", profile.len());
        let tags = number(128);
        assert_eq!(tags, 9);
        for tag in 0..tags {
            let at = 132 + 12 * tag;
            let (start, long) = (number(at + 4), number(at + 8));
            assert!(start % 4 == 0 && start + long <= profile.len());
        }
    }

    #[test]
    fn names_are_no_markup() {
        assert_eq!(escaped("<Ő> & \u{1}\"戰\""), "&lt;Ő&gt; &amp;  &quot;戰&quot;");
    }
}
