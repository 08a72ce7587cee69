import type {AccountKind, AccountRow} from '#contract/bookkeeping/account.ts';

/** The fields of an account that a person types. */
type TypedAccount = Pick<
  AccountRow,
  'name' | 'bank' | 'kind' | 'numberEnding' | 'currency' | 'openingUnits' | 'openingDate'
>;

/** An account as it is being typed, by the fields of its row. */
export type AccountDraft = {
  readonly name: string;
  readonly bank: string;
  readonly kind: AccountKind | null;
  readonly numberEnding: string;
  readonly currency: string;
  readonly openingUnits: number | null;
  readonly openingDate: string | null;
};

/** The draft of an account, or an empty one. */
export function beginAccount(account: AccountRow | null, currency = 'USD'): AccountDraft {
  return {
    name: account?.name ?? '',
    bank: account?.bank ?? '',
    kind: account ? account.kind : 'bank',
    numberEnding: account?.numberEnding ?? '',
    currency: account?.currency ?? currency,
    openingUnits: account?.openingUnits ?? 0,
    openingDate: account?.openingDate ?? null,
  };
}

/** The account that a draft describes; the contract says whether it is right. Source: S5.34. */
export function finishAccount(draft: AccountDraft): TypedAccount {
  const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim());
  return {
    name: draft.name.trim(),
    bank: orNull(draft.bank),
    kind: draft.kind,
    numberEnding: orNull(draft.numberEnding),
    currency: draft.currency.trim().toUpperCase(),
    openingUnits: draft.openingUnits ?? 0,
    openingDate: draft.openingDate,
  };
}
