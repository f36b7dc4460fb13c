//! Small drawings that packs provide, such as a die or a target: outlines on a square of 100 × 100, written
//! like an SVG path and filled by the even–odd rule.
//!
//! Commands are `M`, `L`, `H`, `V`, `C` and `Z`; coordinates start at the top left corner.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The number of line segments per curve.
const PIECES: u8 = 8;

/// The side of the square.
const SIDE: f32 = 100.0;

/// A small drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
pub struct Sign(String);

/// Why a path is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SignError {
    /// Neither a known letter nor a number.
    #[error("`{0}` is neither one of M, L, H, V, C, Z nor a number")]
    Word(String),
    /// A letter with too few or too many numbers, or a line before the first `M`.
    #[error("`{0}` lacks numbers, has too many, or stands before the first M")]
    Numbers(char),
    /// A point is outside the square.
    #[error("{0} is outside of the square from 0 to 100")]
    Outside(String),
    /// It draws nothing.
    #[error("nothing is drawn")]
    Nothing,
}

impl Sign {
    /// Returns the path as written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the outlines, each closed, on a square of 1 × 1; curves are split into short lines.
    #[must_use]
    pub fn outlines(&self) -> Vec<Vec<[f32; 2]>> {
        // The path was validated on construction.
        let drawn = outlines(&self.0).unwrap_or_default();
        let scaled = drawn.into_iter().map(|o| o.into_iter().map(|[x, y]| [x / SIDE, y / SIDE]).collect());
        scaled.collect()
    }
}

impl TryFrom<String> for Sign {
    type Error = SignError;

    fn try_from(path: String) -> Result<Self, SignError> {
        outlines(&path)?;
        Ok(Self(path))
    }
}

impl From<Sign> for String {
    fn from(sign: Sign) -> Self {
        sign.0
    }
}

fn outlines(path: &str) -> Result<Vec<Vec<[f32; 2]>>, SignError> {
    let mut out: Vec<Vec<[f32; 2]>> = Vec::new();
    for (letter, numbers) in commands(path)? {
        let wrong = || SignError::Numbers(letter);
        let last = out.last().and_then(|o| o.last()).copied();
        let points = match (letter, numbers.as_slice(), last) {
            ('M', [x, y], _) => {
                out.push(Vec::new());
                vec![[*x, *y]]
            }
            ('L', numbers, Some(_)) if !numbers.is_empty() && numbers.len().is_multiple_of(2) => {
                numbers.chunks(2).filter_map(|c| Some([*c.first()?, *c.get(1)?])).collect()
            }
            ('H', [x], Some([_, y])) => vec![[*x, y]],
            ('V', [y], Some([x, _])) => vec![[x, *y]],
            ('C', [x1, y1, x2, y2, x, y], Some(from)) => curve([from, [*x1, *y1], [*x2, *y2], [*x, *y]]),
            ('Z', [], Some(_)) => Vec::new(),
            _ => return Err(wrong()),
        };
        out.last_mut().ok_or_else(wrong)?.extend(points);
    }
    if out.iter().all(|o| o.len() < 3) { Err(SignError::Nothing) } else { Ok(out) }
}

/// Splits a path into commands with their numbers.
fn commands(path: &str) -> Result<Vec<(char, Vec<f32>)>, SignError> {
    let mut out: Vec<(char, Vec<f32>)> = Vec::new();
    let spaced: String = path
        .chars()
        .flat_map(|c| {
            if c.is_ascii_alphabetic() { vec![' ', c, ' '] } else { vec![if c == ',' { ' ' } else { c }] }
        })
        .collect();
    for word in spaced.split_whitespace() {
        let unknown = || SignError::Word(word.to_owned());
        match (word.chars().next(), word.parse::<f32>()) {
            (Some(letter @ ('M' | 'L' | 'H' | 'V' | 'C' | 'Z')), _) => out.push((letter, Vec::new())),
            (_, Ok(number)) if (0.0..=SIDE).contains(&number) => {
                out.last_mut().ok_or_else(unknown)?.1.push(number);
            }
            (_, Ok(_)) => return Err(SignError::Outside(word.to_owned())),
            _ => return Err(unknown()),
        }
    }
    Ok(out)
}

/// Returns the points of a cubic curve, without its first.
fn curve([a, b, c, d]: [[f32; 2]; 4]) -> Vec<[f32; 2]> {
    let at = |t: f32, axis: usize| {
        let u = 1.0 - t;
        u * u * u * a[axis] + 3.0 * u * u * t * b[axis] + 3.0 * u * t * t * c[axis] + t * t * t * d[axis]
    };
    (1..=PIECES).map(|i| f32::from(i) / f32::from(PIECES)).map(|t| [at(t, 0), at(t, 1)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_read_as_closed_outlines_and_anything_else_is_told() {
        let sign = |text: &str| Sign::try_from(text.to_owned());
        let square = sign("M10 10H90V90H10Z M40,40 L60 40 60 60 40 60Z").expect("a drawing").outlines();
        assert_eq!(square[0], [[0.1, 0.1], [0.9, 0.1], [0.9, 0.9], [0.1, 0.9]]);
        assert_eq!(square[1].len(), 4);
        let round = sign("M50 0C80 0 100 20 100 50Z").expect("a drawing").outlines();
        assert_eq!((round[0].len(), round[0][8]), (9, [1.0, 0.5]));
        for (text, error) in [
            ("", SignError::Nothing),
            ("M1 1", SignError::Nothing),
            ("L1 1", SignError::Numbers('L')),
            ("M1 1L2", SignError::Numbers('L')),
            ("M1 1Z2", SignError::Numbers('Z')),
            ("M1 101L2 2", SignError::Outside("101".to_owned())),
            ("M1 1A2", SignError::Word("A".to_owned())),
            ("7", SignError::Word("7".to_owned())),
        ] {
            assert_eq!(sign(text), Err(error), "{text}");
        }
    }
}
