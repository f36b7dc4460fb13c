//! Squads that were saved alike on several machines before they met.

use std::collections::BTreeMap;

use muster_db::entry::Noun;
use muster_db::table::kept::KeptKind;
use muster_rules::fold::fold;
use uuid::Uuid;

use crate::base::error::Error;
use crate::base::session::Session;

/// Removes squads that are the same as another one from another machine: name, contents, folder and tags. All machines
/// keep the same one, and the others can be restored. Returns their number.
pub(super) fn unite_squads(session: &mut Session) -> Result<u64, Error> {
    let now = session.muster.now();
    let database = session.muster.database()?;
    let mut named = BTreeMap::<_, Vec<Uuid>>::new();
    for squad in database.squads(None)? {
        named.entry((squad.game.to_string(), fold(&squad.name))).or_default().push(squad.uuid);
    }
    named.retain(|_, same| same.len() > 1);
    if named.is_empty() {
        return Ok(0);
    }
    let labels = database.squad_labels()?;
    let mut removed = 0;
    for mut same in named.into_values() {
        same.sort_unstable();
        let mut kept: Vec<Uuid> = Vec::new();
        for id in same {
            let draft = database.squad(id)?.draft;
            let by = first_machine(database, id)?;
            let mut twin = false;
            for other in &kept {
                twin |= database.squad(*other)?.draft == draft
                    && labels.get(other) == labels.get(&id)
                    && first_machine(database, *other)? != by;
            }
            if twin {
                database.remove_kept(KeptKind::Squad, id, true, now)?;
                removed += 1;
            } else {
                kept.push(id);
            }
        }
    }
    Ok(removed)
}

/// Returns the machine on which a squad was saved first; `None` for one from before there were entries.
fn first_machine(database: &muster_db::Database, squad: Uuid) -> Result<Option<Uuid>, Error> {
    let subject = squad.to_string();
    let heads = database.heads(Noun::SquadVersion, &subject)?;
    let Some(head) = heads.first() else { return Ok(None) };
    let history = database.history(Noun::SquadVersion, &subject, *head)?;
    Ok(history.first().map(|entry| entry.machine))
}
