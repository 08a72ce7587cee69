import {useEffect, useEffectEvent, useState} from 'react';
import type {OrderKind} from '#contract/catalogue/ids.ts';
import {beginDraft, fillDraft} from '#src/data/formation/draft-commands.ts';
import {readBegun} from '#src/data/formation/begun.ts';
import {readRows} from '#src/data/database/read-rows.ts';
import type {OpenDraft} from '#src/data/formation/read-drafts.ts';
import {readKnown} from '#src/data/formation/read-known.ts';
import type {RecordPlace} from '#src/data/record.ts';

/** Begins a draft, or goes on with one that nobody has touched. Two tabs that begin at once begin one. Answers its id. */
export async function beginOrReuse(place: RecordPlace, kind: OrderKind, drafts: readonly OpenDraft[]): Promise<string> {
  const untouched = drafts.find((one) => one.draft.kind === kind && !one.isTouched);
  if (untouched) {
    await fillBegun(place, untouched);
    return untouched.draft.id;
  }
  const known = new Set(drafts.map(({draft}) => draft.id));
  return navigator.locks.request('faro-begin-draft', async () => {
    const rows = await readRows(place.database, place.spaceId, 'companyDrafts');
    const fresh = rows.find(
      (row) => row.kind === kind && !known.has(row.id) && row.passed === '' && row.nameOne === '',
    );
    if (fresh) return fresh.id;
    const partners = await readRows(place.database, place.spaceId, 'draftPartners');
    const begun = await beginDraft(place, kind, readBegun(readKnown(), rows, partners));
    // An empty draft is always right.
    if (!begun.ok) throw new Error(`A draft was not begun: ${begun.failure.reason}`);
    return begun.value;
  });
}

/** Fills in what became known of its person since a draft was opened and left as it was. Rule: FRM21. */
async function fillBegun(place: RecordPlace, read: OpenDraft): Promise<void> {
  const rows = await readRows(place.database, place.spaceId, 'companyDrafts');
  const partners = await readRows(place.database, place.spaceId, 'draftPartners');
  const others = rows.filter(({id}) => id !== read.draft.id);
  await fillDraft(place, read, readBegun(readKnown(), others, partners));
}

/** Begins a draft as soon as there is reason to; answers its id to `onBegun`, once. */
export function useBegin(isWanted: boolean, begin: () => Promise<string>, onBegun: (id: string) => void): void {
  const [error, setError] = useState<unknown>(null);
  // With what is there by then: the language may be another.
  const beginNow = useEffectEvent(begin);
  const tell = useEffectEvent(onBegun);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    beginNow().then(
      (id) => {
        if (isCurrent) tell(id);
      },
      (reason: unknown) => {
        if (isCurrent) setError(reason);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  // A store that fails belongs to the route's error boundary.
  if (error !== null) throw error;
}
