import {sql} from 'drizzle-orm';
import {inTransaction} from '#server/db/database.ts';
import type {ComparingParts} from './comparing-parts.ts';
import type {Judged} from './judge-payments.ts';
import {noteDifferences} from './note-differences.ts';

/** How many customers are read in one go. */
const atOnce = 500;

/**
 * Compares the customers after one, by the provider's id, with those that the provider has: with one that it has forgotten all their saved cards are gone.
 * Rules: CMP2, CMP3.
 */
export async function judgeCustomers(parts: ComparingParts, after: string | null): Promise<Judged> {
  const {database, port} = parts;
  const {rows} = await database.execute<{customer_id: string; seems_gone: boolean; differs: boolean}>(sql`
    select one.customer_id, not exists (select from compared_customers as there where there.customer_id = one.customer_id) as seems_gone,
      exists (select from payment_differences as noted
        where noted.vendor = ${port.vendor} and noted.subject = one.customer_id and noted.kind = 'customer-gone') as differs
    from (select customer_id collate "C" as customer_id from payment_customers where vendor = ${port.vendor}
      union select subject from payment_differences where vendor = ${port.vendor} and kind = 'customer-gone') as one
    where one.customer_id > ${after ?? ''} order by one.customer_id limit ${atOnce}`);
  for (const {customer_id: id, seems_gone: seemsGone, differs} of rows)
    if ((seemsGone || differs) && !(await judgeOne(parts, id))) return 'provider-down';
  return {cursor: rows.length < atOnce ? null : (rows.at(-1)?.customer_id ?? null)};
}

/** @returns false where the provider cannot be asked. */
async function judgeOne({database, now, port}: ComparingParts, customerId: string): Promise<boolean> {
  const listed = await port.listCards(customerId);
  if (!listed.ok && listed.failure.code === 'provider-down') return false;
  await inTransaction(database, async (tx) => {
    const {rows} = await tx.execute(
      sql`select from payment_customers where vendor = ${port.vendor} and customer_id = ${customerId}`,
    );
    // Who was forgotten here meanwhile is missed by nobody.
    const isGone = !listed.ok && rows.length > 0;
    const subject = {vendor: port.vendor, subject: customerId, orderId: null, companyId: null};
    const found = isGone ? [{kind: 'customer-gone', oursCents: null, theirsCents: null} as const] : [];
    await noteDifferences(tx, subject, found, now());
  });
  return true;
}
