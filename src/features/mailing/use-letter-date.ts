import {useState} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {compareLetterDays, findLetterDays, type LetterDate, type LetterDay} from '#contract/mailing/letter-days.ts';
import {listDueDates} from '#contract/renewals/list-due-dates.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readRowsOf} from '#src/data/database/read-rows.ts';
import {dateTables, toDated} from '#src/data/renewals/company-dates.ts';
import type {Mail} from './read-mail.ts';

/**
 * What the days of a letter say beside its company's own; null before its text is read, and where it says nothing. From this device alone.
 * Rule: MLG18.
 */
export function useLetterDate({companyId, receivedOn}: Mail): {
  readonly found: LetterDate | null;
  /** Takes the letter's text layer. */
  readonly readText: (text: string) => void;
} {
  const database = useLocalDatabase();
  const company = useCompany().all?.find(({id}) => id === companyId);
  const [days, setDays] = useState<readonly LetterDay[]>([]);
  const found = useLiveQuery(async () => {
    if (!company || days.length === 0) return null;
    const nowMs = Date.now();
    const {facts, renewals} = toDated(company, await readRowsOf(database, companyId, dateTables), nowMs);
    const filed = (renewals?.periods ?? []).filter(({status}) => status === 'ALREADY_RENEWED');
    const known = {dates: listDueDates(facts, renewals, nowMs), filedDays: filed.map(({dueDay}) => dueDay), receivedOn};
    return compareLetterDays(days, known);
  }, [database, company, companyId, days, receivedOn]);
  return {found: found ?? null, readText: (text) => setDays(findLetterDays(text))};
}
