import {useEffect, useMemo, useState} from 'react';
import {addDays} from '#contract/kernel/dates.ts';
import type {ReceivedFile} from '#sync/inbox/received-file.ts';
import {useBooks} from '#src/data/books.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {ChoiceList} from '#src/ui/display/choice-list.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SearchField} from '#src/ui/fields/search-field.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import type {BooksFilter, BooksRow} from '#workers/books/api.ts';
import {newestFirst, openFilter} from '#workers/books/whole-list.ts';
import {useBooksNames, type BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {nameRow} from '#src/features/bookkeeping/list/row-words.ts';
import {useBooksList, type BooksList} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {guessDay} from './guess-day.ts';

/** Shown at once; the search finds the others. */
const shownRows = 50;

/** A movement is booked up to so many days before and after its receipt is made. Source: ux.md U3. */
const window = {before: 3, after: 5} as const;

type ChooseMovementProps = {
  readonly file: ReceivedFile;
  readonly onChoose: (row: BooksRow) => void;
  readonly onClose: () => void;
};

/** Finds the movement a receipt belongs to: near the day that the file names, else among the newest without a receipt, or by words. */
export function ChooseMovement({file, onChoose, onClose}: ChooseMovementProps) {
  const text = useBooksText();
  const names = useBooksNames();
  const [words, setWords] = useState('');
  const {heading, list} = useCandidates(file.name, words);
  const {view} = list;
  const rows = Array.from({length: Math.min(view?.rowCount ?? 0, shownRows)}, (_, index) => list.rowAt(index));
  const here = rows.filter((row) => row !== undefined);
  const choices = useChoices(here, names);
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
        {view && names && (
          <ChoiceList
            label={heading}
            choices={choices}
            emptyText={text('receivedNone')}
            onChoose={(id) => {
              const row = here.find((one) => one.id === id);
              if (row) onChoose(row);
            }}
          />
        )}
        {view && view.rowCount > shownRows && (
          <Text tone="muted" size="small">
            {text('receivedMore', {shown: shownRows, count: view.rowCount})}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

/** What is offered: by words over all movements; without words those that lack a receipt. */
function useCandidates(fileName: string, words: string): {heading: string; list: BooksList} {
  const text = useBooksText();
  const format = useFormat();
  const books = useBooks();
  const day = guessDay(fileName, format.today());
  const isSearch = words.trim() !== '';
  // Where nothing is near that day, it says nothing.
  const [isNear, setNear] = useState(day !== null);
  const filter = useMemo<BooksFilter>(() => {
    if (isSearch) return {...openFilter, text: words};
    const lacking = {...openFilter, hasReceipt: false};
    if (!isNear || day === null) return lacking;
    return {...lacking, from: addDays(day, -window.before), to: addDays(day, window.after)};
  }, [isSearch, words, isNear, day]);
  const list = useBooksList(filter, newestFirst);
  const isKnown = books !== null && list.view?.state === 'ready';
  if (isNear && !isSearch && isKnown && list.view.rowCount === 0) setNear(false);
  const {setRange, view} = list;
  useEffect(() => {
    if (view) setRange(0, shownRows);
  }, [setRange, view]);
  if (isSearch) return {heading: text('receivedFound'), list};
  if (isNear && day !== null) return {heading: text('receivedNear', {date: format.day(day)}), list};
  return {heading: text('receivedRecent'), list};
}

function useChoices(rows: readonly BooksRow[], names: BooksNames | undefined) {
  const format = useFormat();
  return rows.map((row) => {
    const account = names?.accountName(row.accountId) ?? '';
    const about = row.merchant === null || row.merchant === row.description ? [] : [row.description];
    return {
      id: row.id,
      start: format.day(row.date),
      main: nameRow(row),
      more: [account, ...about].join(' · '),
      end: format.signedMoney(row.amountUnits, row.currency),
      isInflow: row.amountUnits > 0,
    };
  });
}
