//! Members: interprets the numbers of each list and creates the members.

use std::collections::HashMap;

use foldhash::HashSet;

use super::MAX_CANDIDATES;
use super::choice::{Choice, Chosen, choose};
use super::claim::{claim, sum};
use super::heading::CONSIDERED;
use super::line::Part;
use super::names::{Entry as Known, Names};
use super::price::{Reading, costs_so, readings};
use super::read::{Reader, Side};
use super::reading::{
    CostDoubt, CostDoubtKind, MatchKind, ReadMember, ReadSideList, RemarkKind, Unresolved, UnresolvedReason,
};
use super::resolve::{Resolved, Who, also};
use super::rest::{editions, rests};
use super::together::together;
use super::token::{tidy, tokens};
use crate::check::Claims;
use crate::id::FigureId;

/// A part with its line, and the index of its side list.
pub(super) struct Entry {
    pub(super) line: usize,
    pub(super) part: Part,
    pub(super) side: Option<usize>,
}

impl Reader<'_> {
    pub(super) fn emit(&mut self, entries: Vec<Entry>) {
        let mut lists: Vec<Vec<Entry>> = (0..=self.sides.len()).map(|_| Vec::new()).collect();
        for entry in entries {
            lists[entry.side.map_or(0, |side| side + 1)].push(entry);
        }
        let mut lists = lists.into_iter();
        let claims = self.out.claims;
        let mut main = lists.next().unwrap_or_default();
        rests(self.names, &mut main);
        editions(self.names, &mut main, &self.editions());
        together(self.names, &mut main, self.out.faction.as_ref(), claims);
        let able = self.able(&main);
        (self.out.members, self.sum) = self.members(main, claims);
        for (side, list) in std::mem::take(&mut self.sides).into_iter().zip(lists) {
            let mut list = list;
            rests(self.names, &mut list);
            together(self.names, &mut list, None, Claims::default());
            let (members, _) = self.members(list, Claims::default());
            if side.kind == CONSIDERED {
                self.out.considering.extend(members);
                continue;
            }
            let holder = side.holder.or_else(|| holder(&able, &side));
            match holder {
                Some(holder) if side.holder.is_some() || !members.is_empty() => {
                    let holder = self.names.entries[holder].id.clone();
                    self.out.side_lists.push(ReadSideList {
                        holder,
                        kind: side.kind,
                        line: side.line,
                        members,
                    });
                }
                Some(_) => {}
                None => {
                    for m in members {
                        let (line, text, count) = (m.line, m.text, m.count);
                        let candidates = vec![m.figure];
                        let reason = UnresolvedReason::NoHolder;
                        self.out.unresolved.push(Unresolved { line, text, count, candidates, reason });
                    }
                }
            }
        }
    }

    /// Returns the editions that titles, headings and remarks speak of.
    fn editions(&self) -> HashSet<String> {
        let said = self.out.remarks.iter().flat_map(|remark| tokens(&tidy(&remark.text)));
        said.filter_map(|token| token.word().filter(|word| self.names.is_tag(word)).map(str::to_owned))
            .collect()
    }

    /// Returns the members that can bring others, by kind of list and in line order.
    fn able(&self, main: &[Entry]) -> HashMap<String, Vec<(usize, usize)>> {
        let mut able: HashMap<String, Vec<(usize, usize)>> = HashMap::new();
        for entry in main {
            if let Who::Figure(figure, _) = entry.part.resolved.who {
                for kind in &self.names.entries[figure].offers {
                    able.entry(kind.clone()).or_default().push((entry.line, figure));
                }
            }
        }
        able
    }

    /// Interprets the numbers of one list; returns its members and their total.
    pub(super) fn members(&mut self, entries: Vec<Entry>, claims: Claims) -> (Vec<ReadMember>, Option<i64>) {
        let names = self.names;
        let mut clear: Vec<(Entry, Vec<Reading>)> = Vec::new();
        for entry in entries {
            let resolved = &entry.part.resolved;
            match readings(likely(names, resolved), resolved.plural, &resolved.numbers) {
                Ok(readings) => clear.push((entry, readings)),
                Err(problem) => {
                    let candidates = match &resolved.who {
                        Who::Figure(figure, _) => vec![*figure],
                        Who::Open(candidates, _) => candidates.clone(),
                    };
                    self.problem(entry.line, &entry.part.text, candidates, problem);
                }
            }
        }
        let choices: Vec<Choice<'_>> = clear
            .iter_mut()
            .map(|(entry, readings)| Choice {
                entry: likely(names, &entry.part.resolved),
                readings: std::mem::take(readings),
            })
            .collect();
        let chosen = choose(&choices, claims);
        let points = choices.iter().zip(&chosen).map(|(choice, chosen)| chosen.reading.points(choice.entry));
        let sum = points.sum();
        let mut members = Vec::new();
        for ((entry, _), chosen) in clear.into_iter().zip(chosen) {
            let Entry { line, part, .. } = entry;
            for note in &part.resolved.notes {
                self.out.remark(line, note, RemarkKind::Note);
            }
            match part.resolved.who {
                Who::Figure(figure, matched) => {
                    members.push(self.read_member(line, part.text, figure, matched, chosen));
                }
                Who::Open(candidates, reason) => {
                    self.open(line, &part.text, &candidates, reason, chosen);
                }
            }
        }
        (members, sum)
    }

    fn open(
        &mut self,
        line: usize,
        text: &str,
        candidates: &[usize],
        reason: UnresolvedReason,
        chosen: Chosen,
    ) {
        // A claim at the end of a line with names.
        let told = tokens(&tidy(text));
        if let Some(claim) = claim(&told).or_else(|| sum(&told)) {
            self.claim(claim);
            self.out.remark(line, text, RemarkKind::Claim);
        } else {
            self.unresolved(line, text, chosen.reading.count, candidates, reason);
        }
    }

    /// Returns other figures that a line could mean.
    fn others(&self, text: &str, figure: usize) -> Vec<FigureId> {
        let also = also(self.names, &tokens(&tidy(text)));
        let others = also.into_iter().filter(|e| *e != figure).take(MAX_CANDIDATES);
        others.map(|e| self.names.entries[e].id.clone()).collect()
    }

    fn read_member(
        &mut self,
        line: usize,
        text: String,
        figure: usize,
        matched: MatchKind,
        chosen: Chosen,
    ) -> ReadMember {
        let entry = &self.names.entries[figure];
        let Reading { count, unit, line: all, agrees, .. } = chosen.reading;
        let others = match matched {
            MatchKind::Exact | MatchKind::Alias => Vec::new(),
            MatchKind::Fuzzy | MatchKind::ByCost => self.others(&text, figure),
        };
        let mut member = ReadMember {
            figure: entry.id.clone(),
            count,
            line,
            matched,
            text,
            claimed_unit: unit,
            claimed_line: all,
            others,
        };
        let Some(printed) = entry.cost.filter(|_| !agrees) else { return member };
        let doubt =
            |claimed, kind| CostDoubt { line, figure: entry.id.clone(), claimed, count, printed, kind };
        let cost = i64::from(printed) * i64::from(count);
        let doubt = match (unit, all) {
            (Some(claimed), None) | (None, Some(claimed)) if chosen.tied && count > 1 => {
                (member.claimed_unit, member.claimed_line) = (None, None);
                Some(doubt(claimed, CostDoubtKind::Ambiguous))
            }
            (Some(unit), _) if unit != i64::from(printed) => Some(doubt(unit, CostDoubtKind::Unit)),
            (_, Some(all)) if all != cost => Some(doubt(all, CostDoubtKind::Line)),
            _ => None,
        };
        self.out.doubts.extend(doubt);
        member
    }
}

/// Returns the last member above the heading that has the ability, or else the first one.
fn holder(able: &HashMap<String, Vec<(usize, usize)>>, side: &Side) -> Option<usize> {
    let able = able.get(&side.kind)?;
    let above = able.partition_point(|(line, _)| *line < side.line);
    able.get(above.saturating_sub(1)).map(|(_, figure)| *figure)
}

/// Returns the figure whose cost the numbers are compared with; if several are possible, the first one, if its
/// cost matches.
fn likely<'a>(names: &'a Names, resolved: &Resolved) -> Option<&'a Known> {
    match &resolved.who {
        Who::Figure(figure, _) => Some(&names.entries[*figure]),
        Who::Open(candidates, _) => {
            let first = &names.entries[*candidates.first()?];
            costs_so(first, resolved.plural, &resolved.numbers).then_some(first)
        }
    }
}
