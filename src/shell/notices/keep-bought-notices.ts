import {useEffect} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {useCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readRowsOfEach} from '#src/data/database/read-rows.ts';
import {reportUnlessClosed} from '#src/data/database/report-unless-closed.ts';
import {tellBought, type CompanyBought} from '#src/data/device/tell-bought.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {pathTo} from '#src/routing/routing.ts';

/** Tells among the notices of each thing bought for a company of the person's that is done. Shows nothing. Rule: BUY13. */
export function KeepBoughtNotices() {
  const database = useLocalDatabase();
  const language = useLanguage();
  const {all} = useCompany();
  const found = useLiveQuery(async () => {
    const rows = await readRowsOfEach(database, all ?? [], ['renewals', 'companyServices']);
    return rows.flatMap(([{id, name}, {renewals, companyServices: services}]): readonly CompanyBought[] => {
      return [
        ...renewals.map((row) => ({
          name,
          href: pathTo.renewal(language, id),
          bought: {kind: 'renewal' as const, row},
        })),
        ...services.map((row) => ({
          name,
          href: pathTo.company(language, id),
          bought: {kind: 'service' as const, row},
        })),
      ];
    });
  }, [database, all, language]);
  useEffect(() => {
    if (!found || all === undefined) return;
    tellBought(database, found, {language, now: new Date().toISOString()}).catch(reportUnlessClosed);
  }, [database, found, all, language]);
  return null;
}
