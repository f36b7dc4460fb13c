//! Prose by the names in it: `backed up by a Bralani Eladrin and the Copper Samurai`. Each whole name is a figure with the
//! numbers beside it; what stands between is a remark, unless it could be another figure, a count or a cost.

use super::annotation::{Place, annotation};
use super::inline::called;
use super::line::Part;
use super::names::Names;
use super::plural::singular;
use super::price::costs_so;
use super::reading::UnresolvedReason;
use super::resolve::{Resolved, Who, nearly, outright};
use super::token::{Kind, Token, is_ideograph, key, words};
use crate::words::{Meaning, Role, is, meaning, number as number_word};

/// The maximum number of tokens of the numbers after a name.
const MAX_TAIL: usize = 12;
/// The maximum number of words between a count and a name: `two groups of the …`.
const MAX_LINKS: usize = 3;
/// The maximum number of words in a phrase by which a figure isn't in the list.
const MAX_PHRASE: usize = 3;
/// Numbers that are years.
const YEARS: std::ops::RangeInclusive<i64> = 1990..=2099;

/// A whole name with the numbers beside it.
struct Anchor {
    from: usize,
    to: usize,
    resolved: Resolved,
    counted: bool,
    /// Whether its cost is stated and right.
    costs: bool,
    /// The number of words of the name.
    words: usize,
    /// Whether the name is written in ideographs.
    ideographs: bool,
}

impl Anchor {
    fn is_sure(&self) -> bool {
        self.counted || self.costs || self.words > 1
    }
}

/// Reads the figures that a line of prose names in full; `None` if they are too few to say so, or something else on the
/// line could be a figure and nobody can say which.
pub(super) fn anchored(names: &Names, line: &str, tokens: &[Token]) -> Option<Vec<Part>> {
    let found = called(names, tokens);
    // `Sith Trooper or Sith Guard`: one of them.
    if tokens.iter().any(|t| t.word().and_then(meaning) == Some(Meaning::Or)) {
        return None;
    }
    let mut anchors: Vec<Anchor> = Vec::new();
    for (at, (from, to)) in found.iter().enumerate() {
        let begin = anchors.last().map_or(0, |before| before.to);
        let end = found.get(at + 1).map_or(tokens.len(), |next| next.0);
        if is_left_out(tokens, (*from, *to)) {
            continue;
        }
        let anchor = anchor(names, tokens, (*from, *to), (begin, end))?;
        // `the star` is no Death Star; `a Troll` is one.
        if anchor.is_sure() || is_noun(line, tokens, *from) {
            anchors.push(anchor);
        }
    }
    let sure = anchors.iter().filter(|anchor| anchor.is_sure()).count();
    let clear = match &anchors[..] {
        [] => false,
        [only] => only.costs && (only.counted || is_translated(tokens, only)),
        // `Atton Rand (26), good with Bao-Dur`: a figure and a remark.
        [first, others @ ..] => {
            let remark =
                first.from == 0 && first.costs && others.iter().all(|other| !other.counted && !other.costs);
            sure > 1 && !remark
        }
    };
    if !clear {
        return None;
    }
    let mut parts = Vec::new();
    let mut begin = 0;
    let ends = anchors.iter().map(|anchor| anchor.from).chain([tokens.len()]).collect::<Vec<_>>();
    let known: Vec<usize> = anchors.iter().filter_map(|anchor| anchor.resolved.who.figure()).collect();
    for (at, end) in ends.into_iter().enumerate() {
        // `Thrawn` beside Grand Admiral Thrawn is he.
        let others = between(names, line, tokens, (begin, end))?;
        let another = |part: &Part| !part.resolved.who.candidates().iter().any(|one| known.contains(one));
        parts.extend(others.into_iter().filter(another));
        let Some(anchor) = anchors.get(at) else { break };
        let text = line[tokens[anchor.from].start..tokens[anchor.to - 1].end].to_owned();
        parts.push(Part { text, resolved: anchor.resolved.clone() });
        begin = anchor.to;
    }
    Some(parts)
}

/// Reads the numbers beside a name, within these bounds.
fn anchor(
    names: &Names,
    tokens: &[Token],
    (from, to): (usize, usize),
    (begin, end): (usize, usize),
) -> Option<Anchor> {
    let counting = counting(tokens, begin, from);
    let tail = (to + 1..=end.min(to + MAX_TAIL)).rev().find(|end| {
        let said = &tokens[to..*end];
        let apart = |t: &Token| matches!(t.kind, Kind::Mark(',' | ';' | '.'));
        let and = |t: &Token| t.word().and_then(meaning) == Some(Meaning::And);
        // `x5 / 2 Jawa`, not `9/18`.
        let slash = |at: &usize| said[*at].is_mark('/') && !said[*at].glued;
        let plain = !said.iter().any(|t| apart(t) || and(t)) && !(0..said.len()).any(|at| slash(&at));
        plain && annotation(said, Place::Tail).is_some_and(|told| !told.numbers.is_empty())
    });
    let tail = tail.unwrap_or(to);
    let count = counting.map_or(from..from, |at| halved(tokens, at, begin)..at + 1);
    let told: Vec<Token> = tokens[count].iter().chain(&tokens[from..tail]).cloned().collect();
    let resolved = outright(names, &told).or_else(|| outright(names, &tokens[from..tail]))?;
    let costs = match resolved.who {
        Who::Figure(figure, _) => {
            !resolved.numbers.is_empty()
                && costs_so(&names.entries[figure], resolved.plural, &resolved.numbers)
        }
        Who::Open(..) => false,
    };
    let first = counting.map_or(from, |at| opening(tokens, at, begin).min(halved(tokens, at, begin)));
    let words = words(&tokens[from..to]).count();
    let resolved = Resolved { evident: true, ..resolved };
    let counted = counting.is_some_and(|at| tokens[at].word().is_none_or(|word| !is(Role::Article, word)));
    let (costs, ideographs) = (costs && tail > to, tokens[from].folded.starts_with(is_ideograph));
    Some(Anchor { from: first, to: tail, resolved, counted, costs, words, ideographs })
}

/// Returns the position of the count before a name: `two groups of`, `3x`.
fn counting(tokens: &[Token], begin: usize, from: usize) -> Option<usize> {
    let links = |t: &Token| {
        let word = t.word().unwrap_or_default();
        matches!(meaning(word), Some(Meaning::Copies | Meaning::Times))
            || is(Role::Of, word)
            || is(Role::NounFollows, word)
    };
    let at = (begin.max(from.saturating_sub(MAX_LINKS + 1))..from).rev().find(|at| !links(&tokens[*at]))?;
    let counts = |t: &Token| t.number().or_else(|| t.word().and_then(number_word));
    counts(&tokens[at]).is_some_and(|count| count > 0).then_some(at)
}

/// `half a dozen`: where the count begins.
fn halved(tokens: &[Token], at: usize, begin: usize) -> usize {
    let half = |at: usize| tokens[at].word().is_some_and(|word| is(Role::Half, word));
    (begin.max(at.saturating_sub(2))..at).find(|at| half(*at)).unwrap_or(at)
}

/// `a pair of`: the article before the count.
fn opening(tokens: &[Token], at: usize, begin: usize) -> usize {
    let article =
        |t: &Token| t.word().is_some_and(|word| is(Role::Article, word) || number_word(word) == Some(1));
    if at > begin && tokens[at].number().is_none() && article(&tokens[at - 1]) { at - 1 } else { at }
}

/// Whether a name without a number is meant as a figure: capitalised, or after an article.
fn is_noun(line: &str, tokens: &[Token], from: usize) -> bool {
    let article =
        |t: &Token| t.word().is_some_and(|word| is(Role::Article, word) || is(Role::NounFollows, word));
    let small = line[tokens[from].start..].starts_with(char::is_lowercase);
    !small && from.checked_sub(1).is_some_and(|before| article(&tokens[before]))
}

/// `格里弗斯将军 General Grievous (43)`: beside a name in one script only words in another.
fn is_translated(tokens: &[Token], anchor: &Anchor) -> bool {
    let ideographs = |t: &Token| t.folded.starts_with(is_ideograph);
    let mut beside = tokens[..anchor.from].iter().chain(&tokens[anchor.to..]).filter(|t| t.word().is_some());
    beside.all(|t| ideographs(t) != anchor.ideographs)
}

/// Whether a name's sentence says that the figure isn't in the list, or is another's.
fn is_left_out(tokens: &[Token], (from, to): (usize, usize)) -> bool {
    let ends = |at: &usize| tokens[*at].is_mark('.') && tokens.get(at + 1).is_none_or(|t| !t.glued);
    let begin = (0..from).rev().find(ends).map_or(0, |at| at + 1);
    let end = (to..tokens.len()).find(ends).unwrap_or(tokens.len());
    let before: Vec<&str> = tokens[begin..from].iter().filter_map(Token::word).collect();
    let behind: Vec<&str> = tokens[to..end].iter().filter_map(Token::word).collect();
    let phrase = |n: usize| behind.windows(n).any(|phrase| is(Role::NotThere, &phrase.join(" ")));
    before.iter().any(|word| is(Role::Theirs, word))
        || before.iter().rev().take(2).any(|word| is(Role::Lacks, word))
        || (1..=MAX_PHRASE).any(phrase)
}

/// Reads what stands between two names: nothing, or figures that are named in part; `None` if a number there may be
/// anything.
fn between(names: &Names, line: &str, tokens: &[Token], (from, to): (usize, usize)) -> Option<Vec<Part>> {
    let gap = &tokens[from..to];
    let ordinal = |at: usize| from + at == 0 && gap.get(1).is_some_and(|t| t.is_mark('.') || t.is_mark(')'));
    if (0..gap.len()).any(|at| gap[at].number().is_some() && !is_claimed(gap, at) && !ordinal(at)) {
        return None;
    }
    let mut parts = Vec::new();
    let mut at = 0;
    while at < gap.len() {
        let run = gap[at..].iter().take_while(|t| is_proper(line, t)).count();
        // The first word of a sentence is capitalised whatever it is.
        let opens = at == 0 && from == 0
            || at.checked_sub(1).is_some_and(|b| matches!(gap[b].kind, Kind::Mark('.' | '!' | '?' | ':')));
        if run > 0 && !(run == 1 && opens) {
            let resolved = nearly(names, line, &gap[at..at + run]);
            let unknown = matches!(resolved.who, Who::Open(_, UnresolvedReason::Unknown));
            let parts_at = |at: usize| matches!(gap[at].kind, Kind::Mark(',' | ';'));
            // `Darth Vader, Jaxx Pavan, 2 Wampas`: by itself between commas it is somebody that nobody knows.
            let alone =
                !opens && at > 0 && parts_at(at - 1) && gap.get(at + run).is_none_or(|_| parts_at(at + run));
            if alone || !unknown && has_word(names, &gap[at..at + run]) {
                let text = line[gap[at].start..gap[at + run - 1].end].to_owned();
                parts.push(Part { text, resolved });
            }
        }
        at += run.max(1);
    }
    Some(parts)
}

/// Whether a word is capitalised and no function word.
fn is_proper(line: &str, token: &Token) -> bool {
    let word = token.word().unwrap_or_default();
    line[token.start..].starts_with(char::is_uppercase)
        && meaning(word).is_none()
        && number_word(word).is_none()
}

/// Whether any of the words is one of a name, and long enough to say so.
fn has_word(names: &Names, tokens: &[Token]) -> bool {
    let known = |word: &str| {
        word.chars().count() > 2
            && (names.has_word(word) || singular(word).is_some_and(|one| names.has_word(&one)))
    };
    tokens.iter().filter_map(Token::word).any(known) || names.is_called(&key(tokens))
}

/// Whether a number between names is about the whole list: `200 points`, `7 activations`, a year, a date.
fn is_claimed(tokens: &[Token], at: usize) -> bool {
    let word = |at: Option<usize>| at.and_then(|at| tokens.get(at)).and_then(Token::word).unwrap_or_default();
    let means =
        |at: Option<usize>, all: &[Meaning]| meaning(word(at)).is_some_and(|meant| all.contains(&meant));
    let about = [Meaning::Points, Meaning::Activations, Meaning::Limit, Meaning::Left];
    means(Some(at + 1), &about)
        || tokens.get(at + 1).is_some_and(|t| t.is_mark('-')) && means(Some(at + 2), &about)
        || means(at.checked_sub(1), &[Meaning::Total, Meaning::Limit, Meaning::Left])
        || is(Role::ComesTo, word(at.checked_sub(1)))
        || tokens[at].number().is_some_and(|number| YEARS.contains(&number))
}
