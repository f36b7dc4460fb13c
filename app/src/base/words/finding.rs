//! Findings as sentences.

use muster_rules::catalogue::Catalogue;
use muster_rules::id::RuleId;
use muster_rules::report::{Fact, Finding, Fix, Question};
use muster_rules::squad::SetupChoice;

use super::{NameLookup, Naming, Value, Words};

/// Returns a finding as a sentence in the reader's language.
#[must_use]
pub fn sentence(words: &Words, catalogue: &Catalogue, finding: &Finding, names: &dyn NameLookup) -> String {
    let naming = Naming::new(words, catalogue, names);
    let members: Vec<_> = finding.members.iter().map(|m| naming.figure(m)).collect();
    let mut args: Vec<(&str, Value<'_>)> =
        vec![("members", words.all_of(&members).into()), ("member-count", members.len().into())];
    args.extend(finding.facts.iter().map(|(name, fact)| (*name, value_of(&naming, name, fact))));
    // Not every squad has an era and a side; the texts select on `none`.
    for name in ["era", "side"] {
        if !finding.facts.contains_key(name) {
            args.push((name, "none".into()));
        }
    }
    let key = format!("finding-{}", finding.message);
    // If a fact is empty, use the key's separate sentence for that, if it has one.
    let unnamed = finding.facts.values().any(|fact| !fact.names_something());
    let unnamed = unnamed.then(|| words.try_get(&format!("{key}.unnamed"), &args)).flatten();
    unnamed
        .or_else(|| words.try_get(&key, &args))
        .unwrap_or_else(|| format!("{} ({})", finding.rule, finding.message))
}

/// Formats a fact. A list is joined by `or`, as alternatives, unless all of its items are meant.
pub(crate) fn value_of(naming: &Naming<'_>, name: &str, fact: &Fact) -> Value<'static> {
    let words = naming.words;
    match fact {
        Fact::Number(number) => return (*number).into(),
        Fact::Figure(id) => naming.figure(id),
        Fact::Figures(ids) => words.one_of(&ids.iter().map(|id| naming.figure(id)).collect::<Vec<_>>()),
        Fact::Faction(id) => naming.faction(id),
        Fact::Factions(ids) => words.one_of(&ids.iter().map(|id| naming.faction(id)).collect::<Vec<_>>()),
        Fact::Era(id) => naming.era(id),
        Fact::Side(id) => naming.side(id),
        Fact::Person(id) => naming.person(id),
        Fact::Keyword(all) => {
            let each = all.split(", ").filter(|k| !k.is_empty()).map(|k| naming.ability(k));
            words.one_of(&each.collect::<Vec<_>>())
        }
        Fact::Keywords(all) => words.all_of(&all.iter().map(|k| naming.ability(k)).collect::<Vec<_>>()),
        Fact::Text(text) if name == "list" => naming.side_list(text),
        Fact::Text(text) if name == "deck" => naming.word_or("deck", text, text),
        Fact::Text(text) if name == "trait" => naming.word_or("trait", text, text),
        Fact::Text(text) => text.clone(),
    }
    .into()
}

/// Returns the source of a rule, `The book, p. 47`. For the program's own checks it names Muster; `None` for rules
/// that the game doesn't list.
#[must_use]
pub fn source_of(words: &Words, catalogue: &Catalogue, rule: &RuleId) -> Option<String> {
    if rule.as_str().starts_with("MUSTER-") {
        return Some(words.get("source-own", &[]));
    }
    let rule = catalogue.game().rules.get(rule)?;
    let book = catalogue.source(&rule.source).map_or(rule.source.as_str(), |s| s.title.as_str());
    Some(match &rule.page {
        Some(page) => words.get("source-page", &[("book", book.into()), ("page", page.into())]),
        None => words.get("source-book", &[("book", book.into())]),
    })
}

/// Returns a fix as a sentence.
#[must_use]
pub fn fix_of(words: &Words, catalogue: &Catalogue, fix: &Fix, names: &dyn NameLookup) -> String {
    let naming = Naming::new(words, catalogue, names);
    match fix {
        Fix::Remove { copies, .. } => {
            let one = |(figure, count): (_, &u32)| {
                let args = [("count", (*count).into()), ("figure", naming.figure(figure).into())];
                words.get("fix-copies", &args)
            };
            let all: Vec<_> = copies.iter().map(one).collect();
            words.get("fix-remove", &[("figures", words.all_of(&all).into())])
        }
        Fix::Add { figure } => words.get("fix-add", &[("figure", naming.figure(figure).into())]),
        Fix::Choose { holder, ability } => {
            let args =
                [("holder", naming.figure(holder).into()), ("ability", naming.ability(ability).into())];
            words.get("fix-choose", &args)
        }
        Fix::Unchoose { choices } => {
            let one = |choice: &SetupChoice| {
                let args = [
                    ("holder", naming.figure(&choice.holder).into()),
                    ("ability", naming.ability(&choice.ability).into()),
                    ("chosen", naming.figure(&choice.chosen).into()),
                ];
                words.get("fix-choice", &args)
            };
            let all: Vec<_> = choices.iter().map(one).collect();
            words.get("fix-unchoose", &[("choices", words.all_of(&all).into())])
        }
        Fix::Era { era } => words.get("fix-era", &[("era", naming.era(era).into())]),
        Fix::Side { side } => words.get("fix-side", &[("side", naming.side(side).into())]),
        Fix::Settle { question: open } => {
            words.get("fix-settle", &[("question", question(words, catalogue, open, names).into())])
        }
    }
}

/// Returns a question that the user can settle.
#[must_use]
pub fn question(words: &Words, catalogue: &Catalogue, question: &Question, names: &dyn NameLookup) -> String {
    let naming = Naming::new(words, catalogue, names);
    let ask = |key, args: &[(&str, String)]| {
        let args: Vec<_> = args.iter().map(|(name, text)| (*name, text.into())).collect();
        words.get(key, &args)
    };
    match question {
        Question::SamePerson { figure, person } => ask(
            "question-same-person",
            &[("figure", naming.figure(figure)), ("person", naming.person(person))],
        ),
        Question::CostChange { holder } => ask("question-cost-change", &[("holder", naming.figure(holder))]),
        Question::Admission { figure } => ask("question-admission", &[("figure", naming.figure(figure))]),
        Question::SideListValue { figure, list } => ask(
            "question-side-list-value",
            &[("figure", naming.figure(figure)), ("list", naming.side_list(list))],
        ),
        Question::Slots { name, .. } => ask("question-slots", &[("card", name.clone())]),
        Question::LetIn { holder } => ask("question-let-in", &[("holder", naming.figure(holder))]),
        Question::Cost { figure } => ask("question-cost", &[("figure", naming.figure(figure))]),
        Question::Fact { figure, column } => {
            let flag = catalogue.game().traits.contains(column);
            let (key, name) = if flag { ("question-trait", "trait") } else { ("question-fact", "fact") };
            ask(key, &[("figure", naming.figure(figure)), (name, naming.column(column))])
        }
    }
}
