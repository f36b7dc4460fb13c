//! Small games with fixed contents.

use std::collections::BTreeMap;

use muster_rules::catalogue::Catalogue;
use muster_rules::figure::{Cost, Figure};
use muster_rules::id::{FactionId, FigureId, SourceId};
use serde_json::json;

use super::{FACTIONS, Small};

impl Small {
    /// Returns a game of figures with these costs and unlimited copies, with no constraint except points.
    pub(crate) fn of_costs(costs: &[i32], limit: i32) -> Catalogue {
        Self { limit: Some(limit), ..Self::plain(costs) }.catalogue()
    }

    /// Returns a game with a deck card one point too expensive, and a member that conscripts others into the
    /// faction that another of its abilities makes one point cheaper.
    pub(crate) fn conscripting_beside_a_deck() -> Self {
        let mut game = Self::plain(&[7, 2]);
        game.figures[0].traits = vec!["card".to_owned()];
        game.figures[1].factions = Vec::new();
        game.figures[1].keywords = BTreeMap::from([("abilities".to_owned(), vec!["Draft".to_owned()])]);
        game.changes = vec![(1, Some(("faction=blue".to_owned(), None, -1)))];
        game.constraints = vec![
            json!({"kind": "faction", "rule": "T", "neutral": "grey"}),
            json!({"kind": "conscripts", "rule": "D", "with": "ability=Draft", "faction": "blue"}),
            json!({"kind": "cost-change", "rule": "R", "floor": 0, "at_most": 2}),
            json!({"kind": "deck", "rule": "Z", "name": "deck", "who": "card=yes", "size": 1, "points": 6}),
            json!({"kind": "budget", "rule": "B"}),
        ];
        (game.owned, game.with) = (vec![1, 1], vec![0, 0]);
        game
    }

    /// Returns a game with a host of every faction, and a figure of the one faction that the only era doesn't
    /// offer: the other factions have no room for a guest.
    pub(crate) fn a_guest_too_many_in_every_era() -> Self {
        let mut game = Self::plain(&[1, 3]);
        game.figures[0].traits = vec!["leader".to_owned()];
        game.figures[0].factions = FACTIONS.iter().map(|f| FactionId::from(*f)).collect();
        game.figures[1].factions = vec![FactionId::from(FACTIONS[1])];
        game.constraints = vec![
            json!({"kind": "faction", "rule": "T"}),
            json!({"kind": "eras", "rule": "E", "side_rule": "E", "required": true}),
            json!({"kind": "admits", "rule": "G", "who": "any", "with": "leader=yes", "max": 0}),
            json!({"kind": "budget", "rule": "B"}),
        ];
        (game.owned, game.with) = (vec![1, 1], vec![0, 0]);
        game
    }

    /// A leader hosts guests and may be carried by others, so that counting has a case in which it is present.
    pub(crate) fn a_host_that_is_carried() -> Self {
        let mut game = Self::plain(&[1, 3]);
        game.figures[0].traits = vec!["leader".to_owned()];
        game.attachments = vec![(0, None, false)];
        game.constraints = vec![
            json!({"kind": "faction", "rule": "T"}),
            json!({"kind": "admits", "rule": "C", "who": "any", "with": "leader=yes"}),
            json!({"kind": "admits", "rule": "G", "who": "any", "with": "leader=yes", "max": 0}),
            json!({"kind": "attach", "rule": "Y", "ability": "Attach", "each": 1}),
            json!({"kind": "budget", "rule": "B"}),
        ];
        (game.owned, game.with) = (vec![1, 1], vec![0, 0]);
        game
    }

    fn plain(costs: &[i32]) -> Self {
        let figure = |(i, cost): (usize, &i32)| Figure {
            id: FigureId::from(format!("s/{i}").as_str()),
            name: format!("Figure {i}"),
            cost: Cost::Known(*cost),
            factions: vec![FactionId::from(FACTIONS[0])],
            unique: false,
            traits: Vec::new(),
            attributes: BTreeMap::new(),
            stats: BTreeMap::new(),
            keywords: BTreeMap::new(),
            lacks: Vec::new(),
            persons: Vec::new(),
            source: SourceId::from("test"),
            suspect: None,
            texts: Default::default(),
        };
        Self {
            figures: costs.iter().enumerate().map(figure).collect(),
            admissions: Vec::new(),
            changes: Vec::new(),
            let_in: Vec::new(),
            attachments: Vec::new(),
            constraints: vec![json!({"kind": "budget", "rule": "B"})],
            limit: None,
            exact: false,
            owned: Vec::new(),
            with: Vec::new(),
            without: Vec::new(),
            faction: None,
        }
    }
}
