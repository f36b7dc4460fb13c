import type { AccountAnswer } from '../../bindings/AccountAnswer';
import type { KeptCampaign } from '../../bindings/KeptCampaign';
import type { Pays } from '../../bindings/Pays';
import type { SideAnswer } from '../../bindings/SideAnswer';
import { speech } from '../../lib/words.svelte';

/** Who plays a campaign and what they count: the game's campaign rules say it, and the books tell it. */

type Books = Pick<KeptCampaign, 'sides' | 'heroes' | 'accounts'>;

/** A word as it stands at the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
}

/** The side that the heroes are on. */
export function heroesOf(view: Pick<Books, 'sides'>): SideAnswer | undefined {
  return view.sides.find((side) => side.heroes);
}

/** The sides that no hero is on. */
export function othersOf(view: Pick<Books, 'sides'>): SideAnswer[] {
  return view.sides.filter((side) => !side.heroes);
}

/** Everything that is counted, side by side; what each hero counts stands there once. */
export function accountsOf(view: Books): AccountAnswer[] {
  const all = [...view.accounts, ...(view.heroes[0]?.accounts ?? [])];
  return view.sides.flatMap(({ side }) => all.filter((account) => account.side === side));
}

/** What something is paid with on a side. */
export function paidWith(view: Books, pays: Pays, side?: string): Pick<AccountAnswer, 'what' | 'what_name'> {
  const account = accountsOf(view).find((one) => one.pays === pays && (!side || one.side === side));
  return account ?? { what: '', what_name: '' };
}

/** A side by its id and its name, as words ask for it. */
export function sideArgs(view: Pick<Books, 'sides'>, id: string | null): { side: string; name: string } {
  const side = view.sides.find((one) => one.side === id);
  return { side: id ?? '', name: side?.side_name ?? id ?? '' };
}

/** The place of a side among all, by which it is drawn: the heroes' is the first. */
export function rankOf(view: Pick<Books, 'sides'>, id: string | null): 'first' | 'second' | null {
  if (id === null) return null;
  return heroesOf(view)?.side === id ? 'first' : 'second';
}
