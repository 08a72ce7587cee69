import type {Statement, StatementRow} from './statement.ts';

/** The columns of a statement as a table, by names that the reading of tables knows; `isOwn` are found in no bank's table. */
const columns = [
  {name: 'Statement date', cell: (row) => row.date},
  {name: 'Description', cell: (row) => row.description},
  {name: 'Counterparty', cell: (row) => row.counterparty},
  {name: 'Memo', cell: (row) => row.note},
  {name: 'Statement amount', cell: (row) => row.amount},
  {name: 'Currency', cell: (row) => row.currency},
  {name: 'Reference', cell: (row) => row.reference},
  {name: 'Category', cell: (row) => row.category},
  {name: 'Transaction ID', cell: (row) => row.bankId},
  {name: 'Status', cell: (row) => (row.isPending ? 'Pending' : 'Booked')},
  {name: 'Account', cell: (row) => row.account},
] as const satisfies readonly {name: string; cell: (row: StatementRow) => string}[];

/** Columns that are there however empty: by them the table is known again. */
const always: ReadonlySet<string> = new Set(['Statement date', 'Description', 'Statement amount']);

const labels = {opening: 'Opening balance', closing: 'Closing balance'} as const;

/**
 * A statement as lines of quoted fields between tabs, which is read as any bank's table is: with the same preview, questions, identity, undo and memory.
 * What no row has is no column. Each row stands on the line on which it starts in its file, as far as that is behind the rows before it.
 * Rule: IMP33.
 */
export function toTableText({rows, balances}: Statement): string {
  const kept = columns.filter(({name, cell}) => always.has(name) || tellsApart(name, rows.map(cell)));
  const lines: string[] = [];
  const write = (cells: readonly string[]) => void lines.push(cells.map(quote).join('\t'));
  // Figures of a file of several accounts say nothing of one of them.
  const accounts = new Set(balances.map(({account}) => account));
  if (accounts.size === 1) for (const {kind, amount} of balances) write([labels[kind], amount]);
  write(kept.map(({name}) => name));
  for (const row of rows) {
    while (lines.length < row.line - 1) lines.push('');
    write(kept.map(({cell}) => cell(row)));
  }
  return lines.join('\n');
}

/** A status that all rows have, or a text that none has, tells nothing. */
function tellsApart(name: string, cells: readonly string[]): boolean {
  return name === 'Status' ? new Set(cells).size > 1 : cells.some((cell) => cell !== '');
}

function quote(cell: string): string {
  return `"${cell.replaceAll('"', '""').replace(/\s+/g, ' ').trim()}"`;
}
