import {and, desc, eq, isNotNull} from 'drizzle-orm';
import {readComparison as endpoint} from '#contract/comparing/read-comparison.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {ComparingParts} from './comparing-parts.ts';
import {comparisons} from './table.ts';

/** Tells when payments were last compared with the present vendor's. Rules: CMP1, CMP5, PAY16. */
export const readComparison = implement(endpoint, async ({database, port}: ComparingParts) => {
  const isTheirs = eq(comparisons.vendor, port.vendor);
  const [last] = await database
    .select()
    .from(comparisons)
    .where(and(isTheirs, isNotNull(comparisons.doneAt)))
    .orderBy(desc(comparisons.night))
    .limit(1);
  const [newest] = await database.select().from(comparisons).where(isTheirs).orderBy(desc(comparisons.night)).limit(1);
  const open = newest && newest.doneAt === null ? newest : null;
  return succeed({
    last: last && last.doneAt !== null ? {doneAt: last.doneAt, payments: last.payments} : null,
    beganAt: open?.beganAt ?? null,
    troubleAt: open?.troubleAt ?? null,
  });
});
