import {useState, useEffect, useMemo} from 'react';
import type {ReceivedFile} from '#sync/store/received-file.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {ChoiceList} from '#src/ui/display/choice-list.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SearchField} from '#src/ui/fields/search-field.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import type {BooksRow, BooksFilter} from '#workers/books/api.ts';
import type {BooksSuggestion, BooksSuggestions} from '#workers/books/receipts-api.ts';
import {useBooksNames, type BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {nameRow} from '#src/features/bookkeeping/list/rows/row-words.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import {newestFirst, openFilter} from '#workers/books/ask/whole-list.ts';
import type {ReceiptFacts} from '#workers/read-receipt/receipt-facts.ts';
import {useBooksList} from '#src/features/bookkeeping/list/use-books-list.ts';

type ChooseTransactionProps = {
  readonly file: ReceivedFile;
  /** What was read in it; null where nothing was. */
  readonly facts: ReceiptFacts | null;
  readonly onChoose: (row: BooksRow) => void;
  readonly onClose: () => void;
};

/** Finds the transaction a receipt belongs to: among those that its file speaks for, else the newest without a receipt, or by words. */
export function ChooseTransaction({file, facts, onChoose, onClose}: ChooseTransactionProps) {
  const text = useBooksText();
  const names = useBooksNames();
  const [words, setWords] = useState('');
  const offered = useCandidates(file, facts, words);
  const heading = offered ? text(offered.heading) : '';
  const choices = useChoices(offered?.candidates ?? [], names);
  return (
    <Dialog title={text('receivedChooseFor', {name: file.name})} isOpen size="wide" onClose={onClose}>
      <Stack gap={3}>
        <SearchField label={text('search')} value={words} onChange={setWords} size="large" />
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

/** Shown at once; the search finds the others. */
const shownRows = 50;

/** A transaction that is offered for a receipt, and why; without reasons where the file tells nothing, or words were searched for. */
type Candidate = {readonly row: BooksRow; readonly reasons: BooksSuggestion['reasons']};

/** What is offered. */
type Offered = {
  readonly heading: 'receivedFound' | 'receivedSuggested' | 'receivedSuggestedRead' | 'receivedRecent';
  readonly candidates: readonly Candidate[];
  /** How many there are with those that are not shown. */
  readonly count: number;
};

/** The transactions that are offered: by words over all of them; without words those the file speaks for, or else the newest without a receipt. */
function useCandidates(file: ReceivedFile, facts: ReceiptFacts | null, words: string): Offered | undefined {
  const isSearch = words.trim() !== '';
  const suggested = useSuggestions(file, facts, !isSearch);
  const filter = useMemo<BooksFilter>(
    () => (isSearch ? {...openFilter, text: words} : {...openFilter, hasReceipt: false}),
    [isSearch, words],
  );
  const {view, rowAt, setRange} = useBooksList(filter, newestFirst);
  useEffect(() => {
    if (view) setRange(0, shownRows);
  }, [setRange, view]);
  if (!isSearch && suggested && suggested.count > 0)
    return {
      heading: facts ? 'receivedSuggestedRead' : 'receivedSuggested',
      candidates: suggested.best,
      count: suggested.count,
    };
  if (!view || (!isSearch && !suggested)) return undefined;
  const rows = Array.from({length: Math.min(view.rowCount, shownRows)}, (_, index) => rowAt(index));
  const candidates = rows.flatMap((row) => (row ? [{row, reasons: []}] : []));
  return {heading: isSearch ? 'receivedFound' : 'receivedRecent', candidates, count: view.rowCount};
}

/** What the file speaks for, as the books are now; undefined before the first answer, and while nobody asks. */
function useSuggestions(
  {name, modifiedMs}: ReceivedFile,
  facts: ReceiptFacts | null,
  isAsked: boolean,
): BooksSuggestions | undefined {
  const books = useBooks();
  const revision = useBooksEvent()?.view.revision ?? 0;
  const {today: readToday, timeZone} = useFormat();
  const today = readToday();
  const ask = useMemo(() => {
    if (!books || !isAsked) return null;
    const modifiedDate = modifiedMs === undefined ? null : civilDateIn(timeZone, modifiedMs);
    return async () => books.suggestRows({file: {name, modifiedDate}, facts, today, most: shownRows});
  }, [books, isAsked, name, modifiedMs, facts, timeZone, today]);
  return useAnswer(ask, revision);
}
