//! Serialises a file: small objects are packed in groups of a hundred, and each group is released before the
//! next one is built. lopdf itself keeps copies of all of them, and a thousand cards have seven thousand for
//! their tags alone.

use std::collections::BTreeMap;
use std::io::Write as _;

use lopdf::{Dictionary, Document, Object, ObjectId, ObjectStream, Result, Stream, dictionary};

/// The number of small objects packed together.
const TOGETHER: usize = 100;

/// The position of an object.
enum Place {
    /// The offset from the beginning of the file, in bytes.
    At(usize),
    /// The number of an object stream, and the index within it.
    In(u32, u16),
}

/// Writes a file, with further objects generated on the fly, whose IDs belong to the file.
pub(super) fn save(
    mut file: Document,
    further: impl Iterator<Item = (ObjectId, Dictionary)>,
) -> Result<Vec<u8>> {
    let mut out = Out { bytes: Vec::new(), places: BTreeMap::new(), next: file.max_id + 1 };
    writeln!(out.bytes, "%PDF-{}", file.version)?;
    // Bytes by which transfer programs recognise a binary file.
    out.bytes.extend([b'%', 0xe2, 0xe3, 0xcf, 0xd3, b'\n']);
    let objects = std::mem::take(&mut file.objects);
    let further = further.map(|(id, dictionary)| (id, Object::Dictionary(dictionary)));
    let mut pack = empty();
    for (id, object) in objects.into_iter().chain(further) {
        if let Object::Stream(stream) = object {
            out.stream(id.0, stream)?;
            continue;
        }
        pack.add_object(id, object)?;
        if pack.object_count() == TOGETHER {
            out.pack(&std::mem::replace(&mut pack, empty()))?;
        }
    }
    out.pack(&pack)?;
    out.end(&file.trailer)?;
    Ok(out.bytes)
}

fn empty() -> ObjectStream {
    ObjectStream::builder().max_objects(TOGETHER).build()
}

/// A file being written.
struct Out {
    bytes: Vec<u8>,
    places: BTreeMap<u32, Place>,
    /// The next unused object number.
    next: u32,
}

impl Out {
    fn stream(&mut self, number: u32, mut stream: Stream) -> Result<()> {
        stream.dict.set("Length", i64::try_from(stream.content.len()).unwrap_or(i64::MAX));
        self.places.insert(number, Place::At(self.bytes.len()));
        writeln!(self.bytes, "{number} 0 obj")?;
        self.bytes.extend(text(stream.dict)?);
        self.bytes.extend(b"stream\n");
        self.bytes.extend(stream.content);
        self.bytes.extend(b"\nendstream\nendobj\n");
        Ok(())
    }

    fn pack(&mut self, pack: &ObjectStream) -> Result<()> {
        if pack.object_count() == 0 {
            return Ok(());
        }
        let number = self.new_number();
        // Ordered by their numbers.
        for (index, (object, _)) in (0..).zip(pack.objects.keys()) {
            self.places.insert(*object, Place::In(number, index));
        }
        self.stream(number, pack.to_stream_object()?)
    }

    /// Writes the cross-reference table, itself an object.
    fn end(&mut self, trailer: &Dictionary) -> Result<()> {
        let (number, start) = (self.new_number(), self.bytes.len());
        self.places.insert(number, Place::At(start));
        let mut table = Vec::new();
        for object in 0..self.next {
            let (kind, first, second) = match self.places.get(&object) {
                None => (0, 0, u16::MAX),
                Some(Place::At(start)) => (1_u8, u32::try_from(*start).unwrap_or(u32::MAX), 0),
                Some(Place::In(pack, index)) => (2, *pack, *index),
            };
            table.push(kind);
            table.extend(first.to_be_bytes());
            table.extend(second.to_be_bytes());
        }
        let mut about = dictionary! {
            "Type" => "XRef",
            "Size" => i64::from(self.next),
            "W" => vec![Object::Integer(1), Object::Integer(4), Object::Integer(2)],
        };
        for key in ["Root", "Info", "ID"] {
            if let Ok(value) = trailer.get(key.as_bytes()) {
                about.set(key, value.clone());
            }
        }
        let mut table = Stream::new(about, table);
        table.compress()?;
        self.stream(number, table)?;
        write!(self.bytes, "startxref\n{start}\n%%EOF")?;
        Ok(())
    }

    const fn new_number(&mut self) -> u32 {
        let number = self.next;
        self.next += 1;
        number
    }
}

/// Serialises a dictionary.
fn text(dictionary: Dictionary) -> Result<Vec<u8>> {
    // lopdf only serialises objects into object streams, each after its number and offset.
    let mut alone = empty();
    alone.add_object((0, 0), Object::Dictionary(dictionary))?;
    let mut text = alone.build_stream_content()?.split_off("0 0 ".len());
    text.pop();
    text.push(b'\n');
    Ok(text)
}
