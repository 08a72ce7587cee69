import {transfer} from 'comlink';
import {admitFile} from '#contract/files/admit-file.ts';
import {headBytes} from '#contract/files/sniff-type.ts';
import {uploadKinds} from '#contract/files/upload-kinds.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {maxMatchText} from '#contract/mailing/rank-companies.ts';
import {toSearchWords} from '#contract/mailing/search-words.ts';
import type {PdfHolder} from '#src/data/pdf/pdf-holder.ts';
import {hashBytes} from '#sync/store/bytes.ts';
import {readWhole} from '#sync/files/read-whole.ts';
import type {ScanContent} from './desk-scan.ts';

/** A PDF that takes longer is made to: its reading is ended. */
const mostMs = 60_000;

/** Reads a dropped file on this device: what it is, its text layer and its first page. Rules: MLG1, MLG8. */
export async function readScan(file: File, reader: PdfHolder): Promise<Outcome<ScanContent>> {
  // What is too large is not read at all.
  if (file.size > uploadKinds.scan.maxBytes) return fail('validation', 'scan.too-large');
  const whole = await readWhole(file);
  if (!whole.ok) return whole;
  const bytes = whole.value;
  if (bytes.length === 0) return fail('validation', 'file.empty');
  const admitted = admitFile('scan', {name: file.name, sizeBytes: bytes.length, head: bytes.subarray(0, headBytes)});
  if (!admitted.ok) return fail('validation', 'scan.not-pdf');
  const sha256 = await hashBytes(bytes);
  const sizeBytes = bytes.length;
  const read = await withinTime(
    reader.ask(async (api) => api.read(transfer(bytes, [bytes.buffer]))),
    reader,
  );
  if (!read.ok) return read;
  const {pageCount, text: letter, thumbnail} = read.value;
  const words = toSearchWords(letter);
  const text = words === '' ? '' : letter.slice(0, maxMatchText);
  const {name} = admitted.value;
  return succeed({name, sizeBytes, sha256, pageCount, words, text, thumbnail});
}

async function withinTime<Value>(asked: Promise<Outcome<Value>>, reader: PdfHolder): Promise<Outcome<Value>> {
  const {promise, resolve} = Promise.withResolvers<Outcome<Value>>();
  const timer = setTimeout(() => {
    reader.dismiss();
    resolve(fail('validation', 'scan.damaged'));
  }, mostMs);
  try {
    return await Promise.race([asked, promise]);
  } finally {
    clearTimeout(timer);
  }
}
