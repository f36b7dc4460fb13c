//! The listener and its connections, on a thread of their own. This file alone opens a socket.

use std::net::{Ipv4Addr, SocketAddr, TcpListener as Bound};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use axum::extract::Request;
use axum::{Extension, Router};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

use crate::address::is_near;
use crate::house::House;
use crate::limits::{Connections, Counted, PATIENCE};
use crate::routes::{From, routes};

/// How long it listens without anybody being in.
const WITHOUT_GUESTS: Duration = Duration::from_secs(2 * 60 * 60);
/// The largest head of a request, in bytes.
const LARGEST_HEAD: usize = 16 * 1024;

/// Starts to listen at a port; 0 for any.
///
/// # Errors
/// The port is taken, or may not be listened at.
pub(crate) fn bind(this_machine: bool, port: u16) -> std::io::Result<Bound> {
    let ip = if this_machine { Ipv4Addr::LOCALHOST } else { Ipv4Addr::UNSPECIFIED };
    let bound = Bound::bind(SocketAddr::from((ip, port)))?;
    bound.set_nonblocking(true)?;
    Ok(bound)
}

/// A listener at work.
#[derive(Debug)]
pub(crate) struct Listening {
    stop: oneshot::Sender<()>,
    thread: JoinHandle<()>,
}

impl Listening {
    /// Serves a house; calls `ended` if it stops by itself because nobody comes.
    ///
    /// # Errors
    /// The system gives no thread.
    pub(crate) fn begin(
        bound: Bound,
        house: Arc<House>,
        ended: impl FnOnce() + Send + 'static,
    ) -> std::io::Result<Self> {
        let (stop, stopped) = oneshot::channel();
        let runtime = tokio::runtime::Builder::new_multi_thread();
        let runtime = { runtime }.worker_threads(2).thread_name("phones").enable_all().build()?;
        let run = move || {
            let alone = runtime.block_on(async {
                tokio::select! {
                    () = accept(bound, house.clone()) => true,
                    () = nobody_comes(&house) => true,
                    _ = stopped => false,
                }
            });
            // Commands under way end by themselves; connections end here.
            runtime.shutdown_background();
            if alone {
                ended();
            }
        };
        let thread = std::thread::Builder::new().name("phones".to_owned()).spawn(run)?;
        Ok(Self { stop, thread })
    }

    /// Stops to listen; no socket is open when this returns.
    pub(crate) fn end(self) {
        // It may have stopped by itself.
        let _ = self.stop.send(());
        let _ = self.thread.join();
    }
}

/// Waits until nobody has been in for long.
async fn nobody_comes(house: &House) {
    loop {
        tokio::time::sleep(Duration::from_secs(60)).await;
        if Instant::now().duration_since(house.unused_since()) >= WITHOUT_GUESTS {
            return;
        }
    }
}

async fn accept(bound: Bound, house: Arc<House>) {
    let Ok(listener) = TcpListener::from_std(bound) else { return };
    let connections = Connections::default();
    let app = routes(house);
    loop {
        match listener.accept().await {
            Ok((stream, from)) => {
                let near = is_near(from.ip());
                // Whoever is from elsewhere, or has too many already, gets no answer at all.
                let Some(counted) = near.then(|| connections.count(from.ip())).flatten() else { continue };
                tokio::spawn(serve(stream, from, app.clone(), counted));
            }
            // Too many open files, for example: the next may be accepted.
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
}

async fn serve(stream: TcpStream, from: SocketAddr, app: Router, _counted: Counted) {
    // Small answers go at once.
    let _ = stream.set_nodelay(true);
    // A connection that says nothing isn't kept.
    let speaks = tokio::time::timeout(PATIENCE, stream.peek(&mut [0])).await;
    if !matches!(speaks, Ok(Ok(1..))) {
        return;
    }
    let app = app.layer(Extension(From(from.ip())));
    let service = tower_service(app);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE).max_buf_size(LARGEST_HEAD).half_close(false);
    // An error ends this connection alone, and there is nobody to tell.
    let _ = http.serve_connection(TokioIo::new(stream), service).await;
}

fn tower_service(
    app: Router,
) -> impl hyper::service::Service<
    Request<Incoming>,
    Response = axum::response::Response,
    Error = std::convert::Infallible,
    Future = impl Send,
> {
    TowerToHyperService::new(app)
}
