import {randomUUID} from 'node:crypto';
import {and, eq, inArray} from 'drizzle-orm';
import {succeed} from '#contract/kernel/failure.ts';
import {toInstant, type Database, type Transaction} from '#server/db/database.ts';
import type {Jobs} from '#server/jobs/open-jobs.ts';
import {paymentCustomers, type CustomerRow} from '#server/modules/payments/table.ts';
import type {Asked, PaymentsPort} from '#server/providers/payments/port.ts';
import {forgetCustomerJob} from './forget-customer-job.ts';

/** Who pays, as the card provider knows them. */
export type Customers = {
  /** The customer of a person or of a visitor's order, made where there is none. Outside any transaction. */
  readonly ensure: (wanted: {
    readonly ownerId: string;
    readonly email: string;
    readonly name: string;
  }) => Promise<Asked<{customerId: string}>>;
  /** Lets go of a customer whom the vendor does not know any more: another is made when one is needed. Rule: PAY19. */
  readonly drop: (customerId: string) => Promise<void>;
  /** Gives a customer with its cards to somebody else; where they have one, it is forgotten. Rule: PAY18. */
  readonly give: (tx: Transaction, way: {readonly from: string; readonly to: string}) => Promise<void>;
  /** Forgets customers here at once and at their vendor by a job. Rule: PAY18. */
  readonly forget: (tx: Transaction, ownerIds: readonly string[]) => Promise<void>;
};

/** What customers stand on. */
export type CustomersParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly port: PaymentsPort;
  readonly jobs: Pick<Jobs, 'enqueue'>;
};

/** Opens the customers; only the present vendor's are found and made. Rule: PAY16. */
export function openCustomers({database, now, port, jobs}: CustomersParts): Customers {
  const forgetAll = async (tx: Transaction, customers: readonly CustomerRow[]) => {
    for (const {vendor, customerId} of customers)
      await jobs.enqueue(tx, forgetCustomerJob, {vendor, customerId, foundAt: toInstant(now())});
  };
  return {
    ensure: async ({ownerId, email, name}) => {
      const known = await findCustomerId({database, port}, ownerId);
      if (known !== undefined) return succeed({customerId: known});
      const made = await make(port, {key: ownerId, email, name});
      if (!made.ok) return made;
      const {customerId} = made.value;
      await database.insert(paymentCustomers).values({ownerId, vendor: port.vendor, customerId}).onConflictDoNothing();
      return made;
    },
    drop: async (customerId) => {
      const isGone = and(eq(paymentCustomers.customerId, customerId), eq(paymentCustomers.vendor, port.vendor));
      await database.delete(paymentCustomers).where(isGone);
    },
    give: async (tx, {from, to}) => {
      const taken = await tx.delete(paymentCustomers).where(eq(paymentCustomers.ownerId, from)).returning();
      for (const customer of taken) {
        // Whoever is given two at one moment keeps the first: who comes second waits here, and finds that they have one.
        const given = await tx
          .insert(paymentCustomers)
          .values({...customer, ownerId: to})
          .onConflictDoNothing()
          .returning();
        if (given.length === 0) await forgetAll(tx, [customer]);
      }
    },
    forget: async (tx, ownerIds) => {
      const isTheirs = inArray(paymentCustomers.ownerId, [...ownerIds]);
      await forgetAll(tx, await tx.delete(paymentCustomers).where(isTheirs).returning());
    },
  };
}

type Details = Parameters<PaymentsPort['ensureCustomer']>[0];

/** For a day a vendor finds the customer that it made for a key, also one that was deleted since: then another key finds another. */
async function make(
  port: Pick<PaymentsPort, 'ensureCustomer'>,
  {key, ...details}: Details,
): Promise<Asked<{customerId: string}>> {
  const made = await port.ensureCustomer({key, ...details});
  const isGone = !made.ok && made.failure.code === 'not-found';
  return isGone ? port.ensureCustomer({key: `${key}-${randomUUID()}`, ...details}) : made;
}

/** The present vendor's customer of a person or an order; it is kept here, since the vendor knows a key for a day only. */
export async function findCustomerId(
  {database, port: {vendor}}: Pick<CustomersParts, 'database' | 'port'>,
  ownerId: string,
): Promise<string | undefined> {
  const isTheirs = and(eq(paymentCustomers.ownerId, ownerId), eq(paymentCustomers.vendor, vendor));
  const [known] = await database.select().from(paymentCustomers).where(isTheirs);
  return known?.customerId;
}
