import {maxDescriptionLength, maxNoteLength} from '#contract/bookkeeping/transaction.ts';
import {describeTables, hide} from '#src/data/describe/description.ts';
import type {es} from './text/es.ts';

const describe = describeTables<typeof es>('bookkeeping');

const archived = {kind: 'flag', label: 'fieldArchived', on: 'archived', off: 'unarchived'} as const;
const account = {kind: 'reference', to: 'accounts', label: 'fieldAccount', gone: 'goneAccount'} as const;

/** The tables of the books in words. */
export const descriptions = [
  describe('accounts', {
    noun: 'account',
    feminineIn: ['es', 'pt'],
    nameOf: ({name, numberEnding}) => [name, numberEnding].filter(Boolean).join(' '),
    fields: {
      ...hide('createdAt'),
      name: {kind: 'text', label: 'fieldName', maxLength: 80},
      bank: {kind: 'text', label: 'fieldBank', maxLength: 80},
      numberEnding: {kind: 'text', label: 'fieldEnding', maxLength: 4},
      currency: {kind: 'currency', label: 'accountCurrency'},
      openingUnits: {kind: 'money', label: 'accountOpening', currency: 'currency'},
      openingDate: {kind: 'day', label: 'fieldOpeningDate'},
      archived,
    },
  }),
  describe('categories', {
    noun: 'category',
    feminineIn: ['es', 'pt'],
    // Keys of default categories are checked against the texts by `FixedTextKey`; a newer server may know others.
    nameOf: ({key, name}, text) => name ?? (key && text(`category-${key}` as 'category-sales')),
    fields: {
      ...hide('key', 'position'),
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
    },
  }),
  describe('files', {
    noun: ({kind}) => (kind === 'receipt' ? 'receipt' : 'file'),
    feminineIn: [],
    nameOf: ({name}) => name,
    fields: {
      ...hide('kind', 'transactionId', 'type', 'sizeBytes', 'sha256', 'createdAt', 'createdBy', 'storedAt'),
      name: {kind: 'text', label: 'fieldName'},
    },
  }),
  describe('importErrors', {
    noun: 'errorRow',
    feminineIn: ['es', 'pt'],
    nameOf: ({line}, text) => (line === undefined ? null : text('errorLine', {line})),
    fields: {
      ...hide('importId', 'line', 'cells', 'reason', 'column'),
      status: {
        kind: 'choice',
        label: 'fieldState',
        words: {open: 'status_open', corrected: 'status_corrected', dropped: 'status_dropped'},
      },
    },
  }),
  describe('imports', {
    noun: 'import',
    feminineIn: ['es', 'pt'],
    nameOf: ({fileName}) => fileName,
    fields: {
      ...hide('sizeBytes', 'fileHash', 'rowCount', 'newCount', 'knownCount', 'skippedCount', 'errorCount'),
      ...hide('reading', 'failedReason', 'undoneAt', 'createdAt', 'createdBy'),
      accountId: account,
      fileName: {kind: 'text', label: 'fieldName'},
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
    },
  }),
  describe('transactions', {
    noun: 'transaction',
    feminineIn: ['pt'],
    nameOf: ({merchant, description}) => merchant || description,
    facts: ['amountUnits', 'date'],
    beginning: ({importId}) => (importId === null ? null : 'imported'),
    fields: {
      ...hide('importId', 'importLine', 'identity', 'balanceUnits', 'blockedReason', 'createdAt'),
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
    },
  }),
];
