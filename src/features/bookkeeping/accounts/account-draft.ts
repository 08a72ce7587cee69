import type {AccountRow} from '#contract/bookkeeping/account.ts';
import type {TypedAccount} from '#src/features/bookkeeping/commands.ts';

/** An account as it is being typed. */
export type AccountDraft = {
  readonly name: string;
  readonly bank: string;
  readonly ending: string;
  readonly currency: string;
  readonly openingUnits: number | null;
  readonly openingDate: string | null;
};

/** What can be wrong with it. */
export type AccountError = 'accountNameRequired' | 'accountEndingInvalid' | 'accountCurrencyInvalid';

/** The id of the field that each is about; they are in the order of the form. */
export const fieldOfError = {
  accountNameRequired: 'account-name',
  accountEndingInvalid: 'account-ending',
  accountCurrencyInvalid: 'account-currency',
} as const satisfies Record<AccountError, string>;

/** The draft of an account, or an empty one. */
export function beginAccount(account: AccountRow | null, currency = 'USD'): AccountDraft {
  return {
    name: account?.name ?? '',
    bank: account?.bank ?? '',
    ending: account?.numberEnding ?? '',
    currency: account?.currency ?? currency,
    openingUnits: account?.openingUnits ?? 0,
    openingDate: account?.openingDate ?? null,
  };
}

/** What keeps it from being saved; empty when nothing does. Source: S5.34. */
export function checkAccount(draft: AccountDraft): AccountError[] {
  const errors: AccountError[] = [];
  if (draft.name.trim() === '') errors.push('accountNameRequired');
  if (!/^(?:[A-Za-z0-9]{2,4})?$/.test(draft.ending.trim())) errors.push('accountEndingInvalid');
  if (!/^[A-Z]{3,5}$/.test(draft.currency.trim().toUpperCase())) errors.push('accountCurrencyInvalid');
  return errors;
}

/** The account a draft without errors describes. */
export function finishAccount(draft: AccountDraft): TypedAccount {
  const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim());
  return {
    name: draft.name.trim(),
    bank: orNull(draft.bank),
    numberEnding: orNull(draft.ending),
    currency: draft.currency.trim().toUpperCase(),
    openingUnits: draft.openingUnits ?? 0,
    openingDate: draft.openingDate,
  };
}
