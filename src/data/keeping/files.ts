import type {Outcome} from '#contract/kernel/failure.ts';
import type {FileHome} from '#sync/files/add-file.ts';
import {createFileBytes, openPrivateFolder, wipeFileBytes} from '#sync/files/file-bytes.ts';
import {readFileBytes, type FileToRead} from '#sync/files/read-file-bytes.ts';
import {databaseName, type LocalDatabase} from '#sync/store/local-database.ts';
import {createByteLine} from '#sync/transport/byte-line.ts';
import {fetchByKy} from '#sync/transport/fetch-by-ky.ts';
import {callServer} from '#src/data/calls/server.ts';

/** The page receives; sending is the engine's. */
const line = createByteLine({fetch: fetchByKy, origin: '', openRequest: null});

/** Where the person's files are on this device. */
export async function openFileHome(database: LocalDatabase): Promise<FileHome> {
  return {database, bytes: createFileBytes(database, await openPrivateFolder(navigator.storage))};
}

/** The bytes of a file, from here or from the server; see `readFileBytes`. */
export async function readFile(database: LocalDatabase, file: FileToRead, signal: AbortSignal): Promise<Outcome<Blob>> {
  const fetching = {call: callServer, line, now: new Date().toISOString(), signal};
  return readFileBytes(await openFileHome(database), file, fetching);
}

/** Deletes the bytes that lie beside a person's database; the others go with it. */
export async function wipeFiles(userId: string): Promise<void> {
  await wipeFileBytes({name: databaseName(userId)}, await openPrivateFolder(navigator.storage));
}
