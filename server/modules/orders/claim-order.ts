import {fail, succeed} from '#contract/kernel/failure.ts';
import {claimOrder as endpoint} from '#contract/orders/claim-order.ts';
import {inTransaction} from '#server/db/database.ts';
import {asService} from '#server/db/second-net.ts';
import {implement} from '#server/http/implement.ts';
import {markDraft} from '#server/modules/orders/paying/mark-draft.ts';
import {mailCompany} from './mail-company.ts';
import {changeOrder, findDeviceHash, findOpenOrder, isSameHash} from './order-store.ts';
import type {OrdersParts} from './orders-parts.ts';
import {readPayment} from './read-payment.ts';
import {showOrder} from './show-order.ts';

/** Makes the caller the owner of the company that their order made. Rule: ORD11. Source: D43. */
export const claimOrder = implement(endpoint, async (parts: OrdersParts, {id, secret}, {session}) => {
  const {database, findPersonById, addOwner, customers, now} = parts;
  const claimed = await asService('claim-order', () =>
    inTransaction(database, async (tx) => {
      const order = await findOpenOrder(tx, id, {session, secret}, {forUpdate: true});
      if (!order) return fail('not-found', 'order.unknown');
      if (order.state !== 'paid' || order.companyId === null) return fail('conflict', 'order.unpaid');
      if (order.userId === session.userId) return succeed(order);
      if (order.userId !== null || order.purchase !== null) return fail('conflict', 'order.claimed');
      const owner = await findPersonById(tx, session.userId);
      if (!owner) throw new Error('who is signed in is somebody');
      await addOwner(tx, order.companyId, owner);
      // The card of whoever paid is theirs only where both were on one device. Rule: ORD20.
      const hash = await findDeviceHash(tx, id, secret);
      const isPayer = hash !== null && isSameHash(hash, order.payerHash);
      await (isPayer ? customers.give(tx, {from: id, to: owner.id}) : customers.forget(tx, [id]));
      const own = await changeOrder(tx, order, {userId: owner.id, ...(isPayer && {payerId: owner.id})});
      // Theirs by now, where the device has sent it.
      await markDraft(tx, own, now());
      await mailCompany(tx, parts, {order: own, owner});
      return succeed(own);
    }),
  );
  if (!claimed.ok) return claimed;
  const payment = await readPayment(parts, claimed.value);
  return succeed(await showOrder(parts, {order: claimed.value, payment, session}));
});
