//! Checking a squad: read it, ask the rules, and answer in words and numbers.

use std::collections::BTreeMap;
use std::sync::Arc;

use muster_db::DbError;
use muster_db::pack::LoadedGame;
use muster_rules::check::{CheckInput, check};
use muster_rules::format::Format;
use muster_rules::id::FigureId;
use muster_rules::report::{Report, Verdict};
use muster_rules::squad::SquadDraft;
use muster_rules::text::Names;

use super::source::{self, Against, SquadSource, extra_names};
use crate::error::{Error, Kind};
use crate::muster::Muster;

/// A squad with what the rules say of it.
#[derive(Debug)]
pub struct CheckedSquad {
    /// Its game.
    pub game: Arc<LoadedGame>,
    /// The squad as it was read.
    pub source: SquadSource,
    /// What the rules say.
    pub report: Report,
    /// Why the user's data wasn't asked for aliases and figures owned.
    pub without_data: Option<DbError>,
}

impl CheckedSquad {
    /// The verdict on what was read: with lines that nobody understood, nothing is proven legal.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match self.report.verdict {
            Verdict::Legal if !self.source.unresolved.is_empty() => Verdict::Unsure,
            verdict => verdict,
        }
    }
}

/// What to check, and against what.
#[derive(Clone, Debug, Default)]
pub struct CheckRequest {
    /// The game; without one, the one whose figures the list names best.
    pub game: Option<String>,
    /// Format, points, era …
    pub against: Against,
    /// A file with the other squad of the team.
    pub partner: Option<String>,
    /// A file with the squad it meets.
    pub opponent: Option<String>,
}

impl Muster {
    /// The names of a game's figures, with what the user taught.
    pub fn names(&mut self, game: &LoadedGame) -> (Names, Option<DbError>) {
        let id = game.catalogue.game().id.clone();
        let (database, error) = self.database_if_any();
        let learnt = database.and_then(|d| d.aliases(&id).ok()).unwrap_or_default();
        let aliases = learnt.into_values().map(|a| (a.written, a.figure)).collect();
        (Names::new(&game.catalogue, &extra_names(game, aliases)), error)
    }

    /// The game that a request names, or the one whose figures the list names best.
    fn game_for(&mut self, named: Option<&str>, file: &str, bytes: &[u8]) -> Result<Arc<LoadedGame>, Error> {
        if named.is_some() || self.games().len() < 2 {
            return self.game(named);
        }
        let games = self.games().to_vec();
        let fit = |game: &Arc<LoadedGame>, muster: &mut Self| {
            let (names, _) = muster.names(game);
            let source = source::parse(game, &names, file, bytes).ok()?;
            Some((source.lines.len(), std::cmp::Reverse(source.unresolved.len())))
        };
        let scored = games.iter().map(|g| (fit(g, self), g.clone())).collect::<Vec<_>>();
        // The first game wins where several do equally well.
        let best = scored.into_iter().rev().max_by_key(|(score, _)| *score);
        best.map(|(_, game)| game).ok_or_else(|| Error::Internal("no game is loaded".to_owned()))
    }

    /// Reads a squad and asks the rules; the file stays as it is.
    ///
    /// # Errors
    /// The file holds no squad, or a name in the request isn't one of the game's.
    pub fn check_file(&mut self, file: &str, request: &CheckRequest) -> Result<CheckedSquad, Error> {
        let bytes = crate::decode::read_input(std::path::Path::new(file))?;
        let game = self.game_for(request.game.as_deref(), file, &bytes)?;
        let (names, _) = self.names(&game);
        let source = source::parse(&game, &names, file, &bytes)?;
        self.check_source(game, source, request)
    }

    /// Asks the rules of a squad that was read already.
    ///
    /// # Errors
    /// A name in the request isn't one of the game's, or the other squads can't be read.
    pub fn check_source(
        &mut self,
        game: Arc<LoadedGame>,
        mut source: SquadSource,
        request: &CheckRequest,
    ) -> Result<CheckedSquad, Error> {
        let (names, without_data) = self.names(&game);
        request.against.apply(&game, &mut source.draft)?;
        let other = |file: &Option<String>| -> Result<Option<SquadDraft>, Error> {
            let Some(file) = file else { return Ok(None) };
            let mut other = source::read(&game, &names, file)?.draft;
            Against { format: request.against.format.clone(), ..Against::default() }
                .apply(&game, &mut other)?;
            Ok(Some(other))
        };
        let (partner, opponent) = (other(&request.partner)?, other(&request.opponent)?);
        let owned = self.owned(&game);
        let input = CheckInput {
            partner: partner.as_ref(),
            opponent: opponent.as_ref(),
            owned: owned.as_ref(),
            claims: source.claims,
            unread: source.unresolved.len(),
            ..CheckInput::new(&source.draft, format_of(&game, &source.draft)?)
        };
        let report = check(&game.catalogue, input);
        Ok(CheckedSquad { game, source, report, without_data })
    }

    /// Figures owned; `None` for somebody who doesn't keep a collection here.
    fn owned(&mut self, game: &LoadedGame) -> Option<BTreeMap<FigureId, u32>> {
        let id = game.catalogue.game().id.clone();
        let owned = self.database_if_any().0?.owned_by_figure(&id).ok()?;
        (!owned.is_empty()).then_some(owned)
    }
}

/// The format of a draft.
pub(crate) fn format_of<'a>(game: &'a LoadedGame, draft: &SquadDraft) -> Result<&'a Format, Error> {
    game.catalogue.format(&draft.format).ok_or_else(|| Error::NotOneOf {
        kind: Kind::Format,
        name: draft.format.as_str().to_owned(),
        known: game.catalogue.formats().iter().map(|f| f.id.as_str().to_owned()).collect(),
    })
}
