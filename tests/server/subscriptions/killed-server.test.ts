import {afterAll, beforeAll, expect, test} from 'vitest';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {listCards} from '#contract/payments/list-cards.ts';
import {federalTimeZone} from '#contract/renewals/list-due-dates.ts';
import {payOwed} from '#contract/subscriptions/pay-owed.ts';
import {upgradePlan} from '#contract/subscriptions/upgrade-plan.ts';
import {makeBookkeeper} from '#tests/e2e/api-person.ts';
import type {Statement} from '#tests/fakes/postgres-proxy.ts';
import {openKilledProduct, type KilledProduct} from '#tests/server/orders/killed-product.ts';
import {buy, prepareOrder, read, type Caller} from '#tests/server/orders/order-steps.ts';

/** More in the soak: at every statement. */
const isWhole = process.env['FARO_KILL_EVERYWHERE'] === 'on';

let killed: KilledProduct;
let owner: Caller;
let savedCardId: string;
beforeAll(async () => {
  killed = await openKilledProduct();
  owner = killed.toLastingCaller((await makeBookkeeper(killed.product.url, 0)).call);
});
afterAll(async () => killed.close());

const today = () => civilDateIn(federalTimeZone, Date.now());

/** A company with a yearly plan that began today, and the card that paid it. */
async function makeCompany(): Promise<string> {
  const order = await buy(killed, owner, prepareOrder(killed));
  await read(owner, order);
  const {cards} = (await owner.call(listCards, {})).body as {cards: {cardId: string}[]};
  savedCardId = cards[0]?.cardId ?? '';
  return order.id;
}

/** Something that is charged in the person's sight: what has to be there before, and the asking. */
type Charging = {
  readonly prepare: (companyId: string) => Promise<unknown>;
  readonly ask: (companyId: string) => ReturnType<Caller['call']>;
};

const upgrading: Charging = {
  prepare: async () => Promise.resolve(),
  ask: async (companyId) =>
    owner.call(upgradePlan, {companyId, planId: 'professional', savedCardId, seenCents: 45_000}),
};

const paying: Charging = {
  prepare: async (companyId) => {
    const line = JSON.stringify({kind: 'plan', id: 'standard', period: 'year', count: 1, cents: 45_000});
    await killed.ask(
      `update subscriptions set paid_until = '${today()}', owed_for = 'funds', version = (select take_space_version('${companyId}')) where space_id = '${companyId}'`,
    );
    await killed.ask(
      `insert into subscription_charges (id, company_id, due_on, lines, cents, state, made_at) values (gen_random_uuid(), '${companyId}', '${today()}',
        '[{"id": "${companyId}", "on": "${today()}", "isOther": false, "line": ${line}}]', 45000, 'lapsed', now())`,
    );
  },
  ask: async (companyId) => owner.call(payOwed, {companyId, dueOn: today(), savedCardId, seenCents: 45_000}),
};

/** What of a company's charges is there, and how often. */
async function readTruth(companyId: string) {
  const [found] = await killed.ask<object>(`
    select count(*) filter (where state = 'paid')::int as paid, count(*) filter (where state = 'paying')::int as open,
      (select count(*)::int from sandbox_payment_intents where state = 'paid' and given_back_cents = 0
        and order_id in (select id::text from subscription_charges where company_id = '${companyId}')) as payments,
      (select plan_id = 'professional' or paid_until > '${today()}' and owed_for is null from subscriptions where id = '${companyId}') as "isHad"
    from subscription_charges where company_id = '${companyId}'`);
  return found;
}

const once = {paid: 1, open: 0, payments: 1, isHad: true};

/** Holds the nth statement about a charge and its payment, or the end of its transaction. */
function aim(nth: number, moment: Statement['moment']) {
  const statements: string[] = [];
  const held = Promise.withResolvers<'held'>();
  const open = new Set<number>();
  killed.proxy.decide = ({connection, sql, moment: at}) => {
    const isOwn = /subscription_(charges|payments)|sandbox_payment_intents/.test(sql);
    if (!isOwn && !(sql === 'commit' && open.has(connection))) return 'pass';
    if (isOwn) open.add(connection);
    else if (at === 'answered') open.delete(connection);
    if (at === 'asked') statements.push(sql);
    if (statements.length !== nth + 1 || at !== moment) return 'pass';
    held.resolve('held');
    return 'hold';
  };
  return {statements, held: held.promise};
}

/** Kills the server at one statement of a charge; who asked asks again. @returns all statements, where none was held. */
async function killAt({prepare, ask}: Charging, nth: number, moment: Statement['moment']): Promise<readonly string[]> {
  const companyId = await makeCompany();
  await prepare(companyId);
  const {statements, held} = aim(nth, moment);
  const asked = ask(companyId);
  const came = await Promise.race([held, asked]);
  // Where it was done with fewer statements, nothing that comes later is held either.
  const back = came === 'held' ? killed.killAndStart() : undefined;
  killed.proxy.decide = () => 'pass';
  await back;
  const where = `killed at ${nth}, ${moment}: ${statements.at(-1)}`;
  const first = (await asked).body;
  const again = (await ask(companyId)).body;
  const truth = await readTruth(companyId);
  expect({where, first, again, truth}).toEqual({where, first: {state: 'paid'}, again: {state: 'paid'}, truth: once});
  return statements;
}

test.each([
  ['[SUB12] a larger plan', upgrading],
  ['[SUB8] what is owed', paying],
])('%s is paid once, whenever the process of the server is killed meanwhile', async (_, charging) => {
  const statements = await killAt(charging, Number.POSITIVE_INFINITY, 'asked');
  const last = statements.lastIndexOf('commit');
  const begun = statements.findIndex((sql) => /insert into "?subscription_payments/.test(sql));
  expect(begun).toBeGreaterThan(2);
  const asked = isWhole
    ? statements
        .slice(0, last + 1)
        .keys()
        .toArray()
    : [begun, last];
  for (const nth of asked) await killAt(charging, nth, 'asked');
  // It is done, and nobody has heard of it.
  for (const nth of isWhole ? asked : [begun - 1]) await killAt(charging, nth, 'answered');
});
