import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Desktop, folder, pause, resize } from '../journeys/desktop';
import { dress, PAGES, settled } from '../journeys/pages';
import { LANGUAGE, OUT, SIZE, TEXT, THEME } from './asked';
import { fill } from './shelf';

describe('pictures', () => {
  const data = join(folder('pictures'), 'data');
  let muster: Desktop;

  beforeAll(async () => {
    mkdirSync(OUT, { recursive: true });
    mkdirSync(data, { recursive: true });
    fill(data, LANGUAGE);
    muster = await Desktop.open(data);
    await dress(muster, { theme: THEME, text_size: Number(TEXT) });
    const [width, height] = SIZE.split('x');
    resize(Number(width), Number(height));
    await pause(500);
  });
  afterAll(() => muster?.kill());

  test.each(PAGES)('%s', async (name, way) => {
    await way(muster);
    await settled(muster);
    await muster.picture(join(OUT, `${name}.png`));
  });
});
