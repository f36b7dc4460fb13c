//! Connects to a server: over TLS, unless it is on this machine.

use std::io;
#[cfg(unix)]
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;
use rustls::{ClientConfig, RootCertStore};
use socket2::{SockRef, TcpKeepalive};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::runtime::Builder;
use tokio_postgres::NoTls;
use tokio_postgres::config::{Config, SslMode};
use tokio_postgres::tls::MakeTlsConnect;
use tokio_postgres_rustls::MakeRustlsConnect;

use super::address::Address;
use super::client::{Client, Parts, Waiting};
use super::guard::{Guarded, GuardedTls, Watch};
use super::patience::Patience;
use crate::error::{Result, SyncError};
use crate::passwords::Password;

/// How often a connection without traffic is probed, and how often in vain until it counts as closed.
const PROBED: Duration = Duration::from_secs(10);
const IN_VAIN: u32 = 3;

/// A connection to a server, below TLS.
trait Duplex: AsyncRead + AsyncWrite + Unpin + Send {}
impl<S: AsyncRead + AsyncWrite + Unpin + Send> Duplex for S {}

/// Connects to a server. The certificate is verified against the system's trusted ones or the CA file in the
/// address; a server on this machine needs none.
pub(super) fn connect(address: &Address, password: Option<&Password>, patience: &Patience) -> Result<Client> {
    let failed = |e: io::Error| SyncError::Unreachable { place: address.to_string(), why: e.to_string() };
    let runtime = Builder::new_current_thread().enable_all().build().map_err(failed)?;
    let waiting = Waiting { address: address.clone(), patience: patience.clone(), watch: Watch::new() };
    let mut config = address.config();
    config.application_name("muster");
    if let Some(password) = password {
        config.password(password.as_bytes());
    }
    let begun = runtime.block_on(waiting.limited(patience.connecting, begin(&waiting, config)));
    match begun {
        Ok(parts) => Ok(Client::new(runtime, parts, waiting)),
        Err(error) => {
            // A name that is still being looked up isn't waited for.
            runtime.shutdown_background();
            Err(error)
        }
    }
}

async fn begin(waiting: &Waiting, mut config: Config) -> Result<Parts> {
    let address = &waiting.address;
    let place = || address.to_string();
    let socket =
        socket(address).await.map_err(|e| SyncError::Unreachable { place: place(), why: e.to_string() })?;
    if !is_encrypted(address) {
        config.ssl_mode(SslMode::Disable);
        let guarded = Guarded::new(socket, waiting.watch.clone());
        return Ok(Parts::of(config.connect_raw(guarded, NoTls).await.map_err(|e| waiting.failed(&e))?));
    }
    let tls = MakeTlsConnect::<Box<dyn Duplex>>::make_tls_connect(&mut tls(address)?, address.host());
    let tls = tls.map_err(|e| SyncError::Untrusted { place: place(), why: e.to_string() })?;
    let guarded = GuardedTls { tls, watch: waiting.watch.clone() };
    config.ssl_mode(SslMode::Require);
    Ok(Parts::of(config.connect_raw(socket, guarded).await.map_err(|e| waiting.failed(&e))?))
}

/// Connects to the first of the addresses of a name that answers.
async fn socket(address: &Address) -> io::Result<Box<dyn Duplex>> {
    #[cfg(unix)]
    if let Some(folder) = address.socket() {
        let path = Path::new(folder).join(format!(".s.PGSQL.{}", address.port()));
        return Ok(Box::new(tokio::net::UnixStream::connect(path).await?));
    }
    let stream = TcpStream::connect((address.host(), address.port())).await?;
    stream.set_nodelay(true)?;
    let probed = TcpKeepalive::new().with_time(3 * PROBED).with_interval(PROBED).with_retries(IN_VAIN);
    SockRef::from(&stream).set_tcp_keepalive(&probed)?;
    Ok(Box::new(stream))
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
