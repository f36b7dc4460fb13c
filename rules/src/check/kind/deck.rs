//! Checks [`crate::constraint::deck`].

use super::Check;
use crate::check::remedy::{Load, take_out};
use crate::check::squad::Squad;
use crate::constraint::deck::{Deck, More};
use crate::figure::{Cost, Figure};
use crate::fold::fold;
use crate::id::RuleId;
use crate::points::Sum;
use crate::report::{DeckSum, Fact, Finding, Fix, Question, Severity};
use crate::roster::Line;

impl Check for Deck {
    fn deck(&self, squad: &Squad<'_>) -> Option<DeckSum> {
        Some(DeckSum {
            deck: self.name.clone(),
            cards: self.cards(squad).map(|l| l.count).fold(0, u32::saturating_add),
            size: self.size,
            points: self.sum(squad).total(),
            limit: self.limit(squad),
        })
    }

    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let cards = self.cards(squad).map(|l| l.count).fold(0, u32::saturating_add);
        let new = |severity, message| {
            let finding = Finding::new(severity, &self.rule, message);
            finding.with("deck", Fact::Text(self.name.clone()))
        };
        if cards == 0 {
            let finding = new(Severity::Note, "deck-missing").number("size", self.size);
            out.push(finding.number("limit", self.limit(squad)));
            return;
        }
        // A card that the catalogue lacks may belong to the deck, and is reported elsewhere.
        let strangers = squad.unknown.iter().map(|u| u.count).fold(0, u32::saturating_add);
        if cards > self.size || cards.saturating_add(strangers) < self.size {
            let message = if cards > self.size { "deck-too-many" } else { "deck-too-few" };
            let may_fill = cards < self.size && squad.input.unread > 0;
            let severity = if may_fill { Severity::Ask } else { Severity::Error };
            let finding = new(severity, message).number("cards", cards).number("size", self.size);
            let excess = i64::from(cards) - i64::from(self.size);
            out.push(finding.any(take_out(excess, self.cards(squad).map(Load::head))));
        }
        self.points(squad, &new, out);
        self.copies(squad, &new, out);
        for card in self.cards(squad) {
            self.playable(squad, card.figure, &new, out);
        }
    }
}

impl Deck {
    fn cards<'a>(&'a self, squad: &'a Squad<'_>) -> impl Iterator<Item = &'a Line<'a>> + 'a {
        squad.apart.iter().filter(|l| squad.input.format.deck_of(l.figure) == Some(self.name.as_str()))
    }

    fn sum(&self, squad: &Squad<'_>) -> Sum {
        let mut sum = Sum::default();
        for card in self.cards(squad) {
            sum.add(card.count, &squad.price(card.figure));
        }
        sum
    }

    fn limit(&self, squad: &Squad<'_>) -> i32 {
        let here = |more: &&More| squad.lines.iter().any(|l| more.with.matches(l.figure));
        self.more.iter().filter(here).fold(self.points, |sum, more| sum.saturating_add(more.points))
    }

    fn points(
        &self,
        squad: &Squad<'_>,
        new: &dyn Fn(Severity, &'static str) -> Finding,
        out: &mut Vec<Finding>,
    ) {
        let (sum, limit) = (self.sum(squad), self.limit(squad));
        let over = sum.is_over(limit);
        if over == Some(true) {
            let finding = new(Severity::Error, "deck-over").number("total", sum.at_least());
            let excess = sum.at_least() - i64::from(limit);
            let loads = self.cards(squad).filter_map(|l| Load::points(l, squad.price(l.figure).unit));
            let finding = finding.number("limit", limit).number("over", excess);
            out.push(finding.any(take_out(excess, loads)));
        }
        for card in self.cards(squad).filter(|l| l.figure.cost == Cost::Unknown) {
            let severity = if over.is_none() { Severity::Ask } else { Severity::Note };
            let figure = card.figure.id.clone();
            let fix = Fix::Settle { question: Question::Cost { figure: figure.clone() } };
            let finding = Finding::new(severity, &RuleId::from("MUSTER-COST"), "cost-unknown");
            out.push(finding.about([figure]).fix(fix));
        }
    }

    fn copies(
        &self,
        squad: &Squad<'_>,
        new: &dyn Fn(Severity, &'static str) -> Finding,
        out: &mut Vec<Finding>,
    ) {
        let Some(stat) = &self.copies else { return };
        for card in self.cards(squad).filter(|l| l.count > 1) {
            let figure = card.figure.id.clone();
            let about = |severity, message| {
                let finding = new(severity, message).about([figure.clone()]);
                finding.number("copies", card.count)
            };
            match card.figure.stats.get(stat).and_then(|most| u32::try_from(*most).ok()) {
                None => out.push(about(Severity::Ask, "deck-copies-unknown")),
                Some(most) if card.count > most => {
                    let fix = Fix::remove(figure.clone(), card.count - most);
                    out.push(about(Severity::Error, "deck-copies").number("max", most).fix(fix));
                }
                Some(_) => {}
            }
        }
    }

    /// Warns about a card that no member can play. Such a deck is legal but pointless.
    fn playable(
        &self,
        squad: &Squad<'_>,
        card: &Figure,
        new: &dyn Fn(Severity, &'static str) -> Finding,
        out: &mut Vec<Finding>,
    ) {
        let Some(list) = &self.playable else { return };
        let asked = card.keywords.get(list).map_or(&[][..], Vec::as_slice);
        let own: Vec<_> = card.factions.iter().filter(|f| Some(*f) != self.neutral.as_ref()).collect();
        // Anyone can play it; a squad without members is reported elsewhere.
        let anybody = asked.is_empty() || asked.iter().any(|a| self.any.contains(a));
        if anybody && own.is_empty() {
            return;
        }
        let players = || {
            let can = |f: &&Figure| self.players.as_ref().is_none_or(|p| p.matches(f));
            let belongs =
                |f: &&Figure| own.is_empty() || squad.factions_of(f).iter().any(|x| own.contains(&x));
            squad.lines.iter().map(|l| l.figure).filter(can).filter(belongs)
        };
        let plays = |figure: &Figure| asked.is_empty() || asked.iter().any(|a| self.is(figure, a));
        if players().any(plays) || !squad.unknown.is_empty() {
            return;
        }
        let maybe = asked.iter().any(|a| self.unsure.contains(a)) && players().next().is_some();
        let (severity, message) = match (maybe, asked.is_empty(), own.is_empty()) {
            (true, ..) => (Severity::Note, "deck-player-unknown"),
            (_, true, _) => (Severity::Warning, "deck-no-player-of"),
            (_, _, true) => (Severity::Warning, "deck-no-player"),
            _ => (Severity::Warning, "deck-no-player-both"),
        };
        let mut finding = new(severity, message).about([card.id.clone()]);
        if !asked.is_empty() {
            finding = finding.with("asked", Fact::Keyword(asked.join(", ")));
        }
        if !own.is_empty() {
            finding = finding.with("factions", Fact::Factions(own.into_iter().cloned().collect()));
        }
        out.push(finding);
    }

    /// Whether a figure is what a card requires.
    fn is(&self, figure: &Figure, asked: &str) -> bool {
        if let Some(selector) = self.played_by.get(asked) {
            return selector.matches(figure);
        }
        let asked_folded = fold(asked);
        let base = figure.name.split([',', '(']).next().unwrap_or_default();
        self.any.iter().any(|a| a == asked)
            || figure.all_keywords().chain([figure.name.as_str(), base]).any(|n| fold(n) == asked_folded)
    }
}
