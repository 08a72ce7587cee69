import type {AccountRow} from '#contract/bookkeeping/account.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useFileCurrency} from '#src/features/bookkeeping/imports/reading/use-file-currency.ts';

type Target = {
  readonly account: AccountRow | undefined;
  /** What the file says it is in, read while no account is chosen. */
  readonly unreadCurrency: string | null;
};

type Wish = {
  readonly spaceId: string;
  readonly file: File | null;
  readonly pickedId: string | null;
  /** Of the account that is wanted; null where any may be. */
  readonly currency: string | null;
};

/** The account a file goes to: the one that was picked, the only one, or the only one in the file's currency. */
export function useTargetAccount(names: BooksNames | undefined, {spaceId, file, pickedId, currency}: Wish): Target {
  const open = names?.accounts.filter(({archived}) => !archived) ?? [];
  const chosenId = pickedId ?? (currency === null ? onlyOf(open)?.id : null) ?? null;
  const said = useFileCurrency(spaceId, chosenId === null && currency === null ? file : null);
  const unreadCurrency = chosenId === null && currency !== null ? currency : said;
  const account =
    chosenId === null && names && unreadCurrency !== null
      ? (onlyAccountIn(names, unreadCurrency) ?? undefined)
      : open.find(({id}) => id === chosenId);
  return {account, unreadCurrency};
}

/** The one account that is kept in a currency; null where there is none, or a choice. */
export function onlyAccountIn({accounts}: Pick<BooksNames, 'accounts'>, currency: string): AccountRow | null {
  return onlyOf(accounts.filter((one) => !one.archived && one.currency === currency));
}

function onlyOf(accounts: readonly AccountRow[]): AccountRow | null {
  const [only, ...more] = accounts;
  return only && more.length === 0 ? only : null;
}
