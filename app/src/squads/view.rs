//! A squad with what the rules and the shelf say of it, in words and numbers. Ids and English names in
//! it are the same in every language; `message`, `fix`, `local_name` and the like are in the reader's.

use muster_rules::catalogue::{Printing, Set};
use muster_rules::check::Claims;
use muster_rules::id::{FactionId, FigureId, FormatId, GameId, SideId};
use muster_rules::report::{DeckSum, Finding, Points, PricedMember, Severity, Verdict};
use muster_rules::text::{MatchKind, ReadMember, Remark};
use serde::Serialize;
use ts_rs::TS;

use super::beside::{SideListView, side_lists};
use super::check::CheckedSquad;
use super::choices::{Choice, ChoiceView, carried, choices};
use super::findings::{FindingView, findings};
use super::others::OtherSquadView;
use super::reading::{FigureCandidate, UnresolvedView, candidate, unresolved};
use super::shelf::Shelf;
use crate::facts::{FoundFact, claimed};
use crate::games::Named;
use crate::session::Session;
use crate::speaker::Speaker;
use crate::words::{NamesWithDraft, Words};

/// A checked squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadView {
    /// The game's id.
    pub game: GameId,
    /// What the game is called, where nobody said which it is and the list's lines told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub recognised: Option<String>,
    /// The game that the list's lines clearly are of, where it was read as another.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rather: Option<Named>,
    /// The format's id.
    pub format: FormatId,
    /// What the format is called.
    pub format_name: String,
    /// What the squad is called; empty where it has no name.
    pub name: String,
    /// The faction it plays as, in English; null where no faction takes all of it.
    pub faction: Option<String>,
    /// The same by its id.
    pub faction_id: Option<FactionId>,
    /// Whether it may be fielded.
    pub verdict: Verdict,
    /// Its points.
    pub points: Points,
    /// How many of its figures activate.
    pub activations: u32,
    /// The sum of the stat that keeps figures in the game, `180 hit points`; empty where none does.
    pub endurance: String,
    /// Who is in it, a line of the list each; to somebody who is building it a figure is one line.
    pub members: Vec<MemberLine>,
    /// Lines of those who would come beside it, as far as a list was read.
    pub beside: Vec<MemberLine>,
    /// Decks that the format asks for, begun or not; their cards are members that name the deck.
    pub decks: Vec<DeckView>,
    /// What abilities allow to bring beside the squad.
    pub side_lists: Vec<SideListView>,
    /// Choices that abilities ask for, made or not.
    pub choices: Vec<ChoiceView>,
    /// Figures thought about.
    pub considering: Vec<MemberView>,
    /// Lines that are not in it because nobody could be sure of them.
    pub unresolved: Vec<UnresolvedView>,
    /// Lines that are no members.
    pub remarks: Vec<Remark>,
    /// What the list claimed of itself.
    pub claims: Claims,
    /// The encoding of the list, where it wasn't UTF-8.
    pub encoding: Option<String>,
    /// What the list says that figures cost whose cost nobody knows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<FoundFact>>")]
    pub found: Vec<FoundFact>,
    /// What the rules say, grave findings first.
    pub findings: Vec<FindingView>,
    /// Its partner's and its opponent's squad, where they were named.
    pub others: Vec<OtherSquadView>,
    /// Where it may play.
    pub playable: Vec<PlayableView>,
    /// The same in words.
    pub playable_text: Vec<String>,
    /// Figures that are not owned, or not often enough.
    pub missing: Vec<MissingView>,
    /// Whether a collection is kept, without which nothing is known to be missing.
    pub collects: bool,
}

/// A figure in a squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MemberView {
    /// The figure's id.
    pub figure: FigureId,
    /// Its English name.
    pub name: String,
    /// What it is called in the reader's language.
    pub local_name: String,
    /// The deck that it is a card of, by its id; null for members of the squad itself.
    pub deck: Option<String>,
    /// Its factions, by id; none where the catalogue no longer has it.
    pub factions: Vec<FactionId>,
    /// Whether the card is unique.
    pub unique: bool,
    /// The flag that tells its part in the squad, by id; null where its card has none of those.
    pub role: Option<String>,
    /// How many.
    pub count: u32,
    /// What one costs in this squad; null where nobody knows.
    pub unit_cost: Option<i32>,
    /// What all cost.
    pub cost: i64,
    /// How that comes about, where it isn't simply the printed cost: `75 - 10 (Rapport: …)`.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[ts(optional, as = "Option<String>")]
    pub arithmetic: String,
    /// On whose cards it goes, in words; empty where that is to be chosen or it goes on nobody's.
    pub carried: String,
    /// Figures owned.
    pub owned: u32,
    /// Copies promised to other squads.
    pub promised: u32,
    /// Whether the catalogue has it.
    pub known: bool,
    /// The gravest severity of a finding about it.
    pub severity: Option<Severity>,
}

/// A figure as a line of a list names it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MemberLine {
    /// The figure with what the copies of this line cost.
    #[serde(flatten)]
    pub member: MemberView,
    /// The line it was read from, counted from 1.
    pub line: usize,
    /// What it says.
    pub text: String,
    /// How its name was matched.
    #[serde(rename = "match")]
    pub matched: MatchKind,
    /// What the list says that one costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub claimed_unit: Option<i64>,
    /// What it says that all copies of the line cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub claimed_line: Option<i64>,
    /// Who else may be meant, where the name wasn't exact.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<FigureCandidate>>")]
    pub others: Vec<FigureCandidate>,
}

/// A deck of cards beside the squad's figures.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DeckView {
    /// Its totals.
    #[serde(flatten)]
    pub sum: DeckSum,
    /// What it is called.
    pub title: String,
    /// The totals in words.
    pub words: String,
}

/// An era and side.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlayableView {
    /// The era, in English.
    pub era: String,
    /// The side's id.
    pub side: SideId,
}

/// What a squad lacks of a figure.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MissingView {
    /// The figure's id.
    pub figure: FigureId,
    /// What it is called in the reader's language.
    pub local_name: String,
    /// How many the squad needs.
    pub needed: u32,
    /// How many are owned.
    pub owned: u32,
    /// Copies that other squads are promised.
    pub promised: u32,
    /// Where it is printed, `Clone Strike 4`.
    pub printings: Vec<String>,
}

impl Session {
    /// Says a checked squad.
    pub fn say_squad(&mut self, checked: &CheckedSquad) -> SquadView {
        self.tell_squad(checked, SquadView::of)
    }

    /// Speaks of a checked squad with its shelf at hand.
    pub(crate) fn tell_squad<T>(&mut self, checked: &CheckedSquad, say: impl FnOnce(&Telling<'_>) -> T) -> T {
        let shelf = self.muster.shelf(&checked.game, checked.saved);
        Telling::speak(&self.words, checked, &shelf, say)
    }
}

impl SquadView {
    pub(super) fn of(telling: &Telling<'_>) -> Self {
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
            claims: source.claims,
            encoding: source.encoding.map(str::to_owned),
            found: claimed(speaker, source.lines.iter().chain(&source.beside)),
            findings: findings(checked, speaker),
            others: checked.others.iter().map(|other| other.view(telling)).collect(),
            playable: playable.collect(),
            playable_text: speaker.playable(&report.playable),
            missing: telling.missing(),
            collects: shelf.owned.is_some(),
        }
    }
}

/// A checked squad with the shelf, and who speaks of them.
pub(crate) struct Telling<'a> {
    pub(crate) checked: &'a CheckedSquad,
    pub(crate) shelf: &'a Shelf,
    pub(crate) speaker: &'a Speaker<'a>,
    carried: Vec<Choice>,
}

impl Telling<'_> {
    /// Speaks of a squad, also of figures that only its own lines still know by name.
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

    /// Members in the draft's order, each once.
    pub(crate) fn members(&self) -> Vec<MemberView> {
        self.priced().into_iter().map(|m| self.member(m)).collect()
    }

    /// Cards of decks stand where the draft has them.
    fn priced(&self) -> Vec<&PricedMember> {
        let drawn = &self.checked.source.draft.members;
        let mut priced: Vec<_> = self.checked.report.members.iter().collect();
        priced.sort_by_key(|m| drawn.iter().position(|d| d.count > 0 && d.figure == m.figure));
        priced
    }

    /// Members line by line: a figure on two lines stands here twice, as in the list.
    fn lines(&self, lines: &[ReadMember], priced: &[PricedMember]) -> Vec<MemberLine> {
        let line = |(at, line): (usize, &ReadMember)| {
            let found = priced.iter().find(|m| m.figure == line.figure);
            let unit_cost = found.and_then(|m| m.unit_cost);
            // What one of several copies pays on top stands with the first of them.
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

    /// A priced figure in words.
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
            // Where all copies cost one sum each, only how that comes about is news.
            arithmetic: match member.on_top() {
                0 => speaker.arithmetic(member),
                _ => speaker.arithmetic_of_all(member),
            },
            carried: self.carried(member),
            owned: shelf.owned(&member.figure),
            promised: shelf.promised(&member.figure),
            known: figure.is_some(),
            severity: checked.report.findings.iter().filter(about).map(|f| f.severity).min(),
        }
    }

    /// On whose cards an attachment goes, as far as that is chosen or there is one way only.
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

    /// The sum of the first stat that is ticked off box by box, which keeps figures in the game.
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

    /// How many figures are lacking.
    pub(crate) fn lacking(&self) -> u32 {
        let members = self.checked.report.members.iter();
        members.fold(0, |sum, m| sum.saturating_add(self.shelf.lacking(&m.figure, m.count)))
    }
}

fn figures(lines: &[ReadMember]) -> Vec<FigureId> {
    lines.iter().map(|l| l.figure.clone()).collect()
}

/// Where a figure is printed, `Clone Strike 4`.
pub(crate) fn printings(speaker: &Speaker<'_>, figure: &FigureId) -> Vec<String> {
    let catalogue = &speaker.game.catalogue;
    // What no source places has a set whose name is a word of the reader's.
    let set = |p: &Printing| {
        let named = |set: &Set| speaker.game_word("set", set.id.as_str(), &set.name);
        catalogue.set(&p.set).map_or_else(|| p.set.to_string(), named)
    };
    let one = |p: &Printing| format!("{} {}", set(p), p.number).trim_end().to_owned();
    catalogue.printings_of(figure).map(one).collect()
}
