import {locks} from '#server/db/advisory-lock.ts';
import {sql} from 'drizzle-orm';
import {toInstant, type Transaction} from '#server/db/database.ts';

const hourMs = 3_600_000;

/** Entries within an hour that lead to a mail, of one network and of all together. Rule: CTC11. */
const mostMailed = {fromNetwork: 10, inAll: 60} as const;

/** Forgets networks after an hour and tells whether so much was entered since that one more leads to no mail; others who enter wait until the transaction ends. Rules: CTC11, CTC12. */
export async function isFlooded(tx: Transaction, networkHash: Buffer, nowMs: number): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.countingEntries})`);
  const hourAgo = toInstant(nowMs - hourMs);
  await tx.execute(sql`
    update waitlist_entries set network_hash = null where network_hash is not null and joined_at <= ${hourAgo}::timestamptz`);
  const {rows} = await tx.execute<{inAll: number; fromNetwork: number}>(sql`
    select count(*)::int as "inAll", count(*) filter (where network_hash = ${networkHash})::int as "fromNetwork"
    from waitlist_entries where joined_at > ${hourAgo}::timestamptz`);
  const [counts] = rows;
  if (!counts) throw new Error('counting answered nothing');
  return counts.inAll >= mostMailed.inAll || counts.fromNetwork >= mostMailed.fromNetwork;
}
