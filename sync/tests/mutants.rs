//! Files of parcels that somebody changed: torn, longer, flipped, in another order, twice, under other numbers.

use crate::machine::Chance;

/// The bytes before each parcel: its number and its length.
const HEAD: usize = 12;

/// Returns a changed file, of this one and another one, and how it was changed.
pub(crate) fn mutant(file: &[u8], other: &[u8], chance: &mut Chance) -> (Vec<u8>, &'static str) {
    let mut parcels = frames(file);
    match chance.below(10) {
        0 => return (file[..chance.below(file.len() + 1)].to_vec(), "torn"),
        1 => return ([file, &noise(chance, 5_000)].concat(), "longer by noise"),
        2 => return ([file, &vec![0; chance.below(100_000)]].concat(), "longer by zeros"),
        3 => {
            let mut flipped = file.to_vec();
            for _ in 0..=chance.below(4) {
                let at = chance.below(flipped.len());
                flipped.get_mut(at).into_iter().for_each(|byte| *byte ^= 1 << (at % 8));
            }
            return (flipped, "flipped");
        }
        4 => {
            let number = u64::try_from(chance.below(40)).unwrap_or(0);
            return ([frame(number, &noise(chance, 3_000)), file.to_vec()].concat(), "noise before it");
        }
        _ if parcels.is_empty() => return (noise(chance, 3_000), "noise"),
        5 => {
            let (one, two) = (chance.below(parcels.len()), chance.below(parcels.len()));
            let number = parcels[one].0;
            parcels[one].0 = parcels[two].0;
            parcels[two].0 = number;
            return (file_of(&parcels), "parcels swapped");
        }
        6 => {
            let twice = parcels[chance.below(parcels.len())].clone();
            parcels.insert(chance.below(parcels.len()), twice);
            return (file_of(&parcels), "a parcel twice");
        }
        7 => {
            let numbers = [0, 1, 2, 7, u64::from(u32::MAX), u64::MAX - 1, u64::MAX];
            let at = chance.below(parcels.len());
            parcels[at].0 = numbers[chance.below(7)];
            return (file_of(&parcels), "a parcel under another number");
        }
        8 => {
            parcels.remove(chance.below(parcels.len()));
            return (file_of(&parcels), "a parcel left out");
        }
        _ => {}
    }
    // Noise that goes on where the file ends, or somebody else's parcels.
    let next = parcels.last().map_or(0, |(number, _)| number.saturating_add(1));
    if chance.below(2) == 0 {
        return ([file.to_vec(), frame(next, &noise(chance, 3_000))].concat(), "noise as the next parcel");
    }
    let theirs = frames(other).into_iter().zip(next..).map(|((_, sealed), number)| (number, sealed));
    ([file.to_vec(), file_of(&theirs.collect::<Vec<_>>())].concat(), "another's parcels behind it")
}

/// Returns the parcels of a file by number, as far as they go.
fn frames(mut file: &[u8]) -> Vec<(u64, Vec<u8>)> {
    let mut found = Vec::new();
    while let Some((head, rest)) = file.split_first_chunk::<HEAD>() {
        let (number, size) = head.split_at(8);
        let number = u64::from_be_bytes(number.try_into().unwrap_or_default());
        let size = u32::from_be_bytes(size.try_into().unwrap_or_default());
        let Some((sealed, rest)) = usize::try_from(size).ok().and_then(|size| rest.split_at_checked(size))
        else {
            break;
        };
        found.push((number, sealed.to_vec()));
        file = rest;
    }
    found
}

fn frame(number: u64, sealed: &[u8]) -> Vec<u8> {
    let size = u32::try_from(sealed.len()).unwrap_or(u32::MAX);
    [number.to_be_bytes().as_slice(), &size.to_be_bytes(), sealed].concat()
}

fn file_of(parcels: &[(u64, Vec<u8>)]) -> Vec<u8> {
    parcels.iter().flat_map(|(number, sealed)| frame(*number, sealed)).collect()
}

/// Returns incompressible bytes, up to so many.
pub(crate) fn noise(chance: &mut Chance, most: usize) -> Vec<u8> {
    (0..chance.below(most)).map(|_| u8::try_from(chance.below(256)).unwrap_or(0)).collect()
}
