import type { CampaignView } from '../../../bindings/CampaignView';
import type { LedgerRow } from '../../../bindings/LedgerRow';
import { t } from '../../../lib/words.svelte';

/** What a ledger can be narrowed by. */
export const BY = ['who', 'what', 'stage'] as const;
export type By = (typeof BY)[number];

/** Something to narrow it to. */
export interface Choice {
  id: string;
  name: string;
}

const valueIn: Record<By, (row: LedgerRow) => string> = {
  who: (row) => row.who,
  what: (row) => row.what,
  stage: (row) => String(row.stage),
};

/** What of a campaign's ledger is looked at; empty where anything. */
export class Filter {
  who = $state('');
  what = $state('');
  stage = $state('');

  /** The movements that are looked at, newest first. */
  pick(ledger: LedgerRow[]): LedgerRow[] {
    return ledger.filter((row) => BY.every((by) => !this[by] || valueIn[by](row) === this[by])).reverse();
  }

  get on(): boolean {
    return BY.some((by) => this[by] !== '');
  }

  clear(): void {
    for (const by of BY) this[by] = '';
  }
}

const filters = new Map<string, Filter>();

/** A campaign's filter: it is there again when somebody comes back to its ledger. */
export function filterOf(campaign: string): Filter {
  const filter = filters.get(campaign) ?? new Filter();
  filters.set(campaign, filter);
  return filter;
}

/** What a campaign's ledger can be narrowed to. */
export function choices(view: CampaignView): Record<By, Choice[]> {
  return { who: owners(view), what: kinds(view), stage: stages(view) };
}

function owners({ ledger, rebels }: CampaignView): Choice[] {
  const name = (who: string) => ledger.find((row) => row.who === who)?.who_name;
  return [
    { id: 'rebels', name: name('rebels') ?? t('ledger-rebels') },
    ...rebels.heroes.map(({ id, name }) => ({ id, name })),
    { id: 'empire', name: name('empire') ?? t('ledger-empire') },
  ];
}

function kinds({ ledger }: CampaignView): Choice[] {
  const there = (['credits', 'xp', 'influence'] as const).filter((w) => ledger.some((r) => r.what === w));
  return there.map((id) => ({ id, name: t(`ledger-what-${id}`) }));
}

/** Stages in which anything moved, by all the names they go under. */
function stages({ ledger }: CampaignView): Choice[] {
  const found = new Map<number, Set<string>>();
  for (const { stage, at } of ledger) {
    found.set(stage, (found.get(stage) ?? new Set()).add(at));
  }
  return [...found].map(([stage, names]) => ({
    id: String(stage),
    name: t('ledger-stage', { stage, at: [...names].join(' · ') }),
  }));
}
