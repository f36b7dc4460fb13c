import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, test } from 'vitest';
import { folder } from '../journeys/desktop';
import { LANGUAGE, OUT } from './asked';
import { fill, muster } from './shelf';

/** What is printed, and how: the first page of each becomes a picture. */
const PAPER: [string, string[]][] = [
  ['sheet', ['print', 'sheet', 'Siege of Christophsis', '--player', 'Anna', '--reminders']],
  ['cards', ['print', 'cards', 'Siege of Christophsis']],
  ['log', ['campaign', 'print', 'Tuesdays']],
];

describe('paper', () => {
  const data = join(folder('paper'), 'data');

  beforeAll(() => {
    for (const needed of [OUT, data]) mkdirSync(needed, { recursive: true });
    fill(data, LANGUAGE);
  });

  test.each(PAPER)('%s', (name, args) => {
    const pdf = join(data, '..', `${name}.pdf`);
    muster(data, ...args, '-o', pdf);
    execFileSync('pdftoppm', [
      '-png',
      '-r',
      '100',
      '-f',
      '1',
      '-singlefile',
      pdf,
      join(OUT, `paper-${name}`),
    ]);
  });
});
