//! Unresolved references in maps, missions, rotations and dice are reported with their lines.

use crate::broken_packs::faults;
use crate::tiny::{tiny, with};

#[test]
fn maps_missions_rotations_and_dice_name_what_there_is() {
    let bad = with(
        tiny(),
        &[
            ("match_maps.csv", "id,name,set,source\nmeadow,Meadow,base,book\nmeadow,Field,moon,book\n"),
            (
                "match_missions.csv",
                "id,map,letter,name,mode,gives,amounts,when,source,note\n\
                 raid,moor,A,Raid,duel,1 per cow,x,at-once,paper,\n",
            ),
            ("match_rotations.csv", "from,by,map,source,note\n2018-13,Club,moor,book,\n"),
            (
                "dice.csv",
                "die,kind,face,damage,surge,accuracy,block,evade,dodge,source\n\
                 red,attack,1,1,,,,,,book\nred,attack,3,1,,,1,,,book\n",
            ),
        ],
    );
    let found: Vec<_> = faults(&[bad]).into_iter().map(|(file, line, _, key)| (file, line, key)).collect();
    let expected = [
        ("dice.csv", 3, "bad-value"),
        ("dice.csv", 3, "bad-value"),
        ("match_maps.csv", 3, "id-rule"),
        ("match_maps.csv", 3, "twice"),
        ("match_maps.csv", 3, "unresolved"),
        ("match_missions.csv", 2, "bad-value"),
        ("match_missions.csv", 2, "not-one-of"),
        ("match_missions.csv", 2, "unresolved"),
        ("match_missions.csv", 2, "unresolved"),
        ("match_rotations.csv", 2, "bad-value"),
        ("match_rotations.csv", 2, "unresolved"),
    ];
    let expected: Vec<_> = expected.iter().map(|(f, l, k)| ((*f).to_owned(), *l as u64, *k)).collect();
    let sorted = |mut list: Vec<(String, u64, &'static str)>| {
        list.sort_unstable();
        list
    };
    assert_eq!(sorted(found), sorted(expected));
}
