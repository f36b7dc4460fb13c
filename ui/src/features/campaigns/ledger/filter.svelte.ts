import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import type { MovementAnswer } from '../../../bindings/MovementAnswer';
import { t } from '../../../lib/words.svelte';
import { accounts } from './amounts';

/** What a ledger can be narrowed by. */
export const BY = ['who', 'what', 'stage'] as const;
export type By = (typeof BY)[number];

/** Something to narrow it to. */
export interface Choice {
  id: string;
  name: string;
}

const valueIn: Record<By, (row: MovementAnswer) => string> = {
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

/** A campaign's filter: it is there again when somebody comes back to its ledger. */
export function filterOf(campaign: string): Filter {
  const filter = filters.get(campaign) ?? new Filter();
  filters.set(campaign, filter);
  return filter;
}

/** What a campaign's ledger can be narrowed to. */
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

/** Stages in which anything moved, by all the names they go under. */
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
