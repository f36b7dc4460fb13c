//! How long a server is waited for, and what ends the waiting early.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// How long a server is waited for. Every step is limited, so that a server that falls silent holds up nobody.
#[derive(Clone)]
pub struct Patience {
    /// The limit for connecting: names, TCP, TLS and login together.
    pub connecting: Duration,
    /// The longest time without a byte in either direction while an answer is awaited.
    pub silence: Duration,
    /// The limit for a whole answer, however slowly it comes. The largest, of 24 MiB, then needs 28 kB/s.
    pub answer: Duration,
    ended: Arc<dyn Fn(Duration) -> bool + Send + Sync>,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            connecting: Duration::from_secs(10),
            silence: Duration::from_secs(20),
            answer: Duration::from_secs(900),
            ended: Arc::new(|_| false),
        }
    }
}

impl fmt::Debug for Patience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let times = (self.connecting, self.silence, self.answer);
        f.debug_tuple("Patience").field(&times).finish()
    }
}

impl Patience {
    /// Returns the same, ended as soon as `ended` returns true. It gets the time since the server was last heard.
    #[must_use]
    pub fn until(self, ended: impl Fn(Duration) -> bool + Send + Sync + 'static) -> Self {
        Self { ended: Arc::new(ended), ..self }
    }

    pub(super) fn is_ended(&self, silent: Duration) -> bool {
        (self.ended)(silent)
    }

    /// Returns the interval for looking whether one of the limits is reached.
    pub(super) fn look(&self) -> Duration {
        (self.silence / 4).min(Duration::from_millis(50))
    }
}
