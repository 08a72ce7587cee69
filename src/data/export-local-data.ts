import {toRows, type RowColumns} from '#contract/kernel/field-values.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** Everything of a person that is on this device, sent or not, as JSON text. */
export async function exportLocalData(database: LocalDatabase, exportedAt: string): Promise<string> {
  const [pages, outbox, attention, device] = await Promise.all([
    database.pages.toArray(),
    database.outbox.toArray(),
    database.attention.toArray(),
    database.device.toArray(),
  ]);
  const rows = pages.map(({spaceId, table, kind, body}) => ({
    spaceId,
    table,
    kind,
    // Pages hold the JSON text of `RowColumns`, stored as received.
    rows: toRows(JSON.parse(body) as RowColumns),
  }));
  return JSON.stringify(
    {product: 'Faro', exportedAt, confirmed: rows, notSent: outbox, refused: attention, device},
    null,
    1,
  );
}

/** Hands a text to the browser as a file. */
export function downloadText(text: string, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
