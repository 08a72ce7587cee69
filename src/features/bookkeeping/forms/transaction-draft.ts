import {isCivilDate} from '#contract/kernel/dates.ts';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import type {TypedTransaction} from '#src/features/bookkeeping/commands.ts';

/** A movement as it is being typed: anything may be missing. Kept on the device until it is added. */
export type TransactionDraft = {
  readonly direction: 'in' | 'out';
  /** Without a sign, in the account's smallest units. */
  readonly units: number | null;
  /** Banks write movements of nothing; what came so may stay so. */
  readonly mayBeZero: boolean;
  readonly accountId: string | null;
  readonly date: string | null;
  readonly description: string;
  readonly merchant: string;
  readonly categoryId: string | null;
  readonly note: string;
};

/** What can be wrong with it, by field. */
export type DraftError = 'amountInvalid' | 'amountZero' | 'accountRequired' | 'dateInvalid' | 'descriptionRequired';

/** The field each error belongs to. */
export const fieldOfError = {
  amountInvalid: 'amount',
  amountZero: 'amount',
  accountRequired: 'account',
  dateInvalid: 'date',
  descriptionRequired: 'description',
} as const satisfies Record<DraftError, string>;

/** An empty form: money out, today, the account used most recently. */
export function beginDraft(today: string, accountId: string | null): TransactionDraft {
  return {
    direction: 'out',
    units: null,
    mayBeZero: false,
    accountId,
    date: today,
    description: '',
    merchant: '',
    categoryId: null,
    note: '',
  };
}

/** A movement opened for editing. */
export function draftOf(row: TransactionRow): TransactionDraft {
  return {
    direction: row.amountUnits > 0 ? 'in' : 'out',
    units: Math.abs(row.amountUnits),
    mayBeZero: row.amountUnits === 0,
    accountId: row.accountId,
    date: row.date,
    description: row.description,
    merchant: row.merchant ?? '',
    categoryId: row.categoryId,
    note: row.note ?? '',
  };
}

/** What keeps a draft from being saved, in the order of the form; empty when nothing does. */
export function checkDraft(draft: TransactionDraft): DraftError[] {
  const errors: DraftError[] = [];
  if (draft.units === null) errors.push('amountInvalid');
  else if (draft.units === 0 && !draft.mayBeZero) errors.push('amountZero');
  if (draft.accountId === null) errors.push('accountRequired');
  if (draft.date === null || !isCivilDate(draft.date)) errors.push('dateInvalid');
  if (draft.description.trim() === '' && draft.merchant.trim() === '') errors.push('descriptionRequired');
  return errors;
}

/** The movement a whole draft describes; null while something is missing. */
export function finishDraft(draft: TransactionDraft, currency: string): TypedTransaction | null {
  const {units, accountId, date} = draft;
  if (checkDraft(draft).length > 0 || units === null || accountId === null || date === null) return null;
  return {
    date,
    accountId,
    currency,
    categoryId: draft.categoryId,
    // Zero has no sign.
    amountUnits: draft.direction === 'in' || units === 0 ? units : -units,
    description: draft.description.trim(),
    merchant: draft.merchant.trim() === '' ? null : draft.merchant.trim(),
    note: draft.note.trim() === '' ? null : draft.note.trim(),
  };
}

/** A draft that was kept on the device; null when it is none, such as one of an older version. */
export function readDraft(value: unknown): TransactionDraft | null {
  if (typeof value !== 'object' || value === null || !('direction' in value) || !('description' in value)) return null;
  // Written by this form alone, under a key of its own.
  return value as TransactionDraft;
}
