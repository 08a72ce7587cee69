import type {AccountRow} from '#contract/bookkeeping/account.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {BankFile} from '#workers/csv-import/bank-file.ts';
import type {EarlierRows} from '#workers/csv-import/earlier-rows.ts';
import {readBankFile} from '#workers/csv-import/job.ts';
import {nameRows} from '#workers/csv-import/record/known-rows.ts';
import {defaultImportLimits} from '#workers/csv-import/file/limits.ts';
import type {ReadOptions} from '#workers/csv-import/reading.ts';

/** A bank's file and where it is to go. */
export type FileToRead = {
  spaceId: string;
  account: Pick<AccountRow, 'id' | 'currency'>;
  bytes: Uint8Array<ArrayBuffer>;
  options: Omit<ReadOptions, 'currency' | 'earlier' | 'onProgress'>;
};

/** A file that was read, and the ids its transactions get where it goes. */
export type KeptFile = {readonly file: BankFile; readonly rowIds: readonly string[]};

/** The part of the work that reading is; the rest is naming what was read. */
const readingShare = 0.8;

/** Reads files and keeps the last one: asking for the same file, read in the same way, answers at once. Rule: WRK6. */
export function createFileKeeper() {
  let kept: {input: FileToRead; found: KeptFile} | null = null;
  return {
    /** @param maxBytes the largest file that is taken. @param earlier what the account has, as evidence. */
    read: (
      input: FileToRead,
      {maxBytes, earlier}: {readonly maxBytes: number; readonly earlier: EarlierRows},
      hear: (share: number) => void,
    ): Outcome<KeptFile> => {
      if (kept && isSameFile(kept.input, input)) return succeed(kept.found);
      const {options, account, spaceId} = input;
      const limits = options.limits ?? {...defaultImportLimits, sizeBytes: maxBytes};
      const onProgress = (share: number): void => hear(share * readingShare);
      const read = readBankFile(input.bytes, {...options, earlier, limits, currency: account.currency, onProgress});
      kept = null;
      if (!read.ok) return read;
      const home = {spaceId, accountId: account.id};
      const hearNaming = (share: number): void => hear(readingShare + share * (1 - readingShare));
      const rowIds = nameRows(read.value.transactions, home, hearNaming);
      kept = {input, found: {file: read.value, rowIds}};
      return succeed(kept.found);
    },
  };
}

function isSameFile(one: FileToRead, other: FileToRead): boolean {
  const shape = ({spaceId, account, options}: FileToRead): string => JSON.stringify([spaceId, account, options]);
  return shape(one) === shape(other) && isSameBytes(one.bytes, other.bytes);
}

function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}
