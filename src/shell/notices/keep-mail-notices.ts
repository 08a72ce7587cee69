import {useEffect} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {useCompany, type MyCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readRowsOfEach} from '#src/data/database/read-rows.ts';
import {reportUnlessClosed} from '#src/data/database/report-unless-closed.ts';
import {writeUnreadMail} from '#src/data/device/unread-mail.ts';
import {dropUnreadable} from '#src/data/device/mail/drop-unreadable.ts';
import {tellPapers, type ToldPaper} from '#src/data/device/mail/tell-papers.ts';
import {tellPosts, type ToldScan} from '#src/data/device/mail/tell-posts.ts';
import {bringFiles} from '#src/data/keeping/bring-files.ts';
import {chooseRecent} from '#src/data/mail/choose-recent.ts';
import {fileOfScan, type KeptScan} from '#src/data/mail/file-of-scan.ts';
import {hasReadableMail} from '#src/data/mail/has-readable-mail.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import type {Language} from '#src/i18n/languages.ts';
import {pathTo} from '#src/routing/routing.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {useBrought} from './use-brought.ts';

/** Tells among the notices of post that came and of what became of its paper, and counts what is unread for the menu; keeps the last letters on this device. Shows nothing. Rules: MLG9, MLG16, NTC10, NTC11. */
export function KeepMailNotices() {
  const database = useLocalDatabase();
  const language = useLanguage();
  const {all} = useCompany();
  const found = useLiveQuery(
    async () => (all ? readMailOf(database, all.filter(hasReadableMail), language) : undefined),
    [database, all, language],
  );
  useEffect(() => {
    if (!found) return;
    tell(database, found, language).catch(reportUnlessClosed);
  }, [database, found, language]);
  const recent = chooseRecent(found?.kept ?? []);
  // The newest last, so that it stays the longest.
  useBrought(recent[0]?.id ?? '', async (signal) => bringFiles(database, recent.toReversed().map(fileOfScan), signal));
  return null;
}

type Found = {
  readonly companyIds: readonly string[];
  /** Letters that can still become read: nothing is noted of a company that is dissolved. */
  readonly unreadCount: number;
  readonly scans: readonly ToldScan[];
  readonly kept: readonly KeptScan[];
  readonly papers: readonly ToldPaper[];
};

async function readMailOf(
  database: LocalDatabase,
  companies: readonly MyCompany[],
  language: Language,
): Promise<Found> {
  const found = await readRowsOfEach(database, companies, ['mailScans', 'mailPapers']);
  const all = found.map(([{id: companyId, name: company, dissolvedOn}, {mailScans: scans, mailPapers: papers}]) => {
    const place = {companyId, company, href: pathTo.mailing(language)};
    return {
      scans: scans.map((scan) => ({...place, scan})),
      kept: scans.map((scan) => ({...scan, companyId})),
      papers: papers.map((paper) => ({...place, paper})),
      unreadCount: dissolvedOn ? 0 : scans.filter(({storedAt, isRead}) => storedAt !== null && !isRead).length,
    };
  });
  return {
    companyIds: companies.map(({id}) => id),
    scans: all.flatMap(({scans}) => scans),
    kept: all.flatMap(({kept}) => kept),
    papers: all.flatMap(({papers}) => papers),
    unreadCount: all.reduce((sum, {unreadCount}) => sum + unreadCount, 0),
  };
}

async function tell(
  database: LocalDatabase,
  {companyIds, scans, papers, unreadCount}: Found,
  language: Language,
): Promise<void> {
  const looked = {language, companyIds, now: new Date().toISOString()};
  await dropUnreadable(database, companyIds);
  await tellPosts(database, scans, looked);
  await tellPapers(database, papers, looked);
  await writeUnreadMail(database, unreadCount);
}
