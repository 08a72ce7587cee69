import type {Page} from '@playwright/test';

/** All that a page can read of what this device keeps: its databases, and both stores of texts. */
export async function readDatabases(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const {name = ''} of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const asked = database.transaction(store).objectStore(store).getAll();
          asked.addEventListener('success', () => resolve(asked.result));
        });
        texts.push(JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)));
      }
      database.close();
    }
    return texts.join('\n');
  });
}

/** The text of every file that this device keeps for the product beside its databases. */
export async function readPrivateFiles(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const read = async (folder: FileSystemDirectoryHandle): Promise<string> => {
      const texts: string[] = [];
      for await (const entry of folder.values())
        // A file that grows while it is read is not readable: who asks asks again.
        texts.push(
          entry.kind === 'directory'
            ? await read(entry)
            : await entry.getFile().then(
                async (file) => file.text(),
                () => '',
              ),
        );
      return texts.join('\n');
    };
    return read(await navigator.storage.getDirectory());
  });
}
