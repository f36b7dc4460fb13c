import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import type { MovementAnswer } from '../../../bindings/MovementAnswer';
import { speech, t } from '../../../lib/words.svelte';
import { accountsOf, capital } from '../sides';

/** An amount with its sign, also where it is more; a minus as wide as a plus. */
export function signed(amount: number): string {
  const options = { signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(speech.language, options).format(amount).replace('-', '−');
}

type Books = Pick<KeptCampaign, 'sides' | 'heroes' | 'accounts'>;

/** An account of the campaign's books; what each hero counts is one. */
export interface Account {
  account: string;
  side: string;
  side_name: string;
  what: string;
  what_name: string;
}

/** The accounts of a campaign's books, with the names of their sides. */
export function accounts(view: Books): Account[] {
  const named = new Map(view.sides.map(({ side, side_name }) => [side, side_name]));
  return accountsOf(view).map(({ account, side, what, what_name }) => {
    return { account, side, side_name: named.get(side) ?? side, what, what_name };
  });
}

/** What an account is called: what it counts, and whose where others count it, too. */
export function nameOf(account: Account, all: Account[]): string {
  const alone = all.every((other) => other === account || other.what !== account.what);
  const name = capital(account.what_name);
  return t('ledger-sum', {
    account: account.account,
    name: alone ? name : `${name} · ${account.side_name}`,
  });
}

/** What came and went on an account. */
export interface Sum {
  account: string;
  name: string;
  came: number;
  went: number;
}

/** The sums of some movements, account by account: what is counted apart doesn't add up. */
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
