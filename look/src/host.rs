//! What the browser gives: the time, and random numbers. SQLite and `getrandom` ask for them by names of their own.

#![allow(unsafe_code, reason = "they hand over where to write to")]

use std::slice;

use muster_app::base::clock;

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// The time, in milliseconds since 1970.
    safe fn now() -> f64;
    /// A secure random number of 32 bits.
    safe fn random() -> u32;
}

/// Returns the browser's time, in milliseconds since 1970.
#[expect(clippy::cast_possible_truncation, reason = "it is a whole number below 2⁵³")]
fn millis() -> i64 {
    now() as i64
}

/// Tells the program the time.
pub(crate) fn tell_the_time() {
    clock::tell(millis());
}

fn fill(bytes: &mut [u8]) {
    for chunk in bytes.chunks_mut(4) {
        chunk.copy_from_slice(&random().to_le_bytes()[..chunk.len()]);
    }
}

/// For `getrandom`, which the build is told by `--cfg getrandom_backend="custom"`.
#[unsafe(no_mangle)]
unsafe extern "Rust" fn __getrandom_v03_custom(to: *mut u8, length: usize) -> Result<(), getrandom::Error> {
    // SAFETY: `getrandom` hands over that many bytes to be written.
    unsafe { to.write_bytes(0, length) };
    // SAFETY: they are written now.
    fill(unsafe { slice::from_raw_parts_mut(to, length) });
    Ok(())
}

/// For SQLite.
#[unsafe(no_mangle)]
unsafe extern "C" fn rust_sqlite_wasm_host_random(to: *mut u8, length: usize) -> usize {
    // SAFETY: SQLite hands over a buffer of that many bytes.
    fill(unsafe { slice::from_raw_parts_mut(to, length) });
    length
}

/// For SQLite: as for random numbers, which are secure.
#[unsafe(no_mangle)]
unsafe extern "C" fn rust_sqlite_wasm_host_fill_entropy(to: *mut u8, length: usize) -> i32 {
    // SAFETY: SQLite hands over a buffer of that many bytes.
    fill(unsafe { slice::from_raw_parts_mut(to, length) });
    0
}

/// For SQLite: the time, in milliseconds since 1970.
#[unsafe(no_mangle)]
unsafe extern "C" fn rust_sqlite_wasm_host_epoch_timestamp_in_ms(to: *mut i64) -> i32 {
    // SAFETY: SQLite hands over a number to be written.
    unsafe { to.write(millis()) };
    0
}

/// For SQLite: nothing is waited for, as nobody else has the database open.
#[unsafe(no_mangle)]
extern "C" fn rust_sqlite_wasm_host_sleep(_: u64, _: u32) {}

/// For SQLite: local time isn't asked for; 1 says that there is none.
#[unsafe(no_mangle)]
extern "C" fn rust_sqlite_wasm_host_localtime(_: i64, _: *mut u8) -> i32 {
    1
}
