import type { CampaignRow } from '../../../bindings/CampaignRow';

/** A campaign in the list, with the `id` that every list row has. */
export type Listed = CampaignRow & { id: string };

export const listed = (row: CampaignRow): Listed => ({ ...row, id: row.uuid });
