import {mountAll, type ApiServer} from '#server/http/implement.ts';
import {changeSubscription} from './change-subscription.ts';
import {payOwed} from './pay-owed.ts';
import {readAnothers, readAnothersCards} from './read-anothers.ts';
import {upgradePlan} from './upgrade-plan.ts';
import type {SubscriptionsParts} from './subscriptions-parts.ts';

/** Mounts what owners do about what is paid by time, and what others may read of it. */
export function addSubscriptionsRoutes(server: ApiServer, parts: SubscriptionsParts): void {
  mountAll(server, parts, [changeSubscription, payOwed, upgradePlan, readAnothers, readAnothersCards]);
}
