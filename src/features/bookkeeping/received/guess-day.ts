import {isCivilDate} from '#contract/kernel/dates.ts';

/** A day written year first, as scanners, cameras and shops name files: `2026-03-12`, `20260312`, `2026_03_12`. */
const written = /(?<!\d)(20\d\d)([-_.]?)(\d\d)\2(\d\d)(?!\d)/;

/**
 * The civil day that a file's name tells; null where it tells none, or one that is not in the calendar or lies ahead. Days written in
 * other orders can be read in two ways and are left alone.
 */
export function guessDay(fileName: string, today: string): string | null {
  const found = written.exec(fileName);
  if (!found) return null;
  const day = `${found[1]}-${found[3]}-${found[4]}`;
  return isCivilDate(day) && day <= today ? day : null;
}
