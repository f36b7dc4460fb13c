//! The pages, as the program has them built in.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// A file of the pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
    /// Its type: `text/html`.
    pub kind: String,
}

/// Returns a file of the pages by its path: `phone.html`, `assets/…`.
type Find = dyn Fn(&str) -> Option<Page> + Send + Sync;

/// The pages.
#[derive(Clone)]
pub struct Pages(Arc<Find>);

impl fmt::Debug for Pages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pages").finish_non_exhaustive()
    }
}

impl Pages {
    /// Creates the pages from a function that returns one by its path.
    pub fn new(find: impl Fn(&str) -> Option<Page> + Send + Sync + 'static) -> Self {
        Self(Arc::new(find))
    }

    /// Returns a file. Only names that a build makes are asked for, so that no path leads out.
    pub(crate) fn find(&self, path: &str) -> Option<Page> {
        let plain = |part: &str| {
            !part.is_empty()
                && !part.starts_with('.')
                && part.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b'_'))
        };
        path.split('/').all(plain).then(|| (self.0)(path)).flatten()
    }
}

/// Returns the type of a file by its name.
#[must_use]
pub fn kind_of(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ttf") => "font/ttf",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_path_leads_out() {
        let page = Page { bytes: Cow::Borrowed(b"x"), kind: String::new() };
        let pages = Pages::new(move |_| Some(page.clone()));
        for path in ["phone.html", "assets/index-D_1.js"] {
            assert!(pages.find(path).is_some(), "{path}");
        }
        for path in
            ["", "/", "..", "../x", "assets/../x", "assets//x", "a\\b", ".env", "assets/%2e%2e", "ä", "x\0"]
        {
            assert!(pages.find(path).is_none(), "{path}");
        }
    }
}
