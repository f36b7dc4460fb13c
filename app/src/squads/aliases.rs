//! Aliases of figures, which the user confirmed while importing lists.

use muster_db::pack::LoadedGame;
use muster_db::table::alias::Alias;
use muster_rules::id::FigureId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::base::error::Error;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::games::GameRequest;

/// A request to add an alias of a figure.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct AliasRequest {
    /// The game's id.
    pub game: String,
    /// The alias.
    pub alias: String,
    /// The figure's id.
    pub figure: String,
}

/// A request to remove an alias.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ForgetRequest {
    /// The game's id.
    pub game: String,
    /// The alias.
    pub alias: String,
}

/// All aliases, sorted by text.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AliasList(pub Vec<AliasView>);

/// An alias and its figure.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AliasView {
    /// The alias.
    pub alias: String,
    /// The figure's id.
    pub figure: FigureId,
    /// The English name.
    pub name: String,
    /// The name in the reader's language.
    pub local_name: String,
    /// Whether the catalogue has the figure.
    pub known: bool,
}

/// An alias that was removed.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AliasForgotten {
    /// The alias.
    pub alias: String,
}

impl AliasView {
    fn new(game: &LoadedGame, speaker: &Speaker<'_>, alias: Alias) -> Self {
        let known = game.catalogue.figure(&alias.figure);
        let last = alias.last_name.unwrap_or_else(|| speaker.figure(&alias.figure));
        Self {
            alias: alias.written,
            name: known.map_or_else(|| last.clone(), |f| f.name.clone()),
            local_name: known.map_or(last, |f| speaker.figure(&f.id)),
            known: known.is_some(),
            figure: alias.figure,
        }
    }
}

/// Adds an alias of a figure.
///
/// # Errors
/// Fails if there is no such figure, the text can't be a name, or the database can't be written.
pub fn learn_alias(session: &mut Session, request: AliasRequest) -> Result<AliasView, Error> {
    let game = session.game(&request.game)?;
    let figure = session.muster.learn_alias(&game, &request.alias, &request.figure)?.id;
    let alias = Alias { written: request.alias, figure, last_name: None, last_cost: None };
    Ok(AliasView::new(&game, &session.speaker(&game), alias))
}

/// Returns the aliases of a game's figures.
pub fn aliases(session: &mut Session, request: GameRequest) -> Result<AliasList, Error> {
    let game = session.game(&request.game)?;
    let aliases = session.muster.aliases(&game)?;
    let speaker = session.speaker(&game);
    Ok(AliasList(aliases.into_iter().map(|alias| AliasView::new(&game, &speaker, alias)).collect()))
}

/// Removes an alias.
pub fn forget_alias(session: &mut Session, request: ForgetRequest) -> Result<AliasForgotten, Error> {
    let game = session.game(&request.game)?;
    session.muster.forget_alias(&game, &request.alias)?;
    Ok(AliasForgotten { alias: request.alias })
}
