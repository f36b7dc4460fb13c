import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import type { MovementAnswer } from '../../../bindings/MovementAnswer';
import { speech, t } from '../../../lib/words.svelte';
import { accountsOf, capital } from '../sides';

/** Formats an amount with its sign, including +, and with a minus as wide as the plus. */
export function signed(amount: number): string {
  const options = { signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(speech.language, options).format(amount).replace('-', '−');
}

type Books = Pick<KeptCampaign, 'sides' | 'heroes' | 'accounts'>;

/** An account in the campaign's books; what every hero counts is a single one. */
export interface Account {
  account: string;
  side: string;
  side_name: string;
  what: string;
  what_name: string;
}

/** The accounts in a campaign's books, with the names of their sides. */
export function accounts(view: Books): Account[] {
  const named = new Map(view.sides.map(({ side, side_name }) => [side, side_name]));
  return accountsOf(view).map(({ account, side, what, what_name }) => {
    return { account, side, side_name: named.get(side) ?? side, what, what_name };
  });
}

/** An account's name: what it counts, and its side if others count the same. */
export function nameOf(account: Account, all: Account[]): string {
  const alone = all.every((other) => other === account || other.what !== account.what);
  const name = capital(account.what_name);
  return t('ledger-sum', {
    account: account.account,
    name: alone ? name : `${name} · ${account.side_name}`,
  });
}

/** The income and spending of an account. */
export interface Sum {
  account: string;
  name: string;
  came: number;
  went: number;
}

/** Sums movements by account, as different accounts don't add up. */
export function sums(rows: Pick<MovementAnswer, 'account' | 'amount'>[], view: Books): Sum[] {
  const all = accounts(view);
  return all.flatMap((one) => {
    const amounts = rows.filter((row) => row.account === one.account).map((row) => row.amount);
    const total = (of: number[]) => of.reduce((sum, amount) => sum + amount, 0);
    const came = total(amounts.filter((amount) => amount >= 0));
    const went = total(amounts.filter((amount) => amount < 0));
    return amounts.length > 0 ? [{ account: one.account, name: nameOf(one, all), came, went }] : [];
  });
}
