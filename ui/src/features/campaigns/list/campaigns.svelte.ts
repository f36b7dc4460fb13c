import type { CampaignCard } from '../../../bindings/CampaignCard';
import type { WireError } from '../../../bindings/WireError';
import { call, faultOf } from '../../../lib/desk.svelte';

/** The campaigns that are kept, and what can be done with one from the list. */
export class Campaigns {
  all = $state.raw<CampaignCard[]>();
  fault = $state.raw<WireError>();
  private asked = 0;

  async read(): Promise<void> {
    const mine = ++this.asked;
    try {
      const { campaigns } = await call('campaigns', {});
      if (mine !== this.asked) return;
      this.all = campaigns;
      this.fault = undefined;
    } catch (error) {
      if (mine === this.asked) this.fault = faultOf(error);
    }
  }

  /** Does something and says where it fails. */
  async try<T>(run: () => Promise<T>): Promise<T | undefined> {
    try {
      const done = await run();
      this.fault = undefined;
      return done;
    } catch (error) {
      this.fault = faultOf(error);
      return undefined;
    }
  }
}
