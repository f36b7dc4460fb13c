//! Squads that contain a draft: how many there are, which figures fit, which one is best. Holds all the data that
//! counting needs, so that counting doesn't need the session.

use std::collections::BTreeMap;
use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_rules::catalogue::Catalogue;
use muster_rules::constraint::Constraint;
use muster_rules::count::{self, BigUint, CountError, Counted, Fits, Goal, Request, Stop};
use muster_rules::format::Format;
use muster_rules::id::{EraId, FactionId, FigureId, FormatId, RuleId, SideId};
use muster_rules::squad::{Member, SetupChoice, SquadDraft};
use serde::Deserialize;
use ts_rs::TS;

use crate::base::error::Error;
use crate::squads::{format_of, settle};

/// The goal for which a squad is completed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum FillFor {
    /// Spend as many points as possible.
    #[default]
    Points,
    /// Maximise activations.
    Activations,
    /// Maximise the stat that is printed as boxes to tick, such as hit points.
    Endurance,
    /// Minimise the copies that the user doesn't own.
    Owned,
    /// Minimise the price of the copies that the user doesn't own.
    Price,
}

/// All squads that contain certain figures and meet certain criteria.
#[derive(Clone, Debug)]
pub(super) struct Begun {
    /// The game.
    pub(super) game: Arc<LoadedGame>,
    /// The format in which they are legal.
    pub(super) format: FormatId,
    /// A point limit that replaces the format's.
    pub(super) points: Option<i32>,
    /// The required faction.
    pub(super) faction: Option<FactionId>,
    /// The required era.
    pub(super) era: Option<EraId>,
    /// The required side.
    pub(super) side: Option<SideId>,
    /// The opened figures, for formats played with the contents of a box.
    pub(super) pool: Option<Vec<Member>>,
    /// Required figures.
    pub(super) with: Vec<Member>,
    /// Excluded figures.
    pub(super) without: Vec<FigureId>,
    /// Whether to include only balanced squads, in games that define balance.
    pub(super) balanced: bool,
    /// Available copies of each figure; `None` for no limit.
    pub(super) owned: Option<BTreeMap<FigureId, u32>>,
}

/// A result of counting.
#[derive(Clone, Debug)]
pub(super) struct Told<T> {
    /// The result.
    pub(super) answer: T,
    /// Whether no attachments were added beyond those already in the squad, because there are too many ways to choose
    /// them.
    pub(super) no_more_attached: bool,
}

/// The numbers of squads that can be fielded.
#[derive(Clone, Debug)]
pub(super) struct Field {
    /// All squads.
    pub(super) all: Counted,
    /// Squads by faction; one that may play as several factions counts for each.
    pub(super) by_faction: Vec<(FactionId, Counted)>,
    /// Squads by number of members, starting with 0; empty if not requested.
    pub(super) by_size: Vec<BigUint>,
    /// The rules that prevent any squad, if there is none.
    pub(super) barred_by: Vec<RuleId>,
}

impl Begun {
    /// Returns all squads of a game's format.
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

    /// Returns all squads that contain a draft.
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

    /// Restricts the squads to owned copies, in addition to those already in the draft.
    pub(super) fn owning(self, owned: BTreeMap<FigureId, u32>) -> Self {
        let mut owned = owned;
        for member in &self.with {
            let there = self.there(&member.figure);
            let own = owned.entry(member.figure.clone()).or_default();
            *own = (*own).max(there);
        }
        Self { owned: Some(owned), ..self }
    }

    /// Builds the request for the rules.
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

    /// Counts with all possible attachments; if there are too many ways to choose them, counts again without
    /// additional ones.
    pub(super) fn ask<T>(
        &self,
        stop: Option<&Stop>,
        ask: impl Fn(&Catalogue, &Request<'_>) -> Result<T, CountError>,
    ) -> Result<Told<T>, Error> {
        let (catalogue, request) = (&self.game.catalogue, self.request(stop)?);
        // Even few attachments may exceed the limits, through bounds or cases.
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

    /// Returns the number of copies of a figure in the draft.
    pub(super) fn there(&self, figure: &FigureId) -> u32 {
        let same = self.with.iter().filter(|m| m.figure == *figure).map(|m| m.count);
        same.fold(0, u32::saturating_add)
    }

    /// Returns whether the format has decks, so that a squad counts once for each deck.
    ///
    /// # Errors
    /// The game has no such format.
    pub(super) fn has_decks(&self) -> Result<bool, Error> {
        let constraints = &self.request(None)?.format.constraints;
        Ok(constraints.iter().any(|c| matches!(c, Constraint::Deck(_))))
    }

    /// Returns the number of squads, and how each figure combines with them.
    ///
    /// # Errors
    /// The number of squads is infinite, or their rules are too entangled to count.
    pub(super) fn fits(&self, stop: Option<&Stop>) -> Result<Told<Fits>, Error> {
        self.ask(stop, count::fits)
    }

    /// Returns the rules that prevent any squad, if there is none.
    pub(super) fn barred_by(&self, stop: Option<&Stop>) -> Result<Vec<RuleId>, Error> {
        Ok(self.ask(stop, count::barred_by)?.answer)
    }

    /// Returns the number of squads in total, by faction and, if `sizes` is set, by size.
    pub(super) fn field(&self, sizes: bool, stop: Option<&Stop>) -> Result<Told<Field>, Error> {
        self.ask(stop, |catalogue, request| {
            let without = count::without_strangers(catalogue, request);
            let request = &count::Request { without: &without, ..*request };
            let all = count::count(catalogue, request)?;
            let none = all.legal == BigUint::default();
            Ok(Field {
                // With a required faction, the numbers of the others aren't needed.
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

    /// Runs a query for balanced squads first, if `wanted`, and falls back to all squads if nothing is found. Also
    /// returns the squads that were queried.
    ///
    /// # Errors
    /// The query for all squads fails.
    pub(super) fn balanced_first<T>(
        self,
        wanted: bool,
        ask: impl Fn(&Self) -> Result<Told<T>, Error>,
        found: impl Fn(&T) -> bool,
    ) -> Result<(Self, Told<T>), Error> {
        if wanted && self.game.catalogue.game().balance.is_some() {
            let balanced = Self { balanced: true, ..self.clone() };
            // Balance is only a preference: if counting balanced squads fails, fall back to all.
            if let Ok(told) = ask(&balanced)
                && found(&told.answer)
            {
                return Ok((balanced, told));
            }
        }
        let told = ask(&self)?;
        Ok((self, told))
    }

    /// Draws one of the squads uniformly at random; `None` if there is none. With `full`, draws one that spends all
    /// points, if there are any.
    ///
    /// # Errors
    /// Same as [`Self::fits`]; or the squads are too rare to be drawn.
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

    /// Returns the choices that counting assumed for a squad, to be added to its own.
    ///
    /// # Errors
    /// The game has no such format.
    pub(super) fn settled(&self, draft: &SquadDraft) -> Result<Vec<SetupChoice>, Error> {
        Ok(settle(&self.game, self.request(None)?.format, draft))
    }

    /// Returns the best squads; `owned` and `prices` are used for goals about missing copies.
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
