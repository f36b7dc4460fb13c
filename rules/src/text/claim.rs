//! Lines that state totals of the list: `Total: 100`, `(100pts. 5 activations)`.

use super::token::{Kind, Token};
use crate::words::{Meaning, Role, hundreds, is, meaning};

/// The claims on one line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Claim {
    /// The total.
    pub(super) total: Option<i64>,
    /// Whether it is explicitly a total; `100 points` could also be the limit.
    pub(super) outright: bool,
    /// The point limit, `100 point squad`.
    pub(super) limit: Option<i64>,
    pub(super) activations: Option<i64>,
}

/// Parses a claim followed by remarks: `19 points, 4 activations, room to grow!`. Another number would belong
/// to a figure.
pub(super) fn claim_and_more(tokens: &[Token]) -> Option<Claim> {
    let ends = |at: &usize| matches!(tokens[*at].kind, Kind::Mark(',' | ';' | '.' | '!' | '-' | '('));
    let cut = (1..tokens.len()).rev().filter(ends).find(|at| {
        let more = &tokens[*at..];
        !more.iter().any(|t| t.number().is_some()) && claim(&tokens[..*at]).is_some()
    })?;
    claim(&tokens[..cut])
}

/// Parses a line as a claim; `None` if any of it is something else.
pub(super) fn claim(tokens: &[Token]) -> Option<Claim> {
    // `99 (limit 100)`: the limit in brackets isn't the total's.
    if let Some(open) = tokens.iter().rposition(|t| t.is_mark('('))
        && open > 0
        && tokens.last().is_some_and(|t| t.is_mark(')'))
        && let Some(limit) = claim_of(&tokens[open + 1..tokens.len() - 1]).and_then(|c| c.limit)
        && let Some(claim) = claim_of(&tokens[..open]).filter(|c| c.total.is_some())
    {
        return Some(Claim { limit: Some(limit), ..claim });
    }
    claim_of(tokens)
}

fn claim_of(tokens: &[Token]) -> Option<Claim> {
    let mut reader = Reader { tokens, label: None, limit: false, spoken: false, out: Claim::default() };
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        at = match token.kind {
            Kind::Number(value) => reader.number(at, value),
            Kind::Word => reader.word(at)?,
            // `Total: [151pts]`
            Kind::Mark('[' | ']') if reader.out.outright => at + 1,
            Kind::Mark('$' | '€' | '£' | '%' | '?' | '[' | ']' | '@') => return None,
            Kind::Mark(_) => at + 1,
        };
    }
    let number = |t: &Token| t.number().is_some() || t.word().and_then(hundreds).is_some();
    let numbered = tokens.iter().any(number);
    if !reader.spoken || !numbered {
        return None;
    }
    if reader.limit {
        reader.out.limit = reader.out.total.take();
    }
    Some(reader.out)
}

/// `= 99`, `97/100`: numbers that can only be a total, correct or not.
pub(super) fn sum(tokens: &[Token]) -> Option<Claim> {
    let numbers: Vec<i64> = tokens.iter().filter_map(Token::number).collect();
    let words = tokens.iter().any(|t| t.word().is_some());
    let total = match numbers[..] {
        _ if words => None,
        [total] if tokens[0].is_mark('=') => Some(total),
        [total, limit] if total <= limit && tokens.iter().any(|t| t.is_mark('/')) => Some(total),
        _ => None,
    };
    total.map(|total| Claim { total: Some(total), outright: true, ..Claim::default() })
}

/// Returns the only number of a line that names nothing else.
pub(super) fn lone_number(tokens: &[Token]) -> Option<i64> {
    let mut names = tokens.iter().filter(|t| t.is_name());
    let value = names.next()?.number()?;
    names.next().is_none().then_some(value)
}

struct Reader<'a> {
    tokens: &'a [Token],
    label: Option<Meaning>,
    limit: bool,
    /// Whether a word explains the numbers.
    spoken: bool,
    out: Claim,
}

impl Reader<'_> {
    fn meaning(&self, at: usize) -> Option<Meaning> {
        self.tokens.get(at).and_then(Token::word).and_then(meaning)
    }

    fn word(&mut self, at: usize) -> Option<usize> {
        let word = self.tokens[at].word().unwrap_or_default();
        if let Some(value) = hundreds(word) {
            return Some(self.number(at, value));
        }
        let meaning = meaning(word)?;
        match meaning {
            Meaning::Total | Meaning::Activations => {
                self.spoken = true;
                // `Total activations: 7`, `Total points: 100`.
                if meaning == Meaning::Total {
                    self.out.outright = true;
                }
                self.label = Some(meaning);
            }
            Meaning::Points => {
                self.spoken = true;
                self.label = self.label.or(Some(Meaning::Points));
            }
            Meaning::Limit => self.limit = true,
            // `Rest: 1`
            Meaning::Left => self.label = Some(meaning),
            // `100 on the nose`
            Meaning::Fill if is(Role::Exact, word) => {
                self.spoken = true;
                self.label = self.label.or(Some(Meaning::Points));
            }
            Meaning::Cost | Meaning::Copies | Meaning::And | Meaning::Fill => {}
            _ => return None,
        }
        Some(at + 1)
    }

    /// `72+52+8+9=141`: returns the sum, and the index after it.
    fn addition(&self, at: usize) -> Option<(i64, usize)> {
        let (mark, number) = (
            |at: usize, m| self.tokens.get(at).is_some_and(|t: &Token| t.is_mark(m)),
            |at: usize| self.tokens.get(at).and_then(Token::number),
        );
        let mut end = at + 1;
        while mark(end, '+') && number(end + 1).is_some() {
            end += 2;
        }
        let sum = number(end + 1).filter(|_| end > at + 1 && mark(end, '='))?;
        Some((sum, end + 2))
    }

    fn number(&mut self, at: usize, value: i64) -> usize {
        let (value, mut next) = self.addition(at).unwrap_or((value, at + 1));
        if self.tokens.get(next).is_some_and(|t| t.is_mark('-') && t.glued) {
            next += 1; // `100-point`
        }
        // `Activations: 9  TOTAL POINTS: 199`
        let unit = self.meaning(next).filter(|unit| *unit != Meaning::Total || !self.labels(next));
        match unit {
            // `89 Activations: 5`: the label belongs to the number after it.
            Some(Meaning::Activations) if !self.is_label(next) => {
                self.spoken = true;
                self.out.activations = Some(value);
                return next + 1;
            }
            Some(Meaning::Copies) => return next + 1,
            Some(Meaning::Left) => return self.rest(next + 1),
            // `2 to spare`, `5 pts left`
            Some(Meaning::Fill | Meaning::Points) => {
                // `9 P. left`
                let behind =
                    next + 1 + usize::from(self.tokens.get(next + 1).is_some_and(|t| t.is_mark('.')));
                if self.meaning(behind) == Some(Meaning::Left) {
                    return self.rest(behind + 1);
                }
            }
            _ => {}
        }
        match (unit, self.label) {
            (_, Some(Meaning::Left)) => self.spoken = true,
            (_, Some(Meaning::Activations)) if unit.is_none() => self.out.activations = Some(value),
            (Some(Meaning::Points | Meaning::Total), _) | (_, Some(_)) => {
                // The first is the total; a following `/ 100` is the limit.
                self.out.total = self.out.total.or(Some(value));
            }
            // `100 / 100 points`
            _ if self.out.total.is_none() && self.is_of(next) => self.out.total = Some(value),
            _ => {}
        }
        self.label = None;
        next
    }

    /// Skips points left over, which are neither a total nor a figure's.
    fn rest(&mut self, next: usize) -> usize {
        self.spoken = true;
        self.label = None;
        next
    }

    /// Whether the words from here on end in a colon.
    fn labels(&self, at: usize) -> bool {
        let words = self.tokens[at..].iter().take_while(|t| t.word().is_some()).count();
        self.tokens.get(at + words).is_some_and(|t| t.is_mark(':'))
    }

    fn is_label(&self, at: usize) -> bool {
        self.tokens.get(at + 1).is_some_and(|t| t.is_mark(':') || t.is_mark('='))
    }

    fn is_of(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|t| t.is_mark('/')) || self.meaning(at) == Some(Meaning::Fill)
    }
}

#[cfg(test)]
mod tests {
    use super::super::token::{tidy, tokens};
    use super::claim;

    fn read(text: &str) -> Option<(Option<i64>, Option<i64>)> {
        claim(&tokens(&tidy(text))).map(|c| (c.total, c.activations))
    }

    #[test]
    fn totals_and_activations_come_in_many_forms() {
        for (text, total, activations) in [
            ("Total: 100", Some(100), None),
            ("Total 100", Some(100), None),
            ("TOTAL = 100 pts", Some(100), None),
            ("Total points: 98/100", Some(98), None),
            ("Total cost: 100", Some(100), None),
            ("100 points", Some(100), None),
            ("100 total", Some(100), None),
            ("(100pts. 5 activations)", Some(100), Some(5)),
            ("(100 pts. - 5 activations)", Some(100), Some(5)),
            ("(100 pts, 7 acts)", Some(100), Some(7)),
            ("200 pts, 8 activations", Some(200), Some(8)),
            ("Összesen 72+52+8+9=141 pont", Some(141), None),
            ("Activations: 9   TOTAL POINTS: 199", Some(199), Some(9)),
            ("98 of 100 points", Some(98), None),
            ("98/100 pts", Some(98), None),
            ("98 points, 2 points left", Some(98), None),
            ("98 pts (2 left)", Some(98), None),
            ("Total: 100 points, 5 activations", Some(100), Some(5)),
            ("Activations: 5", None, Some(5)),
            ("Total activations: 5", None, Some(5)),
            ("5 acts", None, Some(5)),
            ("Összesen 100", Some(100), None),
            ("Összesen: 100 pont, 5 aktiválás", Some(100), Some(5)),
            ("100 point squad", None, None),
            ("100-point squad", None, None),
            ("Limit: 100 points", None, None),
            ("Rest: 1", None, None),
            ("100 on the nose", Some(100), None),
            ("Exactly 100", Some(100), None),
            ("Gesamt: 91 P. (noch 9 P. übrig)", Some(91), None),
            ("+ 5 pts left", None, None),
            ("2 to spare", None, None),
            ("98 Punkte, Rest: 2", Some(98), None),
            ("Marad: 2 pont", None, None),
            ("il reste 3 points", None, None),
            ("还剩3分", None, None),
            ("98点，剩余：2", Some(98), None),
        ] {
            assert_eq!(read(text), Some((total, activations)), "{text}");
        }
    }

    #[test]
    fn a_line_that_says_more_is_no_claim() {
        for text in
            ["Total carnage", "100", "55 General", "Activations", "100 points vs. Bane", "", "Ewok 7 pts"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
