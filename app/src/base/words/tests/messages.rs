//! Every message of the rules has a text, and no text is unused.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use muster_rules::report::Finding;

use super::syntax::read;
use crate::base::words::Language;

/// The facts that each message names besides its members. The packs' cases verify this.
const FACTS: &[(&str, &str)] = &[
    ("admits-any", "faction"),
    ("admits-company-guest", "faction with"),
    ("admits-company-may", "faction with"),
    ("admits-company-open", "faction with"),
    ("admits-elsewhere", "faction factions"),
    ("admits-let-in", "faction"),
    ("admits-needs-company", "faction with"),
    ("admits-open", "faction"),
    ("admits-too-many", "copies max"),
    ("admits-unknown", "faction"),
    ("attach-choose", "ability"),
    ("attach-full", "ability chosen each"),
    ("attach-nobody", "ability each"),
    ("attach-none-free", "ability each"),
    ("attach-not-there", "ability chosen each"),
    ("attach-too-many-choices", "ability made copies"),
    ("attach-unknown", "ability"),
    ("attach-wrong", "ability chosen each"),
    ("budget-left", "total limit over left"),
    ("budget-open", "total limit over left"),
    ("budget-over", "total limit over left"),
    ("budget-under", "total limit over left"),
    ("chosen-cost", "chosen down cost"),
    ("chosen-cost-half", "chosen down cost"),
    ("chosen-cost-missing", ""),
    ("chosen-cost-open", "chosen person"),
    ("chosen-cost-wrong", "chosen"),
    ("claim-activations", "claimed computed"),
    ("claim-total", "claimed computed"),
    ("command-never", "ability needed"),
    ("command-tamed", "ability holder reach"),
    ("command-tamed-maybe", "ability holder reach"),
    ("command-too-weak", "ability needed"),
    ("command-unknown", "ability needed"),
    ("command-untamed", "ability holder reach"),
    ("conscripts-let-in", "faction"),
    ("conscripts-needs", "faction with"),
    ("conscripts-open", "faction with"),
    ("copies-none", "copies max"),
    ("copies-open", "copies max"),
    ("copies-over", "copies max"),
    ("cost-cap-open", "cap percent limit"),
    ("cost-cap-over", "cap percent limit cost"),
    ("cost-change-open", ""),
    ("cost-unknown", ""),
    ("count-later", "trait figures min max"),
    ("count-over", "figures min max"),
    ("count-over-of", "trait figures min max"),
    ("count-under", "figures min max"),
    ("count-under-of", "trait figures min max"),
    ("deck-copies", "deck copies max"),
    ("deck-copies-unknown", "deck copies"),
    ("deck-missing", "deck size limit"),
    ("deck-no-player", "deck asked"),
    ("deck-no-player-both", "deck asked factions"),
    ("deck-no-player-of", "deck factions"),
    ("deck-over", "deck total limit over"),
    ("deck-player-unknown", "deck asked"),
    ("deck-too-few", "deck cards size"),
    ("deck-too-many", "deck cards size"),
    ("empty", ""),
    ("era-by-text-only", "faction"),
    ("era-not-offered", "faction"),
    ("era-unnamed", "faction"),
    ("faction-foreign", "faction"),
    ("faction-neutral-alone", "faction"),
    ("faction-untold", ""),
    ("hint-beyond", "ability by"),
    ("hint-needs", "ability needed"),
    ("ignores-eras", ""),
    ("includes-advised", "trait role"),
    ("includes-maybe", "trait role"),
    ("includes-none", "trait role"),
    ("includes-role-dearer", "trait role"),
    ("includes-role-may", "trait role"),
    ("includes-role-maybe", "trait role"),
    ("includes-role-missing", "trait role"),
    ("includes-role-needless", "trait role"),
    ("includes-role-not-there", "trait role"),
    ("includes-role-open", "trait role"),
    ("includes-role-opened", "trait role"),
    ("includes-role-taken", "trait role dearer"),
    ("includes-role-twice", "trait role"),
    ("includes-role-wrong", "trait role"),
    ("includes-unknown", "trait role"),
    ("opposed-eras-differ", "era other"),
    ("opposed-eras-same", "era other"),
    ("opposed-no-common-era", "faction other"),
    ("opposed-one-era", "faction other"),
    ("opposed-one-side", "faction other"),
    ("opposed-open", "faction other"),
    ("opposed-sides-same", "side"),
    ("owned-too-few", "needed owned missing"),
    ("pool-not-recorded", ""),
    ("pool-outside", ""),
    ("requires-alone", "ability"),
    ("requires-missing", "ability asked"),
    ("requires-unknown", "ability"),
    ("setup-choose", "ability"),
    ("setup-itself", "ability chosen"),
    ("setup-nobody", "ability"),
    ("setup-not-there", "ability chosen"),
    ("setup-remember", "ability"),
    ("setup-too-many", "ability made copies"),
    ("setup-wrong", "ability chosen"),
    ("side-list-barred", "list"),
    ("side-list-cost-unknown", "holder list pool value"),
    ("side-list-may", "holder list pool value"),
    ("side-list-may-any", "holder list pool"),
    ("side-list-may-figures", "holder list pool value"),
    ("side-list-may-unknown", "holder list pool"),
    ("side-list-no-holder", "holder list"),
    ("side-list-outside", "holder list pool"),
    ("side-list-over", "holder list pool total value"),
    ("side-list-too-many", "holder list pool figures value"),
    ("side-list-unknown", "holder list pool total"),
    ("side-other", "faction side"),
    ("side-unnamed", "faction"),
    ("slots-not-there", "places"),
    ("slots-nowhere", "places count"),
    ("slots-open", "places open"),
    ("slots-shared", "places"),
    ("slots-too-many", "places placed copies"),
    ("spare-missing", ""),
    ("team-factions-differ", "faction other"),
    ("team-factions-open", "faction other"),
    ("team-partner-missing", ""),
    ("team-unique-in-both", "person"),
    ("unique-maybe", "figure person"),
    ("unique-twice", "person copies"),
    ("unknown", ""),
    ("unknown-faction", "faction"),
    ("unknown-list", "list"),
    ("victory-share", "points percent limit"),
];

/// The attribute for the text used when a fact is empty.
const UNNAMED: &str = ".unnamed";

/// Returns the facts that a message names, except for those that not every squad has.
pub(super) fn facts_of(message: &str) -> Option<Vec<&'static str>> {
    let (_, facts) = FACTS.iter().find(|(m, _)| *m == message)?;
    Some(facts.split_whitespace().collect())
}

/// Fails if a finding lacks a fact that its text may name.
pub(super) fn holds_its_facts(finding: &Finding) {
    let facts = facts_of(finding.message).unwrap_or_else(|| panic!("{} is not listed", finding.message));
    let lacking: Vec<_> = facts.iter().filter(|f| !finding.facts.contains_key(**f)).collect();
    assert!(lacking.is_empty(), "{} names no {lacking:?}", finding.message);
}

/// The code before a literal that isn't a message: names of facts, values of packs.
const NOT_MESSAGES: &[&str] = &[".with(", ".number(", "values_of(", "RuleId::from(", "== ", "!= "];

/// Returns the literals of a source file that may be messages: all but those clearly of another kind. A new kind
/// of literal thus fails the test until it is listed above, so that no message is missed.
fn messages(source: &str) -> Vec<String> {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = source.lines().map(str::trim_start);
    let code: Vec<_> = lines.filter(|l| !l.starts_with("//") && !l.starts_with("#[")).collect();
    let code = code.join(" ");
    let mut out = Vec::new();
    let mut rest = code.as_str();
    let mut before = String::new();
    while let Some((outside, from)) = rest.split_once('"') {
        before.push_str(outside);
        let Some((literal, after)) = from.split_once('"') else { break };
        let kebab = !literal.is_empty() && literal.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
        if kebab && !NOT_MESSAGES.iter().any(|n| before.ends_with(n)) {
            out.push(literal.to_owned());
        }
        before.clear();
        rest = after;
    }
    out
}

fn of_the_rules() -> BTreeSet<String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/src/check");
    let mut out = BTreeSet::new();
    let mut folders = vec![source];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())) {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                out.extend(messages(&fs::read_to_string(&path).expect("a source file")));
            }
        }
    }
    out
}

#[test]
fn every_message_of_the_rules_has_words_and_no_words_are_left_over() {
    let english = read(Language::English);
    let worded = english.keys().filter_map(|key| key.strip_prefix("finding-"));
    let worded = worded.map(|key| key.strip_suffix(UNNAMED).unwrap_or(key).to_owned());
    let (worded, said) = (worded.collect::<BTreeSet<_>>(), of_the_rules());
    let silent: Vec<_> = said.difference(&worded).collect();
    assert!(silent.is_empty(), "findings.ftl lacks `finding-` words for {silent:?}");
    let idle: Vec<_> = worded.difference(&said).collect();
    assert!(idle.is_empty(), "no rule says {idle:?}");
}

#[test]
fn words_name_only_what_their_message_does() {
    for (key, text) in read(Language::English) {
        let Some(message) = key.strip_prefix("finding-") else { continue };
        let message = message.strip_suffix(UNNAMED).unwrap_or(message);
        let mut given = facts_of(message).unwrap_or_else(|| panic!("{message} is not listed"));
        given.extend(["members", "member-count", "era", "side"]);
        let astray: Vec<_> = text.shown.union(&text.asked).filter(|v| !given.contains(&v.as_str())).collect();
        assert!(astray.is_empty(), "{key} names {astray:?}, which its finding doesn't have");
    }
    assert!(FACTS.is_sorted());
    assert_eq!(FACTS.iter().map(|(m, _)| (*m).to_owned()).collect::<BTreeSet<_>>(), of_the_rules());
}

#[test]
fn the_scan_sees_messages_and_nothing_else() {
    let source = r#"
        #[serde(rename_all = "kebab-case")]
        // "not-this"
        let x = Finding::new(Severity::Error, &rule, "seen-one").number("total", 1);
        let y = match z { _ => (Severity::Note, "seen-two") };
        for l in pool.values_of("faction").filter(|t| t == "inactive") {}
        #[cfg(test)]
        mod tests { fn f() { g("not-that") } }
    "#;
    assert_eq!(messages(source), ["seen-one", "seen-two"]);
}
