import type { PreviewPage } from '../../bindings/PreviewPage';
import type { PrintJob } from '../../bindings/PrintJob';
import type { WireError } from '../../bindings/WireError';
import { query } from '../../lib/query/query.svelte';

/** The debounce of changes, in milliseconds. */
const TYPING = 120;
/** The delay before the layout is reported as pending, in milliseconds. */
const LATE = 150;

/** The page in the preview. Only one is held at a time, however many there are. */
export class Shown {
  /** Whether it is shown in print size instead of fitting the pane. */
  whole = $state(false);
  /** Whether a layout is pending for longer than {@link LATE}. */
  busy = $state(false);
  /** The requested page, from 0. */
  private asked = $state(0);
  /** The last job laid out: paging within it isn't debounced. */
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
    // A job may have fewer pages than the previous one.
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
