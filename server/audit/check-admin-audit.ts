import type {FastifyBaseLogger} from 'fastify';
import type pg from 'pg';
import {toInstant} from '#server/db/database.ts';
import type {EventLog} from '#server/events/event-log.ts';

/** Whom a check is told to, and when it was. */
type Told = {
  readonly log: FastifyBaseLogger;
  readonly events: Pick<EventLog, 'tell'>;
  readonly now: () => number;
};

/** What a look at the whole chain found. */
export type CheckedAudit = {
  readonly count: number;
  /** The first row that is not as it was written, or is missing; null where all is well. */
  readonly brokenAt: number | null;
  /** The hash of the last row, in hex. */
  readonly head: string;
};

/** What a look at a part of it found; `last` is the number of the last row there is. */
type CheckedRows = CheckedAudit & {readonly last: number};

/** What is asked: a pool, or one connection of it. */
type Asked = {readonly $client: Pick<pg.ClientBase, 'query'>};

/** How many rows are read at once: the database hashes them in some tenths of a second. */
const auditBatch = 10_000;

type Link = {readonly number: number; readonly previous: string; readonly hash: string; readonly isRight: boolean};

/** Looks whether every row of the audit is as it was written and follows the one before, to the last that was. Rule: ADM22. */
export async function checkAdminAudit(database: Asked): Promise<CheckedAudit> {
  let part = await checkAuditPart(database, 0);
  while (part.brokenAt === null && part.count < part.last) part = await checkAuditPart(database, part.count);
  const {count, brokenAt, head} = part;
  return {count, brokenAt, head};
}

/** Looks at the next rows after one that was looked at, at no more than `most`: so many that nobody waits for it. Rules: ADM22, ADM26. */
export async function checkAuditPart({$client}: Asked, after: number, most = auditBatch): Promise<CheckedRows> {
  const head = await $client.query<{number: number; hash: string}>(
    `select number, encode(hash, 'hex') as hash from admin_audit_head`,
  );
  const {number: last = 0, hash: wanted = ''} = head.rows[0] ?? {};
  const broken = (brokenAt: number): CheckedRows => ({count: brokenAt - 1, brokenAt, head: wanted, last});
  const start = await $client.query<{hash: string}>(
    `select encode(case when $1 = 0 then sha256('') else (select hash from admin_audit where number = $1) end, 'hex') as hash`,
    [after],
  );
  let before = start.rows[0]?.hash;
  // Whoever asks for what comes after a row that there is not has lost it.
  if (after > last || typeof before !== 'string') return broken(Math.max(1, Math.min(after, last + 1)));
  const {rows} = await $client.query<Link>(
    `select number, encode(previous_hash, 'hex') as previous, encode(hash, 'hex') as hash, hash = hash_admin_audit(entry) as "isRight"
     from admin_audit as entry where number > $1 and number <= $2 order by number limit $3`,
    [after, last, most],
  );
  let count = after;
  for (const {number, previous, hash, isRight} of rows) {
    if (number !== count + 1 || previous !== before || !isRight) return broken(count + 1);
    before = hash;
    count = number;
  }
  if (rows.length === 0 && count < last) return broken(count + 1);
  // All that follows each other may have been written anew: then the last is not the one that was.
  if (count === last && before !== wanted) return broken(Math.max(1, last));
  return {count, brokenAt: null, head: wanted, last};
}

/** Does so, keeps when and what was found, and says it in the log, an error where it is broken: a log that is kept elsewhere then knows the last hash, too. Rule: ADM22. */
export async function reportAdminAudit(database: Asked, {log, events, now}: Told): Promise<void> {
  const {count, brokenAt, head} = await checkAdminAudit(database);
  await database.$client.query('insert into admin_audit_checks (at, count, broken_at) values ($1, $2, $3)', [
    toInstant(now()),
    count,
    brokenAt,
  ]);
  if (brokenAt === null) log.info({event: 'audit.checked', count, head}, 'the audit of admins is whole');
  else events.tell({event: 'audit.broken', brokenAt});
}
