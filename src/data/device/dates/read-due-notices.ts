import {listDueNotices} from '#contract/reminders/list-due-notices.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRows, readRowsOfEach, type RowsOf} from '#src/data/database/read-rows.ts';
import {dateTables, toDated} from '#src/data/renewals/company-dates.ts';
import type {Language} from '#src/i18n/languages.ts';
import {pathTo} from '#src/routing/routing.ts';
import {sayDueNotice} from './say-due-notice.ts';
import type {DateNotice} from './tell-dates.ts';

/** Whose dates are read. */
type Reader = {
  readonly database: LocalDatabase;
  readonly companies: readonly MyCompany[];
  /** The person's own space, where their preferences are; undefined where it is not here. */
  readonly ownSpaceId: string | undefined;
};

type Words = {readonly language: Language; readonly sayDay: (day: string) => string};

/** The reminders that are due now, of the companies of which the person is owner or manager; from this device. Rules: NTC6, NTC7. */
export async function readDueNotices(reader: Reader, words: Words, nowMs: number): Promise<readonly DateNotice[]> {
  const {database, companies, ownSpaceId} = reader;
  const [chosen] = ownSpaceId === undefined ? [] : await readRows(database, ownSpaceId, 'preferences');
  const isWanted = chosen?.mailsDates !== false;
  const own = companies.filter(({role}) => role !== 'bookkeeper');
  const found = await readRowsOfEach(database, own, dateTables);
  return found.flatMap(([company, rows]) => listOf(company, rows, {isWanted, nowMs, words}));
}

function listOf(
  company: MyCompany,
  rows: RowsOf<(typeof dateTables)[number]>,
  {isWanted, nowMs, words}: {readonly isWanted: boolean; readonly nowMs: number; readonly words: Words},
): readonly DateNotice[] {
  const {id, name} = company;
  const due = listDueNotices({...toDated(company, rows, nowMs), isWanted}, nowMs);
  const {language} = words;
  const wayTo = {
    state: pathTo.renewal(language, id),
    boi: pathTo.boiReport(language),
    plan: pathTo.subscriptions(language),
    service: pathTo.subscriptions(language),
    federal: pathTo.dashboard(language),
  };
  return due.map((notice) => ({
    id: `date ${id} ${notice.subject} ${String(notice.step)}`,
    day: notice.date.day,
    text: sayDueNotice(notice, name, words),
    href: wayTo[notice.date.kind],
  }));
}
