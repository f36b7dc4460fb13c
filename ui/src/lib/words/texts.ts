import type { FluentResource } from '@fluent/bundle';
import en from './en';

/** Parsed messages, by the files that they stand in. */
type Texts = Record<string, FluentResource>;

/**
 * The texts of each language that was learnt. English is there from the start: what another language lacks is said
 * in it. The others are read when they are spoken, so that no start waits for words that nobody reads.
 */
const learnt = new Map<string, Texts>([['en', en]]);

const OTHERS: Record<string, () => Promise<{ default: Texts }>> = {
  hu: () => import('./hu'),
  'zh-Hans': () => import('./zh-Hans'),
  'zh-Hant': () => import('./zh-Hant'),
};

/** The languages that there are words in. */
export const LANGUAGES = ['en', ...Object.keys(OTHERS)];

/** The texts of a language, as far as it was learnt. */
export function textsOf(language: string): Texts | undefined {
  return learnt.get(language);
}

/** Reads the texts of a language, once. One that there is none of stays unknown, and is said in English. */
export async function learn(language: string): Promise<void> {
  const read = OTHERS[language];
  if (read && !learnt.has(language)) learnt.set(language, (await read()).default);
}
