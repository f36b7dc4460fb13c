//! Who is invited and who is in. Keys and tokens are kept as their hashes alone.

use std::collections::BTreeMap;

use chrono::{DateTime, Duration, Utc};
use muster_app::base::seat::Seat;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::random;

/// How long an invitation is good for.
const INVITED: Duration = Duration::hours(12);
/// How long a guest stays in: one evening.
const EVENING: Duration = Duration::hours(18);
/// The most guests at a time.
const MOST: usize = 200;
/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

/// The hash of a key or token, as hexadecimal digits.
type Hash = String;

/// Somebody who is in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Guest {
    pub(crate) id: Uuid,
    pub(crate) name: String,
    pub(crate) seat: Seat,
    pub(crate) since: DateTime<Utc>,
    token: Hash,
}

/// An invitation.
#[derive(Clone, Debug)]
struct Invited {
    /// The address with the key, to be shown again. It never leaves memory.
    url: String,
    seat: Seat,
    left: u32,
    until: DateTime<Utc>,
}

/// Who is invited, and who is in.
#[derive(Debug, Default)]
pub(crate) struct Guests {
    /// In the order of arrival.
    guests: Vec<Guest>,
    /// By the hash of the key.
    invited: BTreeMap<Hash, Invited>,
    /// Each guest's open pages.
    listening: BTreeMap<Uuid, usize>,
}

fn hash(secret: &str) -> Hash {
    blake3::derive_key("Muster: a guest's key", secret.as_bytes())
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

impl Guests {
    /// Returns guests of earlier the same evening.
    pub(crate) fn again(guests: Vec<Guest>, now: DateTime<Utc>) -> Self {
        let guests = guests.into_iter().filter(|guest| now - guest.since < EVENING).collect();
        Self { guests, ..Self::default() }
    }

    /// Invites guests to a seat; `address` makes an address of a key.
    pub(crate) fn invite(
        &mut self,
        seat: Seat,
        left: u32,
        now: DateTime<Utc>,
        address: impl FnOnce(&str) -> String,
    ) -> String {
        self.invited.retain(|_, one| one.until > now);
        let key = random::key();
        let url = address(&key);
        self.invited.insert(hash(&key), Invited { url: url.clone(), seat, left, until: now + INVITED });
        url
    }

    /// Lets a guest in with a key; returns the guest and the token. `None` if the key is none, or was used.
    pub(crate) fn come(&mut self, key: &str, name: &str, now: DateTime<Utc>) -> Option<(Guest, String)> {
        self.guests.retain(|guest| now - guest.since < EVENING);
        if self.guests.len() >= MOST {
            return None;
        }
        let key = hash(key);
        let invited = self.invited.get_mut(&key).filter(|one| one.until > now)?;
        invited.left -= 1;
        let seat = invited.seat.clone();
        if invited.left == 0 {
            self.invited.remove(&key);
        }
        let token = random::key();
        let guest = Guest { id: Uuid::new_v4(), name: named(name), seat, since: now, token: hash(&token) };
        self.guests.push(guest.clone());
        Some((guest, token))
    }

    /// Returns the guest who has a token.
    pub(crate) fn of(&self, token: &str, now: DateTime<Utc>) -> Option<&Guest> {
        let token = hash(token);
        self.guests.iter().find(|guest| guest.token == token && now - guest.since < EVENING)
    }

    /// Gives a guest another seat; returns whether there is such a guest.
    pub(crate) fn reseat(&mut self, id: Uuid, seat: Seat) -> bool {
        let guest = self.guests.iter_mut().find(|guest| guest.id == id);
        guest.map(|guest| guest.seat = seat).is_some()
    }

    /// Throws a guest out; returns whether there was one.
    pub(crate) fn throw_out(&mut self, id: Uuid) -> bool {
        let before = self.guests.len();
        self.guests.retain(|guest| guest.id != id);
        self.guests.len() < before
    }

    /// Notes that a page of a guest listens, or no longer does.
    pub(crate) fn listens(&mut self, id: Uuid, begins: bool) {
        let pages = self.listening.entry(id).or_default();
        *pages = if begins { *pages + 1 } else { pages.saturating_sub(1) };
    }

    /// Returns how many pages of a guest listen.
    pub(crate) fn pages(&self, id: Uuid) -> usize {
        self.listening.get(&id).copied().unwrap_or_default()
    }

    /// Returns whether a page of a guest listens.
    pub(crate) fn is_here(&self, id: Uuid) -> bool {
        self.pages(id) > 0
    }

    /// Returns whether a page of anybody listens.
    pub(crate) fn any_here(&self) -> bool {
        self.guests.iter().any(|guest| self.is_here(guest.id))
    }

    /// Returns who is in.
    pub(crate) fn all(&self) -> &[Guest] {
        &self.guests
    }

    /// Returns the open invitations: address, seat, how many may still come.
    pub(crate) fn invited(&self, now: DateTime<Utc>) -> impl Iterator<Item = (&str, &Seat, u32)> {
        self.invited
            .values()
            .filter(move |one| one.until > now)
            .map(|one| (one.url.as_str(), &one.seat, one.left))
    }
}

/// Returns a name as it is shown: one line, not too long, and nothing in it that turns other text around.
fn named(name: &str) -> String {
    let turns =
        |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain = name.chars().map(|c| if c.is_control() || turns(c) { ' ' } else { c }).collect::<String>();
    let words: Vec<_> = plain.split_whitespace().collect();
    words.join(" ").chars().take(LONGEST_NAME).collect()
}

#[cfg(test)]
mod tests {
    use muster_app::base::seat::Role;

    use super::*;

    fn now() -> DateTime<Utc> {
        "2026-11-30T19:00:00Z".parse().expect("a time")
    }

    fn invited(guests: &mut Guests, left: u32) -> String {
        guests.invite(Seat::of(Role::Owner, None), left, now(), str::to_owned)
    }

    #[test]
    fn a_key_lets_one_guest_in_and_a_token_is_the_guests_alone() {
        let mut guests = Guests::default();
        let key = invited(&mut guests, 1);
        assert!(guests.come("0", "Anna", now()).is_none());
        let (anna, token) = guests.come(&key, " Anna\u{7}\nB ", now()).expect("in");
        assert_eq!(anna.name, "Anna B");
        assert!(guests.come(&key, "Eve", now()).is_none(), "a key is used once");
        assert_eq!(guests.of(&token, now()).map(|guest| guest.id), Some(anna.id));
        assert!(guests.of(&key, now()).is_none(), "a key is no token");
        assert!(guests.throw_out(anna.id));
        assert!(guests.of(&token, now()).is_none());
    }

    #[test]
    fn keys_and_tokens_are_of_one_evening() {
        let mut guests = Guests::default();
        let (key, late) = (invited(&mut guests, 2), invited(&mut guests, 1));
        let (_, token) = guests.come(&key, "Anna", now()).expect("in");
        let kept = guests.all().to_vec();
        assert!(guests.come(&late, "Bela", now() + INVITED).is_none());
        assert!(guests.of(&token, now() + EVENING).is_none());
        assert_eq!(Guests::again(kept.clone(), now()).all().len(), 1);
        assert_eq!(Guests::again(kept, now() + EVENING).all().len(), 0);
    }

    #[test]
    fn what_is_kept_of_a_guest_tells_no_key() {
        let mut guests = Guests::default();
        let key = invited(&mut guests, 1);
        let (_, token) = guests.come(&key, "Anna", now()).expect("in");
        let kept = serde_json::to_string(guests.all()).expect("JSON");
        assert!(kept.contains("Anna") && !kept.contains(&key) && !kept.contains(&token), "{kept}");
    }
}
