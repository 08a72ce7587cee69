import type {AuditTopic} from '#contract/policy/audit-topics.ts';
import {toInstant, type Database} from '#server/db/database.ts';

/** One row of the audit as it is written. It holds ids and names of the program's own, never what a person typed. */
export type AuditEntry = {
  readonly adminId: string;
  /** The user whom the admin acts as; null of what they do as themselves. */
  readonly userId: string | null;
  /** The endpoint's name. */
  readonly act: string;
  readonly does: 'read' | 'change';
  readonly topic: AuditTopic;
  readonly method: string;
  /** The template of the path, never an address. */
  readonly route: string;
  readonly personIds: readonly string[];
  readonly spaceIds: readonly string[];
  readonly rowIds: readonly string[];
  readonly rowCount: number | null;
  readonly outcome: 'begun' | 'ok' | 'refused' | 'failed';
  readonly reason: string | null;
  /** The row that says that this was begun. */
  readonly begunNumber: number | null;
};

/** Writes a row at the end of the chain, for good. @returns its number. @throws where the database cannot. */
export type WriteAudit = (entry: AuditEntry) => Promise<number>;

const statement = `insert into admin_audit (at, admin_id, user_id, act, does, topic, method, route, person_ids, space_ids, row_ids, row_count, outcome, reason, begun_number)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning number`;

/** The audit of a database. One statement writes a row: whoever comes next waits for no more than that. Rules: ADM21, ADM22. */
export function openAdminAudit({$client}: Database, now: () => number): WriteAudit {
  return async (entry) => {
    const {adminId, userId, act, does, topic, method, route, personIds, spaceIds, rowIds, rowCount} = entry;
    const {rows} = await $client.query<{number: number}>(statement, [
      toInstant(now()),
      adminId,
      userId,
      act,
      does,
      topic,
      method,
      route,
      [...personIds],
      [...spaceIds],
      [...rowIds],
      rowCount,
      entry.outcome,
      entry.reason,
      entry.begunNumber,
    ]);
    const [written] = rows;
    if (!written) throw new Error('openAdminAudit: nothing was written');
    return written.number;
  };
}
