//! The secrets of a group, one an epoch: an epoch begins whenever somebody was removed, who doesn't get its secret.

use uuid::Uuid;

use crate::secret::Secret;

/// The largest number of an epoch.
pub(crate) const MOST: u32 = 65_535;

/// The secrets of a group's epochs, from the first to the newest that this machine knows. Who has the newest has all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epochs {
    first: Secret,
    later: Vec<Secret>,
}

impl Epochs {
    /// Returns those of a group in its first epoch.
    #[must_use]
    pub const fn new(first: Secret) -> Self {
        Self { first, later: Vec::new() }
    }

    /// Creates them from all secrets in order; `None` if there are none, or too many.
    pub(crate) fn of(secrets: impl IntoIterator<Item = Secret>) -> Option<Self> {
        let mut secrets = secrets.into_iter();
        let (first, later) = (secrets.next()?, secrets.collect::<Vec<_>>());
        u32::try_from(later.len()).is_ok_and(|most| most <= MOST).then_some(Self { first, later })
    }

    /// Returns the group's ID, which stays that of its beginning.
    #[must_use]
    pub fn group(&self) -> Uuid {
        self.first.group()
    }

    /// Returns the number of the newest epoch; 0 for that of the beginning.
    #[must_use]
    pub fn number(&self) -> u32 {
        u32::try_from(self.later.len()).unwrap_or(MOST)
    }

    /// Returns the secret of the beginning.
    #[must_use]
    pub const fn first(&self) -> &Secret {
        &self.first
    }

    /// Returns the newest secret: what is written is sealed with it, and invitations carry it.
    #[must_use]
    pub fn newest(&self) -> &Secret {
        self.later.last().unwrap_or(&self.first)
    }

    /// Returns all secrets, the newest first.
    pub fn newest_first(&self) -> impl Iterator<Item = &Secret> {
        self.later.iter().rev().chain([&self.first])
    }

    /// Returns all secrets, the first one first.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = &Secret> {
        [&self.first].into_iter().chain(&self.later)
    }

    /// Returns the secret of an epoch; `None` if it isn't known.
    #[must_use]
    pub fn secret(&self, epoch: u32) -> Option<&Secret> {
        match usize::try_from(epoch).ok()?.checked_sub(1) {
            None => Some(&self.first),
            Some(later) => self.later.get(later),
        }
    }

    /// Returns these with one more.
    pub(crate) fn and(&self, newest: Secret) -> Self {
        let mut later = self.later.clone();
        later.push(newest);
        Self { first: self.first.clone(), later }
    }

    /// Returns whether these are the others, or go on from them.
    pub(crate) fn continues(&self, others: &Self) -> bool {
        self.first == others.first && self.later.starts_with(&others.later)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn epochs_are_numbered_from_the_beginning() {
        let secrets = [1, 2, 3].map(|byte| Secret::from_bytes([byte; 16]));
        let epochs = Epochs::of(secrets.clone()).expect("three");
        assert_eq!((epochs.number(), epochs.group()), (2, secrets[0].group()));
        assert_eq!((epochs.secret(0), epochs.secret(2)), (Some(&secrets[0]), Some(&secrets[2])));
        assert_eq!((epochs.secret(3), epochs.newest()), (None, &secrets[2]));
        assert_eq!(
            epochs.newest_first().cloned().collect::<Vec<_>>(),
            [3, 2, 1].map(|byte| Secret::from_bytes([byte; 16]))
        );
        assert!(epochs.continues(&Epochs::new(secrets[0].clone())) && epochs.continues(&epochs));
        assert!(!epochs.continues(&Epochs::new(secrets[1].clone())));
        assert!(
            !epochs.continues(&Epochs::of([1, 3].map(|byte| Secret::from_bytes([byte; 16]))).expect("two"))
        );
        assert_eq!(Epochs::new(secrets[0].clone()).and(secrets[1].clone()).and(secrets[2].clone()), epochs);
        assert_eq!(Epochs::of([]), None);
    }
}
