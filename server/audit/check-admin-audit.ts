import type {FastifyBaseLogger} from 'fastify';
import type pg from 'pg';
import type {EventLog} from '#server/events/event-log.ts';

/** What a look at the whole chain found. */
export type CheckedAudit = {
  readonly count: number;
  /** The first row that is not as it was written, or is missing; null where all is well. */
  readonly brokenAt: number | null;
  /** The hash of the last row, in hex. */
  readonly head: string;
};

/** What is asked: a pool, or one connection of it. */
type Asked = {readonly $client: Pick<pg.ClientBase, 'query'>};

/** How many rows are read at once. */
const batchSize = 10_000;

type Link = {readonly number: number; readonly previous: string; readonly hash: string; readonly isRight: boolean};

/** Looks whether every row of the audit is as it was written and follows the one before, to the last that was. Rule: ADM22. */
export async function checkAdminAudit({$client}: Asked): Promise<CheckedAudit> {
  const head = await $client.query<{number: number; hash: string}>(
    `select number, encode(hash, 'hex') as hash from admin_audit_head`,
  );
  const {number: last = 0, hash: wanted = ''} = head.rows[0] ?? {};
  const start = await $client.query<{hash: string}>(`select encode(sha256(''), 'hex') as hash`);
  let before = start.rows[0]?.hash ?? '';
  let count = 0;
  const broken = (): CheckedAudit => ({count, brokenAt: count + 1, head: wanted});
  while (count < last) {
    const {rows} = await $client.query<Link>(
      `select number, encode(previous_hash, 'hex') as previous, encode(hash, 'hex') as hash, hash = hash_admin_audit(entry) as "isRight"
       from admin_audit as entry where number > $1 and number <= $2 order by number limit $3`,
      [count, last, batchSize],
    );
    if (rows.length === 0) return broken();
    for (const {number, previous, hash, isRight} of rows) {
      if (number !== count + 1 || previous !== before || !isRight) return broken();
      before = hash;
      count = number;
    }
  }
  return before === wanted ? {count, brokenAt: null, head: wanted} : broken();
}

/** Does so and says it in the log, an error where it is broken: a log that is kept elsewhere then knows the last hash, too. Rule: ADM22. */
export async function reportAdminAudit(
  database: Asked,
  log: FastifyBaseLogger,
  events: Pick<EventLog, 'tell'>,
): Promise<void> {
  const {count, brokenAt, head} = await checkAdminAudit(database);
  if (brokenAt === null) log.info({event: 'audit.checked', count, head}, 'the audit of admins is whole');
  else events.tell({event: 'audit.broken', brokenAt});
}
