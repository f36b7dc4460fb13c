import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { speech, withArticle } from '../src/lib/words.svelte';

/** The window's texts: none that a page uses is missing, and none is unused. */

const ROOT = join(import.meta.dirname, '../..');
const LANGUAGES = ['en', 'hu', 'zh-Hant', 'zh-Hans'];

/** Keys composed at run time: those starting with such a prefix count as used. */
const templates = /\bt\(\s*`([^`$]*)\$\{[^}]*\}([^`]*)`/g;
const literals = /['"`]([a-z][a-z0-9-]*(?:\.[a-z]+)?)['"`]/g;

function keysOf(language: string): Set<string> {
  const dir = join(ROOT, 'locales', language);
  const keys = new Set<string>();
  for (const file of readdirSync(dir).filter((f) => parse(f).name.startsWith('window'))) {
    let last = '';
    for (const line of readFileSync(join(dir, file), 'utf8').split('\n')) {
      const message = /^([a-zA-Z][\w-]*) *=/.exec(line);
      const attribute = /^ +\.([a-z][\w-]*) *=/.exec(line);
      if (message?.[1]) last = message[1];
      if (message?.[1]) keys.add(last);
      else if (attribute?.[1]) keys.add(`${last}.${attribute[1]}`);
    }
  }
  return keys;
}

function files(dir: string, endings: string[]): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((f) => endings.some((e) => f.endsWith(e)) && !f.endsWith('.test.ts') && !f.includes('bindings'))
    .map((f) => readFileSync(join(dir, f), 'utf8'));
}

const pages = files(join(ROOT, 'ui/src'), ['.ts', '.svelte']);
const program = files(join(ROOT, 'app/src'), ['.rs']);

describe('the words of the window', () => {
  it.each(LANGUAGES)('in %s answer every key that a page asks for', (language) => {
    const known = keysOf(language);
    const asked = pages.flatMap((text) => [
      ...[...text.matchAll(/\b(?:t|speech\.say)\(\s*'([^']+)'/g)].map((m) => m[1] ?? ''),
      ...[...text.matchAll(/\bwords: '([^']+)'/g)].map((m) => m[1] ?? ''),
      ...[...text.matchAll(/\bkeys\.during\(\s*'([^']+)'/g)].map((m) => m[1] ?? ''),
    ]);
    expect(asked.length).toBeGreaterThan(100);
    expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
  });

  it.each(LANGUAGES)('in %s have at least one answer to every key made of parts', (language) => {
    const known = [...keysOf(language)];
    const parts = pages.flatMap((text) => [...text.matchAll(templates)].map((m) => [m[1] ?? '', m[2] ?? '']));
    const unknown = parts.filter(
      ([start = '', end = '']) =>
        !known.some((key) => key.startsWith(start) && (end.includes('$') || key.endsWith(end))),
    );
    expect(unknown).toEqual([]);
  });

  it('are all asked for by somebody', () => {
    const named = new Set<string>();
    for (const text of [...pages, ...program]) {
      for (const match of text.matchAll(literals)) named.add(match[1] ?? '');
    }
    const starts = [...pages, ...program].flatMap((text) =>
      [
        ...[...text.matchAll(/`([a-z][a-z0-9-]+-)\$\{/g)].map((m) => m[1] ?? ''),
        ...[...text.matchAll(/"([a-z][a-z0-9-]+-)\{/g)].map((m) => m[1] ?? ''),
      ].filter((start) => start !== ''),
    );
    const used = (key: string) =>
      named.has(key) || named.has(key.split('.')[0] ?? '') || starts.some((start) => key.startsWith(start));
    expect([...keysOf('en')].filter((key) => !used(key))).toEqual([]);
  });

  it.each(LANGUAGES)('in %s refer to nothing that the window lacks', (language) => {
    const dir = join(ROOT, 'locales', language);
    const files = readdirSync(dir).filter((f) => f.startsWith('window') || f === 'squad-words.ftl');
    const text = files.map((f) => readFileSync(join(dir, f), 'utf8')).join('\n');
    const known = new Set<string>();
    let last = '';
    for (const match of text.matchAll(/^([a-zA-Z][\w-]*) *=|^ +(\.[a-z]+) *=/gm)) {
      last = match[1] ?? last;
      known.add(last + (match[2] ?? ''));
    }
    const referred = [...text.matchAll(/\{ ([a-zA-Z][\w-]*(?:\.[a-z]+)?) \}/g)].map((m) => m[1] ?? '');
    expect(referred.length).toBeGreaterThan(50);
    expect(referred.filter((key) => !known.has(key))).toEqual([]);
  });

  it.each([
    ['en', 'New squad', 'New warband', 'New army'],
    ['hu', 'Új csapat', 'Új hadcsapat', 'Új sereg'],
    ['zh-Hant', '新增部隊', '新增戰隊', '新增軍隊'],
    ['zh-Hans', '新建部队', '新建战队', '新建军队'],
  ] as const)('in %s call a squad what the open game calls it', (language, ...said) => {
    speech.speak(language);
    const words = (['squad', 'warband', 'army'] as const).map((squad) => {
      speech.squad = squad;
      return speech.say('squads-new');
    });
    speech.speak('en');
    speech.squad = 'squad';
    expect(words).toEqual(said);
  });

  it('are the same keys in every language', () => {
    const english = [...keysOf('en')].sort();
    for (const language of LANGUAGES) expect([...keysOf(language)].sort()).toEqual(english);
  });
});

describe('the Hungarian article', () => {
  it.each([
    ['Obi-Wan', 'az Obi-Wan'],
    ['Yoda', 'a Yoda'],
    ['Őrség', 'az Őrség'],
    ['„Ezredes”', 'az „Ezredes”'],
    ['1', 'az 1'],
    ['5', 'az 5'],
    ['50', 'az 50'],
    ['10', 'a 10'],
    ['100', 'a 100'],
    ['1000', 'az 1000'],
    ['12', 'a 12'],
    ['ARC', 'az ARC'],
    ['BARC Speeder', 'a BARC Speeder'],
    ['ARC Trooper', 'az ARC Trooper'],
    ['HK-47', 'a HK-47'],
    ['LG', 'az LG'],
    ['501st Legion', 'az 501st Legion'],
    ['181st Imperial Pilot', 'a 181st Imperial Pilot'],
    ['R2-D2', 'az R2-D2'],
  ])('goes by the sound that follows: %s', (text, said) => {
    expect(withArticle([text])).toBe(said);
  });
});
