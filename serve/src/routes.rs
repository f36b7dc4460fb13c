//! What can be asked over HTTP: the pages, to be let in, a command, and to be told of changes.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Path, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, HOST, ORIGIN, REFERRER_POLICY, SET_COOKIE,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use chrono::Utc;
use muster_app::Error;
use muster_app::api::roles;
use muster_app::api::wire::ToGuest;
use muster_app::base::error::WireError;
use muster_app::base::seat::Seat;
use muster_app::base::words::Words;
use muster_app::phones::PhonesFault;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio_stream::StreamExt as _;
use tokio_stream::wrappers::BroadcastStream;
use tokio_stream::wrappers::errors::BroadcastStreamRecvError;
use uuid::Uuid;

use crate::address::is_near;
use crate::guests::Guest;
use crate::house::House;
use crate::limits::{LARGEST, PAGES_EACH, PATIENCE};

/// The page that guests see.
const PAGE: &str = "phone.html";
/// As in the window, but for connections to this machine alone.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";
/// A sign of life for pages and for whatever stands between: rare enough for a phone's battery.
const ALIVE: Duration = Duration::from_secs(45);
/// How long a command may wait for its turn.
const TURN: Duration = Duration::from_secs(30);

type Shared = State<Arc<House>>;

/// The address that a request came from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

/// Returns everything that can be asked.
pub(crate) fn routes(house: Arc<House>) -> Router {
    Router::new()
        .route("/", get(page))
        .route("/assets/{file}", get(asset))
        .route("/{file}", get(file))
        .route("/pair", post(pair))
        .route("/seat", get(seat))
        .route("/call", post(call))
        .route("/leave", post(leave))
        .route("/events", get(events))
        .layer(middleware::from_fn_with_state(house.clone(), guard))
        .with_state(house)
}

/// Refuses what no page of ours asks: by another name for this machine, which is how a foreign page would reach it, or from
/// a foreign page.
async fn guard(State(house): Shared, request: Request, next: Next) -> Response {
    let head = request.headers();
    let host = head.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default().to_owned();
    let said = |name: HeaderName| head.get(name).map(|value| value.as_bytes().to_owned());
    let own = format!("http://{host}");
    let foreign = said(ORIGIN).map_or(request.method() == Method::POST, |origin| origin != own.as_bytes());
    let site = said(HeaderName::from_static("sec-fetch-site"));
    let elsewhere = site.is_some_and(|site| site != b"same-origin" && site != b"none");
    // Whoever says two things means to be understood differently by two who read it.
    let twice = [HOST, ORIGIN].iter().any(|name| head.get_all(name).iter().count() > 1);
    let named = request.uri().authority().is_some_and(|authority| authority.as_str() != host);
    let mut response = if !is_ours(&host, house.port) || foreign || elsewhere || twice || named {
        StatusCode::FORBIDDEN.into_response()
    } else {
        house.used();
        next.run(request).await
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Returns whether a host is this machine by address. A name could be made to mean this machine by whoever owns it.
fn is_ours(host: &str, port: u16) -> bool {
    let Some((name, told)) = host.rsplit_once(':') else { return false };
    let literal = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    let near = literal == "localhost" || literal.parse().is_ok_and(is_near);
    near && told.parse() == Ok(port)
}

async fn page(State(house): Shared) -> Response {
    found(&house, PAGE, false)
}

async fn file(State(house): Shared, Path(file): Path<String>) -> Response {
    // The window's own page isn't theirs.
    if file == "index.html" { StatusCode::NOT_FOUND.into_response() } else { found(&house, &file, false) }
}

async fn asset(State(house): Shared, Path(file): Path<String>) -> Response {
    found(&house, &format!("assets/{file}"), true)
}

/// Returns a file of the pages; `forever` if its name says what is in it.
fn found(house: &House, path: &str, forever: bool) -> Response {
    let Some(page) = house.pages.find(path) else { return StatusCode::NOT_FOUND.into_response() };
    let kept = if forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(CONTENT_TYPE, page.kind), (CACHE_CONTROL, kept.to_owned())], Body::from(page.bytes.into_owned()))
        .into_response()
}

/// What a guest says to be let in.
#[derive(Debug, Deserialize)]
struct Pairing {
    key: String,
    name: String,
    #[serde(default)]
    language: String,
}

/// Who a guest is.
#[derive(Debug, Serialize)]
struct Seated<'a> {
    id: Uuid,
    name: &'a str,
    #[serde(flatten)]
    seat: &'a Seat,
}

fn seated(guest: &Guest) -> Value {
    json!(Seated { id: guest.id, name: &guest.name, seat: &guest.seat })
}

async fn pair(State(house): Shared, request: Request) -> Response {
    let from = request.extensions().get::<From>().copied();
    let Some(asked) = body::<Pairing>(request).await else { return StatusCode::BAD_REQUEST.into_response() };
    let Some(From(ip)) = from else { return StatusCode::FORBIDDEN.into_response() };
    let may = house.tries.lock().is_ok_and(|mut tries| tries.may(ip, Instant::now()));
    if !may {
        return refused(StatusCode::TOO_MANY_REQUESTS, PhonesFault::TooManyTries, &asked.language);
    }
    let come = house.guests().come(&asked.key, &asked.name, Utc::now());
    let Some((guest, token)) = come else {
        if let Ok(mut tries) = house.tries.lock() {
            tries.note(ip, Instant::now());
        }
        return refused(StatusCode::FORBIDDEN, PhonesFault::KeyInvalid, &asked.language);
    };
    house.change("invite_guests", |_| ());
    let cookie =
        format!("{}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=64800", cookie_name(house.port));
    ([(SET_COOKIE, cookie)], axum::Json(seated(&guest))).into_response()
}

async fn seat(State(house): Shared, headers: HeaderMap) -> Response {
    match guest(&house, &headers) {
        Some(guest) => axum::Json(seated(&guest)).into_response(),
        None => StatusCode::UNAUTHORIZED.into_response(),
    }
}

async fn leave(State(house): Shared, headers: HeaderMap) -> Response {
    if let Some(guest) = guest(&house, &headers) {
        house.change("throw_out_guest", |guests| guests.throw_out(guest.id));
    }
    let gone = format!("{}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0", cookie_name(house.port));
    ([(SET_COOKIE, gone)], StatusCode::NO_CONTENT).into_response()
}

/// A command of a guest.
#[derive(Debug, Deserialize)]
struct Call {
    /// The request's id, if it must be carried out once however often it is sent.
    #[serde(default)]
    id: Option<Uuid>,
    /// The page that asks: it knows of what it has changed itself.
    #[serde(default)]
    page: Option<Uuid>,
    name: String,
    #[serde(default)]
    language: String,
    #[serde(default)]
    request: Value,
}

async fn call(State(house): Shared, headers: HeaderMap, request: Request) -> Response {
    let guest = guest(&house, &headers);
    let Some(asked) = body::<Call>(request).await else { return StatusCode::BAD_REQUEST.into_response() };
    let Call { id, page, name, language, request } = asked;
    let Some(guest) = guest else { return refused(StatusCode::UNAUTHORIZED, PhonesFault::NotIn, &language) };
    let turn = tokio::time::timeout(TURN, house.room.clone().acquire_owned()).await;
    let (Ok(Ok(turn)), Some(session)) = (turn, house.session.upgrade()) else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let asked = name.clone();
    let once = id.map(|id| own_id(&guest, id));
    let done = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        session.call_as((guest.id, &guest.seat), once, &name, &language, request)
    });
    match done.await {
        Ok(Ok(ToGuest::Answer(answer))) => {
            if roles::changes(&asked) {
                house.telling.by_guest(&asked, page);
            }
            axum::Json(json!({ "answer": answer })).into_response()
        }
        Ok(Ok(ToGuest::DoneBefore)) => axum::Json(json!({ "done": true })).into_response(),
        Ok(Err(error)) => {
            let status =
                if error.code == "phones-not-for-seat" { StatusCode::FORBIDDEN } else { StatusCode::OK };
            (status, axum::Json(json!({ "error": error }))).into_response()
        }
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// Returns the id of a guest's request, in which no other guest's can stand in the way.
fn own_id(guest: &Guest, id: Uuid) -> Uuid {
    let mut hasher = blake3::Hasher::new_derive_key("Muster: a guest's request");
    hasher.update(guest.id.as_bytes()).update(id.as_bytes());
    let mut bytes = [0; 16];
    hasher.finalize_xof().fill(&mut bytes);
    Uuid::from_bytes(bytes)
}

/// A page of a guest, for as long as it listens.
struct Listening {
    house: Arc<House>,
    guest: Uuid,
}

impl Listening {
    fn begin(house: Arc<House>, guest: Uuid) -> Self {
        house.guests().listens(guest, true);
        house.telling.host("throw_out_guest");
        Self { house, guest }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.house.guests().listens(self.guest, false);
        self.house.telling.host("throw_out_guest");
    }
}

async fn events(State(house): Shared, headers: HeaderMap) -> Response {
    let Some(guest) = guest(&house, &headers) else { return StatusCode::UNAUTHORIZED.into_response() };
    if house.guests().pages(guest.id) >= PAGES_EACH {
        return StatusCode::TOO_MANY_REQUESTS.into_response();
    }
    let role = guest.seat.role;
    let news = BroadcastStream::new(house.telling.listen());
    let listening = Listening::begin(house.clone(), guest.id);
    let is_in = move || listening.house.guests().all().iter().any(|one| one.id == listening.guest);
    // Who was thrown out hears nothing more, from the next event or sign of life on.
    let events = news.take_while(move |_| is_in()).filter_map(move |told| match told {
        Ok(news) if !roles::concerns(role, &news.command) => None,
        Ok(news) => Some(json!({ "command": news.command, "by": news.by })),
        Err(BroadcastStreamRecvError::Lagged(_)) => Some(json!({ "command": null, "by": null })),
    });
    let begin = tokio_stream::once(json!({ "command": null, "by": null }));
    let events = begin.chain(events).map(|told| Ok::<_, Infallible>(Event::default().data(told.to_string())));
    Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE)).into_response()
}

fn cookie_name(port: u16) -> String {
    // Browsers share cookies between the ports of a machine.
    format!("muster-{port}")
}

/// Returns the guest that a request is of.
fn guest(house: &House, headers: &HeaderMap) -> Option<Guest> {
    let name = cookie_name(house.port);
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, token) = pairs.find(|(key, _)| *key == name)?;
    house.guest(token)
}

/// Reads a request's body; `None` if it is no such JSON, too large or too slow.
async fn body<T: DeserializeOwned>(request: Request) -> Option<T> {
    let kind = request.headers().get(CONTENT_TYPE)?.to_str().ok()?.to_owned();
    // Foreign pages can send forms and plain text without being asked.
    if !kind.starts_with("application/json") {
        return None;
    }
    let read = tokio::time::timeout(PATIENCE, to_bytes(request.into_body(), LARGEST)).await;
    serde_json::from_slice(&read.ok()?.ok()?).ok()
}

fn refused(status: StatusCode, fault: PhonesFault, language: &str) -> Response {
    let error = WireError::new(&Error::from(fault), &Words::new(language));
    (status, axum::Json(json!({ "error": error }))).into_response()
}

#[cfg(test)]
mod tests {
    use super::is_ours;

    #[test]
    fn this_machine_is_called_by_its_address_alone() {
        for host in ["192.168.1.5:7425", "127.0.0.1:7425", "localhost:7425", "[::1]:7425"] {
            assert!(is_ours(host, 7425), "{host}");
        }
        for host in
            ["evil.example:7425", "192.168.1.5", "192.168.1.5:80", "8.8.8.8:7425", "localhost.evil:7425", ""]
        {
            assert!(!is_ours(host, 7425), "{host}");
        }
    }
}
