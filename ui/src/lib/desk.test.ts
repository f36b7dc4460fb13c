import { beforeEach, describe, expect, it } from 'vitest';
import type { GameView } from '../bindings/GameView';
import { setPlatform } from '../platform';
import { MemoryPlatform } from '../platform/memory';
import { desk } from './desk.svelte';
import { speech } from './words.svelte';

const game = (id: string) => ({ id, name: id }) as GameView;
let held: (() => void)[];

beforeEach(() => {
  held = [];
  desk.game = game('first');
  desk.settings.game = 'first';
  desk.settings.language = 'en';
  speech.speak('en');
});

describe('the desk', () => {
  it('opens the game that was asked for last, whichever answer comes first', async () => {
    setPlatform(
      new MemoryPlatform({
        game: ({ game: id }) => new Promise((resolve) => held.push(() => resolve(game(id)))),
        change_settings: ({ change }) => JSON.parse(JSON.stringify({ ...desk.settings, ...change })),
      }),
    );
    const opening = [desk.open('second'), desk.open('third')];
    held[1]?.();
    await opening[1];
    held[0]?.();
    await opening[0];
    expect(desk.game?.id).toBe('third');
    expect(desk.settings.game).toBe('third');
  });

  it('speaks the language that was chosen last, whichever answer comes first', async () => {
    setPlatform(
      new MemoryPlatform({
        game: game('first'),
        change_settings: () =>
          new Promise((resolve) =>
            held.push(() => resolve(JSON.parse(JSON.stringify({ ...desk.settings, language: 'hu' })))),
          ),
      }),
    );
    const setting = [desk.set({ language: 'zh-Hant' }), desk.set({ language: 'hu' })];
    held[1]?.();
    await setting[1];
    held[0]?.();
    await setting[0];
    expect(speech.language).toBe('hu');
    speech.speak('en');
  });
});
