import type { GroupExchange } from '../bindings/GroupExchange';
import type { GroupView } from '../bindings/GroupView';
import { platform } from '../platform';
import { carriedOut, whenChanged } from './query/cache';
import { speech } from './words.svelte';

/** How often a folder is looked into, in milliseconds: nothing says when a file sync has put something there. */
const OFTEN = 10_000;
/** How often a group on a server is exchanged with whose server says itself when there is something new. */
const SELDOM = 300_000;
/** How long it is until a server is listened to once more: one that hangs up at once would be asked without end. */
const BREATH = 1_000;
/** How soon after a change here it goes out: what is done in one go goes out at once. */
const SOON = 1_500;

/**
 * Exchanges with a group. Pages read again what others changed; where nobody changed anything, nothing is asked anew,
 * as this is done every few moments.
 */
export async function exchangeQuietly(group: string): Promise<GroupExchange | undefined> {
  const { groups } = await platform().call('exchange', speech.language, { group });
  if (groups.some((done) => done.received + done.sent + done.joined + done.photos > 0))
    carriedOut('exchange');
  return groups[0];
}

/**
 * Keeps a machine's groups exchanged: after each change here, when a server says that there is something new, when the
 * window comes to the front, and every few moments where nobody says anything.
 */
export class Exchanges {
  private ended = false;
  private readonly under = new Set<string>();
  private readonly again = new Set<string>();
  /** When each group was last exchanged with. */
  private readonly last = new Map<string, number>();
  /** Groups whose server is listened to. */
  private heard = new Set<string>();
  private readonly away = new Set<string>();
  private soon: number | undefined;

  /** `told` hears whether there is a group that can't be exchanged with now. */
  constructor(
    private readonly groups: readonly Pick<GroupView, 'id' | 'server'>[],
    private readonly told: (away: boolean) => void,
  ) {}

  /** Begins; returns what ends it. */
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

  /** Exchanges with a group. What happens while it is under way is for one more exchange. */
  private async go(id: string): Promise<void> {
    this.again.add(id);
    if (this.under.has(id)) return;
    this.under.add(id);
    while (this.again.delete(id) && !this.ended) {
      this.last.set(id, Date.now());
      const failed = await exchangeQuietly(id).then(
        (done) => done?.failed != null,
        // What the program can't do at all, the page that is worked on says.
        () => true,
      );
      if (failed) this.away.add(id);
      else this.away.delete(id);
      if (!this.ended) this.told(this.away.size > 0);
    }
    this.under.delete(id);
  }

  /** Listens to the servers for as long as this goes on. */
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
