import {useEffect, useMemo, useState} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {servicesOf} from '#contract/policy/services.ts';
import {useBooks} from '#src/data/database/books.tsx';
import {useCompany, type MyCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readRowsOfEach} from '#src/data/database/read-rows.ts';
import type {BooksFound} from '#workers/books/api.ts';
import type {PaletteEntry} from './entry.ts';
import {isRowId} from './is-row-id.ts';
import {isWorthLooking} from './is-worth-looking.ts';
import {useFoundLines} from './use-found-lines.tsx';
import {usePaperLines, type Papers} from './use-paper-lines.tsx';

/** Movements and merchants shown of each company that is not open. */
const mostShown = 3;

type FoundElsewhere = {
  readonly entries: readonly PaletteEntry[];
  readonly isLooking: boolean;
  readonly leave: () => void;
};

type Answers = Readonly<Record<string, {readonly typed: string; readonly found: BooksFound}>>;

/**
 * What fits in the person's other companies, as far as they are on this device and have books: movements, merchants, accounts and files, each with the
 * company it leads into. One company is asked after the other; the first letter has their books read.
 *
 * @returns `isLooking` until all have answered to what was typed; `leave` lets their books go, once nobody searches any more.
 * Rule: PAL7. Source: ux.md U4.
 */
export function useFoundElsewhere(typed: string): FoundElsewhere {
  const books = useBooks();
  const leave = () => void books?.leaveElsewhere().catch(reportError);
  const isLooked = typed.trim() !== '' && !isRowId(typed);
  const companies = useOtherCompanies();
  const answers = useAnswers(companies, isLooked ? (isWorthLooking(typed) ? typed.trim() : '') : null);
  const papers = usePapers(companies, isLooked);
  const foundLines = useFoundLines();
  const paperLines = usePaperLines();
  if (!isLooked) return {entries: [], isLooking: false, leave};
  const isFresh = (id: string) => answers[id]?.typed === typed.trim();
  const entries = companies.flatMap(({id, name}) => {
    const answer = answers[id];
    const mine = [
      ...(answer ? foundLines(id, answer.found, isFresh(id)) : []),
      ...(papers[id] ? paperLines(id, papers[id]) : []),
    ];
    return mine.map((entry) => ({...entry, company: {id, name}}));
  });
  return {entries, isLooking: isWorthLooking(typed) && !companies.every(({id}) => isFresh(id)), leave};
}

function useOtherCompanies(): readonly MyCompany[] {
  const {all, current} = useCompany();
  const currentId = current?.id;
  return useMemo(
    () =>
      (all ?? []).filter(
        ({id, type}) => id !== currentId && servicesOf({kind: 'company', type}).includes('accounting'),
      ),
    [all, currentId],
  );
}

/** What the books of companies answer to words: to none, they are read and find nothing; null asks nothing. */
function useAnswers(companies: readonly MyCompany[], wanted: string | null): Answers {
  const books = useBooks();
  const [answers, setAnswers] = useState<Answers>({});
  useEffect(() => {
    if (!books || wanted === null) return undefined;
    let isCurrent = true;
    const ask = async () => {
      for (const {id} of companies) {
        if (!isCurrent) return;
        const found = await books.findElsewhere(id, wanted, mostShown);
        if (isCurrent) setAnswers((last) => ({...last, [id]: {typed: wanted, found}}));
      }
    };
    ask().catch(reportError);
    return () => {
      isCurrent = false;
    };
  }, [books, companies, wanted]);
  return answers;
}

function usePapers(companies: readonly MyCompany[], isLooked: boolean): Readonly<Record<string, Papers>> {
  const database = useLocalDatabase();
  const papers = useLiveQuery(async (): Promise<Readonly<Record<string, Papers>>> => {
    if (!isLooked) return {};
    const found = await readRowsOfEach(database, companies, ['accounts', 'imports', 'files']);
    return Object.fromEntries(found.map(([{id}, rows]) => [id, rows]));
  }, [database, companies, isLooked]);
  return papers ?? {};
}
