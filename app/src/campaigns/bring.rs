//! Importing a campaign from its file. What is here already is joined, never doubled.

use muster_db::table::campaign::Brought;
use muster_db::table::kept::KeptKind;
use muster_rules::fold::fold;
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

use super::histories::has_several;
use super::{CampaignFile, ImportCampaign};
use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::session::Session;
use crate::groups::reunite;
use crate::kept::free_name;

/// A campaign that a file brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CampaignBrought {
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// Its name here.
    pub name: String,
    /// What it was here before.
    pub how: Bringing,
    /// The number of entries that it had here before.
    pub had: usize,
    /// The number of those that the file has, too.
    pub common: usize,
    /// The number of the file's entries that it didn't have.
    pub new: usize,
    /// Whether it had been deleted here and is back.
    pub restored: bool,
    /// Whether it has two histories now, one of which has to be chosen.
    pub conflict: bool,
    /// All of this as a sentence.
    pub told: String,
    /// What another program's save has and this one can't, or the other way around, a sentence each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub left: Vec<String>,
}

/// How the campaign of a file relates to what is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Bringing {
    /// It wasn't here.
    New,
    /// Both are the same.
    Same,
    /// The one here was older, and got what it lacked.
    Older,
    /// The one here is newer, and stays as it is.
    Newer,
    /// Both went on, each in its own way.
    Both,
}

impl Bringing {
    fn of(brought: &Brought) -> Self {
        match brought.had {
            None => Self::New,
            Some(had) if brought.new == 0 && had == brought.carried => Self::Same,
            Some(_) if brought.new == 0 => Self::Newer,
            Some(had) if had == brought.common => Self::Older,
            Some(_) => Self::Both,
        }
    }

    fn as_str(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Same => "same",
            Self::Older => "older",
            Self::Newer => "newer",
            Self::Both => "both",
        }
    }
}

/// Imports a campaign from a file. One that is here gets what it lacks; two histories are joined by the rules, or
/// shown for somebody to choose.
///
/// # Errors
/// Its game isn't installed, it contradicts what is here, or the database fails; nothing is saved then.
pub fn import(
    session: &mut Session,
    _: ImportCampaign,
    file: CampaignFile,
) -> Result<CampaignBrought, Error> {
    let brought = session.muster.bring_campaign(&file)?;
    let how = Bringing::of(&brought);
    if how == Bringing::Both {
        reunite(session)?;
    }
    let conflict = has_several(session, brought.id)?;
    let name = session.muster.database()?.kept_thing(KeptKind::Campaign, brought.id)?.name;
    let had = brought.had.unwrap_or_default();
    let args = [
        ("how", how.as_str().into()),
        ("name", name.as_str().into()),
        ("had", had.into()),
        ("common", brought.common.into()),
        ("new", brought.new.into()),
    ];
    let mut told = vec![session.words.get("campaign-brought", &args)];
    let more = [
        (brought.secrets, "campaign-brought-secrets"),
        (brought.restored, "campaign-brought-restored"),
        (conflict, "campaign-brought-conflict"),
    ];
    told.extend(more.iter().filter(|(is, _)| *is).map(|(_, key)| session.words.get(key, &[])));
    let (id, common, new, restored) = (brought.id, brought.common, brought.new, brought.restored);
    let (told, left) = (told.join(" "), Vec::new());
    Ok(CampaignBrought { id, name, how, had, common, new, restored, conflict, told, left })
}

impl Muster {
    /// Imports the campaign of a file.
    ///
    /// # Errors
    /// As for [`import`].
    pub fn import_campaign(&mut self, file: &str, text: &str) -> Result<Uuid, Error> {
        Ok(self.bring_campaign(&CampaignFile::read(file, text)?)?.id)
    }

    /// Imports a campaign read from a file. A new one gets another name if another campaign has its own.
    ///
    /// # Errors
    /// As for [`import`].
    pub fn bring_campaign(&mut self, found: &CampaignFile) -> Result<Brought, Error> {
        self.game(Some(found.game.as_str()))?;
        let now = self.now();
        self.atomically(|muster| {
            let carried = muster.carried(found)?;
            let database = muster.database()?;
            let brought = database.bring_campaign(&carried, now)?;
            let kept = database.kept_things(KeptKind::Campaign)?;
            let named = |name: &str| kept.iter().filter(|other| fold(&other.name) == fold(name)).count();
            let own = kept.iter().find(|campaign| campaign.uuid == brought.id);
            if let Some(own) = own.filter(|own| brought.had.is_none() && named(&own.name) > 1) {
                let name = free_name(database, KeptKind::Campaign, &own.name)?;
                database.rename_kept(KeptKind::Campaign, own.uuid, &name, now)?;
            }
            Ok(brought)
        })
    }
}
