//! What a rule says of a request, as a code with its facts: the same for every noun, worded by one function.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value as Json;

use super::speaker::Speaker;
use super::words::Value;

/// A code and its facts, such as `not-enough` with `needs` and `has`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// The code, unique within its noun.
    pub code: String,
    /// The facts by name. An absent one is empty.
    pub facts: BTreeMap<String, Json>,
}

impl Message {
    /// Takes the code and the facts from a value that is written with its code beside its fields.
    #[must_use]
    pub fn of(said: &impl Serialize) -> Self {
        let Ok(Json::Object(mut fields)) = serde_json::to_value(said) else { return Self::default() };
        let code = fields.remove("code");
        Self {
            code: code.as_ref().and_then(Json::as_str).unwrap_or_default().to_owned(),
            facts: fields.into_iter().collect(),
        }
    }

    /// Returns the message with another fact.
    #[must_use]
    pub fn with(mut self, fact: &str, value: impl Into<Json>) -> Self {
        self.facts.insert(fact.to_owned(), value.into());
        self
    }

    /// Returns the message in words: those of the key `<noun>-<code>`. `word` names what a fact refers to, by the
    /// fact's name and its text; `None` for a text that is itself what is said.
    #[must_use]
    pub fn say(
        &self,
        speaker: &Speaker<'_>,
        noun: &str,
        word: impl Fn(&str, &str) -> Option<String>,
    ) -> String {
        let args = self.facts.iter().map(|(fact, value)| {
            let value: Value<'_> = match value {
                Json::Number(number) => number.as_i64().unwrap_or_default().into(),
                Json::String(text) => word(fact, text).unwrap_or_else(|| text.clone()).into(),
                Json::Null => String::new().into(),
                other => other.to_string().into(),
            };
            (fact.as_str(), value)
        });
        speaker.say(&format!("{noun}-{}", self.code), &args.collect::<Vec<_>>())
    }
}
