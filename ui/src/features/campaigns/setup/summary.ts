import { t } from '../../../lib/words.svelte';
import { inARow } from '../list/names';
import { type Deck, MOST_HEROES } from './draft';
import type { Setup, Step } from './setup.svelte';

/** Boxes that are named in a line. */
const MOST_BOXES = 8;

/** What was said about something; `open` where chance says it. */
export interface Line {
  label: string;
  text: string;
  open: boolean;
}

/** All that the campaign begins with. */
export function summary(setup: Setup): Line[] {
  const { campaign, heroes, imperialClass, draft } = setup;
  const chance = t('setup-by-chance');
  const line = (label: string, said: string | undefined, otherwise = chance): Line => ({
    label: t(label),
    text: said || otherwise,
    open: !said,
  });
  const deck = (name: Deck): Line => {
    const taken = setup.taken(name);
    return line(`setup-line-${name}`, names(taken ?? []), taken ? t('setup-line-nothing') : chance);
  };
  const sides = (['green', 'grey', 'threat'] as const).filter((name) => setup.need(name) > 0);
  const agreed = [
    campaign?.expands && draft.options.expanded ? t('setup-expanded') : '',
    setup.sided && draft.options.periods ? t('setup-periods') : '',
    draft.options['half-shop'] ? t('setup-half-shop') : '',
  ].filter((said) => said !== '');
  return [
    line('setup-campaign', campaign?.name, t('setup-campaign-first')),
    line('setup-boxes', boxNames(setup)),
    line('setup-heroes', names(heroes), t('setup-heroes-chance', { count: MOST_HEROES })),
    line('setup-class', imperialClass?.name),
    deck('agenda'),
    ...sides.map(deck),
    line('setup-options', inARow(agreed), t('setup-line-nothing')),
  ];
}

/** The boxes by name, as far as they stand in a line or two. */
function boxNames(setup: Setup): string {
  const all = setup.choices?.boxes ?? [];
  const boxes = all.filter((b) => setup.boxes.includes(b.id));
  if (boxes.length === 0 || boxes.length === all.length) return t('setup-boxes-every');
  if (boxes.length <= MOST_BOXES) return names(boxes);
  const shown = boxes.slice(0, MOST_BOXES);
  return t('setup-and-more', { names: names(shown), count: boxes.length - shown.length });
}

/** A step in a few words, for the list of steps. */
export function brief(setup: Setup, step: Step): string {
  const chance = t('setup-by-chance');
  switch (step) {
    case 'campaign':
      return setup.campaign?.name ?? '';
    case 'heroes':
      return setup.heroes.length > 0 ? names(setup.heroes) : t('setup-heroes-chance', { count: MOST_HEROES });
    case 'empire':
      return [setup.imperialClass?.name ?? chance, counted(setup, 'agenda')].filter(Boolean).join(' · ');
    case 'side':
      if (!setup.campaign) return '';
      if (!setup.sided) return t('setup-side-without');
      return (
        (['green', 'grey', 'threat'] as const)
          .map((deck) => counted(setup, deck))
          .filter(Boolean)
          .join(' · ') || chance
      );
    case 'begin':
      return setup.draft.name.trim();
  }
}

/** How much of a deck was told; chance says it all where nothing was. */
function counted(setup: Setup, deck: Deck): string {
  const need = setup.need(deck);
  const taken = setup.taken(deck);
  return taken && need > 0 ? t(`setup-brief-${deck}`, { count: taken.length, need }) : '';
}

function names(list: { name: string }[]): string {
  return inARow(list.map((one) => one.name));
}
