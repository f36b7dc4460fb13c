//! Writes one PDF of every kind in every language, for inspection:
//! `cargo run -p muster-templates --example specimen -- FOLDER`

#[path = "../tests/sample/mod.rs"]
mod sample;

use std::error::Error;
use std::path::Path;

use muster_templates::page::Document;
use muster_templates::pdf::{DocumentInfo, write};
use muster_templates::print::{Paper, PrintOptions, campaign_log, cards, checklist, hero_sheets, sheet};
use muster_templates::view::Photo;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    let save = |name: String, document: &Document| -> Result<(), Box<dyn Error>> {
        let info = DocumentInfo { title: name.clone(), ..DocumentInfo::default() };
        let printed = write(document, &info)?;
        std::fs::write(folder.join(format!("{name}.pdf")), printed.bytes)?;
        let page = document.pages.first().map(muster_templates::svg::page);
        Ok(std::fs::write(folder.join(format!("{name}.svg")), page.unwrap_or_default())?)
    };
    let layout = sample::layout();
    for language in sample::LANGUAGES {
        for paper in [Paper::A4, Paper::Letter] {
            let options = PrintOptions { paper, language: language.to_owned(), ..PrintOptions::default() };
            let name = |kind: &str| format!("{kind}-{language}-{paper:?}").to_lowercase();
            let nine = [sample::obi_wan(language)]
                .into_iter()
                .chain((0..8).map(|_| sample::trooper(language)))
                .collect::<Vec<_>>();
            save(name("cards-nine"), &cards(&nine, &layout, &options))?;
            save(name("cards-hard"), &cards(&sample::hard_cards(language), &layout, &options))?;
            save(name("sheet-legal"), &sheet(&sample::squad(language, false), &options))?;
            save(name("sheet-over"), &sheet(&sample::squad(language, true), &options))?;
            save(name("sheet-twenty"), &sheet(&sample::large_squad(20), &options))?;
            save(name("sheet-fifty"), &sheet(&sample::large_squad(50), &options))?;
            save(name("checklist"), &checklist(&sample::checklist(language, 3), &options))?;
            let blank = sample::campaign::blank_log(language);
            save(name("log-blank"), &campaign_log(&blank, &options))?;
            let mut full = sample::campaign::log(language, false);
            full.ledger = sample::campaign::ledger(60);
            save(name("log-full"), &campaign_log(&full, &options))?;
            let heroes = [3, 6, 14].map(|items| sample::campaign::hero(language, items, false));
            save(name("heroes"), &hero_sheets(&heroes, &options))?;
        }
    }
    // Characters that need system fonts, and one that no font has.
    let mut foreign = sample::squad("en", false);
    foreign.title = "한국어 ไทย \u{10fffd} Ωμέγα".to_owned();
    foreign.notes = "Ветеран 한국어 \u{10fffd}".to_owned();
    foreign.verdict = muster_templates::view::Verdict::Unsure;
    let saving = PrintOptions { ink_saving: true, ..PrintOptions::default() };
    save("sheet-foreign-saving".to_owned(), &sheet(&foreign, &saving))?;
    save("cards-one".to_owned(), &cards(&[sample::obi_wan("hu")], &layout, &saving))?;
    let options = PrintOptions { backs: true, bleed_mm: 3.0, ..PrintOptions::default() };
    let mut forty: Vec<_> = (0..40).map(|_| sample::obi_wan("en")).collect();
    if let Some(back) = forty.first_mut().and_then(|card| card.back.as_mut()) {
        let pixel = |x: u32, y: u32| image::Rgb([(x * 4) as u8, (y * 6) as u8, 90]);
        let mut png = std::io::Cursor::new(Vec::new());
        image::RgbImage::from_fn(60, 40, pixel).write_to(&mut png, image::ImageFormat::Png)?;
        back.photo = Some(Photo::decode(png.get_ref(), [layout.back.body.width, layout.back.body.height])?);
    }
    save("cards-forty-backs".to_owned(), &cards(&forty, &layout, &options))
}
