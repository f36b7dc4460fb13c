//! The forms of a term on cards: its name, possibly with parameter values after or within it.

use std::collections::BTreeMap;

use super::{ParameterKind, Term};
use crate::fold::fold;

/// A form of a term: fixed text and placeholders for parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Form {
    pieces: Vec<Piece>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Fixed(String),
    Value { id: String, is: ParameterKind, least: Option<u32> },
}

/// Returns all forms of a term on cards: the name alone, or followed by its first parameters, and its other
/// forms.
pub(super) fn forms_of(term: &Term) -> Vec<Form> {
    let mut forms = Vec::new();
    for count in 0..=term.parameters.len() {
        let mut pieces = vec![Piece::Fixed(term.name.clone())];
        for parameter in &term.parameters[..count] {
            pieces.push(Piece::Fixed(" ".to_owned()));
            let (id, is) = (parameter.id.clone(), parameter.is);
            pieces.push(Piece::Value { id, is, least: parameter.least });
        }
        forms.push(Form { pieces });
    }
    forms.extend(term.forms.iter().map(|text| Form::parse(text, term)));
    forms
}

/// Returns the parameters that a form or a reminder contains in braces.
pub fn placeholders(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(id, _)| id)
}

impl Form {
    fn parse(text: &str, term: &Term) -> Self {
        let mut pieces = Vec::new();
        let mut rest = text;
        while let Some((before, behind)) = rest.split_once('{') {
            let Some((id, behind)) = behind.split_once('}') else { break };
            if !before.is_empty() {
                pieces.push(Piece::Fixed(before.to_owned()));
            }
            let parameter = term.parameters.iter().find(|p| p.id == id);
            let is = parameter.map_or(ParameterKind::Text, |p| p.is);
            let least = parameter.and_then(|p| p.least);
            pieces.push(Piece::Value { id: id.to_owned(), is, least });
            rest = behind;
        }
        if !rest.is_empty() {
            pieces.push(Piece::Fixed(rest.to_owned()));
        }
        Self { pieces }
    }

    /// Returns the text, if it has no placeholders.
    pub(super) fn plain(&self) -> Option<&str> {
        match self.pieces.as_slice() {
            [Piece::Fixed(text)] => Some(text),
            _ => None,
        }
    }

    /// Returns the number of fixed characters.
    pub(super) fn fixed(&self) -> usize {
        let fixed = self.pieces.iter().map(|piece| match piece {
            Piece::Fixed(text) => text.chars().count(),
            Piece::Value { .. } => 0,
        });
        fixed.sum()
    }

    /// Returns the parameter values if a keyword has this form, ignoring case.
    pub(super) fn read(&self, keyword: &str) -> Option<BTreeMap<String, String>> {
        let mut values = BTreeMap::new();
        read(&self.pieces, keyword, &mut values).then_some(values)
    }
}

fn read(pieces: &[Piece], text: &str, values: &mut BTreeMap<String, String>) -> bool {
    match pieces {
        [] => text.is_empty(),
        [Piece::Fixed(fixed), rest @ ..] => {
            // Folding may change the length of a text, so heads with the same number of characters are
            // compared.
            let count = fixed.chars().count();
            let end = text.char_indices().nth(count).map_or(text.len(), |(at, _)| at);
            let (head, tail) = text.split_at(end);
            fold(head) == fold(fixed) && read(rest, tail, values)
        }
        [Piece::Value { id, is, least }, rest @ ..] => {
            // The longest value first, so that the last placeholder takes everything.
            let ends = text.char_indices().map(|(at, c)| at + c.len_utf8());
            let mut ends: Vec<_> = ends.collect();
            ends.reverse();
            ends.into_iter().any(|end| {
                let (value, tail) = text.split_at(end);
                let trimmed = value.trim();
                let number = trimmed.trim_start_matches(['+', '-']);
                let fits = match is {
                    ParameterKind::Number => {
                        let is_number = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
                        is_number && least.is_none_or(|least| number.parse().is_ok_and(|n: u32| n >= least))
                    }
                    ParameterKind::Faction | ParameterKind::List | ParameterKind::Text => !trimmed.is_empty(),
                };
                if !fits || trimmed.len() != value.len() {
                    return false;
                }
                let mut behind = BTreeMap::new();
                if !read(rest, tail, &mut behind) {
                    return false;
                }
                values.append(&mut behind);
                values.insert(id.clone(), trimmed.to_owned());
                true
            })
        }
    }
}
