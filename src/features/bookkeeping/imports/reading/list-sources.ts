import type {BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {Overrides, Reading} from '#workers/csv-import/reading.ts';

/** The id of an account of the file among the answers: none is called like the answer that takes all. */
const oneSource = 'account ';
const allSources = 'all';

/** Of which of its accounts the rows of a file are taken: one of them, or all. Rule: IMP15. */
export function listSources({sourceAccounts, counts}: Reading, text: BooksText): {id: string; label: string}[] {
  return [
    ...sourceAccounts.map(({name, count}) => ({id: `${oneSource}${name}`, label: `${name} (${count})`})),
    {id: allSources, label: text('sourceAll', {count: counts.rows})},
  ];
}

/** The answer that goes with an id of `listSources`. */
export function takeSource(id: string): Overrides {
  return {sourceAccount: id === allSources ? null : id.slice(oneSource.length)};
}

/** The id of what was chosen; null while it is asked. */
export function sourceChosen({sourceAccount, questions}: Reading): string | null {
  if (questions.includes('import.choose-source-account')) return null;
  return sourceAccount === null ? allSources : `${oneSource}${sourceAccount}`;
}
