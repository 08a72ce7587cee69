import {useEffect} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {useCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readRowsOfEach} from '#src/data/database/read-rows.ts';
import {reportUnlessClosed} from '#src/data/database/report-unless-closed.ts';
import {tellDissolutions, type CompanyDissolution} from '#src/data/device/tell-dissolutions.ts';
import {tellSteps, type CompanyMove} from '#src/data/device/tell-steps.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {pathTo} from '#src/routing/routing.ts';

/** Tells among the notices of each step that a company of the person's has come to, and of each of its dissolution. Shows nothing. Rules: NTC5, DIS11. */
export function KeepStepNotices() {
  const database = useLocalDatabase();
  const language = useLanguage();
  const {all} = useCompany();
  const moves = useLiveQuery(async () => {
    const found = await readRowsOfEach(database, all ?? [], ['companySteps']);
    return found.flatMap(([{id, name}, {companySteps}]) =>
      companySteps.map((move): CompanyMove => ({name, href: pathTo.company(language, id), move})),
    );
  }, [database, all, language]);
  useEffect(() => {
    if (!moves || all === undefined) return;
    tellSteps(database, moves, {language, now: new Date().toISOString()}).catch(reportUnlessClosed);
  }, [database, moves, all, language]);
  useTellDissolutions();
  return null;
}

function useTellDissolutions(): void {
  const database = useLocalDatabase();
  const language = useLanguage();
  const {all} = useCompany();
  const steps = useLiveQuery(async () => {
    const found = await readRowsOfEach(database, all ?? [], ['dissolutionSteps']);
    return found.flatMap(([{id, name}, {dissolutionSteps}]) =>
      dissolutionSteps.map((step): CompanyDissolution => ({name, href: pathTo.dissolution(language, id), step})),
    );
  }, [database, all, language]);
  useEffect(() => {
    if (!steps || all === undefined) return;
    tellDissolutions(database, steps, {language, now: new Date().toISOString()}).catch(reportUnlessClosed);
  }, [database, steps, all, language]);
}
