import {locks} from '#server/db/advisory-lock.ts';
import {createHash} from 'node:crypto';
import {sql} from 'drizzle-orm';
import {toIsoInstant, type Transaction, toInstant} from '#server/db/database.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The most messages that are taken within an hour. Rule: CTC4. */
const mostAnHour = {fromNetwork: 5, withEmail: 3} as const;

/** The most messages within an hour that lead to mails. Rule: CTC4. */
const mostMailedAnHour = 60;

/** Who writes what, and when. */
export type Arrival = {
  readonly network: string;
  readonly email: string;
  readonly message: string;
  readonly nowMs: number;
};

/** What was written lately, as far as it decides on the next message. */
export type Recent = {
  /** The very same message came within the hour. */
  readonly isRepeated: boolean;
  /** Milliseconds until one more is taken; 0 for now. */
  readonly waitMs: number;
  /** So many came from everybody that one more is kept without a mail. */
  readonly isFlood: boolean;
  /** A confirmation went to this e-mail within a day. */
  readonly wasConfirmed: boolean;
};

/** A network as it is kept while it counts. */
export function hashNetwork(network: string): Buffer {
  return createHash('sha256').update(network).digest();
}

/** Looks at what was written lately; others who write wait until the transaction ends. Rules: CTC2, CTC4, CTC5. */
export async function lookBack(tx: Transaction, {network, email, message, nowMs}: Arrival): Promise<Recent> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.countingMessages})`);
  const hourAgo = toInstant(nowMs - hourMs);
  const dayAgo = toInstant(nowMs - dayMs);
  await tx.execute(sql`
    update contact_messages set network_hash = null where network_hash is not null and sent_at <= ${hourAgo}::timestamptz`);
  const isOfNetwork = sql`network_hash = ${hashNetwork(network)}`;
  const {rows} = await tx.execute<Counts>(sql`
    select
      count(*)::int as "inAll",
      count(*) filter (where ${isOfNetwork})::int as "fromNetwork", (min(sent_at) filter (where ${isOfNetwork}))::text as "firstFromNetwork",
      count(*) filter (where email = ${email})::int as "withEmail", (min(sent_at) filter (where email = ${email}))::text as "firstWithEmail",
      coalesce(bool_or(email = ${email} and message = ${message}), false) as "isRepeated",
      exists (
        select from contact_messages where email = ${email} and confirmed and sent_at > ${dayAgo}::timestamptz
      ) as "wasConfirmed"
    from contact_messages where sent_at > ${hourAgo}::timestamptz`);
  const [counts] = rows;
  if (!counts) throw new Error('counting answered nothing');
  const {isRepeated, wasConfirmed} = counts;
  return {isRepeated, wasConfirmed, waitMs: toWait(counts, nowMs), isFlood: counts.inAll >= mostMailedAnHour};
}

type Counts = {
  readonly inAll: number;
  readonly fromNetwork: number;
  readonly firstFromNetwork: string | null;
  readonly withEmail: number;
  readonly firstWithEmail: string | null;
  readonly isRepeated: boolean;
  readonly wasConfirmed: boolean;
};

/** Until the oldest of those that are too many is an hour old. */
function toWait(counts: Counts, nowMs: number): number {
  const firsts = [
    counts.fromNetwork >= mostAnHour.fromNetwork ? counts.firstFromNetwork : null,
    counts.withEmail >= mostAnHour.withEmail ? counts.firstWithEmail : null,
  ];
  const waits = firsts.map((first) => (first === null ? 0 : Date.parse(toIsoInstant(first)) + hourMs - nowMs));
  return Math.max(...waits);
}
