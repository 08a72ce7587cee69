/** A movement as a bank's format has it; texts as they stand in the file, empty where it has none. */
export type StatementRow = {
  /** The line of the file where it starts, counted from 1. */
  readonly line: number;
  /** A civil date `YYYY-MM-DD`, or as the file has it where it does not tell day from month. */
  readonly date: string;
  readonly description: string;
  /** Whom the money came from or went to, where the format has a place of its own for it. */
  readonly counterparty: string;
  readonly note: string;
  /** A decimal as the file writes it, with a minus where money goes out. */
  readonly amount: string;
  /** Three letters; empty where the format has none. */
  readonly currency: string;
  /** What the bank calls the movement by. */
  readonly bankId: string;
  /** The number of a check, or what payer and payee call it by. */
  readonly reference: string;
  readonly category: string;
  /** Of which account it is, as the file names it. */
  readonly account: string;
  /** Whether it may not come to be. */
  readonly isPending: boolean;
};

/** What an account had before the first or after the last of its movements, as a decimal. */
export type StatementBalance = {
  readonly kind: 'opening' | 'closing';
  readonly account: string;
  readonly amount: string;
};

/** A file of one of the formats that banks give to programs: the one shape in which all of them are read. Rule: IMP33. */
export type Statement = {
  readonly format: StatementFormat;
  readonly rows: readonly StatementRow[];
  readonly balances: readonly StatementBalance[];
};

/** Formats besides tables. */
export const statementFormats = ['ofx', 'qif', 'mt940', 'camt'] as const;

/** One of {@link statementFormats}. */
export type StatementFormat = (typeof statementFormats)[number];

/** A row of which nothing is known yet. */
export const emptyRow: StatementRow = {
  line: 1,
  date: '',
  description: '',
  counterparty: '',
  note: '',
  amount: '',
  currency: '',
  bankId: '',
  reference: '',
  category: '',
  account: '',
  isPending: false,
};

/** What stands where there is no id. */
const noId = /^(?:[0.\-\s]*|nonref|none|notprovided|n\/?a)$/i;

/**
 * Rows with the ids that tell them apart alone: without those that stand for none, and those that movements of one account on several days share. A
 * movement that had one is then known by its day, amount and words. Rule: IMP35.
 */
export function withTrueIds(rows: readonly StatementRow[]): StatementRow[] {
  const days = new Map<string, string>();
  const shared = new Set<string>();
  const keyOf = ({account, bankId}: StatementRow): string => `${account}\n${bankId}`;
  for (const row of rows) {
    const key = keyOf(row);
    const day = days.get(key);
    if (day === undefined) days.set(key, row.date);
    else if (day !== row.date) shared.add(key);
  }
  return rows.map((row) => (noId.test(row.bankId) || shared.has(keyOf(row)) ? {...row, bankId: ''} : row));
}
