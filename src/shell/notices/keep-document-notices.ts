import {useEffect} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {useCompany, type MyCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readRows} from '#src/data/database/read-rows.ts';
import {reportUnlessClosed} from '#src/data/database/report-unless-closed.ts';
import {tellDocuments, type ToldDocument} from '#src/data/device/tell-documents.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import type {Language} from '#src/i18n/languages.ts';
import {pathTo} from '#src/routing/routing.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** Tells among the notices of each document that was refused, and of each that came from Faro. Shows nothing. Rule: NTC8. */
export function KeepDocumentNotices() {
  const database = useLocalDatabase();
  const language = useLanguage();
  const {all} = useCompany();
  const documents = useLiveQuery(
    async () => all && (await Promise.all(all.map(async (company) => readTold(database, company, language)))).flat(),
    [database, all, language],
  );
  useEffect(() => {
    if (!documents) return;
    tellDocuments(database, documents, {language, now: new Date().toISOString()}).catch(reportUnlessClosed);
  }, [database, documents, language]);
  return null;
}

async function readTold(database: LocalDatabase, {id, name}: MyCompany, language: Language): Promise<ToldDocument[]> {
  const documents = await readRows(database, id, 'companyDocuments');
  if (documents.length === 0) return [];
  const [files, partners] = await Promise.all([readRows(database, id, 'files'), readRows(database, id, 'partners')]);
  const storedAt = new Map(files.map((file) => [file.id, file.storedAt]));
  return documents.map((document) => {
    const partner = partners.find((one) => one.id === document.partnerId);
    return {
      company: name,
      partner: partner ? partner.companyName || `${partner.firstName} ${partner.lastName}`.trim() : null,
      href: `${pathTo.company(language, id)}?document=${document.id}`,
      storedAt: storedAt.get(document.fileId) ?? null,
      document,
    };
  });
}
