import {useState} from 'react';
import type {ReceivedFile} from '#sync/store/received-file.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {ChoiceList} from '#src/ui/display/choice-list.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SearchField} from '#src/ui/fields/search-field.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import type {BooksRow} from '#workers/books/api.ts';
import {useBooksNames, type BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {nameRow} from '#src/features/bookkeeping/list/rows/row-words.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useCandidates, type Candidate} from './use-candidates.ts';

type ChooseTransactionProps = {
  readonly file: ReceivedFile;
  readonly onChoose: (row: BooksRow) => void;
  readonly onClose: () => void;
};

/** Finds the transaction a receipt belongs to: among those that its file speaks for, else the newest without a receipt, or by words. */
export function ChooseTransaction({file, onChoose, onClose}: ChooseTransactionProps) {
  const text = useBooksText();
  const names = useBooksNames();
  const [words, setWords] = useState('');
  const offered = useCandidates(file, words);
  const heading = offered ? text(offered.heading) : '';
  const choices = useChoices(offered?.candidates ?? [], names);
  return (
    <Dialog
      title={text('receivedChooseFor', {name: file.name})}
      isOpen
      size="wide"
      onClose={onClose}
      closeLabel={text('close')}
    >
      <Stack gap={3}>
        <SearchField
          label={text('search')}
          value={words}
          onChange={setWords}
          clearLabel={text('clearSearch')}
          size="large"
        />
        <Text tone="muted" size="small">
          {heading}
        </Text>
        {offered && names && (
          <ChoiceList
            label={heading}
            choices={choices}
            emptyText={text('receivedNone')}
            onChoose={(id) => {
              const found = offered.candidates.find(({row}) => row.id === id);
              if (found) onChoose(found.row);
            }}
          />
        )}
        {offered && offered.count > offered.candidates.length && (
          <Text tone="muted" size="small">
            {text('receivedMore', {shown: offered.candidates.length, count: offered.count})}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

function useChoices(candidates: readonly Candidate[], names: BooksNames | undefined) {
  const text = useBooksText();
  const format = useFormat();
  return candidates.map(({row, reasons}) => {
    const account = names?.accountName(row.accountId) ?? '';
    const about = row.merchant === null || row.merchant === row.description ? [] : [row.description];
    const why = reasons.map((reason) => text(`suggested_${reason}`));
    if (row.hasReceipt) why.push(text('suggestedHasReceipt'));
    return {
      id: row.id,
      start: format.day(row.date),
      main: nameRow(row),
      more: [account, ...about].join(' · '),
      why: why.join(' · '),
      end: format.signedMoney(row.amountUnits, row.currency),
      isInflow: row.amountUnits > 0,
    };
  });
}
