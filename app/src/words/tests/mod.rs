mod locales;
mod messages;
mod sentences;
mod syntax;
