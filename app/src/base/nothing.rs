//! The empty request and answer.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An empty request or answer.
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize, TS)]
pub struct Nothing {}
