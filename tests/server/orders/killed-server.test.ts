import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {openMailboxFolder} from '#server/providers/mail/mailbox/mailbox-folder.ts';
import {connect, makeBookkeeper} from '#tests/e2e/api-person.ts';
import type {Statement} from '#tests/fakes/postgres-proxy.ts';
import {createRandom} from '#tests/sync/build-change.ts';
import {aimAtSettling} from './aim-at-settling.ts';
import {openKilledProduct, type KilledProduct} from './killed-product.ts';
import {giveCard, pay, place, prepareOrder, read, type Caller, type TestOrder} from './order-steps.ts';

/** More in the soak: at every statement, and so many kills at any moment. */
const isWhole = process.env['FARO_KILL_EVERYWHERE'] === 'on';
const randomKills = Number(process.env['FARO_KILLS'] ?? 2);
const ordersEach = 5;
/** A kill falls so many milliseconds after the first card was given, at most. */
const longestAimMs = 150;

let killed: KilledProduct;
let owner: Caller;
beforeAll(async () => {
  killed = await openKilledProduct();
  owner = killed.toLastingCaller((await makeBookkeeper(killed.product.url, 0)).call);
});
afterAll(async () => killed.close());

/** What of an order is there, and how often. */
async function readTruth({id}: TestOrder) {
  const [found] = await killed.ask<object>(`
    select o.state, o.today_cents as "wantedCents", (select sum(amount_cents - given_back_cents)::int
        from sandbox_payment_intents where order_id = o.id::text and state = 'paid') as cents,
      (select count(*)::int from companies where id = o.id) as companies,
      (select count(*)::int from formations where space_id = o.id and status = 'Start') as started,
      (select count(*)::int from partners where space_id = o.id) as partners,
      (select count(*)::int from memberships where space_id = o.id) as owners,
      (select count(*)::int from coupon_uses where order_id = o.id and used_at is not null) as uses
    from orders o where o.id = '${id}'`);
  return found;
}

const cheaper = (order: TestOrder): TestOrder => ({...order, seenCents: order.seenCents - order.seenCents / 10});

/** Placed and being paid with a coupon; the card is still in the hand. */
async function begin(caller: Caller): Promise<{order: TestOrder; give: () => Promise<unknown>}> {
  const order = prepareOrder(killed);
  await place(caller, order);
  const {body} = await pay(caller, cheaper(order), {couponCode: 'SUR10'});
  return {order, give: async () => giveCard(caller, body)};
}

/** Once each; of a visitor nobody owns it yet. */
const once = ({seenCents}: TestOrder, owners: number) => {
  const cents = seenCents - seenCents / 10;
  return {state: 'paid', wantedCents: cents, cents, companies: 1, started: 1, partners: 1, uses: 1, owners};
};

/** Waits until every mail is sent: also those that a killed server had begun to send, without the minutes that one waits for it. */
async function untilMailed(): Promise<void> {
  const mails = `from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`;
  await killed.ask(
    `update pgboss.job set state = 'retry', start_after = now() where name = 'mail' and state = 'active'`,
  );
  await expect
    .poll(async () => (await killed.ask(`select 1 ${mails}`)).length, {timeout: 60_000, interval: 100})
    .toBe(0);
}

/** How many receipts each of these orders has in the mailbox. */
async function countReceipts(orders: readonly TestOrder[]): Promise<number[]> {
  const kept = await (await openMailboxFolder(killed.mailbox)).list(100_000);
  const receipts = kept.filter(({mail}) => mail.subject.startsWith('Recibo'));
  const rows = await killed.ask<{id: string; number: string}>('select id, number from orders');
  const numbers = new Map(rows.map(({id, number}) => [id, number]));
  // The tenth of a day is no other than the hundredth.
  const isOf = (id: string) => new RegExp(`${numbers.get(id)}(?!\\d)`);
  return orders.map(({id}) => receipts.filter(({mail}) => isOf(id).test(mail.text)).length);
}

/** Kills the server at one statement of what makes a company, and lets it be told again. @returns all statements, where it came to its end. */
async function killAt(nth: number, moment: Statement['moment']): Promise<readonly string[] | undefined> {
  const {order, give} = await begin(owner);
  const {statements, ended} = aimAtSettling(killed, nth, moment);
  const page = give().then(async () => read(owner, order));
  const came = await ended;
  if (came === 'held') {
    const back = killed.killAndStart();
    killed.proxy.decide = () => 'pass';
    await back;
  }
  // Whoever is first: the page that asks again, or the provider who tells again.
  if (nth % 2 === 0) await page;
  const told = await killed.tellAgain(order.id);
  await expect.poll(async () => countUnworked(told), {timeout: 60_000, interval: 100}).toBe(0);
  expect(await readTruth(order), `killed at ${nth}, ${moment}: ${statements.at(-1)}`).toEqual(once(order, 1));
  expect(await page).toMatchObject({state: 'paid'});
  await untilMailed();
  expect(await countReceipts([order])).toEqual([1]);
  return came === 'past' ? statements : undefined;
}

async function countUnworked(ids: readonly string[]): Promise<number> {
  const names = ids.map((id) => `'${id}'`).join();
  const worked = `select 1 from provider_events where event_id in (${names}) and worked_at is not null`;
  return ids.length - (await killed.ask(worked)).length;
}

test('[ORD7] [WHK1] a server whose process is killed at any statement from paid to the company makes one company, with one receipt', async () => {
  const statements = await killAt(Number.POSITIVE_INFINITY, 'asked');
  if (!statements) throw new Error('nothing was held');
  const last = statements.length - 1;
  expect(statements[last]).toBe('commit');
  const company = statements.findIndex((sql) => /insert into "?companies\b/.test(sql));
  expect(company).toBeGreaterThan(0);
  const asked = isWhole ? statements.keys().toArray() : [company, last];
  for (const nth of asked) expect(await killAt(nth, 'asked')).toBeUndefined();
  // It is done, and nobody has heard of it.
  expect(await killAt(last, 'answered')).toBeUndefined();
});

test('[ORD6] [ORD7] [MAI3] a server whose process is killed at any moment while many pay: each order is right, each company once, each mail once', async () => {
  const random = createRandom(1);
  const callers = [
    owner,
    ...Array.from({length: ordersEach - 1}, () => killed.toLastingCaller(connect(killed.product.url))),
  ];
  const orders: [TestOrder, Caller][] = [];
  for (let nth = 0; nth < randomKills; nth += 1) {
    const paying = await Promise.all(callers.map(async (caller) => ({caller, ...(await begin(caller))})));
    orders.push(...paying.map(({order, caller}): [TestOrder, Caller] => [order, caller]));
    const given = paying.map(async ({give, caller, order}) => {
      await give();
      return read(caller, order);
    });
    // The moment of the kill is what is drawn by chance.
    await wait(random() * longestAimMs);
    await killed.killAndStart();
    await Promise.all(given);
    const told = (await Promise.all(paying.map(({order}) => killed.tellAgain(order.id)))).flat();
    await expect.poll(async () => countUnworked(told), {timeout: 60_000, interval: 100}).toBe(0);
  }
  for (const [order, caller] of orders) expect(await readTruth(order)).toEqual(once(order, caller === owner ? 1 : 0));
  await untilMailed();
  expect(await countReceipts(orders.map(([order]) => order))).toEqual(orders.map(() => 1));
});
