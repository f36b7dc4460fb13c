import { untrack } from 'svelte';
import { platform } from '../platform';
import { speech } from './words.svelte';

/** The program makes one backup for each UTC day. */
const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Problems beside the user's request, such as a failed daily backup. The program reports each once, to the
 * first caller; here it stays until dismissed.
 */
class Notices {
  list = $state<string[]>([]);
  /** Notices already shown, with the day: a dismissed notice stays away until the next day. */
  private told = new Set<string>();
  /** The day on which they were last requested. */
  private asked = '';

  hear(notices: string[]): void {
    const key = (notice: string) => `${today()} ${notice}`;
    const fresh = notices.filter((notice) => !this.told.has(key(notice)));
    for (const notice of fresh) this.told.add(key(notice));
    // `untrack` keeps an effect that calls this from running again because of the notices it added.
    this.list = [...new Set([...untrack(() => this.list), ...fresh])];
  }

  close(notice: string): void {
    this.list = this.list.filter((one) => one !== notice);
  }

  /**
   * Requests the notices once a day: the backup is made when the data are first used, which is after the
   * start, and again the next day if the window stays open.
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

/** The notices the user may dismiss. */
export const notices = new Notices();
