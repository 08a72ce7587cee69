import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Table} from '#src/ui/list/table.tsx';
import {columnRoles, type Overrides, type Reading} from '#workers/csv-import/reading.ts';
import {describeEvidence, nameReading} from './reading-words.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type ColumnsTableProps = {readonly reading: Reading; readonly onChange: (patch: Overrides) => void};

/** What each column of the file was taken for, with examples and the reason; another role can be chosen. */
export function ColumnsTable({reading, onChange}: ColumnsTableProps) {
  const text = useBooksText();
  const roles = columnRoles.map((id) => ({id, label: nameReading.role(id, text)}));
  return (
    <Table
      label={text('columnsTitle')}
      rows={reading.columns.map((column) => ({...column, id: String(column.index)}))}
      columns={[
        {
          id: 'name',
          heading: text('columnsTitle'),
          cell: (column) => column.name || text('columnAt', {number: column.index + 1}),
        },
        {
          id: 'role',
          heading: text('readingValue'),
          cell: (column) => (
            <SelectField
              label={<VisuallyHidden>{column.name || text('columnAt', {number: column.index + 1})}</VisuallyHidden>}
              size="small"
              value={column.role}
              options={roles}
              onChange={(role) => {
                const picked = columnRoles.find((one) => one === role);
                if (picked) onChange({roles: {[column.index]: picked}});
              }}
            />
          ),
        },
        {
          id: 'samples',
          heading: text('columnSamples'),
          cell: (column) => (
            <Text as="span" tone="muted">
              {column.samples.join(' · ').slice(0, 80)}
            </Text>
          ),
        },
        {
          id: 'because',
          heading: text('readingBecause'),
          cell: (column) => (
            <Text as="span" tone="muted">
              {describeEvidence(column.because, text)}
            </Text>
          ),
        },
      ]}
    />
  );
}
