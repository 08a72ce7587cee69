import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {expiryOf} from '#contract/payments/card-expiry.ts';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import {toInstant} from '#server/db/database.ts';
import {findCustomerId} from '#server/modules/payments/customers/open-customers.ts';
import type {PaymentsParts} from '#server/modules/payments/payments-parts.ts';
import type {Asked, CardOf, SavedCard as KeptCard} from '#server/providers/payments/port.ts';

const down = fail('provider-down', 'payment.provider-down');
const unknown = fail('not-found', 'payment.card-unknown');

/** Somebody's cards, or nobody can say. */
type Listed = Outcome<{cards: SavedCard[]}, {'provider-down': ['payment.provider-down']}>;

/** The saved cards of a person or an order at the present vendor, each once, the default first, then the newest. Rules: PAY16, PAY17, PAY20. */
export async function readCards(parts: PaymentsParts, ownerId: string): Promise<Listed> {
  const customerId = await findCustomerId(parts, ownerId);
  if (customerId === undefined) return succeed({cards: []});
  const listed = await parts.port.listCards(customerId);
  // A customer whom the provider does not know any more has no cards.
  if (!listed.ok) return listed.failure.code === 'not-found' ? succeed({cards: []}) : down;
  const today = toInstant(parts.now()).slice(0, 10);
  const cards = listTypedOnce(listed.value).map(({fingerprint: _own, ...card}) => ({
    ...card,
    expiry: expiryOf(card, today),
  }));
  const good = cards.filter(({expiry}) => expiry !== 'expired');
  // Whoever chose a card that has ended is charged by the newest that is good.
  const charged = good.length > 0 ? good : cards;
  const first = charged.find(({isDefault}) => isDefault) ?? charged.at(0);
  const others = cards.filter((card) => card !== first).map((card) => ({...card, isDefault: false}));
  return succeed({cards: first ? [{...first, isDefault: true}, ...others] : []});
}

/** Of a number that was typed again the newest stands for all: it has the date that counts. @param cards the newest first. Rule: PAY20. */
function listTypedOnce(cards: readonly KeptCard[]): KeptCard[] {
  return cards.flatMap((card, nth) => {
    if (cards.findIndex((other) => isSameNumber(card, other)) < nth) return [];
    return [{...card, isDefault: cards.some((other) => other.isDefault && isSameNumber(card, other))}];
  });
}

/** Two saved cards are of one number. Rule: PAY20. */
export function isSameNumber(one: KeptCard, other: KeptCard): boolean {
  return one.cardId === other.cardId || (one.fingerprint !== null && one.fingerprint === other.fingerprint);
}

/** Does something with a card of the caller's own, and reads all of theirs anew; a card of anybody else is unknown. Rule: PAY4. */
export async function onOwnCard(
  parts: PaymentsParts,
  {userId, cardId}: {readonly userId: string; readonly cardId: string},
  act: (card: CardOf) => Promise<Asked<object>>,
): Promise<
  Outcome<{cards: SavedCard[]}, {'not-found': ['payment.card-unknown']; 'provider-down': ['payment.provider-down']}>
> {
  const customerId = await findCustomerId(parts, userId);
  if (customerId === undefined) return unknown;
  const done = await act({customerId, cardId});
  if (done.ok) return readCards(parts, userId);
  return done.failure.code === 'not-found' ? unknown : down;
}
