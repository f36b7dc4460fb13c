//! Stat cards.

use muster_templates::layout::{Area, CardLayout};
use muster_templates::page::{Document, Op, Page, Role, TextRun};
use muster_templates::print::{CardGrid, Paper, PrintOptions, cards};
use muster_templates::remark::Remark;
use muster_templates::view::{CardBack, CardLine, CardView, Photo, Track};

use crate::measure::{self, Picture, clashes, outlines, pdf, runs, tick_boxes, words};
use crate::sample::{self, LANGUAGES};

fn options(paper: Paper, language: &str) -> PrintOptions {
    PrintOptions { paper, language: language.to_owned(), system_fonts: false, ..PrintOptions::default() }
}

fn papers() -> impl Iterator<Item = (Paper, &'static str)> {
    [Paper::A4, Paper::Letter].into_iter().flat_map(|paper| LANGUAGES.map(|language| (paper, language)))
}

/// Returns the cells of a page with the text that starts in each.
fn by_cell<'a>(page: &'a Page, grid: &CardGrid) -> Vec<(Area, Vec<&'a TextRun>)> {
    let mut cells: Vec<_> = (0..grid.per_page()).map(|i| (grid.cell(i), Vec::new())).collect();
    for run in runs(page) {
        let cell = cells
            .iter_mut()
            .find(|(cell, _)| {
                let [x, y] = [run.x + 0.01, run.baseline - 0.3];
                x > cell.x && x < cell.right() && y > cell.y && y < cell.bottom()
            })
            .unwrap_or_else(|| panic!("{:?} lies on no card", run.text));
        cell.1.push(run);
    }
    cells
}

fn slot(layout: &CardLayout, role: Role) -> Area {
    match role {
        Role::Title => layout.name.area,
        Role::Cost => layout.cost.area,
        Role::Subtitle => layout.subtitle.area,
        Role::Footer => layout.footer.area,
        // A second row of stats, and text on a continuation card, extend into the body.
        Role::Stat | Role::Line | Role::Track => layout.stats.area.around(&layout.body),
        other => panic!("no card has {other:?}"),
    }
}

#[test]
fn no_text_of_a_hard_card_leaves_its_slot_or_overlaps_other_text() {
    let layout = sample::layout();
    for (paper, language) in papers() {
        let document = cards(&sample::hard_cards(language), &layout, &options(paper, language));
        let grid = CardGrid::new(&layout, paper, 0.0);
        for page in &document.pages {
            for (cell, runs) in by_cell(page, &grid) {
                let found = clashes(&runs, &cell.grown(-1.5));
                assert!(found.is_empty(), "{paper:?} {language}: {found:#?}");
                for run in runs {
                    let slot = slot(&layout, run.role).moved(cell.x, cell.y);
                    assert!(
                        slot.holds(&run.area, 0.12),
                        "{language} {:?}: {:?} leaves {slot:?}",
                        run,
                        run.area
                    );
                }
            }
        }
    }
}

#[test]
fn boxes_to_tick_stay_on_their_card_clear_of_text_and_of_each_other() {
    let layout = sample::layout();
    for language in LANGUAGES {
        let document = cards(&sample::hard_cards(language), &layout, &options(Paper::A4, language));
        let grid = CardGrid::new(&layout, Paper::A4, 0.0);
        for page in &document.pages {
            let boxes = tick_boxes(page);
            for (index, tick) in boxes.iter().enumerate() {
                let cells = (0..9).filter(|i| grid.cell(*i).grown(-2.0).holds(tick, 0.01));
                assert_eq!(cells.count(), 1, "{tick:?}");
                assert!(boxes[index + 1..].iter().all(|b| !b.overlaps(tick, 0.01)));
            }
            for run in runs(page).iter().filter(|run| run.role == Role::Line) {
                let hit = boxes.iter().find(|b| b.overlaps(&run.area, 0.02));
                assert!(hit.is_none(), "{language} {:?} runs into {hit:?}", run.text);
            }
        }
    }
}

#[test]
fn a_card_is_63_by_88_mm_in_the_operations_and_on_the_rendered_page() {
    let layout = sample::layout();
    let nine = vec![sample::trooper("en"); 9];
    for paper in [Paper::A4, Paper::Letter] {
        let document = cards(&nine, &layout, &options(paper, "en"));
        let frames: Vec<Area> =
            outlines(&document.pages[0]).into_iter().filter(|a| a.height > 50.0).collect();
        assert_eq!(frames.len(), 9);
        for frame in &frames {
            assert!((frame.width - 63.0).abs() < 0.01 && (frame.height - 88.0).abs() < 0.01);
        }
        let (width, height) = paper.size();
        let picture = Picture::of(&pdf(&document), 1, 600);
        // Halfway along the marks in the top and left margins.
        let top = frames.iter().map(|f| f.y).fold(f32::MAX, f32::min);
        let left = frames.iter().map(|f| f.x).fold(f32::MAX, f32::min);
        let across = picture.marks_across(top - 3.5);
        let down = picture.marks_down(left - 3.5);
        assert_eq!((across.len(), down.len()), (4, 4), "{across:?} {down:?}");
        for pair in across.windows(2) {
            assert!((pair[1] - pair[0] - 63.0).abs() < 0.2, "{across:?}");
        }
        for pair in down.windows(2) {
            assert!((pair[1] - pair[0] - 88.0).abs() < 0.2, "{down:?}");
        }
        // Centred on the paper.
        assert!((across[0] + across[3] - width).abs() < 0.2);
        assert!((down[0] + down[3] - height).abs() < 0.2);
    }
}

#[test]
fn cut_marks_stay_outside_the_cards_and_can_be_left_out() {
    let layout = sample::layout();
    let nine = vec![sample::trooper("en"); 9];
    for bleed_mm in [0.0, 2.0] {
        let mut options = options(Paper::A4, "en");
        options.bleed_mm = bleed_mm;
        let grid = CardGrid::new(&layout, Paper::A4, bleed_mm);
        let all = grid.cell(0).around(&grid.cell(grid.per_page() - 1));
        let outside = |document: &Document| {
            let lines = document.pages[0].ops.iter().filter_map(|op| match op {
                Op::Line(line) => Some(line),
                _ => None,
            });
            lines
                .filter(|l| {
                    let touched = Area::new(
                        l.from[0].min(l.to[0]),
                        l.from[1].min(l.to[1]),
                        (l.from[0] - l.to[0]).abs() + 0.01,
                        (l.from[1] - l.to[1]).abs() + 0.01,
                    );
                    !touched.overlaps(&all, 0.0)
                })
                .count()
        };
        let marks = if bleed_mm > 0.0 { 24 } else { 16 };
        assert_eq!(outside(&cards(&nine, &layout, &options)), marks);
        options.cut_marks = false;
        assert_eq!(outside(&cards(&nine, &layout, &options)), 0);
    }
}

#[test]
fn nine_cards_fill_a_page() {
    let layout = sample::layout();
    for paper in [Paper::A4, Paper::Letter] {
        for (count, pages) in [(0, 0), (1, 1), (9, 1), (10, 2), (40, 5)] {
            let document = cards(&vec![sample::obi_wan("en"); count], &layout, &options(paper, "en"));
            assert_eq!(document.pages.len(), pages, "{count} cards on {paper:?}");
            for page in &document.pages {
                assert_eq!((page.width, page.height), paper.size());
            }
        }
    }
}

#[test]
fn one_card_for_several_copies_has_their_number_and_boxes_for_each() {
    let layout = sample::layout();
    let mut card = sample::obi_wan("en");
    card.tracks.truncate(1);
    card.count = 3;
    let document = cards(&[card], &layout, &options(Paper::A4, "en"));
    assert!(words(&document).contains("×3"));
    assert_eq!(tick_boxes(&document.pages[0]).len(), 36);
    let totals: Vec<_> = document.runs().filter(|(_, run)| ["50", "100"].contains(&&*run.text)).collect();
    assert_eq!(totals.len(), 6, "totals begin anew with each copy");
    // A separate row of boxes each, however short.
    let mut card = sample::obi_wan("en");
    card.tracks = vec![Track::new("Damage", 3, 10)];
    card.count = 4;
    let document = cards(&[card], &layout, &options(Paper::A4, "en"));
    let mut rows: Vec<_> = tick_boxes(&document.pages[0]).into_iter().map(|b| (b.y * 10.0) as i32).collect();
    assert_eq!(rows.len(), 12);
    rows.dedup();
    assert_eq!(rows.len(), 4);
}

#[test]
fn a_card_that_nobody_read_whole_has_lines_to_write_on() {
    let layout = sample::layout();
    let mut card = sample::trooper("en");
    let lines = |card: &CardView| {
        let document = cards(std::slice::from_ref(card), &layout, &options(Paper::A4, "en"));
        document.pages[0].ops.iter().filter(|op| matches!(op, Op::Line(_))).count()
    };
    let before = lines(&card);
    card.open = true;
    assert!(lines(&card) >= before + 5);
}

#[test]
fn a_heading_without_its_text_has_two_lines_below_it_even_on_a_full_card() {
    let layout = sample::layout();
    for full in [false, true] {
        let mut card = sample::trooper("en");
        if full {
            card.lines
                .extend((0..14).map(|n| CardLine::new(format!("Ability {n}"), "does something at length")));
        }
        let lines = |card: &CardView| {
            let document = cards(std::slice::from_ref(card), &layout, &options(Paper::A4, "en"));
            let ops = document.pages.iter().flat_map(|page| &page.ops);
            // Cut marks and frames of further cards are lines, too.
            ops.filter(|op| matches!(op, Op::Line(line) if (line.width - 0.15).abs() < 1e-6)).count()
        };
        let told = CardView {
            lines: [card.lines.clone(), vec![CardLine::new("Effect", "")]].concat(),
            ..card.clone()
        };
        card.lines.push(CardLine::open("Effect"));
        assert_eq!(lines(&card), lines(&told) + 2, "full: {full}");
    }
}

#[test]
fn backs_are_mirrored_so_that_they_meet_their_fronts() {
    let layout = sample::layout();
    let views: Vec<CardView> = (0..4)
        .map(|n| {
            let mut card = sample::obi_wan("en");
            card.name = format!("Front {n}");
            if let Some(back) = &mut card.back {
                back.title = format!("Back {n}");
            }
            card
        })
        .collect();
    let mut options = options(Paper::Letter, "en");
    options.backs = true;
    let document = cards(&views, &layout, &options);
    assert_eq!(document.pages.len(), 2);
    let titles = |page: &Page| -> Vec<(String, f32, f32)> {
        let titles = runs(page).into_iter().filter(|r| r.role == Role::Title);
        titles.map(|r| (r.text.clone(), r.area.x, r.area.y)).collect()
    };
    let grid = CardGrid::new(&layout, Paper::Letter, 0.0);
    let column = |x: f32| (0..3).find(|i| x >= grid.cell(*i).x && x < grid.cell(*i).right());
    let (fronts, backs) = (titles(&document.pages[0]), titles(&document.pages[1]));
    for n in 0..4 {
        let front = fronts.iter().find(|t| t.0 == format!("Front {n}")).unwrap();
        let back = backs.iter().find(|t| t.0 == format!("Back {n}")).unwrap();
        let (front_column, back_column) = (column(front.1).unwrap(), column(back.1).unwrap());
        assert_eq!(back_column, 2 - front_column, "card {n}");
        assert!((front.2 - back.2).abs() < 4.0, "card {n} keeps its row");
    }
    for index in 0..9 {
        let (front, back) = (grid.cell(index), grid.mirrored_cell(index));
        let turned = grid.origin[0] * 2.0 + 3.0 * 63.0 - front.right();
        assert!((back.x - turned).abs() < 0.01 && front.y == back.y);
    }
}

#[test]
fn backs_are_printed_only_when_asked_for_and_there_are_any() {
    let layout = sample::layout();
    let mut options = options(Paper::A4, "en");
    let with = vec![sample::obi_wan("en"); 10];
    let without = vec![sample::trooper("en"); 10];
    assert_eq!(cards(&with, &layout, &options).pages.len(), 2);
    options.backs = true;
    assert_eq!(cards(&with, &layout, &options).pages.len(), 4);
    assert_eq!(cards(&without, &layout, &options).pages.len(), 2);
}

#[test]
fn the_tint_of_a_back_reaches_into_the_bleed_and_is_left_out_when_saving_ink() {
    let layout = sample::layout();
    let mut options = options(Paper::A4, "en");
    options.backs = true;
    options.bleed_mm = 2.0;
    let fills = |options: &PrintOptions| -> Vec<Area> {
        let document = cards(&[sample::obi_wan("en")], &layout, options);
        let fills = document.pages[1].ops.iter().filter_map(|op| match op {
            Op::Rect(rect) if rect.fill.is_some() => Some(rect.area),
            _ => None,
        });
        fills.collect()
    };
    let grid = CardGrid::new(&layout, Paper::A4, 2.0);
    assert_eq!(fills(&options), [grid.mirrored_cell(0).grown(2.0)]);
    options.ink_saving = true;
    assert!(fills(&options).is_empty());
}

#[test]
fn text_too_long_for_a_card_goes_on_whole_on_continuation_cards() {
    let layout = sample::layout();
    for language in LANGUAGES {
        let card = sample::hard_cards(language).remove(0);
        let document = cards(std::slice::from_ref(&card), &layout, &options(Paper::A4, language));
        let printed: String = words(&document).replace([' ', '…'], "");
        let (_, rest) = printed.split_once("(1/").unwrap();
        let (count, _) = rest.split_once(')').unwrap();
        assert!((3..=5).contains(&count.parse::<usize>().unwrap()), "{language}: {count}");
        for part in 1..=count.parse::<usize>().unwrap() {
            assert!(printed.contains(&format!("({part}/{count})")), "{language}: {part} in {printed}");
        }
        let printed: String = document
            .runs()
            .filter(|(_, run)| run.role == Role::Line)
            .map(|(_, run)| run.text.replace(' ', ""))
            .collect();
        let wanted: String =
            card.lines.iter().map(|line| format!("{}{}", line.lead, line.text).replace(' ', "")).collect();
        assert_eq!(printed, wanted, "no word of the abilities is lost");
        let ticks = tick_boxes(&document.pages[0]).len();
        assert_eq!(ticks, 14, "boxes are on the first card only");
    }
}

#[test]
fn a_card_is_continued_only_after_its_text_has_shrunk_to_the_floor() {
    let layout = sample::layout();
    let sizes = |lines: usize| {
        let mut card = sample::trooper("en");
        card.lines =
            vec![CardLine::new("Grenades 10", "range 6, save 11; target and adjacent characters"); lines];
        let document = cards(&[card], &layout, &options(Paper::A4, "en"));
        let fronts = document.runs().filter(|(_, r)| r.role == Role::Cost).count();
        let size = document.runs().find(|(_, r)| r.role == Role::Line).unwrap().1.size;
        (fronts, size)
    };
    assert_eq!(sizes(2), (1, layout.lines.size));
    let counts: Vec<(usize, f32)> = (1..20).map(sizes).collect();
    let last_single = counts.iter().rposition(|(fronts, _)| *fronts == 1).unwrap();
    assert!(counts[last_single].1 < layout.lines.size, "{counts:?}");
    assert_eq!(counts[last_single + 1].0, 2);
    assert!(counts.iter().all(|(_, size)| *size >= layout.lines.floor));
}

#[test]
fn the_cost_is_at_least_as_large_as_the_name() {
    let layout = sample::layout();
    for language in LANGUAGES {
        let document = cards(&[sample::obi_wan(language)], &layout, &options(Paper::A4, language));
        let size = |role| document.runs().find(|(_, r)| r.role == role).unwrap().1.size;
        assert!(size(Role::Cost) >= size(Role::Title));
    }
}

#[test]
fn every_fifth_box_of_ten_points_carries_its_running_total() {
    let document = cards(&[sample::obi_wan("en")], &sample::layout(), &options(Paper::A4, "en"));
    let totals: Vec<&str> = document
        .runs()
        .filter(|(_, run)| run.role == Role::Track && run.text.parse::<u32>().is_ok())
        .map(|(_, run)| run.text.as_str())
        .collect();
    assert_eq!(totals, ["50", "100"]);
}

#[test]
fn a_name_that_can_not_fit_is_cut_and_reported() {
    let mut card = sample::trooper("en");
    card.name = "Interminable ".repeat(30);
    let document = cards(&[card], &sample::layout(), &options(Paper::A4, "en"));
    assert!(
        matches!(&document.remarks[..], [Remark::Shortened { text }] if text.starts_with("Interminable"))
    );
    let title: Vec<_> = document.runs().filter(|(_, r)| r.role == Role::Title).collect();
    assert!(title.last().unwrap().1.text.ends_with('…'));
}

#[test]
fn an_ordinary_card_brings_no_remarks() {
    for language in LANGUAGES {
        let views = [sample::obi_wan(language), sample::trooper(language)];
        let document = cards(&views, &sample::layout(), &options(Paper::A4, language));
        assert_eq!(document.remarks, [], "{language}");
    }
}

/// Returns a picture of `width` by `height` pixels, whose greys depend on their index, for a box of 56 by 64
/// mm.
fn picture(width: u32, height: u32, grey: impl Fn(u32) -> u8) -> Photo {
    let pixels = image::GrayImage::from_fn(width, height, |x, y| image::Luma([grey(y * width + x)]));
    let mut png = std::io::Cursor::new(Vec::new());
    pixels.write_to(&mut png, image::ImageFormat::Png).unwrap();
    Photo::decode(png.get_ref(), [56.0, 64.0]).unwrap()
}

#[test]
fn a_photo_keeps_its_shape_on_the_back() {
    let mut card = sample::obi_wan("en");
    let back = card.back.as_mut().unwrap();
    back.photo = Some(picture(40, 20, |_| 120));
    let mut options = options(Paper::A4, "en");
    options.backs = true;
    options.ink_saving = true;
    let layout = sample::layout();
    let document = cards(&[card], &layout, &options);
    let area = document.pages[1].ops.iter().find_map(|op| match op {
        Op::Image(picture) => Some(picture.area),
        _ => None,
    });
    let area = area.unwrap();
    assert!((area.width / area.height - 2.0).abs() < 0.01);
    let cell = CardGrid::new(&layout, Paper::A4, 0.0).mirrored_cell(0);
    assert!(layout.back.body.moved(cell.x, cell.y).holds(&area, 0.01));
    let picture = Picture::of(&measure::pdf(&document), 2, 150);
    let middle = [area.x + area.width / 2.0, area.y + area.height / 2.0].map(|mm| picture.pixel(mm));
    assert!(picture.is_dark(middle[0], middle[1]), "the photo is drawn where it is said to be");
    let beside = picture.pixel(area.y - 1.0);
    assert!(!picture.is_dark(middle[0], beside));
}

#[test]
fn a_photo_is_printed_at_300_dots_an_inch_and_no_finer() {
    let layout = sample::layout();
    let body = layout.back.body;
    let mut png = std::io::Cursor::new(Vec::new());
    image::GrayImage::new(2_048, 1_536).write_to(&mut png, image::ImageFormat::Png).unwrap();
    let photo = Photo::decode(png.get_ref(), [body.width, body.height]).unwrap();
    let mut card = sample::obi_wan("en");
    card.back.as_mut().unwrap().photo = Some(photo.clone());
    card.back.as_mut().unwrap().lines.clear();
    let document = cards(&[card], &layout, &PrintOptions { backs: true, ..options(Paper::A4, "en") });
    let drawn = document.pages[1].ops.iter().find_map(|op| match op {
        Op::Image(picture) => Some(picture.area),
        _ => None,
    });
    let dots = photo.width as f32 / (drawn.unwrap().width / 25.4);
    assert!((299.0..340.0).contains(&dots), "{dots} dots an inch");
    let list =
        String::from_utf8(measure::poppler("pdfimages", &["-list"], &measure::pdf(&document))).unwrap();
    assert!(list.contains(" jpeg "), "{list}");
}

#[test]
fn a_back_has_lines_to_write_on_where_nothing_stands() {
    let layout = sample::layout();
    let lines = |photo: Option<Photo>| {
        let mut card = sample::trooper("en");
        card.back = Some(CardBack { title: "Trooper".into(), photo, ..CardBack::default() });
        let document = cards(&[card], &layout, &PrintOptions { backs: true, ..options(Paper::A4, "en") });
        let ops = &document.pages[1].ops;
        ops.iter().filter(|op| matches!(op, Op::Line(l) if (l.to[0] - l.from[0] - layout.back.body.width).abs() < 0.01 && l.width < 0.2)).count()
    };
    assert!(lines(None) >= 8, "{}", lines(None));
    let below_a_photo = lines(Some(picture(600, 300, |_| 90)));
    assert!((3..lines(None)).contains(&below_a_photo), "{below_a_photo}");
}

#[test]
fn one_photo_on_nine_cards_is_stored_once() {
    let mut card = sample::obi_wan("en");
    if let Some(back) = &mut card.back {
        // Noise, so that compression can't hide copies.
        back.photo = Some(picture(300, 300, |n| (n.wrapping_mul(2_654_435_761) >> 23) as u8));
    }
    let mut options = options(Paper::A4, "en");
    options.backs = true;
    let size = |count: usize| {
        let document = cards(&vec![card.clone(); count], &sample::layout(), &options);
        measure::pdf(&document).len()
    };
    let (one, nine) = (size(1), size(9));
    assert!(one > 30_000 && nine < one + 10_000, "{one} {nine}");
}

#[test]
fn a_photo_without_a_picture_is_left_out() {
    let mut card = sample::obi_wan("en");
    if let Some(back) = &mut card.back {
        back.photo = Some(Photo { width: 4_000_000_000, height: 4_000_000_000, jpeg: vec![0; 12].into() });
    }
    let mut options = options(Paper::A4, "en");
    options.backs = true;
    let document = cards(&[card], &sample::layout(), &options);
    assert!(!document.pages[1].ops.iter().any(|op| matches!(op, Op::Image(_))));
    assert!(!measure::pdf(&document).is_empty());
}
