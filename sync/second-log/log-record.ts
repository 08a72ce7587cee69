import type {Change} from '#contract/sync/change.ts';
import {crc32} from './checksum.ts';

/**
 * One line of the second log. `append`: a change that the server has not acknowledged, with its place in the queue of that database;
 * `refuse`: the server refused it and it waits for the person; `leave`: it is done, or the person gave it up.
 */
export type LogRecord =
  | {readonly kind: 'append'; readonly databaseId: string; readonly order: number; readonly change: Change}
  | {readonly kind: 'refuse'; readonly changeId: string}
  | {readonly kind: 'leave'; readonly changeId: string};

/** What could be read: the intact records in their order, and how many damaged lines there were. */
export type ReadLog = {readonly records: LogRecord[]; readonly damagedCount: number};

/** The first word of every line; another one is another format. */
const version = '1';

const lineFeed = 10;
/** `1 `, eight hexadecimal digits and a blank. */
const headLength = 11;

/**
 * A record as a line: version, CRC-32 of the text, the text as JSON. It begins and ends with a line feed, so that what is torn or
 * damaged before or after it takes nothing of it along. Rule: LOG1.
 */
export function encodeRecord(record: LogRecord): Uint8Array {
  const body = new TextEncoder().encode(JSON.stringify(record));
  const line = new Uint8Array(body.length + headLength + 2);
  line[0] = lineFeed;
  new TextEncoder().encodeInto(`${version} ${toHex(crc32(body))} `, line.subarray(1));
  line.set(body, headLength + 1);
  line[line.length - 1] = lineFeed;
  return line;
}

/** Reads all intact records, whatever lies between them. Never throws. Rule: LOG1. */
export function readRecords(bytes: Uint8Array): ReadLog {
  const records: LogRecord[] = [];
  let damagedCount = 0;
  for (let from = 0; from < bytes.length;) {
    const found = bytes.indexOf(lineFeed, from);
    const until = found === -1 ? bytes.length : found;
    if (until > from) {
      const record = readLine(bytes.subarray(from, until));
      if (record) records.push(record);
      else damagedCount += 1;
    }
    from = until + 1;
  }
  return {records, damagedCount};
}

function readLine(line: Uint8Array): LogRecord | null {
  const decoder = new TextDecoder();
  const body = line.subarray(headLength);
  if (decoder.decode(line.subarray(0, headLength)) !== `${version} ${toHex(crc32(body))} `) return null;
  // The checksum says that these are the bytes that `encodeRecord` wrote.
  return JSON.parse(decoder.decode(body)) as LogRecord;
}

function toHex(sum: number): string {
  return sum.toString(16).padStart(8, '0');
}
