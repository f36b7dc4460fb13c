//! What the rules and the shelf say of a draft, in words and numbers.

use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_rules::check::{CheckInput, price_beside};
use muster_rules::id::FigureId;
use muster_rules::report::{DeckSum, Finding, Fix, PricedMember, Question, Severity, Verdict};
use muster_rules::squad::SquadDraft;
use uuid::Uuid;

use super::beside::side_lists;
use super::{ChoiceView, DeckView, FindingView, FixView, MemberView, MissingView, SquadView};
use crate::answers::question_id;
use crate::api::draft::Draft;
use crate::error::Error;
use crate::games::Named;
use crate::session::Session;
use crate::speaker::Speaker;
use crate::squads::{
    CheckRequest, CheckedSquad, Choice, FindingAnswer, Shelf, apply, carried, choices, format_of,
    reading_findings,
};
use crate::words::NamesWithDraft;

/// A draft that was checked, with what lies on the shelf.
pub(crate) struct Looked {
    /// The draft as it is; the one checked may have another format.
    pub(crate) draft: SquadDraft,
    /// What the rules say.
    pub(crate) checked: CheckedSquad,
    /// What lies on the shelf.
    pub(crate) shelf: Shelf,
    /// Why the draft could not be checked against its own format.
    trouble: Option<Error>,
}

/// Checks a draft. A format that the game doesn't have keeps nobody from opening a squad: it is
/// checked against the game's first, and that is said.
pub(crate) fn look(session: &mut Session, draft: SquadDraft, shelf: Shelf) -> Result<Looked, Error> {
    let game = session.game(draft.game.as_str())?;
    let trouble = format_of(&game, &draft).err();
    let mut known = draft.clone();
    if trouble.is_some()
        && let Some(first) = game.catalogue.formats().first()
    {
        known.format = first.id.clone();
    }
    let checked = session.muster.check_draft(game, known, &CheckRequest::default())?;
    Ok(Looked { draft, checked, shelf, trouble })
}

/// A list that was read and checked.
pub(crate) fn looked(checked: CheckedSquad, shelf: Shelf) -> Looked {
    Looked { draft: checked.source.draft.clone(), checked, shelf, trouble: None }
}

/// A draft in words and numbers. `squad` is its id, where it was saved.
pub(crate) fn view(
    session: &mut Session,
    draft: SquadDraft,
    squad: Option<Uuid>,
) -> Result<SquadView, Error> {
    let game: Arc<LoadedGame> = session.game(draft.game.as_str())?;
    let shelf = session.muster.shelf(&game, squad);
    let looked = look(session, draft, shelf)?;
    Ok(looked.view(session))
}

impl Looked {
    /// Speaks of it.
    pub(crate) fn view(&self, session: &Session) -> SquadView {
        let names = NamesWithDraft::new(&self.checked.game.names, &self.draft);
        self.say(&Speaker::new(&session.words, &self.checked.game, &names))
    }

    fn say(&self, speaker: &Speaker<'_>) -> SquadView {
        let report = &self.checked.report;
        SquadView {
            verdict: verdict(self.verdict()).to_owned(),
            faction: report.faction.as_ref().map(ToString::to_string),
            limit: report.points.limit,
            total: report.points.total,
            left: report.points.left,
            activations: report.activations,
            endurance: endurance(speaker, &report.members),
            members: self.members(speaker),
            decks: report.decks.iter().map(|d| deck(speaker, d)).collect(),
            side_lists: side_lists(self, speaker),
            choices: self.choices(speaker),
            findings: self.findings(speaker),
            playable: speaker.playable(&report.playable),
            considering: self.considering(speaker),
            missing: self.missing(speaker),
            collects: self.shelf.owned.is_some(),
        }
    }

    /// Whether nobody is in it yet: what is wrong with that is only that it isn't finished.
    fn is_blank(&self) -> bool {
        self.checked.unread() == 0 && self.draft.members.iter().all(|m| m.count == 0)
    }

    /// The verdict; nothing is proven of a squad not begun, or against rules of another format.
    pub(crate) fn verdict(&self) -> Verdict {
        match self.checked.verdict() {
            _ if self.is_blank() => Verdict::Unsure,
            Verdict::Legal if self.trouble.is_some() => Verdict::Unsure,
            verdict => verdict,
        }
    }

    /// Members in the draft's order, each once.
    pub(crate) fn members(&self, speaker: &Speaker<'_>) -> Vec<MemberView> {
        let mut priced = Vec::<PricedMember>::new();
        for member in &self.checked.report.members {
            match priced.iter_mut().find(|m| m.figure == member.figure) {
                Some(same) => {
                    same.count = same.count.saturating_add(member.count);
                    same.cost += member.cost;
                    same.unit_cost = same.unit_cost.filter(|c| Some(*c) == member.unit_cost);
                }
                None => priced.push(member.clone()),
            }
        }
        let place =
            |m: &PricedMember| self.draft.members.iter().position(|d| d.count > 0 && d.figure == m.figure);
        priced.sort_by_key(place);
        priced.iter().map(|m| self.member(speaker, m)).collect()
    }

    /// A priced figure in words.
    pub(crate) fn member(&self, speaker: &Speaker<'_>, member: &PricedMember) -> MemberView {
        let figure = speaker.game.catalogue.figure(&member.figure);
        let about = |f: &&Finding| f.members.contains(&member.figure);
        let worst = self.checked.report.findings.iter().filter(about).map(|f| f.severity).min();
        MemberView {
            figure: member.figure.to_string(),
            deck: member.deck.clone(),
            name: speaker.figure(&member.figure),
            factions: figure
                .map(|f| f.factions.iter().map(ToString::to_string).collect())
                .unwrap_or_default(),
            unique: figure.is_some_and(|f| f.unique),
            count: member.count,
            unit_cost: member.unit_cost,
            cost: member.cost,
            // Where all copies cost one sum each, only how that comes about is news.
            arithmetic: match member.on_top() {
                0 => speaker.arithmetic(member),
                _ => speaker.arithmetic_of_all(member),
            },
            carried: self.carried(speaker, member),
            owned: self.shelf.owned(&member.figure),
            promised: self.shelf.promised(&member.figure),
            known: figure.is_some(),
            severity: worst.map(|s| severity(s).to_owned()),
        }
    }

    /// On whose cards an attachment goes, as far as that is chosen or there is one way only.
    fn carried(&self, speaker: &Speaker<'_>, member: &PricedMember) -> String {
        let (game, draft) = (&self.checked.game, &self.checked.source.draft);
        let ways = carried(game, draft, &self.checked.report.members);
        let mine = ways.iter().filter(|c| c.holder == member.figure).filter_map(Choice::settled);
        let mut names: Vec<_> = mine.map(|carrier| speaker.figure(carrier)).collect();
        names.dedup();
        if names.is_empty() || member.deck.is_some() {
            return String::new();
        }
        speaker.say("squad-carried", &[("carriers", names.join(" · ").into())])
    }

    /// What figures that aren't members would cost.
    pub(crate) fn price(&self, figures: &[FigureId]) -> Vec<PricedMember> {
        let game = &self.checked.game;
        let draft = &self.checked.source.draft;
        match format_of(game, draft) {
            Ok(format) => price_beside(&game.catalogue, CheckInput::new(draft, format), figures),
            Err(_) => Vec::new(),
        }
    }

    fn considering(&self, speaker: &Speaker<'_>) -> Vec<MemberView> {
        self.price(&self.draft.considering).iter().map(|m| self.member(speaker, m)).collect()
    }

    fn choices(&self, speaker: &Speaker<'_>) -> Vec<ChoiceView> {
        let named = |id: &FigureId| Named { id: id.to_string(), name: speaker.figure(id) };
        let (game, draft) = (&self.checked.game, &self.checked.source.draft);
        let choices = choices(game, draft, &self.checked.report.members);
        let choice = |choice: &Choice| {
            let args = [
                ("ability", speaker.naming().ability(&choice.ability).into()),
                ("holder", speaker.figure(&choice.holder).into()),
            ];
            ChoiceView {
                holder: choice.holder.to_string(),
                ability: choice.ability.clone(),
                itself: choice.itself,
                label: if choice.itself {
                    speaker.naming().ability(&choice.ability)
                } else {
                    speaker.say("sheet-setup-choice", &args)
                },
                options: choice.options.iter().map(named).collect(),
                chosen: choice.chosen.as_ref().map(named),
            }
        };
        choices.iter().map(choice).collect()
    }

    fn findings(&self, speaker: &Speaker<'_>) -> Vec<FindingView> {
        let mut all: Vec<_> =
            self.checked.report.findings.iter().map(|f| (f.severity, self.finding(speaker, f))).collect();
        all.extend(reading_findings(&self.checked, speaker).into_iter().map(|f| (f.severity, read(f))));
        if let Some(trouble) = &self.trouble {
            let message = crate::wire::WireError::new(trouble, &speaker.words).message;
            all.push((Severity::Ask, own("MUSTER-UNKNOWN", message)));
        }
        all.sort_by_key(|(severity, _)| *severity); // stable: the rules' own order stays within one
        all.into_iter().map(|(_, finding)| finding).collect()
    }

    fn finding(&self, speaker: &Speaker<'_>, finding: &Finding) -> FindingView {
        // An empty sheet is nobody's fault.
        let calm = self.is_blank() && finding.severity == Severity::Error;
        let weight = if calm { Severity::Note } else { finding.severity };
        let own = !speaker.data().rules.contains_key(&finding.rule);
        FindingView {
            rule: finding.rule.to_string(),
            severity: severity(weight).to_owned(),
            members: finding.members.iter().map(ToString::to_string).collect(),
            message: speaker.sentence(finding),
            source: if own { None } else { speaker.source(finding) },
            fix: finding.fix.as_ref().map(|fix| self.fix(speaker, finding, fix)),
        }
    }

    fn fix(&self, speaker: &Speaker<'_>, finding: &Finding, fix: &Fix) -> FixView {
        // A cost is settled by a figure's row in a pack, not by an answer.
        let question = match fix {
            Fix::Settle { question: Question::Cost { .. } } => None,
            Fix::Settle { question } => Some(question),
            _ => None,
        };
        let answers = match question {
            Some(Question::SamePerson { .. }) => ["yes", "no"].map(|answer| Named {
                id: answer.to_owned(),
                name: speaker.word(&format!("answer-{answer}")),
            }),
            _ => return self.fix_without_answers(speaker, finding, fix, question),
        };
        FixView { answers: answers.into(), ..self.fix_without_answers(speaker, finding, fix, question) }
    }

    fn fix_without_answers(
        &self,
        speaker: &Speaker<'_>,
        finding: &Finding,
        fix: &Fix,
        question: Option<&Question>,
    ) -> FixView {
        let choose = match fix {
            Fix::Choose { holder, ability } => Some((holder.to_string(), ability.clone())),
            _ => None,
        };
        let (holder, ability) = choose.unzip();
        FixView {
            words: speaker.fix(finding).unwrap_or_default(),
            draft: apply(&self.draft, fix).as_ref().map(Draft::from),
            question: question.map(question_id),
            answers: Vec::new(),
            holder,
            ability,
        }
    }

    fn missing(&self, speaker: &Speaker<'_>) -> Vec<MissingView> {
        let members = self.members(speaker).into_iter();
        let missing = members.filter_map(|member| {
            let figure = FigureId::from(member.figure.as_str());
            (self.shelf.lacking(&figure, member.count) > 0).then(|| MissingView {
                printings: printings(speaker, &figure),
                figure: member.figure,
                name: member.name,
                needed: member.count,
                owned: member.owned,
                promised: member.promised,
            })
        });
        missing.collect()
    }

    /// How many figures are lacking.
    pub(crate) fn lacking(&self) -> u32 {
        let members = self.checked.report.members.iter();
        members.fold(0, |sum, m| sum.saturating_add(self.shelf.lacking(&m.figure, m.count)))
    }
}

/// Where a figure is printed, `Clone Strike 4`.
pub(crate) fn printings(speaker: &Speaker<'_>, figure: &FigureId) -> Vec<String> {
    let catalogue = &speaker.game.catalogue;
    let one = |p: &muster_rules::catalogue::Printing| {
        format!("{} {}", catalogue.set(&p.set).map_or(p.set.as_str(), |s| s.name.as_str()), p.number)
    };
    catalogue.printings_of(figure).map(one).collect()
}

fn deck(speaker: &Speaker<'_>, sum: &DeckSum) -> DeckView {
    DeckView {
        id: sum.deck.clone(),
        title: speaker.game_word("deck", &sum.deck, &sum.deck),
        cards: sum.cards,
        size: sum.size,
        points: sum.points,
        limit: sum.limit,
        words: speaker.deck(sum),
    }
}

/// The sum of the first stat that is ticked off box by box, which keeps figures in the game.
fn endurance(speaker: &Speaker<'_>, members: &[PricedMember]) -> String {
    let Some(stat) = speaker.data().stats.iter().find(|s| s.per_box.is_some()) else {
        return String::new();
    };
    let of = |m: &PricedMember| speaker.game.catalogue.figure(&m.figure).map_or(0, |f| stat.of_all(f));
    let own = members.iter().filter(|m| m.deck.is_none());
    let sum: i64 = own.map(|m| of(m) * i64::from(m.count)).sum();
    speaker.say("hit-points", &[("count", sum.into())])
}

fn read(finding: FindingAnswer) -> FindingView {
    FindingView {
        severity: severity(finding.severity).to_owned(),
        members: finding.members,
        ..own(&finding.rule, finding.message)
    }
}

/// A finding of the program's own.
fn own(rule: &str, message: String) -> FindingView {
    FindingView {
        rule: rule.to_owned(),
        severity: severity(Severity::Ask).to_owned(),
        members: Vec::new(),
        message,
        source: None,
        fix: None,
    }
}

fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Ask => "ask",
        Severity::Warning => "warning",
        Severity::Note => "note",
    }
}

/// A verdict as the wire has it.
pub(crate) fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Legal => "legal",
        Verdict::Illegal => "illegal",
        Verdict::Unsure => "unsure",
    }
}
