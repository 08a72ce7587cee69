import {newId} from '#contract/kernel/ids.ts';
import {startClean} from '#sync/rescue/clean-start.ts';
import {readRaw} from '#sync/rescue/read-raw.ts';
import {gatherFiles, type RescuedFile, type BytesBeside} from '#sync/rescue/unsent-files.ts';
import {exportUnsent, gatherUnsent, newestOf, type UnsentWork} from '#sync/rescue/unsent-work.ts';
import {readOpfsLog} from '#sync/second-log/opfs-log.ts';
import {deviceClock} from '#sync/store/clock.ts';
import {databaseName} from '#sync/store/local-database.ts';
import {downloadFile} from './export-local-data.ts';
import {forgetDatabase} from '#src/data/database/remembered-database.ts';
import {folderOf, openPrivateFolder} from '#sync/files/file-bytes.ts';

/** Unsent changes, and the files that the server may not have. */
export type FoundWork = UnsentWork & {readonly files: readonly RescuedFile[]};

/** All unsent work of a person that this device still gives, whatever is broken. Never rejects. */
export async function readUnsentWork(userId: string): Promise<FoundWork> {
  const name = databaseName(userId);
  const log = readOpfsLog(name).catch(() => [null]);
  const beside = readBytesBeside(name);
  const raw = await readRaw(name, deviceClock);
  return {...gatherUnsent(raw, await log), files: await gatherFiles(raw, await beside).catch(() => [])};
}

/** The same once more, because other tabs may have recorded more since; where nothing can be read any more, what was found stays. Rule: RES2. */
export async function readAgain(userId: string, found: FoundWork): Promise<FoundWork> {
  return newestOf(found, await readUnsentWork(userId));
}

/** Whether there is anything that can be handed over. */
export function hasWork({changes, unreadable, kept, files}: FoundWork): boolean {
  return changes.size + unreadable.length + kept.length + files.length > 0;
}

/** Whether the device keeps no second copy of some of it while the database is deleted: the log has changes alone. */
export function needsCopy(work: FoundWork): boolean {
  return hasWork(work) && (!work.hasLog || work.files.length + work.kept.length + work.unreadable.length > 0);
}

/** Hands the person a copy of it: one text, in an archive with the files where there are any. */
export async function saveUnsentWork(work: FoundWork, {name, at}: {name: string; at: string}): Promise<void> {
  const text = exportUnsent(work, at);
  if (work.files.length === 0) downloadFile(text, `${name}.json`, 'application/json');
  else downloadFile(await packFiles(`${name}.json`, text, work.files), `${name}.zip`, 'application/zip');
}

/** Begins with a new database that has the unsent work in it. @throws when the browser does not let it be deleted or made. */
export async function beginAnew(userId: string, work: UnsentWork): Promise<void> {
  forgetDatabase(userId);
  const createId = (): string => newId(Date.now(), (bytes) => crypto.getRandomValues(bytes));
  await startClean(userId, work, {clock: deviceClock, createId});
}

/** The bytes that lie beside a person's database; none where the browser has no such folder, or does not give it. Never rejects. */
async function readBytesBeside(name: string): Promise<BytesBeside[]> {
  const found: BytesBeside[] = [];
  try {
    const root = await openPrivateFolder(navigator.storage);
    const folder = await root?.getDirectoryHandle(folderOf({name}));
    if (!folder) return [];
    for await (const [id, handle] of folder.entries())
      if (handle instanceof FileSystemFileHandle) found.push({id, content: await handle.getFile()});
  } catch (error) {
    // There is no folder, or it is as broken as the rest: what was found is what there is.
    if (!(error instanceof DOMException)) reportError(error);
  }
  return found;
}

/** One archive of a text and files, for a person's own keeping. Pictures and PDFs are packed already: nothing is made smaller. */
async function packFiles(
  textName: string,
  text: string,
  files: readonly RescuedFile[],
): Promise<Uint8Array<ArrayBuffer>> {
  const {strToU8, zipSync} = await import('fflate');
  const parts: Record<string, Uint8Array> = {[textName]: strToU8(text)};
  for (const {name, content} of files) parts[`files/${name}`] = new Uint8Array(await content.arrayBuffer());
  return zipSync(parts, {level: 0});
}
