import { beforeEach, describe, expect, it } from 'vitest';
import { Fault, setPlatform } from '../platform';
import { MemoryPlatform, refusal } from '../platform/memory';
import { bringBack, called, choices, remove } from './shelf.svelte';
import { toasts } from './toasts.svelte';
import { speech } from './words.svelte';

beforeEach(() => {
  speech.speak('en');
  speech.squad = 'squad';
  toasts.list = [];
});

describe('a name', () => {
  it('is there for a thing without one', () => {
    expect(called('squad', { name: '' })).toBe('Unnamed squad');
    expect(called('play', { name: ' ' })).toBe('Unnamed game');
    expect(called('campaign', { name: 'Fridays' })).toBe('Fridays');
  });

  it('of a match says its day as the reader does', () => {
    expect(called('match', { name: '2026-05-17 Béla' })).toBe('Béla, May 17, 2026');
    expect(called('squad', { name: '2026-05-17 Béla' })).toBe('2026-05-17 Béla');
  });

  it('is told apart from the same one in a choice', () => {
    const [first, second] = [new Date(2026, 4, 17).toISOString(), new Date(2026, 4, 24).toISOString()];
    const things = [
      { id: 'a', name: '', created: first },
      { id: 'b', name: 'Dawn', created: first },
      { id: 'c', name: '', created: second },
    ];
    expect(choices('squad', things)).toEqual([
      { id: 'a', name: 'Unnamed squad (May 17, 2026)' },
      { id: 'b', name: 'Dawn' },
      { id: 'c', name: 'Unnamed squad (May 24, 2026)' },
    ]);
  });
});

describe('a removed thing', () => {
  const thing = { id: 'one', name: 'Friday' };

  it('is brought back by its toast, which is gone once it is back', async () => {
    const host = new MemoryPlatform({ remove_kept: {} as never, bring_back_kept: {} as never });
    setPlatform(host);
    await remove('play', thing);
    expect(toasts.list.map(({ text }) => text)).toEqual(['Deleted Friday']);
    await toasts.list[0]?.undo?.();
    expect(host.requests('bring_back_kept')).toEqual([{ kind: 'play', id: 'one' }]);
    await bringBack('play', thing);
    expect(toasts.list.map(({ text }) => text)).toEqual(['Restored Friday']);
  });

  it('has no toast where it could not be removed', async () => {
    setPlatform(
      new MemoryPlatform({
        remove_kept: () => {
          throw new Fault(refusal('full'));
        },
      }),
    );
    await expect(remove('play', thing)).rejects.toThrow();
    expect(toasts.list).toEqual([]);
  });
});
