//! The catalogue's cache: what searching needs, rebuilt from the packs when they change. It contains nothing
//! that users made.

use std::collections::{BTreeSet, HashMap};

use muster_rules::catalogue::Catalogue;
use muster_rules::figure::{Cost, Figure, split_number};
use muster_rules::fold::fold;
use muster_rules::game::Game;
use muster_rules::id::{FactionId, FigureId, GameId};
use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior, params};

use crate::cache::{Cache, in_cache};
use crate::database::Database;
use crate::error::{DbError, Result};
use crate::search_text::indexed;

/// A name in another language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtraName {
    /// The English name of a figure, a keyword without its number, a faction, or a set.
    pub english: String,
    /// The translated name.
    pub name: String,
}

/// A game's catalogue in the form stored in the cache.
#[derive(Clone, Debug)]
pub struct Cached<'a> {
    /// Its figures, sets and printings.
    pub catalogue: &'a Catalogue,
    /// Names in other languages, which are searched, too.
    pub names: Vec<ExtraName>,
    /// The hash of the packs that the catalogue was built from.
    pub hash: &'a str,
}

impl Database {
    /// Returns the hash of the packs that a game was cached from, `None` if it isn't cached.
    ///
    /// # Errors
    /// [`DbError::CacheDamaged`].
    pub fn cached_hash(&self, game: &GameId) -> Result<Option<String>> {
        self.cached(|conn| cached_hash(conn, game))
    }

    /// Returns the cached games.
    ///
    /// # Errors
    /// [`DbError::CacheDamaged`].
    pub fn cached_games(&self) -> Result<Vec<GameId>> {
        self.cached(|conn| {
            let mut statement = conn.prepare_cached("SELECT game FROM pack ORDER BY game")?;
            let rows = statement.query_map([], |r| r.get::<_, String>(0))?;
            Ok(rows.map(|game| game.map(GameId::from)).collect::<Result<_, _>>()?)
        })
    }

    /// Updates the cache to these games, at no cost if it is up to date. A damaged cache is rebuilt; if it
    /// can't be written, it is kept in memory.
    ///
    /// # Errors
    /// Fails if not even a cache in memory can be created.
    pub fn refresh_cache(&mut self, games: &[Cached<'_>]) -> Result<()> {
        if self.put_all(games).is_ok() {
            return Ok(());
        }
        self.discard_cache()?;
        if self.put_all(games).is_ok() {
            return Ok(());
        }
        self.cache = Cache::in_memory()?;
        self.put_all(games)
    }

    /// Discards the cache; [`refresh_cache`](Self::refresh_cache) rebuilds it.
    ///
    /// # Errors
    /// Fails if not even a cache in memory can be created.
    pub fn discard_cache(&mut self) -> Result<()> {
        let dir = self.dir.clone();
        self.cache.start_over(&dir)
    }

    /// Reads the whole cache, and discards it if it is damaged. Returns whether it was.
    ///
    /// # Errors
    /// Fails if not even a cache in memory can be created.
    pub fn check_cache(&mut self) -> Result<bool> {
        let damaged = !self.cache.is_sound();
        if damaged {
            self.discard_cache()?;
        }
        Ok(damaged)
    }

    fn put_all(&mut self, games: &[Cached<'_>]) -> Result<()> {
        for game in games {
            self.cache_catalogue(game.catalogue, &game.names, game.hash)?;
        }
        Ok(())
    }

    /// Caches a game, unless its packs have the same hash as before. Returns whether anything was written.
    pub fn cache_catalogue(
        &mut self,
        catalogue: &Catalogue,
        names: &[ExtraName],
        hash: &str,
    ) -> Result<bool> {
        let game = &catalogue.game().id;
        if self.cached_hash(game)?.as_deref() == Some(hash) {
            return Ok(false);
        }
        self.change_cache(|tx| {
            // Another process may have cached it in the meantime.
            if cached_hash(tx, game)?.as_deref() == Some(hash) {
                return Ok(false);
            }
            remove(tx, game)?;
            insert(tx, catalogue, names, hash)?;
            Ok(true)
        })
    }

    /// Removes a game whose packs are gone. The user's data about it is kept.
    pub fn forget_catalogue(&mut self, game: &GameId) -> Result<()> {
        self.change_cache(|tx| remove(tx, game))
    }

    /// Returns a complete figure from the cache.
    ///
    /// # Errors
    /// [`DbError::CacheDamaged`].
    pub fn cached_figure(&self, id: &FigureId) -> Result<Option<Figure>> {
        self.cached(|conn| {
            let sql = "SELECT json FROM figure JOIN figure_json USING (n) WHERE id = ?1";
            let json = conn.prepare_cached(sql)?.query_row([id.as_str()], |r| r.get::<_, String>(0));
            let parse = |json: String| {
                serde_json::from_str(&json).map_err(|source| DbError::Row {
                    table: "figure",
                    key: id.to_string(),
                    source,
                })
            };
            json.optional()?.map(parse).transpose()
        })
    }

    /// Reads from the cache.
    pub(super) fn cached<T>(&self, work: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
        work(self.cache.conn()).map_err(in_cache)
    }

    /// Changes the cache atomically.
    fn change_cache<T>(&mut self, work: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
        let tx = self.cache.conn_mut().transaction_with_behavior(TransactionBehavior::Immediate);
        let tx = tx.map_err(in_cache)?;
        let done = work(&tx).map_err(in_cache)?;
        tx.commit().map_err(in_cache)?;
        Ok(done)
    }
}

fn cached_hash(conn: &Connection, game: &GameId) -> Result<Option<String>> {
    let mut statement = conn.prepare_cached("SELECT hash FROM pack WHERE game = ?1")?;
    Ok(statement.query_row([game.as_str()], |r| r.get(0)).optional()?)
}

fn remove(conn: &Connection, game: &GameId) -> Result<()> {
    conn.execute(
        "DELETE FROM figure_search WHERE rowid IN (SELECT n FROM figure WHERE game = ?1)",
        [game.as_str()],
    )?;
    // Sets, figures, factions, abilities and printings are deleted by cascade.
    conn.execute("DELETE FROM pack WHERE game = ?1", [game.as_str()])?;
    Ok(())
}

fn insert(conn: &Connection, catalogue: &Catalogue, names: &[ExtraName], hash: &str) -> Result<()> {
    let game = catalogue.game();
    conn.execute(
        "INSERT INTO pack (game, hash, name) VALUES (?1, ?2, ?3)",
        params![game.id.as_str(), hash, game.name],
    )?;
    insert_sets(conn, catalogue)?;
    let numbers = insert_figures(conn, catalogue)?;
    insert_printings(conn, catalogue, &numbers)?;
    insert_texts(conn, catalogue, names, &numbers)
}

fn insert_sets(conn: &Connection, catalogue: &Catalogue) -> Result<()> {
    let mut statement =
        conn.prepare("INSERT OR REPLACE INTO card_set (game, id, name, position) VALUES (?1, ?2, ?3, ?4)")?;
    for (position, set) in catalogue.sets().iter().enumerate() {
        let game = catalogue.game().id.as_str();
        statement.execute(params![game, set.id.as_str(), set.name, position as i64])?;
    }
    Ok(())
}

/// Inserts each figure once, in the catalogue's preferred form, and returns their row numbers.
fn insert_figures<'a>(conn: &Connection, catalogue: &'a Catalogue) -> Result<HashMap<&'a FigureId, i64>> {
    let mut row = conn.prepare(
        "INSERT INTO figure (game, id, name, folded, cost, cost_kind, factions, unique_card,
             set_position)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    let mut whole = conn.prepare("INSERT INTO figure_json (n, json) VALUES (?1, ?2)")?;
    let mut faction = conn.prepare("INSERT OR IGNORE INTO figure_faction (faction, n) VALUES (?1, ?2)")?;
    let mut ability = conn.prepare("INSERT OR IGNORE INTO figure_ability (ability, n) VALUES (?1, ?2)")?;
    let first_set = first_sets(catalogue);
    let mut numbers = HashMap::new();
    for f in preferred(catalogue) {
        let factions: Vec<_> = f.factions.iter().map(FactionId::as_str).collect();
        let kind = match f.cost {
            Cost::Known(_) => "known",
            Cost::Unknown => "unknown",
            Cost::Chosen => "chosen",
        };
        let json = serde_json::to_string(f).map_err(DbError::Unstorable)?;
        row.execute(params![
            catalogue.game().id.as_str(),
            f.id.as_str(),
            f.name,
            fold(&f.name),
            f.cost.known(),
            kind,
            factions.join(" "),
            f.unique,
            first_set.get(&f.id).copied().unwrap_or(i64::MAX),
        ])?;
        let n = conn.last_insert_rowid();
        whole.execute(params![n, json])?;
        for id in factions {
            faction.execute(params![id, n])?;
        }
        for keyword in f.all_keywords() {
            ability.execute(params![fold(keyword), n])?;
            ability.execute(params![fold(split_number(keyword).0), n])?;
            for (_, value) in catalogue.game().parts_of(keyword) {
                ability.execute(params![fold(&value.id), n])?;
            }
        }
        // Traits are searched like keywords.
        for flag in &f.traits {
            ability.execute(params![fold(flag), n])?;
        }
        numbers.insert(&f.id, n);
    }
    Ok(numbers)
}

/// Returns every figure once: of several with the same ID, the one that the catalogue returns for it.
fn preferred(catalogue: &Catalogue) -> impl Iterator<Item = &Figure> {
    let mut seen = BTreeSet::new();
    let ids = catalogue.figures().iter().map(|f| &f.id).filter(move |id| seen.insert(*id));
    ids.filter_map(|id| catalogue.figure(id))
}

/// Returns the position of each figure's first printing in the list of sets.
fn first_sets(catalogue: &Catalogue) -> HashMap<&FigureId, i64> {
    let sets = catalogue.sets().iter().enumerate();
    let positions: HashMap<_, _> = sets.map(|(i, s)| (&s.id, i as i64)).collect();
    let mut first = HashMap::new();
    for printing in catalogue.printings() {
        let position = positions.get(&printing.set).copied().unwrap_or(i64::MAX);
        let entry = first.entry(&printing.figure).or_insert(position);
        *entry = position.min(*entry);
    }
    first
}

fn insert_printings(
    conn: &Connection,
    catalogue: &Catalogue,
    numbers: &HashMap<&FigureId, i64>,
) -> Result<()> {
    let mut statement = conn.prepare(
        "INSERT OR REPLACE INTO printing (game, id, n, set_id, number, rarity, rarity_rank, position)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?;
    let rarities = catalogue.game().rarities.iter().enumerate();
    let ranks: HashMap<_, _> = rarities.map(|(i, r)| (r.id.as_str(), i as i64)).collect();
    for (position, p) in catalogue.printings().iter().enumerate() {
        // A printing of an unknown figure can't be found by searching.
        let Some(n) = numbers.get(&p.figure) else { continue };
        statement.execute(params![
            catalogue.game().id.as_str(),
            p.id.as_str(),
            n,
            p.set.as_str(),
            p.number,
            p.rarity,
            ranks.get(p.rarity.as_str()).copied().unwrap_or(-1),
            position as i64,
        ])?;
    }
    Ok(())
}

fn insert_texts(
    conn: &Connection,
    catalogue: &Catalogue,
    names: &[ExtraName],
    numbers: &HashMap<&FigureId, i64>,
) -> Result<()> {
    let mut statement = conn.prepare(
        "INSERT INTO figure_search (rowid, name, other_names, abilities, factions, sets)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    let mut others = HashMap::<&str, Vec<&str>>::new();
    for extra in names {
        others.entry(&extra.english).or_default().push(&extra.name);
    }
    let mut printed_in = HashMap::<&FigureId, BTreeSet<_>>::new();
    for p in catalogue.printings() {
        printed_in.entry(&p.figure).or_default().insert(&p.set);
    }
    for f in preferred(catalogue) {
        let mut abilities = Text::default();
        for keyword in f.all_keywords() {
            abilities.add(keyword);
            abilities.add_others(&others, keyword);
            abilities.add_others(&others, split_number(keyword).0);
        }
        for word in f.traits.iter().chain(f.attributes.values()) {
            abilities.add(word);
        }
        let mut other_names = Text::default();
        other_names.add_others(&others, &f.name);
        // "Luke Skywalker, Jedi Knight" is also found by the translations of Luke Skywalker.
        if let Some((person, _)) = f.name.split_once(", ") {
            other_names.add_others(&others, person);
        }
        let sets = printed_in.get(&f.id).into_iter().flatten().filter_map(|id| catalogue.set(id));
        let mut set_names = Text::default();
        for set in sets {
            set_names.add(&set.name);
            set_names.add_others(&others, &set.name);
            set.aliases.iter().for_each(|alias| set_names.add(alias));
        }
        statement.execute(params![
            numbers.get(&f.id),
            indexed(&f.name),
            other_names.0,
            abilities.0,
            faction_names(catalogue.game(), f, &others).0,
            set_names.0,
        ])?;
    }
    Ok(())
}

fn faction_names(game: &Game, figure: &Figure, others: &HashMap<&str, Vec<&str>>) -> Text {
    let mut text = Text::default();
    for id in &figure.factions {
        let Some(faction) = game.faction(id) else {
            text.add(id.as_str());
            continue;
        };
        text.add(&faction.name);
        text.add_others(others, &faction.name);
        faction.aliases.iter().for_each(|alias| text.add(alias));
    }
    text
}

/// A word that is never typed. Placed between two names, it keeps a phrase from spanning both.
const END_OF_NAME: &str = " \u{e000} ";

/// A text for the index, built up word by word.
#[derive(Default)]
struct Text(String);

impl Text {
    fn add(&mut self, words: &str) {
        if !self.0.is_empty() {
            self.0.push_str(END_OF_NAME);
        }
        self.0.push_str(&indexed(words));
    }

    fn add_others(&mut self, others: &HashMap<&str, Vec<&str>>, english: &str) {
        others.get(english).into_iter().flatten().for_each(|name| self.add(name));
    }
}
