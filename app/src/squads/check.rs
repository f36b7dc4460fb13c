//! Checking a squad: read it, ask the rules, and answer in words and numbers.

use std::collections::BTreeMap;
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
use super::source::{self, Against, Opened, SquadSource, extra_names};
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
    /// Its partner's and its opponent's squad.
    pub others: Vec<OtherSquad>,
    /// Why the user's data wasn't asked for aliases and figures owned.
    pub without_data: Option<DbError>,
    /// The saved squad that it is; what it is promised is not counted against it.
    pub saved: Option<Uuid>,
    /// Why it could not be checked against its own format.
    pub(crate) trouble: Option<Error>,
    /// Whether nobody said which game it is, and its lines told.
    pub recognised: bool,
    /// The game that its lines clearly are of, where it was read as another because somebody said so.
    pub rather: Option<Arc<LoadedGame>>,
    /// Whether somebody is still building it: that nobody is in it yet is no fault then.
    pub(crate) building: bool,
}

impl CheckedSquad {
    /// The verdict on what was read. Nothing is proven legal with lines that nobody understood or
    /// against the rules of another format, and nothing wrong with a squad not begun.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match self.report.verdict {
            _ if self.is_blank() => Verdict::Unsure,
            Verdict::Legal if self.left_open() || self.trouble.is_some() => Verdict::Unsure,
            verdict => verdict,
        }
    }

    /// Whether it is being built and nobody is in it yet.
    pub(crate) fn is_blank(&self) -> bool {
        self.building && self.unread() == 0 && self.source.draft.members.iter().all(|m| m.count == 0)
    }

    /// The format that it was checked against.
    pub(crate) fn format(&self) -> Option<&Format> {
        self.game.catalogue.format(&self.report.format)
    }

    /// What figures that aren't members would cost.
    pub(crate) fn price(&self, figures: &[FigureId]) -> Vec<PricedMember> {
        let input = self.format().map(|format| CheckInput::new(&self.source.draft, format));
        input.map_or_else(Vec::new, |input| price_beside(&self.game.catalogue, input, figures))
    }

    /// Whether somebody may be missing from the squad or from its team. What an opponent's list leaves open is
    /// the opponent's.
    fn left_open(&self) -> bool {
        let open = |checked: &Self| !checked.source.unresolved.is_empty();
        open(self) || self.others.iter().any(|o| o.role == Role::Partner && open(&o.checked))
    }

    /// How many lines, of this squad or of those beside it, nobody could be sure of.
    #[must_use]
    pub fn unread(&self) -> usize {
        self.source.unresolved.len() + self.unread_beside().count()
    }

    /// Lines of the partner's and the opponent's squad that could not be matched, with their file.
    pub(super) fn unread_beside(&self) -> impl Iterator<Item = (&str, &Unresolved)> {
        let lines = |other: &'_ OtherSquad| other.checked.source.unresolved.len();
        let beside = self.others.iter().filter(move |o| lines(o) > 0);
        beside.flat_map(|o| o.checked.source.unresolved.iter().map(|line| (o.file.as_str(), line)))
    }
}

/// What to check, and against what.
#[derive(Clone, Debug, Default)]
pub struct CheckRequest {
    /// The game; without one, the one whose figures the list names best.
    pub game: Option<String>,
    /// Format, points, era …
    pub against: Against,
    /// The other squad of the team: a file, or a saved squad's name.
    pub partner: Option<String>,
    /// The squad it meets, likewise.
    pub opponent: Option<String>,
}

impl Muster {
    /// The names of a game's figures, with what the user taught.
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

    /// Reads a squad as one of the game named, or of the one whose figures it names best: each game reads
    /// it once at most.
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
        // The first game wins where several do equally well.
        let score = |read: &Result<(_, SquadSource), _>| Some(read.as_ref().ok()?.1.likeness);
        let best = read.into_iter().rev().max_by_key(score);
        best.unwrap_or_else(|| Err(Error::Internal("no game is loaded".to_owned())))
    }

    /// The game whose list it clearly is, where that is another than the one it was read as: it names
    /// figures of that game outright and looks twice as much like one of its lists. A list of which
    /// every line was understood is nobody else's.
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

    /// Reads a squad and asks the rules; the file stays as it is.
    ///
    /// # Errors
    /// The file holds no squad, or a name in the request isn't one of the game's.
    pub fn check_file(&mut self, file: &str, request: &CheckRequest) -> Result<CheckedSquad, Error> {
        let bytes = crate::decode::read_input(std::path::Path::new(file))?;
        self.check_bytes(file, &bytes, request)
    }

    /// The same for what a file holds, or somebody pasted; `file` is its name in messages.
    ///
    /// # Errors
    /// It holds no squad, or a name in the request isn't one of the game's.
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

    /// The same for somebody who is at a game already, which what says its own game leaves.
    ///
    /// # Errors
    /// It holds no squad.
    pub fn check_pasted(
        &mut self,
        file: &str,
        bytes: &[u8],
        game: Option<String>,
    ) -> Result<CheckedSquad, Error> {
        let opened = source::open(file, bytes)?;
        let own = source::game_told(self.games(), &opened);
        let at = own.clone().or(game);
        // A list of which the game at hand knows nobody at all may be another's.
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
        request.against.apply(&game, &mut source.draft)?;
        let named = [(Role::Partner, &request.partner), (Role::Opponent, &request.opponent)];
        let mut others = Vec::new();
        for (role, what) in named {
            if let Some(file) = what.clone() {
                let checked = Box::new(self.other_squad(&game, &file, request)?);
                others.push(OtherSquad { role, file, checked });
            }
        }
        let (owned, without_data) = self.owned(&game);
        let input = CheckInput {
            partner: draft_of(&others, Role::Partner),
            opponent: draft_of(&others, Role::Opponent),
            owned: owned.as_ref(),
            claims: source.claims,
            unread: source.unresolved.len(),
            ..CheckInput::new(&source.draft, format_of(&game, &source.draft)?)
        };
        let report = check(&game.catalogue, input);
        let others = met(others, &source.draft, &report);
        Ok(CheckedSquad {
            game,
            source,
            report,
            others,
            without_data,
            saved: None,
            trouble: None,
            building: false,
            recognised: false,
            rather: None,
        })
    }

    /// Checks a draft for somebody who is building it; `saved` is its id, where it was saved. A format
    /// that the game doesn't have keeps nobody from opening a squad: it is checked against the game's
    /// first, and that is said.
    ///
    /// # Errors
    /// There is no such game.
    pub fn check_building(&mut self, draft: SquadDraft, saved: Option<Uuid>) -> Result<CheckedSquad, Error> {
        self.check_beside(draft, saved, Vec::new())
    }

    /// The same beside other squads. One of another game is no partner and no opponent.
    ///
    /// # Errors
    /// There is no such game.
    pub(super) fn check_beside(
        &mut self,
        draft: SquadDraft,
        saved: Option<Uuid>,
        others: Vec<(Role, SquadDraft)>,
    ) -> Result<CheckedSquad, Error> {
        let game = self.game(Some(draft.game.as_str()))?;
        let (format, trouble) = match format_of(&game, &draft) {
            Ok(format) => (format, None),
            Err(error) => match game.catalogue.formats().first() {
                Some(first) => (first, Some(error)),
                None => return Err(error),
            },
        };
        let mut source = SquadSource::of(draft);
        // To a builder a figure is one line.
        let lines = std::mem::take(&mut source.lines);
        for line in lines.into_iter().filter(|l| l.count > 0) {
            match source.lines.iter_mut().find(|l| l.figure == line.figure) {
                Some(same) => same.count = same.count.saturating_add(line.count),
                None => source.lines.push(line),
            }
        }
        let mut met_with = Vec::new();
        for (role, mut other) in others.into_iter().filter(|(_, other)| other.game == source.draft.game) {
            // Two that meet play one format.
            other.format = format.id.clone();
            let checked = Box::new(self.check_building(other, None)?);
            met_with.push(OtherSquad { role, file: String::new(), checked });
        }
        let (owned, without_data) = self.owned(&game);
        let input = CheckInput {
            partner: draft_of(&met_with, Role::Partner),
            opponent: draft_of(&met_with, Role::Opponent),
            owned: owned.as_ref(),
            ..CheckInput::new(&source.draft, format)
        };
        let report = check(&game.catalogue, input);
        let others = met(met_with, &source.draft, &report);
        Ok(CheckedSquad {
            game,
            source,
            report,
            others,
            without_data,
            saved,
            trouble,
            building: true,
            recognised: false,
            rather: None,
        })
    }

    /// The same for the saved squad of this id.
    ///
    /// # Errors
    /// There is no such squad, or its game isn't loaded.
    pub fn check_opened(&mut self, id: Uuid) -> Result<CheckedSquad, Error> {
        let draft = self.database()?.squad(id)?.draft;
        self.check_building(draft, Some(id))
    }

    /// The squad of a partner or opponent, which plays the same format. Lines of a
    /// partner's that nobody understood leave the verdict as open as lines of the squad itself.
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

    /// Figures owned; `None` for somebody who doesn't keep a collection here. Why they could not be
    /// asked for comes back, too.
    fn owned(&mut self, game: &LoadedGame) -> (Option<BTreeMap<FigureId, u32>>, Option<DbError>) {
        let (database, error) = self.database_if_any();
        let Some(database) = database else { return (None, error) };
        match database.owned_by_figure(&game.catalogue.game().id) {
            Ok(owned) => ((!owned.is_empty()).then_some(owned), None),
            Err(error) => (None, Some(error)),
        }
    }
}

/// The draft of the first squad that stands so to the one checked.
fn draft_of(others: &[OtherSquad], role: Role) -> Option<&SquadDraft> {
    others.iter().find(|o| o.role == role).map(|o| &o.checked.source.draft)
}

fn met(others: Vec<OtherSquad>, mine: &SquadDraft, report: &Report) -> Vec<OtherSquad> {
    others.into_iter().map(|other| other.met(mine, &report.findings)).collect()
}

/// The format of a draft.
pub(crate) fn format_of<'a>(game: &'a LoadedGame, draft: &SquadDraft) -> Result<&'a Format, Error> {
    game.catalogue.format(&draft.format).ok_or_else(|| Error::NotOneOf {
        kind: Kind::Format,
        name: draft.format.as_str().to_owned(),
        known: game.catalogue.formats().iter().map(|f| f.id.as_str().to_owned()).collect(),
    })
}
