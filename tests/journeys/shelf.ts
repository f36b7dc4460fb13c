import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROGRAM, surroundings } from './desktop';

const MUSTER = join(dirname(PROGRAM), 'muster');
const GAME = 'star-wars-miniatures';
const SQUADS = [
  ['Siege of Christophsis', 'League', 'General Obi-Wan Kenobi\nARC Trooper\n3 Clone Trooper\n'],
  ['Hoth, first wave', 'League', 'Luke Skywalker, Jedi Knight\nHan Solo\n2 Rebel Trooper\n'],
  ['Separatist patrol', 'Ideas', 'General Grievous, Droid Army Commander\n10 Battle Droid\n'],
] as const;
const MATCHES = [
  ['Anna', '2026-03-07', '112:60', 'Siege of Christophsis'],
  ['Anna', '2026-03-21', '48:105', 'Siege of Christophsis'],
  ['Bence', '2026-04-04', '100:73', 'Hoth, first wave'],
  ['Bence', '2026-04-18', '100:30', 'Siege of Christophsis'],
  ['Csilla', '2026-05-02', '64:100', 'Hoth, first wave'],
] as const;
const BEGUN = `
campaign = 'core'
heroes = ['diala-passil', 'fenn-signis', 'gaarkhan', 'jyn-odan']
imperial_class = 'military-might'
seed = 7
`;
const JOURNAL = `${BEGUN}
[[step]]
do = 'mission'
name = 'aftermath'
winner = 'rebels'
crates = 2
`;

const RICH = `
[[step]]
do = 'correct'
who = 'empire'
what = 'influence'
amount = 6
why = 'to buy several cards'
`;

const GAME_UNDER_WAY = `
[[side]]
name = 'Anna'
squad = '''
General Obi-Wan Kenobi
ARC Trooper
3 Clone Trooper
'''
[[side]]
name = 'Bence'
squad = '''
General Grievous, Droid Army Commander
10 Battle Droid
'''
[[event]]
do = 'initiative'
rolls = [16, 4]
[[event]]
do = 'activate'
figure = 'ARC Trooper'
[[event]]
do = 'attack'
by = 'ARC Trooper'
target = 'Battle Droid 3'
damage = 20
[[event]]
do = 'attack'
by = 'ARC Trooper'
target = 'General Grievous, Droid Army Commander'
damage = 20
`;

interface Row {
  name: string;
  set: string;
  number: string;
  cost: { known?: number };
}

/** Runs the terminal program on a data folder and returns its output. */
export function muster(data: string, ...args: string[]): string {
  return execFileSync(MUSTER, args, { env: surroundings(data), maxBuffer: 1 << 26 }).toString();
}

/** Writes a file beside a data folder, for the terminal program to read. */
export function kept(data: string, name: string, text: string): string {
  const path = join(data, '..', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** Fills a data folder like a collector's: figures with prices, squads, matches, a campaign. */
export function fill(data: string, language: string): void {
  const run = (...args: string[]) => muster(data, ...args);
  const keep = (name: string, text: string) => kept(data, name, text);
  const { rows } = JSON.parse(
    run('figures', 'search', '--game', GAME, '--limit', '1000', '--json', '--lang', 'en'),
  ) as { rows: Row[] };
  run('collection', 'import', keep('shelf.csv', spreadsheet(rows)), '--game', GAME, '--yes');
  for (const [name, drawer, list] of SQUADS) {
    run('squad', 'save', keep('list.txt', list), '--game', GAME, '--name', name);
    run('squad', 'tag', name, '--folder', drawer);
  }
  for (const [opponent, date, score, squad] of MATCHES)
    run(
      ...['match', 'add', '--game', GAME, '--with', opponent, '--date', date],
      ...['--score', score, '--squad', squad],
    );
  run('campaign', 'new', 'Tuesdays', keep('tuesdays.toml', JOURNAL));
  run('play', 'new', 'Thursday', keep('thursday.toml', GAME_UNDER_WAY));
  run('settings', 'set', 'language', language);
}

/** A campaign whose first mission is over: its upgrades are next. */
export function fillUpgrades(data: string, name: string): void {
  muster(data, 'campaign', 'new', name, kept(data, 'upgrades.toml', `${JOURNAL}${RICH}`));
}

/** A campaign with a mission under way: Muster plays the Empire, a group is on the table, another in reserve. */
export function fillNight(data: string, name: string): void {
  muster(data, 'campaign', 'new', name, kept(data, 'night.toml', BEGUN));
  const night = (...said: string[]) => muster(data, 'campaign', 'night', name, ...said);
  night('begin');
  night('group', 'initial', 'Stormtrooper');
  night('group', 'reserve', 'E-Web Engineer');
  night('opponent', 'veteran');
  night('order');
}

/**
 * A spreadsheet of every third figure in the catalogue, some several times, with prices paid and current
 * values.
 */
function spreadsheet(rows: Row[]): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = rows
    .filter((_, index) => index % 3 === 0)
    .map(({ name, set, number, cost }, index) => {
      const paid = ((cost.known ?? 10) / 4 + (index % 5)).toFixed(2);
      const worth = ((cost.known ?? 10) / 3 + (index % 7)).toFixed(2);
      const count = 1 + ((index * 7) % 4);
      const year = 2019 + ((index * 5) % 7);
      const held = [quoted(set), number, quoted(name), count, index % 11 ? 0 : 1];
      return [...held, paid, worth, 'EUR', year].join(',');
    });
  return ['Set,Number,Figure,Have,Want,Paid,Market value,Currency,Acquired', ...lines].join('\n');
}
