//! `ground.rs` for a page of a browser, where there are no folders: none is ever there.

use std::convert::Infallible;
use std::io::Empty;
use std::path::Path;

use crate::error::{Result, SyncError};

/// A file, which nothing opens here.
pub(crate) type File = Empty;

/// A folder that the user named: it can't be opened.
#[derive(Debug)]
pub(crate) struct Ground(Infallible);

impl Ground {
    /// Fails: the folder isn't there.
    pub(crate) fn open(root: &Path) -> Result<Self> {
        Err(SyncError::Away(root.to_owned()))
    }

    pub(crate) fn folder(&self, _: &[&str]) -> Result<Option<Place>> {
        match self.0 {}
    }

    pub(crate) fn make(&self, _: &[&str]) -> Result<Place> {
        match self.0 {}
    }
}

/// An open folder on such ground.
#[derive(Debug)]
pub(crate) struct Place(Infallible);

impl Place {
    pub(crate) fn folder(&self, _: &str) -> Result<Option<Self>> {
        match self.0 {}
    }

    pub(crate) fn names(&self) -> Result<Vec<String>> {
        match self.0 {}
    }

    pub(crate) fn read(&self, _: &str) -> Option<(File, u64)> {
        match self.0 {}
    }

    pub(crate) fn append(&self, _: &str, _: &[u8]) -> Result<()> {
        match self.0 {}
    }

    pub(crate) fn put(&self, _: &str, _: &[u8]) -> Result<()> {
        match self.0 {}
    }

    pub(crate) fn remove(&self, _: &str) {
        match self.0 {}
    }

    pub(crate) fn sweep(&self) -> Result<()> {
        match self.0 {}
    }
}
