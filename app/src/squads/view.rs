//! A checked squad as both shells get it. Ids and English names are language-independent; `message`, `fix`,
//! `local_name` and other texts are in the reader's language.

use muster_rules::catalogue::{Printing, Set};
use muster_rules::check::Claims;
use muster_rules::figure::Figure;
use muster_rules::id::{FactionId, FigureId, FormatId, GameId, SideId};
use muster_rules::report::{DeckSum, Finding, Points, PricedMember, Severity, Verdict};
use muster_rules::text::{MatchKind, ReadMember, Remark};
use serde::Serialize;
use ts_rs::TS;

use super::account::AccountView;
use super::beside::{SideListView, side_lists};
use super::check::CheckedSquad;
use super::choices::{Choice, ChoiceView, carried, choices};
use super::findings::{FindingView, findings};
use super::others::OtherSquadView;
use super::reading::{FigureCandidate, UnresolvedView, candidate, unresolved};
use super::shelf::Shelf;
use crate::base::headed::CardText;
use crate::base::named::Named;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::base::words::{NamesWithDraft, Words};
use crate::own::facts::{FoundFact, claimed};

/// A checked squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadView {
    /// The game's id.
    pub game: GameId,
    /// The name of the game, if it was recognised by the lines of the list.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub recognised: Option<String>,
    /// The game that the lines clearly belong to, if the list was read as another's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rather: Option<Named>,
    /// The format's id.
    pub format: FormatId,
    /// The format's name.
    pub format_name: String,
    /// The squad's name; may be empty.
    pub name: String,
    /// The English name of the faction it plays as; null if no faction allows all of its figures.
    pub faction: Option<String>,
    /// The id of that faction.
    pub faction_id: Option<FactionId>,
    /// Whether it is legal.
    pub verdict: Verdict,
    /// Its cost and limit.
    pub points: Points,
    /// The number of its activations.
    pub activations: u32,
    /// The sum of the stat that is counted down in boxes, `180 hit points`; empty if the game has none.
    pub endurance: String,
    /// The members, one per line of the list; while a squad is being built, one per figure.
    pub members: Vec<MemberLine>,
    /// The lines of side lists, if it was read from a list.
    pub beside: Vec<MemberLine>,
    /// The format's decks, empty ones included; their cards are members that name the deck.
    pub decks: Vec<DeckView>,
    /// The side lists that abilities allow.
    pub side_lists: Vec<SideListView>,
    /// The choices that abilities require, made or not.
    pub choices: Vec<ChoiceView>,
    /// Figures under consideration.
    pub considering: Vec<MemberView>,
    /// Lines left out because they couldn't be read with certainty.
    pub unresolved: Vec<UnresolvedView>,
    /// Lines that aren't members.
    pub remarks: Vec<Remark>,
    /// How the list was read, if it was read from one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub account: Option<AccountView>,
    /// What the list claims about itself.
    pub claims: Claims,
    /// The encoding of the list, if it wasn't UTF-8.
    pub encoding: Option<String>,
    /// Costs that the list states for figures of unknown cost.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<FoundFact>>")]
    pub found: Vec<FoundFact>,
    /// The findings, the gravest first.
    pub findings: Vec<FindingView>,
    /// The partner's and the opponent's squads, if given.
    pub others: Vec<OtherSquadView>,
    /// The eras and sides it can play on.
    pub playable: Vec<PlayableView>,
    /// The same as text.
    pub playable_text: Vec<String>,
    /// Figures of which too few are owned.
    pub missing: Vec<MissingView>,
    /// Whether the user keeps a collection; otherwise `missing` is always empty.
    pub collects: bool,
}

/// A figure in a squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MemberView {
    /// The figure's id.
    pub figure: FigureId,
    /// The English name.
    pub name: String,
    /// The name in the reader's language.
    pub local_name: String,
    /// The id of the deck that it is a card of; null for members of the squad itself.
    pub deck: Option<String>,
    /// Ids of its factions; empty if the catalogue no longer has the figure.
    pub factions: Vec<FactionId>,
    /// Whether the card is unique.
    pub unique: bool,
    /// The id of the trait that defines its role in the squad; null if its card has none.
    pub role: Option<String>,
    /// The number of copies.
    pub count: u32,
    /// The cost of one copy in this squad; null if unknown.
    pub unit_cost: Option<i32>,
    /// The cost of all copies.
    pub cost: i64,
    /// How the cost is computed, if it isn't simply the printed one: `75 - 10 (Rapport: …)`.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[ts(optional, as = "Option<String>")]
    pub arithmetic: String,
    /// The texts under headings of its card, such as its commander effect.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<CardText>>")]
    pub texts: Vec<CardText>,
    /// The cards it is attached to, as text; empty if that isn't chosen yet or it isn't an attachment.
    pub carried: String,
    /// The number of copies owned.
    pub owned: u32,
    /// The number of copies reserved by other squads.
    pub promised: u32,
    /// Whether the catalogue has the figure.
    pub known: bool,
    /// The gravest severity of a finding about it.
    pub severity: Option<Severity>,
}

/// A member as read from a line of a list.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MemberLine {
    /// The figure, with the cost of this line's copies.
    #[serde(flatten)]
    pub member: MemberView,
    /// The line it was read from, from 1.
    pub line: usize,
    /// The text of the line.
    pub text: String,
    /// How its name was matched.
    #[serde(rename = "match")]
    pub matched: MatchKind,
    /// The cost of one copy that the list states.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub claimed_unit: Option<i64>,
    /// The cost of the whole line that the list states.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub claimed_line: Option<i64>,
    /// Other figures that may be meant, if the name wasn't exact.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<FigureCandidate>>")]
    pub others: Vec<FigureCandidate>,
}

/// A deck of cards beside the squad's figures.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DeckView {
    /// The deck's totals.
    #[serde(flatten)]
    pub sum: DeckSum,
    /// The deck's name.
    pub title: String,
    /// The totals as text.
    pub words: String,
}

/// An era and a side.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlayableView {
    /// The era's English name.
    pub era: String,
    /// The side's id.
    pub side: SideId,
}

/// Missing copies of a figure.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MissingView {
    /// The figure's id.
    pub figure: FigureId,
    /// The name in the reader's language.
    pub local_name: String,
    /// The number of copies the squad needs.
    pub needed: u32,
    /// The number of copies owned.
    pub owned: u32,
    /// The number of copies reserved by other squads.
    pub promised: u32,
    /// Its printings, `Clone Strike 4`.
    pub printings: Vec<String>,
}

impl Session {
    /// Returns the view of a checked squad.
    pub fn say_squad(&mut self, checked: &CheckedSquad) -> SquadView {
        self.tell_squad(checked, SquadView::of)
    }

    /// Calls `say` with a checked squad and the user's copies of its figures.
    pub(crate) fn tell_squad<T>(&mut self, checked: &CheckedSquad, say: impl FnOnce(&Telling<'_>) -> T) -> T {
        let shelf = self.muster.shelf(&checked.game, checked.saved);
        Telling::speak(&self.words, checked, &shelf, say)
    }
}

impl SquadView {
    pub(crate) fn of(telling: &Telling<'_>) -> Self {
        let Telling { checked, shelf, speaker, .. } = telling;
        let (report, source, draft) = (&checked.report, &checked.source, &checked.source.draft);
        let data = speaker.data();
        let playable = report.playable.iter().map(|p| PlayableView {
            era: data.era(&p.era).map_or_else(|| p.era.to_string(), |e| e.name.clone()),
            side: p.side.clone(),
        });
        let choice = |choice: Choice| ChoiceView::new(choice, speaker);
        let considering = checked.price(&draft.considering);
        Self {
            game: draft.game.clone(),
            recognised: checked.recognised.then(|| data.name.clone()),
            rather: checked.rather.as_ref().map(|game| Named {
                id: game.catalogue.game().id.to_string(),
                name: game.catalogue.game().name.clone(),
            }),
            format: draft.format.clone(),
            format_name: speaker.format(&draft.format),
            name: draft.name.clone(),
            faction: report.faction.as_ref().and_then(|f| data.faction(f)).map(|f| f.name.clone()),
            faction_id: report.faction.clone(),
            verdict: checked.verdict(),
            points: report.points,
            activations: report.activations,
            endurance: telling.endurance(),
            members: telling.lines(&source.lines, &report.members),
            beside: telling.lines(&source.beside, &checked.price(&figures(&source.beside))),
            decks: report.decks.iter().map(|d| telling.deck(d)).collect(),
            side_lists: side_lists(telling),
            choices: choices(checked).into_iter().map(choice).collect(),
            considering: considering.iter().map(|m| telling.member(m)).collect(),
            unresolved: unresolved(checked, speaker),
            remarks: source.remarks.clone(),
            account: source.account.view(speaker),
            claims: source.claims,
            encoding: source.encoding.map(str::to_owned),
            found: claimed(speaker, source.lines.iter().chain(&source.beside)),
            findings: findings(checked, speaker),
            others: checked.others.iter().map(|other| other.view(telling)).collect(),
            playable: playable.collect(),
            playable_text: speaker.playable(&report.playable),
            missing: telling.missing(),
            collects: shelf.all_owned().is_some(),
        }
    }
}

/// Returns the texts under headings of a figure's card.
fn texts(speaker: &Speaker<'_>, figure: &Figure) -> Vec<CardText> {
    let headed = speaker.headed(figure).into_iter();
    headed.map(|headed| CardText { heading: headed.heading, kind: headed.kind, text: headed.text }).collect()
}

/// A checked squad with the user's copies of its figures and the speaker describing it.
pub(crate) struct Telling<'a> {
    pub(crate) checked: &'a CheckedSquad,
    pub(crate) shelf: &'a Shelf,
    pub(crate) speaker: &'a Speaker<'a>,
    carried: Vec<Choice>,
}

impl Telling<'_> {
    /// Calls `say` with a speaker that also knows figures only by the names in the squad's own lines.
    pub(crate) fn speak<T>(
        words: &Words,
        checked: &CheckedSquad,
        shelf: &Shelf,
        say: impl FnOnce(&Telling<'_>) -> T,
    ) -> T {
        let names = NamesWithDraft::new(&checked.game.names, &checked.source.draft);
        let speaker = Speaker::new(words, &checked.game, &names);
        say(&Telling { checked, shelf, speaker: &speaker, carried: carried(checked) })
    }

    /// Returns the members in the draft's order, without duplicates.
    pub(crate) fn members(&self) -> Vec<MemberView> {
        self.priced().into_iter().map(|m| self.member(m)).collect()
    }

    /// Returns the priced members, including deck cards, in the draft's order.
    fn priced(&self) -> Vec<&PricedMember> {
        let drawn = &self.checked.source.draft.members;
        let mut priced: Vec<_> = self.checked.report.members.iter().collect();
        priced.sort_by_key(|m| drawn.iter().position(|d| d.count > 0 && d.figure == m.figure));
        priced
    }

    /// Returns the members line by line: a figure on two lines is listed twice, as in the list.
    fn lines(&self, lines: &[ReadMember], priced: &[PricedMember]) -> Vec<MemberLine> {
        let line = |(at, line): (usize, &ReadMember)| {
            let found = priced.iter().find(|m| m.figure == line.figure);
            let unit_cost = found.and_then(|m| m.unit_cost);
            // A surcharge for one of several copies belongs to the first line.
            let first = lines[..at].iter().all(|l| l.figure != line.figure);
            let on_top = found.filter(|_| first).map_or(0, PricedMember::on_top);
            let priced = PricedMember {
                figure: line.figure.clone(),
                deck: found.and_then(|m| m.deck.clone()),
                count: line.count,
                printed: found.and_then(|m| m.printed),
                steps: found.map(|m| m.steps.clone()).unwrap_or_default(),
                unit_cost,
                cost: i64::from(unit_cost.unwrap_or(0)) * i64::from(line.count) + on_top,
            };
            MemberLine {
                member: self.member(&priced),
                line: line.line,
                text: line.text.clone(),
                matched: line.matched,
                claimed_unit: line.claimed_unit,
                claimed_line: line.claimed_line,
                others: line.others.iter().map(|id| candidate(self.speaker, id)).collect(),
            }
        };
        lines.iter().enumerate().map(line).collect()
    }

    /// Returns the view of a priced figure.
    pub(crate) fn member(&self, member: &PricedMember) -> MemberView {
        let Self { checked, shelf, speaker, .. } = self;
        let figure = speaker.game.catalogue.figure(&member.figure);
        let about = |f: &&Finding| f.members.contains(&member.figure);
        let local_name = speaker.figure(&member.figure);
        MemberView {
            figure: member.figure.clone(),
            name: figure.map_or_else(|| local_name.clone(), |f| f.name.clone()),
            local_name,
            deck: member.deck.clone(),
            factions: figure.map(|f| f.factions.clone()).unwrap_or_default(),
            unique: figure.is_some_and(|f| f.unique),
            role: figure.and_then(|f| speaker.data().roles.iter().find(|r| f.traits.contains(r)).cloned()),
            count: member.count,
            unit_cost: member.unit_cost,
            cost: member.cost,
            // If copies differ in cost, show how the total is computed instead.
            arithmetic: match member.on_top() {
                0 => speaker.arithmetic(member),
                _ => speaker.arithmetic_of_all(member),
            },
            texts: figure.map(|f| texts(speaker, f)).unwrap_or_default(),
            carried: self.carried(member),
            owned: shelf.owned(&member.figure),
            promised: shelf.promised(&member.figure),
            known: figure.is_some(),
            severity: checked.report.findings.iter().filter(about).map(|f| f.severity).min(),
        }
    }

    /// Returns the cards that an attachment is attached to, as far as that is chosen or unambiguous.
    fn carried(&self, member: &PricedMember) -> String {
        let mine = self.carried.iter().filter(|c| c.holder == member.figure).filter_map(Choice::settled);
        let mut names: Vec<_> = mine.map(|carrier| self.speaker.figure(carrier)).collect();
        names.dedup();
        if names.is_empty() || member.deck.is_some() {
            return String::new();
        }
        self.speaker.say("squad-carried", &[("carriers", names.join(" · ").into())])
    }

    fn deck(&self, sum: &DeckSum) -> DeckView {
        let title = self.speaker.game_word("deck", &sum.deck, &sum.deck);
        DeckView { sum: sum.clone(), title, words: self.speaker.deck(sum) }
    }

    /// Returns the sum of the first stat that is counted down in boxes, which keeps figures in the game.
    fn endurance(&self) -> String {
        let Some(stat) = self.speaker.data().stats.iter().find(|s| s.per_box.is_some()) else {
            return String::new();
        };
        let catalogue = &self.speaker.game.catalogue;
        let of = |m: &PricedMember| catalogue.figure(&m.figure).map_or(0, |f| stat.of_all(f));
        let own = self.checked.report.members.iter().filter(|m| m.deck.is_none());
        let sum: i64 = own.map(|m| of(m) * i64::from(m.count)).sum();
        self.speaker.say("hit-points", &[("count", sum.into())])
    }

    fn missing(&self) -> Vec<MissingView> {
        let lacks = |m: &&PricedMember| self.shelf.lacking(&m.figure, m.count) > 0;
        let missing = self.priced().into_iter().filter(lacks).map(|member| MissingView {
            figure: member.figure.clone(),
            local_name: self.speaker.figure(&member.figure),
            needed: member.count,
            owned: self.shelf.owned(&member.figure),
            promised: self.shelf.promised(&member.figure),
            printings: printings(self.speaker, &member.figure),
        });
        missing.collect()
    }

    /// Returns the number of missing copies.
    pub(crate) fn lacking(&self) -> u32 {
        let members = self.checked.report.members.iter();
        members.fold(0, |sum, m| sum.saturating_add(self.shelf.lacking(&m.figure, m.count)))
    }
}

fn figures(lines: &[ReadMember]) -> Vec<FigureId> {
    lines.iter().map(|l| l.figure.clone()).collect()
}

/// Returns the printings of a figure, `Clone Strike 4`.
pub(crate) fn printings(speaker: &Speaker<'_>, figure: &FigureId) -> Vec<String> {
    let catalogue = &speaker.game.catalogue;
    // The set for printings of unknown origin has a localised name.
    let set = |p: &Printing| {
        let named = |set: &Set| speaker.game_word("set", set.id.as_str(), &set.name);
        catalogue.set(&p.set).map_or_else(|| p.set.to_string(), named)
    };
    let one = |p: &Printing| format!("{} {}", set(p), p.number).trim_end().to_owned();
    catalogue.printings_of(figure).map(one).collect()
}
