//! Parses `.ftl` files as far as the tests need.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::base::words::{Language, texts};

/// The placeholder for a value that is filled in.
pub(super) const VALUE: char = '\u{fffc}';

/// Separates the variants of a selector, of which a reader sees one.
pub(super) const PARTED: char = '\u{1f}';

/// The text of one value or attribute.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Text {
    /// The characters, with [`VALUE`] for placeables and [`PARTED`] around each variant.
    pub(super) letters: String,
    /// Variables that are displayed.
    pub(super) shown: BTreeSet<String>,
    /// Variables that only select a variant.
    pub(super) asked: BTreeSet<String>,
    pub(super) functions: BTreeSet<String>,
    /// Keys of other texts that it refers to.
    pub(super) refers: BTreeSet<String>,
}

/// The variable with the game's own word for a squad. Every text gets it.
pub(super) const SQUAD: &str = "squad";

/// Returns all texts of a language by key; attributes are `key.attribute`.
pub(super) fn read(language: Language) -> BTreeMap<String, Text> {
    let mut out = BTreeMap::new();
    for text in texts(language) {
        let resource = parse(*text).unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}\n{text}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                assert!(!matches!(entry, Entry::Term(_)), "{language:?}: terms are not used");
                continue;
            };
            let value = message.value.iter().map(|value| (message.id.name.to_owned(), value));
            let attributes = message.attributes.iter();
            let attributes = attributes.map(|a| (format!("{}.{}", message.id.name, a.id.name), &a.value));
            for (key, pattern) in value.chain(attributes) {
                let mut text = Text::default();
                text.pattern(pattern);
                let again = out.insert(key.clone(), text);
                assert!(again.is_none(), "{language:?}: {key} stands twice");
            }
        }
    }
    out
}

impl Text {
    /// Returns whether this is a word for a squad, which other texts refer to: each language inflects it as needed.
    pub(super) fn is_squad_word(&self) -> bool {
        self.asked.contains(SQUAD)
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.letters.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("a variant is chosen by something that is no variable: {selector:?}")
                };
                self.asked.insert(id.name.to_owned());
                self.letters.push(PARTED);
                for variant in variants {
                    self.pattern(&variant.value);
                    self.letters.push(PARTED);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.shown.insert(id.name.to_owned());
                self.letters.push(VALUE);
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.to_owned());
                arguments.positional.iter().for_each(|a| self.inline(a));
            }
            InlineExpression::MessageReference { id, attribute } => {
                let part = attribute.as_ref().map(|a| format!(".{}", a.name)).unwrap_or_default();
                self.refers.insert(format!("{}{part}", id.name));
                self.letters.push(VALUE);
            }
            InlineExpression::StringLiteral { value } => self.letters.push_str(value),
            InlineExpression::Placeable { expression } => self.expression(expression),
            other => panic!("{other:?} is not used"),
        }
    }
}
