//! What each column of a table holds, judged as a column: by its heading, its cells, and the columns beside it.

use std::collections::BTreeMap;

use super::headings::{count, field_of, is_heading, tick};
use super::status::{Status, is_condition};
use super::{Field, cell};

/// Number of rows by which a column is judged.
const MOST_SEEN: usize = 2_000;
/// Ranks of headings that are worse than any of a field's own: a state that is a condition, a count that only says
/// whether there is one, and a column known by its cells alone.
const DOUBTFUL: usize = 1_000;
const BY_CELLS: usize = 2_000;

/// What the cells of a column look like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Seen {
    /// Cells that aren't blank.
    filled: usize,
    /// Words of a status, and those of them that can't be a tick.
    statuses: usize,
    plain_statuses: usize,
    /// The status that all of them are.
    status: Option<Status>,
    /// Words of a condition.
    conditions: usize,
    /// Ticks, the numbers 0 and 1, and words of a status.
    flags: usize,
    /// Ids as in our own files.
    ids: usize,
    /// The greatest count.
    most: u32,
    /// Whether the cells count up from 1.
    running: bool,
}

/// A column's claim to a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Claim {
    column: usize,
    field: Field,
    rank: usize,
}

/// Returns the field of each column. Of several columns that could be one field, the better one is; but a want is a want
/// in whichever column it stands, and so the others of that field are returned as well.
pub(super) fn judge(
    columns: &[String],
    rows: &[(usize, Vec<String>)],
) -> (Vec<Option<Field>>, BTreeMap<usize, Field>) {
    let seen: Vec<_> = (0..columns.len()).map(|column| see(rows, column)).collect();
    let each = columns.iter().zip(&seen).enumerate();
    let claims = each.filter_map(|(column, (heading, seen))| {
        let (field, rank) = claim(heading, seen)?;
        Some(Claim { column, field, rank })
    });
    let mut claims: Vec<_> = claims.collect();
    tell_flags_from_counts(&mut claims, &seen);
    tell_prices_apart(&mut claims, columns);
    let mut fields = vec![None; columns.len()];
    for field in Field::all() {
        let of_field = claims.iter().filter(|claim| claim.field == field);
        let order = |claim: &&Claim| {
            let Seen { filled, most, running, .. } = seen[claim.column];
            let counts = matches!(field, Field::Wanted | Field::ForTrade);
            // A column that says nothing, or only counts the rows, gives way.
            (filled == 0 || counts && most == 0, field == Field::Number && running, claim.rank, claim.column)
        };
        if let Some(best) = of_field.min_by_key(order) {
            fields[best.column] = Some(field);
        }
    }
    let wants = claims.iter().filter(|claim| claim.field == Field::Wanted);
    let more = wants.filter(|claim| fields[claim.column].is_none() && seen[claim.column].filled > 0);
    let more = more.map(|claim| (claim.column, Field::Wanted)).collect();
    (fields, more)
}

/// Returns whether these numbers count up from 1, as in a column that numbers the rows. One number says nothing.
pub(crate) fn counts_up<'c>(cells: impl Iterator<Item = &'c str>) -> bool {
    let mut last = 0;
    for cell in cells.filter(|cell| !cell.is_empty()) {
        match super::headings::whole(cell.trim_end_matches('.')).parse::<u32>() {
            Ok(number) if number == last + 1 => last = number,
            _ => return false,
        }
    }
    last > 1
}

/// Looks at the cells of a column.
fn see(rows: &[(usize, Vec<String>)], column: usize) -> Seen {
    let cells = || rows.iter().take(MOST_SEEN).map(|(_, cells)| cell(cells, column));
    let mut seen = Seen { running: counts_up(cells()), ..Seen::default() };
    for cell in cells().filter(|cell| !cell.is_empty()) {
        let (status, ticked, number) = (Status::of(cell).is_some(), tick(cell), count(cell));
        let plain = Status::of_word(cell).is_some();
        seen.status = Status::of(cell).filter(|status| seen.filled == 0 || seen.status == Some(*status));
        seen.filled += 1;
        seen.statuses += usize::from(status || ticked.is_some());
        seen.plain_statuses += usize::from(plain);
        seen.ids += usize::from(cell.contains('/'));
        seen.conditions += usize::from(is_condition(cell));
        seen.flags += usize::from(plain || ticked.is_some() || number.is_some_and(|n| n < 2));
        let number = number.filter(|n| *n > 0).or_else(|| ticked.map(u32::from));
        seen.most = seen.most.max(number.unwrap_or(0));
    }
    seen
}

/// Returns the field that a column claims by itself.
fn claim(heading: &str, seen: &Seen) -> Option<(Field, usize)> {
    let all_statuses = seen.filled > 0 && seen.plain_statuses == seen.filled;
    match field_of(heading) {
        Some((Field::Status | Field::Condition, rank)) => Some(status_or_condition(heading, rank, seen)),
        // Other programs have columns of these names, too.
        Some((Field::Printing | Field::Figure, _)) if seen.filled > 0 && seen.ids == 0 => None,
        // `Wanted` below `Wanted` is a tick.
        Some((field @ (Field::Figures | Field::Wanted | Field::ForTrade), _))
            if all_statuses && seen.status.and_then(Status::field) != Some(field) =>
        {
            Some((Field::Status, DOUBTFUL))
        }
        Some(known) => Some(known),
        None => (all_statuses && seen.filled > 1).then_some((Field::Status, BY_CELLS)),
    }
}

/// A column of states holds statuses or conditions, as its cells say.
fn status_or_condition(heading: &str, rank: usize, seen: &Seen) -> (Field, usize) {
    let by_heading = field_of(heading).map(|(field, _)| field);
    let either = is_heading("either-state", heading);
    match () {
        () if seen.statuses > 0 && seen.statuses >= seen.conditions => (Field::Status, rank),
        () if by_heading == Some(Field::Condition) => (Field::Condition, rank),
        () if either || seen.conditions > 0 => (Field::Condition, DOUBTFUL + rank),
        () => (Field::Status, rank),
    }
}

/// Beside a column of counts, one that only says whether there is any is a status: `Owned` beside `Quantity`.
fn tell_flags_from_counts(claims: &mut [Claim], seen: &[Seen]) {
    let counts = |claim: &Claim| claim.field == Field::Figures;
    let is_flag = |claim: &Claim| {
        let seen = seen[claim.column];
        seen.filled > 0 && seen.flags == seen.filled
    };
    if claims.iter().any(|claim| counts(claim) && !is_flag(claim) && seen[claim.column].most > 1) {
        for claim in claims.iter_mut().filter(|claim| counts(claim) && is_flag(claim)) {
            (claim.field, claim.rank) = (Field::Status, DOUBTFUL + claim.rank);
        }
    }
}

/// Beside a price that somebody paid or asks, a plain one is today's. What somebody asks is neither, unless it is the
/// only price.
fn tell_prices_apart(claims: &mut Vec<Claim>, columns: &[String]) {
    let priced = |claim: &Claim| matches!(claim.field, Field::Price | Field::Worth);
    let plain = |claim: &Claim| is_heading("plain-price", &columns[claim.column]);
    let asked = |claim: &Claim| is_heading("asked-price", &columns[claim.column]);
    let has = |which: &dyn Fn(&Claim) -> bool| claims.iter().any(|claim| priced(claim) && which(claim));
    let beside = has(&|claim| claim.field == Field::Price && !plain(claim));
    let (known_worth, others) = (has(&|claim| claim.field == Field::Worth), has(&|claim| !asked(claim)));
    if others {
        claims.retain(|claim| !priced(claim) || !asked(claim));
    }
    if beside && !known_worth {
        for claim in claims.iter_mut().filter(|claim| plain(claim)) {
            claim.field = Field::Worth;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the field names of a table's columns; rows are separated by `/`.
    fn fields(table: &str) -> String {
        let mut lines = table.split('/').map(|line| line.split(',').map(str::to_owned).collect::<Vec<_>>());
        let columns = lines.next().unwrap_or_default();
        let rows: Vec<_> = lines.enumerate().map(|(at, cells)| (at + 2, cells)).collect();
        let (fields, _) = judge(&columns, &rows);
        fields.iter().map(|f| f.map_or("-", Field::name)).collect::<Vec<_>>().join(",")
    }

    #[test]
    fn columns_of_programs_are_known() {
        for (columns, expected) in [
            // Deckbox
            (
                "Count,Tradelist Count,Name,Edition,Card Number,Condition,Language,My Price,Price",
                "figures,for_trade,name,set,number,condition,-,-,worth",
            ),
            // Moxfield
            (
                "Count,Tradelist Count,Name,Edition,Condition,Language,Tags,Collector Number,Purchase Price",
                "figures,for_trade,name,set,condition,-,note,number,price",
            ),
            // Archidekt, CubeCobra, TopDecked
            (
                "Quantity,Name,Edition Name,Collector Number,Condition,Date Added,Tags",
                "figures,name,set,number,condition,acquired,note",
            ),
            // Dragon Shield
            (
                "Folder Name,Quantity,Trade Quantity,Card Name,Set Name,Card Number,Condition,Price Bought,Date Bought",
                "location,figures,for_trade,name,set,number,condition,price,acquired",
            ),
            // ManaBox
            (
                "Name,Set name,Collector number,Rarity,Quantity,Purchase price,Purchase price currency,Condition",
                "name,set,number,-,figures,price,currency,condition",
            ),
            // TCGplayer, Delver Lens
            (
                "QuantityX (2x),Quantity,Name,Simple Name,Set,Card Number,Rarity,Condition",
                "-,figures,name,-,set,number,-,condition",
            ),
            // MTGGoldfish, MTGO
            ("Card,Set Name,Quantity,Online,For Trade", "name,set,figures,-,for_trade"),
            // Card Kingdom, Cardmarket
            ("title,edition,quantity,Amount,Price", "name,set,figures,-,price"),
            // BoardGameGeek
            (
                "objectname,own,want,fortrade,wishlist,pricepaid,currvalue,acquisitiondate,conditiontext",
                "name,figures,wanted,for_trade,-,price,worth,acquired,condition",
            ),
            // Discogs
            (
                "Catalog#,Title,Label,CollectionFolder,Date Added,Collection Media Condition,Collection Notes",
                "number,name,-,location,acquired,condition,note",
            ),
            // By hand
            ("cardname,cardq", "name,figures"),
            ("CardName,NumberOwned,Need", "name,figures,wanted"),
            ("Név;Megvan;Keresem;Cserélhető".replace(';', ",").as_str(), "name,figures,wanted,for_trade"),
            ("名前,枚数,セット", "name,figures,set"),
            ("名稱,所持,求", "name,figures,wanted"),
            ("Collector #,No,Card", "number,-,name"),
        ] {
            assert_eq!(fields(columns), expected, "{columns}");
        }
    }

    #[test]
    fn states_are_judged_by_their_cells() {
        for (table, expected) in [
            ("Name,State/A,Owned/B,Wanted", "name,status"),
            ("Name,State/A,Near Mint/B,Played", "name,condition"),
            ("Name,Status/A,NM/B,", "name,condition"),
            ("Name,Status/A,boxed away/B,lent", "name,status"),
            ("Név,Állapot/A,Megvan/B,Hiányzik/C,valahol", "name,status"),
            ("Name,Zustand/A,neuwertig/B,gut", "name,condition"),
            ("Name,State,Condition/A,Owned,NM", "name,status,condition"),
            ("Name,Collection/A,Owned/B,Need", "name,status"),
            ("Name,Collection/A,Owned/B,blue box", "name,-"),
            ("Name,Have/A,Owned/B,Wanted", "name,status"),
            ("Name,Have/A,有/B,", "name,figures"),
            ("Name,Have,Want/A,have,/B,,wanted", "name,figures,wanted"),
            ("Name,Owned,Qty/A,Owned,3/B,owned,1", "name,status,figures"),
        ] {
            assert_eq!(fields(table), expected, "{table}");
        }
    }

    #[test]
    fn of_two_columns_that_could_be_one_field_the_better_is() {
        for (table, expected) in [
            ("Owned,Quantity,Name/yes,3,A/no,,B", "status,figures,name"),
            ("own,quantity,objectname/1,1,A/1,1,B", "figures,-,name"),
            ("want,wishlist,objectname/0,1,A/0,0,B", "-,wanted,name"),
            ("#,Collector #,Name/1,45,A/2,57,B", "-,number,name"),
            ("Name,Printing,ID/A,Normal,1/B,Foil,2", "name,-,-"),
            ("Price,Name/3,A", "price,name"),
            ("My Price,Name/3,A", "price,name"),
            ("Price,Purchase Price,Name/3,2,A", "worth,price,name"),
            ("Price,Market Price,Name/3,2,A", "price,worth,name"),
            ("My Price,Market Price,Name/3,2,A", "-,worth,name"),
            ("Price,Price Paid,Market Price,Name/3,2,4,A", "-,price,worth,name"),
        ] {
            assert_eq!(fields(table), expected, "{table}");
        }
    }

    #[test]
    fn a_running_number_counts_up_from_one() {
        for (cells, expected) in [
            ("1|2|3", true),
            ("1.||2.|3.", true),
            ("1.0|2.0", true),
            ("1", false),
            ("2|3", false),
            ("1|3", false),
        ] {
            assert_eq!(counts_up(cells.split('|')), expected, "{cells}");
        }
    }
}
