/** IndexedDB as it is, without a library: the floor under everything that is stored. */
const opened = new Promise<IDBDatabase>((resolve, reject) => {
  const opening = indexedDB.open('reference', 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('pages');
    opening.result.createObjectStore('outbox', {autoIncrement: true});
  });
  opening.addEventListener('success', () => resolve(opening.result));
  opening.addEventListener('error', () => reject(opening.error ?? new Error('the database did not open')));
});

/** Writes pages of rows, as JSON text, in one durable transaction. */
export async function writePages(bodies: readonly string[]): Promise<void> {
  await write('pages', (pages) => {
    for (const [place, body] of bodies.entries()) pages.put({body}, place);
  });
}

/** One strict transaction of two small records: the floor under any durable act. */
export async function writeTwoRecords(): Promise<void> {
  await write('outbox', (outbox) => {
    outbox.add({label: 'a', madeAt: Date.now()});
    outbox.add({label: 'b', madeAt: Date.now()});
  });
}

/** Reads the first page and parses it; answers with its number of rows. */
export async function readOnePage(): Promise<number> {
  const database = await opened;
  const reading = database.transaction('pages').objectStore('pages').get(0);
  await new Promise((resolve, reject) => {
    reading.addEventListener('success', resolve);
    reading.addEventListener('error', reject);
  });
  // Written by `writePages` above.
  const page = JSON.parse((reading.result as {body: string}).body) as {ids: string[]};
  return page.ids.length;
}

async function write(store: string, act: (store: IDBObjectStore) => void): Promise<void> {
  const database = await opened;
  const transaction = database.transaction(store, 'readwrite', {durability: 'strict'});
  act(transaction.objectStore(store));
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the transaction was aborted')));
  });
}
