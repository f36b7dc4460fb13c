//! The attack line of a card: `+10/+5 (10 magic + 5 fire)`.

/// The contents of an attack line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Line {
    /// The bonus of each attack.
    pub(super) attacks: Vec<i32>,
    /// The damage multiplied by critical hits.
    pub(super) damage: Option<u32>,
    /// The damage not multiplied by them.
    pub(super) bonus: i32,
    /// The words next to the damage.
    pub(super) words: Vec<String>,
}

/// Parses a line. Damage after a plus is a bonus; a line without attacks may consist of damage only.
pub(super) fn read(line: &str) -> Line {
    let (attacks, damage) = match line.split_once('(') {
        Some((attacks, damage)) => (attacks, damage.trim_end().trim_end_matches(')')),
        None if line.trim_start().starts_with(['+', '-']) => (line, ""),
        None => ("", line),
    };
    let mut read = Line {
        attacks: attacks.split('/').filter_map(|n| n.trim().parse().ok()).collect(),
        ..Line::default()
    };
    for part in damage.split('+').map(str::trim).filter(|part| !part.is_empty()) {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        let (number, word) = part.split_at(digits);
        match (number.parse::<u32>(), read.damage) {
            (Ok(number), None) => read.damage = Some(number),
            (Ok(number), Some(_)) => {
                read.bonus = read.bonus.saturating_add(i32::try_from(number).unwrap_or(i32::MAX));
            }
            (Err(_), _) => {}
        }
        if !word.trim().is_empty() {
            read.words.push(word.trim().to_owned());
        }
    }
    read
}

#[cfg(test)]
mod tests {
    use super::{Line, read};

    #[test]
    fn a_line_has_attacks_damage_and_what_is_added_to_it() {
        let line = |attacks: &[i32], damage, bonus, words: &[&str]| Line {
            attacks: attacks.to_vec(),
            damage,
            bonus,
            words: words.iter().map(|w| (*w).to_owned()).collect(),
        };
        assert_eq!(read("+13/+13 (20)"), line(&[13, 13], Some(20), 0, &[]));
        assert_eq!(read("+10/+5 (10 magic)"), line(&[10, 5], Some(10), 0, &["magic"]));
        assert_eq!(read("10 magic + 5 fire"), line(&[], Some(10), 5, &["magic", "fire"]));
        assert_eq!(read("+9/+9"), line(&[9, 9], None, 0, &[]));
        assert_eq!(read("-1 (5 + Poison)"), line(&[-1], Some(5), 0, &["Poison"]));
    }
}
