//! Connects to a server: over TLS, unless it is on this machine.

use std::sync::Arc;
use std::time::Duration;

use postgres::config::SslMode;
use postgres::{Client, NoTls};
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::address::Address;
use super::fault::fault;
use crate::error::{Result, SyncError};
use crate::passwords::Password;

/// The timeout for connecting.
const PATIENCE: Duration = Duration::from_secs(10);

/// Connects to a server. The certificate is verified against the system's trusted ones or the CA file in the
/// address; a server on this machine needs none.
pub(super) fn connect(address: &Address, password: Option<&Password>) -> Result<Client> {
    let mut config = address.config();
    config.application_name("muster").connect_timeout(PATIENCE).tcp_user_timeout(2 * PATIENCE);
    config.keepalives_idle(3 * PATIENCE);
    if let Some(password) = password {
        config.password(password.as_bytes());
    }
    // Notices from the server are ignored.
    config.notice_callback(|_| {});
    let connected = if is_encrypted(address) {
        config.ssl_mode(SslMode::Require).connect(tls(address)?)
    } else {
        config.ssl_mode(SslMode::Disable).connect(NoTls)
    };
    connected.map_err(fault(address))
}

/// Returns whether connections to a server are encrypted.
pub(super) fn is_encrypted(address: &Address) -> bool {
    !address.is_local() || address.roots().is_some()
}

fn tls(address: &Address) -> Result<MakeRustlsConnect> {
    let untrusted = |why: String| SyncError::Untrusted { place: address.to_string(), why };
    let mut roots = RootCertStore::empty();
    match address.roots() {
        Some(path) => {
            let read = CertificateDer::pem_file_iter(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
            let read = read.map_err(|e| untrusted(format!("{}: {e}", path.display())))?;
            roots.add_parsable_certificates(read);
        }
        // Ignore invalid certificates among the system's.
        None => drop(roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs)),
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(|e| untrusted(e.to_string()))?;
    Ok(MakeRustlsConnect::new(config.with_root_certificates(roots).with_no_client_auth()))
}
