//! Checks [`crate::constraint::command`].

use super::Check;
use crate::check::squad::Squad;
use crate::constraint::command::Command;
use crate::figure::{Figure, split_number};
use crate::id::{FigureId, RuleId};
use crate::report::{Fact, Finding, Severity};
use crate::roster::Line;

impl Check for Command {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let exempt = |f: &Figure| self.exempt.as_ref().is_some_and(|e| e.matches(f));
        let hard = squad.lines.iter().filter(|l| l.figure.has_keyword(&self.ability) && !exempt(l.figure));
        for line in hard {
            let new = |severity, rule: &RuleId, message| {
                let finding = Finding::new(severity, rule, message).about([line.figure.id.clone()]);
                finding.with("ability", Fact::Keyword(self.ability.clone()))
            };
            let plain = match self.stat.as_deref().map(|stat| self.commanders(squad, line, stat)) {
                None => Some((Severity::Warning, "command-never")),
                Some((None, _)) => Some((Severity::Note, "command-unknown")),
                Some((Some(needed), ratings)) if ratings.iter().flatten().any(|r| *r >= needed) => None,
                // A commander with an unknown rating may suffice.
                Some((Some(_), ratings)) if ratings.contains(&None) => {
                    Some((Severity::Note, "command-unknown"))
                }
                Some((Some(_), _)) => Some((Severity::Warning, "command-too-weak")),
            };
            let Some((severity, message)) = plain else { continue };
            let needed = number(line.figure, &self.ability).unwrap_or(0);
            let plain = new(severity, &self.rule, message).number("needed", needed);
            let Some((holder, reach)) = self.best_tamer(squad) else {
                out.push(plain);
                continue;
            };
            let tame = |severity, message| {
                let finding = new(severity, &self.tamer_rule, message).number("reach", reach);
                finding.with("holder", Fact::Figure(holder.clone()))
            };
            match self.is_tamed(line.figure, reach) {
                Some(true) => out.push(tame(Severity::Note, "command-tamed")),
                Some(false) if severity == Severity::Note => out.push(plain),
                Some(false) => out.push(tame(Severity::Warning, "command-untamed")),
                None => out.push(tame(Severity::Note, "command-tamed-maybe")),
            }
        }
    }
}

impl Command {
    /// Returns the ability's number, and the values of the stat for the squad's commanders.
    fn commanders(&self, squad: &Squad<'_>, of: &Line<'_>, stat: &str) -> (Option<i32>, Vec<Option<i32>>) {
        let commanders = squad.lines.iter().filter(|l| self.with.matches(l.figure));
        let ratings = commanders.map(|l| l.figure.stats.get(stat).copied()).collect();
        (number(of.figure, &self.ability), ratings)
    }

    fn best_tamer(&self, squad: &Squad<'_>) -> Option<(FigureId, i32)> {
        let tamers = squad.lines.iter().filter_map(|l| Some((l.figure, number(l.figure, &self.tamer)?)));
        tamers.map(|(f, reach)| (f.id.clone(), reach)).max_by_key(|(id, reach)| (*reach, id.clone()))
    }

    /// Whether a tamer can command the figure; `None` if its card isn't known well enough.
    fn is_tamed(&self, figure: &Figure, reach: i32) -> Option<bool> {
        let level = figure.stats.get(&self.level).copied();
        let nobody_knows = figure.keywords.get(&self.kinds).is_none_or(Vec::is_empty);
        if level.is_some_and(|level| level > reach) || !nobody_knows && !self.of.matches(figure) {
            Some(false)
        } else {
            (!nobody_knows && level.is_some()).then_some(true)
        }
    }
}

/// Returns the number of an ability on a card.
fn number(figure: &Figure, ability: &str) -> Option<i32> {
    figure.all_keywords().map(split_number).find(|(name, _)| *name == ability)?.1?.parse().ok()
}
