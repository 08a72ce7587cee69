import {syncedTables} from '#contract/tables.ts';
import {addFile, type FileHome} from '#sync/files/add-file.ts';
import {removeFile} from '#sync/files/remove-file.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {hashOf, pdfBytes} from '#tests/sync/files/build-file.ts';
import {pickFrom} from '#tests/sync/simulation/world/dice.ts';

/** What people do with receipts. */
export type FileActName = 'attach' | 'replace-file' | 'remove-file';

/** A file that a person was told is kept. */
export type AttachedFile = {
  readonly id: string;
  readonly spaceId: string;
  readonly userId: string;
  /** Of the bytes that were chosen. */
  readonly sha256: string;
};

/** Who does it where, and the numbers that decide on what. */
export type FileActing = {
  readonly home: FileHome;
  readonly spaceId: string;
  readonly userId: string;
  readonly number: number;
  readonly pick: number;
};

const label = {key: 'test.file'};

/** Does one thing with receipts as a screen would; null where nothing new is kept. Rejects as a failing disk does. */
export async function actOnFile(
  name: FileActName,
  {home, spaceId, userId, number, pick}: FileActing,
  making: Making,
): Promise<AttachedFile | null> {
  const {database} = home;
  const found = pickFrom(await readTable(database, syncedTables.files, spaceId), pick);
  if (name === 'remove-file') {
    if (found) await removeFile(database, {spaceId, id: found.id, label}, making);
    return null;
  }
  const movements = await readTable(database, syncedTables.transactions, spaceId);
  const replaced = name === 'replace-file' ? found : undefined;
  const transactionId = replaced?.transactionId ?? pickFrom(movements, pick)?.id;
  if (transactionId === undefined || (name === 'replace-file' && !replaced)) return null;
  const bytes = pdfBytes(200 + number, number);
  const place = {spaceId, kind: 'receipt', transactionId, userId, label} as const;
  const file = {...place, name: `recibo ${number}.pdf`, content: new Blob([bytes])};
  const added = await addFile(home, replaced ? {...file, replaces: replaced.id} : file, making);
  return added.ok ? {id: added.value, spaceId, userId, sha256: hashOf(bytes)} : null;
}
