//! Checks a squad: reads it, applies the rules, and collects the results.

use std::sync::Arc;

use muster_db::DbError;
use muster_db::pack::LoadedGame;
use muster_rules::check::{CheckInput, check, price_beside};
use muster_rules::format::Format;
use muster_rules::id::FigureId;
use muster_rules::report::{PricedMember, Report, Verdict};
use muster_rules::squad::SquadDraft;
use muster_rules::text::{MatchKind, Names, ReadMember, Unresolved};
use uuid::Uuid;

use super::others::{OtherSquad, Role};
use super::shelf::{Copies, Shelf};
use super::source::{self, Against, Opened, SquadSource, extra_names};
use crate::base::error::{Error, Kind};
use crate::base::muster::Muster;

/// A squad with the results of its check.
#[derive(Debug)]
pub struct CheckedSquad {
    /// The squad's game.
    pub game: Arc<LoadedGame>,
    /// The squad as it was read.
    pub source: SquadSource,
    /// The report of the rules.
    pub report: Report,
    /// The partner's and the opponent's squads.
    pub others: Vec<OtherSquad>,
    /// Why the database couldn't be queried for aliases and owned figures.
    pub without_data: Option<DbError>,
    /// The id of the saved squad that it is; copies it reserves itself aren't counted against it.
    pub saved: Option<Uuid>,
    /// Why it couldn't be checked against its own format.
    pub(crate) trouble: Option<Error>,
    /// Whether the game was recognised by the lines, since none was specified.
    pub recognised: bool,
    /// The game that its lines clearly belong to, if it was read as another's on request.
    pub rather: Option<Arc<LoadedGame>>,
    /// Whether it is still being built, so that being empty is no error.
    pub(crate) building: bool,
}

impl CheckedSquad {
    /// Returns the verdict on what was read. A squad with unreadable lines or checked against another format is never
    /// legal but undecided, and so is an empty one being built.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match self.report.verdict {
            _ if self.is_blank() => Verdict::Unsure,
            Verdict::Legal if self.left_open() || self.trouble.is_some() => Verdict::Unsure,
            verdict => verdict,
        }
    }

    /// Returns the id by which the squad is recognised elsewhere: that of the saved one, or the one it came with.
    pub(crate) fn lasting_id(&self) -> Option<Uuid> {
        self.saved.or(self.source.id)
    }

    /// Returns whether it is being built and still empty.
    pub(crate) fn is_blank(&self) -> bool {
        self.building && self.unread() == 0 && self.source.draft.members.iter().all(|m| m.count == 0)
    }

    /// Returns the format that it was checked against.
    pub(crate) fn format(&self) -> Option<&Format> {
        self.game.catalogue.format(&self.report.format)
    }

    /// Returns the prices of figures that aren't members.
    pub(crate) fn price(&self, figures: &[FigureId]) -> Vec<PricedMember> {
        let input = self.format().map(|format| CheckInput::new(&self.source.draft, format));
        input.map_or_else(Vec::new, |input| price_beside(&self.game.catalogue, input, figures))
    }

    /// Returns whether figures may be missing from the squad or its partner's because of unreadable lines. Those of
    /// an opponent don't matter.
    fn left_open(&self) -> bool {
        let open = |checked: &Self| !checked.source.unresolved.is_empty();
        open(self) || self.others.iter().any(|o| o.role == Role::Partner && open(&o.checked))
    }

    /// Returns the number of unreadable lines in this squad and those of its partner and opponent.
    #[must_use]
    pub fn unread(&self) -> usize {
        self.source.unresolved.len() + self.unread_beside().count()
    }

    /// Returns the unreadable lines of the partner's and the opponent's squads, with their file.
    pub(super) fn unread_beside(&self) -> impl Iterator<Item = (&str, &Unresolved)> {
        let lines = |other: &'_ OtherSquad| other.checked.source.unresolved.len();
        let beside = self.others.iter().filter(move |o| lines(o) > 0);
        beside.flat_map(|o| o.checked.source.unresolved.iter().map(|line| (o.file.as_str(), line)))
    }
}

/// The options for checking a squad.
#[derive(Clone, Debug, Default)]
pub struct CheckRequest {
    /// The game's id; by default the game is recognised by the figures in the list.
    pub game: Option<String>,
    /// The format, point limit, faction, era and side.
    pub against: Against,
    /// The partner's squad: a file or the name of a saved squad.
    pub partner: Option<String>,
    /// The opponent's squad, likewise.
    pub opponent: Option<String>,
}

impl Muster {
    /// Returns the names of a game's figures, including the user's aliases.
    pub fn names(&mut self, game: &LoadedGame) -> (Names, Option<DbError>) {
        let id = game.catalogue.game().id.clone();
        let (database, mut error) = self.database_if_any();
        let learnt = database.map(|d| d.aliases(&id)).transpose().unwrap_or_else(|e| {
            error = Some(e);
            None
        });
        let learnt = learnt.unwrap_or_default();
        let aliases = learnt.into_values().map(|a| (a.written, a.figure)).collect();
        (Names::new(&game.catalogue, &extra_names(game, aliases)), error)
    }

    /// Reads a squad as one of the named game, or else of the game that recognises it best. Each game reads it at
    /// most once.
    fn read_opened(
        &mut self,
        named: Option<&str>,
        file: &str,
        opened: &Opened,
    ) -> Result<(Arc<LoadedGame>, SquadSource), Error> {
        let mut games: Vec<_> = self.squad_games().cloned().collect();
        if named.is_some() || games.len() < 2 {
            games = vec![self.game(named)?];
        }
        let read = games.into_iter().map(|game| {
            let (names, _) = self.names(&game);
            source::parse(&game, &names, file, opened).map(|source| (game, source))
        });
        let read: Vec<_> = read.collect();
        // In a tie the first game wins.
        let score = |read: &Result<(_, SquadSource), _>| Some(read.as_ref().ok()?.1.likeness);
        let best = read.into_iter().rev().max_by_key(score);
        best.unwrap_or_else(|| Err(Error::Internal("no game is loaded".to_owned())))
    }

    /// Returns the game that a list clearly belongs to, if it isn't the one it was read as: that game matches some
    /// figures exactly and scores more than twice the likeness. A list whose every line was matched exactly is kept.
    fn rather(
        &mut self,
        read_as: &LoadedGame,
        source: &SquadSource,
        file: &str,
        opened: &Opened,
    ) -> Option<Arc<LoadedGame>> {
        let exact = |line: &ReadMember| line.matched == MatchKind::Exact;
        if !opened.is_list() || source.unresolved.is_empty() && source.lines.iter().all(exact) {
            return None;
        }
        let own = &read_as.catalogue.game().id;
        let others: Vec<_> = self.squad_games().filter(|g| g.catalogue.game().id != *own).cloned().collect();
        let read = others.into_iter().filter_map(|game| {
            let (names, _) = self.names(&game);
            let read = source::parse(&game, &names, file, opened).ok()?;
            read.lines.iter().any(exact).then_some((game, read.likeness))
        });
        let read: Vec<_> = read.collect();
        let (game, likeness) = read.into_iter().rev().max_by_key(|(_, likeness)| *likeness)?;
        (likeness > source.likeness.max(0).saturating_mul(2)).then_some(game)
    }

    /// Reads and checks a squad; the file isn't changed.
    ///
    /// # Errors
    /// Fails if the file contains no squad, or a name in the request is unknown in the game.
    pub fn check_file(&mut self, file: &str, request: &CheckRequest) -> Result<CheckedSquad, Error> {
        let bytes = crate::base::decode::read_input(std::path::Path::new(file))?;
        self.check_bytes(file, &bytes, request)
    }

    /// Checks the content of a file or a pasted text; `file` is its name in messages.
    ///
    /// # Errors
    /// Fails if the content is no squad, or a name in the request is unknown in the game.
    pub fn check_bytes(
        &mut self,
        file: &str,
        bytes: &[u8],
        request: &CheckRequest,
    ) -> Result<CheckedSquad, Error> {
        let opened = source::open(file, bytes)?;
        let told = request.game.clone().or_else(|| source::game_told(self.games(), &opened));
        let (game, source) = self.read_opened(told.as_deref(), file, &opened)?;
        let recognised = told.is_none() && self.squad_games().count() > 1;
        let rather = if recognised { None } else { self.rather(&game, &source, file, &opened) };
        Ok(CheckedSquad { recognised, rather, ..self.check_source(game, source, request)? })
    }

    /// Checks a pasted squad, by default as one of the current game. A game named in the content takes precedence.
    ///
    /// # Errors
    /// Fails if the content is no squad.
    pub fn check_pasted(
        &mut self,
        file: &str,
        bytes: &[u8],
        game: Option<String>,
    ) -> Result<CheckedSquad, Error> {
        let opened = source::open(file, bytes)?;
        let own = source::game_told(self.games(), &opened);
        let at = own.clone().or(game);
        // A list of which the current game recognises nothing may be another game's.
        let (told, read) = match self.read_opened(at.as_deref(), file, &opened) {
            Err(Error::NothingFound(_)) if own.is_none() => (None, self.read_opened(None, file, &opened)?),
            read => (at, read?),
        };
        let (game, source) = read;
        let recognised = told.is_none() && self.squad_games().count() > 1;
        let rather = if recognised { None } else { self.rather(&game, &source, file, &opened) };
        let checked = self.check_source(game, source, &CheckRequest::default())?;
        Ok(CheckedSquad { building: true, recognised, rather, ..checked })
    }

    /// Checks a squad that was read already.
    ///
    /// # Errors
    /// Fails if a name in the request is unknown in the game, or the other squads can't be read.
    pub fn check_source(
        &mut self,
        game: Arc<LoadedGame>,
        mut source: SquadSource,
        request: &CheckRequest,
    ) -> Result<CheckedSquad, Error> {
        // Points or a format given by the user take precedence over what the list's own points suggest.
        let told = request.against.format.is_some() || request.against.points.is_some();
        if told && std::mem::take(&mut source.by_points) {
            source.draft.format = game.catalogue.usual_format();
        }
        request.against.apply(&game, &mut source.draft)?;
        let named = [(Role::Partner, &request.partner), (Role::Opponent, &request.opponent)];
        let mut others = Vec::new();
        for (role, what) in named {
            if let Some(file) = what.clone() {
                let checked = Box::new(self.other_squad(&game, &file, request)?);
                others.push(OtherSquad { role, file, checked });
            }
        }
        let format = format_of(&game, &source.draft)?.clone();
        let (owned, without_data) = self.owned(&game);
        let judged = judged(game, source, &format, others, owned.as_ref());
        Ok(CheckedSquad { without_data, ..judged })
    }

    /// Checks a draft that is being built; `saved` is its id, if it is saved. A draft with a format that the game
    /// lacks can still be opened: it is checked against the game's first format, and the view reports that.
    pub fn check_building(&mut self, draft: SquadDraft, saved: Option<Uuid>) -> Result<CheckedSquad, Error> {
        self.check_beside(draft, saved, Vec::new())
    }

    /// Checks a draft together with other squads. Those of another game are ignored.
    pub(super) fn check_beside(
        &mut self,
        draft: SquadDraft,
        saved: Option<Uuid>,
        others: Vec<(Role, SquadDraft)>,
    ) -> Result<CheckedSquad, Error> {
        let game = self.game(Some(draft.game.as_str()))?;
        let (owned, without_data) = self.owned(&game);
        let checked = built(&game, draft, others, owned.as_ref())?;
        Ok(CheckedSquad { saved, without_data, ..checked })
    }

    /// Checks a draft of a shelf's game, without reading the shelf's copies again.
    pub(super) fn check_with(
        &self,
        draft: SquadDraft,
        saved: Option<Uuid>,
        shelf: &Shelf,
    ) -> Result<CheckedSquad, Error> {
        let game = self.game(Some(draft.game.as_str()))?;
        let checked = built(&game, draft, Vec::new(), shelf.all_owned())?;
        Ok(CheckedSquad { saved, ..checked })
    }

    /// Checks the saved squad with this id as one being built.
    pub fn check_opened(&mut self, id: Uuid) -> Result<CheckedSquad, Error> {
        let draft = self.database()?.squad(id)?.draft;
        self.check_building(draft, Some(id))
    }

    /// Checks the squad of a partner or opponent, which plays the same format.
    fn other_squad(
        &mut self,
        game: &Arc<LoadedGame>,
        what: &str,
        request: &CheckRequest,
    ) -> Result<CheckedSquad, Error> {
        let id = game.catalogue.game().id.to_string();
        let format = Against { format: request.against.format.clone(), ..Against::default() };
        self.check_any(what, &CheckRequest { game: Some(id), against: format, ..CheckRequest::default() })
    }

    /// Returns the figures owned; `None` if the user keeps no collection, or with the error if they can't be queried.
    fn owned(&mut self, game: &LoadedGame) -> (Option<Copies>, Option<DbError>) {
        let (database, error) = self.database_if_any();
        let Some(database) = database else { return (None, error) };
        match database.owned_by_figure(&game.catalogue.game().id) {
            Ok(owned) => ((!owned.is_empty()).then_some(owned), None),
            Err(error) => (None, Some(error)),
        }
    }
}

/// Checks what was read against a format, beside the squads that it meets: the one place where a checked squad is made.
fn judged(
    game: Arc<LoadedGame>,
    source: SquadSource,
    format: &Format,
    others: Vec<OtherSquad>,
    owned: Option<&Copies>,
) -> CheckedSquad {
    let input = CheckInput {
        partner: draft_of(&others, Role::Partner),
        opponent: draft_of(&others, Role::Opponent),
        owned,
        claims: source.claims,
        unread: source.unresolved.len(),
        ..CheckInput::new(&source.draft, format)
    };
    let report = check(&game.catalogue, input);
    let others = met(others, &source.draft, &report);
    CheckedSquad {
        game,
        source,
        report,
        others,
        without_data: None,
        saved: None,
        trouble: None,
        building: false,
        recognised: false,
        rather: None,
    }
}

/// Checks a draft that is being built, beside others of its game.
fn built(
    game: &Arc<LoadedGame>,
    draft: SquadDraft,
    others: Vec<(Role, SquadDraft)>,
    owned: Option<&Copies>,
) -> Result<CheckedSquad, Error> {
    let (format, trouble) = match format_of(game, &draft) {
        Ok(format) => (format, None),
        Err(error) => match game.catalogue.formats().first() {
            Some(first) => (first, Some(error)),
            None => return Err(error),
        },
    };
    let mut source = SquadSource::of(draft);
    // In the builder each figure has one line.
    let lines = std::mem::take(&mut source.lines);
    for line in lines.into_iter().filter(|l| l.count > 0) {
        match source.lines.iter_mut().find(|l| l.figure == line.figure) {
            Some(same) => same.count = same.count.saturating_add(line.count),
            None => source.lines.push(line),
        }
    }
    let mut met_with = Vec::new();
    for (role, mut other) in others.into_iter().filter(|(_, other)| other.game == source.draft.game) {
        // Squads that meet play the same format.
        other.format = format.id.clone();
        let checked = Box::new(built(game, other, Vec::new(), owned)?);
        met_with.push(OtherSquad { role, file: String::new(), checked });
    }
    let judged = judged(Arc::clone(game), source, format, met_with, owned);
    Ok(CheckedSquad { trouble, building: true, ..judged })
}

/// Returns the draft of the first squad in this role.
fn draft_of(others: &[OtherSquad], role: Role) -> Option<&SquadDraft> {
    others.iter().find(|o| o.role == role).map(|o| &o.checked.source.draft)
}

fn met(others: Vec<OtherSquad>, mine: &SquadDraft, report: &Report) -> Vec<OtherSquad> {
    others.into_iter().map(|other| other.met(mine, &report.findings)).collect()
}

/// Returns the format of a draft.
pub(crate) fn format_of<'a>(game: &'a LoadedGame, draft: &SquadDraft) -> Result<&'a Format, Error> {
    game.catalogue.format(&draft.format).ok_or_else(|| {
        Error::not_one_of(Kind::Format, draft.format.as_str(), game.catalogue.formats().iter().map(|f| &f.id))
    })
}
