mod locales;
mod messages;
mod never;
mod sentences;
mod syntax;
