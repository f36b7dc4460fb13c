import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The house rules for the window's pages. */

const SRC = join(import.meta.dirname, '../src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(ts|svelte|css)$/.test(name) && !name.startsWith('bindings/'))
  .map((name) => ({ name, text: readFileSync(join(SRC, name), 'utf8') }));
const pages = files.filter(({ name }) => !name.endsWith('.test.ts'));

/** The places in files that match a forbidden pattern. */
function places(where: typeof files, pattern: RegExp): string[] {
  return where.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${name}:${at + 1}: ${line.trim()}`] : [])),
  );
}

/** A component's text: markup without script, style, tags, comments, and anything in braces. */
function prose(text: string): string {
  let rest = text.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<!--[\s\S]*?-->/g, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\{[^{}]*\}/g, ' ');
  }
  return rest.replace(/<kbd[^>]*>[^<]*<\/kbd>/g, ' ').replace(/<[^>]*>/g, ' ');
}

describe('the house', () => {
  it('reaches the host through its platform only', () => {
    const others = pages.filter(({ name }) => !name.startsWith('platform/'));
    expect(places(others, /@tauri-apps/)).toEqual([]);
  });

  it('keys no list by a sentence: two rows may say the same, and the page would break', () => {
    const sentence = /\{#each [^}]*\((\w+\.)?(message|text|sentence|reason|remark|why)\)\}/;
    expect(places(pages, sentence)).toEqual([]);
  });

  it('asks nothing of any network', () => {
    // A phone's page asks its host, which is where it comes from; the page to look loads the program from its own folder.
    const others = pages.filter(
      ({ name }) =>
        !['platform/bridge.ts', 'platform/look/worker.ts'].includes(name) &&
        !name.startsWith('platform/guest/'),
    );
    const asks = /\bfetch\s*\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|https?:(?!\/\/www\.w3\.org\/)/;
    expect(places(others, asks)).toEqual([]);
  });

  it('leaves it to lib to say which answer counts, and when one is out of date', () => {
    const others = pages.filter(({ name }) => !name.startsWith('lib/'));
    expect(
      places(others, /\+\+(this\.)?(asked|turn)\b|\b(mine|turn) [!=]== (this\.)?(asked|turn)\b/),
    ).toEqual([]);
    expect(places(others, /desk\.change[sd]\b/)).toEqual([]);
  });

  it('compares what somebody typed in one way', () => {
    const others = pages.filter(({ name }) => name !== 'lib/fold.ts');
    expect(places(others, /normalize\('NFD'\).*toLowerCase/)).toEqual([]);
  });

  it('says of each list that it is one: without markers, WebKit tells a screen reader of none', () => {
    const silent = pages.flatMap(({ name, text }) =>
      [...text.matchAll(/<[uo]l(?![\w-])(?![^>]*\brole=)/g)].map(
        (m) => `${name}: ${text.slice(m.index, m.index + 60)}`,
      ),
    );
    expect(silent).toEqual([]);
  });

  it('has no file that is too long to be read at once', () => {
    expect(files.filter(({ text }) => text.split('\n').length > 500).map(({ name }) => name)).toEqual([]);
  });

  it('says nothing to a reader that is not in the locales', () => {
    // The program's name, keys, paper sizes and units are the same in every language.
    const known = /\b(Muster|Ctrl|Alt|Shift|Enter|PageUp|PageDown|Letter|mm)\b/g;
    const said = pages
      .filter(({ name }) => name.endsWith('.svelte'))
      .map(({ name, text }) => ({
        name,
        words:
          prose(text)
            .replace(known, '')
            .match(/\p{L}{2,}[^\n]*/gu) ?? [],
      }))
      .filter(({ words }) => words.length > 0);
    expect(said).toEqual([]);
    const spoken = /\b(aria-label|title|placeholder|alt|label)="[^"{]*\p{L}{3}/u;
    const markup = pages
      .filter(({ name }) => name.endsWith('.svelte'))
      .map(({ name, text }) => ({ name, text: text.replace(known, '') }));
    expect(places(markup, spoken)).toEqual([]);
  });

  it('names no game in its code', () => {
    expect(places(pages, /star-wars|\bswm[/-]/)).toEqual([]);
  });

  it('gives sizes in units that grow with the text', () => {
    expect(
      places(pages, /font-size:\s*\d+(\.\d+)?px/).filter((p) => !p.startsWith('styles/base.css')),
    ).toEqual([]);
  });
});
