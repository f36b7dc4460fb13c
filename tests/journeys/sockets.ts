import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The inodes of this machine's network sockets, including loopback. */
function ofNetworks(): Set<string> {
  const tables = ['tcp', 'tcp6', 'udp', 'udp6', 'raw', 'raw6'];
  const rows = tables.flatMap((table) => read(`/proc/net/${table}`).split('\n').slice(1));
  return new Set(rows.map((row) => row.trim().split(/\s+/)[9] ?? ''));
}

/** Reads a file of /proc; empty if its process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Whether anything on this machine listens at a port. */
export function listensAt(port: number): boolean {
  const at = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = ['tcp', 'tcp6'].flatMap((table) => read(`/proc/net/${table}`).split('\n').slice(1));
  // 0A is a socket that listens.
  return rows.map((row) => row.trim().split(/\s+/)).some((row) => row[1]?.endsWith(at) && row[3] === '0A');
}

/** The pids of a process and its descendants. */
function family(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = read(`/proc/${name}/stat`);
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const all = [pid];
  for (const one of all)
    all.push(...[...parents].filter(([, parent]) => parent === one).map(([child]) => child));
  return all;
}

/** The open network sockets of a process and its descendants. */
export function sockets(pid: number): string[] {
  const known = ofNetworks();
  return family(pid).flatMap((one) => {
    const links = descriptors(one).map((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1]);
    return links
      .filter((inode) => inode !== undefined && known.has(inode))
      .map((inode) => `${one}: ${inode}`);
  });
}

function descriptors(pid: number): string[] {
  try {
    const dir = `/proc/${pid}/fd`;
    return readdirSync(dir).flatMap((name) => {
      try {
        return [readlinkSync(`${dir}/${name}`)];
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
}
