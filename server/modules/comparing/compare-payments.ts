import {and, eq, sql} from 'drizzle-orm';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {federalTimeZone} from '#contract/renewals/list-due-dates.ts';
import {inTransaction, toInstant, type Transaction} from '#server/db/database.ts';
import {locks, withLock} from '#server/db/advisory-lock.ts';
import type {ComparingParts} from './comparing-parts.ts';
import {judgeCustomers} from './judge-customers.ts';
import {judgePayments} from './judge-payments.ts';
import {comparedCustomers, comparedPayments, comparingSteps, comparisons, type Comparison} from './table.ts';

/** When a night begins, in New York: its renewals are charged by then. */
const beginsAtHour = 3;

/** A page of the provider's longest. */
const pageSize = 100;

/** What a page gives to be kept, and where the next one begins; null where there is none. */
type Page = {
  readonly cursor: string | null;
  readonly payments?: number;
  readonly keep?: (tx: Transaction) => Promise<unknown>;
};

/**
 * Compares what we hold with what the provider says, once a night, by one node at a time. Page by page it keeps how far it is: whoever goes on after a
 * node that died does the rest, and where the provider cannot be asked the next round does. Rules: CMP1 to CMP5.
 */
export async function comparePayments(parts: ComparingParts): Promise<void> {
  await withLock(parts.database, locks.comparingPayments, 'leave', async () => {
    const night = nightOf(parts.now());
    for (let now = await begin(parts, night); now && now.step !== 'done';) {
      const page = await readPage(parts, now);
      if (page === 'provider-down') return noteTrouble(parts, night);
      now = await goOn(parts, now, page);
    }
  });
}

/** The night that is due: its civil day in New York. */
function nightOf(nowMs: number): string {
  return civilDateIn(federalTimeZone, nowMs - beginsAtHour * 3_600_000);
}

/** @returns undefined where another vendor was compared with that night. Rule: PAY16. */
async function begin({database, now, port}: ComparingParts, night: string): Promise<Comparison | undefined> {
  return inTransaction(database, async (tx) => {
    const [made] = await tx
      .insert(comparisons)
      .values({night, vendor: port.vendor, step: 'payments', beganAt: toInstant(now())})
      .onConflictDoNothing()
      .returning();
    // What a night before left, where it never came to its end.
    if (made) await forgetTold(tx);
    const [found] = await tx.select().from(comparisons).where(eq(comparisons.night, night));
    return found?.vendor === port.vendor ? found : undefined;
  });
}

async function forgetTold(tx: Transaction): Promise<void> {
  await tx.delete(comparedPayments);
  await tx.delete(comparedCustomers);
}

async function readPage(parts: ComparingParts, {step, cursor}: Comparison): Promise<Page | 'provider-down'> {
  if (step === 'judging-payments') return judgePayments(parts, cursor);
  if (step === 'judging-customers') return judgeCustomers(parts, cursor);
  const asked = {after: cursor, limit: pageSize};
  return step === 'payments' ? listPayments(parts, asked) : listCustomers(parts, asked);
}

type Asking = {readonly after: string | null; readonly limit: number};

async function listPayments({port}: ComparingParts, asked: Asking): Promise<Page | 'provider-down'> {
  const listed = await port.listPayments(asked);
  if (!listed.ok) return beginAnew(listed.failure.code, asked);
  const {payments, next: cursor} = listed.value;
  const keep = async (tx: Transaction) =>
    payments.length > 0 &&
    tx
      .insert(comparedPayments)
      .values([...payments])
      .onConflictDoNothing();
  return {cursor, payments: payments.length, keep};
}

async function listCustomers({port}: ComparingParts, asked: Asking): Promise<Page | 'provider-down'> {
  const listed = await port.listCustomers(asked);
  if (!listed.ok) return beginAnew(listed.failure.code, asked);
  const {customerIds, next: cursor} = listed.value;
  const rows = customerIds.map((customerId) => ({customerId}));
  return {
    cursor,
    keep: async (tx) => rows.length > 0 && tx.insert(comparedCustomers).values(rows).onConflictDoNothing(),
  };
}

/** A list whose place is gone there, such as a customer who was deleted since, is read from its beginning: the place stays empty, and the step its own. */
function beginAnew(code: 'not-found' | 'conflict' | 'provider-down', {after}: Asking): Page | 'provider-down' {
  if (code === 'provider-down') return code;
  if (after === null) throw new Error('the provider refuses to list what it has');
  return {cursor: ''};
}

/** Keeps a page, and how far the night is then. @returns undefined where another node has gone on with it. */
async function goOn(
  {database, now}: ComparingParts,
  before: Comparison,
  {cursor, payments = 0, keep}: Page,
): Promise<Comparison | undefined> {
  const {night, step} = before;
  const next = cursor === null ? (comparingSteps[comparingSteps.indexOf(step) + 1] ?? 'done') : step;
  return inTransaction(database, async (tx) => {
    const isOwn = and(
      eq(comparisons.night, night),
      eq(comparisons.step, step),
      sql`${comparisons.cursor} is not distinct from ${before.cursor}`,
    );
    const [after] = await tx
      .update(comparisons)
      .set({
        step: next,
        cursor: cursor === '' ? null : cursor,
        payments: cursor === '' && step === 'payments' ? 0 : sql`${comparisons.payments} + ${payments}`,
        troubleAt: null,
        ...(next === 'done' ? {doneAt: toInstant(now())} : {}),
      })
      .where(isOwn)
      .returning();
    if (!after) return undefined;
    await keep?.(tx);
    if (next === 'done') await forgetTold(tx);
    return after;
  });
}

async function noteTrouble({database, now}: ComparingParts, night: string): Promise<void> {
  await database
    .update(comparisons)
    .set({troubleAt: toInstant(now())})
    .where(eq(comparisons.night, night));
}
