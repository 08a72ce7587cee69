import {isSpoken} from '#contract/mailing/mail-paper.ts';
import {toInstant, type Transaction} from '#server/db/database.ts';
import type {MailingParts} from '#server/modules/mailing/mailing-parts.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {findPapers} from './find-paper.ts';

type Ended = {readonly companyId: string; readonly scanId: string; readonly adminId: string; readonly nowMs: number};

/** Ends what was wanted of the paper of a scan that is not this company's, and is not done yet; what was paid goes back. Rules: MLG4, MLG15. */
export async function endPapers(
  tx: Transaction,
  {giveBack}: Pick<MailingParts, 'giveBack'>,
  {companyId, scanId, adminId, nowMs}: Ended,
): Promise<void> {
  const found = await findPapers(tx, {companyId, scanId});
  const open = found?.papers.filter((paper) => isSpoken(paper) && paper.state !== 'done') ?? [];
  const ended = {state: 'returned', endedOn: toInstant(nowMs).slice(0, 10), returnedWhy: 'other'} as const;
  for (const {id, orderId} of open) {
    if (orderId !== null) await giveBack(tx, {orderId, serviceId: null});
    const author = {kind: 'admin', userId: adminId} as const;
    await writeSynced(tx, {spaceId: companyId, author, nowMs}, [{table: 'mailPapers', edit: [{id, ...ended}]}]);
  }
}
