import type {AccountRow} from '#contract/bookkeeping/account.ts';
import type {ImportErrorRow} from '#contract/bookkeeping/import.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {importCorrected} from '#workers/csv-import/correct-row.ts';
import type {BankFile} from '#workers/csv-import/bank-file.ts';
import {readBankFile} from '#workers/csv-import/job.ts';
import type {Reading, ReadOptions, RowError, SkippedRow} from '#workers/csv-import/reading.ts';
import {countNew, runImport, type ImportResult, type Making} from '#workers/csv-import/run.ts';
import {undoImport} from '#workers/csv-import/undo-import.ts';

/** A bank's file and where it is to go. */
export type ImportInput = {
  userId: string;
  spaceId: string;
  account: Pick<AccountRow, 'id' | 'currency'>;
  bytes: Uint8Array<ArrayBuffer>;
  options: Omit<ReadOptions, 'currency' | 'onProgress'>;
};

/** What a screen shows of a file before it is imported; the movements themselves stay in the worker. */
export type ImportPreview = {
  reading: Reading;
  /** The first ones; `reading.counts` has the numbers. */
  errors: readonly RowError[];
  skipped: readonly SkippedRow[];
  newCount: number;
  knownCount: number;
};

/** Rows of each kind that a preview carries. */
const previewRows = 200;

/** Hears how far a job is: the part that is done, from 0 to 1. */
export type HearShare = (share: number) => void;

/** Calls off a running import: any message does. */
export type CancelPort = Pick<MessagePort, 'addEventListener' | 'start' | 'close'>;

/** What the import's jobs need of the world. */
export type ImportWorld = {openDatabase: (userId: string) => Promise<LocalDatabase>; making: Making};

/** Makes the jobs of the import. They keep the file read last, so that importing what was looked at does not read it again. Rule: WRK6. */
export function createImportJobs(world: ImportWorld) {
  let kept: {input: ImportInput; file: BankFile} | null = null;

  const read = (input: ImportInput, hear: HearShare): Outcome<BankFile> => {
    if (kept && isSameFile(kept.input, input)) return succeed(kept.file);
    const {options, account} = input;
    const file = readBankFile(input.bytes, {...options, currency: account.currency, onProgress: hear});
    kept = file.ok ? {input, file: file.value} : null;
    return file;
  };

  return {
    /** Reads a file and compares it with the books; nothing is written. See `workers/csv-import/job.ts` for its failures. */
    readFile: async (input: ImportInput, hear: HearShare): Promise<Outcome<ImportPreview>> => {
      const found = read(input, hear);
      if (!found.ok) return found;
      const file = found.value;
      const {spaceId, account} = input;
      const counts = await withDatabase(world, input.userId, async (database) =>
        countNew({database, spaceId, account, file}),
      );
      const {reading} = file;
      const errors = file.errors.slice(0, previewRows);
      return succeed({reading, errors, skipped: file.skipped.slice(0, previewRows), ...counts});
    },

    /** Reads a file, unless it was read last, and writes it into the books: see `runImport`. A message on `cancel` takes back what was written. */
    importFile: async (input: ImportInput, cancel: CancelPort, hear: HearShare): Promise<Outcome<ImportResult>> => {
      const calledOff = new AbortController();
      cancel.addEventListener('message', () => calledOff.abort());
      cancel.start();
      const found = read(input, () => {});
      if (!found.ok) return found;
      const {userId, spaceId, account, bytes} = input;
      const onProgress = (written: number, total: number): void => hear(total === 0 ? 1 : written / total);
      const task = {userId, spaceId, account, bytes, file: found.value, signal: calledOff.signal, onProgress};
      try {
        return await withDatabase(world, userId, async (database) =>
          runImport({...task, database, making: world.making}),
        );
      } finally {
        cancel.close();
      }
    },

    /** Takes a whole import back: see `undoImport`. */
    undoImport: async (input: {userId: string; spaceId: string; importId: string}) =>
      withDatabase(world, input.userId, async (database) => undoImport(database, input, world.making)),

    /** Reads one row with an error again, with corrected cells: see `importCorrected`. */
    importCorrected: async (input: {
      userId: string;
      spaceId: string;
      errorRow: ImportErrorRow;
      cells: readonly string[];
    }) => withDatabase(world, input.userId, async (database) => importCorrected(database, input, world.making)),
  };
}

async function withDatabase<Value>(
  world: ImportWorld,
  userId: string,
  work: (database: LocalDatabase) => Promise<Value>,
): Promise<Value> {
  const database = await world.openDatabase(userId);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

function isSameFile(one: ImportInput, other: ImportInput): boolean {
  return (
    one.account.currency === other.account.currency &&
    one.bytes.length === other.bytes.length &&
    JSON.stringify(one.options) === JSON.stringify(other.options) &&
    one.bytes.every((byte, index) => byte === other.bytes[index])
  );
}
