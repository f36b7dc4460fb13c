import { t } from '../../../lib/words.svelte';
import { inARow } from '../list/names';
import { capital } from '../sides';
import { AGENDA, type Deck } from './draft';
import type { Setup, Step } from './setup.svelte';

/** The most boxes named in a line. */
const MOST_BOXES = 8;

/** A line of the summary; `open` if it is drawn at random. */
export interface Line {
  label: string;
  text: string;
  open: boolean;
}

/** Everything the campaign starts with. */
export function summary(setup: Setup): Line[] {
  const { campaign, heroes, draft } = setup;
  const chance = t('setup-by-chance');
  const said = (label: string, text: string | undefined, otherwise = chance): Line => ({
    label,
    text: text || otherwise,
    open: !text,
  });
  const line = (label: string, text: string | undefined, otherwise = chance): Line =>
    said(t(label), text, otherwise);
  const deck = (label: string, of: Deck): Line => {
    const taken = setup.taken(of);
    return said(label, names(taken ?? []), taken ? t('setup-line-nothing') : chance);
  };
  const missions = (setup.choices?.missions ?? []).filter(({ needed }) => needed > 0);
  const agreed = [
    campaign?.expands && draft.options.expanded ? t('setup-expanded') : '',
    setup.sided && draft.options.periods ? t('setup-periods') : '',
    draft.options['half-shop'] ? t('setup-half-shop') : '',
  ].filter((said) => said !== '');
  return [
    line('setup-campaign', campaign?.name, t('setup-campaign-first')),
    line('setup-boxes', boxNames(setup)),
    line('setup-heroes', names(heroes), t('setup-heroes-chance', { count: setup.group.most })),
    ...(setup.steps.includes('class')
      ? [line('setup-class', setup.class?.name), deck(t('setup-line-agenda'), AGENDA)]
      : []),
    ...missions.map(({ kind, kind_name }) =>
      deck(t('setup-line-missions', { kind, name: capital(kind_name) }), { missions: kind }),
    ),
    line('setup-options', inARow(agreed), t('setup-line-nothing')),
  ];
}

/** The names of the boxes, cut off after a line or two. */
function boxNames(setup: Setup): string {
  const all = setup.choices?.boxes ?? [];
  const boxes = all.filter((b) => setup.boxes.includes(b.id));
  if (boxes.length === 0 || boxes.length === all.length) return t('setup-boxes-every');
  if (boxes.length <= MOST_BOXES) return names(boxes);
  const shown = boxes.slice(0, MOST_BOXES);
  return t('setup-and-more', { names: names(shown), count: boxes.length - shown.length });
}

/** A step's title; that of the class step depends on the side that has one. */
export function titleOf(setup: Setup, step: Step): string {
  return step === 'class' ? capital(setup.choices?.class_name ?? '') : t(`setup-step-${step}`);
}

/** A step in a few words, for the list of steps. */
export function brief(setup: Setup, step: Step): string {
  const chance = t('setup-by-chance');
  switch (step) {
    case 'campaign':
      return setup.campaign?.name ?? '';
    case 'heroes':
      return setup.heroes.length > 0
        ? names(setup.heroes)
        : t('setup-heroes-chance', { count: setup.group.most });
    case 'class':
      return [setup.class?.name ?? chance, counted(setup, AGENDA)].filter(Boolean).join(' · ');
    case 'side':
      if (!setup.campaign) return '';
      if (!setup.sided) return t('setup-side-without');
      return (
        setup.decks
          .map((deck) => counted(setup, deck))
          .filter(Boolean)
          .join(' · ') || chance
      );
    case 'begin':
      return setup.draft.name.trim();
  }
}

/** How many cards of a deck were picked; empty if all are drawn at random. */
function counted(setup: Setup, deck: Deck): string {
  const need = setup.need(deck);
  const taken = setup.taken(deck);
  if (!taken || need === 0) return '';
  const count = taken.length;
  if (!('missions' in deck)) return t('setup-brief-agenda', { count, need });
  const kind = deck.missions;
  const name = setup.choices?.missions.find((missions) => missions.kind === kind)?.kind_name ?? kind;
  return t('setup-brief-missions', { kind, name, count, need });
}

function names(list: { name: string }[]): string {
  return inARow(list.map((one) => one.name));
}
