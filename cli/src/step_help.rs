//! Localised help for the steps of a campaign and their keys.

use std::ffi::OsString;

use muster_app::base::words::Words;
use muster_app::campaigns::{STEPS, TAPS};

/// Returns the step whose help was requested: `campaign do NAME STEP --help`.
pub(crate) fn asked() -> Option<&'static str> {
    let args: Vec<OsString> = std::env::args_os().skip(1).collect();
    let words: Vec<_> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let at = words.windows(2).position(|pair| pair == ["campaign", "do"])? + 2;
    let help = words.iter().any(|word| ["--help", "-h"].contains(word));
    let mut steps = words[at..].iter().filter_map(|word| STEPS.iter().find(|(step, _)| step == word));
    steps.next().filter(|_| help).map(|(step, _)| *step)
}

/// Returns the help of a step.
pub(crate) fn help(step: &str, words: &Words) -> String {
    let Some((step, keys)) = STEPS.iter().find(|(known, _)| *known == step) else { return String::new() };
    let word = |key: &str| words.get(key, &[]);
    let shown = keys.iter().map(|(key, must)| if *must { format!("{key}=…") } else { format!("[{key}=…]") });
    let command: Vec<_> =
        ["muster campaign do <CAMPAIGN>".to_owned(), (*step).to_owned()].into_iter().chain(shown).collect();
    let usage = [("label", word("help-heading-usage").into()), ("text", command.join(" ").into())];
    let mut out = format!("{}\n\n{}\n", word(&format!("step-{step}")), words.get("report-labelled", &usage));
    if !keys.is_empty() {
        out.push_str(&format!("\n{}:\n", word("help-heading-arguments")));
    }
    let wide = keys.iter().map(|(key, _)| key.len()).max().unwrap_or(0);
    for (key, _) in *keys {
        // A key may have a different meaning in some step.
        let own = words.try_get(&format!("step-{step}-{}", key.replace('_', "-")), &[]);
        let said = own.unwrap_or_else(|| word(&format!("step-key-{}", key.replace('_', "-"))));
        out.push_str(&format!("  {key:wide$}  {said}\n"));
    }
    out
}

/// Returns all steps, one per line.
pub(crate) fn list(words: &Words) -> String {
    let wide = STEPS.iter().map(|(step, _)| step.len()).max().unwrap_or(0);
    let lines = STEPS
        .iter()
        .map(|(step, _)| format!("  {step:wide$}  {}\n", words.get(&format!("step-{step}"), &[])));
    format!("{}:\n{}", words.get("step-list", &[]), lines.collect::<String>())
}

/// Returns what may be entered while a mission is played, one item per line.
pub(crate) fn taps(words: &Words) -> String {
    let wide = TAPS.iter().map(|(tap, _)| tap.len()).max().unwrap_or(0);
    let lines =
        TAPS.iter().map(|(tap, _)| format!("  {tap:wide$}  {}\n", words.get(&format!("tap-{tap}"), &[])));
    format!("{}:\n{}", words.get("tap-list", &[]), lines.collect::<String>())
}

#[cfg(test)]
mod tests {
    use muster_app::base::words::{Language, Words};
    use muster_app::campaign_rules::step::Step;
    use muster_app::night_rules::Tap;

    use super::{STEPS, TAPS, help, list, taps};

    #[test]
    fn every_tap_that_can_be_typed_is_explained_and_every_tap_can_be_typed() {
        let unknown = serde_json::from_value::<Tap>(serde_json::json!({ "tap": "?" })).expect_err("no tap");
        let unknown = unknown.to_string();
        let known: Vec<_> = unknown.split('`').skip(3).step_by(2).collect();
        assert!(known.len() > 10, "{unknown}");
        // A card is turned by a word for how it lies then.
        for tap in known.into_iter().filter(|tap| *tap != "card") {
            assert!(TAPS.iter().any(|(typed, _)| *typed == tap), "{tap} can't be typed");
        }
        for language in Language::ALL {
            let text = taps(&Words::of(language));
            assert!(!text.contains("tap-"), "{language:?}: {text}");
        }
    }

    #[test]
    fn every_step_that_can_be_typed_has_help_in_every_language() {
        let unknown = serde_json::from_value::<Step>(serde_json::json!({ "do": "?" })).expect_err("no step");
        let unknown = unknown.to_string();
        let known: Vec<_> = unknown.split('`').skip(3).step_by(2).collect();
        assert!(known.len() > 15, "{unknown}");
        for step in known.iter().filter(|step| **step != "begin") {
            assert!(STEPS.iter().any(|(known, _)| known == step), "{step} has no help");
        }
        for language in Language::ALL {
            let words = Words::of(language);
            let all = list(&words);
            for (step, keys) in STEPS {
                let text = help(step, &words);
                assert!(keys.iter().all(|(key, _)| text.contains(key)), "{text}");
                assert!(!text.contains("step-") && !all.contains("step-"), "{language:?}: {text}{all}");
            }
        }
    }
}
