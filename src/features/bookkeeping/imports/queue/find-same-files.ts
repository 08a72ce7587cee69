import {hashBytes} from '#sync/store/bytes.ts';

/**
 * Finds which files are others' equals, byte for byte; only those of one size are read for it.
 *
 * @returns for each file the first one that is the same, null for the first itself.
 */
export async function findSameFiles(files: readonly File[]): Promise<(File | null)[]> {
  const sizes = new Map<number, number>();
  for (const {size} of files) sizes.set(size, (sizes.get(size) ?? 0) + 1);
  const first = new Map<string, File>();
  const same: (File | null)[] = [];
  for (const file of files) {
    const isAlone = sizes.get(file.size) === 1;
    const hash = isAlone ? `alone ${same.length}` : await hashBytes(new Uint8Array(await file.arrayBuffer()));
    same.push(first.get(hash) ?? null);
    if (!first.has(hash)) first.set(hash, file);
  }
  return same;
}
