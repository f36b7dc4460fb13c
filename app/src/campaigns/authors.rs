//! Who recorded a campaign's steps: the machines and their names.

use std::collections::BTreeMap;

use uuid::Uuid;

use crate::base::error::Error;
use crate::base::session::Session;

/// The machines on which the entries of a campaign's log were recorded.
pub(super) struct Authors {
    this: Uuid,
    machines: Vec<Uuid>,
    names: BTreeMap<Uuid, String>,
    elsewhere: String,
}

impl Authors {
    pub(super) fn of(session: &mut Session, campaign: Uuid) -> Result<Self, Error> {
        let elsewhere = session.words.get("group-fork-elsewhere", &[]);
        let database = session.muster.database()?;
        let (machines, names) = (database.campaign_authors(campaign)?, database.machine_names(campaign)?);
        Ok(Self { this: database.machine(), machines, names, elsewhere })
    }

    /// Returns what another machine is called; `None` for this one, and for a step from a file that doesn't tell.
    pub(super) fn name(&self, machine: Uuid) -> Option<&str> {
        if machine == self.this || machine.is_nil() {
            return None;
        }
        Some(self.names.get(&machine).unwrap_or(&self.elsewhere))
    }

    /// Returns what the other machine is called that recorded the entry with this index; `None` as for [`name`].
    ///
    /// [`name`]: Self::name
    pub(super) fn of_entry(&self, at: usize) -> Option<&str> {
        self.name(*self.machines.get(at)?)
    }
}
