//! The topics of the user's data that commands read and change. The window uses them to invalidate its cached
//! answers.

use std::fmt::Write as _;

/// A part of the user's data that is invalidated as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Topic {
    /// The user's settings.
    Settings,
    /// The games: built-in and installed packs, answers to open questions, the user's own figures.
    Packs,
    /// What the user owns.
    Collection,
    /// Saved squads.
    Squads,
    /// Names that the user taught.
    Aliases,
    /// Campaigns and their sessions.
    Campaigns,
    /// Taps during missions.
    Nights,
    /// The log of matches.
    Matches,
    /// Games under way at the table.
    Plays,
    /// Tournaments.
    Tournaments,
    /// Backups of the user's data.
    Backups,
    /// Groups of machines, and the state of their exchanges.
    Groups,
    /// Phones at the table, and who is in.
    Phones,
}

/// The topics that a command reads and changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touches {
    /// The topics that the answer depends on.
    pub reads: &'static [Topic],
    /// The topics that the command may change.
    pub changes: &'static [Topic],
}

impl Topic {
    /// All topics.
    pub const ALL: [Self; 13] = [
        Self::Settings,
        Self::Packs,
        Self::Collection,
        Self::Squads,
        Self::Aliases,
        Self::Campaigns,
        Self::Nights,
        Self::Matches,
        Self::Plays,
        Self::Tournaments,
        Self::Backups,
        Self::Groups,
        Self::Phones,
    ];

    /// Returns the topic's name on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Settings => "settings",
            Self::Packs => "packs",
            Self::Collection => "collection",
            Self::Squads => "squads",
            Self::Aliases => "aliases",
            Self::Campaigns => "campaigns",
            Self::Nights => "nights",
            Self::Matches => "matches",
            Self::Plays => "plays",
            Self::Tournaments => "tournaments",
            Self::Backups => "backups",
            Self::Groups => "groups",
            Self::Phones => "phones",
        }
    }
}

/// Generates the TypeScript of the topics: their type, and a table by command for reads and for changes.
#[must_use]
pub fn topics_typescript() -> String {
    let quoted = |topics: &[Topic]| topics.iter().map(|t| format!("'{}'", t.as_str())).collect::<Vec<_>>();
    let mut out = super::commands::TYPESCRIPT_HEAD.to_owned();
    out.push_str("import type { Commands } from './commands';\n\n");
    let _ = writeln!(out, "export type Topic = {};", quoted(&Topic::ALL).join(" | "));
    type Part = fn(&Touches) -> &'static [Topic];
    let tables: [(&str, &str, Part); 2] = [
        ("READS", "What the answer of a command depends on.", |t| t.reads),
        ("CHANGES", "What is no longer the same after a command.", |t| t.changes),
    ];
    for (name, about, part) in tables {
        let _ = writeln!(out, "\n/** {about} */");
        let _ = writeln!(out, "export const {name}: Record<keyof Commands, readonly Topic[]> = {{");
        for (command, touches) in super::commands::TOUCHES {
            let _ = writeln!(out, "  {command}: [{}],", quoted(part(touches)).join(", "));
        }
        out.push_str("};\n");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::commands::TOUCHES;

    #[test]
    fn what_is_changed_is_read_by_somebody() {
        for topic in Topic::ALL {
            assert!(TOUCHES.iter().any(|(_, t)| t.reads.contains(&topic)), "{topic:?} is read");
            assert!(TOUCHES.iter().any(|(_, t)| t.changes.contains(&topic)), "{topic:?} is changed");
        }
    }
}
