import {eq} from 'drizzle-orm';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction, type Transaction} from '#server/db/database.ts';
import type {Asked, Payment, WantedPayment, WantedReturn, WantedSaving} from '#server/providers/payments/port.ts';
import {findCustomer} from './customers.ts';
import {isOver, lockIntent} from './intents.ts';
import {onceForKey} from './keep-key.ts';
import {tellOf, tellOfReturn} from './plan-events.ts';
import {makeId, makeSecret, type SandboxParts} from './sandbox-parts.ts';
import {intents, type Intent} from './tables.ts';
import {toClientSecret, toPayment} from './to-payment.ts';
import {change, findCard, useCard} from './use-card.ts';

const unknown = fail('not-found', 'payment.unknown');

/** See `PaymentsPort.beginPayment`. */
export async function beginPayment(parts: SandboxParts, wanted: WantedPayment): Promise<Asked<Payment>> {
  const {idempotencyKey: key, orderId, amountCents, customerId, savedCardId, saveCard, offSession} = wanted;
  const {description, returnUrl} = wanted;
  const order = {orderId, amountCents, customerId, saveCard, description, returnUrl};
  const made = await inTransaction(parts.database, (tx) =>
    onceForKey(tx, {key, asked: {kind: 'payment', ...order, savedCardId, offSession}}, async () => {
      const card = savedCardId === undefined ? null : await findCard(tx, customerId, savedCardId);
      if (card !== null && !card?.savedCardId) return unknown;
      const intent = await insert(tx, {...order, kind: 'payment'});
      if (!intent) return unknown;
      const use = {isPersonThere: !offSession, isConfirmed: false};
      await (card ? useCard(tx, intent, {...card, ...use}, parts.now()) : tellOf(tx, intent, parts.now()));
      return succeed(intent.id);
    }),
  );
  return made.ok ? readPayment(parts, made.value) : made;
}

/** See `PaymentsPort.beginSavingCard`. */
export async function beginSavingCard(
  {database}: SandboxParts,
  {idempotencyKey: key, customerId, returnUrl}: WantedSaving,
): Promise<Asked<{clientSecret: string}>> {
  const order = {orderId: '', amountCents: 0, customerId, saveCard: true, description: '', returnUrl};
  return inTransaction(database, (tx) =>
    onceForKey(tx, {key, asked: {kind: 'saving', ...order}}, async () => {
      const intent = await insert(tx, {...order, kind: 'saving'});
      return intent ? succeed(intent.id) : unknown;
    }).then(async (made) => {
      if (!made.ok) return made;
      const [intent] = await tx.select().from(intents).where(eq(intents.id, made.value));
      return intent ? succeed({clientSecret: toClientSecret(intent)}) : unknown;
    }),
  );
}

type NewIntent = Pick<
  Intent,
  'kind' | 'orderId' | 'amountCents' | 'customerId' | 'saveCard' | 'description' | 'returnUrl'
>;

/** @returns undefined where there is no such customer. */
async function insert(tx: Transaction, wanted: NewIntent): Promise<Intent | undefined> {
  if (!(await findCustomer(tx, wanted.customerId))) return undefined;
  const id = makeId(wanted.kind === 'payment' ? 'pi' : 'seti');
  const [made] = await tx
    .insert(intents)
    .values({...wanted, id, secret: makeSecret(), state: 'needs-card'})
    .returning();
  return made;
}

/** See `PaymentsPort.readPayment`. */
export async function readPayment({database, now}: SandboxParts, paymentId: string): Promise<Asked<Payment>> {
  const [intent] = await database.select().from(intents).where(eq(intents.id, paymentId));
  return intent?.kind === 'payment' ? succeed(toPayment(intent, now())) : unknown;
}

/** See `PaymentsPort.cancelPayment`. */
export async function cancelPayment({database, now}: SandboxParts, paymentId: string): Promise<Asked<Payment>> {
  return inTransaction(database, async (tx) => {
    const intent = await lockIntent(tx, eq(intents.id, paymentId));
    if (intent?.kind !== 'payment') return unknown;
    const after = isOver(intent) ? intent : await change(tx, intent, {state: 'canceled'}, now());
    return succeed(toPayment(after, now()));
  });
}

/** See `PaymentsPort.giveBack`. Rule: PAY6. */
export async function giveBack(
  {database, now}: SandboxParts,
  {paymentId, amountCents, idempotencyKey: key}: WantedReturn,
): Promise<Asked<{returnId: string}>> {
  const made = await inTransaction(database, (tx) =>
    onceForKey(tx, {key, asked: {kind: 'return', paymentId, amountCents}}, async () => {
      const intent = await lockIntent(tx, eq(intents.id, paymentId));
      if (intent?.kind !== 'payment') return unknown;
      const {receivedCents, givenBackCents, disputedCents} = toPayment(intent, now());
      const left = receivedCents - givenBackCents;
      if (amountCents < 1 || amountCents > left || disputedCents > 0) return fail('conflict', 'payment.not-possible');
      const after = {givenBackCents: givenBackCents + amountCents};
      await tx.update(intents).set(after).where(eq(intents.id, paymentId));
      await tellOfReturn(tx, paymentId, now());
      return succeed(makeId('re'));
    }),
  );
  return made.ok ? succeed({returnId: made.value}) : made;
}
