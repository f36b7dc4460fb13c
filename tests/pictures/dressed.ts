import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Desktop, pause, resize } from '../journeys/desktop';
import { dress, settled } from '../journeys/pages';
import { SIZE, TEXT, THEME } from './asked';

/** Opens the window on a data folder with the requested appearance. */
export async function dressed(data: string, game?: string): Promise<Desktop> {
  const muster = await Desktop.open(data);
  await dress(muster, { theme: THEME, text_size: Number(TEXT), ...(game ? { game } : {}) });
  const [width, height] = SIZE.split('x');
  resize(Number(width), Number(height));
  await pause(500);
  return muster;
}

/** Takes a screenshot of the window once it is idle. */
export async function taken(muster: Desktop, folder: string, name: string): Promise<void> {
  await settled(muster);
  mkdirSync(folder, { recursive: true });
  await muster.picture(join(folder, `${name}.png`));
}
