//! The text around a name: counts, costs, and the state of a game in progress.

use super::token::{Kind, Token, is_bullet, is_ideograph};
use crate::words::{Meaning, Role, is, meaning, number as number_word};

/// What the notation of a number suggests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hint {
    /// `x3`.
    Count,
    /// `[9]`, `9 pts`: the cost of one or of all.
    Cost,
    /// `9 each`.
    Unit,
    /// `= 27`.
    Line,
    /// `9`, `(9)`: undetermined.
    Bare,
    /// `3 x 9`: one is the count, the other the cost of each.
    Factor,
}

impl Hint {
    /// Whether only the catalogue and the rest of the list determine whether it is a count or a cost.
    pub(super) fn is_open(self) -> bool {
        matches!(self, Self::Bare | Self::Factor)
    }
}

/// The side of the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Head,
    Tail,
}

/// A number next to a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number {
    pub(super) value: i64,
    pub(super) hint: Hint,
    pub(super) place: Place,
}

/// The annotation on one side of a name, or on a line without a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Annotation {
    pub(super) numbers: Vec<Number>,
    /// Whether it describes a game in progress.
    pub(super) state: bool,
    /// Whether a bullet or an ordinal marks it as a list entry.
    pub(super) listed: bool,
}

/// Parses tokens as an annotation; `None` if any of them is something else.
pub(super) fn annotation(tokens: &[Token], place: Place) -> Option<Annotation> {
    let mut reader = Reader { tokens, place, at: 0, bracket: false, next: None, out: Annotation::default() };
    while let Some(token) = tokens.get(reader.at) {
        match token.kind {
            Kind::Mark(mark) => reader.mark(mark)?,
            Kind::Number(value) => reader.number(value)?,
            Kind::Word => reader.word()?,
        }
    }
    Some(reader.out)
}

struct Reader<'a> {
    tokens: &'a [Token],
    place: Place,
    at: usize,
    bracket: bool,
    next: Option<Hint>,
    out: Annotation,
}

impl Reader<'_> {
    fn peek(&self, ahead: usize) -> Option<&Token> {
        self.tokens.get(self.at + ahead)
    }

    fn meaning(&self, ahead: usize) -> Option<Meaning> {
        self.peek(ahead).and_then(Token::word).and_then(meaning)
    }

    fn push(&mut self, value: i64, hint: Hint) {
        self.out.numbers.push(Number { value, hint, place: self.place });
    }

    /// Returns the number at `ahead`, including its sign, and how many tokens it takes.
    fn signed(&self, ahead: usize) -> Option<(i64, usize)> {
        let token = self.peek(ahead)?;
        if let Some(value) = token.number() {
            return Some((value, 1));
        }
        let value = self.peek(ahead + 1)?;
        (token.is_mark('-') && value.glued).then(|| value.number()).flatten().map(|v| (-v, 2))
    }

    fn mark(&mut self, mark: char) -> Option<()> {
        let first = self.at == 0;
        self.out.listed |= first && self.place == Place::Head && is_bullet(mark);
        match mark {
            '[' => self.bracket = true,
            ']' => self.bracket = false,
            '=' => self.next = Some(Hint::Line),
            '@' => self.next = Some(Hint::Unit),
            '/' => self.next = Some(Hint::Cost),
            '*' if self.place == Place::Tail => {
                let twice = self.peek(1).is_some_and(|t| t.is_mark('*'));
                if !twice && self.peek(1).is_some_and(|t| t.number().is_some()) {
                    self.next = Some(Hint::Count);
                }
            }
            // A collector's number.
            '#' if self.peek(1).is_some_and(|t| t.number().is_some()) => self.at += 1,
            '-' => return self.dash(),
            '&' if self.place == Place::Tail => return None,
            // `8?`
            '?' if self.place == Place::Tail
                && self.peek(0).is_some_and(|t| t.glued)
                && self.peek(1).is_none() =>
            {
                self.at.checked_sub(1).and_then(|before| self.tokens[before].number())?;
            }
            '$' | '€' | '£' | '%' | '?' => return None,
            _ => {}
        }
        self.at += 1;
        Some(())
    }

    /// Reads a dash: a sign at the start of the line, in brackets and after `x` and `=`, otherwise a separator.
    fn dash(&mut self) -> Option<()> {
        let opened = self.at.checked_sub(1).and_then(|i| self.tokens.get(i));
        let in_front = self.at == 0 && self.place == Place::Head;
        let enclosed = opened.is_some_and(|t| matches!(t.kind, Kind::Mark('[' | '(' | '=' | '@')));
        match self.signed(0) {
            Some((value, taken)) if in_front || enclosed => {
                self.out.listed = false;
                self.at += taken - 1;
                self.number(value)
            }
            _ => {
                self.at += 1;
                Some(())
            }
        }
    }

    fn number(&mut self, value: i64) -> Option<()> {
        let decimal = self.peek(1).is_some_and(|t| t.is_mark('.') && t.glued)
            && self.peek(2).is_some_and(|t| t.number().is_some() && t.glued);
        if decimal {
            return None;
        }
        if self.is_ordinal() {
            self.out.listed = true;
            self.at += 2;
            return Some(());
        }
        if self.repeated(value) {
            return Some(());
        }
        // `80/120 HP`
        if self.peek(1).is_some_and(|t| t.is_mark('/'))
            && self.peek(2).is_some_and(|t| t.number().is_some())
            && self.meaning(3) == Some(Meaning::State)
        {
            return self.state(3);
        }
        let pending = self.next.take();
        let (hint, taken) = match self.meaning(1) {
            Some(Meaning::State) => return self.state(1),
            Some(Meaning::Points | Meaning::Cost) => match self.meaning(2) {
                Some(Meaning::Each) => (Hint::Unit, 3),
                Some(Meaning::Total) => (Hint::Line, 3),
                _ => (pending.filter(|h| !matches!(h, Hint::Count | Hint::Factor)).unwrap_or(Hint::Cost), 2),
            },
            Some(Meaning::Each) => (Hint::Unit, 2),
            Some(Meaning::Total) => (Hint::Line, 2),
            Some(Meaning::Copies) => (Hint::Count, 2),
            // `3 x 9`: which is which is decided later.
            Some(Meaning::Times) if self.peek(2).is_some_and(|t| t.number().is_some()) => {
                self.next = Some(Hint::Factor);
                (Hint::Factor, 2)
            }
            Some(Meaning::Times) => (Hint::Count, 2),
            _ if self.bracket => (pending.unwrap_or(Hint::Cost), 1),
            _ => (pending.unwrap_or(Hint::Bare), 1),
        };
        self.push(value, hint);
        self.at += taken;
        Some(())
    }

    /// `(18-18 points)`, `(3+3)`: the cost of each of several.
    fn repeated(&mut self, value: i64) -> bool {
        let again = |at: usize| {
            self.peek(at).is_some_and(|t| t.glued && (t.is_mark('-') || t.is_mark('+')))
                && self.peek(at + 1).is_some_and(|t| t.glued && t.number() == Some(value))
        };
        let more = (0..).take_while(|n| again(1 + 2 * n)).count();
        if more == 0 || self.place == Place::Head {
            return false;
        }
        self.push(value, Hint::Unit);
        self.at += 1 + 2 * more;
        self.at += usize::from(matches!(self.meaning(0), Some(Meaning::Points | Meaning::Each)));
        true
    }

    /// `1.` or `1)` at the start of a line.
    fn is_ordinal(&self) -> bool {
        let closed = self.peek(1).is_some_and(|t| t.glued && (t.is_mark('.') || t.is_mark(')')));
        self.place == Place::Head && self.at == 0 && self.tokens[0].number().is_some() && closed
    }

    /// Skips a state word and the `points` of `Force points`.
    fn state(&mut self, ahead: usize) -> Option<()> {
        self.out.state = true;
        self.at += ahead + 1;
        while matches!(self.meaning(0), Some(Meaning::Points | Meaning::State | Meaning::Left)) {
            self.at += 1;
        }
        Some(())
    }

    fn word(&mut self) -> Option<()> {
        let word = self.tokens[self.at].folded.clone();
        let head = self.place == Place::Head;
        // Chinese puts counts after the name as well: `Stormtrooper 两组`; others in brackets: `Jawa (three)`.
        let opened = self.at.checked_sub(1).is_some_and(|before| self.tokens[before].is_mark('('));
        let enclosed = opened && self.peek(1).is_some_and(|t| t.is_mark(')'));
        let counts = head || enclosed || word.chars().next().is_some_and(is_ideograph);
        if head && is(Role::Half, &word) {
            return self.half();
        }
        if let Some(value) = number_word(&word).filter(|_| counts) {
            self.at += 1;
            // `a pair of`
            let more = |t: &Token| t.word().and_then(number_word).is_some_and(|more| more > 1);
            if value == 1 && head && self.peek(0).is_some_and(more) {
                return Some(());
            }
            if self.meaning(0) == Some(Meaning::Times) || self.meaning(0) == Some(Meaning::Copies) {
                self.at += 1;
            }
            if head && self.peek(0).and_then(Token::word).is_some_and(|word| is(Role::Of, word)) {
                self.at += 1;
            }
            self.push(value, Hint::Count);
            return Some(());
        }
        // `à 9`
        if word == "a" && !head && self.peek(1).is_some_and(|t| t.number().is_some()) {
            self.next = Some(Hint::Unit);
            self.at += 1;
            return Some(());
        }
        match meaning(&word)? {
            Meaning::Times => self.times(),
            Meaning::Points | Meaning::Cost => self.labelled(Hint::Cost),
            Meaning::Total => self.labelled(Hint::Line),
            Meaning::Quantity | Meaning::Copies => self.labelled(Hint::Count),
            Meaning::State => self.labelled_state(),
            Meaning::Fate => {
                self.out.state = true;
                self.at += 1;
                Some(())
            }
            // `je 11`
            Meaning::Each if self.peek(1).is_some_and(|t| t.number().is_some()) => {
                self.next = Some(Hint::Unit);
                self.at += 1;
                Some(())
            }
            // `limit 2`, as printed on the card.
            Meaning::Limit if is(Role::UpperLimit, &word) => {
                self.at += 1;
                self.at += usize::from(self.peek(0).is_some_and(|t| t.is_mark(':')));
                self.peek(0)?.number()?;
                self.at += 1;
                Some(())
            }
            Meaning::Each => {
                let last = self.out.numbers.last_mut()?;
                last.hint = Hint::Unit;
                self.at += 1;
                Some(())
            }
            Meaning::And if head => {
                self.out.listed |= self.at == 0;
                self.at += 1;
                Some(())
            }
            // `5p, ebből 2 db`
            Meaning::Fill if is(Role::OfThese, &word) && !head => {
                self.peek(1)?.number()?;
                self.at += 1;
                Some(())
            }
            Meaning::Fill if is(Role::Costing, &word) && !head && self.peek(1).is_some() => {
                self.at += 1;
                Some(())
            }
            _ => None,
        }
    }

    /// `half a dozen`
    fn half(&mut self) -> Option<()> {
        let number = |ahead: usize| self.peek(ahead).and_then(Token::word).and_then(number_word);
        let (value, taken) = match (number(1)?, number(2)) {
            (1, Some(value)) => (value, 3),
            (value, _) => (value, 2),
        };
        if value < 2 || value % 2 != 0 {
            return None;
        }
        self.push(value / 2, Hint::Count);
        self.at += taken;
        self.at += usize::from(self.peek(0).and_then(Token::word).is_some_and(|word| is(Role::Of, word)));
        Some(())
    }

    fn times(&mut self) -> Option<()> {
        if let Some((value, taken)) = self.signed(1) {
            self.push(value, Hint::Count);
            self.at += 1 + taken;
            return Some(());
        }
        // `[x]`, a ticked box.
        let boxed = self.bracket && self.peek(1).is_some_and(|t| t.is_mark(']'));
        if !boxed {
            return None;
        }
        self.at += 1;
        Some(())
    }

    /// `cost: 9`.
    fn labelled(&mut self, hint: Hint) -> Option<()> {
        let colon = usize::from(self.peek(1).is_some_and(|t| t.is_mark(':') || t.is_mark('=')));
        let (value, taken) = self.signed(1 + colon)?;
        self.next = None;
        self.push(value, hint);
        self.at += 1 + colon + taken;
        Some(())
    }

    /// `HP: 80/120`.
    fn labelled_state(&mut self) -> Option<()> {
        let mut ahead = 1;
        while self.peek(ahead).is_some_and(|t| matches!(t.kind, Kind::Mark(':' | '+' | '-' | '=')))
            || matches!(self.meaning(ahead), Some(Meaning::Points | Meaning::State))
        {
            ahead += 1;
        }
        self.peek(ahead)?.number()?;
        self.out.state = true;
        self.at += ahead + 1;
        if self.peek(0).is_some_and(|t| t.is_mark('/')) && self.peek(1).is_some_and(|t| t.number().is_some())
        {
            self.at += 2;
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::token::{tidy, tokens};
    use super::{Hint, Place, annotation};

    fn numbers(text: &str, place: Place) -> Option<Vec<(i64, Hint)>> {
        let read = annotation(&tokens(&tidy(text)), place)?;
        Some(read.numbers.iter().map(|n| (n.value, n.hint)).collect())
    }

    #[test]
    fn the_dress_of_a_number_tells_what_it_may_be() {
        use Hint::{Bare, Cost, Count, Factor, Line, Unit};
        for (tail, expected) in [
            ("[74]", vec![(74, Cost)]),
            ("(12 pts)", vec![(12, Cost)]),
            ("(25pts.)", vec![(25, Cost)]),
            ("/38", vec![(38, Cost)]),
            ("x3 (12 pts)", vec![(3, Count), (12, Cost)]),
            ("x 4", vec![(4, Count)]),
            ("(x4)", vec![(4, Count)]),
            ("×4", vec![(4, Count)]),
            ("*4", vec![(4, Count)]),
            ("(2)", vec![(2, Bare)]),
            ("— 55", vec![(55, Bare)]),
            (": 55", vec![(55, Bare)]),
            ("....... 55", vec![(55, Bare)]),
            ("@ 9 = 27", vec![(9, Unit), (27, Line)]),
            ("(9 each, 27 total)", vec![(9, Unit), (27, Line)]),
            ("for 27 points", vec![(27, Cost)]),
            ("(9x3)", vec![(9, Factor), (3, Factor)]),
            ("3 x 9 = 27", vec![(3, Factor), (9, Factor), (27, Line)]),
            ("3 x 9 pts", vec![(3, Factor), (9, Cost)]),
            ("(3 Stück à 9)", vec![(3, Count), (9, Unit)]),
            ("[-3]", vec![(-3, Cost)]),
            ("(-3 pts)", vec![(-3, Cost)]),
            ("x-3", vec![(-3, Count)]),
            ("- 80 HP, 3 FP", vec![]),
            ("HP: 80/120, Force 3", vec![]),
            ("(80/120 hit points left)", vec![]),
            ("(defeated)", vec![]),
            ("(CR 3, 87 pts)", vec![(87, Cost)]),
            ("#12 [9]", vec![(9, Cost)]),
        ] {
            assert_eq!(numbers(tail, Place::Tail), Some(expected), "{tail}");
        }
        for (head, expected) in [
            ("3", vec![(3, Bare)]),
            ("3x", vec![(3, Count)]),
            ("x3", vec![(3, Count)]),
            ("3 x", vec![(3, Count)]),
            ("- 3", vec![(3, Bare)]),
            ("-3", vec![(-3, Bare)]),
            ("1. 3", vec![(3, Bare)]),
            ("1) ", vec![]),
            ("• and three", vec![(3, Count)]),
            ("három db", vec![(3, Count)]),
            ("3 db", vec![(3, Count)]),
            ("[x] 55 pts:", vec![(55, Cost)]),
            ("(55)", vec![(55, Bare)]),
            ("55 -", vec![(55, Bare)]),
            ("qty: 3", vec![(3, Count)]),
        ] {
            assert_eq!(numbers(head, Place::Head), Some(expected), "{head}");
        }
    }

    #[test]
    fn what_is_no_annotation_is_left_alone() {
        for tail in ["of the Force", "1.5", "x", "three", "& 6", "$12", "Trooper"] {
            assert_eq!(numbers(tail, Place::Tail), None, "{tail}");
        }
        for head in ["55 General", "2.5", "x"] {
            assert_eq!(numbers(head, Place::Head), None, "{head}");
        }
    }
}
