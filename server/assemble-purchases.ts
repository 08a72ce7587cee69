import type {Database, Queryable} from '#server/db/database.ts';
import type {ApiServer} from '#server/http/implement.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';
import {findKnown} from '#server/modules/account/person/user-store.ts';
import {addBoughtRoutes} from '#server/modules/bought/routes.ts';
import {findRole} from '#server/modules/companies/membership-store.ts';
import {findOwners as findOwnersOf} from '#server/modules/companies/progress/progress-store.ts';
import {addDissolutionsRoutes} from '#server/modules/dissolutions/routes.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {giveBackLine} from '#server/modules/orders/purchases/give-back-line.ts';
import {isBeingPaid} from '#server/modules/orders/purchases/is-being-paid.ts';
import {readPaid} from '#server/modules/orders/purchases/read-paid.ts';
import {endCharges, isBeingCharged} from '#server/modules/subscriptions/end-charges.ts';

type Wanted = {
  readonly database: Database;
  readonly now: () => number;
  readonly queueMail: QueueMail;
  readonly orders: OrdersParts;
};

/** Mounts what is done about purchases and dissolutions, with what other modules do for them: people, money given back, charges. */
export function addPurchasesRoutes(server: ApiServer, {orders, ...common}: Wanted): void {
  const findOwners = async (queryable: Queryable, companyId: string) =>
    findOwnersOf({findReader: findKnown}, queryable, companyId);
  addBoughtRoutes(server, {
    ...common,
    findOwners,
    readPaid,
    giveBack: (tx, part) => giveBackLine(tx, orders, part),
    isPaying: async (tx, companyId) => (await isBeingPaid(tx, companyId)) || (await isBeingCharged(tx, companyId)),
    endCharges,
  });
  addDissolutionsRoutes(server, {
    ...common,
    findRole,
    findOwners,
    giveBack: async (tx, orderId) => void (await giveBackLine(tx, orders, {orderId, serviceId: null})),
  });
}
