import {fitIn} from '#src/data/keeping/fit-in.ts';
import type {KeptScan} from './file-of-scan.ts';

/** How many letters are kept on a device beforehand. Source: issue, Mailing. */
export const keptCount = 50;

/** The most bytes that are fetched beforehand: half of what is kept of all files. */
export const mostBytes = 100 * 1024 * 1024;

/** The last letters whose bytes can be had, the newest first, as many as are kept and as fit. Pure. Rule: MLG9. */
export function chooseRecent<Scan extends Omit<KeptScan, 'companyId' | 'name' | 'sha256'>>(
  scans: readonly Scan[],
): readonly Scan[] {
  const fits = fitIn(mostBytes);
  return scans
    .filter(({storedAt}) => storedAt !== null)
    .toSorted(
      (one, other) => other.receivedOn.localeCompare(one.receivedOn) || other.createdAt.localeCompare(one.createdAt),
    )
    .slice(0, keptCount)
    .filter(({sizeBytes}) => fits(sizeBytes));
}
