import {and, eq, inArray, sql} from 'drizzle-orm';
import {succeed} from '#contract/kernel/failure.ts';
import {toInstant, type Database, type Transaction} from '#server/db/database.ts';
import type {Jobs} from '#server/jobs/open-jobs.ts';
import {paymentCustomers} from '#server/modules/payments/table.ts';
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
  /** Gives a customer with its cards to somebody else, unless they have one. */
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
  return {
    ensure: async ({ownerId, email, name}) => {
      const known = await findCustomerId({database, port}, ownerId);
      if (known !== undefined) return succeed({customerId: known});
      const made = await port.ensureCustomer({key: ownerId, email, name});
      if (!made.ok) return made;
      const {customerId} = made.value;
      await database.insert(paymentCustomers).values({ownerId, vendor: port.vendor, customerId}).onConflictDoNothing();
      return made;
    },
    give: async (tx, {from, to}) => {
      await tx.execute(sql`update payment_customers set owner_id = ${to} where owner_id = ${from} and not exists (
        select 1 from payment_customers theirs where theirs.owner_id = ${to} and theirs.vendor = payment_customers.vendor)`);
    },
    forget: async (tx, ownerIds) => {
      const isTheirs = inArray(paymentCustomers.ownerId, [...ownerIds]);
      const forgotten = await tx.delete(paymentCustomers).where(isTheirs).returning();
      for (const {vendor, customerId} of forgotten)
        await jobs.enqueue(tx, forgetCustomerJob, {vendor, customerId, foundAt: toInstant(now())});
    },
  };
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
