//! Errors of single nouns.

use std::any::Any;

use super::Error;
use crate::base::words::Words;

/// Why a noun refuses something. An [`Error`] carries it without knowing the noun.
pub trait Fault: std::error::Error + Any + Send + Sync {
    /// Returns the error's code.
    fn code(&self) -> &'static str;

    /// Returns the arguments of its message.
    fn values(&self) -> Vec<(&'static str, String)>;

    /// Returns the arguments of its message, with their words translated.
    fn values_in(&self, _words: &Words) -> Vec<(&'static str, String)> {
        self.values()
    }
}

impl<F: Fault> From<F> for Error {
    fn from(fault: F) -> Self {
        Self::Fault(Box::new(fault))
    }
}

impl Error {
    /// Returns the fault, if it is of this kind.
    ///
    /// # Errors
    /// The error itself, if it is another one.
    pub fn fault<F: Fault>(self) -> Result<F, Self> {
        match self {
            Self::Fault(fault) if (&*fault as &dyn Any).is::<F>() => {
                let fault = (fault as Box<dyn Any>).downcast::<F>();
                fault.map(|fault| *fault).map_err(|_| Self::Internal("a fault of another kind".to_owned()))
            }
            other => Err(other),
        }
    }
}
