import type { FluentResource } from '@fluent/bundle';
import en from './en';

/** Parsed messages, by file. */
type Texts = Record<string, FluentResource>;

/**
 * The texts of each loaded language. English is built in, as the fallback; the others are loaded on demand,
 * so that startup doesn't wait for texts nobody reads.
 */
const learnt = new Map<string, Texts>([['en', en]]);

const OTHERS: Record<string, () => Promise<{ default: Texts }>> = {
  hu: () => import('./hu'),
  'zh-Hans': () => import('./zh-Hans'),
  'zh-Hant': () => import('./zh-Hant'),
};

/** The available languages. */
export const LANGUAGES = ['en', ...Object.keys(OTHERS)];

/** The texts of a language, if loaded. */
export function textsOf(language: string): Texts | undefined {
  return learnt.get(language);
}

/** Loads the texts of a language, once. An unknown language stays unloaded and falls back to English. */
export async function learn(language: string): Promise<void> {
  const read = OTHERS[language];
  if (read && !learnt.has(language)) learnt.set(language, (await read()).default);
}
