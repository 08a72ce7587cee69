import {fail, succeed} from '#contract/kernel/failure.ts';
import {toInstant} from '#server/db/database.ts';
import {asService} from '#server/db/second-net.ts';
import {findActive, findKnown} from '#server/modules/account/person/user-store.ts';
import {noteLook} from '#server/modules/account/admin/note-look.ts';
import {findRole} from '#server/modules/companies/membership-store.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {giveBackJob} from '#server/modules/orders/paying/give-back-job.ts';
import {readCards} from '#server/modules/payments/cards/read-cards.ts';
import type {SubscriptionsParts} from '#server/modules/subscriptions/subscriptions-parts.ts';

/** Subscriptions with what other modules do for them: people, cards, and money given back. */
export function assembleSubscriptions(orders: OrdersParts): SubscriptionsParts {
  const {database, now, port, queueMail, origin, customers, jobs, invoices} = orders;
  const listCards = async (userId: string) => readCards({database, now, port}, userId);
  return {
    database,
    now,
    port,
    queueMail,
    origin,
    findRole,
    findActive,
    findCard: async (userId) => {
      const listed = await listCards(userId);
      if (!listed.ok) return fail('provider-down', 'payment.provider-down');
      const good = listed.value.cards.find(({isDefault, expiry}) => isDefault && expiry !== 'expired');
      return succeed({cardId: good?.cardId ?? null});
    },
    readCards: (userId) => asService('owners-cards', () => listCards(userId)),
    findPerson: async (queryable, userId) => {
      const user = await findKnown(queryable, userId);
      if (!user || user.isAdmin) return undefined;
      const {id, email, firstName, lastName} = user;
      return {id, email, name: `${firstName} ${lastName}`.trim()};
    },
    noteLook,
    invoices,
    findBuyer: orders.findPersonById,
    ensureCustomer: async ({id, email}) => {
      const user = await findKnown(database, id);
      const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
      return asService('charge-payer', () => customers.ensure({ownerId: id, email, name}));
    },
    giveBack: async (tx, payment) =>
      jobs.enqueue(tx, giveBackJob, {...payment, vendor: port.vendor, foundAt: toInstant(now())}),
  };
}
