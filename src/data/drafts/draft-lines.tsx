import {Suspense} from 'react';
import type {OpenDraft} from '#src/data/formation/read-drafts.ts';
import type {RecordPlace} from '#src/data/record.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {useArriving} from '#src/ui/layout/arrival.ts';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {DraftLine} from './draft-line.tsx';
import type {DraftsText} from './text/es.ts';

type DraftLinesProps = {
  /** A visitor's go on at their own addresses. */
  readonly who: 'guest' | 'user';
  readonly place: RecordPlace;
  readonly drafts: readonly OpenDraft[];
  readonly label: string;
};

/** What was begun, each with the way on and what can be done to it. Source: ux.md U6. */
export function DraftLines(props: DraftLinesProps) {
  // Their words come with no screen: what is shown already must not go from sight while they are fetched.
  return (
    <Suspense fallback={<Waiting />}>
      <Lines {...props} />
    </Suspense>
  );
}

function Waiting(): null {
  useArriving(true);
  return null;
}

function Lines({drafts, label, ...line}: DraftLinesProps) {
  useLoadedText<DraftsText>('drafts');
  return (
    <ItemList label={label}>
      {drafts.map((one) => (
        <DraftLine key={one.draft.id} {...line} read={one} />
      ))}
    </ItemList>
  );
}
