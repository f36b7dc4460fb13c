import type { LedgerRow } from '../../../bindings/LedgerRow';
import { speech } from '../../../lib/words.svelte';

/** An amount with its sign, also where it is more; a minus as wide as a plus. */
export function signed(amount: number): string {
  const options = { signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(speech.language, options).format(amount).replace('-', '−');
}

/** The four accounts of a campaign's books; the heroes' are added up. */
export const ACCOUNTS = ['credits', 'hero-xp', 'imperial-xp', 'influence'] as const;
export type Account = (typeof ACCOUNTS)[number];

/** What came and went on an account. */
export interface Sum {
  account: Account;
  came: number;
  went: number;
}

/** The account that a row moves; nothing where a game counts something else. */
export function accountOf(row: Pick<LedgerRow, 'who' | 'what'>): Account | undefined {
  if (row.what !== 'xp') return ACCOUNTS.find((account) => account === row.what);
  return row.who === 'empire' ? 'imperial-xp' : 'hero-xp';
}

/** The sums of some movements, of accounts that they move only: XP and credits don't add up. */
export function sums(rows: LedgerRow[]): Sum[] {
  const found = new Map<Account, Sum>();
  for (const row of rows) {
    const account = accountOf(row);
    if (!account) continue;
    const sum = found.get(account) ?? { account, came: 0, went: 0 };
    found.set(account, sum);
    if (row.amount < 0) sum.went += row.amount;
    else sum.came += row.amount;
  }
  return ACCOUNTS.flatMap((account) => found.get(account) ?? []);
}
