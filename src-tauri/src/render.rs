//! How the pages are drawn: without a graphics card, plainly.

use tauri::WebviewWindow;

/// Whoever sets this says for themselves how the engine draws (`0`: as it would).
#[cfg(target_os = "linux")]
const CHOSEN: &str = "WEBKIT_DISABLE_COMPOSITING_MODE";

/// Has the processor draw a window's pages as one picture where there is no graphics card. Otherwise the engine puts
/// layers together with the commands of a card, which the processor then carries out one by one: the first frame of a
/// start takes it 150 ms in place of 20.
#[cfg(target_os = "linux")]
pub(crate) fn plainly_without_a_card(window: &WebviewWindow) {
    use webkit2gtk::{HardwareAccelerationPolicy, SettingsExt as _, WebViewExt as _};

    if has_card() || std::env::var_os(CHOSEN).is_some() {
        return;
    }
    // A window that can't be told draws slower, and nothing else.
    let _ = window.with_webview(|view| {
        if let Some(settings) = view.inner().settings() {
            settings.set_hardware_acceleration_policy(HardwareAccelerationPolicy::Never);
        }
    });
}

/// Elsewhere the system's engine decides.
#[cfg(not(target_os = "linux"))]
pub(crate) fn plainly_without_a_card(_: &WebviewWindow) {}

/// Whether the system has a card that draws.
#[cfg(target_os = "linux")]
fn has_card() -> bool {
    let devices = std::fs::read_dir("/dev/dri").into_iter().flatten().flatten();
    devices.into_iter().any(|device| device.file_name().to_string_lossy().starts_with("renderD"))
}
