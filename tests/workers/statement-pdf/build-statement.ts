import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadFont} from '#workers/pdf/load-font.ts';
import type {StatementInput, StatementRow} from '#workers/statement-pdf/input.ts';

/** Reads the real font files, as the worker fetches them. */
export const readFont: LoadFont = async (name) =>
  new Uint8Array(await readFile(join(import.meta.dirname, '../../../node_modules', name)));

/** A transaction before its balance is known. */
export type Booked = Pick<StatementRow, 'amountUnits'> & Partial<StatementRow>;

/** A statement of February 2026 whose sums hold, with anything set otherwise. */
export function buildStatement(
  transactions: readonly Booked[],
  overrides: Partial<StatementInput> = {},
): StatementInput {
  const openingUnits = overrides.openingUnits ?? 1_234_010;
  let balanceUnits = openingUnits;
  const rows = transactions.map((transaction) => {
    balanceUnits += transaction.amountUnits;
    return {date: '2026-02-04', description: 'AWS EMEA', merchant: null, ...transaction, balanceUnits};
  });
  return {
    language: 'es',
    company: {name: 'Peña & Łukasz Consulting LLC', type: 'LLC', state: 'Wyoming'},
    account: {
      name: 'Mercury operativa',
      bank: 'Choice Financial Group',
      numberEnding: '0421',
      routingEnding: '0210',
      currency: 'USD',
    },
    periodStart: '2026-02-01',
    periodEnd: '2026-02-28',
    openingUnits,
    closingUnits: balanceUnits,
    rows,
    generatedAt: '2026-03-01T15:42:00.000Z',
    timeZone: 'America/Bogota',
    ...overrides,
  };
}
