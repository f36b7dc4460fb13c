//! The context of a game's decisions: its rules of play and its catalogue; and setting up a game.

use std::collections::BTreeMap;

use super::event::{Event, Named, Piece, Seated, SideNo};
use super::facts::{Play, Share, When, Whose};
use super::id::PlayModeId;
use super::refusal::{Refusal, Thing};
use super::winning::PointsOf;
use crate::catalogue::Catalogue;
use crate::check::{CheckInput, check};
use crate::figure::{Cost, Figure};
use crate::format::Format;
use crate::id::{FigureId, RuleId};
use crate::report::Severity;
use crate::squad::{Member, SquadDraft};
use crate::term::Glossary;

/// The rules of play, and the catalogue with the figures.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// The rules of play.
    pub play: &'a Play,
    /// The catalogue.
    pub catalogue: &'a Catalogue,
    /// What the words on cards mean.
    pub words: &'a Glossary,
}

/// A player and the squad played.
#[derive(Clone, Debug)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The team, in team play.
    pub team: Option<String>,
    /// The squad.
    pub draft: SquadDraft,
}

/// What the players agreed on for a game; whatever is `None` is as usual.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreed<'a> {
    /// The id of the mode of play.
    pub mode: Option<&'a str>,
    /// The point limit.
    pub limit: Option<i32>,
    /// The spaces of a column in each half of the field.
    pub half: Option<u32>,
}

/// A figure to be put on the table.
pub(super) struct Fielded<'f> {
    pub(super) figure: &'f Figure,
    pub(super) side: SideNo,
    /// `None` if unknown.
    pub(super) cost: Option<i64>,
    pub(super) share: Share,
    pub(super) needed: bool,
}

impl<'a> Table<'a> {
    /// Sets up a game: the worth, hit points and counters of each copy.
    ///
    /// # Errors
    /// Every reason why it isn't possible.
    pub fn set_up(&self, players: &[Player], agreed: Agreed<'_>) -> Result<Event, Vec<Refusal>> {
        let Agreed { mode, limit, half } = agreed;
        let mut refusals = Vec::new();
        let same = |player: &Player| players.iter().filter(|other| other.name == player.name).count() > 1;
        if players.len() < 2 || players.iter().any(same) {
            refusals.push(Refusal::Seats { there: players.len() });
        }
        let format = players.first().map(|player| PlayModeId::from(player.draft.format.as_str()));
        let known = mode.map(PlayModeId::from);
        // If a squad's format is also a mode, that mode is played.
        let mode = match &known {
            Some(mode) => self.play.mode(Some(mode)),
            None => format.and_then(|format| self.play.mode(Some(&format))).or(self.play.mode(None)),
        };
        let Some(mode) = mode else {
            let name = known.map(|mode| mode.to_string()).unwrap_or_default();
            refusals.push(Refusal::Unknown { what: Thing::Mode, name });
            return Err(refusals);
        };
        let (mut sides, mut pieces) = (Vec::new(), Vec::new());
        let mut teams: Vec<Option<String>> = Vec::new();
        for (side, player) in players.iter().enumerate() {
            if player.draft.game != self.catalogue.game().id {
                refusals.push(Refusal::OtherGame { side: player.name.clone() });
                continue;
            }
            let format = self.format(&player.draft);
            let before = pieces.len();
            let (total, breaks) = self.field(side, &player.draft, (format, limit), &mut pieces);
            if pieces.len() == before {
                refusals.push(Refusal::NoFigures { side: player.name.clone() });
            }
            let own = || teams.iter().position(|team| player.team.is_some() && *team == player.team);
            let team = own().unwrap_or(teams.len());
            if team == teams.len() {
                teams.push(player.team.clone());
            }
            let agreed = limit.or(player.draft.limit).or(format.and_then(|format| format.limit));
            let points = mode.ends.iter().find_map(|end| end.points.as_ref());
            let wins_at = points.and_then(|points| {
                let whole = match points.of {
                    PointsOf::Number => return Some(points.number),
                    PointsOf::Limit => i64::from(agreed?),
                    PointsOf::OwnSquad => total,
                };
                let share = whole.saturating_mul(i64::from(points.number)).saturating_add(99) / 100;
                u32::try_from(share).ok()
            });
            let counters = self.play.counters.iter().filter(|counter| counter.of == Whose::Side);
            let counters = counters.map(|counter| (counter.id.clone(), counter.start)).collect();
            let (name, named) = (player.name.clone(), self.named(&player.draft));
            sides.push(Seated { name, team, total, wins_at, counters, breaks, named });
        }
        let half = half.filter(|half| *half > 0);
        let half = self.play.field.as_ref().and_then(|field| half.or(field.half));
        if refusals.is_empty() {
            Ok(Event::Began { mode: mode.id.clone(), sides, pieces, half })
        } else {
            Err(refusals)
        }
    }

    fn format(&self, draft: &SquadDraft) -> Option<&'a Format> {
        let formats = self.catalogue.formats();
        self.catalogue.format(&draft.format).or_else(|| formats.first())
    }

    /// Puts a squad on the table, and returns its cost and the rules that it breaks.
    fn field(
        &self,
        side: SideNo,
        draft: &SquadDraft,
        (format, limit): (Option<&Format>, Option<i32>),
        pieces: &mut Vec<Piece>,
    ) -> (i64, Vec<RuleId>) {
        let Some(format) = format else { return (0, Vec::new()) };
        let report = check(self.catalogue, CheckInput::new(draft, format));
        let agreed = limit.map(|limit| SquadDraft { limit: Some(limit), ..draft.clone() });
        let verdict = agreed.map(|draft| check(self.catalogue, CheckInput::new(&draft, format)));
        let broken = verdict.as_ref().unwrap_or(&report).findings.iter();
        let mut breaks: Vec<_> =
            broken.filter(|one| one.severity == Severity::Error).map(|one| one.rule.clone()).collect();
        breaks.sort_unstable();
        breaks.dedup();
        let mut carried = Vec::new();
        let first = pieces.len();
        for priced in &report.members {
            let Some(figure) = self.catalogue.figure(&priced.figure) else { continue };
            let cost = priced.unit_cost.map(i64::from);
            if self.catalogue.attachment(&figure.id).is_some() {
                (0..priced.count).for_each(|_| carried.push((figure, cost.unwrap_or(0))));
            }
            if !self.stands(figure) {
                continue;
            }
            let mut chosen = draft.setup.iter().filter(|choice| choice.holder == figure.id);
            for copy in 0..priced.count {
                // What one of several copies costs more, the first bears.
                let cost = cost.map(|cost| if copy == 0 { cost + priced.on_top() } else { cost });
                let exception = self.play.worths.iter().find(|exception| exception.who.matches(figure));
                let fielded = Fielded {
                    figure,
                    side,
                    cost,
                    share: exception.map_or(Share::Cost, |exception| exception.worth),
                    needed: exception.is_none_or(|exception| exception.needed),
                };
                let start = pieces.len();
                self.card(&fielded, pieces);
                let mut replaced = self.play.replacements.iter();
                if replaced.any(|replacement| figure.has_keyword(&replacement.ability)) {
                    let becomes = chosen.next().map(|choice| choice.chosen.clone());
                    pieces[start..].iter_mut().for_each(|piece| piece.becomes.clone_from(&becomes));
                }
            }
        }
        self.bring(side, draft, pieces);
        number(&mut pieces[first..]);
        self.attach(draft, &carried, &mut pieces[first..]);
        self.bind(draft, &mut pieces[first..]);
        if let Some(field) = &self.play.field {
            for (column, piece) in (1..=field.columns).zip(&mut pieces[first..]) {
                piece.column = Some(column);
            }
        }
        (report.points.total, breaks)
    }

    /// Whether a member is put on the table.
    pub(super) fn stands(&self, figure: &Figure) -> bool {
        self.play.fielded.as_ref().is_none_or(|fielded| fielded.matches(figure))
    }

    /// Returns the figures that a squad names to join the game.
    fn named(&self, draft: &SquadDraft) -> Vec<Named> {
        let lists = draft.side_lists.iter().filter(|list| !list.members.is_empty());
        let named = lists.filter_map(|list| {
            let arrival = self.play.arrivals.iter().find(|arrival| arrival.lists.contains(&list.kind))?;
            let figures = list.members.iter().map(|member| (member.figure.clone(), member.count)).collect();
            Some(Named { arrival: arrival.id.clone(), holder: list.holder.clone(), figures })
        });
        named.collect()
    }

    /// Adds the figures that arrive during setup, as recorded in the squad.
    fn bring(&self, side: SideNo, draft: &SquadDraft, pieces: &mut Vec<Piece>) {
        for list in &draft.side_lists {
            let arrivals = self.play.arrivals.iter().filter(|arrival| arrival.when == When::Setup);
            let Some(arrival) = arrivals.into_iter().find(|arrival| arrival.lists.contains(&list.kind))
            else {
                continue;
            };
            for member in &list.members {
                let Some(figure) = self.catalogue.figure(&member.figure) else { continue };
                let cost = self.price(draft, &figure.id).or(figure.cost.known()).map(i64::from);
                for _ in 0..member.count {
                    let start = pieces.len();
                    let (share, needed) = (arrival.worth, arrival.needed);
                    self.card(&Fielded { figure, side, cost, share, needed }, pieces);
                    let holder = pieces[..start].iter().position(|piece| {
                        piece.side == side && piece.figure == list.holder && piece.arrived.is_none()
                    });
                    let holder = holder.and_then(|at| u32::try_from(at + 1).ok());
                    for piece in &mut pieces[start..] {
                        piece.arrived = Some(arrival.id.clone());
                        piece.holder = holder;
                        piece.with_holder = arrival.with_holder;
                    }
                }
            }
        }
    }

    /// Returns the cost of one copy of a figure beside a squad, including cost changes.
    pub(super) fn price(&self, draft: &SquadDraft, figure: &FigureId) -> Option<i32> {
        let format = self.format(draft)?;
        let input = CheckInput::new(draft, format);
        let priced = crate::check::price_beside(self.catalogue, input, std::slice::from_ref(figure));
        priced.first().and_then(|priced| priced.unit_cost)
    }

    /// Returns a draft with these figures.
    pub(super) fn draft_of<'p>(&self, pieces: impl Iterator<Item = &'p Piece>) -> SquadDraft {
        let game = self.catalogue.game().id.clone();
        let mut draft = SquadDraft::new(game, self.catalogue.usual_format());
        let mut counts = BTreeMap::<&FigureId, u32>::new();
        pieces.for_each(|piece| *counts.entry(&piece.figure).or_default() += 1);
        draft.members =
            counts.into_iter().map(|(figure, count)| Member::new(figure.clone(), count)).collect();
        draft
    }

    /// Adds the figures of a card, each as a piece of its own.
    pub(super) fn card(&self, fielded: &Fielded<'_>, pieces: &mut Vec<Piece>) {
        let Fielded { figure, side, cost, share, needed } = *fielded;
        let groups = self.catalogue.game().matches.as_ref().and_then(|matches| matches.worth.as_ref());
        let size = groups.map_or(1, |worth| figure.stat(&worth.group)).max(1);
        let each = groups.filter(|_| size > 1).map(|worth| i64::from(figure.stat(&worth.each)));
        let worth = match share {
            Share::Cost => each.or(cost),
            Share::Half => printed(figure).or(cost).map(|cost| (cost + 1).div_euclid(2)),
            Share::Nothing => Some(0),
        };
        let hits = self.play.hits.as_ref().and_then(|hits| figure.stats.get(&hits.stat));
        let counters = self.play.counters.iter().filter(|counter| counter.of == Whose::Figure);
        let counters = counters.filter_map(|counter| {
            let start = counter.stat.as_ref().map_or(0, |stat| figure.stat(stat));
            u32::try_from(start).ok().filter(|start| *start > 0).map(|start| (counter.id.clone(), start))
        });
        let counters: BTreeMap<_, _> = counters.collect();
        let card = pieces.iter().map(|piece| piece.card).max().unwrap_or(0) + 1;
        let requires = self.play.requires.as_ref().and_then(|requires| {
            let behind =
                |word: &str| word.strip_prefix(requires.ability.as_str()).map(|name| name.trim().to_owned());
            figure.all_keywords().find_map(behind).filter(|name| !name.is_empty())
        });
        let twice = self.play.rounds.twice.as_ref().is_some_and(|ability| figure.has_keyword(ability));
        let doubled = self.play.field.as_ref().and_then(|field| field.doubled.as_ref());
        for _ in 0..size {
            let same = pieces.iter().filter(|p| p.side == side && p.figure == figure.id).count();
            pieces.push(Piece {
                side,
                figure: figure.id.clone(),
                name: if same == 0 { figure.name.clone() } else { format!("{} {}", figure.name, same + 1) },
                card,
                hits: hits.and_then(|hits| u32::try_from(*hits).ok()).filter(|hits| *hits > 0),
                cost: cost.unwrap_or(0),
                worth: worth.unwrap_or(0),
                // In a game without points, worths don't matter.
                open: worth.is_none() && self.catalogue.game().points,
                carried: 0,
                needed,
                activates: figure.activates(),
                arrived: None,
                holder: None,
                with_holder: false,
                requires: requires.clone(),
                becomes: None,
                counters: counters.clone(),
                column: None,
                times: if doubled.is_some_and(|doubled| doubled.matches(figure)) { 2 } else { 1 },
                turns: if twice { 2 } else { 1 },
                granted: Vec::new(),
                acts: true,
            });
        }
    }

    /// Binds figures to those that were chosen for them in the squad.
    fn bind(&self, draft: &SquadDraft, pieces: &mut [Piece]) {
        for bond in &self.play.bonds {
            for choice in draft.setup.iter().filter(|choice| choice.ability == bond.ability) {
                let Some(chosen) = self.catalogue.figure(&choice.chosen) else { continue };
                if let Some(piece) = pieces.iter_mut().find(|piece| piece.figure == chosen.id) {
                    for (counter, by) in &bond.gains {
                        *piece.counters.entry(counter.clone()).or_default() += by;
                    }
                    piece.granted.extend(bond.grants.iter().cloned());
                }
                let free = |piece: &&mut Piece| piece.figure == choice.holder && piece.requires.is_none();
                if let Some(piece) = pieces.iter_mut().find(free).filter(|_| bond.leaves) {
                    piece.requires = Some(chosen.name.clone());
                }
            }
        }
    }

    /// Adds the cost of attachments to the last figure of their card: the one recorded in the squad, or else
    /// the first that can carry it.
    fn attach(&self, draft: &SquadDraft, carried: &[(&Figure, i64)], pieces: &mut [Piece]) {
        let counts = self.catalogue.game().matches.as_ref().and_then(|matches| matches.worth.as_ref());
        if !counts.is_some_and(|worth| worth.attachments) {
            return;
        }
        let mut taken = Vec::new();
        let mut made: Vec<_> = draft.setup.iter().collect();
        for (card, cost) in carried {
            let at = made.iter().position(|choice| choice.holder == card.id);
            let chosen = at.map(|at| made.remove(at).chosen.clone());
            let facts = self.catalogue.attachment(&card.id);
            let may = |piece: &&Piece| match &chosen {
                Some(chosen) => piece.figure == *chosen,
                None => self.catalogue.figure(&piece.figure).is_some_and(|figure| {
                    let carrier = facts.and_then(|facts| facts.carrier.as_ref());
                    carrier.is_none_or(|carrier| carrier.matches(figure))
                }),
            };
            let found = pieces.iter().filter(may).map(|piece| piece.card).find(|card| !taken.contains(card));
            let Some(found) = found else { continue };
            taken.push(found);
            let of_card = pieces.iter_mut().filter(|piece| piece.card == found);
            of_card.for_each(|piece| piece.carried = *cost);
        }
    }
}

/// Appends a number to the first of several figures with the same name as well.
fn number(pieces: &mut [Piece]) {
    for at in 0..pieces.len() {
        let figure = pieces[at].figure.clone();
        let first = pieces[..at].iter().all(|piece| piece.figure != figure);
        if first && pieces[at + 1..].iter().any(|piece| piece.figure == figure) {
            pieces[at].name.push_str(" 1");
        }
    }
}

/// Returns the printed cost.
pub(super) fn printed(figure: &Figure) -> Option<i64> {
    match figure.cost {
        Cost::Known(points) => Some(points.into()),
        Cost::Unknown | Cost::Chosen => None,
    }
}
