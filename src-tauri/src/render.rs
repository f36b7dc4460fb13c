//! Rendering of the pages without a graphics card.

use tauri::WebviewWindow;

/// If set, the user has chosen the engine's compositing mode (`0` is its default).
#[cfg(target_os = "linux")]
const CHOSEN: &str = "WEBKIT_DISABLE_COMPOSITING_MODE";

/// Disables hardware acceleration for a window if there is no graphics card. Otherwise the engine composites
/// layers with graphics commands, which are emulated on the processor: the first frame takes 150 ms instead of
/// 20.
#[cfg(target_os = "linux")]
pub(crate) fn plainly_without_a_card(window: &WebviewWindow) {
    use webkit2gtk::{HardwareAccelerationPolicy, SettingsExt as _, WebViewExt as _};

    if has_card() || std::env::var_os(CHOSEN).is_some() {
        return;
    }
    // On failure, rendering is only slower.
    let _ = window.with_webview(|view| {
        if let Some(settings) = view.inner().settings() {
            settings.set_hardware_acceleration_policy(HardwareAccelerationPolicy::Never);
        }
    });
}

/// On other systems, the engine decides.
#[cfg(not(target_os = "linux"))]
pub(crate) fn plainly_without_a_card(_: &WebviewWindow) {}

/// Returns whether the system has a graphics card with a render node.
#[cfg(target_os = "linux")]
fn has_card() -> bool {
    let devices = std::fs::read_dir("/dev/dri").into_iter().flatten().flatten();
    devices.into_iter().any(|device| device.file_name().to_string_lossy().starts_with("renderD"))
}
