//! Parsing of name cells in which people also write the count, the set, the number, the rarity, the condition and a
//! price: `2x Stormtrooper`, `Stormtrooper (RS 36)`, `RS 36 C Stormtrooper, $2 each`, `Harbinger 45`.

use muster_rules::fold::fold;
use muster_rules::id::SetId;
use muster_rules::words::is_of_tables;

use super::finder::{Finder, Key};
use super::index::bare;
use crate::base::spreadsheet::headings::count;

/// Maximum number of such parts of one cell.
const MOST: usize = 5;
/// The longest cell that is parsed, in bytes; names are shorter.
const LONGEST: usize = 200;

/// Maximum number of words in such a part at either end; sets have long names.
const WORDS: usize = 8;
/// Characters that separate parts.
const BETWEEN: [char; 9] = [',', ';', ':', '-', '–', '—', '*', '•', '|'];
/// Characters that enclose parts.
const AROUND: [char; 6] = ['(', ')', '[', ']', '（', '）'];

/// What the row's other cells contain.
#[derive(Clone, Copy, Debug)]
struct Around {
    /// Whether they contain a count.
    counted: bool,
    /// Whether they contain a set.
    of_a_set: bool,
}

/// The rest of a cell, and the parts removed from it.
#[derive(Clone, Debug, Default)]
struct Told<'t> {
    name: &'t str,
    count: Option<u32>,
    set: Option<(SetId, &'t str)>,
    number: Option<&'t str>,
    /// Whether the rarity, a price and a condition were removed.
    rarity: bool,
    price: bool,
    condition: bool,
}

impl Finder<'_> {
    /// Removes the other parts from the name cell of `key`, fills in set and number, and returns the count. Leaves
    /// the cell as it is if the catalogue knows it as a name, or if its parts contradict the row's other cells. In a
    /// row with a count elsewhere, a plain number can only be the collector's number.
    pub(super) fn bare_name(&self, key: &mut Key, counted: bool) -> Option<u32> {
        // `Dengar( IACP)`
        let tidy = key.name.replace("( ", "(").replace(" )", ")").replace('(', " (");
        let tidy = tidy.split_whitespace().collect::<Vec<_>>().join(" ");
        if !self.knows(&key.name) && self.knows(&tidy) {
            key.name = tidy;
        }
        let cell = key.name.clone();
        if cell.is_empty() || cell.len() > LONGEST || self.knows(&cell) {
            return None;
        }
        let whole = Told { name: &cell, ..Told::default() };
        let around = Around { counted, of_a_set: !key.set.is_empty() };
        let told = self.peeled(whole.clone(), around, MOST).or_else(|| self.stranger(&whole, around))?;
        let same_set = |id: &SetId| key.set.is_empty() || self.set_called(&key.set) == Some(id);
        let same_number = |number: &str| key.number.is_empty() || bare(&key.number) == bare(number);
        if !told.set.as_ref().is_none_or(|(id, _)| same_set(id)) || !told.number.is_none_or(same_number) {
            return None;
        }
        if let Some((_, said)) = told.set {
            key.set = said.to_owned();
        }
        if let Some(number) = told.number {
            key.number = number.to_owned();
        }
        key.name = told.name.to_owned();
        told.count
    }

    /// Returns a reading of the cell that ends at a known name, or at a set and a number.
    fn peeled<'t>(&self, told: Told<'t>, around: Around, most: usize) -> Option<Told<'t>> {
        if self.knows(told.name) || told.name.is_empty() && told.number.is_some() {
            return Some(told);
        }
        let steps = if most == 0 { Vec::new() } else { self.steps(&told, around) };
        steps.into_iter().find_map(|step| self.peeled(step, around, most - 1))
    }

    /// Returns the reading of an unknown name with an unmistakable count.
    fn stranger<'t>(&self, whole: &Told<'t>, around: Around) -> Option<Told<'t>> {
        let counted = |step: &Told<'_>| step.count.is_some() && !step.name.is_empty();
        unmistakable(whole.name).then(|| self.steps(whole, around).into_iter().find(counted)).flatten()
    }

    /// Returns all readings with one part removed from either end.
    fn steps<'t>(&self, told: &Told<'t>, around: Around) -> Vec<Told<'t>> {
        let mut out = Vec::new();
        let text = told.name;
        let mut put = |rest: &'t str, said: &'t str, bare_counts: bool| {
            let rest = rest.trim_matches(|c: char| c.is_whitespace() || BETWEEN.contains(&c));
            let said =
                said.trim_matches(|c: char| c.is_whitespace() || BETWEEN.contains(&c) || AROUND.contains(&c));
            if said.is_empty() {
                return;
            }
            let step = Told { name: rest, ..told.clone() };
            let plain = said.bytes().all(|b| b.is_ascii_digit());
            if step.count.is_none()
                && !rest.is_empty()
                && (bare_counts || !plain)
                && let Some(copies) = count(said).filter(|n| *n > 0)
            {
                out.push(Told { count: Some(copies), ..step.clone() });
            }
            if !step.rarity && !rest.is_empty() && self.is_rarity(said) {
                out.push(Told { rarity: true, ..step.clone() });
            }
            // `Jawa - mint`; a letter alone may be anything.
            if !step.condition && !rest.is_empty() && said.len() > 1 && is_of_tables("condition", &fold(said))
            {
                out.push(Told { condition: true, ..step.clone() });
            }
            if !step.price && !rest.is_empty() && is_price(said) {
                out.push(Told { price: true, ..step.clone() });
            }
            if step.number.is_none() {
                let of_a_set = around.of_a_set || step.set.is_some();
                let (set, number) = self.set_and_number(said, of_a_set && !rest.is_empty());
                let new = set.is_none() || step.set.is_none();
                if new && (set.is_some() || number.is_some() && !rest.is_empty()) {
                    out.push(Told { set: set.or_else(|| step.set.clone()), number, ..step });
                }
            }
        };
        // A part in brackets at the end.
        if let Some(open) = text.ends_with([')', ']', '）']).then(|| text.rfind(['(', '[', '（'])).flatten()
        {
            put(&text[..open], &text[open..], !around.counted);
        }
        let ends = text.char_indices().filter(|(_, c)| c.is_whitespace() || *c == ',').map(|(at, _)| at);
        let ends: Vec<usize> = ends.collect();
        // Try the longest part first: `Rebel Storm 38` is a set and its number, not 38 copies.
        for at in &ends[ends.len().saturating_sub(WORDS)..] {
            put(&text[..*at], &text[*at..], false);
        }
        for at in ends[..ends.len().min(WORDS)].iter().rev() {
            put(&text[*at..], &text[..*at], !around.counted);
        }
        // `2xStormtrooper`
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let sign = text[digits..].chars().next().filter(|c| matches!(c, 'x' | 'X' | '×'));
        if let Some(sign) = sign.filter(|_| digits > 0) {
            put(&text[digits + sign.len_utf8()..], &text[..digits], true);
        }
        put("", text, false);
        out
    }

    /// Parses `RS 36`, `Rebel Storm #36/60`, `Rebel Storm` and `#36`; also a plain number if `plain` is set.
    fn set_and_number<'t>(&self, said: &'t str, plain: bool) -> (Option<(SetId, &'t str)>, Option<&'t str>) {
        let set = |text: &'t str| {
            let text = text.trim_end_matches(|c: char| c.is_whitespace() || c == '#' || BETWEEN.contains(&c));
            self.set_called(text).map(|id| (id.clone(), text))
        };
        let digit = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
        if let Some(found) = set(said) {
            return (Some(found), None);
        }
        let cut = said.rfind(|c: char| c.is_whitespace() || c == '#').map(|at| at + 1);
        if let Some((front, number)) = cut.and_then(|at| said.split_at_checked(at))
            && digit(number)
            && let Some(found) = set(front)
        {
            return (Some(found), Some(number));
        }
        let bare = said.trim_start_matches('#');
        let marked = bare.len() < said.len() || bare.contains('/');
        (None, (digit(bare) && (marked || plain && bare.bytes().all(|b| b.is_ascii_digit()))).then_some(said))
    }
}

/// Returns whether a text is an amount of money that says so, and nothing else: `$2 each`, `2,50 €`, `@ 2`.
fn is_price(said: &str) -> bool {
    let sign = |c: char| matches!(c, '$' | '€' | '£' | '¥' | '￥' | '@');
    if !said.contains(sign) && !fold(said).ends_with("ft") {
        return false;
    }
    let around = |c: char| c.is_whitespace() || sign(c) || c == '/';
    let amount = said.trim_start_matches(around);
    let figures = amount.bytes().take_while(|b| b.is_ascii_digit() || matches!(b, b'.' | b',')).count();
    let rest = fold(amount[figures..].trim_matches(around));
    let rest = rest.trim_start_matches("ft").trim();
    figures > 0 && (rest.is_empty() || is_of_tables("unit", rest))
}

/// Returns whether a cell starts or ends with an unmistakable count: `2x`, `2 db`, `x2`.
fn unmistakable(cell: &str) -> bool {
    let said = |text: &str| count(text).is_some() && !text.trim().bytes().all(|b| b.is_ascii_digit());
    let ends: Vec<usize> = cell.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at).collect();
    let front = ends.iter().take(2).any(|at| said(&cell[..*at]));
    let behind = ends.iter().rev().take(2).any(|at| said(cell[*at..].trim().trim_matches(['(', ')'])));
    front || behind
}

#[cfg(test)]
mod tests {
    use super::is_price;

    #[test]
    fn a_price_is_an_amount_and_nothing_else() {
        for said in
            ["$2", "$2 each", "2,50 €", "3,50 € each", "€1.20/ea", "@ 2.50", "500 Ft", "1.500 Ft", "￥30"]
        {
            assert!(is_price(said), "{said}");
        }
        for said in ["Ewok $5", "2", "2 each", "$", "R2-D2", "2 for $1", "Ft", "$2 Ewok"] {
            assert!(!is_price(said), "{said}");
        }
    }
}
