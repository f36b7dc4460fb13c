//! A save of another program as a setup and a log that was kept on paper. What such a log can't have, and what isn't
//! known here, is named: nothing is left out in silence.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use muster_db::table::kept::KeptKind;
use muster_rules::campaign::event::Options;
use muster_rules::campaign::facts::{AgendaMission, CodeKind, Facts};
use muster_rules::campaign::id::{
    AccountId, AgendaSetId, AllyId, BoxId, CampaignId, DeckId, HeroId, MissionId, SideId,
};
use muster_rules::campaign::step::{CardName, PaperLog, PaperMission, Setup, Step};
use muster_rules::id::GameId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::save::{ForeignSave, PROGRAM, SaveFault, SavedCard, SavedStage};
use crate::base::decode::{decode, read_input};
use crate::base::error::Error;
use crate::base::seed::seed;
use crate::base::session::Session;
use crate::base::words::{Value, Words};
use crate::campaigns::fault::Written;
use crate::campaigns::journal::again;
use crate::campaigns::names::Names;
use crate::campaigns::refused::Refused;
use crate::campaigns::setup::begun;
use crate::campaigns::{Bringing, CampaignBrought, CampaignFile, Telling};
use crate::kept::free_name;

/// A request to read another program's save, to begin a campaign with it.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ReadSave {
    /// The file.
    pub path: PathBuf,
}

/// What another program's save has, as far as a setup and a log kept on paper can.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SaveRead {
    /// The game.
    pub game: GameId,
    /// The group's name for the campaign.
    pub name: String,
    /// The campaign.
    pub campaign: CampaignId,
    /// The boxes that it needs.
    pub boxes: Vec<BoxId>,
    /// The heroes in seat order.
    pub heroes: Vec<HeroId>,
    /// The log.
    pub paper: PaperLog,
    /// What wasn't taken over or isn't in such a save, a sentence each.
    pub left: Vec<String>,
}

/// A request to begin a campaign with another program's save.
#[derive(Clone, Debug)]
pub struct TakeOver {
    /// The file.
    pub path: PathBuf,
    /// The class of the side that has one, by id or name; such a save doesn't say it.
    pub class: Option<String>,
    /// The sets of its agenda deck, likewise; chosen at random if there are none.
    pub agenda_sets: Option<Vec<String>>,
}

/// Reads another program's save.
///
/// # Errors
/// The file can't be read, or is none.
pub fn read_save_file(request: &ReadSave, _: &Words) -> Result<ForeignSave, Error> {
    let file = request.path.display().to_string();
    let text = decode(&file, &read_input(&request.path)?)?.text;
    match ForeignSave::found(&file, &text) {
        Some(found) => found,
        // Whatever else it is says so itself.
        None => Err(CampaignFile::read(&file, &text).err().unwrap_or(Error::FileUnrecognised(file))),
    }
}

/// Returns what a save has, to begin a campaign with it.
///
/// # Errors
/// Its campaign or all of its heroes are of its user's own making.
pub fn read_save(session: &mut Session, _: ReadSave, save: ForeignSave) -> Result<SaveRead, Error> {
    let game = session.muster.game_of_code(PROGRAM, &save.campaign_expansion_code)?;
    let telling = Telling::of(session, &game);
    let taken = Taking::of(telling, &save)?;
    Ok(SaveRead {
        game: game.catalogue.game().id.clone(),
        name: save.name(),
        campaign: taken.campaign,
        boxes: taken.boxes.into_iter().collect(),
        heroes: taken.heroes,
        paper: taken.paper,
        left: taken.left,
    })
}

/// Begins a campaign with a save.
///
/// # Errors
/// As for [`read_save`]; the class isn't told, or the rules forbid the setup or the log.
pub fn take_over(
    session: &mut Session,
    request: TakeOver,
    save: &ForeignSave,
) -> Result<CampaignBrought, Error> {
    let game = session.muster.game_of_code(PROGRAM, &save.campaign_expansion_code)?;
    let telling = Telling::of(session, &game);
    let facts = &game.campaigns;
    let mut taken = Taking::of(telling, save)?;
    if request.class.is_none() && facts.rules.class.is_some() {
        return Err(save.refused(SaveFault::Class).into());
    }
    if request.agenda_sets.is_none() && facts.rules.agenda.is_some() {
        taken.leave("agenda-sets", &[]);
    }
    let setup = Setup {
        campaign: taken.campaign.clone(),
        boxes: BTreeSet::new(),
        heroes: taken.heroes.clone(),
        class: request.class.map(|class| DeckId::from(class.as_str())),
        agenda_sets: request
            .agenda_sets
            .map(|sets| sets.iter().map(|set| AgendaSetId::from(set.as_str())).collect()),
        missions: BTreeMap::new(),
        options: Options::default(),
        seed: seed(),
    };
    let mut setup = again(&setup, Written::Setup, &Names::of(telling, None))?;
    let boxes =
        setup.agenda_sets.iter().flatten().filter_map(|set| Some(&facts.agenda_sets.get(set)?.box_id));
    let boxes = boxes.chain(setup.class.iter().filter_map(|class| facts.classes.get(class)?.box_id.as_ref()));
    let boxes: Vec<_> = boxes.cloned().collect();
    setup.boxes = taken.boxes.iter().cloned().chain(boxes).collect();
    let refused = |refusals| Refused::new(&facts.rules, refusals);
    let mut log = begun(facts, setup).map_err(refused)?;
    log.book(facts, Step::Paper(taken.paper)).map_err(refused)?;
    let left = taken.left;
    let (name, id) = session.muster.atomically(|muster| {
        let name = free_name(muster.database()?, KeptKind::Campaign, &save.name())?;
        let id = muster.keep_campaign(&game, &name, &log)?;
        Ok((name, id))
    })?;
    let told = session.words.get("campaign-save-taken", &[("name", name.as_str().into())]);
    Ok(CampaignBrought {
        id,
        name,
        how: Bringing::New,
        had: 0,
        common: 0,
        new: log.entries.len(),
        restored: false,
        conflict: false,
        told,
        left,
    })
}

/// A save while it is taken over.
struct Taking<'a> {
    telling: Telling<'a>,
    facts: &'a Facts,
    campaign: CampaignId,
    boxes: BTreeSet<BoxId>,
    heroes: Vec<HeroId>,
    paper: PaperLog,
    left: Vec<String>,
    /// Cards that somebody has already.
    held: BTreeSet<String>,
}

impl<'a> Taking<'a> {
    fn of(telling: Telling<'a>, save: &ForeignSave) -> Result<Self, Error> {
        let facts = telling.facts;
        let custom = || save.refused(SaveFault::Custom);
        let campaign = facts.meant(PROGRAM, CodeKind::Campaign, &save.campaign_expansion_code);
        let campaign = campaign.and_then(|id| facts.campaign(&id.into())).ok_or_else(custom)?;
        let mut taking = Self {
            telling,
            facts,
            campaign: campaign.id.clone(),
            boxes: facts.boxes.first().map(|first| first.id.clone()).into_iter().collect(),
            heroes: Vec::new(),
            paper: PaperLog::default(),
            left: Vec::new(),
            held: BTreeSet::new(),
        };
        taking.boxes.insert(campaign.box_id.clone());
        if save.newer() {
            taking.leave("newer", &[]);
        }
        let known = |hero: &&_| -> bool {
            let hero: &super::save::SavedHero = hero;
            facts.meant(PROGRAM, CodeKind::Hero, &hero.id).is_some()
        };
        if !save.campaign_heroes.iter().any(|hero| known(&hero)) {
            return Err(custom().into());
        }
        taking.missions(save);
        taking.heroes(save);
        taking.shared(save);
        taking.never();
        Ok(taking)
    }

    /// Names something that isn't taken over.
    fn leave(&mut self, what: &str, args: &[(&str, Value<'_>)]) {
        let args: Vec<_> = std::iter::once(("what", what.into())).chain(args.iter().cloned()).collect();
        let said = self.telling.speaker.say("campaign-save-left", &args);
        if !self.left.contains(&said) {
            self.left.push(said);
        }
    }

    fn unknown(&mut self, what: &str, card: &SavedCard) {
        let name =
            if card.name.is_empty() { card.id.clone() } else { format!("{} ({})", card.name, card.id) };
        self.leave(what, &[("name", name.into())]);
    }

    /// Returns the id of what the program calls by a code.
    fn meant(&self, kind: CodeKind, code: &str) -> Option<String> {
        self.facts.meant(PROGRAM, kind, code).map(str::to_owned)
    }

    /// Takes the missions. The program keeps no results, and which missions were played follows from what was ticked
    /// and chosen after them.
    fn missions(&mut self, save: &ForeignSave) {
        let stages = &save.campaign_structure;
        let ticked = stages.iter().rposition(|stage| stage.is_item_checked).map_or(0, |at| at + 1);
        let chosen =
            |stage: &SavedStage| stage.can_modify && !(stage.mission.is_empty() && stage.custom.is_empty());
        let last = stages.iter().rposition(chosen).unwrap_or(0);
        let played = ticked.max(last);
        let facts = self.facts;
        let own = facts.campaign(&self.campaign).map(|campaign| campaign.stages.as_slice());
        let own = own.unwrap_or_default();
        let (mut stage, mut active, mut seen) = (0, Vec::new(), BTreeSet::new());
        for (at, row) in stages.iter().enumerate() {
            let mission = self.mission(row);
            let twice = mission.as_ref().is_some_and(|mission| !seen.insert(mission.clone()));
            let mission = mission.filter(|_| !twice);
            if twice {
                self.leave("mission-twice", &[("name", row.mission.as_str().into())]);
            }
            if let Some(mission) = &mission {
                self.boxes.extend(facts.missions.get(mission).map(|mission| mission.box_id.clone()));
            }
            let forced = row.is_forced && at > 0;
            if forced && !mission.as_ref().is_some_and(|mission| self.may_be_forced(mission)) {
                // One that isn't known is named already.
                if let Some(mission) = mission {
                    let name = self.telling.name(mission.as_str());
                    self.leave("mission-forced", &[("name", name.into())]);
                }
                continue;
            }
            if at < played {
                let Some(own) = own.get(stage).filter(|_| !forced).or_else(|| own.last().filter(|_| forced))
                else {
                    self.leave("mission-beyond", &[("name", row.mission.as_str().into())]);
                    continue;
                };
                if !forced {
                    self.threat(row, stage, own.threat);
                    stage += 1;
                }
                self.paper.missions.push(PaperMission { name: mission, ..PaperMission::default() });
            } else if let Some(mission) = mission.filter(|_| chosen(row)) {
                let name = self.telling.name(mission.as_str());
                self.leave("mission-next", &[("name", name.into())]);
                active.push(mission);
            }
        }
        self.paper.active = (!active.is_empty()).then_some(active);
        if self.paper.active.is_none() && !self.paper.missions.is_empty() {
            self.leave("active", &[]);
        }
    }

    fn mission(&mut self, row: &SavedStage) -> Option<MissionId> {
        let code = if row.custom.is_empty() { &row.mission } else { &row.custom };
        if code.is_empty() {
            return None;
        }
        let known = self.meant(CodeKind::Mission, code).map(|id| MissionId::from(id.as_str()));
        if known.is_none() {
            self.leave("mission", &[("name", code.as_str().into())]);
        }
        known
    }

    /// Whether a paper log can have the mission as a forced one.
    fn may_be_forced(&self, mission: &MissionId) -> bool {
        let mut cards = self.facts.agenda_cards.values();
        cards.any(|card| {
            card.mission == Some(AgendaMission::Forced) && card.mission_id().as_ref() == Some(mission)
        }) || self.facts.outcomes.iter().any(|outcome| outcome.forces.as_ref() == Some(mission))
    }

    /// Names a threat level that somebody changed.
    fn threat(&mut self, row: &SavedStage, stage: usize, usual: u32) {
        if row.threat_level > 0 && row.threat_level != i64::from(usual) {
            let args =
                [("stage", stage.into()), ("threat", row.threat_level.into()), ("usual", usual.into())];
            self.leave("threat", &args);
        }
    }

    fn heroes(&mut self, save: &ForeignSave) {
        let currency = self.facts.rules.heroes.account.as_ref().and_then(|id| self.facts.rules.account(id));
        let currency = currency.map(|kind| kind.currency.clone());
        for saved in &save.campaign_heroes {
            let known = self.meant(CodeKind::Hero, &saved.id).map(|id| HeroId::from(id.as_str()));
            let Some(hero) = known.filter(|hero| !self.heroes.contains(hero)) else {
                let cards = saved.campaign_items.iter().chain(&saved.campaign_skills);
                let cards: Vec<_> = cards.map(|card| card.called().to_owned()).collect();
                let some = if cards.is_empty() { "no" } else { "yes" };
                let args = [
                    ("name", saved.id.as_str().into()),
                    ("xp", saved.xp_amount.into()),
                    ("some", some.into()),
                    ("cards", cards.join(", ").into()),
                ];
                self.leave("hero", &args);
                continue;
            };
            self.boxes.extend(self.facts.heroes.get(&hero).map(|hero| hero.box_id.clone()));
            self.heroes.push(hero.clone());
            self.paper.books.entry(hero.to_string()).or_default();
            for item in &saved.campaign_items {
                self.item(&hero, item);
            }
            for skill in &saved.campaign_skills {
                self.class_card(&hero, skill);
            }
            match (u32::try_from(saved.xp_amount), &currency) {
                (Ok(xp), Some(currency)) => {
                    let book = self.paper.books.entry(hero.to_string()).or_default();
                    book.left.insert(currency.clone(), xp);
                }
                _ => {
                    let name = self.telling.name(hero.as_str());
                    self.leave("xp", &[("name", name.into()), ("xp", saved.xp_amount.into())]);
                }
            }
        }
    }

    fn item(&mut self, hero: &HeroId, item: &SavedCard) {
        match self.meant(CodeKind::Item, &item.id) {
            None => self.unknown("item", item),
            Some(id) if !self.held.insert(id.clone()) => self.unknown("item-twice", item),
            Some(id) => {
                let known = self.facts.items.get(&id.as_str().into());
                self.boxes.extend(known.map(|item| item.box_id.clone()));
                self.give(hero.as_str(), id);
            }
        }
    }

    fn class_card(&mut self, hero: &HeroId, skill: &SavedCard) {
        let known = self.meant(CodeKind::ClassCard, &skill.id);
        let card = known.as_deref().and_then(|id| self.facts.class_cards.get(&id.into()));
        match card {
            Some(card) if card.deck == hero.deck() => {
                // Starting cards are there anyway.
                if card.xp != Some(0) {
                    self.give(hero.as_str(), card.id.to_string());
                }
            }
            Some(_) => self.unknown("class-card-of-another", skill),
            None => self.unknown("class-card", skill),
        }
    }

    fn give(&mut self, who: &str, card: String) {
        let book = self.paper.books.entry(who.to_owned()).or_default();
        if !book.cards.iter().any(|other| other.0 == card) {
            book.cards.push(CardName(card));
        }
    }

    /// Takes what the sides have together.
    fn shared(&mut self, save: &ForeignSave) {
        let rules = &self.facts.rules;
        let heroes = rules.heroes.side.clone();
        let account = |id: &AccountId| rules.account(id);
        if let Some(account) = rules.shop.as_ref().and_then(|shop| account(&shop.account)) {
            match u32::try_from(save.credits) {
                Ok(credits) => {
                    let book = self.paper.books.entry(account.side.to_string()).or_default();
                    book.left.insert(account.currency.clone(), credits);
                }
                Err(_) => self.leave("credits", &[("number", save.credits.into())]),
            }
        }
        for item in &save.campaign_items {
            let card = SavedCard { id: item.clone(), name: String::new() };
            match self.meant(CodeKind::Item, item) {
                Some(id) if self.held.contains(&id) => {}
                Some(id) => self.leave("item-nobody", &[("name", self.telling.name(&id).into())]),
                None => {
                    let heroes = save.campaign_heroes.iter().flat_map(|hero| &hero.campaign_items);
                    // An unknown item of a hero was named with it.
                    if !heroes.map(|held| &held.id).any(|held| held == item) {
                        self.unknown("item", &card);
                    }
                }
            }
        }
        for code in &save.campaign_rewards {
            self.reward(code, &heroes);
        }
        let opponent = rules.opponents().next().map(|side| side.id.clone());
        self.joiners(&save.campaign_allies, Some(&heroes));
        self.joiners(&save.campaign_villains, opponent.as_ref());
        if save.fame != 0 || save.awards != 0 {
            self.leave("fame", &[("fame", save.fame.into()), ("awards", save.awards.into())]);
        }
        if !save.campaign_ignored.is_empty() {
            self.leave("ignored", &[("name", save.campaign_ignored.join(", ").into())]);
        }
        let journal: Vec<_> = save.campaign_journal.split_whitespace().collect();
        if !journal.is_empty() {
            self.leave("journal", &[("name", journal.join(" ").into())]);
        }
    }

    fn reward(&mut self, code: &str, heroes: &SideId) {
        let known = self.meant(CodeKind::Reward, code);
        let Some(reward) = known.as_deref().and_then(|id| self.facts.rewards.get(&id.into())) else {
            return self.leave("reward", &[("name", code.into())]);
        };
        // Every hero gets these at the beginning.
        if self.facts.rules.heroes.by_number.iter().any(|by| by.reward == reward.id) {
            return;
        }
        let Some(side) = reward.side.clone() else {
            let name = self.telling.name(reward.id.as_str());
            return self.leave("reward-whose", &[("name", name.into())]);
        };
        // What a hero's own mission gives is that hero's.
        let mut own = self.facts.missions.values().filter(|mission| mission.rewards.contains(&reward.id));
        let hero = own.find_map(|mission| mission.hero.clone()).filter(|hero| self.heroes.contains(hero));
        let who = hero.filter(|_| side == *heroes).map_or_else(|| side.to_string(), |hero| hero.to_string());
        self.give(&who, reward.id.to_string());
    }

    fn joiners(&mut self, cards: &[SavedCard], side: Option<&SideId>) {
        for card in cards {
            let known = self.meant(CodeKind::Ally, &card.id);
            let known = known.filter(|id| self.facts.allies.contains_key(&AllyId::from(id.as_str())));
            match (known, side) {
                (Some(id), Some(side)) if self.held.insert(id.clone()) => self.give(side.as_str(), id),
                (Some(_), Some(_)) => {}
                _ => self.unknown("ally", card),
            }
        }
    }

    /// Names what no such save has.
    fn never(&mut self) {
        if !self.paper.missions.is_empty() {
            self.leave("winners", &[]);
        }
        let rules = &self.facts.rules;
        let opponent = rules.opponents().next().map(|side| self.telling.side(&side.id)).unwrap_or_default();
        self.leave("opponent", &[("side", opponent.into())]);
    }
}
