import { FluentBundle, FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { GameView } from '../bindings/GameView';
import { learn, textsOf } from './words/texts';

const bundles = new Map<string, FluentBundle>();

function bundle(language: string): FluentBundle | undefined {
  const made = bundles.get(language);
  const texts = textsOf(language);
  if (made || !texts) return made;
  // Marks that isolate directions are for mixed scripts; ours all run left to right.
  const words = new FluentBundle(language, { useIsolating: false, functions: { AZ: withArticle } });
  for (const text of Object.values(texts)) words.addResource(text);
  bundles.set(language, words);
  return words;
}

/** The Hungarian definite article goes by the sound that follows. */
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

/** Whether the first word is read letter by letter: `R2-D2`, `LG`, `HK-47`. */
function isSpelledOut(text: string): boolean {
  const capitals = /^[A-Z]+(?!\p{L})/u.exec(text)?.[0] ?? '';
  return capitals !== '' && (capitals.length < 3 || !/[AEIOU]/.test(capitals));
}

class Speech {
  language = $state('en');
  /** What the open game calls a squad; the words of every page follow. */
  squad = $state<GameView['squad']>('squad');

  /** Speaks another language from now on, once its words are read; every page follows at once. */
  async learn(language: string): Promise<void> {
    await learn(language);
    this.speak(language);
  }

  /** Speaks a language whose words are read; in another one they are said in English. */
  speak(language: string): void {
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Speaks the first of these languages that there are words in: before the program said which. */
  async guess(tags: readonly string[]): Promise<void> {
    for (const tag of tags) {
      const [language = '', ...parts] = tag.split('-');
      const chinese = parts.some((p) => ['Hant', 'TW', 'HK', 'MO'].includes(p)) ? 'zh-Hant' : 'zh-Hans';
      const known = { en: 'en', hu: 'hu', zh: chinese }[language];
      if (known) {
        await this.learn(known);
        return;
      }
    }
  }

  /** A sentence; `key.part` asks for an attribute. What a language lacks is said in English. */
  say(key: string, args?: Record<string, FluentVariable>): string {
    const all = { squad: this.squad, ...args };
    return format(this.language, key, all) ?? format('en', key, all) ?? key;
  }

  /** A number as this language writes it. */
  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  /** A file's length. */
  size(bytes: number): string {
    const [unit, value] = bytes < 1_000_000 ? ['kilobyte', bytes / 1e3] : ['megabyte', bytes / 1e6];
    const options = { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 } as const;
    return new Intl.NumberFormat(this.language, options).format(value);
  }

  /** A day and time as this language writes it. */
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

/** The words of the present language. */
export const speech = new Speech();

/** A sentence in the present language: see {@link Speech.say}. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return speech.say(key, args);
}
