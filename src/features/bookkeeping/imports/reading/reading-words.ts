import type {
  ColumnRole,
  DateOrder,
  DecimalMark,
  Delimiter,
  Evidence,
  FeeMode,
  SignMode,
} from '#workers/csv-import/reading.ts';
import type {ImportReason} from '#src/features/bookkeeping/text/fixed-keys.ts';
import type {BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type Key = Parameters<BooksText>[0];

const delimiterKeys = {
  ',': 'delimiter_comma',
  ';': 'delimiter_semicolon',
  '\t': 'delimiter_tab',
  '|': 'delimiter_pipe',
} as const satisfies Record<Delimiter, Key>;

const markKeys = {'.': 'decimal_dot', ',': 'decimal_comma'} as const satisfies Record<DecimalMark, Key>;

/** What is read in a file, in words. */
export const nameReading = {
  delimiter: (value: Delimiter, text: BooksText) => text(delimiterKeys[value]),
  dateOrder: (value: DateOrder, text: BooksText) => text(`order_${value}`),
  decimalMark: (value: DecimalMark, text: BooksText) => text(markKeys[value]),
  sign: (value: SignMode, text: BooksText) => text(`sign_${value}`),
  fee: (value: FeeMode, text: BooksText) => text(`fee_${value}`),
  role: (value: ColumnRole, text: BooksText) => text(`field_${value}`),
};

/** Why something was decided, with the line it was seen at. */
export function describeEvidence({reason, params}: Evidence, text: BooksText): string {
  const line = params?.['line'];
  const found = params?.['text'];
  const place = line === undefined ? '' : ` · ${text('lineAt', {line})}`;
  return text(`because-${reason}`) + place + (found === undefined ? '' : `: «${found}»`);
}

/** The words of a reason of the importer; `import.` is left out of the key. */
export function describeReason(reason: ImportReason, text: BooksText): string {
  return text(`reason-${reason.slice('import.'.length)}` as Key);
}

/** As {@link describeReason}, for a reason that was stored: one of another version has no words of its own. */
export function describeStoredReason(reason: string, text: BooksText): string {
  const words = text(`reason-${reason.replace('import.', '')}` as Key);
  return words.startsWith('reason-') ? text('importFailed') : words;
}
