import type {Transaction} from '#server/db/database.ts';
import {adminActs} from '#server/modules/account/table.ts';
import {makeId} from '#server/db/make-id.ts';
import {toInstant} from '#server/db/database.ts';

type AdminAct = Pick<typeof adminActs.$inferInsert, 'adminId' | 'userId' | 'act' | 'reason' | 'endedAt'> & {
  /** The act's own id, where something else is known by it; a new one else. */
  readonly id?: string;
};

/** Writes down what an admin did to an account, for its owner to read. Rule: ADM5. Source: D10. */
export async function noteAdminAct(tx: Transaction, {id, ...act}: AdminAct, nowMs: number): Promise<void> {
  const at = toInstant(nowMs);
  const ownId = id ?? makeId(nowMs);
  await tx.insert(adminActs).values({id: ownId, at, ...act});
}
