import type { AccountAnswer } from '../../bindings/AccountAnswer';
import type { KeptCampaign } from '../../bindings/KeptCampaign';
import type { Pays } from '../../bindings/Pays';
import type { SideAnswer } from '../../bindings/SideAnswer';
import { speech } from '../../lib/words.svelte';

/** The sides of a campaign and what they count, from the game's campaign rules by way of the books. */

type Books = Pick<KeptCampaign, 'sides' | 'heroes' | 'accounts'>;

/** Capitalises the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
}

/** The heroes' side. */
export function heroesOf(view: Pick<Books, 'sides'>): SideAnswer | undefined {
  return view.sides.find((side) => side.heroes);
}

/** The sides without heroes. */
export function othersOf(view: Pick<Books, 'sides'>): SideAnswer[] {
  return view.sides.filter((side) => !side.heroes);
}

/** All accounts, side by side; those that every hero has are included once. */
export function accountsOf(view: Books): AccountAnswer[] {
  const all = [...view.accounts, ...(view.heroes[0]?.accounts ?? [])];
  return view.sides.flatMap(({ side }) => all.filter((account) => account.side === side));
}

/** The resource a side pays for something with. */
export function paidWith(view: Books, pays: Pays, side?: string): Pick<AccountAnswer, 'what' | 'what_name'> {
  const account = accountsOf(view).find((one) => one.pays === pays && (!side || one.side === side));
  return account ?? { what: '', what_name: '' };
}

/** A side's id and name, as message arguments. */
export function sideArgs(view: Pick<Books, 'sides'>, id: string | null): { side: string; name: string } {
  const side = view.sides.find((one) => one.side === id);
  return { side: id ?? '', name: side?.side_name ?? id ?? '' };
}

/** A side's rank, which decides how it is drawn: the heroes' is the first. */
export function rankOf(view: Pick<Books, 'sides'>, id: string | null): 'first' | 'second' | null {
  if (id === null) return null;
  return heroesOf(view)?.side === id ? 'first' : 'second';
}
