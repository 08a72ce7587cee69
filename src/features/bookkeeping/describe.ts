import {maxDescriptionLength, maxNoteLength} from '#contract/bookkeeping/transaction.ts';
import {describeTables} from '#src/data/describe/description.ts';
import type {es} from './text/es.ts';

const describe = describeTables<typeof es>('bookkeeping');

const archived = {kind: 'flag', label: 'fieldArchived', on: 'archived', off: 'unarchived'} as const;
const account = {kind: 'reference', to: 'accounts', label: 'fieldAccount', gone: 'goneAccount'} as const;

/** The tables of the books in words. */
export const descriptions = [
  describe('accounts', {
    noun: 'account',
    nameOf: ({name, numberEnding}) => [name, numberEnding].filter(Boolean).join(' '),
    fields: {
      name: {kind: 'text', label: 'fieldName', maxLength: 80},

      bank: {kind: 'text', label: 'fieldBank', maxLength: 80},
      numberEnding: {kind: 'text', label: 'fieldEnding', maxLength: 4},
      currency: {kind: 'currency', label: 'accountCurrency'},
      openingUnits: {kind: 'money', label: 'accountOpening', currency: 'currency'},
      openingDate: {kind: 'day', label: 'fieldOpeningDate'},
      archived,
      createdAt: 'hidden',
    },
  }),
  describe('categories', {
    noun: 'category',
    // Keys of default categories are checked against the texts by `FixedTextKey`; a newer server may know others.
    nameOf: ({key, name}, text) => name ?? (key && text(`category-${key}` as 'category-sales')),
    fields: {
      key: 'hidden',
      name: {kind: 'text', label: 'fieldName', maxLength: 80},
      kind: {
        kind: 'choice',
        label: 'categoryKind',
        words: {
          income: 'kind_income',
          expense: 'kind_expense',
          'owner-contribution': 'kind_owner_contribution',
          distribution: 'kind_distribution',
          transfer: 'kind_transfer',
        },
      },
      relatedParty: {kind: 'flag', label: 'categoryRelated', on: 'related', off: 'unrelated'},
      archived,
      position: 'hidden',
    },
  }),
  describe('files', {
    noun: ({kind}) => (kind === 'receipt' ? 'receipt' : 'file'),
    nameOf: ({name}) => name,
    fields: {
      kind: 'hidden',
      transactionId: 'hidden',
      name: {kind: 'text', label: 'fieldName'},
      type: 'hidden',
      sizeBytes: 'hidden',
      sha256: 'hidden',
      createdAt: 'hidden',
      createdBy: 'hidden',
      storedAt: 'hidden',
    },
  }),
  describe('importErrors', {
    noun: 'errorRow',
    nameOf: ({line}, text) => (line === undefined ? null : text('errorLine', {line})),
    fields: {
      importId: 'hidden',
      line: 'hidden',
      cells: 'hidden',
      reason: 'hidden',
      column: 'hidden',
      status: {
        kind: 'choice',
        label: 'fieldState',
        words: {open: 'status_open', corrected: 'status_corrected', dropped: 'status_dropped'},
      },
    },
  }),
  describe('imports', {
    noun: 'import',
    nameOf: ({fileName}) => fileName,
    fields: {
      accountId: account,
      fileName: {kind: 'text', label: 'fieldName'},
      sizeBytes: 'hidden',
      fileHash: 'hidden',
      status: {
        kind: 'choice',
        label: 'fieldState',
        words: {
          'not-started': 'status_not_started',
          processing: 'status_processing',
          completed: 'status_completed',
          failed: 'status_failed',
          cancelled: 'status_cancelled',
        },
      },
      rowCount: 'hidden',
      newCount: 'hidden',
      knownCount: 'hidden',
      skippedCount: 'hidden',
      errorCount: 'hidden',
      reading: 'hidden',
      failedReason: 'hidden',
      undoneAt: 'hidden',
      createdAt: 'hidden',
      createdBy: 'hidden',
    },
  }),
  describe('transactions', {
    noun: 'transaction',
    nameOf: ({merchant, description}) => merchant || description,
    facts: ['amountUnits', 'date'],
    beginning: ({importId}) => (importId === null ? null : 'imported'),
    fields: {
      date: {kind: 'day', label: 'fieldDate'},
      description: {kind: 'text', label: 'fieldDescription', maxLength: maxDescriptionLength},
      amountUnits: {kind: 'money', label: 'fieldAmount', currency: 'currency', isSigned: true},
      currency: {kind: 'currency', label: 'accountCurrency'},
      accountId: {...account, isDecidedAlone: true},
      categoryId: {
        kind: 'reference',
        to: 'categories',
        label: 'fieldCategory',
        none: 'noCategory',
        gone: 'goneCategory',
      },
      merchant: {kind: 'text', label: 'fieldMerchant', maxLength: 200},
      note: {kind: 'text', label: 'fieldNote', isLong: true, maxLength: maxNoteLength},
      checked: {kind: 'flag', label: 'fieldChecked', on: 'markedChecked', off: 'markedUnchecked'},
      importId: 'hidden',
      importLine: 'hidden',
      identity: 'hidden',
      balanceUnits: 'hidden',
      blockedReason: 'hidden',
      createdAt: 'hidden',
    },
  }),
];
