import type {ListedRow} from '#workers/books/api.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {nameRow} from '#src/features/bookkeeping/list/rows/row-words.ts';
import {draftFromRow} from './rule-draft.ts';
import {RuleLayer} from './rule-layer.tsx';

type RuleFromRowProps = {
  readonly row: ListedRow;
  readonly spaceId: string;
  readonly names: BooksNames;
  readonly onClose: () => void;
};

/** The form of a rule that begins with what a movement says of itself. */
export function RuleFromRow({row, spaceId, names, onClose}: RuleFromRowProps) {
  const name = row.merchant ?? row.merchantSuggestion?.name ?? nameRow(row);
  return <RuleLayer spaceId={spaceId} names={names} rule={null} start={draftFromRow(row, name)} onClose={onClose} />;
}
