import {afterAll, beforeAll, expect, test} from 'vitest';
import {readCatalogue} from '#contract/catalogue/read-catalogue.ts';
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
  expect(body.plans.products).toEqual([
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
});
