//! Choices stated in a list: `Frozen in Carbonite (Han Solo in Carbonite): Han Solo, Scoundrel`.

use foldhash::{HashMap, HashMapExt as _};

use super::line::Part;
use super::names::Names;
use super::read::Reader;
use super::reading::{MatchKind, ReadMember, RemarkKind};
use super::resolve::{Who, groups, outright};
use super::token::{Kind, Token, key, tidy, tokens};
use crate::catalogue::Catalogue;
use crate::constraint::Constraint;
use crate::constraint::setup::Among;
use crate::id::FigureId;
use crate::squad::SetupChoice;

/// The maximum number of tokens of an ability that requires a choice.
const LONGEST: usize = 8;
/// The maximum number of words before the chosen figure in brackets.
const MOST_WORDS: usize = 4;

/// An ability or role that requires a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Asked {
    /// The name under which the choice is recorded.
    pub(super) ability: String,
    /// Whose choice it is if the list doesn't state it.
    pub(super) whose: Whose,
}

/// Whose choice it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whose {
    /// A member whose card has the ability.
    Holder,
    /// The chosen figure itself: for a role or a place.
    Itself,
    /// Only the list states it.
    Told,
}

/// A choice being read; figures are indices of entries.
pub(super) struct Told {
    line: usize,
    text: String,
    ability: String,
    whose: Whose,
    holder: Option<usize>,
    chosen: usize,
}

/// Returns everything that requires a choice in any format of a game, by key.
pub(super) fn asked(catalogue: &Catalogue) -> HashMap<String, Asked> {
    let mut out = HashMap::new();
    let mut add = |ability: &str, whose| {
        let asked = Asked { ability: ability.to_owned(), whose };
        out.entry(key(&tokens(&tidy(ability)))).or_insert(asked);
    };
    for constraint in catalogue.formats().iter().flat_map(|f| &f.constraints) {
        match constraint {
            Constraint::Setup(setup) if setup.among != Among::Nobody => add(&setup.ability, Whose::Holder),
            Constraint::ChosenCost(cost) => add(&cost.ability, Whose::Holder),
            Constraint::Attach(attach) => add(&attach.ability, Whose::Told),
            Constraint::Includes(includes) => {
                if let Some(role) = &includes.role {
                    add(role, Whose::Itself);
                }
            }
            Constraint::Slots(slots) => slots.places().for_each(|place| add(&place, Whose::Itself)),
            _ => {}
        }
    }
    out
}

impl Reader<'_> {
    /// Reads the line as a choice. If it names no figure exactly, it is a note; the report asks again.
    pub(super) fn choice(&mut self, number: usize, line: &str, tokens: &[Token]) -> bool {
        let Some((asked, rest)) = asks(self.names, tokens) else { return false };
        let told = |holder, chosen| Told {
            line: number,
            text: line.trim().to_owned(),
            ability: asked.ability.clone(),
            whose: asked.whose,
            holder,
            chosen,
        };
        if let Some(chosen) = behind(rest, ':') {
            let chosen = somebody(self.names, chosen);
            return match (asked.whose, chosen) {
                // `Attachments: …` is a heading, and a figure with a place is a member in the first place.
                (Whose::Told, _) | (Whose::Itself, None) => false,
                (_, Some(chosen)) => {
                    self.told.push(told(None, chosen));
                    true
                }
                (Whose::Holder, None) => {
                    self.out.remark(number, line, RemarkKind::Note);
                    true
                }
            };
        }
        let Some(rest) = behind(rest, '(') else { return false };
        // Names may contain brackets as well.
        let ends = (1..rest.len().saturating_sub(1))
            .filter(|at| rest[*at].is_mark(')') && rest[at + 1].is_mark(':'));
        let mut found = ends.filter_map(|at| {
            somebody(self.names, &rest[..at]).zip(somebody(self.names, rest.get(at + 2..)?))
        });
        let Some((holder, chosen)) = found.next_back() else { return false };
        self.told.push(told(Some(holder), chosen));
        true
    }

    /// `Han Solo in Carbonite (Han Solo, Scoundrel) [46]`: a member with its choice in brackets.
    pub(super) fn chooser(&mut self, line: usize, text: &str, tokens: &[Token]) -> Option<Part> {
        let names = self.names;
        for group in groups(tokens) {
            let inner = &tokens[group.0 + 1..group.1 - 1];
            let rest = [&tokens[..group.0], &tokens[group.1..]].concat();
            let Some(resolved) = outright(names, &rest) else { continue };
            let Who::Figure(holder, _) = resolved.who else { continue };
            let held = |ability: &&String| {
                names
                    .asked(&key(&super::token::tokens(&tidy(ability))))
                    .is_some_and(|a| a.whose == Whose::Holder)
            };
            let Some(ability) = names.entries[holder].asks.iter().find(held).cloned() else { continue };
            // One or two words may come first: `(as Han Solo)`, `(frozen: Han Solo)`.
            let mut begins = (0..inner.len().min(MOST_WORDS)).filter(|at| inner[*at].is_name());
            let Some(chosen) = begins.find_map(|at| somebody(names, &inner[at..])) else { continue };
            let said = text[tokens[group.0].start..tokens[group.1 - 1].end].to_owned();
            let (whose, holder) = (Whose::Holder, Some(holder));
            self.told.push(Told { line, text: said, ability, whose, holder, chosen });
            return Some(Part { text: text.trim().to_owned(), resolved });
        }
        None
    }

    /// Reads a table row as a choice; its list names the ability.
    pub(super) fn row_chooses(&mut self, line: usize, part: &Part, ability: &str, holder: usize) -> bool {
        let Some(asked) = self.names.asked(&key(&tokens(&tidy(ability)))) else { return false };
        let Who::Figure(chosen, _) = part.resolved.who else { return false };
        let (ability, whose) = (asked.ability.clone(), asked.whose);
        self.told.push(Told { line, text: part.text.clone(), ability, whose, holder: Some(holder), chosen });
        true
    }

    /// Assigns choices to their members, once the members are known.
    pub(super) fn choices(&mut self) {
        let names = self.names;
        let entry = |id: &FigureId| names.entries.iter().position(|e| e.id == *id);
        let members: Vec<(usize, usize)> =
            self.out.members.iter().filter_map(|m| Some((m.line, entry(&m.figure)?))).collect();
        for told in std::mem::take(&mut self.told) {
            let Told { line, text, ability, whose, holder, chosen } = told;
            let asks = |(_, e): &&(usize, usize)| names.entries[*e].asks.contains(&ability);
            let holder = holder.or_else(|| match whose {
                Whose::Itself => Some(chosen),
                Whose::Told => None,
                Whose::Holder => {
                    let above = members.iter().rev().filter(|(at, _)| *at < line).find(asks);
                    above.or_else(|| members.iter().find(asks)).map(|(_, e)| *e)
                }
            });
            let Some(holder) = holder else {
                self.out.remark(line, &text, RemarkKind::Note);
                continue;
            };
            let [holder, figure] = [holder, chosen].map(|e| names.entries[e].id.clone());
            // `Column 1: Brother Donato` may be the only mention of the figure.
            if whose == Whose::Itself && !members.iter().any(|(_, e)| *e == chosen) {
                self.out.members.push(ReadMember {
                    figure: figure.clone(),
                    count: 1,
                    line,
                    matched: MatchKind::Exact,
                    text: text.clone(),
                    claimed_unit: None,
                    claimed_line: None,
                    others: Vec::new(),
                });
            }
            self.out.remark(line, &text, RemarkKind::Choice);
            self.out.setup.push(SetupChoice { holder, ability, chosen: figure });
        }
    }
}

/// Returns the ability at the start of a line, and the text after it.
fn asks<'a, 't>(names: &'a Names, tokens: &'t [Token]) -> Option<(&'a Asked, &'t [Token])> {
    let from = tokens.iter().position(Token::is_name)?;
    let dressed = tokens[..from].iter().all(|t| matches!(t.kind, Kind::Mark('-' | '*' | '•' | '>')));
    let words = tokens.get(from..).filter(|_| dressed)?;
    let most = LONGEST.min(words.len());
    (1..=most)
        .rev()
        .filter(|n| words[n - 1].is_name())
        .find_map(|n| Some((names.asked(&key(&words[..n]))?, &words[n..])))
}

/// Returns the only figure that a text names exactly.
fn somebody(names: &Names, tokens: &[Token]) -> Option<usize> {
    let key = key(tokens);
    if let [one] = names.exact(&key) {
        return Some(*one);
    }
    if let Some(one) = names.id(&key) {
        return Some(one);
    }
    match outright(names, tokens)?.who {
        Who::Figure(figure, _) => Some(figure),
        Who::Open(..) => None,
    }
}

/// Returns the tokens after a mark.
fn behind(tokens: &[Token], mark: char) -> Option<&[Token]> {
    let (first, rest) = tokens.split_first()?;
    (first.is_mark(mark) && !rest.is_empty()).then_some(rest)
}
