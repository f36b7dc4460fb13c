//! Squads that were begun and may be finished in many ways: how many, by whom, which is best. Holds
//! all that counting needs, so that it can be done while others use the data.

use std::collections::BTreeMap;
use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_rules::catalogue::Catalogue;
use muster_rules::constraint::Constraint;
use muster_rules::count::{self, BigUint, CountError, Counted, Fits, Goal, Request, Stop};
use muster_rules::format::Format;
use muster_rules::id::{EraId, FactionId, FigureId, FormatId, RuleId, SideId};
use muster_rules::squad::{Member, SetupChoice, SquadDraft};

use super::FillFor;
use crate::error::Error;
use crate::squads::{format_of, settle};

/// All squads that hold certain figures and are of a certain kind.
#[derive(Clone, Debug)]
pub(super) struct Begun {
    /// The game.
    pub(super) game: Arc<LoadedGame>,
    /// The format that they are legal in.
    pub(super) format: FormatId,
    /// Points agreed on instead of the format's limit.
    pub(super) points: Option<i32>,
    /// The faction that they are to be of.
    pub(super) faction: Option<FactionId>,
    /// The era agreed on.
    pub(super) era: Option<EraId>,
    /// The side they are to play on.
    pub(super) side: Option<SideId>,
    /// What was opened, for formats played out of the box.
    pub(super) pool: Option<Vec<Member>>,
    /// Required figures.
    pub(super) with: Vec<Member>,
    /// Excluded figures.
    pub(super) without: Vec<FigureId>,
    /// Only balanced ones, in games that say what these are.
    pub(super) balanced: bool,
    /// How many of each figure there are; `None` for as many as one likes.
    pub(super) owned: Option<BTreeMap<FigureId, u32>>,
}

/// An answer, and what was counted for it.
#[derive(Clone, Debug)]
pub(super) struct Told<T> {
    /// The answer.
    pub(super) answer: T,
    /// Whether attachments were counted only as far as they are there already: there are too many ways to
    /// choose more of them.
    pub(super) no_more_attached: bool,
}

/// What can be fielded.
#[derive(Clone, Debug)]
pub(super) struct Field {
    /// All squads.
    pub(super) all: Counted,
    /// Those that may play as each faction; one that may play as several counts for each.
    pub(super) by_faction: Vec<(FactionId, Counted)>,
    /// By number of members, from none up; empty if not requested.
    pub(super) by_size: Vec<BigUint>,
    /// If there is none: the rules that prevent it.
    pub(super) barred_by: Vec<RuleId>,
}

impl Begun {
    /// All squads of a game's format.
    pub(super) fn new(game: Arc<LoadedGame>, format: FormatId) -> Self {
        Self {
            game,
            format,
            points: None,
            faction: None,
            era: None,
            side: None,
            pool: None,
            with: Vec::new(),
            without: Vec::new(),
            balanced: false,
            owned: None,
        }
    }

    /// All squads that hold everybody of a draft.
    pub(super) fn of(game: Arc<LoadedGame>, draft: &SquadDraft) -> Self {
        Self {
            points: draft.limit,
            faction: draft.faction.clone(),
            era: draft.era.clone(),
            side: draft.side.clone(),
            pool: draft.pool.clone(),
            with: draft.members.clone(),
            ..Self::new(game, draft.format.clone())
        }
    }

    /// Only with owned figures, in addition to those already there.
    pub(super) fn owning(self, owned: BTreeMap<FigureId, u32>) -> Self {
        let mut owned = owned;
        for member in &self.with {
            let there = self.there(&member.figure);
            let own = owned.entry(member.figure.clone()).or_default();
            *own = (*own).max(there);
        }
        Self { owned: Some(owned), ..self }
    }

    /// What the rules are asked.
    ///
    /// # Errors
    /// The game has no such format.
    pub(super) fn request<'a>(&'a self, stop: Option<&'a Stop>) -> Result<Request<'a>, Error> {
        let draft = SquadDraft::new(self.game.catalogue.game().id.clone(), self.format.clone());
        Ok(Request {
            points: self.points,
            owned: self.owned.as_ref(),
            with: &self.with,
            without: &self.without,
            faction: self.faction.as_ref(),
            era: self.era.as_ref(),
            side: self.side.as_ref(),
            pool: self.pool.as_deref(),
            balance: self.game.catalogue.game().balance.as_ref().filter(|_| self.balanced),
            stop,
            ..Request::new(format_of(&self.game, &draft)?)
        })
    }

    /// Asks with every attachment that might come; where there are too many ways to choose them, without
    /// any more than are there.
    pub(super) fn ask<T>(
        &self,
        stop: Option<&Stop>,
        ask: impl Fn(&Catalogue, &Request<'_>) -> Result<T, CountError>,
    ) -> Result<Told<T>, Error> {
        let (catalogue, request) = (&self.game.catalogue, self.request(stop)?);
        // Few attachments may ask for more places than are kept apart, as many do.
        let too_many = |e: &CountError| {
            use CountError::{TooManyAttachments, TooManyBounds, TooManyCases};
            matches!(e, TooManyAttachments(_) | TooManyBounds(_) | TooManyCases(_))
                && !catalogue.attachments().is_empty()
        };
        match ask(catalogue, &request) {
            Err(e) if too_many(&e) => {
                let answer = ask(catalogue, &Request { attachments: false, ..request })?;
                Ok(Told { answer, no_more_attached: true })
            }
            answer => Ok(Told { answer: answer?, no_more_attached: false }),
        }
    }

    /// Copies of a figure that are there already.
    pub(super) fn there(&self, figure: &FigureId) -> u32 {
        let same = self.with.iter().filter(|m| m.figure == *figure).map(|m| m.count);
        same.fold(0, u32::saturating_add)
    }

    /// Whether a squad of the format can have a deck, so that it counts with each of them.
    ///
    /// # Errors
    /// The game has no such format.
    pub(super) fn has_decks(&self) -> Result<bool, Error> {
        let constraints = &self.request(None)?.format.constraints;
        Ok(constraints.iter().any(|c| matches!(c, Constraint::Deck(_))))
    }

    /// The number of squads, and how each figure combines with them.
    ///
    /// # Errors
    /// Squads without end, or rules that counting can't part.
    pub(super) fn fits(&self, stop: Option<&Stop>) -> Result<Told<Fits>, Error> {
        self.ask(stop, count::fits)
    }

    /// The rules that prevent a squad, if there is none.
    ///
    /// # Errors
    /// As [`Self::fits`].
    pub(super) fn barred_by(&self, stop: Option<&Stop>) -> Result<Vec<RuleId>, Error> {
        Ok(self.ask(stop, count::barred_by)?.answer)
    }

    /// The number of squads in total, by faction and, if `sizes` are requested, by size.
    ///
    /// # Errors
    /// As [`Self::fits`].
    pub(super) fn field(&self, sizes: bool, stop: Option<&Stop>) -> Result<Told<Field>, Error> {
        self.ask(stop, |catalogue, request| {
            let without = count::without_strangers(catalogue, request);
            let request = &count::Request { without: &without, ..*request };
            let all = count::count(catalogue, request)?;
            let none = all.legal == BigUint::default();
            Ok(Field {
                // Of one faction's squads nobody asks how many are of the others.
                by_faction: match request.faction {
                    Some(faction) => vec![(faction.clone(), all.clone())],
                    None => count::by_faction(catalogue, request)?,
                },
                by_size: if sizes { count::by_size(catalogue, request)? } else { Vec::new() },
                barred_by: if none { count::barred_by(catalogue, request)? } else { Vec::new() },
                all,
            })
        })
    }

    /// Asks for balanced squads alone, where these are wanted and anything is found, else for all. Answers with
    /// what was asked, too.
    ///
    /// # Errors
    /// Those of asking for all.
    pub(super) fn balanced_first<T>(
        self,
        wanted: bool,
        ask: impl Fn(&Self) -> Result<Told<T>, Error>,
        found: impl Fn(&T) -> bool,
    ) -> Result<(Self, Told<T>), Error> {
        if wanted && self.game.catalogue.game().balance.is_some() {
            let balanced = Self { balanced: true, ..self.clone() };
            // Balance is a wish: where counting can't cope with it, all squads are asked for.
            if let Ok(told) = ask(&balanced)
                && found(&told.answer)
            {
                return Ok((balanced, told));
            }
        }
        let told = ask(&self)?;
        Ok((self, told))
    }

    /// One of them by chance, each as likely as the others; `None`, where there is none. Where `full` ones
    /// are wanted, and there are any, one of those that spend all points.
    ///
    /// # Errors
    /// As [`Self::fits`], or they are too rare to be met.
    pub(super) fn random(
        &self,
        seed: u64,
        full: bool,
        stop: Option<&Stop>,
    ) -> Result<Told<Option<Vec<Member>>>, Error> {
        let draw = |full: bool| {
            self.ask(stop, |catalogue, request| {
                let exact = Format { exact: request.format.exact || full, ..request.format.clone() };
                count::random(catalogue, &Request { format: &exact, ..*request }, seed)
            })
        };
        let drawn = draw(full)?;
        if full && drawn.answer.is_none() { draw(false) } else { Ok(drawn) }
    }

    /// The choices to add to those of one of them, which counting took as made.
    ///
    /// # Errors
    /// The game has no such format.
    pub(super) fn settled(&self, draft: &SquadDraft) -> Result<Vec<SetupChoice>, Error> {
        Ok(settle(&self.game, self.request(None)?.format, draft))
    }

    /// The best of them; `owned` and `prices` are used if copies are missing.
    ///
    /// # Errors
    /// As [`Self::fits`].
    pub(super) fn fill(
        &self,
        best: FillFor,
        top: usize,
        owned: &BTreeMap<FigureId, u32>,
        prices: &BTreeMap<FigureId, i64>,
        stop: Option<&Stop>,
    ) -> Result<Told<Vec<count::Found>>, Error> {
        let stats = &self.game.catalogue.game().stats;
        let stat = stats.iter().find(|s| s.per_box.is_some());
        let goal = match best {
            FillFor::Points => Goal::Points,
            FillFor::Activations => Goal::Activations,
            FillFor::Endurance => stat.map_or(Goal::Points, Goal::Stat),
            FillFor::Owned => Goal::FewestMissing(owned),
            FillFor::Price => Goal::CheapestMissing(owned, prices),
        };
        self.ask(stop, |catalogue, request| count::best(catalogue, request, goal, top))
    }
}
