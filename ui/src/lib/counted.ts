import { call } from './call.svelte';
import { steps } from './steps.svelte';
import { t } from './words.svelte';

/** The counts of a printing that have steppers. */
export const COUNTS = ['figures', 'cards', 'wanted', 'for_trade'] as const;
export type Count = (typeof COUNTS)[number];

/** A change of one count of a printing. */
export interface Counted {
  game: string;
  printing: string;
  name: string;
  count: Count;
  before: number;
  now: number;
  /** The program's numbers of the changes, in order. */
  changes: number[];
}

/** Counts figures where taps may wait for the program, as on a phone. */
export interface Tallying {
  /** How many figures are owned, with what waits; `figures` as they were read. */
  shown(printing: string, figures: number): number;
  /** Adds figures, or removes them if negative. */
  add(of: { printing: string; name: string }, figures: number): Promise<void>;
}

const WORDS: Record<Count, string> = {
  figures: 'collection-figures-of',
  cards: 'collection-cards-of',
  wanted: 'collection-wanted-of',
  for_trade: 'collection-trade-of',
};

let last: (Counted & { step: number }) | undefined;

/**
 * Reports a change of a count in a toast that can undo it. Consecutive presses are merged and undone as one.
 */
export function sayCounted(counted: Counted): void {
  const goesOn =
    last !== undefined &&
    steps.isSaid(last.step) &&
    last.printing === counted.printing &&
    last.count === counted.count &&
    last.now === counted.before;
  const before = goesOn && last ? last.before : counted.before;
  const changes = goesOn && last ? [...last.changes, ...counted.changes] : counted.changes;
  const whole = { ...counted, before, changes };
  const text = t('collection-counted', {
    what: t(WORDS[whole.count], { name: whole.name }),
    before,
    now: whole.now,
  });
  const step = goesOn && last ? last.step : steps.did(text, () => takeBack(whole), false);
  last = { ...whole, step };
  if (before === whole.now) steps.drop(step);
  else steps.amend(step, text, () => takeBack(whole));
}

/** Reverses a change of a count; other changes made to the printing since are kept. */
async function takeBack({ changes }: Counted): Promise<boolean> {
  let done = false;
  for (const change of changes.toReversed()) {
    done = (await call('take_back_change', { change })).done || done;
  }
  return done;
}
