import type { GroupExchange } from '../bindings/GroupExchange';
import type { GroupView } from '../bindings/GroupView';
import { platform } from '../platform';
import { carriedOut, whenChanged } from './query/cache';
import { speech } from './words.svelte';

/** How often a folder is checked, in milliseconds: nothing signals when a file sync has written to it. */
const OFTEN = 10_000;
/** How often a group is exchanged if its server pushes news, in milliseconds. */
const SELDOM = 300_000;
/**
 * The pause before listening to a server again, in milliseconds; without it, a server that hangs up at once
 * would be polled in a tight loop.
 */
const BREATH = 1_000;
/** The delay between a local change and the exchange, in milliseconds; batches changes made together. */
const SOON = 1_500;

/**
 * Exchanges with a group, without a toast or spinner. Queries are refetched only if something changed, as
 * this runs every few seconds.
 */
export async function exchangeQuietly(group: string): Promise<GroupExchange | undefined> {
  const { groups } = await platform().call('exchange', speech.language, { group });
  if (groups.some((done) => done.received + done.sent + done.joined + done.photos > 0))
    carriedOut('exchange');
  return groups[0];
}

/**
 * Keeps the machine's groups in sync: exchanges after each local change, when a server pushes news, when the
 * window gains the focus, and periodically otherwise.
 */
export class Exchanges {
  private ended = false;
  private readonly under = new Set<string>();
  private readonly again = new Set<string>();
  /** When each group was last exchanged with, in milliseconds since the epoch. */
  private readonly last = new Map<string, number>();
  /** Groups whose server is being listened to. */
  private heard = new Set<string>();
  private readonly away = new Set<string>();
  private soon: number | undefined;

  /** `told` is called with whether any group can't be reached. */
  constructor(
    private readonly groups: readonly Pick<GroupView, 'id' | 'server'>[],
    private readonly told: (away: boolean) => void,
  ) {}

  /** Starts exchanging; returns a function that stops it. */
  begin(): () => void {
    const all = () => void this.all();
    const timer = window.setInterval(() => void this.due(), OFTEN);
    const changing = whenChanged((command) => {
      if (command === 'exchange') return;
      window.clearTimeout(this.soon);
      this.soon = window.setTimeout(all, SOON);
    });
    window.addEventListener('focus', all);
    all();
    if (this.groups.some((group) => group.server)) void this.listen();
    return () => {
      this.ended = true;
      window.clearInterval(timer);
      window.clearTimeout(this.soon);
      changing();
      window.removeEventListener('focus', all);
    };
  }

  private async all(): Promise<void> {
    await Promise.all(this.groups.map(({ id }) => this.go(id)));
  }

  private async due(): Promise<void> {
    const now = Date.now();
    const isDue = (id: string) =>
      now - (this.last.get(id) ?? 0) >= (this.heard.has(id) && !this.away.has(id) ? SELDOM : OFTEN / 2);
    await Promise.all(this.groups.filter(({ id }) => isDue(id)).map(({ id }) => this.go(id)));
  }

  /** Exchanges with a group. A call during a running exchange triggers one more afterwards. */
  private async go(id: string): Promise<void> {
    this.again.add(id);
    if (this.under.has(id)) return;
    this.under.add(id);
    while (this.again.delete(id) && !this.ended) {
      this.last.set(id, Date.now());
      const failed = await exchangeQuietly(id).then(
        (done) => done?.failed != null,
        // An error that isn't about one group is reported by whichever page is in use.
        () => true,
      );
      if (failed) this.away.add(id);
      else this.away.delete(id);
      if (!this.ended) this.told(this.away.size > 0);
    }
    this.under.delete(id);
  }

  /** Listens to the servers until the exchange is stopped. */
  private async listen(): Promise<void> {
    const servers = this.groups.filter((group) => group.server).map((group) => group.id);
    while (!this.ended) {
      let silent = true;
      try {
        const news = await platform().call('await_news', speech.language, {});
        if (this.ended) return;
        this.heard = new Set(servers.filter((id) => !news.unheard.includes(id)));
        silent = this.heard.size === 0;
        for (const id of news.groups) void this.go(id);
      } catch {
        this.heard = new Set();
      }
      await new Promise((done) => setTimeout(done, silent ? OFTEN : BREATH));
    }
  }
}
