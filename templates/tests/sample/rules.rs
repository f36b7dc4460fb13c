//! Sample rules.

use muster_templates::view::{CardLine, ReferencePart, ReferenceView};

/// Returns a reference with `words` terms in each of four parts.
pub fn reference(language: &str, words: usize) -> ReferenceView {
    let text = match language {
        "hu" => "Ha ebben a fordulóban nem mozog, még egyszer támadhat; a második dobás nem kap módosítót.",
        "zh-Hans" => "攻击一次后，可以移动6格；没有敌人在前后左右时，防御+4。",
        "zh-Hant" => "攻擊一次後，可以移動6格；沒有敵人在前後左右時，防禦+4。",
        _ => "It may attack once more if it does not move this turn; the second roll gets no modifier.",
    };
    let part = |title: &str| ReferencePart {
        title: title.into(),
        lines: (0..words).map(|n| CardLine::new(format!("{title}{n}"), text)).collect(),
    };
    ReferenceView {
        title: "Star Wars Miniatures".into(),
        subtitle: "Őrség".into(),
        parts: ["Setup", "Turn", "Modifiers", "Winning"].map(part).to_vec(),
        note: "Muster".into(),
        page: "{page}/{pages}".into(),
    }
}
