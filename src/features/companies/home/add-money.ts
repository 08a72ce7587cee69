import type {HomeCompany} from './read-home.ts';

/** Accounts that hold one currency, added up; `units` is null while an account's is not known. */
export type MoneyTotal = {readonly currency: string; readonly units: number | null; readonly accountCount: number};

/** One account with what it holds, in its currency's smallest unit; null while that is not known. */
export type HomeAccount = {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly units: number | null;
};

/** What the accounts of a company hold, by what its books say. */
export function listAccounts({accounts, sums}: HomeCompany): readonly HomeAccount[] {
  const units = new Map(sums?.balances.map((balance) => [balance.accountId, balance.units]));
  return accounts.map(({id, name, numberEnding, currency}) => ({
    id,
    name: numberEnding === null ? name : `${name} ${numberEnding}`,
    currency,
    units: units.get(id) ?? null,
  }));
}

/** The sum for each currency, US dollars first and then that of most accounts: money of two currencies is never added. Rule: HOM3. */
export function addMoney(accounts: readonly HomeAccount[]): readonly MoneyTotal[] {
  const totals = new Map<string, MoneyTotal>();
  for (const {currency, units} of accounts) {
    const {units: before, accountCount} = totals.get(currency) ?? {units: 0, accountCount: 0};
    const sum = before === null || units === null ? null : before + units;
    totals.set(currency, {currency, units: sum, accountCount: accountCount + 1});
  }
  return [...totals.values()].toSorted(
    (one, other) =>
      Number(other.currency === 'USD') - Number(one.currency === 'USD') ||
      other.accountCount - one.accountCount ||
      (one.currency < other.currency ? -1 : 1),
  );
}
