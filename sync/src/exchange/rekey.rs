//! Keeping up with a group's keys: takes what others announced, and makes a new key once a member was removed.

use std::collections::BTreeSet;

use uuid::Uuid;

use super::{Exchange, KeyState, Lack};
use crate::announcement::{self, Announcement, Disbelieved, Listed, Streams};
use crate::error::Result;
use crate::hub::{Last, Standing};
use crate::keys::Keys;
use crate::parcel;
use crate::secret::Secret;

impl Exchange<'_> {
    /// Takes the keys that were announced, and makes one if it is due. Returns the number of the last parcel of this
    /// machine's own stream in the hub; `None` if it may not write, since there is a newer key that it doesn't have.
    pub(super) fn keep_up(&mut self, keys: &mut Keys, standing: Standing) -> Result<Option<u64>> {
        let Standing { last: mut there, epoch, due } = standing;
        let mut announced = epoch.unwrap_or(0);
        if epoch.is_some() && !matches!(self.done.key, KeyState::Given | KeyState::Made) {
            self.done.key = KeyState::Newest;
        }
        let mut lack = self.take(keys, &mut there, announced)?;
        // A server that was put back takes nothing before: then it has to be one that wrote already.
        let writes = announced == keys.epochs.number();
        let known = writes || self.db.parcels_sent(self.joined.id)? > 0;
        if due && known && announced.max(self.newer) <= keys.epochs.number() {
            if writes {
                self.make_known(keys, there)?;
            }
            self.rekey(keys)?;
            announced = keys.epochs.number() + 1;
            there = self.hub.last(keys.stream())?;
            lack = self.take(keys, &mut there, announced)?;
            self.done.key = KeyState::Made;
        }
        let known = keys.epochs.number();
        if announced.max(self.newer) > known {
            self.done.key = KeyState::Missing(lack.unwrap_or(Lack::Withheld));
        } else if announced < known {
            self.done.key = KeyState::SetBack;
        } else {
            return Ok(Some(there));
        }
        Ok(None)
    }

    /// Takes the keys that were announced up to this one. Returns why one couldn't be taken.
    fn take(&mut self, keys: &mut Keys, there: &mut u64, announced: u32) -> Result<Option<Lack>> {
        let mut lack = None;
        // Of many the hub gives some at a time.
        while announced.max(self.newer) > keys.epochs.number() {
            let before = keys.epochs.number();
            lack = self.take_some(keys, there)?;
            if keys.epochs.number() == before {
                break;
            }
        }
        Ok(lack)
    }

    fn take_some(&mut self, keys: &mut Keys, there: &mut u64) -> Result<Option<Lack>> {
        let mut lack = None;
        for (number, announcement) in self.hub.announcements(keys.epochs.number())? {
            match announcement::open(keys, number, &announcement) {
                Ok(said) if self.may_announce(keys, said.by)? => {
                    lack = None;
                    self.done.key = KeyState::Given;
                    self.learn(keys, said, there)?;
                }
                Err(Disbelieved::NoBox(by)) if self.may_announce(keys, by)? => {
                    lack = lack.max(Some(Lack::LeftOut));
                }
                Ok(_) | Err(_) => lack = lack.max(Some(Lack::Forged)),
            }
        }
        Ok(lack)
    }

    /// Returns whether a stream is of a machine that this one knows as a member of the group, and that wasn't left out.
    fn may_announce(&mut self, keys: &Keys, by: Uuid) -> Result<bool> {
        let mut streams = self.db.streams(self.joined.id)?.into_iter().map(|stream| stream.id);
        let known = by == keys.stream() || streams.any(|stream| stream == by);
        let closed = self.closed(keys)?.unwrap_or_default();
        Ok(known && closed.get(&by).is_none_or(|listed| listed.kept))
    }

    /// Keeps new keys, and reads what others wrote with them.
    fn learn(&mut self, keys: &mut Keys, said: Announcement, there: &mut u64) -> Result<()> {
        let Announcement { epochs, streams, .. } = said;
        // Saved before anything relies on them.
        let next = Keys { epochs, ..keys.clone() };
        next.save(self.db.dir())?;
        *keys = next;
        let last = streams.get(&keys.stream()).map_or(0, |listed| listed.last);
        self.closed = Some(Some(streams));
        if (*there).max(self.db.parcels_sent(self.joined.id)?) > last {
            // What is behind that nobody reads any more, since it may be from who was left out.
            *there = 0;
            return self.begin_anew(keys);
        }
        self.read_others(keys)
    }

    /// Returns the streams as they were when the newest known epoch began; `None` in the first epoch, or if the hub doesn't
    /// have its announcement.
    pub(super) fn closed(&mut self, keys: &Keys) -> Result<Option<Streams>> {
        let number = keys.epochs.number();
        if self.closed.is_none() && number > 0 {
            let announced = self.hub.announcements(number - 1)?;
            let mut said = announced.iter().filter(|(n, _)| *n == number).filter_map(|(_, bytes)| {
                announcement::open_by(keys.epochs.newest(), keys.epochs.group(), number, bytes)
            });
            self.closed = Some(said.next().map(|said| said.streams));
        }
        Ok(self.closed.clone().flatten())
    }

    /// Makes sure that others know this machine: they believe only who has written. Nothing new is said.
    fn make_known(&mut self, keys: &mut Keys, there: u64) -> Result<()> {
        self.check_own(keys, there)?;
        if self.db.parcels_sent(self.joined.id)? == 0 {
            self.append(keys, 1, &[])?;
            self.db.sent(self.joined.id, 1, &[], self.now)?;
        }
        Ok(())
    }

    /// Makes a new key for the machines of the group that weren't removed. It isn't kept here: this machine takes it from
    /// what it announced, as all others do, so that nothing depends on when the program ends.
    fn rekey(&mut self, keys: &Keys) -> Result<()> {
        let lasts = self.hub.lasts()?;
        let closed = self.closed(keys)?.unwrap_or_default();
        let mut streams = closed.clone();
        for last in &lasts {
            let before = closed.get(&last.stream);
            if let Some(listed) = self.listed(keys, last, before)? {
                let kept = !last.gone && before.is_none_or(|before| before.kept);
                streams.insert(last.stream, Listed { kept, ..listed });
            }
        }
        let own =
            streams.entry(keys.stream()).or_insert(Listed { public: keys.public(), last: 0, kept: true });
        own.kept = true;
        own.last = own.last.max(self.db.parcels_sent(self.joined.id)?);
        let secret = Secret::new()?;
        let announcement = announcement::announce(keys, &secret, &streams)?;
        let kept: Vec<Uuid> = streams.iter().filter(|(_, listed)| listed.kept).map(|(id, _)| *id).collect();
        self.hub.rekey(keys.epochs.number() + 1, &announcement, &lasts, &kept)?;
        let out = |id: &Uuid| {
            let before = closed.get(id).is_none_or(|before| before.kept);
            before && streams.get(id).is_none_or(|listed| !listed.kept)
        };
        let known = self.db.streams(self.joined.id)?;
        let names: BTreeSet<String> =
            known.into_iter().filter(|stream| out(&stream.id)).map(|stream| stream.called).collect();
        self.done.left_out = names.into_iter().filter(|name| !name.is_empty()).collect();
        Ok(())
    }

    /// Returns how a stream is listed when an epoch begins; `None` if nobody in the group writes it. Its last parcel shows
    /// whose it is, and that it has got so far; if that can't be opened, the last one that could be does.
    fn listed(&mut self, keys: &Keys, last: &Last, before: Option<&Listed>) -> Result<Option<Listed>> {
        let known = self.db.streams(self.joined.id)?;
        let read = known.iter().find(|known| known.id == last.stream).map_or(0, |known| known.upto);
        let closed = before.map_or(0, |before| before.last);
        let shown = |number: u64, sealed: &[u8]| {
            let unsealed = parcel::unseal(&keys.epochs, last.stream, number, sealed).ok()?;
            // What was read here came in time.
            let late = parcel::epoch(sealed) < keys.epochs.number() && closed.max(read) < number;
            (!late).then_some(Listed { public: unsealed.public, last: number, kept: false })
        };
        if let Some(listed) = last.sealed.as_ref().and_then(|sealed| shown(last.number, sealed)) {
            return Ok(Some(listed));
        }
        if read > closed {
            let found = self.hub.parcels(last.stream, read - 1)?;
            let found = found.first().filter(|(number, _)| *number == read);
            if let Some(listed) = found.and_then(|(number, sealed)| shown(*number, sealed)) {
                return Ok(Some(listed));
            }
        }
        Ok(before.cloned())
    }
}
