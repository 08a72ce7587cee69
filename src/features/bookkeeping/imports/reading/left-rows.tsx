import {takeable, type Overrides} from '#workers/csv-import/reading.ts';
import {rowErrorReasons} from '#workers/csv-import/reasons.ts';
import type {ImportPreview, LeftRow} from '#workers/host/import-jobs.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {RowGroups} from './row-groups.tsx';
import {RowList} from './row-list.tsx';

type LeftRowsProps = {
  readonly preview: ImportPreview;
  readonly opened: 'skipped' | 'errors';
  readonly onChange: (patch: Overrides) => void;
  readonly readLeft: (which: 'errors' | 'skipped') => Promise<readonly LeftRow[] | null>;
};

/** Rows that are not imported: by their reasons, each with what can be decided for all of it, then row by row. */
export function LeftRows({preview, opened, onChange, readLeft}: LeftRowsProps) {
  const text = useBooksText();
  const {errors, skipped, groups, overrides, reading} = preview;
  const {leftOut = [], taken = []} = overrides;
  if (opened === 'skipped')
    return (
      <RowList
        title={text('countSkipped')}
        fileName="skipped"
        rows={skipped}
        count={reading.counts.skipped}
        readAll={async () => readLeft('skipped')}
      >
        <RowGroups
          groups={groups.skipped}
          actOf={(reason) => {
            const found = takeable.find((one) => one === reason);
            return found ? {label: text('groupTake'), act: () => onChange({taken: [...taken, found]})} : null;
          }}
        />
      </RowList>
    );
  return (
    <RowList
      title={text('countErrors')}
      fileName={text('errorsFile')}
      rows={errors}
      count={reading.counts.errors}
      readAll={async () => readLeft('errors')}
    >
      <RowGroups
        groups={groups.errors}
        actOf={(reason) => {
          const found = rowErrorReasons.find((one) => one === reason);
          return found ? {label: text('groupLeave'), act: () => onChange({leftOut: [...leftOut, found]})} : null;
        }}
      />
    </RowList>
  );
}
