//! Merges two versions of a squad that were saved on two machines.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use muster_db::entry::{Change, Entry, Noun};
use muster_db::pack::LoadedGame;
use muster_db::table::kept::KeptKind;
use muster_rules::id::{FactionId, FigureId, FormatId};
use muster_rules::merge::{Difference, Merged, Part, Place, Side, Value, merge_taking};
use muster_rules::squad::{Member, SquadDraft};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::store::{OpenSquad, opened};
use super::view::SquadView;
use crate::base::error::{Error, Kind};
use crate::base::session::Session;
use crate::base::speaker::Speaker;

/// A request for the two versions of a squad.
#[derive(Clone, Debug, Default, Deserialize, TS)]
pub struct SquadVersionsRequest {
    /// The squad's name or id.
    pub id: String,
    /// The sides chosen for differences; any other difference is taken from the only side that changed it.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<TakenPart>>")]
    pub take: Vec<TakenPart>,
}

/// The side chosen for a difference.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct TakenPart {
    /// The part, as named by the difference.
    pub part: String,
    /// The side to take it from.
    pub side: VersionSide,
}

/// One of two versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum VersionSide {
    /// The first: the one that is shown everywhere.
    First,
    /// The second.
    Second,
}

/// Two concurrent versions of a squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadVersions {
    /// The squad's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// The squad's name.
    pub name: String,
    /// Both versions; empty if there is no conflict.
    pub versions: Vec<SquadVersion>,
    /// The differences, figures first.
    pub differences: Vec<SquadDifference>,
    /// The merged squad so far; null if there is no conflict.
    pub merged: Option<SquadView>,
    /// The number of undecided differences.
    pub undecided: usize,
}

/// A version of a squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadVersion {
    /// The version's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// Whether it was saved on this machine.
    pub here: bool,
    /// When it was saved, by its machine's clock.
    #[ts(type = "string")]
    pub at: DateTime<Utc>,
    /// The checked squad.
    pub view: SquadView,
}

/// A difference between two versions.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadDifference {
    /// The part that differs, as an identifier.
    pub part: String,
    /// The part, as text.
    pub what: String,
    /// The value in the common base, as text.
    pub before: String,
    /// The value in the first version.
    pub first: String,
    /// The value in the second version.
    pub second: String,
    /// The side that is taken; null if both changed it and none is chosen.
    pub taken: Option<VersionSide>,
    /// Whether both versions changed it.
    pub both: bool,
}

/// A request to merge two versions.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct MergeSquad {
    /// The squad's name or id.
    pub id: String,
    /// The ids of the versions that were shown; null to merge the current ones.
    pub versions: Option<Vec<String>>,
    /// The sides chosen for differences.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<TakenPart>>")]
    pub take: Vec<TakenPart>,
}

/// Two versions and their common base.
struct Two {
    squad: Uuid,
    base: SquadDraft,
    heads: [Entry; 2],
    drafts: [SquadDraft; 2],
}

/// Returns the two versions of a squad, their differences, and the merged squad.
pub fn squad_versions(session: &mut Session, request: SquadVersionsRequest) -> Result<SquadVersions, Error> {
    let id = session.muster.database()?.find_id(KeptKind::Squad, &request.id)?;
    let Some(two) = two(session, id)? else {
        let name = session.muster.database()?.squad(id)?.draft.name;
        let (versions, differences) = (Vec::new(), Vec::new());
        return Ok(SquadVersions { id, name, versions, differences, merged: None, undecided: 0 });
    };
    let (merged, taken) = two.merged(&request.take)?;
    let game = session.game(merged.draft.game.as_str())?;
    let this = session.muster.database()?.machine();
    let mut versions = Vec::new();
    for (head, draft) in two.heads.iter().zip(&two.drafts) {
        let at = DateTime::parse_from_rfc3339(&head.at).map(|at| at.to_utc()).unwrap_or_default();
        let view = view(session, id, draft)?;
        versions.push(SquadVersion { id: head.id, here: head.machine == this, at, view });
    }
    let speaker = session.speaker(&game);
    let telling = Telling { speaker, game: &game, two: &two };
    let mut differences: Vec<_> =
        merged.differences.iter().map(|one| telling.difference(one, &taken)).collect();
    differences.sort_by_key(|one| !one.part.contains(' '));
    let undecided = differences.iter().filter(|one| one.taken.is_none()).count();
    let name = merged.draft.name.clone();
    let merged = Some(view(session, id, &merged.draft)?);
    Ok(SquadVersions { id, name, versions, differences, merged, undecided })
}

/// Merges two versions of a squad. Both stay in its history.
///
/// # Errors
/// Fails if there is no such squad or part, with [`Error::Undecided`] if both versions changed something and no
/// side is chosen, with [`Error::VersionsMoved`] if the versions aren't those shown, or if the database can't be
/// written.
pub fn merge_squad(session: &mut Session, request: MergeSquad) -> Result<OpenSquad, Error> {
    let id = session.muster.database()?.find_id(KeptKind::Squad, &request.id)?;
    let nothing = || Error::NotOneOf { kind: Kind::Fork, name: request.id.clone(), known: Vec::new() };
    let two = two(session, id)?.ok_or_else(nothing)?;
    let seen = |versions: &Vec<String>| {
        versions.len() == 2 && two.heads.iter().all(|head| versions.contains(&head.id.to_string()))
    };
    if !request.versions.as_ref().is_none_or(seen) {
        return Err(Error::VersionsMoved);
    }
    let (merged, taken) = two.merged(&request.take)?;
    let asked: Vec<_> =
        merged.conflicts().map(|one| &one.part).filter(|part| !taken.contains_key(part)).collect();
    if !asked.is_empty() {
        let game = session.game(merged.draft.game.as_str())?;
        let telling = Telling { speaker: session.speaker(&game), game: &game, two: &two };
        return Err(Error::Undecided(asked.into_iter().map(|part| telling.part(part)).collect()));
    }
    let now = session.muster.now();
    session.muster.atomically(|muster| {
        let database = muster.database()?;
        let (subject, shown) = (id.to_string(), database.squad(id)?.draft);
        if shown == merged.draft {
            // The merged squad equals the current one, so no new revision is needed.
            let keep = two.heads.iter().zip(&two.drafts).find(|(_, draft)| **draft == shown);
            let keep = keep.map_or(two.heads[0].id, |(head, _)| head.id);
            database.join_heads(Noun::SquadVersion, &subject, (keep, &[]), &[], now)?;
        } else {
            for head in &two.heads {
                database.settle_head(Noun::SquadVersion, &subject, head.id, now)?;
            }
            database.save_squad(id, &merged.draft, now)?;
        }
        Ok(())
    })?;
    opened(session, two.squad)
}

fn view(session: &mut Session, id: Uuid, draft: &SquadDraft) -> Result<SquadView, Error> {
    let checked = session.muster.check_building(draft.clone(), Some(id))?;
    Ok(session.say_squad(&checked))
}

/// Returns the two latest concurrent versions, in the order in which groups number them; `None` if there is only one.
fn two(session: &mut Session, id: Uuid) -> Result<Option<Two>, Error> {
    let (database, subject) = (session.muster.database()?, id.to_string());
    let forks = database.forks()?;
    let fork = forks.into_iter().find(|(noun, of, _)| *noun == Noun::SquadVersion && *of == subject);
    let Some((.., heads)) = fork else { return Ok(None) };
    let mut histories = Vec::new();
    for head in heads.iter().rev().take(2) {
        histories.push(database.history(Noun::SquadVersion, &subject, *head)?);
    }
    let [shown, other] = &histories[..] else { return Ok(None) };
    let ends = (shown.last(), other.last());
    let (Some(last), Some(its)) = ends else { return Ok(None) };
    let same = shown.iter().zip(other).take_while(|(a, b)| a.id == b.id).map(|(entry, _)| entry).last();
    let (Some(one), Some(another)) = (draft(last), draft(its)) else { return Ok(None) };
    let nothing = || SquadDraft::new(one.game.clone(), one.format.clone());
    let base = same.and_then(draft).unwrap_or_else(nothing);
    let (heads, drafts) = ([last.clone(), its.clone()], [one, another]);
    Ok(Some(Two { squad: id, base, heads, drafts }))
}

fn draft(entry: &Entry) -> Option<SquadDraft> {
    match &entry.change {
        Change::Text { text } => serde_json::from_str(text.get("draft")?).ok(),
        _ => None,
    }
}

impl Two {
    /// Merges both versions with the chosen sides. Returns the sides by part, too.
    fn merged(&self, take: &[TakenPart]) -> Result<(Merged, BTreeMap<Part, Side>), Error> {
        let [ours, theirs] = &self.drafts;
        let all = merge_taking(&self.base, ours, theirs, &BTreeMap::new()).differences;
        let mut taken = BTreeMap::new();
        for TakenPart { part, side } in take {
            let Some(one) = all.iter().find(|one| one.part.to_string() == *part) else {
                let known = all.iter().map(|one| &one.part);
                return Err(Error::not_one_of(Kind::Fork, part, known));
            };
            let side = match side {
                VersionSide::First => Side::Ours,
                VersionSide::Second => Side::Theirs,
            };
            taken.insert(one.part.clone(), side);
        }
        Ok((merge_taking(&self.base, ours, theirs, &taken), taken))
    }
}

/// Describes differences.
struct Telling<'a> {
    speaker: Speaker<'a>,
    game: &'a LoadedGame,
    two: &'a Two,
}

impl Telling<'_> {
    fn difference(&self, one: &Difference, taken: &BTreeMap<Part, Side>) -> SquadDifference {
        let value = |value: &Option<Value>| self.value(&one.part, value.as_ref());
        let side = taken.get(&one.part).copied().or(one.changed);
        let side = side.map(|side| match side {
            Side::Ours => VersionSide::First,
            Side::Theirs => VersionSide::Second,
        });
        SquadDifference {
            part: one.part.to_string(),
            what: self.part(&one.part),
            before: value(&one.base),
            first: value(&one.ours),
            second: value(&one.theirs),
            taken: side,
            both: one.changed.is_none(),
        }
    }

    fn part(&self, part: &Part) -> String {
        let of = |list: String, what: String| {
            self.speaker.say("squad-part-of", &[("list", list.into()), ("what", what.into())])
        };
        match part {
            Part::Name => self.speaker.word("label-name"),
            Part::Format => self.speaker.word("label-format"),
            Part::Limit => self.speaker.word("label-limit"),
            Part::Faction => self.speaker.word("label-faction"),
            Part::Era => self.speaker.word("label-era"),
            Part::Side => self.speaker.word("label-side"),
            Part::Notes => self.speaker.word("label-notes"),
            Part::Pool => self.speaker.word("squad-part-pool"),
            Part::Figure(Place::Squad, figure) => self.figure(figure),
            Part::Figure(Place::Pool, figure) => {
                of(self.speaker.word("squad-part-pool"), self.figure(figure))
            }
            Part::Figure(Place::Beside(_, kind), figure) => {
                of(self.speaker.naming().side_list(kind), self.figure(figure))
            }
            Part::Choice(holder, ability) => of(self.figure(holder), self.speaker.naming().ability(ability)),
            Part::Considering(figure) => of(self.speaker.word("label-considering"), self.figure(figure)),
        }
    }

    fn value(&self, part: &Part, value: Option<&Value>) -> String {
        let naming = self.speaker.naming();
        match (part, value) {
            (Part::Figure(..), None) => "0".to_owned(),
            (_, None) => "–".to_owned(),
            (Part::Considering(_) | Part::Pool, Some(_)) => "✓".to_owned(),
            (_, Some(Value::Number(number))) => number.to_string(),
            (_, Some(Value::Figures(figures))) => {
                let names = figures.iter().map(|figure| self.figure(figure)).collect::<Vec<_>>();
                names.join(&self.speaker.word("join"))
            }
            (Part::Format, Some(Value::Text(id))) => self.speaker.format(&FormatId::from(id.as_str())),
            (Part::Faction, Some(Value::Text(id))) => naming.faction(&FactionId::from(id.as_str())),
            (Part::Era, Some(Value::Text(id))) => naming.era(&id.as_str().into()),
            (Part::Side, Some(Value::Text(id))) => naming.side(&id.as_str().into()),
            (_, Some(Value::Text(text))) => text.clone(),
        }
    }

    /// Returns a figure's name; the last known one if the catalogue no longer has it.
    fn figure(&self, figure: &FigureId) -> String {
        let known = || {
            let lists =
                |draft: &'_ SquadDraft| draft.side_lists.iter().flat_map(|l| l.members.clone()).collect();
            let drafts = self.two.drafts.iter().chain([&self.two.base]);
            let mut all = drafts.flat_map(|draft| {
                let beside: Vec<Member> = lists(draft);
                draft.members.iter().chain(draft.pool.iter().flatten()).cloned().chain(beside)
            });
            all.find(|member| member.figure == *figure && member.last_name.is_some())?.last_name
        };
        match self.game.catalogue.figure(figure) {
            Some(_) => self.speaker.figure(figure),
            None => known().unwrap_or_else(|| self.speaker.figure(figure)),
        }
    }
}
