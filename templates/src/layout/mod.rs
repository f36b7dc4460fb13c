//! Layouts: boxes in millimetres, read from data.

mod area;
mod card;
mod error;
mod sheet;
mod slot;

pub use area::Area;
pub use card::{BackLayout, CardLayout, CardSize, LinesStyle, Rule, SignsStyle, StatTable, TracksStyle};
pub use error::{LayoutError, Problem};
pub use sheet::{RecordKind, SheetStyle};
pub use slot::{Align, Slot, TypeStyle, Valign, Weight};
