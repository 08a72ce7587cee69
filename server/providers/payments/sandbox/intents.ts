import {timingSafeEqual} from 'node:crypto';
import {eq, type SQL} from 'drizzle-orm';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {inTransaction, type Transaction} from '#server/db/database.ts';
import {cardOfToken} from './judge-card.ts';
import type {SandboxParts} from './sandbox-parts.ts';
import {intents, type Intent} from './tables.ts';
import {toClientSecret} from './to-payment.ts';
import {change, findCard, useCard} from './use-card.ts';

/** An intent, or there is none for who asks. */
type Found = Outcome<Intent, {'not-found': ['payment.unknown']}>;

const unknown = fail('not-found', 'payment.unknown');

/** Takes an intent until the transaction ends, so that two who act on it do so one after the other. */
export async function lockIntent(tx: Transaction, which: SQL): Promise<Intent | undefined> {
  const [found] = await tx.select().from(intents).where(which).for('update');
  return found;
}

/** Tells whether nothing can be done with it any more. */
export function isOver({state}: Intent): boolean {
  return state === 'paid' || state === 'canceled';
}

/** Tries a card for whoever has the client secret. One that is over is answered as it is. Rules: PAY2, PAY9, PAY10. */
export async function confirmIntent(
  {database, now}: SandboxParts,
  {clientSecret, card}: {readonly clientSecret: string; readonly card: string},
): Promise<Found> {
  return inTransaction(database, async (tx) => {
    const intent = await lockIntent(tx, ofSecret(clientSecret));
    if (!intent || !isSecretOf(intent, clientSecret)) return unknown;
    if (isOver(intent)) return succeed(intent);
    const chosen = await findCard(tx, intent.customerId, card);
    if (!chosen) return unknown;
    return succeed(await useCard(tx, intent, {...chosen, isPersonThere: true, isConfirmed: false}, now()));
  });
}

/** Reads an intent for whoever has the client secret. Rule: PAY10. */
export async function readBySecret({database}: SandboxParts, clientSecret: string): Promise<Found> {
  const [intent] = await database.select().from(intents).where(ofSecret(clientSecret));
  return intent && isSecretOf(intent, clientSecret) ? succeed(intent) : unknown;
}

/** The id is the first part of the secret. */
function ofSecret(clientSecret: string): SQL {
  return eq(intents.id, clientSecret.split('_secret_')[0] ?? '');
}

function isSecretOf(intent: Intent, given: string): boolean {
  const [right, left] = [Buffer.from(toClientSecret(intent)), Buffer.from(given)];
  return right.length === left.length && timingSafeEqual(right, left);
}

/** What the person says on the bank's page. Where the page is old, nothing changes. Rule: PAY11. @returns undefined where there is no such page. */
export async function answerAction(
  {database, now}: SandboxParts,
  actionId: string,
  isConfirmed: boolean,
): Promise<Intent | undefined> {
  return inTransaction(database, async (tx) => {
    const intent = await lockIntent(tx, eq(intents.actionId, actionId));
    if (intent?.state !== 'needs-action') return intent;
    const token = cardOfToken(intent.token)?.token;
    if (!isConfirmed || !token) return change(tx, intent, {state: 'failed', declineCode: refusedCode(intent)}, now());
    const {savedCardId} = intent;
    return useCard(tx, intent, {token, savedCardId, isPersonThere: true, isConfirmed}, now());
  });
}

function refusedCode({kind}: Intent): string {
  return kind === 'payment' ? 'payment_intent_authentication_failure' : 'setup_intent_authentication_failure';
}

/** The intent of a page of the bank; undefined where there is none. */
export async function findByAction({database}: SandboxParts, actionId: string): Promise<Intent | undefined> {
  const [intent] = await database.select().from(intents).where(eq(intents.actionId, actionId));
  return intent;
}
