import {createSha256} from '#sync/store/sha256.ts';
import {joinBytes} from '#sync/store/bytes.ts';
import {manifestPath, readManifest, type Manifest} from '#workers/archive/manifest.ts';
import {foldPath, isUnsafePath} from '#workers/archive/paths.ts';
import {ArchiveDamageError} from './damage.ts';
import {listZip, readZipEntry, type ZipEntry} from './zip-reader.ts';

/** An archive that is what it says, byte by byte. */
export type CheckedArchive = {
  readonly archive: Blob;
  readonly manifest: Manifest;
  readonly entries: ReadonlyMap<string, ZipEntry>;
};

/** More than any manifest: 65,000 entries. */
const maxManifestBytes = 64 * 1024 * 1024;

/** More than the tables of any company. */
const maxTextBytes = 2_000_000_000;

/** More than any file that is kept, by the largest kind of upload. */
const maxFileBytes = 32 * 1024 * 1024;

/**
 * Checks all of an archive before anything of it is used: that it is whole, ours, of no newer version, that no name leads elsewhere or is there
 * twice, that nothing unpacks to more than it says, and the SHA-256 of every entry.
 *
 * @throws ArchiveDamageError with the first of these that is not so. Rule: ARC6.
 */
export async function checkArchive(archive: Blob, onProgress: (share: number) => void): Promise<CheckedArchive> {
  const listed = await listZip(archive);
  if (listed.some(({path}) => isUnsafePath(path))) throw new ArchiveDamageError('archive.unsafe-path');
  if (new Set(listed.map(({path}) => foldPath(path))).size !== listed.length)
    throw new ArchiveDamageError('archive.name-twice');
  const entries = new Map(listed.map((entry) => [entry.path, entry]));
  const manifest = await readOwnManifest(archive, entries);
  checkSizes(manifest, entries);
  const total = manifest.entries.reduce((sum, {sizeBytes}) => sum + sizeBytes, 0);
  let done = 0;
  for (const {path, sha256} of manifest.entries) {
    const hash = createSha256();
    for await (const bytes of readZipEntry(archive, found(entries, path))) {
      hash.add(bytes);
      done += bytes.length;
      onProgress(total === 0 ? 1 : done / total);
    }
    if (hash.end() !== sha256) throw new ArchiveDamageError('archive.altered');
  }
  return {archive, manifest, entries};
}

/** All bytes of an entry that was checked. */
export async function readWholeEntry(
  {archive, entries}: Pick<CheckedArchive, 'archive' | 'entries'>,
  path: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const bytes of readZipEntry(archive, found(entries, path))) parts.push(bytes);
  return joinBytes(parts);
}

async function readOwnManifest(archive: Blob, entries: ReadonlyMap<string, ZipEntry>): Promise<Manifest> {
  const entry = entries.get(manifestPath);
  if (!entry) throw new ArchiveDamageError('archive.foreign');
  if (entry.sizeBytes > maxManifestBytes) throw new ArchiveDamageError('archive.bomb');
  const manifest = readManifest(new TextDecoder().decode(await readWholeEntry({archive, entries}, manifestPath)));
  if (typeof manifest === 'string') throw new ArchiveDamageError(`archive.${manifest}`);
  return manifest;
}

/** The archive has what its manifest names and no more, each as large as that says. */
function checkSizes({entries: named}: Manifest, entries: ReadonlyMap<string, ZipEntry>): void {
  let textBytes = 0;
  for (const {path, kind, sizeBytes} of named) {
    if (entries.get(path)?.sizeBytes !== sizeBytes) throw new ArchiveDamageError('archive.altered');
    if (kind === 'file' && sizeBytes > maxFileBytes) throw new ArchiveDamageError('archive.bomb');
    textBytes += kind === 'file' ? 0 : sizeBytes;
  }
  if (textBytes > maxTextBytes) throw new ArchiveDamageError('archive.bomb');
  if (named.length + 1 !== entries.size) throw new ArchiveDamageError('archive.altered');
}

function found(entries: ReadonlyMap<string, ZipEntry>, path: string): ZipEntry {
  const entry = entries.get(path);
  if (!entry) throw new ArchiveDamageError('archive.altered');
  return entry;
}
