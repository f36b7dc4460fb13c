import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOTHING_NEW } from '../../tests/exchanged';
import type { GroupExchange } from '../bindings/GroupExchange';
import type { News } from '../bindings/News';
import { setPlatform } from '../platform';
import { MemoryPlatform, refusal } from '../platform/memory';
import { Exchanges } from './exchange';
import { carriedOut } from './query/cache';

const FOLDER = { id: 'folder', server: false };
const SERVER = { id: 'server', server: true };

let host: MemoryPlatform;
/** Resolves the pending request for news. */
let say: (news: News) => void = () => {};
let end: () => void = () => {};
const told: boolean[] = [];
const exchanged = () => host.requests('exchange').map((request) => request.group);

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  const await_news = () =>
    new Promise<News>((done) => {
      say = done;
    });
  host = new MemoryPlatform({ exchange: () => ({ groups: [NOTHING_NEW] }), await_news });
  setPlatform(host);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

async function begin(...groups: (typeof FOLDER)[]): Promise<void> {
  end = new Exchanges(groups, (away) => told.push(away)).begin();
  await vi.advanceTimersByTimeAsync(0);
}

describe('groups are exchanged', () => {
  test('when the window opens, soon after a change here, and again when another follows', async () => {
    await begin(FOLDER);
    expect(exchanged()).toEqual(['folder']);
    carriedOut('save_squad');
    await vi.advanceTimersByTimeAsync(1_000);
    carriedOut('save_squad');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(exchanged()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(exchanged()).toHaveLength(2);
    carriedOut('exchange');
    carriedOut('open_squad');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(exchanged()).toHaveLength(2);
  });

  test('a folder every ten seconds, a server when it speaks', async () => {
    await begin(FOLDER, SERVER);
    say({ groups: ['server'], unheard: [] });
    await vi.advanceTimersByTimeAsync(0);
    const before = exchanged().length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(new Set(exchanged().slice(before))).toEqual(new Set(['folder']));
    expect(exchanged().length).toBe(before + 6);
    say({ groups: ['server'], unheard: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(exchanged().at(-1)).toBe('server');
    expect(host.requests('await_news')).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(host.requests('await_news')).toHaveLength(3);
  });

  test('a server that can’t be listened to every ten seconds, and it is listened to again later', async () => {
    await begin(SERVER);
    say({ groups: [], unheard: ['server'] });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(host.requests('await_news')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(22_000);
    expect(host.requests('await_news')).toHaveLength(2);
    expect(exchanged()).toHaveLength(4);
  });

  test('a server that hangs up at once is not asked without end', async () => {
    host.answers.await_news = () => ({ groups: ['server'], unheard: [] });
    await begin(SERVER);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(host.requests('await_news').length).toBeLessThan(13);
  });

  test('one after the other: what happens meanwhile is for one more', async () => {
    const answers: ((done: { groups: GroupExchange[] }) => void)[] = [];
    host.answers.exchange = () => new Promise((done) => answers.push(done));
    await begin(FOLDER);
    for (let n = 0; n < 5; n++) window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(exchanged()).toHaveLength(1);
    answers[0]?.({ groups: [NOTHING_NEW] });
    await vi.advanceTimersByTimeAsync(0);
    expect(exchanged()).toHaveLength(2);
    answers[1]?.({ groups: [NOTHING_NEW] });
    await vi.advanceTimersByTimeAsync(0);
    expect(exchanged()).toHaveLength(2);
  });

  test('one that is away is told, and that it is back; and one of two that is slow keeps the other from nothing', async () => {
    const failed = refusal('exchange-unreachable');
    let back = false;
    host.answers.exchange = ({ group }) =>
      group === 'server' && !back ? { groups: [{ ...NOTHING_NEW, failed }] } : { groups: [NOTHING_NEW] };
    await begin(FOLDER, SERVER);
    expect(told.at(-1)).toBe(true);
    back = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told.at(-1)).toBe(false);
  });

  test('no more once it has ended', async () => {
    await begin(FOLDER, SERVER);
    end();
    const before = exchanged().length;
    say({ groups: ['server'], unheard: [] });
    carriedOut('save_squad');
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect([exchanged().length, host.requests('await_news').length]).toEqual([before, 1]);
  });
});
