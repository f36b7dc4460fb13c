import type { CampaignStep } from '../../../bindings/CampaignStep';
import type { Reason } from '../../../bindings/Reason';
import type { WireError } from '../../../bindings/WireError';
import type { Book } from '../book.svelte';

/** A place that requests steps and shows why one was refused; each place shows only its own refusals. */
export class Ask {
  refused = $state.raw<Reason[]>([]);
  fault = $state.raw<WireError | null>(null);

  constructor(private readonly book: Book) {}

  step = async (step: CampaignStep): Promise<boolean> => {
    if (this.book.busy) return false;
    this.clear();
    if (await this.book.step(step)) return true;
    this.refused = this.book.refused;
    this.fault = this.book.fault;
    this.book.refused = [];
    this.book.fault = null;
    return false;
  };

  clear(): void {
    this.refused = [];
    this.fault = null;
  }
}
