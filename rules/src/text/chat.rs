//! Messages of a chat: `[12/03/2024, 19:42:07] Mike: Darth Bane 82`. When and by whom a line was said is no part of the
//! list.

/// The maximum length of what stands before a message, in bytes.
const LONGEST: usize = 60;
/// The minimum number of messages of a chat.
const FEWEST: usize = 2;

/// Returns where each line's message begins, in bytes: 0 if the lines are no chat.
pub(super) fn messages(lines: &[&str]) -> Vec<usize> {
    let begins: Vec<Option<usize>> = lines.iter().map(|line| begin(line)).collect();
    let said = begins.iter().flatten().count();
    let all = lines.iter().filter(|line| !line.trim().is_empty()).count();
    let chat = said >= FEWEST && said * 2 >= all;
    begins.into_iter().map(|begin| begin.filter(|_| chat).unwrap_or(0)).collect()
}

/// Returns where a message begins behind its time and its author.
fn begin(line: &str) -> Option<usize> {
    let own = line
        .trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202f}'));
    let before = line.len() - own.len();
    let head = || own.char_indices().map(|(at, _)| at).take_while(|at| *at < LONGEST);
    // `[19:42] Mike: `, `12/03/2024, 19:42 - Mike: `, `19:42 <Mike> `
    let time = if let Some(inside) = own.strip_prefix('[') {
        let end = inside.find(']').filter(|end| *end < LONGEST)?;
        is_time(&inside[..end]).then_some(end + 2)?
    } else {
        head().filter(|at| is_time(&own[..*at])).last()?
    };
    let rest = own[time..].trim_start_matches([' ', '-', '–']);
    let at = own.len() - rest.len();
    let author = match rest.strip_prefix('<') {
        Some(inside) => inside.find('>').map(|end| end + 2)?,
        None => rest.find(": ").map(|end| end + 1)?,
    };
    let named = rest[..author].chars().any(char::is_alphabetic) && author < LONGEST;
    named.then_some(before + at + author)
}

/// Whether a text is a time, with or without a date: `19:42`, `12/03/2024, 7:42 PM`.
fn is_time(text: &str) -> bool {
    let clock = text.match_indices(':').any(|(at, _)| {
        let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
        digit(text[..at].chars().next_back()) && digit(text[at + 1..].chars().next())
    });
    let words = text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    let of_times =
        |c: char| c.is_ascii_alphanumeric() || matches!(c, ':' | '/' | '.' | ',' | '-' | ' ' | '\u{202f}');
    clock
        && text.chars().all(of_times)
        && words
            .into_iter()
            .all(|word| matches!(word, "AM" | "PM" | "am" | "pm" | "a" | "p" | "m" | "T" | "Z"))
}

#[cfg(test)]
mod tests {
    use super::messages;

    #[test]
    fn messages_begin_behind_their_author() {
        for (line, message) in [
            ("[12/03/2024, 19:42:07] Mike: Darth Bane 82", "Darth Bane 82"),
            ("12/03/2024, 19:42 - Mike K: Darth Bane 82", "Darth Bane 82"),
            ("12.03.24, 7:42 PM - Mike: Darth Bane 82", "Darth Bane 82"),
            ("[19:42] <Mike> Darth Bane 82", "Darth Bane 82"),
            ("19:42 Mike: Darth Bane 82", "Darth Bane 82"),
        ] {
            let begin = messages(&[line, line])[0];
            assert_eq!(line[begin..].trim(), message, "{line}");
        }
    }

    #[test]
    fn lists_are_no_chats() {
        for line in
            ["Leader: Darth Bane 82", "1:1 Jawa", "[82] Darth Bane: strong", "Round 1, 19:42", "", "Bane 82"]
        {
            assert_eq!(messages(&[line, line])[0], 0, "{line}");
        }
        assert_eq!(messages(&["19:42 Mike: Jawa", "Ewok", "Yoda"]), [0, 0, 0]);
    }
}
