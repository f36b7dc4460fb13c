import { FluentBundle, FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { GameView } from '../bindings/GameView';
import { spoken } from './spoken';
import { learn, textsOf } from './words/texts';

const bundles = new Map<string, FluentBundle>();

function bundle(language: string): FluentBundle | undefined {
  const made = bundles.get(language);
  const texts = textsOf(language);
  if (made || !texts) return made;
  // Isolation marks are only needed for mixed directions; our languages all run left to right.
  const words = new FluentBundle(language, { useIsolating: false, functions: { AZ: withArticle } });
  for (const text of Object.values(texts)) words.addResource(text);
  bundles.set(language, words);
  return words;
}

/** Prefixes the Hungarian definite article, which depends on the following sound. */
export function withArticle(given: unknown[]): string {
  const text = given[0] instanceof FluentNumber ? String(given[0].value) : String(given[0] ?? '');
  const start = text.replace(/^[^\p{L}\p{N}]+/u, '');
  const digits = /^\d*/.exec(start)?.[0].length ?? 0;
  const first = start.charAt(0);
  let vowel = /[aáeéiíoóöőuúüű]/i.test(first);
  if (first === '5') vowel = true;
  else if (first === '1') vowel = digits % 3 === 1;
  else if (isSpelledOut(start)) vowel = 'AEFILMNORSUXY'.includes(first);
  return `${vowel ? 'az' : 'a'} ${text}`;
}

/** Whether the first word is spelled out letter by letter: `R2-D2`, `LG`, `HK-47`. */
function isSpelledOut(text: string): boolean {
  const capitals = /^[A-Z]+(?!\p{L})/u.exec(text)?.[0] ?? '';
  return capitals !== '' && (capitals.length < 3 || !/[AEIOU]/.test(capitals));
}

class Speech {
  language = $state('en');
  /** The open game's word for a squad; used in every page's texts. */
  squad = $state<GameView['squad']>('squad');

  /** Loads a language and switches to it; every page follows. */
  async learn(language: string): Promise<void> {
    await learn(language);
    this.speak(language);
  }

  /** Switches to a language whose texts are loaded; for others, messages fall back to English. */
  speak(language: string): void {
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Switches to the first available of these languages, before the program has reported the user's. */
  async guess(tags: readonly string[]): Promise<void> {
    const known = spoken(tags);
    if (known) await this.learn(known);
  }

  /** Formats a message; `key.part` selects an attribute. Falls back to English. */
  say(key: string, args?: Record<string, FluentVariable>): string {
    const all = { squad: this.squad, ...args };
    return format(this.language, key, all) ?? format('en', key, all) ?? key;
  }

  /** Formats a number for the current language. */
  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  /** Formats a file size. */
  size(bytes: number): string {
    const [unit, value] = bytes < 1_000_000 ? ['kilobyte', bytes / 1e3] : ['megabyte', bytes / 1e6];
    const options = { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 } as const;
    return new Intl.NumberFormat(this.language, options).format(value);
  }

  /** Formats the day of a date and time for the current language. */
  day(value: string | Date): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium' }).format(new Date(value));
  }

  /** Formats a date and time for the current language. */
  time(value: string | Date): string {
    const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
    return new Intl.DateTimeFormat(this.language, options).format(new Date(value));
  }
}

function format(language: string, key: string, args?: Record<string, FluentVariable>): string | undefined {
  const [id = '', part] = key.split('.', 2);
  const words = bundle(language);
  const message = words?.getMessage(id);
  const pattern = part ? message?.attributes[part] : message?.value;
  return words && pattern ? words.formatPattern(pattern, args, []) : undefined;
}

/** The texts in the current language. */
export const speech = new Speech();

/** Formats a message in the current language: see {@link Speech.say}. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return speech.say(key, args);
}
