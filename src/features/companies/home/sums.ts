import {connectBooks} from '#workers/host/connect-books.ts';
import {spawnBooksWorker} from '#workers/host/spawn-books-worker.ts';
import type {BooksSums} from '#workers/books/api.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {writeDeviceValue} from '#src/data/device/device-value.ts';

const keyOf = (companyId: string): string => `books-sums:${companyId}`;

/** What the books of each company came to when they were last read here; null where they never were. In the order of the ids. */
export async function readKeptSums(
  {device}: LocalDatabase,
  companyIds: readonly string[],
): Promise<(BooksSums | null)[]> {
  const found = await device.bulkGet(companyIds.map(keyOf));
  // Only `keepSums` writes there.
  return found.map((record) => (record?.value as BooksSums | undefined) ?? null);
}

/** Keeps what a company's books come to, for the next time the home opens; nothing is written that is there already. */
export async function keepSums(database: LocalDatabase, companyId: string, sums: BooksSums): Promise<void> {
  const [known] = await readKeptSums(database, [companyId]);
  if (JSON.stringify(known) !== JSON.stringify(sums)) await writeDeviceValue(database, keyOf(companyId), sums);
}

/** Reads the books of a company that is not the open one, in a worker of their own that ends with it. */
export async function sumOtherBooks(userId: string, companyId: string): Promise<BooksSums> {
  const {books, dismiss} = connectBooks(spawnBooksWorker());
  try {
    await books.open(userId, companyId);
    return await books.readSums();
  } finally {
    dismiss();
  }
}
