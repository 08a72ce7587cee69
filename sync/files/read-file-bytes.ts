import {openFile} from '#contract/files/open-file.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {FileRecord} from '#sync/store/local-database.ts';
import type {ByteLine} from '#sync/transport/byte-line.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';
import type {FileHome} from './add-file.ts';
import {hashBytes} from '#sync/store/bytes.ts';
import {isFullDevice} from './read-whole.ts';
import {trimFiles} from './tidy-files.ts';

/** A file as its row describes it. */
export type FileToRead = Pick<FileRecord, 'id' | 'spaceId' | 'name' | 'type' | 'sizeBytes' | 'sha256'>;

/** The way to what is not on this device. */
export type Fetching = {
  readonly call: ServerCall;
  readonly line: ByteLine;
  /** ISO UTC. */
  readonly now: string;
  readonly signal: AbortSignal;
};

/**
 * The bytes of a file: those on this device, else those on the server, which are then kept for when there is no network.
 *
 * @returns `offline` and the refusals of `openFile`; `file.wrong-hash` where what came is not what the row says.
 * Rule: UPL8.
 */
export async function readFileBytes(home: FileHome, file: FileToRead, fetching: Fetching): Promise<Outcome<Blob>> {
  const record = await home.database.files.get(file.id);
  const kept = record ? await home.bytes.read(record) : null;
  if (kept && kept.size === file.sizeBytes) return succeed(new Blob([kept], {type: file.type}));
  const fetched = await fetchFileBytes(file, fetching);
  if (!fetched.ok) return fetched;
  const whole = new Blob([fetched.value], {type: file.type});
  if (!record || record.state === 'stored') await keepForOffline(home, file, whole, fetching.now);
  return succeed(whole);
}

/** The bytes of a file as the server has them, kept nowhere; fails as {@link readFileBytes}. */
export async function fetchFileBytes(
  file: FileToRead,
  {call, line, signal}: Omit<Fetching, 'now'>,
): Promise<Outcome<Uint8Array<ArrayBuffer>>> {
  const opened = await call(openFile, {spaceId: file.spaceId, fileId: file.id}, {signal});
  if (!opened.ok) return opened;
  const received = await line.receive(opened.value.url, signal);
  if (!received.ok) return received;
  const bytes = new Uint8Array(await received.value.arrayBuffer());
  const isRight = bytes.length === file.sizeBytes && (await hashBytes(bytes)) === file.sha256;
  return isRight ? succeed(bytes) : fail('provider-down', 'file.wrong-hash');
}

async function keepForOffline(home: FileHome, file: FileToRead, whole: Blob, now: string): Promise<void> {
  const {database, bytes} = home;
  const {id, spaceId, name, type, sizeBytes, sha256} = file;
  try {
    const place = await bytes.write(id, whole);
    const facts = {id, spaceId, name, type, sizeBytes, sha256, place};
    await database.files.put({
      ...facts,
      state: 'stored',
      sentBytes: sizeBytes,
      reason: null,
      attempts: 0,
      addedAt: now,
    });
    await trimFiles(home);
  } catch (error) {
    // It can be looked at all the same, only not offline.
    if (!isFullDevice(error)) throw error;
  }
}
