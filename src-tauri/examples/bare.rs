//! A window with a page of plain text and nothing of Muster's, as a lower bound for the start time.
//! `script/bench` compares Muster's own start with it.

use tauri::WebviewUrl;
use tauri::http::Response;
use tauri::webview::WebviewWindowBuilder;

/// A page with many colours, so that counting colours tells whether it has been drawn.
const PAGE: &str = "<!doctype html><style>body{min-height:100vh;margin:0;\
    background:linear-gradient(#f6f4ef,#2c4a6b)}</style><h1>A window</h1><p>A page of plain text.";

fn main() -> Result<(), tauri::Error> {
    tauri::Builder::default()
        .register_uri_scheme_protocol("bare", |_, _| {
            let mut page = Response::new(PAGE.as_bytes());
            page.headers_mut().insert("content-type", tauri::http::HeaderValue::from_static("text/html"));
            page
        })
        .setup(|app| {
            let page = WebviewUrl::CustomProtocol("bare://localhost/".parse()?);
            WebviewWindowBuilder::new(app, "main", page).title("Bare").inner_size(1280.0, 800.0).build()?;
            Ok(())
        })
        .run(tauri::generate_context!())
}
