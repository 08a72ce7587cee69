import {useState} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {compareLetterDays, findLetterDays, type LetterDate, type LetterDay} from '#contract/mailing/letter-days.ts';
import {listDueDates} from '#contract/renewals/list-due-dates.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readRowsOf, type RowOf} from '#src/data/database/read-rows.ts';
import {dateTables, toDated} from '#src/data/renewals/company-dates.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import type {Mail} from './read-mail.ts';

/** What the days of a letter say beside its company's own; nothing before its text is read. From this device alone. Rule: MLG18. */
export function useLetterDate({companyId, receivedOn}: Mail): {
  readonly found: readonly LetterDate[];
  /** Takes the letter's text layer. */
  readonly readText: (text: string) => void;
} {
  const database = useLocalDatabase();
  const today = useFormat().today();
  const company = useCompany().all?.find(({id}) => id === companyId);
  const [days, setDays] = useState<readonly LetterDay[]>([]);
  const found = useLiveQuery(async () => {
    if (!company || days.length === 0) return [];
    const nowMs = Date.now();
    const {facts, renewals} = toDated(company, await readRowsOf(database, companyId, dateTables), nowMs);
    // Paid is not filed. Rule: BUY9.
    const isFiled = (done: RowOf<'renewals'> | null) => done !== null && (done.filedOn ?? done.elsewhereOn) !== null;
    const settled = (renewals?.periods ?? []).filter(({status}) => status === 'ALREADY_RENEWED');
    const daysOf = (isWanted: boolean) =>
      settled.filter(({done}) => isFiled(done) === isWanted).map(({dueDay}) => dueDay);
    const dates = listDueDates(facts, renewals, nowMs);
    return compareLetterDays(days, {
      dates,
      filedDays: daysOf(true),
      filingDays: daysOf(false),
      receivedOn,
      today,
    });
  }, [database, company, companyId, days, receivedOn, today]);
  return {found: found ?? [], readText: (text) => setDays(findLetterDays(text))};
}
