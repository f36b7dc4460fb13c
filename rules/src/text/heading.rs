//! Headings: the list's title, author and faction, and the beginning of side lists.

use super::claim::{Claim, claim};
use super::inline::called;
use super::line::{lined, roughly};
use super::names::Names;
use super::near::parts;
use super::read::{Item, Reader, Side};
use super::reading::RemarkKind;
use super::resolve::{Resolved, Who, outright};
use super::token::{Kind, Token, is_ideograph, key, words};
use super::vocabulary::{Meaning, meaning};
use crate::id::FactionId;

/// The maximum number of words in a heading, with few exceptions.
const MAX_SECTION_WORDS: usize = 10;

/// The heading of a side list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Section {
    /// The pack's kind.
    pub(super) kind: String,
    /// The holder of the list, if stated.
    pub(super) holder: Option<usize>,
    /// The position of its first members, if they follow on the same line.
    pub(super) members: Option<usize>,
}

/// A framed heading, `-- Title --`, and the points it states.
pub(super) struct Framed<'a> {
    pub(super) inner: &'a [Token],
    pub(super) claim: Option<Claim>,
    /// Whether the points follow the frame, where a figure's points may be as well.
    pub(super) behind: bool,
}

/// `-- Title --`, `== Title (100 pts) ==`, `-- Title -- 100 pts`.
pub(super) fn framed(tokens: &[Token]) -> Option<Framed<'_>> {
    let Kind::Mark(frame @ ('-' | '=' | '~' | '_' | '+')) = tokens.first()?.kind else { return None };
    let run = |from: usize| tokens[from..].iter().take_while(|t| t.is_mark(frame)).count();
    let left = run(0);
    let right = tokens.iter().rev().take_while(|t| t.is_mark(frame)).count();
    if right == 0 && left > 1 {
        let close = (left..tokens.len()).find(|at| run(*at) > 1)?;
        let (inner, tail) = (&tokens[left..close], &tokens[close + run(close)..]);
        let claim = Some(claim(tail)?);
        return inner.iter().any(Token::is_name).then_some(Framed { inner, claim, behind: true });
    }
    let inner = tokens.get(left..tokens.len().checked_sub(right)?)?;
    // A single dash is a bullet, unless it ends the line as well.
    let wide = left > 1 && right > 1 || right > 0 && (frame == '+' || inner.first().is_some_and(|t| t.glued));
    if !wide || !inner.iter().any(Token::is_name) {
        return None;
    }
    let (inner, claim) = priced(inner);
    Some(Framed { inner, claim, behind: false })
}

/// Splits `Title (100 pts)`, `Title - 98/100 points` into the title and the points after it.
pub(super) fn priced(tokens: &[Token]) -> (&[Token], Option<Claim>) {
    if claim(tokens).is_some_and(|c| c.total.is_some()) {
        return (tokens, None);
    }
    let total = |at: &usize| claim(&tokens[*at..]).is_some_and(|c| c.total.is_some());
    let Some(mut at) = (1..tokens.len()).rev().find(total) else { return (tokens, None) };
    // `98/100`
    if at > 2 && tokens[at - 1].is_mark('/') && tokens[at - 2].number().is_some() {
        at -= 2;
    }
    let parts = |t: &Token| matches!(t.kind, Kind::Mark('(' | '[' | '-' | ':' | ',' | '/' | '|' | '=' | '•'));
    let end = tokens[..at].iter().rposition(|t| !parts(t)).map_or(0, |last| last + 1);
    if !tokens[..end].iter().any(Token::is_name) {
        return (tokens, None);
    }
    (&tokens[..end], claim(&tokens[at..]))
}

/// Returns what the word before a colon announces.
fn announces(word: &str) -> Option<RemarkKind> {
    Some(match word {
        "squad" | "name" | "list" | "team" | "title" | "warband" | "army" | "csapat" | "nev"
        | "csapatnev" | "cim" | "titel" | "titre" | "nom" | "truppe" | "liste" | "equipe" | "战队"
        | "戰隊" | "小队" | "小隊" | "队伍" | "隊伍" | "军队" | "軍隊" | "名称" | "名稱" => {
            RemarkKind::Title
        }
        "author" | "player" | "by" | "creator" | "builder" | "owner" | "szerzo" | "jatekos"
        | "keszitette" | "spieler" | "joueur" | "auteur" => RemarkKind::Author,
        "map" | "maps" | "terkep" | "palya" | "karte" | "carte" | "地图" | "地圖" => RemarkKind::Map,
        "faction" | "csoport" | "frakcio" | "affiliation" | "alignment" | "fraktion" | "阵营" | "陣營"
        | "派别" | "派別" | "势力" | "勢力" => RemarkKind::Faction,
        "note" | "notes" | "stats" | "date" | "event" | "format" | "era" | "side" | "record" | "result"
        | "ergebnis" | "eredmeny" | "resultat" | "score" | "tournament" | "comment" | "comments"
        | "strategy" | "set" | "sets" | "game" | "megjegyzes" | "korszak" | "datum" | "formatum" | "link"
        | "url" | "source" | "http" | "https" => RemarkKind::Note,
        _ => return None,
    })
}

/// `Map: Muunilinst`, `Squad name - Republic`: returns the kind, and the index of the value.
pub(super) fn keyed(tokens: &[Token]) -> Option<(RemarkKind, usize)> {
    let mark = tokens.iter().position(|t| matches!(t.kind, Kind::Mark(':' | '-' | '=')));
    if let Some(at) = mark {
        let mut kind = None;
        for token in &tokens[..at] {
            match token.kind {
                // `100 pt. squad: …`
                Kind::Word if meaning(&token.folded) == Some(Meaning::Points) => {}
                Kind::Number(_) | Kind::Mark('.') => {}
                Kind::Word => kind = kind.or(Some(announces(&token.folded)?)),
                Kind::Mark('*' | '#' | '•' | '>' | '[' | ']' | '"') => {}
                _ => return None,
            }
        }
        let parted = tokens[at].is_mark(':') || tokens.get(at + 1).is_some_and(|t| !t.glued || !t.is_name());
        let value = (at..tokens.len()).find(|i| tokens[*i].is_name());
        return kind.filter(|_| parted).map(|kind| (kind, value.unwrap_or(tokens.len())));
    }
    let by = matches!(tokens.first().and_then(Token::word), Some("by" | "keszitette"));
    (by && tokens.len() > 1).then_some((RemarkKind::Author, 1))
}

/// `Republic`, `Rebel squad (100 points)`.
pub(super) fn faction<'a>(names: &'a Names, tokens: &[Token]) -> Option<&'a FactionId> {
    let says = |t: &&Token| {
        let filler = matches!(
            meaning(&t.folded),
            Some(Meaning::Limit | Meaning::Points | Meaning::Fill | Meaning::Total)
        );
        let named = matches!(t.folded.as_str(), "faction" | "csoport" | "frakcio" | "forces");
        t.is_name() && t.number().is_none() && !filler && !named
    };
    let rest: Vec<Token> = tokens.iter().filter(says).cloned().collect();
    if rest.is_empty() || rest.len() > 4 {
        return None;
    }
    let key = key(&rest);
    // `帝国军`: in such a script the word for the list comes last.
    let army = || ARMIES.iter().find_map(|army| names.faction(key.strip_suffix(army)?));
    names.faction(&key).or_else(army)
}

/// `Reserves:`, `Fringe Reinforcements (30 pts)`, `Reserves (Mon Mothma): R2-D2, C-3PO`.
pub(super) fn section(names: &Names, tokens: &[Token]) -> Option<Section> {
    let colon = tokens.iter().position(|t| t.is_mark(':'));
    let head = &tokens[..colon.unwrap_or(tokens.len())];
    if words(head).count() > MAX_SECTION_WORDS {
        return None;
    }
    let (at, taken, kind) = (1..=3).rev().find_map(|n| {
        head.windows(n).enumerate().find_map(|(at, w)| {
            let named = w[0].is_name() && w[n - 1].is_name();
            named.then(|| names.section(&key(w))).flatten().map(|kind| (at, n, kind.to_owned()))
        })
    })?;
    let says = |t: &&Token| {
        let filler = matches!(
            meaning(&t.folded),
            Some(Meaning::Points | Meaning::Fill | Meaning::And | Meaning::Limit | Meaning::Total)
        );
        let named = matches!(t.folded.as_str(), "from" | "by" | "via" | "list" | "faction");
        t.is_name() && t.number().is_none() && !filler && !named
    };
    let rest = [&head[..at], &head[at + taken..]].concat();
    let said: Vec<Token> = rest.iter().filter(says).cloned().collect();
    let members = colon.and_then(|c| (c..tokens.len()).find(|i| tokens[*i].is_name()));
    // `Reinforcements: Jabba the Hutt`, above those whom he brings.
    let named = members.and_then(|from| match outright(names, &tokens[from..])? {
        Resolved { who: Who::Figure(entry, _), numbers, .. } if numbers.is_empty() => Some(entry),
        _ => None,
    });
    if let Some(holder) = named.filter(|entry| names.entries[*entry].offers.contains(&kind)) {
        return Some(Section { kind, holder: Some(holder), members: None });
    }
    let section = |holder| Some(Section { kind: kind.clone(), holder, members });
    if said.is_empty() || names.faction(&key(&said)).is_some() {
        // On a pasted card the ability has a number and no colon.
        let ability = colon.is_none() && names.is_keyword(&key(&[&said[..], &head[at..at + taken]].concat()));
        return if ability { None } else { section(None) };
    }
    // Names contain numbers and filler words, so the omitted tokens are tried as well.
    for name in [&rest, &said] {
        if let Some(Who::Figure(entry, _)) = outright(names, name).map(|r| r.who) {
            return section(Some(entry));
        }
    }
    let holders: Vec<usize> = parts(names, &said).holding;
    let holders: Vec<usize> =
        holders.into_iter().filter(|e| names.entries[*e].offers.contains(&kind)).collect();
    match (holders.as_slice(), colon) {
        ([one], _) => section(Some(*one)),
        (_, Some(_)) => section(None),
        _ => None,
    }
}

/// The kind of a list of figures that are no part of the squad.
pub(super) const CONSIDERED: &str = "considered";
/// Words of headings above figures that are no part of the squad.
const BESIDE: [&str; 46] = [
    "sideboard",
    "side board",
    "sideboards",
    "maybeboard",
    "maybe",
    "bench",
    "benched",
    "considering",
    "extras",
    "opened",
    "opened boosters",
    "opened figures",
    "pulled",
    "pulls",
    "pool",
    "card pool",
    "unused",
    "not used",
    "alternates",
    "substitutes",
    "subs",
    "not included",
    "cut",
    "kispad",
    "kibontott",
    "kibontva",
    "bontott",
    "kihagyva",
    "kimaradt",
    "csereknek",
    "ersatzbank",
    "geoffnet",
    "geoffnete booster",
    "nicht dabei",
    "gezogen",
    "banc",
    "ouverts",
    "boosters ouverts",
    "non joues",
    "备选",
    "備選",
    "开包",
    "開包",
    "备牌",
    "備牌",
    "候补",
];

/// `Sideboard`, `Opened (12):`, `Opened: Ewok, Jawa`: returns the index of the first figure, if any follows.
pub(super) fn besides(tokens: &[Token]) -> Option<Option<usize>> {
    let colon = tokens.iter().position(|t| t.is_mark(':'));
    let head = &tokens[..colon.unwrap_or(tokens.len())];
    let said: Vec<&str> = head.iter().filter_map(Token::word).collect();
    let says =
        |word: &&&str| !matches!(meaning(word), Some(Meaning::Points | Meaning::Fill | Meaning::Total));
    let told = said.iter().filter(says).copied().collect::<Vec<_>>().join(" ");
    let behind = colon.and_then(|c| (c..tokens.len()).find(|i| tokens[*i].is_name()));
    BESIDE.contains(&told.as_str()).then_some(behind)
}

/// Headings of side lists in the languages people post in, folded.
pub(super) const SECTIONS: [(&str, &[&str]); 2] = [
    (
        "reserves",
        &["tartalek", "tartalekok", "reserve", "reserven", "reservisten", "预备队", "預備隊", "后备", "後備"],
    ),
    (
        "reinforcements",
        &["erosites", "erositesek", "verstarkung", "verstarkungen", "renfort", "renforts", "援军", "援軍"],
    ),
];

/// Headings for a sort of cards: `Command Deck (2 cards)`.
const SORTS: [&str; 18] = [
    "cards",
    "deck",
    "upgrades",
    "units",
    "characters",
    "figures",
    "troops",
    "heroes",
    "pakli",
    "lapok",
    "kartyak",
    "karten",
    "cartes",
    "einheiten",
    "牌组",
    "牌組",
    "卡牌",
    "角色",
];
/// The same for one-word headings, which may be part of a name.
const SORTS_ALONE: [&str; 6] = ["command", "commands", "deployment", "deployments", "reserve", "support"];
/// What follows a faction's name in scripts without spaces.
const ARMIES: [&str; 12] =
    ["军", "軍", "方", "阵营", "陣營", "军队", "軍隊", "小队", "小隊", "战队", "戰隊", "队"];
/// Words at the start of lines that report a game's result.
const RESULTS: [&str; 14] = [
    "won",
    "lost",
    "beat",
    "drew",
    "played",
    "tied",
    "nyertem",
    "gyoztem",
    "vesztettem",
    "kikaptam",
    "gewonnen",
    "verloren",
    "gagne",
    "perdu",
];
/// Words for a list, in addition to those that occur in totals.
const LISTS: [&str; 13] = [
    "liste", "lista", "deck", "seregem", "csapatom", "小队", "小隊", "军队", "軍隊", "战队", "戰隊", "队伍",
    "隊伍",
];

/// `Command Deck (2 cards, 3 points)`: a heading for a sort of cards.
pub(super) fn is_sort(tokens: &[Token]) -> bool {
    let ends = |t: &Token| matches!(t.kind, Kind::Mark('(' | '[' | ':'));
    let head = &tokens[..tokens.iter().position(ends).unwrap_or(tokens.len())];
    let last = head.iter().rev().find_map(Token::word);
    let words = head.iter().all(|t| t.word().is_some() || t.is_mark('&'));
    let alone = head.len() == 1 && last.is_some_and(|w| SORTS_ALONE.contains(&w));
    words && head.len() <= 4 && (alone || last.is_some_and(|w| SORTS.contains(&w)))
}

/// `Squad #3`, `1. csapat`, `Warband limit 200`: a list's number or limit, not a figure.
pub(super) fn is_numbered(tokens: &[Token]) -> bool {
    let filler = |t: &Token| {
        let of_list = matches!(meaning(&t.folded), Some(Meaning::Limit | Meaning::Points | Meaning::Fill));
        !t.is_name() || t.number().is_some() || of_list || speaks_of_a_list(t)
    };
    tokens.iter().all(filler) && tokens.iter().any(speaks_of_a_list)
}

/// Whether a word refers to the whole list: a squad, an army, a list.
pub(super) fn speaks_of_a_list(token: &Token) -> bool {
    let word = token.word().unwrap_or_default();
    let run = word.chars().next().is_some_and(is_ideograph);
    meaning(word) == Some(Meaning::Limit)
        || LISTS.contains(&word)
        || run && LISTS.iter().any(|list| word.ends_with(list))
}

/// `vs. Han Solo and Rangers`, `Won 100-64 against the Sith`: the opponents, and the result.
pub(super) fn is_against(tokens: &[Token]) -> bool {
    let is = |word: &str| matches!(word, "vs" | "versus" | "against" | "gegen" | "contre" | "ellen");
    let mut words = tokens.iter().filter_map(Token::word);
    let first = words.next().unwrap_or_default();
    is(first) || RESULTS.contains(&first) && words.any(is)
}

/// `// not this one`, `; nor this`: lines that are commented out.
pub(super) fn is_comment(tokens: &[Token]) -> bool {
    let mark = |at: usize, mark| tokens.get(at).is_some_and(|t: &Token| t.is_mark(mark));
    mark(0, '/') && mark(1, '/') || mark(0, ';')
}

/// `# One godslayer`: after a hash comes a comment or a heading, unless it is a collector's number.
pub(super) fn hashed(tokens: &[Token]) -> Option<&[Token]> {
    let inner = &tokens[tokens.iter().take_while(|t| t.is_mark('#')).count()..];
    let word = inner.first().is_some_and(|t| t.word().is_some());
    (word && inner.len() < tokens.len()).then_some(inner)
}

/// Whether a line looks like a heading: it ends in a colon or is quoted.
pub(super) fn looks_like_heading(tokens: &[Token]) -> bool {
    let ends = |mark| tokens.last().is_some_and(|t| t.is_mark(mark));
    let begins = |mark| tokens.first().is_some_and(|t| t.is_mark(mark));
    let hash = begins('#') && tokens.get(1).is_some_and(|t| t.number().is_none());
    ends(':') || begins('"') && ends('"') || hash
}

impl Reader<'_> {
    pub(super) fn keyed(
        &mut self,
        number: usize,
        line: &str,
        tokens: &[Token],
        kind: RemarkKind,
        value: usize,
    ) -> Item {
        let rest = tokens.get(value..).unwrap_or_default();
        let text = rest.first().map_or("", |t| &line[t.start..]);
        match kind {
            RemarkKind::Title => {
                if let Some(lined) = lined(self.names, line, rest) {
                    return self.lined(number, line, lined);
                }
                if rest.is_empty() {
                    self.said(number, line, RemarkKind::Heading)
                } else if let Some(id) = faction(self.names, rest).cloned() {
                    self.limit(rest);
                    self.out.faction.get_or_insert(id);
                    self.said(number, line, RemarkKind::Faction)
                } else {
                    self.limit(rest);
                    self.title(number, line, text)
                }
            }
            RemarkKind::Faction => {
                let known = faction(self.names, rest).cloned();
                let kind = if known.is_some() { RemarkKind::Faction } else { RemarkKind::Heading };
                self.out.faction = self.out.faction.take().or(known);
                self.said(number, line, kind)
            }
            kind => self.said(number, line, kind),
        }
    }

    pub(super) fn section(&mut self, number: usize, line: &str, tokens: &[Token]) -> Option<Item> {
        // `My squad (100):` below `Opened:`
        let own = self.beside
            && tokens.iter().any(speaks_of_a_list)
            && looks_like_heading(tokens)
            && called(self.names, tokens).is_empty();
        if own {
            self.beside = false;
            self.limit(tokens);
            return Some(self.said(number, line, RemarkKind::Heading));
        }
        let beside = besides(tokens)
            .filter(|_| outright(self.names, tokens).is_none())
            .map(|members| Section { kind: CONSIDERED.to_owned(), holder: None, members });
        let kind = if beside.is_some() { RemarkKind::Beside } else { RemarkKind::Section };
        let section = beside.or_else(|| section(self.names, tokens))?;
        self.sides.push(Side { kind: section.kind, holder: section.holder, line: number });
        self.beside = true;
        self.out.remark(number, line, kind);
        let Some(from) = section.members else { return Some(Item::Said) };
        let rest = &tokens[from..];
        let text = &line[rest[0].start..];
        if matches!(key(rest).as_str(), "none" | "nincs" | "na" | "nothing") {
            return Some(Item::Said);
        }
        let told = super::token::tokens(text);
        Some(match lined(self.names, text, &told) {
            Some(lined) => self.lined(number, text, lined),
            None => Item::Parts(vec![roughly(self.names, text, &told)], self.side()),
        })
    }
}
