import type { PreviewPage } from '../../bindings/PreviewPage';
import type { PrintJob } from '../../bindings/PrintJob';
import type { WireError } from '../../bindings/WireError';
import { call, faultOf } from '../../lib/desk.svelte';

/** The page that is looked at. Only one is ever held, however many there are. */
export class Shown {
  page = $state.raw<PreviewPage>();
  fault = $state.raw<WireError>();
  /** Whether another page is being laid out; said only where that takes a while. */
  busy = $state(false);
  /** In its printed size; otherwise as large as there is room for. */
  whole = $state(false);
  /** The page asked for, from 0. */
  wanted = $state(0);
  private asked = 0;

  turn(by: number): void {
    if (this.page) this.go(this.wanted + by);
  }

  go(page: number): void {
    const pages = this.page?.pages ?? 1;
    this.wanted = Math.max(0, Math.min(page, pages - 1));
  }

  zoom(): void {
    this.whole = !this.whole;
  }

  /** Reads a page; a later question's answer wins. */
  async read(job: PrintJob | null, page: number): Promise<void> {
    const mine = ++this.asked;
    if (!job) {
      this.page = undefined;
      this.fault = undefined;
      this.busy = false;
      return;
    }
    const wait = window.setTimeout(() => {
      this.busy = mine === this.asked;
    }, 150);
    try {
      const found = await call('print_preview', { job, page });
      if (mine !== this.asked) return;
      this.page = found;
      this.wanted = found.page;
      this.fault = undefined;
    } catch (error) {
      if (mine !== this.asked) return;
      this.page = undefined;
      this.fault = faultOf(error);
    } finally {
      window.clearTimeout(wait);
      if (mine === this.asked) this.busy = false;
    }
  }
}
