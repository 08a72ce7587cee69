import {and, desc, eq} from 'drizzle-orm';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction, type Transaction} from '#server/db/database.ts';
import type {Asked, CardOf, SavedCard} from '#server/providers/payments/port.ts';
import {findCustomer} from './customers.ts';
import type {SandboxParts} from './sandbox-parts.ts';
import {cards, customers} from './tables.ts';
import {toCardFacts} from './to-payment.ts';

const unknown = fail('not-found', 'payment.unknown');
const mostCards = 100;

/** See `PaymentsPort.listCards`. */
export async function listCards({database}: SandboxParts, customerId: string): Promise<Asked<SavedCard[]>> {
  const customer = await findCustomer(database, customerId);
  if (!customer) return unknown;
  const rows = await database
    .select()
    .from(cards)
    .where(and(eq(cards.customerId, customerId), eq(cards.removed, false)))
    .orderBy(desc(cards.savedAt), desc(cards.id))
    .limit(mostCards);
  return succeed(
    rows.flatMap(({id, token}) => {
      const facts = toCardFacts(token);
      // Each number has a token of its own.
      const fingerprint = `fingerprint_${token}`;
      return facts ? [{...facts, cardId: id, isDefault: id === customer.defaultCardId, fingerprint}] : [];
    }),
  );
}

/** See `PaymentsPort.removeCard`. Rule: PAY4. */
export async function removeCard(parts: SandboxParts, card: CardOf): Promise<Asked<object>> {
  return onTheirCard(parts, card, async (tx) => {
    await tx.update(cards).set({removed: true}).where(eq(cards.id, card.cardId));
    await tx.update(customers).set({defaultCardId: null}).where(eq(customers.defaultCardId, card.cardId));
  });
}

/** See `PaymentsPort.setDefaultCard`. Rule: PAY4. */
export async function setDefaultCard(parts: SandboxParts, card: CardOf): Promise<Asked<object>> {
  return onTheirCard(parts, card, async (tx) => {
    await tx.update(customers).set({defaultCardId: card.cardId}).where(eq(customers.id, card.customerId));
  });
}

async function onTheirCard(
  {database}: SandboxParts,
  {customerId, cardId}: CardOf,
  act: (tx: Transaction) => Promise<void>,
): Promise<Asked<object>> {
  return inTransaction(database, async (tx) => {
    const isTheirs = and(eq(cards.id, cardId), eq(cards.customerId, customerId), eq(cards.removed, false));
    const [found] = await tx.select().from(cards).where(isTheirs).for('update');
    if (!found) return unknown;
    await act(tx);
    return succeed({});
  });
}
