import type { CampaignRow } from '../../bindings/CampaignRow';
import { desk } from '../../lib/desk.svelte';
import { faultOf } from '../../lib/fault';
import { route } from '../../lib/route.svelte';
import { marked, marksOf, withId } from '../../lib/shelf.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { t } from '../../lib/words.svelte';
import { makeSquad, makeSurprise } from '../home/make';
import { backUp } from '../settings/backup';
import { score } from './fuzzy';
import { offered } from './offered';
import { shell } from './shell.svelte';

/** An entry of the palette: a place or an action. */
export interface Entry {
  id: string;
  label: string;
  /** Further search text besides the label. */
  more?: string;
  /** A secondary text beside the label. */
  note?: string;
  press?: string;
  faction?: string;
  run: () => void | Promise<void>;
}

/** Entries under a heading. */
export interface EntryGroup {
  title: string;
  entries: Entry[];
}

/** The themes, starting with the system's. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

export function pages(): Entry[] {
  return offered().map(({ page, press }) => ({
    id: `page-${page}`,
    label: t(`page-${page}`),
    more: page,
    press: press.replace('+', ' '),
    run: () => route.go(page),
  }));
}

export function actions(): Entry[] {
  const themes = THEMES.map((theme) => ({
    id: `theme-${theme}`,
    label: t('shell-do-theme', { theme: t(`settings-theme-${theme}`) }),
    more: `theme ${theme}`,
    run: () => desk.set({ theme: theme === 'system' ? null : theme }),
  }));
  // Each language under its own name, so that a user lost in a wrong one finds the way back.
  const languages = (desk.started?.languages ?? []).map((language) => ({
    id: `language-${language.id}`,
    label: t('shell-do-language', { language: language.name }),
    more: `language ${language.id}`,
    run: () => desk.set({ language: language.id }),
  }));
  return [
    { id: 'new-squad', label: t('shell-do-new-squad'), run: makeSquad },
    { id: 'surprise', label: t('dice-surprise'), run: makeSurprise },
    { id: 'new-campaign', label: t('campaigns-new'), run: () => route.go('campaigns', 'new') },
    ...(desk.game?.matches
      ? [{ id: 'new-match', label: t('matches-new'), run: () => route.go('matches', null, { kind: 'new' }) }]
      : []),
    { id: 'paste', label: t('shell-do-paste'), run: () => route.go('squads', null, { kind: 'import' }) },
    {
      id: 'import',
      label: t('shell-do-import'),
      run: () => route.go('collection', null, { kind: 'spreadsheet' }),
    },
    { id: 'print', label: t('shell-do-print'), run: () => route.go('print') },
    { id: 'backup', label: t('shell-do-backup'), run: backUp },
    {
      id: 'phones',
      label: t('phones-open'),
      run: () => {
        shell.phones = {};
      },
    },
    {
      id: 'keys',
      label: t('shell-do-keys'),
      press: '?',
      run: () => {
        shell.keys = true;
      },
    },
    ...themes,
    ...languages,
  ];
}

/** An entry for each campaign that can be opened. */
export function campaignEntries(campaigns: CampaignRow[]): Entry[] {
  const open = campaigns.filter((campaign) => campaign.trouble === null);
  const marks = marksOf('campaign', open.map(withId));
  return open.map((campaign) => ({
    id: `campaign-${campaign.uuid}`,
    label: marked(campaign.name, marks.get(campaign.uuid)),
    more: campaign.campaign_name,
    note: campaign.place,
    run: () => route.go('campaigns', campaign.uuid),
  }));
}

/** The entries matching a search, best first; without a search, all in order. */
export function found(entries: Entry[], typed: string, most: number): Entry[] {
  const scored = entries.map((entry) => ({
    entry,
    score: Math.max(score(entry.label, typed), score(entry.more ?? '', typed)),
  }));
  const fitting = scored.filter((s) => s.score > 0).sort((a, b) => b.score - a.score);
  return fitting.slice(0, most).map((s) => s.entry);
}

/** Runs an entry, with a toast if it fails. */
export async function run(entry: Entry): Promise<void> {
  try {
    await entry.run();
  } catch (error) {
    toasts.say(faultOf(error).message);
  }
}
