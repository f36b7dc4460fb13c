//! A game as the window needs it: the values of filters, chips and headings.

use muster_rules::constraint::Constraint;
use muster_rules::constraint::setup::Among;
use muster_rules::game::SquadWord;
use muster_rules::matches::MatchFormat;
use muster_rules::odds::Combat;
use muster_templates::view::MarkShape;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::base::error::{Error, Kind};
use crate::base::named::Named;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use muster_db::pack::LoadedGame;
use muster_rules::fold::fold;
use muster_rules::id::SetId;

/// A request that names only a game.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct GameRequest {
    /// The game's id.
    pub game: String,
}

/// A game in the reader's language.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameView {
    /// Its id.
    pub id: String,
    /// Its display name.
    pub name: String,
    /// The game's word for a squad, which every page uses.
    #[ts(type = "'squad' | 'warband' | 'army'")]
    pub squad: SquadWord,
    /// The date of its data.
    pub catalogue_date: String,
    /// Number of figures in the catalogue.
    pub figures: usize,
    /// Number of printings in the catalogue.
    pub printings: usize,
    /// Whether its figures cost points.
    pub points: bool,
    /// Whether figures take turns of their own, so that activations are counted.
    pub activations: bool,
    /// Factions in the game's own order.
    pub factions: Vec<FactionView>,
    /// Sides of the table.
    pub sides: Vec<Named>,
    /// Eras in order.
    pub eras: Vec<Named>,
    /// Sets by release date.
    pub sets: Vec<SetBrief>,
    /// Rarities from common to rare.
    pub rarities: Vec<RarityView>,
    /// Columns of the stat block in card order.
    pub stats: Vec<StatView>,
    /// Formats, the default first.
    pub formats: Vec<FormatView>,
    /// Keywords, without their trailing number, and flags, for filters.
    pub keywords: Vec<Named>,
    /// Whether the game defines a balanced squad.
    pub balance: bool,
    /// How matches are scored, with the endings' names localised; missing if the game has no match log.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub matches: Option<MatchFormat>,
    /// Ways to play it at the table, the default first; empty if games can't be tracked.
    pub modes: Vec<Named>,
    /// Whether it is played on a printable board; omitted if it isn't.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub board: bool,
    /// How its figures fight; missing if odds can't be computed for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fights: Option<Fights>,
    /// Flags that cards carry, for filters.
    pub traits: Vec<Named>,
    /// Flags for a figure's role in a squad, the most important first.
    pub roles: Vec<Named>,
    /// Link and list formats in which squads of this game are shared.
    pub share_styles: Vec<Named>,
}

/// How the figures of a game fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Fights {
    /// Whether attacks roll pools of dice rather than a single die.
    pub pools: bool,
    /// Whether others can help an attack.
    pub helpers: bool,
    /// What cover adds to the defense; null where it isn't a number.
    pub cover: Option<i32>,
}

impl Fights {
    /// Returns how two figures of a game fight; `None` for games of luck.
    fn of(combat: &Combat) -> Option<Self> {
        match combat {
            Combat::Roll(rules) => {
                Some(Self { pools: false, helpers: rules.helper.is_some(), cover: rules.cover })
            }
            Combat::Pools(_) => Some(Self { pools: true, helpers: false, cover: None }),
            Combat::Luck(_) => None,
        }
    }
}

/// A faction with its colour and its shape.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FactionView {
    /// Its id.
    pub id: String,
    /// Its display name.
    pub name: String,
    /// Its colour on paper, `#rrggbb`.
    pub colour: String,
    /// The name of its shape, since colour alone never carries the meaning.
    pub shape: String,
}

/// Generates the shapes of factions as CSS clip paths, with the same corners that are printed.
#[must_use]
pub fn shapes_typescript() -> String {
    let per_cent = |n: u16| match n {
        0 => "0".to_owned(),
        n => format!("{}%", f32::from(n) / 10.0),
    };
    let line = |shape: MarkShape| {
        let corners = shape.corners().iter().map(|&[x, y]| format!("{} {}", per_cent(x), per_cent(y)));
        format!("  {}: 'polygon({})',\n", shape.name(), corners.collect::<Vec<_>>().join(", "))
    };
    let lines: String = MarkShape::ALL.into_iter().map(line).collect();
    let head = "// Made from templates/src/view/mark.rs by tests/bindings.rs of the app; don't edit.\n";
    format!("{head}\nexport const SHAPES = {{\n{lines}}};\n")
}

/// A set.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SetBrief {
    /// Its id.
    pub id: String,
    /// Its display name.
    pub name: String,
    /// Its first alias, for narrow columns; its name if it has none.
    pub short: String,
    /// Release date, as precisely as known.
    pub released: Option<String>,
    /// Number of its printings in the catalogue.
    pub printings: usize,
}

/// A rarity.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RarityView {
    /// Its id.
    pub id: String,
    /// Its display name.
    pub name: String,
    /// The symbol printed on cards.
    pub symbol: String,
}

/// A column of the stat block.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StatView {
    /// Its id.
    pub id: String,
    /// Its display name, abbreviated where that is usual.
    pub name: String,
    /// Whether it is in the table of a card.
    pub on_card: bool,
}

/// A format.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FormatView {
    /// Its id.
    pub id: String,
    /// Its display name.
    pub name: String,
    /// The edition of the rules that it follows.
    pub edition: String,
    /// The point limit.
    pub limit: Option<i32>,
    /// Whether a squad has to name an era.
    pub names_era: bool,
    /// Whether only figures from an opened pool may be fielded.
    pub has_pool: bool,
    /// Whether two squads form a team.
    pub has_partner: bool,
    /// Whether its rules depend on the opposing squad.
    pub has_opponent: bool,
}

/// Returns what the window needs to know of a game.
pub(crate) fn game(session: &mut Session, request: GameRequest) -> Result<GameView, Error> {
    let game = session.game(&request.game)?;
    let speaker = session.speaker(&game);
    let (catalogue, data) = (&game.catalogue, speaker.data());
    let naming = speaker.naming();
    let sets = catalogue.sets().iter().map(|set| SetBrief {
        id: set.id.to_string(),
        name: set.name.clone(),
        short: set.aliases.first().unwrap_or(&set.name).clone(),
        released: set.released.clone(),
        printings: catalogue.printings().iter().filter(|p| p.set == set.id).count(),
    });
    let factions = data.factions.iter().map(|f| FactionView {
        id: f.id.to_string(),
        name: naming.faction(&f.id),
        colour: f.colour.clone(),
        shape: f.shape.clone(),
    });
    let rarities = data.rarities.iter().map(|r| RarityView {
        id: r.id.clone(),
        name: speaker.rarity(&r.id),
        symbol: r.symbol.clone(),
    });
    let stats = data.stats.iter().map(|s| StatView {
        id: s.id.clone(),
        name: speaker.stat(&s.id),
        on_card: s.on_card,
    });
    let formats = catalogue.formats().iter().map(|f| FormatView {
        id: f.id.to_string(),
        name: speaker.format(&f.id),
        edition: f.edition.clone(),
        limit: f.limit,
        names_era: f.constraints.iter().any(|c| matches!(c, Constraint::Eras(e) if e.required)),
        has_pool: f.constraints.iter().any(|c| matches!(c, Constraint::Pool(_))),
        has_partner: f.constraints.iter().any(|c| matches!(c, Constraint::Team(_))),
        has_opponent: f.constraints.iter().any(|c| match c {
            Constraint::Opposed(_) => true,
            Constraint::Setup(setup) => setup.among == Among::Enemies,
            _ => false,
        }),
    });
    Ok(GameView {
        id: data.id.to_string(),
        name: speaker.game_name(),
        squad: data.squad,
        catalogue_date: data.catalogue_date.clone(),
        figures: catalogue.figures().len(),
        printings: catalogue.printings().len(),
        points: data.points,
        activations: data.activations,
        factions: factions.collect(),
        sides: data.sides.iter().map(|s| Named { id: s.id.to_string(), name: naming.side(&s.id) }).collect(),
        eras: data.eras.iter().map(|e| Named { id: e.id.to_string(), name: naming.era(&e.id) }).collect(),
        sets: sets.collect(),
        rarities: rarities.collect(),
        stats: stats.collect(),
        formats: formats.collect(),
        balance: data.balance.is_some(),
        matches: data.matches.clone().map(|format| in_words(format, &speaker)),
        board: game.play.as_ref().is_some_and(|play| play.field.is_some()),
        modes: (game.play.iter().flat_map(|play| &play.modes))
            .map(|mode| Named {
                id: mode.id.to_string(),
                name: speaker.game_word("play", mode.id.as_str(), &mode.name),
            })
            .collect(),
        fights: game.combat.as_ref().and_then(Fights::of),
        keywords: keywords(&speaker).into_iter().chain(traits(&speaker)).collect(),
        traits: traits(&speaker),
        roles: (data.roles.iter())
            .map(|id| Named { id: id.clone(), name: speaker.game_word("trait", id, id) })
            .collect(),
        share_styles: share_styles(&speaker),
    })
}

/// Returns every flag that some figure of the catalogue has.
fn traits(speaker: &Speaker<'_>) -> Vec<Named> {
    let figures = speaker.game.catalogue.figures();
    let carried = speaker.data().traits.iter().filter(|t| figures.iter().any(|f| f.traits.contains(t)));
    carried.map(|id| Named { id: id.clone(), name: speaker.game_word("trait", id, id) }).collect()
}

/// Finds a set by its name, abbreviation or id.
pub(crate) fn find_set(game: &LoadedGame, wanted: &str) -> Result<SetId, Error> {
    let sets = game.catalogue.sets();
    let named = |set: &&muster_rules::catalogue::Set| {
        let names = [set.id.as_str(), set.name.as_str()].into_iter();
        names.chain(set.aliases.iter().map(String::as_str)).any(|n| fold(n) == fold(wanted))
    };
    sets.iter()
        .find(named)
        .map(|s| s.id.clone())
        .ok_or_else(|| Error::not_one_of(Kind::Set, wanted, sets.iter().map(|s| &s.name)))
}

fn share_styles(speaker: &Speaker<'_>) -> Vec<Named> {
    let data = speaker.data();
    let links = data.links.iter().map(|l| Named { id: l.id.clone(), name: l.name.clone() });
    links.chain(data.posted.iter().map(|p| Named { id: p.id.clone(), name: p.name.clone() })).collect()
}

/// Returns every keyword once, without its number, sorted by name. Keywords that begin with a number are attacks and
/// are left out.
fn keywords(speaker: &Speaker<'_>) -> Vec<Named> {
    let naming = speaker.naming();
    let figures = speaker.game.catalogue.figures().iter();
    let words = figures.flat_map(muster_rules::figure::Figure::all_keywords);
    // Composed keywords are filtered by their parts.
    let parts = speaker.data().keywords.iter().flat_map(|list| &list.parts);
    let parts: Vec<_> = parts.flat_map(|p| p.values.iter().map(move |v| (p, v))).collect();
    let words = words.filter(|word| speaker.data().parts_of(word).is_empty());
    let named = |keyword: &str| keyword.starts_with(char::is_alphabetic);
    let plain: std::collections::BTreeSet<_> =
        words.map(|k| muster_rules::figure::split_number(k).0.to_owned()).filter(|k| named(k)).collect();
    let mut named: Vec<_> = plain.into_iter().map(|id| Named { name: naming.ability(&id), id }).collect();
    named.extend(parts.into_iter().map(|(p, v)| Named { id: v.id.clone(), name: naming.part(p, v) }));
    named.sort_by_cached_key(|n| muster_rules::fold::fold(&n.name));
    named
}

/// Translates the names of a match format's endings.
fn in_words(mut format: MatchFormat, speaker: &Speaker<'_>) -> MatchFormat {
    for ending in &mut format.endings {
        ending.name = speaker.naming().word_or("ending", ending.id.as_str(), &ending.name);
    }
    format
}
