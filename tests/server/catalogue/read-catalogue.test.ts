import {afterAll, beforeAll, expect, test} from 'vitest';
import {readCatalogue as readLists} from '#contract/catalogue/catalogue.ts';
import {readCatalogue} from '#contract/catalogue/read-catalogue.ts';
import {readConfig} from '#server/config.ts';
import {checkPrices} from '#server/modules/catalogue/check-prices.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(async () => server.close());

test('[PLN3] anyone is told prices by the year and by the month, and where there is no banking', async () => {
  const {status, body} = await server.openDevice().call(readCatalogue, {});
  expect(status).toBe(200);
  expect(body.plans).toMatchObject({effectiveFrom: '2026-01-01', currency: 'USD', yearlySavingPercent: 15});
  const prices = body.plans.products.map(({id, plans}) => ({
    id,
    plans: plans.map(({id, yearlyCents, monthlyCents}) => ({id, yearlyCents, monthlyCents})),
  }));
  expect(prices).toEqual([
    {
      id: 'company',
      plans: [
        {id: 'standard', yearlyCents: 45_000, monthlyCents: 4_412},
        {id: 'professional', yearlyCents: 90_000, monthlyCents: 8_824},
        {id: 'enterprise', yearlyCents: 180_000, monthlyCents: 17_647},
      ],
    },
    {
      id: 'cross-border-crypto',
      plans: [
        {id: 'standard', yearlyCents: 49_000, monthlyCents: 4_804},
        {id: 'professional', yearlyCents: 99_000, monthlyCents: 9_706},
        {id: 'enterprise', yearlyCents: 249_000, monthlyCents: 24_412},
      ],
    },
  ]);
  expect(body.withoutBanking.countries).toHaveLength(37);
  expect({...body, plans: null}).toEqual({...readLists('2026-11-20'), plans: null});
});

test('[PLN9] a server that sells for real wants somebody to have confirmed the latest sample prices', () => {
  expect(() => checkPrices(true, undefined)).toThrow('set CATALOGUE_CONFIRMED to 2026-01-01');
  expect(() => checkPrices(true, '2025-12-31')).toThrow('set CATALOGUE_CONFIRMED to 2026-01-01');
  expect(() => checkPrices(true, '2026-01-01')).not.toThrow();
  expect(() => checkPrices(false, undefined)).not.toThrow();
});

test('[PLN9] production sells for real where cards are charged, also beside other sandboxes', () => {
  const production = {NODE_ENV: 'production', PUBLIC_URL: 'https://app.example.com', ALLOW_SANDBOX: '1'};
  const stripe = {STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1'};
  expect(readConfig(production).sellsForReal).toBe(false);
  expect(readConfig({}).sellsForReal).toBe(false);
  expect(readConfig(stripe).sellsForReal).toBe(false);
  const forReal = {...production, ...stripe, CATALOGUE_CONFIRMED: '2026-01-01'};
  expect(readConfig(forReal)).toMatchObject({sellsForReal: true, catalogueConfirmed: '2026-01-01'});
});
