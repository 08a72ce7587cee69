import {useMemo} from 'react';
import type {PlanId, PlanPeriod} from '#contract/catalogue/ids.ts';
import {useRows} from '#src/data/database/use-rows.ts';
import {readDraft, type ReadDraft} from '#src/data/formation/read-draft.ts';
import {useDraftPlace} from '#src/data/formation/use-drafts.ts';
import {editRow} from '#src/data/record.ts';

/** What of a draft is changed where one pays. */
export type PlanPatch = {readonly plan?: PlanId; readonly period?: PlanPeriod};

/** The draft of an order, also one with which it was placed: undefined while it is read, null where this device has none. */
export function useCheckoutDraft(
  id: string,
): readonly [draft: ReadDraft | null | undefined, change: (patch: PlanPatch) => Promise<void>] {
  const place = useDraftPlace();
  const rows = useRows('companyDrafts', place?.spaceId);
  const partners = useRows('draftPartners', place?.spaceId);
  const draft = useMemo(() => {
    if (!rows || !partners) return undefined;
    const row = rows.find((one) => one.id === id);
    return row ? readDraft(row, partners) : null;
  }, [rows, partners, id]);
  const change = async (patch: PlanPatch) => {
    const row = rows?.find((one) => one.id === id);
    if (!place || !row) return;
    const done = await editRow(place, 'companyDrafts', row, patch);
    if (!done.ok) throw new Error(done.failure.reason);
  };
  return [draft, change];
}
