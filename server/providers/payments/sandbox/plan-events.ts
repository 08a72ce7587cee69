import {randomInt, randomUUID} from 'node:crypto';
import type {Transaction} from '#server/db/database.ts';
import {events, type Intent} from './tables.ts';

/** What is told of a payment. */
const typeOf = {
  'needs-card': 'payment.created',
  'needs-action': 'payment.needs-action',
  processing: 'payment.processing',
  paid: 'payment.paid',
  failed: 'payment.failed',
  canceled: 'payment.canceled',
} as const satisfies Record<Intent['state'], string>;

/** How late the first and the second telling are, at most: late enough to come in the wrong order. */
const latestMs = [2_000, 10_000] as const;

/** How long after a payment its card's owner disputes it. */
export const disputeDelayMs = 20_000;

/** How long after that the bank decides: some minutes here, where it is a week and more with a real one. */
export const disputeLifeMs = 120_000;

/** Plans to tell of where a payment has come to: twice, each at a moment of its own. Rule: PAY12. */
export async function tellOf(tx: Transaction, intent: Intent, nowMs: number): Promise<void> {
  if (intent.kind !== 'payment') return;
  await plan(tx, {type: typeOf[intent.state], intentId: intent.id, saidMs: nowMs});
  if (intent.state !== 'paid' || intent.disputedAt === null) return;
  const disputedMs = Date.parse(intent.disputedAt);
  await plan(tx, {type: 'payment.disputed', intentId: intent.id, saidMs: disputedMs});
  await plan(tx, {type: 'payment.dispute-closed', intentId: intent.id, saidMs: disputedMs + disputeLifeMs});
}

/** Plans to tell that money was given back. */
export async function tellOfReturn(tx: Transaction, intentId: string, nowMs: number): Promise<void> {
  await plan(tx, {type: 'payment.given-back', intentId, saidMs: nowMs});
}

type Telling = {readonly type: string; readonly intentId: string; readonly saidMs: number};

async function plan(tx: Transaction, {type, intentId, saidMs}: Telling): Promise<void> {
  const eventId = `evt_sandbox_${randomUUID()}`;
  const saidAt = new Date(saidMs).toISOString();
  const tellings = latestMs.map((most, nth) => {
    const sendAt = new Date(saidMs + randomInt(most)).toISOString();
    return {eventId, nth, type, intentId, saidAt, sendAt};
  });
  await tx.insert(events).values(tellings);
}
