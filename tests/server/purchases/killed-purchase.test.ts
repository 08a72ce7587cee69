import {afterAll, beforeAll, expect, test} from 'vitest';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {listRenewals} from '#contract/renewals/list-renewals.ts';
import {isPayable, priceRenewal} from '#contract/renewals/price-renewal.ts';
import {openMailboxFolder} from '#server/providers/mail/mailbox/mailbox-folder.ts';
import {makeBookkeeper} from '#tests/e2e/api-person.ts';
import type {Statement} from '#tests/fakes/postgres-proxy.ts';
import {aimAtSettling} from '#tests/server/orders/aim-at-settling.ts';
import {openKilledProduct, type KilledProduct} from '#tests/server/orders/killed-product.ts';
import {giveCard, read, type Caller} from '#tests/server/orders/order-steps.ts';
import {addOne, order, payIt} from './purchase-steps.ts';

/** At every statement in the soak. */
const isWhole = process.env['FARO_KILL_EVERYWHERE'] === 'on';
const dayMs = 86_400_000;

let killed: KilledProduct;
let owner: Caller;
beforeAll(async () => {
  killed = await openKilledProduct();
  owner = killed.toLastingCaller((await makeBookkeeper(killed.product.url, 0)).call);
});
afterAll(async () => killed.close());

/** A company of Minnesota that came here long ago, with a report of it that is overdue. */
async function makeLate() {
  const createdAt = new Date(Date.now() - 730 * dayMs).toISOString();
  const {newId, clock, fresh} = killed;
  const id = await addOne({newId, clock, database: fresh.database}, owner, {since: createdAt});
  const company = {type: 'LLC', state: 'MN', origin: 'added', createdAt, dissolvedOn: null} as const;
  const how = {nowMs: Date.now(), isSettled: () => false};
  const period = listRenewals({company, formation: null}, [], how)?.periods.find(isPayable);
  if (!period) throw new Error('nothing is overdue');
  const price = priceRenewal({...period, done: null}, readCatalogue(new Date().toISOString().slice(0, 10)));
  if (!price) throw new Error('nobody knows what it costs');
  const wish = {kind: 'renewal', what: period.what, period: period.period} as const;
  return {companyId: id, wish, seenCents: price.todayCents};
}

/** Placed and being paid; the card is still in the hand. */
async function begin() {
  const wanted = await makeLate();
  const {body: placed} = await order(killed, owner, wanted);
  const {body: paying} = await payIt(owner, placed);
  return {placed, wanted, give: async () => giveCard(owner, paying)};
}

type Begun = Awaited<ReturnType<typeof begin>>;

/** What is there of a purchase, and how often. */
async function readTruth({placed: {id}, wanted: {companyId}}: Begun) {
  const [found] = await killed.ask<object>(`
    select o.state, (select sum(amount_cents - given_back_cents)::int
        from sandbox_payment_intents where order_id = o.id::text and state = 'paid') as cents,
      (select count(*)::int from renewals where space_id = o.company_id) as rows,
      (select count(*)::int from renewals where order_id = o.id and paid_at is not null and filed_on is null) as filing,
      (select count(*)::int from companies where space_id = '${companyId}') as companies
    from orders o where o.id = '${id}'`);
  return found;
}

async function countUnworked(ids: readonly string[]): Promise<number> {
  const names = ids.map((id) => `'${id}'`).join();
  const worked = `select 1 from provider_events where event_id in (${names}) and worked_at is not null`;
  return ids.length - (await killed.ask(worked)).length;
}

/** How many mails say that an order was paid, once all are sent. */
async function countReceipts(id: string): Promise<number> {
  // What a killed server had begun to send is not waited for by the minute.
  await killed.ask(
    `update pgboss.job set state = 'retry', start_after = now() where name = 'mail' and state = 'active'`,
  );
  const waiting = `select 1 from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`;
  await expect.poll(async () => (await killed.ask(waiting)).length, {timeout: 60_000, interval: 100}).toBe(0);
  const [found] = await killed.ask<{number: string}>(`select number from orders where id = '${id}'`);
  const kept = await (await openMailboxFolder(killed.mailbox)).list(100_000);
  return kept.filter(({mail}) => new RegExp(`${found?.number ?? '-'}(?!\\d)`).test(mail.text)).length;
}

/** Kills the server at one statement of what buys, and lets it be told again. @returns all statements, where it came to its end. */
async function killAt(nth: number, moment: Statement['moment']): Promise<readonly string[] | undefined> {
  const begun = await begin();
  const {statements, ended} = aimAtSettling(killed, nth, moment);
  const page = begun.give().then(async () => read(owner, begun.placed));
  const came = await ended;
  if (came === 'held') {
    const back = killed.killAndStart();
    killed.proxy.decide = () => 'pass';
    await back;
  }
  // Whoever is first: the page that asks again, or the provider who tells again.
  if (nth % 2 === 0) await page;
  const told = await killed.tellAgain(begun.placed.id);
  await expect.poll(async () => countUnworked(told), {timeout: 60_000, interval: 100}).toBe(0);
  const {seenCents: cents} = begun.wanted;
  const truth = {state: 'paid', cents, rows: 1, filing: 1, companies: 1};
  expect(await readTruth(begun), `killed at ${nth}, ${moment}: ${statements.at(-1)}`).toEqual(truth);
  expect(await page).toMatchObject({state: 'paid'});
  expect(await countReceipts(begun.placed.id)).toBe(1);
  return came === 'past' ? statements : undefined;
}

test('[BUY4] [BUY5] a server whose process is killed at any statement from paid to bought files once, keeps the money once and writes once', async () => {
  const statements = await killAt(Number.POSITIVE_INFINITY, 'asked');
  if (!statements) throw new Error('nothing was held');
  const last = statements.length - 1;
  expect(statements[last]).toBe('commit');
  const bought = statements.findIndex((sql) => /insert into "?renewals\b/.test(sql));
  expect(bought).toBeGreaterThan(0);
  const asked = isWhole ? statements.keys().toArray() : [bought, last];
  for (const nth of asked) expect(await killAt(nth, 'asked')).toBeUndefined();
  // It is done, and nobody has heard of it.
  expect(await killAt(last, 'answered')).toBeUndefined();
});
