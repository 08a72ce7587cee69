import {and, eq} from 'drizzle-orm';
import type {MailPaperRow} from '#contract/mailing/mail-paper.ts';
import type {MailScanRow} from '#contract/mailing/mail-scan.ts';
import type {Transaction} from '#server/db/database.ts';
import {mailPapers, mailScans} from '#server/modules/mailing/table.ts';

/** A scan with all that was wanted of its paper. */
export type ScanWithPapers = {readonly scan: MailScanRow; readonly papers: readonly MailPaperRow[]};

/** Finds a company's scan with what was wanted of its paper; undefined where there is no such scan. */
export async function findPapers(
  tx: Transaction,
  {companyId, scanId}: {readonly companyId: string; readonly scanId: string},
): Promise<ScanWithPapers | undefined> {
  const [scan] = await tx
    .select()
    .from(mailScans)
    .where(and(eq(mailScans.spaceId, companyId), eq(mailScans.id, scanId), eq(mailScans.deleted, false)));
  if (!scan) return undefined;
  const papers = await tx
    .select()
    .from(mailPapers)
    .where(and(eq(mailPapers.spaceId, companyId), eq(mailPapers.scanId, scanId), eq(mailPapers.deleted, false)));
  return {scan, papers: papers.map(toPaper)};
}

/** A row as devices are told of it. */
export function toPaper({
  spaceId: _spaceId,
  version: _version,
  deleted: _deleted,
  ...row
}: typeof mailPapers.$inferSelect): MailPaperRow {
  return row;
}
