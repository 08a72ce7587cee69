import {and, eq} from 'drizzle-orm';
import type {SandboxToken} from '#contract/payments/sandbox-cards.ts';
import type {Transaction} from '#server/db/database.ts';
import {cardOfToken, isDisputed, judgeCard} from './judge-card.ts';
import {disputeDelayMs, tellOf} from './plan-events.ts';
import {makeId, makeSecret} from './sandbox-parts.ts';
import {cards, intents, type Intent} from './tables.ts';

/** A card that somebody wants to use: a token alone, or one that was saved. */
export type ChosenCard = {readonly token: SandboxToken; readonly savedCardId: string | null};

/** @param card a token, or the id of a saved card. @returns undefined where it is neither, or another customer's. Rules: PAY4, PAY9. */
export async function findCard(tx: Transaction, customerId: string, card: string): Promise<ChosenCard | undefined> {
  const given = cardOfToken(card);
  if (given) return {token: given.token, savedCardId: null};
  const isTheirs = and(eq(cards.id, card), eq(cards.customerId, customerId), eq(cards.removed, false));
  const [row] = await tx.select().from(cards).where(isTheirs);
  const saved = cardOfToken(row?.token ?? null);
  return saved && row && {token: saved.token, savedCardId: row.id};
}

/** Asks the bank of a card, writes what it says and plans to tell of it. The intent is locked, and neither paid nor canceled. */
export async function useCard(
  tx: Transaction,
  intent: Intent,
  {token, savedCardId, ...use}: ChosenCard & {readonly isPersonThere: boolean; readonly isConfirmed: boolean},
  nowMs: number,
): Promise<Intent> {
  const verdict = judgeCard({token, kind: intent.kind, isSaved: savedCardId !== null, ...use});
  if (verdict === 'ask')
    return change(
      tx,
      intent,
      {state: 'needs-action', token, savedCardId, declineCode: null, actionId: makeSecret()},
      nowMs,
    );
  if (verdict !== 'yes')
    return change(tx, intent, {state: 'failed', token, savedCardId, declineCode: verdict.declineCode}, nowMs);
  const keeps = savedCardId === null && (intent.saveCard || intent.kind === 'saving');
  const disputedAt = isDisputed(token) ? new Date(nowMs + disputeDelayMs).toISOString() : null;
  const keptId = keeps ? await saveCard(tx, intent.customerId, token, nowMs) : savedCardId;
  return change(tx, intent, {state: 'paid', token, savedCardId: keptId, declineCode: null, disputedAt}, nowMs);
}

async function saveCard(tx: Transaction, customerId: string, token: string, nowMs: number): Promise<string> {
  const id = makeId('pm');
  await tx.insert(cards).values({id, customerId, token, savedAt: new Date(nowMs).toISOString()});
  return id;
}

/** Writes where an intent has come to, and plans to tell of it. */
export async function change(
  tx: Transaction,
  {id}: Intent,
  news: Partial<Omit<Intent, 'id'>>,
  nowMs: number,
): Promise<Intent> {
  const [changed] = await tx.update(intents).set(news).where(eq(intents.id, id)).returning();
  if (!changed) throw new Error('the sandbox has lost a payment');
  await tellOf(tx, changed, nowMs);
  return changed;
}
