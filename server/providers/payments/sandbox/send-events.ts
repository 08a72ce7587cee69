import {and, eq, lt, sql} from 'drizzle-orm';
import type {Database} from '#server/db/database.ts';
import type {SandboxSigner} from './webhook.ts';
import {events} from './tables.ts';

/** What sending stands on. */
export type SendingParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly signer: SandboxSigner;
  /** Brings it to the address of all webhooks. @returns whether it was taken. */
  readonly deliver: (payload: string, headers: Record<string, string>) => Promise<boolean>;
};

/** What was not taken, or whose node died, is sent again after this. */
const againMs = 30_000;
/** As vendors do, it gives up after three days. */
const givenUpMs = 3 * 86_400_000;
const atOnce = 50;

/** Sends what is due, in no order; by one node each. Rule: PAY12. @returns how much it sent. */
export async function sendDueEvents({database, now, signer, deliver}: SendingParts): Promise<number> {
  const [at, again, tooOld] = [0, againMs, -givenUpMs].map((ms) => new Date(now() + ms).toISOString());
  await database.delete(events).where(lt(events.saidAt, tooOld ?? ''));
  const due = await database
    .update(events)
    .set({sendAt: again ?? ''})
    .where(
      sql`(event_id, nth) in (select event_id, nth from sandbox_payment_events where send_at <= ${at ?? ''}
        order by random() limit ${atOnce} for update skip locked)`,
    )
    .returning();
  for (const {eventId, nth, type, intentId, saidAt} of due) {
    const {payload, headers} = await signer.sign({id: eventId, type, createdAt: saidAt, intentId}, now());
    const isTaken = await deliver(payload, headers);
    if (isTaken) await database.delete(events).where(and(eq(events.eventId, eventId), eq(events.nth, nth)));
  }
  return due.length;
}
