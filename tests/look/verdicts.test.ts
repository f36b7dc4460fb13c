import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { check, type List, lists, Program } from './program';

const LANGUAGES = ['en', 'hu', 'zh-Hant', 'zh-Hans'] as const;

describe('the program in a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-look-lists-'));
  let program: Program;

  beforeAll(async () => {
    program = await Program.load();
  });

  /** What it says of a list; of one that it doesn't read, that. */
  function look({ game, text }: List, language: string): unknown {
    try {
      return program.ask<{ view: unknown }>('read_list', language, { game, text, path: null }).view;
    } catch (error) {
      return { refused: (error as Error).message };
    }
  }

  test('says word for word of every list what the terminal says', async () => {
    const all = lists();
    expect(all.length).toBeGreaterThan(400);
    const each = all.map((list, at) => ({ list, at, language: LANGUAGES[at % LANGUAGES.length] ?? 'en' }));
    const tell = async ({ list, at, language }: (typeof each)[number]) => {
      const file = join(folder, `${at}.txt`);
      writeFileSync(file, list.text);
      const [here, there] = [look(list, language), await check(file, list.game, language)];
      const refused = (said: unknown) => (said as { refused?: string }).refused !== undefined;
      if (refused(here) || refused(there))
        expect([list.name, refused(here)]).toEqual([list.name, refused(there)]);
      else expect(here, list.name).toEqual(there);
    };
    // As many at a time as a small machine has cores.
    const two = [each.filter(({ at }) => at % 2 === 0), each.filter(({ at }) => at % 2 === 1)];
    await Promise.all(
      two.map(async (half) => {
        for (const one of half) await tell(one);
      }),
    );
  });

  test('has no command that needs what is kept', () => {
    for (const name of ['save_backup', 'set_holding', 'exchange', 'install_pack', 'let_phones_in'])
      expect(() => program.ask(name, 'en', {}), name).toThrow(/command/);
  });
});
