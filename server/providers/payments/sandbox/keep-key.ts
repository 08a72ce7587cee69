import {createHash} from 'node:crypto';
import {eq} from 'drizzle-orm';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {Transaction} from '#server/db/database.ts';
import type {Asked} from '#server/providers/payments/port.ts';
import {keys} from './tables.ts';

/**
 * Does something once for a key: whoever comes with the same key and the same words finds what came of it, also who comes at the same
 * moment. What is refused keeps no key, and can be asked again.
 *
 * @param asked everything that makes it what it is.
 * @param make returns the id of what it made.
 * Rule: PAY1.
 */
export async function onceForKey(
  tx: Transaction,
  {key, asked}: {readonly key: string; readonly asked: object},
  make: () => Promise<Asked<string>>,
): Promise<Asked<string>> {
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  // Who comes second waits here until the first is done.
  const {rowCount} = await tx.insert(keys).values({key, asked: hash, result: ''}).onConflictDoNothing();
  if (rowCount === 1) {
    const made = await make();
    const ofKey = eq(keys.key, key);
    await (made.ok ? tx.update(keys).set({result: made.value}).where(ofKey) : tx.delete(keys).where(ofKey));
    return made;
  }
  const [kept] = await tx.select().from(keys).where(eq(keys.key, key));
  return kept?.asked === hash ? succeed(kept.result) : fail('conflict', 'payment.key-reused');
}
