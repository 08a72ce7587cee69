import {HardDrive, Lock, TriangleAlert} from 'lucide-react';
import {StateIcon} from '#src/ui/grid/cells/state-icon.tsx';
import type {ListedRow} from '#workers/books/api.ts';
import {describeBlock} from './row-words.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** What is out of the ordinary with a row: silence means synced and free to change. */
export function RowState({row}: {readonly row: ListedRow}) {
  const text = useBooksText();
  if (row.attention) return <StateIcon icon={TriangleAlert} label={text('stateAttention')} tone="warn" />;
  if (row.unsent) return <StateIcon icon={HardDrive} label={text('savedHere')} />;
  const blocked = describeBlock(row.blockedReason, text);
  return blocked === null ? null : <StateIcon icon={Lock} label={blocked} />;
}
