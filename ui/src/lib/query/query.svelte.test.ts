import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SquadCard } from '../../bindings/SquadCard';
import { CHANGES, READS } from '../../bindings/topics';
import { type Command, setPlatform } from '../../platform';
import { type Answers, MemoryPlatform } from '../../platform/memory';
import { call } from '../call.svelte';
import { speech } from '../words.svelte';
import { whenStale } from './cache';
import { type Query, query } from './query.svelte';

const squad = (id: string | null) => ({ uuid: id, name: id }) as SquadCard;
let end = () => {};

/** Runs a query like an open page. */
function open<C extends Command>(ask: () => Query<C>): Query<C> {
  let asked: Query<C> | undefined;
  end = $effect.root(() => {
    asked = ask();
  });
  flushSync();
  if (!asked) throw new Error('nothing was asked');
  return asked;
}

function host(answers: Answers): MemoryPlatform {
  const made = new MemoryPlatform(answers);
  setPlatform(made);
  return made;
}

beforeEach(() => speech.speak('en'));
afterEach(() => {
  end();
  end = () => {};
  speech.speak('en');
});

describe('a query', () => {
  it('shows the answer to what is asked now, however late an earlier one comes', async () => {
    const held = new Map<string | null, () => void>();
    host({
      squads: ({ game }) => new Promise((resolve) => held.set(game, () => resolve([squad(game)]))),
    });
    let game = $state('first');
    const asked = open(() => query('squads', () => ({ game })));
    game = 'second';
    flushSync();
    held.get('second')?.();
    await vi.waitFor(() => expect(asked.data?.[0]?.uuid).toBe('second'));
    held.get('first')?.();
    await tick();
    expect(asked.data?.[0]?.uuid).toBe('second');
    expect(asked.settled).toBe(true);
  });

  it('keeps the answer before while another is waited for, and drops it where that would mislead', async () => {
    let go = () => {};
    host({
      squads: ({ game }) =>
        game === 'first'
          ? [squad(game)]
          : new Promise((resolve) => {
              go = () => resolve([squad(game)]);
            }),
    });
    let game = $state('first');
    const asked = open(() => query('squads', () => ({ game })));
    await vi.waitFor(() => expect(asked.data?.[0]?.uuid).toBe('first'));
    game = 'second';
    flushSync();
    expect(asked.data?.[0]?.uuid).toBe('first');
    expect(asked.settled).toBe(false);
    go();
    await vi.waitFor(() => expect(asked.data?.[0]?.uuid).toBe('second'));
    end();

    game = 'first';
    const bare = open(() => query('squads', () => ({ game: `${game} bare` }), { keep: false }));
    expect(bare.data).toBeUndefined();
  });

  it('asks anew once a command changed what it reads, and only then', async () => {
    let names = ['one'];
    const asking = host({
      squads: () => names.map(squad),
      remove_kept: {} as never,
      forget_alias: { alias: 'x' },
    });
    const asked = open(() => query('squads', () => ({ game: 'swm' })));
    await vi.waitFor(() => expect(asked.data).toHaveLength(1));
    names = [];
    await call('forget_alias', { game: 'swm', alias: 'x' });
    await tick();
    expect(asking.requests('squads')).toHaveLength(1);
    await call('remove_kept', { kind: 'squad', id: 'one' }, ['squads']);
    await tick();
    expect(asking.requests('squads')).toHaveLength(1);
    await call('remove_kept', { kind: 'squad', id: 'one' });
    await vi.waitFor(() => expect(asked.data).toHaveLength(0));
    expect(asking.requests('squads')).toHaveLength(2);
  });

  it('asks anew in another language', async () => {
    const asking = host({ squads: () => [squad(speech.language)] });
    const asked = open(() => query('squads', () => ({ game: 'swm' })));
    await vi.waitFor(() => expect(asked.data?.[0]?.uuid).toBe('en'));
    speech.speak('hu');
    flushSync();
    await vi.waitFor(() => expect(asked.data?.[0]?.uuid).toBe('hu'));
    expect(asking.asked.map((a) => a.language)).toEqual(['en', 'hu']);
  });

  it('asks nothing while there is nothing to ask, and shows nothing then', async () => {
    const asking = host({ squads: [squad('one')] });
    let game = $state<string | null>(null);
    const asked = open(() => query('squads', () => game && { game }));
    await tick();
    expect(asking.asked).toEqual([]);
    game = 'swm';
    flushSync();
    await vi.waitFor(() => expect(asked.data).toBeDefined());
    game = null;
    flushSync();
    expect(asked.data).toBeUndefined();
    expect(asked.fault).toBeNull();
    expect(asked.settled).toBe(true);
  });

  it('tells what went wrong until somebody closes it, and keeps what was answered before', async () => {
    let broken = false;
    host({
      squads: () => {
        if (broken) throw new Error('the disk is full');
        return [squad('one')];
      },
      remove_kept: () => ({}) as never,
    });
    const asked = open(() => query('squads', () => ({ game: 'swm' })));
    await vi.waitFor(() => expect(asked.data).toBeDefined());
    broken = true;
    await call('remove_kept', { kind: 'squad', id: 'one' });
    await vi.waitFor(() => expect(asked.fault?.message).toContain('the disk is full'));
    expect(asked.data).toHaveLength(1);
    asked.close();
    expect(asked.fault).toBeNull();
    await call('remove_kept', { kind: 'squad', id: 'one' });
    await vi.waitFor(() => expect(asked.fault).not.toBeNull());
  });
});

describe('who reads for themselves', () => {
  it('hears that a command changed what they read, until they leave', async () => {
    host({ set_holding: () => ({}) as never });
    const run = vi.fn();
    const leave = whenStale('holdings', run);
    await call('set_holding', { game: 'swm', printing: 'a' });
    expect(run).toHaveBeenCalledTimes(1);
    await call('set_holding', { game: 'swm', printing: 'a' }, ['holdings']);
    expect(run).toHaveBeenCalledTimes(1);
    leave();
    await call('set_holding', { game: 'swm', printing: 'a' });
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('the list of what commands read and change', () => {
  it('has every noun that is changed read by somebody', () => {
    const read = new Set(Object.values(READS).flat());
    expect(
      Object.values(CHANGES)
        .flat()
        .filter((noun) => !read.has(noun)),
    ).toEqual([]);
  });
});
