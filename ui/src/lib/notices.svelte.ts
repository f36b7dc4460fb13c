import { untrack } from 'svelte';
import { platform } from '../platform';
import { speech } from './words.svelte';

/** The program's days, on each of which it makes a backup, are those of UTC. */
const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * What went wrong beside what was asked for, such as the day's backup. The program tells it once, to
 * whoever asks first; here it stays until somebody closes it.
 */
class Notices {
  list = $state<string[]>([]);
  /** What was told, with the day: who closed it knows for that day. */
  private told = new Set<string>();
  /** The day on which they were last asked for. */
  private asked = '';

  hear(notices: string[]): void {
    const key = (notice: string) => `${today()} ${notice}`;
    const fresh = notices.filter((notice) => !this.told.has(key(notice)));
    for (const notice of fresh) this.told.add(key(notice));
    // Who hears them in an effect must not hear them again because there are more of them now.
    this.list = [...new Set([...untrack(() => this.list), ...fresh])];
  }

  close(notice: string): void {
    this.list = this.list.filter((one) => one !== notice);
  }

  /**
   * Asks for them, once a day: the backup is made when the data are first used, which is after the
   * start, and again on the next day in a window that was left open.
   */
  async ask(): Promise<void> {
    if (this.asked === today()) return;
    this.asked = today();
    this.hear((await platform().call('backups', speech.language, {})).notices);
  }

  forget(): void {
    this.list = [];
    this.told.clear();
    this.asked = '';
  }
}

/** What the user is to know of, and may close. */
export const notices = new Notices();
