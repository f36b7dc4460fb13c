import type { CampaignRow } from '../../../bindings/CampaignRow';

/** A campaign of the list, known by its id as every row of a list is. */
export type Listed = CampaignRow & { id: string };

export const listed = (row: CampaignRow): Listed => ({ ...row, id: row.uuid });
