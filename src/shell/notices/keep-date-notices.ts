import {useEffect, useState} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {useCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useOwnSpaceId} from '#src/data/database/own-space.ts';
import {reportUnlessClosed} from '#src/data/database/report-unless-closed.ts';
import {readChargeNotices} from '#src/data/device/dates/read-charge-notices.ts';
import {readDueNotices} from '#src/data/device/dates/read-due-notices.ts';
import {tellDates} from '#src/data/device/dates/tell-dates.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useCardNotice} from './use-card-notice.ts';

/** How often a page that is left open looks anew. */
const lookMs = 3_600_000;

/** Tells among the notices of each date that comes, or is over, and of each charge that failed or will lack a card. Shows nothing. Rules: NTC6 to NTC9, NTC12. */
export function KeepDateNotices() {
  const database = useLocalDatabase();
  const language = useLanguage();
  const format = useFormat();
  const {all} = useCompany();
  const ownSpaceId = useOwnSpaceId();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setLooks((count) => count + 1), lookMs);
    return () => clearInterval(timer);
  }, []);
  const due = useLiveQuery(async () => {
    if (!all) return undefined;
    const sayDay = (day: string) => format.day(day, 'long');
    const words = {language, sayDay};
    const due = await readDueNotices({database, companies: all, ownSpaceId}, words, Date.now());
    return [...due, ...(await readChargeNotices(database, all, {saying: words, today: format.today()}))];
  }, [database, all, ownSpaceId, language, format, looks]);
  useCardNotice(ownSpaceId);
  useEffect(() => {
    if (!due) return;
    tellDates(database, due, new Date().toISOString()).catch(reportUnlessClosed);
  }, [database, due]);
  return null;
}
