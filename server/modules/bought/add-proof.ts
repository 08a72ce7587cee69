import {and, eq} from 'drizzle-orm';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {addProof as endpoint, proofKindOf} from '#contract/purchases/add-proof.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import type {BoughtParts} from './bought-parts.ts';
import {companies, files} from './table.ts';

/** Makes the row of a proof that an admin brings, once for each file and company. Rules: BUY12, DIS8. */
export const addProof = implement(
  endpoint,
  async ({database, now}: BoughtParts, {companyId, kind: work, ...facts}, {session}) =>
    inTransaction(database, async (tx) => {
      await lockSpace(tx, companyId);
      const isHere = and(eq(companies.spaceId, companyId), eq(companies.deleted, false));
      if ((await tx.$count(companies, isHere)) === 0) return fail('not-found', 'admin.no-such-company');
      const kind = proofKindOf(work);
      const isTheirs = and(eq(files.createdBy, session.userId), eq(files.kind, kind), eq(files.deleted, false));
      const [known] = await tx
        .select({id: files.id, storedAt: files.storedAt})
        .from(files)
        .where(and(eq(files.spaceId, companyId), eq(files.sha256, facts.sha256), isTheirs));
      if (known) return succeed({fileId: known.id, isStored: known.storedAt !== null});
      const nowMs = now();
      const fileId = makeId(nowMs);
      const made = {createdAt: toInstant(nowMs), createdBy: session.userId, storedAt: null};
      const row = {id: fileId, kind, transactionId: null, ...facts, ...made};
      const author = {kind: 'admin', userId: session.userId} as const;
      await writeSynced(tx, {spaceId: companyId, author, nowMs}, [{table: 'files', create: [row]}]);
      return succeed({fileId, isStored: false});
    }),
);
