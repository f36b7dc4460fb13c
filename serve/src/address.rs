//! Where guests find this machine, and which of them are in the same network.

use std::net::{IpAddr, Ipv4Addr};

/// Returns the addresses of this machine in local networks, the likeliest first.
pub(crate) fn local() -> Vec<Ipv4Addr> {
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    let mut found: Vec<_> = found
        .into_iter()
        .filter_map(|one| match one.ip() {
            IpAddr::V4(ip) if is_near(ip.into()) && !ip.is_loopback() => Some((likely(&one.name, ip), ip)),
            _ => None,
        })
        .collect();
    found.sort();
    found.dedup();
    found.into_iter().map(|(_, ip)| ip).collect()
}

/// Ranks an interface: a home's or club's network before those that machines make for containers and virtual machines.
fn likely(name: &str, ip: Ipv4Addr) -> u8 {
    const MADE: [&str; 7] = ["docker", "br-", "veth", "virbr", "vmnet", "vbox", "tun"];
    let made = MADE.iter().any(|start| name.starts_with(start));
    match ip.octets() {
        _ if made => 3,
        [192, 168, ..] => 0,
        [10, ..] | [172, ..] => 1,
        _ => 2,
    }
}

/// Returns whether an address is in a local network, or this machine: nobody else is served.
pub(crate) fn is_near(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => {
            // Shared address space of RFC 6598, which some providers and hotspots give their guests.
            let shared = ip.octets()[0] == 100 && ip.octets()[1] & 0xc0 == 64;
            ip.is_private() || ip.is_loopback() || ip.is_link_local() || shared
        }
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local() || ip.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_local_networks_are_near() {
        let near = |ip: &str| is_near(ip.parse().expect("an address"));
        for ip in [
            "192.168.1.7",
            "10.0.0.2",
            "172.16.0.9",
            "127.0.0.1",
            "169.254.1.1",
            "100.64.3.2",
            "::1",
            "fe80::1",
            "fd00::2",
        ] {
            assert!(near(ip), "{ip}");
        }
        for ip in ["8.8.8.8", "172.32.0.1", "100.128.0.1", "192.169.0.1", "2001:db8::1", "::ffff:8.8.8.8"] {
            assert!(!near(ip), "{ip}");
        }
        assert!(near("::ffff:192.168.1.7"));
    }

    #[test]
    fn a_homes_network_comes_before_a_containers() {
        let ip = |text: &str| text.parse().expect("an address");
        assert!(likely("wlan0", ip("192.168.0.5")) < likely("eth0", ip("10.1.2.3")));
        assert!(likely("eth0", ip("10.1.2.3")) < likely("docker0", ip("172.17.0.1")));
    }
}
