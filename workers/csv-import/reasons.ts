/** Why a whole file cannot be read. Each has a text in every language. Source: issue *Bad input*, S8.10. */
export const fileReasons = [
  'import.empty',
  'import.too-large',
  'import.is-pdf',
  'import.is-spreadsheet',
  'import.is-web-page',
  'import.is-other-format',
  'import.binary',
  'import.header-only',
  'import.no-table',
  'import.too-many-rows',
  'import.too-many-columns',
  'import.field-too-long',
] as const;

/** One of {@link fileReasons}. */
export type FileReason = (typeof fileReasons)[number];

/** Why one row cannot be read; it is kept, can be corrected and tried again. Source: D16. */
export const rowErrorReasons = [
  'import.bad-date',
  'import.date-missing',
  'import.bad-amount',
  'import.amount-missing',
  'import.amount-too-precise',
  'import.amount-too-large',
  'import.wrong-currency',
  'import.direction-unknown',
  'import.row-too-wide',
  'import.maybe-total',
] as const;

/** One of {@link rowErrorReasons}. */
export type RowErrorReason = (typeof rowErrorReasons)[number];

/** Why a row is no transaction of this account; it is left out and listed, never silently. */
export const skipReasons = [
  'import.skipped-pending',
  'import.skipped-failed',
  'import.skipped-status',
  'import.skipped-memo',
  'import.skipped-other-account',
  'import.skipped-other-currency',
  'import.skipped-balance-line',
  'import.skipped-total-line',
  'import.skipped-continued',
  'import.skipped-repeated-header',
  'import.skipped-by-person',
] as const;

/** One of {@link skipReasons}. */
export type SkipReason = (typeof skipReasons)[number];

/** What the person must say before the file can be imported: nothing is guessed where a guess would cost money. */
export const importQuestions = [
  'import.choose-date-column',
  'import.choose-amount-column',
  'import.choose-date-order',
  'import.choose-year',
  'import.choose-decimal-mark',
  'import.choose-source-account',
  'import.choose-sign',
  'import.choose-currency',
  'import.choose-fee',
  'import.choose-status',
  'import.choose-address',
] as const;

/** One of {@link importQuestions}. */
export type ImportQuestion = (typeof importQuestions)[number];

/** What the person should know of a file that can be imported all the same. */
export const importWarnings = ['import.balance-broken', 'import.totals-differ', 'import.quotes-broken'] as const;

/** One of {@link importWarnings}. */
export type ImportWarning = (typeof importWarnings)[number];

/** What a decision rests on. The screens say it in the person's language, with the parameters beside it. */
export const evidenceReasons = [
  'chosen-by-person',
  'known-export',
  'byte-order-mark',
  'zero-bytes',
  'valid-utf8',
  'only-ascii',
  'not-utf8',
  'same-count-every-line',
  'separator-line',
  'single-column',
  'header-words',
  'line-above-data',
  'no-header',
  'name-exact',
  'name-similar',
  'content',
  'balance-proves',
  'net-proves',
  'day-above-12',
  'month-above-12',
  'year-first',
  'month-names',
  'in-date-order',
  'file-name-period',
  'not-in-future',
  'header-format',
  'other-column',
  'header-language',
  'excel-serial',
  'unix-time',
  'no-evidence',
  'both-marks',
  'decimals-after-mark',
  'repeated-grouping',
  'leading-zero',
  'currency-digits',
  'no-fraction',
  'debit-and-credit',
  'direction-words',
  'signed-amounts',
  'purchases-negative',
  'purchases-positive',
  'card-purchases',
  'own-address',
  'sums-prove',
  'currency-column',
  'currency-named',
  'account-currency',
  'no-fee-column',
  'earlier-imports',
] as const;

/** One of {@link evidenceReasons}. */
export type EvidenceReason = (typeof evidenceReasons)[number];
