import type {ImportRow} from '#contract/bookkeeping/import.ts';
import {areNear, layoutsOf, type ImportLayout} from './import-layouts.ts';

/** An import, and those before it that it did not know of. */
export type Meeting = {readonly later: string; readonly earlier: readonly string[]};

/** Whether some imports were made without knowing of each other: cheap, so that nothing else need be read where there are none. */
export function haveMet(imports: readonly ImportRow[]): boolean {
  const accounts = new Set(imports.map(({accountId}) => accountId));
  return [...accounts].some((accountId) => listMeetings(layoutsOf(imports, accountId)).length > 0);
}

/** Which of an account's imports did not know of earlier ones of near days; earlier is what was made first, by the ids where that is the same. */
export function listMeetings(layouts: ReadonlyMap<string, ImportLayout>): Meeting[] {
  const ordered = [...layouts].toSorted(
    ([one, first], [other, second]) => first.createdAt.localeCompare(second.createdAt) || one.localeCompare(other),
  );
  return ordered.flatMap(([later, {seen, span}], place) => {
    if (!seen) return [];
    const earlier = ordered.slice(0, place).flatMap(([id, layout]) => {
      const isStranger = layout.seen && !layout.seen.includes(later) && !seen.includes(id);
      return isStranger && areNear(span, layout.span) ? [id] : [];
    });
    return earlier.length > 0 ? [{later, earlier}] : [];
  });
}
