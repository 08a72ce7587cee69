import {Button} from '#src/ui/actions/button.tsx';
import {Strip} from '#src/ui/grid/bars/strip.tsx';
import {StripList} from '#src/ui/grid/bars/strip-list.tsx';
import type {RowGroup} from '#workers/host/import-jobs.ts';
import {describeReason} from './reading-words.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type RowGroupsProps = {
  readonly groups: readonly RowGroup[];
  /** What all rows of a group can be made; null where nothing can. */
  readonly actOf: (reason: RowGroup['reason']) => {readonly label: string; readonly act: () => void} | null;
};

/** Rows that are not imported, by their reason: one decision for all of a kind. */
export function RowGroups({groups, actOf}: RowGroupsProps) {
  const text = useBooksText();
  return (
    <StripList label={text('groupsTitle')}>
      {groups.map(({reason, count}) => {
        const act = actOf(reason);
        return (
          <Strip
            key={reason}
            title={describeReason(reason, text)}
            more={text('groupRows', {count})}
            actions={act && <Button onPress={act.act}>{act.label}</Button>}
          />
        );
      })}
    </StripList>
  );
}
