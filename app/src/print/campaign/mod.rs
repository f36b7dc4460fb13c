//! Campaigns on paper: the log, hero sheets, missions, and the shop.

mod hero;
mod ledger;
mod log;
mod night;
mod shop;

use chrono::Local;
use muster_db::pack::LoadedGame;
use muster_rules::campaign::facts::Facts;
use muster_rules::campaign::id::CampaignId;

use super::Remarked;
use super::job::{Matter, Work};
use crate::base::error::{Error, Kind};
use crate::base::muster::Muster;
use crate::base::speaker::Speaker;
use crate::base::words::Words;
use crate::campaigns::{Book, Evenings, NightRequest, SecretsCarried, Telling};
use crate::card::layout;

impl Muster {
    /// Returns the log of a saved campaign, with the campaign embedded so that it can be imported again. The Imperial
    /// player's secret agenda cards are named, and embedded, only if `secrets` is set.
    pub fn work_of_campaign_log(
        &mut self,
        wanted: &str,
        secrets: bool,
        words: &Words,
    ) -> Result<Work, Error> {
        let book = self.campaign(wanted)?;
        let evenings = Evenings::of(self.evenings(book.summary.uuid)?);
        let telling = Telling::new(Speaker::new(words, &book.game, &book.game.names));
        let mut view = log::filled(telling, &book, &evenings, secrets)?;
        let file = self.file_of(&book, secrets)?;
        let mut remarks = Vec::new();
        match self.secrets_carried(&book, secrets)? {
            SecretsCarried::LeftOut if file.is_none() => remarks.push(Remarked::NotCarried),
            SecretsCarried::LeftOut => remarks.push(Remarked::SecretsLeftOut),
            SecretsCarried::Included => remarks.push(Remarked::SecretsIncluded),
            SecretsCarried::None => {}
        }
        view.campaign_json = file.map(|file| serde_json::to_string(&file).unwrap_or_default());
        Ok(Work { title: view.title.clone(), remarks, matter: Matter::Log(Box::new(view)) })
    }

    /// Returns an empty log of one of the game's campaigns.
    ///
    /// # Errors
    /// Fails if the game has no such campaign.
    pub fn work_of_blank_log(&self, game: &LoadedGame, campaign: &str, words: &Words) -> Result<Work, Error> {
        let telling = Telling::new(Speaker::new(words, game, &game.names));
        let facts = &game.campaigns;
        let found = facts.campaign(&CampaignId::from(campaign)).ok_or_else(|| {
            Error::not_one_of(Kind::Campaign, campaign, facts.campaigns.iter().map(|c| &c.id))
        })?;
        let view = log::blank(telling, found);
        Ok(Work::new(view.title.clone(), Matter::Log(Box::new(view))))
    }

    /// Returns the sheets of a saved campaign's heroes.
    ///
    /// # Errors
    /// Fails if no campaign or several match, or it has no heroes.
    pub fn work_of_heroes(&mut self, wanted: &str, words: &Words) -> Result<Work, Error> {
        let book = self.campaign(wanted)?;
        let telling = Telling::new(Speaker::new(words, &book.game, &book.game.names));
        let views = hero::sheets(telling, &book);
        if views.is_empty() {
            return Err(Error::NothingToPrint);
        }
        Ok(Work::new(book.summary.name, Matter::Heroes(views)))
    }

    /// Returns a mission of a saved campaign, in its current state or as it starts: what everybody may see, or if secrets are
    /// revealed, the sheet of the side that deploys groups.
    ///
    /// # Errors
    /// Fails if no campaign or several match, or there are several missions and the request names none.
    pub fn work_of_night(&mut self, request: &NightRequest, words: &Words) -> Result<Work, Error> {
        let book = self.campaign(&request.id)?;
        let telling = Telling::new(Speaker::new(words, &book.game, &book.game.names));
        let night = self.night(request, telling)?;
        let mission = night.mission.as_ref().ok_or(Error::NothingToPrint)?;
        let view = match &night.threat {
            Some(threat) if request.reveal.secrets => night::deploying(telling, &night, mission, threat),
            _ => night::view(telling, &night, mission),
        };
        let keeps = !night.waiting.is_empty() || night.at_hand.is_some();
        let remark = if request.reveal.secrets { Remarked::NamesSecrets } else { Remarked::SecretsNotNamed };
        let remarks = keeps.then_some(remark).into_iter().collect();
        Ok(Work { title: view.title.clone(), remarks, matter: Matter::Night(Box::new(view)) })
    }

    /// Returns a list of what is or may come up for sale in a saved campaign, and of what its heroes may still learn.
    ///
    /// # Errors
    /// Fails if no campaign or several match, or nothing is left to list.
    pub fn work_of_shop(&mut self, wanted: &str, words: &Words) -> Result<Work, Error> {
        let book = self.campaign(wanted)?;
        let telling = Telling::new(Speaker::new(words, &book.game, &book.game.names));
        let view = shop::list(telling, &book);
        if view.parts.is_empty() {
            return Err(Error::NothingToPrint);
        }
        Ok(Work::new(book.summary.name, Matter::Reference(Box::new(view))))
    }

    /// Returns the cards in a saved campaign's shop, or else those that may come up.
    ///
    /// # Errors
    /// Fails if no campaign or several match, no card is left, or the game's card layout is invalid.
    pub fn work_of_shop_cards(&mut self, wanted: &str, words: &Words) -> Result<Work, Error> {
        let book = self.campaign(wanted)?;
        let telling = Telling::new(Speaker::new(words, &book.game, &book.game.names));
        let cards = shop::cards(telling, &book);
        if cards.is_empty() {
            return Err(Error::NothingToPrint);
        }
        let layout = Box::new(layout(&book.game)?);
        Ok(Work::new(book.summary.name, Matter::Cards(cards, layout)))
    }
}

/// Capitalises text for the start of a cell.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Joins the words that describe a card, skipping empty ones.
fn joined(parts: impl IntoIterator<Item = String>) -> String {
    let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

/// Returns the names of these ids.
fn names<T: ToString>(telling: Telling<'_>, ids: impl IntoIterator<Item = T>) -> Vec<String> {
    ids.into_iter().map(|id| telling.name(&id.to_string())).collect()
}

fn facts(book: &Book) -> &Facts {
    &book.game.campaigns
}

/// Returns the day of the last change.
fn date(book: &Book) -> String {
    book.summary.updated.with_timezone(&Local).format("%Y-%m-%d").to_string()
}

fn catalogue(telling: Telling<'_>) -> String {
    let date = telling.speaker.data().catalogue_date.as_str();
    telling.speaker.say("print-catalogue", &[("date", date.into())])
}
