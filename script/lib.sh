# What the scripts share: saying what happens, and installing what is missing.
# shellcheck shell=bash
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '\033[1m== %s\033[0m\n' "$*" >&2; }
fail() { printf 'Muster: %s\n' "$*" >&2; exit 1; }

as_root() {
  if [[ $(id -u) == 0 ]]; then "$@"; else sudo "$@"; fi
}

# need_packages PACKAGE…: installs the Debian packages that aren't there; asks for sudo only then.
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

# need_rust: the compiler of rust-toolchain's edition, by rustup where there is none.
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
