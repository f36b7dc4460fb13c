import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Desktop, pause, resize } from '../journeys/desktop';
import { dress, settled } from '../journeys/pages';
import { SIZE, TEXT, THEME } from './asked';

/** The window on a data folder, in the dress that is asked for. */
export async function dressed(data: string, game?: string): Promise<Desktop> {
  const muster = await Desktop.open(data);
  await dress(muster, { theme: THEME, text_size: Number(TEXT), ...(game ? { game } : {}) });
  const [width, height] = SIZE.split('x');
  resize(Number(width), Number(height));
  await pause(500);
  return muster;
}

/** A picture of what the window shows once it stands still. */
export async function taken(muster: Desktop, folder: string, name: string): Promise<void> {
  await settled(muster);
  mkdirSync(folder, { recursive: true });
  await muster.picture(join(folder, `${name}.png`));
}
