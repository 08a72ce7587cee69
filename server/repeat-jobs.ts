import type {FastifyInstance} from 'fastify';
import {reportAdminAudit} from '#server/audit/check-admin-audit.ts';
import {runJobs} from '#server/jobs/run-jobs.ts';
import type {EventLog} from '#server/events/event-log.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';
import {findActive} from '#server/modules/account/person/user-store.ts';
import {comparePayments} from '#server/modules/comparing/compare-payments.ts';
import type {DisputesParts} from '#server/modules/disputes/disputes-parts.ts';
import {watchDisputes} from '#server/modules/disputes/note-disputes.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {sweepOrders} from '#server/modules/orders/sweep-orders.ts';
import {remindDates} from '#server/modules/reminders/remind-dates.ts';
import {renewPlans} from '#server/modules/subscriptions/renew-plans.ts';
import type {SubscriptionsParts} from '#server/modules/subscriptions/subscriptions-parts.ts';
import {warnOfCards} from '#server/modules/subscriptions/warn-of-cards.ts';
import {noticeRestore} from '#server/sync/events/epoch.ts';
import {sweepTombstones} from '#server/sync/events/sweep-tombstones.ts';

/** What is done again and again works with this. */
type Repeated = {
  readonly disputes: DisputesParts;
  readonly orders: OrdersParts;
  readonly subscriptions: SubscriptionsParts;
  readonly queueMail: QueueMail;
  readonly events: EventLog;
};

/** Starts what the product does by itself again and again, as long as the server listens. */
export function repeatJobs(app: FastifyInstance, {disputes, orders, subscriptions, queueMail, events}: Repeated): void {
  const {database, now} = orders;
  const report = (message: string) => (error: unknown) => app.log.error({err: error}, message);
  runJobs(app, [
    {name: 'sweep-tombstones', everyMs: 3_600_000, run: () => sweepTombstones({database, now})},
    {name: 'remind-dates', everyMs: 3_600_000, run: () => remindDates({database, now, queueMail, findActive})},
    {name: 'renew-plans', everyMs: 300_000, run: () => renewPlans(subscriptions, report('a renewal was not settled'))},
    {
      name: 'warn-of-cards',
      everyMs: 3_600_000,
      run: () => warnOfCards(subscriptions, report('a coming charge was not looked at')),
    },
    {name: 'watch-disputes', everyMs: 3_600_000, run: () => watchDisputes(disputes, report('a dispute was not read'))},
    {name: 'compare-payments', everyMs: 300_000, run: () => comparePayments({database, now, port: orders.port})},
    // A database may fail over to its copy while the server runs.
    {name: 'notice-restore', everyMs: 300_000, run: () => noticeRestore(database)},
    {
      name: 'check-admin-audit',
      everyMs: 86_400_000,
      run: () => reportAdminAudit(database, {log: app.log, events, now}),
    },
    {name: 'sweep-orders', everyMs: 60_000, run: () => sweepOrders(orders, report('an order was not settled'))},
  ]);
}
