import {and, eq} from 'drizzle-orm';
import type {MailPaperRow} from '#contract/mailing/mail-paper.ts';
import {toInstant, type Transaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import type {BoughtParts, Work} from './bought-parts.ts';
import {mailPapers} from './table.ts';
import {tellOwners} from './tell-bought.ts';

/**
 * Begins what is wanted of a paper, has it done, gives its money back, or turns down what cost nothing. @returns false where that cannot be done to it; undefined where nothing is wanted.
 * Rules: MLG14, MLG15.
 */
export async function workOnPaper(tx: Transaction, parts: BoughtParts, work: Work): Promise<boolean | undefined> {
  const {companyId, company, kind, act, adminId, nowMs} = work;
  const [row] = await tx
    .select()
    .from(mailPapers)
    .where(and(eq(mailPapers.spaceId, companyId), eq(mailPapers.id, work.id), eq(mailPapers.deleted, false)));
  if (!row || kind !== (row.wish === 'forward' ? 'forward-mail' : 'shred-mail')) return undefined;
  const {state, orderId} = row;
  const path = 'mailing';
  const keep = async (set: Partial<MailPaperRow>): Promise<void> => {
    const author = {kind: 'admin', userId: adminId} as const;
    await writeSynced(tx, {spaceId: companyId, author, nowMs}, [{table: 'mailPapers', edit: [{id: row.id, ...set}]}]);
  };
  if (state !== 'asked' && state !== 'doing') return false;
  if (act.do === 'begin') {
    if (state !== 'asked') return false;
    await keep({state: 'doing'});
    return true;
  }
  if (act.do === 'done') {
    const {day, note, tracking} = act;
    await keep({state: 'done', endedOn: day, note, tracking});
    await tellOwners(parts, tx, companyId, {kind: 'paper-done', company, wish: row.wish, day, note, tracking, path});
    return true;
  }
  if (act.do !== 'return') return false;
  const {why, note} = act;
  const day = toInstant(nowMs).slice(0, 10);
  if (orderId === null) {
    await keep({state: 'returned', endedOn: day, returnedWhy: why, note});
    await tellOwners(parts, tx, companyId, {kind: 'paper-turned-down', company, day, note, path});
    return true;
  }
  const given = await parts.giveBack(tx, {orderId, serviceId: null});
  if (!given) return false;
  await keep({state: 'returned', endedOn: day, returnedWhy: why, note});
  await tellOwners(parts, tx, companyId, {kind: 'purchase-returned', company, ...given, why, note, path});
  return true;
}
