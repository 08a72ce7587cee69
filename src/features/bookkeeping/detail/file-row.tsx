import {useCallback, useState} from 'react';
import {ChevronDown, ChevronUp} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FieldList} from '#src/ui/grid/bars/field-list.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import {useUserId} from '#src/data/database/local-data.tsx';
import {jobs} from '#src/data/jobs.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type FileRowProps = {readonly spaceId: string; readonly importId: string; readonly line: number};

const icon = {size: 16, 'aria-hidden': true} as const;

/** The row of the file as the bank wrote it: read from this device when it is opened. */
export function FileRow(props: FileRowProps) {
  const text = useBooksText();
  const [isOpen, setOpen] = useState(false);
  return (
    <DetailPart>
      <div>
        <Button
          look="quiet"
          end={isOpen ? <ChevronUp {...icon} /> : <ChevronDown {...icon} />}
          isExpanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {text('fileRow')}
        </Button>
      </div>
      {isOpen && <FileCells {...props} />}
    </DetailPart>
  );
}

function FileCells({spaceId, importId, line}: FileRowProps) {
  const text = useBooksText();
  const userId = useUserId();
  const ask = useCallback(
    async () =>
      jobs.run(async (api) => api.readFileRow({userId, spaceId, importId, line}), new AbortController().signal),
    [userId, spaceId, importId, line],
  );
  const row = useAnswer(ask, line);
  if (row === undefined) return null;
  if (row === null) return <Text tone="muted">{text('fileRowNone')}</Text>;
  return (
    <FieldList
      fields={row.map(({name, cell}, column) => ({
        // Columns may be called alike.
        name:
          name === '' || row.findIndex((other) => other.name === name) < column
            ? [name, text('columnAt', {number: column + 1})].join(' ').trim()
            : name,
        value: cell.trim() === '' ? <Text tone="muted">{text('fileRowEmpty')}</Text> : cell,
      }))}
    />
  );
}
