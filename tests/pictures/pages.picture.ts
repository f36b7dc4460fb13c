import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Desktop, folder } from '../journeys/desktop';
import { PAGES } from '../journeys/pages';
import { fill } from '../journeys/shelf';
import { LANGUAGE, OUT } from './asked';
import { dressed, taken } from './dressed';

describe('pictures', () => {
  const data = join(folder('pictures'), 'data');
  let muster: Desktop;

  beforeAll(async () => {
    fill(data, LANGUAGE);
    muster = await dressed(data);
  });
  afterAll(() => muster?.kill());

  test.each(PAGES)('%s', async (name, way) => {
    await way(muster);
    await taken(muster, OUT, name);
  });
});
