import { call } from './call.svelte';
import { faultOf } from './fault';
import { toasts } from './toasts.svelte';
import { t } from './words.svelte';

/** The numbers of a printing that are counted up and down. */
export const COUNTS = ['figures', 'cards', 'wanted', 'for_trade'] as const;
export type Count = (typeof COUNTS)[number];

/** What was counted of which printing, from how many to how many. */
export interface Counted {
  game: string;
  printing: string;
  name: string;
  count: Count;
  before: number;
  now: number;
}

const TOAST = 'counted';
const WORDS: Record<Count, string> = {
  figures: 'collection-figures-of',
  cards: 'collection-cards-of',
  wanted: 'collection-wanted-of',
  for_trade: 'collection-trade-of',
};

let last: Counted | undefined;

/** Says what was counted, with what takes it back. Presses that follow each other are taken back as one. */
export function sayCounted(step: Counted): void {
  const goesOn =
    toasts.shows(TOAST) &&
    last?.printing === step.printing &&
    last.count === step.count &&
    last.now === step.before;
  const whole = { ...step, before: goesOn && last ? last.before : step.before };
  last = whole;
  if (whole.before === whole.now) {
    toasts.end(TOAST);
    return;
  }
  const { before, now } = whole;
  const what = t(WORDS[whole.count], { name: whole.name });
  toasts.say(t('collection-counted', { what, before, now }), () => takeBack(whole), undefined, TOAST);
}

/** Counts back what was counted; what else was done to the printing since stays. */
async function takeBack({ game, printing, count, before, now }: Counted): Promise<void> {
  try {
    await call('add_holding', { game, printing, [count]: before - now });
  } catch (error) {
    toasts.say(faultOf(error).message);
  }
}
