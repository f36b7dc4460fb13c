//! Reading a list: each line by itself first, then in the context of its neighbours, and finally the meaning of
//! the numbers.

use super::annotation::{Place, annotation};
use super::change::Change;
use super::chat::messages;
use super::chosen::Told;
use super::claim::{Claim, claim, lone_number, sum};
use super::heading::{
    Framed, faction, framed, hashed, is_against, is_comment, is_finding, is_numbered, is_offer, is_sort,
    keyed, looks_like_heading,
};
use super::kin::shared_letters;
use super::label::{Label, label};
use super::line::{Lined, Part, lined, rather_a_pair, roughly};
use super::names::Names;
use super::reading::{
    LineProblem, ListReading, ReadMember, RemarkKind, TooLong, Unresolved, UnresolvedReason,
};
use super::resolve::{Who, outright};
use super::script::{inflected, parted};
use super::sets::{of_set, unranked, unset};
use super::table::{Table, header, headless};
use super::tags::{uncommented, unstruck, untagged};
use super::token::{Token, key, lines, tidy, tokens};
use super::{MAX_CANDIDATES, MAX_LINE_CHARS};
use crate::check::Claims;

/// What a line is.
pub(super) enum Item {
    Blank,
    /// A line with the address of a squad, whose members are recorded already.
    Linked,
    /// A line that names a figure, in the squad or in the side list with this index.
    Parts(Vec<Part>, Option<usize>),
    /// A line that names no known figure: a heading, prose, or a name misspelt beyond recognition.
    Loose {
        part: Part,
        words: usize,
        heading: bool,
        side: Option<usize>,
    },
    /// A line without members, recorded already.
    Said,
}

/// A side list being read.
pub(super) struct Side {
    pub(super) kind: String,
    pub(super) holder: Option<usize>,
    pub(super) line: usize,
}

pub(super) struct Reader<'a> {
    pub(super) names: &'a Names,
    /// The lines of the original text.
    pub(super) given: Vec<&'a str>,
    pub(super) out: ListReading,
    pub(super) items: Vec<(usize, Item)>,
    pub(super) sides: Vec<Side>,
    /// Whether any line had content.
    begun: bool,
    /// Whether the following lines belong to the last side list.
    pub(super) beside: bool,
    outright_total: bool,
    side_claims: Claims,
    table: Option<Table>,
    /// Lines that are claims only if they match the members' total.
    pub(super) sums: Vec<Sum>,
    /// The members' total, if all costs are known.
    pub(super) sum: Option<i64>,
    /// Members from the addresses of shared squads.
    pub(super) from_links: Vec<ReadMember>,
    /// Text before a colon and names.
    pub(super) labels: Vec<Label>,
    /// Points in headings.
    pub(super) limits: Vec<i64>,
    /// Choices, until the members are known.
    pub(super) told: Vec<Told>,
    /// Changes to the list above, until its members are known.
    pub(super) changes: Vec<Change>,
    /// Whether the preceding line was about changes.
    pub(super) changing: bool,
    /// Whether the following lines are about the opponent.
    pub(super) theirs: bool,
    /// Figures that left the list by a change below it.
    pub(super) left: Vec<usize>,
    /// Lines that say they aren't about the squad: comments, the opponent's figures.
    pub(super) aside: Vec<usize>,
    /// Lines whose text names nobody as lists do: addresses, and lines that are too long.
    pub(super) unaccountable: Vec<usize>,
}

/// A line that can only be understood once the members are known.
pub(super) struct Sum {
    pub(super) line: usize,
    pub(super) part: Part,
    pub(super) value: i64,
    pub(super) title: bool,
    /// Whether it is below all members, in any wording: `100 Punkte auf den Kopf`.
    pub(super) foot: bool,
}

/// Reads a list in any format, in time linear in the length of the text.
///
/// # Errors
///
/// The text is longer than any list.
pub fn read(names: &Names, text: &str) -> Result<ListReading, TooLong> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    TooLong::check(text)?;
    let mut reader = Reader {
        names,
        given: lines(text).collect(),
        out: ListReading::default(),
        items: Vec::new(),
        sides: Vec::new(),
        begun: false,
        beside: false,
        outright_total: false,
        side_claims: Claims::default(),
        table: None,
        sums: Vec::new(),
        sum: None,
        from_links: Vec::new(),
        labels: Vec::new(),
        limits: Vec::new(),
        told: Vec::new(),
        changes: Vec::new(),
        changing: false,
        theirs: false,
        left: Vec::new(),
        aside: Vec::new(),
        unaccountable: Vec::new(),
    };
    // Who said it, and when, is no part of the list.
    let begins = messages(&reader.given);
    reader.given.iter_mut().zip(begins).for_each(|(line, begin)| *line = &line[begin..]);
    for at in 0..reader.given.len() {
        let item = reader.line(at + 1, reader.given[at]);
        reader.items.push((at + 1, item));
    }
    Ok(reader.finish())
}

impl Reader<'_> {
    fn line(&mut self, number: usize, raw: &str) -> Item {
        if raw.trim().is_empty() {
            return Item::Blank;
        }
        if raw.chars().nth(MAX_LINE_CHARS).is_some() {
            self.problem(number, raw, Vec::new(), LineProblem::LineTooLong);
            self.unaccountable.push(number);
            return Item::Said;
        }
        if self.linked(number, raw) {
            self.begun = true;
            self.unaccountable.push(number);
            return Item::Linked;
        }
        // A second table may follow the first.
        if self.table.as_ref().is_some_and(|table| table.ends(raw))
            || self.table.is_some() && header(self.names, &self.given[number - 1..]).is_some()
        {
            self.table = None;
        }
        if let Some(table) = &self.table {
            let row = table.row(self.names, raw);
            let sum = table.sum(self.names, raw);
            return match row {
                Some((part, Some((ability, Some(holder)))))
                    if self.row_chooses(number, &part, &ability, holder) =>
                {
                    Item::Said
                }
                Some((part, list)) => {
                    let side = list.map(|list| self.side_of_row(number, list));
                    Item::Parts(vec![part], side)
                }
                None => self.below(number, raw, sum),
            };
        }
        let (raw, struck) = unstruck(raw);
        struck.iter().for_each(|text| self.out.remark(number, text, RemarkKind::Note));
        let (raw, comment) = uncommented(&raw);
        comment.into_iter().for_each(|text| self.out.remark(number, text, RemarkKind::Note));
        let line = tidy(&untagged(raw));
        let (tokens, sets) =
            unset(self.names, inflected(self.names, &line, parted(self.names, &line, tokens(&line))));
        let tokens = unranked(self.names, tokens, !sets.sets.is_empty());
        if !tokens.iter().any(Token::is_name) {
            if !raw.trim().is_empty() {
                self.out.remark(number, raw, RemarkKind::Note);
            }
            return Item::Blank;
        }
        let first = !std::mem::replace(&mut self.begun, true);
        if is_finding(self.names, &line, &tokens) {
            self.aside.push(number);
            return self.said(number, &line, RemarkKind::Note);
        }
        // A table may follow its title.
        let begun = self.items.iter().any(|(_, item)| matches!(item, Item::Parts(..)));
        let below = &self.given[number - 1..];
        if let Some(table) = header(self.names, below).filter(|table| !begun || table.is_drawn()) {
            self.table = Some(table);
            return self.said(number, raw, RemarkKind::Note);
        }
        // Headings in a language that nobody here reads, or none.
        if let Some(table) = headless(self.names, below) {
            let heading = !raw.contains(|c: char| c.is_ascii_digit());
            self.table = Some(table);
            return if heading { self.said(number, raw, RemarkKind::Note) } else { self.line(number, raw) };
        }
        if let Some(item) = self.beyond(number, &line, &tokens) {
            return item;
        }
        if self.choice(number, &line, &tokens) {
            return Item::Said;
        }
        if let Some(item) = self.aside(number, &line, &tokens, first) {
            return item;
        }
        if let Some(part) = self.chooser(number, &line, &tokens) {
            return Item::Parts(vec![part], self.side());
        }
        if let Some(heading) = framed(&tokens).filter(|h| !h.behind || self.is_title(&line, h.inner)) {
            return self.framed(number, &line, &heading, first);
        }
        let mut item = self
            .member(&line, &tokens)
            .or_else(|| self.speech(number, &line, &tokens))
            .unwrap_or_else(|| self.somebody(number, &line, &tokens));
        of_set(self.names, &mut item, &sets);
        item
    }

    /// Returns a table row that names no figure: a total, or a note.
    fn below(&mut self, number: usize, raw: &str, sum: Option<i64>) -> Item {
        if let Some(total) = sum {
            self.claim(Claim { total: Some(total), outright: true, ..Claim::default() });
            return self.said(number, raw, RemarkKind::Claim);
        }
        self.said(number, raw, RemarkKind::Note)
    }

    /// Returns a line that is explicitly not about the squad.
    fn aside(&mut self, number: usize, line: &str, tokens: &[Token], first: bool) -> Option<Item> {
        let begun = self.items.iter().any(|(_, item)| matches!(item, Item::Parts(..)));
        if is_comment(tokens) || is_against(tokens) || begun && is_offer(tokens) {
            self.aside.push(number);
            return Some(self.said(number, line, RemarkKind::Note));
        }
        let inner = hashed(tokens)?;
        if let Some(item) = self.claimed(number, line, inner).or_else(|| self.section(number, line, inner)) {
            return Some(item);
        }
        self.beside = false;
        if let Some(id) = faction(self.names, inner).cloned() {
            self.out.faction.get_or_insert(id);
            return Some(self.said(number, line, RemarkKind::Faction));
        }
        // The first one is the list's title, unless it contains words of a figure's name.
        let somebody = inner.iter().filter_map(Token::word).any(|w| self.names.has_word(w));
        if first && !somebody {
            return Some(self.title(number, line, &line[inner[0].start..]));
        }
        self.aside.push(number);
        Some(self.said(number, line, RemarkKind::Note))
    }

    pub(super) fn said(&mut self, number: usize, text: &str, kind: RemarkKind) -> Item {
        self.out.remark(number, text, kind);
        Item::Said
    }

    pub(super) fn side(&self) -> Option<usize> {
        if self.beside { self.sides.len().checked_sub(1) } else { None }
    }

    pub(super) fn title(&mut self, number: usize, line: &str, title: &str) -> Item {
        if self.out.title.is_some() {
            return self.said(number, line, RemarkKind::Heading);
        }
        self.out.title = Some(title.trim_matches(['"', ' ']).to_owned());
        self.said(number, line, RemarkKind::Title)
    }

    /// Whether the text before some points is the list's title rather than a figure.
    fn is_title(&self, line: &str, tokens: &[Token]) -> bool {
        let text = &line[tokens[0].start..tokens[tokens.len() - 1].end];
        let who = roughly(self.names, text, &super::token::tokens(text)).resolved.who;
        let nobody = matches!(who, Who::Open(_, reason) if reason != UnresolvedReason::Unsure);
        nobody && !self.items.iter().any(|(_, item)| matches!(item, Item::Parts(..)))
    }

    fn framed(&mut self, number: usize, line: &str, heading: &Framed<'_>, first: bool) -> Item {
        let item = self.headed(number, line, heading.inner, first);
        // Whoever frames a title means it, even if a figure is called so.
        self.aside.push(number);
        if let Some(claim) = heading.claim {
            self.claim(claim);
        }
        item
    }

    fn headed(&mut self, number: usize, line: &str, inner: &[Token], first: bool) -> Item {
        let text = &line[inner[0].start..inner[inner.len() - 1].end];
        if first {
            return self.title(number, line, text);
        }
        if let Some(item) = self.claimed(number, line, inner).or_else(|| self.section(number, line, inner)) {
            return item;
        }
        self.beside = false;
        match faction(self.names, inner).cloned() {
            Some(id) => {
                self.out.faction.get_or_insert(id);
                self.said(number, line, RemarkKind::Faction)
            }
            None => self.title(number, line, text),
        }
    }

    /// Reads the line as one exactly named figure.
    fn member(&self, line: &str, tokens: &[Token]) -> Option<Item> {
        let resolved = outright(self.names, tokens)?;
        if let Some(pair) = rather_a_pair(self.names, line, tokens, &resolved) {
            return Some(Item::Parts(pair, self.side()));
        }
        // `Rebels` alone is a heading, even if a figure is called a Rebel.
        let bare = !resolved.evident && resolved.plural;
        if bare && faction(self.names, tokens).is_some() {
            return None;
        }
        Some(Item::Parts(vec![Part { text: line.trim().to_owned(), resolved }], self.side()))
    }

    /// Reads the line as something other than a member.
    fn speech(&mut self, number: usize, line: &str, tokens: &[Token]) -> Option<Item> {
        if let Some(item) = self.section(number, line, tokens) {
            return Some(item);
        }
        if let Some((kind, value)) = keyed(tokens) {
            return Some(self.keyed(number, line, tokens, kind, value));
        }
        if let Some(id) = faction(self.names, tokens).cloned() {
            self.beside = false;
            self.limit(tokens);
            self.out.faction.get_or_insert(id);
            return Some(self.said(number, line, RemarkKind::Faction));
        }
        if let Some(item) = self.claimed(number, line, tokens) {
            return Some(item);
        }
        if is_numbered(tokens) || is_sort(tokens) && label(self.names, tokens).is_none() {
            self.beside = false;
            return Some(self.said(number, line, RemarkKind::Heading));
        }
        if let Some(sum) = sum(tokens) {
            self.claim(sum);
            return Some(self.said(number, line, RemarkKind::Claim));
        }
        if let Some(value) = lone_number(tokens) {
            let part = roughly(self.names, line, tokens);
            self.sums.push(Sum { line: number, part, value, title: false, foot: false });
            return Some(Item::Said);
        }
        let state = annotation(tokens, Place::Tail).is_some_and(|a| a.state && a.numbers.is_empty());
        if state || self.is_keyword(tokens) {
            return Some(self.said(number, line, RemarkKind::State));
        }
        None
    }

    /// Whether this is an ability from a pasted card, with or without its number.
    fn is_keyword(&self, tokens: &[Token]) -> bool {
        let end = tokens.iter().rposition(|t| t.word().is_some()).map_or(0, |at| at + 1);
        end > 0 && self.names.is_keyword(&key(&tokens[..end]))
    }

    pub(super) fn claimed(&mut self, number: usize, line: &str, tokens: &[Token]) -> Option<Item> {
        let claim = claim(tokens)?;
        self.claim(claim);
        Some(self.said(number, line, RemarkKind::Claim))
    }

    /// Records a claim. Later claims override earlier ones, which may be limits; totals override mere points;
    /// and claims in a side list belong to it.
    pub(super) fn claim(&mut self, claim: Claim) {
        let claims = if self.beside { &mut self.side_claims } else { &mut self.out.claims };
        claims.activations = claim.activations.or(claims.activations);
        self.out.size = self.out.size.or(claim.limit.filter(|_| !self.beside));
        if claim.total.is_some() && (claim.outright || !self.outright_total) {
            claims.total = claim.total;
            self.outright_total |= claim.outright && !self.beside;
        }
    }

    fn side_of_row(&mut self, number: usize, (kind, holder): (String, Option<usize>)) -> usize {
        let same = self.sides.last().is_some_and(|s| s.kind == kind && s.holder == holder);
        if !same {
            self.sides.push(Side { kind, holder, line: number });
        }
        self.sides.len() - 1
    }

    /// Records what a line claims about its figures, and returns them.
    pub(super) fn lined(&mut self, number: usize, line: &str, Lined { parts, foot }: Lined) -> Item {
        if let Some(foot) = foot {
            self.claim(foot.claim);
            self.out.remark(number, &line[foot.text], RemarkKind::Claim);
        }
        Item::Parts(parts, self.side())
    }

    /// Reads the line as several figures, or as a single one that is close enough.
    fn somebody(&mut self, number: usize, line: &str, tokens: &[Token]) -> Item {
        if let Some(colon) = label(self.names, tokens)
            && let Some(lined) = lined(self.names, line, &tokens[colon + 1..])
        {
            self.label(number, line, &tokens[..colon]);
            return self.lined(number, line, lined);
        }
        if let Some(lined) = lined(self.names, line, tokens) {
            return self.lined(number, line, lined);
        }
        let part = roughly(self.names, line, tokens);
        if matches!(part.resolved.who, Who::Figure(..)) {
            return Item::Parts(vec![part], self.side());
        }
        let heading = looks_like_heading(tokens) && part.resolved.numbers.is_empty();
        if heading {
            self.beside = false;
        }
        let words = tokens.iter().filter(|t| t.word().is_some()).count();
        Item::Loose { part, words, heading, side: self.side() }
    }

    pub(super) fn problem(&mut self, line: usize, text: &str, candidates: Vec<usize>, problem: LineProblem) {
        let reason = UnresolvedReason::Problem(problem);
        self.unresolved(line, text, 1, &candidates, reason);
    }

    pub(super) fn unresolved(
        &mut self,
        line: usize,
        text: &str,
        count: u32,
        candidates: &[usize],
        reason: UnresolvedReason,
    ) {
        if let Some(nearest) = candidates.first().filter(|_| reason == UnresolvedReason::Unknown) {
            self.out.nearness += shared_letters(self.names, text, *nearest);
        }
        let ids = candidates.iter().take(MAX_CANDIDATES).map(|e| self.names.entries[*e].id.clone());
        let candidates = ids.collect();
        self.out.unresolved.push(Unresolved {
            line,
            text: text.trim().to_owned(),
            count,
            candidates,
            reason,
        });
    }

    fn finish(mut self) -> ListReading {
        let entries = self.settle();
        self.emit(entries);
        self.apply_changes();
        self.out.members.append(&mut self.from_links);
        self.choices();
        self.labels();
        self.add_up();
        self.account();
        // The squad's own total may be at the very end, below its side lists.
        let own = self.side_claims.total.is_some() && self.side_claims.total == self.sum;
        if own && self.out.claims.total.is_none() {
            self.out.claims.total = self.side_claims.total;
            self.out.claims.activations = self.out.claims.activations.or(self.side_claims.activations);
        }
        self.out.adds_up = self.sum.is_some() && self.out.claims.total == self.sum;
        self.out.mentions.sort_by_key(|m| m.line);
        self.out.remarks.sort_by_key(|r| r.line);
        self.out.unresolved.sort_by_key(|u| u.line);
        self.out
    }
}
