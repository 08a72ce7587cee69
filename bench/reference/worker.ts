import {expose} from 'comlink';
import Papa from 'papaparse';
import {drawStatement} from './draw-statement.ts';
import {readOnePage, writePages, writeTwoRecords} from './store.ts';

/** Columns that a scan goes through. */
let texts: string[] = [];
let amounts: number[] = [];

const jobs = {
  // SQLite is fetched when it is asked for: the other figures' worker stays as light as it was.
  fillSqlite: async (bodies: readonly string[]): Promise<void> => (await import('./sqlite.ts')).fillSqlite(bodies),
  categoriseInSqlite: async (accountId: string, categoryId: string): Promise<number> =>
    (await import('./sqlite.ts')).categoriseInSqlite(accountId, categoryId),
  /** Splits a file into cells and nothing else; answers with its number of lines. */
  splitFile: async (file: Blob): Promise<number> => {
    const text = await file.text();
    return Papa.parse<string[]>(text, {delimiter: ',', newline: '\n'}).data.length;
  },
  writePages,
  readOnePage,
  writeTwoRecords,
  drawStatement,
  /** Puts columns into memory. */
  keepColumns: (givenTexts: string[], givenAmounts: number[]): void => {
    texts = givenTexts;
    amounts = givenAmounts;
  },
  /** Goes through all rows once: which hold the word, and what do they add up to? */
  scanColumns: (word: string): {count: number; sum: number} => {
    let count = 0;
    let sum = 0;
    for (let row = 0; row < texts.length; row += 1) {
      if (!texts[row]?.includes(word)) continue;
      count += 1;
      sum += amounts[row] ?? 0;
    }
    return {count, sum};
  },
};

/** What the reference's worker answers. */
export type ReferenceJobs = typeof jobs;

expose(jobs);
