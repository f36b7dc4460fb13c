//! Random things that users do, of every kind that is kept.

use chrono::{DateTime, TimeDelta, Utc};
use muster_db::DbError;
use muster_db::pack::PackFiles;
use muster_db::table::campaign_session::Evening;
use muster_db::table::copy::OwnedCopy;
use muster_db::table::holding::{Bulk, Holding};
use muster_db::table::kept::KeptKind;
use muster_db::table::log::{CampaignLog, PlayLog, TournamentLog};
use muster_db::table::match_played::{MatchEntry, MatchFilter};
use muster_db::table::squad_label::SquadLabels;
use muster_rules::campaign::log::Entry as Step;
use muster_rules::matches::GameScore;
use muster_rules::night::Event;
use muster_rules::squad::{Member, SquadDraft};
use muster_rules::tournament::{Entry as Round, Scoring};
use uuid::Uuid;

use crate::machine::{Chance, Machine, Outcome, game};

const KINDS: [KeptKind; 5] =
    [KeptKind::Squad, KeptKind::Match, KeptKind::Campaign, KeptKind::Play, KeptKind::Tournament];

impl Machine {
    fn tick(&mut self) -> DateTime<Utc> {
        self.clock += TimeDelta::milliseconds(700);
        self.clock
    }

    /// Does something at random.
    pub(crate) fn acts(&mut self, chance: &mut Chance) -> Outcome {
        let (now, number) = (self.tick(), chance.below(4));
        match chance.below(14) {
            0..=2 => self.counts(chance)?,
            3 => {
                let some = self.db.copies(None)?.first().map(|copy| copy.uuid).filter(|_| number > 1);
                let printing = format!("toy/first/{number}").into();
                let mut copy = OwnedCopy::new(game(), printing, "toy/x".into(), "Soldier".to_owned());
                copy.location = format!("box {}", chance.below(9));
                self.db.put_copies(&[(some, copy)], now)?;
            }
            4 if number < 3 => {
                self.db.learn_alias(&game(), &format!("name {number}"), &"toy/x".into(), now)?;
            }
            4 => drop(self.db.forget_alias(&game(), "name 1", now)?),
            5 | 6 => self.builds(chance)?,
            7 => drop(self.db.add_match(&a_match(chance), now)?),
            8 => {
                let files =
                    [("persons.csv".to_owned(), format!("person,figure\nx,toy/{number}\n").into_bytes())];
                self.db.put_own_pack(
                    &PackFiles { name: format!("answers-{number}"), files: files.into() },
                    now,
                )?;
            }
            9 | 10 => self.campaigns(chance)?,
            11 => self.tournaments(chance)?,
            12 => self.kept(chance)?,
            _ => self.work(chance)?,
        }
        Ok(())
    }

    fn counts(&mut self, chance: &mut Chance) -> Outcome {
        let (now, printing) = (self.tick(), format!("toy/first/{}", chance.below(4)).into());
        let mut holding = Holding::new(game(), printing, "toy/x".into(), "Soldier".to_owned());
        holding.figures = u32::try_from(chance.below(5))?;
        let how = [Bulk::Add, Bulk::Set, Bulk::Change][chance.below(3)];
        if chance.below(5) == 0 {
            self.db.remove_holdings(&game(), &[holding.printing], now)?;
        } else {
            holding.note = format!("note {}", chance.below(3));
            self.db.put_holdings(&[holding], how, now)?;
        }
        Ok(())
    }

    fn builds(&mut self, chance: &mut Chance) -> Outcome {
        let now = self.tick();
        let mut draft = SquadDraft::new(game(), "standard".into());
        draft.name = format!("Squad {}", chance.below(5));
        draft.members.push(Member::new("toy/x".into(), 1 + u32::try_from(chance.below(3))?));
        let squads: Vec<Uuid> = self.db.squads(None)?.iter().map(|squad| squad.uuid).collect();
        match squads.get(chance.below(squads.len() + 1)) {
            Some(id) if chance.below(3) == 0 => {
                let labels =
                    SquadLabels { folder: "Cups".to_owned(), tags: vec![format!("Tag {}", chance.below(3))] };
                self.db.label_squad(*id, &labels, now)?;
            }
            Some(id) => drop(self.db.save_squad(*id, &draft, now)?),
            None => drop(self.db.create_squad(&draft, now)?),
        }
        Ok(())
    }

    fn campaigns(&mut self, chance: &mut Chance) -> Outcome {
        let there = self.db.kept_things(KeptKind::Campaign)?;
        match there.get(chance.below(there.len())).filter(|_| there.len() > 1) {
            Some(campaign) => self.goes_on(campaign.uuid, chance),
            None => {
                let (now, name) = (self.tick(), format!("Campaign {}", chance.below(3)));
                self.db.create_log::<CampaignLog>(&game(), &name, &[], now)?;
                Ok(())
            }
        }
    }

    /// Goes on with a campaign: an evening, a tap, or some steps.
    pub(crate) fn goes_on(&mut self, id: Uuid, chance: &mut Chance) -> Outcome {
        let now = self.tick();
        match chance.below(4) {
            0 => {
                let evening = Evening { held_on: "2026-05-17".to_owned(), ..Evening::default() };
                self.db.add_campaign_sessions(id, &[evening], now)?;
            }
            1 => {
                let (_, known) = self.db.last_night(id)?;
                self.db.add_night_event(id, &"aftermath".into(), known, &Event::Threat { by: 3 }, now)?;
            }
            _ => {
                let mut log = self.db.log::<CampaignLog>(id)?;
                let known = log.entries.len();
                let steps = include_str!("../../db/tests/data/campaigns/core.jsonl").lines();
                let steps = steps.skip(known).take(1 + chance.below(3)).map(serde_json::from_str);
                let steps: Vec<Step> = steps.collect::<Result<_, _>>()?;
                log.entries.extend(steps.iter().cloned());
                // Nobody takes steps that the rules refuse, whatever others have added.
                if log.first_fault().is_none() && log.first_wrong_number().is_none() {
                    let done = self.db.add_to_log::<CampaignLog>(id, u32::try_from(known)?, &steps, now);
                    // Nobody goes on with what somebody else began and whose beginning isn't here.
                    if !(known == 0 && matches!(done, Err(DbError::Overtaken { .. }))) {
                        done?;
                    }
                }
            }
        }
        Ok(())
    }

    fn tournaments(&mut self, chance: &mut Chance) -> Outcome {
        let now = self.tick();
        let there = self.db.kept_things(KeptKind::Tournament)?;
        let Some(one) = there.get(chance.below(3)) else {
            let begun = Round::Began { scoring: Scoring::usual(), rounds: None };
            self.db.create_log::<TournamentLog>(&game(), "Friday", &[begun], now)?;
            return Ok(());
        };
        let mut log = self.db.log::<TournamentLog>(one.uuid)?;
        log.entries.push(Round::Joined { name: format!("Player {}", chance.below(99)), mine: false });
        if log.stands() {
            let last = &log.entries[log.entries.len() - 1..];
            self.db.add_to_log::<TournamentLog>(one.uuid, one.entries, last, now)?;
        }
        Ok(())
    }

    /// Renames something, removes it or brings it back.
    fn kept(&mut self, chance: &mut Chance) -> Outcome {
        let (now, kind) = (self.tick(), KINDS[chance.below(KINDS.len())]);
        let removed = chance.below(3) == 0;
        let there = if removed { self.db.removed_things(kind, None)? } else { self.db.kept_things(kind)? };
        let Some(one) = there.get(chance.below(there.len())) else { return Ok(()) };
        let named = matches!(kind, KeptKind::Campaign | KeptKind::Play | KeptKind::Tournament);
        if !removed && named && chance.below(2) == 0 {
            self.db.rename_kept(kind, one.uuid, &format!("Name {}", chance.below(9)), now)?;
        } else {
            self.db.remove_kept(kind, one.uuid, !removed, now)?;
        }
        Ok(())
    }

    /// Reads everything, as pages do. Whatever came from others, none of it may be in the way of the rest.
    pub(crate) fn reads_everything(&self) -> Outcome<usize> {
        let db = &self.db;
        let mut found = db.squads(None)?.len() + db.deleted_squads(None)?.len() + db.copies(None)?.len();
        found += db.matches(&game(), &MatchFilter::default())?.len() + db.aliases(&game())?.len();
        found += db.own_packs()?.len() + db.squad_labels()?.len() + db.forks()?.len();
        for kind in KINDS {
            for one in db.kept_things(kind)?.into_iter().chain(db.removed_things(kind, None)?) {
                found += 1;
                match kind {
                    KeptKind::Squad => drop(db.squad(one.uuid)?),
                    KeptKind::Match => drop(db.match_played(one.uuid)?),
                    KeptKind::Campaign => {
                        db.log::<CampaignLog>(one.uuid)?;
                        db.campaign_sessions(one.uuid)?;
                        db.campaign_photos(one.uuid)?;
                        db.nights(one.uuid)?;
                    }
                    KeptKind::Play => drop(db.log::<PlayLog>(one.uuid)?),
                    KeptKind::Tournament => drop(db.log::<TournamentLog>(one.uuid)?),
                }
            }
        }
        Ok(found)
    }
}

fn a_match(chance: &mut Chance) -> MatchEntry {
    MatchEntry {
        game: game(),
        opponent: format!("Player {}", chance.below(3)),
        played_on: "2026-05-17".to_owned(),
        army: None,
        mission: None,
        initiative: None,
        scores: vec![GameScore::new(12, u32::try_from(chance.below(20)).unwrap_or(0))],
        note: String::new(),
    }
}
