import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Fault } from '../index';
import { refusal } from '../memory';

/** What the host is asked, and what it answers next: an answer, or an error of the network. */
function network(...answers: (object | Error)[]) {
  const asked: { id: string | null; name: string; request: unknown }[] = [];
  const fetch = vi.fn(async (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    const next = answers.shift() ?? { answer: null };
    if (next instanceof Error) throw next;
    return new Response(JSON.stringify(next), { status: 200 });
  });
  vi.stubGlobal('fetch', fetch);
  return asked;
}

/** The modules as a page that was just loaded has them. */
async function load() {
  vi.resetModules();
  const [{ outbox }, { line }, { guest }] = await Promise.all([
    import('./outbox'),
    import('./line.svelte'),
    import('./platform'),
  ]);
  return { outbox, line, guest };
}

const tap = { id: 'c', mission: 'm', taps: 7, tap: { tap: 'round' } } as never;

describe('taps on their way', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('are sent in their order, each with an id, and say nothing of how many there were', async () => {
    const asked = network({ answer: { taps: 1 } }, { answer: { taps: 2 } });
    const { guest, line } = await load();
    const both = [guest.call('night_tap', 'en', tap), guest.call('night_tap', 'en', tap)];
    expect(line.unsent).toBe(2);
    expect(await Promise.all(both)).toEqual([{ taps: 1 }, { taps: 2 }]);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(2);
    expect(asked[0]?.request).toMatchObject({ taps: null, tap: { tap: 'round' } });
    expect(line.unsent).toBe(0);
  });

  test('what is undone says what was seen', async () => {
    const asked = network({ answer: {} });
    const { guest } = await load();
    await guest.call('night_undo', 'en', { id: 'c', mission: 'm', taps: 7 } as never);
    expect(asked[0]?.request).toMatchObject({ taps: 7 });
  });

  test('wait while the host is away, and are sent with the same id', async () => {
    vi.useFakeTimers();
    const asked = network(new TypeError('gone'), new TypeError('gone'), { answer: 'done' });
    const { guest, line } = await load();
    const done = guest.call('night_tap', 'en', tap);
    await vi.advanceTimersByTimeAsync(10);
    expect([line.away, line.unsent]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await done).toBe('done');
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect([line.away, line.unsent]).toEqual([false, 0]);
  });

  test('outlive the page, and what is no longer possible is told', async () => {
    vi.useFakeTimers();
    network(new TypeError('gone'));
    const before = await load();
    void before.guest.call('night_tap', 'en', tap);
    await vi.advanceTimersByTimeAsync(10);
    // The page is loaded anew: the host is back and refuses.
    const asked = network({ answer: { refused: 'The mission is over.' } });
    const { outbox, line } = await load();
    expect(line.unsent).toBe(1);
    outbox.go();
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toHaveLength(1);
    expect([line.unsent, line.judged]).toEqual([0, ['The mission is over.']]);
  });

  test('that were done when they were sent first are read, not done', async () => {
    const asked = network({ done: true }, { answer: { taps: 9 } });
    const { guest } = await load();
    expect(await guest.call('night_tap', 'en', tap)).toEqual({ taps: 9 });
    expect(asked.map(({ name }) => name)).toEqual(['night_tap', 'campaign_night']);
  });

  test('that count are known to a page that is loaded anew, and are sent as they were made', async () => {
    vi.useFakeTimers();
    network(new TypeError('gone'));
    const request = { game: 'g', printing: 'g/1', figures: 1 };
    const before = await load();
    void before.guest.call('add_holding', 'en', request);
    void before.guest.call('add_holding', 'en', request);
    await vi.advanceTimersByTimeAsync(10);
    const asked = network({ answer: {} }, { answer: {} });
    const { outbox, line } = await load();
    expect(line.taps.map(({ name, request }) => [name, request])).toEqual([
      ['add_holding', request],
      ['add_holding', request],
    ]);
    const changed: unknown[] = [];
    line.follow((command) => changed.push(command));
    outbox.go();
    await vi.advanceTimersByTimeAsync(10);
    expect(asked.map(({ request }) => request)).toEqual([request, request]);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(2);
    expect(line.taps).toEqual([]);
    // The lists are read anew.
    expect(changed).toEqual(['add_holding', 'add_holding']);
  });

  test('that counted before the line broke have no answer, and what was undone then is undone', async () => {
    network({ done: true }, { done: true });
    const { guest } = await load();
    const added = await guest.call('add_holding', 'en', { game: 'g', printing: 'g/1', figures: 1 });
    expect(added).toBeNull();
    expect(await guest.call('take_back_change', 'en', { change: 3 })).toEqual({ done: true });
  });

  test('that are refused end with the reason and hold up no other', async () => {
    network({ error: refusal('phones-not-for-seat') }, { answer: 'done' });
    const { guest } = await load();
    const first = guest.call('night_tap', 'en', tap);
    const second = guest.call('night_tap', 'en', tap);
    await expect(first).rejects.toThrow('phones-not-for-seat');
    expect(await second).toBe('done');
    expect(Fault.name).toBe('Fault');
  });
});

describe('the page on a phone', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  test('has its own language and colours, and never asks the host to change its own', async () => {
    const languages = ['en', 'hu'].map((id) => ({ id, name: id }));
    const started = { languages, language: 'en', settings: { theme: 'dark', language: 'en' } };
    const asked = network({ answer: started }, { answer: started });
    const { guest } = await load();
    await guest.call('change_settings', 'en', { change: { language: 'hu', theme: 'contrast' } });
    expect(asked).toHaveLength(0);
    expect(await guest.call('start', 'en', {})).toMatchObject({
      language: 'hu',
      settings: { theme: 'contrast' },
    });
  });
});

describe('how a page looks on its phone', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  test('is kept there, and the other settings stay as the host said', async () => {
    const settings = { theme: 'dark', games: ['a'], pages: {}, paper: 'letter' };
    network({ answer: { language: 'en', languages: [{ id: 'en', name: 'English' }], settings } });
    const { guest } = await load();
    await guest.call('start', 'en', {});
    const after = await guest.call('change_settings', 'en', { change: { text_size: 120 } } as never);
    expect(after).toMatchObject({ theme: null, text_size: 120, games: ['a'], pages: {}, paper: 'letter' });
    expect(JSON.parse(localStorage.getItem('looks') ?? '')).toEqual({ text_size: 120 });
  });
});
