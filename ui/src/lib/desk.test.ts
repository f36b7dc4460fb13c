import { beforeEach, describe, expect, it, vi } from 'vitest';
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

  it('has settings kept in the order in which they were changed, and speaks the last language', async () => {
    const asked: unknown[] = [];
    setPlatform(
      new MemoryPlatform({
        game: game('first'),
        change_settings: ({ change }) => {
          asked.push(change.language);
          return new Promise((resolve) =>
            held.push(() => resolve(JSON.parse(JSON.stringify({ ...desk.settings })))),
          );
        },
      }),
    );
    const setting = [desk.set({ language: 'zh-Hant' }), desk.set({ language: 'hu' })];
    await vi.waitFor(() => expect(held.length).toBe(1));
    expect(asked).toEqual(['zh-Hant']);
    held[0]?.();
    await vi.waitFor(() => expect(held.length).toBe(2));
    held[1]?.();
    await Promise.all(setting);
    expect(asked).toEqual(['zh-Hant', 'hu']);
    expect(speech.language).toBe('hu');
    speech.speak('en');
  });

  it('takes back what could not be kept, unless it was changed again meanwhile', async () => {
    setPlatform(
      new MemoryPlatform({
        change_settings: ({ change }) => {
          if (change.theme === 'dark') throw new Error('full');
          return JSON.parse(JSON.stringify({ ...desk.settings, ...change }));
        },
      }),
    );
    desk.settings.theme = 'light';
    const failing = desk.set({ theme: 'dark' });
    const later = desk.set({ theme: 'contrast' });
    await expect(failing).rejects.toThrow('full');
    await later;
    expect(desk.settings.theme).toBe('contrast');
    await expect(desk.set({ theme: 'dark' })).rejects.toThrow('full');
    expect(desk.settings.theme).toBe('contrast');
  });
});
