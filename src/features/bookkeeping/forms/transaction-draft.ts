import {transactions, type TransactionRow} from '#contract/bookkeeping/transaction.ts';
import type {FormProblem} from '#src/data/forms/standing-problems.ts';

/** The fields of a transaction that a person types. */
export type TypedTransaction = Pick<
  TransactionRow,
  'date' | 'description' | 'amountUnits' | 'currency' | 'accountId' | 'categoryId' | 'merchant' | 'note'
>;

/** A transaction as it is being typed: anything may be missing. Kept on the device until it is added. */
export type TransactionDraft = {
  readonly direction: 'in' | 'out';
  /** Without a sign, in the account's smallest units. */
  readonly units: number | null;
  /** Banks write transactions of nothing; what came so may stay so. */
  readonly mayBeZero: boolean;
  readonly accountId: string | null;
  readonly date: string | null;
  readonly description: string;
  readonly merchant: string;
  readonly categoryId: string | null;
  readonly note: string;
};

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

/** A transaction opened for editing. */
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

/** What keeps a draft from being saved, in the order of the form; what a row must have is the contract's to say. */
export function checkDraft(draft: TransactionDraft): FormProblem[] {
  const {units, mayBeZero, accountId} = draft;
  const problems = transactions.check(finishDraft(draft, ''));
  return [
    ...(units === null ? [{field: 'units', reason: 'amountInvalid'}] : []),
    ...(units === 0 && !mayBeZero ? [{field: 'units', reason: 'amountZero'}] : []),
    ...problems,
    ...(accountId === null ? [{field: 'accountId', reason: 'accountRequired'}] : []),
  ];
}

/** The transaction that a draft describes; only one without problems is to be recorded. */
export function finishDraft(draft: TransactionDraft, currency: string): TypedTransaction {
  const {units, accountId, date} = draft;
  return {
    date: date ?? '',
    accountId: accountId ?? '',
    currency,
    categoryId: draft.categoryId,
    // Zero has no sign.
    amountUnits: draft.direction === 'in' || units === 0 ? (units ?? 0) : -(units ?? 0),
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
