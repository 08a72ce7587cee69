import {randomBytes} from 'node:crypto';
import {readdir, readFile, rename, rm, stat, truncate, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Where Chromium keeps the databases of a profile, one folder for each origin. */
const databasesIn = (profileDir: string): string => join(profileDir, 'Default', 'IndexedDB');

/** Where Chromium keeps the origins' private file systems. */
const privateFilesIn = (profileDir: string): string => join(profileDir, 'Default', 'File System');

async function filesBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, {recursive: true});
  const files: string[] = [];
  for (const name of names) if ((await stat(join(folder, name))).isFile()) files.push(join(folder, name));
  if (files.length === 0) throw new Error(`${folder} has no files to damage`);
  return files;
}

/** What can happen to a browser's databases on the disk, while it is closed. */
export const breakages: Readonly<Record<string, (profileDir: string) => Promise<void>>> = {
  'their folder is deleted': async (dir) => rm(databasesIn(dir), {recursive: true}),
  'every file is cut in half': async (dir) => {
    for (const file of await filesBelow(databasesIn(dir)))
      await truncate(file, Math.floor((await stat(file)).size / 2));
  },
  'every file is garbage': async (dir) => {
    for (const file of await filesBelow(databasesIn(dir))) await writeFile(file, randomBytes((await stat(file)).size));
  },
  'the tables are garbage, their list is not': async (dir) => {
    for (const file of await filesBelow(databasesIn(dir)))
      if (/\.(ldb|log)$/.test(file)) await writeFile(file, randomBytes((await stat(file)).size));
  },
  'the last writes are torn off': async (dir) => {
    for (const file of await filesBelow(databasesIn(dir))) {
      const {size} = await stat(file);
      if (file.endsWith('.log') && size > 0) await truncate(file, Math.max(0, size - 3_000));
    }
  },
  'bytes are flipped here and there': async (dir) => {
    for (const file of await filesBelow(databasesIn(dir))) {
      if (!/\.(ldb|log)$/.test(file)) continue;
      const bytes = await readFile(file);
      for (let at = 40; at < bytes.length; at += 997) bytes[at] = (bytes[at] ?? 0) ^ 0x55;
      await writeFile(file, bytes);
    }
  },
  'the list of files is gone': async (dir) => {
    for (const file of await filesBelow(databasesIn(dir))) if (/MANIFEST|CURRENT/.test(file)) await rm(file);
  },
};

/** What a browser does that needs the room: databases and files go, without a word. */
export async function evictAll(profileDir: string): Promise<void> {
  await rm(databasesIn(profileDir), {recursive: true});
  await rm(privateFilesIn(profileDir), {recursive: true});
}

/** Makes the databases' folder one that no browser can open; answers how to give it back. */
export async function blockDatabases(profileDir: string): Promise<() => Promise<void>> {
  const folder = databasesIn(profileDir);
  await rename(folder, `${folder}.away`);
  await writeFile(folder, 'not a folder');
  return async () => {
    await rm(folder);
    await rename(`${folder}.away`, folder);
  };
}
