import {useLiveQuery} from 'dexie-react-hooks';
import type {PlanId, PlanPeriod} from '#contract/catalogue/ids.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {findDraft} from '#src/data/formation/find-draft.ts';
import type {ReadDraft} from '#src/data/formation/read-draft.ts';
import {editRow} from '#src/data/record.ts';

/** What of a draft is changed where one pays. */
export type PlanPatch = {readonly plan?: PlanId; readonly period?: PlanPeriod};

/**
 * The draft of an order, also one with which it was placed: undefined while it is read, null where this device has none. Place and draft are
 * one reading: a page that was drawn between the two would take a draft that is not read yet for none.
 */
export function useCheckoutDraft(
  id: string,
): readonly [draft: ReadDraft | null | undefined, change: (patch: PlanPatch) => Promise<void>] {
  const database = useLocalDatabase();
  const found = useLiveQuery(async () => findDraft(database, id), [database, id]);
  const change = async (patch: PlanPatch) => {
    if (!found) return;
    const {spaceId, row} = found;
    const done = await editRow({database, spaceId}, 'companyDrafts', row, patch);
    if (!done.ok) throw new Error(done.failure.reason);
  };
  return [found ? found.draft : found, change];
}
