# Shared by the scripts: messages, and installing what is missing.
# shellcheck shell=bash
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '\033[1m== %s\033[0m\n' "$*" >&2; }
fail() { printf 'Muster: %s\n' "$*" >&2; exit 1; }

as_root() {
  if [[ $(id -u) == 0 ]]; then "$@"; else sudo "$@"; fi
}

# need_packages PACKAGE…: installs missing Debian packages; asks for sudo only then.
need_packages() {
  local missing=() package
  command -v dpkg-query >/dev/null || return 0
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [[ ${#missing[@]} == 0 ]] && return 0
  say "Installing ${missing[*]} (Debian packages)"
  if [[ $(id -u) != 0 ]] && ! command -v sudo >/dev/null; then
    fail "as root, please type:  apt-get install --no-install-recommends ${missing[*]}"
  fi
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

# tested_postgresql: prints the version of PostgreSQL that tests run on: that in the folder MUSTER_TEST_POSTGRES, or the newest.
tested_postgresql() {
  local bin=${MUSTER_TEST_POSTGRES:-$(compgen -G '/usr/lib/postgresql/*/bin' | sort -V | tail -1)}
  "${bin:-$(dirname "$(command -v initdb)")}/postgres" --version
}

# need_postgresql: installs the server that tests start in a folder and on a port of their own. Debian's package would
# also create and start a cluster for the whole machine, which is prevented on a machine without one.
need_postgresql() {
  [[ -n ${MUSTER_TEST_POSTGRES:-} ]] && return 0
  compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null && return 0
  command -v initdb >/dev/null && return 0
  command -v dpkg-query >/dev/null || fail "PostgreSQL 15 or newer is missing: its programs must be on the PATH."
  need_packages postgresql-common
  local conf=/etc/postgresql-common/createcluster.conf
  as_root sed -i.muster 's/^#\? *create_main_cluster.*/create_main_cluster = false/' "$conf"
  need_packages postgresql
  as_root mv "$conf.muster" "$conf"
}

# plain_paths: for builds of what is released: what the program says of itself, as in messages of faults, names no folder of
# the machine it was built on.
plain_paths() {
  # Flags of one's own are kept; these are parted by a character that no path contains.
  [[ -n ${RUSTFLAGS:-}${CARGO_ENCODED_RUSTFLAGS:-} ]] && return 0
  local crates=${CARGO_HOME:-$HOME/.cargo}/registry/src
  export CARGO_ENCODED_RUSTFLAGS="--remap-path-prefix=$crates=crates"$'\x1f'"--remap-path-prefix=$PWD=muster"
}

# need_rust: checks for the Rust version that Cargo.toml requires; installs Rust with rustup if there is none.
need_rust() {
  [[ -f ${CARGO_HOME:-$HOME/.cargo}/env ]] && source "${CARGO_HOME:-$HOME/.cargo}/env"
  if ! command -v cargo >/dev/null; then
    need_packages curl ca-certificates
    say "Installing Rust by rustup"
    curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y --profile minimal -c clippy,rustfmt >&2 \
      || fail "Rust could not be installed. Please follow https://rustup.rs and start this again."
    source "${CARGO_HOME:-$HOME/.cargo}/env"
  fi
  local have wanted
  have=$(rustc --version | awk '{print $2}')
  wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
  if [[ $(printf '%s\n' "$wanted" "$have" | sort -V | head -n 1) != "$wanted" ]]; then
    fail "Rust $have is older than $wanted. Please type:  rustup update stable"
  fi
}

# The compiler for WebAssembly, and what it is told to do with the standard library.
WASM_CARGO=(cargo)
WASM_STD=()
# need_wasm: installs it: rustup's, or else Debian's, with the standard library built from its sources. Fails if neither is
# to be had.
need_wasm() {
  # SQLite is C.
  need_packages clang llvm libc6-dev gcc
  [[ -f ${CARGO_HOME:-$HOME/.cargo}/env ]] && source "${CARGO_HOME:-$HOME/.cargo}/env"
  if command -v rustup >/dev/null || ! command -v dpkg-query >/dev/null; then
    need_rust
    rustup --quiet target add wasm32-unknown-unknown >&2 && return 0
    say "rustup could not install the compiler for WebAssembly: rustup target add wasm32-unknown-unknown"
  fi
  command -v dpkg-query >/dev/null || return 1
  say "Debian's own compiler is taken"
  (need_packages rustc-web cargo-web rust-web-src lld-22) || return 1
  need_packages rustc-web cargo-web rust-web-src lld-22
  WASM_CARGO=(env RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=/usr/lib/llvm-22/bin/wasm-ld /usr/bin/cargo)
  WASM_STD=('-Zbuild-std=std,panic_abort')
}

# for_wasm COMMAND…: lets Cargo check or build the program for a page. Its random numbers come from look/src/host.rs.
for_wasm() {
  local flags=$'--cfg\x1fgetrandom_backend="custom"'
  flags=${CARGO_ENCODED_RUSTFLAGS:+$CARGO_ENCODED_RUSTFLAGS$'\x1f'}$flags
  # Linted is what runs on computers: there, what a page leaves out has something to do.
  env -u RUSTC_WORKSPACE_WRAPPER CARGO_ENCODED_RUSTFLAGS="$flags" CC_wasm32_unknown_unknown=clang AR_wasm32_unknown_unknown=llvm-ar \
    "${WASM_CARGO[@]}" "$@" "${WASM_STD[@]}" --locked --target wasm32-unknown-unknown -p muster-look
}

# The packages to build the window, and to test it.
WINDOW_PACKAGES=(libwebkit2gtk-4.1-dev)
JOURNEY_PACKAGES=(webkit2gtk-driver xvfb xauth dbus-x11 xdotool openbox iproute2 fonts-noto-core fonts-noto-cjk
  python3-gi gir1.2-gtk-3.0 chromium chromium-driver zbar-tools)

# need_node: checks for Node 20 or newer, with npm.
need_node() {
  local advice="Please install Node 20 or newer (https://nodejs.org), then start this again."
  command -v npm >/dev/null || fail "Node is missing. $advice"
  local major
  major=$(node -p 'process.versions.node.split(".")[0]')
  [[ $major -ge 20 ]] || fail "Node $(node --version) is too old. $advice"
}

# need_pages: installs the npm packages of the window's pages, as in the lock file.
need_pages() {
  need_node
  if [[ ! -e ui/node_modules/.package-lock.json || ui/package-lock.json -nt ui/node_modules/.package-lock.json ]]; then
    say "Installing the pages' packages (npm)"
    # Not `npm ci`, which fails if a registry lacks packages for other systems; versions and hashes are
    # still those of the lock file.
    npm install --prefix ui --no-save --no-audit --no-fund --loglevel=error >&2
    touch ui/node_modules/.package-lock.json
  fi
}

# need_tauri_driver: builds the WebDriver server that operates the real window in tests.
need_tauri_driver() {
  local root=${CARGO_TARGET_DIR:-target}/tools
  export TAURI_DRIVER=$PWD/$root/bin/tauri-driver
  [[ $root == /* ]] && TAURI_DRIVER=$root/bin/tauri-driver
  [[ -x $TAURI_DRIVER ]] && return 0
  say "Building tauri-driver"
  # Unoptimised: it only passes on what tests say.
  env -u RUSTC_WORKSPACE_WRAPPER cargo install --quiet --locked --debug --root "$root" --version 2.1.0 tauri-driver
}
