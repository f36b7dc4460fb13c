import type { PreviewPage } from '../../bindings/PreviewPage';
import type { PrintJob } from '../../bindings/PrintJob';
import type { WireError } from '../../bindings/WireError';
import { query } from '../../lib/query/query.svelte';

/** While somebody types, the page waits for the end of it, in milliseconds. */
const TYPING = 120;
/** Said to be laid out only where that takes longer. */
const LATE = 150;

/** The page that is looked at. Only one is ever held, however many there are. */
export class Shown {
  /** In its printed size; otherwise as large as there is room for. */
  whole = $state(false);
  /** Whether another page is being laid out; said only where that takes a while. */
  busy = $state(false);
  /** The page asked for, from 0. */
  private asked = $state(0);
  /** What was laid out last: turning its pages is at once. */
  private before = '';
  private readonly read;

  constructor(job: () => PrintJob | null) {
    const now = $derived(JSON.stringify(job()));
    const rest = () => (now === this.before ? 0 : TYPING);
    this.read = query(
      'print_preview',
      () => {
        const of = job();
        return of && { job: of, page: this.asked };
      },
      { rest },
    );
    $effect(() => {
      if (this.read.data) this.before = now;
    });
    // A job may have fewer pages than the one before.
    $effect(() => {
      if (this.read.settled && this.page) this.asked = this.page.page;
    });
    $effect(() => {
      this.busy = false;
      if (!this.read.busy) return;
      const wait = window.setTimeout(() => {
        this.busy = true;
      }, LATE);
      return () => window.clearTimeout(wait);
    });
  }

  get page(): PreviewPage | undefined {
    return this.read.data;
  }

  get fault(): WireError | null {
    return this.read.fault;
  }

  get wanted(): number {
    return this.asked;
  }

  turn(by: number): void {
    if (this.page) this.go(this.asked + by);
  }

  go(page: number): void {
    const pages = this.page?.pages ?? 1;
    this.asked = Math.max(0, Math.min(page, pages - 1));
  }

  zoom(): void {
    this.whole = !this.whole;
  }
}
