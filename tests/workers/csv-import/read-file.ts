import {readFileSync} from 'node:fs';
import type {BankFile} from '#workers/csv-import/bank-file.ts';
import {readBankFile} from '#workers/csv-import/job.ts';
import type {ReadOptions} from '#workers/csv-import/reading.ts';

/** The day of every test. */
export const today = '2026-11-20';

/** The bytes of a file written in the layout of a real export. */
export function bankFile(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`../../fixtures/bank-files/${name}`, import.meta.url)));
}

/** Reads text or bytes as a file; a refusal fails the test. */
export function readFile(content: string | Uint8Array, options: Partial<ReadOptions> = {}): BankFile {
  const outcome = readAny(content, options);
  if (!outcome.ok) throw new Error(outcome.failure.reason);
  return outcome.value;
}

/** The same, answering with what the importer answered. */
export function readAny(content: string | Uint8Array, options: Partial<ReadOptions> = {}) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return readBankFile(bytes, {fileName: 'movements.csv', currency: 'USD', today, ...options});
}

/** Movements as `line date amount balance description`, short enough to compare whole files. */
export function shown(file: BankFile): string[] {
  return file.transactions.map(({line, date, amountUnits, balanceUnits, description}) =>
    [line, date, amountUnits, balanceUnits ?? '-', description].join(' '),
  );
}
