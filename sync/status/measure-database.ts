import type {LocalDatabase} from '#sync/store/local-database.ts';

/**
 * How much of a device a database's own records take, in bytes, about: texts by their letters, numbers by eight. What the browser keeps beside
 * them, such as room it has not given back yet, is not ours and is not counted. Reads every record once.
 */
export async function measureDatabase(database: LocalDatabase): Promise<number> {
  let sum = 0;
  for (const table of database.tables) await table.each((record: unknown) => (sum += sizeOf(record)));
  return sum;
}

const numberBytes = 8;

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof Blob) return value.size;
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return numberBytes;
  let sum = 0;
  for (const [key, part] of Object.entries(value)) sum += (Array.isArray(value) ? 0 : key.length) + sizeOf(part);
  return sum;
}
