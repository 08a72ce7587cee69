import {planIds} from '#contract/catalogue/ids.ts';
import {volumes} from '#contract/formation/choices.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {changeSubscription as endpoint} from '#contract/subscriptions/change-subscription.ts';
import {writeWish} from '#contract/subscriptions/list-charges-after.ts';
import {inTransaction} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {giveUp, isBeingCharged} from './end-charges.ts';
import {dayOf, noteOne} from './note-due.ts';
import {lockEnded} from './lock-lapsed.ts';
import {readBought} from './read-company.ts';
import type {SubscriptionsParts} from './subscriptions-parts.ts';

type ChangingParts = Pick<SubscriptionsParts, 'database' | 'now' | 'findRole'>;

/** Writes what an owner wants from the end of a period on. Rules: SUB9, SUB10, SUB19. */
export const changeSubscription = implement(
  endpoint,
  async ({database, now, findRole}: ChangingParts, {companyId, id, wish}, {session}) =>
    inTransaction(database, async (tx) => {
      const role = await findRole(tx, companyId, session.userId);
      if (role === undefined) return fail('not-found', 'subscription.unknown');
      if (role !== 'owner') return fail('forbidden', 'subscription.owner-only');
      await lockSpace(tx, companyId);
      const bought = await readBought(tx, companyId);
      const row = bought?.subscriptions.find((one) => one.id === id);
      if (!bought || !row || (wish.kind === 'plan' && row.planId === null))
        return fail('not-found', 'subscription.unknown');
      const nowMs = now();
      // What is due is being charged, or owed.
      const isOver = row.paidUntil <= dayOf(nowMs);
      const isEnded = isOver && row.planId !== null && row.isEnding;
      const comesBack = isEnded && wish.kind === 'renew';
      const givesUp = isOver && row.planId !== null && row.owedFor !== null && wish.kind === 'end';
      if ((isOver && !comesBack && !givesUp) || bought.formation.status === 'Canceled')
        return fail('conflict', 'subscription.over');
      if (givesUp && (await isBeingCharged(tx, companyId))) return fail('conflict', 'subscription.over');
      const {volume} = bought.formation;
      if (wish.kind === 'plan' && volume !== null && planIds.indexOf(wish.planId) < volumes.indexOf(volume))
        return fail('conflict', 'subscription.plan-below-volume');
      // What was given up comes back as it was wanted: its charge says so too.
      const edit = givesUp ? {isEnding: true} : writeWish(row, wish);
      const isSame = Object.entries(edit).every(([field, value]) =>
        Object.entries(row).some(([name, was]) => name === field && was === value),
      );
      const author = {kind: 'person', userId: session.userId} as const;
      if (!isSame)
        await writeSynced(tx, {spaceId: companyId, author, nowMs}, [{table: 'subscriptions', edit: [{id, ...edit}]}]);
      if (givesUp) {
        await giveUp(tx, {companyId, dueOn: row.paidUntil}, nowMs);
        await lockEnded(tx, companyId, dayOf(nowMs));
      }
      // Owed from now on, and charged once they pay it.
      if (comesBack) await noteOne(tx, {companyId, dueOn: row.paidUntil, isByHand: true}, nowMs);
      return succeed({});
    }),
);
