import {useEffect} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {useCompany, type MyCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readRowsOfEach, type RowsOf} from '#src/data/database/read-rows.ts';
import {reportUnlessClosed} from '#src/data/database/report-unless-closed.ts';
import {tellDocuments, type ToldDocument} from '#src/data/device/tell-documents.ts';
import {choosePapers, type KeptPaper} from '#src/data/documents/choose-papers.ts';
import {bringFiles} from '#src/data/keeping/bring-files.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import type {Language} from '#src/i18n/languages.ts';
import {pathTo} from '#src/routing/routing.ts';
import {useBrought} from './use-brought.ts';

/** Tells among the notices of each document that was refused, and of each that came from Faro; keeps the companies' own on this device. Shows nothing. Rules: DOC19, NTC8. */
export function KeepDocumentNotices() {
  const database = useLocalDatabase();
  const language = useLanguage();
  const {all} = useCompany();
  const found = useLiveQuery(async () => {
    const rows = all && (await readRowsOfEach(database, all, tables));
    return rows?.flatMap(([company, those]) => listFound(company, those, language));
  }, [database, all, language]);
  useEffect(() => {
    if (!found) return;
    const told = found.map((one) => one.told);
    tellDocuments(database, told, {language, now: new Date().toISOString()}).catch(reportUnlessClosed);
  }, [database, found, language]);
  const papers = choosePapers(found?.flatMap(({paper}) => (paper ? [paper] : [])) ?? []);
  const files = papers.map(({companyId, file}) => ({...file, spaceId: companyId}));
  // The newest last, so that it stays the longest.
  useBrought(files.map(({id}) => id).join(' '), async (signal) => bringFiles(database, files.toReversed(), signal));
  return null;
}

type Found = {
  readonly told: ToldDocument;
  /** Null where its file has not come yet. */
  readonly paper: KeptPaper | null;
};

const tables = ['companyDocuments', 'files', 'partners'] as const;

function listFound(
  {id, name}: MyCompany,
  {companyDocuments: documents, files, partners}: RowsOf<(typeof tables)[number]>,
  language: Language,
): Found[] {
  const byId = new Map(files.map((file) => [file.id, file]));
  return documents.map((document) => {
    const partner = partners.find((one) => one.id === document.partnerId);
    const file = byId.get(document.fileId);
    const told = {
      company: name,
      partner: partner ? partner.companyName || `${partner.firstName} ${partner.lastName}`.trim() : null,
      href: `${pathTo.company(language, id)}?document=${document.id}`,
      storedAt: file?.storedAt ?? null,
      document,
    };
    return {told, paper: file ? {companyId: id, document, file} : null};
  });
}
