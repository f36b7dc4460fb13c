//! Other names for figures, which the user taught while lists were read.

use muster_db::pack::LoadedGame;
use muster_db::table::alias::Alias;
use muster_rules::id::FigureId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::error::Error;
use crate::games::GameRequest;
use crate::session::Session;
use crate::speaker::Speaker;

/// Another name for a figure.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct AliasRequest {
    /// The game's id.
    pub game: String,
    /// What people write.
    pub alias: String,
    /// The figure's id.
    pub figure: String,
}

/// A text whose meaning is to be forgotten.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ForgetRequest {
    /// The game's id.
    pub game: String,
    /// What people write.
    pub alias: String,
}

/// What the user taught, by text.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AliasList(pub Vec<AliasView>);

/// A text and the figure that it means.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AliasView {
    /// What people write.
    pub alias: String,
    /// The figure's id.
    pub figure: FigureId,
    /// Its English name.
    pub name: String,
    /// What it is called in the reader's language.
    pub local_name: String,
    /// Whether the catalogue has it.
    pub known: bool,
}

/// A text that means nothing more.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AliasForgotten {
    /// What people write.
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

/// Teaches another name for a figure.
///
/// # Errors
/// There is no such figure, the text can't be a name, or those of the database.
pub fn learn_alias(session: &mut Session, request: AliasRequest) -> Result<AliasView, Error> {
    let game = session.game(&request.game)?;
    let figure = session.muster.learn_alias(&game, &request.alias, &request.figure)?.id;
    let alias = Alias { written: request.alias, figure, last_name: None, last_cost: None };
    Ok(AliasView::new(&game, &session.speaker(&game), alias))
}

/// What was taught.
///
/// # Errors
/// There is no such game, or those of the database.
pub fn aliases(session: &mut Session, request: GameRequest) -> Result<AliasList, Error> {
    let game = session.game(&request.game)?;
    let aliases = session.muster.aliases(&game)?;
    let speaker = session.speaker(&game);
    Ok(AliasList(aliases.into_iter().map(|alias| AliasView::new(&game, &speaker, alias)).collect()))
}

/// Forgets what was taught.
///
/// # Errors
/// It wasn't taught, or those of the database.
pub fn forget_alias(session: &mut Session, request: ForgetRequest) -> Result<AliasForgotten, Error> {
    let game = session.game(&request.game)?;
    session.muster.forget_alias(&game, &request.alias)?;
    Ok(AliasForgotten { alias: request.alias })
}
