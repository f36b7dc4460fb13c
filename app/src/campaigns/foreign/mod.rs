//! Files of other programs that keep campaigns: recognised by their contents, and taken over where their things are
//! known here.

mod file;
mod save;
mod taken;

pub use file::{ForeignFile, ForeignKind};
pub use save::{ForeignSave, SaveFault};
pub use taken::{ReadSave, SaveRead, TakeOver, read_save, read_save_file, take_over};
