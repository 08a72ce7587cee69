import {eq} from 'drizzle-orm';
import {createSandboxPayments} from '#server/providers/payments/sandbox/adapter.ts';
import {answerAction, confirmIntent, readBySecret} from '#server/providers/payments/sandbox/intents.ts';
import {disputeDelayMs} from '#server/providers/payments/sandbox/plan-events.ts';
import {intents} from '#server/providers/payments/sandbox/tables.ts';
import {openFreshDatabase} from '#tests/kits/fresh-database.ts';
import {paymentsPortKit} from '#tests/kits/payments-port-kit.ts';

paymentsPortKit('the sandbox', async () => {
  const {database, close} = await openFreshDatabase();
  const clock = {nowMs: Date.UTC(2026, 10, 23, 12)};
  // Each card is saved at a moment of its own.
  const parts = {database, now: () => (clock.nowMs += 1)};
  const {port, sandbox} = createSandboxPayments(parts);
  return {
    port,
    confirm: async (clientSecret, card) => {
      const found = await confirmIntent(parts, {clientSecret, card});
      if (!found.ok) throw new Error(found.failure.reason);
    },
    answer: async (clientSecret, isConfirmed) => {
      const found = await readBySecret(parts, clientSecret);
      await answerAction(parts, (found.ok && found.value.actionId) || '', isConfirmed);
    },
    awaitDispute: async () => void (clock.nowMs += disputeDelayMs),
    fail: (fault) => sandbox.failNext(fault),
    failNext: (fault) => sandbox.failNext(fault),
    countPayments: (orderId) => database.$count(intents, eq(intents.orderId, orderId)),
    close,
  };
});
