import { resolve } from 'node:path';

/** The output folder, and the appearance of the window: `en`, `dark`, `900x600`, text size in percent. */
export const OUT = resolve(process.env.MUSTER_PICTURES ?? '../docs/pictures');
export const LANGUAGE = process.env.MUSTER_PICTURES_LANGUAGE ?? 'en';
export const THEME = process.env.MUSTER_PICTURES_THEME ?? 'light';
export const SIZE = process.env.MUSTER_PICTURES_SIZE ?? '1280x800';
export const TEXT = process.env.MUSTER_PICTURES_TEXT ?? '100';
