//! Benchmarks printing: `cargo bench -p muster-templates`. Budgets: 1,000 cards to PDF in less than 1 s and
//! less than twice the time of bare printpdf.

#[path = "../tests/sample/mod.rs"]
mod sample;

use divan::{Bencher, black_box};
use muster_templates::page::{Document, Op};
use muster_templates::pdf::{DocumentInfo, write};
use muster_templates::print::{PrintOptions, cards, sheet};
use muster_templates::text::Face;
use muster_templates::view::CardView;
use printpdf::{
    Mm, Op as PdfOp, ParsedFont, PdfDocument, PdfFontHandle, PdfPage, PdfSaveOptions, Pt, TextItem,
    TextMatrix,
};

fn main() {
    divan::main();
}

/// Returns a thousand different cards.
fn thousand(language: &str) -> Vec<CardView> {
    (0..1_000)
        .map(|n| {
            let mut card = sample::obi_wan(language);
            card.name = format!("{} {n}", card.name);
            card
        })
        .collect()
}

fn options(language: &str) -> PrintOptions {
    PrintOptions { language: language.to_owned(), ..PrintOptions::default() }
}

#[divan::bench(args = sample::LANGUAGES, sample_count = 5)]
fn thousand_cards_to_pdf(bencher: Bencher<'_, '_>, language: &str) {
    let (views, layout, options) = (thousand(language), sample::layout(), options(language));
    bencher.bench_local(|| {
        let document = cards(black_box(&views), &layout, &options);
        write(&document, &DocumentInfo::default())
    });
}

#[divan::bench(args = sample::LANGUAGES, sample_count = 5)]
fn thousand_cards_laid_out(bencher: Bencher<'_, '_>, language: &str) {
    let (views, layout, options) = (thousand(language), sample::layout(), options(language));
    bencher.bench_local(|| cards(black_box(&views), &layout, &options));
}

/// The same words in the same places, using only printpdf, without boxes or measuring, as a baseline.
#[divan::bench(args = sample::LANGUAGES, sample_count = 5)]
fn thousand_cards_with_bare_printpdf(bencher: Bencher<'_, '_>, language: &str) {
    let document = cards(&thousand(language), &sample::layout(), &options(language));
    bencher.bench_local(|| bare(black_box(&document)));
}

fn bare(document: &Document) -> Vec<u8> {
    let mut pdf = PdfDocument::new("bare");
    let mut fonts: Vec<(Face, printpdf::FontId)> = Vec::new();
    let mut pages = Vec::new();
    for page in &document.pages {
        let mut ops = vec![PdfOp::StartTextSection];
        for op in &page.ops {
            let Op::Text(run) = op else { continue };
            let known = fonts.iter().find(|(face, _)| *face == run.face);
            let id = known.map(|(_, id)| id.clone()).unwrap_or_else(|| {
                let bytes = run.face.bytes().unwrap_or_default();
                let parsed = ParsedFont::from_bytes(bytes, 0, &mut Vec::new());
                let id = pdf.add_font(&parsed.expect("a compiled-in font"));
                fonts.push((run.face, id.clone()));
                id
            });
            let up = Mm(page.height - run.baseline).into_pt();
            ops.extend([
                PdfOp::SetFont { font: PdfFontHandle::External(id), size: Pt(run.size) },
                PdfOp::SetTextMatrix { matrix: TextMatrix::Translate(Mm(run.x).into_pt(), up) },
                PdfOp::ShowText { items: vec![TextItem::Text(run.text.clone())] },
            ]);
        }
        ops.push(PdfOp::EndTextSection);
        pages.push(PdfPage::new(Mm(page.width), Mm(page.height), ops));
    }
    pdf.with_pages(pages).save(&PdfSaveOptions::default(), &mut Vec::new())
}

#[divan::bench(args = sample::LANGUAGES)]
fn sheet_to_pdf(bencher: Bencher<'_, '_>, language: &str) {
    let (view, options) = (sample::squad(language, true), options(language));
    bencher.bench_local(|| {
        let document = sheet(black_box(&view), &options);
        write(&document, &DocumentInfo::default())
    });
}

#[divan::bench]
fn sheet_of_fifty_figures_to_pdf(bencher: Bencher<'_, '_>) {
    let (view, options) = (sample::large_squad(50), options("en"));
    bencher.bench_local(|| {
        let document = sheet(black_box(&view), &options);
        write(&document, &DocumentInfo::default())
    });
}
