import {fail, succeed} from '#contract/kernel/failure.ts';
import {openSealedNumber as endpoint} from '#contract/orders/open-sealed-number.ts';
import {implement} from '#server/http/implement.ts';
import {findOrder} from '#server/modules/orders/order-store.ts';
import type {FilingParts} from './filing-parts.ts';

/** Opens an identity number for an admin, once the company's owner can read that they did. Rule: SEA6. */
export const openSealedNumber = implement(
  endpoint,
  async ({database, openSealed}: FilingParts, {orderId, partnerId, field, why}, {session, tell}) => {
    const order = await findOrder(database, orderId);
    if (!order || order.purchase !== null) return fail('not-found', 'admin.no-such-order');
    // Before that there is nothing to file, and no owner to read of it.
    if (order.companyId === null) return fail('conflict', 'admin.order-unpaid');
    const sealed = order.partners.find(({id}) => id === partnerId)?.[field] ?? null;
    if (sealed === null) return fail('not-found', 'admin.no-such-number');
    const place = {spaceId: order.companyId, rowId: partnerId, field};
    const number = await openSealed({...place, sealed, adminId: session.userId, why});
    if (number === null) return fail('conflict', 'admin.number-broken');
    tell({event: 'number.opened', ...place, why});
    return succeed({number});
  },
);
