//! A club's server for experiments, like the tests': a real PostgreSQL in a private folder, set up. It prints
//! its address with the owner's password, accepts `stop` and `start` on standard input, and ends with it.
#![allow(
    clippy::print_stdout,
    dead_code,
    reason = "the address is what it is for; tests need more of what they share"
)]

#[path = "../tests/server/mod.rs"]
mod server;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let club = server::Club::new()?;
    let (name, port) = (&club.name, club.cluster.port());
    println!("postgres://{name}:owner-of-{name}@127.0.0.1:{port}/{name}");
    for line in std::io::stdin().lines() {
        match line?.as_str() {
            "stop" => club.cluster.stop(),
            "start" => club.cluster.restart(),
            other => return Err(format!("neither stop nor start: {other}").into()),
        }
        println!("done");
    }
    Ok(())
}
