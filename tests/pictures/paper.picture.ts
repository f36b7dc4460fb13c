import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, test } from 'vitest';
import { folder } from '../journeys/desktop';
import { fill, muster } from '../journeys/shelf';
import { LANGUAGE, OUT } from './asked';

/**
 * What to print, the arguments, and the height of the crop from the top in pixels; 0 for the whole first
 * page.
 */
const PAPER: [string, string[], number][] = [
  ['sheet', ['print', 'sheet', 'Siege of Christophsis', '--player', 'Anna', '--reminders'], 800],
  ['cards', ['print', 'cards', 'Siege of Christophsis'], 800],
  ['log', ['campaign', 'print', 'Tuesdays'], 0],
];

describe('paper', () => {
  const data = join(folder('paper'), 'data');

  beforeAll(() => {
    for (const needed of [OUT, data]) mkdirSync(needed, { recursive: true });
    fill(data, LANGUAGE);
  });

  test.each(PAPER)('%s', (name, args, height) => {
    const pdf = join(data, '..', `${name}.pdf`);
    muster(data, ...args, '-o', pdf);
    const first = ['-png', '-r', '100', '-f', '1', '-singlefile', '-H', `${height}`];
    execFileSync('pdftoppm', [...first, pdf, join(OUT, `paper-${name}`)]);
  });
});
