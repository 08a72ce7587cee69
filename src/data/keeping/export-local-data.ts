import {toRows, type RowColumns} from '#contract/kernel/field-values.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {listReceived} from '#sync/inbox/received-files.ts';
import {openFileHome} from './files.ts';

/** Everything of a person that is on this device, sent or not, as JSON text; of files the bytes of those that the server does not have. */
export async function exportLocalData(database: LocalDatabase, exportedAt: string): Promise<string> {
  const [pages, outbox, attention, device] = await Promise.all([
    database.pages.toArray(),
    database.outbox.toArray(),
    database.attention.toArray(),
    database.device.filter(({value}) => !hasContent(value)).toArray(),
  ]);
  const rows = pages.map(({spaceId, table, kind, body}) => ({
    spaceId,
    table,
    kind,
    // Pages hold the JSON text of `RowColumns`, stored as received.
    rows: toRows(JSON.parse(body) as RowColumns),
  }));
  const unsentFiles = [...(await readUnsentFiles(database)), ...(await readWaitingFiles(database))];
  return JSON.stringify(
    {product: 'Faro', exportedAt, confirmed: rows, notSent: outbox, refused: attention, unsentFiles, device},
    null,
    1,
  );
}

/** Files with their bytes as `data:` addresses, which a browser opens. */
async function readUnsentFiles(database: LocalDatabase) {
  const {bytes} = await openFileHome(database);
  const records = await database.files.where('state').notEqual('stored').toArray();
  return Promise.all(
    records.map(async (record) => {
      const {id, spaceId, name, type, sizeBytes, sha256, reason} = record;
      const kept = await bytes.read(record);
      return {id, spaceId, name, type, sizeBytes, sha256, reason, content: kept && (await toDataAddress(kept, type))};
    }),
  );
}

/** Receipts that wait for their transaction. */
async function readWaitingFiles(database: LocalDatabase) {
  const waiting = await listReceived(database);
  return Promise.all(
    waiting.map(async ({content, ...file}) => ({...file, content: await toDataAddress(content, file.type)})),
  );
}

/** Bytes have no place in a text. */
function hasContent(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'content' in value && value.content instanceof Blob;
}

async function toDataAddress(bytes: Blob, type: string): Promise<string> {
  const {promise, resolve, reject} = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')));
  reader.readAsDataURL(new Blob([bytes], {type}));
  return promise;
}

/** Hands a text or bytes to the browser as a file. */
export function downloadFile(content: BlobPart, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
