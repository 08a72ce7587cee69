import {fail, succeed} from '#contract/kernel/failure.ts';
import {beginSavingCard as endpoint} from '#contract/payments/begin-saving-card.ts';
import {implement} from '#server/http/implement.ts';
import type {CardsParts} from '#server/modules/payments/payments-parts.ts';

const down = fail('provider-down', 'payment.provider-down');

type SavingParts = Pick<CardsParts, 'customers' | 'origin' | 'port'>;

/** Begins to save a card of the caller's own; a customer whom the provider has forgotten is made anew. Rules: PAY19, PAY22. */
export const beginSavingCard = implement(endpoint, async (parts: SavingParts, {id, language}, {session}) => {
  const {customers, origin, port} = parts;
  const {userId, email, firstName, lastName} = session;
  const begin = async () => {
    const customer = await customers.ensure({ownerId: userId, email, name: `${firstName} ${lastName}`.trim()});
    if (!customer.ok) return customer;
    const {customerId} = customer.value;
    const begun = await port.beginSavingCard({
      // Another customer or another language is another asking: the provider refuses other words under the same key.
      idempotencyKey: `saving-${customerId}-${language}-${id}`,
      customerId,
      returnUrl: `${origin}/${language}/payment-method`,
    });
    if (!begun.ok && begun.failure.code === 'not-found') await customers.drop(customerId);
    return begun;
  };
  const first = await begin();
  const begun = !first.ok && first.failure.code === 'not-found' ? await begin() : first;
  return begun.ok ? succeed(begun.value) : down;
});
