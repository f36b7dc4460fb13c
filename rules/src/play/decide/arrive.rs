//! Figures that join a game in progress, and figures that replace others.

use super::super::ask::Answer;
use super::super::event::{Event, FigureNo, Leaving, Piece, SideNo};
use super::super::facts::{Arrival, When};
use super::super::id::ArrivalId;
use super::super::names::base;
use super::super::refusal::{Refusal, Thing};
use super::super::state::Standing;
use super::super::table::{Fielded, printed};
use super::super::tap::{Seat, Tap, Who};
use super::Deciding;
use crate::figure::Figure;
use crate::fold::fold;
use crate::squad::SquadDraft;

/// What players read off the card of the figure that brings others.
#[derive(Clone, Copy)]
struct Told {
    roll: Option<u32>,
    most: Option<i64>,
}

impl<'a> Deciding<'a> {
    pub(super) fn arrivals(&mut self, tap: &Tap) -> Result<(), Refusal> {
        match tap {
            Tap::Arrive { side, what, by, roll, most, figures } => {
                let card = Told { roll: *roll, most: *most };
                self.arrive(side.as_ref(), what, by.as_ref(), card, figures)
            }
            Tap::Replace { figure, with } => self.replace(figure, with.as_deref()),
            _ => Err(Refusal::NoSuchTap { tap: tap.name() }),
        }
    }

    fn arrive(
        &mut self,
        side: Option<&Seat>,
        what: &ArrivalId,
        by: Option<&Who>,
        card: Told,
        figures: &[String],
    ) -> Result<(), Refusal> {
        let play = self.table.play;
        let unknown = || Refusal::Unknown { what: Thing::Arrival, name: what.to_string() };
        let arrival = play.arrival(what).ok_or_else(unknown)?;
        if let Err(refusal) = self.in_time(arrival) {
            self.forbid(refusal)?;
        }
        let told = side.map(|side| self.state.seat(side)).transpose()?;
        let brings = |figure: &Standing| self.may_bring(arrival, figure);
        let needs = !arrival.lists.is_empty() || arrival.holders.is_some();
        let named = by.map(|by| self.state.who(by, brings)).transpose()?;
        let possible = |figure: &&Standing| {
            let meant = match named {
                Some(number) => figure.number == number,
                None => needs && told.is_none_or(|side| figure.piece.side == side),
            };
            meant && brings(figure)
        };
        let able = self.state.figures.iter().filter(possible);
        let mut holders: Vec<Option<FigureNo>> = able.map(|figure| Some(figure.number)).collect();
        if holders.is_empty() && !needs {
            holders.push(None);
        }
        // Without a named holder, the first whose card allows these figures brings them.
        let mut refusal = None;
        for holder in holders {
            let (state, events) = (self.state.clone(), self.events.len());
            match self.arrive_by(arrival, holder, told, card, figures) {
                Ok(()) => return Ok(()),
                Err(refused) => {
                    self.state = state;
                    self.events.truncate(events);
                    refusal.get_or_insert(refused);
                }
            }
        }
        Err(refusal.unwrap_or_else(|| Refusal::NoHolder { arrival: what.clone() }))
    }

    /// Lets the figure arrive that an answered question offers.
    pub(super) fn arrive_asked(&mut self, answer: &Answer, what: &ArrivalId) -> Result<(), Refusal> {
        let unknown = || Refusal::Unknown { what: Thing::Arrival, name: what.to_string() };
        let arrival = self.table.play.arrival(what).ok_or_else(unknown)?;
        let who = arrival.who.as_ref();
        let mut fits =
            self.table.catalogue.figures().iter().filter(|f| who.is_some_and(|who| who.matches(f)));
        let (Some(figure), None) = (fits.next(), fits.next()) else {
            return Err(Refusal::ChooseOne { word: answer.ask.word.clone() });
        };
        let by = Who::Number(answer.ask.figure);
        let card = Told { roll: None, most: None };
        self.arrive(None, what, Some(&by), card, &[figure.id.to_string()])
    }

    /// Lets figures arrive that a given figure brings.
    fn arrive_by(
        &mut self,
        arrival: &Arrival,
        holder: Option<FigureNo>,
        told: Option<SideNo>,
        card: Told,
        figures: &[String],
    ) -> Result<(), Refusal> {
        let of_holder = holder.and_then(|number| self.state.figure(number)).map(|figure| figure.piece.side);
        let side = told.or(of_holder).map_or_else(|| self.side_or_turn(None), Ok)?;
        self.read(arrival, holder, card)?;
        if let Err(refusal) = self.as_rolled(arrival, holder, side) {
            self.forbid(refusal)?;
        }
        let mut coming = Vec::new();
        for text in figures {
            let (count, figure) = self.meant(text)?;
            (0..count).for_each(|_| coming.push(figure));
        }
        if let Err(refusal) = self.as_named(arrival, holder, side, &coming) {
            self.forbid(refusal)?;
        }
        let draft = self.table.draft_of(
            self.state.figures.iter().map(|figure| &figure.piece).filter(|piece| piece.side == side),
        );
        let costs: Vec<_> = coming.iter().map(|figure| self.cost(&draft, figure)).collect();
        if let Err(refusal) = self.affordable(arrival, holder, &coming, &costs) {
            self.forbid(refusal)?;
        }
        if arrival.when == When::Defeat && coming.len() > 1 {
            return Err(Refusal::TooDear { cost: i64::try_from(coming.len()).unwrap_or(i64::MAX), most: 1 });
        }
        if let Some(counter) = &arrival.pays {
            let need: i64 = costs.iter().map(|cost| cost.unwrap_or(0)).sum();
            let need = u32::try_from(need).unwrap_or(0);
            let have = self.state.sides.get(side).and_then(|side| side.counters.get(counter)).copied();
            let have = have.unwrap_or(0);
            if have < need {
                return Err(Refusal::TooLittle { counter: counter.clone(), need, have });
            }
            self.push(Event::SideCounted { side, counter: counter.clone(), by: -i64::from(need) });
        }
        for (at, (figure, cost)) in coming.iter().zip(&costs).enumerate() {
            let alone = |one: &Standing| one.piece.side == side && one.piece.figure == figure.id;
            let first = coming[at + 1..].iter().any(|other| other.id == figure.id)
                && !self.state.figures.iter().any(alone);
            let (share, needed) = (arrival.worth, arrival.needed);
            let fielded = Fielded { figure, side, cost: *cost, share, needed };
            self.come(&fielded, |piece| {
                if first && base(&piece.name) == piece.name {
                    piece.name.push_str(" 1");
                }
                piece.arrived = Some(arrival.id.clone());
                piece.holder = holder;
                piece.with_holder = arrival.with_holder;
                piece.acts = arrival.acts;
            });
        }
        Ok(())
    }

    /// Puts a card's figures on the table.
    fn come(&mut self, fielded: &Fielded<'_>, change: impl Fn(&mut Piece)) {
        let mut pieces: Vec<_> = self.state.figures.iter().map(|figure| figure.piece.clone()).collect();
        let before = pieces.len();
        self.table.card(fielded, &mut pieces);
        for mut piece in pieces.split_off(before) {
            change(&mut piece);
            self.push(Event::Came { piece: Box::new(piece) });
        }
    }

    fn in_time(&self, arrival: &Arrival) -> Result<(), Refusal> {
        let state = &self.state;
        let now = match arrival.when {
            When::Setup => state.round == 1 && state.roll.is_none() && state.turn.is_none(),
            // The last roll counts: ties are rolled again.
            When::Initiative => state.turn.is_none() && state.roll.as_ref().is_some_and(|r| r.won.is_some()),
            When::Defeat | When::Any => true,
        };
        if now { Ok(()) } else { Err(Refusal::NotNow { arrival: arrival.id.clone() }) }
    }

    /// Records what players read off the card of the figure that brings others.
    fn read(&mut self, arrival: &Arrival, holder: Option<FigureNo>, card: Told) -> Result<(), Refusal> {
        let Some(holder) = holder.filter(|_| card.roll.is_some() || card.most.is_some()) else {
            return Ok(());
        };
        if let Some(die) = self.table.play.initiative.as_ref().and_then(|initiative| initiative.die)
            && card.roll.is_some_and(|roll| !(1..=die).contains(&roll))
        {
            return Err(Refusal::Dice { need: 1, most: die });
        }
        let (figure, arrival) = (self.known(holder)?.piece.figure.clone(), arrival.id.clone());
        self.push(Event::Listed { figure, arrival, roll: card.roll, most: card.most });
        Ok(())
    }

    /// Whether a side's roll is the one that the holder's card lists, according to the pack or the players.
    fn as_rolled(&self, arrival: &Arrival, holder: Option<FigureNo>, side: SideNo) -> Result<(), Refusal> {
        if arrival.when != When::Initiative {
            return Ok(());
        }
        let (Some(holder), Some(roll)) = (holder.and_then(|n| self.state.figure(n)), &self.state.roll) else {
            return Ok(());
        };
        let figure = &holder.piece.figure;
        let offers = self.table.catalogue.side_lists_of(figure);
        let offers = offers.filter(|offer| arrival.lists.contains(&offer.kind));
        let mut lists: Vec<u32> = offers.filter_map(|offer| offer.roll).collect();
        if lists.is_empty() {
            lists.extend(self.state.listed(figure, &arrival.id).and_then(|listed| listed.roll));
        }
        let rolled = roll.rolls.get(side).copied().unwrap_or(0);
        match lists.first() {
            Some(need) if !lists.contains(&rolled) => {
                let (arrival, name) = (arrival.id.clone(), holder.piece.name.clone());
                Err(Refusal::OtherRoll { arrival, name, need: *need, rolled })
            }
            _ => Ok(()),
        }
    }

    /// Whether these figures are those that the squad names for it. A squad that names none leaves it to the table.
    fn as_named(
        &self,
        arrival: &Arrival,
        holder: Option<FigureNo>,
        side: SideNo,
        coming: &[&Figure],
    ) -> Result<(), Refusal> {
        let holder = holder.and_then(|number| self.state.figure(number)).map(|figure| &figure.piece.figure);
        let mut named = self.state.sides[side].seated.named.iter();
        let Some(named) = named.find(|one| one.arrival == arrival.id && Some(&one.holder) == holder) else {
            return Ok(());
        };
        for figure in coming {
            let listed = named.figures.iter().filter(|(id, _)| *id == figure.id).map(|(_, count)| count);
            let came = self.state.figures.iter().filter(|one| {
                !arrival.again
                    && one.piece.side == side
                    && one.piece.figure == figure.id
                    && one.piece.arrived.as_ref() == Some(&arrival.id)
            });
            let wanted = coming.iter().filter(|other| other.id == figure.id).count() + came.count();
            if u32::try_from(wanted).is_ok_and(|wanted| wanted > listed.sum()) {
                return Err(Refusal::NotNamed { arrival: arrival.id.clone(), name: figure.name.clone() });
            }
        }
        Ok(())
    }

    /// Whether a figure can bring others this way now.
    pub(super) fn may_bring(&self, arrival: &Arrival, figure: &Standing) -> bool {
        let Some(card) = self.card(figure.number) else { return false };
        let listed = || {
            let mut offers = self.table.catalogue.side_lists_of(&card.id);
            offers.any(|offer| arrival.lists.contains(&offer.kind))
        };
        // Without `holders`, the figures in the pack's table can bring others; without lists, any figure can.
        let holds = match &arrival.holders {
            Some(holders) => holders.matches(card),
            None => arrival.lists.is_empty() || listed(),
        };
        let came = |one: &Standing| {
            one.piece.holder == Some(figure.number)
                && one.piece.arrived.as_ref() == Some(&arrival.id)
                && one.came == self.state.round
        };
        let once_a_round = arrival.when == When::Initiative && self.state.figures.iter().any(came);
        let defeated = || {
            self.state.figures.iter().any(|victim| {
                let matches = |card: &Figure| arrival.victim.as_ref().is_none_or(|who| who.matches(card));
                victim.by == Some(figure.number)
                    && !victim.claimed
                    && victim.left == Some(Leaving::Defeated)
                    && victim.piece.side != figure.piece.side
                    && self.card(victim.number).is_some_and(matches)
            })
        };
        figure.is_there() && holds && !once_a_round && (arrival.when != When::Defeat || defeated())
    }

    /// Returns the number and the figure that a line refers to: `2 Clone Trooper`.
    fn meant(&self, text: &str) -> Result<(u32, &'a Figure), Refusal> {
        let catalogue = self.table.catalogue;
        let find = |name: &str| {
            let wanted = fold(name);
            let called =
                |figure: &&Figure| fold(&figure.name) == wanted || fold(figure.id.as_str()) == wanted;
            catalogue.figures().iter().find(called)
        };
        let counted = text.trim().split_once(' ').and_then(|(number, rest)| {
            let number = number.trim_end_matches(['x', '×']).parse::<u32>().ok()?;
            Some((number, find(rest)?)).filter(|(number, _)| (1..=99).contains(number))
        });
        let unknown = || Refusal::Unknown { what: Thing::Card, name: text.to_owned() };
        find(text).map(|figure| (1, figure)).or(counted).ok_or_else(unknown)
    }

    /// Returns the cost of a figure beside the squad, including effects such as Rapport.
    fn cost(&self, draft: &SquadDraft, figure: &Figure) -> Option<i64> {
        self.table.price(draft, &figure.id).map(i64::from).or_else(|| printed(figure))
    }

    /// Checks whether the figures may arrive, by kind and by cost.
    fn affordable(
        &self,
        arrival: &Arrival,
        holder: Option<FigureNo>,
        coming: &[&Figure],
        costs: &[Option<i64>],
    ) -> Result<(), Refusal> {
        let refuse = |figure: &Figure| Err(Refusal::NotOfPool { name: figure.name.clone() });
        if let Some(other) = arrival.who.as_ref().and_then(|who| coming.iter().find(|f| !who.matches(f))) {
            return refuse(other);
        }
        if let Some(other) = coming.iter().find(|figure| !self.table.stands(figure)) {
            return refuse(other);
        }
        let Some(holder) = holder.and_then(|number| self.state.figure(number)) else { return Ok(()) };
        if arrival.lists.is_empty() {
            return Ok(());
        }
        let offers = self.table.catalogue.side_lists_of(&holder.piece.figure);
        let offers = offers.filter(|offer| arrival.lists.contains(&offer.kind));
        // A figure may offer several lists, but all arrivals must come from one.
        let fits = |figure: &&&Figure| {
            self.table
                .catalogue
                .side_lists_of(&holder.piece.figure)
                .any(|offer| arrival.lists.contains(&offer.kind) && offer.pool.matches(figure))
        };
        if let Some(other) = coming.iter().find(|figure| !fits(figure)) {
            return refuse(other);
        }
        let fitting = offers.filter(|offer| coming.iter().all(|figure| offer.pool.matches(figure)));
        let values: Vec<_> = fitting.map(|offer| offer.value.map(i64::from)).collect();
        let read = self.state.listed(&holder.piece.figure, &arrival.id).and_then(|listed| listed.most);
        // If an offer's value is unknown and wasn't read off the card, anything is allowed.
        if values.iter().any(Option::is_none) && read.is_none() {
            return Ok(());
        }
        let most = values.into_iter().filter_map(|value| value.or(read)).max().unwrap_or(0);
        let before = self.state.figures.iter().filter(|one| {
            !arrival.again
                && one.piece.holder == Some(holder.number)
                && one.piece.arrived.as_ref() == Some(&arrival.id)
        });
        let (mut cost, mut number) = (0_i64, 0_i64);
        for one in before {
            cost += one.piece.cost;
            number += 1;
        }
        for (figure, points) in coming.iter().zip(costs) {
            number += 1;
            cost += match points {
                Some(points) => *points,
                None if arrival.by_number => 0,
                None => return Err(Refusal::CostUnknown { name: figure.name.clone() }),
            };
        }
        let needed = if arrival.by_number { number } else { cost };
        if needed > most { Err(Refusal::TooDear { cost: needed, most }) } else { Ok(()) }
    }

    fn replace(&mut self, who: &Who, with: Option<&str>) -> Result<(), Refusal> {
        let number = self.there(who)?;
        let standing = self.known(number)?;
        let (name, side) = (standing.piece.name.clone(), standing.piece.side);
        let none = || Refusal::NoReplacement { name: name.clone() };
        let card = self.card(number).ok_or_else(none)?;
        let mut replacements = self.table.play.replacements.iter();
        let replacement = replacements.find(|one| card.has_keyword(&one.ability)).ok_or_else(none)?;
        let chosen = match (&standing.piece.becomes, with) {
            (Some(becomes), None) => self.table.catalogue.figure(becomes),
            (_, Some(with)) => Some(self.meant(with)?.1),
            (None, None) => None,
        };
        let figure = chosen.ok_or_else(none)?;
        let cost = Some(standing.piece.cost);
        self.push(Event::Left { figure: number, how: Leaving::Replaced, by: None, gives: Vec::new() });
        let fielded = Fielded { figure, side, cost, share: replacement.worth, needed: true };
        let acts = replacement.acts;
        self.come(&fielded, |piece| piece.acts = acts);
        Ok(())
    }

    /// Returns the figures as set up, for another game of the match.
    pub(super) fn as_begun(&self) -> Vec<Piece> {
        let start = |figure: &&Standing| figure.piece.arrived.is_none() && figure.came <= 1;
        self.state.figures.iter().filter(start).map(|figure| figure.piece.clone()).collect()
    }

    pub(super) fn sides(&self) -> impl Iterator<Item = SideNo> + use<> {
        0..self.state.sides.len()
    }
}
