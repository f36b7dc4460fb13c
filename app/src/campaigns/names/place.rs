//! Where a name stands: in which step and under which key, and thus what it can be the name of.

use super::index::Of;

/// The place of a name in a step.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Place<'a> {
    /// The step; empty in a setup.
    pub(crate) step: &'a str,
    /// The key of the value.
    pub(crate) key: &'a str,
    /// The mission of the step, if it is about one.
    pub(crate) mission: Option<&'a str>,
    /// In a paper log, the number of missions played.
    pub(crate) played: Option<usize>,
    /// Whether a correction takes something away.
    pub(crate) takes: bool,
}

const CARDS: &[Of] = &[Of::Item, Of::ClassCard, Of::Reward, Of::Agenda, Of::Ally];
const HELD: &[Of] = &[Of::Item, Of::ClassCard, Of::Reward];

impl<'a> Place<'a> {
    /// Creates the place of a key in a step.
    pub(crate) fn of(step: &'a str, key: &'a str) -> Self {
        Self { step, key, ..Self::default() }
    }

    /// Returns what can be named here; `None` where no thing is named.
    pub(super) fn kinds(&self) -> Option<&'static [Of]> {
        Some(match (self.step, self.key) {
            ("ally" | "join", "name" | "ally") | (_, "ally") => &[Of::Ally],
            (_, "name" | "drawn" | "drawn_threat" | "activates" | "active" | "draws" | "mission")
            | (_, "missions" | "side_missions_green" | "side_missions_grey" | "threat_missions")
            | (_, "side_missions") => &[Of::Mission],
            (_, "winner" | "side") => &[Of::Side],
            (_, "met") => &[Of::Condition],
            (_, "hero" | "heroes" | "reward_to" | "to" | "from" | "join" | "leave" | "items_to") => {
                &[Of::Hero]
            }
            ("buy" | "shop", "item" | "items") => &[Of::Item],
            (_, "item" | "items" | "weapon") => HELD,
            ("class-card", "card") => &[Of::ClassCard],
            ("draw" | "agenda" | "play" | "discard", "card" | "cards") => &[Of::Agenda],
            ("assign", "card") => HELD,
            (_, "card" | "cards") => CARDS,
            (_, "who" | "books") => &[Of::Side, Of::Hero],
            (_, "what" | "left") => &[Of::Currency],
            (_, "upgrade") => &[Of::Upgrade],
            (_, "campaign") => &[Of::Campaign],
            (_, "boxes") => &[Of::Box],
            (_, "class" | "imperial_class") => &[Of::Class],
            (_, "agenda_sets") => &[Of::AgendaSet],
            _ => return None,
        })
    }
}
