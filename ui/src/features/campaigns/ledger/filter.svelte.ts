import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import type { MovementAnswer } from '../../../bindings/MovementAnswer';
import { t } from '../../../lib/words.svelte';
import { accounts } from './amounts';

/** What a ledger can be filtered by. */
export const BY = ['who', 'what', 'stage'] as const;
export type By = (typeof BY)[number];

/** A possible value of a filter. */
export interface Choice {
  id: string;
  name: string;
}

const valueIn: Record<By, (row: MovementAnswer) => string> = {
  who: (row) => row.who,
  what: (row) => row.what,
  stage: (row) => String(row.stage),
};

/** The filter of a campaign's ledger; an empty field matches anything. */
export class Filter {
  who = $state('');
  what = $state('');
  stage = $state('');

  /** The matching movements, latest first. */
  pick(ledger: MovementAnswer[]): MovementAnswer[] {
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

/** A campaign's filter, kept while the window is open. */
export function filterOf(campaign: string): Filter {
  const filter = filters.get(campaign) ?? new Filter();
  filters.set(campaign, filter);
  return filter;
}

/** The values that a campaign's ledger can be filtered by. */
export function choices(view: KeptCampaign): Record<By, Choice[]> {
  return { who: owners(view), what: kinds(view), stage: stages(view) };
}

function owners(view: KeptCampaign): Choice[] {
  const heroes = view.heroes.map(({ hero, hero_name }) => ({ id: hero, name: hero_name }));
  return view.sides.flatMap((side) => [
    { id: side.side, name: side.side_name },
    ...(side.heroes ? heroes : []),
  ]);
}

function kinds(view: KeptCampaign): Choice[] {
  const there = accounts(view).filter((one) => view.ledger.some((row) => row.what === one.what));
  const named = there.map(({ what, what_name: name }) => [what, t('ledger-what', { what, name })] as const);
  return [...new Map(named)].map(([id, name]) => ({ id, name }));
}

/** Stages with any movement, under all the names they have. */
function stages({ ledger }: KeptCampaign): Choice[] {
  const found = new Map<number, Set<string>>();
  for (const { stage, stage_name } of ledger) {
    found.set(stage, (found.get(stage) ?? new Set()).add(stage_name));
  }
  return [...found].map(([stage, names]) => ({
    id: String(stage),
    name: t('ledger-stage', { stage, at: [...names].join(' · ') }),
  }));
}
