//! A count stated once for several figures: `je 2 Stormtrooper 10, Snowtrooper 14`, `two each of …`,
//! `… and Jawa, 3 each`.

use super::annotation::{Hint, Number, Place};
use super::line::Part;
use super::names::Names;
use super::price::costs_so;
use super::reading::MatchKind;
use super::resolve::{Resolved, Who};
use super::token::Token;
use crate::words::{Meaning, Role, is, meaning, number as number_word};

/// The maximum plausible count of each.
const MANY: i64 = 30;

/// A count, and the position in the line from which it applies to names.
#[derive(Clone, Copy, Debug)]
pub(super) struct Each {
    from: usize,
    count: i64,
}

/// Returns the line without such counts, and the counts.
pub(super) fn each(tokens: &[Token]) -> (Vec<Token>, Vec<Each>) {
    let mut rest: Vec<Token> = Vec::with_capacity(tokens.len());
    let mut out = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let begins = at.checked_sub(1).is_none_or(|before| parts(&tokens[before]));
        let said = if begins { told(&tokens[at..]) } else { None };
        let next = said.and_then(|(_, taken)| tokens.get(at + taken));
        match (said, next) {
            (Some((count, taken)), Some(next)) => {
                out.push(Each { from: next.start, count });
                at += taken;
            }
            _ => {
                rest.push(tokens[at].clone());
                at += 1;
            }
        }
    }
    (rest, out)
}

/// Whether a line starts with such a count.
pub(super) fn begins(tokens: &[Token]) -> bool {
    told(tokens).is_some()
}

/// Whether something new starts after this token.
fn parts(token: &Token) -> bool {
    let and = token.word().and_then(meaning) == Some(Meaning::And);
    and || [',', ';', '•', '/', '|', ':', '+', '&', '-', '.', '(', '*', '>'].iter().any(|m| token.is_mark(*m))
}

/// `je 2`, `two each of`, `2 de chaque :`, `2-2`: returns the count, and its number of tokens.
fn told(tokens: &[Token]) -> Option<(i64, usize)> {
    let number = |at: usize| {
        let token = tokens.get(at)?;
        token.number().or_else(|| token.word().and_then(number_word)).filter(|n| (1..=MANY).contains(n))
    };
    let word = |at: usize| tokens.get(at).and_then(Token::word);
    let means = |at: usize, wanted: Meaning| word(at).and_then(meaning) == Some(wanted);
    let (count, mut taken) = if means(0, Meaning::Each) {
        (number(1)?, 2)
    } else if tokens.get(1).is_some_and(|t| t.is_mark('-') && t.glued) {
        // `2-2 Stormtrooper és Jawa`
        (number(0).filter(|n| number(2) == Some(*n))?, 3)
    } else {
        let of = usize::from(word(1).is_some_and(|word| is(Role::Of, word)));
        (number(0).filter(|_| means(1 + of, Meaning::Each))?, 2 + of)
    };
    while means(taken, Meaning::Copies)
        || word(taken).is_some_and(|word| is(Role::Of, word))
        || tokens.get(taken).is_some_and(|t| t.is_mark(':') || t.is_mark('-'))
    {
        taken += 1;
    }
    // `je 11 Punkte` is a cost; and without a name after it, it applies to the preceding names.
    let costs = means(taken, Meaning::Points) || means(taken, Meaning::Cost);
    let named = tokens.get(taken).is_some_and(Token::is_name) && number(taken).is_none();
    (named && !costs).then_some((count, taken))
}

/// Applies such counts to the figures they concern: across commas, up to the one after an `and` or to a
/// stronger mark. A figure whose cost is right without the count has its own.
pub(super) fn spread(
    names: &Names,
    tokens: &[Token],
    ranges: &[(usize, usize)],
    parts: &mut [Part],
    said: &[Each],
) {
    for each in said {
        let Some(first) = ranges.iter().position(|r| tokens[r.1 - 1].start >= each.from) else { continue };
        let mut anded = false;
        for (at, part) in parts.iter_mut().enumerate().skip(first) {
            let between = if at == first { &[] } else { &tokens[ranges[at - 1].1..ranges[at].0] };
            let strong = |t: &Token| [';', '•', '/', '|', '.'].iter().any(|m| t.is_mark(*m));
            if anded || between.iter().any(strong) || !takes(names, &mut part.resolved, each.count) {
                break;
            }
            anded =
                between.iter().any(|t| t.is_mark('&') || t.word().and_then(meaning) == Some(Meaning::And));
        }
    }
    of_all(names, parts);
    sum_of(parts);
}

/// Applies the count to a figure, unless it has its own count or its cost disagrees.
fn takes(names: &Names, resolved: &mut Resolved, count: i64) -> bool {
    let counted = |n: &Number| n.hint == Hint::Count || n.place == Place::Head;
    if resolved.numbers.iter().any(counted) {
        return false;
    }
    let number = Number { value: count, hint: Hint::Count, place: Place::Head };
    let with: Vec<Number> = [number].into_iter().chain(resolved.numbers.iter().copied()).collect();
    if let Who::Figure(figure, _) = resolved.who {
        let entry = &names.entries[figure];
        let alone = costs_so(entry, resolved.plural, &resolved.numbers);
        if alone && !costs_so(entry, resolved.plural, &with) {
            return false;
        }
    }
    // A cost that suggested another version was the cost of all copies.
    let named = resolved.instead.take().filter(|_| matches!(resolved.who, Who::Figure(_, MatchKind::ByCost)));
    if let Some(named) = named.filter(|e| costs_so(&names.entries[*e], resolved.plural, &with)) {
        resolved.who = Who::Figure(named, MatchKind::Exact);
    }
    resolved.numbers = with;
    resolved.evident = true;
    true
}

/// `A, B, C (3 figures)`, `A, B, C (3/5)`: the number after the last is the number of all figures.
fn sum_of(parts: &mut [Part]) {
    let [before @ .., last] = parts else { return };
    let all = i64::try_from(before.len()).unwrap_or(0) + 1;
    let counted = match last.resolved.numbers[..] {
        [n] => n.hint == Hint::Count && n.place == Place::Tail && n.value == all,
        [n, of] => n.place == Place::Tail && n.value == all && of.hint == Hint::Cost && of.value >= all,
        _ => false,
    };
    if all > 2 && counted && before.iter().all(|p| p.resolved.numbers.is_empty()) {
        last.resolved.numbers.clear();
    }
}

/// `Stormtrooper und Jawa, je 3`: the number after the last applies to all, if it isn't a cost.
fn of_all(names: &Names, parts: &mut [Part]) {
    let [before @ .., last] = parts else { return };
    let numbers = &last.resolved.numbers;
    let unit = numbers.iter().position(|n| n.hint == Hint::Unit && (1..=MANY).contains(&n.value));
    let (Some(at), Who::Figure(figure, _)) = (unit, &last.resolved.who) else { return };
    let value = numbers[at].value;
    let untold = |p: &Part| p.resolved.numbers.is_empty();
    let costs = names.entries[*figure].cost.map(i64::from).is_none_or(|cost| cost == value);
    if before.is_empty() || costs || numbers.len() > 1 || !before.iter().all(untold) {
        return;
    }
    for part in parts {
        part.resolved.numbers = vec![Number { value, hint: Hint::Count, place: Place::Tail }];
        part.resolved.evident = true;
    }
}

#[cfg(test)]
mod tests {
    use super::super::token::{key, tidy, tokens};
    use super::each;

    fn said(line: &str) -> (String, Vec<i64>) {
        let (rest, each) = each(&tokens(&tidy(line)));
        (key(&rest), each.iter().map(|e| e.count).collect())
    }

    #[test]
    fn a_count_said_once_is_taken_off_the_line() {
        for line in
            ["je 2 Jawa, Ewok", "2-2 Jawa, Ewok", "two each of: Jawa, Ewok", "2 de chaque : Jawa, Ewok"]
        {
            assert_eq!(said(line), ("jawaewok".to_owned(), vec![2]), "{line}");
        }
        assert_eq!(said("Yoda 5 • je drei Jawa, Ewok"), ("yoda5jawaewok".to_owned(), vec![3]));
    }

    #[test]
    fn what_one_costs_is_no_count() {
        for line in ["je 11 Punkte Jawa", "Jawa, je 3", "3 Jawa each 9", "2-1 Jawa"] {
            assert_eq!(said(line).1, Vec::<i64>::new(), "{line}");
        }
    }
}
