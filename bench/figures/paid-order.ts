import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {priceOrder} from '#contract/catalogue/price-order.ts';
import {readOrderChoice} from '#contract/formation/order-choice.ts';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import type {Order} from '#contract/orders/order.ts';
import {payOrder} from '#contract/orders/pay-order.ts';
import {placeOrder} from '#contract/orders/place-order.ts';
import {termsVersion} from '#contract/orders/terms.ts';
import {confirmSandboxIntent} from '#contract/payments/sandbox-intent.ts';
import {antiForgeryHeader} from '#contract/wire-version.ts';
import {assertFluid} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {formatMs, median, quantile} from '#bench/kit/statistics.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {asDrafter, makeDraft, type MadeDraft} from '#bench/stage/drafts.ts';
import {settle} from '#bench/stage/open-list.ts';
import {seedPerson} from '#bench/stage/seed-books.ts';
import {signIn, type Stage} from '#bench/stage/stage.ts';
import {isStored} from '#bench/stage/stored-rows.ts';

/** An order paid on one device of a person: from the server's word that it is paid until the company is painted on another. */
export const paidOrder: Figure = {name: 'order', run};

const limitMs = 1_000;
/** What is not there by then never comes. */
const deadlineMs = 30_000;
const companyName = 'Ceibo Studio LLC';

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const times: number[] = [];
  for (let at = 0; at < runs; at += 1) times.push(await payAndSee(stage, at));
  return [
    {
      what: 'order paid → company painted on another device of its owner, over loopback',
      measured: `${formatMs(median(times))} (worst ${formatMs(quantile(times, 1))})`,
      reference: '–',
      ratio: '–',
      limit: formatMs(limitMs),
      ok: quantile(times, 1) <= limitMs,
    },
  ];
}

async function payAndSee(stage: Stage, turn: number): Promise<number> {
  const person = await seedPerson(stage.database, `order-${turn}`);
  const [paying, other] = [await openHome(stage, person), await openHome(stage, person)];
  const made = makeDraft(asDrafter(person.id), {turn, partners: 1});
  await other.page.evaluate((name) => {
    bench.waiting = bench.painted(() =>
      [...document.querySelectorAll('main :is(h2, h3)')].some(({textContent}) => textContent === name),
    );
  }, companyName);
  await buy(paying, made);
  const paintedAt = await Promise.race([
    other.page.evaluate(async () => performance.timeOrigin + ((await bench.waiting) ?? 0)),
    other.page.waitForTimeout(deadlineMs).then(() => undefined),
  ]);
  if (paintedAt === undefined) throw new Error(`the home shows:\n${await other.page.locator('main').innerText()}`);
  await assertFluid(other, 'order');
  const {rows} = await stage.database.$client.query<{at: string}>(
    'select extract(epoch from paid_at::timestamptz) * 1000 as at from orders where id = $1',
    [made.id],
  );
  await paying.discard();
  await other.discard();
  return paintedAt - Number(rows[0]?.at);
}

/** A new device on which somebody is at home. */
async function openHome(stage: Stage, person: {id: string; email: string}): Promise<Browser> {
  const browser = await stage.openNew();
  await signIn(browser, person, `${stage.server.url}/es/dashboard`);
  await browser.page.locator('main h2').first().waitFor();
  while (!(await isStored(browser, person.id))) await browser.page.waitForTimeout(100);
  // A device that is still fetching the app for offline is busy with some 500 files.
  await browser.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await settle(browser);
  return browser;
}

/** Places the order and pays it as the page does; the sandbox's card is taken at once. */
async function buy(browser: Browser, {id, draft, partners}: MadeDraft): Promise<void> {
  const {passed: _passed, workedAt: _workedAt, placedOrderId: _order, ...answers} = draft;
  const today = new Date().toISOString().slice(0, 10);
  const choice = readOrderChoice({...draft, id, partners});
  const seenCents = priceOrder(choice, {catalogue: readCatalogue(today), today}).todayCents;
  await ask(browser, placeOrder, {
    language: 'es',
    draft: {...answers, id},
    partners: partners.map(({placedOrderId: _placed, ...partner}) => partner),
    couponCode: null,
    seenCents,
  });
  const payer = {holder: 'Ana Restrepo', zip: 'C1425', country: 'CO', nationality: 'CO', savedCardId: null};
  const order = (await ask(browser, payOrder, {id, seenCents, couponCode: null, termsVersion, ...payer})) as Order;
  await ask(browser, confirmSandboxIntent, {
    clientSecret: order.payment?.clientSecret ?? '',
    card: 'pm_sandbox_visa',
  });
}

/** @throws where the server refuses. */
async function ask({page}: Browser, {path}: Endpoint, input: object): Promise<unknown> {
  return page.evaluate(
    async ([address, header, body]) => {
      const headers = {'content-type': 'application/json', [header]: sessionStorage.getItem('authToken') ?? ''};
      const answer = await fetch(address, {method: 'POST', headers, body});
      if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
      return answer.json() as Promise<unknown>;
    },
    [path, antiForgeryHeader, JSON.stringify(input)] as const,
  );
}
